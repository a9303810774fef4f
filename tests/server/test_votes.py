"""The vote: when it opens and closes, who may point, and that nobody learns anything before all do."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.at_table import Party, with_party
from tests.server.house import house, quick
from tests.server.lines import line_to

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.vote import points_at
from saboteur.client import Client
from saboteur.play.actions import pack
from saboteur.play.commentary.said import RecordedVote
from saboteur.play.game import Game, Result
from saboteur.play.records.record import Record
from saboteur.play.views.view_types import RoundResult
from saboteur.server import messages as m
from saboteur.server.finished.story import scored_vote
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.opening.offer import PARTY, catalogue
from saboteur.server.tables.results.feats import feats
from saboteur.server.timing import Clock

AT = 1_000_000


def is_open(state: RoomState) -> bool:
    return state.vote is not None and state.vote.open


def due(state: RoomState) -> bool:
    return state.vote_due


def begun(seats: int = 5, *, vote: bool | None = True) -> RoomState:
    """A game of persons, just begun."""
    created = e.Created(
        at=AT, table="t" * 20, code="ACDEF", seed=f"{7:032x}",
        setup=m.TableSetup(seats=seats, modules=["base" if seats > 2 else "saboteur2"]),
        options=m.TableOptions(vote=vote), seats=[e.Chair(person=f"p{i}", name=f"P{i}") for i in range(seats)],
    )  # fmt: skip
    state = RoomState(created)
    state.apply(e.Started(at=AT))
    return state


def move(state: RoomState) -> m.Vote | None:
    """Play one action, the last that may be done; return the vote that opened with it."""
    assert state.game is not None
    seat = min(state.game.to_act)
    step = state.apply(e.Acted(at=AT, seat=seat, code=pack(state.game.legal(seat)[-1])))
    news = [one for one in step.news if isinstance(one, m.VoteOpened)]
    assert bool(news) == (is_open(state) and step.lobby and state.vote is not None and bool(news))
    return state.vote if news else None


def test_it_opens_once_a_round_when_half_of_the_pile_is_gone() -> None:
    state = begun()
    assert state.public is not None
    full, opened = state.public.pile, []
    while state.public.round == 1:
        vote = move(state)
        if vote is not None:
            opened.append(vote)
            assert state.public.pile * 2 <= full < (state.public.pile + 1) * 2
            assert vote == m.Vote(round=1, open=True, until=state.public.turn + 5)
    assert len(opened) == 1


@pytest.mark.parametrize(("seats", "vote"), [(5, False), (5, None), (2, True)])
def test_it_never_opens_where_nobody_wants_it_or_where_two_play(seats: int, vote: bool | None) -> None:
    state = begun(seats, vote=vote)
    while state.phase == "playing":
        assert move(state) is None
    assert state.vote is None


def test_it_is_due_a_lap_later_and_with_the_end_of_the_round() -> None:
    state = begun()
    while move(state) is None:
        pass
    assert state.vote is not None
    for _ in range(4):
        move(state)
        assert not due(state)
    move(state)
    assert state.public is not None
    assert state.public.turn == state.vote.until
    assert due(state)
    while state.public.round == 1:
        move(state)
    assert due(state), "and it stays so, should the server have been away"
    state.apply(e.VotesCounted(at=AT, round=1, at_seats=[1, 0, None, 0, 0]))
    assert not due(state)
    assert state.lobby().vote == m.Vote(round=1, open=False, until=state.vote.until, at=[1, 0, None, 0, 0])


def test_all_are_shown_all_votes_in_one_frame_of_one_length() -> None:
    state = begun()
    while move(state) is None:
        pass
    state.look()
    step = state.apply(e.VotesCounted(at=AT, round=1, at_seats=[1, 0, None, 0, 0]))
    written = f.frames(state, step)
    assert len({len(data) for data in written.values()}) == 1
    for data in written.values():
        frame = msgspec.json.decode(data, type=m.Frame)
        assert frame.news == [m.VotesShown(round=1, at=[1, 0, None, 0, 0])]


def test_a_log_from_before_there_was_a_vote_still_opens() -> None:
    text = (
        b'{"e":"created","at":1,"table":"tttttttttttttttttttt","code":"ACDEF","seed":"%032x",'
        b'"setup":{"seats":3,"modules":["base"],"options":{}},"options":{"clock":"brisk"},'
        b'"seats":[{"person":"a","name":"A"},{"person":"b","name":"B"},{"person":"c","name":"C"}]}' % 5
    )
    state = state_from_log([e.decode_entry(text), e.Started(at=2)])
    assert state.lobby().vote is None
    assert not state.lobby().voice


def test_nobody_learns_who_voted_or_that_anybody_did(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await party.go_on(is_open)
        await asyncio.sleep(0.2)  # until the bots have pointed
        room, table = party.room, party.table
        viewers = f.viewers(room.state)
        before = [f.written_snapshot(room.state, viewer) for viewer in viewers], room.state.seq
        async with line_to(party.there, table, party.ben.token) as ben, line_to(party.there, table) as looker:
            for line in (ben, looker):
                await line.hear_a(m.Snapshot)
                await line.hear_a(m.Presence)
            ok = await party.send(party.ann, m.PointAt(cid="v", seat=2))
            assert ok.seq == room.state.seq
            assert ([f.written_snapshot(room.state, viewer) for viewer in viewers], room.state.seq) == before
            for line in (ben, looker):
                await line.say(m.Ping())
                assert isinstance(await line.hear(), m.Pong | m.Presence), "nothing else was sent meanwhile"
        log = await party.there.server.rooms.log_of(table)
        assert not any(isinstance(entry, e.VotesCounted) or entry.cid == "v" for entry in log)
        await party.send(party.ben, m.PointAt(cid="v", seat=0))
        await party.there.settled(table)
        shown = room.state.vote
        assert shown is not None
        assert not shown.open
        assert shown.at[:2] == [2, 0]
        assert None not in shown.at[2:], "the bots pointed, too"
        folded = state_from_log(await party.there.server.rooms.log_of(table))
        assert folded.lobby() == room.state.lobby()
        assert folded.votes == room.state.votes

    with_party(tmp_path, story, vote=True)


@pytest.mark.parametrize("at", [1, 2, 3])
def test_the_answer_to_a_vote_is_the_same_whomever_it_points_at(tmp_path: Path, at: int) -> None:
    async def story(party: Party) -> None:
        await party.go_on(is_open)
        async with line_to(party.there, party.table, party.ann.token) as ann:
            await ann.hear_a(m.Snapshot)
            ok = await ann.ask(m.PointAt(cid="v", seat=at))
            assert ok == m.Ok(cid="v", seq=party.room.state.seq)

    with_party(tmp_path, story, vote=True)


def test_every_vote_that_cannot_count_has_its_answer(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        ann, ben = party.ann, party.ben
        assert await party.refused(ann, m.PointAt(cid="v0", seat=1)) == "no_vote"
        await party.go_on(is_open)
        stranger = await Client.new(party.there.url)
        assert await party.refused(stranger, m.PointAt(cid="v1", seat=1)) == "not_seated"
        assert await party.refused(ann, m.PointAt(cid="v2", seat=0)) == "own_seat"
        assert await party.refused(ann, m.PointAt(cid="v3", seat=4)) == "no_such_seat"
        await party.send(ann, m.Pause(cid="p", paused=True))
        assert await party.refused(ann, m.PointAt(cid="v4", seat=1)) == "paused"
        await party.send(ann, m.Pause(cid="q", paused=False))
        first = await party.send(ann, m.PointAt(cid="v5", seat=1))
        assert await party.send(ann, m.PointAt(cid="v5", seat=1)) == first, "the same again is no second vote"
        assert await party.refused(ann, m.PointAt(cid="v6", seat=1)) == "voted"
        assert await party.refused(ann, m.PointAt(cid="v7", seat=2)) == "voted"
        await party.send(ben, m.Leave(cid="leave"))
        assert await party.refused(ben, m.PointAt(cid="v8", seat=2)) == "away"
        await party.go_on(lambda state: not is_open(state))
        shown = party.room.state.vote
        assert shown is not None
        assert shown.at[:2] == [1, None], "whoever left is not waited for, and no bot points for them"
        assert await party.refused(ann, m.PointAt(cid="v9", seat=2)) == "vote_over"

    with_party(tmp_path, story, vote=True)


def test_a_vote_is_no_talk_whoever_is_muted_points_like_everybody(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await party.go_on(is_open)
        person = party.room.state.seats[1].person
        party.there.server.operator._muted = frozenset({person})
        await party.send(party.ben, m.PointAt(cid="v", seat=3))
        await party.send(party.ann, m.PointAt(cid="v", seat=3))
        await party.go_on(lambda state: not is_open(state))
        assert party.room.state.votes[0].at[:2] == [3, 3]

    with_party(tmp_path, story, vote=True)


def test_a_vote_survives_the_end_of_the_server_and_the_move_to_another_device(tmp_path: Path) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path), Clock()) as there:
            ann, ben = await Client.new(there.url), await Client.new(there.url)
            options = m.TableOptions(vote=True, bot_level="novice", clock="none", breaks=False)
            table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=4), options=options))).table
            await ben.sit(table, "Ben")
            party = Party(there, ann, ben, table)
            await party.send(ann, m.FillWithBots(cid="fill"))
            await party.send(ann, m.Start(cid="start"))
            await party.go_on(is_open)
            await party.send(ann, m.PointAt(cid="v", seat=2))
            key: m.MoveCode = await ann.request("POST", f"/api/tables/{table}/move", None, m.MoveCode)
            phone = await Client.new(there.url)
            await phone.request("POST", f"/api/tables/{table}/moved", m.MoveKey(key=key.key), m.Moved)
        async with house(quick(tmp_path), Clock()) as there:
            phone, ben = Client(there.url, phone.token), Client(there.url, ben.token)
            party = Party(there, phone, ben, table)
            await ben.request("GET", f"/api/tables/{table}/notes")  # which loads the table
            assert await party.refused(phone, m.PointAt(cid="w", seat=3)) == "voted"
            await party.go_on(lambda state: not is_open(state))
            assert party.room.state.votes[0].at[:2] == [2, None]

    asyncio.run(asyncio.wait_for(tell(), 180))


def test_votes_stand_in_the_story_the_record_and_the_replay(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await party.go_on(is_open)
        await party.send(party.ann, m.PointAt(cid="v", seat=2))
        await party.go_on(lambda state: state.phase == "over")
        await party.there.settled(party.table)
        at = f"/api/tables/{party.table}"
        round_: m.RoundStory = await party.ben.request("GET", f"{at}/rounds/1", None, m.RoundStory)
        mine = next(one for one in round_.votes if one.seat == 0)
        assert mine == m.CastVote(seat=0, at=2, right=round_.roles[2] == "saboteur")
        record: m.GameRecord = await party.ben.request("GET", f"{at}/record", None, m.GameRecord)
        replay: m.Replay = await party.ben.request("GET", f"{at}/replay?views=no", None, m.Replay)
        assert [vote.round for vote in record.votes] == [1, 2, 3]
        assert record.votes == replay.votes
        raw = await party.ben.request("GET", f"{at}/file", None, dict)
        assert Record.load(msgspec.json.encode(raw)).votes == record.votes

    with_party(tmp_path, story, vote=True)


def test_right_is_who_pointed_at_a_saboteur_and_twice_right_is_a_feat() -> None:
    roles = ["digger", "saboteur", "digger", "digger"]
    result = RoundResult("hands_empty", None, roles)
    votes = [RecordedVote(round=n, step=9, at=[1, 0, None, 1 if n == 1 else 2]) for n in (1, 2)]
    assert [(one.seat, one.right) for one in scored_vote(result, votes[0])] == [(0, True), (1, False), (3, True)]
    over = Result([1, 2, 3, 4], [3], [result, result])
    earned = [[0] * 4] * 2
    story = Game.new(begun(4).game_setup()).story() * 2  # of two rounds in which nothing happened
    assert ["detective" in one for one in feats(story, over, earned, votes)] == [True, False, False, False]
    assert not any("detective" in one for one in feats(story, over, earned, votes[:1])), "once may be luck"


@pytest.mark.parametrize("level", ["random", "novice", "steady", "grandmaster"])
def test_a_bot_points_at_somebody_else_and_at_the_saboteur_it_has_seen(level: str) -> None:
    game = Game.new(begun().game_setup())
    view = game.view(0)
    memory = Memory.start(view)
    rng = random.Random(3)
    assert {points_at(level, "plain", view, memory, rng) for _ in range(40)} <= {1, 2, 3, 4}
    bad = memory.roles.index("saboteur")
    if level != "random" and view.own is not None and view.own.role != "saboteur":
        seen = msgspec.structs.replace(memory, known={**memory.known, 3: bad})
        assert points_at(level, "plain", view, seen, rng) == 3


def test_a_saboteur_does_not_point_at_the_fellow_it_has_seen() -> None:
    game = Game.new(begun(7).game_setup())
    seat = next(seat for seat in range(7) if game.own(seat).role == "saboteur")
    view = game.view(seat)
    memory = Memory.start(view)
    fellow = (seat + 1) % 7
    seen = msgspec.structs.replace(memory, known={**memory.known, fellow: memory.roles.index("saboteur")})
    rng = random.Random(1)
    assert fellow not in {points_at("steady", "cunning", view, seen, rng) for _ in range(40)}


def test_tables_opened_with_a_partys_preset_vote_and_others_only_if_told(tmp_path: Path) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path), Clock()) as there:
            ann = await Client.new(there.url)

            async def votes(preset: str | None, *, wanted: bool | None = None) -> bool | None:
                options = m.TableOptions(vote=wanted)
                made = await ann.create(m.NewTable(name="Ann", preset=preset, options=options))
                return there.server.rooms.open[made.table].state.options.vote

            assert await votes("treasures") is True
            assert await votes("base") is False
            assert await votes(None) is False
            assert await votes("base", wanted=True) is True
            assert await votes("treasures", wanted=False) is False

    asyncio.run(asyncio.wait_for(tell(), 180))
    assert {preset.key for preset in catalogue().presets if preset.party} == PARTY
