"""The page of ratings: leaderboards with intervals, one's own rating as a plot; and tables that say they count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.browser import GAMES, SIZES, daily


def rating(value: int, half: int = 120) -> dict[str, Any]:
    return {"rating": value, "half": half, "provisional": half > 300}


def line(name: str, value: int, half: int = 120, *, bot: bool = False) -> dict[str, Any]:
    sides = {"digger": rating(value + 40, half), "saboteur": rating(3000 - value, half)}
    return {"name": name, "rating": rating(value, half), "sides": sides, "games": 33, "bot": bot}


BOARDS = {
    "boards": [
        {"kind": "tournament", "people": []},
        {"kind": "base", "people": [
            line("Ada", 1730), line("shrewd", 1610, bot=True), line("Ĝorĝo von Hohenlohe-Öhring", 1490, 160),
            line("Hild", 1702, 420),
        ]},
        {"kind": "saboteur2", "people": [line("Ben", 1500, 400)]},
    ]
}  # fmt: skip
OWN = {
    "ratings": [{
        "kind": "base", "rating": rating(1702, 420), "sides": {"digger": rating(1742, 430)}, "games": 5,
        "history": [
            {"table": f"t{n}", "ended": n, "rating": 1500 + 40 * n - 15 * (n % 2), "half": 520 - 20 * n}
            for n in range(5)
        ],
    }]
}  # fmt: skip


def rated(page: Page, boards: dict[str, Any] = BOARDS, own: dict[str, Any] = OWN) -> None:
    """Answer as a server where people have ratings."""
    page.route("**/api/ratings", lambda route: route.fulfill(json=boards))
    page.route("**/api/me", lambda route: route.fulfill(json={"known": True, "name": "Hild"}))
    page.route("**/api/me/ratings", lambda route: route.fulfill(json=own))


@pytest.mark.parametrize("page", daily([*SIZES, *GAMES], "small"), indirect=True)
def test_the_leaderboard_shows_people_and_bots_with_intervals_and_ones_own_plot(page: Page) -> None:
    rated(page)
    page.goto("/ratings")
    lines = page.locator("[data-part=board] li")
    expect(lines).to_have_count(4)
    expect(lines.nth(0)).to_contain_text("Ada")
    expect(lines.nth(1)).to_contain_text("shrewd")
    expect(lines.nth(1)).to_contain_text("bot")
    expect(lines.nth(3)).to_contain_text("provisional")  # Hild: the second highest number, but little is known
    expect(lines.nth(0).get_by_role("img", name="1730, within 1610 and 1850")).to_be_visible()
    expect(page.locator("[data-part=own]")).to_contain_text("1702")
    expect(page.get_by_role("img", name="Your rating after each game")).to_be_visible()
    page.get_by_text("As numbers").click()
    expect(page.get_by_role("link", name="Game 5")).to_have_attribute("href", "/t/t4/replay")
    page.locator("[data-part=side]").select_option("saboteur")
    expect(lines.nth(0)).to_contain_text("Ĝorĝo")  # the best as saboteur
    assert Axe().run(page).violations_count == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-part=kind]").select_option("tournament")
    expect(page.get_by_text("Nobody has a rating here yet.")).to_be_visible()
    assert Axe().run(page).violations_count == 0


def test_a_stranger_finds_the_page_and_how_a_rating_begins(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=ratings]").click()
    expect(page.get_by_text("Yours begins with your first rated game.")).to_be_visible()
    assert Axe().run(page).violations_count == 0


def test_a_rated_table_says_so_before_one_sits_down_and_stays_so(new_page: Callable[[str], Page]) -> None:
    host, guest = new_page("small"), new_page("small")
    host.goto("/new")
    host.locator("[data-do=rated]").focus()
    host.keyboard.press("Space")
    host.locator("[data-do=open]").click()
    expect(host.locator("[data-part=rated]")).to_be_visible()
    guest.goto("/")
    expect(guest.get_by_text("★ rated").first).to_be_visible()
    guest.goto(host.url)
    expect(guest.locator("[data-part=rated]")).to_be_visible()
    assert Axe().run(guest).violations_count == 0
    guest.locator("[data-do=sit]").click()
    guest.wait_for_selector("li.own")
    host.locator("[data-do=change-rules]").click()
    expect(host.locator("[data-do=rated]")).to_be_disabled()
    expect(host.locator("[data-do=rated]")).to_be_checked()
