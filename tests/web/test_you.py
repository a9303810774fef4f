"""One's own page: what was played, how it went, and the way to take it along or have it forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect
from tests.web.browser import SIZES

STATISTICS: dict[str, Any] = {
    "games": 12, "won": 5, "gold": 61,
    "roles": [
        {"key": "digger", "games": 24, "won": 14, "gold": 30}, {"key": "saboteur", "games": 12, "won": 5, "gold": 31},
    ],
    "modules": [
        {"key": "base", "games": 12, "won": 5, "gold": 61}, {"key": "veto", "games": 3, "won": 1, "gold": 12},
    ],
    "seats": [],
    "feats": [{"key": "found", "games": 7, "won": 7, "gold": 0}, {"key": "hidden", "games": 1, "won": 1, "gold": 0}],
}  # fmt: skip
LINE = {
    "phase": "over",
    "seats": 5,
    "taken": 5,
    "modules": ["base"],
    "clock": "none",
    "created": 0,
    "your_turn": False,
}
HISTORY = [
    {**LINE, "table": f"t{number}", "names": ["Hild", "Ada", "Flint"], "people": ["Hild", "Ada"],
     "ended": 1_790_000_000_000 + number, "won": number < 2, "gold": 4 + number}
    for number in range(4)
]  # fmt: skip


def known(page: Page) -> None:
    """Answer as a server that knows somebody."""
    page.route("**/api/me", lambda route: route.fulfill(json={"known": True, "name": "Hild"}))
    page.route("**/api/me/statistics", lambda route: route.fulfill(json=STATISTICS))
    page.route("**/api/me/history", lambda route: route.fulfill(json={"tables": HISTORY}))


@pytest.mark.parametrize("page", list(SIZES), indirect=True)
def test_the_page_tells_how_it_went_and_is_accessible(page: Page) -> None:
    known(page)
    page.goto("/you")
    expect(page.get_by_role("heading", name="Hild")).to_be_visible()
    expect(page.locator(".sums")).to_contain_text("61")
    expect(page.locator(".sums")).to_contain_text("2")  # games won in a row
    expect(page.locator(".feats")).to_contain_text("Fooled everybody")
    expect(page.get_by_text("Ada (4)")).to_be_visible()
    assert Axe().run(page).violations_count == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_being_forgotten_is_asked_twice(page: Page) -> None:
    known(page)
    asked: list[str] = []

    def forgotten(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json={"known": False, "name": ""})

    page.goto("/you")
    expect(page.locator("[data-do=forget]")).to_be_visible()
    page.unroute("**/api/me")
    page.route("**/api/me", forgotten)
    page.locator("[data-do=forget]").click()
    assert asked == []
    page.locator("[data-do=forget]").click()
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    assert asked == ["DELETE"]


def test_a_stranger_is_told_that_nothing_is_kept(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=you]").click()
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
