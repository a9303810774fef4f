"""The moments of a round on a phone: what one alone is shown, its end, the break, the deal, and what is over what."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import until
from tests.web.fake import FakeTable, answer, position, show
from tests.web.test_screens import check

TREASURE = {"kind": "treasure", "card": "NESW", "gold": 0}
STONE = {"kind": "stone", "card": "NE", "gold": 0}
# Whatever lies over the middle of the board, if anything does.
OVER = """() => {
  const box = document.querySelector('[data-part=board]').getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return top?.closest('[data-part=board]') ? '' : top?.outerHTML.slice(0, 200)
}"""
# Whatever is shown for more than a second is shown until it is released; flights still come down.
HOLD = """() => {
  const wait = window.setTimeout
  window.held = []
  const holds = ms => ms > 1000 && ms < 10000
  window.setTimeout = (work, ms, ...more) => holds(ms) ? window.held.push(work) : wait(work, ms, ...more)
}"""
HELD = "window.held.length > 0"
RELEASE = "window.held.forEach((work) => work())"
# Names of dwarfs that do not fit where they stand.
CUT_ROLES = """all => all.filter(one => /^(Gold-digger|Saboteur)$/.test(one.textContent.trim())
  && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible'
  && !one.closest('.unseen')).map(one => one.outerHTML)"""


def copy(game: dict[str, Any]) -> dict[str, Any]:
    """Copy a game part, deep."""
    made: dict[str, Any] = json.loads(json.dumps(game))
    return made


def middle() -> dict[str, Any]:
    """Return the middle of a game in which nothing was seen yet."""
    game = copy(position("base:middle"))
    game["view"]["own"]["notes"] = []
    return game


def told(game: dict[str, Any], **note: Any) -> dict[str, Any]:
    """Return the game after its seat was shown something."""
    after = copy(game)
    nothing = dict.fromkeys(("cell", "other", "seat", "goal", "tunnel", "chest", "role", "swapped"))
    after["view"]["own"]["notes"].append({**nothing, "turn": after["view"]["turn"], **note})
    return after


def goal_of(game: dict[str, Any], index: int = 0) -> dict[str, Any]:
    """Return the cell of a goal that is face down."""
    down = [goal["cell"] for goal in game["view"]["goals"] if goal["face"] is None]
    cell: dict[str, Any] = down[index]
    return cell


def show_role(page: Page) -> None:
    """Let this device show what only its owner knows."""
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({hideRole: false, hints: false}))")


def take_up(page: Page) -> None:
    """Turn one's dwarf over and take it up: until then nothing shows that only one knows."""
    page.locator("[data-do=turn-dwarf]").tap()
    page.locator("[data-do=dwarf-ok]").tap()


def read_map(table: FakeTable, game: dict[str, Any], face: dict[str, Any]) -> dict[str, Any]:
    """Let the reader look at a goal."""
    own, cell = game["view"]["own"]["seat"], goal_of(game)
    table.game = told(game, about="goal", cell=cell, goal=face)
    sight = {"goal": face, "tunnel": None, "chest": None}
    table.happen([{"event": "map_read", "seat": own, "cell": cell, "sight": sight}])
    return cell


@pytest.mark.parametrize("motion", [True, False])
def test_a_goal_one_looks_at_turns_over_large_for_its_reader_and_leaves_a_mark(
    page: Page, lively: Page, *, motion: bool
) -> None:
    phone = lively if motion else page
    show_role(phone)
    game = middle()
    table = show(phone, game)
    take_up(phone)
    cell = read_map(table, game, TREASURE)
    moment = phone.locator("[data-part=moment]")
    expect(moment).to_contain_text("Only you see this.")
    expect(moment).to_contain_text("Treasure")
    if motion:
        moment.evaluate("all => Promise.all(all.getAnimations({subtree: true}).map(one => one.finished))")
    card = moment.locator(".card").bounding_box()
    assert card is not None
    assert card["width"] > 120, "not large"
    check(phone)
    phone.touchscreen.tap(180, 60)
    expect(moment).to_have_count(0)
    mark = phone.locator('[data-mark="treasure"]')
    expect(mark).to_have_count(1)
    place = phone.locator(f'[data-cell="{cell["x"]},{cell["y"]}"]').bounding_box()
    at = mark.bounding_box()
    assert place is not None
    assert at is not None
    assert place["x"] <= at["x"] <= place["x"] + place["width"]


def test_a_key_that_ends_a_look_presses_nothing_under_it(page: Page) -> None:
    show_role(page)
    game = middle()
    table = show(page, game)
    take_up(page)
    page.locator(".seat:not(.own)").first.focus()
    read_map(table, game, STONE)
    moment = page.locator("[data-part=moment]")
    for key in ("Enter", " "):
        expect(moment).to_have_count(1)
        page.keyboard.press(key)
        expect(moment).to_have_count(0)
        assert page.locator("dialog").count() == 0, "the seat under it was opened"
        read_map(table, game, STONE)


def test_a_look_ends_by_itself(page: Page) -> None:
    show_role(page)
    game = middle()
    table = show(page, game)
    read_map(table, game, STONE)
    expect(page.locator("[data-part=moment]")).to_have_count(1)
    page.wait_for_timeout(3000)
    expect(page.locator("[data-part=moment]")).to_have_count(0)


def test_marks_hide_with_the_own_dwarf_and_show_while_it_is_held(page: Page) -> None:
    game = middle()
    other = (game["view"]["own"]["seat"] + 1) % game["view"]["seats"]
    seen = told(told(game, about="goal", cell=goal_of(game), goal=STONE), about="dwarf", seat=other, role="saboteur")
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({hideRole: true, hints: false}))")
    show(page, seen)
    assert page.locator("[data-mark]").count() == 0
    assert "data-mark" not in page.content()
    box = page.locator(".role").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(page.locator("[data-mark]")).to_have_count(2)
    expect(page.locator(f'[data-seat="{other}"] [data-mark=saboteur]')).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_a_mark_goes_when_its_goal_is_turned_and_doubts_when_goals_were_handled(page: Page) -> None:
    show_role(page)
    game = middle()
    seen = told(game, about="goal", cell=goal_of(game), goal=STONE)
    table = show(page, seen)
    take_up(page)
    expect(page.locator("[data-mark=stone]")).to_have_count(1)
    expect(page.locator("[data-mark=stone] text")).to_have_count(0)
    handled = {"event": "goals_handled", "seat": 1, "cell": goal_of(game), "other": goal_of(game, 1), "swapped": None}
    table.happen([handled])
    expect(page.locator("[data-mark=stone] text")).to_have_text("?")
    turned = copy(seen)
    turned["view"]["goals"] = [
        {**goal, "face": STONE if goal["cell"] == goal_of(game) else goal["face"]} for goal in game["view"]["goals"]
    ]
    table.game = turned
    table.happen([{"event": "goal_turned", "seat": 1, "cell": goal_of(game), "goal": STONE}])
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_what_only_others_were_shown_is_no_moment(page: Page) -> None:
    show_role(page)
    game = middle()
    table = show(page, game)
    other = (game["view"]["own"]["seat"] + 1) % game["view"]["seats"]
    table.happen([{"event": "map_read", "seat": other, "cell": goal_of(game), "sight": None}])
    page.wait_for_timeout(300)
    assert page.locator("[data-part=moment], [data-mark]").count() == 0


def end_of_round(table: FakeTable, game: dict[str, Any], waits: list[int] | None) -> dict[str, Any]:
    """Let the round end by a path to the treasure; the same step deals the next one."""
    view, own = game["view"], game["view"]["own"]["seat"]
    cell = goal_of(game)
    laid = {"x": cell["x"] - 1, "y": cell["y"]}
    after = copy(game)
    roles = ["digger"] * view["seats"]
    after["options"] = []
    after["decision"] = 2
    after["view"] |= {"round": view["round"] + 1, "maze": [], "turn": 1}
    after["view"]["rounds"] = [{"ending": "treasure", "finder": own, "roles": roles}]
    after["view"]["own"] |= {"hand": ["NS"] * 6, "role": "saboteur", "notes": []}
    after["view"]["goals"] = [{**goal, "face": None} for goal in view["goals"]]
    table.game = after
    if waits is not None:
        table.interval = {"round": 2, "waits": waits, "ready": [], "ends": None}
    table.happen(
        [
            {"event": "path_laid", "seat": 1, "cell": laid, "card": {"card": "NESW", "turned": False}},
            {"event": "goal_turned", "seat": 1, "cell": cell, "goal": TREASURE},
            {"event": "round_ended", "ending": "treasure", "finder": 1},
            *({"event": "dwarf_shown", "seat": seat, "role": role} for seat, role in enumerate(roles)),
            {"event": "round_started", "round": 1, "starter": 0, "spare": 1},
            {"event": "dwarf_dealt", "seat": own, "role": "saboteur"},
        ],
        lobby=True,
    )  # fmt: skip
    return after


def story(page: Page, game: dict[str, Any], *, paid: bool = True) -> None:
    """Answer the page's question for the round's story."""
    own = game["view"]["own"]["seat"]
    told_it = {
        "round": 0, "ending": "treasure", "finder": 1, "roles": ["digger"] * game["view"]["seats"],
        "goals": [{"cell": goal["cell"], "face": STONE} for goal in game["view"]["goals"]], "found": [],
        "payout": [{"event": "gold_taken", "seat": own, "left": 0, "value": 3}] if paid else [],
        "secret_gold": True, "claims": [], "guesses": [], "marks": None, "votes": [],
    }  # fmt: skip
    answer(page, "/api/tables/fake/rounds/", told_it)


@pytest.mark.parametrize("motion", [True, False])
def test_a_round_ends_on_the_board_first_then_in_a_sheet_before_the_old_table(
    page: Page, lively: Page, *, motion: bool
) -> None:
    phone = lively if motion else page
    game = middle()
    table = show(phone, game)
    story(phone, game)
    hand = phone.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    maze = phone.locator("[data-cell]").count()
    phone.evaluate(HOLD)
    end_of_round(table, game, [game["view"]["own"]["seat"]])
    # A held breath: the goal lies open, nothing lies over the board, nothing of the next round is there.
    until(phone, lambda: bool(phone.evaluate(HELD)))
    assert phone.locator("[data-part=sheet]").count() == 0
    assert phone.evaluate(OVER) == ""
    phone.evaluate(RELEASE)
    expect(phone.locator("[data-part=sheet]")).to_have_count(1)
    assert phone.locator(".flights").count() == 0, "something flies over the sheet"
    expect(phone.locator("[data-part=sheet] h2")).to_have_text("The gold-diggers win")
    expect(phone.locator("[data-part=sheet]")).to_contain_text("You: +3")
    assert phone.locator("[data-rule='goal:treasure']").count() == 1
    assert phone.locator("[data-cell]").count() == maze + 1
    assert phone.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)") == hand
    assert phone.locator("[data-part=deal]").count() == 0
    if not motion:
        check(phone)
    # The reader wants to go on; the server says when.
    phone.locator("[data-do=close-reveal]").tap()
    table.hears(phone, "ready")
    assert phone.locator("[data-part=sheet]").count() == 1
    table.interval = None
    table.happen([], lobby=True)
    expect(phone.locator("[data-part=sheet]")).to_have_count(0)
    expect(phone.locator("[data-part=deal]")).to_have_count(1)
    assert phone.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)") == ["NS"] * 6


def test_a_round_that_pays_nobody_says_so(page: Page) -> None:
    game = middle()
    table = show(page, game)
    story(page, game, paid=False)
    end_of_round(table, game, [game["view"]["own"]["seat"]])
    expect(page.locator("[data-part=sheet] .gold")).to_have_text("Nobody gets gold.")


def test_a_tap_ends_the_held_breath(lively: Page) -> None:
    game = middle()
    table = show(lively, game)
    story(lively, game)
    lively.evaluate(HOLD)
    end_of_round(table, game, [0])
    while not lively.locator("[data-part=sheet]").count():  # the page may not have heard of the end when it is tapped
        lively.touchscreen.tap(180, 250)
        lively.wait_for_timeout(100)


def test_a_page_loaded_again_in_the_break_still_stands_before_the_old_table(page: Page) -> None:
    game = middle()
    table = show(page, game)
    story(page, game)
    end_of_round(table, game, [game["view"]["own"]["seat"]])
    expect(page.locator("[data-part=sheet]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-part=sheet]")).to_have_count(1)
    assert page.locator("[data-rule='goal:treasure']").count() == 1
    # Another device that comes into the break is told of the round, too.
    page.evaluate("sessionStorage.clear()")
    page.reload()
    expect(page.locator("[data-part=sheet]")).to_have_count(1)


def test_the_limit_of_a_break_is_shown_and_its_end_lifts_the_curtain(page: Page) -> None:
    game = middle()
    table = show(page, game)
    story(page, game)
    own = game["view"]["own"]["seat"]
    end_of_round(table, game, [own, (own + 2) % 5])
    assert table.interval is not None
    table.interval["ends"] = page.evaluate("Date.now()") + 60_000
    table.happen([], lobby=True)
    expect(page.locator("[data-do=close-reveal] small")).to_have_count(1)
    table.interval = None
    table.happen([], lobby=True)
    expect(page.locator("[data-part=sheet]")).to_have_count(0)


def test_the_dwarf_is_dealt_face_down_turned_over_and_taken_up(page: Page) -> None:
    show_role(page)
    game = middle()
    show(page, game)
    deal = page.locator("[data-part=deal]")
    expect(deal).to_have_count(1)
    assert "Gold-digger" not in deal.inner_text()
    assert "Saboteur" not in deal.inner_text()
    check(page)
    page.locator("[data-do=turn-dwarf]").tap()
    expect(deal).to_contain_text("Only you see this.")
    check(page)
    page.locator("[data-do=dwarf-ok]").tap()
    expect(deal).to_have_count(0)
    page.reload()
    page.wait_for_selector(".hand")
    expect(deal).to_have_count(0)


def test_whoever_begins_to_play_has_taken_the_dwarf_up(page: Page) -> None:
    show(page, middle())
    expect(page.locator("[data-part=deal]")).to_have_count(1)
    page.locator(".hand .card").first.tap()
    expect(page.locator("[data-part=deal]")).to_have_count(0)


def test_gold_is_shown_to_its_owner_and_comes_before_the_sheet(page: Page) -> None:
    game = middle()
    table = show(page, game)
    story(page, game)
    own = game["view"]["own"]["seat"]
    picking = copy(game)
    picking["view"]["rounds"] = [{"ending": "treasure", "finder": own, "roles": ["digger"] * 5}]
    picking["view"]["question"] |= {"kind": "pick_gold", "seats": [own]}
    picking["options"] = [{"do": "gold", "value": 1}, {"do": "gold", "value": 3}]
    picking["decision"] = 2
    table.game = picking
    table.happen([{"event": "round_ended", "ending": "treasure", "finder": own}])
    expect(page.locator("[data-question=pick_gold] [data-do=gold]")).to_have_count(2)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator(".table *").evaluate_all(CUT_ROLES) == []
    page.wait_for_timeout(2500)
    assert page.locator("[data-part=sheet]").count() == 0, "a sheet over the choice"
    taken = copy(picking)
    taken["view"]["question"] |= {"kind": "pick_gold", "seats": [(own + 1) % 5]}
    taken["options"] = []
    table.game = taken
    table.happen([{"event": "gold_taken", "seat": own, "left": 3, "value": 3}])
    expect(page.locator("[data-moment=gold]")).to_contain_text("3 gold")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=moment]")).to_have_count(0)
    assert page.locator("[data-part=sheet]").count() == 0, "others still choose"
