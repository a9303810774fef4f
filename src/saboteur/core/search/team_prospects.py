"""What the seats of a game with teams may expect of a round that is not over yet (Saboteur 2).

It follows from the rules: which colours the open ends nearest to the treasure would let through (S6, S10), who is
likely to find it, how many would share (S12), who is trapped (S15), the crystals on view (S13), and the thefts on
the table and in hands (S14).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import GoalDistances, far_of
from saboteur.core.measure.maze_cells import treasure_of
from saboteur.core.modules.saboteur2 import SHARES, trapped
from saboteur.core.rules.team_walks import walked
from saboteur.core.table.cards import (
    BLUE,
    BOSS,
    DOOR,
    FRONT_THEFT,
    GEOLOGIST,
    GREEN,
    KIND,
    PROFITEER,
    SABOTEUR,
    TEAM_BLUE,
    TEAM_GREEN,
)
from saboteur.core.table.maze import oriented_of
from saboteur.core.table.slots import kind_of
from saboteur.core.table.state import HAND_ROOM, State

SHARE: Final[vec[float]] = vec[float]([float(gold) for gold in SHARES])  # S12: by number of winners
FINDS: Final[vec[float]] = vec[float]([1.0, 0.05, 1.0, 1.0, 1.0, 1.0, 0.5, 0.3])  # by role: how eager to find
BARRED: Final = 0.3  # and how much less likely who cannot dig now is to
FREED: Final = 0.7  # the chance of a trapped seat to be free before the round ends
STOLEN: Final = 0.85  # the chance that a theft on the table comes off
MEANT: Final = 0.6  # and one in a hand
# Whom the way to the treasure lets through in the end: neither colour, blue, green, both; and how fast that comes.
IN_THE_END: Final[vec[float]] = vec[float]([0.06, 0.12, 0.12, 0.7])
CHANGES: Final = 0.2
THEFT_CARD: Final[i64] = KIND["theft"]


def team_gains(s: State, distances: GoalDistances, found: bool, out: vec[float]) -> vec[float]:
    """Compute the gold of Saboteur 2 by every way the round may end."""
    counts = dwarfs(s)
    if not found:
        share_out(s, counts, 1 << SABOTEUR | 1 << PROFITEER, 1.0, out)
    else:
        open_to = passage(s, distances)
        by = finders(s, TEAM_BLUE, TEAM_GREEN)
        joining: i64 = 1 << BOSS | 1 << PROFITEER
        blue: i64 = joining | 1 << TEAM_BLUE
        green: i64 = joining | 1 << TEAM_GREEN
        share_out(s, counts, blue, by[0] * (open_to[3] + open_to[1]) + (1.0 - by[0]) * open_to[1], out)
        share_out(s, counts, green, by[1] * (open_to[3] + open_to[2]) + (1.0 - by[1]) * open_to[2], out)
        share_out(s, counts, blue | green, (1.0 - by[0] - by[1]) * open_to[3], out)
        share_out(s, counts, joining, open_to[0], out)
    crystals(s, counts, out)
    thefts(s, out)
    return out


def dwarfs(s: State) -> vec[float]:
    """Count the dwarfs by role, trapped ones as their hope to be free."""
    out = vec[float]([0.0] * 8)
    for seat in range(s.rules.seats):
        out[s.role(seat)] += FREED if trapped(s, seat) else 1.0
    return out


def share_out(s: State, counts: vec[float], roles: i64, chance: float, out: vec[float]) -> None:
    """Add what the dwarfs of some roles would get, times a chance (S12)."""
    if chance <= 0.0:
        return
    number = 0.0
    for role in range(i64(8)):
        if (roles >> role) & 1:
            number += counts[role]
    lower = min(i64(4), i64(number))
    share = SHARE[5]
    if number < 5.0:
        part = number - float(lower)
        share = (1.0 - part) * SHARE[max(i64(1), lower)] + part * SHARE[lower + 1]
    for seat in range(s.rules.seats):
        role = s.role(seat)
        if (roles >> role) & 1:
            amount = share - (1.0 if role == BOSS else 2.0 if role == PROFITEER else 0.0)
            out[seat] += max(0.0, amount) * chance * (FREED if trapped(s, seat) else 1.0)


def finders(s: State, one: i64, two: i64) -> vec[float]:
    """Guess the chances that somebody of one role, and of another, finds the treasure."""
    out = vec[float]([0.0] * 2)
    total = 0.01
    for seat in range(s.rules.seats):
        role = s.role(seat)
        weight = FINDS[role] * (BARRED if s.blocked(seat) else 1.0)
        total += weight
        if role == one:
            out[0] += weight
        elif role == two:
            out[1] += weight
    out[0] /= total
    out[1] /= total
    return out


def passage(s: State, distances: GoalDistances) -> vec[float]:
    """Return the chances by the colours that could pass to the treasure: neither, blue, green, both."""
    maze = s.table.maze
    goal = treasure_of(s)
    whole = max(distances.total(s, goal), 1e-12)
    out = vec[float]([0.0] * 4)
    doors: i64 = 0
    for word in maze.cells:
        doors |= DOOR[oriented_of(word)]
    if doors:
        blue = distances.ends(s, goal, walked(maze, BLUE))
        green = distances.ends(s, goal, walked(maze, GREEN))
        for i in range(i64(len(blue))):
            both = min(blue[i], green[i])
            out[3] += both / whole
            out[1] += (blue[i] - both) / whole
            out[2] += (green[i] - both) / whole
    else:
        out[3] = 1.0
    now = 1.0 / (1.0 + CHANGES * far_of(whole))
    for i in range(i64(1), i64(4)):
        out[i] = now * out[i] + (1.0 - now) * IN_THE_END[i]
    out[0] = max(0.0, 1.0 - out[1] - out[2] - out[3])
    return out


def crystals(s: State, counts: vec[float], out: vec[float]) -> None:
    """Add the geologists' share of the crystals on view, and of one more (S13)."""
    number = counts[GEOLOGIST]
    if number <= 0.0:
        return
    amount = float(s.table.maze.crystals() + 1) / max(1.0, number)
    for seat in range(s.rules.seats):
        if s.role(seat) == GEOLOGIST:
            out[seat] += amount * (FREED if trapped(s, seat) else 1.0)


def thefts(s: State, out: vec[float]) -> None:
    """Add what thieves take, and take it from the others evenly (S14)."""
    n = s.rules.seats
    hidden = s.hidden
    for seat in range(n):
        chance = 0.0
        if (s.table.front[seat] >> FRONT_THEFT) & 1:
            chance = STOLEN
        else:
            first = seat * HAND_ROOM
            for card in hidden.hands[first : first + hidden.hand_sizes[seat]]:
                if kind_of(card) == THEFT_CARD:
                    chance = MEANT
        if chance > 0.0:
            if trapped(s, seat):
                chance *= FREED
            for other in range(n):
                out[other] += chance if other == seat else -chance / float(n - 1)
