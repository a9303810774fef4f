"""Characters at a server's tables: who sits down, whom the host chooses, and how the table follows its person."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tests.bots.test_characters import THORA
from tests.server.house import House, Player, house, quick
from tests.server.lines import Line
from tests.server.test_lobby import at_a_table, refused

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.company import MODERATE, RUNGS
from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.store import Fact, PlayedGame
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.looks import worn
from saboteur.server.tables.log.seated_bots import seat_company
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.opening.offer import catalogue
from saboteur.server.tables.results.bot_games import aim_for

ADAPTIVE = m.TableOptions(bot_company="adaptive")
AT = 1_700_000_000_000


def run(tmp_path: Path, story: object) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path)) as there:
            await story(there)  # type: ignore[operator]

    asyncio.run(asyncio.wait_for(tell(), 180))


def bots_of(state: RoomState) -> list[m.LobbySeat]:
    return [seat for seat in state.lobby().seats if seat.kind == "bot"]


def test_a_table_that_suits_its_person_begins_with_four_characters_who_look_and_are_called_as_everywhere(
    tmp_path: Path,
) -> None:
    async def story(there: House) -> None:
        ann = await Client.new(there.url)
        made = await ann.create(m.NewTable(name="Ann", options=ADAPTIVE, bots=True, start=True))
        state = there.server.rooms.open[made.table].state
        bots = bots_of(state)
        assert len({bot.character for bot in bots}) == 4
        assert sorted(bot.level or "" for bot in bots) == ["shrewd", "shrewd", "steady", "steady"]
        for bot in bots:
            who = CHARACTERS[bot.character or ""]
            assert (bot.name, bot.level, bot.face) == (who.name, who.level, who.face)
        for seat, chair in enumerate(state.seats):
            assert state.bot_style(seat) == (chair.character or "cunning")  # a stand-in plays as the table says

    run(tmp_path, story)


def test_a_person_keeps_her_colour_and_a_character_its_face() -> None:
    ann = e.Chair(person="ann", name="Ann", colour="snow", face="owl")
    seats = [e.Chair(name="Hild", level="steady", character="hild"), ann, e.Chair()]
    looks = worn(seats)
    assert looks[1] == ("snow", "owl")
    assert looks[0] is not None
    assert looks[0][0] != "snow"
    assert looks[0][1] == "owl"
    assert worn(seats[:1]) == [("snow", "owl")]
    assert worn([e.Chair(name="Gone", level="steady", character="gone")])[0] is not None  # of a later version


def test_nobody_is_seated_whose_name_a_person_has() -> None:
    taken = [e.Chair(person="ann", name="Hild"), e.Chair(person="ben", name="KORR")]
    for _ in range(20):
        names = [chair.name for chair in seat_company(taken, 4, ADAPTIVE, 1.0)]
        assert not {"Hild", "Korr"} & set(names)


def test_programs_and_pages_that_know_of_no_characters_get_the_bots_they_asked_for(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann = await Client.new(there.url)
        made = await ann.create(m.NewTable(name="Ann", bots=True, options=m.TableOptions(bot_level="novice")))
        bots = bots_of(there.server.rooms.open[made.table].state)
        assert [(bot.name, bot.level, bot.character) for bot in bots[:2]] == [
            ("Flint", "novice", None),
            ("Pebble", "novice", None),
        ]

    run(tmp_path, story)


def test_the_host_chooses_who_sits_down_and_everybody_sits_down_once(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, _bob: Client, table: str, line: Line) -> None:
        state = there.server.rooms.open[table].state
        assert isinstance(await line.ask(m.SeatBot(cid="1", seat=2, character="gerda")), m.Ok)
        seat = state.lobby().seats[2]
        assert (seat.name, seat.level, seat.character, seat.face) == ("Gerda", "master", "gerda", "goat")
        assert await refused(line, m.SeatBot(cid="2", seat=3, character="gerda")) == "character_taken"
        assert await refused(line, m.SeatBot(cid="3", seat=3, character="nobody")) == "no_character"
        assert await refused(line, m.SeatBot(cid="4", seat=1, character="nyx")) == "seat_taken"
        assert isinstance(await line.ask(m.SeatBot(cid="5", seat=2, level="random")), m.Ok)
        assert state.lobby().seats[2].character is None
        assert isinstance(await line.ask(m.SeatBot(cid="6", seat=3, character="gerda")), m.Ok)
        setup = m.TableSetup(seats=4)
        around = m.TableOptions(bot_company="around", bot_level="novice")
        assert isinstance(await line.ask(m.ChangeSetup(cid="7", setup=setup, options=around)), m.Ok)
        assert isinstance(await line.ask(m.SeatBot(cid="8", seat=2)), m.Ok)
        assert state.lobby().seats[2].level == "novice"
        before = state.lobby().seats[2].character
        assert isinstance(await line.ask(m.SeatBot(cid="9", seat=2)), m.Ok)
        assert state.lobby().seats[2].character not in (None, before)  # somebody else
        again = state_from_log(await there.server.rooms.log_of(table))
        assert again.lobby() == state.lobby()

    at_a_table(tmp_path, story)


async def remember(there: House, person: str, levels: list[m.Level], won: bool, games: int) -> None:
    """Keep finished games of one person among bots."""
    for number in range(games):
        table = f"past-{person}-{won}-{number}-{levels[0]}"
        line = m.TableLine(
            table=table, phase="over", names=["Ann", "A", "B", "C", "D"], people=["Ann"], seats=5, taken=5,
            modules=["base"], clock="none", created=AT, levels=levels,
        )  # fmt: skip
        played = PlayedGame(
            person=person, table=table, ended=AT / 1000 + number, summary=msgspec.json.encode(line),
            facts=[Fact("game", "all", won, 3)],
        )  # fmt: skip
        await there.server.store.add_history([played])


def test_wins_bring_stronger_ones_and_losses_weaker_ones(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann = await Client.new(there.url)
        first = await ann.create(m.NewTable(name="Ann", options=ADAPTIVE, bots=True))
        person = there.server.rooms.open[first.table].state.seats[0].person
        assert await aim_for(there.server.store, person) == MODERATE
        await remember(there, person, ["shrewd", "shrewd", "master", "master"], True, 6)
        assert await aim_for(there.server.store, person) > MODERATE + 1
        made = await ann.create(m.NewTable(name="Ann", options=ADAPTIVE, bots=True))
        levels = [RUNGS[bot.level or ""] for bot in bots_of(there.server.rooms.open[made.table].state)]
        assert min(levels) >= RUNGS["shrewd"]
        around = m.TableOptions(bot_company="around", bot_level="novice")  # whoever fixes it has it fixed
        fixed = await ann.create(m.NewTable(name="Ann", options=around, bots=True))
        levels = [RUNGS[bot.level or ""] for bot in bots_of(there.server.rooms.open[fixed.table].state)]
        assert max(levels) <= RUNGS["steady"]

    run(tmp_path, story)


def test_games_with_other_people_and_old_games_tell_nothing_of_bots(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann = await Client.new(there.url)
        made = await ann.create(m.NewTable(name="Ann", bots=True))
        person = there.server.rooms.open[made.table].state.seats[0].person
        await remember(there, person, ["steady"], True, 9)  # among three other people
        assert await aim_for(there.server.store, person) == MODERATE

    run(tmp_path, story)


def test_a_finished_game_is_counted_and_whoever_still_fits_comes_back(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann = await Client.new(there.url)
        options = m.TableOptions(bot_company="adaptive", breaks=False)
        made = await ann.create(m.NewTable(name="Ann", options=options, bots=True, start=True))
        await Player(ann, 1).play(made.table)
        await there.settled(made.table)
        state = there.server.rooms.open[made.table].state
        aim = await aim_for(there.server.store, state.seats[0].person)
        assert aim != MODERATE
        await ann.request("POST", f"/api/tables/{made.table}/intents", m.Rematch(cid="again"), m.Ok)
        await there.settled(made.table)
        assert state.rematch is not None
        after = there.server.rooms.open[state.rematch].state
        assert after.seats[0].person == state.seats[0].person
        assert after.aim == aim
        before, now = ({bot.character for bot in bots_of(one)} for one in (state, after))
        assert len(before & now) >= 3
        assert None not in now

    run(tmp_path, story)


def test_logs_from_before_there_were_characters_still_say_who_sat_there() -> None:
    entry = b'{"e":"bots_seated","at":1,"seats":[1],"names":["Flint"],"level":"steady"}'
    chair = msgspec.json.decode(b'{"name":"Flint","level":"steady"}', type=e.Chair)
    assert (chair.level, chair.character) == ("steady", "")
    old = e.decode_entry(entry)
    assert isinstance(old, e.BotsSeated)
    assert (old.characters, old.levels) == ([], [])
    setup = m.TableSetup(seats=2)
    first = e.Created(
        at=1, table="t", code="", seed="0" * 32, setup=setup, options=m.TableOptions(), seats=[e.Chair(), e.Chair()]
    )
    state = state_from_log([first, old])
    assert (state.seats[1].name, state.seats[1].level, state.bot_style(1)) == ("Flint", "steady", "cunning")
    known = e.BotsSeated(at=2, seats=[1], names=["Who"], level="steady", characters=["who"], levels=["master"])
    state.apply(known)
    assert (state.bot_level(1), state.bot_style(1)) == ("master", "cunning")  # known to another version alone


def test_the_catalogue_tells_of_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHARACTERS, "thora", THORA)
    catalogue.cache_clear()
    offer = catalogue()
    catalogue.cache_clear()
    assert [one.key for one in offer.characters] == list(CHARACTERS)
    assert offer.characters[-1].name == "Thora"
    assert offer.companies == list(get_args(m.BotCompany))
