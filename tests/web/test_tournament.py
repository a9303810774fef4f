"""The page of a tournament on a phone: begun, registered for by link, organised, corrected, and shown on a wall."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.web.browser import open_page
from tests.web.conftest import PATIENCE
from tests.web.player import Player, play_together
from tests.web.server import QuickServer

NARROW: ViewportSize = {"width": 320, "height": 640}


def sound(page: Page) -> None:
    """Check that axe finds nothing and nothing sticks out, on the narrowest phone, too."""
    size = page.viewport_size
    page.set_viewport_size(NARROW)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(size or NARROW)


def begin(page: Page, name: str, *, real: bool = False) -> str:
    """Begin a tournament of one round from the page for a new table; return its address."""
    page.goto("/new")
    page.locator("[data-do=tournament]").click()
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("combobox", name="Rounds").select_option("1")
    if real:
        page.locator("[data-do=real]").check()
    sound(page)
    page.locator("[data-do=hold]").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page.url


def test_somebody_registers_by_link_and_goes_to_their_table(new_page: Callable[[str], Page]) -> None:
    organiser, anna = new_page("phone"), new_page("phone")
    link = begin(organiser, "Cup")
    anna.goto(link)
    expect(anna.locator("[data-part=organise]")).to_have_count(0)
    anna.get_by_label("Your name").fill("Anna")
    anna.locator("[data-do=register]").click()
    expect(anna.get_by_text("You take part as Anna.")).to_be_visible()
    sound(anna)
    anna.locator("[data-do=check-in]").click()
    for number in range(1, 5):
        organiser.locator("[data-do=add-bot]").click()
        expect(organiser.locator("[data-part=entrants]").get_by_text(f"Bot {number}")).to_be_visible()
    expect(organiser.locator("[data-part=entrants]").get_by_text("Anna")).to_be_visible()  # by asking again and again
    organiser.locator("[data-do=pair]").focus()
    organiser.keyboard.press("Enter")  # without a mouse
    expect(organiser.get_by_role("rowheader", name="Anna").first).to_be_visible()
    expect(organiser.get_by_text("One table has no result yet.")).to_be_visible()
    expect(anna.locator("[data-do=my-table]")).to_have_text("To my table: 1")
    sound(organiser)
    sound(anna)
    anna.locator("[data-do=my-table]").click()
    expect(anna).to_have_url(re.compile("/t/"))
    expect(anna.locator("[data-part=board]").or_(anna.locator("[data-part=sheet]")).first).to_be_visible()


def test_an_organiser_of_real_tables_enters_and_corrects_a_result(page: Page) -> None:
    link = begin(page, "Club", real=True)
    page.get_by_label("Names, one in each line").fill("Anna\nBob\nEve\nDan\nFay")
    page.locator("[data-do=add-people]").click()
    expect(page.locator("[data-part=entrants] li")).to_have_count(5)
    page.locator("[data-do=pair]").click()
    for golds, shown in (
        ((7, 1, 2, 3, 4), "7 · 1 · 2 · 3 · 4"),
        ((0, 1, 2, 3, 4), "7 · 1 · 2 · 3 · 4 → 0 · 1 · 2 · 3 · 4"),
    ):
        page.locator("[data-do=result]").click()
        fields = page.locator("input[type=number]")
        expect(fields).to_have_count(5)
        sound(page)
        for seat, gold in enumerate(golds):
            fields.nth(seat).fill(str(gold))
        page.get_by_label("Note").fill("misread")
        page.get_by_role("button", name="Save").click()
        expect(page.locator("[data-part=trace]").get_by_text(shown)).to_be_visible()
        expect(fields).to_have_count(0)
    last = page.locator("[data-part=round] tbody th").nth(0).inner_text()
    expect(page.locator("[data-part=standings] tbody tr").nth(4)).to_contain_text(last)
    expect(page.locator("[data-do=pair]")).to_have_count(0)  # there was but one round
    page.get_by_role("button", name="End the tournament").click()
    page.get_by_role("button", name="Really end it as it stands?").click()
    expect(page.get_by_text("The tournament is over")).to_be_visible()
    expect(page.locator("[data-part=organise]")).to_have_count(0)
    sound(page)
    page.goto(f"{link}?wall")
    expect(page.locator("[data-part=standings] tbody tr")).to_have_count(5)
    expect(page.get_by_role("button")).to_have_count(0)
    sound(page)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[QuickServer]:
    """Start a server that may be killed."""
    server = QuickServer(tmp_path)
    yield server
    server.stop()


def stands(page: Page, link: str) -> Any:
    """Return a tournament as a program reads it."""
    return page.request.get(link.replace("/tournament/", "/api/tournaments/")).json()


def play_round(pages: dict[str, Page], link: str, server: QuickServer) -> None:
    """Let everybody go to their table and play it to the end; the server is killed when a dozen moves were made."""
    seated = []
    for page in pages.values():
        page.goto(link)
        expect(page.locator("[data-do=my-table]")).to_be_visible()
        page.locator("[data-do=my-table]").click()
        seated.append(Player(page, "tap", by_hand=1))
    play_together(seated, 600, enough=lambda: sum(one.moves for one in seated) >= 12)
    server.kill()
    play_together(seated, 1200)


@pytest.mark.long
def test_twelve_people_and_bots_play_to_the_end_though_the_server_is_killed_in_every_round(
    browser: Browser, mortal: QuickServer
) -> None:
    opened = [open_page(browser, mortal.address, "small", []) for _ in range(13)]
    for page in opened:
        page.set_default_timeout(PATIENCE)
    organiser, *others = opened
    organiser.goto("/new")
    organiser.locator("[data-do=tournament]").click()
    organiser.get_by_role("textbox", name="Name").fill("Twelve")
    organiser.get_by_role("combobox", name="Rounds").select_option("2")
    organiser.locator("[data-do=hold]").click()
    expect(organiser.get_by_role("heading", name="Twelve")).to_be_visible()
    link = organiser.url
    people = {f"Miner {number}": page for number, page in enumerate(others, 1)}
    for name, page in people.items():
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.locator("[data-do=register]").click()
        page.locator("[data-do=check-in]").click()
        expect(page.locator("[data-do=check-in]")).to_have_count(0)
    for _ in range(2):
        organiser.locator("[data-do=add-bot]").click()
    expect(organiser.locator("[data-part=entrants] li")).to_have_count(14)
    organiser.locator("[data-do=pair]").click()
    expect(organiser.locator("[data-part=round] article")).to_have_count(2)
    play_round(people, link, mortal)

    organiser.goto(link)
    expect(organiser.get_by_text("no result yet")).to_have_count(0)
    before = stands(organiser, link)["rounds"][0]["tables"]
    organiser.locator("[data-do=result]").first.click()
    organiser.locator("input[type=number]").first.fill("42")
    organiser.get_by_label("Note").fill("miscounted")
    organiser.get_by_role("button", name="Save").click()
    expect(organiser.locator("[data-part=trace]").get_by_text("miscounted")).to_be_visible()
    organiser.locator("[data-part=organise] summary").click()
    organiser.get_by_role("button", name="Drop Miner 12").click()
    organiser.get_by_role("button", name="Really drop Miner 12").click()
    expect(organiser.get_by_role("button", name="Let back in Miner 12")).to_be_visible()
    sound(organiser)
    organiser.locator("[data-do=pair]").click()
    expect(organiser.get_by_role("heading", name="Round 2")).to_be_visible()
    dropped = people.pop("Miner 12")
    dropped.goto(link)
    expect(dropped.get_by_text("You have left the tournament.")).to_be_visible()
    play_round(people, link, mortal)

    organiser.goto(link)
    expect(organiser.get_by_text("no result yet")).to_have_count(0)
    organiser.get_by_role("button", name="End the tournament").click()
    organiser.get_by_role("button", name="Really end it as it stands?").click()
    for page in opened:
        page.goto(link)
        expect(page.get_by_text("The tournament is over")).to_be_visible()
        expect(page.locator("[data-part=standings] tbody tr")).to_have_count(14)
    over = stands(organiser, link)
    assert over["rounds"][0]["tables"][0]["gold"] == [42, *before[0]["gold"][1:]]
    assert over["rounds"][0]["tables"][1] == before[1]
    last = over["rounds"][1]
    assert sorted(len(table["seats"]) for table in last["tables"]) == [6, 7]
    assert all(table["results"] == 1 for table in [over["rounds"][0]["tables"][1], *last["tables"]])
    assert len({key for table in last["tables"] for key in table["seats"]}) == 13
    for page in opened:
        page.context.close()
