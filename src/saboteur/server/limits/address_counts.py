"""Who is connected, counted by address and by the network it is in."""

from __future__ import annotations

from collections import Counter

from saboteur.server.limits.rate_limiter import callers_at


class Crowd:
    """How many connections addresses have here and, as far as that was heard of, at other processes."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """Count a connection."""
        self.here.update(caller.key for caller in callers_at(address))

    def leave(self, address: str) -> None:
        """Forget a connection."""
        for caller in callers_at(address):
            self.here[caller.key] -= 1
            if self.here[caller.key] <= 0:
                del self.here[caller.key]

    def full(self, address: str, most: int) -> bool:
        """Return whether an address has as many as it may, or the network it is in."""
        return any(
            self.here[caller.key] + self.elsewhere.get(caller.key, 0) >= most * caller.share
            for caller in callers_at(address)
        )

    def busiest(self, count: int) -> list[tuple[str, int]]:
        """Return the networks with the most connections here."""
        return self.here.most_common(count)
