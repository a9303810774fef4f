"""What one may believe of whom: bounds for the moments in which the posterior used to be far too sure."""

import pytest
from tests.bots.deeds import breaks, lay, mends, reads

from saboteur.bots import Memory
from saboteur.bots.memory.observed_actions import BLUFF, TABLE, evidence_of, habits, likelihoods_table, suspicion_of
from saboteur.bots.memory.seat_beliefs import seat_chances
from saboteur.core.measure.action_categories import CATEGORIES, SITUATIONS
from saboteur.play import events as ev
from saboteur.play.commentary.said import Said
from saboteur.play.fields.values import Cell, GoalFace, PlacedCard
from saboteur.play.game import Game
from saboteur.play.setup import Setup


def start(role: str = "digger", seat: int = 0, seats: int = 5) -> Memory:
    """Return the memory of a seat that holds a role, at the start of a round."""
    for seed in range(200):
        view = Game.new(Setup(seats=seats, options={"first_seat": 0}, seed=seed)).view(seat)
        if view.own is not None and view.own.role == role:
            return Memory.start(view)
    raise AssertionError(f"nobody is {role}")


def believed(memory: Memory, seat: int) -> float:
    """Return what a memory's seat believes: the chance that another is a saboteur."""
    bad = memory.roles.index("saboteur")
    return seat_chances(memory)[seat][bad]


def test_one_card_east_clears_a_little() -> None:
    before = start()
    after = lay(before, 1, "NESW", 1)
    assert 0.2 < believed(after, 1) < believed(before, 1)


def test_a_seat_that_has_not_moved_is_not_guilty_because_three_others_dug() -> None:
    memory = start()
    for x, seat in enumerate((1, 2, 3), 1):
        memory = lay(memory, seat, "NESW", x)
    assert believed(memory, 4) < 0.65


def test_reading_a_map_tells_nothing() -> None:
    before = start()
    after = reads(before, 1, Cell(8, 0))
    assert believed(after, 1) == pytest.approx(believed(before, 1))


def test_being_broken_and_mending_oneself_is_no_guilt() -> None:
    memory = lay(start(), 1, "NESW", 1)
    before = suspicion_of(memory, 1)
    for tool in ("pick", "lantern", "cart"):
        memory = mends(breaks(memory, 2, 1, tool), 1, tool)
    assert suspicion_of(memory, 1) <= before + 0.05


def test_an_innocent_is_not_mobbed_to_certainty() -> None:
    """Suspected after one unlucky card, then broken by everybody, it is never held for certain."""
    memory = lay(lay(start(), 2, "NESW", 1), 1, "E|W", 2)
    for seat, tool in ((2, "pick"), (3, "lantern"), (4, "cart"), (2, "pick"), (3, "lantern")):
        memory = breaks(memory, seat, 1, tool)
        memory = mends(memory, 1, tool)
    assert suspicion_of(memory, 1) < 0.9


def test_one_deed_against_a_blocked_enemy_makes_nobody_trusted() -> None:
    memory = lay(start(), 2, "NESW", 1)
    for x in (2, 3):
        memory = lay(memory, 1, "E|W", x)
    memory = breaks(memory, 2, 1)
    before = believed(memory, 3)
    assert believed(breaks(memory, 3, 1, "cart"), 3) > before - 0.12


@pytest.mark.parametrize("card", ["E|W", "N|E|S|W"])
def test_sabotage_beside_the_goal_counts_even_against_whoever_dug_much(card: str) -> None:
    memory = start()
    for x in range(1, 7):
        memory = lay(memory, 1 + x % 2, "NESW", x)
    before = believed(memory, 1)
    assert before < 0.25
    assert believed(lay(memory, 1, card, 7), 1) > before + 0.2


def test_a_lie_that_a_turned_goal_shows_counts_against_whoever_dug_much() -> None:
    memory = start().hear(ev.MapRead(1, Cell(8, 2)))
    for x in range(1, 5):
        memory = lay(memory, 1, "NESW", x)
    memory = memory.hear_claim(Said(1, "goal_is", cell=Cell(8, 2), kind="treasure"))
    before = believed(memory, 1)
    turned = memory.hear(ev.GoalTurned(3, Cell(8, 2), GoalFace("stone", "NE")))
    assert believed(turned, 1) > before + 0.25


def test_whoever_breaks_me_is_judged_by_what_i_know_of_myself() -> None:
    innocent, guilty = start("digger"), start("saboteur")
    for me in (innocent, guilty):
        assert breaks(me, 3, 0).rows == breaks(innocent, 3, 0).rows  # what everybody sees is the same
    assert believed(breaks(innocent, 3, 0), 3) > believed(innocent, 3) + 0.1
    assert believed(breaks(guilty, 3, 0), 3) < believed(guilty, 3) + 0.1
    suspect = lay(innocent, 0, "E|W", 1)
    assert believed(breaks(suspect, 3, 0), 3) > believed(suspect, 3)


@pytest.mark.rule("B14")
def test_a_tunnel_set_so_that_the_way_ends_speaks_against_whoever_set_it() -> None:
    memory = start()
    for x in range(1, 7):
        memory = lay(memory, 1 + x % 2, "EW", x)
    for y in (0, 2):  # only the goal in the north is left
        memory = memory.hear(ev.GoalTurned(1, Cell(8, y), GoalFace("stone", "NE" if y else "NW")))
    on, away = (memory.hear(ev.CardSet(3, Cell(7, 0), PlacedCard("NEW", turned))) for turned in (False, True))
    assert believed(on, 3) < believed(memory, 3) < believed(away, 3)
    forced = memory.hear(ev.CardSet(3, Cell(7, 0), PlacedCard("NW", False)))  # the other way round does not fit
    assert believed(forced, 3) == believed(memory, 3)


def test_no_deed_counts_for_more_than_its_bound_and_good_ones_not_beyond_a_bluff() -> None:
    roles = ["digger", "saboteur"]
    table = likelihoods_table(roles)
    size = len(SITUATIONS) * len(CATEGORIES)
    assert max(abs(value) for value in table) <= 3.0
    assert min(table[size:]) >= -0.7
    memory = start()
    for x in range(1, 8):
        memory = lay(memory, 1, "NESW", x)
    digger, saboteur = evidence_of(memory)[1]
    assert digger - saboteur <= BLUFF + 1e-9


def test_blue_and_green_mirror_each_other() -> None:
    table = habits(TABLE)
    for situation, row in table["blue"].items():
        for what, chance in row.items():
            twin = what.replace("blue", "*").replace("green", "blue").replace("*", "green")
            assert table["green"][situation][twin] == pytest.approx(chance, abs=2e-5), (situation, what)
