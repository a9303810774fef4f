"""Every screen is reachable, accessible (axe, WCAG 2.2 AA) and large enough for a thumb, in both colour schemes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import SIZES
from tests.web.player import Player

AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
THUMB = 44
# Everything that can be pressed and is smaller than a thumb; places on the board grow with the zoom.
SMALL = """() => [...document.querySelectorAll('button, a.button, select, input[type=text]')].filter(one => {
  const box = one.getBoundingClientRect()
  return box.width > 0 && (box.height < %d - 0.5 || box.width < %d - 0.5)
}).map(one => one.outerHTML.slice(0, 120))""" % (THUMB, THUMB)  # noqa: UP031 - braces all over


def check(page: Page) -> None:
    """Look at the page as axe and as a thumb does."""
    page.wait_for_timeout(150)
    found = Axe().run(page, options=AXE)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def start_game(page: Page) -> None:
    """From the entrance to the table."""
    page.goto("/")
    page.locator("[data-do=play-now]").click()
    page.wait_for_selector(".hand")


@pytest.mark.parametrize("page", list(SIZES), indirect=True)
def test_the_entrance_the_form_and_the_lobby_are_accessible(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    check(page)
    page.locator("[data-do=new-table]").click()
    page.wait_for_selector("[data-preset=base]")
    check(page)
    page.locator("summary").click()
    check(page)
    page.locator("[data-do=open]").click()
    page.wait_for_selector(".code")
    check(page)


@pytest.mark.parametrize("page", list(SIZES), indirect=True)
def test_the_table_and_its_panels_are_accessible(page: Page) -> None:
    start_game(page)
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=30_000)
    check(page)
    page.locator(".hand .card").first.click()
    check(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    check(page)
    page.locator("dialog header button").click()
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog")
    check(page)
    page.locator("dialog header button").click()
    page.keyboard.press("b")
    page.wait_for_selector(".text-board")
    check(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_reveal_final_ranking_and_replay_are_accessible(page: Page, scheme: str) -> None:
    page.goto("/")
    page.evaluate(f"localStorage.setItem('saboteur.settings', JSON.stringify({{theme: '{scheme}'}}))")
    page.goto("/new")
    page.locator("[data-do=seats]").select_option("3")
    page.locator("[data-do=level]").select_option("random")
    page.locator("[data-do=open-start]").click()
    page.wait_for_selector(".hand")
    player = Player(page, "keys")
    player.play(120, until=".reveal")
    check(page)
    player.play(240)
    page.locator("[data-do=verify]").click()
    expect(page.locator(".final [role=status]")).to_contain_text("The seed is the one promised")
    check(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("input[type=range]")
    check(page)
    page.keyboard.press("End")
    expect(page.locator(".now")).to_contain_text("The game is over")
    page.locator("select").first.select_option("0")
    expect(page.locator(".hand")).to_have_count(1)


def test_choices_that_clash_say_so_before_the_start(page: Page) -> None:
    page.goto("/new")
    page.wait_for_selector("[data-preset=base]")
    page.locator("summary").click()
    page.locator("[data-module=wardrobe]").check()
    page.locator("[data-module=tunnel_party]").check()
    expect(page.get_by_role("alert")).to_contain_text("two sides of one card")
    expect(page.locator("[data-do=open]")).to_be_disabled()
    page.locator("[data-module=wardrobe]").uncheck()
    expect(page.locator("[data-do=open]")).to_be_enabled()


@pytest.mark.parametrize(
    ("language", "word"),
    [("de", "Sofort spielen"), ("cs", "Hrát hned"), ("bg", "Играй веднага"), ("uk", "Грати зараз")],
)
def test_the_page_speaks_the_chosen_language(page: Page, language: str, word: str) -> None:
    page.goto("/")
    page.locator("footer select").select_option(language)
    expect(page.locator("[data-do=play-now]")).to_contain_text(word)
    page.reload()
    expect(page.locator("[data-do=play-now]")).to_contain_text(word)
    assert page.evaluate("document.documentElement.lang") == language


def test_text_at_twice_the_size_still_fits(browser: Browser, server: str) -> None:
    context = browser.new_context(viewport={"width": 720, "height": 1480}, base_url=server, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
