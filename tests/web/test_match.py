"""The page "Find me a table": strangers are brought together, and one may stop waiting at any time."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.browser import SIZES, daily


@pytest.mark.parametrize("page", daily(SIZES, "phone"), indirect=True)
def test_one_waits_sees_how_it_stands_and_stops_again(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=match]").click()
    page.get_by_label("Seats").select_option("7")
    page.get_by_label("Fill up with bots").select_option(label="after 3 minutes")
    assert Axe().run(page).violations_count == 0
    page.locator("[data-do=find]").focus()
    page.keyboard.press("Enter")  # without a mouse
    expect(page.get_by_text("You are the only one who waits.")).to_be_visible()
    expect(page.get_by_text("About 3 minutes more")).to_be_visible()
    assert Axe().run(page).violations_count == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()  # the list remembers
    expect(page.get_by_text("You are the only one who waits.")).to_be_visible()
    page.locator("[data-do=leave-match]").click()
    expect(page.locator("[data-do=find]")).to_be_visible()


def test_strangers_find_each_other_and_play(new_page: Callable[[str], Page]) -> None:
    pages = [new_page("phone") for _ in range(3)]
    for page in pages:
        page.goto("/match")
        page.get_by_label("Seats").select_option("3")
        page.get_by_label("Fill up with bots").select_option(label="never")
        page.locator("[data-do=find]").click()
    for page in pages:
        expect(page).to_have_url(re.compile("/t/"))
    assert len({page.url for page in pages}) == 1
    expect(pages[0].locator("[data-part=board]").or_(pages[0].locator("[data-part=sheet]")).first).to_be_visible()
