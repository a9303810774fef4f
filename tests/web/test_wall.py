"""The big screen in the room: what everybody may see, to be read from two metres, and nothing else."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import daily, until
from tests.web.fake import NOTHING, FakeTable, answer, full_table, position
from tests.web.test_screens import check

WINDOWS = [(1440, 900), (844, 390), (360, 640)]
READABLE = 28  # pixels of the line that tells the story, on a screen of 900 lines
TREASURE = {"kind": "treasure", "card": "NESW", "gold": 0}


def public(name: str) -> dict[str, Any]:
    """Return a position as somebody without a seat sees it."""
    game: dict[str, Any] = json.loads(json.dumps(position(name)))
    game["view"]["own"], game["options"] = None, []
    return game


def show_wall(page: Page, game: dict[str, Any]) -> FakeTable:
    """Open the big screen at a position."""
    table = FakeTable(game)
    page.route_web_socket("**/ws?*", table.serve)
    answer(page, "/api/codes/", {"table": "fake"})
    page.goto("/tv/ABCDE")
    page.wait_for_selector("[data-part=story]")
    return table


@pytest.mark.parametrize("window", daily(WINDOWS, WINDOWS[0]))
def test_the_wall_before_the_game_shows_how_to_get_in(page: Page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto("/new")
    page.locator("[data-do=open]").click()
    code = page.locator(".code").inner_text()
    page.goto("/tv")
    page.get_by_label("Code of the table").fill(code.lower())
    page.get_by_role("button", name="Show the table").click()
    expect(page.locator(".join .code")).to_have_text(code)
    expect(page.locator(".join svg[shape-rendering=crispEdges]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".people li")).to_have_count(5)
    check(page)


def test_the_wall_in_the_browser_of_somebody_who_plays_gets_nobodys_secrets(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=play-now]").click()
    page.wait_for_selector(".hand")
    table = page.url.rsplit("/", 1)[1]
    frames: list[dict[str, Any]] = []
    wall = page.context.new_page()
    wall.on("websocket", lambda line: line.on("framereceived", lambda data: frames.append(json.loads(data))))
    wall.goto(f"/tv/{table}")
    wall.wait_for_selector("[data-part=story]")
    until(wall, lambda: any(one.get("game") for one in frames))
    page.wait_for_timeout(1000)  # the bots may go on playing
    views = [one["game"]["view"] for one in frames if one.get("game")]
    assert all(one["seat"] is None for one in frames if "seat" in one)
    assert all(view["own"] is None for view in views)
    assert all(seat["role"] is None for view in views for seat in view["table"])
    assert all(not one["game"]["options"] for one in frames if one.get("game"))
    text = json.dumps(frames)
    assert '"dwarf_dealt"' not in text
    assert '"hand_card"' not in text or '"card": null' in text
    assert wall.locator(".hand, .role").count() == 0
    wall.close()


@pytest.mark.parametrize("window", daily(WINDOWS, WINDOWS[0]))
def test_the_wall_tells_the_story_of_what_everybody_saw(page: Page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    game = public("base:middle")
    table = show_wall(page, game)
    table.happen([{"event": "tool_broken", "seat": 1, "target": 2, "tool": "lantern"}])
    last = page.locator("[data-part=story] .last")
    expect(last).to_contain_text("Flint")
    assert page.locator("[data-asked=true]").count() == len(game["view"]["question"]["seats"])
    board = page.locator("[data-part=board]").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] >= 0.55 * window[0] * window[1]
    if window == (1440, 900):
        size = last.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert size >= READABLE
    check(page)


def test_a_rounds_end_lies_open_on_the_wall_before_it_is_told(page: Page) -> None:
    game = public("base:middle")
    table = show_wall(page, game)
    after: dict[str, Any] = json.loads(json.dumps(game))
    view, goal = after["view"], next(one["cell"] for one in game["view"]["goals"] if one["face"] is None)
    roles = ["digger", "saboteur"] + ["digger"] * (view["seats"] - 2)
    view["round"] += 1
    view["maze"] = []
    view["rounds"] = [*view["rounds"], {"ending": "treasure", "finder": 1, "roles": roles}]
    table.game, table.interval = after, {"round": view["round"], "waits": [0], "ready": [], "ends": None}
    table.happen(
        [
            {"event": "goal_turned", "seat": 0, "cell": goal, "goal": TREASURE},
            {"event": "round_ended", "ending": "treasure", "finder": 1},
            *({"event": "dwarf_shown", "seat": seat, "role": role} for seat, role in enumerate(roles)),
            # A saboteur dug up to it: the others are paid all the same (B16), and the wall says so.
            {"event": "gold_gained", "seat": 0, "amount": 2, "why": "win"},
            {"event": "round_started", "round": 1, "starter": 0, "spare": 1},
        ],
        lobby=True,
    )
    expect(page.locator("[data-rule='goal:treasure']")).to_have_count(1)
    assert page.locator("[data-part=sheet]").count() == 0
    sheet = page.locator("[data-part=sheet]")
    expect(sheet).to_contain_text("The gold-diggers win")
    expect(sheet).to_contain_text("Saboteur")
    expect(sheet).to_contain_text("Bombil")
    check(page)
    table.interval = None
    table.happen([], lobby=True)
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("name", ["base:over", "everything:over"])
def test_the_end_of_a_game_is_read_from_afar_with_what_decided_it(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.clock.install()
    show_wall(page, public(name))
    answer(page, "/api/tables/fake/", NOTHING)
    swing = {"step": 9, "seat": 1, "round": 1, "side": "digger", "before": 0.62, "after": 0.21}
    answer(page, "/analysis", {"analysis": {"swings": [swing]}})
    page.wait_for_selector("[data-part=sheet] ol")
    sizes = page.locator("[data-part=sheet] li svg").evaluate_all("all => all.map(one => one.clientWidth)")
    assert min(sizes) >= 100, "the last round's dwarfs are small"
    page.clock.run_for(13_000)  # the round was read
    final = page.locator(".final")
    expect(final).to_contain_text("gold")
    page.clock.run_for(4_000)
    expect(final.locator("[data-part=decided]")).to_contain_text("Flint")
    assert final.locator("a, button").count() == 0, "nobody taps a wall"
    least = final.locator("li b, li .amount, [data-part=decided]").evaluate_all(
        "all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert least >= 24
    assert final.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "somebody is cut off"
    check(page)


def test_twelve_names_can_be_read_on_a_television(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    game = full_table()
    game["view"]["own"], game["options"] = None, []
    for seat, info in enumerate(game["view"]["table"]):
        info["front"] = ["pick", "cart", "lantern"][: seat % 4]
    show_wall(page, game)
    expect(page.locator("header li")).to_have_count(12)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator("header li b").evaluate_all(cut) == []
    header = page.locator("header").bounding_box()
    assert header is not None
    assert header["height"] < 720 / 5, "the seats take the mine's room"
    check(page)
