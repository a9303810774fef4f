"""Who holds which dwarf where teams play, as learned from games of bots.

The posterior (`observed.py`) reads every seat's deeds by themselves and holds each within bounds, for the sake of
people. Whom a seat harms and helps tells more to somebody who knows its own dwarf and has an idea of the others'. A
small network with one hidden layer, made by `train/kinship.py`, guesses how far the posterior is off.
"""

import logging
import zipfile
from functools import cache
from math import log
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.observed import evidence_of
from saboteur.bots.remembered import Remembered
from saboteur.core.batch.chronicle import ACTION_KINDS

Numbers = NDArray[np.float32]
WEIGHTS: Final = Path(__file__).with_name("kinship.npz")
ROLES: Final = ("saboteur", "blue", "green", "boss", "profiteer", "geologist")  # the dwarfs of Saboteur 2 (S1)
MOST: Final = 4  # a deed done more often counts no more
LEAST: Final = 1e-4  # a chance of a role is never less, to reckon on with
_ROOM: Final = 16  # seats in the keys of deeds, as in `counts.py`
WIDTH: Final = 8 * len(ROLES) + ACTION_KINDS + 8
HIDDEN: Final = 32
SHAPES: Final = {
    "inner": (WIDTH, HIDDEN), "bias": (HIDDEN,), "outer": (HIDDEN, len(ROLES)), "base": (len(ROLES),)
}  # fmt: skip


def knows(memory: Remembered) -> bool:
    """Return whether this table's dwarfs are those that the guess was made for, and the seat knows its own."""
    return sorted(memory.roles) == sorted(ROLES) and memory.seat in memory.known


def numbers(memory: Remembered, beliefs: list[list[float]]) -> Numbers:
    """Return what the guess goes by, a row for each seat; `beliefs` are those of the posterior."""
    seats, me, size = memory.seats, memory.seat, len(ROLES)
    order = [memory.roles.index(role) for role in ROLES]
    chances = np.array(beliefs, np.float32)[:, order]
    evidence = np.array(evidence_of(memory), np.float32)[:seats, order]
    harms, helps = (_between(deeds, seats) for deeds in (memory.action_counts.harms, memory.action_counts.helps))
    left = np.array([memory.counts[i] for i in order], np.float32)
    for row in memory.known.values():
        left[order.index(row)] -= 1.0
    others = np.delete(np.arange(seats), me)
    out = np.zeros((seats, WIDTH), np.float32)
    out[:, :size] = np.clip(evidence - evidence[:, 1:].mean(1, keepdims=True), -8.0, 8.0)
    out[:, size : 2 * size] = np.log(np.maximum(chances, LEAST))
    out[:, 2 * size + order.index(memory.known[me])] = 1.0
    out[:, 3 * size : 4 * size] = left / max(1.0, float(left.sum()))
    for i, deeds in enumerate((harms, harms.T, helps, helps.T)):
        at = (4 + i) * size
        out[:, at : at + size] = deeds[:, others] @ chances[others]
        out[:, 8 * size + ACTION_KINDS + i] = deeds[:, me]
    for key, count in memory.action_counts.actions.items():
        out[key // 64, 8 * size + key % 64] = min(MOST, count)
    out[:, WIDTH - 4] = seats / 12.0
    out[:, WIDTH - 3] = memory.laps / seats / 5.0
    out[:, WIDTH - 2] = np.clip(memory.marks, -5.0, 5.0)
    out[:, WIDTH - 1] = len(memory.known) / seats
    return out


def _between(deeds: dict[int, int], seats: int) -> Numbers:
    out = np.zeros((seats, seats), np.float32)
    for key, count in deeds.items():
        out[key // _ROOM, key % _ROOM] = min(MOST, count)
    return out


@cache
def weights() -> dict[str, Numbers] | None:
    """Read the weights, or say once why there are none."""
    try:
        with np.load(WEIGHTS, allow_pickle=False) as kept:
            found = {name: kept[name] for name in SHAPES}
        if {name: array.shape for name, array in found.items()} != SHAPES:
            raise ValueError("they are of another shape")
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as fault:
        message = "The weights in %s cannot be used: %s. Where teams play, grandmaster believes what master believes."
        logging.getLogger(__name__).warning(message, WEIGHTS.name, fault)
        return None
    return found


def guess(memory: Remembered, beliefs: list[list[float]], net: dict[str, Numbers]) -> Numbers:
    """Return the chances of ROLES, a row for each seat."""
    x = numbers(memory, beliefs)
    hidden = np.maximum(x @ net["inner"] + net["bias"], 0.0)
    scores = x[:, len(ROLES) : 2 * len(ROLES)] + hidden @ net["outer"] + net["base"]
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def evidence(memory: Remembered, beliefs: list[list[float]], share: float) -> list[list[float]]:
    """Mix what was learned into the posterior's evidence (see `Memory.rows`); what a seat was shown stays."""
    net = weights()
    if net is None:
        return evidence_of(memory)
    chances = guess(memory, beliefs, net)
    rows = list(evidence_of(memory))
    columns = [ROLES.index(role) for role in memory.roles]
    for seat in range(memory.seats):
        if seat in memory.known:
            continue
        heard = [
            log(max(LEAST, float(chances[seat, column])) / count)
            for column, count in zip(columns, memory.counts, strict=True)
        ]
        rows[seat] = [(1.0 - share) * old + share * new for old, new in zip(rows[seat], heard, strict=True)]
    return rows
