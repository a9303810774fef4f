"""Stories have no gaps: resuming, repeating, two tabs, restarts."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, Player, house, quick
from tests.server.lines import Line, line_to

from saboteur.client import Client, apply_frame
from saboteur.server import messages as m
from saboteur.server.limits.bounds import FRAMES_REPLAYED
from saboteur.server.store import open_store
from saboteur.server.tables.results.listing import wake_of


async def table_with_bots(there: House, preset: str = "base", seats: int = 4) -> tuple[Client, str]:
    """A running game of one person against bots; nobody's time runs out, however slow the machine is."""
    ann = await Client.new(there.url)
    setup, options = m.TableSetup(seats=seats), m.TableOptions(clock="none")
    wish = m.NewTable(name="Ann", preset=preset, setup=setup, options=options, bots=True, start=True)
    return ann, (await ann.create(wish)).table


async def until_asked(line: Line) -> m.GamePart:
    """Hear until one's own seat is asked."""
    while True:
        message = await line.hear()
        if isinstance(message, m.Snapshot | m.Frame) and message.game and message.game.options:
            return message.game


def test_whoever_listens_again_is_told_all_though_nothing_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table  # nobody else comes
            for _ in range(2):
                async with contextlib.aclosing(ann.play(table)) as frames:
                    assert isinstance(await anext(frames), m.Snapshot)

    asyncio.run(asyncio.wait_for(story(), 120))


def test_whoever_comes_back_after_any_step_hears_the_same_story(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there)
            player = Player(ann, 1)
            last = await asyncio.wait_for(player.play(table), 180)
            frames = {frame.seq: frame for frame in player.frames[1:]}
            games = {player.frames[0].seq: player.frames[0].game}
            for seq, frame in sorted(frames.items()):
                games[seq] = frame.game or games[seq - 1]
            for seq in range(max(player.frames[0].seq, last.seq - FRAMES_REPLAYED), last.seq, 7):
                async with line_to(there, table, ann.token, last=seq) as line:
                    line.game = games[seq]
                    welcome = await line.hear_a(m.Welcome)
                    assert (welcome.seq, welcome.seat, welcome.input) == (last.seq, 0, True)
                    for missed in range(seq + 1, last.seq + 1):
                        frame = await line.hear_a(m.Frame)
                        assert frame.seq == missed
                        assert frame == frames.get(missed, frame)
            async with line_to(there, table, ann.token) as line:
                assert msgspec.structs.replace(await line.hear_a(m.Snapshot), pad="") == last

    asyncio.run(story())


def test_a_client_that_loses_its_line_again_and_again_folds_to_the_servers_snapshot(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there, "saboteur2")
            rng, over = random.Random(1), False
            state: m.Snapshot | None = None
            while not over:
                last = None if state is None else state.seq
                async with line_to(there, table, ann.token, last=last) as line:
                    for _ in range(rng.randrange(2, 12)):
                        message = await line.hear()
                        if isinstance(message, m.Snapshot):
                            state = msgspec.structs.replace(message, pad="")
                        elif isinstance(message, m.Frame):
                            state = apply_frame(state, message)
                        if state is not None and state.game is not None:
                            over = state.game.result is not None
                            if state.game.options and isinstance(message, m.Snapshot | m.Frame):
                                action = rng.choice(state.game.options)
                                cid = f"d{state.game.decision}"
                                await line.say(m.Act(cid=cid, decision=state.game.decision, action=action))
                        if over:
                            break
                    if state is not None and state.game is not None and state.game.options:
                        cid = f"d{state.game.decision}"  # a repeat, or the first one if it was lost
                        action = rng.choice(state.game.options)
                        await line.say(m.Act(cid=cid, decision=state.game.decision, action=action))
            async with line_to(there, table, ann.token) as line:
                assert msgspec.structs.replace(await line.hear_a(m.Snapshot), pad="") == state

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_repeated_message_returns_the_first_answer_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there)
            async with line_to(there, table, ann.token) as line:
                game = await until_asked(line)
                act = m.Act(cid="once", decision=game.decision, action=game.options[0])
                first = await line.ask(act)
                assert isinstance(first, m.Ok)
                assert await line.ask(act) == first
                other = m.Act(cid="once", decision=game.decision, action=game.options[-1])
                assert await line.ask(other) == first
                stale = m.Act(cid="late", decision=game.decision, action=game.options[0])
                no = await line.ask(stale)
                assert isinstance(no, m.No)
                assert no.code == "stale"
                assert no.seq >= first.seq
                assert await line.ask(stale) == no
            # the answer is durable: over HTTP, and after the room was loaded again
            said = await ann.request("POST", f"/api/tables/{table}/intents", act, m.Ok)
            assert said == first

    asyncio.run(asyncio.wait_for(story(), 180))


def test_an_id_belongs_to_its_sender_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            await bob.sit(table, "Bob")
            async with line_to(there, table, ann.token) as a, line_to(there, table, bob.token) as b:
                assert isinstance(await a.ask(m.Speak(cid="x", claim=m.Feel("hello"))), m.Ok)
                second = await b.ask(m.Speak(cid="x", claim=m.Feel("thanks")))
                assert isinstance(second, m.Ok)
                frame = await a.hear_a(m.Frame)
                while not frame.said or frame.said[0].seat != 1:
                    frame = await a.hear_a(m.Frame)
                assert frame.seq == second.seq

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_new_tab_takes_the_input_over_and_the_old_one_reads_along(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            async with line_to(there, table, ann.token) as old:
                assert (await old.hear_a(m.Welcome)).input
                async with line_to(there, table, ann.token) as new:
                    assert (await new.hear_a(m.Welcome)).input
                    assert not (await old.hear_a(m.Input)).yours
                    no = await old.ask(m.Lock(cid="l", locked=True))
                    assert isinstance(no, m.No)
                    assert no.code == "read_along"
                    assert isinstance(await new.ask(m.Lock(cid="m", locked=True)), m.Ok)
                    assert (await old.hear_a(m.Frame)).news == [m.DoorLocked(locked=True)]
                    await old.say(m.TakeInput())
                    assert (await old.hear_a(m.Input)).yours
                    assert not (await new.hear_a(m.Input)).yours
                    async with line_to(there, table, ann.token, watch=True) as third:
                        assert not (await third.hear_a(m.Welcome)).input

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_game_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    async def story() -> None:
        seqs = []
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there)
            async with line_to(there, table, ann.token) as line:
                game = await until_asked(line)
                ok = await line.ask(m.Act(cid="a", decision=game.decision, action=game.options[0]))
                seqs.append(ok.seq)
                view = there.server.rooms.open[table].state
                asyncio.get_running_loop().call_soon(there.server.rooms.open[table].leave, lambda _: None)
                await asyncio.sleep(0)
                restored = await there.server.rooms.get(table)
                assert restored is not None
                assert restored.state is not view
        async with house(quick(tmp_path)) as there:
            ann.url = there.url
            said = await ann.request(
                "POST",
                f"/api/tables/{table}/intents",
                m.Act(cid="a", decision=game.decision, action=game.options[0]),
                m.Ok,
            )
            assert said.seq == seqs[0]
            player = Player(ann, 1)
            last = await asyncio.wait_for(player.play(table), 180)
            assert last.game is not None
            assert last.game.result is not None

    asyncio.run(story())


def test_the_end_of_the_server_is_announced_with_a_time_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there)
            async with contextlib.AsyncExitStack() as stack:
                tokens = (ann.token, None, None, None, None)
                lines = [await stack.enter_async_context(line_to(there, table, token)) for token in tokens]
                for line in lines:
                    await line.hear_a(m.Snapshot)
                closing = asyncio.create_task(there.server.rooms.close())
                pauses = {(await line.hear_a(m.Restart)).retry_after for line in lines}
                assert len(pauses) > 1  # two of them may be the same by chance, all five are not
                assert all(1 <= pause <= 6 for pause in pauses)
                await closing

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_table_opened_while_leases_are_renewed_stays_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            rooms, made = there.server.rooms, []
            renew = rooms.store.renew

            async def slowly(owner: str, tables: Sequence[str], seconds: float) -> list[str]:
                made.append((await ann.create(m.NewTable(name="Ann"))).table)
                return await renew(owner, tables, seconds)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(rooms.store, "renew", slowly)
                await rooms.sweep()
            assert made
            assert not rooms.open[made[0]].gone

    asyncio.run(asyncio.wait_for(story(), 180))


def test_idle_rooms_leave_memory_and_come_back_on_demand(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, idle_minutes=0.01)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            timed = m.NewTable(name="Ann", bots=True, start=True, options=m.TableOptions(clock="relaxed"))
            running = (await ann.create(timed)).table
            alone = (await ann.create(m.NewTable(name="Ann", bots=True, start=True))).table
            while wake_of(there.server.rooms.open[alone].state) is not None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)  # bots play until Ann is asked
            await asyncio.sleep(there.server.clock.seconds_until(there.server.clock.now() + 1000))
            await there.server.rooms.sweep()
            assert list(there.server.rooms.open) == [running], "a clock runs there"
            for idle in (table, alone):
                async with line_to(there, idle, ann.token) as line:
                    assert (await line.hear_a(m.Welcome)).seat == 0

    asyncio.run(asyncio.wait_for(story(), 180))


def test_abandoned_lobbies_are_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, idle_minutes=0.001, lobby_hours=0.0001)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            await asyncio.sleep(there.server.clock.seconds_until(there.server.clock.now() + 2000))
            await there.server.rooms.sweep()
            await there.server.rooms.sweep()
            assert await there.server.rooms.get(table) is None

    asyncio.run(asyncio.wait_for(story(), 180))


def test_folding_the_log_gives_the_room_that_wrote_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there, "everything", 5)
            last = await asyncio.wait_for(Player(ann, 5).play(table), 180)
            state = there.server.rooms.open[table].state
        store = await open_store(quick(tmp_path).database_url())
        try:
            from saboteur.server.tables.delivery.frames import snapshot
            from saboteur.server.tables.log.log_entries import decode_entry
            from saboteur.server.tables.log.table_state import state_from_log

            again = state_from_log([decode_entry(data) for _, data in await store.read(table)])
        finally:
            await store.close()
        assert snapshot(again, 0) == snapshot(state, 0) == last
        assert again.answers == state.answers

    asyncio.run(story())
