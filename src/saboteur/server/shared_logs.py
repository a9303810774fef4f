"""Logs that no process owns: tournaments and clubs. Each change is made under a lease for a moment.

Such a log lies beside those of tables, under the same leases and fences. A process holds one only while it adds to
it, so that any process may; what is read is the log's tail. Whatever was decided is in the log before anything
follows from it, and a `Caretaker` makes true what is not yet: so a process may die at any moment, and doing something
twice changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

import structlog
from msgspec import Struct

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import SHARED_LOGS_KEPT
from saboteur.server.store import Listing, Phase, Stale, Store, StoreError
from saboteur.server.tables.cluster.leases import LEASE
from saboteur.server.tables.opening.ids import fresh_id, is_table_id
from saboteur.server.timing import Clock

LOOK = 1.0  # seconds between sweeps when nothing was heard
PATIENCE = 6.0  # seconds; longer than a dead process holds a lease
ERASING = 60.0  # seconds for which a log is held to take somebody out of it
_log = structlog.get_logger("saboteur.shared_logs")


class Entry(Protocol):
    """Something that was decided."""

    @property
    def at(self) -> int: ...


class State(Protocol):
    """What a log comes to."""

    seq: int
    updated: int

    @property
    def wake(self) -> int | None:
        """From when on a caretaker has to look; None: nothing happens unless somebody acts."""


E = TypeVar("E", bound=Entry)
S = TypeVar("S", bound=State)


class LogKind(Struct, Generic[S, E], frozen=True, kw_only=True):
    """What a kind of log is made of, and how a person is taken out of it."""

    phase: Phase  # under which its logs are listed
    mark: str  # before the id, which is not a table's then
    missing: Callable[[], Refusal]  # what is said where there is none
    encode: Callable[[E], bytes]
    decode: Callable[[bytes], E]
    fold: Callable[[Iterable[E]], S]
    apply: Callable[[S, E], None]
    without: Callable[[E, str, str], E]  # the entry without a person, a stand-in in their place
    farewell: Callable[[S, str], Sequence[E]]  # what is added for those who have it in memory when a person goes
    became: Callable[[S, str, str], Sequence[E]]  # … when a person is another one from now on

    def is_id(self, text: str) -> bool:
        """Return whether a text can be such a log's id at all."""
        return text[:1] == self.mark and is_table_id(text[1:])

    def fresh(self) -> str:
        """Make up an id."""
        return self.mark + fresh_id()

    def listing(self, state: S) -> Listing:
        """Return how it is kept beside tables; one that waits for people alone is not looked after."""
        wake = state.wake
        return Listing(
            summary=b"",
            phase=self.phase,
            open=False,
            updated=state.updated / 1000,
            wake=None if wake is None else wake / 1000,
        )


class SharedLogs(Generic[S, E]):
    """All logs of a kind, as this process knows them."""

    def __init__(self, kind: LogKind[S, E], store: Store, owner: str) -> None:
        self.kind = kind
        self._store = store
        # Not the process's own name: what that holds lasts as long as the process lives, and a lease that could not
        # be given back would keep everybody else out. This one runs out by itself.
        self._owner = f"{owner}-logs"
        self._states: OrderedDict[str, S] = OrderedDict()  # those looked at lately
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, name: str, first: E) -> bool:
        """Begin a log. False: another process is at it, or it was begun before."""
        fence = await self._store.claim(name, self._owner, LEASE)
        if fence is None:
            return False
        try:
            listing = self.kind.listing(self.kind.fold([first]))
            await self._store.create(name, self.kind.encode(first), fence, listing=listing)
        except Stale:
            return False
        finally:
            with contextlib.suppress(StoreError):
                await self._store.release(name, self._owner, fence)
        return True

    async def get(self, name: str) -> S:
        """Return what a log comes to now, or refuse."""
        if not self.kind.is_id(name):
            raise self.kind.missing()
        known = self._states.get(name)
        log = [(seq, self.kind.decode(data)) for seq, data in await self._store.read(name, known.seq if known else 0)]
        known = self._states.get(name, known)  # another read may have been quicker
        if known is None:
            if not log:
                raise self.kind.missing()
            known = self.kind.fold(entry for _, entry in log)
        self._take_in(known, log)
        self._states[name] = known
        self._states.move_to_end(name)
        while len(self._states) > SHARED_LOGS_KEPT:
            self._states.popitem(last=False)
        return known

    async def change(self, name: str, make: Callable[[S], Sequence[E]]) -> S:
        """Add entries under the lease; `make` sees the newest state, and may be asked again."""
        await self.get(name)  # refused before anything is claimed
        async with self._locks.setdefault(name, asyncio.Lock()):
            try:
                async with asyncio.timeout(PATIENCE):
                    while True:
                        fence = await self._store.claim(name, self._owner, LEASE)
                        if fence is None:
                            await asyncio.sleep(0.05)
                            continue
                        with contextlib.suppress(Stale):
                            return await self._append(name, make, fence)
            except TimeoutError:
                raise Refusal("busy", "Another process is at this just now; try again in a moment.") from None
            finally:
                with contextlib.suppress(StoreError):
                    await self._store.release(name, self._owner)

    async def _append(self, name: str, make: Callable[[S], Sequence[E]], fence: int) -> S:
        state = await self.get(name)
        entries = make(state)
        if entries:
            first = state.seq + 1
            await self._store.append(name, first, [self.kind.encode(one) for one in entries], fence)
            self._take_in(state, enumerate(entries, first))
            await self._store.set_listing(name, self.kind.listing(state), fence)
        return state

    def _take_in(self, state: S, entries: Iterable[tuple[int, E]]) -> None:
        """Apply what is new; what was just written may have been read by somebody else meanwhile."""
        for seq, entry in entries:
            if seq == state.seq + 1:
                self.kind.apply(state, entry)


class Caretaker:
    """Looks after logs of a kind: at once when something is heard of one, regularly after all that are due."""

    def __init__(
        self,
        phase: Phase,
        store: Store,
        clock: Clock,
        look_after: Callable[[str], Awaitable[None]],
        pause: float = LOOK,
    ) -> None:
        self._phase = phase
        self._store = store
        self._clock = clock
        self._look_after = look_after
        self._pause = pause
        self._heard: set[str] = set()
        self._word = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start looking after them."""
        self._task = asyncio.get_running_loop().create_task(self._sweep_for_ever(), name=f"{self._phase}s")

    async def close(self) -> None:
        """Stop; the logs have everything."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def tell(self, name: str) -> None:
        """Have one looked after at once."""
        self._heard.add(name)
        self._word.set()

    async def _sweep_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        whole = loop.time()  # when all are to be looked after again, whatever is heard of some
        while True:
            heard, self._heard = self._heard, set()
            self._word.clear()
            try:
                if loop.time() >= whole:
                    heard |= set(await self._store.shared_logs(self._phase, self._clock.now() / 1000))
                    whole = loop.time() + self._pause
            except StoreError as error:
                _log.warning("sweep_failed", kind=self._phase.value, error=type(error).__name__)
            for name in sorted(heard):
                await self.look(name)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._pause):
                    await self._word.wait()

    async def look(self, name: str) -> None:
        """Look after one; whatever is wrong with it keeps nobody from the others."""
        try:
            await self._look_after(name)
        except (StoreError, Refusal) as error:
            _log.warning("not_looked_after", kind=self._phase.value, name=name, error=str(error))
        except Exception as error:  # noqa: BLE001 - a fault of ours; the next sweep may do better
            _log.error(
                "not_looked_after", kind=self._phase.value, name=name, error=type(error).__name__, exc_info=error
            )


async def forget_in(store: Store, kind: LogKind[S, E], person: str, names: Iterable[str]) -> list[str]:
    """Take a person out of those of these logs that are of a kind; return the ones that could not be had."""
    busy, owner = [], f"forget-{secrets.token_hex(8)}"
    for name in filter(kind.is_id, names):
        fence = await _claim(store, name, owner)
        if fence is None:
            busy.append(name)
            continue
        try:
            await _take_out(store, kind, name, fence, person)
        finally:
            await store.release(name, owner)
    return busy


async def carry_in(store: Store, kind: LogKind[S, E], person: str, to: str, names: Iterable[str]) -> bool:
    """Name another identity of the same person in those logs; False: one could not be had just now.

    Whoever is there as both stays as the second, and of the first no trace is left.
    """
    owner = f"carry-{secrets.token_hex(8)}"
    for name in filter(kind.is_id, names):
        fence = await _claim(store, name, owner)
        if fence is None:
            return False
        try:
            log = await store.read(name)
            if not any(person.encode() in data for _, data in log):
                continue
            state = kind.fold(kind.decode(data) for _, data in log)
            await _add(store, kind, name, fence, state, kind.became(state, person, to))
            if any(to.encode() in data for _, data in log):
                await _take_out(store, kind, name, fence, person)
                continue
            for seq, data in await store.read(name):
                if person.encode() in data:  # ids are as long as each other, and nothing else looks like one
                    await store.rewrite(name, seq, data.replace(person.encode(), to.encode()), fence)
        finally:
            await store.release(name, owner)
    return True


async def _claim(store: Store, name: str, owner: str) -> int | None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while (fence := await store.claim(name, owner, ERASING)) is None:  # noqa: ASYNC110 - leases tell nobody
                await asyncio.sleep(0.05)
            return fence
    return None


async def _take_out(store: Store, kind: LogKind[S, E], name: str, fence: int, person: str) -> None:
    log = [(seq, kind.decode(data)) for seq, data in await store.read(name)]
    if not log:
        return
    state = kind.fold(entry for _, entry in log)
    last = kind.farewell(state, person)
    stand_in = secrets.token_hex(16)
    for seq, before in log:
        after = kind.without(before, person, stand_in)
        if after is not before:
            await store.rewrite(name, seq, kind.encode(after), fence)
    await _add(store, kind, name, fence, state, last)


async def _add(store: Store, kind: LogKind[S, E], name: str, fence: int, state: S, entries: Sequence[E]) -> None:
    if entries:
        await store.append(name, state.seq + 1, [kind.encode(one) for one in entries], fence)
        for entry in entries:
            kind.apply(state, entry)
        await store.set_listing(name, kind.listing(state), fence)
