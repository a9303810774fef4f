"""Any position at the real page, without a game: plays the server on the page's own socket."""

import json
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, WebSocketRoute
from tests.web.browser import until
from tests.web.server import ROOT

NAMES = ["Bombil", "Flint", "Pebble", "Marl", "Slate", "Gneiss", "Basalt", "Mica", "Opal", "Quartz", "Shale", "Onyx"]
CLOCKS: dict[str, Any] = {"seats": [], "countdown": [], "window": None}
NOTHING: dict[str, Any] = {
    "text": "",
    "seats": [],
    "guesses": [],
    "people": [],
    "round": 1,
    "turn": None,
    "rounds": [],
    "roles": [],
    "claims": [],
    "found": [],
    "goals": [],
    "payout": [],
    "votes": [],
    "finder": None,
}  # notes, mutes and stories
POSITIONS: list[dict[str, Any]] = json.loads((ROOT / "web/src/fixtures/positions.json").read_text("utf-8"))
# Until the board is measured and drawn: it lies in the same place for some frames.
STILL = """() => new Promise(done => {
  let before = '', same = 0
  const look = () => {
    const box = JSON.stringify(document.querySelector('.board .world')?.getBoundingClientRect())
    same = box === before ? same + 1 : 0
    before = box
    if (same < 8) requestAnimationFrame(look)
    else done()
  }
  look()
})"""

# Answers what the page asks the server for, in the page itself: a browser that has to ask us before each request
# keeps no files, and every further load costs twice as much. What is said last counts.
ANSWER = """([part, said]) => {
  if (!window.answers) {
    window.answers = []
    const ask = window.fetch
    window.fetch = (what, how) => {
      const found = window.answers.findLast(([part]) => new URL(what, location.origin).pathname.includes(part))
      return found ? Promise.resolve(Response.json(found[1])) : ask(what, how)
    }
  }
  window.answers.push([part, said])
}"""


def position(name: str) -> dict[str, Any]:
    """Return a position of the fixtures as a game part, a copy: what a test changes in it is its own."""
    found = deepcopy(next(one for one in POSITIONS if one["name"] == name))
    return {"decision": 1, "options": found["options"], "view": found["view"], "result": None}


class FakeTable:
    """The socket's other end: greets, shows one position, and says what it is told to say."""

    def __init__(self, game: dict[str, Any], talk: Sequence[dict[str, Any]] = ()) -> None:
        self.game = game
        self.talk = list(talk)
        self.seq = 1
        self.heard: list[dict[str, Any]] = []
        self.interval: dict[str, Any] | None = None
        self.paused = False
        self.host = 0
        self.deaf = False  # whether nobody can connect
        self.lesson = False
        self.counts = True
        self.vote: dict[str, Any] | None = None
        self.titles: dict[int, str] = {}  # by seat
        self.people: set[int] | None = None  # seats of people; every other one unless said
        self.route: WebSocketRoute | None = None
        self.refusal: dict[str, Any] = {"code": "illegal", "sentence": "This cannot be done now.", "values": {}}

    def lobby(self) -> dict[str, Any]:
        """Return a lobby with this many seats."""
        seats = self.game["view"]["seats"]
        return {
            "table": "fake", "code": "", "phase": "playing", "host": self.host, "locked": True,
            "paused": self.paused, "created": 0, "counts": self.counts,
            "commitment": "", "rematch": None, "interval": self.interval, "lesson": self.lesson,
            "vote": self.vote, "voice": False,
            "setup": {"seats": seats, "modules": self.game["view"]["modules"], "options": {}},
            "options": {"chat": True, "clock": "none", "private": False, "bot_level": "steady", "spectators": True,
                        "veto_seconds": None, "shared_device": False},
            "seats": [{"kind": "person" if self.sits(i) else "bot", "name": NAMES[i], "level": None, "away": None,
                       "program": False, "title": self.titles.get(i, "")} for i in range(seats)],
        }  # fmt: skip

    def sits(self, seat: int) -> bool:
        """Return whether a person sits there."""
        return seat % 2 == 0 if self.people is None else seat in self.people

    def serve(self, route: WebSocketRoute) -> None:
        """Take a connection, unless the server is away."""
        if self.deaf:
            route.close()
            return
        self.route = route
        route.on_message(self.answer)

    def answer(self, text: str | bytes) -> None:
        """Greet, and refuse everything else."""
        message = json.loads(text)
        self.heard.append(message)
        own = self.game["view"]["own"]
        seat = None if own is None else own["seat"]
        if message["t"] == "hello":
            self.say(t="welcome", protocol=2, table="fake", seq=self.seq, seat=seat, input=True, now=0, heartbeat=60)
            self.say(
                t="snapshot",
                seq=self.seq,
                seat=seat,
                lobby=self.lobby(),
                clocks=CLOCKS,
                game=self.game,
                talk=self.talk,
            )
        elif "cid" in message:
            self.say(t="no", cid=message["cid"], seq=self.seq, clashes=[], **self.refusal)

    def hears(self, page: Page, kind: str, **fields: Any) -> None:
        """Wait until the page has said this; it may need a while on a busy machine."""
        until(page, lambda: any(one["t"] == kind and fields.items() <= one.items() for one in self.heard))

    def snapshot(self) -> None:
        """Send everything."""
        own = self.game["view"]["own"]
        self.say(t="snapshot", seq=self.seq, seat=own and own["seat"], lobby=self.lobby(), clocks=CLOCKS,
                 game=self.game, talk=self.talk)  # fmt: skip

    def happen(
        self, events: list[dict[str, Any]], said: Sequence[dict[str, Any]] = (), *, lobby: bool = False
    ) -> None:
        """Tell of something that happened or was said in this round, or of a change at the table."""
        self.seq += 1
        lines = [{"round": self.game["view"]["round"], **line} for line in said]
        own = self.game["view"]["own"]
        seat = None if own is None else own["seat"]
        shown = self.lobby() if lobby else None
        self.say(t="frame", seq=self.seq, seat=seat, lobby=shown, clocks=CLOCKS, game=self.game, news=[],
                 events=events, said=lines)  # fmt: skip

    def say(self, **message: Any) -> None:
        """Send a message."""
        assert self.route is not None
        self.route.send(json.dumps(message))


def answer(page: Page, part: str, said: Any) -> None:
    """Answer every request for an address with this part, on the page that is open and on those to come."""
    script = f"({ANSWER})({json.dumps([part, said])})"
    page.add_init_script(script)
    page.evaluate(script)


def show(page: Page, game: dict[str, Any], talk: Sequence[dict[str, Any]] = ()) -> FakeTable:
    """Open the page at this position, after this was said."""
    table = FakeTable(game, talk)
    page.route_web_socket("**/ws?*", table.serve)
    answer(page, "/api/tables/fake/", NOTHING)
    page.goto("/t/fake")
    page.wait_for_selector(".table")
    page.evaluate(STILL)
    return table


def full_table(cards: int = 60) -> dict[str, Any]:
    """Make a turn of a real game with twelve seats and a maze of so many cards: grown, if need be, beside itself."""
    most = max((p for p in POSITIONS if p["view"]["own"]), key=lambda p: (p["view"]["seats"], len(p["view"]["maze"])))
    view = json.loads(json.dumps(most["view"]))
    maze = view["maze"]
    lowest = max(card["cell"]["y"] for card in maze)
    while len(maze) < cards:
        place = {"x": len(maze) % 9, "y": lowest + 1 + len(maze) % 2}
        maze.append({**maze[0], "cell": place, "sort": "path", "card": "NESW"})
    taken = {(card["cell"]["x"], card["cell"]["y"]) for card in maze}
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
