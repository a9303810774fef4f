"""The server as a process: killed hard again and again, played by the example bot."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.ports import free_port
from tests.server.house import GENEROUS, Player
from tests.server.lines import Line
from tests.server.test_games import check_story
from websockets.asyncio.client import connect

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m

ROOT = Path(__file__).resolve().parents[2]
START = "import sys; from saboteur.server.serving import run; from saboteur.server.settings import load; "
START += "sys.exit(run(load({}), browser=False))"


@contextlib.contextmanager
def server(data: Path, port: int, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server process of its own; killed at the end if it still runs."""
    environment = {
        **os.environ,
        "SABOTEUR_PORT": str(port),
        "SABOTEUR_DATA": str(data),
        "SABOTEUR_BOT_WORKERS": "0",
        "SABOTEUR_BOT_DELAY": "0.01",
        "SABOTEUR_RATE_HELLOS": GENEROUS,
        "SABOTEUR_RATE_INTENTS": GENEROUS,
        **{f"SABOTEUR_{name.upper()}": value for name, value in settings.items()},
    }
    with (data / "log").open("ab") as log:
        process = subprocess.Popen([sys.executable, "-c", START], env=environment, stdout=log, stderr=log)
    try:
        for _ in range(1200):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1):
                break
            assert process.poll() is None, (data / "log").read_text()
            time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there: ./run places compiled rules at a start")
def test_a_server_told_to_start_again_keeps_its_socket_and_its_games(tmp_path: Path) -> None:
    """./run sends SIGUSR2 when the rules are compiled: nobody is refused, and no game is lost."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"

    async def play(process: subprocess.Popen[bytes]) -> None:
        client = await Client.new(url)
        made = await client.create(m.NewTable(name="Ann", bots=True, start=True))
        process.send_signal(signal.SIGUSR2)
        while (tmp_path / "log").read_text().count("Saboteur is open at") < 2:
            _, writer = await asyncio.open_connection("127.0.0.1", port)  # at any time: never refused
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
            await asyncio.sleep(0.02)
        async with contextlib.aclosing(client.play(made.table)) as frames:
            frame = await anext(frames)
        assert frame.game is not None
        assert frame.game.result is None

    with server(tmp_path, port) as process:
        asyncio.run(asyncio.wait_for(play(process), 60))
        assert process.poll() is None


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
@pytest.mark.parametrize("order", [(signal.SIGUSR2, signal.SIGTERM), (signal.SIGTERM, signal.SIGUSR2)])
def test_a_server_that_is_told_to_stop_stops_whatever_else_it_is_told(
    tmp_path: Path, order: tuple[signal.Signals, ...]
) -> None:
    with server(tmp_path, free_port()) as process:
        for number in order:
            process.send_signal(number)
        assert process.wait(60) == 0
    assert (tmp_path / "log").read_text().count("Saboteur is open at") == 1


def test_a_game_survives_being_killed_again_and_again(tmp_path: Path) -> None:
    """Whatever was acknowledged is there, nothing twice, and the story has no gap; then the game ends."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    acknowledged: dict[str, int] = {}

    async def play_until_killed(client: Client, table: str, process: subprocess.Popen[bytes]) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as socket_:
            line = Line(socket_)
            await line.say(m.Hello(protocol=m.PROTOCOL, table=table, token=client.token))
            for cid, seq in list(acknowledged.items()):
                again = await line.ask(m.Leave(cid=cid))  # any intent: the id alone must bring the first answer
                assert again == m.Ok(cid=cid, seq=seq)
            done = 0
            while done < 4:
                while line.game is None or not line.game.options:
                    await line.hear()
                game = line.game
                cid = f"d{game.decision}"
                answer = await line.ask(m.Act(cid=cid, decision=game.decision, action=game.options[0]))
                if isinstance(answer, m.Ok):
                    acknowledged[cid] = answer.seq
                    done += 1
                while line.game is game:
                    await line.hear()
            await line.say(m.Speak(cid=f"last{len(acknowledged)}", claim=m.Feel("wait")))
            process.send_signal(signal.SIGKILL)  # between commit and send, or before, or after

    async def opening() -> tuple[Client, str]:
        client = await Client.new(url)
        wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), bots=True, start=True)
        return client, (await client.create(wish)).table

    with server(tmp_path, port) as process:
        client, table = asyncio.run(opening())
        asyncio.run(play_until_killed(client, table, process))
        process.wait()
    for _ in range(2):
        with server(tmp_path, port) as process:
            asyncio.run(play_until_killed(client, table, process))
            process.wait()
    with server(tmp_path, port) as process:
        player = Player(client, 1)
        last = asyncio.run(asyncio.wait_for(player.play(table), 180))
        check_story(player.frames, last)
        assert len(acknowledged) == 12
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
    assert b"Traceback" not in (tmp_path / "log").read_bytes()


def test_the_owner_of_a_game_is_killed_and_another_process_goes_on_with_it(
    tmp_path: Path, postgres_database: str, redis_url: str
) -> None:
    """The player sits at the process that survives: what was acknowledged stays, and the story has no gap."""
    ports = (free_port(), free_port())
    shared = {"database": postgres_database, "redis": redis_url, "secret": "the same for all", "bot_delay": "0.05"}
    urls = [f"http://127.0.0.1:{port}" for port in ports]

    async def story(owner: subprocess.Popen[bytes]) -> None:
        ann = await Client.new(urls[0])
        wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=4), bots=True, start=True)
        table = (await ann.create(wish)).table
        player = Player(Client(urls[1], ann.token), 1)
        playing = asyncio.create_task(player.play(table))
        while len(player.frames) < 12:
            await asyncio.sleep(0.02)
            assert not playing.done()
        owner.send_signal(signal.SIGKILL)
        before = player.frames[-1].seq
        check_story(player.frames, await asyncio.wait_for(playing, 180))
        assert player.frames[-1].seq > before

    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with server(tmp_path / "one", ports[0], **shared) as owner, server(tmp_path / "two", ports[1], **shared):
        asyncio.run(story(owner))
        assert owner.wait() == -signal.SIGKILL
    assert b"Traceback" not in (tmp_path / "two" / "log").read_bytes()


def test_a_process_that_stood_still_for_longer_than_its_lease_gives_its_table_up(
    tmp_path: Path, postgres_database: str, redis_url: str
) -> None:
    """A move that is stuck there is made at another process meanwhile: it counts once, and nobody hears of two."""
    ports = (free_port(), free_port())
    shared = {"database": postgres_database, "redis": redis_url, "secret": "the same for all"}
    urls = [f"http://127.0.0.1:{port}" for port in ports]

    async def made_elsewhere(ann: Client, table: str, move: m.Act) -> m.Ok:
        while True:
            try:
                done: m.Ok = await ann.request("POST", f"/api/tables/{table}/intents", move, m.Ok)
            except Refusal as refusal:
                if refusal.code not in {"elsewhere", "unavailable"}:
                    raise
                await asyncio.sleep(0.1)
            else:
                return done

    async def story(owner: subprocess.Popen[bytes]) -> None:
        ann = await Client.new(urls[0])
        wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), bots=True, start=True)
        table = (await ann.create(wish)).table
        hello = m.Hello(protocol=m.PROTOCOL, table=table, token=ann.token)
        async with connect(f"ws://127.0.0.1:{ports[0]}/ws", max_size=None) as socket:
            line = Line(socket)
            await line.say(hello)
            while line.game is None or not line.game.options:
                await line.hear()
            move = m.Act(cid="stuck", decision=line.game.decision, action=line.game.options[0])
            owner.send_signal(signal.SIGSTOP)
            await line.say(move)
            done = await made_elsewhere(Client(urls[1], ann.token), table, move)
            owner.send_signal(signal.SIGCONT)
            heard = len(line.got)
            assert (await line.hear_a(m.Bye)).resume
            assert not [one for one in line.got[heard:] if isinstance(one, m.Ok | m.Frame)]
        for port in ports:
            async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as socket:
                line = Line(socket)
                await line.say(hello)
                assert (await line.hear_a(m.Snapshot)).seq >= done.seq
                assert await line.ask(m.Leave(cid="stuck")) == done  # any intent: its id brings the first answer

    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with server(tmp_path / "one", ports[0], **shared) as owner, server(tmp_path / "two", ports[1], **shared):
        try:
            asyncio.run(asyncio.wait_for(story(owner), 180))
        finally:
            owner.send_signal(signal.SIGCONT)
    for name in ("one", "two"):
        assert b"Traceback" not in (tmp_path / name / "log").read_bytes()


EXAMPLE = ("examples/bot.py",)
SEAT = ("-m", "saboteur", "seat", "--bot", "steady", "--join")


@pytest.mark.parametrize("words", [EXAMPLE, SEAT], ids=["example", "level"])
def test_a_bot_joins_by_code_and_plays_to_the_end(words: tuple[str, ...], tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path, port):

        async def host() -> tuple[m.TableMade, Client]:
            ann = await Client.new(f"http://127.0.0.1:{port}")
            return await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3))), ann

        async def play(ann: Client, table: str) -> None:
            for intent in (m.FillWithBots(cid="f"), m.Start(cid="s")):
                await ann.request("POST", f"/api/tables/{table}/intents", intent, m.Ok)
            await asyncio.wait_for(Player(ann, 1).play(table), 180)

        def joined(ann: Client) -> bool:
            found: m.TableList = asyncio.run(ann.request("GET", "/api/tables", None, m.TableList))
            return any(line.taken == 2 for line in found.tables)

        made, ann = asyncio.run(host())
        command = [sys.executable, *words, ann.url, made.code]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as bot:
            end = time.monotonic() + 120
            while not joined(ann):
                assert bot.poll() is None
                assert time.monotonic() < end, "the bot does not come"
                time.sleep(0.05)
            asyncio.run(play(ann, made.table))
            output, _ = bot.communicate(timeout=60)
        assert b"game is over" in output
