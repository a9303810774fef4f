"""A real server on loopback and a real Chromium, for all tests of the browser client."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.browser import launch_options

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "saboteur" / "server" / "static"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the server with quick bots; give its address."""
    assert (STATIC / "index.html").is_file(), "the client is not built: ./run builds it"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    quick = {
        "SABOTEUR_BOT_DELAY": "0.02", "SABOTEUR_BOT_WORKERS": "0", "SABOTEUR_RATE_INTENTS": "500/second",
        "SABOTEUR_RATE_TABLES": "100/minute", "SABOTEUR_RATE_DEVICES": "100/minute",
        "SABOTEUR_RATE_REQUESTS": "500/second",
    }  # fmt: skip
    command = [sys.executable, "-c", "import sys; from saboteur.cli import main; sys.exit(main())", "serve"]
    log = (data / "log.txt").open("w")
    process = subprocess.Popen(
        [*command, "--port", str(port), "--no-browser", "--data", str(data)],
        env={**os.environ, **quick}, stdout=log, stderr=log,
    )  # fmt: skip
    try:
        _wait_for(port, process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(15)
        log.close()


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(200):
        assert process.poll() is None, "the server did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start a Chromium."""
    options = launch_options()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**options)
        yield started
        started.close()


@pytest.fixture(params=["phone"])
def page(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Page]:
    """Open a page of the wanted size; whatever it complains about fails the test."""
    width, height = SIZES[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=request.param != "desktop",
        base_url=server,
        reduced_motion="reduce",
        locale="en-GB",
    )
    opened = context.new_page()
    opened.set_default_timeout(15_000)
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    yield opened
    context.close()
    # Being offline is part of some tests; everything else, a breach of the CSP above all, is a fault.
    assert [line for line in complaints if "ERR_INTERNET_DISCONNECTED" not in line] == []
