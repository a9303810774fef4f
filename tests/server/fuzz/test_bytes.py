"""Any bytes on a connection: a clear answer or none, nothing unhandled, and the event loop is never held for long.

A watchdog on the loop measures the CPU of every callback, which a busy machine does not change. A seed sends the same
bytes again; those that found something stay in `KEPT`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from asyncio import events
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.faults.witness import no_trouble
from tests.server.fuzz.mutate import GARBAGE, STRANGE, mutated
from tests.server.house import House, house, quick

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.http.routes import ENDPOINTS

HELD = 0.1  # seconds of CPU that nothing may hold the loop for
KEPT: tuple[int, ...] = ()  # seeds that found something once
AT_ONCE = 8  # connections
PATIENCE = 0.5  # seconds in which an answer is read before the connection is left
MOST = 400_000  # bytes of a connection

ROUTES = [(one.method, one.path) for one in ENDPOINTS]
LETTERS = (
    "a",
    "\u200d",
    "e\u0301",
    "👨‍👩‍👧",
    "\u202e",
    "ﷺ",
    "Ⅷ",
    "ß",
    "\u0000",
    "\ud55c",
    "İ",
    '\\"',
    "a\u0300" * 20,
)
HEADERS = (
    "Cookie", "Accept", "Accept-Language", "Accept-Encoding", "Authorization", "Range", "If-None-Match", "Origin",
    "X-Forwarded-For", "Content-Type", "Content-Length", "Transfer-Encoding", "Connection", "Upgrade", "Expect",
    "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Extensions", "Host", "a", "Te", "Trailer",
)  # fmt: skip
VALUES = (
    "", "x", "close", "keep-alive, Upgrade", "websocket", "chunked", "gzip, chunked", "0", "-1", "10", "999999999999",
    "1e9", "100-continue", "bytes=0-,1-,2-", "application/json",
    "text/html;q=0.9,*/*;q=0.8", "de;q=0.5,en;q=0.4", "13",
    "permessage-deflate; client_max_window_bits", "dGhlIHNhbXBsZSBub25jZQ==", "Bearer x", "http://127.0.0.1",
    "\xff\xfe",
)  # fmt: skip


class Watchdog:
    """Measures what each callback of the loop takes, of the CPU."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    @contextlib.contextmanager
    def awake(self) -> Iterator[None]:
        run: Callable[[events.Handle], None] = events.Handle._run  # what the loop calls

        def measured(handle: events.Handle) -> None:
            before = time.thread_time()
            run(handle)
            spent = time.thread_time() - before
            if spent > self.longest:
                self.longest, self.what = spent, repr(handle)[:300]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(events.Handle, "_run", measured)
            yield

    def take(self) -> tuple[float, str]:
        """Return the longest since the last call, and what it was."""
        found = self.longest, self.what
        self.longest, self.what = 0.0, ""
        return found


# -- bytes from a seed


def path(rng: random.Random, tables: Sequence[str]) -> str:
    """Write a path that there is, or nearly."""
    text = rng.choice(ROUTES)[1]
    for name in ("table", "tournament", "club", "code", "person", "number", "round", "what", "language"):
        text = text.replace(f"{{{name}}}", rng.choice([*tables, "1", "x" * rng.randrange(1, 200), "%00", "..%2f"]))
    if rng.random() < 0.3:
        text += "?" + "&".join(f"{rng.choice('abseen')}={rng.randrange(10**9)}" for _ in range(rng.randrange(1, 300)))
    if rng.random() < 0.1:
        text = rng.choice(["*", "http://x/", "//", "/" + "../" * 100, "/" + "%25" * 2000, text + "/" * 500, ""])
    return text


def value(rng: random.Random, depth: int = 0) -> Any:
    """Make up something for a body."""
    draw = rng.random()
    if draw < 0.35 or depth > 4:
        return rng.choice(STRANGE)
    if draw < 0.7:
        return rng.choice(LETTERS) * rng.choice((1, 20, 500, 5000))
    if draw < 0.85:
        return [value(rng, depth + 1) for _ in range(rng.randrange(1, 30))]
    return {rng.choice(("name", "t", "cid", "setup", "modules", "x")): value(rng, depth + 1) for _ in range(4)}


KEYS = (
    "t",
    "cid",
    "name",
    "me",
    "text",
    "setup",
    "options",
    "seats",
    "modules",
    "plan",
    "preset",
    "wish",
    "position",
    "phrase",
)


def body(rng: random.Random) -> bytes:
    draw = rng.random()
    if draw < 0.6:
        said = {key: value(rng) for key in rng.sample(KEYS, rng.randrange(1, 6))}
        said |= {"name": rng.choice(LETTERS) * rng.choice((1, 8, 3000))} if rng.random() < 0.5 else {}
        return json.dumps(said, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")[:70_000]
    if draw < 0.8:
        one, other = rng.choice(("[", '{"a":', '"\\u0041', "9", "[0,")), rng.choice((100, 3000, 16_000))
        return (one * other).encode()
    return rng.choice([rng.randbytes(rng.randrange(70_000)), rng.choice(GARBAGE).encode("utf-8", "surrogatepass")])


def request(rng: random.Random, tables: Sequence[str]) -> bytes:
    """Write a request that is right, or not."""
    method = rng.choice(["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PRI", "g\xe9t", rng.choice(ROUTES)[0]])
    number = rng.choice((0, 2, 5, 90, 2000))
    lines = [f"{method} {path(rng, tables)} HTTP/{rng.choice(('1.1', '1.1', '1.1', '1.0', '2', '9.9'))}", "Host: x"]
    lines += [f"{rng.choice(HEADERS)}: {rng.choice(VALUES) * rng.choice((1, 1, 1, 50))}" for _ in range(number)]
    said = body(rng) if method in {"POST", "PUT"} or rng.random() < 0.1 else b""
    draw = rng.random()
    if said and draw < 0.2:
        size = rng.choice((1, 1, 7, 4000))
        said = b"".join(
            b"%x\r\n%b\r\n" % (len(said[at : at + size]), said[at : at + size]) for at in range(0, len(said), size)
        )
        lines += ["Content-Type: application/json", "Transfer-Encoding: chunked"]
        said += b"0\r\n\r\n"
    elif said and draw < 0.95:
        lines += ["Content-Type: application/json", f"Content-Length: {len(said)}"]
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + said


def frames(rng: random.Random, tables: Sequence[str]) -> bytes:
    """Write what comes on a socket."""
    out = [
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ]
    hello = {"t": "hello", "protocol": m.PROTOCOL, "table": rng.choice(tables)}
    if rng.random() < 0.8:
        out.append(frame(json.dumps(hello).encode()))
    for _ in range(rng.choice((1, 10, 300))):
        said = mutated(rng.choice(({"t": "say", "cid": "c", "text": "hello"}, {"t": "ping"}, hello)), rng)
        data = said if isinstance(said, bytes) else said.encode("utf-8", "surrogatepass")
        out.append(
            frame(
                data,
                rng.choice((0x81, 0x81, 0x82, 0x01, 0x80, 0x00, 0x89, 0x8A, 0x88, 0xC1, 0xF3, rng.randrange(256))),
            )
        )
    if rng.random() < 0.2:
        out.append(rng.choice((b"\x81\x80", b"\x01\x80\0\0\0\0", b"\x8a\x80\0\0\0\0")) * rng.choice((100, 20_000)))
    return b"".join(out)


def frame(data: bytes, first: int = 0x81) -> bytes:
    size = len(data)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + min(size, 65_535).to_bytes(2)
    return head + b"\0\0\0\0" + data


def bytes_of(seed: int, tables: Sequence[str]) -> list[bytes]:
    """Return what a connection is sent, in pieces."""
    rng = random.Random(f"bytes {seed}")
    draw = rng.random()
    if draw < 0.5:
        said = b"".join(request(rng, tables) for _ in range(rng.choice((1, 1, 3, 40))))
    elif draw < 0.85:
        said = frames(rng, tables)
    else:
        said = rng.choice((b"a:\r\n", b"\r\n", b"GET /", b"\x00", b"\x16\x03\x01", b"1\r\nx\r\n")) * rng.choice(
            (1, 900, 60_000)
        )
    if rng.random() < 0.3:
        mixed = bytearray(said)
        for _ in range(rng.randrange(1, 20)):
            at = rng.randrange(len(mixed) + 1)
            mixed[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(4))
        said = bytes(mixed)
    said = said[:MOST]
    size = rng.choice((1, 100, 10_000, MOST)) if len(said) < 3000 else rng.choice((1000, 10_000, MOST))
    return [said[at : at + size] for at in range(0, len(said), size)]


def made(seeds: Sequence[int], tables: Sequence[str]) -> list[list[bytes]]:
    return [bytes_of(seed, tables) for seed in seeds]


# -- sending them


async def send(port: int, pieces: Sequence[bytes]) -> None:
    """Say it, hear what is answered for a moment, and leave."""
    loop = asyncio.get_running_loop()
    with socket.socket() as own, contextlib.suppress(OSError, TimeoutError):
        own.setblocking(False)
        async with asyncio.timeout(PATIENCE):
            await loop.sock_connect(own, ("127.0.0.1", port))
            for piece in pieces:
                await loop.sock_sendall(own, piece)
                await asyncio.sleep(0)
            own.shutdown(socket.SHUT_WR)
            while await loop.sock_recv(own, 65_536):
                pass


async def alive(there: House) -> None:
    async with there.http() as http:
        assert (await http.get("/healthz")).status_code == 200


@pytest.mark.parametrize("seeds", [range(96), pytest.param(range(96, 6000), marks=pytest.mark.long)])
def test_no_bytes_hold_the_event_loop_or_end_in_an_unhandled_error(seeds: range, tmp_path: Path) -> None:
    watchdog, found = Watchdog(), []

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            port = int(there.url.rpartition(":")[2])
            ann = await Client.new(there.url)
            tables = [(await ann.create(m.NewTable(name="Ann", bots=True))).table for _ in range(2)]
            for seed in range(-AT_ONCE, 0):  # whatever is made at its first use is no stranger's doing
                await send(port, bytes_of(seed, tables))
            watchdog.take()
            every = [*KEPT, *seeds]
            for first in range(0, len(every), AT_ONCE):
                some = every[first : first + AT_ONCE]
                said = await asyncio.to_thread(made, some, tables)
                await asyncio.gather(*(send(port, one) for one in said))
                held, what = watchdog.take()
                if held > HELD:
                    found.append(f"one of {some} held the loop for {held:.3f} s of CPU: {what}")
            await alive(there)

    with watchdog.awake(), no_trouble():
        asyncio.run(story())
    assert not found, "\n".join(found)
