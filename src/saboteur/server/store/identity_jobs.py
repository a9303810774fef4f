"""Jobs on identities: devices, recovery phrases, passkeys, two that are one person, and all that is kept of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.server.store import company_jobs, people_jobs, puzzle_jobs, rating_jobs
from saboteur.server.store.sql_jobs import Ask, Dialect, Job
from saboteur.server.store.store_errors import UnknownPerson
from saboteur.server.store.stored_values import Passkey, Person, PersonData, PrivateNote


def put_phrase(person: str, phrase_hash: bytes | None, created: float) -> Job[None]:
    yield Ask("DELETE FROM phrases WHERE person_id = $1", [person])
    if phrase_hash is None:
        return
    if not (yield from people_jobs.person(person)):
        raise UnknownPerson("there is no such person")
    yield Ask(
        "INSERT INTO phrases (person_id, phrase_hash, created) VALUES ($1, $2, $3)", [person, phrase_hash, created]
    )


def phrase_made(person: str) -> Job[float | None]:
    rows = yield Ask("SELECT created FROM phrases WHERE person_id = $1", [person])
    return rows[0][0] if rows else None


def person_by_phrase(phrase_hash: bytes) -> Job[Person | None]:
    rows = yield Ask("SELECT person_id FROM phrases WHERE phrase_hash = $1", [phrase_hash])
    return (yield from people_jobs.person(rows[0][0])) if rows else None


def add_passkey(one: Passkey) -> Job[bool]:
    if not (yield from people_jobs.person(one.person)):
        raise UnknownPerson("there is no such person")
    rows = yield Ask(
        """INSERT INTO passkeys (credential, person_id, public_key, count, label, created, used)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING credential""",
        [one.credential, one.person, one.public_key, one.count, one.label, one.created, one.used],
    )
    return bool(rows)


_COLUMNS = "SELECT credential, person_id, public_key, count, label, created, used FROM passkeys"


def passkey(credential: bytes) -> Job[Passkey | None]:
    rows = yield Ask(f"{_COLUMNS} WHERE credential = $1", [credential])
    return _passkey(rows[0]) if rows else None


def passkeys(person: str) -> Job[list[Passkey]]:
    rows = yield Ask(f"{_COLUMNS} WHERE person_id = $1 ORDER BY created, credential", [person])
    return [_passkey(row) for row in rows]


def _passkey(row: Sequence[Any]) -> Passkey:
    return Passkey(
        credential=row[0], person=row[1], public_key=row[2], count=row[3], label=row[4], created=row[5], used=row[6]
    )


def use_passkey(one: Passkey) -> Job[bool]:
    rows = yield Ask(
        "UPDATE passkeys SET count = $2, used = $3 WHERE credential = $1 AND used < $3 RETURNING credential",
        [one.credential, one.count, one.used],
    )
    return bool(rows)


def drop_passkey(person: str, credential: bytes) -> Job[None]:
    yield Ask("DELETE FROM passkeys WHERE person_id = $1 AND credential = $2", [person, credential])


def devices(person: str) -> Job[list[tuple[bytes, float]]]:
    rows = yield Ask("SELECT token_hash, created FROM tokens WHERE person_id = $1 ORDER BY created, 1", [person])
    return [(row[0], row[1]) for row in rows]


def drop_token(person: str, token_hash: bytes) -> Job[None]:
    yield Ask("DELETE FROM tokens WHERE person_id = $1 AND token_hash = $2", [person, token_hash])


def join_people(person: str, into: str, dialect: Dialect) -> Job[None]:
    """Everything of the one becomes the other's, whose own stays as it is; then there is no such person any more."""
    if not (yield from people_jobs.person(into)):
        raise UnknownPerson("there is no such person")
    both = [person, into]
    for moved in (
        "UPDATE tokens SET person_id = $2 WHERE person_id = $1",
        "UPDATE passkeys SET person_id = $2 WHERE person_id = $1",
        """INSERT INTO seats (person_id, table_id)
           SELECT $2, table_id FROM seats WHERE person_id = $1 ON CONFLICT DO NOTHING""",
        """INSERT INTO history (person_id, table_id, ended, summary)
           SELECT $2, table_id, ended, summary FROM history WHERE person_id = $1 ON CONFLICT DO NOTHING""",
        """INSERT INTO facts (person_id, table_id, number, kind, value, won, gold)
           SELECT $2, table_id, number, kind, value, won, gold FROM facts
           WHERE person_id = $1 AND table_id NOT IN (SELECT table_id FROM facts WHERE person_id = $2)""",
        """INSERT INTO met (person_id, other_id, times, latest, name, colour, face)
           SELECT $2, other_id, times, latest, name, colour, face FROM met WHERE person_id = $1 AND other_id <> $2
           ON CONFLICT (person_id, other_id) DO UPDATE SET times = met.times + excluded.times""",
        """INSERT INTO met (person_id, other_id, times, latest, name, colour, face)
           SELECT person_id, $2, times, latest, name, colour, face FROM met WHERE other_id = $1 AND person_id <> $2
           ON CONFLICT (person_id, other_id) DO UPDATE SET times = met.times + excluded.times""",
        """INSERT INTO liked (person_id, other_id)
           SELECT $2, other_id FROM liked WHERE person_id = $1 AND other_id <> $2 ON CONFLICT DO NOTHING""",
        """INSERT INTO liked (person_id, other_id)
           SELECT person_id, $2 FROM liked WHERE other_id = $1 AND person_id <> $2 ON CONFLICT DO NOTHING""",
        """INSERT INTO invitations (person_id, by_id, table_id, rematch, made)
           SELECT $2, by_id, table_id, rematch, made FROM invitations WHERE person_id = $1 AND by_id <> $2
           ON CONFLICT DO NOTHING""",
        """INSERT INTO notes (table_id, holder, key, note)
           SELECT table_id, $2, key, note FROM notes WHERE holder = $1 ON CONFLICT DO NOTHING""",
        """INSERT INTO own_mutes (person_id, subject)
           SELECT $2, subject FROM own_mutes WHERE person_id = $1 AND subject <> $2 ON CONFLICT DO NOTHING""",
        """INSERT INTO own_mutes (person_id, subject)
           SELECT person_id, $2 FROM own_mutes WHERE subject = $1 AND person_id <> $2 ON CONFLICT DO NOTHING""",
        """INSERT INTO sanctions (kind, subject, until, reason)
           SELECT kind, $2, until, reason FROM sanctions WHERE subject = $1 ON CONFLICT DO NOTHING""",
        "UPDATE reports SET person_id = $2 WHERE person_id = $1",
        "UPDATE audit SET subject = $2 WHERE subject = $1",
    ):
        yield Ask(moved, both)
    yield from rating_jobs.join_ratings(person, into, dialect)
    yield from puzzle_jobs.join_tries(person, into)
    yield from people_jobs.delete_person(person)


def export_person(person_id: str, dialect: Dialect) -> Job[PersonData | None]:
    known = yield from people_jobs.person(person_id)
    if known is None:
        return None
    known_at = yield from devices(person_id)
    tables = yield from people_jobs.tables_of(person_id)
    past = yield from people_jobs.history(person_id, None, 2**31)
    muted = yield from people_jobs.own_mutes(person_id)
    kept = yield Ask("SELECT table_id, key, note FROM notes WHERE holder = $1 ORDER BY 1, 2", [person_id])
    return PersonData(
        person=known,
        devices=[made for _, made in known_at],
        tables=tables,
        history=past,
        notes=[PrivateNote(table=row[0], key=row[1], note=row[2]) for row in kept],
        muted=len(muted),
        phrase=(yield from phrase_made(person_id)),
        passkeys=(yield from passkeys(person_id)),
        shown=(yield from company_jobs.shown_presence(person_id)),
        known=(yield from company_jobs.known(person_id)),
        ratings=(yield from rating_jobs.cards_of([person_id], dialect)),
        rating_steps=(yield from rating_jobs.rating_steps(person_id)),
        puzzles=(yield from puzzle_jobs.puzzle_tries(person_id)),
        solver=(yield from puzzle_jobs.solver_of(person_id)),
    )
