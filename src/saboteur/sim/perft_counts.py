"""Perft: counts of legal sequences from a state, and a fingerprint of the order in which actions are listed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from saboteur.core.checks.sequence_count import perft
from saboteur.core.rules.flow import apply, options, to_act
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.random_play import random_play
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.state import State
from saboteur.play.actions import unpack
from saboteur.play.notation import write
from saboteur.play.setup import Setup


@dataclass(frozen=True)
class Branch:
    """One action from a state, and the number of sequences that begin with it."""

    seat: int
    action: str
    count: int


def start(setup: Setup, after: int) -> State:
    """Deal a game and let `after` random actions be taken, by the setup's seed."""
    state = start_game(setup.rules(), Chance(setup.seed_bytes(), 0, 1), False)
    random_play(state, Chance(b"", 0, dice_from(int(str(setup.seed), 16))), after)
    return state


def counts(state: State, depth: int) -> list[int]:
    """Count the sequences of 1 to `depth` actions."""
    return [perft(state, number) for number in range(1, depth + 1)]


def divide(state: State, depth: int) -> list[Branch]:
    """Count the sequences of `depth` actions, by the first of them, in the order of `legal`."""
    branches = []
    for seat, code in _listed(state):
        after = state.copy()
        apply(after, seat, code)
        branches.append(Branch(seat, write(unpack(code)), perft(after, depth - 1)))
    return branches


def fingerprint(state: State) -> str:
    """Hash the legal actions of all seats that are asked, in their order."""
    lines = [f"{seat} {write(unpack(code))}\n" for seat, code in _listed(state)]
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]


def _listed(state: State) -> list[tuple[int, int]]:
    asked = to_act(state)
    seats = [seat for seat in range(int(state.rules.seats)) if asked >> seat & 1]
    return [(seat, code) for seat in seats for code in options(state, seat)]
