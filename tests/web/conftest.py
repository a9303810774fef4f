"""A real server on loopback and a real Chromium, for all tests of the browser client."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.web.browser import SIZES, launch_options
from tests.web.server import quick_server

PATIENCE = 20_000  # milliseconds: machines are shared, and whoever waits for what comes loses nothing
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the server with quick bots; give its address."""
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


@pytest.fixture
def new_page(browser: Browser, server: str) -> Iterator[Callable[[str], Page]]:
    """Open pages of the wanted size, each on a device of its own; whatever they complain about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(size: str) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size != "desktop",
            base_url=server,
            reduced_motion="reduce",
            locale="en-GB",
        )
        contexts.append(context)
        opened = context.new_page()
        opened.set_default_timeout(PATIENCE)
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        return opened

    yield open_page
    for context in contexts:
        context.close()
    # Being offline is part of some tests; everything else, a breach of the CSP above all, is a fault.
    assert [line for line in complaints if "ERR_INTERNET_DISCONNECTED" not in line] == []


@pytest.fixture(params=["phone"])
def page(request: pytest.FixtureRequest, new_page: Callable[[str], Page]) -> Page:
    """Open one page, a phone's unless the test says otherwise."""
    return new_page(request.param)
