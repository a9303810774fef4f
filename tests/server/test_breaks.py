"""The break between two rounds: whom it waits for, how it ends, and that it tells nobody anything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, house, quick
from tests.server.lines import Line, line_to

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import pack
from saboteur.play.game import Game
from saboteur.server import messages as m
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.clocks import PACES
from saboteur.server.tables.log.intents import Asker, entry_for
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.room import Room
from saboteur.server.timing import FastClock

AT = 1_000_000
PERSON = e.Chair(person="ann", name="Ann")
BOT = e.Chair(name="Flint", level="random")


def chairs(people: int) -> list[e.Chair]:
    """Seat so many people, and bots up to four seats."""
    return [e.Chair(person=f"p{i}", name=f"P{i}") for i in range(people)] + [BOT] * (4 - people)


def log_of(
    seats: list[e.Chair], *, breaks: bool | None = True, seed: int = 1, shared: bool = False
) -> list[e.AnyEntry]:
    """Return the log of a game up to the step that begins its second round."""
    created = e.Created(
        at=AT, table="t" * 20, code="ACDEF", seed=f"{seed:032x}", seats=seats,
        setup=m.TableSetup(seats=len(seats), modules=["base"]),
        options=m.TableOptions(clock="brisk", breaks=breaks, shared_device=shared),
    )  # fmt: skip
    log: list[e.AnyEntry] = [created, e.Started(at=AT)]
    game, chance = Game.new(RoomState(created).game_setup()), random.Random(seed)
    while game.view(None).round == 1:
        seat = min(game.to_act)
        action = chance.choice(game.legal(seat))
        game.apply(seat, action)
        log.append(e.Acted(at=AT, seat=seat, code=pack(action)))
    return log


def between(people: int, seed: int = 1, **how: bool) -> RoomState:
    """Return a table between its first two rounds."""
    return state_from_log(log_of(chairs(people), seed=seed, **how))


def waits(state: RoomState) -> bool:
    """Return whether the table waits between two rounds."""
    return state.lobby().interval is not None


def ready(state: RoomState, seat: int, at: int = AT) -> None:
    """Say that the next round may begin."""
    asker = Asker(f"p{seat}", at, lambda: "ACDEF")
    state.apply(entry_for(state, asker, m.Ready(cid=f"c{seat}")))


def test_between_rounds_nobody_is_asked_and_all_clocks_stand() -> None:
    state = between(2)
    assert state.interval == m.Interval(round=2, waits=[0, 1], ready=[], ends=AT + PACES["brisk"].rest)
    assert state.asked == frozenset()
    assert state.clocks.since == {}
    assert state.clocks.next_deadline() == state.interval.ends
    for viewer in f.viewers(state):
        part = f.game_part(state, viewer)
        assert part is not None
        assert part.options == []
    assert state.game is not None
    seat = min(state.game.to_act)
    act = m.Act(cid="a", decision=state.decision, action=state.game.legal(seat)[0])
    with pytest.raises(Refusal, match="You are not asked"):
        entry_for(state_from_log(log_of([PERSON] * 4)), Asker("ann", AT, lambda: ""), act)


def test_it_goes_on_when_all_people_want_it() -> None:
    state = between(3)
    before = state.decision
    ready(state, 0)
    ready(state, 2)
    assert state.interval is not None
    assert state.interval.ready == [0, 2]
    with pytest.raises(Refusal, match="Nothing would change"):
        ready(state, 2)
    ready(state, 1)
    assert not waits(state)
    assert state.asked
    assert state.decision == before + 1
    assert state.clocks.rest is None
    with pytest.raises(Refusal, match="Nothing would change"):
        ready(state, 1)


def test_whoever_plays_alone_has_no_limit_and_goes_on_at_once() -> None:
    state = between(1)
    assert state.interval is not None
    assert state.interval.ends is None
    assert state.clocks.next_deadline() is None
    ready(state, 0)
    assert state.asked


def test_at_a_shared_device_one_speaks_for_all_without_a_limit() -> None:
    state = between(3, shared=True)
    assert state.interval is not None
    assert state.interval.ends is None
    ready(state, 1)
    assert not waits(state)


def test_bots_stand_ins_and_programs_are_not_waited_for() -> None:
    away = msgspec.structs.replace(PERSON, person="bob", name="Bob", away="left")
    program = msgspec.structs.replace(PERSON, person="cyd", name="Cyd", program=True)
    state = state_from_log(log_of([PERSON, away, program, BOT]))
    assert state.interval is not None
    assert state.interval.waits == [0]
    assert state_from_log(log_of([away, program, BOT, BOT])).interval is None


def test_whoever_leaves_in_the_break_is_no_longer_waited_for_and_may_come_back() -> None:
    state = between(2)
    ready(state, 0)
    state.apply(e.TookOver(at=AT + 5, seat=1, why="left"))
    assert not waits(state)
    state = between(1)
    state.apply(e.TookOver(at=AT + 5, seat=0, why="left"))
    assert not waits(state), "nobody is there to say so"
    state = between(2)
    state.apply(e.TookOver(at=AT + 5, seat=1, why="left"))
    state.apply(e.CameBack(at=AT + 9, seat=1))
    assert state.interval is not None
    assert (state.interval.waits, state.interval.ends) == ([0, 1], AT + PACES["brisk"].rest)


def test_a_pause_or_a_restart_begins_the_limit_again() -> None:
    state = between(2)
    state.apply(e.Paused(at=AT + 10, paused=True))
    assert state.clocks.next_deadline() is None
    state.apply(e.Paused(at=AT + 1000, paused=False))
    assert state.clocks.next_deadline() == AT + 1000 + PACES["brisk"].rest
    state.apply(e.Woken(at=AT + 5000))
    assert state.clocks.next_deadline() == AT + 5000 + PACES["brisk"].rest


def test_logs_from_before_there_were_breaks_fold_as_they_did() -> None:
    old = state_from_log(log_of(chairs(2), breaks=None))
    assert old.interval is None
    assert old.asked
    created = e.encode_entry(log_of(chairs(2))[0]).replace(b'"breaks":true,', b"")
    assert isinstance(decoded := e.decode_entry(created), e.Created)
    assert decoded.options.breaks is None
    # A log in which people went on without saying so: the fold refuses nothing.
    state = between(2)
    assert state.game is not None
    seat = min(state.game.to_act)
    state.apply(e.Acted(at=AT + 1, seat=seat, code=pack(state.game.legal(seat)[0])))
    assert not waits(state)


def test_the_break_is_the_same_whatever_the_round_was_like() -> None:
    """Roles, winners, gold, hands: nothing of it reaches the break or the length of what is sent in it."""
    seen, lengths = set(), set()
    for seed in range(1, 9):
        state = between(3, seed)
        assert state.game is not None
        seen.add(msgspec.json.encode(state.interval))
        for seat in (0, 1):
            step = state.apply(e.Readied(at=AT + 1, seat=seat))
            frames = f.frames(state, step)
            assert len({*map(len, frames.values())}) == 1
            assert all(b'"game":null' in frame for frame in frames.values()), "saying so shows nothing of the game"
            parts = {frame.split(b'"lobby":')[1].split(b',"clocks"')[0] for frame in frames.values()}
            assert len(parts) == 1
            lengths.add((seat, len(frames[None])))
    assert len(seen) == 1
    assert len(lengths) == 2


def test_the_limit_ends_the_break_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path), FastClock(200)) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            options = m.TableOptions(clock="brisk", bot_level="random", breaks=True)
            wish = m.NewTable(name="Ann", options=options, setup=m.TableSetup(seats=3))
            table = (await ann.create(wish)).table
            for person, intent in ((bob, m.Join(cid="j", name="Bob")), (ann, m.FillWithBots(cid="f")),
                                   (ann, m.Start(cid="s"))):  # fmt: skip
                await person.request("POST", f"/api/tables/{table}/intents", intent, m.Ok)
            room = there.server.rooms.open[table]

            async def play_a_round() -> None:
                while not waits(room.state):
                    assert room.state.game is not None
                    seat = min(room.state.game.to_act)
                    code = pack(random.choice(room.state.game.legal(seat)))
                    await room.commit([e.Acted(at=room.now(), seat=seat, code=code)])

            await room.do(play_a_round)
            ends = room.state.lobby().interval
            assert ends is not None
            assert ends.ends is not None
            assert ends.waits == [0, 1]
            while waits(room.state):  # noqa: ASYNC110 - a room has no event for it
                await asyncio.sleep(0.02)
            assert room.state.updated >= ends.ends
            assert room.state.asked

    asyncio.run(asyncio.wait_for(story(), 180))


async def play_on(room: Room, moves: int) -> None:
    """Play so many moves at random, or to the break."""
    for _ in range(moves):
        if waits(room.state):
            return
        assert room.state.game is not None
        seat = min(room.state.game.to_act)
        code = pack(random.choice(room.state.game.legal(seat)))
        await room.commit([e.Acted(at=room.now(), seat=seat, code=code)])


async def hear_to(line: Line, seq: int, games: dict[int, m.GamePart | None]) -> None:
    """Keep the game as it was after each step, up to one."""
    while seq not in games:
        message = await line.hear()
        if isinstance(message, m.Frame | m.Snapshot):
            games[message.seq] = line.game


async def check_resumed(there: House, room: Room, token: str, last: int, games: dict[int, m.GamePart | None]) -> None:
    """Whoever comes back after a step is told every one since, and sees what those see who never left."""
    now = room.state.seq
    async with line_to(there, room.state.table, token, last=last) as back:
        back.game = games[last]
        heard = [await back.hear_a(m.Frame) for _ in range(now - last)]
    assert [frame.seq for frame in heard] == list(range(last + 1, now + 1))
    assert back.game == games[now]


def test_whoever_comes_back_in_a_break_or_after_it_is_told_all_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob, cat = [await Client.new(there.url) for _ in range(3)]
            options = m.TableOptions(breaks=True)
            table = (await ann.create(m.NewTable(name="Ann", options=options, setup=m.TableSetup(seats=3)))).table
            path = f"/api/tables/{table}/intents"
            games: dict[int, m.GamePart | None] = {}
            for person, intent in ((bob, m.Join(cid="b", name="Bob")), (cat, m.Join(cid="c", name="Cat")),
                                   (ann, m.Start(cid="s"))):  # fmt: skip
                await person.request("POST", path, intent, m.Ok)
            room = there.server.rooms.open[table]
            assert isinstance(room, Room)
            async with line_to(there, table, bob.token) as steady:
                await hear_to(steady, room.state.seq, games)
                await room.do(lambda: play_on(room, 1000))
                pause = room.state.seq
                assert waits(room.state)
                await hear_to(steady, pause, games)
                for last in (pause - 20, pause - 1):
                    await check_resumed(there, room, bob.token, last, games)
                for person in (ann, bob, cat):
                    await person.request("POST", path, m.Ready(cid="r"), m.Ok)
                await room.do(lambda: play_on(room, 5))
                await hear_to(steady, room.state.seq, games)
                for last in (pause - 20, pause - 1, pause, pause + 1, pause + 3):
                    await check_resumed(there, room, bob.token, last, games)

    asyncio.run(asyncio.wait_for(story(), 180))
