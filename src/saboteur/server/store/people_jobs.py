"""Jobs on people: identities, histories, statistics, notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.server.limits.bounds import OWN_MUTES
from saboteur.server.store import operator_jobs
from saboteur.server.store.sql_jobs import Ask, Each, Job
from saboteur.server.store.store_errors import UnknownPerson
from saboteur.server.store.stored_values import FactSum, Past, Person, PlayedGame


def put_person(person: Person) -> Job[None]:
    yield Ask(
        """INSERT INTO people (person_id, name, created, seen) VALUES ($1, $2, $3, $4)
           ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, seen = excluded.seen""",
        [person.person, person.name, person.created, person.seen],
    )


def put_token(token_hash: bytes, person: str, created: float) -> Job[None]:
    yield from _must_exist(person)
    yield Ask(
        """INSERT INTO tokens (token_hash, person_id, created) VALUES ($1, $2, $3)
           ON CONFLICT (token_hash) DO UPDATE SET person_id = excluded.person_id""",
        [token_hash, person, created],
    )


def _must_exist(person: str) -> Job[None]:
    if not (yield Ask("SELECT 1 FROM people WHERE person_id = $1", [person])):
        raise UnknownPerson("there is no such person")


def person_by_token_hash(token_hash: bytes) -> Job[Person | None]:
    rows = yield Ask(
        """SELECT people.person_id, name, people.created, seen FROM tokens JOIN people USING (person_id)
           WHERE token_hash = $1""",
        [token_hash],
    )
    return _person(rows[0]) if rows else None


def person(person_id: str) -> Job[Person | None]:
    rows = yield Ask("SELECT person_id, name, created, seen FROM people WHERE person_id = $1", [person_id])
    return _person(rows[0]) if rows else None


def _person(row: Sequence[Any]) -> Person:
    return Person(person=row[0], name=row[1], created=row[2], seen=row[3])


def link_table(person_id: str, table: str) -> Job[None]:
    yield from _must_exist(person_id)
    yield Ask("INSERT INTO seats (person_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", [person_id, table])


def tables_of(person_id: str) -> Job[list[str]]:
    rows = yield Ask("SELECT table_id FROM seats WHERE person_id = $1 ORDER BY 1", [person_id])
    return [row[0] for row in rows]


def add_history(played: Sequence[PlayedGame]) -> Job[None]:
    for game in sorted(played, key=lambda game: game.person):
        if not (yield from person(game.person)):
            continue
        new = yield Ask(
            """INSERT INTO history (person_id, table_id, ended, summary) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING RETURNING person_id""",
            [game.person, game.table, game.ended, game.summary],
        )
        if new:
            facts = enumerate(game.facts)
            yield Each(
                """INSERT INTO facts (person_id, table_id, number, kind, value, won, gold)
                   VALUES ($1, $2, $3, $4, $5, $6, $7)""",
                [(game.person, game.table, n, fact.kind, fact.value, fact.won, fact.gold) for n, fact in facts],
            )
            yield from _met(game, played)


def _met(game: PlayedGame, played: Sequence[PlayedGame]) -> Job[None]:
    """Note with whom somebody played; once for a game, since it is done with the game's own line."""
    for other in played:
        if other.person != game.person and (yield from person(other.person)):
            yield Ask(
                """INSERT INTO met (person_id, other_id, times, latest, name, colour, face)
                   VALUES ($1, $2, 1, $3, $4, $5, $6)
                   ON CONFLICT (person_id, other_id) DO UPDATE SET times = met.times + 1, latest = excluded.latest,
                       name = excluded.name, colour = excluded.colour, face = excluded.face""",
                [game.person, other.person, game.ended, other.name, other.colour, other.face],
            )


def update_summary(table: str, summary: bytes) -> Job[None]:
    yield Ask("UPDATE history SET summary = $2 WHERE table_id = $1", [table, summary])


def history(person_id: str, before: float | None, limit: int) -> Job[list[Past]]:
    rows = yield Ask(
        """SELECT h.table_id, ended, summary, won, gold FROM history h
           LEFT JOIN facts f ON f.person_id = h.person_id AND f.table_id = h.table_id AND kind = 'game'
           WHERE h.person_id = $1 AND ended < $2 ORDER BY ended DESC, h.table_id LIMIT $3""",
        [person_id, float("inf") if before is None else before, limit],
    )
    return [
        Past(table=row[0], ended=row[1], summary=row[2], won=None if row[3] is None else bool(row[3]), gold=row[4])
        for row in rows
    ]


def stats(person_id: str | None) -> Job[list[FactSum]]:
    """The database itself keeps the sums, whenever facts come or go (migration 3)."""
    rows = yield Ask(
        "SELECT kind, value, times, won, gold FROM tallies WHERE person_id = $1 ORDER BY kind, value",
        ["" if person_id is None else person_id],
    )
    return [FactSum(*row) for row in rows]


def put_note(table: str, holder: str, key: str, note: bytes) -> Job[None]:
    if not note:
        yield Ask("DELETE FROM notes WHERE table_id = $1 AND holder = $2 AND key = $3", [table, holder, key])
        return
    yield Ask(
        """INSERT INTO notes (table_id, holder, key, note) VALUES ($1, $2, $3, $4)
           ON CONFLICT (table_id, holder, key) DO UPDATE SET note = excluded.note""",
        [table, holder, key, note],
    )


def notes(table: str, holder: str) -> Job[dict[str, bytes]]:
    rows = yield Ask("SELECT key, note FROM notes WHERE table_id = $1 AND holder = $2 ORDER BY key", [table, holder])
    return {row[0]: row[1] for row in rows}


def set_own_mute(person_id: str, subject: str, muted: bool) -> Job[None]:
    if not muted:
        yield Ask("DELETE FROM own_mutes WHERE person_id = $1 AND subject = $2", [person_id, subject])
        return
    yield from _must_exist(person_id)
    kept = yield Ask("SELECT count(*) FROM own_mutes WHERE person_id = $1", [person_id])
    if kept[0][0] < OWN_MUTES:
        yield Ask(
            "INSERT INTO own_mutes (person_id, subject) VALUES ($1, $2) ON CONFLICT DO NOTHING", [person_id, subject]
        )


def own_mutes(person_id: str) -> Job[frozenset[str]]:
    rows = yield Ask("SELECT subject FROM own_mutes WHERE person_id = $1", [person_id])
    return frozenset(row[0] for row in rows)


def collect_people(before: float, after: str, limit: int) -> Job[str]:
    found = yield Ask(
        "SELECT person_id, created FROM people WHERE person_id > $1 ORDER BY person_id LIMIT $2", [after, limit]
    )
    for person_id, created in found:
        used = created >= before or (
            yield Ask(
                """SELECT 1 FROM seats WHERE person_id = $1 UNION ALL SELECT 1 FROM history WHERE person_id = $1
                   UNION ALL SELECT 1 FROM notes WHERE holder = $1
                   UNION ALL SELECT 1 FROM cards WHERE person_id = $1
                   UNION ALL SELECT 1 FROM puzzle_tries WHERE person_id = $1
                   UNION ALL SELECT 1 FROM own_mutes WHERE person_id = $1
                   UNION ALL SELECT 1 FROM phrases WHERE person_id = $1
                   UNION ALL SELECT 1 FROM passkeys WHERE person_id = $1 LIMIT 1""",
                [person_id],
            )
        )
        if not used:
            yield from delete_person(person_id)
    return found[-1][0] if len(found) == limit else ""


def delete_person(person_id: str) -> Job[bool]:
    """Tokens, seats, history, facts, ratings, puzzles and own mutes go with the person's row."""
    yield from operator_jobs.forget_in_reports(person_id)
    yield Ask("DELETE FROM notes WHERE holder = $1", [person_id])
    yield Ask("DELETE FROM own_mutes WHERE subject = $1", [person_id])
    yield Ask("DELETE FROM sanctions WHERE subject = $1", [person_id])  # of use to nobody: the id comes never again
    yield Ask("UPDATE audit SET subject = '' WHERE subject = $1", [person_id])
    yield Ask("DELETE FROM reports WHERE person_id = $1", [person_id])
    return bool((yield Ask("DELETE FROM people WHERE person_id = $1 RETURNING person_id", [person_id])))
