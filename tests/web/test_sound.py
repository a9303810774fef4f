"""Sounds have a volume; both they and buzzing are off where that is wanted, also after a reload."""

from playwright.sync_api import Page, expect
from tests.web.test_screens import start_game

KEPT = "JSON.parse(localStorage.getItem('saboteur.settings'))"


def test_volume_sounds_and_buzzing_are_settings_that_are_kept(page: Page) -> None:
    start_game(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=volume]").fill("0.2")
    page.get_by_label("Vibration").uncheck()
    assert page.evaluate(f"{KEPT}.volume") == 0.2
    page.get_by_label("Sounds").uncheck()
    expect(page.locator("[data-do=volume]")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()
    expect(page.get_by_label("Vibration")).not_to_be_checked()
    assert page.evaluate(f"{KEPT}.volume") == 0.2
