"""Colours and faces of seats, the speed of bots, and the clock of a table that chose none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest
from tests.server.house import House, house, quick
from tests.server.lines import Line, line_to
from tests.server.test_lobby import at_a_table, refused

from saboteur.client import Client
from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.tables.bots.bot_pool import SPEEDS, BotPool, BotSeat
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.breaks import usual_clock
from saboteur.server.tables.log.looks import COLOURS, FACES, look_for, worn
from saboteur.server.tables.log.table_state import state_from_log

ANN = e.Chair(person="ann", name="Ann", colour="blue", face="fox")
BOT = e.Chair(name="Flint", level="random")


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(COLOURS) == len(set(COLOURS)) == MOST_SEATS


def test_no_two_seats_ever_have_the_same_colour() -> None:
    seats = [BOT] * MOST_SEATS
    for seat, colour in enumerate(reversed(COLOURS)):
        seats[seat] = e.Chair(person=f"p{seat}", name=f"P{seat}", colour=colour, face="mole")
        shown = [look for look in worn(seats) if look is not None]
        assert len({one for one, _ in shown}) == MOST_SEATS
        assert shown[seat][0] == colour


def test_a_bot_gives_its_colour_to_a_person_and_a_person_keeps_hers() -> None:
    seats = [ANN, BOT]
    flint = worn(seats)[1]
    assert flint is not None
    assert look_for(seats, flint[0], None)[0] == flint[0]
    assert look_for(seats, "blue", "fox") == (look_for(seats, None, None)[0], "fox")
    assert look_for(seats, "blue", None)[0] not in ("blue", flint[0])


def test_tables_from_before_there_were_looks_show_some() -> None:
    seats = [e.Chair(person="ann", name="Ann"), BOT, e.Chair()]
    assert worn(seats) == [(COLOURS[0], FACES[0]), (COLOURS[1], FACES[1]), None]


def test_people_choose_their_look_in_the_lobby_and_not_that_of_others(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, bob: Client, table: str, line: Line) -> None:
        state = there.server.rooms.open[table].state
        assert isinstance(await line.ask(m.ChangeLook(cid="1", colour="violet", face="owl")), m.Ok)
        async with line_to(there, table, bob.token) as other:
            await other.hear_a(m.Snapshot)
            assert await refused(other, m.ChangeLook(cid="2", colour="violet", face="owl")) == "colour_taken"
            assert isinstance(await other.ask(m.ChangeLook(cid="3", colour="lime", face="owl")), m.Ok)
            assert await refused(other, m.ChangeSpeed(cid="4", speed="fast")) == "not_host"
        shown = [(seat.colour, seat.face) for seat in state.lobby().seats]
        assert shown == [("violet", "owl"), ("lime", "owl"), (None, None), (None, None)]
        await line.ask(m.FillWithBots(cid="5"))
        assert isinstance(await line.ask(m.ChangeSpeed(cid="6", speed="slow")), m.Ok)
        await line.ask(m.Start(cid="7"))
        assert await refused(line, m.ChangeLook(cid="8", colour="blue", face="owl")) == "wrong_phase"
        assert isinstance(await line.ask(m.ChangeSpeed(cid="9", speed="fast")), m.Ok)
        again = state_from_log(await there.server.rooms.log_of(table))
        assert again.lobby() == state.lobby()
        assert again.options.bot_speed == "fast"

    at_a_table(tmp_path, story)


def test_whoever_plays_alone_has_no_clock_unless_it_was_wanted(tmp_path: Path) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            wishes: list[tuple[m.ClockKind | None, str]] = [(None, "none"), ("brisk", "brisk")]
            for wanted, got in wishes:
                options = m.TableOptions(clock=wanted, bot_level="random")
                made = await ann.create(m.NewTable(name="Ann", options=options, bots=True, start=True))
                state = there.server.rooms.open[made.table].state
                assert state.lobby().options.clock == got
                assert bool(state.clocks.shown().seats) == (got != "none")

    asyncio.run(asyncio.wait_for(tell(), 180))
    assert usual_clock([ANN, BOT]) == "none"
    assert usual_clock([ANN, e.Chair(person="bob", name="Bob")]) == "relaxed"


@pytest.mark.parametrize("speed", get_args(m.BotSpeed))
def test_the_speed_of_bots_scales_the_drawn_pause_and_nothing_else(
    speed: m.BotSpeed, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("saboteur.server.tables.bots.bot_pool.asyncio.sleep", sleep)
    monkeypatch.setattr("saboteur.bots.talk.pause", lambda _level, usual, _dice: usual)

    game = Game.new(Setup(seats=3, modules=["base"], seed=1))
    (seat,) = game.to_act
    pool = BotPool(0, 10.0)
    asyncio.run(pool.answer("random", BotSeat(game.view(seat), []), game.view(seat), game.codes(seat), speed=speed))
    pool.close()
    assert slept == [10.0 * SPEEDS[speed]]
