"""What the network reads: columns of the published observation, of the features of options, and of their extras.

The network has no encoder of its own. Its input (`network_layout`) is gathered here from what `VectorGames` writes:
in training from its arrays, in play from the same rows, written for a table as a bot imagines it.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.network import network_layout as to
from saboteur.core.research import extra_features as extra
from saboteur.core.research import observation_layout as seen
from saboteur.core.research import observed_maze
from saboteur.core.research import option_features as option
from saboteur.core.search.policy_weights import PATH_CLASS
from saboteur.core.table.cards import FIT, PATH_KINDS, TREASURE
from saboteur.core.table.codes import LAY, MAP, PLAY, ROCKFALL

Bytes = NDArray[np.uint8]
Signed = NDArray[np.int8]
Numbers = NDArray[np.int64]
JOINED: Final = 16
DEAD: Final = 32
COVERED: Final = 64
LIES: Final = 128
SIDES: Final = 15
# Pieces of the observation, and where the network has them: source, target, size.
PIECES: Final = (
    (seen.SEATS, to.SEATS, 1), (seen.PILE, to.PILE, 1), (seen.SEATS_AT + seen.S_HAND, to.HAND, 1),
    (seen.TURN, to.TURN, 1), (seen.ROLE, to.ROLE, to.ROLE_ROOM), (seen.HAND, to.OWN, to.KIND_ROOM),
)  # fmt: skip
EXTRA_PIECES: Final = (
    (extra.FAR, to.FAR, 1), (extra.DOUBT, to.DOUBT, 1), (extra.ENDS, to.ENDS, 1),
    (extra.DWARFS, to.DWARFS, to.ROLE_ROOM), (extra.SEEN, to.SEEN, to.KIND_ROOM),
)  # fmt: skip
GOAL_PIECES: Final = (
    (seen.G_THERE, to.G_THERE, 1), (seen.G_DOWN, to.G_DOWN, 1), (seen.G_KNOWN + TREASURE, to.G_TREASURE, 1),
    (seen.G_READERS, to.G_READERS, 1), (seen.G_ROW, to.G_ROW, 1),
)  # fmt: skip
EXTRA_GOAL_PIECES: Final = (
    (extra.G_HOPE, to.G_HOPE, 1), (extra.G_DREAD, to.G_DREAD, 1), (extra.G_FAR, to.G_FAR, 1),
)  # fmt: skip
SEAT_PIECES: Final = (
    (seen.S_THERE, to.S_THERE, 1), (seen.S_MOVER, to.S_MOVER, 1), (seen.S_HAND, to.S_HAND, 1),
    (seen.S_FRONT, to.S_FRONT, 5), (seen.S_ROLE, to.S_KNOWN, to.ROLE_ROOM), (seen.S_READS, to.S_READS, to.GOAL_ROOM),
)  # fmt: skip
EXTRA_SEAT_PIECES: Final = (
    (extra.S_KINDS, to.S_ACTIONS, extra.S_TURNS - extra.S_KINDS), (extra.S_TURNS, to.S_TURNS, 1),
)  # fmt: skip
OPTION_PIECES: Final = (
    (extra.WORTH, to.O_WORTH, 1), (extra.GAIN, to.O_GAIN, 1), (extra.KEEP, to.O_KEEP, 1),
    (extra.NEARER, to.O_STEPS, to.GOAL_ROOM), (extra.REACHES, to.O_REACH, to.GOAL_ROOM),
    (extra.DEAD, to.O_DEAD, 1), (extra.SEQUEL, to.O_SEQUEL, 1), (extra.NEW_WAYS, to.O_NEW, 1),
)  # fmt: skip
TOP: Final = to.TOP - observed_maze.ROW_TOP  # the network's window within the observation's
LEFT: Final = to.LEFT - observed_maze.COLUMN_LEFT


def _cell_bits() -> tuple[Bytes, Bytes]:
    """Return by code of a cell what the network is shown, and what it is shown besides where the card is joined."""
    bits, joined = np.zeros(256, np.uint8), np.zeros(256, np.uint8)
    for oriented in range(2, seen.CELL_GOAL):
        kind = oriented >> 1
        dead = kind <= PATH_KINDS and not PATH_CLASS[kind]
        bits[oriented] = (int(FIT[oriented]) & SIDES if oriented < len(FIT) else 0) | LIES | DEAD * dead
        joined[oriented] = JOINED
    bits[[seen.CELL_GOAL, seen.CELL_CHEST]] = COVERED
    bits[seen.CELL_LARGE] = LIES
    return bits, joined


CELL_BITS, CELL_JOINED = _cell_bits()


@cache
def _columns(room: int) -> Numbers:
    """Return by place in a state its column in an observation, its extras behind it and a zero behind both."""
    behind = seen.size(room)
    out = np.full(to.MAZE, behind + extra.extra_size(room))
    pieces = [*PIECES, *((behind + source, target, size) for source, target, size in EXTRA_PIECES)]
    for goal in range(to.GOAL_ROOM):
        there, here = seen.GOALS_AT + goal * seen.GOAL_SIZE, to.GOALS + goal * to.GOAL_SIZE
        pieces += [(there + source, here + target, size) for source, target, size in GOAL_PIECES]
        there = behind + extra.GOALS_AT + goal * extra.GOAL_SIZE
        pieces += [(there + source, here + target, size) for source, target, size in EXTRA_GOAL_PIECES]
    for seat in range(room):
        there, here = seen.SEATS_AT + seat * seen.SEAT_SIZE, to.BLOCKS + seat * to.BLOCK
        pieces += [(there + source, here + target, size) for source, target, size in SEAT_PIECES]
        there = behind + extra.SEATS_AT + seat * extra.SEAT_SIZE
        pieces += [(there + source, here + target, size) for source, target, size in EXTRA_SEAT_PIECES]
    for source, target, size in pieces:
        out[target : target + size] = np.arange(source, source + size)
    return out


def states_of(observations: Bytes, maze: Bytes, extras: Signed) -> Bytes:
    """Gather the states of some decisions: rows of `to.STATE` bytes."""
    number = len(observations)
    nothing = np.zeros((number, 1), np.uint8)
    room = (observations.shape[1] - seen.SEATS_AT) // seen.SEAT_SIZE
    told = np.concatenate((observations, extras.view(np.uint8), nothing), 1).take(_columns(room), 1)
    _finish_goals(told, observations)
    window = maze[:, TOP : TOP + to.ROWS, LEFT : LEFT + to.COLUMNS]
    codes = window[..., 0]
    cells = CELL_BITS[codes] | np.where(window[..., 1] & SIDES, CELL_JOINED[codes], 0)
    return np.concatenate((told, cells.reshape(number, -1), nothing), 1)


def _finish_goals(told: Bytes, observations: Bytes) -> None:
    """Say of goals face down whether the seat saw the treasure or something else there; count rows from the start."""

    def each(at: int) -> Bytes:
        return told[:, to.GOALS + at : to.GOALS + to.GOAL_ROOM * to.GOAL_SIZE : to.GOAL_SIZE]

    end = seen.GOALS_AT + seen.GOAL_ROOM * seen.GOAL_SIZE
    for kind in range(seen.G_COLUMN - seen.G_KNOWN):
        if kind != TREASURE:
            each(to.G_OTHER)[:] |= observations[:, seen.GOALS_AT + seen.G_KNOWN + kind : end : seen.GOAL_SIZE]
    for known in (to.G_OTHER, to.G_TREASURE):
        each(known)[:] &= each(to.G_DOWN)
    each(to.G_ROW)[:] += each(to.G_THERE) * np.uint8(256 + observed_maze.ROW_TOP)


def options_of(options: Bytes, extras: Signed, owners: Numbers, states: Bytes) -> Bytes:
    """Gather options, rows of `to.OPTION` bytes; `owners` tell which of the states each belongs to."""
    out = np.zeros((len(options), to.OPTION), np.uint8)
    if not len(options):
        return out
    verbs = options[:, :PLAY].argmax(1)
    out[:, to.O_VERB] = verbs
    out[:, to.O_CARD] = options[:, option.CARD]
    target = options[:, option.TARGET]
    aimed = target > 0
    out[:, to.O_TARGET] = np.where(aimed, target - 1, to.NOBODY)
    laid = ((verbs == LAY) | (verbs == ROCKFALL)).astype(np.uint8)
    out[:, to.O_COLUMN] = (options[:, option.COLUMN] - np.uint8(LEFT)) * laid
    out[:, to.O_ROW] = (options[:, option.ROW] - np.uint8(TOP)) * laid
    more = extras.view(np.uint8)
    for source, at, size in OPTION_PIECES:
        out[:, at : at + size] = more[:, source : source + size]
    _write_targets(out, options, np.flatnonzero(aimed), owners, states)
    _write_maps(out, options, np.flatnonzero(verbs == MAP), owners, states)
    return out


def _write_targets(out: Bytes, options: Bytes, rows: Numbers, owners: Numbers, states: Bytes) -> None:
    """Write what is known of those at whom something is aimed, from their blocks."""
    blocks = states[:, to.BLOCKS : to.MAZE].reshape(len(states), to.SEAT_ROOM, to.BLOCK)
    theirs = blocks[owners[rows], options[rows, option.TARGET] - 1]
    broken = theirs[:, to.S_FRONT : to.S_FRONT + 3].sum(1)
    out[rows, to.O_BROKEN] = broken
    out[rows, to.O_LAST] = broken < 2
    out[rows, to.O_TURNS] = theirs[:, to.S_TURNS]
    out[rows, to.O_SELF] = options[rows, option.TARGET_SELF]
    out[rows, to.O_KNOWN] = options[rows, option.TARGET_ROLE_KNOWN]


def _write_maps(out: Bytes, options: Bytes, rows: Numbers, owners: Numbers, states: Bytes) -> None:
    """Write which goal a map would show, and what is hoped of it."""
    goal = options[rows, option.GOAL_NUMBER].astype(np.int64) - 1
    rows, goal = rows[goal >= 0], goal[goal >= 0]
    out[rows, to.O_REACH + goal] = 1
    out[rows, to.O_HOPE] = states[owners[rows], to.GOALS + goal * to.GOAL_SIZE + to.G_HOPE]


assert extra.S_TURNS - extra.S_KINDS == to.BLOCK - to.S_ACTIONS
