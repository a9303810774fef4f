"""Faults planted in the server, each of which some night must find: most were there once, here or elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from saboteur.core.table.refusal import Refusal
from saboteur.server.connections.websocket import Socket
from saboteur.server.fanout.relay import Relay
from saboteur.server.matching.waiting_list import WaitingList
from saboteur.server.shared_logs import SharedLogs
from saboteur.server.store import log_jobs
from saboteur.server.store.sql_store import SqlStore
from saboteur.server.store.store_errors import StoreUnavailable
from saboteur.server.tables.cluster import follower
from saboteur.server.tables.cluster.follower import Follower
from saboteur.server.tables.cluster.leases import Leases
from saboteur.server.tables.cluster.other_processes import OtherProcesses
from saboteur.server.tables.delivery import frames
from saboteur.server.tables.delivery.viewers import Viewers
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.room import Room
from saboteur.server.tables.rooms import Rooms
from saboteur.server.tournaments import house

Plant = Callable[[], AbstractContextManager[Any]]


def _instead(owner: Any, name: str, make: Callable[[Any], Any]) -> Plant:
    """Put something in the place of a method; it is made of the right one."""
    return lambda: mock.patch.object(owner, name, make(getattr(owner, name)))


def _acknowledged_before_commit(right: Any) -> Any:
    async def append(self: Rooms, room: Room, entries: list[Any]) -> None:
        task = asyncio.get_running_loop().create_task(right(self, room, entries))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    return append


def _told_before_commit(right: Any) -> Any:
    async def durable(self: Room, entries: list[Any]) -> None:
        for entry in entries:
            ahead = self.state.fork()
            self.viewers.publish(ahead.apply(entry))
        await right(self, entries)

    return durable


def _failure_taken_for_success(_right: Any) -> Any:
    async def durable(self: Room, entries: list[Any]) -> None:
        with contextlib.suppress(StoreUnavailable):
            await self._house.append(self, entries)

    return durable


def _failure_taken_for_refusal(_right: Any) -> Any:
    async def durable(self: Room, entries: list[Any]) -> None:
        try:
            await self._house.append(self, entries)
        except StoreUnavailable:
            raise Refusal("not_now", "It could not be written.") from None

    return durable


def _skips_a_step(right: Any) -> Any:
    async def missed(self: Viewers, person: str, viewer: Any, last_seq: int | None) -> list[bytes]:
        found: list[bytes] = await right(self, person, viewer, last_seq)
        return found[1:] if len(found) > 1 else found

    return missed


def _neighbours_frame(right: Any) -> Any:
    def wrong(state: RoomState, step: Any, wanted: Any = None) -> Any:
        found = right(state, step, wanted)
        seats = [seat for seat in found if seat is not None]
        return {seat: found[seats[seats.index(seat) - 1]] if seat in seats else data for seat, data in found.items()}

    return wrong


def _not_padded(_right: Any) -> Any:
    return lambda messages, _room: {viewer: head + tail for viewer, (head, tail) in messages.items()}


def _no_fence(right: Any) -> Any:
    def check(append: Any, _fences: dict[str, int], lasts: dict[str, int]) -> Any:
        return right(append, {append.table: append.fence}, lasts)

    return check


def _gives_back_what_is_loaded(_right: Any) -> Any:
    async def disown(self: OtherProcesses, table: str) -> None:
        await self._own.store.release(table, self._own.owner)

    return disown


def _loading_forgotten(_right: Any) -> Any:
    async def get(self: Rooms, table: str, *, follow: bool = True) -> Any:
        room = self.open.get(table) or self.followed.get(table)
        if room is not None and not room.gone:
            return room
        loading = asyncio.get_running_loop().create_task(self._load(table, follow=follow))
        return await asyncio.shield(loading)

    return get


def _leaving_knows_no_table(right: Any) -> Any:
    async def get(self: Rooms, table: str, *, follow: bool = True) -> Any:
        return None if self._leaving else await right(self, table, follow=follow)

    return get


def _sent_away_for_good(right: Any) -> Any:
    def refuse(self: Socket, refusal: Refusal, *, resume: bool = False) -> None:
        other = Refusal("gone", refusal.sentence) if refusal.code == "unavailable" else refusal
        right(self, other, resume=resume)

    return refuse


def _nothing(*_: Any) -> None:
    """Do nothing, and know nothing."""


def _nobody_looks() -> AbstractContextManager[Any]:
    stack = contextlib.ExitStack()
    stack.enter_context(mock.patch.object(OtherProcesses, "publish", new=_nothing))
    stack.enter_context(mock.patch.object(follower, "LOOK_AGAIN", 1e6))
    return stack


def _long_wait_for_lost_words() -> AbstractContextManager[Any]:
    return mock.patch.object(Relay, "words_lost", new=_nothing)


@contextlib.contextmanager
def _bots_sleep_on() -> Iterator[None]:
    async def run(self: Room) -> None:
        self._wake_bots = lambda: None  # type: ignore[method-assign]
        await right(self)

    right = Room.run
    with mock.patch.object(Room, "run", run):
        yield


def _done_before_unknown(right: Any) -> Any:
    def entries_for(state: Any, asker: Any, act: Any) -> Any:
        state.answers.clear()
        return right(state, asker, act)

    return entries_for


def _seated_whoever_waits(right: Any) -> Any:
    async def seat(self: SqlStore, persons: Any, table: str, now: float) -> bool:
        await right(self, persons, table, now)
        return True

    return seat


def _taken_in_twice(_right: Any) -> Any:
    def take_in(self: SharedLogs[Any, Any], state: Any, entries: Iterable[tuple[int, Any]]) -> None:
        for seq, entry in entries:
            if isinstance(entries, list) <= (seq == state.seq + 1):
                self.kind.apply(state, entry)

    return take_in


def _held_for_life(right: Any) -> Any:
    def make(self: SharedLogs[Any, Any], kind: Any, store: Any, owner: str) -> None:
        right(self, kind, store, owner)
        self._owner = owner

    return make


async def _none_due(self: SqlStore, phase: Any, now: float | None = None) -> list[str]:
    del self, phase, now
    return []


async def _no_tables_found(self: WaitingList, rows: Any, now: float) -> None:
    del self, rows, now


PLANTED: dict[str, Plant] = {
    "acknowledged before it is durable": _instead(Rooms, "append", _acknowledged_before_commit),
    "told before it is durable": _instead(Room, "_durable", _told_before_commit),
    "a failed write taken for done": _instead(Room, "_durable", _failure_taken_for_success),
    "a write of unknown fate refused": _instead(Room, "_durable", _failure_taken_for_refusal),
    "the same id done again": lambda: mock.patch.object(Room, "_known", new=_nothing),
    "a step skipped on coming back": _instead(Viewers, "_missed", _skips_a_step),
    "the neighbour's frame": _instead(frames, "frames", _neighbours_frame),
    "frames of their own length": _instead(frames, "padded", _not_padded),
    "time that goes back": lambda: mock.patch.object(Room, "now", lambda self: self._house.clock.now()),
    "an old owner writes on": _instead(log_jobs, "_check", _no_fence),
    "a lost lease goes unnoticed": lambda: mock.patch.object(Leases, "_beat_for_ever", _sleep_for_ever),
    "notifications lost, and nobody looks": _nobody_looks,
    "lost questions waited for": _long_wait_for_lost_words,
    "a lease given back while its table loads": _instead(OtherProcesses, "_disown", _gives_back_what_is_loaded),
    "a table loaded twice at a time": _instead(Rooms, "get", _loading_forgotten),
    "a server that leaves knows no table": _instead(Rooms, "get", _leaving_knows_no_table),
    "sent away for good by an interruption": _instead(Socket, "_refuse", _sent_away_for_good),
    "bots asleep after a change of owner": _bots_sleep_on,
    "a new owner is not looked for": lambda: mock.patch.object(Follower, "look", Follower.catch_up),
    "an act in a tournament done again": _instead(house, "entries_for", _done_before_unknown),
    "what is due in a shared log forgotten": lambda: mock.patch.object(SqlStore, "shared_logs", new=_none_due),
    "what one has just written taken in twice": _instead(SharedLogs, "_take_in", _taken_in_twice),
    "a shared log held as long as a process lives": _instead(SharedLogs, "__init__", _held_for_life),
    "strangers seated twice": _instead(SqlStore, "seat_waiting", _seated_whoever_waits),
    "strangers led to a table that was never made": lambda: mock.patch.object(WaitingList, "_tidy", _no_tables_found),
}  # fmt: skip


async def _sleep_for_ever(self: Leases) -> None:
    del self
    await asyncio.sleep(1e6)
