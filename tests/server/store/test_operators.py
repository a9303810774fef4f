"""Operators' tokens and acts, own mutes, and who opened how many tables, on both databases."""

from __future__ import annotations

import pytest
from tests.server.store.kit import in_loop, opened

from saboteur.server.store import Audit, Listing, OperatorToken, Person, Phase, Report, UnknownPerson, people_jobs
from saboteur.server.store import operator_jobs as jobs


def token(label: str, expires: float, made: float = 1.0) -> OperatorToken:
    return OperatorToken(token_hash=f"{label} {expires}".encode(), label=label, made=made, expires=expires)


@in_loop
async def test_tokens_end_by_themselves_or_by_their_label(database: str) -> None:
    async with opened(database) as store:
        for one in (token("ann", 10.0), token("ben", 20.0), token("ben", 30.0)):
            await store.put_operator_token(one)
        assert [one.label for one in await store.operator_tokens(5.0)] == ["ann", "ben", "ben"]
        assert await store.operator_tokens(15.0) == [token("ben", 20.0), token("ben", 30.0)]
        await store.put_operator_token(token("carl", 50.0, made=25.0))  # what has expired by then is gone
        assert [one.expires for one in await store.operator_tokens(0.0)] == [30.0, 50.0]
        assert await store.drop_operator_tokens("nobody") == 0
        assert await store.drop_operator_tokens("ben") == 1
        assert await store.drop_operator_tokens("") == 1
        assert await store.operator_tokens(0.0) == []


@in_loop
async def test_acts_are_kept_the_latest_first_and_only_so_many(database: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "AUDITS_KEPT", 3)
        async with opened(database) as store:
            for number in range(5):
                await store.put_audit(Audit(made=number, actor="ann", act="ban", subject=f"s{number}", note="ö"))
            assert [one.subject for one in await store.audits(10)] == ["s4", "s3", "s2"]
            assert [one.subject for one in await store.audits(1)] == ["s4"]
            await store.put_person(Person(person="s3", name="", created=0.0, seen=0.0))
            await store.delete_person("s3")
            assert [one.subject for one in await store.audits(10)] == ["s4", "", "s2"]


@in_loop
async def test_own_mutes_are_bounded_and_go_with_their_people(database: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people_jobs, "OWN_MUTES", 2)
        async with opened(database) as store:
            for name in ("ann", "ben"):
                await store.put_person(Person(person=name, name=name, created=0.0, seen=0.0))
            for subject in ("ben", "ben", "table/3", "one too many"):
                await store.set_own_mute("ann", subject, muted=True)
            assert await store.own_mutes("ann") == {"ben", "table/3"}
            with pytest.raises(UnknownPerson):
                await store.set_own_mute("nobody", "ben", muted=True)
            exported = await store.export_person("ann")
            assert exported is not None
            assert exported.muted == 2
            await store.delete_person("ben")
            assert await store.own_mutes("ann") == {"table/3"}
            await store.set_own_mute("ann", "table/3", muted=False)
            assert await store.own_mutes("ann") == frozenset()


@in_loop
async def test_the_tables_of_an_opener_in_the_list_are_counted(database: str) -> None:
    async with opened(database) as store:
        for name, opener, in_list in (("a", "x", True), ("b", "x", True), ("c", "x", False), ("d", "y", True)):
            fence = await store.claim(name, "me", 60.0)
            assert fence is not None
            listing = Listing(summary=b"{}", phase=Phase.LOBBY, open=in_list, updated=1.0)
            await store.create(name, b"entry", fence, listing=listing, opener=opener)
        assert await store.opener("c") == "x"
        assert await store.opener("nowhere") == ""
        assert await store.listed("x", "") == 2
        assert await store.listed("x", "a") == 1
        assert await store.listed("z", "") == 0


@in_loop
async def test_a_report_waits_until_it_is_done_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "REPORTS_KEPT", 3)
    async with opened(database) as store:
        for made in (1.0, 2.0, 3.0):
            await store.put_report(Report(made=made, table="t", person="p", body=b"{}"))
        newest, middle, oldest = await store.reports(10)
        assert await store.set_report_done(middle.number, 9.0)
        assert not await store.set_report_done(middle.number, 10.0)
        assert not await store.set_report_done(oldest.number + 1000, 9.0)
        assert [one.made for one in await store.reports(10)] == [3.0, 1.0]
        assert [one.done for one in await store.reports(10, done=True)] == [None, 9.0, None]
        await store.put_report(Report(made=4.0, table="t", person="p", body=b"{}"))
        assert [one.made for one in await store.reports(10, done=True)] == [4.0, newest.made, oldest.made]
