"""Whoever is slow in the outside world holds up nobody but themselves, and not the server's end."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator

import pytest

from saboteur.server.limits.bounds import IN_A_LANE, LANES_WAITING
from saboteur.server.people import host_lanes
from saboteur.server.people.host_lanes import Lanes, in_thread
from saboteur.server.people.outgoing import post


@contextlib.asynccontextmanager
async def dripping() -> AsyncIterator[str]:
    """A host that answers a byte at a time, for ever."""
    writers = []

    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        with contextlib.suppress(ConnectionError):
            while not writer.is_closing():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.02)

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    finally:
        server.close()
        for writer in writers:
            writer.transport.abort()


def test_a_slow_host_holds_up_nobody_else_and_is_then_left_alone() -> None:
    async def story() -> None:
        all_lanes, others, slow_began = Lanes(patience=1.0), asyncio.Event(), 0

        async def slow() -> None:
            nonlocal slow_began
            slow_began += 1
            await post(url, b"{}", {}, anywhere=True)

        async def good() -> None:
            others.set()

        async with dripping() as url:
            for _ in range(50):
                assert all_lanes.put("slow", slow)
            assert all_lanes.put("good", good)
            async with asyncio.timeout(0.8):
                await others.wait()
            async with asyncio.timeout(10):
                while all_lanes.put("slow", slow):  # noqa: ASYNC110 - there is nothing to wait for
                    await asyncio.sleep(0.1)
            assert slow_began == IN_A_LANE, "what waited for the slow host was dropped"
            assert all_lanes.put("good", good)
        all_lanes.close()

    asyncio.run(story())


def test_the_end_waits_for_no_host_and_no_name() -> None:
    async def story() -> None:
        all_lanes = Lanes()
        async with dripping() as url:
            all_lanes.put("drip", lambda: post(url, b"{}", {}, anywhere=True))
            all_lanes.put("name", lambda: in_thread(time.sleep, 30))
            await asyncio.sleep(0.3)
            all_lanes.close()

    began = time.monotonic()
    asyncio.run(story())
    assert time.monotonic() - began < 8


def test_threads_that_wait_for_somebody_else_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_lanes, "_threads", threading.BoundedSemaphore(1))

    async def story() -> None:
        first = asyncio.create_task(in_thread(time.sleep, 0.3))
        await asyncio.sleep(0)
        with pytest.raises(BlockingIOError):
            await in_thread(time.sleep, 0)
        await first
        await in_thread(time.sleep, 0)

    asyncio.run(story())


def test_what_waits_is_bounded() -> None:
    async def story() -> None:
        all_lanes = Lanes()
        taken = sum(all_lanes.put("one", lambda: asyncio.sleep(9)) for _ in range(LANES_WAITING + 50))
        assert taken == LANES_WAITING + IN_A_LANE
        assert all_lanes.full
        all_lanes.close()

    asyncio.run(story())
