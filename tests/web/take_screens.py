"""Take the screenshots in docs/screens from a running server: python -m tests.web.take_screens http://127.0.0.1:8000

Look at every one of them before committing. Start the server with SABOTEUR_BOT_DELAY=0.02 to get done sooner.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.browser import SIZES, launch_options
from tests.web.player import Player

TARGET = Path(__file__).resolve().parents[2] / "docs" / "screens"


def opened(browser: Browser, server: str, size: str, language: str = "en") -> Page:
    """Open a page of a size."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size != "desktop", base_url=server, locale=language,
        reduced_motion="reduce",
    )  # fmt: skip
    return context.new_page()


def take(page: Page, name: str) -> None:
    """Take one."""
    page.wait_for_timeout(300)
    page.screenshot(path=TARGET / f"{name}.png")


def before_the_game(browser: Browser, server: str) -> None:
    """Entrance, form, lobby."""
    page = opened(browser, server, "phone")
    page.goto("/")
    take(page, "phone-entrance")
    page.locator("[data-do=new-table]").click()
    page.locator("[data-preset=everything]").click()
    page.locator("summary").click()
    take(page, "phone-new-table")
    page.locator("[data-do=open]").click()
    page.wait_for_selector(".code")
    take(page, "phone-lobby")


def table(browser: Browser, server: str, size: str, preset: str, seats: int, moves: int) -> Page:
    """Play some moves at a new table; take another one when the first round is over by then."""
    while True:
        page = played(browser, server, size, preset, seats, moves)
        if not page.locator(".final, .reveal").count():
            return page


def played(browser: Browser, server: str, size: str, preset: str, seats: int, moves: int) -> Page:
    """Play some moves."""
    page = opened(browser, server, size)
    answer = page.request.post(
        "/api/tables",
        data={
            "name": "Hild", "preset": preset, "setup": {"seats": seats}, "bots": True, "start": True,
            "options": {"bot_level": "novice", "veto_seconds": 1},
        },
    )  # fmt: skip
    page.goto(f"/t/{answer.json()['table']}")
    page.wait_for_selector(".hand")
    player = Player(page, "tap" if size != "desktop" else "keys")
    while player.moves < moves and not page.locator(".final, .reveal").count():
        kind = player.question()
        player.answer(kind) if kind else page.wait_for_timeout(40)
    while not player.question() and not page.locator(".final, .reveal").count():
        page.wait_for_timeout(40)
    return page


def during_the_game(browser: Browser, server: str) -> None:
    """The table at all sizes, the panels, reveal, ranking, replay, wall."""
    page = table(browser, server, "phone", "base", 5, 4)
    page.wait_for_timeout(5000)  # the greeting with one's dwarf is gone
    take(page, "phone-table")
    page.locator(".hand .card:not(.dull), .hand .card").first.tap()
    take(page, "phone-card-picked")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk").tap()
    take(page, "phone-talk")
    page.get_by_role("tab", name="What you know").tap()
    page.locator(".guesses select").first.select_option("saboteur")
    take(page, "phone-guesses")
    page.locator("[data-do=lock-guesses]").tap()
    page.locator("dialog header button").tap()
    player = Player(page, "tap")
    player.play(200, until=".reveal")
    take(page, "phone-reveal")
    player.play(300)
    take(page, "phone-ranking")
    page.get_by_role("link", name="Watch the replay").tap()
    page.wait_for_selector("input[type=range]")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    take(page, "phone-replay")
    page.locator("#tab-charts").tap()
    page.wait_for_selector(".rows")
    take(page, "phone-charts")
    page.locator("#tab-proof").tap()
    page.locator("[data-do=verify]").tap()
    page.wait_for_selector(".proof .good")
    take(page, "phone-proof")
    page.set_viewport_size({"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]})
    page.locator("#tab-charts").click()
    page.wait_for_selector(".rows")
    take(page, "desktop-replay")
    page = table(browser, server, "desktop", "saboteur2", 8, 3)
    page.keyboard.press("1")
    take(page, "desktop-saboteur2")
    page.keyboard.press("b")
    take(page, "desktop-text-board")
    page.keyboard.press("b")
    wall = opened(browser, server, "desktop")
    wall.goto(f"/tv/{page.url.rsplit('/', 1)[1]}")
    wall.wait_for_selector(".seat")
    take(wall, "desktop-wall")
    page = table(browser, server, "tablet", "treasures", 4, 4)
    take(page, "tablet-treasures")


def learning(browser: Browser, server: str) -> None:
    """The lesson, the rules, and people who share a device."""
    page = opened(browser, server, "phone")
    page.goto("/learn")
    page.wait_for_selector(".hand")
    page.wait_for_timeout(5000)  # the greeting with one's dwarf is gone
    Player(page, "tap").take_turn()
    page.wait_for_selector(".fronts")
    page.locator(".hand .card:not(.dull)").tap()
    take(page, "phone-lesson")
    page.goto("/rules")
    page.wait_for_selector("section li")
    page.get_by_label("Search cards and modules").fill("door")
    page.get_by_label("Search cards and modules").evaluate("one => one.scrollIntoView()")
    take(page, "phone-rules")
    page.goto("/new")
    page.locator("[data-do=together]").check()
    page.get_by_label("Name 1").fill("Ann")
    page.get_by_label("Name 2").fill("Bob")
    page.get_by_label("Name 3").fill("Eve")
    page.locator("[data-do=open-start]").click()
    page.wait_for_selector(".pass .big")
    take(page, "phone-pass")


def main() -> int:
    """Take them all."""
    TARGET.mkdir(parents=True, exist_ok=True)
    options = launch_options()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        before_the_game(browser, sys.argv[1])
        learning(browser, sys.argv[1])
        during_the_game(browser, sys.argv[1])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
