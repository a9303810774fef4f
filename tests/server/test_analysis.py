"""The judge on the server: only after the game, made once, kept, and behind everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import House, Player, house, quick
from tests.server.test_story import table_with_bots

from saboteur.bots.review.judge import Thoroughness
from saboteur.bots.review.verdict import Effort
from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.play.commentary.analysis import VERSION, Analysis
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.finished import judging
from saboteur.server.finished.judging import HOLDER, KEY, Judges
from saboteur.server.tables.log.table_state import RoomState

QUICK = Thoroughness(standing=2, closer=2, effort=Effort(8, 8))


async def code_of(asked: Awaitable[Any]) -> str:
    """Return the code of a refusal."""
    with pytest.raises(Refusal) as refused:
        await asked
    return str(refused.value.code)


async def judged(client: Client, table: str) -> Analysis:
    """Ask until the judge has an answer, as a page does."""
    async with asyncio.timeout(120):
        while True:
            found = await client.request("GET", f"/api/tables/{table}/analysis", None, m.JudgedGame)
            if found.analysis is not None:
                return found.analysis


def test_a_game_is_judged_when_it_is_over_once_and_for_all(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        there.server.judges.thoroughness = QUICK
        ann, table = await table_with_bots(there, seats=3)
        assert await code_of(ann.request("GET", f"/api/tables/{table}/analysis")) == "not_over"
        await Player(ann, 1).play(table)
        stranger = await Client.new(there.url)
        first, second = await asyncio.gather(judged(ann, table), judged(stranger, table))
        assert first == second
        raw = await stranger.request("GET", f"/api/tables/{table}/file", None, dict)
        record = Record.load(msgspec.json.encode(raw))
        assert {move.step for move in first.moves} <= set(range(1, len(record.actions) + 1))
        kept = await there.server.store.notes(table, HOLDER)
        assert msgspec.json.decode(kept[KEY], type=Analysis) == first
        there.server.judges.thoroughness = Thoroughness(standing=1_000_000)  # nothing is judged again
        assert await judged(ann, table) == first
        marked = msgspec.structs.replace(first, version=-1)
        await there.server.store.put_note(table, HOLDER, KEY, msgspec.json.encode(marked))
        assert await judging.kept_analysis(there.server.store, table) is None  # another version's would be made again

    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            await story(there)

    asyncio.run(run())


def test_an_operator_can_switch_the_judge_off_and_what_was_judged_before_is_still_shown(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann, table = await table_with_bots(there, seats=3)
        await Player(ann, 1).play(table)
        assert await code_of(ann.request("GET", f"/api/tables/{table}/analysis")) == "judge_off"
        before = Analysis(VERSION, [], [], [], [], [], False)
        await there.server.store.put_note(table, HOLDER, KEY, msgspec.json.encode(before))
        assert await judged(ann, table) == before

    async def run() -> None:
        async with house(msgspec.structs.replace(quick(tmp_path), judge=False)) as there:
            await story(there)

    asyncio.run(run())


class Notes:
    """A store that keeps nothing."""

    async def notes(self, _table: str, _holder: str) -> dict[str, bytes]:
        """Return nothing."""
        return {}

    async def put_note(self, _table: str, _holder: str, _key: str, _note: bytes) -> None:
        """Forget it."""


class OverState:
    """As much of a finished table as the judge asks for."""

    def __init__(self, table: str) -> None:
        self.table = table


def test_an_address_has_few_games_waiting_and_others_are_served_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    gate = asyncio.Event()

    async def note(record: str, _: Thoroughness) -> str:
        await gate.wait()
        order.append(record)
        return record

    monkeypatch.setattr(judging, "judge", note)
    monkeypatch.setattr(judging, "finished", lambda *_: None)
    monkeypatch.setattr(judging, "record_with_talk", lambda state, _: state.table)

    async def run() -> None:
        judges, store = Judges(), Notes()

        async def ask(table: str, address: str) -> object:
            state: RoomState = OverState(table)  # type: ignore[assignment]  # a stand-in
            return await judges.ask(store, state, address)  # type: ignore[arg-type]  # a stand-in

        one = [asyncio.ensure_future(ask(f"a{i}", "1.1.1.1")) for i in range(4)]
        while len(judges._tasks) < len(one):  # noqa: ASYNC110 - until all stand in line
            await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await ask("a4", "1.1.1.1")
        assert refused.value.code == "busy"
        other = asyncio.ensure_future(ask("b0", "2.2.2.2"))
        while len(judges._tasks) < 5:  # noqa: ASYNC110 - until all stand in line
            await asyncio.sleep(0)
        gate.set()
        assert await other == "b0"
        assert await asyncio.gather(*one) == ["a0", "a1", "a2", "a3"]
        assert order.index("b0") <= 2  # whoever comes from elsewhere does not wait for all of them
        assert await ask("a4", "1.1.1.1") == "a4"
        await judges.close()

    asyncio.run(run())


def test_a_judge_ends_with_the_server_and_a_judge_that_fails_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        judges, store = Judges(), Notes()
        state: RoomState = OverState("a")  # type: ignore[assignment]  # a stand-in
        asked = asyncio.ensure_future(judges.ask(store, state, "1.1.1.1"))  # type: ignore[arg-type]  # a stand-in
        while not judges._tasks:  # noqa: ASYNC110 - until it stands in line
            await asyncio.sleep(0)
        await judges.close()
        with pytest.raises(asyncio.CancelledError):
            await asked
        monkeypatch.setattr(judging.sys, "executable", "/bin/false")  # type: ignore[attr-defined]  # what it starts
        with pytest.raises(Refusal) as refused:
            await judges.ask(store, state, "1.1.1.1")  # type: ignore[arg-type]  # a stand-in
        assert refused.value.code == "unavailable"

    record = record_of(Game.new(Setup(seats=3, seed=1)), unfinished=True)
    monkeypatch.setattr(judging, "finished", lambda *_: None)
    monkeypatch.setattr(judging, "record_with_talk", lambda *_: record)
    asyncio.run(run())
