"""What a day's log is, how it is called, and how a person is taken out of it: their line stays, nobody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server.daily import daily_entries as e
from saboteur.server.daily.daily_state import DailyState, day_from_log
from saboteur.server.shared_logs import LogKind
from saboteur.server.store import Phase
from saboteur.server.tables.opening.ids import ID_LENGTH, ID_LETTERS

NAMELESS = "…"


def _without(entry: e.AnyEntry, person: str, stand_in: str) -> e.AnyEntry:
    if isinstance(entry, e.Tried) and entry.person == person:
        return msgspec.structs.replace(entry, person=stand_in, name=NAMELESS)
    if isinstance(entry, e.Renamed) and person in (entry.person, entry.to):
        return msgspec.structs.replace(entry, person=stand_in, to=stand_in, name=NAMELESS)
    return entry


def _farewell(state: DailyState, person: str) -> Sequence[e.AnyEntry]:
    """Tell those who have the day in memory; the stand-in is made up when the log is rewritten, here it is nobody."""
    return [e.Renamed(at=state.updated, table=one.table, to="", name=NAMELESS) for one in state.tries_of(person)]


def _became(state: DailyState, person: str, to: str) -> Sequence[e.AnyEntry]:
    return [e.Renamed(at=state.updated, table=one.table, to=to, name=one.name) for one in state.tries_of(person)]


DAYS: Final[LogKind[DailyState, e.AnyEntry]] = LogKind(
    phase=Phase.DAILY,
    mark="d",
    missing=lambda: Refusal("no_daily", "There is no daily mine of that day."),
    encode=e.encode_entry,
    decode=e.decode_entry,
    fold=day_from_log,
    apply=DailyState.apply,
    without=_without,
    farewell=_farewell,
    became=_became,
)


def log_of(day: str) -> str:
    """Return the name of a day's log: the same for all processes, whatever the secret is."""
    digits = day.replace("-", "")
    return DAYS.mark + "".join(ID_LETTERS[int(digit)] for digit in digits).ljust(ID_LENGTH, "z")
