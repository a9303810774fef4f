"""Whom a bot points at when the table votes on who is a saboteur."""

import random
from typing import Final

from msgspec.structs import replace

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.seat_beliefs import seat_chances
from saboteur.bots.skills import LEVEL_BY_NAME, skill_of
from saboteur.play.views.view_types import View

HIDDEN_SIDE: Final = "saboteur"


def points_at(level: str, style: str, view: View, memory: Memory, rng: random.Random) -> int:
    """Return a seat: whom the bot holds to be a saboteur; a saboteur points where the others' suspicion is."""
    others = [seat for seat in range(view.seats) if seat != memory.seat]
    own = view.own
    if own is None or LEVEL_BY_NAME[level].skill is None or HIDDEN_SIDE not in memory.roles:
        return rng.choice(others)
    bad = memory.roles.index(HIDDEN_SIDE)
    believed = [row[bad] for row in Assessment(view, own, memory, skill_of(level, style), rng).roles]
    if own.role == HIDDEN_SIDE:
        public = [row[bad] for row in seat_chances(replace(memory, known={}))]
        believed = [thought - true for thought, true in zip(public, believed, strict=True)]  # and spares its fellows
    rng.shuffle(others)
    return max(others, key=believed.__getitem__)
