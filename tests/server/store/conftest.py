"""Every test that takes `database` runs on both kinds."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.services import own_postgres, postgres_database, postgres_url

__all__ = ["database", "own_postgres", "postgres_database", "postgres_url"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    address: str = request.getfixturevalue("postgres_database")
    return address
