"""The deal of a day: everything that makes it the same for everybody follows from its seed.

The seed comes from the server's secret and the day: nobody can know it before, and all processes of a server agree.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.skills import LEVEL_BY_NAME
from saboteur.core.table.chance import SEED_BYTES
from saboteur.core.table.ruleset import REVISION
from saboteur.daily.calendar import plan_of
from saboteur.play.setup import Setup

PURPOSE: Final = b"saboteur/daily/1\x00"
# Who may sit at a daily table: they decide without searching, so within milliseconds, and on every machine alike.
COMPANY: Final = tuple(
    key for key, one in CHARACTERS.items() if one.level != "novice" and not LEVEL_BY_NAME[one.level].searches
)


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A day's game before anybody plays it. The seed is as secret as what follows from it."""

    day: str
    seed: str
    seats: int
    modules: list[str]
    options: dict[str, str]
    seat: int  # where one sits
    company: list[str]  # by seat the character that plays there; nobody at one's own
    revision: int = REVISION  # of the rules

    def setup(self) -> Setup:
        """Return the setup as the engine takes it."""
        return Setup(
            seats=self.seats, modules=self.modules, options=self.options, seed=self.seed, revision=self.revision
        )


def seed_of(secret: str, day: str) -> str:
    """Return the seed of a day."""
    return hmac.new(secret.encode(), PURPOSE + day.encode(), hashlib.sha256).digest()[:SEED_BYTES].hex()


def deal_of(day: str, seed: str) -> Deal:
    """Return the deal that follows from a day's seed: what is played, one's seat, and the company."""
    plan = plan_of(day)
    dice = hashlib.shake_256(f"{seed}:daily".encode()).digest(4 * (plan.seats + 1))
    throws = [int.from_bytes(dice[at : at + 4], "big") for at in range(0, len(dice), 4)]
    seat = throws.pop() % plan.seats
    free, company = list(COMPANY), []
    for one, throw in enumerate(throws):
        company.append("" if one == seat else free.pop(throw % len(free)))
    setup = Setup(seats=plan.seats, modules=plan.modules, options={"rounds": "1"}, seed=seed)
    options = {key: str(value) for key, value in setup.options.items()}
    return Deal(
        day=day, seed=seed, seats=plan.seats, modules=list(setup.modules), options=options, seat=seat, company=company
    )
