"""The connections of one table at this process: who reads, who acts, what each of them is sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.limits.bounds import FRAMES_REPLAYED, FRAMES_REPLAYED_TO_WATCHERS
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.intents import sealed
from saboteur.server.tables.log.table_state import RoomState, Step, state_from_log
from saboteur.server.timing import Clock

AT_ONCE = 4  # missed frames that are written before other tables have their turn
WATCHERS_TOLD = 0.5  # seconds
KEEPS_UP = 4  # messages that may wait for a reader who is still shown what flies
MARKED = 16  # steps between two states that are kept to begin from


def state_with_marks(log: Sequence[e.AnyEntry]) -> tuple[RoomState, list[RoomState]]:
    """Make a room of its log, with the states to begin from for whoever missed some of it: before a restart, too.

    A table whose module was uninstalled is refused; its log is whole, and it goes on once the module is back.
    """
    check_modules(log)
    begin = max(1, len(log) - FRAMES_REPLAYED)
    state = state_from_log(log[:begin])
    marks = [state.fork()]
    for entry in log[begin:]:
        state.apply(entry)
        if state.seq % MARKED == 0:
            marks.append(state.fork())
    return state, marks


def check_modules(log: Sequence[e.AnyEntry]) -> None:
    """Refuse a table that is played with a module which is not here."""
    setup = next(entry.setup for entry in reversed(log) if isinstance(entry, e.Created | e.SetupSet))
    try:
        Setup(seats=setup.seats, modules=setup.modules, options=setup.options, seed=0)
    except SetupRefused as refused:
        for reason in refused.reasons:
            if reason.code == "no_such_module":
                missing = reason.values["module"]
                sentence = f"This table is played with the module {missing}, which this server does not have now."
                raise Refusal("module_missing", sentence) from None


def _nothing() -> None:
    """Nobody wants to know who comes and goes."""


class ViewersHost(Protocol):
    """What connections need of the room registry."""

    clock: Clock
    heartbeat: int
    max_spectators: int

    async def log_of(self, table: str, after: int = 0) -> list[e.AnyEntry]:
        """Read a table's log from the entry after that one on."""


class Viewers:
    """All connections of one table, in the order of their arrival."""

    def __init__(
        self, front: ViewersHost, state: RoomState, now: Callable[[], int], presence: Callable[[], None] = _nothing
    ) -> None:
        self.state = state
        self.now = now
        self.idle_since = front.clock.now()
        self._front = front
        self._on_presence = presence
        self._all: dict[Connection, None] = {}
        self._shown: m.Presence | None = None
        self._public: bytes | None = None  # the snapshot for those without a seat, once written after the last step
        self._telling: asyncio.TimerHandle | None = None  # while it is too early to tell how many look on
        self._elsewhere: dict[str, tuple[list[str], int]] = {}
        self._marks = deque([state.fork()], maxlen=FRAMES_REPLAYED // MARKED + 1)

    def begin_from(self, marks: list[RoomState]) -> None:
        """Take over the states that were kept while the log was folded."""
        self._marks.clear()
        self._marks.extend(marks)

    def __len__(self) -> int:
        """Count the open connections."""
        return len(self._all)

    async def attach(self, connection: Connection, last_seq: int | None) -> None:
        """Let a connection in: a welcome, then what it missed, or a snapshot."""
        connection.now = self.now
        viewer = self.state.seat_of(connection.person)
        refusal = sealed() if self.state.closed_to(connection.person) else self._closed_to(viewer)
        if refusal is not None:
            connection.bye(refusal.code, refusal.sentence, resume=False)
            return
        if viewer is not None and not connection.watch:
            self._give_input(connection)
        connection.tell(
            m.Welcome(
                protocol=m.PROTOCOL,
                table=self.state.table,
                seq=self.state.seq,
                seat=viewer,
                input=connection.input,
                now=self.now(),
                heartbeat=self._front.heartbeat,
            )
        )
        connection.send_missed(await self._missed(connection.person, viewer, last_seq))
        if not connection.closed:
            self._all[connection] = None
        self._presence(connection)

    def _closed_to(self, viewer: f.Viewer) -> Refusal | None:
        if viewer is not None or self.state.phase == "lobby":
            return None
        if not self.state.options.spectators:
            return Refusal("no_spectators", "This table has no spectators.")
        watching = self.here()[1] + sum(count for _, count in self._elsewhere.values())
        if watching >= self._front.max_spectators:
            return Refusal("spectators_full", "There are too many spectators at this table.")
        return None

    async def _missed(self, person: str, viewer: f.Viewer, last_seq: int | None) -> list[bytes]:
        """Return the frames after `last_seq`, told to whoever the person was then, or a snapshot."""
        now = self.state.seq
        self.state.look()
        if last_seq == now:
            return []
        most = FRAMES_REPLAYED_TO_WATCHERS if viewer is None else FRAMES_REPLAYED
        begin = self._mark_before(last_seq) if last_seq is not None and now - most <= last_seq <= now else None
        if last_seq is None or begin is None:
            if self._public is None:
                self._public = f.encode(f.snapshot(self.state, None))
            return [f.written_snapshot(self.state, viewer, self._public)]
        missed: list[bytes] = []
        state = begin.fork()
        for entry in (await self._front.log_of(self.state.table, after=state.seq))[: now - state.seq]:
            if state.seq < last_seq:
                state.apply(entry)
                continue
            if len(missed) % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
            state.look()
            step = state.apply(entry)
            seat = state.seat_of(person)
            missed.append(f.frames(state, step, [seat])[seat])
        return missed

    def _mark_before(self, seq: int) -> RoomState | None:
        """Find the last kept state not after a step; None if there is none any more."""
        return next((mark for mark in reversed(self._marks) if mark.seq <= seq), None)

    async def detach(self, connection: Connection) -> None:
        """Forget a connection; the newest other one of the same person may act from now on."""
        self._all.pop(connection, None)
        if connection.input:
            connection.input = False
            rest = [other for other in self._all if other.person == connection.person and not other.watch]
            if rest:
                self._give_input(rest[-1])
                rest[-1].tell(m.Input(yours=True))
        self.idle_since = self._front.clock.now()
        self._presence()

    async def take_input(self, connection: Connection) -> None:
        """Let a connection that read along act."""
        if connection in self._all and self.state.seat_of(connection.person) is not None:
            self._give_input(connection)
            connection.tell(m.Input(yours=True))

    def _give_input(self, connection: Connection) -> None:
        self.end_input(connection.person)
        connection.input = True

    def end_input(self, person: str) -> None:
        """Let no connection of a person act."""
        for connection in self._all:
            if connection.person == person and connection.input:
                connection.input = False
                connection.tell(m.Input(yours=False))

    def publish(self, step: Step) -> None:
        """Send everybody their frame of the step just applied. Frames that nobody reads are not written."""
        self._public = None
        if self.state.seq % MARKED == 0:
            self._marks.append(self.state.fork())
        if not self._all:
            return
        seated = self.state.seated
        seats = [(connection, seated.get(connection.person)) for connection in self._all]
        data = f.frames(self.state, step, [seat for _, seat in seats])
        for connection, seat in seats:
            connection.send(data[seat])
            if connection.closed:
                self._all.pop(connection)
        if step.lobby:
            self._see_who_sits()

    def _see_who_sits(self) -> None:
        """See who may still be here and give input to whoever sat down."""
        unwanted = self.state.sealed or (self.state.phase != "lobby" and not self.state.options.spectators)
        acting = {connection.person for connection in self._all if connection.input}
        for connection in reversed(list(self._all)):
            if self.state.seat_of(connection.person) is None:
                connection.input = False
                if unwanted:
                    connection.bye("no_spectators", "This table has no spectators.", resume=False)
                    self._all.pop(connection)
            elif connection.person not in acting and not connection.watch:
                acting.add(connection.person)
                connection.input = True
                connection.tell(m.Input(yours=True))
        self._presence()

    def _presence(self, newcomer: Connection | None = None) -> None:
        """Tell everybody who is here, if that has changed, and a newcomer in any case.

        How many look on is told at most every `WATCHERS_TOLD` seconds: strangers who come and go by the hundred would
        cost a message to each of the others every time.
        """
        shown, before = self._present(), self._shown
        if before is None or shown.online != before.online:
            self._tell_presence()
            self._on_presence()
            return
        if shown.spectators != before.spectators and self._telling is None:
            self._tell_presence()
            self._telling = asyncio.get_running_loop().call_later(WATCHERS_TOLD, self._tell_late)
        elif newcomer in self._all:
            newcomer.send(f.encode(shown))

    def _present(self) -> m.Presence:
        persons, spectators = self.here()
        for others, watching in self._elsewhere.values():
            persons, spectators = [*persons, *others], spectators + watching
        online = [chair.level is not None or chair.person in persons for chair in self.state.seats]
        return m.Presence(online=online, spectators=spectators)

    def _tell_presence(self) -> None:
        self._shown = self._present()
        data = f.encode(self._shown)
        for connection in self._all:
            connection.send(data)

    def _tell_late(self) -> None:
        """Tell how many look on now, if that is not what was told last."""
        self._telling = None
        if self._all:
            self._presence()

    def here(self) -> tuple[list[str], int]:
        """Say which seated persons are connected to this process, and how many others."""
        seated = {chair.person for chair in self.state.seats if chair.person}
        persons = sorted(seated & {connection.person for connection in self._all})
        return persons, sum(connection.person not in seated for connection in self._all)

    def persons(self) -> list[str]:
        """Say which seated persons are connected, here or at another process."""
        return [*self.here()[0], *(person for others, _ in self._elsewhere.values() for person in others)]

    def address(self) -> str:
        """Say from which address a seated person is connected here; "" if none is."""
        seated = {chair.person for chair in self.state.seats if chair.person}
        return next((connection.address for connection in self._all if connection.person in seated), "")

    def hear_of(self, process: str, persons: list[str], spectators: int) -> None:
        """Take in who is connected to another process."""
        self._elsewhere[process] = (persons, spectators)
        self._presence()

    def let_fly(self, thrown: m.Thrown) -> None:
        """Show something thrown to everybody, or, if nobody with a seat threw it, to those who have none either.

        Whoever is behind misses it: it is not worth waiting for, nor worth losing a connection.
        """
        data, seated = f.encode(thrown), self.state.seated
        for connection in self._all:
            looks_on = connection.person not in seated
            if (looks_on or thrown.by is not None) and connection.waiting()[0] < KEEPS_UP:
                connection.send(data)

    def leave(self, say: Callable[[Connection], None]) -> None:
        """Say something to every connection and let all go."""
        for connection in self._all:
            say(connection)
        self._all.clear()
        if self._telling is not None:
            self._telling.cancel()
