"""Every test that takes `database` runs on both kinds; on the simulated one, too, if it needs no file."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.services import own_postgres, postgres_database, postgres_url
from tests.server.store.kit import SIMULATED, Simulated

__all__ = ["database", "own_postgres", "postgres_database", "postgres_url"]
# Disks that fail, processes that are killed, files of older releases.
REAL_ALONE = {"test_durability", "test_faults", "test_gathering", "test_tallies"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        conforming = () if metafunc.module.__name__.rpartition(".")[2] in REAL_ALONE else ("simulated",)
        metafunc.parametrize("database", ("sqlite", "postgres", *conforming), indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    if request.param == "simulated":
        SIMULATED.clear()
        return Simulated.ADDRESS
    address: str = request.getfixturevalue("postgres_database")
    return address
