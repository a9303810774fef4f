"""Identities, histories, statistics and notes, on both databases."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.store.kit import in_loop, opened, table

from saboteur.server.store import Fact, FactSum, Past, Person, PlayedGame, PrivateNote, Store, UnknownPerson

ANNA = Person(person="anna", name="Anna", created=1.0, seen=2.0)
BEN = Person(person="ben", name="Ben", created=1.0, seen=2.0)


def game(person: str, name: str, ended: float, *facts: Fact) -> PlayedGame:
    return PlayedGame(person=person, table=name, ended=ended, summary=name.encode(), facts=list(facts))


@in_loop
async def test_a_person_is_found_by_the_hash_of_any_of_their_tokens(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        await store.put_token(b"hash 1", "anna", 1.0)
        await store.put_token(b"hash 2", "anna", 2.0)
        await store.put_token(b"hash 2", "anna", 2.0)
        assert await store.person_by_token_hash(b"hash 1") == ANNA
        assert await store.person_by_token_hash(b"hash 3") is None
        assert await store.person_by_token_hash(b"hash 2") == ANNA
        with pytest.raises(UnknownPerson):
            await store.put_token(b"hash 4", "nobody", 1.0)


@in_loop
async def test_a_person_may_change_the_name(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        await store.put_person(msgspec.structs.replace(ANNA, name="Änne ⛏", seen=9.0, created=9.0))
        assert await store.person("anna") == Person(person="anna", name="Änne ⛏", created=1.0, seen=9.0)
        assert await store.person("ben") is None


@in_loop
async def test_a_person_has_the_tables_they_sit_at(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        for name in ("u", "t", "t"):
            await store.link_table("anna", name)
        assert await store.tables_of("anna") == ["t", "u"]
        assert await store.tables_of("ben") == []
        with pytest.raises(UnknownPerson):
            await store.link_table("ben", "t")


@in_loop
async def test_history_is_kept_once_and_pages_back(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        for _ in range(2):  # a room repeats itself after a crash
            await store.add_history([game("anna", f"t{n}", float(n), Fact("game", "", n > 1, n)) for n in range(4)])
        await store.add_history([game("stranger", "t9", 9.0)])
        past = await store.history("anna", limit=3)
        assert past[0] == Past(table="t3", ended=3.0, summary=b"t3", won=True, gold=3)
        assert [line.table for line in past] == ["t3", "t2", "t1"]
        assert [line.table for line in await store.history("anna", before=1.0)] == ["t0"]
        assert await store.history("stranger") == []
        assert await store.stats("anna") == [FactSum("game", "", 4, 2, 6)]


@in_loop
async def test_statistics_count_by_role_module_and_seats(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        await store.put_person(BEN)
        digger, saboteur = Fact("role", "gold_digger", True, 3), Fact("role", "saboteur", False, 0)
        await store.add_history([game("anna", "t", 1.0, digger, digger, saboteur, Fact("seats", "5", True, 6))])
        await store.add_history([game("ben", "t", 1.0, saboteur)])
        assert await store.stats("anna") == [
            FactSum("role", "gold_digger", 2, 2, 6),
            FactSum("role", "saboteur", 1, 0, 0),
            FactSum("seats", "5", 1, 1, 6),
        ]
        assert (await store.stats(None))[1] == FactSum("role", "saboteur", 2, 0, 0)
        assert await store.stats("nobody") == []


@in_loop
async def test_notes_are_their_holders_alone(database: str) -> None:
    async with opened(database) as store:
        await store.put_note("t", "anna", "text", b"Ben lies")
        await store.put_note("t", "anna", "guess:2", b"saboteur")
        await store.put_note("t", "ben", "text", b"hm")
        await store.put_note("t", "anna", "text", b"Ben lies again")
        assert await store.notes("t", "anna") == {"guess:2": b"saboteur", "text": b"Ben lies again"}
        assert await store.notes("u", "anna") == {}
        await store.put_note("t", "anna", "text", b"")
        assert await store.notes("t", "anna") == {"guess:2": b"saboteur"}


async def fill(store: Store) -> None:
    for person in (ANNA, BEN):
        name = person.person
        await store.put_person(person)
        await store.put_token(f"hash of {name}".encode(), name, 7.0)
        await store.link_table(name, "t")
        await store.add_history([game(name, "t", 5.0, Fact("game", "", True, 1))])
        await store.put_note("t", name, "text", name.encode())


@in_loop
async def test_an_export_shows_all_about_a_person_and_nothing_about_another(database: str) -> None:
    async with opened(database) as store:
        await fill(store)
        data = await store.export_person("anna")
        assert data
        assert data.person == ANNA
        assert data.devices == [7.0]
        assert data.tables == ["t"]
        assert data.history == [Past(table="t", ended=5.0, summary=b"t", won=True, gold=1)]
        assert data.notes == [PrivateNote(table="t", key="text", note=b"anna")]
        text = msgspec.json.encode(data)
        assert b"ben" not in text
        assert b"hash" not in text
        assert await store.export_person("nobody") is None


@in_loop
async def test_a_deleted_person_leaves_nothing_behind_and_others_stay(database: str) -> None:
    async with opened(database) as store:
        await fill(store)
        assert await store.delete_person("anna") is True
        assert await store.delete_person("anna") is False
        assert await store.export_person("anna") is None
        assert await store.person_by_token_hash(b"hash of anna") is None
        assert await store.notes("t", "anna") == {}
        assert await store.tables_of("anna") == []
        assert await store.history("anna") == []
        assert await store.stats("anna") == []
        assert await store.export_person("ben")
        assert await store.stats(None) == [FactSum("game", "", 1, 1, 1)]


@in_loop
async def test_a_deleted_table_is_out_of_history_and_statistics(database: str) -> None:
    async with opened(database) as store:
        await table(store)
        await fill(store)
        await store.delete_table("t")
        assert await store.history("anna") == []
        assert await store.stats(None) == []
        assert await store.tables_of("anna") == []
