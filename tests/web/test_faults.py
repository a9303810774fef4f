"""Faults that people met at the table and at the entrance, each once."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.fake import POSITIONS, answer, position, show
from tests.web.test_moments import middle, take_up

# What of the bar's ends lies over one another, or out of the window.
OVERLAPS = """() => {
  const boxes = ['[data-place=pile]', '[data-place=discards]', '.tools button', '.facts button', '.tools .line']
    .flatMap(query => [...document.querySelectorAll(query)]).map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 2)
  const wrong = []
  for (const [one, box] of boxes) {
    if (one.matches('button') && (box.left < -1 || box.right > innerWidth + 1)) wrong.push('out: ' + one.outerHTML)
    for (const [other, there] of boxes)
      if (one !== other && !one.contains(other) && !other.contains(one) && box.right > there.left + 2 &&
          there.right > box.left + 2 && box.bottom > there.top + 2 && there.bottom > box.top + 2)
        wrong.push(one.outerHTML.slice(0, 60) + ' over ' + other.outerHTML.slice(0, 60))
  }
  return wrong
}"""
PICTURE = Path(__file__).parents[2] / "web/public/icon-192.png"  # any picture will do
ELSEWHERE = "http://192.0.2.7:8000"
# A device without a sheet for sharing, whose clipboard can be looked at.
COPIED = "navigator.share = undefined; navigator.clipboard.writeText = async text => void (window.copied = text)"
IN_SIGHT = """one => {
  const box = one.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return one === top || one.contains(top)
}"""

# Whether all of a button is in sight, and its words within it.
WHOLE = """one => {
  const [box, ask] = [one, one.closest('.ask')].map(part => part.getBoundingClientRect())
  return box.top >= ask.top - 1 && box.bottom <= ask.bottom + 1 && box.right <= innerWidth &&
    one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1
}"""


def asked() -> dict[str, Any]:
    """Return a turn in which a path can be laid and nothing is broken."""
    game = middle()
    game["view"]["table"][game["view"]["own"]["seat"]]["front"] = []
    return game


def test_in_landscape_a_tip_leaves_discard_and_lay_in_sight(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    show(page, asked())
    take_up(page)
    expect(page.locator("[data-tip]")).to_be_visible()
    assert page.locator("[data-do=discard]").evaluate(IN_SIGHT)
    page.locator(".hand .card").first.tap()
    page.locator(".world .target, .places .target, [data-cell].target").first.tap()
    lay = page.locator("[data-do=confirm]")
    expect(lay).to_be_visible()
    assert lay.evaluate(IN_SIGHT)
    assert page.locator("[data-do=cancel]").evaluate(IN_SIGHT)


@pytest.mark.parametrize("width", [320, 360, 390])
def test_a_tip_is_read_whole_on_the_board_and_leaves_the_ticker_alone(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    show(page, asked())
    take_up(page)
    tip = page.locator("[data-tip]")
    expect(tip).to_be_visible()
    assert tip.evaluate("one => one.closest('.coach').scrollHeight <= one.closest('.coach').clientHeight + 1")
    assert tip.evaluate("one => one.closest('main') !== null")
    assert page.locator("[data-part=ticker]").evaluate(IN_SIGHT)


def test_what_was_refused_goes_with_the_cross(page: Page) -> None:
    table = show(page, asked())
    take_up(page)
    table.refusal = {"code": "no_neighbour", "sentence": "It must touch the maze.", "values": {}}
    page.locator(".hand .card").first.tap()
    own = page.locator(".seat.own")
    own.tap()  # a path is not for a seat
    expect(page.locator(".ask .say")).to_have_count(1)
    page.locator("[data-do=cancel]").tap()
    expect(page.locator(".ask .say")).to_have_count(0)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("width", [320, 390])
def test_nothing_in_the_bar_lies_over_anything_else(page: Page, width: int, percent: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    game = position("base:middle")
    game["view"] |= {"pile": 137, "discards": 88}
    show(page, game)
    take_up(page)
    page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    page.wait_for_timeout(100)
    assert page.evaluate(OVERLAPS) == []


def test_a_result_shared_on_the_servers_own_machine_can_be_opened_elsewhere(page: Page) -> None:
    page.route("**/api/invite", lambda route: route.fulfill(json={"origin": ELSEWHERE}))
    page.add_init_script(COPIED)
    with page.expect_response("**/api/invite"):
        show(page, position("base:over"))
        page.wait_for_selector(".final")
    page.route("**/picture", lambda route: route.fulfill(path=PICTURE))
    page.locator("[data-do=hand-on]").click()
    page.locator("dialog [data-do=share]").click()
    page.wait_for_function("window.copied !== undefined")
    assert page.evaluate("window.copied") == f"{ELSEWHERE}/t/fake/replay"


def test_four_bots_moved_and_the_ticker_offers_to_tell_of_it(page: Page) -> None:
    game = asked()
    own = game["view"]["own"]["seat"]
    table = show(page, game)
    take_up(page)
    laid = {"event": "passed", "count": 1, "cards": None}
    table.happen([{**laid, "seat": own}, *({**laid, "seat": seat} for seat in (1, 2, 3, 4)),
                  {"event": "turn_started", "seat": own}])  # fmt: skip
    expect(page.locator("[data-part=ticker]")).to_contain_text("4")
    page.locator("[data-part=ticker]").tap()
    expect(page.locator("[data-part=ticker]")).to_have_attribute("data-step", "0")


def test_the_entrance_offers_to_continue_first_and_folds_the_rest(page: Page) -> None:
    line = {"phase": "playing", "people": ["Ann"], "seats": 5, "taken": 5, "modules": ["base"], "clock": None,
            "ended": None, "won": None, "gold": None}  # fmt: skip
    now = int(page.evaluate("Date.now()"))
    day = 24 * 60 * 60 * 1000
    mine = [
        {
            **line,
            "table": f"t{i}",
            "names": ["Ann", f"Bob{i}"],
            "created": now - i * day,
            "your_turn": i == 2,
            "round": i,
            "rounds": 3,
        }
        for i in range(9)
    ]
    page.goto("/")
    answer(page, "/api/me", {"known": True})
    answer(page, "/api/me/tables", {"tables": mine})
    page.reload()
    first = page.locator("[data-part=continue] a").first
    expect(first).to_contain_text("Continue")
    expect(first).to_contain_text("Bob2")  # somebody waits for one there
    expect(first).to_contain_text("Round 2 of 3")
    expect(first).to_contain_text("2 days ago")
    shown = page.locator("[data-part=continue] a")
    assert [one.is_visible() for one in shown.all()].count(True) == 1
    assert shown.count() == 7  # a week old: no longer offered
    # Its room is kept while the server is asked: nothing jumps under a finger.
    before = page.locator("[data-do=play-now]").bounding_box()
    page.reload()
    page.wait_for_selector("[data-do=play-now]")
    assert page.locator("[data-do=play-now]").bounding_box() == before


def test_in_landscape_the_answers_to_every_question_are_read_and_reached(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({askVeto: true, hints: false}))")
    asked = {one["view"]["question"]["kind"]: one["name"] for one in POSITIONS if one["options"]}
    table = show(page, position(asked["pay_toll"]))
    for kind, name in asked.items():
        table.game = position(name)
        table.snapshot()
        expect(page.locator(f'.ask[data-question="{kind}"]')).to_have_count(1)
        for button in page.locator(".ask .buttons button").all():
            button.scroll_into_view_if_needed()
            assert button.evaluate(WHOLE), f"{kind}: {button.inner_text()}"
