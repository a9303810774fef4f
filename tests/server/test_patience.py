"""Connections that say nothing, half of something, or too little at a time; and paths that are no paths."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest
import structlog
from tests.server.house import House, house, quick

from saboteur.server.connections import http_connection
from saboteur.server.connections.http_connection import Gathered, HttpConnection
from saboteur.server.http import guard
from saboteur.server.http.pages import Files
from saboteur.server.limits.bounds import HTTP_SHARE
from saboteur.server.timing import Clock


@contextlib.asynccontextmanager
async def knock(there: House, first: bytes = b"") -> AsyncIterator[socket.socket]:
    """A bare connection that has sent this."""
    own = socket.socket()
    own.setblocking(False)
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_connect(own, ("127.0.0.1", int(there.url.rpartition(":")[2])))
        await loop.sock_sendall(own, first)
        yield own
    finally:
        own.close()


async def until_closed(own: socket.socket, seconds: float = 60) -> bytes:
    """Read until the other side hangs up."""
    got = b""
    with contextlib.suppress(ConnectionResetError):
        while more := await asyncio.wait_for(asyncio.get_running_loop().sock_recv(own, 65536), seconds):
            got += more
    return got


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /healthz HT", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: "],
    ids=["nothing", "half", "slow"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_SECONDS", 0.3)

    async def story() -> None:
        async with house(quick(tmp_path, heartbeat=1), Clock()) as there, knock(there, sent) as own:
            drip = asyncio.create_task(_drip(own)) if b"X-Long" in sent else None
            assert await until_closed(own) == b""
            if drip is not None:
                drip.cancel()
            assert there.server.gate.turned_away["waited"] == 1
            async with there.http() as other:
                assert (await other.get("/healthz")).status_code == 200

    asyncio.run(story())


async def _drip(own: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while True:
            await asyncio.get_running_loop().sock_sendall(own, b"x")
            await asyncio.sleep(0.05)


def test_a_body_that_does_not_come_is_answered_and_its_connection_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    monkeypatch.setattr(http_connection, "REQUEST_SECONDS", 0.3)
    head = b"POST /api/setups HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"

    async def story() -> None:
        async with house(quick(tmp_path, heartbeat=1), Clock()) as there, knock(there, head) as own:
            assert b"did not come within" in await until_closed(own)

    asyncio.run(story())


def test_whoever_does_not_read_an_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "STALLED_SECONDS", 0.3)
    ask = b"GET /api/openapi HTTP/1.1\r\nHost: x\r\n\r\n" * 200

    async def story() -> None:
        async with house(quick(tmp_path, heartbeat=1), Clock()) as there, knock(there) as own:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(own, ask), 2)
            async with asyncio.timeout(60):
                while not there.server.gate.turned_away["waited"]:  # noqa: ASYNC110 - nobody tells us
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_an_address_has_only_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, max_connections=3)) as there, contextlib.AsyncExitStack() as stack:
            most = 3 * HTTP_SHARE
            silent = [await stack.enter_async_context(knock(there)) for _ in range(most)]
            await asyncio.sleep(0.1)
            async with knock(there, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as one_more:
                assert await until_closed(one_more) == b""
            assert there.server.gate.turned_away["crowded"] == 1
            silent[0].close()
            async with asyncio.timeout(60):
                while len(there.server.gate) == most:  # noqa: ASYNC110 - nobody tells us
                    await asyncio.sleep(0.02)
            async with there.http() as other:
                assert (await other.get("/healthz")).status_code == 200

    asyncio.run(story())


def test_a_websocket_gives_its_connection_back_too(tmp_path: Path) -> None:
    upgrade = (
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            async with knock(there, upgrade) as own:
                assert b" 101 " in await asyncio.get_running_loop().sock_recv(own, 4096)
                assert len(there.server.gate) == 1
                assert not there.server.gate.waiting
            async with asyncio.timeout(60):
                while len(there.server.gate):  # noqa: ASYNC110 - nobody tells us
                    await asyncio.sleep(0.02)

    asyncio.run(story())


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 300, "/" + "x/" * 5000, "/assets/%2e%2e/%2e%2e/server.py", "/..%2f..%2fserver.py",
             "/%ff%fe", "/assets", "/con.", "/api/%00"]
)  # fmt: skip
def test_paths_that_are_no_paths_are_answered_and_not_logged(path: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            with structlog.testing.capture_logs() as logs:
                async with knock(
                    there, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
                ) as own:
                    answer = await until_closed(own)
            assert answer.split(b" ")[1] in {b"200", b"404"}
            assert b"import" not in answer.split(b"\r\n\r\n")[1][:200]
            assert logs == []

    asyncio.run(story())


def test_the_clients_files_and_wrong_methods_are_counted_too(tmp_path: Path) -> None:
    async def story(method: str) -> None:
        async with house(quick(tmp_path / method, rate_requests="10/hour")) as there, there.http() as stranger:
            codes: list[int] = []
            while len(codes) < 200 and 429 not in codes:
                codes.append((await stranger.request(method, "/favicon.svg")).status_code)
            assert codes[0] in {200, 404, 405}
            assert codes[-1] == 429

    for method in ("GET", "PATCH"):
        asyncio.run(story(method))


def test_files_are_found_again_when_the_client_was_built_again(tmp_path: Path) -> None:
    files = Files(tmp_path)
    assert files.get("index.html") is None
    (tmp_path / "index.html").write_text("one")
    one = files.get("index.html")
    assert one is not None
    assert (one.data, one.kind) == (b"one", "text/html")
    assert files.get("more.js") is None
    time.sleep(0.02)
    (tmp_path / "more.js").write_text("two")
    (tmp_path / "index.html").write_text("three")
    more, three = files.get("more.js"), files.get("index.html")
    assert more is not None
    assert three is not None
    assert (more.data, three.data) == (b"two", b"three")
    assert three.tag != one.tag


def test_uvicorn_has_what_our_connections_are_built_on() -> None:
    for name in ("connection_made", "connection_lost", "handle_websocket_upgrade", "on_response_complete",
                 "pause_writing", "resume_writing", "on_message_begin", "on_url", "on_header", "on_headers_complete",
                 "on_body", "on_message_complete", "_should_upgrade", "_unset_keepalive_if_required"):  # fmt: skip
        assert name in HttpConnection.__mro__[1].__dict__, f"uvicorn's connections have no {name} any more"


def test_the_head_of_an_answer_and_its_body_are_written_together_and_nothing_is_lost() -> None:
    class Plain:
        """A transport that notes what is written."""

        def __init__(self) -> None:
            self.written: list[bytes] = []
            self.closed = False

        def write(self, data: bytes) -> None:
            assert not self.closed
            self.written.append(data)

        def writelines(self, data: Iterable[bytes]) -> None:
            self.write(b"".join(data))

        def is_closing(self) -> bool:
            return self.closed

        def close(self) -> None:
            self.closed = True

    async def story() -> None:
        plain = Plain()
        line = Gathered(plain, asyncio.get_running_loop())  # type: ignore[arg-type]  # as much of one as it needs
        for data in (b"head ", b"body", b"", b"next ", b"part"):
            line.write(data)
        assert plain.written == [b"head body", b"next part"]
        line.write(b"alone")
        await asyncio.sleep(0)
        assert plain.written[2:] == [b"alone"]
        line.write(b"last")
        line.close()
        assert plain.written[3:] == [b"last"]
        assert line.is_closing()
        line.write(b"too late")
        await asyncio.sleep(0)
        assert len(plain.written) == 4

    asyncio.run(story())
