"""People one knows: whom one likes and blocks, who is here, invitations – and what nobody learns by them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.at_table import Party, with_party
from tests.server.house import house, quick

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.limits.bounds import INVITATIONS
from saboteur.server.people.acquaintances import HERE
from saboteur.server.store import PlayedGame
from saboteur.server.tables.results.listing import listing_of

FAST = "100000/second"


async def company(who: Client) -> m.Company:
    found: m.Company = await who.request("GET", "/api/me/people", None, m.Company)
    return found


async def change(who: Client, key: str, **wish: bool) -> m.Company:
    found: m.Company = await who.request("PUT", f"/api/me/people/{key}", m.ChangeKnown(**wish), m.Company)
    return found


async def show(who: Client, shown: m.ShownTo) -> None:
    await who.request("PUT", "/api/me/presence", m.ShowMyself(shown=shown), m.Company)


async def invitations(who: Client) -> list[m.Invited]:
    found: m.Invitations = await who.request("GET", "/api/me/invitations", None, m.Invitations)
    return found.invitations


async def refused(who: Client, method: str, path: str, body: object = None) -> str:
    try:
        await who.request(method, path, body)
    except Refusal as refusal:
        return refusal.code
    raise AssertionError("it was accepted")


def persons(party: Party) -> tuple[str, str]:
    """The ids of Ann and Ben."""
    one, other = (party.room.state.seats[seat].person for seat in (0, 1))
    return one, other


async def have_played(party: Party) -> None:
    """Let Ann and Ben have played a game to the end."""
    names = dict(zip(persons(party), ("Ann", "Ben"), strict=True))
    await party.there.server.store.add_history(
        [
            PlayedGame(
                person=p, name=n, table="old", ended=1.0, summary=listing_of(party.room.state).summary, facts=[]
            )
            for p, n in names.items()
        ]
    )


async def another(party: Party, name: str) -> str:
    """Open a table of Ann's for as many as five."""
    return (await party.ann.create(m.NewTable(name=name, options=m.TableOptions(private=True)))).table


def test_after_a_game_its_people_know_each_other_and_are_asked_along_in_one_step(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        path = f"/api/tables/{party.table}/people"
        assert await refused(party.ann, "GET", path) == "not_over"
        assert (await company(party.ann)).people == []
        await party.go_on(lambda state: state.phase == "over")
        await party.there.settled(party.table)
        seated: m.SeatedPeople = await party.ann.request("GET", path, None, m.SeatedPeople)
        assert [(one.seat, one.person.name, one.person.times) for one in seated.people] == [(1, "Ben", 1)]
        (ben,) = (await company(party.ann)).people
        assert ben == seated.people[0].person
        wish = m.PlayAgain(table=m.NewTable(name="Ann"), people=[ben.key])
        made: m.TableMade = await party.ann.request("POST", "/api/me/together", wish, m.TableMade)
        (invited,) = await invitations(party.ben)
        assert (invited.table, invited.name, invited.rematch) == (made.table, "Ann", False)
        await party.ben.sit(made.table, "Ben")
        assert await invitations(party.ben) == [], "who sits there is not asked any more"
        assert await refused(await Client.new(party.there.url), "GET", path) == "not_seated"

    with_party(tmp_path, story, rate_clubs=FAST)


def test_a_rematch_reaches_those_who_have_left_the_page(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await party.go_on(lambda state: state.phase == "over")
        await party.send(party.ann, m.Rematch(cid="again"))
        (invited,) = await invitations(party.ben)
        assert (invited.table, invited.rematch, invited.name) == (party.room.state.rematch, True, "Ann")
        assert await invitations(party.ann) == []
        await party.ben.request("DELETE", f"/api/me/invitations/{invited.key}", None, m.Invitations)
        assert await invitations(party.ben) == []

    with_party(tmp_path, story, rate_clubs=FAST)


def test_each_decides_who_sees_that_they_are_here_and_says_nothing_at_first(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)

        async def ben_is_seen() -> bool:
            await invitations(party.ben)  # as his page asks now and then
            return (await company(party.ann)).people[0].here

        assert (await company(party.ben)).shown == "nobody"
        assert not await ben_is_seen()
        await show(party.ben, "known")
        assert await ben_is_seen()
        await show(party.ben, "liked")
        assert not await ben_is_seen()
        key = (await company(party.ben)).people[0].key
        await change(party.ben, key, liked=True)
        assert await ben_is_seen()
        clock = party.there.server.clock
        before = clock.now
        clock.now = lambda: before() + int(HERE * 1000) + 1  # type: ignore[method-assign]
        assert not (await company(party.ann)).people[0].here, "he has not been heard of since"
        await show(party.ben, "nobody")
        assert await party.there.server.store.shown_presence(persons(party)[1]) == ""

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_nobody_is_told_where_somebody_is_or_what_they_decided(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        await show(party.ben, "known")
        secret = (await party.ben.create(m.NewTable(name="Incognito", options=m.TableOptions(private=True)))).table
        key = (await company(party.ben)).people[0].key
        seen = []
        for wish in ({}, {"liked": True}, {"liked": False}):
            await change(party.ben, key, **wish)
            async with party.there.http(party.ann.token) as client:
                seen.append((await client.get("/api/me/people")).text)
        assert len(set(seen)) == 1
        assert secret not in seen[0]
        assert "Incognito" not in seen[0], "the name is the one they know each other by"
        assert not any(person in seen[0] for person in persons(party))

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_whoever_is_blocked_cannot_invite_is_not_shown_who_is_here_and_does_not_learn_of_it(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        for who in (party.ann, party.ben):
            await show(who, "known")
        ben = (await company(party.ann)).people[0].key
        ann = (await company(party.ben)).people[0].key
        table = await another(party, "Ann")
        invite = m.InviteKnown(table=table, people=[ben])
        asked: m.Company = await party.ann.request("POST", "/api/me/invitations", invite, m.Company)
        assert len(await invitations(party.ben)) == 1
        told = await change(party.ben, ann, blocked=True)
        assert told.people[0].blocked
        assert not told.people[0].here
        assert await invitations(party.ben) == [], "nor what came before"
        other = m.InviteKnown(table=await another(party, "Ann"), people=[ben])
        answered: m.Company = await party.ann.request("POST", "/api/me/invitations", other, m.Company)
        assert await invitations(party.ben) == []
        assert [(one.key, one.blocked) for one in answered.people] == [(one.key, one.blocked) for one in asked.people]
        assert not (await company(party.ann)).people[0].here, "as if he were away"
        blocks = await party.there.server.store.blocks_among(persons(party))
        assert blocks == [(persons(party)[1], persons(party)[0])], "what quick match goes by"
        await change(party.ben, ann, blocked=False)
        assert (await company(party.ann)).people[0].here

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_blocking_somebody_ends_that_one_likes_them(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        key = (await company(party.ann)).people[0].key
        assert (await change(party.ann, key, liked=True)).people[0].liked
        (one,) = (await change(party.ann, key, blocked=True)).people
        assert (one.liked, one.blocked) == (False, True)

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_keys_hold_for_whoever_asks_alone(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        of_ann, of_ben = [(await company(who)).people[0].key for who in (party.ann, party.ben)]
        assert of_ann != of_ben
        for key in (of_ann, "x", "0" * 20):
            assert (
                await refused(party.ben, "PUT", f"/api/me/people/{key}", m.ChangeKnown(liked=True))
                == "no_acquaintance"
            )

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_one_invites_to_a_table_where_one_sits_before_the_game(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        key = (await company(party.ann)).people[0].key
        strange = await Client.new(party.there.url)
        table = (await strange.create(m.NewTable(name="Carl"))).table
        for where, code in ((table, "not_seated"), ("t" * 20, "no_table"), (party.table, "wrong_phase")):
            wish = m.InviteKnown(table=where, people=[key])
            assert await refused(party.ann, "POST", "/api/me/invitations", wish) == code
        wish = m.InviteKnown(table=await another(party, "Ann"), people=["nobody"])
        assert await refused(party.ann, "POST", "/api/me/invitations", wish) == "no_acquaintance"

    with_party(tmp_path, story, rate_clubs=FAST)


def test_an_invitation_ends_when_the_table_is_full_or_begins(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        key = (await company(party.ann)).people[0].key
        table = await another(party, "Ann")
        await party.ann.request("POST", "/api/me/invitations", m.InviteKnown(table=table, people=[key]), m.Company)
        assert [one.table for one in await invitations(party.ben)] == [table]
        await party.ann.request("POST", f"/api/tables/{table}/intents", m.FillWithBots(cid="fill"), m.Ok)
        await party.there.settled(table)
        assert await invitations(party.ben) == []

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_invitations_do_not_pile_up(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        one, other = persons(party)
        store, now = party.there.server.store, party.there.server.clock.now() / 1000
        for number in range(INVITATIONS + 5):
            await store.invite(one, [other], f"t{number}", rematch=False, now=now, since=now - 10)
        assert len(await store.invitations(other, 0.0)) == INVITATIONS
        await store.invite(one, [other], "later", rematch=False, now=now + 20, since=now + 10)
        assert [invited.table for invited in await store.invitations(other, 0.0)] == ["later"]

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_whoever_likes_blocks_and_invites_without_end_is_stopped(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        key = (await company(party.ann)).people[0].key
        for number in range(3):
            await change(party.ann, key, liked=bool(number % 2))
        assert await refused(party.ann, "PUT", f"/api/me/people/{key}", m.ChangeKnown(liked=True)) == "too_fast"
        assert (await company(party.ann)).people[0].liked is False

    with_party(tmp_path, story, begun=False, rate_clubs="3/hour")


def test_whoever_is_forgotten_is_on_nobodys_list(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        key = (await company(party.ann)).people[0].key
        await change(party.ann, key, liked=True)
        await show(party.ben, "known")
        await party.ben.request("DELETE", "/api/me", None, m.Me)
        assert (await company(party.ann)).people == []

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


@pytest.mark.parametrize("kept", ["liked", "blocked"])
def test_what_one_decided_comes_along_when_two_identities_become_one(tmp_path: Path, kept: str) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        key = (await company(party.ann)).people[0].key
        await change(party.ann, key, **{kept: True})
        store, (ann, ben) = party.there.server.store, persons(party)
        carl = await Client.new(party.there.url)
        new = (await store.known(ben), await carl.create(m.NewTable(name="Carl")))[1].table
        into = party.there.server.rooms.open[new].state.seats[0].person
        await store.join_people(ann, into)
        (one,) = await store.known(into)
        assert (one.person, one.likes, one.blocks) == (ben, kept == "liked", kept == "blocked")
        assert [other.name for other in await store.known(ben)] == ["Ann"]

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_ones_own_data_say_whom_one_knows(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        data = msgspec.json.decode(await party.ann.request("GET", "/api/me/data"))
        assert data["shown"] == "nobody"
        assert [(one["name"], one["times"]) for one in data["known"]] == [("Ben", 1)]

    with_party(tmp_path, story, begun=False, rate_clubs=FAST)


def test_two_processes_share_lists_presence_and_invitations(tmp_path: Path, postgres_database: str) -> None:
    async def tell() -> None:
        settings = quick(tmp_path, database=postgres_database, secret="the same for both", rate_clubs=FAST)
        async with house(settings) as one, house(settings) as two:
            ann, ben = await Client.new(one.url), await Client.new(two.url)
            made = [await who.create(m.NewTable(name=name)) for who, name in ((ann, "Ann"), (ben, "Ben"))]
            rooms = [place.server.rooms.open[table.table] for place, table in zip((one, two), made, strict=True)]
            persons = [room.state.seats[0].person for room in rooms]
            await one.server.store.add_history(
                [
                    PlayedGame(
                        person=person, name=name, table="old", ended=1.0,
                        summary=listing_of(rooms[0].state).summary, facts=[],
                    )
                    for person, name in zip(persons, ("Ann", "Ben"), strict=True)
                ]
            )  # fmt: skip
            await show(ben, "known")
            async with asyncio.timeout(60):
                (known,) = (await company(ann)).people
                while not known.here:  # the other process says so when it gets to it
                    await asyncio.sleep(0.1)
                    (known,) = (await company(ann)).people
            assert known.name == "Ben"
            await ann.request("POST", "/api/me/invitations", m.InviteKnown(table=made[0].table, people=[known.key]))
            (invited,) = await invitations(ben)
            assert invited.table == made[0].table
            await change(ann, known.key, blocked=True)
            ann.url = two.url  # the same person at the other process
            assert [one.blocked for one in (await company(ann)).people] == [True]

    asyncio.run(tell())
