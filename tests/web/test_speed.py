"""How fast it is: the first load, and a tap at a full table, by the browser's own clock."""

import gzip
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page
from tests.web.fake import full_table, show
from tests.web.server import STATIC

KILOBYTES = 120
TAP_MILLISECONDS = 50
READY_MILLISECONDS = 1000
# From the tap to the end of the second frame after it: what a player sees.
TAP = """async (index) => {
  const card = document.querySelectorAll('.hand .card')[index]
  const from = performance.now()
  card.click()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const until = performance.now()
  return until - from
}"""


def fastest(measure: Callable[[], float], limit: float) -> float:
    """Measure until it is in time, or often enough: a busy machine makes things slower at times, and never faster.

    bench/browser.py measures properly.
    """
    times = [measure()]
    while min(times) > limit and len(times) < 12:
        time.sleep(len(times) / 4)  # the machine may be busy for a while
        times.append(measure())
    return min(times)


def test_a_tap_at_a_full_table_is_answered_in_time(page: Page) -> None:
    show(page, full_table())
    page.wait_for_selector('.ask[data-question="take_turn"]')
    assert page.locator(".seat").count() == 12
    assert page.locator(".world > g").count() > 50

    def tap() -> float:
        times = sorted(float(page.evaluate(TAP, index)) for index in (0, 1, 2, 3) * 5)
        return times[len(times) // 4]

    assert fastest(tap, TAP_MILLISECONDS) <= TAP_MILLISECONDS
    assert page.locator(".target").count() > 20


def test_the_first_load_is_small(page: Page) -> None:
    loaded: list[Path] = []
    page.on("response", lambda answer: loaded.append(STATIC / answer.url.split("/", 3)[3]))
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    scripts = [path for path in loaded if path.suffix == ".js" and path.parent.name == "assets"]
    size = sum(len(gzip.compress(path.read_bytes())) for path in scripts) / 1000
    assert len(scripts) > 0
    assert size <= KILOBYTES


def test_the_first_load_is_soon_ready(new_page: Callable[[str], Page]) -> None:
    def load() -> float:
        page = new_page("phone")  # a device that was never here
        page.goto("/")
        page.wait_for_selector("[data-do=play-now]")
        return float(page.evaluate("performance.now()"))

    assert fastest(load, READY_MILLISECONDS) <= READY_MILLISECONDS
