"""What brings people back, and two identities that are one person, on both databases."""

from __future__ import annotations

from tests.server.store.kit import in_loop, opened
from tests.server.store.test_people import ANNA, BEN, game

from saboteur.server.store import Fact, FactSum, Passkey


@in_loop
async def test_what_one_person_did_under_two_identities_adds_up_and_counts_once(database: str) -> None:
    async with opened(database) as store:
        for person in (ANNA, BEN):
            await store.put_person(person)
        await store.put_token(b"phone", "ben", 1.0)
        await store.add_history([game("anna", "t1", 1.0, Fact("game", "all", True, 3))])
        await store.add_history([game("ben", "t2", 2.0, Fact("game", "all", False, 2))])
        both = [game(person, "t3", 3.0, Fact("game", "all", True, 1)) for person in ("anna", "ben")]
        await store.add_history(both)
        await store.put_note("t2", "ben", "notebook", b"x")
        await store.join_people("ben", "anna")
        assert [past.table for past in await store.history("anna")] == ["t3", "t2", "t1"]
        assert await store.stats("anna") == [FactSum("game", "all", 3, 2, 6)]
        assert await store.stats(None) == [FactSum("game", "all", 3, 2, 6)]
        assert await store.notes("t2", "anna") == {"notebook": b"x"}
        assert await store.person("ben") is None
        assert await store.person_by_token_hash(b"phone") == ANNA


@in_loop
async def test_of_two_processes_that_take_the_same_answer_one_counts_it(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        one = Passkey(credential=b"k", person="anna", public_key=b"p", count=0, label="Phone", created=1.0)
        assert await store.add_passkey(one)
        assert not await store.add_passkey(one)
        used = Passkey(credential=b"k", person="anna", public_key=b"p", count=1, label="Phone", created=1.0, used=5.0)
        assert await store.use_passkey(used)
        assert not await store.use_passkey(used)
        assert await store.passkeys("anna") == [used]
        data = await store.export_person("anna")
        assert data is not None
        assert data.passkeys == [used]
        await store.delete_person("anna")
        assert await store.passkey(b"k") is None
