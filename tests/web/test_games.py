"""Whole games through a real browser, a real server and real bots: by taps, by dragging, by keyboard alone."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player, Way

from saboteur.sim.rulesets import everything

GAME_SECONDS = 240


def open_with_bots(page: Page, preset: str, seats: int) -> None:
    """Open a table with bots by the form for new tables."""
    page.goto("/new")
    page.locator(f"[data-preset={preset}]").click()
    page.locator("[data-do=seats]").select_option(str(seats))
    page.locator("[data-do=level]").select_option("random")
    page.locator("[data-do=open-start]").click()
    page.wait_for_selector(".hand")


@pytest.mark.parametrize(
    ("page", "way"), [("phone", "tap"), ("desktop", "drag"), ("tablet", "keys")], indirect=["page"]
)
def test_a_whole_base_game_is_played(page: Page, way: Way) -> None:
    open_with_bots(page, "base", 4)
    player = Player(page, way)
    player.play(GAME_SECONDS)
    expect(page.locator(".final li")).to_have_count(4)
    assert player.moves >= 3
    first = page.url
    player.press(page.locator("[data-do=rematch]"))
    page.wait_for_selector("[data-do=start]")
    assert page.url != first
    player.press(page.locator("[data-do=start]"))
    expect(page.locator(".hand .card")).to_have_count(6)


def test_a_whole_game_of_saboteur_2_is_played_by_taps(page: Page) -> None:
    open_with_bots(page, "saboteur2", 4)
    player = Player(page, "tap")
    player.play(GAME_SECONDS)
    expect(page.locator(".final li")).to_have_count(4)
    assert "take_turn" in player.asked


def open_everything(page: Page, modules: list[str]) -> None:
    """Open a table of three with many modules and two bots, by the programs' door."""
    made = page.request.post(
        "/api/tables",
        data={
            "name": "Taps", "setup": {"seats": 3, "modules": modules}, "bots": True, "start": True,
            "options": {"bot_level": "random", "veto_seconds": 1, "clock": "none"},
        },
    )  # fmt: skip
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['table']}")
    page.wait_for_selector(".hand")


def test_turns_of_everything_but_the_veto_are_played_by_taps(page: Page) -> None:
    _, modules, _ = everything("base", 3)
    open_everything(page, [key for key in modules if key != "veto"])
    player = Player(page, "tap")
    player.play(GAME_SECONDS, until=".reveal", moves=12)
    assert player.steps >= 3


def test_veto_windows_of_everything_at_once_are_answered_by_taps(page: Page) -> None:
    # Every window takes its full second, whatever anybody answers: a whole round would take minutes.
    _, modules, _ = everything("base", 3)
    open_everything(page, modules)
    player = Player(page, "tap")
    player.play(GAME_SECONDS, moves=8)
    assert "veto_window" in player.asked


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_the_first_card_is_laid_within_three_clicks_of_the_entrance(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=play-now]").click()
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=30_000)
    places = page.locator(".target.lays")
    for index in range(page.locator(".hand .card").count()):
        page.locator(".hand .card").nth(index).click()
        if places.count():
            break
    places.first.locator("rect").last.click()
    if page.locator("[data-do=confirm]").count():  # a card that fits both ways round asks which
        page.locator("[data-do=confirm]").click()
    expect(page.locator("aside .log")).to_contain_text("lays a path")
