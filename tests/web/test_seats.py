"""A tap on a seat, a goal or a chest tells all about it; what is said appears there; talk, menu and leaving."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import segno
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tests.web.browser import daily, until
from tests.web.fake import FakeTable, answer, position, show
from tests.web.player import Player
from tests.web.qr_reader import is_fixed, read
from tests.web.tables import open_modules
from tests.web.test_moments import copy, goal_of
from tests.web.test_screens import check

NewPage = Callable[[str], Page]
SHOWN = "localStorage.setItem('saboteur.settings', JSON.stringify({hideRole: false, hints: false}))"
# What of the seats' own words and signs lies under something else.
COVERED = """() => [...document.querySelectorAll('.seat .name, .seat .count, .seat .fronts svg')].filter(one => {
  const [box, all] = [one, one.closest('ul')].map(part => part.getBoundingClientRect())
  const away = box.x < all.x || box.y < all.y || box.right > all.right || box.bottom > all.bottom // scrolled
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return !away && !top?.closest(".seat")
}).map(one => one.outerHTML)"""

# Whether name, number of cards and what modules keep lie in their seat, below or beside each other.
APART = """seat => {
  const box = part => seat.querySelector(part).getBoundingClientRect()
  const [whole, name, count, field] = [seat.getBoundingClientRect(), box('.name'), box('.count'), box('.field')]
  return count.right <= whole.right && name.bottom <= field.top + 1 && field.bottom <= whole.bottom
}"""


def middle() -> dict[str, Any]:
    """Return the middle of a game, its owner known to have taken the dwarf up."""
    game = copy(position("base:middle"))
    game["view"]["own"]["notes"] = []
    return game


def opened(page: Page, game: dict[str, Any] | None = None, talk: Sequence[dict[str, Any]] = ()) -> FakeTable:
    """Show a table without tips, with the dwarf taken up."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.add_init_script(SHOWN)
    table = show(page, game or middle(), talk)
    if page.locator("[data-do=turn-dwarf]").count():
        page.locator("[data-do=turn-dwarf]").tap()
    if page.locator("[data-do=dwarf-ok]").count():
        page.locator("[data-do=dwarf-ok]").tap()
    return table


def line(seq: int, seat: int, claim: dict[str, Any] | None = None, text: str | None = None) -> dict[str, Any]:
    """Return something said."""
    return {"seq": seq, "at": 0, "seat": seat, "name": "", "claim": claim, "text": text, "step": 0}


def other_than(game: dict[str, Any], *seats: int) -> int:
    """Return a seat that is none of these and not one's own."""
    own = game["view"]["own"]["seat"]
    return next(seat for seat in range(game["view"]["seats"]) if seat not in {own, *seats})


def test_a_seat_tells_what_lies_before_it_what_it_did_and_what_was_said_of_it(page: Page) -> None:
    game = middle()
    other = other_than(game)
    speaker = other_than(game, other)
    game["view"]["table"][other]["front"] = ["pick"]
    table = opened(page, game)
    table.happen(
        [{"event": "tool_broken", "seat": speaker, "target": other, "tool": "pick"}],
        [line(7, speaker, {"say": "suspect", "seat": other, "role": "saboteur"})],
    )
    expect(page.locator(f"[data-seat='{other}'] [data-said='{speaker}']")).to_have_count(1)
    page.locator(f"[data-seat='{other}']").tap()
    sheet = page.locator(f"[data-dossier='{other}']")
    expect(sheet.locator("[data-front=pick]")).to_contain_text("Broken pick")
    expect(sheet.locator(f"[data-claim='{speaker}']")).to_contain_text("a saboteur")
    expect(sheet.locator(".log li").filter(has_text="breaks")).to_have_count(1)
    check(page)
    sheet.locator("[data-mark-as=suspected]").tap()
    expect(sheet.locator("[data-mark-as=suspected]")).to_have_attribute("aria-pressed", "true")
    expect(sheet.locator("select[data-guess]")).to_have_count(1)
    sheet.locator("[data-claims=trust]").tap()
    table.hears(page, "claim", claim={"say": "trust", "seat": other})
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-seat='{other}'] .mark.suspected")).to_have_count(1)


def test_a_title_that_somebody_earned_and_likes_is_told_at_their_seat(page: Page) -> None:
    game = middle()
    other = other_than(game, game["view"]["own"]["seat"])
    table = opened(page, game)
    table.titles = {other: "hidden"}
    table.snapshot()
    page.locator(f"[data-seat='{other}']").first.click()
    expect(page.locator("[data-dossier] [data-title=hidden]")).to_have_text("Fooled everybody")


def test_a_goal_tells_what_was_said_and_done_about_it_and_wears_the_speakers_colour(page: Page) -> None:
    game = middle()
    cell, speaker = goal_of(game), other_than(game)
    table = opened(page, game)
    table.happen(
        [{"event": "map_read", "seat": speaker, "cell": cell, "sight": None}],
        [line(7, speaker, {"say": "goal_is", "cell": cell, "kind": "treasure"})],
    )
    sign = page.locator(f"[data-part=board] [data-said='{speaker}']")
    expect(sign).to_have_count(1)
    hue = page.locator(f"[data-seat='{speaker}'] .face circle").first.get_attribute("fill")
    assert sign.locator("circle").get_attribute("fill") == hue
    goal, at = page.locator(f'[data-cell="{cell["x"]},{cell["y"]}"]').bounding_box(), sign.bounding_box()
    assert goal is not None
    assert at is not None
    assert goal["x"] - 1 <= at["x"]
    assert at["x"] + at["width"] <= goal["x"] + goal["width"] + 1
    page.touchscreen.tap(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    sheet = page.locator("[data-dossier]")
    expect(sheet.locator(".log li").filter(has_text="looks secretly")).to_have_count(1)
    expect(sheet.locator(f"[data-claim='{speaker}']")).to_contain_text("the treasure")
    expect(sheet.locator("[data-claims=goal_is]")).to_have_count(2)
    check(page)


def test_a_device_that_comes_into_a_round_sees_what_was_said_in_it_before(page: Page) -> None:
    game = middle()
    cell, speaker = goal_of(game), other_than(game)
    now = game["view"]["round"]
    stone, treasure = ({"say": "goal_is", "cell": cell, "kind": kind} for kind in ("stone", "treasure"))
    before = [
        {**line(3, other_than(game, speaker), stone), "round": now - 1},
        {**line(7, speaker, treasure), "round": now},
    ]
    table = opened(page, game, before)
    sign = page.locator("[data-part=board] [data-said]")
    expect(sign).to_have_count(1)
    expect(sign).to_have_attribute("data-said", str(speaker))
    # Everything again, as after a long sleep: it was said once all the same.
    table.snapshot()
    x, y = Player(page, "tap").middle(page.locator(f'[data-cell="{cell["x"]},{cell["y"]}"]'))
    page.touchscreen.tap(x, y)
    expect(page.locator("[data-dossier] [data-claim]")).to_have_count(1)
    expect(page.locator("[data-dossier] .log li")).to_have_count(1)


def test_the_host_finds_the_hosts_tools_at_a_seat_and_is_asked_first(page: Page) -> None:
    game = middle()
    own, other = game["view"]["own"]["seat"], other_than(game)
    table = opened(page, game)
    table.host, table.people = own, {own, other}
    table.happen([], lobby=True)
    page.locator(f"[data-seat='{other}']").tap()
    before = len(table.heard)
    page.locator("[data-do=host-replace]").tap()
    expect(page.locator("[data-dossier] [role=alert]")).to_contain_text("for good")
    assert [one["t"] for one in table.heard[before:] if one["t"] == "replace"] == []
    check(page)
    page.locator("[data-do=host-sure]").tap()
    table.hears(page, "replace", seat=other)
    # Whoever is not the host finds none of it, nor does the host at a bot, but for the pause.
    table.host = other
    table.happen([], lobby=True)
    expect(page.locator("[data-do=host-replace]")).to_have_count(0)
    table.host, table.people = own, {own}
    table.happen([], lobby=True)
    expect(page.locator("[data-do=host-pause]")).to_have_count(1)
    assert page.locator("[data-do=host-replace], [data-do=host-hand-over]").count() == 0


def test_talk_has_its_history_above_and_its_input_below_and_marks_what_is_unread(page: Page) -> None:
    game = middle()
    speaker = other_than(game)
    table = opened(page, game)
    assert page.locator("[data-unread=true]").count() == 0
    table.happen([], [line(7, speaker, None, "Dig on top!"), line(8, speaker, {"say": "trust", "seat": 0})])
    expect(page.locator("[data-unread=true]")).to_have_count(1)
    assert page.evaluate(COVERED) == [], "what somebody says covers a seat"
    page.locator("[data-unread] button").tap()
    history, field = page.locator(".history"), page.locator(".talk form input")
    expect(history).to_contain_text("Dig on top!")
    above, below = history.bounding_box(), field.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    assert below["y"] + below["height"] <= 640, "one has to scroll to write"
    check(page)
    page.locator("[data-topic=goal]").tap()
    check(page)
    page.locator("[data-topic=seat]").tap()
    check(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-unread=false]")).to_have_count(1)
    page.reload()
    page.wait_for_selector(".table")
    expect(page.locator("[data-unread=false]")).to_have_count(1)


def test_one_is_asked_before_one_leaves(page: Page) -> None:
    table = opened(page)
    page.get_by_role("button", name="Menu").tap()
    page.locator("[data-do=leave]").tap()
    expect(page.locator("[role=alert]").filter(has_text="Leave the game?")).to_have_count(1)
    assert all(one["t"] != "leave" for one in table.heard)
    check(page)
    page.locator("[data-do=stay]").tap()
    page.locator("[data-do=leave]").tap()
    page.locator("[data-do=leave-sure]").tap()
    table.hears(page, "leave")


def test_a_paused_game_says_so_where_one_looks_for_ones_turn(page: Page) -> None:
    game = middle()
    game["options"] = []
    table = opened(page, game)
    table.paused = True
    table.happen([], lobby=True)
    expect(page.locator("[data-part=prompt]")).to_contain_text("The game is paused.")
    check(page)


def test_a_move_made_offline_says_that_it_is_sent_when_the_line_is_back(page: Page) -> None:
    game = middle()
    options = [option for option in game["options"] if option["do"] == "pass"]
    assert options, "a position in which one can pass"
    table = opened(page, game)
    table.deaf = True
    assert table.route is not None
    table.route.close()
    expect(page.locator(".line.reconnecting")).to_have_count(1)
    page.locator("[data-do=discard]").tap()
    page.locator(".hand .card").first.tap()
    page.locator(".ask [data-do=pass]").first.tap()
    expect(page.locator("[data-part=prompt] .later")).to_contain_text("sent when you are back")
    table.deaf = False
    expect(page.locator("[data-part=prompt] .later")).to_have_count(0, timeout=30_000)
    assert [one["t"] for one in table.heard].count("act") == 1


def test_the_menu_leads_to_other_devices_and_a_seat_moves_with_its_link(
    browser: Browser, server: str, new_page: NewPage
) -> None:
    page, other = new_page("phone"), new_page("phone")
    for one in (page, other):
        one.add_init_script(SHOWN)
    address = open_modules(page, ["base"], 4)
    page.wait_for_selector(".hand")
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=30_000)
    hand = page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    page.get_by_role("button", name="Menu").tap()
    page.locator("[data-do=devices]").tap()
    sheet = page.locator("[data-devices]")
    expect(sheet.locator("[data-door]")).to_contain_text("nobody else can sit down")
    assert sheet.locator("input").first.input_value().endswith(f"/tv/{address.rsplit('/', 1)[1]}")
    page.locator("[data-do=move]").tap()
    expect(sheet.locator("input").first).to_have_value(re.compile("#move="))
    link = sheet.locator("input").first.input_value()
    check(page)
    drawn = sheet.locator("svg[shape-rendering=crispEdges] path").first.get_attribute("d")
    assert drawn is not None
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+),(\d+)h", drawn)}
    assert read(dark) == link
    theirs = segno.make(link, error="l", mode="byte", mask=0, boost_error=False, micro=False).matrix
    frame = {(x, y) for y, row in enumerate(theirs) for x, on in enumerate(row) if on}
    assert [square for square in dark ^ frame if is_fixed(*square, len(theirs))] == []
    other.goto(link)
    other.wait_for_selector(".hand")
    assert "#" not in other.url, "the key stays in the address"
    assert other.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)") == hand
    page.keyboard.press("Escape")
    expect(page.locator(".hand")).to_have_count(0)
    third = browser.new_page(base_url=server)  # it works once, and the browser notes the refusal
    third.goto(link)
    expect(third.locator("[role=alert]")).to_have_count(1)
    assert third.locator(".hand").count() == 0
    third.close()


@pytest.mark.parametrize("size", daily([(360, 640), (844, 390), (1440, 900)], (360, 640), (844, 390)))
def test_signs_and_sheets_of_a_full_table(page: Page, size: tuple[int, int]) -> None:
    game = copy(position("everything:middle"))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHOWN)
    table = show(page, game)
    seats = game["view"]["seats"]
    own = game["view"]["own"]["seat"]
    said = [line(10 + i, i, {"say": "suspect", "seat": (i + 1) % seats, "role": "saboteur"}) for i in range(seats)]
    said += [line(40 + i, i, {"say": "goal_is", "cell": goal_of(game), "kind": "stone"}) for i in range(seats)]
    table.happen([], said)
    expect(page.locator("[data-part=board] [data-said]")).to_have_count(3)
    assert page.evaluate(COVERED) == []
    page.locator(f"[data-seat='{(own + 1) % seats}']").click()
    expect(page.locator("[data-dossier]")).to_have_count(1)
    check(page)


@pytest.mark.parametrize("name", ["base:middle", "saboteur2:middle"])
def test_a_seat_is_called_by_what_can_be_read_on_it(page: Page, name: str) -> None:
    show(page, position(name))
    rules = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}
    found = Axe().run(page, context={"include": ["[data-seat]"]}, options=rules)
    assert found.violations_count == 0, found.generate_report()
    assert str(page.locator("[data-seat].own").get_attribute("aria-label")).startswith("You, ")


def test_a_secret_number_of_a_module_has_a_lock_and_covers_nothing(page: Page) -> None:
    game = middle()
    view, own = game["view"], game["view"]["own"]["seat"]
    other = (own + 1) % view["seats"]
    view["modules"].append("charms")  # unknown to the page: it asks the server for the words
    view["own"]["secrets"] = {"charms": [5 if seat == own else 0 for seat in range(view["seats"])]}
    view["fields"] = {"stake": [2 if seat == other else 0 for seat in range(view["seats"])]}
    words = {"en": "field-charms = Charm { $value }\nfield-stake = Stake { $value }\n"}
    answer(page, "/catalogue", {"modules": [{"key": "charms", "cards": [], "words": words}]})
    opened(page, game)
    mine, theirs = (page.locator(f"[data-seat='{seat}']") for seat in (own, other))
    expect(mine.locator(".field")).to_have_text("Charm 5")
    expect(mine).to_have_attribute("aria-label", re.compile(r"Charm 5 \(only you\)"))
    expect(mine.locator(".field svg")).to_have_count(1)
    expect(theirs.locator(".field")).to_have_text("Stake 2")
    expect(theirs.locator(".field svg")).to_have_count(0)
    for width, height in ((360, 740), (740, 360), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, lambda: bool(mine.evaluate(APART)))


OVER = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const at = (one) => one.getBoundingClientRect()
  const [around, name] = [at(seat), at(seat.querySelector('.name'))]
  const parts = [...seat.querySelectorAll('.count, .coin, .bot, .off, .fronts svg')].filter((one) => at(one).width)
  const covers = (one) => at(one).top < around.top - 1 || at(one).bottom > name.top + 3
  return parts.filter(covers).map((one) => one.outerHTML)
})"""


@pytest.mark.parametrize("size", [(320, 640), (360, 640), (844, 390)])
@pytest.mark.parametrize("name", ["everything:keep_card", "base:over"])
def test_cards_coins_and_broken_tools_cover_neither_a_name_nor_the_edge(
    page: Page, name: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, position(name))
    expect(page.locator(".seat .fronts svg").first).to_be_visible()
    assert page.evaluate(OVER) == []
