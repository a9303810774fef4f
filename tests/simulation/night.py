"""A simulated night: some processes, tables and people, faults drawn from a seed, and what must hold at every step.

Processes are the server itself – rooms, leases, takeover, relays, limits, sockets, the bots' pool with stub thinkers,
tournaments, the waiting list –, without a network, a disk or a clock of their own. After the faults have stopped
everybody must be able to move again within ten seconds, and the logs must be exactly what people were told.
"""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest import mock

import msgspec
import structlog
from tests.simulation.halls import HALLS, Club, Cup, Hall
from tests.simulation.people import Person
from tests.simulation.simulated_network import Exchange, Link, SimulatedFanout
from tests.simulation.simulated_store import Database, SimulatedStore
from tests.simulation.virtual_time import EPOCH, PROCESS, AtOnce, VirtualLoop, begin, end

from saboteur.play.commentary.thoughts import Reason
from saboteur.server import app
from saboteur.server import messages as m
from saboteur.server.app import Server
from saboteur.server.connections.websocket import Socket
from saboteur.server.settings import Settings
from saboteur.server.store.store_errors import StoreError
from saboteur.server.tables.bots import bot_pool
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.timing import Clock

CALM = 10.0  # seconds after the last fault within which everybody must be able to move
LONGEST_FAULT = 4.0
LONGEST_TURN = 40.0  # seconds in which somebody has moved for certain
LIMITS = "100000/second"
MOST_WAITING = 400  # of anything that a process keeps for later, at the end of a night

SETTINGS = msgspec.convert(
    {
        "port": 1, "data": "nowhere", "secret": "s" * 40, "bot_workers": 0, "log_level": "error",
        "judge": False, "rate_intents": LIMITS, "rate_table": LIMITS, "rate_requests": LIMITS, "rate_tables": LIMITS,
        "rate_devices": LIMITS, "rate_codes": LIMITS, "rate_hellos": LIMITS, "rate_throws": LIMITS,
    },
    Settings,
)  # fmt: skip


class Broken(AssertionError):  # noqa: N818 -- what a test says
    """Something that must hold did not; the text says what and when."""

    def __init__(self, what: str, acts: Sequence[str] = ()) -> None:
        super().__init__(what)
        self.acts = list(acts)  # what was done to the world before


class NightClock(Clock):
    """A process's clock, which somebody may set."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop
        self.wrong_by = 0.0

    def now(self) -> int:
        return int((EPOCH + self._loop.time() + self.wrong_by) * 1000)


class Process:
    """One start of a server process, to its end."""

    def __init__(self, night: Night, name: str) -> None:
        self.night = night
        self.name = name
        self.context = contextvars.Context()
        self.context.run(PROCESS.set, name)
        self.clock = NightClock(night.loop)
        self.ready = False
        self.leaving = False
        self.gone = False
        self.server: Server
        self.links: list[Link] = []
        night.loop.create_task(self._start(), context=self.context)

    async def _start(self) -> None:
        """Open; whoever cannot ends, and is started again by whoever runs servers."""
        self.server = Server(msgspec.structs.replace(SETTINGS, bot_delay=self.night.bot_delay), self.clock)
        self.server.bot_pool._pool = AtOnce()
        try:
            await self.server.open()
        except StoreError:
            self.night.loop.call_later(0.5, self.night.start, context=contextvars.Context())
            self.kill()
        else:
            self.ready = True

    def take(self, link: Link) -> None:
        """Let a connection in."""
        self.links.append(link)
        state = SimpleNamespace(connections=set())
        link.reach(self.context, lambda: Socket(self.server, None, state, None))

    async def run(self, work: Awaitable[Any]) -> Any:
        """Do something in this process, and wait for it; None if the process ends before."""

        async def do() -> Any:
            return await work

        task = self.night.loop.create_task(do(), context=self.context.copy())
        while not task.done() and not self.gone:  # noqa: ASYNC110 -- a dead process tells nobody
            await asyncio.sleep(0.01)
        return task.result() if task.done() else None

    def kill(self) -> None:
        """End now, wherever it is."""
        self.gone = True
        self.night.loop.kill(self.name)
        self.night.exchange.ends.pop(self.name, None)
        for link in self.links:
            link.cut()

    async def drain(self) -> None:
        """End as an upgrade does: say so, finish, let go."""
        self.leaving = True
        await self.run(self.server.close())
        await asyncio.sleep(0.2)
        if not self.gone:
            self.kill()


class Night:
    """One world, by one seed."""

    def __init__(self, seed: int, *, trouble: frozenset[str] | None = None, seconds: float = 30.0) -> None:
        self.seed = seed
        self.loop = begin(seed)
        self.dice = random.Random(f"night {seed}")
        self.seconds = seconds
        self.hall = self.dice.choice((*HALLS, None))
        # In a sixth of all nights bots' games come to their end, and with them their tournaments.
        self.bot_delay = 0.02 if self.hall in {Cup, Club} and self.dice.random() < 0.33 else 0.3
        self.trouble = FAULTS.keys() if trouble is None else trouble
        self.database = Database(self.loop, self.dice)
        self.exchange = Exchange(self.loop, self.dice)
        self.processes: list[Process] = []
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.halls: list[Hall] = []
        self.sizes: dict[tuple[str, int], int] = {}
        self.acts: list[str] = []  # what was done to the world, and when
        self.steps = 0
        self.passed = 0.0  # seconds
        self._starts = 0
        self._claims: list[Claimed] = []

    # -- what people need

    def reach(self, link: Link) -> bool:
        ready = [one for one in self.processes if one.ready and not one.gone and not one.leaving]
        if not ready:
            return False
        self.dice.choice(ready).take(link)
        return True

    def acknowledged(self, person: Person, cid: str, seq: int) -> None:
        found = [number for number, _, entry in self.database.log(self._table_of(person)) if said_by(entry, cid)]
        if found != [seq]:
            self.wrong(f"{person.name} was told that {cid} is step {seq}, and it is {found}")

    def refused(self, person: Person, cid: str) -> None:
        if any(said_by(entry, cid) for _, _, entry in self.database.log(self._table_of(person))):
            self.wrong(f"{person.name} was refused {cid}, and it is in the log")

    def shown(self, table: str, seq: int, size: int, *, asked: bool) -> None:
        """Compare: whoever has more to choose from than there is room for may be sent more, and nobody else."""
        of_others = self.sizes.setdefault((table, seq), size) if not asked else self.sizes.get((table, seq), size)
        if size < of_others or (size != of_others and not asked):
            self.wrong(f"step {seq} was {size} bytes for one and {of_others} for another")

    def wrong(self, what: str) -> None:
        raise_later(self.loop, Broken(f"at {self.loop.time():.3f} s: {what}"))

    def _table_of(self, person: Person) -> str:
        return person.tabs[0].table

    # -- the night

    def start(self) -> Process:
        """Start a process."""
        self._starts += 1
        process = Process(self, f"p{self._starts}")
        self.processes.append(process)
        return process

    async def pass_by(self) -> None:
        """Let the night pass."""
        for _ in range(self.dice.choice((1, 2, 2, 3))):
            self.start()
        while not all(one.ready for one in self.processes):  # noqa: ASYNC110 -- nobody says when a process is up
            await asyncio.sleep(0.05)
        for number in range(self.dice.choice((1, 1, 2))):
            await self._open_table(number)
        await self._open_halls()
        living = [self.loop.create_task(person.live()) for person in self.people]
        busy = [self.loop.create_task(hall.live()) for hall in self.halls]
        await self._make_trouble()
        await self._calm_down()
        await self._finish(busy)
        for task in living:
            task.cancel()
        await asyncio.sleep(2.0)
        self._check_the_end()

    async def _open_table(self, number: int) -> None:
        """Seat two to four people and perhaps a bot, and begin."""
        dice, process = self.dice, self.processes[0]
        server = process.server
        seats, bots = dice.choice(((3, 1), (3, 0), (4, 1), (4, 2)))
        people: list[Person] = []
        for seat in range(seats - bots):
            token, identity = await process.run(server.identities.make(process.clock.now()))
            person = Person(self, f"n{number}s{seat}", identity.person, token, f"10.0.{number}.{seat + 1}")
            person.pace = dice.choice((0.3, 1.0, 3.0))
            person.slowness = dice.choice((0.005, 0.03, 0.2))
            person.bytes_a_second = dice.choice((1e6, 1e6, 1e5, 2e4))
            people.append(person)
        modules = dice.choice((["base"], ["base", "veto"], ["saboteur2"]))
        setup = m.TableSetup(seats=seats, modules=modules, options={})
        options = m.TableOptions(clock=dice.choice(("relaxed", "brisk")), veto_seconds=1, bot_level="novice")
        wish = m.NewTable(name="Host", setup=setup, options=options)
        room = await process.run(server.rooms.create(people[0].key, wish, setup))
        for person in people[1:]:
            await self._submit(
                process, room, person.key, m.Join(cid=f"{person.name}-join", name=f"Guest {person.name}")
            )
        if bots:
            await self._submit(process, room, people[0].key, m.FillWithBots(cid="fill", level="novice"))
        await self._submit(process, room, people[0].key, m.Start(cid="start"))
        self.tables.append(room.state.table)
        self.people += people
        for person in people:
            person.sit(room.state.table)

    async def _open_halls(self) -> None:
        """Have people come who do something else tonight, one kind or none."""
        process = self.processes[0]
        if self.hall is not None:
            make, now = process.server.identities.make, process.clock.now
            people = [(await process.run(make(now())))[1].person for _ in range(self.dice.randint(3, 5))]
            self.halls.append(self.hall(self, people))

    async def _finish(self, busy: list[asyncio.Task[None]]) -> None:
        """What was begun beside the tables must come to be what was decided."""
        for hall, task in zip(self.halls, busy, strict=True):
            until = self.loop.time() + hall.patience
            while not task.done() or hall.wrong():
                if self.loop.time() > until:
                    raise Broken(f"{hall.patience:g} s after the last fault: {hall.wrong() or 'not answered'}")
                await asyncio.sleep(0.5)
            task.result()

    async def _submit(self, process: Process, room: Any, person: str, intent: m.AnyIntent) -> None:
        answers: list[m.Ok | m.No] = []

        async def hand_in() -> None:
            room.submit(person, intent, answers.append)

        await process.run(hand_in())
        while not answers:  # noqa: ASYNC110 -- the process may die and never answer
            await asyncio.sleep(0.01)
        if isinstance(answers[0], m.No):
            raise Broken(f"{intent}: {answers[0].sentence}")

    async def _make_trouble(self) -> None:
        """Let things go wrong, one after the other and at once, until it is late."""
        dice = self.dice
        kinds = [kind for kind in FAULTS if kind in self.trouble]
        late = self.loop.time() + self.seconds
        under_way: list[asyncio.Task[None]] = []
        while self.loop.time() < late:
            await asyncio.sleep(dice.expovariate(1 / 1.5))
            kind, length = dice.choice(list(FAULTS)), dice.uniform(0.2, LONGEST_FAULT)
            if kind not in kinds:
                continue  # left out on purpose: the rest of the night is drawn as ever
            self.acts.append(f"{self.loop.time():.3f} {kind} for {length:.2f} s")
            under_way.append(self.loop.create_task(FAULTS[kind](self, length)))
        await asyncio.gather(*under_way)

    async def _calm_down(self) -> None:
        """All faults have stopped: everybody must be able to move again before long."""
        self.database.trouble, self.database.full, self.database.slowness = 0.0, False, 0.002
        self.database.away.clear()
        self.exchange.loss = self.exchange.twice = 0.0
        for process in list(self.exchange.away):
            self.exchange.back(process)
        if not any(one.ready and not one.gone and not one.leaving for one in self.processes):
            self.start()
        self.acts.append(f"{self.loop.time():.3f} all is well again")
        for person in self.people:
            self._claims.append(Claimed(person))
        until = self.loop.time() + CALM
        while self.loop.time() < until and not all(claim.done for claim in self._claims):  # noqa: ASYNC110 -- virtual
            await asyncio.sleep(0.1)
        for claim in self._claims:
            if not claim.done:
                raise Broken(
                    f"{CALM:g} s after the last fault {claim.person.name} cannot say anything: {claim.why()}"
                )
        before = {table: self._decision(table) for table in self.tables}
        until = self.loop.time() + LONGEST_TURN
        for table, decision in before.items():
            while decision is not None and self._decision(table) == decision:
                if self.loop.time() > until:
                    raise Broken(f"{table} does not go on after all faults: decision {decision}")
                await asyncio.sleep(0.2)

    def _decision(self, table: str) -> int | None:
        """Say for which decision a table waits, as far as anybody was told; None: for none, the game is over."""
        told = [tab.state for one in self.people for tab in one.tabs if tab.table == table and tab.state is not None]
        latest = max(told, key=lambda state: state.seq)
        return latest.game.decision if latest.lobby.phase == "playing" and latest.game is not None else None

    # -- what must hold in the end

    def _check_the_end(self) -> None:
        for table in self.tables:
            log = self.database.log(table)
            entries = [e.decode_entry(entry) for _, _, entry in log]
            self.steps += len(log)
            self._check_log(table, log, entries)
            self._check_answers(table, log)
            self._check_views(table, entries)
        for hall in self.halls:
            if found := hall.check() or hall.wrong():
                raise Broken(found)
        for process in self.processes:
            if process.ready and not process.gone:
                self._check_memory(process)

    def _check_log(self, table: str, log: list[tuple[int, int, bytes]], entries: list[e.AnyEntry]) -> None:
        if [number for number, _, _ in log] != list(range(1, len(log) + 1)):
            raise Broken(f"{table}: the log has gaps")
        fences = [fence for _, fence, _ in log]
        if fences != sorted(fences):
            raise Broken(f"{table}: two owners wrote at a time: {fences}")
        times = [entry.at for entry in entries]
        if times != sorted(times):
            raise Broken(f"{table}: time ran backwards")
        for entry in entries:
            if isinstance(entry, e.TookOver) and entry.why == "clock":
                raise Broken(f"{table}: seat {entry.seat}'s clock ran out, though nobody was away for long")

    def _check_answers(self, table: str, log: list[tuple[int, int, bytes]]) -> None:
        for person in self.people:
            if self._table_of(person) != table:
                continue
            for cid, seq in person.acknowledged.items():
                found = [number for number, _, entry in log if said_by(entry, cid)]
                if found != [seq]:
                    raise Broken(f"{person.name} was told that {cid} is step {seq}; in the log it is {found}")
            for cid in list(person.waiting):
                if sum(said_by(entry, cid) for _, _, entry in log) > 1:
                    raise Broken(f"{person.name}'s {cid} was done twice")

    def _check_views(self, table: str, entries: list[e.AnyEntry]) -> None:
        first = entries[0]
        assert isinstance(first, e.Created)
        state = RoomState(first)
        wanted = {
            tab.state.seq: tab for person in self.people for tab in person.tabs if tab.table == table and tab.state
        }
        for entry in [None, *entries[1:]]:
            if entry is not None:
                state.apply(entry)
            for person in self.people if state.seq in wanted else ():
                for tab in person.tabs:
                    if tab.table == table and tab.state is not None and tab.state.seq == state.seq:
                        state.look()
                        self._compare(person, tab.state, f.snapshot(state, tab.state.seat))
        latest = max((seq for seq in wanted), default=0)
        if latest < state.seq and all(tab.link is None for tab in wanted.values()):
            raise Broken(f"{table}: nobody is connected in the end")

    def _compare(self, person: Person, told: m.Snapshot, true: m.Snapshot) -> None:
        one, other = (msgspec.to_builtins(msgspec.structs.replace(view, pad="")) for view in (told, true))
        if one != other:
            fields = [key for key in other if one[key] != other[key]]
            raise Broken(f"{person.name} sees something else than the log at step {true.seq}: {fields}")

    def _check_memory(self, process: Process) -> None:
        rooms = process.server.rooms
        kept = {
            "questions": len(rooms.relay._open),
            "answers under way": len(rooms.relay._tasks),
            "mail": sum(len(room._mailbox) for room in rooms.open.values()),
            "connections": len(process.server.connections()),
        }
        for what, count in kept.items():
            if count > MOST_WAITING:
                raise Broken(f"{process.name} keeps {count} {what}")

    def digest(self) -> str:
        """Say what happened, in a few letters: the same seed gives the same."""
        told = hashlib.sha256()
        for table in self.tables:
            for _, fence, entry in self.database.log(table):
                told.update(b"%d " % fence + entry)
        return told.hexdigest()[:12]


class Claimed:
    """Somebody who says something after all faults, and is answered."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done = False
        self._tries = 0
        self._say()

    def _say(self) -> None:
        self.person.want(lambda cid: m.Speak(cid=cid, claim=m.Feel(feeling="thanks")), self._answered)

    def _answered(self, answer: m.Ok | m.No) -> None:
        self.done = isinstance(answer, m.Ok)
        self._tries += 1
        if not self.done and self._tries < 20:
            self.last = answer
            self.person.world.loop.call_later(0.3, self._say)

    def why(self) -> str:
        tab = self.person.tab
        connected = "not connected" if tab is None else f"connected, at step {tab.state and tab.state.seq}"
        return f"{connected}, {len(self.person.waiting)} unanswered, {self._tries} refused"


# -- faults, by name: each does its harm for some seconds and mends it

Fault = Callable[[Night, float], Coroutine[Any, Any, None]]


def _some(night: Night) -> Process | None:
    up = [one for one in night.processes if one.ready and not one.gone and not one.leaving]
    return night.dice.choice(up) if up else None


async def _crash(night: Night, seconds: float) -> None:
    process = _some(night)
    if process is not None:
        process.kill()
        await asyncio.sleep(seconds)
        night.start()


async def _upgrade(night: Night, seconds: float) -> None:
    process = _some(night)
    if process is not None:
        process.leaving = True
        night.start()
        await asyncio.sleep(min(seconds, 1.0))
        await process.drain()


async def _standstill(night: Night, seconds: float) -> None:
    process = _some(night)
    if process is not None:
        night.loop.stop_for(process.name, seconds)
        await asyncio.sleep(seconds)


async def _lost_connection(night: Night, seconds: float) -> None:
    del seconds
    person = night.dice.choice(night.people)
    for tab in person.tabs:
        tab.cut()


async def _all_connections(night: Night, seconds: float) -> None:
    del seconds
    for person in night.people:
        for tab in person.tabs:
            tab.cut()


async def _database_away(night: Night, seconds: float) -> None:
    process = _some(night)
    if process is not None:
        night.database.away.add(process.name)
        await asyncio.sleep(seconds)
        night.database.away.discard(process.name)


async def _database_flaky(night: Night, seconds: float) -> None:
    night.database.trouble = 0.2
    await asyncio.sleep(seconds)
    night.database.trouble = 0.0


async def _database_slow(night: Night, seconds: float) -> None:
    night.database.slowness = 0.2
    await asyncio.sleep(seconds)
    night.database.slowness = 0.002


async def _disk_full(night: Night, seconds: float) -> None:
    night.database.full = True
    await asyncio.sleep(seconds)
    night.database.full = False


async def _words_lost(night: Night, seconds: float) -> None:
    night.exchange.loss, night.exchange.twice = 0.3, 0.2
    await asyncio.sleep(seconds)
    night.exchange.loss = night.exchange.twice = 0.0
    for process in list(night.exchange.ends):
        night.exchange.back(process)


async def _apart(night: Night, seconds: float) -> None:
    process = _some(night)
    if process is not None:
        night.exchange.away.add(process.name)
        await asyncio.sleep(seconds)
        night.exchange.back(process.name)


async def _clock_set(night: Night, seconds: float) -> None:
    del seconds
    process = _some(night)
    if process is not None:
        process.clock.wrong_by += night.dice.choice((-20.0, -3.0, 3.0))


FAULTS: dict[str, Fault] = {
    "crash": _crash,
    "upgrade": _upgrade,
    "standstill": _standstill,
    "lost connection": _lost_connection,
    "all connections": _all_connections,
    "database away": _database_away,
    "database flaky": _database_flaky,
    "database slow": _database_slow,
    "disk full": _disk_full,
    "words lost": _words_lost,
    "apart": _apart,
    "clock set": _clock_set,
}


# -- small things


def said_by(entry: bytes, cid: str) -> bool:
    """Return whether an entry of a log carries out somebody's intent."""
    return b'"cid":"%s"' % cid.encode() in entry


def raise_later(loop: VirtualLoop, error: BaseException) -> None:
    """End the night with an error, from wherever."""
    loop.faults.append(str(error))


EXPECTED = {"room_store_failed", "bot_failed"}  # of a store that does not answer, and of a thought cut off by it


def _overhear(night: Night) -> Callable[[object, str, Any], Any]:
    """Return what hears all that servers log: an error that is no store's fault is one of ours."""

    def hear(_logger: object, method: str, event: Any) -> Any:
        if method == "error" and event["event"] not in EXPECTED:
            night.wrong(f"{PROCESS.get()} says {event}")
        raise structlog.DropEvent

    return hear


def _deaf(_logger: object, _method: str, _event: Any) -> Any:
    """What is left of a night when it is cleared away says nothing."""
    raise structlog.DropEvent


def _think(*work: Any) -> tuple[int, Reason, Any]:
    """Choose as a bot does who does not think."""
    return random.choice(work[5]), Reason("at_random"), work[2]


def _say_nothing(work: tuple[Any, ...]) -> tuple[Any, None]:
    return work[2], None


@contextmanager
def _simulated(night: Night) -> Iterator[None]:
    """Let servers open the night's database and exchange."""

    async def store(_url: str) -> SimulatedStore:
        return SimulatedStore(night.database)

    async def fanout(_url: str, _redis: str | None) -> SimulatedFanout:
        opened = SimulatedFanout(night.exchange)
        await opened.open()
        return opened

    with (
        mock.patch.object(app, "open_store", store),
        mock.patch.object(app, "open_fanout", fanout),
        mock.patch.object(bot_pool, "think", _think),
        mock.patch.object(bot_pool, "remark", _say_nothing),
    ):
        bot_pool.dice.seed(f"dice {night.seed}")
        structlog.configure(processors=[_overhear(night)])
        yield
    structlog.configure(processors=[_deaf])


def spend(seed: int, *, trouble: frozenset[str] | None = None, seconds: float = 30.0) -> Night:
    """Let the night of a seed pass. Broken: something that must hold did not."""
    night = Night(seed, trouble=trouble, seconds=seconds)
    loop = night.loop
    try:
        with _simulated(night):
            loop.run_until_complete(asyncio.wait_for(night.pass_by(), 600.0))
            if loop.faults:
                raise Broken(loop.faults[0])
            night.passed = loop.time()
    except Broken as why:
        raise Broken(str(why), night.acts) from why
    except Exception as error:  # whatever it is, it has a seed
        what = f"at {loop.time():.3f} s: {type(error).__name__}: {error}; {loop.faults[:1]}"
        raise Broken(what, night.acts) from error
    finally:
        end(loop)
    return night
