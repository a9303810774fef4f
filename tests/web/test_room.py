"""Room for the maze, in windows of all shapes: the board's share, cards to be read, fingers that find places."""

from collections.abc import Callable
from typing import Any

import pytest
from bench.layout import MEASURE, WINDOWS, late_game, measure
from playwright.sync_api import Browser, Page, expect
from tests.web.browser import daily, until
from tests.web.fake import STILL, position, show


@pytest.mark.parametrize(("width", "height", "share", "card"), daily(WINDOWS, WINDOWS[0], WINDOWS[2], WINDOWS[5]))
def test_the_board_has_its_share_of_every_window(
    browser: Browser, server: str, width: int, height: int, share: int, card: int
) -> None:
    board, least, lost = measure(browser, server, width, height, games=1)
    assert board >= share
    assert least >= card
    assert lost == 0, "places that nothing points to"


def wide_game() -> dict[str, Any]:
    """Return a turn with places at both ends of a maze that does not fit a phone, two of them side by side."""
    game = late_game(0)
    cells = [card["cell"] for card in game["view"]["maze"]]
    west, east = min(c["x"] for c in cells) - 1, max(c["x"] for c in cells) + 6
    top = min(c["y"] for c in cells)
    game["view"]["own"]["hand"] = ["NESW"]
    game["options"] = [
        {"do": "lay", "card": "NESW", "cell": {"x": x, "y": y}, "turned": False, "payer": None}
        for x, y in ((west, top), (west, top + 1), (east, top + 9))
    ]
    return game


def small(page: Page) -> None:
    """Make it a small phone."""
    page.set_viewport_size({"width": 360, "height": 640})


def test_arrows_lead_to_places_out_of_sight(page: Page) -> None:
    small(page)
    show(page, wide_game())
    page.locator(".hand .card").tap()
    page.evaluate(STILL)
    before = page.evaluate(MEASURE)
    assert before[2] > 0, "the places fit: this test shows nothing"
    for arrow in page.locator("[data-edge]").all():
        box = arrow.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator("[data-edge]").first.tap()
    page.evaluate(STILL)
    assert page.evaluate(MEASURE)[2] != before[2] or page.locator("[data-edge]").count() != 0
    shown = page.evaluate(
        """() => {
          const board = document.querySelector('[data-part=board]').getBoundingClientRect()
          return [...document.querySelectorAll('[data-target]')].filter(one => {
            const box = one.getBoundingClientRect()
            const across = box.left >= board.left && box.right <= board.right
            return across && box.top >= board.top && box.bottom <= board.bottom
          }).length
        }"""
    )
    assert shown > 0


@pytest.mark.parametrize("window", daily([(360, 640), (320, 640), (844, 390), (1440, 900)], (320, 640)))
@pytest.mark.parametrize("name", ["base:middle", "saboteur2:middle"])
def test_a_picked_card_leaves_the_goals_in_sight(page: Page, name: str, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    game = position(name)
    show(page, game)
    page.locator(".hand .card:not(.dull)").first.click()
    page.wait_for_selector("[data-target]")
    page.evaluate(STILL)
    board = page.locator("[data-part=board]").bounding_box()
    assert board is not None
    for cell in [one["cell"] for one in game["view"]["goals"]]:
        goal = page.locator(f"[data-cell='{cell['x']},{cell['y']}']").bounding_box()
        assert goal is not None
        assert goal["x"] >= board["x"] - 1
        assert goal["x"] + goal["width"] <= board["x"] + board["width"] + 1
        assert goal["y"] >= board["y"] - 1
        assert goal["y"] + goal["height"] <= board["y"] + board["height"] + 1


def test_places_that_one_finger_covers_are_magnified_before_one_is_chosen(page: Page) -> None:
    small(page)
    show(page, wide_game())
    page.locator(".hand .card").tap()
    page.get_by_role("button", name="Show everything").tap()
    page.evaluate(STILL)
    place = page.locator("[data-target]").first
    box = place.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(STILL)
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    near = place.bounding_box()
    assert near is not None
    assert near["width"] >= 44
    page.touchscreen.tap(near["x"] + near["width"] / 2, near["y"] + near["height"] / 2)
    expect(page.locator("[data-do=confirm]")).to_have_count(1)


def test_a_phone_that_is_turned_keeps_what_was_picked(page: Page) -> None:
    show(page, position("base:middle"))
    page.locator(".hand .card:not(.dull)").first.tap()
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    page.set_viewport_size({"width": 740, "height": 360})
    page.evaluate(STILL)
    expect(page.locator(".table.flat")).to_have_count(1)
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    for part in ("board", "hand", "seats", "prompt", "ticker"):
        box = page.locator(f"[data-part={part}]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 740
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 360


@pytest.mark.parametrize("window", [(360, 640), (844, 390)])
def test_with_text_of_twice_the_size_everything_is_still_there(page: Page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    show(page, position("base:middle"))
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    until(page, lambda: bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth")))
    hand, board = page.locator("[data-part=hand]").bounding_box(), page.locator("[data-part=board]").bounding_box()
    assert hand is not None
    assert board is not None
    assert hand["y"] + hand["height"] <= window[1]
    assert board["height"] * board["width"] >= 0.35 * window[0] * window[1]


# How far the page, the table or anything that holds the table has been pushed away from where it belongs.
PUSHED = """() => {
  const { scrollHeight, clientHeight } = document.documentElement
  const around = [...document.querySelectorAll('html, body, #app, .table')]
  const moved = around.map(one => one.scrollTop + one.scrollLeft).concat([window.scrollY, window.scrollX])
  const { top, left, bottom } = document.querySelector('.table').getBoundingClientRect()
  const off = [top, left, bottom - innerHeight].map(Math.abs)
  return Math.max(scrollHeight - clientHeight, ...moved, ...off)
}"""


def test_nothing_scrolls_the_table_away_after_a_long_story(new_page: Callable[[str], Page]) -> None:
    page = new_page("desktop")
    table = show(page, position("base:middle"))
    lays = {"event": "path_laid", "seat": 1, "cell": {"x": 2, "y": 0}, "card": {"card": "NS", "turned": False}}
    table.happen([lays] * 150)
    expect(page.locator(".log li").nth(140)).to_be_attached()
    for width, height in ((1280, 800), (1440, 900), (1100, 600), (740, 360), (360, 640), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        for part in (".log", "[role=tabpanel]", ".hand", "nav", "[data-part=ticker]"):
            box = page.locator(part).first.bounding_box() if page.locator(part).count() else None
            if box is None:
                continue
            page.mouse.move(box["x"] + box["width"] / 2, min(box["y"] + box["height"] / 2, height - 2))
            page.mouse.wheel(0, 3000)
            page.mouse.wheel(0, -6000)
            page.mouse.wheel(0, 9000)
        for key in ("PageDown", "End", "Space", "Tab", "Tab", "Tab", "PageDown"):
            page.keyboard.press(key)
        page.wait_for_timeout(150)  # wheels are answered by the next frames
        assert page.evaluate(PUSHED) <= 1, (width, height)
