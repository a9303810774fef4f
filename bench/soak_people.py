"""People for the soak test: evenings at a table, one after the other, with all that people do there.

Each table is opened, filled with people and bots, played to its end or left in the middle, looked back at and left.
Everybody comes from a table's own address, so that the server's default limits hold. People lose their connection
now and then and come back, look on elsewhere, load pages, and come with new devices.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import time
from collections import Counter
from typing import Any

import msgspec
from bench.load_players import Choices, GamePart, GamePatch, Line, Step, asked, dial

from saboteur.server.messages import PROTOCOL

PEOPLE, SEATS = 3, 5
LONGEST_GAME = 900.0  # seconds; then all get up in the middle
LOST_EVERY = 90.0  # seconds between two losses of somebody's connection
PAGES = ("/", "/api/catalogue", "/api/tables", "/api/me", "/readyz", "/leaderboard")
_STEP = re.compile(rb'^\{"t":"(frame|snapshot)","seq":(\d+)')
_DECODER = msgspec.json.Decoder(Step)


class Figures:
    """What the people at all tables note down until somebody reads it."""

    def __init__(self) -> None:
        self.moves: list[float] = []  # seconds from a move to its frame
        self.counts: Counter[str] = Counter()  # since the beginning

    def take(self) -> list[float]:
        """Return the times of moves since the last call."""
        moves, self.moves = self.moves, []
        return moves


class Person(Line):
    """Somebody at a table, who acts when asked."""

    def __init__(self, hello: dict[str, Any], figures: Figures, rng: random.Random) -> None:
        super().__init__(hello)
        self.seq = 0
        self.over = asyncio.Event()
        self._figures, self._rng = figures, rng
        self._game: GamePart | GamePatch | None = None
        self._sent = 0.0
        self._numbers = itertools.count()
        self._asked = asyncio.Event()

    def heard(self, text: bytes) -> None:
        found = _STEP.match(text)
        if found is not None:
            self.seq = int(found.group(2))
            step = _DECODER.decode(text)
            self._read(step.patch or step.game)
        elif text.startswith(b'{"t":"ok"') and self._sent:
            self._figures.moves.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        elif text.startswith(b'{"t":"no"'):
            self._sent = 0.0
            self._figures.counts[f"refused: {msgspec.json.decode(text)['code']}"] += 1

    def _read(self, game: GamePart | GamePatch | None) -> None:
        if game is None:
            return
        if game.result is not None:
            self.over.set()
        if game.options:
            self._game = game
            self._asked.set()
        else:
            self._asked.clear()

    def act(self) -> None:
        """Do one of what can be done now."""
        if not self._asked.is_set() or self._game is None:
            return
        self._asked.clear()
        action = self._rng.choice(self._game.options)
        if isinstance(action, Choices):
            action = {**action.like, **dict(zip(action.fields, self._rng.choice(action.rows), strict=True))}
        said = {"t": "act", "cid": f"a{self.seq}-{next(self._numbers)}", "decision": self._game.decision}
        self._sent = time.perf_counter()
        self.say(msgspec.json.encode(said | {"action": action}))
        self._figures.counts["moves"] += 1

    async def play(self, pace: float) -> None:
        """Act when asked, after a while; give a sign of life meanwhile."""
        while True:
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * pace)
            self.act()
            if self._rng.random() < pace / 15:
                self.say(b'{"t":"ping"}')


class Evenings:
    """One table after the other, from one address."""

    def __init__(self, number: int, port: int, pace: float, figures: Figures) -> None:
        self._source = f"127.2.{number // 250}.{number % 250 + 1}"
        self._port, self._pace, self._figures = port, pace, figures
        self._rng = random.Random(f"evenings {number}")
        self._devices: list[str] = []

    async def on_and_on(self) -> None:
        """Spend evenings until stopped."""
        await asyncio.sleep(self._rng.uniform(0, 30))
        while True:
            try:
                await self._evening()
                self._figures.counts["evenings"] += 1
            except (OSError, TimeoutError, ValueError) as error:
                self._figures.counts[f"trouble: {error}"[:120]] += 1
                await asyncio.sleep(10)

    async def _ask(self, method: str, path: str, body: object = None, token: str = "") -> bytes:
        text = b"" if body is None else msgspec.json.encode(body)
        status, answer = await asked(self._port, method, path, text, token=token, source=self._source)
        if status >= 400:
            raise ValueError(f"{method} {re.sub('/[a-z0-9]{16,}', '/…', path)}: {status} {answer[-200:]!r}")
        return answer.partition(b"\r\n\r\n")[2]

    async def _people(self) -> list[str]:
        """Return everybody's tokens; the first of last time stays away for good, and somebody new comes."""
        del self._devices[:1]
        while len(self._devices) < PEOPLE:
            made = await self._ask("POST", "/api/devices", {"program": True})
            self._devices.append(msgspec.json.decode(made)["token"])
        return self._devices

    async def _evening(self) -> None:
        host, *others = await self._people()
        setup = {"seats": SEATS, "modules": ["base"]}
        options = {"bot_level": "novice", "clock": "relaxed", "veto_seconds": 1}
        wish = {"name": "Ann", "setup": setup, "options": options}
        table = msgspec.json.decode(await self._ask("POST", "/api/tables", wish, host))["table"]
        intents = f"/api/tables/{table}/intents"
        for number, token in enumerate(others):
            await self._ask("POST", intents, {"t": "join", "cid": "j", "name": f"Guest {number}"}, token)
        await self._ask("POST", intents, {"t": "fill", "cid": "f"}, host)
        await self._ask("POST", intents, {"t": "start", "cid": "s"}, host)
        async with asyncio.TaskGroup() as group:
            over = [group.create_task(self._sit(table, token)) for token in self._devices]
            coming = group.create_task(self._come_and_go(table))
            await asyncio.wait(over)
            coming.cancel()
        if all(task.result() for task in over):
            self._figures.counts["games to their end"] += 1
            for what in ("story", "replay", "rounds/1", "record"):
                await self._ask("GET", f"/api/tables/{table}/{what}", None, host)
        else:
            for token in self._devices:
                await self._ask("POST", intents, {"t": "leave", "cid": "l"}, token)

    async def _sit(self, table: str, token: str) -> bool:
        """Play at a table, over one connection after the other; return whether the game came to its end."""
        until, seq = time.monotonic() + LONGEST_GAME, 0
        while time.monotonic() < until:
            hello = {"t": "hello", "protocol": PROTOCOL, "table": table, "token": token}
            person = Person(hello | ({"last_seq": seq} if seq else {}), self._figures, self._rng)
            stays = min(self._rng.expovariate(1 / LOST_EVERY), max(0.0, until - time.monotonic()))
            await self._connected(person, stays)
            if person.over.is_set():
                return True
            seq = person.seq
            self._figures.counts["connections lost"] += 1
            await asyncio.sleep(self._rng.uniform(0, 3))
        return False

    async def _connected(self, person: Person, seconds: float) -> None:
        await dial(person, self._port, source=self._source)
        playing = asyncio.create_task(person.play(self._pace))
        ends = [asyncio.ensure_future(person.lost), asyncio.create_task(person.over.wait())]
        try:
            await asyncio.wait(ends, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            playing.cancel()
            ends[1].cancel()
            if person.transport is not None:
                person.transport.abort()

    async def _come_and_go(self, table: str) -> None:
        """Load pages now and then, and look on for a while."""
        while True:
            await asyncio.sleep(self._rng.expovariate(1 / 20))
            await self._ask("GET", self._rng.choice(PAGES))
            onlooker = Person({"t": "hello", "protocol": PROTOCOL, "table": table}, self._figures, self._rng)
            with contextlib.suppress(OSError):
                await self._connected(onlooker, self._rng.uniform(1, 10))
