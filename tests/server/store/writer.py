"""A process that writes to a table as fast as it can and says which entries were acknowledged, until killed."""

from __future__ import annotations

import asyncio
import sys

from saboteur.server.store import open_store

LANES = 8
"""So many tables at the same time, so that commits are shared."""


async def write(database: str, owner: str) -> None:
    store = await open_store(database)

    async def lane(table: str) -> None:
        fence = None
        while fence is None:  # the lease of the one killed before has to run out first
            fence = await store.claim(table, owner, 0.2)
        log = await store.read(table)
        if not log:
            await store.create(table, b"1", fence)
        seq = max(len(log), 1)
        while True:
            seq += 1
            await store.append(table, seq, [f"{owner}/{seq}".encode()], fence)
            sys.stdout.write(f"{table} {seq} {owner}\n")
            sys.stdout.flush()

    await asyncio.gather(*(lane(f"t{n}") for n in range(LANES)))


if __name__ == "__main__":
    asyncio.run(write(*sys.argv[1:]))
