"""Paying in gold cards and coins (R-06, R-20)."""

import random

import pytest
from tests.rules.helpers import gold, gold_stack, load, of, own_gold_cards, play, run
from tests.rules.scenes import CORRIDOR_CARDS

from saboteur.play.events import GoldDraw, GoldOffered, GoldSeen
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.positions import position_of

LAST_PASS = """
pile: -
hand 0: map
hand 1: -
hand 2: -
"""


def lone_saboteur(stack: str, number: int = 3) -> Game:
    """Seat 1 of three is the saboteur; seat 0 has the last card."""
    return load(
        "seats: 3", f"round: {number}", "roles: digger saboteur digger", f"gold_stack: {stack}", LAST_PASS
    )  # fmt: skip


@pytest.mark.rule("R-06", "B17")
def test_gold_cards_are_drawn_one_by_one_and_those_that_overshoot_go_under_the_stack() -> None:
    game = lone_saboteur("3 2 3 1 1")
    run(game, "0 pass map")
    assert own_gold_cards(game, 1) == [1, 3]
    assert gold_stack(game) == [1, 2, 3]
    assert gold(game) == [0, 4, 0]


@pytest.mark.rule("R-06", "B18")
def test_the_cards_drawn_are_seen_by_their_seat_alone() -> None:
    game = lone_saboteur("3 2 3 1 1")
    other = game.copy()
    (seen,) = of(play(game, 0, "pass map", eyes=1), GoldSeen)
    assert seen.draws == [GoldDraw(3, True), GoldDraw(2, False), GoldDraw(3, False), GoldDraw(1, True)]
    assert of(play(other, 0, "pass map", eyes=0), GoldSeen) == [GoldSeen(1, None)]


@pytest.mark.rule("R-06")
@pytest.mark.parametrize(
    ("stack", "cards", "left"),
    [("3 3 2", [3], [3, 2]), ("2 3 3", [2], [3, 3]), ("-", [], []), ("2 1", [1, 2], []), ("2 2 1", [2, 2], [1])],
)
def test_when_no_card_in_the_stack_is_small_enough_the_rest_is_paid_in_coins(
    stack: str, cards: list[int], left: list[int]
) -> None:
    game = lone_saboteur(stack)
    run(game, "0 pass map")
    assert gold(game) == [0, 4, 0]
    assert own_gold_cards(game, 1) == cards
    assert gold_stack(game) == left


@pytest.mark.rule("R-06")
@pytest.mark.parametrize(("number", "clockwise"), [(1, "yes"), (3, "yes"), (3, "no")])
@pytest.mark.parametrize(("last", "first"), [(1, 3), (3, 0)])
def test_saboteurs_are_paid_clockwise_from_the_seat_that_starts_the_next_round(
    number: int, clockwise: str, last: int, first: int
) -> None:
    game = load(
        "modules: base turnabout",
        f"clockwise: {clockwise}",
        f"round: {number}", "roles: saboteur digger digger saboteur digger", f"last_card: {last}",
        "gold_stack: 1 2 3", LAST_PASS, "hand 3: -", "hand 4: -",
    )  # fmt: skip
    run(game, "0 pass map")
    assert gold(game) == [3, 0, 0, 3, 0]
    assert own_gold_cards(game, first) == [1, 2]
    assert own_gold_cards(game, 3 - first) == [3]


@pytest.mark.rule("R-06", "C16")
def test_a_greedy_dwarf_is_paid_the_same_way() -> None:
    game = load("""
        modules: base greedy_dwarf
        seats: 3
        round: 3
        roles: greedy digger saboteur
        gold_stack: 2 3 1 1
        hand 0: NEW
        goals: 8,0=treasure
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """)
    run(game, "0 lay NEW@7,0")
    assert own_gold_cards(game, 0) == [1, 1, 2]
    assert gold_stack(game) == [3]


@pytest.mark.rule("R-06", "M1")
def test_a_payment_may_break_a_gold_card_which_leaves_the_game() -> None:
    game = load("""
        modules: base toll
        seats: 3
        hand 0: NESW
        coins: 0 0 0
        gold: 0=3
        toll: 1 0,0 E
    """)
    cards = len(gold_stack(game))
    run(game, "0 lay NESW@1,0 toll 0")
    assert gold(game) == [2, 1, 0]
    assert own_gold_cards(game, 0) == []
    assert own_gold_cards(game, 1) == []
    assert len(gold_stack(game)) == cards


@pytest.mark.rule("R-06", "M1")
def test_a_purse_is_gold_cards_and_coins_together() -> None:
    game = load("""
        modules: base toll
        seats: 3
        coins: 2 0 1
        gold: 0=3 0=1 2=2
    """)
    assert gold(game) == [6, 0, 3]
    assert [info.any_gold for info in game.view(None).table] == [True, False, True]


@pytest.mark.rule("R-06", "M1")
@pytest.mark.parametrize("cards", ["0=1 0=3", "0=3 0=1", "0=2 0=1 0=3"])
def test_a_payment_takes_the_smallest_gold_card_wherever_it_lies(cards: str) -> None:
    game = load("modules: base toll", "seats: 3", "hand 0: NESW", "coins: 0 0 0", f"gold: {cards}", "toll: 1 0,0 E")
    before = gold(game)[0]
    run(game, "0 lay NESW@1,0 toll 0")
    assert gold(game) == [before - 1, 1, 0]
    kept = sorted(card.partition("{")[0] for card in position_of(game).gold)
    assert kept == sorted(card for card in cards.split() if card != "0=1")


@pytest.mark.rule("B16", "R-06")
def test_no_more_gold_cards_go_round_than_the_stack_has() -> None:
    game = load("seats: 4", "round: 3", "roles: digger digger digger saboteur", "hand 0: NEW", "goals: 8,0=treasure",
                f"maze: {CORRIDOR_CARDS}", "gold_stack: 1 2")  # fmt: skip
    told = run(game, "0 lay NEW@7,0")
    assert [event.count for event in of(told, GoldOffered)] == [2]
    run(game, "0 gold 2")  # the last card is taken without asking
    assert sum(gold(game)) == 3


# -- R-20 --------------------------------------------------------------------------------------------------

NEW_GOAL = """
modules: base new_goals
seats: 3
round: 3
hand 0: NEW
grid:
  S ─ ─ ┴ ┴ ┴ ┴
"""


@pytest.mark.rule("R-20", "M4")
@pytest.mark.parametrize(("sack", "amount"), [("sack1:NE", 1), ("sack2:NW", 2)])
def test_in_the_base_game_sacks_pay_coins(sack: str, amount: int) -> None:
    game = load(NEW_GOAL, f"goals: 8,0={sack}")
    run(game, "0 lay NEW@7,0")
    assert gold(game) == [amount, 0, 0]
    assert own_gold_cards(game, 0) == []
    assert len(gold_stack(game)) == 28


@pytest.mark.rule("R-20", "R-06", "M4")
@pytest.mark.parametrize(
    ("purse", "left"), [("gold: 0=3", 2), ("gold: 0=1", 0), ("coins: 2 0 0", 1), ("gold: 1=3", 0)]
)
def test_the_dragon_takes_one_from_the_purse_gold_cards_included(purse: str, left: int) -> None:
    game = load(NEW_GOAL, "goals: 8,0=dragon:NW", purse)
    others = gold(game)[1:]
    run(game, "0 lay NEW@7,0")
    assert gold(game) == [left, *others]


CHEST_OF_GOLD = """
options: chest_layout=2,0 4,2 6,-1 6,1
hand 0: NESW
tunnels: NESW
chests: gold
"""


@pytest.mark.rule("R-20", "M8")
def test_chest_1_gives_a_gold_card_of_value_1_out_of_the_stack_which_is_then_shuffled() -> None:
    stack = "3 2 3 1 2 2 1 3 2 2 2 3"
    game = load("modules: base chests", "seats: 3", CHEST_OF_GOLD, f"gold_stack: {stack}")
    run(game, "0 lay NESW@1,0")
    assert own_gold_cards(game, 0) == [1]
    after = gold_stack(game)
    assert sorted(after) == sorted([3, 2, 3, 2, 2, 1, 3, 2, 2, 2, 3])
    assert after not in ([3, 2, 3, 2, 2, 1, 3, 2, 2, 2, 3], [3, 2, 3, 1, 2, 2, 3, 2, 2, 2, 3])  # by this seed


@pytest.mark.rule("R-20", "M8")
def test_or_a_coin_if_none_is_left() -> None:
    game = load("modules: base chests", "seats: 3", CHEST_OF_GOLD, "gold_stack: 3 2 3")
    run(game, "0 lay NESW@1,0")
    assert own_gold_cards(game, 0) == []
    assert gold(game) == [1, 0, 0]
    assert sorted(gold_stack(game)) == [2, 3, 3]


@pytest.mark.rule("R-20", "V2", "M8")
def test_or_a_coin_in_the_tournament() -> None:
    game = load("modules: base chests tournament", CHEST_OF_GOLD, "maze: NS@4,0 setup")
    run(game, "0 lay NESW@1,0")
    assert own_gold_cards(game, 0) == []
    assert gold(game) == [1, 0, 0, 0, 0]


@pytest.mark.rule("R-20", "S2", "M8")
def test_in_saboteur_2_chest_1_is_a_coin() -> None:
    game = load("modules: saboteur2 chests", "seats: 3", CHEST_OF_GOLD)
    run(game, "0 lay NESW@1,0")
    assert gold(game) == [1, 0, 0]


@pytest.mark.rule("B19", "R-06")
def test_after_the_stack_was_shuffled_nobody_knows_where_a_gold_card_lies() -> None:
    game = load("""
        seats: 3
        roles: digger digger saboteur
        pile: -
        hand 0: map
        hand 1: -
        hand 2: -
        gold_stack: 2 3 2 ...
    """)
    run(game, "0 pass map")
    stack = [word for word in position_of(game).gold_stack or [] if "{" in word]
    assert stack  # seat 2 saw a 3 that was too much, and knows that it is in the stack
    places = set()
    for seed in range(40):
        world = position_of(resample(game, 2, random.Random(seed))).gold_stack or []
        places.add(next(i for i, word in enumerate(world) if "{" in word))
        assert len(world) == 26
    assert len(places) > 5
