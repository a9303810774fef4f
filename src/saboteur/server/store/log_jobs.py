"""Jobs on logs, doors, lists and leases."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from saboteur.server.store.sql_jobs import Ask, Dialect, Each, Job
from saboteur.server.store.store_errors import CodeTaken, Stale, StoreError, UnknownTable
from saboteur.server.store.stored_values import Listing, Phase, TableInfo

_INSERT_ENTRY = "INSERT INTO log (table_id, seq, fence, entry) VALUES ($1, $2, $3, $4)"
_SET_LISTING = "UPDATE tables SET summary = $2, phase = $3, open = $4, updated = $5, wake = $6 WHERE table_id = $1"
# A lease lives until its own end, and as long as its owner does: so many leases are prolonged by one row.
_LIVES = """(leases.expires > lease_clock() OR EXISTS (
    SELECT 1 FROM owners WHERE owners.owner = leases.owner AND owners.expires > lease_clock()))"""
_LIVE = f"EXISTS (SELECT 1 FROM leases WHERE leases.table_id = tables.table_id AND {_LIVES})"
_FORGOTTEN = 3600.0  # seconds after its end in which an owner is still listed


class Append(Struct, frozen=True):
    """The arguments of Store.append."""

    table: str
    seq: int
    entries: Sequence[bytes]
    fence: int
    listing: Listing | None


def append_all(appends: Sequence[Append], dialect: Dialect) -> Job[list[StoreError | None]]:
    """Many appends at the price of a few statements. Each succeeds or fails by itself; its place in the result
    says how. Holding the leases' rows until the commit makes the checks exact: nobody else gets in between."""
    ids = sorted({append.table for append in appends})  # locks in one order everywhere: no deadlock
    among = dialect.among.format(1)
    found = yield Ask(f"SELECT table_id, fence FROM leases WHERE table_id {among} ORDER BY 1 {dialect.lock}", [ids])
    fences = {row[0]: row[1] for row in found}
    last = "(SELECT max(seq) FROM log WHERE log.table_id = tables.table_id)"
    found = yield Ask(f"SELECT table_id, {last} FROM tables WHERE table_id {among}", [ids])
    lasts = {row[0]: row[1] for row in found}

    outcomes: list[StoreError | None] = []
    good: list[Append] = []
    for append in appends:
        try:
            fresh = yield from _check(append, fences, lasts)
        except StoreError as error:
            outcomes.append(error)
            continue
        outcomes.append(None)
        if fresh:
            good.append(append)
            lasts[append.table] = max(lasts[append.table], append.seq + len(append.entries) - 1)

    yield Each(
        _INSERT_ENTRY,
        [(a.table, seq, a.fence, entry) for a in good for seq, entry in enumerate(a.entries, a.seq)],
    )
    yield Each(_SET_LISTING, [_listing_row(a.table, a.listing) for a in good if a.listing])
    return outcomes


def _check(append: Append, fences: dict[str, int], lasts: dict[str, int]) -> Job[bool]:
    """True: to be written. False: this very append is there already. Otherwise the reason against it."""
    table = append.table
    if table not in lasts:
        raise UnknownTable("there is no such table")
    if fences.get(table) != append.fence:
        raise Stale("another process has taken over this table")
    if append.entries and append.seq != lasts[table] + 1:
        found = yield Ask(
            "SELECT fence, entry FROM log WHERE table_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq",
            [table, append.seq, append.seq + len(append.entries)],
        )
        if [tuple(row) for row in found] == [(append.fence, entry) for entry in append.entries]:
            return False
        raise Stale(f"the log goes on with entry {lasts[table] + 1}, not {append.seq}")
    return True


def _listing_row(table: str, listing: Listing) -> tuple[object, ...]:
    return (table, listing.summary, listing.phase.value, listing.open, listing.updated, listing.wake)


def _hold(table: str, fence: int, dialect: Dialect) -> Job[None]:
    """Stale unless the fence is the newest; nobody can claim the table before the commit."""
    rows = yield Ask(f"SELECT fence FROM leases WHERE table_id = $1 {dialect.lock}", [table])
    if not rows or rows[0][0] != fence:
        raise Stale("another process has taken over this table")


def create(
    table: str, entry: bytes, fence: int, code: str | None, listing: Listing | None, opener: str, dialect: Dialect
) -> Job[None]:
    yield from _hold(table, fence, dialect)
    there = yield Ask("SELECT fence, entry FROM log WHERE table_id = $1 AND seq = 1", [table])
    if there:
        if tuple(there[0]) == (fence, entry):
            return  # the same call again, after its first answer was lost
        raise Stale("this table exists already")
    made = yield Ask(
        """INSERT INTO tables (table_id, code, opener) VALUES ($1, $2, $3)
           ON CONFLICT (code) DO NOTHING RETURNING table_id""",
        [table, code, opener],
    )
    if not made:
        raise CodeTaken("this code is in use")
    yield Ask(_INSERT_ENTRY, [table, 1, fence, entry])
    if listing:
        yield Ask(_SET_LISTING, _listing_row(table, listing))


def read(table: str, after: int) -> Job[list[tuple[int, bytes]]]:
    rows = yield Ask("SELECT seq, entry FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq", [table, after])
    return [(row[0], row[1]) for row in rows]


def exists(table: str) -> Job[bool]:
    return bool((yield Ask("SELECT 1 FROM log WHERE table_id = $1 AND seq = 1", [table])))


def rewrite(table: str, seq: int, entry: bytes, fence: int, dialect: Dialect) -> Job[None]:
    yield from _hold(table, fence, dialect)
    rows = yield Ask("UPDATE log SET entry = $3 WHERE table_id = $1 AND seq = $2 RETURNING seq", [table, seq, entry])
    if not rows:
        raise UnknownTable("there is no such entry")


def find_code(code: str) -> Job[str | None]:
    rows = yield Ask("SELECT table_id FROM tables WHERE code = $1", [code])
    return rows[0][0] if rows else None


def set_code(table: str, code: str | None, fence: int, dialect: Dialect) -> Job[None]:
    yield from _hold(table, fence, dialect)
    if code is not None:
        taken = yield Ask("SELECT 1 FROM tables WHERE code = $1 AND table_id <> $2", [code, table])
        if taken:
            raise CodeTaken("this code is in use")
    rows = yield Ask("UPDATE tables SET code = $2 WHERE table_id = $1 RETURNING table_id", [table, code])
    if not rows:
        raise UnknownTable("there is no such table")


def list_open(limit: int) -> Job[list[tuple[str, bytes]]]:
    rows = yield Ask("SELECT table_id, summary FROM tables WHERE open ORDER BY updated DESC LIMIT $1", [limit])
    return [(row[0], row[1]) for row in rows]


def opener(table: str) -> Job[str]:
    rows = yield Ask("SELECT opener FROM tables WHERE table_id = $1", [table])
    return rows[0][0] if rows else ""


def listed(by: str, but: str) -> Job[int]:
    rows = yield Ask("SELECT count(*) FROM tables WHERE open AND opener = $1 AND table_id <> $2", [by, but])
    return int(rows[0][0])


def due(now: float, limit: int) -> Job[list[str]]:
    rows = yield Ask(
        f"""SELECT table_id FROM tables
            WHERE wake <= $1 AND phase NOT IN ('over', 'tournament', 'club', 'daily') AND NOT {_LIVE}
            ORDER BY wake LIMIT $2""",
        [now, limit],
    )
    return [row[0] for row in rows]


def shared_logs(phase: Phase, now: float | None) -> Job[list[str]]:
    if now is None:
        rows = yield Ask("SELECT table_id FROM tables WHERE phase = $1 ORDER BY 1", [phase.value])
    else:
        rows = yield Ask("SELECT table_id FROM tables WHERE phase = $1 AND wake <= $2 ORDER BY 1", [phase.value, now])
    return [row[0] for row in rows]


def listings(tables: Sequence[str], dialect: Dialect) -> Job[dict[str, Listing]]:
    rows = yield Ask(
        f"""SELECT table_id, summary, phase, open, updated, wake FROM tables
            WHERE table_id {dialect.among.format(1)} AND summary IS NOT NULL""",
        [list(tables)],
    )
    return {
        row[0]: Listing(summary=row[1], phase=Phase(row[2]), open=bool(row[3]), updated=row[4], wake=row[5])
        for row in rows
    }


def tables(after: str, limit: int) -> Job[list[TableInfo]]:
    rows = yield Ask(
        f"""SELECT table_id, code, (SELECT max(seq) FROM log WHERE log.table_id = tables.table_id),
                  (SELECT owner FROM leases WHERE leases.table_id = tables.table_id AND {_LIVES}),
                  summary, phase, open, updated, wake
           FROM tables WHERE table_id > $1 AND phase NOT IN ('tournament', 'club', 'daily')
           ORDER BY table_id LIMIT $2""",
        [after, limit],
    )
    infos = []
    for table, code, last, owner, summary, phase, opened, updated, wake in rows:
        listing = None
        if summary is not None:
            listing = Listing(summary=summary, phase=Phase(phase), open=bool(opened), updated=updated, wake=wake)
        infos.append(TableInfo(table=table, listing=listing, code=code, last=last, owner=owner))
    return infos


def collect(before: float, dialect: Dialect) -> Job[list[str]]:
    rows = yield Ask(
        f"SELECT table_id FROM tables WHERE phase = 'lobby' AND updated < $1 AND NOT {_LIVE} ORDER BY 1", [before]
    )
    gone = []
    for row in rows:
        # Again, with its lease in hand: somebody may have come in since.
        yield Ask(f"SELECT 1 FROM leases WHERE table_id = $1 {dialect.lock}", [row[0]])
        still = yield Ask(
            f"SELECT 1 FROM tables WHERE table_id = $1 AND phase = 'lobby' AND updated < $2 AND NOT {_LIVE}",
            [row[0], before],
        )
        if still and (yield from delete_table(row[0])):
            gone.append(row[0])
    return gone


def delete_table(table: str) -> Job[bool]:
    rows = yield Ask("DELETE FROM tables WHERE table_id = $1 RETURNING table_id", [table])
    for kind in ("leases", "log", "notes", "seats", "history", "reports", "rated"):
        yield Ask(f"DELETE FROM {kind} WHERE table_id = $1", [table])
    return bool(rows)


def claim(table: str, owner: str, seconds: float) -> Job[int | None]:
    rows = yield Ask(
        f"""INSERT INTO leases (table_id, owner, fence, expires) VALUES ($1, $2, 1, lease_clock() + $3)
           ON CONFLICT (table_id) DO UPDATE
               SET owner = excluded.owner, fence = leases.fence + 1, expires = excluded.expires
               WHERE leases.owner = excluded.owner OR NOT {_LIVES}
           RETURNING fence""",
        [table, owner, seconds],
    )
    return rows[0][0] if rows else None


def renew(owner: str, ids: Sequence[str], seconds: float, dialect: Dialect) -> Job[list[str]]:
    lived = yield Ask(
        """UPDATE owners SET expires = lease_clock() + $2 WHERE owner = $1 AND expires > lease_clock()
           RETURNING owner""",
        [owner, seconds],
    )
    if lived:
        return sorted(ids)  # nobody can have taken anything
    yield Ask(
        """INSERT INTO owners (owner, expires) VALUES ($1, lease_clock() + $2)
           ON CONFLICT (owner) DO UPDATE SET expires = excluded.expires""",
        [owner, seconds],
    )
    yield Ask("DELETE FROM owners WHERE expires < lease_clock() - $1", [_FORGOTTEN])
    mine = f"table_id {dialect.among.format(1)} AND owner = $2"
    rows = yield Ask(f"SELECT table_id FROM leases WHERE {mine} ORDER BY 1 {dialect.lock}", [sorted(ids), owner])
    held = [row[0] for row in rows]
    # Whoever is about to claim one of them and has found us dead looks at its row again, and finds it prolonged.
    yield Ask(f"UPDATE leases SET expires = lease_clock() + $3 WHERE {mine}", [held, owner, seconds])
    return held


def release(table: str, owner: str, fence: int | None) -> Job[None]:
    newest, args = ("", [table, owner]) if fence is None else (" AND fence = $3", [table, owner, fence])
    yield Ask(f"UPDATE leases SET owner = '', expires = 0 WHERE table_id = $1 AND owner = $2{newest}", args)


def fence_of(table: str, owner: str) -> Job[int | None]:
    rows = yield Ask("SELECT fence FROM leases WHERE table_id = $1 AND owner = $2", [table, owner])
    return rows[0][0] if rows else None


def retire(owner: str) -> Job[None]:
    yield Ask("DELETE FROM owners WHERE owner = $1", [owner])
    yield Ask("UPDATE leases SET owner = '', expires = 0 WHERE owner = $1", [owner])


def release_all() -> Job[None]:
    """When nobody else can be alive."""
    yield Ask("DELETE FROM owners")
    yield Ask("UPDATE leases SET owner = '', expires = 0 WHERE owner <> ''")


def owner_of(table: str) -> Job[str | None]:
    rows = yield Ask(f"SELECT owner FROM leases WHERE table_id = $1 AND {_LIVES}", [table])
    return rows[0][0] if rows else None


def owners() -> Job[list[str]]:
    rows = yield Ask("SELECT owner FROM owners WHERE expires > lease_clock() ORDER BY 1")
    return [row[0] for row in rows]
