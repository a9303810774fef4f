"""Every language has room on a narrow phone, and so has one whose sentences are 40 % longer than English ones."""

import pytest
from playwright.sync_api import Page

from saboteur.words import LANGUAGES

NARROW = {"width": 320, "height": 640}
# Text that sticks out of its box to the side, where the box neither cuts it off nor scrolls on purpose.
STICKS_OUT = """() => [...document.querySelectorAll('body *')].filter(one => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one)
  const text = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
  return text && box.width > 1 && style.overflowX === 'visible' && style.display !== 'inline' && !one.closest('svg')
    && one.scrollWidth > one.clientWidth + 2
}).map(one => one.outerHTML.slice(0, 160))"""
# A language that nobody speaks: every sentence repeats its first 40 %, with marks on its letters.
STRETCH = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const marked = text => text.replace(/[aeiou]/g, letter => letter + '\\u0301')
  const nodes = []
  while (walker.nextNode()) if (/[a-z]{3}/i.test(walker.currentNode.textContent)) nodes.push(walker.currentNode)
  for (const node of nodes) {
    if (node.parentElement.closest('svg, script, style')) continue
    const text = node.textContent.trimEnd()
    node.textContent = marked(text) + ' ' + marked(text.slice(0, Math.ceil(text.length * 0.4)))
  }
}"""


def look(page: Page, where: str, *, stretched: bool) -> None:
    """Check that nothing sticks out and that the page does not scroll sideways."""
    if stretched:
        page.evaluate(STRETCH)
    page.wait_for_timeout(100)
    assert page.evaluate(STICKS_OUT) == [], where
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} scrolls sideways"


@pytest.mark.parametrize("language", [*LANGUAGES, "stretched"])
def test_a_language_fits_into_320_pixels(page: Page, language: str) -> None:
    stretched = language == "stretched"
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]  # Playwright's own type of a size is private
    page.goto(f"/?lang={'en' if stretched else language}")
    page.wait_for_selector("[data-do=play-now]")
    look(page, "the entrance", stretched=stretched)
    if not stretched:
        assert page.evaluate("document.documentElement.lang") == language
    page.goto(f"/new?lang={'en' if stretched else language}")
    page.wait_for_selector("[data-preset=base]")
    page.locator("summary").first.click()
    look(page, "the form for a new table", stretched=stretched)
    page.goto(f"/?lang={'en' if stretched else language}")
    page.locator("[data-do=play-now]").click()
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=40_000)
    look(page, "the table", stretched=stretched)
