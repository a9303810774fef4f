"""Every test that takes `place` runs on each kind of fan-out."""

from __future__ import annotations

import uuid
from collections.abc import Callable

import pytest
from tests.server.services import own_postgres, own_redis, postgres_database, postgres_url, redis_url

from saboteur.server.fanout import Fanout
from saboteur.server.fanout.postgres_fanout import postgres_fanout
from saboteur.server.fanout.redis_fanout import redis_fanout

__all__ = ["own_postgres", "own_redis", "postgres_database", "postgres_url", "process", "redis_url"]


@pytest.fixture(params=["redis", "postgres"])
def process(request: pytest.FixtureRequest) -> Callable[[], Fanout]:
    """Makes the fan-out of one more process that talks to the others."""
    name = uuid.uuid4().hex  # a Redis is shared by all tests
    if request.param == "redis":
        redis: str = request.getfixturevalue("redis_url")
        return lambda: redis_fanout(redis, name)
    database: str = request.getfixturevalue("postgres_database")
    return lambda: postgres_fanout(database, name)
