"""What claims are worth: by who makes them, whether they could know, and what is shown of them later."""

import random

import pytest
from msgspec.structs import replace
from tests.bots.deeds import breaks, lay

from saboteur.bots import Memory, Said
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.claim_evidence import MOST_HEARD, heard
from saboteur.bots.memory.seat_beliefs import seat_chances
from saboteur.bots.skills import SKILLS
from saboteur.bots.thinking import think
from saboteur.play import events as ev
from saboteur.play.fields.values import Cell, GoalFace, code_of
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View

HEARING = ("steady", "shrewd", "master", "grandmaster")
MIDDLE, TOP, BOTTOM = Cell(8, 0), Cell(8, -2), Cell(8, 2)


def dealt(modules: str = "base", seats: int = 5) -> tuple[Game, View, Memory]:
    """Return a game in which seat 0 is a gold-digger and moves first, its view and its memory."""
    for seed in range(200):
        game = Game.new(Setup(seats=seats, modules=modules.split(","), options={"first_seat": 0}, seed=seed))
        view = game.view(0)
        if view.own is not None and view.own.role == "digger":
            return game, view, Memory.start(view)
    raise AssertionError("nobody digs")


def believing(memory: Memory, odds: dict[int, float]) -> Memory:
    """Let deeds have said so much for or against seats, at every level."""
    bad = memory.roles.index("saboteur")
    rows = [[odds.get(seat, 0.0) * (i == bad) for i in range(len(memory.roles))] for seat in range(len(memory.rows))]
    marks = [odds.get(seat, 0.0) / SKILLS["steady"].notices for seat in range(memory.seats)]
    return replace(memory, rows=rows, marks=marks)


def report(memory: Memory, by: int, cell: Cell, say: str = "goal_is", kind: str = "treasure") -> Memory:
    """Let a seat look at a goal and say what it is."""
    return memory.hear(ev.MapRead(by, cell)).hear_claim(Said(by, say, cell=cell, kind=kind))


def thinks(level: str, view: View, memory: Memory) -> Assessment:
    """Return what a level makes of the table."""
    assert view.own is not None
    return Assessment(view, view.own, memory, SKILLS[level], random.Random(1))


def hope(level: str, view: View, memory: Memory, cell: Cell = MIDDLE) -> float:
    return thinks(level, view, memory).goals[code_of(cell)]


def guilt(level: str, view: View, memory: Memory, seat: int) -> float:
    return thinks(level, view, memory).role_chance(seat, "saboteur")


# -- goals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", HEARING)
def test_a_reader_is_believed_as_far_as_it_is_trusted(level: str) -> None:
    _, view, memory = dealt()
    trusted = hope(level, view, report(believing(memory, {1: -2.0}), 1, MIDDLE))
    unknown = hope(level, view, report(memory, 1, MIDDLE))
    liar = hope(level, view, report(believing(memory, {1: 3.0}), 1, MIDDLE))
    assert trusted >= 0.8
    assert 0.45 < unknown < trusted - 0.1
    assert 0.25 < liar < 0.45  # it tells the truth a little more often than not
    no_reader = memory.hear_claim(Said(1, "goal_is", cell=MIDDLE, kind="treasure"))
    assert hope(level, view, no_reader) < unknown - 0.1


def test_grandmaster_hears_where_its_network_judges_the_seats() -> None:
    game, view, memory = dealt()
    for x, seat in enumerate((1, 2, 1, 2, 1, 2), 1):
        memory = lay(memory, seat, "NESW", x)
    memory = report(memory, 1, MIDDLE)
    here = thinks("grandmaster", view, memory)
    think(here, game.legal(0), "grandmaster", "cunning")
    assert here.goals[code_of(MIDDLE)] >= 0.8
    accused = memory
    accused = accused.hear_claim(Said(2, "suspect", seat=1, role="saboteur"))
    there = thinks("grandmaster", view, accused)
    think(there, game.legal(0), "grandmaster", "cunning")
    assert there.role_chance(1, "saboteur") > here.role_chance(1, "saboteur")


@pytest.mark.parametrize("level", HEARING)
def test_two_readers_who_contradict_each_other_are_settled_by_trust_and_judged_by_the_turned_goal(level: str) -> None:
    _, view, memory = dealt()
    memory = report(believing(memory, {1: -2.0}), 1, MIDDLE)
    both = report(memory, 2, MIDDLE, "goal_is_not")
    assert 0.5 < hope(level, view, both) < hope(level, view, memory)
    assert guilt(level, view, both, 2) > guilt(level, view, both, 1) + 0.2
    stone = both.hear(ev.GoalTurned(3, MIDDLE, GoalFace("stone", "NE")))
    assert guilt(level, view, stone, 1) > guilt(level, view, both, 1) + 0.2
    assert guilt(level, view, stone, 2) < guilt(level, view, both, 2)


@pytest.mark.parametrize("level", HEARING)
def test_a_lie_that_is_shown_counts_the_same_before_and_after_it_is_told(level: str) -> None:
    _, view, memory = dealt()
    looked = memory.hear(ev.MapRead(1, MIDDLE))
    said, stone = Said(1, "goal_is", cell=MIDDLE, kind="treasure"), ev.GoalTurned(3, MIDDLE, GoalFace("stone", "NE"))
    shown = [looked.hear_claim(said).hear(stone), looked.hear(stone).hear_claim(said)]
    found = [guilt(level, view, one, 1) for one in shown]
    assert found[0] == pytest.approx(found[1], abs=0.01)
    assert found[0] > 0.8
    assert found[0] > guilt(level, view, memory.hear_claim(said).hear(stone), 1) + 0.2  # it had not looked


def test_whoever_has_seen_all_others_could_know_the_last() -> None:
    _, view, memory = dealt()
    for cell in (TOP, BOTTOM):
        memory = memory.hear(ev.MapRead(1, cell))
    memory = memory.hear_claim(Said(1, "goal_is", cell=MIDDLE, kind="treasure"))
    assert memory.words[0].saw
    assert hope("shrewd", view, memory) > 0.5


@pytest.mark.rule("M4")
def test_a_spider_is_feared_where_a_trusted_reader_names_it_and_is_not_the_treasure() -> None:
    _, view, memory = dealt("base,new_goals")
    memory = believing(memory, {1: -2.0})
    told = report(memory, 1, MIDDLE, kind="spider")
    before, after = thinks("shrewd", view, memory), thinks("shrewd", view, told)
    at = code_of(MIDDLE)
    assert before.spiders[at] < 0.2
    assert after.spiders[at] > 0.5
    assert after.goals[at] < 0.1 < before.goals[at]
    shown = told.hear(ev.GoalTurned(3, MIDDLE, GoalFace("stone", "NE")))
    assert guilt("shrewd", view, shown, 1) > guilt("shrewd", view, told, 1) + 0.2


@pytest.mark.rule("M6")
def test_what_a_chest_holds_is_believed_of_a_reader_and_judged_when_it_is_opened() -> None:
    _, view, memory = dealt("base,chests")
    cell = view.chests[0]
    memory = memory.hear(ev.MapRead(1, cell)).hear_claim(Said(1, "chest_holds", cell=cell, chest=3))
    assert heard(memory).chests[code_of(cell)][3] > 0.6
    opened = memory.hear(ev.ChestOpened(2, cell, "NESW", 4))
    assert not heard(opened).chests
    assert guilt("shrewd", view, opened, 1) > guilt("shrewd", view, memory, 1) + 0.2


@pytest.mark.rule("C17")
def test_what_was_said_before_goals_may_have_been_swapped_is_not_held_against_anybody() -> None:
    _, view, memory = dealt("base,goal_swap")
    memory = report(memory, 1, MIDDLE)
    swapped = memory.hear(ev.GoalsHandled(2, MIDDLE, TOP))
    assert hope("shrewd", view, swapped) == pytest.approx(1 / 3, abs=0.01)
    stone = swapped.hear(ev.GoalTurned(3, MIDDLE, GoalFace("stone", "NE")))
    assert guilt("shrewd", view, stone, 1) == pytest.approx(guilt("shrewd", view, swapped, 1), abs=0.01)
    late = swapped.hear_claim(Said(1, "goal_is_not", cell=MIDDLE, kind="treasure"))
    assert not late.words[-1].saw


# -- seats ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", HEARING)
def test_three_accusations_move_a_doubtful_seat_and_a_suspect_moves_it_the_other_way(level: str) -> None:
    _, view, memory = dealt(seats=7)
    base = guilt(level, view, memory, 1)
    accused = memory
    for by in (2, 3, 4):
        accused = accused.hear_claim(Said(by, "suspect", seat=1, role="saboteur"))
    doubtful = believing(memory, {1: -0.12})
    assert guilt(level, view, doubtful, 1) == pytest.approx(0.4, abs=0.015)
    three = doubtful
    for by in (2, 3, 4):
        three = three.hear_claim(Said(by, "suspect", seat=1, role="saboteur"))
    assert guilt(level, view, three, 1) >= 0.55
    assert guilt(level, view, accused, 1) > base
    suspect = believing(memory, {2: 3.5})
    by_suspect = suspect.hear_claim(Said(2, "suspect", seat=1, role="saboteur"))
    assert guilt(level, view, by_suspect, 1) < guilt(level, view, suspect, 1)


@pytest.mark.parametrize("level", HEARING)
def test_a_defence_counts_by_whom_it_comes_from(level: str) -> None:
    _, view, memory = dealt()
    accused = believing(memory, {3: -2.0}).hear_claim(Said(2, "suspect", seat=1, role="saboteur"))
    denied = accused.hear_claim(Said(1, "i_am", role="digger"))
    praised = accused.hear_claim(Said(3, "trust", seat=1))
    assert guilt(level, view, praised, 1) < guilt(level, view, denied, 1) < guilt(level, view, accused, 1)


@pytest.mark.parametrize("level", HEARING)
def test_whoever_accuses_me_though_i_dig_is_suspected_for_it(level: str) -> None:
    _, view, memory = dealt()
    accused = memory.hear_claim(Said(2, "suspect", seat=0, role="saboteur"))
    assert guilt(level, view, accused, 2) > guilt(level, view, memory, 2) + 0.03


@pytest.mark.rule("S8")
def test_whoever_inspected_a_dwarf_is_believed_more_than_others() -> None:
    _, view, memory = dealt()
    said = Said(2, "suspect", seat=1, role="saboteur")
    looked = memory.hear(ev.DwarfInspected(2, 1))
    assert (
        guilt("shrewd", view, looked.hear_claim(said), 1) > guilt("shrewd", view, memory.hear_claim(said), 1) + 0.15
    )


# -- bad input -----------------------------------------------------------------------------------------------


def test_contradictions_in_one_breath_are_weighed_low_and_speak_against_their_speaker() -> None:
    _, view, memory = dealt()
    once = report(memory, 1, MIDDLE)
    twice = report(once, 1, TOP)
    assert hope("shrewd", view, twice) < hope("shrewd", view, once) - 0.1
    assert guilt("shrewd", view, twice, 1) > guilt("shrewd", view, once, 1) + 0.1


def test_a_flood_of_claims_is_heard_no_further_than_a_bound_and_costs_nothing() -> None:
    _, view, memory = dealt()
    before = guilt("shrewd", view, memory, 1)
    for x in range(500):
        memory = memory.hear_claim(Said(2, "goal_is", cell=Cell(x % 40, x // 40), kind="treasure"))
        memory = memory.hear_claim(Said(2, "suspect", seat=1, role="saboteur"))
    assert len(memory.words) <= MOST_HEARD
    assert len(memory.said) <= MOST_HEARD
    assert abs(guilt("shrewd", view, memory, 1) - before) < 0.25


@pytest.mark.parametrize(
    "said",
    [
        Said(1, "goal_is", cell=Cell(40, 40), kind="treasure"),
        Said(1, "goal_is", cell=MIDDLE, kind="spider"),  # there is none at this table
        Said(1, "chest_holds", cell=MIDDLE, chest=3),
        Said(1, "suspect", seat=9, role="saboteur"),
        Said(1, "suspect", seat=1, role="saboteur"),
        Said(1, "suspect", seat=2, role="profiteer"),  # nor such a dwarf
        Said(1, "trust", seat=0),
        Said(9, "goal_is", cell=MIDDLE, kind="treasure"),  # somebody who left
        Said(-1, "goal_is", cell=MIDDLE, kind="treasure"),
        Said(1, "goal_is"),
        Said(1, "suspect"),
        Said(1, "i_am", role="geologist"),
    ],
)
def test_claims_of_what_cannot_be_move_next_to_nothing(said: Said) -> None:
    _, view, memory = dealt()
    after = memory.hear_claim(said)
    for level in HEARING:
        for seat in range(1, 5):
            assert guilt(level, view, after, seat) == pytest.approx(guilt(level, view, memory, seat), abs=0.07)
        assert hope(level, view, after) == pytest.approx(hope(level, view, memory), abs=0.05)


def test_what_is_said_moves_no_seat_further_than_its_bound_whoever_speaks() -> None:
    _, _, memory = dealt(seats=7)
    bad = memory.roles.index("saboteur")
    for by in range(2, 7):
        memory = memory.hear_claim(Said(by, "suspect", seat=1, role="saboteur"))
        memory = memory.hear_claim(Said(by, "trust", seat=by - 1 if by > 2 else 6))
    for chances in seat_chances(memory)[1:]:
        assert 0.02 < chances[bad] < 0.9
    assert breaks(memory, 2, 1).words == memory.words
