"""A server is started again without a module that a table is played with: that table waits, the others go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.modules.stranger import HOUSE_CARD, install
from tests.ports import free_port

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m

SERVER = "import sys; from saboteur.server.serving import run; from saboteur.server.settings import load; "
SERVER += "sys.exit(run(load({}), browser=False))"


def start(data: Path, port: int, beside: Path | None) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "SABOTEUR_PORT": str(port), "SABOTEUR_DATA": str(data), "SABOTEUR_BOT_WORKERS": "0",
                   "SABOTEUR_BOT_DELAY": "0", "PYTHONPATH": str(beside or "")}  # fmt: skip
    with (data / "log").open("ab") as log:
        return subprocess.Popen([sys.executable, "-c", SERVER], env=environment, stdout=log, stderr=log)


@contextlib.asynccontextmanager
async def served(data: Path, beside: Path | None) -> AsyncIterator[str]:
    """Run a server with these packages installed, and kill it."""
    port = free_port()
    process = start(data, port, beside)
    try:
        url = f"http://127.0.0.1:{port}"
        for _ in range(600):
            with contextlib.suppress(OSError, Refusal):
                await Client.new(url)
                break
            await asyncio.sleep(0.05)
        yield url
    finally:
        process.kill()
        process.wait()


async def begun(url: str, token: str, modules: list[str]) -> str:
    """Open a table with bots, and begin."""
    ann = Client(url, token)
    setup = m.TableSetup(seats=3, modules=modules)
    return (await ann.create(m.NewTable(name="Ann", setup=setup, bots=True, start=True))).table


async def seen(url: str, token: str, table: str) -> m.Snapshot:
    """Look at a table."""
    async with contextlib.aclosing(Client(url, token).play(table)) as told:
        first = await anext(told)
    assert isinstance(first, m.Snapshot)
    return first


async def story(site: Path, data: Path) -> None:
    async with served(data, site) as url:
        token = (await Client.new(url)).token
        with_it, without = await begun(url, token, ["base", "wager"]), await begun(url, token, ["base"])
        before = await seen(url, token, with_it)
    async with served(data, None) as url:
        assert (await seen(url, token, without)).lobby.phase == "playing"
        with pytest.raises(Refusal) as refused:
            await seen(url, token, with_it)
        assert refused.value.code == "module_missing"
        assert "played with the module wager, which this server does not have now" in refused.value.sentence
    async with served(data, site) as url:
        after = await seen(url, token, with_it)
        assert after.lobby.phase == "playing"
        assert after.seq >= before.seq


def test_a_table_whose_module_was_uninstalled_waits_for_it_and_loses_nothing(tmp_path: Path) -> None:
    site, data = tmp_path / "site", tmp_path / "data"
    data.mkdir()
    asyncio.run(story(install(HOUSE_CARD, site), data))
    assert "Traceback" not in (data / "log").read_text("utf-8")
