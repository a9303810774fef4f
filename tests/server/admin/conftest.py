"""Both databases for the operator's tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.services import postgres_database, postgres_url

__all__ = ["database", "postgres_database", "postgres_url"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is to be."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    url: str = request.getfixturevalue("postgres_database")
    return url
