"""Two releases side by side on one database: the older's processes are drained and ended, and nobody notices much.

The older one is a commit of this repository whose database is migrated by this one: what hosts do who upgrade.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import tarfile
import time
from pathlib import Path

import asyncpg
import pytest
from tests.ports import free_port
from tests.server.lines import Line
from tests.server.test_processes import ROOT, server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from saboteur.cli import run
from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.store import open_store
from saboteur.server.tables.log import log_entries as e

OLDER = os.environ.get("SABOTEUR_TEST_OLDER", "dd71113c")  # of the store before `0012_company`
LONGEST = 5.0  # seconds without a connection
TABLES, SEATS = 4, 3
LOOK = 0.5  # seconds between two looks of the proxy at who is ready

pytestmark = pytest.mark.long


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """The sources of the release before."""
    archive = tmp_path / "older.tar"
    done = subprocess.run(
        ["git", "-C", ROOT, "archive", "--output", archive, OLDER, "src"], capture_output=True, check=False
    )
    if done.returncode != 0:
        pytest.skip(f"the commit {OLDER} is not in this clone")
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path / "older", filter="data")
    return tmp_path / "older" / "src"


class Proxy:
    """Leads each connection to a process that says it is ready, in turn; what is open stays where it is."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self.ready: list[int] = []
        self._turn = itertools.count()

    async def look(self) -> None:
        while True:
            self.ready = [port for port in self.ports if await _is_ready(port)]
            await asyncio.sleep(LOOK)

    async def until(self, port: int, *, ready: bool) -> None:
        """Wait until a process is ready, or no more, as far as the proxy knows."""
        while (port in self.ready) is not ready:  # noqa: ASYNC110 -- as a proxy finds out
            await asyncio.sleep(0.1)

    async def lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.ready:
            with contextlib.suppress(OSError):
                ready = self.ready
                there = await asyncio.open_connection("127.0.0.1", ready[next(self._turn) % len(ready)])
                await asyncio.gather(_pipe(reader, there[1]), _pipe(there[0], writer))
                return
        writer.close()


async def _is_ready(port: int) -> bool:
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        async with asyncio.timeout(3):
            answer = await reader.read()
        writer.close()
    except (OSError, TimeoutError):
        return False
    return answer.startswith(b"HTTP/1.1 200")


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


class Talker:
    """Somebody at a table who says something all the time, and comes back when the connection ends, as pages do."""

    def __init__(self, url: str, client: Client, table: str, name: str) -> None:
        self._url = f"{url.replace('http', 'ws')}/ws?table={table}"
        self._hello = m.Hello(protocol=m.PROTOCOL, table=table, token=client.token)
        self._cids = (f"{name}-{number}" for number in itertools.count())
        self._waiting: str | None = None  # what is not answered yet
        self._lost = time.monotonic()
        self.acknowledged: dict[str, int] = {}
        self.longest = 0.0  # seconds without a connection over which something was answered

    async def talk(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(self._url, max_size=None, open_timeout=3) as socket:
                    await self._talk_over(Line(socket))
            await asyncio.sleep(0.3)

    async def _talk_over(self, line: Line) -> None:
        await line.say(self._hello)
        while True:
            cid = self._waiting = self._waiting or next(self._cids)
            said = await asyncio.wait_for(line.ask_or_end(m.Speak(cid=cid, claim=m.Feel("wait"))), 60)
            if isinstance(said, m.Restart | m.Bye):
                await asyncio.sleep(getattr(said, "retry_after", 0.0))
                return
            if isinstance(said, m.Ok):
                self.acknowledged[cid], self._waiting = said.seq, None
                self.longest = max(self.longest, time.monotonic() - self._lost)
                self._lost = time.monotonic()
            elif said.code not in {"unavailable", "read_along", "too_fast", "busy"}:
                raise AssertionError(said)
            await asyncio.sleep(0.1)


async def upgrade(
    proxy: Proxy, database: str, name: str, olds: dict[int, subprocess.Popen[bytes]], fresh: int
) -> None:
    """As docs/operations.md says: a new one is ready, an old one is drained, and ends when nobody is there."""
    proxy.ports.append(fresh)
    await proxy.until(fresh, ready=True)
    assert await asyncio.to_thread(run, ["admin", "drain", name, "--database", database]) == 0
    while not (gone := olds.keys() - set(proxy.ready)):  # noqa: ASYNC110 -- as a proxy finds out
        await asyncio.sleep(0.1)
    await asyncio.sleep(3.0)
    (port,) = gone
    process = olds.pop(port)
    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, 60) == 0
    proxy.ports.remove(port)


async def names(database: str) -> list[str]:
    """Return how the processes call themselves; asked by hand, since this release would migrate the database."""
    con = await asyncpg.connect(database)
    try:
        return [row["owner"] for row in await con.fetch("SELECT owner FROM owners ORDER BY owner")]
    finally:
        await con.close()


def test_nobody_is_without_a_connection_for_long_while_all_processes_are_replaced_by_those_of_this_release(
    older: Path, tmp_path: Path, postgres_database: str
) -> None:
    database, ports = postgres_database, [free_port() for _ in range(4)]
    shared = {"database": database, "secret": "the same for all of them"}
    proxy, talkers = Proxy(), list[Talker]()
    for number in range(4):
        (tmp_path / str(number)).mkdir()

    def started(number: int) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
        return server(tmp_path / str(number), ports[number], **shared)

    async def seated(url: str) -> list[str]:
        """Open tables through the proxy, where people begin to talk."""
        tables = []
        for number in range(TABLES):
            people = [await Client.new(url) for _ in range(SEATS)]
            setup, options = m.TableSetup(seats=SEATS), m.TableOptions(clock="none")
            made = await people[0].create(m.NewTable(name="Ann", setup=setup, options=options))
            for seat, one in enumerate(people[1:]):
                await one.sit(made.table, f"Guest {seat}")
            await people[0].request("POST", f"/api/tables/{made.table}/intents", m.Start(cid="start"), m.Ok)
            talkers.extend(Talker(url, one, made.table, f"t{number}s{seat}") for seat, one in enumerate(people))
            tables.append(made.table)
        return tables

    async def story(stack: contextlib.ExitStack) -> list[str]:
        with pytest.MonkeyPatch.context() as patch:  # the older sources go before ours there
            patch.setenv("PYTHONPATH", str(older))
            patch.setenv("SABOTEUR_PURE", "1")
            olds = {ports[one]: await asyncio.to_thread(stack.enter_context, started(one)) for one in (0, 1)}
        proxy.ports = ports[:2]
        looking = asyncio.create_task(proxy.look())
        gate = await asyncio.start_server(proxy.lead, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{gate.sockets[0].getsockname()[1]}"
        for port in ports[:2]:
            await proxy.until(port, ready=True)
        tables = await seated(url)
        talking = [asyncio.create_task(one.talk()) for one in talkers]
        await asyncio.sleep(3.0)
        for number, name in zip((2, 3), await names(database), strict=True):
            await asyncio.to_thread(stack.enter_context, started(number))  # the first one migrates the database
            await upgrade(proxy, database, name, olds, ports[number])
        await asyncio.sleep(3.0)
        for task in (*talking, looking):
            task.cancel()
        ended = await asyncio.gather(*talking, return_exceptions=True)
        assert not [one for one in ended if not isinstance(one, asyncio.CancelledError)]
        gate.close()
        return tables

    with contextlib.ExitStack() as stack:
        tables = asyncio.run(asyncio.wait_for(story(stack), 300))
    asyncio.run(_all_said(database, tables, talkers))
    for number in (2, 3):
        assert b"Traceback" not in (tmp_path / str(number) / "log").read_bytes()
    assert max(one.longest for one in talkers) <= LONGEST, [round(one.longest, 1) for one in talkers]


async def _all_said(database: str, tables: list[str], talkers: list[Talker]) -> None:
    """Whatever was acknowledged is in the logs, once, where it was said to be."""
    store = await open_store(database)
    try:
        said: dict[str, list[int]] = {}
        for table in tables:
            for seq, data in await store.read(table):
                entry = e.decode_entry(data)
                if isinstance(entry, e.Claimed):
                    said.setdefault(entry.cid, []).append(seq)
    finally:
        await store.close()
    for one in talkers:
        assert len(one.acknowledged) > 20
        assert {cid: said[cid] for cid in one.acknowledged} == {cid: [seq] for cid, seq in one.acknowledged.items()}
