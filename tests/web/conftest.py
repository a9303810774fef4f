"""A real server on loopback and a real Chromium, for all tests of the browser client."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.web.browser import Devices, launch_options, open_page
from tests.web.server import quick_server

PARTS_OF_TESTS = (
    "ERR_INTERNET_DISCONNECTED",
    "/api/phrase)",
    "/api/passkeys)",
    "/api/clubs/",
    "/api/puzzles/nothere)",
)
PATIENCE = 60_000  # milliseconds: machines are shared, and whoever waits for what comes loses nothing
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the server with quick bots; return its address."""
    with quick_server(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start a Chromium."""
    options = launch_options()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**options)
        yield started
        started.close()


@pytest.fixture(scope="session")
def devices(browser: Browser, server: str) -> Devices:
    """Keep devices for one test after the other."""
    return Devices(browser, server)


@pytest.fixture
def new_page(browser: Browser, server: str, devices: Devices) -> Iterator[Callable[..., Page]]:
    """Open pages of the wanted size, each on a device of its own; whatever they complain about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def patient_page(size: str, *, worker: bool = False, motion: bool = False) -> Page:
        if worker:
            opened = open_page(browser, server, size, complaints, worker=True, motion=motion)
            contexts.append(opened.context)
        else:
            opened = devices.lend(size, complaints, motion=motion)
        opened.set_default_timeout(PATIENCE)
        return opened

    yield patient_page
    devices.take_back()
    for context in contexts:
        context.close()
    # Being offline is part of some tests, and so are refusals; all else, a breach of the CSP above all, is a fault.
    assert [line for line in complaints if not any(part in line for part in PARTS_OF_TESTS)] == []


@pytest.fixture(params=["phone"])
def page(request: pytest.FixtureRequest, new_page: Callable[[str], Page]) -> Page:
    """Open one page, a phone's unless the test says otherwise."""
    return new_page(request.param)


@pytest.fixture
def lively(new_page: Callable[..., Page]) -> Page:
    """Open a phone whose owner likes motion."""
    return new_page("small", motion=True)
