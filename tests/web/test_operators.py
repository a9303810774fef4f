"""What players do about others' words, and what operators see and do about it, in the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.browser import open_page, until
from tests.web.server import quick_server
from tests.web.tables import open_for_two, open_modules

SHOTS = os.environ.get("SABOTEUR_SHOTS")  # a folder for pictures of what the operator sees

# Note whose words are shown: they are gone after seconds, which a busy machine may take to look.
NOTE = """() => {
  window.spoke = []
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-voice]')) window.spoke.push(one.dataset.voice)
  }).observe(document, { subtree: true, childList: true })
}"""


class Desk:
    """A server with the operator's page, and the command line beside it."""

    def __init__(self, address: str, data: Path, browser: Browser) -> None:
        self.address, self._data, self._browser = address, data, browser
        self.complaints: list[str] = []

    def admin(self, *words: str) -> str:
        """Say `saboteur admin`; gives the first line of what it says."""
        command = [sys.executable, "-c", "import sys; from saboteur.cli import main; sys.exit(main())", "admin"]
        done = subprocess.run(
            [*command, *words, "--data", str(self._data)], capture_output=True, text=True, check=True
        )
        return done.stdout.partition("\n")[0]

    def page(self, size: str = "phone", *, worker: bool = False) -> Page:
        """Open a page on a device of its own."""
        return open_page(self._browser, self.address, size, self.complaints, worker=worker)


@pytest.fixture(scope="module")
def desk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    data = tmp_path_factory.mktemp("desk")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SABOTEUR_ADMIN_PAGE", "true")
        with quick_server(data) as address:
            yield Desk(address, data, browser)


@pytest.fixture
def two(desk: Desk) -> Iterator[tuple[Page, Page]]:
    """Two people at a table."""
    ann, ben = desk.page(), desk.page()
    open_for_two(ann, ben, ["base"], 3)
    yield ann, ben
    for page in (ann, ben):
        page.context.close()
    assert desk.complaints == []


def say(page: Page, words: str) -> None:
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("button", name=words, exact=True).click()
    page.keyboard.press("Escape")


def seat_of(page: Page) -> str:
    return page.locator(".seat.own").get_attribute("data-seat") or ""


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def test_a_person_mutes_another_who_learns_nothing(two: tuple[Page, Page]) -> None:
    ann, ben = two
    bens = seat_of(ben)
    for page in two:
        page.evaluate(NOTE)
    say(ben, "Hello")
    until(ann, lambda: bens in ann.evaluate("window.spoke"))
    ann.locator(f".seat[data-seat='{bens}']").click()
    ann.locator("[data-mute]").click()
    expect(ann.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")
    expect(ann.get_by_text("They will not know")).to_be_visible()
    shot(ann, "muted")
    expect(ann.locator("[data-dossier] .log")).not_to_contain_text("Hello")
    ann.keyboard.press("Escape")
    expect(ann.locator(f"[data-voice='{bens}']")).to_have_count(0)
    ben.evaluate("window.spoke.length = 0")
    say(ben, "Good luck")
    until(ben, lambda: bens in ben.evaluate("window.spoke"))
    ann.reload()
    ann.locator(f".seat[data-seat='{bens}']").click()
    expect(ann.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")
    expect(ann.locator("[data-dossier] .log")).not_to_contain_text("Good luck")
    ann.locator("[data-mute]").click()
    expect(ann.locator("[data-dossier] .log")).to_contain_text("Good luck")


def test_somebody_who_only_watches_mutes_for_themselves_in_this_tab(desk: Desk, two: tuple[Page, Page]) -> None:
    ann, ben = two
    bens, watcher = seat_of(ben), desk.page()
    watcher.goto(ann.url)
    expect(watcher.locator(f".seat[data-seat='{bens}']")).to_be_visible()
    say(ben, "Hello")
    watcher.locator(f".seat[data-seat='{bens}']").click()
    expect(watcher.locator("[data-dossier] .log")).to_contain_text("Hello")
    expect(watcher.locator("[data-report]")).to_have_count(0)
    watcher.locator("[data-mute]").click()
    expect(watcher.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")
    expect(watcher.locator("[data-dossier] .log")).not_to_contain_text("Hello")
    shot(watcher, "watcher-muted")
    watcher.reload()
    watcher.locator(f".seat[data-seat='{bens}']").click()
    expect(watcher.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")
    expect(watcher.locator("[data-dossier] .log")).not_to_contain_text("Hello")
    watcher.locator("[data-mute]").click()
    expect(watcher.locator("[data-dossier] .log")).to_contain_text("Hello")
    watcher.context.close()


def test_a_report_and_a_broadcast_reach_those_they_are_for(desk: Desk, two: tuple[Page, Page]) -> None:
    ann, ben = two
    say(ben, "Grr!")
    ann.locator(f".seat[data-seat='{seat_of(ben)}']").click()
    ann.locator("[data-report]").click()
    ann.locator("#report-text").fill("very rude <b>indeed</b>")
    shot(ann, "report")
    ann.get_by_role("button", name="Send report").click()
    expect(ann.get_by_text("The operator has your report")).to_be_visible()
    ann.keyboard.press("Escape")

    operator = desk.page()
    operator.goto("/admin")
    shot(operator, "admin-door")
    operator.get_by_label("token").fill(desk.admin("token", "--label", "night watch"))
    operator.get_by_role("button", name="Come in").click()
    expect(operator.get_by_role("heading", name="Now")).to_be_visible()
    operator.get_by_role("link", name="Reports").click()
    expect(operator.get_by_text("very rude <b>indeed</b>")).to_be_visible()
    for summary in operator.locator("summary").all():
        summary.click()
    expect(operator.get_by_text("Grr!")).to_be_visible()
    shot(operator, "admin-reports")
    operator.get_by_label("what you did").fill("spoke to them")
    operator.get_by_role("button", name="Done", exact=True).click()
    operator.get_by_role("link", name="Back").click()
    expect(operator.get_by_text("Nothing waits for you.")).to_be_visible()
    operator.get_by_role("link", name="Also what is done").click()
    operator.locator("main a[href^='/admin/tables/']").first.click()
    expect(operator.get_by_role("heading", name="What was said")).to_be_visible()
    shot(operator, "admin-table")
    operator.get_by_role("link", name="Now").click()
    operator.get_by_label("what everybody reads").fill("Back in five minutes")
    operator.get_by_role("button", name="Send").click()
    expect(operator.get_by_role("status")).to_contain_text("ordered")
    shot(operator, "admin-done")
    for page in (ann, ben):
        expect(page.get_by_text("Back in five minutes")).to_be_visible()
    shot(ann, "broadcast")
    ann.locator("[data-notice] button").click()
    expect(ann.locator("[data-notice]")).to_have_count(0)
    desk.admin("ban", "192.0.2.0/24", "--for", "2h", "--reason", "a flood")
    operator.goto("/admin")
    shot(operator, "admin-now")
    operator.goto("/admin/tables")
    shot(operator, "admin-tables")
    operator.goto("/admin/audit")
    expect(operator.get_by_text("broadcast")).to_be_visible()
    shot(operator, "admin-acts")
    assert operator.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert operator.evaluate("caches.keys().then(names => names.length)") == 0, "the page keeps nothing"
    operator.get_by_role("button", name="Log out").click()
    expect(operator.get_by_label("token")).to_be_visible()
    operator.context.close()
    desk.complaints[:] = [line for line in desk.complaints if "401" not in line]  # the door, before the token


def test_the_worker_that_keeps_the_client_leaves_the_operators_page_alone(desk: Desk) -> None:
    page = desk.page(worker=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.goto("/admin")
    expect(page.get_by_label("token")).to_be_visible()
    kept = page.evaluate("caches.open('saboteur-1').then(c => c.match('/')).then(r => r.text())")
    assert "saboteur admin token" not in kept
    page.context.close()
    desk.complaints.clear()


def test_what_the_operator_says_is_read_before_the_game_too(desk: Desk) -> None:
    page = desk.page()
    open_modules(page, ["base"], 3, bots=False)
    page.wait_for_selector("li.own")
    desk.admin("broadcast", "Closed tonight")
    expect(page.locator("[data-notice]")).to_contain_text("Closed tonight")
    shot(page, "lobby-notice")
    page.context.close()
    assert desk.complaints == []
