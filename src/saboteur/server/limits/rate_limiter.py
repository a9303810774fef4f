"""Rate limits: so much of each thing for each address, person and table, in constant time and bounded memory.

Of every rate one number a caller is kept: the moment at which all it has used will be given back (the "generic cell
rate algorithm"). Whoever used nothing for a whole period is as good as unknown, so at most `CALLERS_KEPT` callers a
kind are remembered, and the one that was silent longest is forgotten for a new one.
"""

from __future__ import annotations

import functools
import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import CALLERS_KEPT, CLUBBERS, SITE_SHARE, THROWERS
from saboteur.server.settings import Settings, SettingsError

KINDS = (
    "intents", "table", "requests", "tables", "devices", "codes", "mails", "hellos", "admin", "phrases", "throws",
    "matches", "clubs",
)  # fmt: skip
EXCHANGED = ("requests", "hellos")  # of addresses, too many to ask anybody about each
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
HOME, SITE = 64, 48  # bits of an IPv6 address: what one line has, and what one customer may have of those
_RATE = re.compile(r"\s*(\d+)\s*/\s*(second|minute|hour|day)\s*")


class Rate(NamedTuple):
    """So many in so many seconds."""

    limit: int
    seconds: int


def parse(text: str) -> list[Rate]:
    """Read `20/second;300/minute`."""
    rates = []
    for part in text.split(";"):
        found = _RATE.fullmatch(part)
        if found is None:
            raise ValueError(part)
        rates.append(Rate(int(found.group(1)), SECONDS[found.group(2)]))
    return rates


def rates_of(settings: Settings) -> dict[str, list[Rate]]:
    """Read all rates of the settings, or say which is none."""
    rates = {}
    for kind in KINDS:
        text: str = getattr(settings, f"rate_{kind}")
        try:
            rates[kind] = parse(text)
        except ValueError:
            raise SettingsError(f"settings: rate_{kind} = {text!r} is not a rate such as 10/minute") from None
    return rates


class Caller(NamedTuple):
    """Whose use is counted, and how many times the rate they have."""

    key: str
    share: int = 1


@functools.lru_cache(4096)
def callers_at(address: str) -> tuple[Caller, ...]:
    """Return who is counted for an address, the widest first.

    An IPv6 home has billions of addresses and counts as one; a site has 65,536 homes and counts, too, so that nobody
    gets round the limits by going through them. IPv4 addresses written as IPv6 are IPv4 addresses.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return (Caller(address),)
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            site, home = (ipaddress.ip_network((parsed, bits), strict=False) for bits in (SITE, HOME))
            return Caller(str(site), SITE_SHARE), Caller(str(home))
        parsed = parsed.ipv4_mapped
    return (Caller(str(parsed)),)


class _Meter:
    """What callers have used of one kind."""

    def __init__(self, rates: list[Rate]) -> None:
        self.rates = rates
        self.used: dict[str, float] = {}  # lately, in shares of what each may, for those whose use is noted
        self.noted = 0  # of so many callers
        self._free_at: OrderedDict[str, tuple[float, ...]] = OrderedDict()  # the latest heard of last

    def __len__(self) -> int:
        return len(self._free_at)

    def take(self, key: str, cost: float, now: float, share: int = 1) -> bool:
        """Take so much for a caller who has so many times the rate; what is refused is not counted."""
        before = self._free_at.get(key)
        after = []
        for number, (limit, seconds) in enumerate(self.rates):
            most = limit * share
            if not most:
                return False
            begin = now if before is None or before[number] < now else before[number]
            free_at = begin + min(cost, most) * seconds / most
            if free_at > now + seconds * 1.000001:  # sums of fractions are not exact
                return False
            after.append(free_at)
        self._keep(key, tuple(after))
        if self.noted and (key in self.used or len(self.used) < self.noted):
            self.used[key] = self.used.get(key, 0.0) + cost / share
        return True

    def owe(self, key: str, seconds: list[float], now: float) -> None:
        """Let a caller have used so much of each rate that it takes so many seconds to be given back."""
        before = self._free_at.get(key) or (now,) * len(seconds)
        self._keep(key, tuple(max(at, now + owed) for at, owed in zip(before, seconds, strict=True)))

    def _keep(self, key: str, free_at: tuple[float, ...]) -> None:
        self._free_at[key] = free_at
        self._free_at.move_to_end(key)
        if len(self._free_at) > CALLERS_KEPT:
            self._free_at.popitem(last=False)


class Limiter:
    """Counts in memory, for one process.

    Intents that come over another process are counted by the table's owner as well, so what a person may do at a
    table, and what a table takes, holds for all processes together. What addresses use is counted for all of them
    where there is Redis: what is rare and shared (tables, identities, codes, mails) each time (`shared_limiter`),
    requests and new connections once a second (`exchange`).
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._meters = {kind: _Meter(rates) for kind, rates in rates_of(settings).items()}
        self._now = now

    def allows(self, kind: str, who: str, cost: float = 1) -> bool:
        """Count one thing of a person or a table, or as much as it costs; False if that is too much."""
        return self._meters[kind].take(who, cost, self._now())

    def allows_address(self, kind: str, address: str, cost: float = 1) -> bool:
        """Count one thing of an address; False if that is too much for it, or for the network it is in."""
        meter, now = self._meters[kind], self._now()
        return all(meter.take(caller.key, cost, now, caller.share) for caller in callers_at(address))

    def too_fast(self, table: str, person: str, address: str = "", *, seated: bool) -> Refusal | None:
        """Count an intent; return the refusal if that is too much. Who has no seat uses up nothing of the table's."""
        allowed = self.allows("intents", person) if person else self.allows_address("intents", address)
        if not allowed:
            return Refusal("too_fast", "You do too much at once; wait a little.")
        if seated and not self.allows("table", table):
            return Refusal("too_fast", "Too much happens at this table at once; wait a little.")
        return None

    def throws_too_much(self, person: str, address: str = "") -> Refusal | None:
        """Count something thrown; return the refusal if it is too much of a person, or of their address."""
        thrown = not person or self.allows("throws", person)
        if thrown and (not address or self.allows_address("throws", address, 1 / THROWERS)):
            return None
        return Refusal("too_fast", "You throw too much at once; wait a little.")

    def does_too_much(self, person: str, address: str) -> Refusal | None:
        """Count something done in a club or to people one knows; return the refusal if it is too much."""
        done = self.allows_address("clubs", address, 1 / CLUBBERS) and (not person or self.allows("clubs", person))
        return None if done else Refusal("too_fast", "You do too much at once; wait a little.")

    def note_use(self, most: int) -> None:
        """Note from now on what addresses use of what is exchanged, of so many of them at a time."""
        for kind in EXCHANGED:
            self._meters[kind].noted = most

    def rates(self, kind: str) -> list[Rate]:
        """Return the rates of a kind."""
        return self._meters[kind].rates

    def used(self, kind: str) -> dict[str, float]:
        """Return what callers used of a kind since this was last asked; larger networks in shares of theirs."""
        meter = self._meters[kind]
        used, meter.used = meter.used, {}
        return used

    def owe(self, kind: str, caller: str, seconds: list[float]) -> None:
        """Take over what a caller has used up everywhere: for each rate, in how many seconds it is given back."""
        self._meters[kind].owe(caller, seconds, self._now())

    def remembered(self) -> int:
        """Say how many callers are remembered, of all kinds together."""
        return sum(len(meter) for meter in self._meters.values())
