"""How much work the board is for the browser, in CPU time, so that other work on the machine matters little.

python -m bench.painting

A real Chromium with a phone's screen and the full table of bench/browser.py. Its trace says what taps on cards and
flying cards cost: script and frames on the main thread, and drawing (raster) on the others.
"""

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from bench.browser import FLIGHTS, TAP, fly, opened
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.web.browser import launch_options
from tests.web.fake import full_table, show
from tests.web.server import quick_server

TAPS = 20
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]
NAMES = {"FunctionCall": "script", "ProxyMain::BeginMainFrame": "frames, main thread", "RasterTask": "drawing"}


def cost(browser: Browser, page: Page, act: Callable[[], None]) -> Counter[str]:
    """Return the milliseconds of CPU that something costs, by what they are spent on."""
    browser.start_tracing(page=page, categories=TRACED)
    act()
    spent = Counter[str]()
    for event in json.loads(browser.stop_tracing())["traceEvents"]:
        if event.get("ph") == "X" and event["name"] in NAMES:
            spent[event["name"]] += event.get("tdur", 0) / 1000
    return spent


def tap(page: Page) -> None:
    """Tap on cards of the hand in turn."""
    for index in range(TAPS):
        page.evaluate(TAP, index % 4)


def main() -> int:
    """Measure taps and flights and print a table."""
    shown = Table("what", *NAMES.values(), title="ms of CPU each")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, quick_server(Path(data)) as address:
        browser = playwright.chromium.launch(**launch_options())
        page, game = opened(browser, address), full_table()
        table = show(page, game)
        page.wait_for_selector('.ask[data-question="take_turn"]')
        taps = cost(browser, page, lambda: tap(page))
        page.keyboard.press("Escape")
        flights = cost(browser, page, lambda: fly(page, table, game))
        browser.close()
    for name, spent, count in (("tap", taps, TAPS), ("flight", flights, FLIGHTS)):
        shown.add_row(name, *(f"{spent[key] / count:.1f}" for key in NAMES))
    Console().print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
