"""The house: all rooms of this process, where they come from and when they go."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Iterable

import msgspec
import structlog

from saboteur.core.refusal import Refusal
from saboteur.play.setup import fresh_seed
from saboteur.server import entries as e
from saboteur.server import messages as m
from saboteur.server.afterwards import histories, summary
from saboteur.server.connections import Connection
from saboteur.server.fanout import Fanout, Relay
from saboteur.server.follower import Follower, Given, Here, Question
from saboteur.server.intents import bot_names, playable
from saboteur.server.names import clean_name
from saboteur.server.notifier import Notifier
from saboteur.server.room import Room
from saboteur.server.settings import Settings
from saboteur.server.state import RoomState, fold
from saboteur.server.store import CodeTaken, Listing, Phase, Store, StoreError
from saboteur.server.thinkers import Thinkers
from saboteur.server.timing import Clock

CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY"  # no B/8, I/1, O/0, S/5, Z/2
CODE_LENGTH = 5
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 20  # 100 bits: knowing the link is the permission to look
LEASE = 6.0  # seconds; so long after an owner died, another process takes its tables over
_log = structlog.get_logger("saboteur.rooms")


def fresh_code() -> str:
    """Make up a door code that can be read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def fresh_id() -> str:
    """Make up a table's id."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Rooms:
    """Rooms by table; they are loaded on demand and leave when nobody needs them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        fanout: Fanout,
        clock: Clock,
        thinkers: Thinkers,
        notifier: Notifier,
    ) -> None:
        self.notifier = notifier
        self.settings = settings
        self.store = store
        self.clock = clock
        self.thinkers = thinkers
        self.heartbeat = settings.heartbeat
        self.max_spectators = settings.max_spectators
        self.owner = secrets.token_hex(8)
        self.open: dict[str, Room] = {}
        self.followed: dict[str, Follower] = {}
        self.fanout = fanout
        self.relay = Relay(fanout, self.owner, self._asked, self._told)
        self._followers: dict[str, dict[str, int]] = {}  # table -> process -> when it was last heard of
        self.steps = 0
        self._loading: dict[str, asyncio.Task[Room | Follower | None]] = {}
        self._unsubscribe: Callable[[], None] = lambda: None
        self._listed: dict[str, Listing] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._leaving = False

    # -- for rooms (House) -------------------------------------------------------------------------------

    def fresh_code(self) -> str:
        """Make up a door code."""
        return fresh_code()

    async def append(self, room: Room, entries: list[e.AnyEntry]) -> None:
        """Make entries durable."""
        data = [e.encode_entry(entry) for entry in entries]
        await self.store.append(room.state.table, room.state.seq + 1, data, room.fence)
        self.steps += len(entries)

    async def log_of(self, table: str) -> list[e.AnyEntry]:
        """Read a table's log."""
        return [e.decode_entry(data) for _, data in await self.store.read(table)]

    async def settled(self, room: Room, entries: Iterable[e.AnyEntry]) -> None:
        """Keep what is derived from the log up to date. Being late harms nothing, so trouble is only logged."""
        state = room.state
        self.fanout.publish(state.table, state.seq)
        self.notifier.asked(state, room.lines.persons())
        try:
            for entry in entries:
                match entry:
                    case e.Joined():
                        await self.store.link_table(entry.by, state.table)
                    case e.SeatGiven():
                        await self.store.link_table(entry.person, state.table)
                    case e.Locked() | e.Started():
                        await self.set_door(room)
                    case _:
                        pass
            if state.phase == "over" and any(isinstance(entry, e.Acted | e.Answered) for entry in entries):
                await self.store.add_history(histories(state, state.updated / 1000))
            await self._list(room)
        except StoreError as error:
            _log.warning("derived_data_late", table=state.table, error=type(error).__name__)

    async def set_door(self, room: Room) -> None:
        """Tell the store under which code the door is open, if it is."""
        state = room.state
        try:
            await self.store.set_code(state.table, state.code if state.door_open else None, room.fence)
        except CodeTaken:
            await room.commit([e.Locked(at=state.updated, locked=False, code=fresh_code())])

    async def _list(self, room: Room) -> None:
        state = room.state
        listing = self._listing(state)
        before = self._listed.get(state.table)
        if before is None or msgspec.structs.replace(before, updated=listing.updated) != listing:
            self._listed[state.table] = listing
            await self.store.set_listing(state.table, listing, room.fence)

    def _listing(self, state: RoomState) -> Listing:
        line = summary(state, your_turn=False)
        busy = state.phase == "playing" and not state.paused
        moving = busy and (state.clocks.timed or any(state.played_by_bot(seat) for seat in state.asked))
        return Listing(
            summary=msgspec.json.encode(line),
            phase=Phase(state.phase),
            open=state.door_open and not state.options.private and line.taken < line.seats,
            updated=state.updated / 1000,
            wake=0.0 if moving else None,
        )

    async def open_rematch(self, state: RoomState) -> str:
        """Open a table for the same people, with a new seed."""
        chairs = [msgspec.structs.replace(chair, away=None) for chair in state.seats]
        room = await self._create(state.setup, state.options, chairs, by="")
        return room.state.table

    # -- opening and finding -----------------------------------------------------------------------------

    async def create(self, person: str, wish: m.NewTable, setup: m.TableSetup) -> Room:
        """Open a table; whoever opens it sits at seat 0."""
        if len(self.open) >= self.settings.max_tables:
            raise Refusal("too_many_tables", "The server has as many tables as it can hold; try again later.")
        name = clean_name(wish.name)
        chairs = [e.Chair(person=person, name=name)]
        others = setup.seats - 1
        if wish.bots:
            chairs += [e.Chair(name=bot, level=wish.options.bot_level) for bot in bot_names([name], others)]
        else:
            chairs += [e.Chair()] * others
        if wish.start and not wish.bots:
            raise Refusal("empty_seats", "Every seat must be taken; bots can fill the empty ones.")
        room = await self._create(setup, wish.options, chairs, by=person)
        if wish.start:
            await room.commit([e.Started(at=self.clock.now(), by=person)])
        return room

    async def _create(self, setup: m.TableSetup, options: m.TableOptions, chairs: list[e.Chair], by: str) -> Room:
        table = fresh_id()
        fence = await self.store.claim(table, self.owner, LEASE)
        assert fence is not None  # nobody else can know this id
        while True:
            first = e.Created(
                at=self.clock.now(),
                by=by,
                table=table,
                code=fresh_code(),
                seed=fresh_seed(),
                setup=playable(setup),
                options=options,
                seats=chairs,
            )
            state = RoomState(first)
            listing = self._listing(state)
            with contextlib.suppress(CodeTaken):
                await self.store.create(table, e.encode_entry(first), fence, code=state.code, listing=listing)
                break
        for chair in chairs:
            if chair.person:
                await self.store.link_table(chair.person, table)
        return self._start(Room(self, state, fence))

    def _start(self, room: Room) -> Room:
        table = room.state.table
        room.task = asyncio.get_running_loop().create_task(room.run(), name=f"room {table}")
        self.open[table] = room
        return room

    async def get(self, table: str) -> Room | Follower | None:
        """Find a room, in memory or in the store; None: there is no such table. Reading makes none."""
        room = self.open.get(table) or self.followed.get(table)
        if room is not None and not room.gone:
            return room
        if self._leaving or not is_table_id(table):
            return None
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Room | Follower | None:
        if not await self.store.read(table, after=0):
            return None
        fence = await self.store.claim(table, self.owner, LEASE)
        if fence is None:
            return await self._follow(table)
        state = fold(await self.log_of(table))
        room = Room(self, state, fence)
        if state.phase == "playing":
            await room.commit([e.Woken(at=max(self.clock.now(), state.updated))])
        _log.info("room_loaded", table=table, seq=state.seq)
        return self._start(room)

    async def _follow(self, table: str) -> Follower:
        owner = await self.store.owner_of(table)
        if owner is None:
            raise Refusal("elsewhere", "This table changes servers just now; try again in a moment.")
        follower = Follower(self, fold(await self.log_of(table)), owner)
        follower.task = asyncio.get_running_loop().create_task(follower.run(), name=f"follower {table}")
        self.followed[table] = follower
        await follower.catch_up()
        return follower

    # -- between processes -------------------------------------------------------------------------------

    async def _asked(self, _process: str, data: bytes) -> bytes:
        """Answer another process about one of our tables."""
        question: Question = msgspec.json.decode(data, type=Question)
        room = self.open.get(question.table)
        if room is None or room.gone:
            raise Refusal("elsewhere", "This table is not held here.")
        if isinstance(question, Given):
            given = await room.do(lambda: room.give_seat(question.seat, question.person, question.to))
            return b"true" if given else b"false"
        answer: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()

        def reply(said: m.Ok | m.No) -> None:
            if not answer.done():
                answer.set_result(said)

        room.submit(question.person, question.intent, reply)
        return msgspec.json.encode(await answer)

    async def _told(self, process: str, data: bytes) -> None:
        """Hear who is connected elsewhere."""
        here: Here = msgspec.json.decode(data, type=Here)
        room = self.open.get(here.table)
        if room is not None:
            self._followers.setdefault(here.table, {})[process] = self.clock.now()
        for place in (room, self.followed.get(here.table)):
            if place is not None:
                place.lines.hear_of(process, here.persons, here.spectators)

    def _tell_presence(self) -> None:
        """Tell other processes who is connected here, as far as it concerns them; forget those long unheard."""
        for table, follower in self.followed.items():
            self.relay.tell(follower.owner, msgspec.json.encode(Here(table, *follower.lines.here())))
        for table, processes in self._followers.items():
            room = self.open.get(table)
            for process, heard in list(processes.items()):
                if room is None or self.clock.now() - heard > 4 * LEASE * 1000:
                    del processes[process]
                    if room is not None:
                        room.lines.hear_of(process, [], 0)
                else:
                    self.relay.tell(process, msgspec.json.encode(Here(table, *room.lines.here())))

    def _hinted(self, table: str, seq: int) -> None:
        follower = self.followed.get(table)
        if follower is not None:
            follower.hint(seq)

    def _lost(self) -> None:
        for follower in self.followed.values():
            follower.post(follower.catch_up)

    async def find_code(self, code: str) -> str | None:
        """Find the table behind an open door."""
        letters = code.strip().upper()
        if len(letters) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in letters):
            return None
        return await self.store.find_code(letters)

    # -- care --------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Start taking care of rooms."""
        await self.relay.open()
        self._unsubscribe = self.fanout.subscribe(self._hinted, self._lost)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever(), name="sweeper")

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                _log.warning("sweep_failed", error=type(error).__name__)
            await asyncio.sleep(LEASE / 3)

    async def sweep(self) -> None:
        """Renew leases, load games that must go on, let idle rooms go, delete abandoned lobbies."""
        now = self.clock.now()
        for table, room in list(self.open.items()):
            if room.gone:
                self._forget(table, room)
        for table, follower in list(self.followed.items()):
            idle = not follower.lines and now - follower.lines.idle_since > self.settings.idle_minutes * 60_000
            if follower.gone or idle:
                follower.leave(lambda line: line.bye("idle", "Nobody used the table.", resume=True))
                del self.followed[table]
        self._tell_presence()
        held = dict(self.open)  # more may be opened while we wait
        kept = set(await self.store.renew(self.owner, list(held), LEASE))
        for table, room in held.items():
            if table not in kept:
                room.leave(lambda line: line.bye("moved", "The table moved to another server.", resume=True))
                self._forget(table, room)
            elif self._is_idle(room, now):
                room.leave(lambda line: line.bye("idle", "Nobody used the table.", resume=True))
                self._forget(table, room)
                await self.store.release(table, self.owner)
        for table in await self.store.due(now / 1000, 50):
            with contextlib.suppress(Refusal):
                await self.get(table)
        await self.store.collect(now / 1000 - self.settings.lobby_hours * 3600)

    def _forget(self, table: str, room: Room) -> None:
        if self.open.get(table) is not room:
            return  # loaded anew meanwhile
        del self.open[table]
        self._listed.pop(table, None)
        self._followers.pop(table, None)

    def _is_idle(self, room: Room, now: int) -> bool:
        still = self._listing(room.state).wake is None
        return still and not room.lines and now - room.lines.idle_since > self.settings.idle_minutes * 60_000

    async def close(self) -> None:
        """Announce the restart, each line with its own moment to come back, and let all rooms go."""
        self._leaving = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        places: list[Room | Follower] = [*self.open.values(), *self.followed.values()]
        for place in places:
            place.leave(_announce_restart)
        await asyncio.gather(*(place.task for place in places if place.task is not None), return_exceptions=True)
        self._unsubscribe()
        await self.relay.close()
        for table in self.open:
            with contextlib.suppress(StoreError):
                await self.store.release(table, self.owner)
        self.open.clear()


def _announce_restart(line: Connection) -> None:
    line.end(m.Restart(retry_after=round(random.uniform(1.0, 6.0), 2)))


def is_table_id(text: str) -> bool:
    """Tell whether a text can be a table's id at all."""
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)
