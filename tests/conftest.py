"""What holds for every test."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.order import pytest_collection_modifyitems
from tests.second_try import pytest_runtest_protocol, pytest_terminal_summary

from saboteur import _native

__all__ = ["pytest_collection_modifyitems", "pytest_runtest_protocol", "pytest_terminal_summary"]

# Tests of several folders share these helpers: registered here, before any of them is imported.
pytest.register_assert_rewrite("tests.rules.helpers")

ROOT = Path(__file__).resolve().parent.parent

# Machines differ and are shared: how long one example takes says nothing about the code.
settings.register_profile("saboteur", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("saboteur")


def pytest_report_header() -> str:
    return f"core: {'compiled' if _native.compiled() else 'plain Python'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test a compiled core that is not that of the sources."""
    if hasattr(session.config, "workerinput") or not _native.compiled():
        return
    check = [sys.executable, str(ROOT / "tools/compile_core.py"), "--check"]
    if subprocess.run(check, check=False).returncode != 0:
        pytest.exit("the compiled core is older than its sources: use ./run test, or SABOTEUR_PURE=1", 2)


@pytest.fixture(autouse=True)
def no_loop_of_the_browsers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test run loops of its own although this process drives a browser, whose loop counts as running."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
