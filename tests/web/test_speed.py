"""How fast it is: the first load, and a tap at a full table, by the browser's own clock."""

import gzip
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


def test_a_tap_at_a_full_table_is_answered_in_time(page: Page) -> None:
    show(page, full_table())
    page.wait_for_selector('.ask[data-question="take_turn"]')
    assert page.locator(".seat").count() == 12
    assert page.locator(".world > g").count() > 50
    times = [page.evaluate(TAP, index) for index in (0, 1, 2, 3) * 5]
    assert page.locator(".target").count() > 20
    # The machine may be busy with something else at times: a quarter of the taps must be in time. bench/browser.py
    # measures it properly.
    assert sorted(times)[len(times) // 4] <= TAP_MILLISECONDS, f"{times}"


def test_the_first_load_is_small_and_soon_ready(page: Page) -> None:
    loaded: list[Path] = []
    page.on("response", lambda answer: loaded.append(STATIC / answer.url.split("/", 3)[3]))
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    ready = page.evaluate("performance.now()")
    scripts = [path for path in loaded if path.suffix == ".js" and path.parent.name == "assets"]
    size = sum(len(gzip.compress(path.read_bytes())) for path in scripts) / 1000
    assert len(scripts) > 0
    assert size <= KILOBYTES
    assert ready <= READY_MILLISECONDS
