"""The recipes of docs/host-it.md, followed: what the page says to type or to write is what runs here."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.ports import free_port
from tests.server.house import house, quick
from tests.server.services import own_redis, postgres_database, postgres_url, redis_url

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.settings import Settings

__all__ = ["own_redis", "postgres_database", "postgres_url", "redis_url"]

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/host-it.md").read_text("utf-8")
PROGRAM = "import sys; from saboteur.cli import main; sys.exit(main())"
QUICK = {"SABOTEUR_BOT_WORKERS": "0", "SABOTEUR_BOT_DELAY": "0.01", "SABOTEUR_HOST": "127.0.0.1"}


def recipe(title: str) -> str:
    """Return the first block of a recipe."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("```\n")[2].partition("```")[0]


def club_file() -> str:
    """Return what the club's recipe writes into /etc/saboteur.toml."""
    return recipe("A club of fifty").partition("<<END\n")[2].partition("\nEND\n")[0]


@contextlib.contextmanager
def served(arguments: list[str], folder: Path, **settings: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Start a server as a page says, on a free port, and wait until it is ready."""
    port = free_port()
    command = [sys.executable, "-c", PROGRAM, "serve", *arguments, "--port", str(port), "--no-browser"]
    environment = {**os.environ, **QUICK, "SABOTEUR_DATA": str(folder), **settings}
    folder.mkdir(exist_ok=True)
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        end = time.monotonic() + 120
        while time.monotonic() < end:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5):
                break
            assert process.poll() is None, (folder / "log").read_text()
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.terminate()
        process.wait(60)


async def seen(client: Client, table: str) -> m.Snapshot:
    """Come to a table; return what is there."""
    async with asyncio.timeout(120), contextlib.aclosing(client.play(table)) as frames:
        found = await anext(frames)
    assert isinstance(found, m.Snapshot)
    return found


def test_a_family_starts_one_command_and_goes_on_with_its_game_the_next_evening(tmp_path: Path) -> None:
    words = recipe("A family").split()
    assert words[0] == "./run"

    async def first(url: str) -> tuple[Client, str]:
        mother = await Client.new(url)
        table = (await mother.create(m.NewTable(name="Ann", bots=True, start=True))).table
        await seen(mother, table)
        return mother, table

    with served(words[1:], tmp_path / "data") as (url, process):
        mother, table = asyncio.run(first(url))
        process.send_signal(signal.SIGINT)
        process.wait(60)
    said = (tmp_path / "data/log").read_text()
    assert "Saboteur is open" in said
    with served(words[1:], tmp_path / "data") as (url, _):
        mother.url = url
        there = asyncio.run(seen(mother, table))
    assert there.game is not None
    assert there.lobby is not None
    assert there.lobby.phase == "playing"


async def fifty_come(settings: Settings) -> None:
    """Ten hosts open tables, and forty people from the same address find them by code, sit down, and play begins."""
    async with house(settings) as there:
        hosts = [await Client.new(there.url) for _ in range(10)]
        tables = [await host.create(m.NewTable(name="Host", setup=m.TableSetup(seats=5))) for host in hosts]
        guests = await asyncio.gather(*(Client.new(there.url) for _ in range(40)))
        found = await asyncio.gather(
            *(guest.join(tables[at % 10].code, f"Guest {at}") for at, guest in enumerate(guests))
        )
        for host, made in zip(hosts, tables, strict=True):
            await host.request("POST", f"/api/tables/{made.table}/intents", m.Start(cid="s"), m.Ok)
        people = [*zip(hosts, [made.table for made in tables], strict=True), *zip(guests, found, strict=True)]
        states = await asyncio.gather(*(seen(who, table) for who, table in people))
        assert all(state.game is not None and state.seat is not None for state in states)


def with_limits(data: Path, **changes: Any) -> Settings:
    """Settings that test nothing away: bots are quick, limits are those of the recipe or of everybody."""
    return quick(data, **{name: getattr(Settings(), name) for name in LIMITS} | changes)


LIMITS = ("rate_intents", "rate_table", "rate_requests", "rate_tables", "rate_devices", "rate_codes", "rate_hellos")


def test_fifty_people_of_a_club_come_from_one_address_within_a_minute(tmp_path: Path) -> None:
    written = tomllib.loads(club_file())
    settings = {name: value for name, value in written.items() if name not in {"public_url", "trust_proxy"}}
    asyncio.run(asyncio.wait_for(fifty_come(with_limits(tmp_path, **settings)), 120))
    assert {"rate_devices", "rate_codes"} <= settings.keys()


def test_without_the_recipes_limits_they_would_be_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="Too many"):
        asyncio.run(asyncio.wait_for(fifty_come(with_limits(tmp_path)), 120))


def test_a_clubs_server_stands_behind_its_proxy_is_backed_up_while_it_runs_and_restored(tmp_path: Path) -> None:
    config = tmp_path / "saboteur.toml"
    config.write_text(club_file())
    data, copy = tmp_path / "data", tmp_path / "copy"
    copy.mkdir()

    async def first(url: str) -> tuple[Client, str]:
        ann = await Client.new(url)
        return ann, (await ann.create(m.NewTable(name="Ann", bots=True, start=True))).table

    with served(["--config", str(config)], data) as (url, process):
        ann, table = asyncio.run(first(url))
        backup = [
            sys.executable,
            "-c",
            PROGRAM,
            "admin",
            "backup",
            str(copy / "saboteur.sqlite"),
            "--data",
            str(data),
        ]
        done = subprocess.run(backup, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        process.send_signal(signal.SIGUSR2)  # the new release is installed: it starts again
        asyncio.run(seen(ann, table))
    (copy / "secret").write_bytes((data / "secret").read_bytes())
    with served(["--config", str(config)], copy) as (url, _):
        ann.url = url
        there = asyncio.run(seen(ann, table))
        assert there.game is not None
        assert there.seat == 0


def test_people_at_one_process_play_with_people_at_another_and_one_process_may_go(
    tmp_path: Path, postgres_database: str, redis_url: str
) -> None:
    lines = [line for line in recipe("Ten thousand").splitlines() if line.startswith("saboteur serve")]
    assert len(lines) == 2
    words = [line.partition(" --port")[0].split()[2:] for line in lines]
    given = {"postgresql://…": postgres_database, "redis://…": redis_url}
    commands = [[given.get(word, word) for word in one] for one in words]
    secret = {"SABOTEUR_SECRET": "the same for all of them"}

    async def sit_down(url: str, other: str) -> tuple[Client, Client, str]:
        ann, ben = await Client.new(url), await Client.new(other)
        made = await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3)))
        await ben.join(made.code, "Ben")
        await ann.request("POST", f"/api/tables/{made.table}/intents", m.FillWithBots(cid="b"), m.Ok)
        await ann.request("POST", f"/api/tables/{made.table}/intents", m.Start(cid="s"), m.Ok)
        assert (await seen(ben, made.table)).game is not None
        return ann, ben, made.table

    with (
        served(commands[1], tmp_path / "b", **secret) as (other, _),
        served(commands[0], tmp_path / "a", **secret) as (url, process),
    ):
        ann, ben, table = asyncio.run(sit_down(url, other))
        process.kill()
        process.wait()
        ann.url = other
        for who in (ann, ben):
            there = asyncio.run(asyncio.wait_for(seen(who, table), 60))
            assert there.game is not None
            assert there.seat is not None
