"""New goals: which lie out, what they do, one after the other (M4, M5; R-04, R-18, R-20, R-21)."""

from collections import Counter

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    faces,
    gold,
    laid,
    legal_lines,
    load,
    new_game,
    of,
    own_gold_cards,
    play,
    question,
    refused,
    run,
    turned_up,
)

from saboteur.play.events import (
    CardDrawn,
    CardSet,
    GoalShown,
    GoalTurned,
    GoldGained,
    GoldLost,
    RoundEnded,
)
from saboteur.play.game import Game
from saboteur.play.positions import position_of

CELLS = ["8,-2", "8,0", "8,2", "9,-1", "9,1"]


def turned(face: str, *more: str, modules: str = "base new_goals", roles: str = "digger saboteur digger") -> Game:
    """Let seat 0 turn this goal at 8,0."""
    game = before(face, *more, modules=modules, roles=roles)
    play(game, 0, "lay NEW@7,0")
    return game


def before(face: str, *more: str, modules: str = "base new_goals", roles: str = "digger saboteur digger") -> Game:
    """One card before this goal at 8,0."""
    return load(
        f"modules: {modules}", "seats: 3", f"roles: {roles}", "hand 0: NEW map", f"goals: 8,0={face}", *more, CORRIDOR
    )


# -- the eight, and the five that lie out ------------------------------------------------------------------


@pytest.mark.rule("M4")
@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_eight_goal_cards_replace_the_three_and_five_lie_out_face_down(foundation: str) -> None:
    game = new_game(f"{foundation} new_goals")
    assert sorted(faces(game)) == sorted(CELLS)
    assert turned_up(game) == {}
    aside = [face.partition("{")[0] for face in position_of(game).goals_aside]
    every = sorted([*(face.partition("=")[2].partition("{")[0] for face in position_of(game).goals), *aside])
    assert every == sorted(
        ["treasure:NESW", "stone:NE", "stone:NW", "sack1:NE", "sack2:NW", "dragon:NE", "dragon:NW", "spider:NESW"]
    )


@pytest.mark.rule("M4", "R-04")
def test_the_treasure_lies_anywhere_among_the_five() -> None:
    places = {
        cell
        for seed in range(60)
        for cell, kind in faces(new_game("saboteur2 new_goals", seed=seed)).items()
        if kind == "treasure"
    }
    assert places == set(CELLS)


@pytest.mark.rule("R-04", "M4")
def test_by_default_the_treasure_is_always_among_the_five_goals() -> None:
    games = [new_game("base new_goals", seed=seed) for seed in range(40)]
    assert all(list(faces(game).values()).count("treasure") == 1 for game in games)
    assert len({tuple(faces(game).values()) for game in games}) > 20  # the others are random


@pytest.mark.rule("R-04", "M4")
def test_with_treasure_always_out_no_any_five_of_eight_lie_out() -> None:
    games = [new_game("base new_goals", seed=seed, treasure_always_out=False) for seed in range(40)]
    without = [game for game in games if "treasure" not in faces(game).values()]
    assert 5 < len(without) < 30  # three in eight


@pytest.mark.rule("R-04", "M4")
@pytest.mark.parametrize("always", ["yes", "no"])
def test_the_treasure_may_lie_on_each_of_the_five_cells(always: str) -> None:
    games = [new_game("base new_goals", seed=seed, treasure_always_out=always) for seed in range(200)]
    dealt = [goal for game in games for goal in position_of(game).goals if "=treasure" in goal]
    cells = Counter(goal.partition("=")[0] for goal in dealt)
    assert len(cells) == 5
    assert max(cells.values()) < 60  # no cell is favoured, though a treasure that lay aside is put among the five
    assert (len(dealt) == 200) == (always == "yes")


@pytest.mark.rule("M4", "R-04", "B19")
def test_in_a_new_round_all_eight_are_shuffled_again() -> None:
    game = turned("spider", "coins: 0 0 0")
    assert len(faces(game)) == 5
    assert "treasure" in faces(game).values()
    assert len(position_of(game).goals_aside) == 3


@pytest.mark.rule("R-04", "B17")
def test_a_round_without_a_treasure_is_won_by_the_saboteurs() -> None:
    game = load(
        "modules: base new_goals", "options: treasure_always_out=no", "seats: 3", "roles: digger saboteur digger",
        "goals_aside: treasure stone:NE stone:NW", "pile: -", "hand 0: map", "hand 1: -", "hand 2: -",
    )  # fmt: skip
    assert "treasure" not in faces(game).values()
    assert RoundEnded("hands_empty", None) in run(game, "0 pass map")
    assert gold(game) == [0, 4, 0]


# -- effects -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M4", "R-20")
@pytest.mark.parametrize(("sack", "amount"), [("sack1:NE", 1), ("sack2:NW", 2)])
@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_a_sack_gives_the_gold_printed_on_it_in_coins(sack: str, amount: int, foundation: str) -> None:
    roles = "digger saboteur digger" if foundation == "base" else "blue saboteur green"
    game = turned(sack, modules=f"{foundation} new_goals", roles=roles)
    assert gold(game) == [amount, 0, 0]
    assert position_of(game).coins == [amount, 0, 0]
    assert turned_up(game) == {"8,0": "sack"}
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("M4")
def test_everybody_sees_what_a_sack_gave() -> None:
    told = run(before("sack2:NW"), "0 lay NEW@7,0")
    assert [(event.seat, event.amount) for event in of(told, GoldGained)] == [(0, 2)]
    assert len(of(told, CardDrawn)) == 1  # the turn ends as usual


@pytest.mark.rule("M4")
@pytest.mark.parametrize(("coins", "left"), [("3 1 1", [2, 1, 1]), ("1 1 1", [0, 1, 1]), ("0 1 1", [0, 1, 1])])
def test_a_dragon_takes_one_gold_from_the_seat_that_turned_it_if_it_has_any(coins: str, left: list[int]) -> None:
    assert gold(turned("dragon:NE", f"coins: {coins}")) == left


@pytest.mark.rule("M4", "R-20", "R-06")
@pytest.mark.parametrize(("cards", "coins", "left"), [("0=1", 0, 0), ("0=3", 0, 2), ("0=2 0=1", 0, 2), ("0=2", 1, 2)])
def test_in_the_base_game_the_dragon_takes_from_the_whole_purse(cards: str, coins: int, left: int) -> None:
    game = turned("dragon:NW", f"gold: {cards}", f"coins: {coins} 0 0")
    assert gold(game) == [left, 0, 0]


@pytest.mark.rule("R-20", "R-06")
def test_a_gold_card_broken_for_a_dragon_leaves_the_game() -> None:
    game = turned("dragon:NW", "gold: 0=3")
    assert own_gold_cards(game, 0) == []
    assert position_of(game).coins == [2, 0, 0]
    stack = [card.partition("{")[0] for card in position_of(game).gold_stack or []]
    assert stack.count("3") == 3  # not back in the stack


@pytest.mark.rule("M4")
def test_what_the_dragon_took_is_gone() -> None:
    told = run(before("dragon:NE", "coins: 2 0 0"), "0 lay NEW@7,0")
    assert [(event.seat, event.amount) for event in of(told, GoldLost)] == [(0, 1)]
    assert of(told, GoldGained) == []


@pytest.mark.rule("M4")
@pytest.mark.parametrize("face", ["stone:NE", "stone:NW"])
def test_a_stone_does_nothing(face: str) -> None:
    game = turned(face, "coins: 2 2 2")
    assert gold(game) == [2, 2, 2]
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("M4", "B16")
def test_the_treasure_ends_the_round_as_usual() -> None:
    game = turned("treasure", modules="saboteur2 new_goals", roles="blue saboteur green")
    assert gold(game) == [5, 0, 0]


@pytest.mark.rule("M4", "B17")
def test_the_giant_spider_ends_the_round_at_once_and_the_saboteurs_win() -> None:
    game = before("spider")
    told = run(game, "0 lay NEW@7,0")
    assert RoundEnded("spider", None) in told
    assert of(told[: told.index(RoundEnded("spider", None))], CardDrawn) == []
    assert gold(game) == [0, 4, 0]


SPIDER = """
hand 0: NEW
goals: 8,0=spider
seats: 4
"""


@pytest.mark.rule("R-21", "M4")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [("digger digger digger digger", [0, 0, 0, 0]), ("digger saboteur digger digger", [0, 4, 0, 0])],
)
def test_the_spider_in_the_base_game(seat_roles: str, pay: list[int]) -> None:
    game = load("modules: base new_goals", SPIDER, f"roles: {seat_roles}", CORRIDOR)
    assert RoundEnded("spider", None) in run(game, "0 lay NEW@7,0")
    assert gold(game) == pay


@pytest.mark.rule("R-21", "S11", "S12")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [
        ("blue profiteer boss green", [0, 3, 0, 0]),
        ("blue profiteer saboteur green", [0, 2, 4, 0]),
        ("blue green boss green", [0, 0, 0, 0]),
    ],
)
def test_the_spider_in_saboteur_2(seat_roles: str, pay: list[int]) -> None:
    game = load("modules: saboteur2 new_goals", SPIDER, f"roles: {seat_roles}", CORRIDOR)
    run(game, "0 lay NEW@7,0")
    assert gold(game) == pay


@pytest.mark.rule("M4", "S11", "S13", "S14", "S15")
def test_after_the_spider_crystals_thefts_and_traps_count_as_ever() -> None:
    game = before(
        "spider", "maze: NEW+crystal@3,-1 turned", "front 1: trapped", "front 0: theft", "coins: 0 2 0",
        modules="saboteur2 new_goals", roles="geologist saboteur profiteer",
    )  # fmt: skip
    run(game, "0 lay NEW@7,0")
    assert gold(game) == [1, 2, 3]
    assert legal_lines(game, 0) == ["rob 1", "rob 2"]


@pytest.mark.rule("M4", "C23")
def test_it_acts_on_the_seat_that_moved_a_path_there() -> None:
    game = load(
        "modules: base new_goals detour", "seats: 3", "hand 0: detour", "goals: 8,0=sack2:NW", CORRIDOR,
        "maze: NESW@0,1",
    )  # fmt: skip
    run(game, "0 detour 7,0")
    assert gold(game) == [2, 0, 0]


@pytest.mark.rule("M4", "B12")
def test_a_map_shows_a_new_goal_without_its_effect() -> None:
    game = load("modules: base new_goals", "seats: 3", "hand 0: map", "goals: 9,-1=spider 8,0=sack2:NW")
    run(game, "0 map 9,-1")
    assert question(game) == ("take_turn", [1])
    assert turned_up(game) == {}


# -- set in place, and stays -------------------------------------------------------------------------------


@pytest.mark.rule("M4", "B14")
@pytest.mark.parametrize(
    ("face", "lies"), [("sack1:NE", "NE turned"), ("sack2:NW", "NW"), ("dragon:NE", "NE turned")]
)
def test_a_turned_goal_is_set_so_that_it_fits(face: str, lies: str) -> None:
    assert laid(turned(face))["8,0"] == lies


@pytest.mark.rule("M4", "B14")
def test_it_is_set_in_place_before_it_acts() -> None:
    told = run(before("sack2:NW"), "0 lay NEW@7,0")
    kinds = [type(event) for event in told]
    assert kinds.index(GoalTurned) < kinds.index(CardSet) < kinds.index(GoldGained)


@pytest.mark.rule("M4", "B13", "B11", "S5")
def test_a_turned_sack_or_dragon_stays_a_goal_that_carries_paths() -> None:
    for face in ("sack2:NW", "dragon:NW"):
        game = turned(
            face, "hand 1: rockfall NS|EW N+ladder", modules="saboteur2 new_goals", roles="blue saboteur green"
        )  # fmt: skip
        assert refused(game, 1, "rockfall 8,0") == "fixed_card"
        assert refused(game, 1, "lay N+ladder@8,-1 turned") == "beside_goal"
        assert "lay NS|EW@8,-1" in legal_lines(game, 1)


@pytest.mark.rule("M4", "M5")
def test_an_effect_comes_once_when_the_goal_is_turned() -> None:
    game = load(
        "modules: base new_goals", "seats: 3", "hand 0: NS", "goals: 8,0=sack2:NW up", CORRIDOR, "maze: NEW@7,0"
    )
    run(game, "0 lay NS@7,-1")
    assert gold(game) == [0, 0, 0]


# -- M5 ----------------------------------------------------------------------------------------------------

# A crossing at 8,-1 reaches 8,-2, 8,0 and 9,-1.
THREE = """
modules: base new_goals
seats: 3
roles: digger saboteur digger
hand 0: NESW
grid:
        0  1  2  3  4  5  6  7
y -1    ·  ·  ·  ┌  ┬  ┬  ┬  ─
y  0    S  ─  ─  ┘  ·  ·  ·  ·
"""


def three(goals: str, *more: str) -> Game:
    """Reach three goals with one card."""
    game = load(THREE, f"goals: {goals}", *more)
    play(game, 0, "lay NESW@8,-1")
    return game


@pytest.mark.rule("M5", "R-18")
def test_the_player_turns_one_applies_it_then_the_next_in_the_order_it_chooses() -> None:
    game = three("8,-2=sack1:NE 8,0=dragon:NW 9,-1=stone:NW", "coins: 0 0 0")
    assert question(game) == ("choose_reached", [0])
    assert legal_lines(game, 0) == ["open 8,-2", "open 8,0", "open 9,-1"]
    run(game, "0 open 8,0")
    assert turned_up(game) == {"8,0": "dragon"}
    assert legal_lines(game, 0) == ["open 8,-2", "open 9,-1"]
    assert gold(game) == [0, 0, 0]  # there was nothing to take yet
    told = run(game, "0 open 8,-2")
    assert gold(game) == [1, 0, 0]
    assert [str(event.cell) for event in of(told, GoalTurned)] == ["8,-2", "9,-1"]  # the last needs no choice
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("M5")
def test_the_other_order_has_another_effect() -> None:
    game = three("8,-2=sack1:NE 8,0=dragon:NW 9,-1=stone:NW", "coins: 0 0 0")
    run(game, "0 open 8,-2", "0 open 8,0")
    assert gold(game) == [0, 0, 0]


@pytest.mark.rule("M5", "B15")
@pytest.mark.parametrize("end", ["spider", "treasure"])
def test_if_one_ends_the_round_the_rest_stay_unturned_and_are_shown_without_effect(end: str) -> None:
    game = three(f"8,-2=sack2:NW 8,0={end} 9,-1=dragon:NE", "coins: 0 0 1")
    told = run(game, "0 open 8,0")
    assert [str(event.cell) for event in of(told, GoalTurned)] == ["8,0"]
    assert {str(event.cell) for event in of(told, GoalShown)} == set(CELLS) - {"8,0"}
    assert not [event for event in of(told, GoldGained) if event.amount == 2 and event.seat == 0]
    assert gold(game)[2] >= 1


@pytest.mark.rule("M5")
def test_a_sack_may_be_taken_before_the_treasure_ends_the_round() -> None:
    game = three("8,-2=sack2:NW 8,0=treasure 9,-1=stone:NE")
    run(game, "0 open 8,-2", "0 open 8,0")
    (ended,) = game.view(None).rounds
    assert ended.finder == 0
    assert gold(game)[0] >= 2


@pytest.mark.rule("M5", "R-18")
def test_a_goal_turned_may_reach_the_next_which_then_joins_the_list() -> None:
    # The stone at 8,0 is set open to the west and the south; the path at 8,1 leads on to 8,2 and 9,1.
    game = load(
        "modules: base new_goals", "seats: 3", "hand 0: NEW", "goals: 8,0=stone:NE 8,2=sack1:NE 9,1=sack2:NW",
        CORRIDOR, "maze: NES@8,1",
    )  # fmt: skip
    run(game, "0 lay NEW@7,0")
    assert turned_up(game) == {"8,0": "stone"}
    assert legal_lines(game, 0) == ["open 8,2", "open 9,1"]
    run(game, "0 open 9,1")
    assert gold(game) == [3, 0, 0]
