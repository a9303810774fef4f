"""The lobby: joining, hosting, moving, talking, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.house import House, Player, house, quick
from tests.server.lines import Line, line_to
from tests.server.test_story import table_with_bots

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.play.fields.values import Cell
from saboteur.server import messages as m
from saboteur.server.tables.opening.ids import CODE_LETTERS


def at_a_table(tmp_path: Path, story: Callable[[House, Client, Client, str, Line], Awaitable[None]]) -> None:
    """Ann hosts a table of four; Bob has joined; the line is Ann's."""

    async def tell() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            made = await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=4)))
            await bob.join(made.code, "Bob")
            async with line_to(there, made.table, ann.token) as line:
                await line.hear_a(m.Snapshot)
                await story(there, ann, bob, made.table, line)

    asyncio.run(asyncio.wait_for(tell(), 180))


async def refused(line: Line, intent: m.AnyIntent) -> str:
    answer = await line.ask(intent)
    assert isinstance(answer, m.No)
    assert answer.sentence
    return answer.code


async def code_of(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await attempt
    return refusal.value.code


def test_the_host_locks_kicks_reorders_fills_and_starts(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, _bob: Client, table: str, line: Line) -> None:
        state = there.server.rooms.open[table].state
        await line.ask(m.Reorder(cid="1", order=[1, 0, 2, 3]))
        assert [seat.name for seat in state.lobby().seats] == ["Bob", "Ann", "", ""]
        assert state.host == 1
        await line.ask(m.SeatBot(cid="2", seat=3, level="random"))
        bot = state.lobby().seats[3]
        assert (bot.kind, bot.name, bot.level) == ("bot", "Flint", "random")
        assert await refused(line, m.Start(cid="3")) == "empty_seats"
        await line.ask(m.Kick(cid="4", seat=0))
        await line.ask(m.FillWithBots(cid="5", level="novice"))
        assert [seat.kind for seat in state.lobby().seats] == ["bot", "person", "bot", "bot"]
        assert isinstance(await line.ask(m.Start(cid="6")), m.Ok)
        assert state.phase == "playing"
        assert await refused(line, m.Kick(cid="7", seat=0)) == "wrong_phase"
        assert isinstance(await line.ask(m.Pause(cid="8", paused=True)), m.Ok)
        assert await refused(line, m.Pause(cid="9", paused=True)) == "no_change"

    at_a_table(tmp_path, story)


def test_who_was_sent_away_by_mistake_may_sit_down_again_the_last_one_first(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, bob: Client, table: str, line: Line) -> None:
        eve = await Client.new(there.url)
        await eve.sit(table, "Eve")
        await line.ask(m.Kick(cid="1", seat=1))
        await line.ask(m.Kick(cid="2", seat=2))
        assert [await code_of(one.sit(table, "again")) for one in (bob, eve)] == ["sent_away", "sent_away"]
        await line.ask(m.UndoKick(cid="3"))
        await eve.sit(table, "Eve")
        assert await code_of(bob.sit(table, "Bob")) == "sent_away"
        await line.ask(m.UndoKick(cid="4"))
        await bob.sit(table, "Bob")
        assert await refused(line, m.UndoKick(cid="5")) == "no_change"
        await line.ask(m.FillWithBots(cid="6"))
        await line.ask(m.Start(cid="7"))
        assert await refused(line, m.UndoKick(cid="8")) == "wrong_phase"
        news = [one for frame in line.got if isinstance(frame, m.Frame) for one in frame.news]
        assert [one.name for one in news if isinstance(one, m.KickUndone)] == ["Eve", "Bob"]

    at_a_table(tmp_path, story)


def test_a_guest_cannot_host_and_a_stranger_can_do_nothing(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, bob: Client, table: str, _line: Line) -> None:
        async with line_to(there, table, bob.token) as guest, line_to(there, table) as stranger:
            await guest.hear_a(m.Snapshot)
            hosting: list[m.AnyIntent] = [
                m.Lock(cid="a", locked=True),
                m.Kick(cid="b", seat=0),
                m.UndoKick(cid="g"),
                m.Start(cid="c"),
                m.HandOver(cid="d", seat=1),
                m.FillWithBots(cid="e"),
                m.Reorder(cid="f", order=[0, 1, 2, 3]),
            ]
            for number, intent in enumerate(hosting):
                assert await refused(guest, intent) == "not_host", number
                assert await refused(stranger, intent) == "not_seated", number
            assert await refused(stranger, m.Join(cid="j", name="Eve")) == "no_identity"

    at_a_table(tmp_path, story)


def test_the_host_hands_over_and_when_the_host_leaves_somebody_else_is_host(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, _bob: Client, table: str, line: Line) -> None:
        state = there.server.rooms.open[table].state
        assert await refused(line, m.HandOver(cid="0", seat=3)) == "no_person"
        await line.ask(m.HandOver(cid="1", seat=1))
        assert state.host == 1
        assert await refused(line, m.Start(cid="2")) == "not_host"
        await line.ask(m.Leave(cid="3"))
        assert state.host == 1
        assert [seat.kind for seat in state.lobby().seats] == ["empty", "person", "empty", "empty"]

    at_a_table(tmp_path, story)


def test_a_code_finds_the_table_only_while_its_door_is_open(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, bob: Client, table: str, line: Line) -> None:
        room = there.server.rooms.open[table]
        code = room.state.lobby().code
        assert len(code) == 5
        assert set(code) <= set(CODE_LETTERS)
        assert not set("B8I1O0S5Z2") & set(CODE_LETTERS)
        assert (await bob.request("GET", f"/api/codes/{code}", None, m.TableFound)).table == table
        await line.ask(m.Lock(cid="1", locked=True))
        assert await code_of(bob.request("GET", f"/api/codes/{code}")) == "no_code"
        eve = await Client.new(there.url)
        assert await code_of(eve.sit(table, "Eve")) == "door_locked"
        await line.ask(m.Lock(cid="2", locked=False))
        new = room.state.lobby().code
        await eve.join(new, "Eve")
        await line.ask(m.FillWithBots(cid="3"))
        await line.ask(m.Start(cid="4"))
        assert room.state.lobby().code == ""
        assert await code_of(bob.request("GET", f"/api/codes/{new}")) == "no_code"
        assert await code_of((await Client.new(there.url)).sit(table, "Late")) == "wrong_phase"

    at_a_table(tmp_path, story)


def test_joining_a_full_table_a_taken_seat_or_twice_is_refused(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, bob: Client, table: str, line: Line) -> None:
        eve = await Client.new(there.url)
        intent = m.Join(cid="1", name="Eve", seat=1)
        assert await code_of(eve.request("POST", f"/api/tables/{table}/intents", intent)) == "seat_taken"
        assert await code_of(bob.sit(table, "Bob again")) == "already_seated"
        await line.ask(m.FillWithBots(cid="2"))
        assert await code_of(eve.sit(table, "Eve")) == "table_full"
        assert await code_of(eve.sit("a" * 20, "Eve")) == "no_table"

    at_a_table(tmp_path, story)


def test_nobody_can_take_the_name_of_another(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, _bob: Client, table: str, _line: Line) -> None:
        eve = await Client.new(there.url)
        await eve.sit(table, " a\u200bNN ")
        assert there.server.rooms.open[table].state.seats[2].name == "aNN 2"

    at_a_table(tmp_path, story)


def test_a_setup_that_cannot_be_played_is_refused_with_every_reason(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, _bob: Client, table: str, line: Line) -> None:
        setup = m.TableSetup(seats=12, modules=["base", "wardrobe", "tunnel_party", "nonsense"])
        answer = await line.ask(m.ChangeSetup(cid="1", setup=setup, options=m.TableOptions()))
        assert isinstance(answer, m.No)
        assert len(answer.clashes) >= 3
        assert await code_of(ann.create(m.NewTable(name="x", setup=setup))) == "setup"
        check = await ann.request("POST", "/api/setups", setup, m.SetupCheck)
        assert not check.playable
        assert check.clashes == answer.clashes
        good = m.TableSetup(seats=6, modules=["veto", "saboteur2"])
        await line.ask(m.ChangeSetup(cid="2", setup=good, options=m.TableOptions(chat=False)))
        state = there.server.rooms.open[table].state
        assert state.setup.modules == ["saboteur2", "veto"]
        assert len(state.seats) == 6
        too_small = m.TableSetup(seats=3)
        await line.ask(m.FillWithBots(cid="3"))
        assert await refused(line, m.ChangeSetup(cid="4", setup=too_small, options=m.TableOptions())) == "seats_taken"
        assert await refused(line, m.Say(cid="5", text="hi")) == "chat_off"

    at_a_table(tmp_path, story)


def test_talk_is_told_to_all_and_kept_in_the_snapshot(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, _bob: Client, table: str, line: Line) -> None:
        async with line_to(there, table) as watcher:
            await watcher.hear_a(m.Snapshot)
            await line.ask(m.Speak(cid="1", claim=m.GoalIs(Cell(8, 0), "treasure")))
            await line.ask(m.Say(cid="2", text="dig\u202e there!"))
            assert await refused(line, m.Speak(cid="3", claim=m.Trust(seat=9))) == "no_such_seat"
            said = [(await watcher.hear_a(m.Frame)).said[0] for _ in range(2)]
        assert said[0].claim == m.GoalIs(Cell(8, 0), "treasure")
        assert said[1].text == "dig there!"
        async with line_to(there, table) as newcomer:
            assert (await newcomer.hear_a(m.Snapshot)).talk == said

    at_a_table(tmp_path, story)


def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, bob: Client, table: str, _line: Line) -> None:
        code = await bob.request("POST", f"/api/tables/{table}/move", None, m.MoveCode)
        phone = await Client.new(there.url)
        key = m.MoveKey(key=code.key)
        moved = await phone.request("POST", f"/api/tables/{table}/moved", key, m.Moved)
        assert moved.seat == 1
        state = there.server.rooms.open[table].state
        assert state.seats[1].name == "Bob"
        another = await Client.new(there.url)
        assert await code_of(another.request("POST", f"/api/tables/{table}/moved", key)) == "no_move"
        async with line_to(there, table, phone.token) as now, line_to(there, table, bob.token) as before:
            assert (await now.hear_a(m.Welcome)).seat == 1
            assert (await before.hear_a(m.Welcome)).seat is None

    at_a_table(tmp_path, story)


def test_notes_are_for_their_owner_alone_and_only_with_a_seat(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, bob: Client, table: str, _line: Line) -> None:
        path = f"/api/tables/{table}/notes"
        notes = m.Notebook(text="Bob lies", guesses=[m.Guess(seat=1, role="saboteur", mark="suspected")])
        assert await ann.request("PUT", path, notes, m.Notebook) == notes
        assert await ann.request("GET", path, None, m.Notebook) == notes
        assert await bob.request("GET", path, None, m.Notebook) == m.Notebook()
        eve = await Client.new(there.url)
        assert await code_of(eve.request("PUT", path, notes)) == "not_seated"
        log = await there.server.store.read(table)
        assert all(b"Bob lies" not in data for _, data in log)

    at_a_table(tmp_path, story)


def test_leaving_a_game_lets_a_bot_play_and_coming_back_is_one_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there)
            state = there.server.rooms.open[table].state
            async with line_to(there, table, ann.token) as line:
                assert isinstance(await line.ask(m.Leave(cid="1")), m.Ok)
                assert state.seats[0].away == "left"
                assert await refused(line, m.Leave(cid="2")) in {"already_away", "wrong_phase"}
                if state.phase == "playing":
                    assert isinstance(await line.ask(m.Back(cid="3")), m.Ok)
                    assert state.seats[0].away is None

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_rematch_seats_the_same_people_at_one_new_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there, seats=3)
            assert await code_of(ann.request("GET", f"/api/tables/{table}/record")) == "not_over"
            assert await code_of(ann.request("GET", f"/api/tables/{table}/replay?eyes=open")) == "not_over"
            await Player(ann, 3).play(table)
            async with line_to(there, table, ann.token) as line:
                await line.ask(m.Rematch(cid="1"))
                new = there.server.rooms.open[table].state.rematch
                assert new is not None
                assert await refused(line, m.Rematch(cid="2")) == "rematch_open"
            state = there.server.rooms.open[new].state
            assert [seat.kind for seat in state.lobby().seats] == ["person", "bot", "bot"]
            assert state.phase == "playing"  # one person alone waits for nobody
            assert state.seat_of(there.server.rooms.open[table].state.seats[0].person) == 0
            assert state.seed != there.server.rooms.open[table].state.seed
            mine = await ann.request("GET", "/api/me/tables", None, m.TableList)
            assert [line.table for line in mine.tables] == [new]

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_table_without_spectators_shows_them_nothing_once_it_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            options = m.TableOptions(spectators=False)
            table = (await ann.create(m.NewTable(name="Ann", options=options, bots=True))).table
            async with line_to(there, table) as watcher:
                await watcher.hear_a(m.Snapshot)
                await ann.request("POST", f"/api/tables/{table}/intents", m.Start(cid="s"), m.Ok)
                assert (await watcher.hear_a(m.Bye)).code == "no_spectators"
            async with line_to(there, table) as watcher:
                assert (await watcher.hear_a(m.Bye)).code == "no_spectators"

    asyncio.run(asyncio.wait_for(story(), 180))


def test_whoever_is_forgotten_leaves_their_tables_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there)
            assert not (await ann.request("DELETE", "/api/me", None, m.Me)).known
            assert await code_of(ann.request("GET", "/api/me")) == "bad_token"
            room = await there.server.rooms.get(table)
            assert room is not None
            assert room.state.seats[0].away == "left"

    asyncio.run(asyncio.wait_for(story(), 180))


def test_open_tables_are_listed_and_private_ones_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            seen = (await ann.create(m.NewTable(name="Ann"))).table
            await ann.create(m.NewTable(name="Ann", options=m.TableOptions(private=True)))
            listed = await ann.request("GET", "/api/tables", None, m.TableList)
            assert [line.table for line in listed.tables] == [seen]

    asyncio.run(asyncio.wait_for(story(), 180))
