"""Logs, answers, doors and lists, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.kit import in_loop, listing, opened, table

from saboteur.server.store import CodeTaken, Phase, Stale, StoreError, UnknownTable


@in_loop
async def test_a_log_reads_back_as_it_was_written_and_from_any_point(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        await store.append("t", 2, [b"2", b"\x00\xff"], fence)
        await store.append("t", 4, ["◊".encode()], fence)
        assert await store.read("t") == [(1, b"1"), (2, b"2"), (3, b"\x00\xff"), (4, "◊".encode())]
        assert await store.read("t", 3) == [(4, "◊".encode())]
        assert await store.read("t", 4) == []
        assert await store.read("nowhere") == []


@in_loop
async def test_a_log_is_there_after_closing_and_opening(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        await store.append("t", 2, [b"2"], fence)
    async with opened(database) as store:
        assert await store.read("t") == [(1, b"1"), (2, b"2")]


@in_loop
async def test_a_number_that_is_taken_is_stale_and_nothing_is_written(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        await store.append("t", 2, [b"2"], fence)
        with pytest.raises(Stale, match="goes on with entry 3, not 2"):
            await store.append("t", 2, [b"other", b"more"], fence)
        assert await store.read("t") == [(1, b"1"), (2, b"2")]


@in_loop
async def test_a_log_never_gets_a_gap(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        for seq in (3, 0, -1):
            with pytest.raises(Stale):
                await store.append("t", seq, [b"x"], fence)
        assert await store.read("t") == [(1, b"1")]


@in_loop
async def test_the_very_same_append_again_counts_once(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        for _ in range(2):
            await store.append("t", 2, [b"2", b"3"], fence)
        await store.append("t", 4, [b"4"], fence)
        await store.append("t", 2, [b"2", b"3"], fence)
        assert await store.read("t", 1) == [(2, b"2"), (3, b"3"), (4, b"4")]
        with pytest.raises(Stale):
            await store.append("t", 2, [b"2", b"not 3"], fence)
        with pytest.raises(Stale):
            await store.append("t", 4, [b"4", b"5"], fence)


@in_loop
async def test_a_table_that_does_not_exist_gets_no_entries(database: str) -> None:
    async with opened(database) as store:
        fence = await store.claim("t", "me", 60)
        assert fence == 1
        with pytest.raises(UnknownTable):
            await store.append("t", 1, [b"1"], fence)


@in_loop
async def test_a_table_is_created_once(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        await store.create("t", b"1", fence)  # the same call again, after a lost answer
        with pytest.raises(Stale):
            await store.create("t", b"other", fence)
        with pytest.raises(Stale):
            await store.create("unclaimed", b"1", 1)
        assert await store.read("t") == [(1, b"1")]


@in_loop
async def test_appends_at_the_same_time_are_all_kept_and_each_fails_for_itself(database: str) -> None:
    async with opened(database) as store:
        fences = {f"t{n}": await table(store, f"t{n}") for n in range(20)}

        async def play(name: str) -> None:
            for seq in range(2, 12):
                await store.append(name, seq, [f"{name}/{seq}".encode()], fences[name])

        async def disturb(name: str) -> None:
            for _ in range(10):
                with pytest.raises(Stale):
                    await store.append(name, 1, [b"mine"], fences[name])
                with pytest.raises(StoreError):
                    await store.append("\ud800", 1, [b"x"], fences[name])

        await asyncio.gather(*map(play, fences), *map(disturb, fences))
        for name in fences:
            assert await store.read(name, 1) == [(seq, f"{name}/{seq}".encode()) for seq in range(2, 12)]


@in_loop
async def test_of_two_writers_of_the_same_number_one_is_stale(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        tries = [store.append("t", 2, [f"{n}".encode()], fence) for n in range(10)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 9
        assert len(await store.read("t")) == 2


@in_loop
async def test_two_writers_of_the_same_number_keep_no_other_table_waiting(database: str) -> None:
    async with opened(database) as store:
        fence, other = await table(store), await table(store, "u")
        tries = [store.append(at, 2, [b"%d" % n], by) for n, (at, by) in enumerate((("t", fence), ("u", other)) * 2)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Stale, Stale]
        assert [await store.read(name, 1) for name in "tu"] == [[(2, b"0")], [(2, b"1")]]


@in_loop
async def test_of_two_processes_that_write_the_same_number_one_is_stale(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as two:
        fence = await table(one)
        for seq in range(2, 22):
            tries = [store.append("t", seq, [name], fence) for store, name in ((one, b"one"), (two, b"two"))]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Stale"]
            assert await one.read("t", seq - 1) == [(seq, b"one" if outcomes[0] is None else b"two")]


@in_loop
async def test_appends_queued_without_waiting_stay_in_order(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        await asyncio.gather(*(store.append("t", seq, [b"%d" % seq], fence) for seq in range(2, 50)))
        assert await store.read("t") == [(seq, b"%d" % seq) for seq in range(1, 50)]


@in_loop
async def test_a_code_finds_its_table_only_while_the_door_is_open(database: str) -> None:
    async with opened(database) as store:
        fence = await store.claim("t", "me", 60)
        assert fence
        await store.create("t", b"1", fence, code="ABCDE")
        assert await store.find_code("ABCDE") == "t"
        assert await store.find_code("abcde") is None
        await store.set_code("t", None, fence)
        assert await store.find_code("ABCDE") is None
        other = await table(store, "u")
        await store.set_code("u", "ABCDE", other)
        assert await store.find_code("ABCDE") == "u"


@in_loop
async def test_a_code_opens_one_door_at_a_time(database: str) -> None:
    async with opened(database) as store:
        first, second = await table(store), await table(store, "u")
        third = await store.claim("v", "me", 60)
        assert third
        await store.set_code("t", "ABCDE", first)
        await store.set_code("t", "ABCDE", first)
        with pytest.raises(CodeTaken):
            await store.set_code("u", "ABCDE", second)
        with pytest.raises(CodeTaken):
            await store.create("v", b"1", third, code="ABCDE")
        assert await store.read("v") == []
        with pytest.raises(UnknownTable):
            await store.set_code("v", "FGHIJ", third)
        outcomes = await asyncio.gather(
            store.set_code("t", "XXXXX", first), store.set_code("u", "XXXXX", second), return_exceptions=True
        )
        assert [outcome for outcome in outcomes if outcome] == [
            outcome for outcome in outcomes if isinstance(outcome, CodeTaken)
        ]
        assert len([outcome for outcome in outcomes if outcome]) == 1


@in_loop
async def test_the_public_list_shows_open_tables_the_latest_first(database: str) -> None:
    async with opened(database) as store:
        fences = {name: await table(store, name) for name in "abcd"}
        assert await store.list_open(10) == []
        await store.set_listing("a", listing(b"A", opened=True, updated=1), fences["a"])
        await store.set_listing("b", listing(b"B", opened=False, updated=2), fences["b"])
        await store.set_listing("c", listing(b"C", opened=True, updated=3), fences["c"])
        await store.append("d", 2, [b"2"], fences["d"], listing=listing(b"D", opened=True, updated=2))
        assert await store.list_open(10) == [("c", b"C"), ("d", b"D"), ("a", b"A")]
        assert await store.list_open(1) == [("c", b"C")]
        with pytest.raises(Stale):
            await store.set_listing("a", listing(b"!", opened=True), fences["a"] - 1)


@in_loop
async def test_the_operators_list(database: str) -> None:
    async with opened(database) as store:
        fences = {name: await table(store, name) for name in ("b", "a", "C")}
        over = listing(b"over", phase=Phase.OVER)
        await store.append("a", 2, [b"2"], fences["a"], listing=over)
        await store.set_code("b", "ABCDE", fences["b"])
        await store.release("b", "me")
        infos = await store.tables()
        assert [info.table for info in infos] == ["C", "a", "b"]  # by bytes, on both databases
        assert (infos[1].last, infos[1].listing, infos[1].code, infos[1].owner) == (2, over, None, "me")
        assert (infos[2].last, infos[2].listing, infos[2].code, infos[2].owner) == (1, None, "ABCDE", None)
        assert [info.table for info in await store.tables("C", 1)] == ["a"]


@in_loop
async def test_tables_whose_time_has_come_are_due_unless_somebody_holds_them(database: str) -> None:
    async with opened(database) as store:
        playing = Phase.PLAYING
        wanted = {"soon": 10.0, "late": 99.0, "always": 0.0, "never": None, "held": 0.0, "over": 0.0}
        for name, wake in wanted.items():
            fence = await table(store, name)
            phase = Phase.OVER if name == "over" else playing
            await store.set_listing(name, listing(phase=phase, wake=wake), fence)
            if name != "held":
                await store.release(name, "me")
        assert await store.due(9, 10) == ["always"]
        assert await store.due(10, 10) == ["always", "soon"]
        assert await store.due(1000, 2) == ["always", "soon"]


@in_loop
async def test_only_abandoned_lobbies_are_collected(database: str) -> None:
    async with opened(database) as store:
        for name, phase, updated in [
            ("old", Phase.LOBBY, 1.0),
            ("new", Phase.LOBBY, 50.0),
            ("held", Phase.LOBBY, 1.0),
            ("game", Phase.PLAYING, 1.0),
            ("over", Phase.OVER, 1.0),
        ]:
            fence = await table(store, name)
            await store.set_listing(name, listing(phase=phase, updated=updated), fence)
            if name != "held":
                await store.release(name, "me")
        assert await store.collect(50) == ["old"]
        assert await store.collect(50) == []
        assert await store.read("old") == []
        assert [info.table for info in await store.tables()] == ["game", "held", "new", "over"]


@in_loop
async def test_a_deleted_table_is_gone_with_all_that_hung_on_it(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        await store.append("t", 2, [b"2"], fence)
        await store.set_code("t", "ABCDE", fence)
        await store.put_note("t", "anna", "text", b"hm")
        assert await store.delete_table("t") is True
        assert await store.delete_table("t") is False
        assert await store.read("t") == []
        assert await store.find_code("ABCDE") is None
        assert await store.notes("t", "anna") == {}
        with pytest.raises(UnknownTable):  # the room that had it in memory
            await store.append("t", 3, [b"3"], fence)


@in_loop
async def test_an_entry_can_be_rewritten_by_the_owner_only(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        await store.rewrite("t", 1, b"without a name", fence)
        assert await store.read("t") == [(1, b"without a name")]
        with pytest.raises(Stale):
            await store.rewrite("t", 1, b"!", fence + 1)
        with pytest.raises(UnknownTable):
            await store.rewrite("t", 2, b"!", fence)
        assert await store.read("t") == [(1, b"without a name")]
