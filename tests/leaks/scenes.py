"""The scenes check: what can be done at a moment that random games seldom meet tells nothing.

Each scene is a position. For every viewer, whatever the seats asked may do in two worlds that it cannot tell apart is
done in both, and the same bytes must follow; what the viewer itself may do must be the same to begin with.
"""

from __future__ import annotations

import random

from saboteur.core.rules.flow import options
from saboteur.play.positions import load

from .harness import REAL, Table, Wire, act
from .worlds import compare

GOALS_AHEAD = "maze: EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0"
BY_CHEST = "modules: base chests · seats: 3 · options: chest_layout=2,0 4,2 5,3 6,2 · maze: NESW@1,0 NESW@2,0 tunnel"

SCENES = {
    "a dead end before a goal": f"seats: 4 · {GOALS_AHEAD} · hand 0: N|E|W E|W N|E|S|W N|W EW NS",
    "a dead end between two goals": f"seats: 4 · {GOALS_AHEAD} NESW@7,0 · goals: 8,0=stone:NE up · "
    "hand 0: N|S N|E|S|W N|W N|E NS NESW",
    "a dead end before the last goal": f"seats: 3 · {GOALS_AHEAD} NESW@7,0 NESW@7,1 · "
    "goals: 8,0=stone:NE up turned · hand 0: E|W N|E|W N|E N|W N|E|S|W",
    "chest 5 moves a goal": f"{BY_CHEST} · question: move_goal 0",
    "chest 5 moves one of five goals": BY_CHEST.replace("chests ·", "chests new_goals ·")
    + " · question: move_goal 0",
    "chest 8 shows a dwarf": f"{BY_CHEST} · question: inspect_dwarf 0",
    "chest 6 takes a card": f"{BY_CHEST} · question: take_card 0",
    "maps, rocks and swaps beside the goals": f"modules: base goal_swap detour · seats: 4 · {GOALS_AHEAD} NEW@7,0 · "
    "goals: 8,0=stone:NE up turned · hand 0: map rockfall goal_swap detour",
    "a chest next to a path": "modules: base chests · seats: 4 · maze: EW@1,0 EW@2,0 · "
    "hand 0: NEW NESW E|W map rockfall",
    "a toll dwarf before the goals": f"modules: base toll · seats: 4 · {GOALS_AHEAD} · hand 0: NEW E|W map",
}


def scene(name: str) -> Table:
    """Set a scene up."""
    game = load("\n".join(SCENES[name].split(" · ")))
    return Table(game.setup, game._state.copy(), random.Random(1))


def check(name: str, wire: Wire = REAL, worlds: int = 12) -> int:
    """Do everything that can be done in pairs of worlds; return how often two stories were compared."""
    table = scene(name)
    compared = 0
    for viewer in table.viewers():
        for _ in range(worlds):
            other = table.world_for(viewer)
            compare(table, viewer, (table.s, other), ([], []), wire)
            for seat in table.asked():
                for code in set(options(table.s, seat)) & set(options(other, seat)):
                    pair = table.s.copy(), other.copy()
                    stories = act(pair[0], seat, code), act(pair[1], seat, code)
                    compare(table, viewer, pair, stories, wire)
                    compared += 1
    return compared
