"""Rooms and their care when something unforeseen happens: a fault stays where it is, and passes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from tests.server.faults.test_clock_jumps import HOUR, Shifted
from tests.server.faults.witness import no_trouble
from tests.server.house import House, Player, house, quick
from tests.server.lines import line_to

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import OpenReached, pack
from saboteur.play.fields.values import Cell
from saboteur.server import messages as m
from saboteur.server.http.streams import StreamConnection
from saboteur.server.limits.bounds import FRAMES_REPLAYED
from saboteur.server.logs import configure as configure_logging
from saboteur.server.store import Phase, StoreFull, StoreUnavailable, open_store, sqlite_file
from saboteur.server.tables import rooms as rooms_module
from saboteur.server.tables.cluster import follower as follower_module
from saboteur.server.tables.cluster.follower import Wanted
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.delivery.viewers import MARKED
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.results.listing import wake_of

Story = Callable[[House, Client, str], Awaitable[None]]
HELLO = m.Feel("hello")
SECRET = "terces yrev eht"  # turned round, so that the line of code does not show it


class Unforeseen(Exception):  # noqa: N818 - nobody catches it by name
    """A fault of ours."""


async def fail(*_: object, **__: object) -> Any:
    raise Unforeseen


def with_a_table(tmp_path: Path, story: Story, *borne: str, **settings: Any) -> None:
    """Run a story with a host and a table in its lobby; of what is logged as an error, only these are borne."""

    async def tell() -> None:
        async with house(quick(tmp_path, **settings)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3)))).table
            await story(there, ann, table)

    with no_trouble(*borne):
        asyncio.run(asyncio.wait_for(tell(), 180))


async def speak(client: Client, table: str, cid: str) -> None:
    await client.request("POST", f"/api/tables/{table}/intents", m.Speak(cid=cid, claim=HELLO))


def test_a_room_that_fails_tells_everybody_and_comes_back_from_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        old = there.server.rooms.open[table]
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            with monkeypatch.context() as broken:
                broken.setattr(f, "frames", lambda *_: 1 / 0)  # durable already, and then this
                with pytest.raises(Refusal) as caught:
                    await asyncio.wait_for(speak(ann, table, "one"), 60)
            assert caught.value.code == "unavailable"
            bye = await line.hear_a(m.Bye)
            assert (bye.code, bye.resume) == ("moved", True)
        assert old.gone
        await speak(ann, table, "one")  # the same again: it is in the log once
        new = there.server.rooms.open[table]
        assert new is not old
        said = [entry for entry in await there.server.rooms.log_of(table) if isinstance(entry, e.Claimed)]
        assert len(said) == 1
        async with line_to(there, table, ann.token) as line:
            assert (await line.hear_a(m.Welcome)).seat == 0

    with_a_table(tmp_path, story, "room_failed")


def test_whoever_waits_in_a_failing_rooms_mailbox_gets_an_answer(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        room, gate = there.server.rooms.open[table], asyncio.Event()

        async def slow_fault() -> None:
            await gate.wait()
            raise Unforeseen

        room.post(slow_fault)
        asking = asyncio.create_task(speak(ann, table, "late"))
        while not room._mailbox:  # noqa: ASYNC110 - until it is in the mailbox
            await asyncio.sleep(0.01)
        async with line_to(there, table, ann.token) as line:  # to be let in, behind all that
            while len(room._mailbox) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            gate.set()
            with pytest.raises(Refusal) as caught:
                await asyncio.wait_for(asking, 60)
            assert caught.value.code == "unavailable"
            assert (await line.hear_a(m.Bye)).resume

    with_a_table(tmp_path, story, "room_failed")


def test_a_follower_that_fails_lets_its_viewers_come_again(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        rooms = there.server.rooms
        room = rooms.open[table]
        rooms._forget(table, room)  # as if another process held it
        rooms.owner, owner = "somebody else", rooms.owner
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            old = rooms.followed[table]
            old.post(fail)
            assert (await line.hear_a(m.Bye)).resume
        assert old.gone
        room.leave(lambda _: None)
        rooms.owner = owner

    with_a_table(tmp_path, story, "follower_failed")


def test_sweeping_goes_on_after_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "SWEEP", 0.02)

    async def story(there: House, _ann: Client, _table: str) -> None:
        failed, swept = asyncio.Event(), asyncio.Event()

        async def due(*_: object) -> list[str]:
            if not failed.is_set():
                failed.set()
                raise Unforeseen
            swept.set()
            return []

        monkeypatch.setattr(there.server.store, "due", due)
        await asyncio.wait_for(swept.wait(), 60)

    with_a_table(tmp_path, story, "sweep_failed")


def test_a_table_that_cannot_be_loaded_keeps_no_other_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        rooms, asked = there.server.rooms, []

        async def get(one: str, *, follow: bool) -> None:
            assert not follow
            asked.append(one)
            if one == "bad":
                raise Unforeseen
            if one == "away":
                raise StoreUnavailable("gone")

        async def due(*_: object) -> list[str]:
            return ["bad", "away", table]

        monkeypatch.setattr(rooms, "get", get)
        monkeypatch.setattr(there.server.store, "due", due)
        await rooms.sweep()
        assert sorted(asked[-3:]) == sorted(["bad", "away", table])

    with_a_table(tmp_path, story, "table_not_woken")


@pytest.mark.parametrize("damage", ["a byte", "an entry"])
def test_a_table_whose_log_is_damaged_is_named_to_the_operator_and_harms_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    async def break_it() -> str:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), bots=True, start=True)
            table: str = (await ann.create(wish)).table
        store = await open_store(quick(tmp_path).database_url())
        fence = await store.claim(table, "damage", 60.0)
        assert fence is not None
        data = b'{"t":' if damage == "a byte" else e.encode_entry(e.Acted(at=0, seat=0, code=1))
        await store.rewrite(table, 2, data, fence)
        await store.close()
        return table

    async def story() -> str:
        table = await break_it()
        end = configure_logging(quick(tmp_path, log_json=True))
        try:
            async with house(quick(tmp_path)) as there:
                ann = await Client.new(there.url)
                async with there.http(ann.token) as http:
                    answer = await http.get(f"/api/tables/{table}/record")
                    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
                await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3)))
        finally:
            end()
        return table

    table = asyncio.run(story())
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    damaged = [line for line in lines if line["event"] == "log_damaged"]
    assert {line["table"] for line in damaged} == {table}
    assert all(line["level"] == "error" for line in damaged)
    if damage == "a byte":
        assert "entry 2" in damaged[0]["error"]


def test_looking_after_the_tables_of_a_dead_process_does_not_keep_this_one_from_living(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        rooms, store = there.server.rooms, there.server.store
        looking, enough, renewed = asyncio.Event(), asyncio.Event(), asyncio.Semaphore(0)
        renew, owners = store.renew, store.owners

        async def due(*_: object) -> list[str]:
            looking.set()
            await enough.wait()
            return []

        async def noted(owner: str, tables: list[str], seconds: float) -> list[str]:
            renewed.release()
            return await renew(owner, tables, seconds)

        async def with_another() -> list[str]:
            return [*await owners(), "another"]

        monkeypatch.setattr(store, "owners", with_another)
        await rooms.leases.beat()
        monkeypatch.setattr(store, "due", due)
        monkeypatch.setattr(store, "owners", owners)  # it died
        async with asyncio.timeout(60):
            await looking.wait()
            monkeypatch.setattr(store, "renew", noted)
            for _ in range(3):
                await renewed.acquire()
        assert not rooms.open[table].gone
        enough.set()

    with_a_table(tmp_path, story)


def test_a_table_that_another_process_woke_first_is_not_followed_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        rooms, store = there.server.rooms, there.server.store

        async def due(*_: object) -> list[str]:
            return [table]

        await rooms.let_go(table)
        assert await store.claim(table, "another", 60)
        monkeypatch.setattr(store, "due", due)
        await rooms.sweep()
        assert not rooms.followed
        assert not rooms.open

    with_a_table(tmp_path, story)


def test_a_room_loaded_again_during_a_sweep_keeps_its_lease(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        rooms, store = there.server.rooms, there.server.store
        old = rooms.open[table]
        old.viewers.idle_since = 0  # nobody has used it for ages
        renew = store.renew

        async def slowly(owner: str, tables: list[str], seconds: float) -> list[str]:
            kept = await renew(owner, tables, seconds)
            old.leave(lambda _: None)
            assert await rooms.get(table) is not old
            return kept

        monkeypatch.setattr(store, "renew", slowly)
        await rooms.sweep()
        assert rooms.open[table] is not old
        assert not rooms.open[table].gone
        assert await store.owner_of(table) == rooms.owner

    with_a_table(tmp_path, story)


def test_a_welcome_and_a_pong_tell_the_tables_time_even_after_the_clock_was_set_back(tmp_path: Path) -> None:
    settings = quick(tmp_path)

    async def story() -> None:
        async with house(settings, Shifted(0)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
        async with house(settings, Shifted(-5)) as there, line_to(there, table, ann.token) as line:
            welcome = await line.hear_a(m.Welcome)
            created = (await line.hear_a(m.Snapshot)).lobby.created
            await line.say(m.Ping())
            pong = await line.hear_a(m.Pong)
            for now in (welcome.now, pong.now):
                assert created <= now < created + HOUR

    asyncio.run(asyncio.wait_for(story(), 180))


def test_whether_the_server_is_ready_is_said_without_looking_anybody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, ann: Client, _table: str) -> None:
        async def away(*_: object) -> None:
            await asyncio.sleep(3600)

        async def no_answer(*_: object) -> None:
            raise StoreUnavailable("gone")

        monkeypatch.setattr(there.server.identities, "read", away)
        monkeypatch.setattr(there.server.store, "put_process", no_answer)
        async with there.http(ann.token) as http:
            for path, status in (("/healthz", 200), ("/readyz", 503), ("/metrics", 200)):
                assert (await http.get(path, timeout=60)).status_code == status

    with_a_table(tmp_path, story, "store")


def test_a_server_that_cannot_write_is_not_ready_and_says_so_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "_OUTSIDE_SECONDS", 3600.0)  # far beyond what is waited for here

    async def story(there: House, _ann: Client, _table: str) -> None:
        async with there.http() as http:
            assert (await http.get("/readyz")).status_code == 200
            await asyncio.sleep(1.1)  # for which the last try counts
            other = sqlite3.connect(tmp_path / "saboteur.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert (await http.get("/readyz", timeout=60)).status_code == 503
            other.execute("ROLLBACK")
            other.close()
            async with asyncio.timeout(60):
                while (await http.get("/readyz", timeout=60)).status_code != 200:  # noqa: ASYNC110 - nobody tells us
                    await asyncio.sleep(0.2)

    with_a_table(tmp_path, story, "store", "operator_failed", "sweep_failed", "derived_data_late")


def test_a_full_disk_is_told_as_such_also_when_a_bot_was_to_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        async with line_to(there, table, ann.token) as line:
            await line.ask(m.FillWithBots(cid="fill"))

            async def full(*_: object, **__: object) -> None:
                raise StoreFull("no room")

            monkeypatch.setattr(there.server.store, "append", full)
            answer = await line.ask(m.Start(cid="start"))
            assert isinstance(answer, m.No)
            assert answer.code == "store_full"
            there.server.rooms.open[table].put((full, lambda: None))  # what a bot's move would do
            assert (await line.hear_a(m.Bye)).code == "store_full"

    with_a_table(tmp_path, story, "room_store_failed", "derived_data_late")


@pytest.mark.parametrize("log_json", [False, True])
def test_a_logged_fault_shows_where_but_no_values(log_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging(msgspec.convert({"log_json": log_json}, type(quick(Path()))))

    def at_fault(token: str) -> None:
        assert token
        raise Unforeseen

    try:
        at_fault(SECRET[::-1])
    except Unforeseen as error:
        structlog.get_logger("test").error("unhandled", exc_info=error)
    told = capsys.readouterr().err
    assert "at_fault" in told
    assert SECRET[::-1] not in told


def test_what_comes_over_another_process_counts_for_a_persons_limit_at_the_owner(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        person = there.server.rooms.open[table].state.seats[0].person
        codes = []
        for number in range(4):
            wanted = Wanted(table, person, m.Speak(cid=f"c{number}", claim=HELLO))
            answer = await there.server.rooms.others.answer("other", msgspec.json.encode(wanted))
            codes.append(msgspec.json.decode(answer).get("code", "ok"))
        assert codes == ["ok", "ok", "ok", "too_fast"]
        with pytest.raises(Refusal) as caught:
            await speak(ann, table, "here")
        assert caught.value.code == "too_fast"

    with_a_table(tmp_path, story, rate_intents="3/hour")


def test_spectators_at_other_processes_count_for_the_tables_limit(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start")):
            await ann.request("POST", f"/api/tables/{table}/intents", intent)
        lines = there.server.rooms.open[table].viewers
        lines.hear_of("other", [], 1)
        async with line_to(there, table) as line:
            await line.hear_a(m.Welcome)
        await asyncio.sleep(0.1)
        lines.hear_of("other", [], 2)
        async with line_to(there, table) as line:
            assert (await line.hear_a(m.Bye)).code == "spectators_full"

    with_a_table(tmp_path, story, max_spectators=2)


def test_a_bot_that_wants_the_impossible_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        real = there.server.bot_pool.answer

        async def impossible(*args: Any, **named: Any) -> Any:
            _, *more = await real(*args, **named)
            return pack(OpenReached(Cell(99, 99))), *more

        monkeypatch.setattr(there.server.bot_pool, "answer", impossible)
        for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start"), m.Leave(cid="leave")):
            await ann.request("POST", f"/api/tables/{table}/intents", intent)
        room = there.server.rooms.open[table]
        async with line_to(there, table, ann.token), asyncio.timeout(60):
            while room.state.decision < 20:  # noqa: ASYNC110 - all of them bots' moves
                await asyncio.sleep(0.02)
        assert not room.gone

    with_a_table(tmp_path, story, "bot_refused")


def test_bots_do_not_play_for_nobody_and_go_on_when_somebody_is_there(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start"), m.Leave(cid="leave")):
            await ann.request("POST", f"/api/tables/{table}/intents", intent)
        room = there.server.rooms.open[table]
        await asyncio.sleep(0.5)
        slept_at = room.state.decision
        assert slept_at <= 2, "one that was thinking when the last person left may still answer"
        assert wake_of(room.state) is None, "no process need hold it"
        async with line_to(there, table) as stranger:
            await stranger.hear_a(m.Snapshot)
            await asyncio.sleep(0.3)
            assert room.state.decision == slept_at, "strangers wake nobody"
        async with line_to(there, table, ann.token), asyncio.timeout(60):
            while room.state.decision < slept_at + 5:  # noqa: ASYNC110 - bots' moves
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)
        slept_at = room.state.decision
        await asyncio.sleep(0.5)
        assert room.state.decision == slept_at

    with_a_table(tmp_path, story)


def test_bots_play_on_for_a_person_who_has_just_gone_to_bed(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start")):
            await ann.request("POST", f"/api/tables/{table}/intents", intent)
        room = there.server.rooms.open[table]
        async with asyncio.timeout(60):
            while 0 not in room.state.asked:  # noqa: ASYNC110 - bots' moves, until she is asked
                await asyncio.sleep(0.02)

    with_a_table(tmp_path, story)


def test_whoever_waits_for_the_end_of_a_veto_window_hears_when_its_room_ends(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        room = there.server.rooms.open[table]
        heard: list[Any] = []
        room._held = {0: (e.VetoAnswer(seat=0, code=0, cid="allow"), [heard.append])}
        room.leave(lambda _: None)
        (answer,) = heard
        assert (answer.cid, answer.code) == ("allow", "unavailable")

    with_a_table(tmp_path, story)


def test_a_follower_that_hears_of_a_step_while_it_is_made_takes_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        rooms, store = there.server.rooms, there.server.store
        room = rooms.open[table]
        rooms._forget(table, room)  # as if another process held it
        rooms.owner, owner = "somebody else", rooms.owner
        read, log_of = store.read, rooms.log_of

        async def with_news(table: str, after: int = 0) -> list[tuple[int, bytes]]:
            found = await read(table, after=after)
            await asyncio.sleep(0.05)  # long enough for two to read the same
            return found

        async def then_it_grows(table: str) -> list[e.AnyEntry]:
            log = await log_of(table)
            await room.do(lambda: room.commit([e.Claimed(at=room.now(), seat=0, claim=HELLO)]))
            monkeypatch.setattr(store, "read", with_news)
            asyncio.get_running_loop().call_soon(lambda: rooms.others.hinted(table, room.state.seq))
            return log

        monkeypatch.setattr(rooms, "log_of", then_it_grows)
        follower = await rooms.others.follow(table)
        while follower.state.seq < room.state.seq:  # noqa: ASYNC110 - followers have no event
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)  # long enough for it to be taken again
        assert follower.state.seq == room.state.seq
        assert len(follower.state.talk) == 1
        follower.leave(lambda _: None)
        room.leave(lambda _: None)
        rooms.owner = owner

    with_a_table(tmp_path, story)


def test_what_a_dead_process_was_asked_is_asked_again_of_the_one_that_took_the_table_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follower_module, "ASK_SECONDS", 3600.0)  # for which the dead one would be waited for

    async def story(there: House, _ann: Client, table: str) -> None:
        rooms = there.server.rooms
        room = rooms.open[table]
        rooms._forget(table, room)  # as if another process held it
        rooms.owner, owner = "somebody else", rooms.owner
        follower = await rooms.others.follow(table)
        follower.owner = "dead"
        answered: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()
        follower.submit(room.state.seats[0].person, m.Speak(cid="x", claim=HELLO), answered.set_result)
        while not rooms.relay._open:  # noqa: ASYNC110 - until it is asked
            await asyncio.sleep(0.01)
        rooms.open[table], rooms.owner = room, owner
        await follower.do(follower.look)
        assert follower.owner == owner
        assert isinstance(await answered, m.Ok)
        follower.leave(lambda _: None)

    with_a_table(tmp_path, story)


def test_a_game_whose_process_ended_with_its_last_step_comes_into_history_when_it_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise StoreUnavailable

    async def history(ann: Client) -> list[str]:
        past: m.TableList = await ann.request("GET", "/api/me/history", None, m.TableList)
        return [line.table for line in past.tables]

    async def story(there: House, ann: Client, table: str) -> None:
        rooms = there.server.rooms
        await ann.request("POST", f"/api/tables/{table}/intents", m.FillWithBots(cid="f"), m.Ok)
        await ann.request("POST", f"/api/tables/{table}/intents", m.Start(cid="s"), m.Ok)
        with monkeypatch.context() as broken:
            broken.setattr(rooms.store, "add_history", away)
            await Player(ann, 1).play(table)
            await there.settled(table)
            assert await history(ann) == []
        for _ in range(2):  # it counts once
            await rooms.let_go(table)
            assert await rooms.get(table) is not None
            assert await history(ann) == [table]
        figures: m.Statistics = await ann.request("GET", "/api/statistics", None, m.Statistics)
        assert figures.games == 1
        (info,) = [info for info in await rooms.store.tables() if info.table == table]
        assert info.listing is not None
        assert info.listing.phase == Phase.OVER

    with_a_table(tmp_path, story)


def test_a_game_in_a_log_from_before_goes_on_by_the_rules_it_began_with() -> None:
    chairs = [e.Chair(person=f"person{seat}") for seat in range(3)]
    created = e.Created(
        at=1, table="t" * 20, code="ACDEF", seed="0" * 32, setup=m.TableSetup(seats=3, modules=["base", "chests"]),
        options=m.TableOptions(), seats=chairs,
    )  # fmt: skip
    for line, revision in ((b'{"e":"started","at":1}', 1), (msgspec.json.encode(e.Started(at=1, revision=2)), 2)):
        state = RoomState(created)
        state.apply(msgspec.json.decode(line, type=e.AnyEntry))
        assert state.game is not None
        assert state.game.setup.revision == revision


def test_coming_back_costs_the_same_however_long_the_log_and_the_talk_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        rooms, room = there.server.rooms, there.server.rooms.open[table]
        for _ in range(300):
            await room.do(lambda: room.commit([e.Claimed(at=room.now(), seat=0, claim=HELLO)]))
        read: list[int] = []
        honest = rooms.log_of

        async def counted(table: str, after: int = 0) -> list[e.AnyEntry]:
            found = await honest(table, after)
            read.append(len(found))
            return found

        monkeypatch.setattr(rooms, "log_of", counted)
        now = room.state.seq
        for behind in (1, 20, FRAMES_REPLAYED):
            async with line_to(there, table, ann.token, last=now - behind) as line:
                await line.hear_a(m.Welcome)
                assert [(await line.hear_a(m.Frame)).seq for _ in range(behind)] == list(
                    range(now - behind + 1, now + 1)
                )
        assert max(read) < FRAMES_REPLAYED + MARKED
        read.clear()
        async with line_to(there, table, ann.token, last=2) as line:  # too long ago: everything, from memory
            assert (await line.hear_a(m.Snapshot)).seq == now
        assert read == []

    with_a_table(tmp_path, story)


def test_whoever_reads_slowly_gets_all_that_was_missed_and_what_comes_meanwhile(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        room = there.server.rooms.open[table]
        for _ in range(FRAMES_REPLAYED + 20):
            await room.do(lambda: room.commit([e.Claimed(at=room.now(), seat=0, claim=HELLO)]))
        last = room.state.seq - FRAMES_REPLAYED
        line = StreamConnection(
            room.state.seats[0].person, watch=True, room_for=16, address=""
        )  # room for a quarter of it
        await room.do(lambda: room.viewers.attach(line, last))
        for _ in range(10):
            await room.do(lambda: room.commit([e.Claimed(at=room.now(), seat=0, claim=HELLO)]))
        assert not line.closed
        seen = []
        while line.waiting()[0]:
            message = msgspec.json.decode(await line.next() or b"", type=m.ServerMessage)
            seen += [message.seq] if isinstance(message, m.Frame) else []
        assert seen == list(range(last + 1, room.state.seq + 1))
        for _ in range(40):  # it has caught up: the limit is as ever
            await room.do(lambda: room.commit([e.Claimed(at=room.now(), seat=0, claim=HELLO)]))
        assert line.closed

    with_a_table(tmp_path, story)
