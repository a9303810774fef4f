"""Variants of the base game: sabotaged dwarf (V1), tournament (V2, R-26)."""

from collections import Counter

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    drawn_now,
    dwarf_stack,
    gold,
    gold_stack,
    hand,
    laid,
    legal_lines,
    load,
    new_game,
    pile,
    question,
    refused,
    roles,
    run,
)

from saboteur.core.table.refusal import Refusal
from saboteur.play.game import Game

# -- V1 ----------------------------------------------------------------------------------------------------


def blocked_win(seat: int, seat_roles: str, *parts: str) -> Game:
    """Let a seat find the treasure by a detour, which a blocked seat may play as well."""
    game = load(
        "modules: base sabotaged_dwarf detour turnabout", f"seats: {len(seat_roles.split())}", f"roles: {seat_roles}",
        f"question: take_turn {seat}", f"hand {seat}: detour", "gold_stack: 3 2 1 1 1", "goals: 8,0=treasure",
        *parts, CORRIDOR, "maze: NESW@0,1",
    )  # fmt: skip
    run(game, f"{seat} detour 7,0")
    return game


def passing(game: Game) -> list[int]:
    """Let everybody take its best gold card; return the seats in order."""
    order = []
    while question(game)[0] == "pick_gold":
        (seat,) = game.to_act
        order.append(seat)
        play_best(game, seat)
    return order


def play_best(game: Game, seat: int) -> None:
    """Take the most valuable gold card offered."""
    game.apply(seat, game.legal(seat)[-1])


@pytest.mark.rule("V1")
def test_a_gold_digger_with_a_broken_tool_gets_no_gold_card_and_the_others_take_all() -> None:
    game = blocked_win(0, "digger saboteur digger digger", "front 3: pick")
    assert drawn_now(game) == 3  # as many as there are gold-diggers all the same
    passing(game)
    assert gold(game) == [3 + 1, 0, 2, 0]  # seat 0, seat 2, and seat 0 again


@pytest.mark.rule("V1")
def test_the_cards_go_round_the_unblocked_until_all_are_taken() -> None:
    game = blocked_win(0, "digger digger digger digger saboteur", "front 3: pick", "front 2: cart lantern")
    assert drawn_now(game) == 4
    order = passing(game)
    full = [0, 1, 0, 1]
    assert order[:3] == full[:3]
    assert gold(game)[2:] == [0, 0, 0]
    assert sum(gold(game)) == 3 + 2 + 1 + 1


@pytest.mark.rule("V1")
def test_if_the_finder_is_blocked_the_next_unblocked_gold_digger_in_passing_order_begins() -> None:
    game = blocked_win(0, "digger digger digger digger saboteur", "front 0: pick", "front 3: pick")
    assert question(game) == ("pick_gold", [2])
    passing(game)
    assert gold(game)[0] == gold(game)[3] == 0
    assert sum(gold(game)) == 7


@pytest.mark.rule("V1", "C20")
def test_passing_order_turns_with_a_turnabout() -> None:
    game = blocked_win(0, "digger digger digger digger saboteur", "front 0: pick", "front 1: pick", "clockwise: no")
    assert question(game) == ("pick_gold", [2])


@pytest.mark.rule("V1", "B16")
def test_if_the_finder_is_a_saboteur_the_next_unblocked_gold_digger_begins() -> None:
    game = blocked_win(4, "digger digger digger digger saboteur", "front 3: pick")
    assert question(game) == ("pick_gold", [2])


@pytest.mark.rule("V1")
def test_if_all_are_blocked_nobody_gets_any() -> None:
    game = blocked_win(0, "digger saboteur digger", "front 0: pick", "front 2: pick", "round: 3")
    assert gold(game) == [0, 0, 0]
    assert game.over


@pytest.mark.rule("V1", "B16")
def test_without_the_variant_a_broken_tool_costs_no_gold() -> None:
    game = load(
        "seats: 4", "roles: digger saboteur digger digger", "hand 0: NEW", "front 3: pick", "gold_stack: 3 2 1",
        "goals: 8,0=treasure", CORRIDOR,
    )  # fmt: skip
    run(game, "0 lay NEW@7,0", "0 gold 3")
    assert question(game) == ("pick_gold", [3])


@pytest.mark.rule("V1", "B17")
def test_a_saboteur_with_a_broken_tool_is_paid_all_the_same() -> None:
    game = load("""
        modules: base sabotaged_dwarf
        seats: 3
        roles: digger saboteur digger
        front 1: cart
        pile: -
        hand 0: map
        hand 1: -
        hand 2: -
    """)
    run(game, "0 pass map")
    assert gold(game) == [0, 4, 0]


# -- V2 ----------------------------------------------------------------------------------------------------

DWARFS = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}


@pytest.mark.rule("V2")
@pytest.mark.parametrize("seats", DWARFS)
def test_the_tournament_has_its_own_dwarfs_and_no_spare(seats: int) -> None:
    game = new_game("base tournament", seats=seats)
    saboteurs, diggers, greedy = DWARFS[seats]
    assert Counter(roles(game)) == {"saboteur": saboteurs, "digger": diggers, "greedy": greedy}
    assert dwarf_stack(game) == []


@pytest.mark.rule("V2")
@pytest.mark.parametrize("seats", [3, 4, 10])
def test_the_tournament_is_for_five_to_nine_seats(seats: int) -> None:
    with pytest.raises(Refusal, match="tournament is for 5 to 9 seats"):
        new_game("base tournament", seats=seats)


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("seats", "cards"), [(5, 6), (6, 5), (7, 5), (8, 4), (9, 4)])
def test_tournament_hands(seats: int, cards: int) -> None:
    game = new_game("base tournament", seats=seats)
    assert [len(hand(game, seat)) for seat in range(seats)] == [cards] * seats
    assert len(pile(game)) == 66 - seats * cards


@pytest.mark.rule("V2", "R-26")
def test_one_random_path_card_lies_face_up_in_the_middle_and_is_not_in_the_deck() -> None:
    found = set()
    for seed in range(30):
        game = new_game("base tournament", seed=seed)
        ((cell, card),) = laid(game).items()
        assert cell == "4,0"
        deck = pile(game) + [one for seat in range(5) for one in hand(game, seat)]
        assert len(deck) == 66
        found.add(card)
    assert len({card.split()[0] for card in found}) > 3
    assert any(card.endswith("turned") for card in found)  # random rotation
    assert not all(card.endswith("turned") for card in found)


@pytest.mark.rule("R-26", "B11")
def test_the_middle_card_may_fall() -> None:
    game = load("""
        modules: base tournament
        hand 0: rockfall
        maze: NS@4,0 setup
    """)
    run(game, "0 rockfall 4,0")
    assert laid(game) == {}


@pytest.mark.rule("R-26", "B7")
def test_the_middle_card_puts_conditions_as_any_path_card() -> None:
    game = load("""
        modules: base tournament
        hand 0: NESW NW
        maze: NS@4,0 setup EW@1,0 EW@2,0
    """)
    assert refused(game, 0, "lay NESW@3,0") == "does_not_fit"  # closed to the west
    assert "lay NW@3,0" in legal_lines(game, 0)


def tournament(seat: int, seat_roles: str) -> Game:
    """Let a seat find the treasure in the tournament."""
    game = load(
        "modules: base tournament", f"seats: {len(seat_roles.split())}", f"roles: {seat_roles}",
        f"question: take_turn {seat}", f"hand {seat}: NEW", "goals: 8,0=treasure", CORRIDOR,
    )  # fmt: skip
    run(game, f"{seat} lay NEW@7,0")
    return game


@pytest.mark.rule("V2")
def test_gold_diggers_win_three_for_the_finder_and_two_for_the_others() -> None:
    game = tournament(1, "saboteur digger digger greedy digger")
    assert gold(game) == [0, 3, 2, 0, 2]
    assert gold_stack(game) == []  # coins, not gold cards


@pytest.mark.rule("V2", "R-07")
def test_a_greedy_finder_gets_four_and_all_others_nothing() -> None:
    assert gold(tournament(3, "saboteur digger digger greedy digger")) == [0, 0, 0, 4, 0]
    assert gold(tournament(0, "greedy greedy digger digger digger saboteur saboteur")) == [4, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("V2")
def test_a_saboteur_as_finder_gets_nothing_and_all_gold_diggers_two() -> None:
    assert gold(tournament(0, "saboteur digger digger greedy digger")) == [0, 2, 2, 0, 2]


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("seats", "each"), [(5, 4), (6, 3), (7, 3), (8, 3), (9, 3)])
def test_saboteurs_win_three_each_but_four_at_five_seats(seats: int, each: int) -> None:
    saboteurs, diggers, greedy = DWARFS[seats]
    dealt = ["saboteur"] * saboteurs + ["digger"] * diggers + ["greedy"] * greedy
    hands = "\n".join(["hand 0: map"] + [f"hand {seat}: -" for seat in range(1, seats)])
    game = load("modules: base tournament", f"seats: {seats}", f"roles: {' '.join(dealt)}", "pile: -", hands)
    run(game, "0 pass map")
    assert gold(game) == [each] * saboteurs + [0] * (diggers + greedy)


@pytest.mark.rule("V2", "B19")
def test_a_new_card_lies_in_the_middle_in_every_round() -> None:
    game = load("""
        modules: base tournament
        pile: -
        hand 0: map
        hand 1: -
        hand 2: -
        hand 3: -
        hand 4: -
        maze: EW@1,0
    """)
    run(game, "0 pass map")
    assert list(laid(game)) == ["4,0"]
