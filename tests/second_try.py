"""One more try for tests that live in real time; whoever needed it is named at the end.

A browser, a process that is killed, a database that goes away, a socket: on a machine that is busy enough any of them
can be late in a way that no test foresaw. Such a test is tried once more, with all that it uses started afresh. That
it needed this is a fault to be looked into, so the first failure is shown whole. Everything else gets one try:
the rules, and above all whatever looks for leaks or sends nonsense, where once is once too often.
"""

from __future__ import annotations

import contextlib

import pytest
from _pytest.runner import runtestprotocol

REAL_TIME = ("tests/web/", "tests/server/", "tests/deploy/")
ONE_TRY = (
    "tests/server/leaks/",
    "tests/server/fuzz/",
    "tests/server/test_wire_leaks.py",
    "tests/server/test_security.py",
)
SERVICES = {"browser", "own_postgres", "own_redis", "postgres_url", "redis_url"}
"""Fixtures of whatever runs in a process of its own, for tests in other folders."""
FIRST_TRY = "what happened at the first try"


def lives_in_real_time(item: pytest.Item) -> bool:
    """Return whether a test gets a second try."""
    if item.nodeid.startswith(ONE_TRY):
        return False
    return item.nodeid.startswith(REAL_TIME) or not SERVICES.isdisjoint(getattr(item, "fixturenames", ()))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test that lives in real time, and if it fails, run it again."""
    if not lives_in_real_time(item) or item.config.getoption("usepdb"):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failures = [f"{report.when}:\n{report.longreprtext}" for report in reports if report.failed]
    if failures:
        start_afresh(item)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for report in reports:
            report.sections.append((FIRST_TRY, "\n".join(failures)))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def start_afresh(item: pytest.Item) -> None:
    """End whatever tests share, so that a dead browser or a stopped server does not spoil the second try, too."""
    with contextlib.suppress(Exception):  # what is dead may not end well; what matters is told by the tries
        item.session._setupstate.teardown_exact(None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that passed at the second try, and say why they needed it."""
    passed = [report for report in terminalreporter.getreports("passed") if report.when == "call"]
    needed = [(report, text) for report in passed for name, text in report.sections if name == FIRST_TRY]
    if not needed:
        return
    terminalreporter.section("passed at the second try: each is a fault to be looked into", yellow=True)
    for report, text in needed:
        terminalreporter.write_line(f"PASSED AT THE SECOND TRY {report.nodeid}", yellow=True)
        terminalreporter.write_line(text)
