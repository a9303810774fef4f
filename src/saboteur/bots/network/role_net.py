"""Who holds which dwarf, as learned from games of bots, where teams play.

The posterior (`memory/observed_actions.py`) reads every seat's actions by themselves and holds each within bounds,
for the sake of people. Whom a seat harms and helps tells more to somebody who knows its own dwarf and has an idea of
the others', and modules change what an action tells. A small network, made by `train/kinship.py`, guesses how far the
posterior is off.
"""

import logging
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.memory.observed_actions import evidence_of, maze_of
from saboteur.bots.memory.remembered_facts import CELLS, Remembered
from saboteur.bots.network.play_net import UNREADABLE
from saboteur.core.measure.action_categories import PASSED
from saboteur.core.measure.posterior import marginals
from saboteur.core.research.round_history import ACTION_KINDS, action_kind
from saboteur.core.table.cards import ROLES
from saboteur.core.table.codes import PASS
from saboteur.core.table.slots import MOST_SEATS

Numbers = NDArray[np.float32]
WEIGHTS: Final = Path(__file__).with_name("kinship.npz")
MINDED: Final = (  # modules that change what actions tell; the dwarfs say whether there are teams or greedy dwarfs
    "tournament", "veto", "toll", "wardrobe", "tunnel_party", "new_goals", "chests", "sabotaged_dwarf",
)  # fmt: skip
MOST: Final = 4  # an action done more often counts no more
LEAST: Final = 1e-4  # a chance of a role is never less, to compute on with
ABSENT: Final = -30.0  # added to the score of a role that is not in the set
EIGHTHS: Final = 16.0  # of a card, in which leans are counted: two cards are one
_ROOM: Final = 16  # seats in the keys of actions, as in `action_counts`; cells of goals are kept apart by CELLS
BLOCKS: Final = 8  # of numbers by role at the beginning of a row
SEAT_NUMBERS: Final = 10  # of one seat, beside its actions
TABLE_NUMBERS: Final = 4  # the same for all seats
WIDTH: Final = BLOCKS * len(ROLES) + ACTION_KINDS + SEAT_NUMBERS + TABLE_NUMBERS + len(MINDED)
HIDDEN: Final = 128
SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "inner": (WIDTH, HIDDEN), "bias": (HIDDEN,), "outer": (HIDDEN, len(ROLES)), "base": (len(ROLES),)
}  # fmt: skip
# How far what was learned may move a seat beside the posterior, in log-odds: by each of its actions, and by all.
A_DEED: Final = 0.7
ALL_DEEDS: Final = 2.0
_DEEDS: Final = BLOCKS * len(ROLES)  # where a row says what a seat did how often
_IDLE: Final = _DEEDS + action_kind(PASSED, 3, PASS, False)  # passing because one may not dig
NETWORK_TABLES: Final = frozenset({"base", "tournament"})  # with no other modules the large network is asked


def made_for(modules: Iterable[str]) -> bool:
    """Return whether the guess was made for a table."""
    return not NETWORK_TABLES.issuperset(modules)


def knows(memory: Remembered) -> bool:
    """Return whether a seat can be helped: it knows its own dwarf, and teams play, of which this says most."""
    return memory.seat in memory.known and "digger" not in memory.roles


def columns_of(memory: Remembered) -> list[int]:
    """Return the place in ROLES of each role in the set."""
    return [ROLES.index(role) for role in memory.roles]


def numbers(memory: Remembered, beliefs: list[list[float]]) -> Numbers:
    """Return what the guess goes by, a row for each seat; `beliefs` are those of the posterior.

    A spectator holds no dwarf and nobody does anything to it, so that those numbers are 0.
    """
    seats, me, size, columns = memory.seats, memory.seat, len(ROLES), columns_of(memory)
    chances = np.zeros((seats, size), np.float32)
    chances[:, columns] = beliefs
    out = np.zeros((seats, WIDTH), np.float32)
    by_role = out[:, : BLOCKS * size].reshape(seats, BLOCKS, size)
    by_role[:, 0, columns] = _apart(memory)
    by_role[:, 1, columns] = np.log(np.maximum(beliefs, LEAST))
    if me >= 0:
        by_role[:, 2, columns[memory.known[me]]] = 1.0
    by_role[:, 3, columns] = _left(memory)
    others = np.arange(seats) != me
    harms, helps = (_between(deeds, seats) for deeds in (memory.action_counts.harms, memory.action_counts.helps))
    rest = out[:, BLOCKS * size + ACTION_KINDS :]
    for i, deeds in enumerate((harms, harms.T, helps, helps.T)):
        by_role[:, 4 + i] = deeds[:, others] @ chances[others]
        if me >= 0:
            rest[:, i] = deeds[:, me]
    for key, count in memory.action_counts.actions.items():
        out[key // 64, BLOCKS * size + key % 64] = min(MOST, count)
    rest[:, 4:7] = _leanings(memory)
    rest[:, 7] = [sum(seat in readers for readers in memory.readers.values()) for seat in range(seats)]
    rest[:, 8] = memory.blocks
    rest[:, 9] = np.clip(memory.marks, -5.0, 5.0)
    rest[:, SEAT_NUMBERS : SEAT_NUMBERS + TABLE_NUMBERS] = _table(memory)
    rest[:, SEAT_NUMBERS + TABLE_NUMBERS :] = [module in memory.modules for module in MINDED]
    return out


def _between(deeds: dict[int, int], seats: int) -> Numbers:
    out = np.zeros((seats, seats), np.float32)
    for key, count in deeds.items():
        out[key // _ROOM, key % _ROOM] = min(MOST, count)
    return out


def _apart(memory: Remembered) -> Numbers:
    """Return the evidence about each seat beside the mean of those that are not saboteurs."""
    evidence = np.array(evidence_of(memory), np.float32)[: memory.seats]
    others = [i for i, role in enumerate(memory.roles) if role != "saboteur"]
    return np.asarray(np.clip(evidence - evidence[:, others].mean(1, keepdims=True), -8.0, 8.0), np.float32)


def _left(memory: Remembered) -> Numbers:
    """Return the shares of the roles among the dwarfs that this seat has not seen."""
    left = np.array(memory.counts, np.float32)
    for row in memory.known.values():
        left[row] -= 1.0
    return np.asarray(left / max(1.0, float(left.sum())), np.float32)


def _leanings(memory: Remembered) -> Numbers:
    """Return where each seat dug: towards any goal, towards the treasure, towards the goals it looked at."""
    goals = list(memory.goals)
    out = np.zeros((memory.seats, 3), np.float32)
    if not goals:
        return out
    leans = np.zeros((memory.seats, len(goals)), np.float32)
    for key, lean in memory.action_counts.leans.items():
        if key % CELLS in memory.goals:
            leans[key // CELLS, goals.index(key % CELLS)] = lean / EIGHTHS
    looked = np.array([[seat in memory.readers.get(at, []) for at in goals] for seat in range(memory.seats)])
    out[:, 0] = leans.mean(1)
    beside = leans - out[:, :1]
    out[:, 1] = beside @ np.array(list(memory.goals.values()), np.float32)
    out[:, 2] = (beside * looked).sum(1)
    return np.clip(out, -4.0, 4.0)


def _table(memory: Remembered) -> list[float]:
    """Return what is the same for all seats: their number, how long and how far it is, what this seat was shown."""
    return [
        memory.seats / float(MOST_SEATS),
        memory.cards_played / memory.seats / 5.0,
        maze_of(memory).mean / 8.0,
        len(memory.known) / memory.seats,
    ]


def read_weights(path: Path, shapes: dict[str, tuple[int, ...]], otherwise: str) -> dict[str, Numbers] | None:
    """Read weights, or say why there are none, and what happens `otherwise`."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            found = {name: kept[name].astype(np.float32) for name in shapes}
        if {name: array.shape for name, array in found.items()} != shapes:
            raise ValueError("they are of another shape")
        if not all(np.isfinite(array).all() for array in found.values()):
            raise ValueError("some are no numbers")
    except (*UNREADABLE, KeyError) as fault:
        message = "The weights in %s cannot be used: %s. %s"
        logging.getLogger(__name__).warning(message, path.name, fault, otherwise)
        return None
    return found


@cache
def weights() -> dict[str, Numbers] | None:
    """Read the weights, or say once why there are none."""
    return read_weights(WEIGHTS, SHAPES, "With modules, grandmaster believes what master believes.")


def guess(memory: Remembered, beliefs: list[list[float]], net: dict[str, Numbers]) -> Numbers:
    """Return the chances of ROLES, a row for each seat; of those that are not in the set there are none."""
    absent = np.full(len(ROLES), ABSENT, np.float32)
    absent[columns_of(memory)] = 0.0
    return chances_of(numbers(memory, beliefs), absent, net)


def hidden(x: Numbers, net: dict[str, Numbers]) -> Numbers:
    """Return what the hidden units of a network make of rows of numbers."""
    return np.asarray(np.maximum(x @ net["inner"] + net["bias"], 0.0), np.float32)


def chances_of(x: Numbers, absent: Numbers, net: dict[str, Numbers]) -> Numbers:
    """Return what the network makes of rows of numbers."""
    scores = x[:, len(ROLES) : 2 * len(ROLES)] + hidden(x, net) @ net["outer"] + net["base"] + absent
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def evidence(memory: Remembered) -> list[list[float]]:
    """Add what was learned to the posterior's evidence (see `Memory.rows`), within bounds; what was shown stays."""
    net, old = weights(), evidence_of(memory)
    if net is None:
        return old
    beliefs = marginals(old, tuple(memory.counts), memory.seats, memory.known)[: memory.seats]
    columns = columns_of(memory)
    x = numbers(memory, beliefs)
    learned = guess(memory, beliefs, net)[:, columns]
    shifts = np.log(np.maximum(learned, LEAST)) - np.log(np.maximum(np.array(beliefs, np.float32), LEAST))
    most = bounds(x, A_DEED, ALL_DEEDS)[:, None]
    shifts = np.clip(shifts, -most, most)
    found = [
        row if seat in memory.known else [value + float(more) for value, more in zip(row, shifts[seat], strict=True)]
        for seat, row in enumerate(old[: memory.seats])
    ]
    return found + old[memory.seats :]


def bounds(x: Numbers, a_deed: float, all_deeds: float) -> Numbers:
    """Return how far each seat may be moved: by what it did of its own accord."""
    deeds = x[:, _DEEDS : _DEEDS + ACTION_KINDS].sum(1) - x[:, _IDLE]
    return np.asarray(np.minimum(a_deed * deeds, all_deeds), np.float32)
