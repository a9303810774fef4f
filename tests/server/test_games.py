"""Whole games over real sockets and over plain HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from tests.server.house import House, Player, house, quick

from saboteur.client import Client, apply_frame
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.tables.delivery.connection import Connection

GAMES = [("base", 5), ("saboteur2", 4), ("everything", 5)]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytearray]:
    """Every byte that any line was sent, by person."""
    found: dict[str, bytearray] = {}
    real = Connection.send

    def send(self: Connection, data: bytes) -> None:
        found.setdefault(self.person, bytearray()).extend(data)
        real(self, data)

    monkeypatch.setattr(Connection, "send", send)
    return found


async def two_at_a_table(there: House, preset: str, seats: int) -> tuple[Client, Client, str]:
    """Ann opens a table, Bob joins by its code."""
    ann, bob = await Client.new(there.url), await Client.new(there.url)
    wish = m.NewTable(name="Ann", preset=preset, setup=m.TableSetup(seats=seats))
    made = await ann.create(wish)
    assert await bob.join(made.code.lower(), "Bob") == made.table
    return ann, bob, made.table


async def begin(ann: Client) -> None:
    """Fill the table with bots and begin, as soon as Ann is connected."""
    for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start")):
        answer = await ann.send(intent)
        assert isinstance(answer, m.Ok), answer


def check_story(frames: list[m.Snapshot | m.Frame], last: m.Snapshot) -> None:
    """A snapshot, then frames without a gap, which fold into the last state."""
    first, *rest = frames
    assert isinstance(first, m.Snapshot)
    state = first
    for frame in rest:
        assert isinstance(frame, m.Frame)
        state = apply_frame(state, frame)
    assert state == msgspec.structs.replace(last, pad="")


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_two_people_and_bots_play_a_whole_game_over_sockets(
    preset: str, seats: int, tmp_path: Path, sent: dict[str, bytearray]
) -> None:
    async def game() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob, table = await two_at_a_table(there, preset, seats)
            eve = Player(await Client.new(there.url), 3)
            people = [Player(ann, 1), Player(bob, 2), eve]
            tasks = [asyncio.create_task(person.play(table)) for person in people]
            await begin(ann)
            with structlog.testing.capture_logs() as logs:
                states = await asyncio.wait_for(asyncio.gather(*tasks), 300)
            for person, state in zip(people, states, strict=True):
                check_story(person.frames, state)
            assert [state.seat for state in states] == [0, 1, None]
            assert states[0].game is not None
            assert states[0].game.view.own is not None
            assert states[2].game is not None
            assert states[2].game.view.own is None
            await check_afterwards(there, ann, table, states[0])
            record = await ann.request("GET", f"/api/tables/{table}/record", None, m.GameRecord)
            check_nothing_leaked(there, sent, logs, [ann, bob], record.seed)

    asyncio.run(game())


async def check_afterwards(there: House, ann: Client, table: str, last: m.Snapshot) -> None:
    """The record plays again to the same end, replays tell what was seen, history and statistics have it."""
    record: m.GameRecord = await ann.request("GET", f"/api/tables/{table}/record", None, m.GameRecord)
    setup = Setup(seats=record.seats, modules=record.modules, options=record.options, seed=record.seed)
    again = Game.new(setup)
    for action in record.actions:
        again.apply(action.seat, action.action)
    assert last.game is not None
    assert again.result == record.result == last.game.result
    assert setup.commitment() == record.commitment == last.lobby.commitment
    for eyes in ("0", "public", "open"):
        replay: m.Replay = await ann.request("GET", f"/api/tables/{table}/replay?eyes={eyes}", None, m.Replay)
        assert replay.total == len(record.actions) + 1
        assert len(replay.steps[0].own) == (record.seats if eyes == "open" else 0)
    tail = max(0, len(record.actions) - 4)
    late: m.Replay = await ann.request("GET", f"/api/tables/{table}/replay?eyes=0&first={tail}", None, m.Replay)
    assert late.steps[-1].view == last.game.view
    await there.settled(table)
    history: m.TableList = await ann.request("GET", "/api/me/history", None, m.TableList)
    assert [line.table for line in history.tables] == [table]
    figures: m.Statistics = await ann.request("GET", "/api/statistics", None, m.Statistics)
    assert figures.games == 2
    assert there.server.rooms.open[table].state.phase == "over"


def check_nothing_leaked(
    there: House, sent: dict[str, bytearray], logs: list[Any], clients: list[Client], seed: str
) -> None:
    """No line, log or figure has the seed, a token, or a person's id."""
    everything = b"".join(sent.values()) + repr(logs).encode() + there.server.metrics.text()
    for secret in [seed, *(client.token for client in clients), *(person for person in sent if person)]:
        assert secret.encode() not in everything


async def events(http: httpx.AsyncClient, table: str, last: int | None) -> AsyncGenerator[m.ServerMessage, None]:
    """Read server-sent events."""
    query = "" if last is None else f"?last_seq={last}"
    async with http.stream("GET", f"/api/tables/{table}/events{query}", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        async for line in answer.aiter_lines():
            if line.startswith("data: "):
                yield msgspec.json.decode(line.removeprefix("data: "), type=m.ServerMessage)


async def play_over_http(http: httpx.AsyncClient, table: str, seed: int) -> list[m.Snapshot | m.Frame]:
    """Play at random with nothing but POST and server-sent events, losing the stream now and then."""
    rng = random.Random(seed)
    story: list[m.Snapshot | m.Frame] = []
    state: m.Snapshot | None = None
    posted: list[asyncio.Task[httpx.Response]] = []
    while True:
        last = story[-1].seq if story else None
        async with contextlib.aclosing(events(http, table, last)) as stream:
            async for message in stream:
                if isinstance(message, m.Snapshot | m.Frame):
                    story.append(message)
                    state = message if isinstance(message, m.Snapshot) else apply_frame(state, message)
                    changed = isinstance(message, m.Snapshot) or message.game or message.patch
                    game = state.game if changed else None
                    if game is not None and game.result is not None:
                        await asyncio.gather(*posted)
                        return story
                    if game is not None and game.options:
                        action = rng.choice(game.options)
                        intent = m.Act(cid=secrets.token_hex(4), decision=game.decision, action=action)
                        body = msgspec.json.encode(intent)
                        kind = {"Content-Type": "application/json"}
                        post = http.post(f"/api/tables/{table}/intents", content=body, headers=kind)
                        posted.append(asyncio.create_task(post))  # answered when a veto window closes
                    if rng.random() < 0.05:
                        break


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_two_people_and_bots_play_a_whole_game_over_plain_http(preset: str, seats: int, tmp_path: Path) -> None:
    async def game() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob, table = await two_at_a_table(there, preset, seats)
            lines = [there.http(client.token) for client in (ann, bob)]
            for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start")):
                await ann.request("POST", f"/api/tables/{table}/intents", intent, m.Ok)
            stories = await asyncio.wait_for(
                asyncio.gather(*(play_over_http(http, table, seed) for seed, http in enumerate(lines))), 300
            )
            for http in lines:
                await http.aclose()
            for story in stories:
                assert [frame.seq for frame in story] == list(range(story[0].seq, story[0].seq + len(story)))

    asyncio.run(game())
