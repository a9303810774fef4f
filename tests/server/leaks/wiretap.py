"""A whole game over a real server, with every byte that left it kept by recipient.

At the table: a person at a socket who also reads along in a second tab, a person who plays over plain HTTP and reads
server-sent events, a person who leaves (a bot stands in), bots, spectators both ways, somebody who is told of their
turn by webhook, e-mail and push, a stranger who asks every route, and the operator. People try impossible things all
the time, so that refusals are among the bytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import structlog
from tests.play.guesses import guess
from tests.server.house import House, house, quick
from tests.server.sinks import Browser, Sink, sink
from websockets.asyncio.client import connect

from saboteur.cli import run as command
from saboteur.client import Client, patched
from saboteur.server import messages as m
from saboteur.server.people import push
from saboteur.server.tables.log import log_entries as e
from saboteur.sim.random_rulesets import Ruleset

PATIENCE = 120.0  # seconds for a game
SSE, HTTP, LEAVER = 1, 1, 2  # seats
MARK = "canary"  # part of everything private that people write


class Tap:
    """What went out before the game was over (`heard`) and afterwards (`later`), by recipient: a seat's number,
    "spectator", "stranger", "operator", "log" or "word"."""

    def __init__(self) -> None:
        self.heard: dict[str, list[bytes]] = defaultdict(list)
        self.later: dict[str, list[bytes]] = defaultdict(list)
        self.over: Callable[[], bool] = lambda: False
        self.log: list[e.AnyEntry] = []
        self.secrets: dict[str, list[str]] = {}  # owner -> strings that nobody else may read, ever
        self.until_over: list[str] = []  # strings that nobody may read before the end

    def keep(self, recipient: str, data: bytes | str) -> None:
        """Note that somebody got something."""
        kept = self.later if self.over() else self.heard
        kept[recipient].append(data.encode() if isinstance(data, str) else data)


class Listener:
    """A line that keeps all it hears, and plays if it may."""

    def __init__(self, tap: Tap, name: str, rng: random.Random, steps: int) -> None:
        self.tap, self.name, self.rng, self.steps = tap, name, rng, steps
        self.game: m.GamePart | None = None

    def hear(self, text: str) -> m.GamePart | None:
        """Keep a message; return the game if its seat is asked in it."""
        self.tap.heard[self.name].append(text.encode())  # what was sent before the end may be read after it
        message = msgspec.json.decode(text, type=m.ServerMessage)
        if isinstance(message, m.Frame) and message.patch is not None:
            assert self.game is not None
            self.game = patched(self.game, message.patch)
        elif isinstance(message, m.Snapshot | m.Frame) and message.game is not None:
            self.game = message.game
        else:
            return None
        return self.game if self.game.options else None

    @property
    def done(self) -> bool:
        """Whether the game is over, or went on for long enough."""
        return self.game is not None and (self.game.result is not None or self.game.decision >= self.steps)

    def intents(self, game: m.GamePart) -> list[m.AnyIntent]:
        """What to send now: something that may be impossible, then something possible."""
        tries: list[m.AnyIntent] = []
        if game.view.question is not None and self.rng.random() < 0.5:
            tries.append(self._act(game, guess(game.view, self.rng), game.decision))
        if self.rng.random() < 0.1:
            tries.append(self._act(game, self.rng.choice(game.options), game.decision + self.rng.choice((-1, 1, 7))))
        return [*tries, self._act(game, self.rng.choice(game.options), game.decision)]

    def _act(self, game: m.GamePart, action: object, decision: int) -> m.Act:
        del game
        cid = f"c{self.rng.getrandbits(60):x}"
        return m.Act(cid=cid, decision=max(0, decision), action=action)  # type: ignore[arg-type]


async def at_socket(there: House, table: str, line: Listener, token: str | None, *, play: bool) -> None:
    """Listen over a WebSocket until the game is over, and play if asked."""
    async with connect(there.socket_url, max_size=None) as socket:
        hello = m.Hello(protocol=m.PROTOCOL, table=table, token=token, watch=not play)
        await socket.send(msgspec.json.encode(hello).decode())
        async for text in socket:
            asked = line.hear(str(text))
            for intent in line.intents(asked) if asked is not None and play else []:
                with contextlib.suppress(
                    ValueError, TypeError, msgspec.MsgspecError
                ):  # a guess that JSON cannot hold
                    await socket.send(msgspec.json.encode(intent).decode())
            if line.done:
                return


async def over_http(http: httpx.AsyncClient, table: str, line: Listener, *, play: bool) -> None:
    """Listen to server-sent events until the game is over, and play by POST if asked."""
    async with http.stream("GET", f"/api/tables/{table}/events", timeout=PATIENCE) as stream:
        async for text in stream.aiter_lines():
            if not text.startswith("data:"):
                continue
            asked = line.hear(text.removeprefix("data:").strip())
            for intent in line.intents(asked) if asked is not None and play else []:
                with contextlib.suppress(ValueError, TypeError, msgspec.MsgspecError):
                    body = msgspec.json.encode(intent)
                    kind = {"Content-Type": "application/json"}
                    answer = await http.post(f"/api/tables/{table}/intents", content=body, headers=kind)
                    line.tap.keep(line.name, answer.content)
            if line.done:
                return


READ = ("", "/record", "/replay", "/replay?eyes=0", "/replay?eyes=open&first=3", "/notes", "/notify", "/rounds/1")
AROUND = ("/api/tables", "/api/me", "/api/me/tables", "/api/me/reach", "/api/statistics", "/metrics", "/readyz",
          "/api/catalogue", "/api/openapi", "/nothing")  # fmt: skip


async def ask_everything(http: httpx.AsyncClient, table: str, tap: Tap, name: str) -> None:
    """Read every route that can be read."""
    for path in [*(f"/api/tables/{table}{part}" for part in READ), *AROUND]:
        tap.keep(name, (await http.get(path)).content)


async def operate(data: Path, person: str, table: str, tap: Tap) -> None:
    """Use the operator's tools beside the running server."""
    for words in (["list", "--json"], ["inspect", table], ["inspect", table, "--json"], ["export", person]):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            await asyncio.to_thread(command, ["admin", *words, "--data", str(data)])
        tap.keep("operator", out.getvalue() + err.getvalue())


async def game(data: Path, ruleset: Ruleset, seed: int, steps: int = 10_000) -> Tap:
    """Play a game, or so many steps of it, and give everything that was said."""
    tap, rng, browser = Tap(), random.Random(seed), Browser()
    with structlog.testing.capture_logs() as logs:
        async with sink() as word:
            word.answer = "500 Internal Server Error"  # so that there is something to log
            key = push.make_key()
            settings = quick(data, **word.settings(), push_key=key, push_contact="mailto:op@mine.example")
            async with house(settings) as there:
                await _game(there, tap, ruleset, rng, (word, browser), steps)
                tap.secrets["server"] = [key, (data / "secret").read_text("ascii").strip()]
            _keep_words(tap, word, browser)
        for line in logs:
            tap.heard["log"].append(json.dumps(line, default=repr).encode())
    return tap


def _keep_words(tap: Tap, word: Sink, browser: Browser) -> None:
    for headers, body in word.posts:
        text = json.dumps(browser.read(body)).encode() if "content-encoding" in headers else body
        tap.heard["word"] += [json.dumps(headers).encode(), text]
    tap.heard["word"] += [mail.encode() for mail in word.mails]


async def _game(
    there: House, tap: Tap, ruleset: Ruleset, rng: random.Random, ways: tuple[Sink, Browser], steps: int
) -> None:
    seats, modules, options = ruleset
    people = [await Client.new(there.url) for _ in range(3)]
    wish = m.NewTable(
        name="Ann", setup=m.TableSetup(seats=seats, modules=list(modules), options=dict(options)),
        options=m.TableOptions(clock="slow", bot_level="novice", veto_seconds=1),
    )  # fmt: skip
    table = (await people[0].create(wish)).table
    for number, person in enumerate(people):
        if number:
            await person.sit(table, ("Ann", "Ben", "Cat")[number])
        await _private_things(there, table, person, number, tap, ways)
    path = f"/api/tables/{table}/intents"
    for intent in (m.FillWithBots(cid="f", level="novice"), m.Start(cid="s")):
        await people[0].request("POST", path, intent, m.Ok)
    await people[LEAVER].request("POST", path, m.Leave(cid="l"), m.Ok)
    open_rooms = there.server.rooms.open  # a room without lines leaves memory: then the game is over
    tap.over = lambda: table not in open_rooms or open_rooms[table].state.phase == "over"
    rounds = 3 if steps > 100 else 1  # of asking every route
    await _listen(
        there, tap, table, people, lambda name: Listener(tap, name, random.Random(rng.random()), steps), rounds
    )
    tap.log = [e.decode_entry(data) for _, data in await there.server.store.read(table)]
    first = tap.log[0]
    assert isinstance(first, e.Created)
    tap.until_over = [first.seed, '"compared":[', '"ground":"', '"steps":[{', '"digest":"']
    async with there.http() as stranger:
        await ask_everything(stranger, table, tap, "stranger")


async def _private_things(
    there: House, table: str, person: Client, number: int, tap: Tap, ways: tuple[Sink, Browser]
) -> None:
    """Let a person keep notes and ways to be reached, all of them marked."""
    word, browser = ways
    identity = await there.server.identities.read(person.token)
    assert identity is not None
    assert person.token is not None
    notes, hook = f"{MARK}-notes-{number}", f"{word.url}/{MARK}-hook-{number}"
    tap.secrets[str(number)] = [person.token, person.token.split(".")[1], identity.person, notes, hook]
    await person.request("PUT", f"/api/tables/{table}/notes", m.Notebook(text=notes), m.Notebook)
    await person.request("PUT", f"/api/tables/{table}/notify", m.Notify(webhook=hook), m.Notify)
    subscription = browser.subscription(f"{word.url}/{MARK}-push-{number}")
    await person.request("PUT", "/api/me/push", subscription, m.ContactInfo)
    tap.secrets[str(number)] += [subscription.endpoint, subscription.keys.auth]


async def _listen(
    there: House, tap: Tap, table: str, people: list[Client], line: Callable[[str], Listener], rounds: int
) -> None:
    """Play to the end with everybody listening."""
    async with (
        there.http(people[HTTP].token) as ben,
        there.http(people[LEAVER].token) as cat,
        there.http() as stranger,
    ):
        lines = [
            at_socket(there, table, line("0"), people[0].token, play=True),
            at_socket(there, table, line("0"), people[0].token, play=False),
            at_socket(there, table, line(str(LEAVER)), people[LEAVER].token, play=False),
            at_socket(there, table, line("spectator"), None, play=False),
            over_http(stranger, table, line("spectator"), play=False),
            over_http(ben, table, line(str(SSE)), play=True),
        ]
        playing = asyncio.gather(*lines)
        identity = await there.server.identities.read(people[LEAVER].token)
        assert identity is not None
        try:
            for _ in range(rounds):
                await ask_everything(stranger, table, tap, "stranger")
                await ask_everything(ben, table, tap, str(HTTP))
                await ask_everything(cat, table, tap, str(LEAVER))
                await operate(Path(there.server.settings.data), identity.person, table, tap)
                await asyncio.sleep(0.2)
            await asyncio.wait_for(playing, PATIENCE)
        finally:
            playing.cancel()
