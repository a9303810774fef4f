"""Rated tables: a game counts once, after it is over, and tells and changes nothing before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.at_table import Party
from tests.server.house import house, quick
from tests.server.test_wire_leaks import other_world

from saboteur.cli import run
from saboteur.client import Client
from saboteur.club.favours import RoundActs
from saboteur.core.table.chance import Chance, dice_from
from saboteur.play.actions import pack
from saboteur.server import messages as m
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.results.deeds import acts_of
from saboteur.server.tables.results.listing import listing_of
from saboteur.server.tables.results.rated import rated_game
from saboteur.server.timing import Clock

AT = 1_000_000


def begun(*, rated: bool = True, branch: str = "") -> RoomState:
    """A game of four people and a bot, just begun."""
    state = RoomState(
        e.Created(
            at=AT, table="t" * 20, code="ACDEF", seed=f"{7:032x}", setup=m.TableSetup(seats=5, modules=["base"]),
            options=m.TableOptions(rated=rated, clock="brisk"), branch=branch,
            seats=[*(e.Chair(person=f"p{i}", name=f"P{i}") for i in range(4)), e.Chair(name="F", level="novice")],
        )
    )  # fmt: skip
    state.apply(e.Started(at=AT))
    return state


def play(state: RoomState, moves: int = 10_000) -> None:
    """Go on by the last that may be done each time."""
    for _ in range(moves):
        if state.game is None or state.phase == "over":
            return
        seat = min(state.game.to_act)
        state.apply(e.Acted(at=AT, seat=seat, code=pack(state.game.legal(seat)[-1])))


def test_whoever_had_a_stand_in_for_more_than_a_quarter_of_their_turns_does_not_count() -> None:
    state = begun()
    state.apply(e.TookOver(at=AT, seat=1, why="clock"))
    play(state, 40)
    state.apply(e.CameBack(at=AT, seat=1))
    late = False
    while state.phase != "over":
        play(state, 1)
        assert state.game is not None
        if not late and state.game.round == 3 and state.public is not None and state.public.pile == 0:
            late = True
            state.apply(e.TookOver(at=AT, seat=2, why="left"))
    game = rated_game(state)
    assert game is not None
    shares = [state.stood_in[seat] / state.turns[seat] for seat in range(5)]
    assert shares[0] == shares[3] == 0
    assert 0 < shares[2] < 0.25, "whoever leaves at the end counts"
    assert shares[4] == 1
    expected = [f"p{seat}" if shares[seat] <= 0.25 else "" for seat in range(4)] + ["bot:novice"]
    assert game.people == expected
    state.stood_in[1], state.turns[1] = 1, 4
    assert "p1" in (rated_game(state) or game).people, "a quarter is not more than a quarter"
    state.stood_in[1], state.turns[1] = 2, 7
    again = rated_game(state)
    assert again is not None
    assert again.people == ["p0", "", "p2", "p3", "bot:novice"]


def test_a_bot_that_took_a_seat_over_in_a_game_is_not_rated_for_it() -> None:
    state = begun()
    play(state, 20)
    state.apply(e.BotsSeated(at=AT, seats=[2], names=["Flint"], level="steady"))
    play(state)
    game = rated_game(state)
    assert game is not None
    assert game.people == ["p0", "p1", "", "p3", "bot:novice"]


def test_what_is_rated_is_what_the_record_says() -> None:
    state = begun()
    play(state)
    game = rated_game(state)
    assert game is not None
    assert state.game is not None
    result = state.game.result
    assert result is not None
    assert (game.kind, game.gold) == ("base", list(result.gold))
    assert [one.roles for one in game.rounds] == [list(one.roles) for one in result.rounds]


@pytest.mark.parametrize("state", [begun(rated=False), begun(branch="x" * 20)], ids=["not wanted", "a branch"])
def test_games_that_are_not_rated_never_count(state: RoomState) -> None:
    play(state)
    assert state.phase == "over"
    assert rated_game(state) is None


@pytest.mark.parametrize("moves", [0, 7, 30])
def test_a_running_rated_game_is_byte_for_byte_the_same_with_other_dwarfs(moves: int) -> None:
    state = begun()
    play(state, moves)
    dice, different = Chance(b"", 0, dice_from(3)), 0
    for _ in range(8):
        for viewer in (None, 0, 2):
            world = other_world(state, viewer, dice)
            assert state.game is not None
            assert world.game is not None
            different += [state.game.own(s) for s in range(5)] != [world.game.own(s) for s in range(5)]
            assert rated_game(state) is None
            assert rated_game(world) is None
            for shown in (listing_of, RoomState.lobby, lambda one, who=viewer: f.snapshot(one, who)):
                assert msgspec.json.encode(shown(state)) == msgspec.json.encode(shown(world))
    assert different, "other worlds have other dwarfs"


def told(
    data: Path,
    story: Callable[[Party], Awaitable[None]],
    *,
    rated: bool = True,
    preset: str | None = None,
    seats: int = 4,
) -> None:
    """Tell a story of Ann and Ben, who are no programs, and of a table that has not begun."""

    async def tell() -> None:
        async with house(quick(data), Clock()) as there:
            ann, ben = await Client.new(there.url), await Client.new(there.url)
            options = m.TableOptions(bot_level="novice", clock="none", breaks=False, rated=rated)
            wish = m.NewTable(name="Ann", preset=preset, setup=m.TableSetup(seats=seats), options=options)
            party = Party(there, ann, ben, (await ann.create(wish)).table)
            await story(party)

    asyncio.run(asyncio.wait_for(tell(), 180))


async def start(party: Party) -> None:
    await party.send(party.ben, m.Join(cid="join", name="Ben"))
    await party.send(party.ann, m.FillWithBots(cid="fill"))
    await party.send(party.ann, m.Start(cid="start"))


async def read(who: Client, path: str) -> str:
    """Return the very text of an answer."""
    return msgspec.json.encode(await who.request("GET", path, None, dict)).decode()


PATHS = ("/api/ratings", "/api/me/ratings")


def test_ratings_change_when_the_game_is_over_and_once(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await start(party)
        before = [await read(party.ann, path) for path in PATHS]
        await party.go_on(lambda state: state.game is not None and state.game.round == 2)
        assert [await read(party.ann, path) for path in PATHS] == before
        await party.go_on(lambda state: state.phase == "over")
        await party.there.settled(party.table)
        boards = await party.ann.request("GET", "/api/ratings", None, m.Leaderboards)
        assert [board.kind for board in boards.boards] == ["tournament", "base", "saboteur2"]
        board = boards.boards[1].people
        assert sorted((line.name, line.bot) for line in board) == [("Ann", False), ("Ben", False), ("novice", True)]
        assert all(line.rating.provisional and line.games == 1 for line in board)
        assert all(set(line.sides) <= {"digger", "saboteur"} and line.sides for line in board)
        own = await party.ann.request("GET", "/api/me/ratings", None, m.OwnRatings)
        assert [(one.kind, one.games, [step.table for step in one.history]) for one in own.ratings] == [
            ("base", 1, [party.table])
        ]
        after = [await read(party.ann, path) for path in PATHS]
        rooms = party.there.server.rooms
        await rooms._derived.mend(party.room, await rooms.log_of(party.table))
        assert [await read(party.ann, path) for path in PATHS] == after, "derived again, and counted once"
        assert party.ben.token is not None
        await party.ben.request("DELETE", "/api/me", None, m.Me)
        boards = await party.ann.request("GET", "/api/ratings", None, m.Leaderboards)
        assert sorted(line.name for line in boards.boards[1].people) == ["Ann", "novice"]

    told(tmp_path, story)


def test_the_report_on_favours_reads_what_was_done_in_rated_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[RoundActs] = []

    async def story(party: Party) -> None:
        await start(party)
        await party.go_on(lambda state: state.phase == "over")
        await party.there.settled(party.table)
        done.extend(acts_of(party.room.state))

    told(tmp_path, story)
    assert len(done) == 3
    assert all([bool(who) for who in one.people] == [True, True, False, False] for one in done)
    acts = [act for one in done for act in one.acts]
    assert acts
    assert all(act.seat != act.target for act in acts)
    assert run(["admin", "favours", "--data", str(tmp_path)]) == 0
    assert "1 rated games" in capsys.readouterr().out
    assert run(["admin", "favours", "--data", str(tmp_path), "--json"]) == 0
    pairs = json.loads(capsys.readouterr().out)
    assert all(sorted(pair["names"]) == ["Ann", "Ben"] and pair["games"] == 1 for pair in pairs)


def test_a_running_game_has_no_deeds_for_the_report() -> None:
    state = begun()
    play(state, 30)
    assert acts_of(state) == []


def test_a_table_that_is_not_rated_changes_nothing(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await start(party)
        await party.go_on(lambda state: state.phase == "over")
        await party.there.settled(party.table)
        boards = await party.ann.request("GET", "/api/ratings", None, m.Leaderboards)
        assert not any(board.people for board in boards.boards)

    told(tmp_path, story, rated=False)


def test_that_a_table_is_rated_is_said_before_one_sits_down_and_stays_so(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        (line,) = (await party.ben.request("GET", "/api/tables", None, m.TableList)).tables
        assert line.rated
        assert party.room.state.options.vote is False, "this preset votes where nothing is at stake"
        setup, options = party.room.state.setup, party.room.state.options
        other = msgspec.structs.replace(options, rated=False)
        await party.send(party.ann, m.ChangeSetup(cid="1", setup=setup, options=other))
        await party.send(party.ann, m.ChangeSetup(cid="2", setup=setup, options=options))
        await party.send(party.ben, m.Join(cid="join", name="Ben"))
        assert await party.refused(party.ann, m.ChangeSetup(cid="3", setup=setup, options=other)) == "rated_fixed"
        chatless = msgspec.structs.replace(options, chat=False)
        await party.send(party.ann, m.ChangeSetup(cid="4", setup=setup, options=chatless))
        assert party.room.state.lobby().options == chatless

    told(tmp_path, story, preset="championship", seats=5)
