"""What holds for all championship cards, and the shorter ones: turnabout (C20), master craftsman (C21)."""

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    aside,
    discards,
    front,
    gold,
    hand,
    legal_lines,
    load,
    new_game,
    pile,
    question,
    run,
)

CARDS = ["goal_swap", "trove", "veto", "turnabout", "master_craftsman", "path_specialist", "detour"]


@pytest.mark.rule("C17", "C18", "C19", "C20", "C21", "C22", "C23")
def test_one_copy_of_each_championship_card_is_shuffled_into_the_deck() -> None:
    game = new_game("base " + " ".join(CARDS), seats=5)
    deck = pile(game) + [card for seat in range(5) for card in hand(game, seat)]
    assert len(deck) == 67 + 7
    assert all(deck.count(card) == 1 for card in CARDS)


@pytest.mark.rule("C17", "C18", "C19", "C20", "C21", "C22", "C23", "S2")
def test_in_saboteur_2_they_are_in_before_ten_cards_are_set_aside() -> None:
    found = set()
    for seed in range(25):
        game = new_game("saboteur2 " + " ".join(CARDS), seats=4, seed=seed)
        assert len(aside(game)) == 10
        assert len(pile(game)) == 118 + 7 - 10 - 24
        found |= set(aside(game))
    assert found & set(CARDS)


@pytest.mark.rule("C18", "C20", "B19")
def test_championship_cards_are_in_the_deck_again_in_the_next_round() -> None:
    game = load("""
        modules: base trove turnabout
        seats: 3
        pile: -
        hand 0: turnabout
        hand 1: -
        hand 2: -
    """)
    run(game, "0 turnabout")
    deck = pile(game) + [card for seat in range(3) for card in hand(game, seat)]
    assert deck.count("turnabout") == deck.count("trove") == 1
    assert len(deck) == 69


# -- C20 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C20")
def test_a_turnabout_reverses_the_order_of_play() -> None:
    game = load("""
        modules: base turnabout
        seats: 4
        hand 0: turnabout
        hand 3: map
        hand 2: map
    """)
    run(game, "0 turnabout")
    assert discards(game) == ["turnabout"]
    assert not game.view(None).clockwise
    assert question(game) == ("take_turn", [3])
    run(game, "3 pass map")
    assert question(game) == ("take_turn", [2])
    run(game, "2 pass map")
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C20")
def test_a_second_turnabout_reverses_again() -> None:
    game = load("""
        modules: base turnabout
        seats: 4
        clockwise: no
        hand 0: turnabout
    """)
    run(game, "0 turnabout")
    assert game.view(None).clockwise
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C20", "B16")
def test_the_gold_cards_go_round_the_other_way_too() -> None:
    game = load(
        "modules: base turnabout", "clockwise: no", "seats: 4", "roles: digger saboteur digger digger",
        "gold_stack: 3 2 1", "hand 0: NEW", "goals: 8,0=treasure", CORRIDOR,
    )  # fmt: skip
    run(game, "0 lay NEW@7,0", "0 gold 3")
    assert question(game) == ("pick_gold", [2])
    run(game, "2 gold 1")
    if question(game)[0] == "pick_gold":
        run(game, "3 gold 2")
    assert gold(game) == [3, 0, 1, 2]


@pytest.mark.rule("C20", "B16")
def test_the_gold_digger_after_a_saboteur_as_finder_is_found_that_way() -> None:
    game = load(
        "modules: base turnabout", "clockwise: no", "seats: 4", "roles: saboteur digger digger digger",
        "gold_stack: 3 2 1", "hand 0: NEW", "goals: 8,0=treasure", CORRIDOR,
    )  # fmt: skip
    run(game, "0 lay NEW@7,0")
    assert question(game) == ("pick_gold", [1])


@pytest.mark.rule("C20", "B19", "R-13")
def test_left_of_the_last_card_stays_clockwise() -> None:
    game = load("""
        modules: base turnabout
        seats: 4
        pile: -
        hand 0: -
        hand 1: turnabout
        hand 2: -
        hand 3: -
        question: take_turn 1
    """)
    run(game, "1 turnabout")
    assert question(game) == ("take_turn", [2])


@pytest.mark.rule("C20", "S14")
def test_thefts_stay_clockwise() -> None:
    game = load("""
        modules: saboteur2 turnabout
        seats: 4
        clockwise: no
        roles: geologist geologist blue green
        front 0: theft
        front 1: theft
        front 3: theft
        thieves: 0 1 3
        coins: 5 5 5 5
        pile: -
        hand 0: map
        hand 1: -
        hand 2: -
        hand 3: -
    """)
    run(game, "0 pass map")
    order = []
    while question(game)[0] == "rob":
        (seat,) = game.to_act
        order.append(seat)
        game.apply(seat, game.legal(seat)[0])
    assert order == [0, 1, 3]


@pytest.mark.rule("C20", "R-25")
def test_a_turnabout_can_always_be_played() -> None:
    game = load("""
        modules: base turnabout
        front 0: pick
        hand 0: turnabout
    """)
    assert "turnabout" in legal_lines(game, 0)


# -- C21 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C21", "B10", "R-27")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
def test_the_master_craftsman_mends_any_one_tool(tool: str) -> None:
    game = load("""
        modules: base master_craftsman
        seats: 3
        front 0: lantern
        front 1: pick lantern cart
        hand 0: master_craftsman
    """)
    assert len(legal_lines(game, 0, "fix")) == 4
    run(game, f"0 fix {tool} 1 with master_craftsman")
    assert front(game, 1) == [one for one in ("pick", "lantern", "cart") if one != tool]
    assert front(game, 0) == ["lantern"]
    assert discards(game) == ["master_craftsman", f"break_{tool}"]


@pytest.mark.rule("C21", "R-25")
def test_the_master_craftsman_needs_a_broken_tool() -> None:
    game = load("""
        modules: saboteur2 master_craftsman
        front 1: trapped theft
        hand 0: master_craftsman
    """)
    assert legal_lines(game, 0, "fix") == []
