"""A server that is killed exactly between making a step durable and telling anybody, again and again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.ports import free_port
from tests.server.faults.witness import Witness, judge
from tests.server.house import GENEROUS, quick

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m

KILLS = 3
# Dies after so many durable steps, before anything is applied, acknowledged or sent; 0: never.
DYING = """
import os, signal, sys
from saboteur.server.tables.rooms import Rooms
from saboteur.server.serving import run
from saboteur.server.settings import load

left = int(sys.argv[1])
real = Rooms.append

async def append(self, room, entries):
    global left
    await real(self, room, entries)
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

Rooms.append = append
sys.exit(run(load({}), browser=False))
"""


def start(data: Path, port: int, steps: int) -> subprocess.Popen[bytes]:
    environment = {
        **os.environ,
        "SABOTEUR_PORT": str(port),
        "SABOTEUR_DATA": str(data),
        "SABOTEUR_BOT_WORKERS": "0",
        "SABOTEUR_BOT_DELAY": "0",
        "SABOTEUR_RATE_HELLOS": GENEROUS,
        "SABOTEUR_RATE_INTENTS": GENEROUS,
        "SABOTEUR_RATE_TABLE": GENEROUS,
    }
    with (data / "log").open("ab") as log:
        return subprocess.Popen([sys.executable, "-c", DYING, str(steps)], env=environment, stdout=log, stderr=log)


async def reach(url: str) -> Client:
    """Wait until the server answers."""
    for _ in range(1200):
        with contextlib.suppress(OSError, Refusal):
            return await Client.new(url)
        await asyncio.sleep(0.05)
    raise AssertionError("the server does not start")


async def begin(url: str) -> tuple[Client, Client, str]:
    ann = await reach(url)
    ben = await Client.new(url)
    table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3)))).table
    await ben.sit(table, "Ben")
    for intent in (m.FillWithBots(cid="f"), m.Start(cid="s")):
        await ann.request("POST", f"/api/tables/{table}/intents", intent, m.Ok)
    return ann, ben, table


@pytest.mark.usefixtures("patient")
def test_what_is_durable_when_the_server_dies_is_told_and_acknowledged_later(tmp_path: Path) -> None:
    port, rng, killed = free_port(), random.Random(3), 0
    url = f"http://127.0.0.1:{port}"

    async def story() -> None:
        nonlocal killed
        process = start(tmp_path, port, 0)
        ann, ben, table = await begin(url)
        process.terminate()
        assert await asyncio.to_thread(process.wait, 60) == 0
        process = start(tmp_path, port, rng.randrange(2, 12))
        witnesses = [Witness(ann, 1), Witness(ben, 2)]
        games = asyncio.gather(*(witness.play(table) for witness in witnesses))
        try:
            while not games.done():
                await asyncio.sleep(0.02)
                if process.poll() is not None:
                    assert process.returncode == -signal.SIGKILL
                    killed += 1
                    process = start(tmp_path, port, rng.randrange(2, 12) if killed < KILLS else 0)
            finals = await games
        finally:
            games.cancel()
            process.kill()
            await asyncio.to_thread(process.wait)
        where = quick(tmp_path).database_url()
        people = await asyncio.to_thread(persons, Path(where), table)
        state = await judge(where, table, dict(zip(people, witnesses, strict=True)), finals)
        assert state.phase == "over"

    asyncio.run(story())
    assert killed == KILLS
    assert b"Traceback" not in (tmp_path / "log").read_bytes()


def persons(database: Path, table: str) -> list[str]:
    """The ids of the two people, from the log."""
    import sqlite3

    from saboteur.server.tables.log.log_entries import decode_entry
    from saboteur.server.tables.log.table_state import state_from_log

    with contextlib.closing(sqlite3.connect(database)) as con:
        rows = con.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY seq", [table]).fetchall()
    return [chair.person for chair in state_from_log(decode_entry(row[0]) for row in rows).seats if chair.person]
