"""Other processes on the same store: their tables that are followed here, and what they want of ours."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.fanout import Fanout, NoAnswer, Relay
from saboteur.server.limits.rate_limiter import Limiter
from saboteur.server.tables.cluster.follower import Flung, Follower, FollowerHost, Given, Here, LetGo, Question
from saboteur.server.tables.delivery.connection import goodbye
from saboteur.server.tables.delivery.viewers import state_with_marks
from saboteur.server.tables.room import Room

UNHEARD = 12.0  # seconds after which a process that does not tell who is connected there has nobody


def elsewhere() -> Refusal:
    """Refuse what only the process can do that is about to hold the table."""
    return Refusal("elsewhere", "This table changes servers just now; try again in a moment.")


class OwnTables(FollowerHost, Protocol):
    """What there is to know about this process's own tables."""

    owner: str
    open: dict[str, Room]
    limiter: Limiter

    def is_loading(self, table: str) -> bool:
        """Return whether a table is just being loaded."""

    async def let_go(self, table: str) -> None:
        """Take a table out of memory."""


class OtherProcesses:
    """Followers by table, and who follows tables of ours."""

    def __init__(self, own: OwnTables, fanout: Fanout) -> None:
        self.followed: dict[str, Follower] = {}
        self.relay = Relay(fanout, own.owner, self.answer, self._told)
        self._own = own
        self._fanout = fanout
        self._followers: dict[str, dict[str, int]] = {}  # table -> process -> when it was last heard of
        self._unsubscribe: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Begin to listen to the others."""
        await self.relay.open()
        self._unsubscribe = self._fanout.subscribe(self.hinted, self._hints_lost)

    async def close(self) -> None:
        """Say and hear nothing more."""
        self._unsubscribe()
        await self.relay.close()

    # -- tables of theirs --------------------------------------------------------------------------------

    async def follow(self, table: str) -> Follower:
        """Follow a table that another process holds."""
        own = self._own
        owner = await own.store.owner_of(table)
        if owner is None:
            raise elsewhere()
        state, marks = state_with_marks(await own.log_of(table))
        follower = Follower(own, state, owner)
        follower.viewers.begin_from(marks)
        follower.task = asyncio.get_running_loop().create_task(follower.run(), name=f"follower {table}")
        self.followed[table] = follower
        self._tell_here(table, follower)
        await follower.do(follower.catch_up)  # in its own task, which may be catching up already
        return follower

    def hinted(self, table: str, seq: int) -> None:
        """Hear that a table's log has grown."""
        follower = self.followed.get(table)
        if follower is not None:
            follower.hint(seq)

    def _hints_lost(self) -> None:
        self.relay.words_lost()
        for follower in self.followed.values():
            follower.post(follower.catch_up)

    def died(self, owners: set[str]) -> None:
        """Look at once at what became of the tables of processes that are gone."""
        for follower in self.followed.values():
            if follower.owner in owners:
                follower.post(follower.look)

    def sweep(self, idle_ms: float) -> None:
        """Let followers go that nobody needs, and tell the others who is connected here."""
        now = self._own.clock.now()
        for table, follower in list(self.followed.items()):
            if follower.gone or (not follower.viewers and now - follower.viewers.idle_since > idle_ms):
                follower.leave(goodbye("idle", "Nobody used the table."))
                del self.followed[table]
        self._tell_presence(now)

    async def ask_to_let_go(self, table: str) -> None:
        """Have a table taken out of memory at whichever process holds it."""
        owner = await self._own.store.owner_of(table)
        if owner is not None:
            with contextlib.suppress(NoAnswer):
                await self.relay.ask(owner, msgspec.json.encode(LetGo(table)))

    # -- tables of ours ----------------------------------------------------------------------------------

    def publish(self, table: str, seq: int) -> None:
        """Tell those who follow a table that it has grown; whoever is not known yet looks by itself."""
        if self._followers.get(table):
            self._fanout.publish(table, seq)

    def forget(self, table: str) -> None:
        """Forget who follows a table that is no longer ours."""
        self._followers.pop(table, None)

    async def answer(self, _process: str, data: bytes) -> bytes:
        """Answer another process about one of our tables."""
        own = self._own
        question: Question = msgspec.json.decode(data, type=Question)
        room = own.open.get(question.table)
        if room is None and not own.is_loading(question.table):
            await self._disown(question.table)
        if room is None or room.gone:
            raise elsewhere()
        if isinstance(question, LetGo):
            await own.let_go(question.table)
            return b"true"
        if isinstance(question, Given):
            given = await room.do(lambda: room.give_seat(question.seat, question.person, question.to))
            return b"true" if given else b"false"
        return msgspec.json.encode(await self._submitted(room, question.person, question.intent))

    async def _disown(self, table: str) -> None:
        """Give back what is ours by some fault, such as a claim whose answer got lost; not what is being loaded."""
        own = self._own
        fence = await own.store.fence_of(table, own.owner)
        if fence is not None and table not in own.open and not own.is_loading(table):
            await own.store.release(table, own.owner, fence)

    def _submitted(self, room: Room, person: str, intent: m.AnyIntent) -> Awaitable[m.Ok | m.No]:
        """Hand in what a person at another process wants; it counts against the limits here, too."""
        said: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()

        def reply(answer: m.Ok | m.No) -> None:
            if not said.done():
                said.set_result(answer)

        seated = room.state.seat_of(person) is not None
        limiter = self._own.limiter
        too_fast = limiter.too_fast(room.state.table, person, seated=seated)
        if too_fast is None and isinstance(intent, m.Throw):
            too_fast = limiter.throws_too_much(person)
        if too_fast is not None:
            reply(room.refusal(intent.cid, too_fast))
        else:
            room.submit(person, intent, reply)
        return said

    # -- who is here -------------------------------------------------------------------------------------

    async def _told(self, process: str, data: bytes) -> None:
        """Hear who is connected elsewhere, or what is thrown there."""
        here: Here | Flung = msgspec.json.decode(data, type=Here | Flung)
        if isinstance(here, Flung):
            if here.table in self.followed:
                self.followed[here.table].viewers.let_fly(here.thrown)
            return
        room = self._own.open.get(here.table)
        if room is not None:
            self._followers.setdefault(here.table, {})[process] = self._own.clock.now()
        for place in (room, self.followed.get(here.table)):
            if place is not None:
                place.viewers.hear_of(process, here.persons, here.spectators)

    def let_fly(self, table: str, thrown: m.Thrown) -> None:
        """Tell those who follow a table of ours what is thrown there."""
        for process in self._followers.get(table, ()):
            self.relay.tell(process, msgspec.json.encode(Flung(table, thrown)))

    def _tell_presence(self, now: int) -> None:
        """Tell other processes who is connected here, as far as it concerns them; forget those long unheard."""
        for table, follower in self.followed.items():
            self._tell_here(table, follower)
        for table, processes in self._followers.items():
            room = self._own.open.get(table)
            for process, heard in list(processes.items()):
                if room is None or now - heard > UNHEARD * 1000:
                    del processes[process]
                    if room is not None:
                        room.viewers.hear_of(process, [], 0)
                else:
                    self.relay.tell(process, msgspec.json.encode(Here(table, *room.viewers.here())))

    def _tell_here(self, table: str, follower: Follower) -> None:
        self.relay.tell(follower.owner, msgspec.json.encode(Here(table, *follower.viewers.here())))
