"""What holds for every test."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from saboteur import _native

# Tests of several folders share these helpers: registered here, before any of them is imported.
pytest.register_assert_rewrite("tests.rules.helpers")

ROOT = Path(__file__).resolve().parent.parent

# A browser, a process that is killed, a database that goes away, a socket: on a machine that is busy enough any of
# them can be late in a way that no test foresaw, so such a test gets one more try, which the summary names.
# Everything else gets one, above all whatever looks for leaks or sends nonsense, where once is once too often.
REAL_TIME = ("tests/web/", "tests/server/", "tests/deploy/")
SERVICES = {"browser", "own_postgres", "own_redis", "postgres_url", "redis_url"}  # for tests in other folders
ONE_TRY = (
    "tests/server/leaks/",
    "tests/server/fuzz/",
    "tests/server/test_wire_leaks.py",
    "tests/server/test_security.py",
)

# Machines differ and are shared: how long one example takes says nothing about the code.
settings.register_profile("saboteur", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("saboteur")


def pytest_report_header() -> str:
    return f"core: {'compiled' if _native.compiled() else 'plain Python'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give whatever lives in real time one more try; leave out what has no case, such as of modules yet to come."""
    items[:] = [item for item in items if "NOTSET" not in item.name.rpartition("[")[2]]
    for item in items:
        if not item.nodeid.startswith(ONE_TRY) and (
            item.nodeid.startswith(REAL_TIME) or not SERVICES.isdisjoint(getattr(item, "fixturenames", ()))
        ):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say at the very end of a long run what it did not test here: a letter among thousands is not read."""
    skipped = Counter(
        report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.getreports("skipped")
    )
    if "long" in config.option.markexpr.split() and "not" not in config.option.markexpr and skipped:
        terminalreporter.section("NOT TESTED HERE", red=True, bold=True)
        for reason, count in skipped.most_common():
            terminalreporter.line(f"{count:4} {reason}", red=True)


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
