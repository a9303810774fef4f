"""The server lives under the filters of its systemd unit: it starts everywhere, and its bots think."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes.util
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.deploy.sandbox import rules_of
from tests.deploy.test_deploy import unit
from tests.ports import free_port
from tests.server.house import Player

from saboteur.bots.review.judge import Thoroughness
from saboteur.bots.review.verdict import Effort
from saboteur.client import Client
from saboteur.play.commentary.analysis import Analysis
from saboteur.play.game import Game
from saboteur.play.records.record import record_of
from saboteur.play.setup import Setup
from saboteur.server import messages as m

SANDBOX = Path(__file__).with_name("sandbox.py")
pytestmark = pytest.mark.skipif(
    ctypes.util.find_library("seccomp") is None or shutil.which("systemd-analyze") is None,
    reason="libseccomp and systemd-analyze are needed",
)


def sandboxed(tmp_path: Path, *, nice: bool) -> list[str]:
    """The beginning of a command that runs Python under the unit's filters, perhaps without leave to be nice."""
    rules = rules_of(unit())
    assert "setpriority" in rules["calls"]
    assert "mount" not in rules["calls"]
    if not nice:
        rules["calls"].remove("setpriority")  # as systemd's @resources has it
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(rules))
    return [sys.executable, str(SANDBOX), str(file), sys.executable]


@contextlib.asynccontextmanager
async def served(command: list[str], tmp_path: Path) -> AsyncIterator[str]:
    """A server under the filters, listening everywhere; it ends by itself when told to."""
    port = free_port()
    environment = {
        **os.environ,
        "SABOTEUR_DATA": str(tmp_path / "data"),
        "SABOTEUR_PORT": str(port),
        "SABOTEUR_HOST": "0.0.0.0",
        "SABOTEUR_BOT_DELAY": "0",
        "SABOTEUR_LOG_JSON": "true",
    }
    with (tmp_path / "log").open("wb") as log:
        serve = [*command, str(Path(sys.executable).with_name("saboteur")), "serve", "--no-browser"]
        process = subprocess.Popen(serve, env=environment, stdout=log, stderr=log)  # noqa: ASYNC220 - it starts at once
    url = f"http://127.0.0.1:{port}"
    try:
        async with asyncio.timeout(60), httpx.AsyncClient(base_url=url) as http:
            while True:
                assert process.poll() is None, (tmp_path / "log").read_text()
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/readyz")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
        yield url
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait, 30)


async def thoughts(url: str) -> dict[str, float]:
    """Bots' answers at a server by how they came about."""
    async with httpx.AsyncClient(base_url=url) as http:
        told = (await http.get("/metrics")).text
    families = text_string_to_metric_families(told)
    return {
        sample.labels["outcome"]: sample.value
        for family in families
        for sample in family.samples
        if sample.name == "saboteur_bot_thoughts_total"
    }


@pytest.mark.parametrize("nice", [True, False])
def test_bots_think_and_the_server_starts_under_the_filters_of_the_unit(tmp_path: Path, nice: bool) -> None:
    async def story() -> None:
        async with served(sandboxed(tmp_path, nice=nice), tmp_path) as url:
            ann = await Client.new(url)
            wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=4), bots=True, start=True)
            made = await ann.request("POST", "/api/tables", wish, m.TableMade)
            playing = asyncio.create_task(Player(ann, 1).play(made.table))
            async with asyncio.timeout(60):
                while not sum((await thoughts(url)).values()):  # noqa: ASYNC110 - another process
                    await asyncio.sleep(0.2)
            assert set(await thoughts(url)) == {"thought"}
            playing.cancel()

    asyncio.run(story())
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines() if line[:1] == "{"]
    assert ("bots_not_nice" in events) is not nice
    assert events.count("bots_not_nice") <= 1
    assert "adapters_unknown" in events  # AF_NETLINK is not among the unit's families


def test_the_judge_judges_where_it_may_not_be_nice(tmp_path: Path) -> None:
    game, dice = Game.new(Setup(seats=3, seed=5)), random.Random(5)
    while not game.over:
        seat = min(game.to_act)
        game.apply(seat, dice.choice(game.legal(seat)))
    spend = msgspec.json.encode(Thoroughness(standing=1, closer=1, effort=Effort(1, 1))).decode()
    done = subprocess.run(
        [*sandboxed(tmp_path, nice=False), "-m", "saboteur.bots.review.judge", spend],
        input=record_of(game).dump().encode(),
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert msgspec.json.decode(done.stdout, type=Analysis).moves
