"""Learning: lessons at a real table, tips in the first games, and the rules of everything on a tap."""

import time

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.browser import daily
from tests.web.fake import answer, position, show
from tests.web.player import Player
from tests.web.test_moments import take_up
from tests.web.test_screens import check, start_game

from saboteur.play.extensions.module_lessons import all_lessons

DAILY = ["base", "be_saboteur", "toll"]
LESSONS = [lesson.key for lessons in all_lessons().values() for lesson in lessons]


def follow(player: Player, seconds: float = 90) -> None:
    """Do what a lesson asks for until it is over; nothing else is lit."""
    page, until = player.page, time.monotonic() + seconds
    end, moment = page.locator("[data-do=lessons]"), page.locator("[data-part=moment]")
    while not end.count() or moment.count():
        assert time.monotonic() < until, page.locator(".coach").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        claims = page.locator(".coach [data-claim]")
        if claims.count():
            claims.first.tap()
            expect(claims).to_have_count(0)
        elif not player.step():
            page.wait_for_timeout(30)


@pytest.mark.parametrize("page", ["small"], indirect=True)
@pytest.mark.parametrize("language", daily(("en", "uk"), "en"))
@pytest.mark.parametrize("lesson", daily(LESSONS, *DAILY))
def test_every_lesson_is_played_to_its_end_and_leads_on(page: Page, lesson: str, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('saboteur.language', '{language}')")
    page.goto(f"/learn/{lesson}")
    follow(Player(page, "tap"))
    assert page.locator(".coach [role=status]").inner_text() not in ("", "…")
    assert page.evaluate("JSON.parse(localStorage.getItem('saboteur.learned'))") == [lesson]
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("[data-do=lesson-next]")).to_be_in_viewport()
    page.locator("[data-do=lessons]").tap()
    expect(page.locator(f"[data-lesson={lesson}] .mark")).to_have_text("✓")
    expect(page.locator("[data-lesson]")).to_have_count(len(LESSONS))
    check(page)


def test_the_first_lesson_is_one_click_away_can_be_left_and_resumed_and_leads_to_a_game(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=learn]").tap()
    player = Player(page, "tap")
    page.wait_for_selector('.ask[data-question="take_turn"]')
    expect(page.locator(".coach")).to_contain_text("step 1 of 6")
    check(page)
    before = player.state()
    player.take_turn()
    player.settle(before)
    expect(page.locator(".coach")).to_contain_text("step 2 of 6")
    page.get_by_role("link", name="Leave the lesson").tap()
    page.goto("/")
    page.get_by_role("link", name="Continue the lesson").tap()
    page.locator("[data-lesson=base]").tap()
    page.wait_for_selector('.ask[data-question="take_turn"]')
    expect(page.locator(".coach")).to_contain_text("step 2 of 6")
    # A card that is not lit is answered with a word why: the server would take it, at another table.
    page.locator('.hand [data-card="map"]').tap()
    expect(page.get_by_role("alert")).to_contain_text("the lesson shows something else")
    follow(player)
    expect(page.locator(".coach")).to_contain_text("you know how to play")
    check(page)
    page.locator("[data-do=lesson-play]").tap()
    expect(page.locator(".seat")).to_have_count(5)


def test_what_a_lesson_does_not_want_is_answered_with_a_word_and_can_be_put_right(page: Page) -> None:
    page.goto("/learn/trove")
    player = Player(page, "tap")
    page.wait_for_selector('.ask[data-question="take_turn"]')
    player.take_turn()
    page.wait_for_selector('.ask[data-question="keep_card"]')
    page.keyboard.press("Escape")  # the five cards were shown
    expect(page.locator(".ask [data-do=keep]")).to_have_count(5)
    page.locator(".ask [data-do=keep]:not(.glows)").first.tap()
    expect(page.get_by_role("alert")).to_contain_text("the lesson shows something else")
    follow(player)
    expect(page.locator(".coach [role=status]")).to_contain_text("one of the top five discards")


def test_a_lesson_is_followed_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/learn/master_craftsman")
    player = Player(page, "keys")
    follow(player)
    expect(page.locator(".coach [role=status]")).to_contain_text("repairs one tool")


def test_lessons_are_offered_where_modules_are_chosen_and_with_the_rules_of_their_cards(page: Page) -> None:
    page.goto("/new")
    page.locator("summary").click()
    page.locator("[data-about=toll]").click()
    expect(page.locator("dialog [data-do=lesson]")).to_have_attribute("href", "/learn/toll")
    start_game(page)
    page.wait_for_selector('.ask[data-question="take_turn"]')
    page.locator(".hand .card").first.tap()
    page.locator("[data-do=about]").tap()
    expect(page.locator("dialog [data-do=lesson]")).to_have_attribute("href", "/learn/base")


def test_tips_come_when_they_matter_and_are_remembered(page: Page) -> None:
    start_game(page)
    take_up(page)
    page.wait_for_selector('.ask[data-question="take_turn"]')
    expect(page.locator("[data-tip]")).to_be_visible()
    assert page.locator("[data-tip]").get_attribute("data-tip") in {"turn", "broken"}
    expect(page.locator(".coach [role=status]")).not_to_be_empty()  # heard, too
    check(page)
    first = page.locator("[data-tip]").get_attribute("data-tip")
    page.locator("[data-do=hint-ok]").tap()
    assert page.evaluate("JSON.parse(localStorage.getItem('saboteur.settings')).seen") == [first]
    page.reload()
    page.wait_for_selector(".hand")
    expect(page.locator(f"[data-tip={first}]")).to_have_count(0)
    page.evaluate("localStorage.setItem('saboteur.settings', JSON.stringify({hints: false}))")
    page.reload()
    page.wait_for_selector('.ask[data-question="take_turn"]')
    page.wait_for_timeout(200)
    expect(page.locator("[data-tip]")).to_have_count(0)


@pytest.mark.parametrize("page", daily(("phone", "desktop"), "phone"), indirect=True)
def test_the_rules_are_a_page_that_can_be_searched(page: Page) -> None:
    page.goto("/rules")
    expect(page.locator("ol li")).to_have_count(8)
    entries = page.locator("section li")
    everything = entries.count()
    assert everything > 60
    check(page)
    page.get_by_label("Search cards and modules").fill("geolog gold")
    expect(page.locator("section li b").first).to_have_text("Crystal")
    assert 0 < entries.count() < everything
    page.get_by_label("Search cards and modules").fill("no such thing")
    expect(page.get_by_role("status")).to_have_text("Nothing found.")


def close(page: Page) -> None:
    """Close the dialog, and wait until it is gone: keys that come sooner are its own."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_rules_of_what_one_sees_are_on_a_tap(page: Page) -> None:
    start_game(page)
    page.wait_for_selector('.ask[data-question="take_turn"]')
    card = page.locator(".hand .card").first
    card.tap()
    page.locator("[data-do=about]").tap()
    spoken = card.get_attribute("aria-label")  # "1: Path, open north and east", "2: Rockfall"
    assert spoken is not None
    expect(page.locator("dialog h2")).to_have_text(spoken.split(": ", 1)[1].split(", open")[0])
    check(page)
    close(page)
    page.keyboard.press("i")
    expect(page.locator("dialog .rule")).to_have_count(1)
    close(page)
    page.keyboard.press("Escape")  # nothing is picked: all of the maze is in sight again
    # A long press, a right click and the menu key are the same event on most devices.
    page.mouse.click(*Player(page, "tap").middle(page.locator('[data-rule="place:goal-back"]').first), button="right")
    expect(page.locator("dialog h2")).to_have_text("Face-down goal")
    close(page)
    page.keyboard.press("?")
    page.get_by_label("Search cards and modules").fill("rockfall")
    expect(page.locator("dialog section b").first).to_have_text("Rockfall")


def test_a_long_press_on_a_card_tells_its_rules_and_picks_nothing(page: Page) -> None:
    start_game(page)
    page.wait_for_selector('.ask[data-question="take_turn"]')
    card = page.locator(".hand .card").last
    x, y = Player(page, "tap").middle(card)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector("dialog .rule")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    expect(page.locator("dialog .rule")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    card.tap()
    expect(page.locator(".hand .chosen")).to_have_count(1)


def test_modules_and_options_are_explained_where_they_are_chosen(page: Page) -> None:
    page.goto("/new")
    page.locator("summary").click()
    page.locator("[data-about=toll]").click()
    expect(page.locator("dialog h2")).to_have_text("Toll")
    expect(page.locator("dialog")).to_contain_text("one coin")
    page.keyboard.press("Escape")
    page.locator("[data-module=new_goals]").check()
    page.locator("[data-module=chests]").check()
    options = page.locator("details fieldset").last.locator("label")
    assert options.count() >= 7
    assert "rule-option" not in page.locator("details").inner_text()


def test_word_of_ones_turn_is_offered_only_where_the_server_sends_it(page: Page) -> None:
    reach = {"email": "", "pushes": 0, "sends_email": True, "push_key": ""}
    asked: list[str] = []

    def answer(route: Route) -> None:
        body = route.request.post_data_json
        asked.append(f"{route.request.method} {body}")
        if route.request.method == "POST" and body:
            reach["email"] = body["email"]
        route.fulfill(json=reach)

    start_game(page)
    page.get_by_role("button", name="Menu").tap()
    expect(page.locator("dialog")).to_contain_text("Tips in the first games")
    expect(page.locator("dialog fieldset")).to_have_count(0)
    page.route("**/api/me/reach", answer)
    page.route("**/api/me/email", answer)
    page.reload()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_label("E-mail address").fill("ann@example.org")
    page.locator("[data-do=mail]").tap()
    page.get_by_label("Code from the e-mail").fill("ABCDEFGH")
    check(page)
    page.locator("[data-do=confirm-mail]").tap()
    expect(page.locator("dialog fieldset")).to_contain_text("ann@example.org")
    assert [one for one in asked if not one.startswith("GET")] == [
        "PUT {'email': 'ann@example.org', 'language': 'en'}",
        "POST {'email': 'ann@example.org', 'code': 'ABCDEFGH'}",
    ]


def test_whoever_plays_alone_asks_what_a_grandmaster_would_think_on_a_phone(page: Page) -> None:
    game = position("base:middle")
    lay = next(option for option in game["options"] if option["do"] == "lay")
    better = {"action": lay, "worth": 0.7, "ground": "nearer"}
    worse = {"action": game["options"][-1], "worth": 0.2, "ground": "poor_hand"}
    reason = {"ground": "searched", "far": 3, "beliefs": [], "compared": [better, worse]}
    thought = {"step": 0, "seat": 0, "level": "grandmaster", "role": "digger", "reason": reason}
    note = {"tie": False, "price": 0, "doubt": -0.1, "trusting": 2, "doubting": 0}
    notes = {"goal": {"x": 8, "y": 0}, "chance": 0.6, "options": [note, {**note, "trusting": 0}]}
    table = show(page, game)
    answer(page, "/advice", {"action": lay, "thought": thought, "notes": notes})
    table.people = {game["view"]["own"]["seat"]}
    table.happen([], lobby=True)
    take_up(page)  # a dwarf that lies face down hides advice, too
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("tab", name="What you know").tap()
    page.locator("[data-do=coach]").tap()
    expect(page.locator(".advice")).to_contain_text("A grandmaster would choose: ")
    expect(page.locator(".advice svg").first).to_be_visible()  # the path as a picture
    expect(page.locator(".advice")).to_contain_text("The likeliest treasure: the middle goal (60%).")
    expect(page.locator(".advice")).to_contain_text("It makes 2 players trust you.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page)
