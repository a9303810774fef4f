"""Lines that misbehave: they cost little, harm nobody, and end."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.server.faults.witness import no_trouble
from tests.server.house import House, house, quick
from tests.server.lines import line_to
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.connections import websocket as sockets
from saboteur.server.connections import wire
from saboteur.server.connections.wire import Wire, framed
from saboteur.server.http.guard import read
from saboteur.server.http.streams import StreamConnection
from saboteur.server.limits.bounds import FAULT_PAUSE, FAULTS_BORNE, OUTBOX_BYTES, PARSED_BYTES
from saboteur.server.tables.delivery.connection import Connection

Story = Callable[[House, Client, str], Awaitable[None]]
FEW = "20/hour"


def with_a_table(tmp_path: Path, story: Story, **settings: Any) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path, **settings)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3)))).table
            await story(there, ann, table)

    with no_trouble():
        asyncio.run(asyncio.wait_for(tell(), 180))


class Rude:
    """A socket by hand, that need not read, with little room of its own."""

    def __init__(self, there: House) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setblocking(False)
        self._port = int(there.url.rpartition(":")[2])
        self._loop = asyncio.get_running_loop()

    async def hello(self, table: str, token: str | None = None) -> None:
        await self._loop.sock_connect(self.socket, ("127.0.0.1", self._port))
        await self._loop.sock_sendall(
            self.socket,
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        )
        await self.read_until(b"\r\n\r\n")
        await self.send(msgspec.json.encode(m.Hello(protocol=m.PROTOCOL, table=table, token=token)))
        await self.read_until(b'"t":"presence"')

    async def send(self, text: bytes, opcode: int = 1) -> None:
        await self._loop.sock_sendall(self.socket, masked(text, opcode))

    async def read_until(self, mark: bytes) -> bytes:
        """Read until this was said, or the other side is gone."""
        got = b""
        while mark not in got:
            more = await asyncio.wait_for(self._loop.sock_recv(self.socket, 65536), 180)
            if not more:
                break
            got += more
        return got


def masked(text: bytes, opcode: int = 1) -> bytes:
    assert len(text) < 65536
    head = b"%c%c" % (0x80 | opcode, 0x80 | len(text)) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2)
    return head + b"\0\0\0\0" + text


def lines_of(there: House, table: str) -> list[Connection]:
    return list(there.server.rooms.open[table].viewers._all)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)


def test_a_reader_who_never_reads_is_cut_off_and_its_backlog_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "CLOSE_SECONDS", 0.2)
    held: list[int] = []

    async def story(there: House, ann: Client, table: str) -> None:
        rude = Rude(there)
        await rude.hello(table)
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            (slow,) = [one for one in lines_of(there, table) if not one.person]
            for number in range(200):
                if slow.closed:
                    break
                for _ in range(20):
                    slow.send(b"x" * 8000)
                    held.append(slow.waiting()[0])
                answer = await line.ask(m.Speak(cid=f"c{number}", claim=m.Feel("yes")))
                assert isinstance(answer, m.Ok)  # nobody else notices
            assert slow.closed
            assert max(held) <= 16
            await until(lambda: len(there.server._connections) == 1)  # cut, though it never answered the goodbye
            assert slow.waiting() == (0, 0)
        rude.socket.close()

    with_a_table(tmp_path, story, outbox=16)


def test_what_waits_for_a_reader_is_bounded_in_bytes_too() -> None:
    async def story() -> None:
        line = StreamConnection("", watch=True, room_for=4096, address="")
        while not line.closed:
            line.send(b"x" * 50_000)
            assert line.waiting()[1] <= OUTBOX_BYTES + 50_000
        assert b'"slow"' in (await line.next() or b"")  # what waited is gone, the reason is there
        assert await line.next() is None

    asyncio.run(asyncio.wait_for(story(), 180))


@pytest.mark.parametrize("who", ["player", "spectator"])
def test_a_flood_is_not_read_on_and_its_line_is_closed(
    who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "FAULT_FORGIVEN", 3600.0)

    async def story(there: House, ann: Client, table: str) -> None:
        taken: list[bytes] = []

        def counted(data: bytes, reader: Any) -> Any:
            taken.append(data)
            return read(data, reader)

        rude = Rude(there)
        await rude.hello(table, ann.token if who == "player" else None)
        bob = await Client.new(there.url)
        async with line_to(there, table, bob.token) as line:
            await line.hear_a(m.Snapshot)
            with pytest.MonkeyPatch.context() as watched:
                watched.setattr(sockets, "read", counted)
                flood = asyncio.create_task(pour(rude))
                began = time.monotonic()
                for number in range(5):  # meanwhile others are served as ever
                    answer = await line.ask(m.Join(cid=f"c{number}", name="Bob"))
                    assert answer.cid == f"c{number}"
                await until(flood.done)
            assert len(taken) <= 20 + FAULTS_BORNE + 10  # what is allowed, what is borne, and ours
            assert time.monotonic() - began > 0.8 * FAULTS_BORNE * FAULT_PAUSE  # and coming back again is slow, too
        rude.socket.close()

    with_a_table(tmp_path, story, rate_intents=FEW)


async def pour(rude: Rude) -> None:
    """Send as fast as it goes, until the other side has closed."""
    burst = b"".join(masked(msgspec.json.encode(m.Say(cid=f"f{number}", text="x" * 100))) for number in range(200))
    loop = asyncio.get_running_loop()
    try:
        while True:
            await loop.sock_sendall(rude.socket, burst)
    except OSError:
        return


@pytest.mark.parametrize("opcode", [1, 9, 10])
def test_pings_are_no_way_to_flood_either(opcode: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FAULT_FORGIVEN", "PING_GAP"):  # a machine that pauses between two pings makes no difference
        monkeypatch.setattr(wire, name, 3600.0)

    async def story(there: House, _ann: Client, table: str) -> None:
        rude = Rude(there)
        await rude.hello(table)
        for _ in range(FAULTS_BORNE + 2):
            await rude.send(b'{"t":"ping"}', opcode)
        assert b'"faults"' in await rude.read_until(b'"faults"')
        rude.socket.close()

    with_a_table(tmp_path, story)


@pytest.mark.parametrize(
    "frame",
    [b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x00\x81\0\0\0\0x"],
    ids=["pongs that nobody asked for", "parts of nothing", "parts of one letter"],
)
def test_every_frame_counts_and_few_of_a_flood_are_read(
    frame: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = 0
    take = wire.Wire._frame

    def counted(line: wire.Wire, frame: Any) -> None:
        nonlocal read
        read += 1
        take(line, frame)

    monkeypatch.setattr(wire.Wire, "_frame", counted)

    async def story(there: House, ann: Client, table: str) -> None:
        rude = Rude(there)
        await rude.hello(table)
        begin = b"\x01\x80\0\0\0\0" if frame[0] == 0 else b""  # the first of the parts
        flood = begin + frame * 20_000
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(loop.sock_sendall(rude.socket, flood), 10)
        rude.socket.close()
        async with line_to(there, table, ann.token) as line:
            assert isinstance(await line.ask(m.Speak(cid="c", claim=m.Feel("yes"))), m.Ok)
        assert read < 1000

    with_a_table(tmp_path, story)


def test_faults_are_forgotten_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FAULT_FORGIVEN", 0.01)

    async def story(there: House, ann: Client, table: str) -> None:
        async with line_to(there, table, ann.token) as line:
            for _ in range(FAULTS_BORNE + 5):
                await line.say("rubbish")
                await line.hear_a(m.No)
            assert isinstance(await line.ask(m.Speak(cid="c", claim=m.Feel("yes"))), m.Ok)

    with_a_table(tmp_path, story)


def test_whoever_says_nothing_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)

    async def story(there: House, _ann: Client, _table: str) -> None:
        async with connect(there.socket_url) as line:
            assert '"no_hello"' in str(await asyncio.wait_for(line.recv(), 180))
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), 180)

    with_a_table(tmp_path, story)


def test_there_is_a_socket_at_one_path_only(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, _table: str) -> None:
        with pytest.raises(InvalidStatus) as caught:
            await connect(there.socket_url + "/else")
        assert caught.value.response.status_code == 404

    with_a_table(tmp_path, story)


def test_a_message_in_pieces_and_many_in_one_piece_are_all_taken_in_order(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        rude = Rude(there)
        await rude.hello(table, ann.token)
        said = [masked(msgspec.json.encode(m.Speak(cid=f"c{number}", claim=m.Feel("yes")))) for number in range(120)]
        whole = b"".join(said)
        assert len(whole) > 2 * PARSED_BYTES - 1000
        loop = asyncio.get_running_loop()
        for first in range(0, 200, 7):
            await loop.sock_sendall(rude.socket, whole[first : min(first + 7, 200)])
            await asyncio.sleep(0.001)
        await loop.sock_sendall(rude.socket, whole[200:])
        got = await rude.read_until(b'"cid":"c119"')
        order = [got.index(b'{"t":"ok","cid":"c%d"' % number) for number in range(120)]
        assert order == sorted(order)
        rude.socket.close()

    with_a_table(tmp_path, story)


class Written:
    """A transport that notes what is written to it, and how often."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    abort = resume_reading = pause_reading = close


class Quiet(Wire):
    """A wire on which nobody says anything."""

    def shake_hands(self, request: Any) -> Any: ...

    def take(self, data: bytes) -> None: ...

    def drop_flooder(self) -> None: ...

    def ended(self) -> None: ...


def test_a_frame_and_the_answer_to_its_intent_are_written_at_one_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[bytes] = []
    write_together = Wire.write_together

    def noted(self: Wire) -> None:
        writes.append(b"".join(self._together or []))
        write_together(self)

    monkeypatch.setattr(Wire, "write_together", noted)

    async def story(there: House, ann: Client, table: str) -> None:
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            await line.say(m.Rename(cid="c", name="Anna"))
            await line.hear_a(m.Ok)

    with_a_table(tmp_path, story)
    (both,) = [data for data in writes if b'"cid":"c"' in data]
    assert b'"t":"frame"' in both[: both.index(b'"t":"ok"')]


def test_what_is_held_back_is_written_in_order_before_the_end_and_only_once() -> None:
    async def scene() -> None:
        quiet, written = Quiet(set()), Written()
        quiet.connection_made(cast(asyncio.Transport, written))
        quiet.ws.state = State.OPEN
        quiet.write(b"before")
        quiet.hold_back()
        quiet.write(b"one")
        quiet.write(b"two")
        assert written.writes == [framed(b"before")]
        quiet.close_after_sending(1000)
        quiet.write_together()
        assert written.writes[1] == framed(b"one") + framed(b"two")
        assert len(written.writes) == 3  # and the close
        quiet.connection_lost(None)

    asyncio.run(scene())


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_of_every_length_are_written_as_others_read_them(size: int) -> None:
    data = framed(b"x" * size)
    short = data[1] & 127
    head = {126: 4, 127: 10}.get(short, 2)
    assert data[0] == 0x81
    assert (short if head == 2 else int.from_bytes(data[2:head])) == size == len(data) - head
