"""A tournament that is over as one file, written table by table: never are the games of hundreds in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import msgspec

from saboteur.club.archive import Archive, Correction, TableRecord
from saboteur.club.formats import published
from saboteur.server.finished.judging import record_with_talk
from saboteur.server.store import Store
from saboteur.server.tables.log import log_entries
from saboteur.server.tables.log.table_state import state_from_log
from saboteur.server.tournaments.tournament_state import TournamentState

Tell = Callable[[str, Callable[[], bytes | None]], Awaitable[bytes | None]]


async def archive(state: TournamentState, store: Store, tell: Tell) -> AsyncIterator[bytes]:
    """Yield the file; `tell` does what takes milliseconds in a thread, in its turn."""
    event, trace = state.event, [msgspec.convert(msgspec.to_builtins(one), Correction) for one in state.trace]
    head = msgspec.json.encode(Archive(commitment=published(event), event=event, trace=trace))
    end = b"]}"
    assert head.endswith(b'"records":' + b"[" + end)
    yield head.removesuffix(end)
    between = b"\n"
    for one, ids in zip(event.rounds, state.tables, strict=True):
        for sheet, name in zip(one.tables, ids, strict=False):  # at real tables there are none
            log = [data for _, data in await store.read(name)]
            written = await tell(name, lambda log=log: _record(log))  # type: ignore[misc]  # a lambda with a default
            if written is not None:
                raw = msgspec.Raw(written)
                yield between + msgspec.json.encode(TableRecord(round=one.number, table=sheet.number, record=raw))
                between = b",\n"
    yield b"\n" + end


def _record(log: Sequence[bytes]) -> bytes | None:
    """Write a table's game; None: it was never played, pruned since, or a hand ended it before its end."""
    if not log:
        return None
    state = state_from_log(log_entries.decode_entry(data) for data in log)
    if state.phase != "over" or state.closed:
        return None
    return record_with_talk(state).dump().encode()
