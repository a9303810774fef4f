"""Leases and their fences, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from tests.server.store.kit import in_loop, opened, table

from saboteur.server.store import Stale
from saboteur.server.store.postgres_store import Pooled, PostgresStore


async def until(what: Callable[[], Awaitable[object]]) -> None:
    """Bounded by the test's own time limit."""
    while not await what():  # noqa: ASYNC110 -- what a database does rings no bell
        await asyncio.sleep(0.02)


@in_loop
async def test_one_owner_holds_a_table_at_a_time(database: str) -> None:
    async with opened(database) as store:
        assert await store.claim("t", "a", 60) == 1
        assert await store.claim("t", "b", 60) is None
        assert await store.owner_of("t") == "a"
        assert await store.claim("u", "b", 60) == 1
        assert await store.owner_of("nowhere") is None


@in_loop
async def test_of_many_who_claim_at_once_one_gets_it(database: str) -> None:
    async with opened(database) as store:
        fences = await asyncio.gather(*(store.claim("t", f"p{n}", 60) for n in range(10)))
        assert sorted(fence is None for fence in fences) == [False] + [True] * 9


@in_loop
async def test_a_released_table_is_free_at_once_and_its_fence_grows(database: str) -> None:
    async with opened(database) as store:
        assert await store.claim("t", "a", 60) == 1
        await store.release("t", "b")  # not b's to release
        assert await store.owner_of("t") == "a"
        await store.release("t", "a")
        assert await store.owner_of("t") is None
        assert await store.claim("t", "b", 60) == 2


@in_loop
async def test_a_lease_that_ran_out_is_taken_over_and_the_old_owner_is_stale(database: str) -> None:
    async with opened(database) as store:
        old = await table(store, owner="a", seconds=0.2)
        await store.append("t", 2, [b"2"], old)
        await until(lambda: store.claim("t", "b", 60))
        assert await store.owner_of("t") == "b"
        with pytest.raises(Stale, match="taken over"):
            await store.append("t", 3, [b"from the dead"], old)
        for refused in (store.set_code("t", "ABCDE", old), store.rewrite("t", 1, b"!", old)):
            with pytest.raises(Stale):
                await refused
        assert await store.read("t") == [(1, b"1"), (2, b"2")]
        assert await store.renew("a", ["t"], 60) == []


@in_loop
async def test_an_owner_that_claims_again_ends_its_own_old_fence(database: str) -> None:
    async with opened(database) as store:
        old = await table(store)
        new = await store.claim("t", "me", 60)
        assert new == old + 1
        with pytest.raises(Stale):
            await store.append("t", 2, [b"2"], old)
        await store.append("t", 2, [b"2"], new)


@in_loop
async def test_renewing_prolongs_what_is_still_held(database: str) -> None:
    async with opened(database) as store:
        for name, owner in [("a", "me"), ("b", "you"), ("c", "me")]:
            await store.claim(name, owner, 0.2)
        assert await store.renew("me", ["c", "b", "a", "nowhere"], 60) == ["a", "c"]
        await until(lambda: store.claim("b", "third", 60))
        assert await store.claim("a", "third", 60) is None
        assert await store.renew("me", [], 60) == []


@in_loop
async def test_a_lease_that_ran_out_but_nobody_took_is_prolonged(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store, seconds=0.01)
        await asyncio.sleep(0.05)
        assert await store.owner_of("t") is None
        await store.append("t", 2, [b"2"], fence)  # nobody else can have written
        assert await store.renew("me", ["t"], 60) == ["t"]
        assert await store.owner_of("t") == "me"
        await store.append("t", 3, [b"3"], fence)


@in_loop
async def test_two_owners_who_fight_for_a_table_write_one_story(database: str) -> None:
    """Each thinks it is theirs and tries again and again; each entry that was acknowledged is there, once."""
    async with contextlib.AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened(database))
        await table(first, owner="nobody", seconds=0.001)
        written: dict[int, bytes] = {1: b"1"}

        def owners() -> set[bytes]:
            return {entry.split()[0] for entry in written.values()} - {b"1"}

        async def process(owner: str) -> None:
            store = first
            if database.startswith("postgresql"):  # as another process would; a SQLite file has but one
                store = await stack.enter_async_context(opened(database))
            while len(written) < 40 or len(owners()) < 2:  # it has to change hands, however slow the others are
                fence = await store.claim("t", owner, 0.001)
                if fence is None:
                    await asyncio.sleep(0.001)
                    continue
                last = (await store.read("t"))[-1][0]
                for seq in range(last + 1, last + 6):
                    entry = f"{owner} {fence}".encode()
                    try:
                        await store.append("t", seq, [entry], fence)
                    except Stale:
                        break
                    assert seq not in written
                    written[seq] = entry

        async with asyncio.timeout(60):
            await asyncio.gather(process("a"), process("b"), process("c"))
        assert await first.read("t") == sorted(written.items())


@in_loop
async def test_renewing_and_claiming_do_not_hold_up_appends(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    once, deadlocks = PostgresStore._once, []

    async def counted(store: PostgresStore, use: Callable[[Pooled], Awaitable[object]]) -> object:
        try:
            return await once(store, use)
        except asyncpg.DeadlockDetectedError as error:  # after a second; then it is tried again
            deadlocks.append(error)
            raise

    monkeypatch.setattr(PostgresStore, "_once", counted)
    async with opened(database) as store:
        names = [f"t{n}" for n in range(20)]
        fences = {name: await table(store, name) for name in names}

        async def play(name: str) -> None:
            for seq in range(2, 22):
                await store.append(name, seq, [b"x"], fences[name])

        async def renew() -> None:
            for _ in range(20):
                assert await store.renew("me", names[::-1], 60) == sorted(names)
                assert await store.claim("t0", "other", 60) is None

        await asyncio.gather(renew(), renew(), *map(play, names))
        assert not deadlocks
        assert len(await store.read("t7")) == 21


@in_loop
async def test_an_owner_that_lives_keeps_all_its_tables_without_naming_them(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store, "t", owner="a", seconds=0.05)
        assert await store.renew("a", ["t"], 60) == ["t"]
        late = await table(store, "u", owner="a", seconds=0.05)
        await asyncio.sleep(0.1)
        assert await store.renew("a", ["u", "t"], 60) == ["t", "u"]
        assert await store.owners() == ["a"]
        for name in ("t", "u"):
            assert await store.claim(name, "b", 60) is None
            assert await store.owner_of(name) == "a"
        await store.append("t", 2, [b"2"], fence)
        await store.append("u", 2, [b"2"], late)


@in_loop
async def test_when_an_owner_is_late_it_learns_which_tables_were_taken(database: str) -> None:
    async with opened(database) as store:
        old = await table(store, "t", owner="a", seconds=0.05)
        await table(store, "u", owner="a", seconds=0.05)
        await store.renew("a", ["t", "u"], 0.05)
        await until(lambda: store.claim("t", "b", 60))
        assert await store.owners() == []
        assert await store.renew("a", ["t", "u"], 60) == ["u"]
        with pytest.raises(Stale):
            await store.append("t", 2, [b"2"], old)


@in_loop
async def test_the_tables_of_an_owner_that_retires_are_free_at_once(database: str) -> None:
    async with opened(database) as store:
        for name, owner in [("t", "a"), ("u", "a"), ("v", "b")]:
            await table(store, name, owner=owner)
        await store.renew("a", ["t", "u"], 60)
        await store.retire("a")
        assert await store.owners() == []
        assert [await store.owner_of(name) for name in ("t", "u", "v")] == [None, None, "b"]
        assert await store.claim("t", "c", 60) == 2
