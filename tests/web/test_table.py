"""Sitting at a table: two people, refresh, a lost line, a second tab, illegal taps, the screen on the wall."""

import re
from collections.abc import Callable

import pytest
import segno
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.web.browser import SIZES, daily, open_page
from tests.web.fake import STILL, full_table, position, show
from tests.web.player import EDGE, Player
from tests.web.qr_reader import is_fixed, read
from tests.web.tables import open_modules
from tests.web.test_screens import start_game


def wait_for_turn(page: Page) -> None:
    """Wait until this seat may take its turn."""
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=30_000)


def test_two_people_meet_at_a_table_by_its_code(page: Page, new_page: Callable[[str], Page]) -> None:
    page.goto("/new")
    page.locator("[data-do=seats]").select_option("3")
    page.locator("[data-do=open]").click()
    code = page.locator(".code").inner_text()
    other = new_page("tablet")
    other.goto("/")
    other.get_by_label("Join with a code").fill(code)
    other.get_by_role("button", name="Join", exact=True).click()
    other.locator("[data-do=sit]").click()
    expect(other.locator("li.own")).to_be_visible()
    page.locator("[data-do=fill]").click()
    page.locator("[data-do=start]").click()
    for one in (page, other):
        one.wait_for_selector(".hand")
        expect(one.locator(".seat")).to_have_count(3)
    assert page.locator(".seat.own").get_attribute("data-seat") != other.locator(".seat.own").get_attribute(
        "data-seat"
    )
    other.context.close()


def test_a_refresh_in_mid_question_leads_back_to_it(page: Page) -> None:
    start_game(page)
    wait_for_turn(page)
    hand = page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    page.locator(".hand .card").first.click()
    page.reload()
    wait_for_turn(page)
    assert page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)") == hand
    assert page.locator(".hand .card.chosen").count() == 0


def test_a_lost_line_is_said_and_mended_where_one_was(page: Page) -> None:
    cut: list[WebSocketRoute] = []
    down = False

    def line(route: WebSocketRoute) -> None:
        cut.append(route)
        if down:
            route.close()
        else:
            route.connect_to_server()

    page.route_web_socket("**/ws?*", line)
    start_game(page)
    wait_for_turn(page)
    expect(page.locator(".line.online")).to_have_count(1)
    hand = page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    page.locator(".hand .card").first.click()
    down = True
    cut[-1].close()
    expect(page.locator(".line")).to_contain_text("Reconnecting")
    down = False
    expect(page.locator(".line.online")).to_have_count(1)
    assert page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)") == hand
    expect(page.locator('.ask[data-question="take_turn"]')).to_have_count(1)


def test_a_second_tab_reads_along_and_may_take_over(page: Page) -> None:
    start_game(page)
    wait_for_turn(page)
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".hand")
    expect(second.locator(".hand .card")).to_have_count(page.locator(".hand .card").count())
    # Whoever comes last plays; the other tab hears of it, and then the other way round.
    page.get_by_role("button", name="Play here").click()
    wait_for_turn(page)
    expect(second.get_by_role("button", name="Play here")).to_be_visible()


def pick_path(page: Page) -> bool:
    """Pick a card of the hand that can be laid somewhere; no: there is none, or a tool is broken."""
    cards, places = page.locator(".hand .card"), page.locator(".target.lays")
    for index in range(cards.count()):
        cards.nth(index).click()
        if places.count():
            return True
    return False


def with_a_path(page: Page) -> bool:
    """Sit down at a new table, and pick a card that can be laid."""
    open_modules(page, ["base"], 3)
    wait_for_turn(page)
    return pick_path(page)


def test_a_tap_on_something_illegal_gets_the_reason_from_the_server(new_page: Callable[[str], Page]) -> None:
    page = next(filter(with_a_path, (new_page("phone") for _ in range(10))), None)
    assert page is not None, "no card of ten hands can be laid"
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + 6)
    expect(page.get_by_role("alert")).to_contain_text("A path must touch the maze")
    assert page.locator(".hand .card.chosen").count() == 1


def test_the_reason_is_given_in_the_language_of_the_reader(page: Page) -> None:
    page.add_init_script("localStorage.setItem('saboteur.language', 'de')")
    table = show(page, position("base:middle"))
    table.refusal = {"code": "blocked", "sentence": "In English.", "values": {}}
    assert pick_path(page)
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + 6)
    expect(page.get_by_role("alert")).to_contain_text("keine Wege legen")
    assert table.heard[-1]["t"] == "why"
    assert table.heard[-1]["action"]["do"] == "lay"


def test_of_two_goals_the_first_stays_marked_until_the_second_is_tapped(page: Page) -> None:
    game = position("base:middle")
    goals = [goal["cell"] for goal in game["view"]["goals"]]
    game["view"]["own"]["hand"] = ["goal_swap"]
    pairs = ((0, 1), (0, 2), (1, 2))
    game["options"] = [{"do": "goal_swap", "cell": goals[a], "other": goals[b]} for a, b in pairs]
    table = show(page, game)
    player = Player(page, "tap")
    page.locator(".hand .card").tap()
    player.touch(page.locator("[data-target]").first)
    expect(page.locator(".target.picked")).to_have_count(1)
    expect(page.locator(".ask")).to_contain_text("Now choose the second goal")
    player.touch(page.locator(".target:not(.picked)").last)
    page.locator("[data-do=confirm]").tap()
    table.hears(page, "act", action=game["options"][1])


@pytest.mark.parametrize("page", daily(SIZES, "phone"), indirect=True)
def test_nothing_lies_over_the_places_that_can_be_tapped(page: Page) -> None:
    hidden = """() => [...document.querySelectorAll('[data-target] > rect:last-of-type')].map(one => {
      const box = one.getBoundingClientRect()
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return top?.closest('.board svg') ? '' : `${one.parentNode.dataset.target}: ${top?.outerHTML.slice(0, 80)}`
    }).filter(Boolean)"""
    for name in ("base:middle", "everything:middle", "everything:move_goal"):
        table = show(page, position(name))
        cards = page.locator(".hand .card")
        said = [{"seq": 2, "at": 0, "seat": seat, "name": "", "claim": None, "text": "A long word " * 9}
                for seat in range(4)]  # fmt: skip
        table.happen([{"event": "rock_fell", "seat": 1, "cell": {"x": 0, "y": 1}}], said)
        expect(page.locator("[data-voice]")).to_have_count(4)
        for index in range(cards.count() if name.endswith("middle") else 0):
            cards.nth(index).click()
            assert page.evaluate(hidden) == [], name
        assert page.evaluate(hidden) == []
        page.evaluate("sessionStorage.clear()")


def test_a_card_carried_over_an_arrow_reaches_a_place_out_of_sight(page: Page) -> None:
    table = show(page, full_table())
    player = Player(page, "drag")
    x, y = player.middle(page.locator(".hand .card").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=3)
    page.evaluate(STILL)
    places = page.locator("[data-target]")
    keys = places.evaluate_all("all => all.map(one => one.dataset.target)")
    outside = next(key for key in keys if page.locator(f'[data-target="{key}"]').evaluate(EDGE))
    page.mouse.move(*player.shown(page.locator(f'[data-target="{outside}"]'), holding=True)[:2], steps=4)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_be_visible()  # the table refuses everything
    assert "{x},{y}".format(**table.heard[-1]["action"]["cell"]) == outside


def test_going_back_and_forth_in_the_browser_keeps_the_seat(page: Page) -> None:
    start_game(page)
    wait_for_turn(page)
    hand = page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    page.locator(".hand .card").first.click()
    page.go_back()
    page.wait_for_selector("[data-do=play-now]")
    page.go_forward()
    wait_for_turn(page)
    assert page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)") == hand


def test_a_phone_that_slept_wakes_up_where_the_table_is(page: Page) -> None:
    lines: list[WebSocketRoute] = []

    def line(route: WebSocketRoute) -> None:
        lines.append(route)
        route.connect_to_server()

    page.route_web_socket("**/ws?*", line)
    start_game(page)
    wait_for_turn(page)
    page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
    page.context.set_offline(True)
    lines[-1].close()
    expect(page.locator(".line")).to_contain_text("Reconnecting")
    page.context.set_offline(False)
    page.evaluate("delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".line.online")).to_have_count(1)
    Player(page, "tap").answer("take_turn")


def test_an_answer_given_on_a_dead_line_counts_once_when_it_is_back(page: Page) -> None:
    lines: list[WebSocketRoute] = []
    acts: list[str] = []
    dead = False

    def line(route: WebSocketRoute) -> None:
        lines.append(route)
        server = route.connect_to_server()

        def sent(text: str | bytes) -> None:
            if '"t":"act"' in str(text):
                acts.append(str(text))
            if not dead:
                server.send(text)

        route.on_message(sent)

    page.route_web_socket("**/ws?*", line)
    open_modules(page, ["base"], 3)
    wait_for_turn(page)
    before = page.locator(".table").get_attribute("data-decision") or ""
    dead = True
    Player(page, "tap").take_turn()
    page.wait_for_timeout(200)
    expect(page.locator(".table")).to_have_attribute("data-decision", before)
    dead = False
    lines[-1].close()
    expect(page.locator(".table")).not_to_have_attribute("data-decision", before)
    assert len(acts) == 2
    assert acts[0] == acts[1], "sent again under another id"


def test_your_turn_calls_by_title_and_buzz(page: Page) -> None:
    page.add_init_script("navigator.vibrate = (pattern) => ((window.buzzes ??= []).push(pattern), true)")
    game = position("base:middle")
    options, game["options"] = game["options"], []
    table = show(page, game)
    expect(page).to_have_title(re.compile("^Saboteur"))
    page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
    table.game = {**game, "options": options, "decision": 2}
    table.happen([])
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page).to_have_title(re.compile("^○"))
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate("window.buzzes.length") == 1


def test_the_invitation_is_a_qr_code_that_others_can_read(page: Page) -> None:
    page.goto("/new")
    page.locator("[data-do=open]").click()
    drawn = page.locator("svg[shape-rendering=crispEdges] path").first.get_attribute("d")
    assert drawn is not None
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+),(\d+)h", drawn)}
    assert read(dark) == page.url
    # Its frame is the one that another encoder draws round the same text.
    other = segno.make(page.url, error="l", mode="byte", mask=0, boost_error=False, micro=False)
    theirs = {(x, y) for y, row in enumerate(other.matrix) for x, on in enumerate(row) if on}
    size = len(other.matrix)
    assert [square for square in dark ^ theirs if is_fixed(*square, size)] == []


def test_a_page_on_the_servers_own_machine_invites_to_its_address_in_the_network(page: Page) -> None:
    page.route("**/api/invite", lambda route: route.fulfill(json={"origin": "http://127.0.0.2:8000"}))
    page.goto("/new")
    page.locator("[data-do=open]").click()
    drawn = page.locator(".invite svg[shape-rendering=crispEdges]")
    expect(drawn).to_have_attribute("aria-label", re.compile(r"^http://127\.0\.0\.2:8000/t/\w+$"))
    expect(drawn).to_be_visible()


def test_no_code_is_shown_that_no_phone_could_open(page: Page) -> None:
    page.route("**/api/invite", lambda route: route.fulfill(json={"origin": ""}))
    page.goto("/new")
    page.locator("[data-do=open]").click()
    expect(page.locator("[data-part=no-phones]")).to_contain_text("./run --lan")
    expect(page.locator(".invite svg[shape-rendering=crispEdges]")).to_have_count(0)


def test_the_own_dwarf_is_shown_on_ones_own_device(page: Page) -> None:
    start_game(page)
    named = re.compile("Gold-digger|Saboteur")
    expect(page.locator(".role")).not_to_have_accessible_name(named)  # it lies face down
    page.locator("[data-do=turn-dwarf]").click()
    expect(page.locator(".role")).to_have_accessible_name(named)


def test_the_role_is_hidden_until_it_is_held_where_one_wants_that(page: Page) -> None:
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({hideRole: true}))")
    start_game(page)
    role = page.locator(".role")
    expect(role).to_contain_text("Hold to peek")
    box = role.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(page.locator(".card[role=status]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".card[role=status]")).to_have_count(0)


def test_what_is_said_appears_at_the_seat_in_the_talk_and_in_the_log(page: Page) -> None:
    start_game(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("button", name="Good luck").click()
    expect(page.locator("[data-voice]")).to_have_count(1)
    expect(page.locator(".history li").last).to_contain_text("Good luck")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("Good luck")


def test_an_unknown_table_says_so(page: Page) -> None:
    page.goto("/t/nosuchtable0000000000")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_fault_of_the_page_is_said_and_loading_it_again_leads_back(browser: Browser, server: str) -> None:
    page = open_page(browser, server, "phone", [])
    game = position("base:middle")
    whole = show(page, game)
    page.wait_for_selector(".hand")
    goals = game["view"]["goals"]
    whole.game = {**game, "view": {**game["view"], "goals": [goals[0], *goals]}}  # no table has two cards in a cell
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Your game is safe")
    whole.game = game
    page.get_by_role("link", name="Try again").click()
    page.wait_for_selector(".hand")
    page.context.close()
