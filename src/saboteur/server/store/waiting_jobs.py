"""Jobs on people who wait for a table: one row for each, for all processes together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.server.store import people_jobs
from saboteur.server.store.sql_jobs import Ask, Dialect, Each, Job
from saboteur.server.store.store_errors import UnknownPerson
from saboteur.server.store.stored_values import Waiting


def put_waiting(one: Waiting) -> Job[None]:
    if not (yield from people_jobs.person(one.person)):
        raise UnknownPerson("there is no such person")
    yield Ask(
        """INSERT INTO waiting (person_id, name, wish, since, heard, called, table_id, seated)
           VALUES ($1, $2, $3, $4, $5, $6, '', 0)
           ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, wish = excluded.wish, since = excluded.since,
               heard = excluded.heard, called = excluded.called, table_id = '', seated = 0""",
        [one.person, one.name, one.wish, one.since, one.heard, one.called],
    )


_COLUMNS = "SELECT person_id, name, wish, since, heard, called, table_id, seated FROM waiting"


def waiting() -> Job[list[Waiting]]:
    rows = yield Ask(f"{_COLUMNS} ORDER BY since, person_id")
    return [_waiting(row) for row in rows]


def waiting_of(person: str) -> Job[Waiting | None]:
    rows = yield Ask(f"{_COLUMNS} WHERE person_id = $1", [person])
    return _waiting(rows[0]) if rows else None


def _waiting(row: Sequence[Any]) -> Waiting:
    return Waiting(
        person=row[0],
        name=row[1],
        wish=row[2],
        since=row[3],
        heard=row[4],
        called=row[5],
        table=row[6],
        seated=row[7],
    )


def hear_waiting(heard: dict[str, float]) -> Job[None]:
    rows = [(person, at) for person, at in sorted(heard.items())]
    yield Each("UPDATE waiting SET heard = $2 WHERE person_id = $1 AND heard < $2", rows)


def call_waiting(person: str, now: float, before: float) -> Job[bool]:
    rows = yield Ask(
        "UPDATE waiting SET called = $2 WHERE person_id = $1 AND called < $3 RETURNING person_id",
        [person, now, before],
    )
    return bool(rows)


def stop_waiting(person: str) -> Job[str]:
    """Leave the list; whoever was seated meanwhile stays so, and is told where."""
    yield Ask("DELETE FROM waiting WHERE person_id = $1 AND table_id = ''", [person])
    rows = yield Ask("SELECT table_id FROM waiting WHERE person_id = $1", [person])
    return rows[0][0] if rows else ""


def seat_waiting(persons: Sequence[str], table: str, now: float, dialect: Dialect) -> Job[bool]:
    """Give all of them one table, or none of them: each waits still, and has no table yet."""
    free = yield Ask(
        f"""SELECT person_id FROM waiting WHERE person_id {dialect.among.format(1)} AND table_id = ''
            ORDER BY person_id {dialect.lock}""",
        [list(persons)],
    )
    if len(free) < len(set(persons)):
        return False
    yield Each(
        "UPDATE waiting SET table_id = $2, seated = $3 WHERE person_id = $1", [(p, table, now) for p in persons]
    )
    return True


def unseat_waiting(table: str) -> Job[None]:
    """Their table never came to be: they wait on, as long as before."""
    yield Ask("UPDATE waiting SET table_id = '', seated = 0 WHERE table_id = $1", [table])


def collect_waiting(silent: float, seated: float) -> Job[None]:
    """Take out those who were not heard of for so long, and those who have had their table for so long."""
    yield Ask("DELETE FROM waiting WHERE table_id = '' AND heard < $1", [silent])
    yield Ask("DELETE FROM waiting WHERE table_id <> '' AND seated < $1", [seated])


def blocks_among(persons: Sequence[str], dialect: Dialect) -> Job[list[tuple[str, str]]]:
    among = dialect.among.format(1)
    rows = yield Ask(
        f"SELECT person_id, subject FROM own_mutes WHERE person_id {among} AND subject {among}",
        [list(persons)],
    )
    return [(row[0], row[1]) for row in rows]


def met_among(persons: Sequence[str], since: float, dialect: Dialect) -> Job[list[tuple[str, str]]]:
    among = dialect.among.format(1)
    rows = yield Ask(
        f"SELECT person_id, other_id FROM met WHERE person_id {among} AND other_id {among} AND latest >= $2",
        [list(persons), since],
    )
    return [(row[0], row[1]) for row in rows]
