"""What happened is told where it happens; sheets close as people expect; nobody is asked without need."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.fake import position, show
from tests.web.test_moments import copy, goal_of, middle, told
from tests.web.test_screens import check

QUIET = "localStorage.setItem('saboteur.settings', JSON.stringify({hideRole: false, hints: false}))"


def happenings(game: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what everybody did after the reader's turn: a card of theirs, a look, a broken tool, a path."""
    own, card = game["view"]["own"]["seat"], game["view"]["maze"][-1]
    others = [(own + step) % game["view"]["seats"] for step in (1, 2, 3)]
    return [
        {"event": "passed", "seat": own, "count": 1, "cards": ["NS"]},
        {"event": "map_read", "seat": others[0], "cell": goal_of(game), "sight": None},
        {"event": "tool_broken", "seat": others[1], "target": own, "tool": "pick"},
        {"event": "path_laid", "seat": others[2], "cell": card["cell"],
         "card": {"card": card["card"], "turned": card["turned"]}},
    ]  # fmt: skip


def test_on_ones_turn_the_ticker_steps_through_what_happened_since_the_last(page: Page) -> None:
    page.add_init_script(QUIET)
    game = middle()
    table = show(page, game)
    table.happen(happenings(game))
    ticker = page.locator("[data-part=ticker]")
    expect(ticker).to_contain_text("Since your turn: 3 events")
    ticker.tap()
    expect(ticker).to_contain_text("1 / 3")
    cell = goal_of(game)
    expect(page.locator(f'[data-lit="{cell["x"]},{cell["y"]}"]')).to_have_count(1)
    ticker.tap()
    expect(ticker).to_contain_text("2 / 3")
    ticker.tap()
    expect(ticker.locator("svg:not(.face)")).to_have_count(1)  # the path, as a picture
    laid = game["view"]["maze"][-1]["cell"]
    expect(page.locator(f'[data-lit="{laid["x"]},{laid["y"]}"]')).to_have_count(1)
    ticker.tap()
    expect(ticker).to_contain_text("Since your turn")
    expect(page.locator("[data-lit]")).to_have_count(0)
    check(page)


def test_nobody_is_told_coordinates(page: Page) -> None:
    page.add_init_script(QUIET)
    game = middle()
    table = show(page, game)
    table.happen(happenings(game))
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log")).to_contain_text("lays")
    words = page.locator(".log").inner_text()
    assert not any(mark in words for mark in ("8,", "−", "0,1", "1,0")), words
    page.keyboard.press("Escape")
    page.locator(".hand .card:not(.dull)").first.tap()
    places = page.locator("[data-target]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert places
    assert not any("," in place and place.split(",")[0][-1:].isdigit() for place in places), places


def test_a_path_is_laid_with_lay(page: Page) -> None:
    page.add_init_script(QUIET)
    game = middle()
    own, card = game["view"]["own"], "NESW"
    own["hand"] = [card]
    taken = {(one["cell"]["x"], one["cell"]["y"]) for one in game["view"]["maze"]}
    place = next({"x": x, "y": 4} for x in range(9) if (x, 4) not in taken)
    game["options"] = [{"do": "lay", "card": card, "cell": place, "turned": False, "payer": None}]
    table = show(page, game)
    page.locator(".hand .card").tap()
    box = page.locator("[data-target] > rect").last.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-part=prompt]")).to_contain_text("Lay it here?")
    expect(page.locator("[data-do=confirm]")).to_have_text("Lay")
    page.locator("[data-do=confirm]").tap()
    table.hears(page, "act", action=game["options"][0])


def test_a_tap_on_a_goal_or_a_seat_tells_what_is_known_of_it(page: Page) -> None:
    page.add_init_script(QUIET)
    game = middle()
    seen = told(game, about="goal", cell=goal_of(game), goal={"kind": "stone", "card": "NE", "gold": 0})
    table = show(page, seen)
    said = {"seq": 2, "at": 0, "seat": 1, "name": "", "text": None, "step": 0,
            "claim": {"say": "goal_is", "cell": goal_of(game), "kind": "treasure"}}  # fmt: skip
    table.happen(happenings(game), [said])
    page.locator("[data-do=turn-dwarf]").tap()
    page.locator("[data-do=dwarf-ok]").tap()
    cell = goal_of(game)
    box = page.locator(f'[data-cell="{cell["x"]},{cell["y"]}"]').bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    sheet = page.locator("[data-dossier]")
    expect(sheet).to_contain_text("Stone")
    expect(sheet).to_contain_text("looks secretly")
    expect(sheet).to_contain_text("treasure")
    check(page)
    page.keyboard.press("Escape")
    other = (game["view"]["own"]["seat"] + 2) % 5
    page.locator(f'[data-seat="{other}"]').tap()
    expect(page.locator(f'[data-dossier="{other}"] li')).to_have_count(1)


def test_going_back_closes_the_sheet_and_only_then_leaves_the_table(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    show(page, middle())
    page.get_by_role("button", name="Menu").tap()
    expect(page.locator("dialog")).to_have_count(1)
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".table")).to_have_count(1)
    # From one sheet to the next, and closed by its button: one step back leads out.
    page.get_by_role("button", name="Menu").tap()
    page.locator("dialog").get_by_role("button", name="Help").tap()
    page.locator("dialog header button").tap()
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_timeout(200)
    page.go_back()
    page.wait_for_selector("[data-do=play-now]")


def test_a_tap_beside_a_sheet_closes_it_and_its_button_stays_in_sight(page: Page) -> None:
    show(page, position("everything:middle"))
    page.get_by_role("button", name="Talk").tap()
    expect(page.locator("dialog")).to_have_count(1)
    page.locator("dialog").evaluate("one => (one.scrollTop = one.scrollHeight)")
    box = page.locator("dialog header button").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 740
    page.touchscreen.tap(180, 20)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_refusal_is_gone_when_discarding_begins(page: Page) -> None:
    page.add_init_script(QUIET)
    table = show(page, middle())
    table.refusal = {"code": "does_not_fit", "sentence": "No.", "values": {}}
    page.locator(".hand .card").first.tap()
    box = page.locator("[data-part=board]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + 4)
    expect(page.get_by_role("alert")).to_have_count(1)
    page.locator("[data-do=discard]").tap()
    expect(page.get_by_role("alert")).to_have_count(0)


def veto_window(game: dict[str, Any], *, veto: bool) -> dict[str, Any]:
    """Return the game while somebody's card may be vetoed."""
    asked = copy(game)
    seats = [seat for seat in range(5) if seat != 1]
    asked["view"]["question"] |= {"kind": "veto_window", "seats": seats, "by": 1, "action": {"do": "turnabout"}}
    asked["options"] = [{"do": "allow"}, *([{"do": "veto"}] if veto else [])]
    return asked


@pytest.mark.parametrize("veto", [True, False])
def test_among_people_a_veto_window_asks_only_whoever_holds_one_and_sends_nothing_else(
    page: Page, *, veto: bool
) -> None:
    page.add_init_script(QUIET)
    table = show(page, veto_window(middle(), veto=veto))
    page.wait_for_timeout(300)
    expect(page.locator("[data-question=veto_window]")).to_have_count(1 if veto else 0)
    expect(page.locator(".ask .buttons button")).to_have_count(2 if veto else 0)
    assert [one["t"] for one in table.heard if one["t"] == "act"] == []


def test_the_ranking_marks_ones_own_row_and_tells_ones_place(page: Page) -> None:
    show(page, position("base:over"))
    page.wait_for_selector(".final")
    expect(page.locator(".final li.own")).to_have_count(1)
    place = page.locator(".final").get_attribute("data-place-own")
    heading = page.locator(".final h2").inner_text()
    assert ("You win" in heading or "share" in heading) if place == "1" else f"Place {place} of" in heading
