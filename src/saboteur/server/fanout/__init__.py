"""Word between server processes: `open_fanout` gives a `Fanout` over Redis, PostgreSQL, or within this process."""

from __future__ import annotations

from saboteur.server.fanout.fallback_fanout import FallbackFanout
from saboteur.server.fanout.fanout_protocol import Fanout, FanoutError, Handler, Hint, Lost, NoAnswer
from saboteur.server.fanout.local_fanout import LocalFanout
from saboteur.server.fanout.relay import Relay
from saboteur.server.fanout.remote import RemoteFanout
from saboteur.server.settings import POSTGRES

__all__ = ["Fanout", "FanoutError", "Handler", "Hint", "LocalFanout", "Lost", "NoAnswer", "Relay", "open_fanout"]


async def open_fanout(database: str, redis: str | None = None) -> Fanout:
    """Redis if there is one, and the PostgreSQL database while it is away; else the database alone; else (with
    SQLite) nobody else is there."""
    ways: list[RemoteFanout] = []
    if redis is not None:
        if not redis.startswith(("redis://", "rediss://", "unix://")):
            raise FanoutError("a Redis address begins with redis://, rediss:// or unix://")
        from saboteur.server.fanout.redis_fanout import redis_fanout  # noqa: PLC0415 -- not needed by most

        ways.append(redis_fanout(redis))
    if database.startswith(POSTGRES):
        from saboteur.server.fanout.postgres_fanout import postgres_fanout  # noqa: PLC0415

        ways.append(postgres_fanout(database))
    fanout: Fanout = FallbackFanout(*ways) if len(ways) > 1 else ways[0] if ways else LocalFanout()
    await fanout.open()
    return fanout
