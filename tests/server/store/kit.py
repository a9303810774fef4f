"""What the tests of the store share."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import ParamSpec

from tests.simulation.simulated_store import Database, SimulatedStore

from saboteur.server.store import Listing, Phase, Store, open_store

P = ParamSpec("P")


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an async test in a loop of its own, for three minutes at most."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(180):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


class OneWay(random.Random):
    """Every way takes as long, so that what is asked first arrives first, as at the real ones."""

    def expovariate(self, lambd: float = 1.0) -> float:
        return 1 / lambd


class Simulated:
    """The database of simulated nights, on real time: tests that it does what the real ones do."""

    ADDRESS = "simulated:"

    @staticmethod
    def opened() -> Store:
        """Open it as one more process."""
        if not SIMULATED:
            SIMULATED.append(Database(asyncio.get_running_loop(), OneWay(1)))
            SIMULATED[0].slowness = 1e-5
        return SimulatedStore(SIMULATED[0])


SIMULATED: list[Database] = []  # the one of this test


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Simulated.opened() if database == Simulated.ADDRESS else await open_store(database)
    try:
        yield store
    finally:
        await store.close()


async def table(store: Store, name: str = "t", *, owner: str = "me", seconds: float = 60) -> int:
    """A table with its first entry; returns the fence."""
    fence = await store.claim(name, owner, seconds)
    assert fence is not None
    await store.create(name, b"1", fence)
    return fence


def listing(
    summary: bytes = b"{}",
    *,
    phase: Phase = Phase.LOBBY,
    opened: bool = False,
    updated: float = 1000.0,
    wake: float | None = None,
) -> Listing:
    return Listing(summary=summary, phase=phase, open=opened, updated=updated, wake=wake)
