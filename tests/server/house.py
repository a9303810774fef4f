"""A server on a free port of this machine, inside the test's own event loop."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.app import Server
from saboteur.server.serving import configuration, listen
from saboteur.server.settings import Settings
from saboteur.server.timing import Clock, FastClock

GENEROUS = "100000/second"


def quick(data: Path, **changes: Any) -> Settings:
    """Settings for tests: bots answer at once, in a thread; rates are out of the way.

    A room that nobody uses stays in memory: ten minutes are five seconds by the clock that runs fast.
    """
    values: dict[str, Any] = {
        "port": 0, "data": str(data), "bot_workers": 0, "bot_delay": 0.0, "rate_intents": GENEROUS,
        "rate_table": GENEROUS, "rate_requests": GENEROUS, "rate_tables": GENEROUS, "rate_devices": GENEROUS,
        "rate_codes": GENEROUS, "rate_mails": GENEROUS, "rate_hellos": GENEROUS, "idle_minutes": 1000.0,
    }  # fmt: skip
    return msgspec.convert(values | changes, Settings)


class House:
    """A running server and its address."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/ws"

    def http(self, token: str | None = None) -> httpx.AsyncClient:
        """Return a browser-like client, perhaps somebody's; it waits longer than httpx does by itself."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60)

    async def settled(self, table: str) -> None:
        """Wait until a table's room has done everything; people hear of a step before history and lists have it."""

        async def nothing() -> None:
            pass

        await self.server.rooms.open[table].do(nothing)


@contextlib.asynccontextmanager
async def house(settings: Settings, clock: Clock | None = None) -> AsyncIterator[House]:
    """Run a server for the length of a test; its end is graceful."""
    listener = listen(settings)
    port = listener.getsockname()[1]
    server = Server(settings, clock or FastClock(120))
    server.listen_at(port, [])
    await server.open()
    config = configuration(server)
    config.timeout_graceful_shutdown = 1
    runner = uvicorn.Server(config)
    runner.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(runner.serve(sockets=[listener]))
    while not runner.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.005)
    try:
        yield House(server, f"http://127.0.0.1:{port}")
    finally:
        await server.close()
        runner.should_exit = True
        await task
        listener.close()


class Player:
    """A person at a socket who plays at random and keeps everything they were sent."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.frames: list[m.Snapshot | m.Frame] = []
        self._random = random.Random(seed)

    async def play(self, table: str) -> m.Snapshot:
        """Play to the end of the game; return the last state."""
        async with contextlib.aclosing(self.client.play(table)) as story:
            async for frame in story:
                self.frames.append(frame)
                game = frame.game
                if game is not None and game.options:
                    self.client.act(game.decision, self._random.choice(game.options))
                if game is not None and game.result is not None:
                    assert self.client.state is not None
                    return self.client.state
        raise AssertionError("the story ended before the game")
