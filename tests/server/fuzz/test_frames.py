"""Random and mutated messages over the socket: never an unhandled exception, never a stuck room."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.faults.test_network import table_of_two
from tests.server.faults.witness import no_trouble
from tests.server.fuzz.mutate import GARBAGE, examples, mutated
from tests.server.house import House, house, quick
from tests.server.lines import Line, line_to
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.limits.bounds import FRAME_BYTES

MESSAGES = 400


async def pester(there: House, table: str, token: str | None, seed: int) -> int:
    """Send bad messages over as many lines as it takes; everything that comes back must be of the protocol."""
    rng, sent, lines = random.Random(seed), 0, 0
    while sent < MESSAGES:
        lines += 1
        assert lines < MESSAGES / 2
        async with line_to(there, table, token) as line:
            await line.hear_a(m.Welcome)
            await line.hear_a(m.Snapshot)
            try:
                for _ in range(19):  # one less than is borne
                    await line.socket.send(mutated(rng.choice(examples(line.game)), rng))
                    sent += 1
                await line.say(m.Ping())
                await line.hear_a(m.Pong)
            except ConnectionClosed as closed:
                check_end(closed)
            line.socket.transport.abort()  # a polite end would wait for all that we did not read
    return sent


def check_end(closed: ConnectionClosed) -> None:
    """The server said goodbye, or the message was no text, or too large; it did not break down (1011, 1006)."""
    assert closed.rcvd is not None, closed
    assert closed.rcvd.code in {1000, 1007, 1009}, closed


async def still_goes(line: Line) -> None:
    """The room answers at once, and a good intent is committed."""
    before = await line.ask(m.Speak(cid=f"alive{random.random()}".replace(".", ""), claim=m.Feel("yes")))
    assert isinstance(before, m.Ok), before


async def read_on(line: Line) -> None:
    while True:
        await line.socket.recv()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_bears_whatever_a_player_a_spectator_and_a_stranger_send(seed: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, ben, table = await table_of_two(there, "base,veto", 3)
            eve = await Client.new(there.url)
            async with line_to(there, table, ben.token) as watcher:
                await watcher.hear_a(m.Snapshot)
                pests = [(ann.token, seed), (eve.token, seed + 10), (None, seed + 20)]
                reading = asyncio.create_task(read_on(watcher))  # whoever does not read is cut off
                sent = await asyncio.gather(*(pester(there, table, token, one) for token, one in pests))
                assert sum(sent) >= 3 * MESSAGES
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
                await still_goes(watcher)
            room = there.server.rooms.open[table]
            assert room.task is not None
            assert not room.task.done()

    with no_trouble():
        asyncio.run(asyncio.wait_for(story(), 240))


def test_a_lobby_bears_whatever_its_host_sends(tmp_path: Path) -> None:
    async def lobby(there: House, seed: int) -> None:
        ann, ben = await Client.new(there.url), await Client.new(there.url)
        table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=4)))).table
        await pester(there, table, ann.token, seed)
        async with line_to(there, table, ben.token) as line:
            await line.hear_a(m.Snapshot)
            answer = await line.ask(m.Join(cid="in", name="Ben"))  # the host may have locked or begun
            assert isinstance(answer, m.Ok | m.No)

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            await asyncio.gather(*(lobby(there, 100 + seed) for seed in range(3)))

    with no_trouble():
        asyncio.run(asyncio.wait_for(story(), 240))


def test_the_first_message_may_be_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            rng = random.Random(5)
            hello = json.loads(msgspec.json.encode(m.Hello(protocol=m.PROTOCOL, table=table, token=ann.token)))
            firsts: list[str | bytes] = [*GARBAGE, *(mutated(hello, rng) for _ in range(80))]
            for first in firsts:
                async with connect(there.socket_url, max_size=None) as socket:
                    await socket.send(first)
                    try:
                        answer = await asyncio.wait_for(socket.recv(), 180)
                    except ConnectionClosed as closed:
                        check_end(closed)
                    else:
                        said = msgspec.json.decode(answer, type=m.ServerMessage)
                        assert isinstance(said, m.Bye | m.Welcome), (first, said)

    with no_trouble():
        asyncio.run(asyncio.wait_for(story(), 240))


def test_a_message_beyond_the_cap_ends_its_own_line_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, ben, table = await table_of_two(there)
            async with line_to(there, table, ben.token) as other, line_to(there, table, ann.token) as line:
                await line.hear_a(m.Snapshot)
                await line.say('{"t":"say","cid":"c","text":"' + "x" * FRAME_BYTES + '"}')
                with pytest.raises(ConnectionClosed) as caught:
                    await line.hear_a(m.Ok)
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1009
                await other.hear_a(m.Snapshot)
                await still_goes(other)

    with no_trouble():
        asyncio.run(asyncio.wait_for(story(), 180))
