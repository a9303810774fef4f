"""How fast it is: the first load, and a tap at a full table, by the browser's own clock."""

import gzip
import json
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute
from tests.web.conftest import ROOT, STATIC

KILOBYTES = 120
TAP_MILLISECONDS = 50
READY_MILLISECONDS = 1000
# From the tap to the end of the second frame after it: what a player sees.
TAP = """async (index) => {
  const card = document.querySelectorAll('.hand .card')[index]
  const from = performance.now()
  card.click()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const until = performance.now()
  return until - from
}"""


def full_table() -> dict[str, Any]:
    """Make a turn of a real position with twelve seats and the fullest maze there is in the fixtures."""
    positions = json.loads((ROOT / "web" / "src" / "fixtures" / "positions.json").read_text("utf-8"))
    most = max((p for p in positions if p["view"]["own"]), key=lambda p: (p["view"]["seats"], len(p["view"]["maze"])))
    view = most["view"]
    taken = {(c["cell"]["x"], c["cell"]["y"]) for c in view["maze"]}
    free = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - taken
    own = view["own"]["seat"]
    view["own"]["hand"] = ["NS", "EW", "NE", "NES", "map", "rockfall"]
    view["question"] = {"kind": "take_turn", "seats": [own], "by": None, "action": None, "cells": [], "card": None,
                        "paths_laid": None}  # fmt: skip
    view["over"] = False
    view["rounds"] = []
    options = [
        {"do": "lay", "card": card, "cell": {"x": x, "y": y}, "turned": False, "payer": None}
        for card in view["own"]["hand"][:4]
        for x, y in sorted(free)[:30]
    ]
    return {"decision": 1, "options": options, "view": view, "result": None}


def serve(route: WebSocketRoute) -> None:
    """Play the server: greet, and show the full table."""
    game = full_table()
    seats = game["view"]["seats"]
    lobby = {
        "table": "x", "code": "", "phase": "playing", "host": 0, "locked": True, "paused": False, "created": 0,
        "commitment": "", "rematch": None, "setup": {"seats": seats, "modules": ["base"], "options": {}},
        "options": {"chat": True, "clock": "none", "private": False, "bot_level": "steady", "spectators": True,
                    "veto_seconds": None},
        "seats": [{"kind": "bot", "name": f"Dwarf {i}", "level": None, "away": None, "program": False}
                  for i in range(seats)],
    }  # fmt: skip
    seat = game["view"]["own"]["seat"]
    welcome = {"t": "welcome", "protocol": 1, "table": "x", "seq": 1, "seat": seat, "input": True, "now": 0,
               "heartbeat": 60}  # fmt: skip
    clocks: dict[str, Any] = {"seats": [], "countdown": [], "window": None}
    snapshot = {"t": "snapshot", "seq": 1, "seat": seat, "lobby": lobby, "clocks": clocks, "game": game, "talk": []}

    def answer(_message: str | bytes) -> None:
        route.send(json.dumps(welcome))
        route.send(json.dumps(snapshot))
        route.on_message(lambda _: None)

    route.on_message(answer)


def test_a_tap_at_a_full_table_is_answered_in_time(page: Page) -> None:
    page.route_web_socket("**/ws", serve)
    page.route("**/api/tables/*/notes", lambda route: route.fulfill(json={"text": "", "guesses": []}))
    page.goto("/t/fulltable")
    page.wait_for_selector('.ask[data-question="take_turn"]')
    assert page.locator(".seat").count() == 12
    assert page.locator(".world > g").count() > 50
    times = [page.evaluate(TAP, index) for index in (0, 1, 2, 3) * 5]
    assert page.locator(".target").count() > 20
    assert statistics.median(times) <= TAP_MILLISECONDS, f"{times}"


def test_the_first_load_is_small_and_soon_ready(page: Page) -> None:
    loaded: list[Path] = []
    page.on("response", lambda answer: loaded.append(STATIC / answer.url.split("/", 3)[3]))
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    ready = page.evaluate("performance.now()")
    scripts = [path for path in loaded if path.suffix == ".js" and path.parent.name == "assets"]
    size = sum(len(gzip.compress(path.read_bytes())) for path in scripts) / 1000
    assert len(scripts) > 0
    assert size <= KILOBYTES
    assert ready <= READY_MILLISECONDS
