"""Hints and mailboxes between processes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from redis.asyncio.client import PubSub
from tests.server.services import PostgresServer, RedisServer
from tests.server.store.kit import in_loop, opened, table

from saboteur.server.fanout import Fanout, FanoutError, LocalFanout, NoAnswer, Relay, open_fanout
from saboteur.server.fanout.fallback_fanout import FallbackFanout
from saboteur.server.fanout.postgres_fanout import PostgresConnection, postgres_fanout
from saboteur.server.fanout.redis_fanout import redis_fanout
from saboteur.server.fanout.remote import RemoteConnection, RemoteFanout

Make = Callable[[], Fanout]


@contextlib.asynccontextmanager
async def running(*fanouts: Fanout) -> AsyncIterator[None]:
    await asyncio.gather(*(fanout.open() for fanout in fanouts))
    try:
        yield
    finally:
        await asyncio.gather(*(fanout.close() for fanout in fanouts))


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[object] = asyncio.Queue()
        self.breaks: asyncio.Queue[None] = asyncio.Queue()

    def hint(self, table: str, seq: int) -> None:
        self.heard.put_nowait((table, seq))

    async def message(self, message: bytes) -> None:
        self.heard.put_nowait(message)

    def lost(self) -> None:
        self.breaks.put_nowait(None)

    async def take(self, count: int) -> list[object]:
        return [await self.heard.get() for _ in range(count)]


async def quiet(ear: Ear) -> bool:
    await asyncio.sleep(0.1)
    return ear.heard.empty()


@in_loop
async def test_hints_reach_every_process_in_order(process: Make) -> None:
    one, two = process(), process()
    async with running(one, two):
        ears = [Ear(), Ear()]
        one.subscribe(ears[0].hint)
        stop = two.subscribe(ears[1].hint)
        for seq in range(50):
            one.publish("tisch ◊ 7", seq)
        for ear in ears:
            assert await ear.take(50) == [("tisch ◊ 7", seq) for seq in range(50)]
        stop()
        one.publish("t", 1)
        assert await ears[0].take(1) == [("t", 1)]
        assert await quiet(ears[1])


@in_loop
async def test_a_message_reaches_its_mailbox_alone_whole_and_in_order(process: Make) -> None:
    one, two = process(), process()
    async with running(one, two):
        ears = [Ear(), Ear()]
        await one.listen("one", ears[0].message)
        stop = await two.listen("two", ears[1].message)
        messages = [b"", b"\x00\xff", os.urandom(100_000), *(b"%d" % n for n in range(50)), os.urandom(5_400)]
        for message in messages:
            one.send("two", message)
        assert await ears[1].take(len(messages)) == messages
        one.send("nobody", b"?")
        two.send("one", b"back")
        assert await ears[0].take(1) == [b"back"]
        await stop()
        one.send("two", b"too late")
        assert await quiet(ears[0])
        assert await quiet(ears[1])


@in_loop
async def test_within_one_process_it_is_the_same() -> None:
    fanout = await open_fanout("games.db")
    assert isinstance(fanout, LocalFanout)
    ear, mail = Ear(), Ear()
    stop = fanout.subscribe(ear.hint)
    await fanout.listen("me", mail.message)
    fanout.publish("t", 1)
    assert ear.heard.empty()  # never in the middle of the publisher
    fanout.send("me", b"1")
    fanout.send("nobody", b"2")
    assert await ear.take(1) == [("t", 1)]
    assert await mail.take(1) == [b"1"]
    stop()
    fanout.publish("t", 2)
    assert await quiet(ear)
    await fanout.ping()
    await fanout.close()
    with pytest.raises(FanoutError):
        await fanout.ping()


@in_loop
async def test_a_callback_that_fails_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    fanout = LocalFanout()
    ear, mail = Ear(), Ear()

    def bad_hint(table: str, seq: int) -> None:
        raise RuntimeError(f"{table} {seq}")

    async def bad_handler(message: bytes) -> None:
        await mail.message(message)
        raise RuntimeError

    async with running(fanout):
        fanout.subscribe(bad_hint)
        fanout.subscribe(ear.hint)
        await fanout.listen("me", bad_handler)
        fanout.publish("t", 1)
        fanout.send("me", b"1")
        fanout.send("me", b"2")
        assert await ear.take(1) == [("t", 1)]
        assert await mail.take(2) == [b"1", b"2"]
    assert "a fan-out callback failed" in caplog.text


async def survives(server: RedisServer | PostgresServer, one: Fanout, two: Fanout) -> None:
    """The service is away for a while; all that was sent then may be lost, all that is sent afterwards arrives."""
    ear, mail = Ear(), Ear()
    async with running(one, two):
        two.subscribe(ear.hint, ear.lost)
        await two.listen("two", mail.message)
        one.publish("t", 1)
        assert await ear.take(1) == [("t", 1)]
        await asyncio.to_thread(server.stop)
        one.publish("t", 2)
        with pytest.raises(FanoutError, match="not connected"):
            await ping_on(two)
        late = Ear()
        await two.listen("late", late.message)  # while it is away
        await asyncio.to_thread(server.start)
        await ear.breaks.get()  # from here on, everything is heard again
        await until_connected(one)
        one.publish("t", 3)
        one.send("two", b"hello")
        one.send("late", b"hello")
        heard = await ear.take(1)
        if heard == [("t", 2)]:  # it may have waited for the connection
            heard = await ear.take(1)
        assert heard == [("t", 3)]
        assert await mail.take(1) == [b"hello"]
        assert await late.take(1) == [b"hello"]


async def ping_on(fanout: Fanout) -> None:
    """Ping until it has noticed that the service is away."""
    while True:
        await fanout.ping()
        await asyncio.sleep(0.02)


async def until_connected(fanout: Fanout) -> None:
    while True:
        with contextlib.suppress(FanoutError):
            return await fanout.ping()
        await asyncio.sleep(0.02)


@in_loop
async def test_redis_may_go_and_come_back(own_redis: RedisServer) -> None:
    await survives(own_redis, redis_fanout(own_redis.url), redis_fanout(own_redis.url))


@in_loop
async def test_postgresql_may_go_and_come_back(own_postgres: PostgresServer) -> None:
    url = own_postgres.url()
    await survives(own_postgres, postgres_fanout(url), postgres_fanout(url))


@in_loop
async def test_whoever_asks_listens_and_sends_at_once_breaks_no_connection(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL's connection bears one statement at a time."""
    monkeypatch.setattr("saboteur.server.fanout.postgres_fanout.SILENCE", 0.0)
    fanout, ear = postgres_fanout(postgres_database), Ear()
    async with running(fanout):
        fanout.subscribe(ear.hint, ear.lost)
        for number in range(50):
            fanout.publish("t", number)
            await (await fanout.listen(f"owner {number}", ear.message))()
        assert await ear.take(50) == [("t", number) for number in range(50)]
        assert ear.breaks.empty()


@in_loop
async def test_a_connection_that_fails_in_an_unknown_way_is_replaced(
    process: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None may be left that looks connected and hears nothing."""

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(
        "saboteur.server.fanout.postgres_fanout.SILENCE", 0.01
    )  # how soon it next speaks to the server
    fanout, ear = process(), Ear()
    async with running(fanout):
        fanout.subscribe(ear.hint, ear.lost)
        with monkeypatch.context() as planted:
            planted.setattr(PubSub, "get_message", fail)
            planted.setattr(PostgresConnection, "_there", property(fail))
            fanout.publish("t", 1)  # wakes the reader
            with pytest.raises(FanoutError, match="not connected"):
                await ping_on(fanout)
        await ear.breaks.get()
        fanout.publish("t", 2)
        while await ear.take(1) != [("t", 2)]:
            pass


@in_loop
async def test_an_unreachable_service_is_one_line_without_the_password() -> None:
    for database, redis in [
        ("games.db", "redis://anna:hunter2@127.0.0.1:nine/0"),
        ("games.db", "http://anna:hunter2@127.0.0.1"),
        ("postgresql://anna:hunter2@127.0.0.1:1/games", None),
        ("postgresql://anna:hunter2@127.0.0.1:nine/games", None),
    ]:
        with pytest.raises(FanoutError) as caught:
            await open_fanout(database, redis)
        line = str(caught.value)
        assert "hunter2" not in line
        assert "\n" not in line


@in_loop
async def test_what_is_queued_is_sent_before_closing(process: Make) -> None:
    one, two = process(), process()
    async with running(two):
        ear = Ear()
        await two.listen("two", ear.message)
        async with running(one):
            for n in range(500):
                one.send("two", b"%d" % n)
        assert await ear.take(500) == [b"%d" % n for n in range(500)]
        await one.close()  # twice is harmless


@in_loop
async def test_whoever_follows_a_log_misses_nothing_though_hints_are_lost(tmp_path: Path) -> None:
    """How a process that holds a viewer follows a table of another: a hint says how far to read, no more."""
    chance = random.Random(1)
    fanout = LocalFanout()
    async with opened(str(tmp_path / "games.db")) as store, running(fanout):
        fence = await table(store)
        story: list[tuple[int, bytes]] = []
        wake = asyncio.Event()

        def hint(name: str, seq: int) -> None:
            if name == "t" and seq > len(story):
                wake.set()

        async def follow() -> None:
            while len(story) < 100:
                await wake.wait()
                wake.clear()
                story.extend(await store.read("t", len(story)))

        fanout.subscribe(hint, wake.set)
        following = asyncio.create_task(follow())
        for seq in range(2, 101):
            await store.append("t", seq, [b"%d" % seq], fence)
            if chance.random() < 0.3:
                fanout.publish("t", seq)
            if chance.random() < 0.1:
                fanout.publish("t", chance.randrange(seq))  # an old one
        wake.set()  # "lost": the connection is back
        await following
        assert story == [(seq, b"%d" % seq) for seq in range(1, 101)]


# ---- questions


async def no_tell(sender: str, message: bytes) -> None:
    raise AssertionError((sender, message))


@in_loop
async def test_a_question_to_another_process_is_answered(process: Make) -> None:
    others_answered = asyncio.Event()

    async def answer(sender: str, question: bytes) -> bytes:
        if question == b"slow":
            await others_answered.wait()
        return sender.encode() + b" asked " + question

    told = Ear()

    async def on_tell(sender: str, message: bytes) -> None:
        await told.message(sender.encode() + message)

    fanouts = process(), process()
    async with running(*fanouts):
        one, two = Relay(fanouts[0], "one", answer, no_tell), Relay(fanouts[1], "two", answer, on_tell)
        await one.open()
        await two.open()
        slow = asyncio.create_task(one.ask("two", b"slow"))
        await asyncio.sleep(0)
        answers = await asyncio.gather(*(one.ask("two", b"%d" % n) for n in range(20)))
        assert answers == [b"one asked %d" % n for n in range(20)]
        assert not slow.done()  # a slow one holds up nobody
        others_answered.set()
        assert await slow == b"one asked slow"
        assert await two.ask("two", b"myself") == b"two asked myself"
        for n in range(20):
            one.tell("two", b"%d" % n)
        assert await told.take(20) == [b"one%d" % n for n in range(20)]
        await one.close()
        await two.close()


@in_loop
@pytest.mark.parametrize("away", ["for all", "for one"])
async def test_while_redis_is_away_questions_are_answered_over_the_database(
    own_redis: RedisServer, postgres_database: str, monkeypatch: pytest.MonkeyPatch, away: str
) -> None:
    async def answer(_sender: str, question: bytes) -> bytes:
        await asyncio.sleep(0.01)  # in a task that goes on after its letter was read
        return b"to " + question

    def process() -> tuple[FallbackFanout, RemoteFanout]:
        first = redis_fanout(own_redis.url)
        return FallbackFanout(first, postgres_fanout(postgres_database)), first

    (one, redis_of_one), (two, _) = process(), process()
    async with running(one, two):
        asking, answering = Relay(one, "one", answer, no_tell), Relay(two, "two", answer, no_tell)
        await asking.open()
        await answering.open()
        assert await asking.ask("two", b"before", 60.0) == b"to before"
        monkeypatch.setattr("saboteur.server.fanout.remote.LONGEST_PAUSE", 0.1)
        if away == "for all":
            own_redis.stop()
        else:
            monkeypatch.setattr(redis_of_one, "_connect", refuse)
            assert redis_of_one._connection is not None
            await redis_of_one._connection.close()
        await turned(redis_of_one, connected=False)
        assert await asking.ask("two", b"meanwhile", 60.0) == b"to meanwhile"
        await one.ping()
        if away == "for all":
            own_redis.start()
            await turned(redis_of_one, connected=True)
            assert await asking.ask("two", b"after", 60.0) == b"to after"
        await asking.close()
        await answering.close()


async def turned(fanout: RemoteFanout, *, connected: bool) -> None:
    while fanout.connected is not connected:  # noqa: ASYNC110 - it has no event for it
        await asyncio.sleep(0.01)


async def refuse() -> RemoteConnection:
    raise ConnectionRefusedError


@in_loop
async def test_a_question_without_an_answer_ends_in_time() -> None:
    async def fail(sender: str, question: bytes) -> bytes:
        raise RuntimeError(f"secret {sender} {question!r}")

    fanout = LocalFanout()
    async with running(fanout):
        relay = Relay(fanout, "me", fail, no_tell)
        await relay.open()
        with pytest.raises(NoAnswer, match="within"):
            await relay.ask("nobody", b"?", 0.05)
        with pytest.raises(NoAnswer) as caught:
            await relay.ask("me", b"?")
        assert "secret" not in str(caught.value)
        fanout.send("me", b"no letter at all")  # dropped, and nothing breaks
        waiting = asyncio.create_task(relay.ask("nobody", b"?", 20))
        await asyncio.sleep(0.05)
        await relay.close()
        with pytest.raises(NoAnswer, match="closing"):
            await waiting
