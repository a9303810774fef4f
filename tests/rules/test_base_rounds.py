"""The end of a round, gold, and the rounds of a game (B15–B20)."""

from collections import Counter

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    dwarf_stack,
    faces,
    front,
    gold,
    gold_stack,
    hand,
    laid,
    load,
    of,
    own_gold_cards,
    pile,
    play,
    question,
    refused,
    roles,
    run,
    turned_up,
)

from saboteur.play.events import (
    DwarfShown,
    GameEnded,
    GoalShown,
    GoldOffered,
    GoldTaken,
    PurseChanged,
    PurseShown,
    RoundEnded,
    RoundStarted,
)
from saboteur.play.fields.values import Cell, GoalFace
from saboteur.play.game import Game

# One pass is left in the round.
LAST_PASS = """
pile: -
hand 0: map
hand 1: -
hand 2: -
hand 3: -
hand 4: -
hand 5: -
hand 6: -
hand 7: -
hand 8: -
hand 9: -
"""


def last_pass(seats: int) -> str:
    """Everybody's hand is empty but that of seat 0, which has one card."""
    return "\n".join(LAST_PASS.strip().splitlines()[: seats + 1])


def finder(seat: int, seats: int, seat_roles: str, stack: str, extra: str = "") -> Game:
    """Let a seat find the treasure."""
    game = load(
        f"seats: {seats}",
        f"question: take_turn {seat}",
        f"roles: {seat_roles}",
        f"gold_stack: {stack}",
        f"hand {seat}: NEW",
        "goals: 8,0=treasure",
        extra,
        CORRIDOR,
    )
    run(game, f"{seat} lay NEW@7,0")
    return game


# -- B15 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B15")
def test_a_round_ends_when_no_seat_has_cards_in_hand() -> None:
    game = load("""
        seats: 3
        pile: -
        hand 0: map
        hand 1: NS
        hand 2: -
    """)
    assert of(run(game, "0 pass map"), RoundEnded) == []
    assert of(run(game, "1 lay NS@0,1"), RoundEnded) == [RoundEnded("hands_empty", None)]


@pytest.mark.rule("B15")
def test_an_empty_pile_alone_ends_no_round() -> None:
    game = load("""
        seats: 3
        pile: -
        hand 0: map map
        hand 1: map map
        hand 2: map map
    """)
    run(game, "0 pass map", "1 pass map", "2 pass map")
    assert question(game) == ("take_turn", [0])


@pytest.mark.rule("B15")
def test_dwarfs_spare_and_unturned_goals_are_shown_and_nothing_else() -> None:
    game = load(
        """
        seats: 3
        roles: digger saboteur digger
        dwarfs: digger
        pile: NS ...
        hand 0: NEW
        hand 1: map
        hand 2: map
        goals: 8,-2=stone:NE 8,0=treasure 8,2=stone:NW
    """,
        CORRIDOR,
    )
    told = run(game, "0 lay NEW@7,0")
    ended = told.index(RoundEnded("treasure", 0))
    shown = [event for event in told[ended + 1 :] if "shown" in str(event.__struct_config__.tag)]
    assert shown == [
        DwarfShown(0, "digger"), DwarfShown(1, "saboteur"), DwarfShown(2, "digger"), DwarfShown(None, "digger"),
        GoalShown(Cell(8, -2), GoalFace("stone", "NE")), GoalShown(Cell(8, 2), GoalFace("stone", "NW")),
    ]  # fmt: skip
    assert "map" not in str(told[ended:])


@pytest.mark.rule("B15", "M2")
def test_the_dwarf_held_at_the_end_is_the_one_that_counts() -> None:
    game = load("""
        modules: base wardrobe
        seats: 3
        roles: digger digger digger
        dwarfs: saboteur
        pile: -
        hand 0: NESW
        hand 1: -
        hand 2: -
        grid:
          S ─ ─ ┴ ┴
    """)
    run(game, "0 lay NESW@4,-1")  # joins the wardrobe: digger becomes saboteur; the round ends
    assert gold(game) == [4, 0, 0]


@pytest.mark.rule("B15", "S8", "S10")
def test_the_finders_team_is_that_of_the_dwarf_it_holds_at_the_end() -> None:
    game = load(
        """
        modules: saboteur2
        seats: 3
        roles: blue blue green
        dwarfs: green
        question: take_turn 2
        hand 2: hat_swap
        hand 0: NEW
        goals: 8,0=treasure
    """,
        CORRIDOR,
    )
    run(game, "2 hat_swap 0", "0 lay NEW@7,0")
    assert gold(game) == [4, 0, 4]  # two greens win; blue does not, though it could reach


# -- B16 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B16")
def test_as_many_gold_cards_go_round_as_there_are_gold_diggers_among_the_seats() -> None:
    game = finder(0, 5, "digger saboteur digger saboteur digger", "3 2 1 1 1 2 3")
    own = game.view(0).own
    assert own is not None
    assert Counter(own.offered) == {3: 1, 2: 1, 1: 1}


@pytest.mark.rule("B16")
def test_gold_goes_counter_clockwise_from_the_finder_past_the_saboteurs() -> None:
    game = finder(1, 5, "digger digger saboteur digger digger", "3 3 2 1 1")
    order = []
    while question(game)[0] == "pick_gold":
        (seat,) = game.to_act
        order.append(seat)
        game.apply(seat, game.legal(seat)[0])
    full = [1, 0, 4, 3]
    assert order == full[: len(order)]
    assert order[:3] == full[:3]
    assert sorted(gold(game)) == [0, 1, 2, 3, 3]
    assert gold(game)[2] == 0


@pytest.mark.rule("B16")
def test_each_gold_digger_takes_one_card_of_its_choice() -> None:
    game = finder(0, 4, "digger saboteur digger digger", "3 2 1")
    assert refused(game, 3, "gold 3") == "not_asked"
    run(game, "0 gold 2")
    assert refused(game, 3, "gold 2") == "not_offered"
    run(game, "3 gold 3")
    if question(game)[0] == "pick_gold":
        run(game, "2 gold 1")
    assert gold(game) == [2, 0, 1, 3]


@pytest.mark.rule("B16", "B18")
def test_what_is_offered_and_taken_is_the_seats_secret() -> None:
    game = finder(0, 4, "digger saboteur digger digger", "3 2 1")
    for eyes in (None, 1, 2, 3):
        own = game.view(eyes).own
        assert own is None or own.offered == []
    told = play(game, 0, "gold 3", eyes=1)
    assert of(told, GoldTaken) == [GoldTaken(0, 2, None)]
    assert of(told, GoldOffered) == [GoldOffered(3, 2, None)]


@pytest.mark.rule("B16")
def test_a_saboteur_as_finder_gets_nothing_and_the_next_gold_digger_counter_clockwise_begins() -> None:
    game = finder(2, 5, "digger saboteur saboteur digger digger", "3 2 1")
    assert question(game) == ("pick_gold", [0])
    run(game, "0 gold 3")
    assert question(game) == ("pick_gold", [4])
    run(game, "4 gold 2")
    if question(game)[0] == "pick_gold":
        run(game, "3 gold 1")
    assert gold(game) == [3, 0, 0, 1, 2]


# -- B17 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B17", "R-05")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "each"), [(4, 1, 4), (5, 1, 4), (5, 2, 3), (7, 3, 3), (10, 3, 3), (10, 4, 2)]
)
def test_saboteurs_get_four_three_three_or_two_each(seats: int, saboteurs: int, each: int) -> None:
    dealt = ["saboteur"] * saboteurs + ["digger"] * (seats - saboteurs)
    game = load(f"seats: {seats}", f"roles: {' '.join(dealt)}", last_pass(seats))
    run(game, "0 pass map")
    assert gold(game) == [each] * saboteurs + [0] * (seats - saboteurs)


@pytest.mark.rule("B17")
def test_without_a_saboteur_among_the_seats_nobody_gets_gold() -> None:
    game = load("seats: 3", "roles: digger digger digger", "dwarfs: saboteur", last_pass(3))
    run(game, "0 pass map")
    assert gold(game) == [0, 0, 0]
    assert len(gold_stack(game)) == 28


# -- B18 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B18", "R-11")
def test_amounts_of_gold_are_secret_but_whether_there_is_any_is_not() -> None:
    game = load("seats: 3", "gold: 1=3 2=1", "roles: saboteur digger digger", last_pass(3))
    view = game.view(0)
    assert [info.any_gold for info in view.table] == [False, True, True]
    assert view.gold is None
    assert view.own is not None
    assert view.own.gold == 0
    same = game.copy()
    (changed,) = of(play(game, 0, "pass map", eyes=1), PurseChanged)
    assert (changed.seat, changed.any, changed.total) == (0, True, None)
    (changed,) = of(play(same, 0, "pass map", eyes=0), PurseChanged)
    assert changed.total == 4


@pytest.mark.rule("B18", "B20")
def test_purses_are_opened_at_the_end_of_the_game() -> None:
    game = load("seats: 3", "round: 3", "gold: 1=3 2=1", "roles: saboteur digger digger", last_pass(3))
    told = run(game, "0 pass map")
    assert of(told, PurseShown) == [PurseShown(0, 4), PurseShown(1, 3), PurseShown(2, 1)]
    assert game.view(None).gold == [4, 3, 1]


# -- B19 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B19")
def test_every_round_is_set_up_again() -> None:
    game = load(
        "seats: 4",
        "roles: saboteur digger digger digger",
        "gold: 1=3 1=2 2=1",
        "front 1: pick cart",
        "front 0: lantern",
        "goals: 8,0=stone:NW up",
        "last_card: 1",
        "grid:\n  S ─ ─ ┴ ┴ ┴ ┴ ┴",
        last_pass(4),
    )
    told = run(game, "0 pass map")
    assert of(told, RoundStarted) == [RoundStarted(2, 2, 1)]
    assert laid(game) == {}
    assert turned_up(game) == {}
    assert sorted(faces(game).values()) == ["stone", "stone", "treasure"]
    assert [front(game, seat) for seat in range(4)] == [[]] * 4
    assert [len(hand(game, seat)) for seat in range(4)] == [6] * 4
    assert len(pile(game)) == 67 - 24
    assert game.view(None).discards == 0
    assert Counter(roles(game) + dwarf_stack(game)) == {"saboteur": 1, "digger": 4}


@pytest.mark.rule("B19")
def test_gold_that_was_won_stays_and_the_rest_is_shuffled() -> None:
    game = load(
        "seats: 4", "roles: saboteur digger digger digger", "gold: 1=3 1=2 2=1",
        "gold_stack: 3 1 " + "2 " * 7 + "1 " * 14 + "3 3", last_pass(4),
    )  # fmt: skip
    before = gold_stack(game)
    run(game, "0 pass map")
    assert gold(game) == [4, 5, 1, 0]
    assert own_gold_cards(game, 0) == [1, 3]
    after = gold_stack(game)
    assert Counter(after) == Counter(before[2:])
    assert after != before[2:]  # by this seed


@pytest.mark.rule("B19", "C20")
def test_play_is_clockwise_again() -> None:
    game = load("modules: base turnabout", "seats: 3", "clockwise: no", last_pass(3))
    run(game, "0 pass map")
    assert game.view(None).clockwise


@pytest.mark.rule("B19", "M1", "M2", "M4", "M6", "M8")
def test_the_minis_are_set_up_again() -> None:
    game = load(
        "modules: base toll wardrobe new_goals chests",
        "seats: 3",
        "large_used: yes",
        "no_goal_maps: yes",
        "toll: out",
        "toll: 0 0,0 N",
        "chest_cells: - - 6,-1 6,1",
        last_pass(3),
    )
    run(game, "0 pass map")
    view = game.view(None)
    assert [dwarf.where for dwarf in view.toll] == ["free", "free"]
    assert view.large is not None
    assert not view.large.used
    assert not view.no_goal_maps
    assert [str(cell) for cell in view.chests] == ["3,-1", "3,1", "6,-1", "6,1"]
    assert len(view.goals) == 5


@pytest.mark.rule("B19", "M4", "M6")
def test_new_goals_chests_and_chest_tunnels_are_all_shuffled_again() -> None:
    found = set()
    for seed in range(12):
        game = load("modules: base new_goals chests", "seats: 3", f"seed: {seed}", last_pass(3))
        before = secret_layout(game)
        run(game, "0 pass map")
        after = secret_layout(game)
        assert [Counter(one) for one in before] == [Counter(one) for one in after]
        found.add(tuple(one != other for one, other in zip(before, after, strict=True)))
    assert (True, True, True) in found


def secret_layout(game: Game) -> list[list[str]]:
    """Return goals, chest tunnels and chests, those aside too, in the order in which they lie."""
    from saboteur.play.positions import position_of

    position = position_of(game)
    goals = [one.partition("=")[2].split()[0] for one in position.goals] + position.goals_aside
    return [[one.partition("{")[0] for one in part] for part in (goals, position.tunnels, position.chests)]


@pytest.mark.rule("B19", "R-13")
def test_the_seat_left_of_the_one_that_played_the_last_card_begins() -> None:
    game = load("""
        seats: 4
        pile: -
        hand 0: map
        hand 1: NS
        hand 2: map
        hand 3: -
    """)
    run(game, "0 pass map", "1 lay NS@0,1", "2 pass map")
    assert question(game) == ("take_turn", [2])  # seat 1 was the last to play a card


@pytest.mark.rule("B19", "B20")
def test_a_game_has_three_rounds() -> None:
    for number, over in ((1, False), (2, False), (3, True)):
        game = load("seats: 3", f"round: {number}", last_pass(3))
        told = run(game, "0 pass map")
        assert game.over is over
        assert bool(of(told, GameEnded)) is over


# -- B20 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B20")
def test_most_gold_wins() -> None:
    game = load("seats: 3", "round: 3", "roles: saboteur digger digger", "gold: 1=3 1=2 2=1", last_pass(3))
    run(game, "0 pass map")
    assert game.result is not None
    assert game.result.gold == [4, 5, 1]
    assert game.result.winners == [1]


@pytest.mark.rule("B20")
def test_ties_share_the_victory() -> None:
    game = load("seats: 3", "round: 3", "roles: saboteur digger digger", "gold: 1=3 1=1 2=1", last_pass(3))
    run(game, "0 pass map")
    assert game.result is not None
    assert game.result.gold == [4, 4, 1]
    assert game.result.winners == [0, 1]


@pytest.mark.rule("B15", "S9")
def test_the_dwarf_stack_of_saboteur_2_is_not_shown() -> None:
    game = load("modules: saboteur2", "seats: 3", last_pass(3))
    told = run(game, "0 pass map")
    assert [event.seat for event in of(told, DwarfShown)] == [0, 1, 2]


@pytest.mark.rule("B19", "R-12", "C19")
def test_in_a_new_round_everybody_is_asked_about_the_veto_again() -> None:
    game = load("modules: base veto", "seats: 3", "veto_spent: yes", last_pass(3))
    run(game, "0 pass map")
    assert not game.view(None).veto_spent


@pytest.mark.rule("B19", "R-13")
def test_after_a_treasure_the_seat_left_of_the_finder_begins() -> None:
    game = finder(1, 4, "digger saboteur digger digger", "3 2 1")
    while question(game)[0] == "pick_gold":
        (seat,) = game.to_act
        game.apply(seat, game.legal(seat)[0])
    assert question(game) == ("take_turn", [2])
