"""The native audit sees what is wrong at a glance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.checks.audit import audit
from saboteur.core.compose import compose
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.random_play import random_play
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.state import State
from saboteur.sim.random_rulesets import everything


def midgame(seed: int) -> State:
    state = start_game(compose(*everything("base", 6)), Chance(bytes(15) + bytes([seed]), 0, 1), False)
    random_play(state, Chance(b"", 0, dice_from(seed)), 40)
    return state


def lose_a_discard(state: State) -> None:
    state.hidden.discards, _ = pop(state.hidden.discards)


def draw_twice(state: State) -> None:
    state.table.pile_size -= 1


def unsort_a_hand(state: State) -> None:
    hands = state.hidden.hands
    hands[0], hands[1] = hands[1], hands[0]


def forget_a_hand(state: State) -> None:
    state.hidden.hands[0] &= 255


def forge_a_dwarf(state: State) -> None:
    state.hidden.roles[0] ^= 1


def owe_gold(state: State) -> None:
    state.hidden.coins[2] = -1


def forge_gold(state: State) -> None:
    state.hidden.gold_held = append(append(state.hidden.gold_held[:], 1), 1)
    state.hidden.gold_stack = state.rules.gold_cards


def exchange_a_goal(state: State) -> None:
    state.hidden.goals[0] ^= 7


def ask_nobody(state: State) -> None:
    state.stack = vec[i64]([14])


PLANTED = [lose_a_discard, draw_twice, unsort_a_hand, forget_a_hand, forge_a_dwarf, owe_gold, forge_gold,
           exchange_a_goal, ask_nobody]  # fmt: skip


@pytest.mark.parametrize("seed", range(10))
def test_a_game_in_progress_passes(seed: int) -> None:
    assert audit(midgame(seed)) == ""


@pytest.mark.parametrize("corrupt", PLANTED, ids=lambda one: one.__name__)
def test_the_audit_catches(corrupt: Callable[[State], None]) -> None:
    state = midgame(3)
    corrupt(state)
    assert audit(state)
