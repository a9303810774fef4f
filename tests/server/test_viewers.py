"""Those who look on: what they are told costs little, however many come and go."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from tests.server.house import House
from tests.server.lines import line_to
from tests.server.test_rooms import HELLO, with_a_table

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.limits.bounds import FRAMES_REPLAYED, FRAMES_REPLAYED_TO_WATCHERS
from saboteur.server.metrics import KEPT_SECONDS, Metrics
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.delivery.connection import goodbye
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState


def test_whoever_has_no_seat_gets_few_missed_frames_and_the_snapshot_that_was_written_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        room = there.server.rooms.open[table]
        for _ in range(FRAMES_REPLAYED):
            await room.do(lambda: room.commit([e.Claimed(at=room.now(), seat=0, claim=HELLO)]))
        written: list[object] = []
        honest = f.snapshot

        def counted(state: RoomState, viewer: f.Viewer) -> m.Snapshot:
            written.append(viewer)
            return honest(state, viewer)

        monkeypatch.setattr(f, "snapshot", counted)
        for behind in (FRAMES_REPLAYED_TO_WATCHERS, FRAMES_REPLAYED_TO_WATCHERS + 1, FRAMES_REPLAYED, 1):
            now = room.state.seq
            async with line_to(there, table, None, last=now - behind) as line:
                await line.hear_a(m.Welcome)
                if behind <= FRAMES_REPLAYED_TO_WATCHERS:
                    heard = [(await line.hear_a(m.Frame)).seq for _ in range(behind)]
                    assert heard == list(range(now - behind + 1, now + 1))
                else:
                    assert (await line.hear_a(m.Snapshot)).seq == now
        assert written == [None]  # once for both
        await room.do(lambda: room.commit([e.Claimed(at=room.now(), seat=0, claim=HELLO)]))
        async with line_to(there, table, None) as line:
            assert (await line.hear_a(m.Snapshot)).seq == room.state.seq

    with_a_table(tmp_path, story)


def test_how_many_look_on_is_told_at_once_and_then_gathered(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        async with line_to(there, table, ann.token) as line, contextlib.AsyncExitStack() as others:
            assert (await line.hear_a(m.Presence)).spectators == 0
            for number in range(1, 13):
                newcomer = await others.enter_async_context(line_to(there, table, None))
                assert (await newcomer.hear_a(m.Presence)).spectators == number
            told = [(await line.hear_a(m.Presence)).spectators]
            while told[-1] < 12:
                told.append((await line.hear_a(m.Presence)).spectators)
            assert told[0] == 1
            assert told == sorted(set(told))

    with_a_table(tmp_path, story)


def test_an_event_stream_ends_with_its_reader_or_with_its_table(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        room = there.server.rooms.open[table]
        path = f"/api/tables/{table}/events"
        async with there.http(ann.token) as http:
            async with http.stream("GET", path) as reader:
                assert reader.headers["content-type"].startswith("text/event-stream")
                assert "content-length" not in reader.headers
                assert (await anext(reader.aiter_lines())).startswith('data: {"t":"welcome"')
                assert len(room.viewers) == len(there.server.connections()) == 1
            while len(room.viewers) or there.server.connections():  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.01)
            async with http.stream("GET", path) as reader:
                lines = reader.aiter_lines()
                await anext(lines)
                room.leave(goodbye("moved", "The table is set up again."))
                rest = [line async for line in lines]
                assert '"code":"moved"' in rest[-2]
        while there.server.connections():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)

    with_a_table(tmp_path, story)


def test_figures_are_written_once_a_second_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    figures, now = Metrics(), [100.0]
    monkeypatch.setattr("saboteur.server.metrics.time.monotonic", lambda: now[0])
    figures.intents.labels("before").inc()
    assert b"before" in figures.lately()
    figures.intents.labels("after_that").inc()
    assert b"after_that" not in figures.lately()
    now[0] += KEPT_SECONDS + 0.1
    assert b"after_that" in figures.lately()
