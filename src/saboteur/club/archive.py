"""A finished tournament in one file, with the records of its games, and what anybody can check of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from saboteur.club.event import Event
from saboteur.club.formats import drawn_again, published
from saboteur.core.table.refusal import Refusal
from saboteur.play.records.record import Record
from saboteur.play.records.verification import Check, verify


class Correction(msgspec.Struct, frozen=True, kw_only=True):
    """A result that somebody entered or corrected by hand."""

    at: int
    round: int
    table: int
    before: list[int] | None
    after: list[int]
    note: str


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the tournament."""

    round: int
    table: int
    record: msgspec.Raw  # as `saboteur verify` reads it


class Archive(msgspec.Struct, frozen=True, kw_only=True):
    """All of a tournament that is over."""

    format: Literal["saboteur-tournament"] = "saboteur-tournament"
    commitment: str  # hash of the seed, as it was published before the first round
    event: Event
    trace: list[Correction] = []
    records: list[TableRecord] = []


def checks(archive: Archive) -> Iterator[Check]:
    """Check one thing after the other."""
    same = published(archive.event) == archive.commitment
    yield Check("seed", same, f"the seed is {'' if same else 'not '}the one whose hash was published")
    yield from drawn(archive.event)
    for one in archive.records:
        yield _check_record(archive, one)


def drawn(event: Event) -> Iterator[Check]:
    """Check the seats of every round."""
    for one in drawn_again(event):
        line = f"round {one.number}: seats and byes {'' if one.seats else 'do not '}follow from the seed"
        if not one.order:
            line += "; since then a result was corrected, or somebody came back"
        yield Check("seats", one.seats, line)


def _check_record(archive: Archive, one: TableRecord) -> Check:
    where = f"round {one.round}, table {one.table}"
    try:
        record = Record.parse(bytes(one.record))
    except Refusal as refusal:
        return Check("record", False, f"{where}: {refusal}")
    for check in verify(record).checks:
        if not check.ok:
            return Check("record", False, f"{where}: {check.line}")
    sheets = archive.event.rounds[one.round - 1].tables if 0 < one.round <= len(archive.event.rounds) else []
    gold = sheets[one.table - 1].gold if 0 < one.table <= len(sheets) else None
    by_hand = any((fixed.round, fixed.table) == (one.round, one.table) for fixed in archive.trace)
    if by_hand:
        return Check("record", True, f"{where}: the record holds; the result was entered by hand")
    same = record.result is not None and record.result.gold == gold
    return Check("record", same, f"{where}: the record holds, and its result is {'' if same else 'not '}the table's")
