"""What each seat may expect of a round that is not over yet, learned from rounds played by the rules of `policy`.

`prospects` and `outlook` reckon by the rules what a seat gets; how far that is off in a given situation (who plays
next and could dig, what a hand holds, who is trapped, thefts, crystals) a small network with one hidden layer
guesses. Its weights, in `fortunes.toml`, are made by tools/fit_fortunes.py.
"""

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.cards import (
    DOOR,
    FRONT_THEFT,
    KIND,
    PATH_KINDS,
    SABOTEUR,
    TEAM_BLUE,
    TEAM_GREEN,
)
from saboteur.core.modules.saboteur2 import trapped
from saboteur.core.search.cells import treasure_of
from saboteur.core.search.goal_distances import far_of
from saboteur.core.search.outlook import best_step, chance_found
from saboteur.core.search.players import Player
from saboteur.core.search.prospects import gains_if
from saboteur.core.search.teams import passage
from saboteur.core.search.weights import PATH_CLASS, WISH
from saboteur.core.slots import KIND_MASK
from saboteur.core.state import HAND_ROOM

WIDTH: Final = 62
_HELD: Final = "theft trapped freed hands_off inspection hat_swap hand_swap rockfall map"  # cards that are counted
HELD: Final[vec[i64]] = vec[i64]([KIND[name] for name in _HELD.split()])
_FITTED: Final[dict[str, Any]] = tomllib.loads(
    resources.files("saboteur.core.search").joinpath("fortunes.toml").read_text("utf-8")
)
INNER: Final[vec[float]] = vec[float]([float(x) for row in _FITTED["inner"] for x in row])
BIAS: Final[vec[float]] = vec[float]([float(x) for x in _FITTED["bias"]])
OUTER: Final[vec[float]] = vec[float]([float(x) for x in _FITTED["outer"]])
BASE: Final[float] = float(_FITTED["base"])
# By role, and for all: how many they are, how many of them trapped, thieves, able to dig, how soon, and how far.
SIDE: Final[i64] = 6
ALL: Final[i64] = 8 * SIDE
RICH: Final = 10.0  # more gold than this counts no more
LATER: Final = 0.75  # what a seat's turn counts less for each turn before it


def fortunes(p: Player) -> vec[float]:
    """Guess the gold of every seat in this round from now on."""
    n = p.s.rules.seats
    x = numbers(p)
    out = vec[float]([0.0] * n)
    for seat in range(n):
        first = seat * WIDTH
        total = BASE + x[first]
        at: i64 = 0
        for j in range(i64(len(BIAS))):
            inner = BIAS[j]
            for i in range(first, first + WIDTH):
                inner += INNER[at] * x[i]
                at += 1
            if inner > 0.0:
                total += OUTER[j] * inner
        out[seat] = total
    return out


def numbers(p: Player) -> vec[float]:
    """Count what decides a seat's gold, WIDTH numbers for each; the first is what the rules alone make of it."""
    s = p.s
    n = s.rules.seats
    out = vec[float]([0.0] * (n * WIDTH))
    found = chance_found(p)
    if_found = gains_if(s, p.distances, True, True)
    if_not = gains_if(s, p.distances, False)
    sides = vec[float]([0.0] * (SIDE * 9))
    soon = 1.0
    seat = s.table.mover
    for _ in range(n):
        at = seat * WIDTH
        out[at] = found * if_found[seat] + (1.0 - found) * if_not[seat]
        out[at + 1] = found
        out[at + 2] = if_found[seat]
        out[at + 3] = if_not[seat]
        alone(p, seat, soon, out, sides)
        hand(p, seat, out)
        soon *= LATER
        seat = (seat + s.table.direction + n) % n
    together(p, out, sides)
    return out


def alone(p: Player, seat: i64, soon: float, out: vec[float], sides: vec[float]) -> None:
    """Count what a seat is and can do by itself, and add it to its side and to all."""
    s = p.s
    t = s.table
    goal = treasure_of(s)
    far = far_of(p.distances.total(s, goal))
    role = s.role(seat)
    barred = s.blocked(seat)
    held = trapped(s, seat)
    theft = (t.front[seat] >> FRONT_THEFT) & 1
    step = 0.0 if barred or WISH[role] < 0.0 else best_step(p, seat, goal, far)
    for row in (SIDE * role, ALL):
        sides[row] += 1.0
        sides[row + 1] += 1.0 if held else 0.0
        sides[row + 2] += float(theft)
        if not barred:
            sides[row + 3] += 1.0
            sides[row + 4] += soon
        sides[row + 5] += step * soon
    at = seat * WIDTH
    out[at + 4] = far
    out[at + 5] = 1.0 / max(1.0, far)
    out[at + 6] = float(t.pile_size) / 30.0
    out[at + 7] = soon
    out[at + 8] = 1.0 if held else 0.0
    out[at + 9] = 1.0 if barred else 0.0
    out[at + 10] = step
    out[at + 11] = step * soon
    out[at + 12] = float(theft)
    out[at + 13] = float(t.maze.crystals()) if TEAM_BLUE in s.rules.dwarfs else 0.0
    out[at + 14] = float(s.rules.seats)
    out[at + 15] = min(RICH, float(s.purse(seat)))
    out[at + 29 + role] = 1.0


def together(p: Player, out: vec[float], sides: vec[float]) -> None:
    """Count what a seat's side, the other team, the saboteurs and all have, and whom the way lets through."""
    s = p.s
    n = s.rules.seats
    open_to = passage(s, p.distances) if TEAM_BLUE in s.rules.dwarfs else vec[float]([0.0] * 4)
    purses = 0.0
    for seat in range(n):
        purses += float(s.purse(seat))
    for seat in range(n):
        role = s.role(seat)
        at = seat * WIDTH + 37
        rival: i64 = TEAM_GREEN if role == TEAM_BLUE else TEAM_BLUE
        for k in range(SIDE):
            out[at + k] = sides[SIDE * role + k]
            out[at + SIDE + k] = sides[SIDE * rival + k]
            out[at + 2 * SIDE + k] = sides[ALL + k]
        out[at + 18] = sides[SIDE * SABOTEUR]
        out[at + 19] = sides[SIDE * SABOTEUR + 3]
        green = role == TEAM_GREEN
        out[at + 20] = open_to[3]
        out[at + 21] = open_to[2] if green else open_to[1]
        out[at + 22] = open_to[1] if green else open_to[2]
        out[at + 23] = min(RICH, (purses - float(s.purse(seat))) / float(n - 1))
        out[at + 24] = 1.0 if s.table.round == 0 else 0.0


def hand(p: Player, seat: i64, out: vec[float]) -> None:
    """Count what a hand holds."""
    s = p.s
    role = s.role(seat)
    at = seat * WIDTH + 16
    first = seat * HAND_ROOM
    size = s.hidden.hand_sizes[seat]
    out[at] = float(size)
    for card in s.hidden.hands[first : first + size]:
        kind = card & KIND_MASK
        if kind <= PATH_KINDS:
            if PATH_CLASS[kind]:
                out[at + 1] += 1.0
            door = DOOR[2 * kind]
            if door:
                own = (role == TEAM_BLUE and door & 15 != 0) or (role == TEAM_GREEN and door & 15 == 0)
                out[at + (2 if own else 3)] += 1.0
            continue
        for i in range(i64(9)):
            if HELD[i] == kind:
                out[at + 4 + i] += 1.0
