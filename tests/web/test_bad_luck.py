"""Bad luck is bad input, too: servers that go, tabs that sleep, two tabs, turned phones, notches, long words."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import daily
from tests.web.fake import FakeTable, position, show
from tests.web.test_moments import TREASURE, copy, end_of_round, goal_of, middle, read_map, show_role, story, take_up

from saboteur.words import LANGUAGES

SHEET = "[data-part=sheet]"
PROMPT_CUT = """() => {
  const text = document.querySelector('[data-part=prompt] .text')
  return text.scrollHeight > text.clientHeight + 1 ? text.innerText : ''
}"""


def go_away(page: Page, table: FakeTable) -> None:
    """Take the server away until `table.deaf` ends."""
    table.deaf = True
    assert table.route is not None
    table.route.close()
    expect(page.locator(".line.reconnecting")).to_have_count(1)


def test_the_server_goes_in_the_middle_of_a_reveal(page: Page) -> None:
    game = middle()
    own = game["view"]["own"]["seat"]
    table = show(page, game)
    story(page, game)
    end_of_round(table, game, [own])
    expect(page.locator(SHEET)).to_have_count(1)
    go_away(page, table)
    assert page.locator(SHEET).count() == 1
    assert page.locator("[data-rule='goal:treasure']").count() == 1, "the old round is gone"
    page.locator("[data-do=close-reveal]").tap()
    assert page.locator(SHEET).count() == 1, "nobody has said that it goes on"
    table.deaf = False
    expect(page.locator(".line.online")).to_have_count(1, timeout=30_000)
    table.hears(page, "ready")
    page.wait_for_timeout(300)  # in which it might say so again
    assert [one["t"] for one in table.heard].count("ready") == 1
    table.interval = None
    table.happen([], lobby=True)
    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator("[data-part=deal]")).to_have_count(1)


def test_a_tab_sleeps_over_the_end_of_a_round(page: Page) -> None:
    """It wakes up in the next round: it is told of the last one, and then plays on."""
    game = middle()
    table = show(page, game)
    story(page, game)
    go_away(page, table)
    after = copy(game)
    after["decision"] = 9
    after["view"] |= {"round": 2, "turn": 3}
    after["view"]["rounds"] = [{"ending": "treasure", "finder": 1, "roles": ["digger"] * 5}]
    table.game, table.seq = after, 40
    table.deaf = False
    expect(page.locator(SHEET)).to_have_count(1, timeout=30_000)
    expect(page.locator(f"{SHEET} h2")).to_have_text("The gold-diggers win")
    page.locator("[data-do=close-reveal]").tap()
    expect(page.locator(SHEET)).to_have_count(0)
    assert all(one["t"] != "ready" for one in table.heard), "there is no break to end"
    page.locator(".hand .card:not(.dull)").first.tap()
    expect(page.locator(".hand .card.chosen")).to_have_count(1)


def test_two_tabs_go_over_the_end_of_a_round_together(page: Page) -> None:
    game = middle()
    own = game["view"]["own"]["seat"]
    other = page.context.new_page()
    tables = []
    for tab in (page, other):
        table = show(tab, copy(game))
        story(tab, game)
        tables.append(table)
    tables[0].say(t="input", yours=False)
    for table in tables:
        end_of_round(table, game, [own])
    for tab in (page, other):
        expect(tab.locator(SHEET)).to_have_count(1)
    other.locator("[data-do=close-reveal]").tap()
    for table in tables:
        table.interval = None
        table.happen([], lobby=True)
    for tab in (page, other):
        expect(tab.locator(SHEET)).to_have_count(0)
        expect(tab.locator("[data-part=deal]")).to_have_count(1)


def test_a_phone_is_turned_while_a_card_is_in_the_air(lively: Page) -> None:
    game = middle()
    table = show(lively, game)
    cell = {"x": goal_of(game)["x"] - 1, "y": goal_of(game)["y"]}
    after = copy(game)
    after["view"]["maze"].append({"cell": cell, "card": "NESW", "turned": False, "sort": "path"})
    table.game = after
    laid = {"event": "path_laid", "seat": 1, "cell": cell, "card": {"card": "NESW", "turned": False}}
    table.happen([laid])
    lively.wait_for_timeout(120)
    lively.set_viewport_size({"width": 640, "height": 360})
    place = lively.locator(f'[data-cell="{cell["x"]},{cell["y"]}"]')
    expect(place).to_have_count(1)
    expect(lively.locator(".flights")).to_have_count(0)
    lively.wait_for_timeout(400)
    box, board = place.bounding_box(), lively.locator("[data-part=board]").bounding_box()
    assert box is not None
    assert board is not None
    assert board["x"] - 1 <= box["x"] <= board["x"] + board["width"], "the card lies outside of what is shown"
    for part in ("hand", "prompt", "seats"):
        expect(lively.locator(f"[data-part={part}]")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("size", "insets"),
    [
        ((360, 640), {"top": 40, "right": 0, "bottom": 34, "left": 0}),
        ((844, 390), {"top": 0, "right": 47, "bottom": 21, "left": 47}),
    ],
)
def test_notches_and_bars_of_a_phone_cover_nothing(page: Page, size: tuple[int, int], insets: dict[str, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    show_role(page)
    show(page, middle())
    for part in ("board", "hand", "prompt", "seats", "ticker"):
        box = page.locator(f"[data-part={part}]").first.bounding_box()
        assert box is not None
        assert box["x"] >= insets["left"], part
        assert box["y"] >= insets["top"], part
        assert box["x"] + box["width"] <= size[0] - insets["right"] + 1, part
        assert box["y"] + box["height"] <= size[1] - insets["bottom"] + 1, part


def test_a_lesson_has_its_moments_and_marks_as_well(page: Page) -> None:
    show_role(page)
    game = middle()
    table = show(page, game)
    table.lesson = True
    table.happen([], lobby=True)
    take_up(page)
    read_map(table, game, TREASURE)
    expect(page.locator("[data-part=moment]")).to_contain_text("Only you see this.")
    page.keyboard.press("Enter")
    expect(page.locator("[data-mark=treasure]")).to_have_count(1)


@pytest.mark.parametrize("language", daily(LANGUAGES, "de", "bg"))
def test_no_language_has_a_prompt_that_is_cut_on_a_small_phone(page: Page, language: str) -> None:
    """Whatever card is picked, all of what it does is read."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.add_init_script(f"localStorage.setItem('saboteur.language', '{language}')")
    show_role(page)
    game: dict[str, Any] = copy(position("everything:middle"))
    cards = ["map", "rockfall", "goal_swap", "hat_swap", "trove", "theft", "inspection", "fix_pick_lantern", "veto"]
    table = show(page, game)
    for hand in (cards[:5], cards[5:]):
        fresh = copy(game)
        fresh["view"]["own"]["hand"] = hand
        fresh["options"] = [{"do": "pass", "cards": [card]} for card in hand]
        table.game = fresh
        table.happen([])
        for index in range(len(hand)):
            page.locator(".hand .card").nth(index).tap()
            page.wait_for_timeout(120)
            assert page.evaluate(PROMPT_CUT) == "", hand[index]
            page.keyboard.press("Escape")
