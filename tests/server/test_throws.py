"""Throws, which nothing is kept of, and the link to a voice call, which only the people at the table get."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.at_table import Party, with_party
from tests.server.lines import Line, line_to

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.people.clean_text import clean_link
from saboteur.server.tables.cluster.follower import Flung
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log.log_entries import Created, VoiceSet
from saboteur.server.tables.log.table_state import state_from_log
from saboteur.server.tables.results.erasure import without
from saboteur.server.tables.results.listing import listing_of

PEBBLE = m.Throw(cid="t", thing="pebble", seat=2)


async def flying(line: Line) -> list[m.Thrown]:
    """Return what has flown so far, before the answer to a ping."""
    await line.say(m.Ping())
    await line.hear_a(m.Pong)
    return [one for one in line.got if isinstance(one, m.Thrown)]


def test_everybody_sees_what_a_seat_throws_and_nothing_is_kept(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await party.go_on(lambda state: state.decision > 3)
        there, table, room = party.there, party.table, party.room
        async with line_to(there, table, party.ben.token) as ben, line_to(there, table) as looker:
            for line in (ben, looker):
                await line.hear_a(m.Snapshot)
            await asyncio.sleep(0.1)  # the bots have played what they may
            before = [f.written_snapshot(room.state, viewer) for viewer in f.viewers(room.state)]
            seq = room.state.seq
            ok = await party.send(party.ann, PEBBLE)
            await party.send(party.ann, m.Throw(cid="u", thing="cheers"))
            assert ok == m.Ok(cid="t", seq=seq)
            for line in (ben, looker):
                assert await flying(line) == [
                    m.Thrown(by=0, thing="pebble", seat=2, seq=seq),
                    m.Thrown(by=0, thing="cheers", seat=None, seq=seq),
                ]
            after = [f.written_snapshot(room.state, viewer) for viewer in f.viewers(room.state)]
            assert after == before
            assert room.state.seq == seq

    with_party(tmp_path, story)


def test_what_somebody_without_a_seat_throws_reaches_no_seat(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        there, table = party.there, party.table
        known = await Client.new(there.url)
        async with line_to(there, table, party.ben.token) as ben, line_to(there, table) as looker:
            async with line_to(there, table, known.token) as other:
                for line in (ben, looker, other):
                    await line.hear_a(m.Snapshot)
                assert isinstance(await looker.ask(PEBBLE), m.Ok)
                assert isinstance(await other.ask(PEBBLE), m.Ok)
                for line in (looker, other):
                    assert [one.by for one in await flying(line)] == [None, None]
            assert await flying(ben) == []
            assert (await party.refused(known, m.Speak(cid="s", claim=m.Trust(seat=1)))) == "not_seated"

    with_party(tmp_path, story)


def test_what_cannot_be_thrown_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        ann = party.ann
        assert await party.refused(ann, PEBBLE) == "wrong_phase"
        await party.send(ann, m.FillWithBots(cid="fill"))
        await party.send(ann, m.Start(cid="start"))
        if party.room.state.game is not None and not party.room.state.game.steps:
            assert await party.refused(ann, m.Throw(cid="c", thing="bread")) == "nothing_there"
        assert await party.refused(ann, m.Throw(cid="o", thing="bread", seat=0)) == "own_seat"
        assert await party.refused(ann, m.Throw(cid="n", thing="bread", seat=9)) == "no_such_seat"
        party.there.server.operator._muted = frozenset({party.room.state.seats[0].person})
        assert await party.refused(ann, PEBBLE) == "muted"
        await party.send(party.ben, m.Leave(cid="leave"))
        assert await party.refused(party.ben, PEBBLE) == "away"

    with_party(tmp_path, story, begun=False)


def test_a_flood_of_throws_is_stopped_for_a_seat_and_for_an_address(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        for number in range(3):
            await party.send(party.ann, m.Throw(cid=f"a{number}", thing="bread", seat=1))
        assert await party.refused(party.ann, m.Throw(cid="a9", thing="bread", seat=1)) == "too_fast"
        await party.send(party.ben, m.Throw(cid="b", thing="bread", seat=0))
        async with line_to(party.there, party.table) as looker:
            await looker.hear_a(m.Snapshot)
            answers = [await looker.ask(m.Throw(cid=f"l{n}", thing="bread", seat=1)) for n in range(18)]
            assert [type(answer) for answer in answers].count(m.Ok) == 14, "18 for the address, 4 were thrown before"
            assert all(answer.code == "too_fast" for answer in answers if isinstance(answer, m.No))
            assert len(await flying(looker)) == 14

    with_party(tmp_path, story, rate_throws="3/minute")


def test_claims_in_a_flood_are_refused_and_what_was_said_before_stays(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        said = [m.Speak(cid=f"c{number}", claim=m.Trust(seat=1)) for number in range(12)]
        async with line_to(party.there, party.table, party.ann.token) as ann:
            await ann.hear_a(m.Snapshot)
            answers = [await ann.ask(one) for one in said]
        kinds = ["ok" if isinstance(answer, m.Ok) else answer.code for answer in answers]
        assert kinds.count("too_fast") >= 2, kinds
        assert len([line for line in party.room.state.talk if line.seat == 0]) == kinds.count("ok")

    with_party(tmp_path, story, rate_intents="12/minute")


def test_a_claim_of_somebody_who_left_is_heard_once_and_bots_play_on(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        claim = m.Speak(cid="c1", claim=m.Suspect(seat=2, role="saboteur"))
        await party.send(party.ben, m.Leave(cid="leave"))
        first = await party.send(party.ben, claim)
        assert await party.send(party.ben, claim) == first, "the same again is no second claim"
        assert await party.refused(await Client.new(party.there.url), claim) == "not_seated"
        lines = [line for line in party.room.state.talk if line.seat == 1]
        assert [line.claim for line in lines] == [claim.claim]
        began = party.room.state.decision
        await party.go_on(lambda state: state.decision > began + 6)

    with_party(tmp_path, story)


def test_what_is_thrown_at_another_process_is_shown_to_those_who_follow(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        others = party.there.server.rooms.others
        told: list[tuple[str, bytes]] = []
        others._followers[party.table] = {"elsewhere": 0}
        others.relay.tell = lambda owner, message: told.append((owner, message))  # type: ignore[method-assign]
        await party.send(party.ann, PEBBLE)
        thrown = m.Thrown(by=0, thing="pebble", seat=2, seq=party.room.state.seq)
        flung = [msgspec.json.decode(data, type=Flung) for _, data in told if b'"flung"' in data]
        assert [one.thrown.thing for one in flung] == ["pebble"]
        # The same at the other end: a follower shows it to whoever is connected there.
        shown: list[m.Thrown] = []

        class Place:
            class viewers:  # noqa: N801 - stands for a follower's attribute
                let_fly = staticmethod(shown.append)

        others.followed[party.table] = Place  # type: ignore[assignment]
        await others._told("elsewhere", msgspec.json.encode(Flung(party.table, thrown)))
        del others.followed[party.table]
        assert shown == [thrown]

    with_party(tmp_path, story)


# -- the voice call -------------------------------------------------------------------------------------------

CALL = "https://meet.example.org/mine?room=7"


def test_only_the_people_at_a_table_get_the_link_to_their_call(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        at = f"/api/tables/{party.table}/voice"
        assert await party.refused(party.ben, m.SetVoice(cid="b", link=CALL)) == "not_host"
        await party.send(party.ann, m.SetVoice(cid="v", link=f" {CALL} "))
        found: m.VoiceLink = await party.ben.request("GET", at, None, m.VoiceLink)
        assert found.link == CALL
        with pytest.raises(Refusal) as refused:
            await (await Client.new(party.there.url)).request("GET", at, None, m.VoiceLink)
        assert refused.value.code == "not_seated"
        state = party.room.state
        assert state.lobby().voice
        for viewer in f.viewers(state):
            assert b"meet.example" not in f.written_snapshot(state, viewer)
        assert b"meet.example" not in listing_of(state).summary
        await party.send(party.ann, m.SetVoice(cid="w", link=""))
        assert not party.room.state.lobby().voice

    with_party(tmp_path, story, begun=False)


@pytest.mark.parametrize(
    "link",
    [
        "http://meet.example.org/mine", "javascript:alert(1)", "https:///mine", "https://localhost/x",
        "https://ann@meet.example.org/", "https://meet.example.org:port/", "https://meet.example.org/a b",
        "https://mеet.example.org/", "https://meet.example.org/<b>", "data:text/html,x", "meet.example.org",
        "https://meet.example.org/" + "a" * 300, "https://[::1/", "https://a.b\\@c.d/",
    ],
)  # fmt: skip
def test_a_link_that_is_not_https_or_could_mislead_is_refused(link: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_link(link)
    assert refused.value.code == "bad_link"
    assert refused.value.values == {"most": 300}


def test_a_rematch_keeps_the_call_and_whoever_is_forgotten_takes_it_along(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await party.send(party.ann, m.SetVoice(cid="v", link=CALL))
        rooms = party.there.server.rooms
        log = await rooms.log_of(party.table)
        assert state_from_log(log).voice == CALL
        table = await rooms.open_rematch(party.room.state, by="")
        assert rooms.open[table].state.voice == CALL
        person = party.room.state.seats[0].person
        for entry in [*log, *await rooms.log_of(table)]:
            clean = without(entry, person, "x" * 32)
            if isinstance(clean, VoiceSet):
                assert clean.link == ""
            if isinstance(clean, Created):
                assert clean.voice == ""

    with_party(tmp_path, story)
