"""Rate limits: so much of each thing for each address, person and table, counted in windows of time."""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from saboteur.core.refusal import Refusal
from saboteur.server.settings import Settings, SettingsError

if TYPE_CHECKING:
    from saboteur.server.tables.state import RoomState

KINDS = ("intents", "table", "requests", "tables", "devices", "codes", "mails", "hellos")
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
KEPT = 20_000  # counters; beyond, those whose window is over are dropped
_RATE = re.compile(r"\s*(\d+)\s*/\s*(second|minute|hour|day)\s*")


def parse(text: str) -> list[tuple[int, int]]:
    """Read `20/second;300/minute` as pairs of a number and seconds."""
    rates = []
    for part in text.split(";"):
        found = _RATE.fullmatch(part)
        if found is None:
            raise ValueError(part)
        rates.append((int(found.group(1)), SECONDS[found.group(2)]))
    return rates


class Limiter:
    """Counts in memory; every process counts for itself.

    Intents that come over another process are counted by the table's owner as well, so what a person may do at a
    table, and what a table takes, holds for all processes together.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._rates: dict[str, list[tuple[int, int]]] = {}
        for kind in KINDS:
            text: str = getattr(settings, f"rate_{kind}")
            try:
                self._rates[kind] = parse(text)
            except ValueError:
                raise SettingsError(f"settings: rate_{kind} = {text!r} is not a rate such as 10/minute") from None
        self._now = now
        self._counts: dict[tuple[str, str, int], tuple[int, int]] = {}  # -> (which window, count)

    def allows(self, kind: str, who: str) -> bool:
        """Count one thing; False if that is too much."""
        now = self._now()
        allowed = True
        for limit, seconds in self._rates[kind]:
            key, window = (kind, who, seconds), int(now // seconds)
            began, count = self._counts.get(key, (window, 0))
            count = count + 1 if began == window else 1
            self._counts[key] = (window, count)
            allowed = allowed and count <= limit
        if len(self._counts) > KEPT:
            self._counts = {key: kept for key, kept in self._counts.items() if kept[0] == int(now // key[2])}
        return allowed

    def too_fast(self, state: RoomState, person: str, address: str = "") -> Refusal | None:
        """Count an intent; give the refusal if that is too much. Who has no seat uses up nothing of the table's."""
        if not self.allows("intents", person or network_of(address)):
            return Refusal("too_fast", "You do too much at once; wait a little.")
        if state.seat_of(person) is not None and not self.allows("table", state.table):
            return Refusal("too_fast", "Too much happens at this table at once; wait a little.")
        return None


def network_of(address: str) -> str:
    """Take an IPv6 neighbourhood as one address: everybody there has billions of them."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((ipaddress.ip_address(address), 64), strict=False))
    except ValueError:
        return address
