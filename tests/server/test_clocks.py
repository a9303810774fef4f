"""Clocks: banks, nudges, stand-ins, veto windows."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.house import house, quick
from tests.server.lines import Line, line_to
from tests.server.test_wire_leaks import AT, playing

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import Allow, Pass, PlayVeto, pack
from saboteur.server import messages as m
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.clocks import BOTS_WINDOW, PACES, SECOND
from saboteur.server.tables.log.intents import Asker, entry_for
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.timing import FastClock


def acted(state: RoomState, after: int) -> e.Acted:
    assert state.game is not None
    seat = min(state.game.to_act)
    action = next(one for one in state.game.legal(seat) if isinstance(one, Pass))
    return e.Acted(at=state.updated + after, seat=seat, code=pack(action))


def test_thinking_costs_time_and_an_answer_earns_the_increment_but_never_more_than_the_bank() -> None:
    state = playing("base", 4, 1)
    pace = PACES["brisk"]
    first = min(state.asked)
    assert state.clocks.shown().seats[first].since == AT
    state.apply(acted(state, 5_000))
    assert state.clocks.banks[first] == pace.bank
    for _ in range(3):
        state.apply(acted(state, 50_000))
    assert sorted(state.clocks.banks) == [60_000, 60_000, 60_000, 90_000]


def test_only_the_seat_that_is_asked_loses_time() -> None:
    state = playing("base", 4, 1)
    asked = min(state.asked)
    state.apply(e.Claimed(at=AT + 10_000, seat=(asked + 1) % 4, claim=m.Feel("wait")))
    shown = state.clocks.shown()
    assert [seat for seat, clock in enumerate(shown.seats) if clock.since is not None] == [asked]
    assert shown.seats[asked].since == AT


def test_a_pause_stops_the_clock_and_a_restart_gives_the_time_back() -> None:
    state = playing("base", 4, 1)
    asked = min(state.asked)
    state.apply(e.Paused(at=AT + 10_000, paused=True))
    assert state.clocks.next_deadline() is None
    assert not state.asked
    state.apply(e.Paused(at=AT + 900_000, paused=False))
    assert state.clocks.banks[asked] == 80_000
    state.apply(e.Woken(at=AT + 9_900_000))
    assert state.clocks.banks[asked] == 80_000
    assert state.clocks.runs_out(asked) == AT + 9_980_000


def test_running_out_brings_a_nudge_then_a_countdown_then_a_bot_until_i_am_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path), FastClock(100)) as there:
            ann = await Client.new(there.url)
            options = m.TableOptions(clock="brisk")
            wish = m.NewTable(name="Ann", options=options, setup=m.TableSetup(seats=3), bots=True)
            table = (await ann.create(wish)).table
            async with line_to(there, table, ann.token) as line:
                await line.hear_a(m.Snapshot)
                await line.say(m.Start(cid="s"))  # only now, so that nothing is missed
                told: list[str] = []
                frame = await line.hear_a(m.Frame)
                while True:
                    told += [str(news.__struct_config__.tag) for news in frame.news]
                    if "seat_nudged" in told and frame.clocks.countdown:
                        assert [one.seat for one in frame.clocks.countdown] == [0]
                    if "bot_took_over" in told:
                        break
                    frame = await line.hear_a(m.Frame)
                assert told[-2:] == ["seat_nudged", "bot_took_over"]
                assert frame.lobby is not None
                assert frame.lobby.seats[0].away == "clock"
                played = await line.hear_a(m.Frame)
                assert played.game is not None
                room = there.server.rooms.open[table]
                no = await line.ask(m.Act(cid="x", decision=room.state.decision, action=Allow()))
                assert isinstance(no, m.No)
                assert no.code in {"away", "game_over"}
                back = await line.ask(m.Back(cid="b"))
                if isinstance(back, m.Ok):  # their time may run out again at once: what counts is the step itself
                    (step,) = [one for one in line.got if isinstance(one, m.Frame) and one.seq == back.seq]
                    assert step.lobby is not None
                    assert step.lobby.seats[0].away is None
                else:
                    assert room.state.phase == "over"

    asyncio.run(asyncio.wait_for(story(), 180))


def with_veto(veto: bool) -> RoomState:
    """A table that waits in a veto window; seat 1 holds the Veto or not."""
    for seed in range(500):
        state = playing("championship", 4, seed)
        assert state.game is not None
        seat = min(state.asked)
        action = next((one for one in state.game.legal(seat) if not isinstance(one, Pass)), None)
        if action is None:
            continue
        state.apply(e.Acted(at=AT + 1000, seat=seat, code=pack(action)))
        holders = [one for one in state.asked if PlayVeto() in state.game.legal(one)]
        if state.clocks.window is not None and bool(holders) == veto:
            return state
    raise AssertionError("no such deal")


@pytest.mark.rule("R-12", "C19")
def test_a_veto_window_is_as_long_whether_anybody_holds_the_veto_or_not() -> None:
    windows = [with_veto(veto).clocks.window for veto in (True, False)]
    assert windows[0] == windows[1] == m.Window(opened=AT + 1000, ends=AT + 1000 + PACES["brisk"].veto)


@pytest.mark.rule("R-12")
def test_a_veto_window_is_as_long_as_the_slowest_reader_needs_whoever_that_is() -> None:
    shown = []
    for slow in range(4):
        state = with_veto(True)
        asker = Asker(state.seats[slow].person, AT + 2000, lambda: "")
        step = state.apply(entry_for(state, asker, m.TakeTime(cid="c", reading="long")))
        assert state.window_length() == 2 * PACES["brisk"].veto
        shown.append(f.frames(state, step))
        with pytest.raises(Refusal, match="Nothing would change"):
            entry_for(state, asker, m.TakeTime(cid="d", reading="long"))
        other = Asker(state.seats[(slow + 1) % 4].person, AT + 2000, lambda: "")
        state.apply(entry_for(state, other, m.TakeTime(cid="c", reading="longest")))
        assert state.window_length() == 3 * PACES["brisk"].veto
        state.apply(entry_for(state, other, m.TakeTime(cid="e", reading="usual")))
        assert state.window_length() == 2 * PACES["brisk"].veto
    assert shown[0] == shown[1] == shown[2] == shown[3], "nobody is told who reads slowly"


@pytest.mark.rule("R-12")
def test_a_window_with_bots_alone_is_short_and_everybody_can_know_why() -> None:
    state = with_veto(True)
    assert state.window_length() == PACES["brisk"].veto
    state.seats = [e.Chair(name=f"Bot{seat}", level="random") for seat in range(4)]
    assert state.window_length() == BOTS_WINDOW


async def to_a_window(line: Line, after: int = -1) -> m.GamePart:
    """Play, without vetoes, until a veto window is open that comes after a decision."""
    while True:
        game = line.game
        if game is None or not game.options or game.decision <= after:
            await line.hear()
        elif game.view.question and game.view.question.kind == "veto_window":
            return game
        else:
            after = game.decision
            act = m.Act(cid=f"c{game.decision}", decision=game.decision, action=game.options[-1])
            assert isinstance(await line.ask(act), m.Ok)


def test_the_answer_of_one_person_among_bots_leaves_a_window_for_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path), FastClock(20)) as there:
            ann = await Client.new(there.url)
            options = m.TableOptions(clock="none", veto_seconds=3600, bot_level="random")
            wish = m.NewTable(name="Ann", preset="championship", setup=m.TableSetup(seats=3), options=options,
                              bots=True, start=True)  # fmt: skip
            table = (await ann.create(wish)).table
            async with line_to(there, table, ann.token) as line:
                before = -1
                for pause in (0, 0, 0, 2 * BOTS_WINDOW):
                    game = await to_a_window(line, before)
                    before = game.decision
                    window = there.server.rooms.open[table].state.clocks.window
                    assert window is not None
                    await asyncio.sleep(pause / SECOND / 20)
                    answered = there.server.clock.now()
                    act = m.Act(cid=f"c{game.decision}", decision=game.decision, action=Allow())
                    ok = await line.ask(act)
                    assert isinstance(ok, m.Ok)
                    closed = next(one for one in line.got if isinstance(one, m.Frame) and one.seq == ok.seq)
                    # As long as a window for bots, or until the answer: by these two alone, whatever bots hold.
                    assert closed.at >= max(answered, window.opened + BOTS_WINDOW)
                    assert closed.at < max(answered, window.opened + BOTS_WINDOW) + 60 * SECOND

    asyncio.run(asyncio.wait_for(story(), 180))


@pytest.mark.rule("R-12")
def test_nobody_hears_of_an_answer_before_the_window_closes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path), FastClock(20)) as there:
            ann = await Client.new(there.url)
            options = m.TableOptions(clock="none", veto_seconds=60)  # three seconds here: enough on any machine
            wish = m.NewTable(name="Ann", preset="championship", setup=m.TableSetup(seats=3), options=options)
            table = (await ann.create(wish)).table
            bob = await Client.new(there.url)
            await bob.sit(table, "Bob")
            async with (
                line_to(there, table, ann.token) as line,
                line_to(there, table, bob.token) as other,
                line_to(there, table) as watcher,
            ):
                await line.say(m.FillWithBots(cid="f"))
                await line.say(m.Start(cid="s"))
                both = asyncio.create_task(to_a_window(other))
                game = await to_a_window(line)
                await both
                room = there.server.rooms.open[table]
                window = room.state.clocks.window
                assert window is not None
                before = room.state.seq
                ok = await line.ask(m.Act(cid="veto", decision=game.decision, action=Allow()))
                assert isinstance(ok, m.Ok)
                assert ok.seq == before + 1
                assert there.server.clock.now() >= window.ends
                frame = await watcher.hear_a(m.Frame)
                while frame.seq < ok.seq:
                    frame = await watcher.hear_a(m.Frame)
                assert frame.at >= window.ends
                again = await line.ask(m.Act(cid="veto", decision=game.decision, action=Allow()))
                assert again == ok

    asyncio.run(asyncio.wait_for(story(), 180))
