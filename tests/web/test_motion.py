"""Cards fly from the event stream: never in the way, gone at a touch, none for whoever wants none."""

from itertools import groupby
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.browser import until
from tests.web.fake import FakeTable, position, show

SLOW = 0.01
# Note how many things fly at once whenever that changes: whoever asks now and then misses what is short.
NOTE = """() => {
  window.flying = []
  new MutationObserver(() => window.flying.push(document.querySelectorAll('.flights svg').length))
    .observe(document, { subtree: true, childList: true })
}"""

FLYING = "window.flying.filter(Boolean)"


def laid(game: dict[str, Any]) -> dict[str, Any]:
    """Return of the last card of the maze as if it came just now."""
    card = game["view"]["maze"][-1]
    return {"event": "path_laid", "seat": 1, "cell": card["cell"],
            "card": {"card": card["card"], "turned": card["turned"]}}  # fmt: skip


def pace(page: Page, rate: float) -> None:
    """Let everything move so many times as fast from now on."""
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": rate})


def cards(page: Page) -> int:
    """Count the cards of the maze that are drawn."""
    return int(page.evaluate("document.querySelectorAll('.world [data-cell]').length"))


def begin(page: Page) -> tuple[FakeTable, dict[str, Any]]:
    """Show the middle of a game; a flight takes long from now on, as a look does on a busy machine."""
    game = position("base:middle")
    table = show(page, game)
    pace(page, SLOW)
    return table, game


def test_a_card_flies_to_its_cell_and_then_the_table_is_as_the_server_says(lively: Page) -> None:
    table, game = begin(lively)
    before = cards(lively)
    table.happen([laid(game)])
    expect(lively.locator(".flights svg")).to_have_count(1)
    assert cards(lively) == before - 1, "the card lies there before it has landed"
    pace(lively, 1)
    expect(lively.locator(".flights")).to_have_count(0)
    assert cards(lively) == before


def test_a_touch_ends_all_flights_and_counts_as_a_touch(lively: Page) -> None:
    table, game = begin(lively)
    before = cards(lively)
    table.happen([laid(game), {"event": "card_drawn", "seat": 1, "pile": 9, "card": None}])
    expect(lively.locator(".flights svg")).to_have_count(2)
    lively.locator(".hand .card").first.tap()
    assert lively.locator(".flights").count() == 0
    assert lively.locator(".hand .card.chosen").count() == 1
    assert cards(lively) >= before


def test_whoever_is_behind_sees_the_table_as_it_is(lively: Page) -> None:
    table, game = begin(lively)
    for _ in range(8):
        table.happen([laid(game)])
    expect(lively.locator(".flights svg")).to_have_count(1)
    pace(lively, 1)
    expect(lively.locator(".flights")).to_have_count(0)


def test_everything_that_moves_at_seats_moves_there_and_vanishes(lively: Page) -> None:
    table, _game = begin(lively)
    lively.evaluate(NOTE)
    table.happen(
        [
            {"event": "tool_broken", "seat": 1, "target": 2, "tool": "pick"},
            {"event": "tool_mended", "seat": 3, "target": 2, "tool": "pick"},
            {"event": "gold_gained", "seat": 4, "amount": 2, "why": "win"},
            {"event": "passed", "seat": 0, "count": 1, "cards": None},
            {"event": "goal_turned", "seat": 1, "cell": {"x": 8, "y": 0},
             "goal": {"kind": "treasure", "card": "NESW", "gold": 0}},
        ]
    )  # fmt: skip
    # Each is a beat of its own; the discard goes along with the gold that it follows.
    expect(lively.locator(".flights svg")).to_have_count(1)
    pace(lively, 1)
    until(lively, lambda: [flying for flying, _ in groupby(lively.evaluate(FLYING))] == [1, 2, 1])
    expect(lively.locator(".flights")).to_have_count(0)


def test_whoever_wants_no_motion_gets_none(page: Page) -> None:
    table, game = begin(page)
    before = cards(page)
    table.happen([laid(game)])
    expect(page.locator(".changed")).to_have_count(1)
    assert page.locator(".flights").count() == 0
    assert cards(page) == before


# Change the theme; return what would still be on its way to its new colour, and two colours as they are right then.
CHANGE = """() => {
  document.documentElement.dataset.theme = 'light'
  const text = getComputedStyle(document.querySelector('.tiles b')).color
  return [document.getAnimations().length, text, getComputedStyle(document.body).backgroundColor]
}"""


def test_whoever_wants_no_motion_reads_another_theme_at_once(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    # A text that took on its colour later than its ground could not be read until then.
    assert page.evaluate(CHANGE) == [0, "rgb(40, 28, 20)", "rgb(244, 236, 224)"]
