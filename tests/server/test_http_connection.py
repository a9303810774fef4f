"""What a connection may ask of the event loop and of memory before anybody has answered it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import socket
from pathlib import Path

import pytest
import structlog
from tests.server.house import House, house, quick
from tests.server.test_patience import knock, until_closed

from saboteur.server import logs
from saboteur.server.connections import http_connection
from saboteur.server.connections.http_connection import HttpConnection
from saboteur.server.limits import connection_gate
from saboteur.server.limits.bounds import (
    BODY_BYTES,
    HEAD_BYTES,
    HEAD_LINES,
    LINGER_BYTES,
    PARSED_BYTES,
    RAW_BODY_BYTES,
    REFUSALS_BORNE,
)
from saboteur.server.limits.connection_gate import ConnectionGate
from saboteur.server.limits.rate_limiter import Limiter
from saboteur.server.settings import Settings

ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
LAST = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
POST = b"POST /api/setups HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
SETUP = b'{"seats":5,"modules":["base"]}'


async def said(there: House, sent: bytes) -> bytes:
    """What somebody hears who sends this, until the server hangs up."""
    async with knock(there, sent) as own:
        return await until_closed(own)


def statuses(answer: bytes) -> list[int]:
    return [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]


def test_a_body_in_tiny_chunks_is_parsed_in_pieces_and_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fed: list[int] = []
    real = HttpConnection._feed

    def feed(self: HttpConnection, piece: bytes) -> None:
        fed.append(len(piece))
        real(self, piece)

    monkeypatch.setattr(HttpConnection, "_feed", feed)

    async def story() -> None:
        async with house(quick(tmp_path)) as there, knock(there, CHUNKED) as own:
            loop = asyncio.get_running_loop()
            with contextlib.suppress(OSError):
                await loop.sock_sendall(own, b"1\r\nx\r\n" * (2 * RAW_BODY_BYTES // 6))
            assert b"larger than" in await until_closed(own)
            async with there.http() as other:
                assert (await other.get("/healthz")).status_code == 200

    asyncio.run(story())
    assert max(fed[1:]) <= PARSED_BYTES
    assert sum(fed) < 1.1 * RAW_BODY_BYTES, "read on after the answer"


def test_whoever_sends_for_ever_after_an_early_answer_is_cut(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there, knock(there, CHUNKED) as own:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)
            loop, sent = asyncio.get_running_loop(), 0
            with contextlib.suppress(ConnectionError):
                while sent < 200 * LINGER_BYTES:
                    await asyncio.wait_for(loop.sock_sendall(own, b"1\r\nx\r\n" * 5000), 20)
                    sent += 30000
            assert sent < 200 * LINGER_BYTES

    asyncio.run(story())


def test_a_body_in_chunks_of_a_sensible_size_is_read_and_the_connection_goes_on(tmp_path: Path) -> None:
    body = (
        b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in (SETUP[:7], SETUP[7:])) + b"0\r\nX-Late: 1\r\n\r\n"
    )

    async def story() -> None:
        async with house(quick(tmp_path)) as there, knock(there, CHUNKED + body) as own:
            loop = asyncio.get_running_loop()
            first = await loop.sock_recv(own, 65536)
            assert statuses(first) == [200]
            assert b"connection: close" not in first
            await loop.sock_sendall(own, LAST)
            assert statuses(await until_closed(own)) == [200]

    asyncio.run(story())


def test_what_follows_a_body_in_chunks_before_the_answer_is_dropped_with_the_connection(tmp_path: Path) -> None:
    body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(SETUP), SETUP)

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            assert statuses(await said(there, CHUNKED + body + ASK * 3)) == [200]

    asyncio.run(story())


@pytest.mark.parametrize(
    "head",
    [b"a:\r\n" * (HEAD_LINES + 1), b"a: " + b"x" * HEAD_BYTES + b"\r\n", b"a:\r\n" * 15000],
    ids=["lines", "bytes", "both"],
)
def test_a_long_head_is_refused_before_it_is_parsed(
    head: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HttpConnection, "on_header", lambda *_: pytest.fail("parsed"))

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            answer = await said(there, b"GET / HTTP/1.1\r\n" + head + b"\r\n")
            assert statuses(answer) == [431]
            assert b'"code":"too_large"' in answer
            assert there.server.gate.turned_away["refused"] == 1

    asyncio.run(story())


def test_a_head_as_long_as_it_may_be_is_answered(tmp_path: Path) -> None:
    lines = b"a:\r\n" * (HEAD_LINES - 4)

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            assert statuses(await said(there, LAST[:-2] + lines + b"\r\n")) == [200]
            assert statuses(await said(there, b"\r\n\r\n" + LAST)) == [200], "empty lines before it do no harm"

    asyncio.run(story())


@pytest.mark.parametrize(
    "sent",
    [
        POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
        POST + b"Transfer-Encoding: gzip\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET http://x/healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"rubbish\r\n\r\n",
    ],
    ids=["length+chunks", "chunks+length", "lengths", "gzip", "star", "absolute", "connect", "bytes", "rubbish"],
)
def test_what_could_be_read_in_two_ways_or_is_no_path_is_refused_in_a_sentence(sent: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            with structlog.testing.capture_logs() as lines:
                answer = await said(there, sent + ASK)
            assert statuses(answer) == [400], "and what follows is not answered"
            assert b'"code":"malformed"' in answer
            assert lines == []

    asyncio.run(story())


def test_a_body_that_is_too_long_by_its_own_word_is_refused_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            assert statuses(await said(there, POST + b"Content-Length: %d\r\n\r\n" % (BODY_BYTES + 1))) == [413]

    asyncio.run(story())


def test_an_upgrade_that_nobody_knows_is_answered_as_a_request(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            h2c = ASK[:-2] + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
            assert statuses(await said(there, h2c + LAST)) == [200, 200]

    asyncio.run(story())


def test_pipelined_requests_are_answered_one_after_the_other_and_not_read_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            assert statuses(await said(there, ASK * 20 + LAST)) == [200] * 21
            async with knock(there) as own:
                own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await asyncio.get_running_loop().sock_sendall(own, ASK * 200_000)
                (one,) = there.server.gate.waiting
                assert isinstance(one, HttpConnection)
                assert not one._reading
                assert one.held() < 1_000_000

    asyncio.run(story())


def test_whoever_goes_on_after_being_told_is_paused_and_then_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "REFUSAL_PAUSE", 0.05)

    async def story() -> None:
        async with house(quick(tmp_path, rate_requests="3/hour")) as there:
            loop = asyncio.get_running_loop()
            before = loop.time()
            codes = statuses(await said(there, ASK * 500))
            assert codes.count(429) == REFUSALS_BORNE + 1
            assert codes[-1] == 429
            assert loop.time() - before > 0.05 * REFUSALS_BORNE

    asyncio.run(story())


def test_behind_a_proxy_nobody_pays_for_somebody_else_on_the_same_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, rate_requests="1/hour", trust_proxy=True)) as there:
            eve = ASK[:-2] + b"X-Forwarded-For: 192.0.2.1\r\n\r\n"
            ann = LAST[:-2] + b"X-Forwarded-For: 192.0.2.2\r\n\r\n"
            codes = statuses(await said(there, eve * 30 + ann))
            assert codes == [200] + [429] * 29 + [200]

    asyncio.run(story())


class Memo:
    """A transport, and its protocol, with so many bytes."""

    def __init__(self, size: int) -> None:
        self.size, self.aborted = size, False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return "192.0.2.1", 1

    def get_protocol(self) -> Memo:
        return self

    def held(self) -> int:
        return self.size

    get_write_buffer_size = held

    def abort(self) -> None:
        self.aborted = True


def test_who_keeps_the_most_memory_is_cut_first_when_all_keep_too_much() -> None:
    settings = Settings()
    door = ConnectionGate(settings, Limiter(settings), memory=1000)
    all_of_them = [Memo(size) for size in (300, 50, 700, 100)]
    for one in all_of_them:
        assert door.enter(one)  # type: ignore[arg-type]  # as much of one as it needs
    door.grown(1000 // connection_gate.WEIGHED + 1)
    assert [one.aborted for one in all_of_them] == [False, False, True, False]
    assert door.turned_away["memory"] == 1


def test_connections_that_end_leave_nothing_for_the_collector_and_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            for _ in range(3):
                await said(there, LAST)
            before = there.server.collector._ended
            gc.collect()
            gc.disable()
            try:
                for _ in range(20):
                    await said(there, ASK + LAST)
                await asyncio.sleep(0.05)
                assert sum(isinstance(one, HttpConnection) for one in gc.get_objects()) <= 2
            finally:
                gc.enable()
            assert there.server.collector._ended >= before + 20

    asyncio.run(story())


def test_files_come_from_memory_and_are_not_sent_again_to_whoever_has_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there, there.http() as browser:
            first = await browser.get("/icon.svg")
            if first.status_code == 404:
                pytest.skip("the page was not built")
            assert first.headers["content-type"] == "image/svg+xml"
            again = await browser.get("/icon.svg", headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")

    asyncio.run(story())


def test_what_libraries_log_goes_where_our_lines_go_and_is_throttled(tmp_path: Path) -> None:
    file = tmp_path / "log"
    end = logs.configure(Settings(log_file=str(file), log_json=True, log_repeats=3))
    try:
        for number in range(50):
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received %d.", number)
        logging.getLogger("asyncio").error("broken", exc_info=ValueError("x"))
    finally:
        end()
        logs.faults.clear()
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [line["source"] for line in lines] == ["uvicorn.error"] * 3 + ["asyncio"]
    assert lines[0]["said"] == "Invalid HTTP request received 0."
    assert lines[3]["error"] == "ValueError"
    logging.getLogger("uvicorn.error").warning("after the end")
    assert len(file.read_text("utf-8").splitlines()) == 4
