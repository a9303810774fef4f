"""Word between server processes: `open_fanout` gives a `Fanout` over Redis, PostgreSQL, or within this process."""

from __future__ import annotations

from saboteur.server.fanout.fanout_protocol import Fanout, FanoutError, Handler, Hint, Lost, NoAnswer
from saboteur.server.fanout.local_fanout import LocalFanout
from saboteur.server.fanout.relay import Relay
from saboteur.server.settings import POSTGRES

__all__ = ["Fanout", "FanoutError", "Handler", "Hint", "LocalFanout", "Lost", "NoAnswer", "Relay", "open_fanout"]


async def open_fanout(database: str, redis: str | None = None) -> Fanout:
    """Redis if there is one, else the PostgreSQL database, else (with SQLite) nobody else is there."""
    fanout: Fanout
    if redis is not None:
        if not redis.startswith(("redis://", "rediss://", "unix://")):
            raise FanoutError("a Redis address begins with redis://, rediss:// or unix://")
        from saboteur.server.fanout.redis_fanout import redis_fanout  # noqa: PLC0415 -- not needed by most

        fanout = redis_fanout(redis)
    elif database.startswith(POSTGRES):
        from saboteur.server.fanout.postgres_fanout import postgres_fanout  # noqa: PLC0415

        fanout = postgres_fanout(database)
    else:
        fanout = LocalFanout()
    await fanout.open()
    return fanout
