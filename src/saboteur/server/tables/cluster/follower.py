"""A table whose room is at another process: its log is followed here, and what people want is relayed there.

Frames are made of the log alone, so viewers get the same bytes at every process. Hints say that the log grew; should
one be lost, looking every now and then finds out.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

import msgspec
import structlog

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.fanout import NoAnswer, Relay
from saboteur.server.limits.bounds import MAILBOX_ROOM
from saboteur.server.store import Store, StoreError
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tables.delivery.mailbox import Mailbox, busy, unsure
from saboteur.server.tables.delivery.viewers import Viewers, ViewersHost
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.intents import explained, refused
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.room import Reply, reading_along

LOOK_AGAIN = 2.0  # seconds without a hint
ASK_SECONDS = 30.0
ASK_TIMES = 5
ASK_AGAIN = 0.5
_log = structlog.get_logger("saboteur.followers")


class Wanted(msgspec.Struct, frozen=True, tag_field="q", tag="intent"):
    """A person at another process wants something."""

    table: str
    person: str
    intent: m.AnyIntent


class Given(msgspec.Struct, frozen=True, tag_field="q", tag="give"):
    """A person at another process moves a seat to another device."""

    table: str
    seat: int
    person: str
    to: str


class Here(msgspec.Struct, frozen=True, tag_field="q", tag="here"):
    """Who is connected to a table at a process: persons, and how many without a seat."""

    table: str
    persons: list[str]
    spectators: int


class Flung(msgspec.Struct, frozen=True, tag_field="q", tag="flung"):
    """Something is thrown at a table."""

    table: str
    thrown: m.Thrown


class LetGo(msgspec.Struct, frozen=True, tag_field="q", tag="let_go"):
    """A table's log is to be rewritten: whoever holds the table lets it go."""

    table: str


Question = Wanted | Given | LetGo
_ANSWER: msgspec.json.Decoder[m.Ok | m.No] = msgspec.json.Decoder(m.Ok | m.No)


async def _in_turn() -> None:
    """Do nothing, after everything that came before."""


class FollowerHost(ViewersHost, Protocol):
    """What a follower needs of the room registry."""

    store: Store
    relay: Relay


class Follower(Mailbox):
    """Follows the log of a table at another process. To connections it looks like a room."""

    def __init__(self, house: FollowerHost, state: RoomState, owner: str) -> None:
        super().__init__()
        self.state = state
        self.owner = owner
        self.viewers = Viewers(house, state, self.now)
        self._house = house
        self._asking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Publish what is appended elsewhere, until the owner is gone."""
        try:
            await self.work_through(lambda: (LOOK_AGAIN, self.look))
        except StoreError as error:
            _log.warning("follower_store_failed", table=self.state.table, error=type(error).__name__)
            self.leave(lambda connection: connection.bye("store", "The server cannot read just now.", resume=True))
        except Exception as error:  # noqa: BLE001 - a fault of ours: the next knock follows again
            _log.error("follower_failed", table=self.state.table, error=type(error).__name__, exc_info=error)
            self.leave(lambda connection: connection.bye("moved", "The table is set up again.", resume=True))

    def now(self) -> int:
        """Return the table's time for viewers: not before its last entry, whatever this machine's clock says."""
        return max(self._house.clock.now(), self.state.updated)

    def hint(self, seq: int) -> None:
        """The log has grown."""
        if seq > self.state.seq:
            self.post(self.catch_up)

    async def catch_up(self) -> None:
        """Apply and publish what is new in the log."""
        for _, data in await self._house.store.read(self.state.table, after=self.state.seq):
            step = self.state.apply(e.decode_entry(data))
            self.viewers.publish(step)

    async def look(self) -> None:
        """See whether a word was lost, and who the owner is; without one, let everybody knock again."""
        await self.catch_up()
        owner = await self._house.store.owner_of(self.state.table)
        if owner is None:
            self.leave(lambda connection: connection.bye("moved", "The table moves to another server.", resume=True))
        elif owner != self.owner:
            before, self.owner = self.owner, owner
            self._house.relay.give_up(before, self.state.table)  # what it was asked is asked again

    def submit(self, person: str, intent: m.AnyIntent, reply: Reply, connection: Connection | None = None) -> None:
        """Relay an intent to the owner; a question about the game can be answered here."""
        if isinstance(intent, m.Why):
            reply(explained(self.state, person, intent))
            return
        if self.gone or len(self._asking) >= MAILBOX_ROOM:
            reply(self.refusal(intent.cid, busy()))
            return
        task = asyncio.get_running_loop().create_task(self._relay(person, intent, reply, connection))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _relay(self, person: str, intent: m.AnyIntent, reply: Reply, connection: Connection | None) -> None:
        """Ask the owner, whoever that is, until there is an answer; who gets none is cut, as in a room."""
        question = msgspec.json.encode(Wanted(self.state.table, person, intent))
        try:
            if connection is not None and not await self._may_act(connection, person):
                reply(self.refusal(intent.cid, reading_along()))
                return
            for _ in range(ASK_TIMES):  # the id makes asking again safe; an answer in a veto window may take long
                asked = self.owner
                with contextlib.suppress(NoAnswer):
                    answer = _ANSWER.decode(await self._ask(question, ASK_SECONDS))
                    if isinstance(answer, m.Ok) or answer.code != unsure().code:
                        reply(answer)
                        return
                if self.owner == asked:
                    await asyncio.sleep(ASK_AGAIN)  # the table may be changing hands
        except Refusal as refusal:
            reply(self.refusal(intent.cid, refusal))
            return
        except asyncio.CancelledError:
            if connection is None:
                reply(self.refusal(intent.cid, unsure()))
            raise
        if connection is None:
            reply(self.refusal(intent.cid, unsure()))
        else:
            connection.bye("busy", busy().sentence, resume=True)

    async def _may_act(self, connection: Connection, person: str) -> bool:
        """Say whether a connection acts for a seat, or has none; its hello may still lie in the mailbox."""
        if not connection.input:
            await self.do(_in_turn)
        return connection.input or self.state.seat_of(person) is None

    async def _ask(self, question: bytes, seconds: float = 5.0) -> bytes:
        return await self._house.relay.ask(self.owner, question, seconds, self.state.table)

    def refusal(self, cid: str, refusal: Refusal) -> m.No:
        return refused(self.state, cid, refusal)

    async def give_seat(self, seat: int, person: str, to: str) -> bool:
        """Let the owner move a seat."""
        question = msgspec.json.encode(Given(self.state.table, seat, person, to))
        try:
            return await self._ask(question) == b"true"
        except NoAnswer:
            raise busy() from None

    def leave(self, say: Callable[[Connection], None]) -> None:
        """Stop: say something to every connection and let go."""
        self.viewers.leave(say)
        for task in self._asking:
            task.cancel()
        self.stop()
