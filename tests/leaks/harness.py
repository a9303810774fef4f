"""What the leak tests share: everything a viewer is sent, and playing two worlds side by side.

A `Wire` is how a viewer is told things. The real one uses the engine's own views, events and options; the planted
leaks replace one part of it and must be caught by the very same checks.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.knowledge.resample import resample
from saboteur.core.rules.flow import apply, options, to_act
from saboteur.core.rules.rounds import start_game
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.state import State
from saboteur.play.actions import unpack
from saboteur.play.events.audiences import RawEvent, raw_events
from saboteur.play.setup import Setup
from saboteur.play.views.making import view_of
from saboteur.sim.random_rulesets import everything, random_ruleset


class Wire:
    """Everything that goes out to a viewer at one step."""

    def told(self, happened: list[RawEvent], seat: int | None) -> bytes:
        """The events."""
        return msgspec.json.encode([one.seen_by(seat) for one in happened])

    def view(self, setup: Setup, s: State, seat: int | None) -> bytes:
        """The view."""
        return msgspec.json.encode(view_of(setup, s, seat))

    def asked(self, s: State) -> int:
        """Who is asked."""
        return to_act(s)

    def options(self, s: State, seat: int | None) -> bytes:
        """What the viewer may do."""
        if seat is None:
            return b""
        return msgspec.json.encode([unpack(code) for code in options(s, seat)])

    def frame(self, setup: Setup, s: State, happened: list[RawEvent], seat: int | None) -> list[bytes]:
        """All of it."""
        asked = str(self.asked(s)).encode()
        return [self.told(happened, seat), self.view(setup, s, seat), asked, self.options(s, seat)]


REAL = Wire()


@dataclass
class Table:
    """A game under test."""

    setup: Setup
    s: State
    rng: random.Random
    dice: Chance = field(default_factory=lambda: Chance(b"", 0, dice_from(1)))

    @classmethod
    def at(cls, seed: int, ruleset: tuple[int, list[str], dict[str, str]] | None = None) -> Table:
        """Set a game up; without a ruleset a random one."""
        rng = random.Random(seed)
        seats, modules, chosen = ruleset or random_ruleset(rng)
        setup = Setup(seats=seats, modules=modules, options=dict(chosen), seed=seed)
        s = start_game(setup.rules(), Chance(setup.seed_bytes(), 0, 1), False)
        return cls(setup, s, rng, Chance(b"", 0, dice_from(seed)))

    def asked(self) -> list[int]:
        """The seats that have to answer."""
        return [seat for seat in range(self.setup.seats) if to_act(self.s) >> seat & 1]

    def step(self) -> tuple[int, int]:
        """Choose a seat and one of its options at random."""
        seat = self.rng.choice(self.asked())
        found = list(options(self.s, seat))
        return seat, self.rng.choice(found)

    def viewers(self) -> list[int | None]:
        """Every seat and a spectator."""
        return [None, *range(self.setup.seats)]

    def world_for(self, viewer: int | None) -> State:
        """Another world that this viewer cannot tell from the real one."""
        return resample(self.s, -1 if viewer is None else viewer, self.dice)


def act(s: State, seat: int, code: int) -> list[RawEvent]:
    """Apply an action and hear what happened."""
    s.listen = True
    s.journal = vec[i64]()
    apply(s, seat, code)
    happened = raw_events(list(s.journal))
    s.listen = False
    s.journal = vec[i64]()
    return happened


# The two largest rulesets, at two sizes each.
LARGEST = [
    everything(foundation, seats)
    for foundation, seats in (("base", 5), ("base", 8), ("saboteur2", 4), ("saboteur2", 9))
]
