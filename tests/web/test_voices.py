"""Voices: words at seats and their answers, the vote, things thrown, and the link to a voice call."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.web.fake import STILL, FakeTable, answer, position, show
from tests.web.test_faults import IN_SIGHT
from tests.web.test_moments import copy
from tests.web.test_screens import check
from tests.web.test_seats import line, middle, opened
from tests.web.test_wall import public, show_wall

from saboteur.client import Client
from saboteur.server import messages as m

NewPage = Callable[..., Page]
WINDOWS = {"small": (320, 640), "phone": (390, 844), "lying": (844, 390), "desktop": (1280, 800)}
# Words that cover something that can be tapped, or reach beyond the window.
IN_THE_WAY = """() => {
  const box = one => one.getBoundingClientRect()
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const sorts = '.board [data-target], .board [data-rule="place:goal-back"], .table button:not(.seat)'
  const tapped = [...document.querySelectorAll(sorts)].map(box)
  const out = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
  return [...document.querySelectorAll('[data-voice]')]
    .filter(one => out(box(one)) || tapped.some(other => meet(box(one), other)))
    .map(one => one.outerHTML)
}"""
SEEN = "() => [...document.querySelectorAll('[data-voice]')].every(one => !one.matches('.unplaced'))"


def accused(table: FakeTable, own: int, by: int = 1) -> None:
    """Let a seat say that the reader is a saboteur."""
    table.happen([], [line(50, by, {"say": "suspect", "seat": own, "role": "saboteur"})])


# -- words and answers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", WINDOWS)
def test_words_stand_at_their_speakers_seat_and_cover_nothing_that_can_be_tapped(page: Page, window: str) -> None:
    table = opened(page)
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(STILL)
    own = table.game["view"]["own"]["seat"]
    goal = next(one["cell"] for one in table.game["view"]["goals"] if one["face"] is None)
    page.locator(".hand .card").first.click()
    accused(table, own)
    table.happen([], [line(51, 2, {"say": "trust", "seat": 1})])
    table.happen([], [line(52, 4, {"say": "goal_is", "cell": goal, "kind": "treasure"})])
    expect(page.locator("[data-voice]")).to_have_count(3)
    page.wait_for_function(SEEN)
    page.wait_for_function(f"() => !({IN_THE_WAY})().length", timeout=3000)  # the board has glided to rest
    assert page.locator("[data-voice]").count() == 3
    expect(page.locator("[data-link]")).to_have_count(3)
    expect(page.locator("[data-voice='1']")).to_have_text("I think you are a saboteur")
    expect(page.locator("[data-voice]")).to_have_count(0)  # four seconds later


def test_an_accusation_is_answered_with_one_tap(page: Page) -> None:
    table = opened(page)
    accused(table, table.game["view"]["own"]["seat"])
    answers = page.locator("[data-answer]")
    expect(answers).to_have_text(["I am a gold-digger", "Why?", "Look at Flint"])
    check(page)
    answers.first.tap()
    table.hears(page, "claim", claim={"say": "i_am", "role": "digger"})
    expect(answers).to_have_count(0)
    expect(page.locator(".ticker")).to_be_visible()


def test_in_landscape_answers_leave_discard_and_lay_in_sight(page: Page) -> None:
    table = opened(page)
    page.set_viewport_size({"width": 844, "height": 390})
    accused(table, 0)
    expect(page.locator("[data-answer]")).to_have_count(3)
    discard = page.locator("[data-do=discard]")
    assert discard.evaluate(IN_SIGHT)
    page.locator(".hand .card").first.tap()
    page.locator(".world .target").first.tap()
    for what in ("confirm", "cancel"):
        assert page.locator(f"[data-do={what}]").evaluate(IN_SIGHT)


@pytest.mark.parametrize(
    ("claim", "answers"),
    [
        ({"say": "trust", "seat": 0}, ["Thanks", "I trust Flint", "Hmm…"]),
        ({"say": "why_that", "seat": 0}, ["I am a gold-digger", "Sorry", "Wait!"]),
        ({"say": "suspect", "seat": 2, "role": "saboteur"}, []),
    ],
)
def test_whoever_is_spoken_to_can_answer_and_nobody_else(
    page: Page, claim: dict[str, Any], answers: list[str]
) -> None:
    table = opened(page)
    table.happen([], [line(50, 1, claim)])
    expect(page.locator("[data-voice='1']")).to_have_count(1)
    expect(page.locator("[data-answer]")).to_have_text(answers)


def test_the_talk_has_answers_to_a_report_of_a_goal(page: Page) -> None:
    table = opened(page)
    goal = next(one["cell"] for one in table.game["view"]["goals"] if one["face"] is None)
    table.happen([], [line(50, 1, {"say": "goal_is", "cell": goal, "kind": "treasure"})])
    page.get_by_role("button", name="Talk").click()
    page.locator("[data-reply=please_read]").tap()
    table.hears(page, "claim", claim={"say": "please_read", "cell": goal})


def test_a_muted_seat_says_nothing_and_throws_nothing(page: Page) -> None:
    answer(page, "/api/tables/fake/mutes", {"seats": [1]})
    page.set_viewport_size({"width": 360, "height": 640})
    table = show(page, middle())
    answer(page, "/api/tables/fake/mutes", {"seats": [1]})
    page.reload()
    page.wait_for_selector(".table")
    accused(table, 0)
    table.say(t="thrown", by=1, thing="pebble", seat=0, seq=1)
    table.say(t="thrown", by=2, thing="bread", seat=0, seq=1)
    expect(page.locator("[data-thrown=bread]")).to_have_count(1)
    assert page.locator("[data-thrown=pebble]").count() == 0
    assert page.locator("[data-voice]").count() == 0
    assert page.locator("[data-answer]").count() == 0


def test_words_older_than_a_lap_are_not_said_again_after_the_page_was_loaded_again(page: Page) -> None:
    table = opened(page)
    accused(table, 0)
    expect(page.locator("[data-voice]")).to_have_count(1)
    table.talk = [{"round": 1, **line(50, 1, {"say": "suspect", "seat": 0, "role": "saboteur"})}]
    page.reload()
    page.wait_for_selector(".table")
    page.evaluate(STILL)
    assert page.locator("[data-voice]").count() == 0


# -- throws ---------------------------------------------------------------------------------------------------


def test_things_are_thrown_from_a_seats_sheet_and_at_the_card_just_played(page: Page) -> None:
    table = opened(page)
    page.locator(".seat[data-seat='2']").tap()
    check(page)
    page.locator("[data-throw=bread]").tap()
    table.hears(page, "throw", thing="bread", seat=2)
    page.get_by_role("button", name="Talk").click()
    page.locator("[data-throw=cheers]").tap()
    table.hears(page, "throw", thing="cheers", seat=None)
    check(page)


def test_a_flood_of_things_shows_six_and_then_they_are_gone(page: Page) -> None:
    table = opened(page)
    for _ in range(20):
        table.say(t="thrown", by=1, thing="pebble", seat=2, seq=1)
    table.say(t="thrown", by=None, thing="bread", seat=2, seq=1)
    table.snapshot()
    page.wait_for_selector("[data-thrown]", state="attached")
    assert page.locator("[data-thrown]").count() <= 6
    expect(page.locator("[data-thrown]")).to_have_count(0)


def test_whoever_wants_nothing_thrown_neither_sees_it_nor_has_it(page: Page) -> None:
    table = opened(page)
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({throws: false, hints: false}))")
    page.reload()
    page.wait_for_selector(".table")
    table.say(t="thrown", by=1, thing="pebble", seat=2, seq=1)
    accused(table, 0)
    expect(page.locator("[data-voice]")).to_have_count(1)
    assert page.locator("[data-thrown]").count() == 0
    page.locator(".seat[data-seat='2']").tap()
    expect(page.locator("[data-dossier]")).to_be_visible()
    assert page.locator("[data-throw]").count() == 0


# -- the veto as a ghost --------------------------------------------------------------------------------------


def test_a_veto_question_shows_the_card_as_a_ghost_in_its_place(page: Page) -> None:
    game = copy(position("everything:veto_window"))
    view = game["view"]
    by = next(seat for seat in range(view["seats"]) if seat != view["own"]["seat"])
    cell = {"x": 2, "y": 3}
    laid = {"do": "lay", "card": "NES", "cell": cell, "turned": False, "payer": None}
    view["question"] = {**view["question"], "by": by, "action": laid}
    game["options"] = [{"do": "allow"}, {"do": "veto"}]
    opened(page, game)
    expect(page.locator("[data-proposed='2,3']")).to_have_count(1)
    expect(page.locator("[data-part=prompt]")).to_contain_text("lays this. Stop it?")
    check(page)


# -- the vote -------------------------------------------------------------------------------------------------


class Invited(NamedTuple):
    """A table whose vote is open, and two of its people."""

    table: str
    people: list[Client]


async def to_the_vote(url: str) -> Invited:
    """Play with two people and two bots until half of the pile is gone."""
    people = [await Client.new(url), await Client.new(url)]
    options = m.TableOptions(vote=True, bot_level="random", bot_speed="fast", clock="none", breaks=False)
    wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=4), options=options)
    table = (await people[0].create(wish)).table
    await people[1].sit(table, "Ben")
    for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start")):
        await people[0].request("POST", f"/api/tables/{table}/intents", intent, m.Ok)

    async def play(who: Client) -> None:
        async for frame in who.play(table):
            if who.state is not None and who.state.lobby.vote is not None:
                return
            if frame.game is not None and frame.game.options:
                who.act(frame.game.decision, frame.game.options[-1])

    await asyncio.gather(*map(play, people))
    return Invited(table, people)


def test_two_people_and_a_wall_see_the_vote_all_at_once(new_page: NewPage, server: str) -> None:
    ann, ben, wall = new_page("phone"), new_page("phone"), new_page("desktop")
    with ThreadPoolExecutor(1) as pool:
        table, people = pool.submit(asyncio.run, asyncio.wait_for(to_the_vote(server), 120)).result()
        answer(wall, "/api/codes/", {"table": table})
        wall.goto("/tv/ABCDE")
        for page, who in zip((ann, ben), people, strict=True):
            asked = who.request("POST", f"/api/tables/{table}/move", None, m.MoveCode)
            page.goto(f"/t/{table}#move={pool.submit(asyncio.run, asked).result().key}")
            page.wait_for_selector("[data-do=vote]")
    wall.wait_for_selector(".tv .board")
    ann.locator("[data-do=vote]").tap()
    check(ann)
    ann.locator("[data-point='2']").tap()
    expect(ann.locator("[data-do=vote][data-voted=true]")).to_be_visible()
    for other in (ben, wall):
        assert other.locator("[data-link]").count() == 0
        expect(other.locator("body")).not_to_contain_text("pointed")
    ben.locator("[data-do=vote]").tap()
    ben.locator("[data-point='0']").tap()
    for page in (ann, ben, wall):
        expect(page.locator("[data-link='0']")).to_have_count(1)
        expect(page.locator("[data-link='1']")).to_have_count(1)
    expect(wall.locator("[data-part=story]")).to_contain_text("Ben → Ann")
    expect(ann.locator("[data-do=vote]")).to_have_count(0)


def test_a_vote_that_is_refused_says_why(page: Page) -> None:
    table = opened(page)
    table.vote = {"round": 1, "open": True, "until": 99, "at": []}
    table.refusal = {"code": "voted", "sentence": "", "values": {}}
    table.happen([], lobby=True)
    page.locator("[data-do=vote]").tap()
    page.locator("[data-point='3']").tap()
    expect(page.get_by_role("alert")).to_contain_text("You have pointed at somebody already")


# -- the voice call -------------------------------------------------------------------------------------------


def test_a_voice_call_is_opened_by_a_tap_with_a_word_about_leaving(page: Page, new_page: NewPage) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/new")
    page.locator("[data-do=open]").click()
    page.locator("[data-do=voice-edit]").tap()
    page.locator("#voice-link").fill("http://meet.example.org/mine")
    page.locator("[data-do=voice-save]").tap()
    expect(page.locator("[data-part=voice] [role=alert]")).to_contain_text("begins with https://")
    page.locator("#voice-link").fill("https://meet.example.org/mine")
    page.locator("[data-do=voice-save]").tap()
    page.locator("[data-do=voice]").tap()
    expect(page.locator("[data-part=voice]")).to_contain_text("meet.example.org")
    link = page.locator("[data-do=voice-open]")
    expect(link).to_have_attribute("href", "https://meet.example.org/mine")
    expect(link).to_have_attribute("rel", "noopener noreferrer external")
    check(page)
    visitor = new_page("phone")
    visitor.goto(page.url)
    visitor.wait_for_selector("[data-do=sit]")
    assert visitor.locator("[data-part=voice]").count() == 0
    page.locator("[data-feel=hello]").tap()
    expect(visitor.locator("[data-part=talk]")).to_contain_text("Hello")


# -- the wall -------------------------------------------------------------------------------------------------


def test_the_wall_shows_who_speaks_but_not_what_onlookers_throw(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = show_wall(page, public("base:middle"))
    accused(table, 3)
    expect(page.locator("[data-voice='1']")).to_contain_text("I think Marl is a saboteur")
    expect(page.locator("[data-link='1']")).to_have_count(1)
    table.say(t="thrown", by=None, thing="pebble", seat=0, seq=1)
    table.say(t="thrown", by=2, thing="bread", seat=0, seq=1)
    expect(page.locator("[data-thrown=bread]")).to_have_count(1)
    assert page.locator("[data-thrown=pebble]").count() == 0
    check(page)
