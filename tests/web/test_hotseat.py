"""Several people at one device: a screen between them, and nothing of one where another can look."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.test_screens import check

NOTE = "Bob smiles too much"
HIDDEN = """() => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# Whatever only the holder of a hand may see.
PRIVATE = ".hand, .role, .welcome, textarea, .ask[data-question]:not([data-question=''])"


def open_for(page: Page, names: list[str], preset: str = "base", seats: str = "3", *, start: bool = True) -> None:
    """Open a table for people at this device."""
    page.goto("/new")
    page.locator(f"[data-preset={preset}]").tap()
    page.locator("[data-do=seats]").select_option(seats)
    page.locator("[data-do=clock]").select_option("slow")  # a veto window stays open until all have answered
    page.locator("[data-do=together]").check()
    page.get_by_label("Name 1").fill(names[0])
    for number, name in enumerate(names[1:], start=2):
        page.locator(f'[data-person="{number}"]').fill(name)
    page.locator("[data-do=open-start]" if start else "[data-do=open]").tap()


def secrets_of(page: Page) -> set[str]:
    """Read what is on the screen of whoever has the device: their hand, by the names screen readers hear."""
    labels = page.locator(".hand .card").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return {*map(str, labels), NOTE}


def take(page: Page, name: str) -> Player:
    """Take the device as the pass screen asks for."""
    expect(page.locator(".pass h2")).to_have_text(f"Hand the device to {name}.")
    page.locator(".pass .big").tap()
    page.wait_for_selector('.ask[data-question="take_turn"]')
    return Player(page, "tap")


def test_nothing_of_one_person_is_on_the_page_while_another_looks(page: Page) -> None:
    open_for(page, ["Ann", "Bob"])
    first = page.locator(".pass .big").inner_text().removeprefix("I am ")
    second = "Bob" if first == "Ann" else "Ann"
    check(page)
    assert page.locator(PRIVATE).count() == 0
    player = take(page, first)
    check(page)
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("tab", name="What you know").tap()
    page.locator("dialog [data-do=unveil]").tap()
    page.locator("dialog textarea").fill(NOTE)
    page.locator("dialog textarea").blur()
    page.locator("dialog header button").tap()
    mine = secrets_of(page)
    player.discard()
    expect(page.locator("[data-do=hide]")).to_have_text("Hide and pass on")
    mine |= secrets_of(page)
    page.locator("[data-do=hide]").tap()
    # Between two people: the public table, and no word of what was seen.
    expect(page.locator(".pass")).to_be_visible()
    assert page.locator(PRIVATE).count() == 0
    shown = page.content()
    assert [secret for secret in mine if secret in shown] == []
    take(page, second)
    assert NOTE not in page.content()
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("tab", name="What you know").tap()
    assert page.locator("dialog textarea").count() == 0
    page.locator("dialog [data-do=unveil]").tap()
    assert page.locator("dialog textarea").input_value() == ""
    page.locator("dialog header button").tap()
    # Whoever puts the device aside, or reloads, is asked again who they are.
    page.evaluate(HIDDEN)
    expect(page.locator(".pass h2")).to_have_text(f"Hand the device to {second}.")
    take(page, second)
    page.reload()
    expect(page.locator(".pass h2")).to_have_text(f"Hand the device to {second}.")
    assert page.locator(PRIVATE).count() == 0


def test_in_a_veto_window_everybody_at_the_device_is_asked_at_once_and_nobody_waits(page: Page) -> None:
    open_for(page, ["Ann", "Bob"], "championship")
    windows, end = 0, time.monotonic() + 600
    while windows < 2:
        assert time.monotonic() < end, "no veto window"
        if page.locator("[data-do=nobody]").count():
            assert page.locator(PRIVATE).count() == 0
            before = page.locator(".table").get_attribute("data-decision")
            if windows == 0:
                check(page)
                page.locator(".pass [data-pass]").first.tap()
                page.wait_for_selector('.ask[data-question="veto_window"]')
                page.locator(".ask [data-do=allow]").tap()
                page.locator("[data-do=hide]").tap()
            if page.locator("[data-do=nobody]").count():
                page.locator("[data-do=nobody]").tap()
            expect(page.locator(f'.table[data-decision="{before}"]')).to_have_count(0)
            windows += 1
        elif page.locator(".pass .big").count():
            page.locator(".pass .big").tap()
            page.wait_for_selector('.ask[data-question="take_turn"]')
            player = Player(page, "tap")
            player.take_turn()
            page.wait_for_timeout(150)
            page.locator("[data-do=hide]").tap()
        else:
            page.wait_for_timeout(40)


def test_people_at_one_device_play_with_somebody_far_away(page: Page, new_page: Callable[[str], Page]) -> None:
    page.goto("/new")
    page.locator("[data-do=seats]").select_option("3")
    page.locator("[data-do=open]").tap()
    page.get_by_label("Another player here").fill("Bob")
    page.locator("[data-do=add-person]").tap()
    expect(page.locator(".seats small", has_text="at this device")).to_have_count(2)
    check(page)
    far = new_page("phone")
    far.goto(page.url)
    far.locator("[data-do=sit]").tap()
    page.locator("[data-do=start]").tap()
    far.wait_for_selector(".hand")
    page.wait_for_selector(".pass")
    expect(far.locator(".seat .off")).to_have_count(0)  # everybody at the device is here
    end = time.monotonic() + 600
    seen: set[str] = set()
    while len(seen) < 3:
        assert time.monotonic() < end, seen
        if far.locator('.ask[data-question="take_turn"]').count():
            Player(far, "tap").discard()
            seen.add("far")
            far.wait_for_selector('.ask[data-question=""]')
        elif page.locator(".pass .big").count():
            seen.add(page.locator(".pass .big").inner_text())
            page.locator(".pass .big").tap()
            page.wait_for_selector('.ask[data-question="take_turn"]')
            Player(page, "tap").discard()
            page.wait_for_selector('.ask[data-question=""]')
            page.locator("[data-do=hide]").tap()
        else:
            page.wait_for_timeout(40)
