"""People one knows: their page, the entrance, the lobby, and the hearts after a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect
from tests.web.browser import GAMES, SIZES, daily
from tests.web.fake import answer, position, show

NARROW = {"width": 320, "height": 640}


def known(key: str, name: str, **wish: Any) -> dict[str, Any]:
    usual = {"colour": "blue", "face": "owl", "times": 3, "latest": 1_790_000_000_000}
    return {"key": key, "name": name, "liked": False, "blocked": False, "here": False, **usual, **wish}


def sound(page: Page) -> None:
    """Check that axe finds nothing and nothing sticks out, on the narrowest phone, too."""
    size = page.viewport_size
    for width in (NARROW, size):
        if width:
            page.set_viewport_size(width)  # type: ignore[arg-type]
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


class Circle:
    """A server's answers to somebody who knows people, and what the page asked of it."""

    def __init__(self, page: Page) -> None:
        self.asked: list[tuple[str, str, Any]] = []
        self.shown = "nobody"
        self.people = [
            known("k1", "Anna", here=True),
            known("k2", "Ĝorĝo von Hohenlohe-Öhring", liked=True, colour=None, face=None),
            known("k3", "Mallory", blocked=True),
        ]
        self.invitations = [
            {"key": "i1", "by": "k2", "name": "Gorgo", "table": "tablea", "rematch": False, "at": 1_790_000_000_000}
        ]
        page.route("**/api/me", lambda route: route.fulfill(json={"known": True, "name": "Hild"}))
        page.route(re.compile("/api/me/(people|presence|invitations|together)"), self.answer)

    def answer(self, route: Route) -> None:
        request = route.request
        path = request.url.split("/api/me/")[1]
        body = json.loads(request.post_data or "null")
        if request.method != "GET":
            self.asked.append((request.method, path, body))
        if request.method == "DELETE":
            self.invitations = []
        if path == "presence":
            self.shown = body["shown"]
        for one in self.people:
            if path == f"people/{one['key']}":
                one.update(body)
        company = {"people": self.people, "shown": self.shown, "invitations": self.invitations}
        route.fulfill(json={"table": "tableb", "code": "ABCDE"} if path == "together" else company)


@pytest.mark.parametrize("page", daily([*SIZES, *GAMES], "small"), indirect=True)
def test_one_likes_blocks_hides_and_asks_people_to_a_table(page: Page) -> None:
    circle = Circle(page)
    page.goto("/people")
    people = page.locator("[data-part=people] li")
    expect(people).to_have_count(2)
    expect(people.nth(0)).to_contain_text("here")
    sound(page)
    page.locator("[data-do=shown]").select_option("liked")
    people.nth(0).locator("[data-do=like]").click()
    heart = people.nth(0).get_by_role("button", name="Like to play with: Anna")
    expect(heart).to_have_attribute("aria-pressed", "true")
    people.nth(0).get_by_role("button", name="Block Anna").click()
    people.nth(0).get_by_role("button", name="Really block Anna").click()
    expect(people).to_have_count(1)
    page.get_by_text("Blocked (2)").click()
    page.get_by_role("button", name="Unblock Anna").click()
    expect(people).to_have_count(2)
    people.nth(1).locator("[data-do=choose]").focus()
    page.keyboard.press("Space")  # without a mouse
    sound(page)
    page.get_by_role("button", name="Open a table with one other").click()
    expect(page).to_have_url(re.compile("/t/tableb"))
    assert [(method, path) for method, path, _ in circle.asked] == [
        ("PUT", "presence"), ("PUT", "people/k1"), ("PUT", "people/k1"), ("PUT", "people/k1"), ("POST", "together"),
    ]  # fmt: skip
    assert circle.asked[-1][2]["people"] == ["k2"]
    assert circle.asked[-1][2]["table"]["options"] == {"private": True}


def test_an_invitation_is_read_out_taken_and_put_away(page: Page) -> None:
    circle = Circle(page)
    page.goto("/people")
    waiting = page.get_by_role("status").get_by_role("link", name="Gorgo invites you to a table")
    expect(waiting).to_have_attribute("href", "/t/tablea")
    page.get_by_role("button", name="No, thanks: Gorgo").click()
    expect(waiting).to_have_count(0)
    assert circle.asked == [("DELETE", "invitations/i1", None)]


def test_a_stranger_reads_how_people_come_onto_the_list(page: Page) -> None:
    page.goto("/people")
    expect(page.get_by_text("Nobody yet.")).to_be_visible()
    expect(page.locator("[data-do=shown]")).to_have_count(0)
    sound(page)


def test_in_the_lobby_one_invites_people_one_knows(new_page: Callable[[str], Page]) -> None:
    page = new_page("small")
    page.goto("/new")
    page.locator("[data-do=open]").click()
    expect(page.locator("[data-part=invite]")).to_be_visible()
    expect(page.locator("[data-part=invite-known]")).to_have_count(0)  # whoever knows nobody
    circle = Circle(page)
    page.reload()
    page.get_by_role("button", name="Invite Anna").click()
    expect(page.get_by_role("button", name="Anna is invited")).to_be_disabled()
    (done,) = circle.asked
    assert done[:2] == ("POST", "invitations")
    assert done[2] == {"table": page.url.split("/t/")[1], "people": ["k1"]}
    expect(page.locator("[data-part=invite-known] li")).to_have_count(2)  # not whom one blocks
    sound(page)


@pytest.mark.parametrize("page", daily([*SIZES, *GAMES], "small"), indirect=True)
def test_after_a_game_a_heart_is_one_tap_and_blocked_people_have_none(page: Page) -> None:
    circle = Circle(page)
    show(page, position("base:over"))
    answer(
        page,
        "/api/tables/fake/people",
        {"people": [{"seat": n, "person": one} for n, one in enumerate(circle.people)]},
    )
    page.reload()
    met = page.locator("[data-part=met] li")
    expect(met).to_have_count(2)
    expect(page.locator("[data-part=met]")).not_to_contain_text("Mallory")
    heart = met.nth(0).get_by_role("button", name="Like to play with: Anna")
    expect(heart).to_have_attribute("aria-pressed", "false")
    heart.click()
    expect(heart).to_have_attribute("aria-pressed", "true")
    assert circle.asked == [("PUT", "people/k1", {"liked": True})]
    heart.focus()
    page.keyboard.press("Enter")
    expect(heart).to_have_attribute("aria-pressed", "false")
    sound(page)
