"""The greedy dwarf (C16, R-07)."""

from collections import Counter

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    dwarf_stack,
    gold,
    gold_stack,
    load,
    new_game,
    own_gold_cards,
    question,
    roles,
    run,
)

from saboteur.core.table.refusal import Refusal
from saboteur.play.game import Game


def found_by(seat: int, seat_roles: str) -> Game:
    """Let a seat of five find the treasure."""
    game = load(
        "modules: base greedy_dwarf", f"roles: {seat_roles}", f"question: take_turn {seat}", f"hand {seat}: NEW",
        "gold_stack: 3 2 1 1 1 1", "goals: 8,0=treasure", CORRIDOR,
    )  # fmt: skip
    run(game, f"{seat} lay NEW@7,0")
    return game


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("seats", "diggers"), [(3, 2), (5, 3), (10, 6)])
def test_the_greedy_dwarf_replaces_one_gold_digger_in_the_set(seats: int, diggers: int) -> None:
    plain = new_game(seats=seats)
    game = new_game("base greedy_dwarf", seats=seats)
    dwarfs = Counter(roles(game) + dwarf_stack(game))
    assert dwarfs["greedy"] == 1
    assert dwarfs["digger"] == diggers
    assert dwarfs["saboteur"] == Counter(roles(plain) + dwarf_stack(plain))["saboteur"]
    assert len(dwarf_stack(game)) == 1


@pytest.mark.rule("C16", "R-06", "R-07")
def test_a_greedy_finder_gets_four_gold_and_all_others_nothing() -> None:
    game = found_by(2, "digger digger greedy saboteur saboteur")
    assert gold(game) == [0, 0, 4, 0, 0]
    assert sum(own_gold_cards(game, 2)) == 4


@pytest.mark.rule("C16", "R-07")
def test_with_another_finder_the_greedy_dwarf_gets_nothing_and_counts_as_no_gold_digger() -> None:
    game = found_by(0, "digger greedy digger saboteur digger")
    own = game.view(0).own
    assert own is not None
    assert sorted(own.offered) == [1, 2, 3]  # three cards for three gold-diggers
    run(game, "0 gold 1")
    assert question(game) == ("pick_gold", [4])
    run(game, "4 gold 2")
    if question(game)[0] == "pick_gold":
        run(game, "2 gold 3")
    assert gold(game) == [1, 0, 3, 0, 2]


@pytest.mark.rule("C16", "R-07")
def test_gold_after_a_saboteur_as_finder_passes_the_greedy_dwarf_by() -> None:
    game = found_by(2, "digger greedy saboteur digger digger")
    assert question(game) == ("pick_gold", [0])


@pytest.mark.rule("C16")
def test_the_greedy_dwarf_gets_nothing_when_the_saboteurs_win() -> None:
    game = load("""
        modules: base greedy_dwarf
        seats: 3
        roles: greedy saboteur digger
        pile: -
        hand 0: map
        hand 1: -
        hand 2: -
    """)
    run(game, "0 pass map")
    assert gold(game) == [0, 4, 0]


@pytest.mark.rule("C16")
def test_the_greedy_dwarf_is_for_the_base_game_only() -> None:
    with pytest.raises(Refusal, match="greedy_dwarf"):
        new_game("saboteur2 greedy_dwarf")


@pytest.mark.rule("C16", "R-07")
def test_no_gold_cards_are_drawn_to_go_round_after_a_greedy_finder() -> None:
    game = found_by(0, "greedy digger digger saboteur digger")
    assert len(gold_stack(game)) + len(own_gold_cards(game, 0)) == 6
    assert question(game)[0] == "take_turn"
