"""The room registry: all rooms of this process, where they come from and when they go."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from saboteur.bots.company import MODERATE
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import REVISION
from saboteur.play.setup import fresh_seed
from saboteur.server import messages as m
from saboteur.server.fanout import Fanout
from saboteur.server.limits.rate_limiter import Limiter
from saboteur.server.people.clean_text import clean_name, unlike
from saboteur.server.people.notifier import Notifier
from saboteur.server.settings import Settings
from saboteur.server.store import CodeTaken, Stale, Store, StoreCorrupt, StoreError
from saboteur.server.tables.bots.bot_pool import BotPool
from saboteur.server.tables.cluster.follower import Follower
from saboteur.server.tables.cluster.leases import LEASE, Leases
from saboteur.server.tables.cluster.other_processes import OtherProcesses, elsewhere
from saboteur.server.tables.delivery.connection import announce_restart, goodbye
from saboteur.server.tables.delivery.viewers import state_with_marks
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log import looks
from saboteur.server.tables.log.intents import playable
from saboteur.server.tables.log.seated_bots import seat_company
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.opening import lesson
from saboteur.server.tables.opening.branch_start import Branch
from saboteur.server.tables.opening.ids import CODE_LENGTH, CODE_LETTERS, fresh_code, fresh_id, is_table_id
from saboteur.server.tables.results.bot_games import aim_for
from saboteur.server.tables.results.derived import DerivedData
from saboteur.server.tables.results.listing import listing_of, wake_of
from saboteur.server.tables.results.titles import Titles
from saboteur.server.tables.room import Room
from saboteur.server.timing import Clock

PEOPLE_AT_ONCE = 100  # identities of which a sweep finds out whether they are used
SWEEP = 2.0  # seconds
SPARED = 60_000  # milliseconds for which nobody must have been at a table that goes because there are too many
_log = structlog.get_logger("saboteur.rooms")
Rematch = Callable[[str, Sequence[str], str], Awaitable[None]]


async def _tell_nobody(_by: str, _people: Sequence[str], _table: str) -> None:
    pass


class Rooms:
    """Rooms by table; they are loaded on demand and leave when nobody needs them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        fanout: Fanout,
        clock: Clock,
        bot_pool: BotPool,
        notifier: Notifier,
        limiter: Limiter,
    ) -> None:
        self.notifier = notifier
        self.limiter = limiter
        self.settings = settings
        self.store = store
        self.titles = Titles(store, clock.now, settings.daily_hour)
        self.clock = clock
        self.bot_pool = bot_pool
        self.heartbeat = settings.heartbeat
        self.max_spectators = settings.max_spectators
        self.owner = secrets.token_hex(8)
        self.open: dict[str, Room] = {}
        self.leases = Leases(store, self.owner, self.open, self._lost_table, self._owners_died)
        self.others = OtherProcesses(self, fanout)
        self.followed, self.relay = self.others.followed, self.others.relay
        self._unplayable: set[str] = set()  # tables with a module that is not here
        self.steps = 0
        self.on_append: Callable[[float], None] = lambda _: None  # told the seconds that a step took to be durable
        self.on_over: list[Callable[[RoomState], None]] = []  # told of a game that has just ended
        self.on_rematch: Rematch = (
            _tell_nobody  # told of another game of the same people: who asked for it, who they are
        )
        self._loading: dict[str, asyncio.Task[Room | Follower | None]] = {}
        self._derived = DerivedData(store, notifier, fresh_code, settings.max_listed, self._over)
        self._sweeper: asyncio.Task[None] | None = None
        self._orphans = asyncio.Event()  # there may be tables that nobody holds any more
        self._leaving = False
        self._looked_at = ""  # the last of the persons who were looked at, whether they are used

    # -- for rooms (RoomHost) -------------------------------------------------------------------------------

    def fresh_code(self) -> str:
        """Make up a door code."""
        return fresh_code()

    async def title_of(self, person: str) -> str:
        """Return the title that somebody likes to show."""
        return await self.titles.at_seat(person)

    async def append(self, room: Room, entries: list[e.AnyEntry]) -> None:
        """Make entries durable."""
        data = [e.encode_entry(entry) for entry in entries]
        began = time.perf_counter()
        await self.store.append(room.state.table, room.state.seq + 1, data, room.fence)
        self.on_append(time.perf_counter() - began)
        self.steps += len(entries)

    async def log_of(self, table: str, after: int = 0) -> list[e.AnyEntry]:
        """Read a table's log from the entry after that one on."""
        log: list[e.AnyEntry] = []
        for seq, data in await self.store.read(table, after):
            try:
                log.append(e.decode_entry(data))
            except msgspec.DecodeError:
                raise StoreCorrupt(f"table {table}: entry {seq} of its log cannot be read") from None
        return log

    async def after_commit(self, room: Room, entries: Sequence[e.AnyEntry]) -> None:
        """Tell those who follow the table, and keep what is derived from its log up to date."""
        self.others.publish(room.state.table, room.state.seq)
        await self._derived.update(room, entries)

    def let_fly(self, table: str, thrown: m.Thrown) -> None:
        """Tell other processes what is thrown at a table."""
        self.others.let_fly(table, thrown)

    def _over(self, state: RoomState) -> None:
        for hear in self.on_over:
            hear(state)

    async def open_rematch(self, state: RoomState, by: str) -> str:
        """Open a table for the same people, with a new seed. One person alone waits for nobody: it begins at once."""
        chairs = [
            msgspec.structs.replace(chair, away=None, title=await self.title_of(chair.person))
            for chair in state.seats
        ]
        people = [chair.person for chair in chairs if chair.person]
        aim = await aim_for(self.store, people[0]) if people else MODERATE
        if len(people) == 1 and state.options.bot_company == "adaptive":
            chairs = _other_company(chairs, state.options, aim)
        opener = await self.store.opener(state.table)
        room = await self._create(
            state.setup, state.options, chairs, by="", opener=opener, voice=state.voice, aim=aim
        )
        if len(people) == 1:
            await room.commit([e.Started(at=self.clock.now(), revision=REVISION)])
        elif by:
            await self.on_rematch(by, people, room.state.table)
        return room.state.table

    # -- opening and finding -----------------------------------------------------------------------------

    def check_wish(self, wish: m.NewTable) -> str:
        """Refuse a table that cannot be opened; return its host's name."""
        self.check_room()
        if wish.start and not wish.bots:
            raise Refusal("empty_seats", "Every seat must be taken; bots can fill the empty ones.")
        return clean_name(wish.name)

    async def create(self, person: str, wish: m.NewTable, setup: m.TableSetup, opener: str = "") -> Room:
        """Open a table; whoever opens it sits at seat 0. `opener` stands for their address."""
        name = self.check_wish(wish)
        colour, face = looks.look_for([], wish.colour, wish.face)
        title = await self.title_of(person)
        chairs = [e.Chair(person=person, name=name, colour=colour, face=face, title=title)]
        others = setup.seats - 1
        aim = MODERATE if wish.lesson or not person else await aim_for(self.store, person)
        if wish.bots:
            chairs += seat_company(chairs, others, wish.options, aim)
        else:
            chairs += [e.Chair()] * others
        taught = lesson.taught(wish.teaches) if wish.lesson else None
        room = await self._create(setup, wish.options, chairs, by=person, opener=opener, taught=taught, aim=aim)
        if wish.start:
            await room.commit([e.Started(at=self.clock.now(), by=person, revision=REVISION)])
        return room

    async def seat_together(
        self,
        people: Sequence[tuple[str, str]],
        setup: m.TableSetup,
        options: m.TableOptions,
        take: Callable[[str], Awaitable[bool]],
    ) -> Room | None:
        """Open a table for these persons and their names, bots at the other seats, and begin. `take` is told the
        table's id before the table is made; None: it said no."""
        names: list[str] = []
        for _, name in people:
            names.append(unlike(names, name))
        worn_by = [await self.title_of(person) for person, _ in people]
        seated = zip(people, names, worn_by, strict=True)
        chairs = [e.Chair(person=person, name=name, title=title) for (person, _), name, title in seated]
        chairs += seat_company(chairs, setup.seats - len(people), options, MODERATE)
        random.shuffle(chairs)
        table = fresh_id()
        fence = await self.store.claim(table, self.owner, LEASE)
        if fence is None or not await take(table):
            await self.store.release(table, self.owner)
            return None
        room = await self._create(setup, options, chairs, by="", claimed=(table, fence), matched=True)
        await room.commit([e.Started(at=self.clock.now(), revision=REVISION)])
        return room

    async def play_on(self, person: str, branch: Branch) -> Room:
        """Open a table that goes on from a moment of a finished game."""
        setup, options, chairs = branch.setup, branch.options, branch.chairs
        room = await self._create(setup, options, chairs, by=person, seed=branch.seed, branch=branch.table)
        await room.commit(branch.entries(self.clock.now()))
        return room

    async def _create(
        self,
        setup: m.TableSetup,
        options: m.TableOptions,
        chairs: list[e.Chair],
        by: str,
        seed: str | None = None,
        opener: str = "",
        taught: e.Taught | None = None,
        branch: str = "",
        voice: str = "",
        claimed: tuple[str, int] | None = None,
        matched: bool = False,
        aim: float = MODERATE,
    ) -> Room:
        await self._make_room()
        table = fresh_id() if claimed is None else claimed[0]
        fence = await self.store.claim(table, self.owner, LEASE) if claimed is None else claimed[1]
        assert fence is not None  # nobody else can know this id
        while True:
            first = e.Created(
                at=self.clock.now(),
                by=by,
                table=table,
                code=fresh_code(),
                seed=seed or fresh_seed(),
                setup=playable(setup),
                options=options,
                seats=chairs,
                lesson=taught is not None,
                taught=taught,
                voice=voice,
                branch=branch,
                matched=matched,
                aim=aim,
            )
            state = RoomState(first)
            listing = await self._derived.bounded(table, listing_of(state), opener)
            with contextlib.suppress(CodeTaken):
                await self.store.create(
                    table, e.encode_entry(first), fence, code=state.code, listing=listing, opener=opener
                )
                break
        for chair in chairs:
            if chair.person:
                await self.store.link_table(chair.person, table)
                await self._derived.remember_name(chair.person, chair.name, first.at)
                await self._derived.remember_look(chair.person, chair.colour, chair.face)
        return self._start(Room(self, state, fence))

    async def open_for(self, first: e.Created) -> Room | None:
        """Open a table that a tournament has decided on, under the id it has given; None: another process does."""
        await self._make_room()
        fence = await self.store.claim(first.table, self.owner, LEASE)
        if fence is None:
            return None
        state = RoomState(first)
        try:
            await self.store.create(first.table, e.encode_entry(first), fence, listing=listing_of(state))
        except Stale:  # it was there already
            await self.store.release(first.table, self.owner, fence)
            return None
        for chair in first.seats:
            if chair.person:
                await self.store.link_table(chair.person, first.table)
        return self._start(Room(self, state, fence))

    def _start(self, room: Room) -> Room:
        table = room.state.table
        room.task = asyncio.get_running_loop().create_task(room.run(), name=f"room {table}")
        self.open[table] = room
        return room

    def check_room(self) -> None:
        """Refuse one more table, new or old, if there are as many in memory as there may be, all of them in use."""
        if len(self.open) >= self.settings.max_tables and self._longest_unused() is None:
            raise Refusal("too_many_tables", "The server has as many tables as it can hold; try again later.")

    async def _make_room(self) -> None:
        """See to it that one more table may be in memory: the one that nobody has used for longest goes for it."""
        self.check_room()
        unused = self._longest_unused()
        if unused is not None and len(self.open) >= self.settings.max_tables:
            await self._let_idle_go(unused.state.table, unused)

    def _longest_unused(self) -> Room | None:
        now = self.clock.now()
        unused = (room for room in self.open.values() if self._is_idle(room, now, at_least=SPARED))
        return min(unused, key=lambda room: room.viewers.idle_since, default=None)

    def is_loading(self, table: str) -> bool:
        """Return whether a table is just being loaded."""
        return table in self._loading

    async def get(self, table: str, *, follow: bool = True) -> Room | Follower | None:
        """Find a room, in memory or in the store; None: there is no such table. Reading makes none.

        A table that another process holds is followed, or refused."""
        room = self.open.get(table) or self.followed.get(table)
        if room is not None and not room.gone:
            return room
        if self._leaving:
            raise elsewhere()
        if not is_table_id(table):
            return None
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table, follow=follow))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loaded(table))
        return await asyncio.shield(loading)  # whoever asked may go: it is loaded for others, too

    def _loaded(self, table: str) -> None:
        loading = self._loading.pop(table)
        if not loading.cancelled():
            loading.exception()  # everybody who asked may be gone

    async def _load(self, table: str, *, follow: bool) -> Room | Follower | None:
        if not await self.store.exists(table):
            return None
        await self._make_room()
        fence = await self.store.claim(table, self.owner, LEASE)
        if fence is None:
            if not follow:
                raise elsewhere()
            return await self.others.follow(table)
        try:
            return await self._load_own(table, fence)
        except BaseException as error:
            with contextlib.suppress(StoreError):
                await self.store.release(table, self.owner, fence)  # another process may have more luck
            if isinstance(error, StoreCorrupt):  # whoever asks hears no more than that the store is at fault
                _log.error("log_damaged", table=table, error=str(error))
            elif isinstance(error, Exception) and not isinstance(error, Refusal | StoreError):
                _log.error("log_damaged", table=table, error=type(error).__name__, exc_info=error)
                raise StoreCorrupt(f"table {table}: its log cannot be played") from error
            raise

    async def _load_own(self, table: str, fence: int) -> Room:
        log = await self.log_of(table)
        state, marks = state_with_marks(log)
        room = Room(self, state, fence)
        room.viewers.begin_from(marks)
        if state.phase == "playing":
            await room.commit([e.Woken(at=max(self.clock.now(), state.updated))])
        elif state.phase == "over":
            await self._derived.mend(room, log)
        if state.sealed and 0 < state.opens <= self.clock.now():
            await self._unseal(room)
        _log.info("room_loaded", table=table, seq=state.seq)
        return self._start(room)

    def _lost_table(self, table: str, room: Room) -> None:
        room.leave(goodbye("moved", "The table moved to another server."))
        self._forget(table, room)

    def _owners_died(self, owners: set[str]) -> None:
        """Have it looked at once what became of the tables that other processes held."""
        self.others.died(owners)
        self._orphans.set()

    async def find_code(self, code: str) -> str | None:
        """Find the table behind an open door."""
        letters = code.strip().upper()
        if len(letters) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in letters):
            return None
        return await self.store.find_code(letters)

    # -- care --------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Start taking care of rooms."""
        await self.others.open()
        await self.leases.begin()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever(), name="sweeper")

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                _log.warning("sweep_failed", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001 - a fault of ours; the next sweep may do better
                _log.error("sweep_failed", error=type(error).__name__, exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP):
                    await self._orphans.wait()
            self._orphans.clear()

    async def sweep(self) -> None:
        """Renew leases, load games that must go on, let idle rooms go, delete abandoned lobbies."""
        now = self.clock.now()
        self.others.sweep(self.settings.idle_minutes * 60_000)
        held = dict(self.open)  # more may be opened while we wait
        await self.leases.beat()
        for table, room in held.items():
            if self.open.get(table) is not room:
                continue  # it went, or was loaded again, while we waited: its lease is not for us to give back
            if room.gone:
                self._forget(table, room)
                await self.store.release(table, self.owner, room.fence)
            elif self._is_idle(room, now, at_least=self.settings.idle_minutes * 60_000):
                await self._let_idle_go(table, room)
            elif room.state.sealed and 0 < room.state.opens <= now:
                await room.do(functools.partial(self._unseal, room))
        await self._wake_due()
        await self.store.collect(now / 1000 - self.settings.lobby_hours * 3600)
        unused = now / 1000 - self.settings.identity_days * 86400
        self._looked_at = await self.store.collect_people(unused, self._looked_at, PEOPLE_AT_ONCE)

    async def _unseal(self, room: Room) -> None:
        if room.state.sealed:
            await room.commit([e.Unsealed(at=room.now())])

    async def let_go(self, table: str) -> None:
        """Take a table out of memory, here or at whichever process holds it, so that its log can be rewritten."""
        room = self.open.get(table)
        if room is not None:
            room.leave(goodbye("moved", "The table is set up again."))
            self._forget(table, room)
            await self.store.release(table, self.owner, room.fence)
        else:
            await self.others.ask_to_let_go(table)

    async def _wake_due(self) -> None:
        due = await self.store.due(self.clock.now() / 1000, 50 + len(self._unplayable))
        for table in random.sample(due, len(due)):  # so that processes do not all try the same one
            if table not in self._unplayable:
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Load a table whose game must go on. One that cannot be loaded keeps no other from it."""
        try:
            await self.get(table, follow=False)
        except (Refusal, StoreError) as error:
            if isinstance(error, Refusal) and error.code == elsewhere().code:
                return  # another process was quicker
            if isinstance(error, Refusal) and error.code == "module_missing":
                self._unplayable.add(table)  # until this server is started with it
            _log.warning("table_not_woken", table=table, error=str(error))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with its log
            _log.error("table_not_woken", table=table, error=type(error).__name__, exc_info=error)

    def _forget(self, table: str, room: Room) -> None:
        if self.open.get(table) is not room:
            return  # loaded again meanwhile
        del self.open[table]
        self._derived.forget(table)
        self.others.forget(table)

    def _is_idle(self, room: Room, now: int, at_least: float) -> bool:
        unused = not room.viewers and now - room.viewers.idle_since > at_least
        return unused and wake_of(room.state) is None

    async def _let_idle_go(self, table: str, room: Room) -> None:
        room.leave(goodbye("idle", "Nobody used the table."))
        self._forget(table, room)
        await self.store.release(table, self.owner, room.fence)

    async def close(self) -> None:
        """Announce the restart, each line with its own moment to come back, and let all rooms go."""
        self._leaving = True
        self.leases.stop()
        if self._sweeper is not None:
            self._sweeper.cancel()
        places: list[Room | Follower] = [*self.open.values(), *self.followed.values()]
        for place in places:
            place.leave(announce_restart)
        await asyncio.gather(*(place.task for place in places if place.task is not None), return_exceptions=True)
        await self.others.close()
        with contextlib.suppress(StoreError):
            await self.store.retire(self.owner)
        self.open.clear()


def _other_company(chairs: list[e.Chair], options: m.TableOptions, aim: float) -> list[e.Chair]:
    """Return the same people with bots that suit them now: the same as before where they still do."""
    people = [chair for chair in chairs if chair.person]
    bots = iter(seat_company(people, len(chairs) - len(people), options, aim, before=chairs))
    return [chair if chair.person else next(bots) for chair in chairs]
