"""What is to be thought of each seat: the one source of beliefs that the strongest bots, the coach and replays show.

The posterior (`memory/observed_actions.py`) reads every seat's actions by themselves. A small network of the form of
`role_net.py`, made by `train/observer.py` from games of bots that bluff and slip, says how much more or less each
seat is to be suspected; how far it may go is held within bounds, because people play otherwise than bots. It goes by
what everybody saw, whoever asks: a seat knows besides what it was shown and what was done to it, and a spectator does
not, so that replays tell no secret.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from msgspec.structs import replace

from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.bots.network.role_net import BLOCKS, HIDDEN, SHAPES, Numbers, bounds, hidden, numbers, read_weights
from saboteur.core.measure.posterior import Rows, marginals
from saboteur.core.research.round_history import ACTION_KINDS, action_kind
from saboteur.core.table.cards import ROLES
from saboteur.core.table.codes import FIX, MAP

WEIGHTS: Final = Path(__file__).with_name("observer.npz")
OBSERVER_SHAPES: Final[dict[str, tuple[int, ...]]] = {**SHAPES, "outer": (HIDDEN, 1), "base": (1,)}
# How far what was learned may move a seat beside the posterior, in log-odds: by so much for each of its actions, and
# no further than by all of them together. A seat that has done nothing is moved by what others did alone.
A_DEED: Final = 0.4
ALL_DEEDS: Final = 1.5
_DEEDS: Final = BLOCKS * len(ROLES)  # where a row says what a seat did how often
_READ: Final = _DEEDS + ACTION_KINDS + 7  # and how many goals it looked at
# What people do alike, whoever they are, though bots may not: reading maps and repairing one's own tools.
_ALIKE: Final = [_DEEDS + action_kind(-1, 0, MAP, False), _DEEDS + action_kind(-1, 0, FIX, True), _READ]


def guilt(memory: Remembered, rows: Rows) -> list[float]:
    """Return each seat's chance of being a saboteur by evidence, as many of them as there are."""
    if "saboteur" not in memory.roles:
        return [0.0] * memory.seats
    bad = memory.roles.index("saboteur")
    return [row[bad] for row in marginals(rows, tuple(memory.counts), memory.seats, memory.known)]


def evidence(memory: Remembered) -> Rows:
    """Return the posterior's evidence (see `Memory.rows`) with what was learned, where there is any."""
    net = weights()
    if net is None or "saboteur" not in memory.roles or not memory.action_counts.actions:
        return evidence_of(memory)
    return moved(evidence_of(memory), memory.roles.index("saboteur"), shifts(rows_of(in_public(memory)), net))


def in_public(memory: Remembered) -> Remembered:
    """Return what is left of a memory without what its seat alone knows."""
    if memory.seat < 0:
        return memory
    even = 1.0 / max(1, len(memory.goals))
    goals = dict.fromkeys(memory.goals, even if max(memory.goals.values(), default=0.0) > 0.0 else 0.0)
    return replace(memory, seat=-1, known={}, besides={}, goals=goals, ledger=None)


def rows_of(memory: Remembered) -> Numbers:
    """Return what the observer goes by, a row for each seat."""
    beliefs = marginals(evidence_of(memory), tuple(memory.counts), memory.seats, memory.known)
    return blinded(numbers(memory, beliefs))


def blinded(x: Numbers) -> Numbers:
    """Take out of rows what tells nothing of people."""
    x[:, _ALIKE] = 0.0
    return x


def moved(rows: Rows, bad: int, by: Numbers) -> Rows:
    """Add to the evidence that seats are saboteurs; `bad` is their column."""
    found = [[*row[:bad], row[bad] + more, *row[bad + 1 :]] for row, more in zip(rows, by.tolist(), strict=False)]
    return found + rows[len(found) :]


def shifts(x: Numbers, net: dict[str, Numbers]) -> Numbers:
    """Return how much more each seat is to be suspected than the posterior does, in log-odds."""
    most = bounds(x, A_DEED, ALL_DEEDS)
    said = (hidden(x, net) @ net["outer"] + net["base"])[:, 0]
    return np.asarray(most * np.tanh(said / np.maximum(most, A_DEED)), np.float32)


@cache
def weights() -> dict[str, Numbers] | None:
    """Read the weights, or say once why there are none."""
    return read_weights(WEIGHTS, OBSERVER_SHAPES, "Replays show the posterior.")
