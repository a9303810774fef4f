"""How long the others take at a table of bots, in a real Chromium: python -m bench.browser --laps

Somebody plays on with the four bots of "Play now" at normal speed, as the server ships it: from the own move until
one is asked again and everything was shown, moves, talk and all. Laps in which a round ends do not count.
"""

import statistics
import time

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

LAPS = 20
TARGET = 5.0  # seconds
LOOK = 50  # milliseconds between two looks
# Discards: the last of the options. Returns the decision, or none where nothing is asked.
PASS = """async () => {
  const id = location.pathname.split('/').pop()
  const { options, decision } = JSON.parse(sessionStorage.getItem(`table.${id}`)).game
  if (!options.length) return null
  const body = JSON.stringify({ t: 'act', cid: `lap${decision}`, decision, action: options.at(-1) })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`/api/tables/${id}/intents`, { method: 'POST', headers, body })
  return answer.ok ? decision : null
}"""
ASKED = """() => ({
  over: document.querySelector('.final') !== null,
  end: document.querySelector('[data-do=close-reveal]') !== null,
  turn: document.querySelector('.ask[data-question=take_turn]') !== null,
  busy: document.querySelector('.flights, [data-part=moment]') !== null,
  decision: document.querySelector('.table')?.dataset.decision ?? '',
  said: document.querySelectorAll('[data-voice]').length,
})"""


def lap(page: Page) -> tuple[float, int] | None:
    """Pass and wait until one is asked again; return the seconds and how much was said, or None if a round ended."""
    before, said = page.evaluate(PASS), 0
    begun = time.perf_counter()
    while True:
        seen = page.evaluate(ASKED)
        said = max(said, seen["said"])
        if seen["over"] or seen["end"]:
            if seen["end"]:
                page.locator("[data-do=close-reveal]").click()
            return None
        if before is not None and seen["turn"] and not seen["busy"] and int(seen["decision"]) > before:
            return time.perf_counter() - begun, said
        if before is None:
            before = page.evaluate(PASS)
            begun = time.perf_counter()
        elif not seen["turn"] and not seen["busy"] and page.evaluate(PASS) is not None:
            return None  # somebody asked for something in between, and was answered
        page.wait_for_timeout(LOOK)


def laps(browser: Browser, address: str) -> int:
    """Measure and print a table; return whether it takes too long."""
    found: list[tuple[float, int]] = []
    while len(found) < LAPS:
        context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, base_url=address)
        page = context.new_page()
        page.goto("/")
        page.locator("[data-do=play-now]").click()
        page.wait_for_selector(".ask[data-question=take_turn]", timeout=60_000)
        while len(found) < LAPS and not page.locator(".final").count():
            if (one := lap(page)) is not None:
                found.append(one)
        context.close()
    times = sorted(seconds for seconds, _ in found)
    shown = Table("what", "median", "95 %", "target")
    shown.add_row(
        f"lap of four bots, s ({sum(said > 0 for _, said in found)} of {len(found)} with talk)",
        f"{statistics.median(times):.1f}", f"{times[int(len(times) * 0.95)]:.1f}", f"≤ {TARGET:g}",
    )  # fmt: skip
    Console().print(shown)
    return int(statistics.median(times) > TARGET)
