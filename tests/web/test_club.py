"""Clubs in a browser: founded, joined by link, run by owner and helpers, with evenings and a season."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.web.test_people import sound
from tests.web.test_ratings import rating


def found(page: Page, me: str) -> str:
    """Found a club by its form; return its address."""
    name = f"Miners {secrets.token_hex(3)}"  # no two clubs have names that look alike
    page.goto("/people")
    page.locator("[data-do=clubs]").click()
    expect(page.get_by_text("You are in no club yet.")).to_be_visible()
    sound(page)
    page.locator("[data-do=club-name]").fill(name)
    page.locator("[data-do=club-text]").fill("Thursdays at eight.\nNewcomers are welcome.")
    page.get_by_label("Your name in the club").fill(me)
    page.locator("[data-do=found]").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page.url


def join(page: Page, link: str, name: str) -> None:
    """Join by the link, or ask to."""
    page.goto(link)
    page.get_by_label("Your name in the club").fill(name)
    page.locator("[data-do=join]").click()


def do(page: Page, link: str, kind: str, **fields: Any) -> Any:
    """Do something in a club by the programs' door, with this page's cookie."""
    body = {"t": kind, "cid": f"c{time.monotonic_ns()}", **fields}
    origin, club = link.split("/club/")
    done = page.request.post(f"/api/clubs/{club}/acts", data=body, headers={"Origin": origin})
    assert done.ok, done.text()
    return done.json()


def test_people_join_by_link_and_the_owner_and_helpers_run_the_club(new_page: Callable[[str], Page]) -> None:
    olga, ben, eve = new_page("small"), new_page("small"), new_page("small")
    link = found(olga, "Olga")
    join(ben, link, "Ben")
    expect(ben.locator("[data-part=members]").get_by_text("Olga")).to_be_visible()
    expect(ben.locator("[data-part=run]")).to_have_count(0)
    sound(ben)

    olga.reload()
    olga.get_by_role("button", name="… Ben").click()
    olga.locator("[data-do=helper]").click()
    expect(olga.locator("[data-part=members] > ul li").nth(1)).to_contain_text("helper")
    olga.get_by_text("Name, text, and who may join").click()
    olga.locator("[data-part=run] [data-do=door]").select_option("ask")
    olga.locator("[data-do=change]").focus()
    olga.keyboard.press("Enter")  # without a mouse
    expect(olga.get_by_text("Whoever has this link may ask to join.")).to_be_visible()
    sound(olga)

    join(eve, link, "Olga")  # looks like another member's
    expect(eve.get_by_role("alert")).to_be_visible()
    join(eve, link, "Eve")
    expect(eve.get_by_text("You have asked to join.")).to_be_visible()
    expect(eve.locator("[data-part=members]")).to_have_count(0)
    sound(eve)
    ben.reload()
    ben.get_by_role("button", name="Let in Eve").click()
    expect(ben.locator("[data-part=members] > ul li")).to_have_count(3)
    eve.reload()
    expect(eve.locator("[data-part=members] > ul li")).to_have_count(3)

    ben.locator("[data-do=club-table]").click()
    ben.locator("[data-do=open]").click()
    expect(ben).to_have_url(re.compile("/t/"))
    eve.reload()
    eve.locator("[data-part=tables] a.line").click()
    expect(eve.locator("[data-do=sit]")).to_be_visible()

    ben.goto(link)
    ben.get_by_role("button", name="… Eve").click()
    ben.get_by_role("button", name="Send away Eve").click()
    ben.get_by_role("button", name="Really send away Eve").click()
    expect(ben.locator("[data-part=members] > ul li")).to_have_count(2)
    ben.get_by_text("One was sent away").click()
    expect(ben.get_by_role("button", name="Let back in Eve")).to_be_visible()
    ben.get_by_role("button", name="Leave the club").click()
    ben.get_by_role("button", name="Really leave?").click()
    expect(ben.get_by_text("You are in no club yet.")).to_be_visible()


def test_evenings_count_for_the_season_and_every_week_has_its_slow_tournament(page: Page) -> None:
    link = found(page, "Olga")
    page.locator("[data-do=plan]").click()
    evening = page.locator("[data-part=evening-form]")
    evening.get_by_role("textbox", name="Name").fill("First Thursday")
    evening.locator("[data-do=when]").fill(time.strftime("%Y-%m-%dT20:00", time.localtime(time.time() + 86_400)))
    sound(page)
    evening.locator("[data-do=hold]").click()
    expect(page.locator("[data-part=evenings]").get_by_role("link", name="First Thursday")).to_be_visible()
    page.get_by_role("button", name="Cancel First Thursday").click()
    page.get_by_role("button", name="Really cancel First Thursday").click()
    expect(page.get_by_text("No evening is planned.")).to_be_visible()

    page.locator("[data-do=weekly]").click()
    weekly = page.locator("[data-part=weekly-form]")
    weekly.get_by_role("textbox", name="Name").fill("Slow and deep")
    weekly.locator("[data-do=weekday]").select_option("2")
    weekly.locator("[data-do=time]").fill("18:30")
    expect(weekly.locator("[data-do=clock]")).to_have_count(0)  # it is slow
    weekly.locator("[data-do=hold]").click()
    expect(page.get_by_text("Every week: Slow and deep – Wednesday, 18:30, with days for each move.")).to_be_visible()
    expect(page.get_by_role("link", name="Slow and deep")).to_contain_text("of every week")  # the next is announced
    sound(page)

    soon = int(time.time() * 1000) + 2_000
    wish = {"name": "At real tables", "real": True, "plan": {"rounds": 1, "least": 2}}
    planned = do(page, link, "plan_evening", at=soon, tournament=wish)
    cup = next(one["tournament"] for one in planned["evenings"] if one["name"] == "At real tables")
    page.goto(f"/tournament/{cup}")
    page.locator("[data-do=register]").click()
    page.get_by_label("Names, one in each line").fill("Guest")
    page.locator("[data-do=add-people]").click()
    expect(page.locator("[data-part=entrants] li")).to_have_count(2)
    page.locator("[data-do=pair]").click()
    page.locator("[data-do=result]").click()
    mine = page.locator("[data-part=round] tbody th").all_inner_texts().index("Olga")
    fields = page.locator("input[type=number]")
    for seat in range(2):
        fields.nth(seat).fill("7" if seat == mine else "1")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[data-part=trace]")).to_be_visible()
    page.get_by_role("button", name="End the tournament").click()
    page.get_by_role("button", name="Really end it as it stands?").click()
    expect(page.get_by_text("The tournament is over")).to_be_visible()

    page.goto(link)
    row = page.locator("[data-part=season] tbody tr")
    for _ in range(60):  # the server counts an evening a moment after its end
        if row.count():
            break
        page.wait_for_timeout(500)
        page.reload()
        page.wait_for_selector("[data-part=season]")
    expect(row).to_contain_text("Olga")
    expect(row).to_contain_text("100")
    page.locator("[data-do=season]").click()
    page.locator("[data-part=season]").get_by_label("Name").fill("Spring")
    page.locator("[data-do=begin-season]").click()
    expect(page.get_by_role("heading", name="Spring")).to_be_visible()
    expect(page.get_by_text("No evening of this season is over yet.")).to_be_visible()
    sound(page)


def test_whoever_opens_a_link_to_no_club_is_told(page: Page) -> None:
    page.goto("/club/cxxxxxxxxxxxxxxxxxxxx")
    expect(page.get_by_role("alert")).to_have_text("There is no such club.")
    sound(page)


def test_a_club_shows_how_well_its_members_play_by_foundation(page: Page) -> None:
    link = found(page, "Olga")

    def with_boards(route: Route) -> None:
        club = route.fetch().json()
        olga = club["members"][0]["key"]
        club["members"].append(
            {**club["members"][0], "key": "b", "name": "Ĝorĝo von Hohenlohe-Öhring", "role": "member"}
        )
        both = [
            {"key": "b", "rating": rating(1640), "games": 33},
            {"key": olga, "rating": rating(1480, 420), "games": 5},
        ]
        club["leaderboard"] = [{"kind": "base", "members": both}, {"kind": "saboteur2", "members": both[1:]}]
        route.fulfill(json=club)

    page.route("**/api/clubs/*", with_boards)
    page.goto(link)
    lines = page.locator("[data-part=club-board] li")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("1640")
    expect(lines.nth(1)).to_contain_text("Olga")
    expect(lines.nth(1)).to_contain_text("provisional")
    sound(page)
    page.locator("[data-part=club-board] select").select_option("saboteur2")
    expect(lines).to_have_count(1)
