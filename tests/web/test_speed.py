"""What makes it fast, counted: milliseconds tell of the machine, and bench/browser.py measures them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page
from tests.web.browser import open_page
from tests.web.fake import full_table, show

KILOBYTES = 90  # on the wire, on the way to the first button
REQUESTS = 12  # each is one more chance to wait
LAYOUTS = 20  # for a tap: a few frames need one or two each, a loop that measures and changes needs hundreds
WATCH = """() => {
  window.changed = 0
  new MutationObserver((all) => {
    for (const one of all) window.changed += Math.max(1, one.addedNodes.length + one.removedNodes.length)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}"""
TAP = """async (index) => {
  window.changed = 0
  document.querySelectorAll('.hand .card')[index].click()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return [window.changed, document.querySelectorAll('*').length]
}"""


@pytest.fixture
def browsers_own(page: Page) -> Iterator[CDPSession]:
    """Ask the browser what it counts."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    yield session
    session.detach()


def layouts(browsers_own: CDPSession) -> float:
    """Return how often the page was laid out so far."""
    metrics = browsers_own.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "LayoutCount")


def test_a_tap_at_a_full_table_changes_little_and_measures_seldom(page: Page, browsers_own: CDPSession) -> None:
    show(page, full_table())
    page.wait_for_selector('.ask[data-question="take_turn"]')
    assert page.locator(".seat").count() == 12
    assert page.locator(".world [data-cell]").count() > 50
    page.evaluate(WATCH)
    for index in (0, 1, 2, 3):
        before = layouts(browsers_own)
        changed, elements = page.evaluate(TAP, index)
        assert 0 < changed < elements / 2
        assert layouts(browsers_own) - before <= LAYOUTS
    assert page.locator(".target").count() > 20


def test_the_first_load_is_small(browser: Browser, server: str) -> None:
    page = open_page(browser, server, "phone", [])  # on a device that has loaded nothing yet
    sent: dict[str, float] = {}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda one: sent.update({one["requestId"]: one["encodedDataLength"]}))
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    assert 10 < sum(sent.values()) / 1000 <= KILOBYTES
    assert 3 <= len(sent) <= REQUESTS
    page.context.close()
