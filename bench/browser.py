"""How fast the browser client is, by the browser's own clock: python -m bench.browser

A real Chromium on this machine, with a phone's screen. The full table has twelve seats and sixty cards in the maze.
- tap: from a tap on a card to the second frame after it, when thirty places glow
- frames: while cards fly at the full table, the times between frames; late is more than one and a half frames
- load: what the entrance needs before its button can be pressed, and when that is, on a device that was never here:
  on loopback, and on Fast 3G (1.6 Mbit/s, 150 ms) with a processor four times as slow
- with --layout instead: the room the maze has in windows of all shapes (bench/layout.py)
- with --laps instead: how long four bots take for a lap (bench/laps.py)
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench.laps import laps
from bench.layout import layout
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.web.browser import SIZES, launch_options, until
from tests.web.fake import FakeTable, full_table, show
from tests.web.server import quick_server

from saboteur.server.settings import Settings

TAPS = 40
FLIGHTS = 12
LOADS = 7
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}  # bytes/s
SLOWER = 4  # times, the processor of a cheap phone
FRAME = 1000 / 60
TAP = """async (index) => {
  const card = document.querySelectorAll('.hand .card')[index]
  const from = performance.now()
  card.click()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return performance.now() - from
}"""
WATCH = """() => {
  window.frames_seen = []
  let before = performance.now()
  const next = (now) => {
    if (document.querySelector('.flights')) window.frames_seen.push(now - before)
    before = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}"""


# When the button first stood in a frame that was drawn, by the page's own clock; asking for it takes longer.
STOOD = """(() => {
  const look = () => {
    if (window.stood || !document.querySelector('[data-do=play-now]')) return
    window.stood = -1
    requestAnimationFrame(() => requestAnimationFrame(() => (window.stood = performance.now())))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
})()"""


def opened(browser: Browser, address: str) -> Page:
    """Open a phone that was never here."""
    width, height = SIZES["phone"]
    viewport: ViewportSize = {"width": width, "height": height}
    return browser.new_context(viewport=viewport, has_touch=True, base_url=address).new_page()


def tap(page: Page) -> list[float]:
    """Time taps at the full table."""
    show(page, full_table())
    page.wait_for_selector('.ask[data-question="take_turn"]')
    return [page.evaluate(TAP, index % 4) for index in range(TAPS)]


def fly(page: Page, table: FakeTable, game: dict[str, Any]) -> None:
    """Let cards fly, one after the other."""
    for card in game["view"]["maze"][-FLIGHTS:]:
        laid = {"card": card["card"], "turned": card["turned"]}
        table.happen(
            [
                {"event": "path_laid", "seat": 1, "cell": card["cell"], "card": laid},
                {"event": "card_drawn", "seat": 1, "pile": 9, "card": None},
            ]
        )
        page.wait_for_timeout(700)


def frames(page: Page) -> list[float]:
    """Time frames while cards fly."""
    game = full_table()
    table = show(page, game)
    page.evaluate(WATCH)
    fly(page, table, game)
    return list(page.evaluate("window.frames_seen"))


class Visit(NamedTuple):
    """A first visit until its button can be pressed."""

    ms: float
    requests: int
    kilobytes: float


def visit(browser: Browser, address: str, *, slow: bool = False) -> Visit:
    """Come to the entrance for the first time."""
    page = opened(browser, address)
    sent: dict[str, float] = {}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda one: sent.update({one["requestId"]: one["encodedDataLength"]}))
    if slow:
        devtools.send("Network.emulateNetworkConditions", FAST_3G)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(STOOD)
    page.goto("/", wait_until="commit")
    page.wait_for_selector("[data-do=play-now]")
    requests, kilobytes = len(sent), sum(sent.values()) / 1000
    until(page, lambda: page.evaluate("window.stood ?? 0") > 0)
    found = Visit(float(page.evaluate("window.stood")), requests, kilobytes)
    page.context.close()
    return found


def main() -> int:
    """Measure everything and print a table."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--layout", action="store_true", help="the room for the maze instead of the speed")
    reader.add_argument("--laps", action="store_true", help="the time of a lap of four bots instead")
    wanted = reader.parse_args()
    pace = {"SABOTEUR_BOT_DELAY": str(Settings().bot_delay)} if wanted.laps else {}
    shown = Table("what", "unit", "median", "95 %", "target")
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        quick_server(Path(data), **pace) as address,
    ):
        browser = playwright.chromium.launch(**launch_options())
        if wanted.layout:
            return min(1, layout(browser, address))
        if wanted.laps:
            return laps(browser, address)
        taps = sorted(tap(opened(browser, address)))
        seen = sorted(frames(opened(browser, address)))
        quick = [visit(browser, address) for _ in range(LOADS)]
        slow = [visit(browser, address, slow=True) for _ in range(LOADS)]
        browser.close()
    late = sum(time > 1.5 * FRAME for time in seen)
    rows = [
        ("tap", taps, "≤ 50"),
        ("frame", seen, "16.7"),
        ("load", sorted(one.ms for one in quick), "≤ 1000"),
        ("load, Fast 3G, processor 4 times as slow", sorted(one.ms for one in slow), "≤ 1200"),
    ]
    for name, values, target in rows:
        shown.add_row(
            name, "ms", f"{statistics.median(values):.1f}", f"{values[int(len(values) * 0.95)]:.1f}", target
        )
    shown.add_row("late frames", f"of {len(seen)}", str(late), "", "few")
    most = max(quick + slow, key=lambda one: one.kilobytes)
    shown.add_row("before the button, on the wire", "kB", f"{most.kilobytes:.1f}", "", "≤ 90")
    shown.add_row("before the button", "requests", str(most.requests), "", "≤ 12")
    Console().print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
