"""Rulings that are options of the base game, each with both values (R-01, R-02, R-03, R-13, R-31)."""

import pytest
from tests.rules.helpers import (
    front,
    gold,
    hand,
    legal_lines,
    load,
    new_game,
    of,
    question,
    refused,
    run,
    turned_up,
)

from saboteur.play.events import GoalTurned, RoundEnded

# A crossing at 8,-1 points at two goals.
TWO_GOALS = """
seats: 3
roles: digger saboteur digger
hand 0: NESW
hand 1: NS map
goals: 8,-2=stone:NW 8,0=stone:NE 8,2=treasure
grid:
  ┌ ─ ─ ┬ ┬ ┬ ┬ ┬
  S
"""
ONE = "options: reached_goals=one"

# -- R-01 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-01", "B13")
@pytest.mark.parametrize(("first", "second"), [("8,-2", "8,0"), ("8,0", "8,-2")])
def test_all_goals_reached_by_one_play_are_turned_in_the_players_order(first: str, second: str) -> None:
    game = load(TWO_GOALS)
    run(game, "0 lay NESW@8,-1")
    assert question(game) == ("choose_reached", [0])
    assert sorted(legal_lines(game, 0)) == ["open 8,-2", "open 8,0"]
    told = run(game, f"0 open {first}")
    if question(game)[0] == "choose_reached":
        told += run(game, f"0 open {second}")
    assert [str(event.cell) for event in of(told, GoalTurned)] == [first, second]
    assert set(turned_up(game)) == {"8,-2", "8,0"}


@pytest.mark.rule("R-01", "M5")
def test_if_the_first_is_the_treasure_the_other_stays_unturned() -> None:
    game = load(TWO_GOALS.replace("8,0=stone:NE 8,2=treasure", "8,0=treasure 8,2=stone:NE"))
    told = run(game, "0 lay NESW@8,-1", "0 open 8,0")
    assert [str(event.cell) for event in of(told, GoalTurned)] == ["8,0"]
    assert RoundEnded("treasure", 0) in told


@pytest.mark.rule("R-01")
def test_with_one_a_path_turns_at_most_one_goal_chosen_by_its_layer() -> None:
    game = load(TWO_GOALS, ONE)
    run(game, "0 lay NESW@8,-1")
    assert question(game) == ("choose_reached", [0])
    run(game, "0 open 8,0")
    assert turned_up(game) == {"8,0": "stone"}
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-01")
def test_with_one_each_later_path_turns_again_at_most_one() -> None:
    game = load(TWO_GOALS, ONE)
    run(game, "0 lay NESW@8,-1", "0 open 8,0")
    (turned,) = of(run(game, "1 lay NS@0,1"), GoalTurned)
    assert (turned.seat, str(turned.cell)) == (1, "8,-2")


@pytest.mark.rule("R-01")
def test_with_one_an_action_turns_nothing() -> None:
    game = load(TWO_GOALS, ONE)
    run(game, "0 lay NESW@8,-1", "0 open 8,0", "1 map 8,-2")
    assert turned_up(game) == {"8,0": "stone"}


@pytest.mark.rule("R-01", "R-14")
def test_with_one_a_path_that_is_moved_turns_one_too() -> None:
    game = load("""
        modules: base detour
        options: reached_goals=one
        seats: 3
        hand 0: detour
        goals: 8,-2=stone:NW 8,0=stone:NE up
        grid:
          ┌ ─ ─ ┬ ┬ ┬ ┬ ┬ ┼
          S
    """, "maze: NS@0,1 NE@0,2")  # fmt: skip
    (turned,) = of(run(game, "0 detour -1,0"), GoalTurned)
    assert str(turned.cell) == "8,-2"


@pytest.mark.rule("R-01", "C23")
def test_with_one_a_detour_turns_the_next_of_the_goals_still_reached() -> None:
    game = load("""
        modules: base detour
        options: reached_goals=one
        seats: 3
        grid:
          ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ┤
          S
        maze: NESW@-1,0
        goals: 8,0=stone:NE up 8,-2=stone:NW 8,2=treasure
        turned_goal: yes
        hand 0: detour
    """)
    told = run(game, "0 detour 0,1")
    assert [str(event.cell) for event in of(told, GoalTurned)] == ["8,-2"]


@pytest.mark.rule("R-01")
def test_with_one_a_goal_that_is_no_longer_joined_is_not_turned() -> None:
    game = load(TWO_GOALS, ONE, "hand 2: rockfall")
    run(game, "0 lay NESW@8,-1", "0 open 8,0", "1 map 8,-2", "2 rockfall 1,-1")
    hand_0 = legal_lines(game, 0, "pass")[0]
    run(game, f"0 {hand_0}", "1 lay NS@0,1")
    assert turned_up(game) == {"8,0": "stone"}


@pytest.mark.rule("R-01", "B17")
def test_a_treasure_joined_but_never_turned_is_not_reached() -> None:
    game = load("""
        options: reached_goals=one
        seats: 3
        roles: digger saboteur digger
        pile: -
        hand 0: NESW
        hand 1: -
        hand 2: -
        goals: 8,-2=stone:NW 8,0=treasure
        grid:
          ┌ ─ ─ ┬ ┬ ┬ ┬ ┬
          S
    """)
    told = run(game, "0 lay NESW@8,-1", "0 open 8,-2")
    assert RoundEnded("hands_empty", None) in told
    assert gold(game) == [0, 4, 0]


# -- R-02 --------------------------------------------------------------------------------------------------

UNJOINED = """
hand 0: NEW NS EW
grid:
  S ─
"""


@pytest.mark.rule("R-02", "B7")
def test_by_default_a_path_must_be_joined() -> None:
    game = load(UNJOINED)
    assert refused(game, 0, "lay NEW@1,-1") == "not_joined"


@pytest.mark.rule("R-02")
def test_with_must_connect_no_two_closed_sides_meeting_are_enough() -> None:
    game = load(UNJOINED, "options: must_connect=no")
    assert "lay NEW@1,-1" in legal_lines(game, 0)
    run(game, "0 lay NEW@1,-1")


@pytest.mark.rule("R-02", "B7")
def test_with_must_connect_no_the_card_must_still_touch_and_fit() -> None:
    game = load(UNJOINED, "options: must_connect=no")
    assert refused(game, 0, "lay NEW@3,0") == "touches_nothing"
    assert refused(game, 0, "lay NS@1,-1") == "does_not_fit"
    assert refused(game, 0, "lay NEW@7,0") == "touches_nothing"  # a face-down goal is nothing to touch


@pytest.mark.rule("R-02", "B13")
def test_with_must_connect_no_a_path_that_is_not_joined_reaches_nothing() -> None:
    game = load("""
        options: must_connect=no
        hand 0: NEW
        maze: NESW@6,0
    """)
    run(game, "0 lay NEW@7,0")
    assert turned_up(game) == {}


# -- R-03 --------------------------------------------------------------------------------------------------

ALL_PASSED = "options: round_end=all_passed"
PASSING = """
seats: 3
pile: -
hand 0: map map NS
hand 1: map map
hand 2: map map
"""


@pytest.mark.rule("R-03", "B15")
def test_by_default_a_round_goes_on_though_everybody_passes() -> None:
    game = load(PASSING)
    run(game, "0 pass map", "1 pass map", "2 pass map")
    assert question(game) == ("take_turn", [0])


@pytest.mark.rule("R-03")
def test_with_all_passed_the_round_ends_when_every_seat_has_passed_in_a_row() -> None:
    game = load(PASSING, ALL_PASSED)
    run(game, "0 pass map", "1 pass map")
    assert of(run(game, "2 pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("starter", range(3))
def test_if_nobody_ever_plays_the_round_ends_when_each_has_passed_once_without_a_pile(starter: int) -> None:
    game = new_game(seats=3, round_end="all_passed", first_seat=starter)
    without_pile: list[int] = []
    while game.view(None).round == 1:
        (seat,) = game.to_act
        if not game.view(None).pile:
            without_pile.append(seat)
        run(game, f"{seat} pass {hand(game, seat)[0]}")
    assert len(without_pile) == 3
    assert set(without_pile) == {0, 1, 2}


@pytest.mark.rule("R-03")
def test_with_all_passed_a_card_played_breaks_the_row() -> None:
    game = load(PASSING, ALL_PASSED)
    run(game, "0 pass map", "1 pass map", "2 map 8,0", "0 pass map", "1 pass map")
    assert question(game) == ("take_turn", [2])
    assert of(run(game, "2 pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-03")
def test_with_all_passed_only_turns_begun_with_an_empty_pile_count() -> None:
    game = load("""
        seats: 3
        pile: EW
        hand 0: map map
        hand 1: map map
        hand 2: map map
    """, ALL_PASSED)  # fmt: skip
    run(game, "0 pass map", "1 pass map", "2 pass map")  # seat 0 drew the last card: its pass does not count
    assert question(game) == ("take_turn", [0])
    assert of(run(game, "0 pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-03")
def test_with_all_passed_an_empty_hand_counts_as_passed() -> None:
    game = load("""
        seats: 3
        pile: -
        hand 0: map NS
        hand 1: -
        hand 2: map NS
    """, ALL_PASSED)  # fmt: skip
    run(game, "0 pass map")
    assert of(run(game, "2 pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("alone", range(3))
def test_the_only_seat_that_still_has_cards_ends_the_round_by_passing(alone: int) -> None:
    hands = [f"hand {seat}: {'map NS' if seat == alone else '-'}" for seat in range(3)]
    game = load("options: round_end=all_passed", "seats: 3", "pile: -", f"mover: {alone}", *hands)
    assert of(run(game, f"{alone} pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-03", "B15")
def test_with_all_passed_empty_hands_end_the_round_as_well() -> None:
    game = load("""
        seats: 3
        pile: -
        hand 0: NS
        hand 1: -
        hand 2: -
    """, ALL_PASSED)  # fmt: skip
    assert len(of(run(game, "0 lay NS@0,1"), RoundEnded)) == 1


@pytest.mark.rule("R-03", "B17")
def test_with_all_passed_the_saboteurs_win() -> None:
    game = load(PASSING, ALL_PASSED, "roles: digger saboteur digger")
    run(game, "0 pass map", "1 pass map", "2 pass map")
    assert gold(game) == [0, 4, 0]


# -- R-13 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-13", "B19", "S16")
@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
@pytest.mark.parametrize(("option", "begins"), [("last_card", 1), ("last_turn", 2), ("last_path", 0)])
def test_the_next_starter_is_left_of_the_last_card_turn_or_path(option: str, begins: int, foundation: str) -> None:
    game = load(f"modules: {foundation}", """
        seats: 4
        question: take_turn 3
        pile: -
        hand 0: map
        hand 1: map
        hand 2: -
        hand 3: NS
    """, f"options: next_starter={option}")  # fmt: skip
    run(game, "3 lay NS@0,1", "0 map 8,0", "1 pass map")
    assert question(game) == ("take_turn", [begins])


@pytest.mark.rule("R-13")
@pytest.mark.parametrize(("option", "begins"), [("last_card", 3), ("last_turn", 0), ("last_path", 3)])
def test_if_there_was_none_the_rounds_starter_counts(option: str, begins: int) -> None:
    game = load("""
        seats: 4
        starter: 2
        question: take_turn 2
        pile: -
        hand 0: -
        hand 1: -
        hand 2: map
        hand 3: map
    """, f"options: next_starter={option}")  # fmt: skip
    run(game, "2 pass map", "3 pass map")
    assert question(game) == ("take_turn", [begins])


@pytest.mark.rule("R-13", "R-12")
@pytest.mark.parametrize(("option", "begins"), [("last_card", 3), ("last_turn", 1), ("last_path", 2)])
def test_a_vetoed_card_does_not_count_but_its_veto_does(option: str, begins: int) -> None:
    game = load("""
        modules: base veto
        seats: 4
        starter: 1
        pile: -
        hand 0: NS
        hand 1: -
        hand 2: veto
        hand 3: -
    """, f"options: next_starter={option}")  # fmt: skip
    run(game, "0 lay NS@0,1", "2 veto")
    assert question(game) == ("take_turn", [begins])


@pytest.mark.rule("R-13", "R-14")
def test_a_detour_counts_as_a_path() -> None:
    game = load("""
        modules: base detour
        options: next_starter=last_path
        seats: 4
        last_path: 3
        pile: -
        hand 0: detour
        hand 1: map
        hand 2: -
        hand 3: -
        maze: EW@1,0
    """)
    run(game, "0 detour -1,0", "1 map 8,0")
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-13", "M1")
def test_placing_a_toll_dwarf_plays_no_card() -> None:
    game = load("""
        modules: base toll
        seats: 4
        pile: -
        hand 0: map
        hand 1: map
        hand 2: -
        hand 3: -
    """)
    run(game, "0 map 8,0", "1 toll 0,0 N map")
    assert question(game) == ("take_turn", [1])


# -- R-31 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-31", "B9")
def test_by_default_nobody_breaks_its_own_tools() -> None:
    game = load("seats: 3", "hand 0: break_cart")
    assert refused(game, 0, "break cart 0") == "own_seat"


@pytest.mark.rule("R-31")
@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_with_self_sabotage_a_broken_tool_may_be_laid_before_oneself(foundation: str) -> None:
    game = load(f"modules: {foundation}", "seats: 3", "hand 0: break_cart", "options: self_sabotage=yes")
    assert legal_lines(game, 0, "break") == ["break cart 0", "break cart 1", "break cart 2"]
    run(game, "0 break cart 0")
    assert front(game, 0) == ["cart"]


@pytest.mark.rule("R-31", "B9")
def test_with_self_sabotage_there_is_still_at_most_one_of_each_kind() -> None:
    game = load("seats: 3", "hand 0: break_cart", "front 0: cart", "options: self_sabotage=yes")
    assert refused(game, 0, "break cart 0") == "already_there"


# -- one reached goal, and other things that are reached --------------------------------------------------


@pytest.mark.rule("R-01", "R-18")
def test_with_one_a_chest_is_opened_besides_the_goal() -> None:
    game = load("""
        modules: base chests
        options: reached_goals=one chest_layout=2,2 4,2 6,2 7,-1
        seats: 3
        hand 0: NEW
        tunnels: ? ? ? NE
        chests: inspect no_draw take_card gold
        goals: 8,0=stone:NW
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """)
    run(game, "0 lay NEW@7,0", "0 open 8,0")
    assert turned_up(game) == {"8,0": "stone"}
    assert gold(game) == [1, 0, 0]  # the chest was opened as well


@pytest.mark.rule("R-01", "R-28")
def test_with_one_each_path_of_a_specialist_turns_one() -> None:
    game = load(
        TWO_GOALS.replace("hand 0: NESW", "hand 0: path_specialist NESW NS"), ONE, "modules: base path_specialist"
    )
    run(game, "0 path_specialist", "0 lay NESW@8,-1", "0 open 8,0")
    assert turned_up(game) == {"8,0": "stone"}
    run(game, "0 lay NS@0,1")
    assert turned_up(game) == {"8,-2": "stone", "8,0": "stone"}


# -- what is no pass --------------------------------------------------------------------------------------


@pytest.mark.rule("R-03", "M1")
def test_placing_a_toll_dwarf_is_no_pass() -> None:
    game = load(PASSING, ALL_PASSED, "modules: base toll")
    run(game, "0 pass map", "1 pass map", "2 toll 0,0 N map")
    assert question(game) == ("take_turn", [0])
    run(game, "0 pass map", "1 pass map")
    assert question(game) == ("take_turn", [2])


@pytest.mark.rule("R-03", "M1")
def test_placing_a_toll_dwarf_with_the_last_card_is_no_pass() -> None:
    game = load("""
        modules: base toll
        options: round_end=all_passed
        seats: 3
        mover: 2
        passed: 0 1
        pile: -
        hand 0: EW map
        hand 1: EW map
        hand 2: NS
    """)
    told = run(game, "2 toll 0,0 E NS")
    assert of(told, RoundEnded) == []
    assert question(game) == ("take_turn", [0])
    assert of(run(game, "0 pass map"), RoundEnded) == []  # the row begins again: seat 1 has not passed in it yet
    assert of(run(game, "1 pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-03", "C19")
def test_a_card_that_was_vetoed_is_no_pass() -> None:
    game = load(PASSING.replace("hand 2: map map", "hand 2: veto map map"), ALL_PASSED, "modules: base veto")
    run(game, "0 pass map", "1 map 8,0", "0 allow", "2 veto", "2 pass map")
    assert question(game) == ("take_turn", [0])


@pytest.mark.rule("R-03")
def test_a_seat_that_plays_its_last_card_counts_as_passed_from_then_on() -> None:
    game = load("""
        seats: 3
        pile: -
        hand 0: NS
        hand 1: map map
        hand 2: map map
    """, ALL_PASSED)  # fmt: skip
    run(game, "0 lay NS@0,1", "1 pass map")
    assert of(run(game, "2 pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-02", "R-22")
def test_with_must_connect_no_a_card_may_touch_the_large_card_alone() -> None:
    table = "modules: base wardrobe", "hand 0: NS"
    assert refused(load(*table), 0, "lay NS@6,-2") == "not_joined"
    assert "lay NS@6,-2" in legal_lines(load(*table, "options: must_connect=no"), 0)
