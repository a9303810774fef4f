"""How a round stands: the chance that the treasure is found, guessed from a few numbers of a whole state.

Roll-outs that stop early are weighed with it. The guess is a small network with one hidden layer; its
weights, in `outlook.toml`, were fitted to rounds played by the rules of `rollout_players` (see docs/bots.md).
"""

import tomllib
from importlib import resources
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import far_of
from saboteur.core.measure.maze_cells import inside, treasure_of
from saboteur.core.search.policy_weights import (
    FIRST_BREAK,
    FIRST_FIX,
    LAST_BREAK,
    LAST_FIX,
    PATH_CLASS,
    ROCKFALL_CARD,
    WISH,
)
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import FIT, PATH_KINDS, SAME, open_sides
from saboteur.core.table.maze import JOIN_IN_AT, NEED, spot_place
from saboteur.core.table.slots import kind_of, knows_what
from saboteur.core.table.state import HAND_ROOM

NUMBERS: Final = 24
_FITTED: Final[dict[str, Any]] = tomllib.loads(
    resources.files("saboteur.core.search").joinpath("outlook.toml").read_text("utf-8")
)
INNER: Final[vec[float]] = vec[float]([float(x) for row in _FITTED["inner"] for x in row])
BIAS: Final[vec[float]] = vec[float]([float(x) for x in _FITTED["bias"]])
OUTER: Final[vec[float]] = vec[float]([float(x) for x in _FITTED["outer"]])
BASE: Final[float] = float(_FITTED["base"])


def chance_found(p: Player) -> float:
    """Guess the chance that the treasure is found in this round."""
    x = numbers(p)
    total = BASE
    at: i64 = 0
    for j in range(i64(len(BIAS))):
        inner = BIAS[j]
        for value in x:
            inner += INNER[at] * value
            at += 1
        if inner > 0.0:
            total += OUTER[j] * inner
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def numbers(p: Player) -> vec[float]:
    """Count what decides rounds; see the comments for the order."""
    s = p.s
    t, h = s.table, s.hidden
    n = s.rules.seats
    out = vec[float]([0.0] * NUMBERS)
    goal = treasure_of(s)
    far = far_of(p.distances.total(s, goal))
    out[0] = far
    out[1] = float(t.pile_size)
    seat = t.mover
    soon = 1.0
    for _ in range(n):
        good = WISH[s.role(seat)] > 0.0
        able = not s.blocked(seat)
        at: i64 = 2 if good else 14
        size = h.hand_sizes[seat]
        out[at] += 1.0  # seats of this side
        out[at + 1] += float(size)
        if able:
            out[at + 2] += 1.0
        first = seat * HAND_ROOM
        paths = 0.0
        for card in h.hands[first : first + size]:
            kind = kind_of(card)
            if kind <= PATH_KINDS:
                if PATH_CLASS[kind]:
                    paths += 1.0
                else:
                    out[at + 3] += 1.0
            elif FIRST_BREAK <= kind <= LAST_BREAK:
                out[at + 4] += 1.0
            elif FIRST_FIX <= kind <= LAST_FIX:
                out[at + 5] += 1.0
            elif kind == ROCKFALL_CARD:
                out[at + 6] += 1.0
        out[at + 7] += p.suspicion[seat]
        if good:
            if able:
                out[10] += paths
                step = best_step(p, seat, goal, far)
                out[11] += step
                out[12] += step * soon
            if knows_what(h.goals[goal], seat):
                out[13] += 1.0
        elif able:
            out[22] += soon
        soon *= 0.8
        seat = (seat + t.direction + n) % n
    out[23] = float(len(t.maze.open_cells))
    return out


def best_step(p: Player, seat: i64, goal: i64, far: float) -> float:
    """Return how many cards nearer a seat could bring the treasure at once, two at most."""
    s = p.s
    maze = s.table.maze
    h = s.hidden
    best = 0.0
    first = seat * HAND_ROOM
    last: i64 = 0
    for card in h.hands[first : first + h.hand_sizes[seat]]:
        kind = kind_of(card)
        if kind > PATH_KINDS or kind == last or not PATH_CLASS[kind]:
            continue
        last = kind
        oriented = 2 * kind
        while True:
            fit = FIT[oriented]
            lacks = fit ^ NEED
            meets = open_sides(oriented) << JOIN_IN_AT
            for spot in maze.open_cells:
                word = maze.cells[spot_place(spot)]
                if not word & lacks and word & meets and inside(spot_place(spot), maze.wide, len(maze.cells)):
                    gain = far - far_of(p.distances.laid(s, goal, spot_place(spot), oriented))
                    best = max(best, gain)
            if oriented & 1 or SAME[oriented]:
                break
            oriented += 1
    return min(best, 2.0)
