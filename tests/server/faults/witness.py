"""People who play through faults and remember everything, and the judge who compares that with the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any

import msgspec
import pytest
import structlog

from saboteur import client as client_module
from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.store import open_store
from saboteur.server.tables.delivery.frames import snapshot
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log

PATIENCE = 240.0  # seconds for a game, on a busy machine


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that come back at once, and do not give up."""
    monkeypatch.setattr(client_module, "RETRY", 0.02)
    monkeypatch.setattr(client_module, "ATTEMPTS", 5000)


class Witness:
    """A person (or a spectator) who plays at random and remembers what was sent, answered and told."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.sent: set[str] = set()
        self.answers: dict[str, m.Ok | m.No] = {}
        self.told: list[int] = []
        self.repeated = 0
        self._decided: set[int] = set()
        self._random = random.Random(seed)
        self._over = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def play(self, table: str) -> m.Snapshot:
        """Play until the game is over and everything is answered; return the last state."""
        listening = asyncio.create_task(self._listen(table))
        over = asyncio.create_task(self._over.wait())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({listening, over}, return_when=asyncio.FIRST_COMPLETED)
                assert not listening.done(), listening.exception()
                while self._tasks:
                    await asyncio.wait(set(self._tasks))
        finally:
            for task in (listening, over, *self._tasks):
                task.cancel()
            await asyncio.gather(listening, over, *self._tasks, return_exceptions=True)
        assert self.client.state is not None
        return msgspec.structs.replace(self.client.state, pad="")

    async def _listen(self, table: str) -> None:
        async with contextlib.aclosing(self.client.play(table)) as story:
            async for frame in story:
                self.told.append(frame.seq)
                self._consider()
                if frame.game is not None and frame.game.result is not None:
                    self._over.set()

    def _consider(self) -> None:
        """Choose an option when asked; now and then talk, and repeat something that was acknowledged."""
        game = None if self.client.state is None else self.client.state.game
        if game is None or not game.options or game.decision in self._decided:
            return
        self._decided.add(game.decision)
        cid = f"a{len(self.sent)}"  # `do` has noted all before
        self.do(m.Act(cid=cid, decision=game.decision, action=self._random.choice(game.options)))
        if len(self.sent) % 7 == 0:
            self.do(m.Speak(cid=f"{cid}s", claim=m.Feel("doubt")))
        done = [old for old, answer in self.answers.items() if isinstance(answer, m.Ok)]
        if done:
            self._start(self._repeat(self._random.choice(done)))

    def do(self, intent: m.AnyIntent) -> None:
        """Send an intent; its answer may take a while."""
        self.sent.add(intent.cid)
        self._start(self._send(intent))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, intent: m.AnyIntent) -> None:
        answer = await self.client.send(intent)
        while isinstance(answer, m.No) and answer.code == "read_along":  # an older connection of ours came in late
            await self.client.take_input()
            answer = await self.client.send(intent)
        self.answers[intent.cid] = answer
        if isinstance(intent, m.Back):
            self._consider()
        elif isinstance(intent, m.Act) and isinstance(answer, m.No) and answer.code != "stale":
            self._decided.discard(intent.decision)
            if answer.code == "away":
                self.do(m.Back(cid=f"{intent.cid}b"))
            else:
                self._consider()

    async def _repeat(self, cid: str) -> None:
        """The id alone must bring the first answer, whatever is asked for."""
        if cid not in self.client._waiting:
            assert await self.client.send(m.Leave(cid=cid)) == self.answers[cid]
            self.repeated += 1


async def judge(database: str, table: str, witnesses: dict[str, Witness], finals: list[m.Snapshot]) -> RoomState:
    """Compare what people (by id; "" is a spectator) saw with what the log says."""
    store = await open_store(database, share=True)
    try:
        log = [e.decode_entry(data) for _, data in await store.read(table)]
    finally:
        await store.close()
    became = [(one.by, one.cid, seq) for seq, entry in enumerate(log, start=1) for one in _parts(entry) if one.cid]
    twice = [key for key, count in Counter((by, cid) for by, cid, _ in became).items() if count > 1]
    assert twice == []
    where = {(by, cid): seq for by, cid, seq in became}
    state = state_from_log(log)
    for (person, witness), final in zip(witnesses.items(), finals, strict=True):
        for cid, answer in witness.answers.items():
            assert where.get((person, cid)) == (answer.seq if isinstance(answer, m.Ok) else None), (cid, answer)
        if person:
            assert witness.told == list(range(witness.told[0], final.seq + 1)), (witness.told, final.seq)
        else:  # who has no seat and was away for long is shown the table instead
            assert witness.told == sorted(set(witness.told)), witness.told
        then = state_from_log(log[: final.seq])  # whoever ended first may have missed somebody's last word
        assert final == snapshot(then, then.seat_of(person))
        assert final.game is not None
        assert state.game is not None
        assert final.game.result == state.game.result is not None
    return state


def _parts(entry: e.AnyEntry) -> list[Any]:
    return [entry, *entry.answers] if isinstance(entry, e.Answered) else [entry]


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextlib.contextmanager
def no_trouble(*borne: str) -> Iterator[None]:
    """Nothing is logged as an error meanwhile, by anybody, but for these events of ours."""
    kept = _Kept()
    names = ("", "uvicorn.error", "asyncio")
    for name in names:
        logging.getLogger(name).addHandler(kept)
    try:
        with structlog.testing.capture_logs() as events:
            yield
    finally:
        for name in names:
            logging.getLogger(name).removeHandler(kept)
    assert kept.lines == [], kept.lines
    errors = [one for one in events if one["log_level"] == "error" and one["event"] not in borne]
    assert errors == [], errors
