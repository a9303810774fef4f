"""Real PostgreSQL and Redis servers for the tests of several processes."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog
from tests.server.services import own_postgres, own_redis, postgres_database, postgres_url, redis_url


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """A test that starts the server sets up logging, to a stream that is closed after the test."""
    root = logging.getLogger()
    before = list(root.handlers)
    yield
    structlog.reset_defaults()
    for handler in [one for one in root.handlers if one not in before]:
        root.removeHandler(handler)


__all__ = ["own_postgres", "own_redis", "postgres_database", "postgres_url", "redis_url"]
