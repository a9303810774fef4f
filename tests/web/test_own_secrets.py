"""Whoever shows their dwarf only while they press it shows nothing else that only they know."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.fake import NOTHING, FakeTable, answer, position, show
from tests.web.test_moments import goal_of, told

TREASURE = {"kind": "treasure", "card": "NESW", "gold": 0}
STONE = {"kind": "stone", "card": "NE", "gold": 0}
# Two worlds that differ in nothing but what the reader alone knows.
WORLDS: list[dict[str, Any]] = [
    {"role": "digger", "gold": 1, "face": STONE, "other": "saboteur", "mark": "trusted", "text": "Flint is kind"},
    {"role": "saboteur", "gold": 4, "face": TREASURE, "other": "digger", "mark": "suspected", "text": "dig down"},
]


def world_of(page: Page, world: dict[str, Any]) -> FakeTable:
    """Open the page in one of the worlds, and let it hear of its secrets as a game tells them."""
    hidden = {"hideRole": True, "hints": False}
    page.add_init_script(f"localStorage.setItem('saboteur.settings', '{json.dumps(hidden)}')")
    game = position("base:middle")
    view = game["view"]
    own, cell = view["own"]["seat"], goal_of(game)
    other = (own + 1) % view["seats"]
    view["own"] |= {"role": world["role"], "gold": world["gold"], "notes": []}
    known = told(game, about="goal", cell=cell, goal=world["face"])
    known = told(known, about="dwarf", seat=other, role=world["other"])
    notebook = {**NOTHING, "text": world["text"], "guesses": [{"seat": other, "role": None, "mark": world["mark"]}]}
    table = show(page, known)
    answer(page, "/api/tables/fake/notes", notebook)
    page.reload()
    page.wait_for_selector(".table")
    sight = {"goal": world["face"], "tunnel": None, "chest": None}
    table.happen([
        {"event": "dwarf_dealt", "seat": own, "role": world["role"]},
        {"event": "map_read", "seat": own, "cell": cell, "sight": sight},
        {"event": "dwarf_inspected", "seat": own, "target": other, "role": world["other"]},
        {"event": "gold_taken", "seat": own, "value": world["gold"]},
    ])  # fmt: skip
    return table


def on_screen(page: Page) -> str:
    """Return everything that is on the page, and its title, when nothing moves or is fetched any more."""
    before, now = "", " "
    while before != now:
        page.wait_for_timeout(150)
        before, now = now, f"{page.title()} {page.evaluate('document.body.outerHTML')}"
    return now


def look_everywhere(page: Page, wide: Callable[[], bool]) -> list[str]:
    """Go wherever one's secrets are told when they are not hidden; return what is there."""
    seen = [on_screen(page)]
    moment = page.locator("[data-part=moment]")
    for _ in range(3):
        expect(moment).to_have_count(1)
        seen.append(on_screen(page))
        page.keyboard.press("Escape")
    expect(moment).to_have_count(0)
    seen.append(on_screen(page))
    if not wide():
        page.get_by_role("button", name="Log").click()
    for tab in ("Log", "What you know", "Talk"):
        page.get_by_role("tab", name=tab).click()
        seen.append(on_screen(page))
    if not wide():
        page.locator("dialog header button").click()
    page.locator(".seat:not(.own)").first.click()
    expect(page.locator("[data-dossier]")).to_have_count(1)
    seen.append(on_screen(page))
    page.locator("dialog header button").click()
    page.locator(".seat.own").click()
    expect(page.locator("[data-dossier]")).to_have_count(1)
    seen.append(on_screen(page))
    page.locator("dialog header button").click()
    page.keyboard.press("b")  # the board in words
    seen.append(on_screen(page))
    return seen


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_two_worlds_that_differ_by_own_secrets_look_the_same(new_page: Callable[[str], Page], size: str) -> None:
    worlds = []
    for world in WORLDS:
        page = new_page(size)
        world_of(page, world)
        worlds.append(look_everywhere(page, lambda: size == "desktop"))
    for here, there in zip(*worlds, strict=True):
        assert here == there


def test_pressed_it_is_shown_and_let_go_it_is_gone(new_page: Callable[[str], Page]) -> None:
    page = new_page("desktop")
    world_of(page, WORLDS[1])
    moment = page.locator("[data-part=moment]")
    expect(moment).to_contain_text("Hidden. Hold to look.")
    moment.hover()
    page.mouse.down()
    expect(moment).to_contain_text("Treasure")
    page.mouse.up()
    expect(moment).to_contain_text("Hidden. Hold to look.")
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(moment).to_have_count(0)
    log = page.locator(".log")
    expect(log).not_to_contain_text("a saboteur")
    card = page.locator("[data-do=turn-dwarf]")
    card.hover()
    page.mouse.down()
    expect(card).to_contain_text("Saboteur")
    page.mouse.up()
    expect(card).not_to_contain_text("Saboteur")
    page.locator("[data-do=dwarf-ok]").click()
    page.locator(".role").hover()
    page.mouse.down()
    expect(log).to_contain_text("a saboteur")
    page.mouse.up()
    expect(log).not_to_contain_text("a saboteur")
    # What is read for longer is opened, and shut with its tab.
    page.get_by_role("tab", name="What you know").click()
    expect(page.locator(".know textarea")).to_have_count(0)
    page.locator("[data-do=unveil]").click()
    expect(page.locator(".know textarea")).to_have_value("dig down")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="What you know").click()
    expect(page.locator(".know textarea")).to_have_count(0)
