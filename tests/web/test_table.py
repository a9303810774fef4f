"""Sitting at a table: two people, refresh, a lost line, a second tab, illegal taps, the screen on the wall."""

from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.web.test_screens import start_game


def wait_for_turn(page: Page) -> None:
    """Wait until this seat may take its turn."""
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=30_000)


def test_two_people_meet_at_a_table_by_its_code(page: Page, browser: Browser, server: str) -> None:
    page.goto("/new")
    page.locator("[data-do=seats]").select_option("3")
    page.locator("[data-do=open]").click()
    code = page.locator(".code").inner_text()
    other = browser.new_context(viewport={"width": 820, "height": 1180}, base_url=server).new_page()
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

    page.route_web_socket("**/ws", line)
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
    for one in (page, second):
        if one.get_by_role("button", name="Play here").count():
            one.get_by_role("button", name="Play here").click()
            wait_for_turn(one)
            break
    else:
        raise AssertionError("neither tab says that the other one plays")


def test_a_tap_on_something_illegal_says_why(page: Page) -> None:
    start_game(page)
    wait_for_turn(page)
    cards = page.locator(".hand .card")
    for index in range(cards.count()):
        cards.nth(index).click()
        if page.locator(".target.lays").count():
            break
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + 6)
    expect(page.get_by_role("alert")).to_contain_text("a path must touch the maze")


def test_the_role_is_hidden_until_it_is_held(page: Page) -> None:
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


def test_the_screen_on_the_wall_shows_no_hand(page: Page, browser: Browser, server: str) -> None:
    start_game(page)
    wait_for_turn(page)
    table = page.url.rsplit("/", 1)[1]
    wall = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=server).new_page()
    wall.goto(f"/tv/{table}")
    expect(wall.locator(".seat")).to_have_count(5)
    assert wall.locator(".hand").count() == 0
    assert "Hold to peek" not in wall.content()
    wall.context.close()


def test_what_is_said_appears_as_a_bubble_and_in_the_log(page: Page) -> None:
    start_game(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("button", name="Good luck").click()
    expect(page.locator(".bubble")).to_contain_text("Good luck")
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log")).to_contain_text("Good luck")


def test_an_unknown_table_says_so(page: Page) -> None:
    page.goto("/t/nosuchtable0000000000")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
