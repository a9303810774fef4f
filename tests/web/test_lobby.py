"""Before the game: invitations, looks, seats and rules; at the windows of phones, lying phones and desktops."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import daily
from tests.web.test_screens import check

WINDOWS = [(360, 640), (844, 390), (1440, 900)]
# Whether something, with its text, is within the window and within the frame of the invitation.
INSIDE = """one => {
  const range = document.createRange()
  range.selectNodeContents(one)
  const frame = one.closest('[data-part=invite]').getBoundingClientRect()
  return [one.getBoundingClientRect(), range.getBoundingClientRect()].every(box =>
    box.bottom <= innerHeight && box.left >= frame.left && box.right <= frame.right)
}"""
NewPage = Callable[[str], Page]


def opened(page: Page, seats: int = 5) -> str:
    """Open a table from the form; return its address."""
    page.goto("/new")
    page.locator("[data-do=seats]").select_option(str(seats))
    page.locator("[data-do=open]").click()
    page.wait_for_selector(".code")
    return page.url


@pytest.mark.parametrize("window", daily(WINDOWS, WINDOWS[0]))
def test_the_code_the_qr_code_and_sharing_come_first(page: Page, window: tuple[int, int]) -> None:
    page.add_init_script("navigator.share = () => Promise.resolve()")
    page.set_viewport_size({"width": window[0], "height": window[1]})
    opened(page)
    for part in (".code", "[data-part=invite] svg", "[data-do=share]"):
        inside = page.locator(part).evaluate(INSIDE)
        assert inside, f"{part} is in sight without scrolling, inside its frame"
    check(page)


def test_people_choose_looks_and_nobody_gets_another_persons_colour(page: Page, new_page: NewPage) -> None:
    address = opened(page)
    guest = new_page("phone")
    guest.goto(address)
    hosts = page.locator("[data-seat='0'] circle").first.get_attribute("fill")
    expect(guest.locator("[data-colour=amber]")).to_be_disabled()
    guest.get_by_label("Your name").fill("Hild")
    guest.locator("[data-colour=lime]").click()
    guest.locator("[data-face=fox]").click()
    check(guest)
    assert guest.locator("[data-do=sit]").count() == guest.get_by_role("button", name="Sit").count() == 1
    guest.locator("[data-do=sit]").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Hild")
    assert page.locator("[data-seat='1'] circle").first.get_attribute("fill") not in (None, hosts)
    page.locator("[data-do=edit-look]").click()
    expect(page.locator("[data-colour=lime]")).to_be_disabled()
    page.locator("[data-colour=violet]").click()
    page.locator("[data-face=snail]").click()
    page.locator("[data-do=rename]").fill("Brokk")
    page.locator("[data-do=rename]").blur()
    expect(guest.locator("[data-seat='0']")).to_contain_text("Brokk")
    expect(page.get_by_role("img", name="snail, violet")).to_be_visible()
    check(page)
    page.locator("dialog header button").click()
    page.locator("[data-do=fill]").click()
    page.locator("[data-do=start]").click()
    guest.wait_for_selector(".hand")
    fills = [
        guest.locator(f".seat[data-seat='{seat}'] .face circle").first.get_attribute("fill") for seat in range(5)
    ]
    assert fills[:2] == ["#782cae", "#98f04f"]
    assert len(set(fills)) == 5


def test_whoever_is_sent_away_is_told_so_and_may_come_back_if_the_host_wants(page: Page, new_page: NewPage) -> None:
    address = opened(page)
    guest = new_page("phone")
    guest.goto(address)
    guest.locator("[data-do=sit]").click()
    expect(guest.locator("[data-part=sent-away]")).to_have_count(0)
    page.locator("[data-seat='1'] [data-do=kick]").click()
    page.locator("[data-do=kick-sure]").click()
    expect(guest.locator("[data-part=sent-away]")).to_contain_text("The host has sent you away from this table.")
    expect(guest.locator("[data-do=sit]")).to_have_count(0)
    check(guest)
    check(page)
    page.locator("[data-do=kick-undo]").click()
    expect(page.locator("[data-part=gone]")).to_contain_text("may sit down again")
    expect(guest.locator("[data-part=sent-away]")).to_have_count(0)
    guest.locator("[data-do=sit]").click()
    expect(page.locator("[data-seat='1']")).not_to_have_class("empty")


@pytest.mark.parametrize("window", daily(WINDOWS, WINDOWS[0]))
def test_the_host_changes_seats_and_rules_and_is_told_why_not(
    page: Page, new_page: NewPage, window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    address = opened(page, 3)
    guest = new_page("phone")
    guest.goto(address)
    guest.locator("[data-do=sit]").click()
    expect(guest.locator("[data-do=change-rules]")).to_have_count(0)
    page.locator("[data-do=more-seats]").click()
    expect(page.locator(".seats li")).to_have_count(4)
    page.locator("[data-do=fewer-seats]").click()
    expect(page.locator(".seats li")).to_have_count(3)
    page.locator("[data-do=change-rules]").click()
    page.locator("dialog [data-do=seats]").select_option("2")
    expect(page.locator("dialog [role=alert]")).to_be_visible()
    expect(page.locator("[data-do=use-rules]")).to_be_disabled()
    page.locator("dialog [data-preset=saboteur2]").click()
    page.locator("dialog [data-do=clock]").select_option("brisk")
    page.locator("dialog [data-do=speed]").select_option("fast")
    expect(page.locator("dialog [role=alert]")).to_have_count(0)
    check(page)
    page.locator("[data-do=use-rules]").click()
    expect(page.locator("dialog")).to_have_count(0)
    for shown in (page, guest):
        expect(shown.locator("[data-part=rules]")).to_contain_text("Saboteur 2")
        expect(shown.locator("[data-part=rules]")).to_contain_text("brisk")
        expect(shown.locator("[data-part=rules]")).to_contain_text("fast")


def test_a_table_with_fewer_seats_than_people_is_refused_in_words(page: Page, new_page: NewPage) -> None:
    address = opened(page, 3)
    for _ in range(2):
        guest = new_page("phone")
        guest.goto(address)
        guest.locator("[data-do=sit]").click()
        guest.wait_for_selector("[data-do=edit-look]")
    page.locator("[data-do=change-rules]").click()
    page.locator("dialog [data-preset=saboteur2]").click()
    page.locator("dialog [data-do=seats]").select_option("2")
    expect(page.locator("[data-do=use-rules]")).to_be_enabled()
    page.locator("[data-do=use-rules]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("3 seats are taken")
    page.locator("dialog header button").click()
    expect(page.locator(".seats li")).to_have_count(3)


def test_the_big_screen_is_offered_as_a_way_to_play(page: Page) -> None:
    address = opened(page)
    page.locator("[data-do=party]").click()
    expect(page.locator("[data-part=party] svg[role=img]")).to_be_visible()
    code = page.locator(".code").inner_text()
    assert page.locator("[data-do=open-wall]").get_attribute("href") == f"/tv/{code}"
    check(page)
    assert page.url == address


def test_whoever_plays_alone_has_no_clock_and_chooses_the_speed_of_bots(page: Page) -> None:
    page.goto("/new")
    page.locator("[data-do=speed]").select_option("fast")
    page.locator("[data-do=open-start]").click()
    page.wait_for_selector(".hand")
    expect(page.locator(".seat .time")).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage.getItem('saboteur.settings')).botSpeed")
    assert kept == "fast"
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog [data-do=speed]")).to_have_value("fast")
    page.locator("dialog [data-do=speed]").select_option("slow")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog [data-do=speed]")).to_have_value("slow")


@pytest.mark.parametrize(("size", "word"), [("phone", "tap a card"), ("desktop", "click a card")])
def test_sentences_say_click_on_desktops_and_tap_on_phones(new_page: NewPage, size: str, word: str) -> None:
    page = new_page(size)
    page.goto("/")
    page.locator(".learn summary").click()
    expect(page.locator(".learn")).to_contain_text(word)
