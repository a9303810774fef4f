"""One's own page: what was played, how it went, and the way to take it along or have it forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect
from tests.web.browser import SIZES, daily

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
TITLES = {"earned": ["found", "hidden", "week"], "others": ["champion", "perfect_day"], "worn": "hidden"}
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


KEYS: dict[str, Any] = {
    "phrase": 1_790_000_000_000, "passkeys_here": True,
    "passkeys": [{"key": "a1", "label": "Firefox, Linux", "created": 1_790_000_000_000, "used": None}],
    "devices": [{"created": 1, "here": True}, {"created": 2, "here": False}],
}  # fmt: skip


INTRODUCE = "fetch('/api/devices', {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}})"


def known(page: Page) -> None:
    """Answer as a server that knows somebody."""
    page.route("**/api/me/keys", lambda route: route.fulfill(json=KEYS))
    page.route("**/api/me", lambda route: route.fulfill(json={"known": True, "name": "Hild"}))
    page.route("**/api/me/titles", lambda route: route.fulfill(json=TITLES))
    page.route("**/api/me/statistics", lambda route: route.fulfill(json=STATISTICS))
    page.route("**/api/me/history", lambda route: route.fulfill(json={"tables": HISTORY}))


@pytest.mark.parametrize("page", daily(SIZES, "phone"), indirect=True)
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


def test_one_of_ones_titles_is_chosen_for_the_seat_or_none(page: Page) -> None:
    known(page)
    chosen: list[str] = []

    def wear(route: Route) -> None:
        chosen.append(dict(route.request.post_data_json or {})["title"])
        route.fulfill(json=TITLES | {"worn": chosen[-1]})

    page.route("**/api/me/title", wear)
    page.goto("/you")
    titles = page.locator("[data-part=titles]")
    expect(titles.get_by_label("Fooled everybody")).to_be_checked()
    titles.get_by_label("Treasure hunter").check()
    expect(titles.locator(".worn")).to_contain_text("Treasure hunter")
    titles.get_by_label("No title").check()
    expect(titles.locator(".worn")).to_have_count(0)
    assert chosen == ["found", ""]
    titles.locator("summary").click()
    expect(titles.locator("[data-part=others]")).to_contain_text("A perfect day")


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


def keep(page: Page) -> str:
    """Become somebody at the first visit, and have a recovery phrase made; return it."""
    page.goto("/")
    page.evaluate(INTRODUCE)
    page.goto("/you")
    page.locator("[data-do=make-phrase]").click()
    words = page.locator("[data-part=keys] ol li")
    expect(words).to_have_count(10)
    return " ".join(words.all_text_contents())


@pytest.mark.parametrize("size", daily(("small", "lying", "desktop"), "small"))
def test_ten_words_bring_somebody_back_on_another_device(new_page: Callable[[str], Page], size: str) -> None:
    old, new = new_page(size), new_page("phone")
    phrase = keep(old)
    assert Axe().run(old).violations_count == 0
    assert old.evaluate("document.documentElement.scrollWidth <= innerWidth")
    old.locator("[data-do=phrase-written]").click()
    expect(old.get_by_text("You can come back on any device.")).to_be_visible()
    new.goto("/you")
    wrong = phrase.split()
    wrong[2] = "lantren"
    new.get_by_label("My ten words").fill(" ".join(wrong))
    new.locator("[data-do=give-phrase]").click()
    expect(new.get_by_role("alert")).to_contain_text("Word 3, “lantren”, is in no phrase. Do you mean “lantern”?")
    new.get_by_label("My ten words").fill(phrase)
    new.keyboard.press("Tab")
    new.keyboard.press("Enter")  # without a mouse
    expect(new.get_by_text("You are known on 2 devices.")).to_be_visible()
    new.locator("[data-do=sign-out-others]").click()
    expect(new.get_by_text("You are known on this device only.")).to_be_visible()


@pytest.fixture
def local(new_page: Callable[[str], Page]) -> Callable[[str], Page]:
    """Open pages at http://localhost, where browsers have passkeys; their device holds and shows them by itself."""

    def opened(size: str) -> Page:
        page = new_page(size)
        session = page.context.new_cdp_session(page)
        session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        }  # fmt: skip
        session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        return page

    return opened


def test_a_passkey_brings_somebody_back_after_the_browser_forgot_them(
    local: Callable[[str], Page], server: str
) -> None:
    page = local("phone")
    home = server.replace("127.0.0.1", "localhost")
    page.goto(home)
    page.evaluate(INTRODUCE)
    page.goto(f"{home}/you")
    page.locator("[data-do=make-passkey]").click()
    expect(page.get_by_text("You can come back on any device.")).to_be_visible()
    expect(page.locator("[data-do=drop-passkey]")).to_have_count(1)
    page.context.clear_cookies()
    page.goto(f"{home}/you")
    page.locator("[data-do=use-passkey]").click()
    expect(page.get_by_text("You are known on 2 devices.")).to_be_visible()
    page.locator("[data-do=drop-passkey]").click()  # it is lost to the server, and remains on the device
    expect(page.get_by_text("Only this browser knows you.")).to_be_visible()
    page.context.clear_cookies()
    page.goto(f"{home}/you")
    page.locator("[data-do=use-passkey]").click()
    expect(page.get_by_role("alert")).to_have_text("This server does not know this passkey.")


def test_games_of_this_device_come_along_when_that_is_said(new_page: Callable[[str], Page]) -> None:
    phrase = keep(new_page("phone"))
    page = new_page("phone")
    page.goto("/")
    page.evaluate(
        """fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
                                  body: '{"name": "Other", "bots": true}'})"""
    )
    page.goto("/you")
    page.locator("[data-part=comeback] summary").click()
    page.get_by_label("My ten words").fill(phrase)
    page.locator("[data-do=give-phrase]").click()
    expect(page.get_by_text("This device has a game of its own, played as Other.")).to_be_visible()
    page.locator("[data-do=bring]").click()
    expect(page.get_by_role("status").filter(has_text="Welcome back")).to_be_visible()
    expect(page.get_by_text("You are known on 2 devices.")).to_be_visible()
