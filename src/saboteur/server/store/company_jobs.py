"""Jobs on people one knows – whom one likes, who is here, invitations –, and on the names of clubs."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.server.limits.bounds import INVITATIONS, PEOPLE_KNOWN
from saboteur.server.store import people_jobs
from saboteur.server.store.sql_jobs import Ask, Dialect, Each, Job
from saboteur.server.store.store_errors import UnknownPerson
from saboteur.server.store.stored_values import Acquaintance, Invitation

FOUNDING = 60.0  # seconds after which a name whose club was never made is free again

_MINE = "person_id = met.person_id AND"
_THEIRS = "person_id = met.other_id AND"


def known(person: str) -> Job[list[Acquaintance]]:
    """Whom somebody has played with; of very many those they like or block, then the latest."""
    rows = yield Ask(
        f"""SELECT other_id, CASE WHEN met.name <> '' THEN met.name ELSE people.name END, colour, face, times, latest,
                   EXISTS (SELECT 1 FROM liked WHERE liked.{_MINE} liked.other_id = met.other_id) AS likes,
                   EXISTS (SELECT 1 FROM own_mutes WHERE own_mutes.{_MINE} subject = met.other_id) AS blocks,
                   EXISTS (SELECT 1 FROM liked WHERE liked.{_THEIRS} liked.other_id = met.person_id),
                   EXISTS (SELECT 1 FROM own_mutes WHERE own_mutes.{_THEIRS} subject = met.person_id),
                   presence.shown, presence.heard
            FROM met JOIN people ON people.person_id = met.other_id
            LEFT JOIN presence ON presence.person_id = met.other_id
            WHERE met.person_id = $1 ORDER BY likes DESC, blocks DESC, latest DESC, other_id LIMIT $2""",
        [person, PEOPLE_KNOWN],
    )
    return [
        Acquaintance(
            person=row[0], name=row[1], colour=row[2], face=row[3], times=row[4], latest=row[5], likes=bool(row[6]),
            blocks=bool(row[7]), likes_back=bool(row[8]), blocks_back=bool(row[9]), shown=row[10] or "",
            heard=row[11] or 0.0,
        )
        for row in rows
    ]  # fmt: skip


def set_liked(person: str, other: str, liked: bool) -> Job[None]:
    if not liked:
        yield Ask("DELETE FROM liked WHERE person_id = $1 AND other_id = $2", [person, other])
    elif (yield from people_jobs.person(person)) and (yield from people_jobs.person(other)):
        yield Ask("INSERT INTO liked (person_id, other_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", [person, other])


# -- who is here -------------------------------------------------------------------------------------------


def show_presence(person: str, shown: str, now: float) -> Job[None]:
    """Say to whom somebody shows that they are here; "": to nobody, and nothing is kept."""
    if not shown:
        yield Ask("DELETE FROM presence WHERE person_id = $1", [person])
        return
    if not (yield from people_jobs.person(person)):
        raise UnknownPerson("there is no such person")
    yield Ask(
        """INSERT INTO presence (person_id, shown, heard) VALUES ($1, $2, $3)
           ON CONFLICT (person_id) DO UPDATE SET shown = excluded.shown, heard = excluded.heard""",
        [person, shown, now],
    )


def shown_presence(person: str) -> Job[str]:
    rows = yield Ask("SELECT shown FROM presence WHERE person_id = $1", [person])
    return rows[0][0] if rows else ""


def hear_presence(persons: Sequence[str], now: float) -> Job[None]:
    """Note who is here, of those who show it to somebody."""
    rows = [(person, now) for person in sorted(set(persons))]
    yield Each("UPDATE presence SET heard = $2 WHERE person_id = $1 AND heard < $2", rows)


# -- invitations -------------------------------------------------------------------------------------------


def invite(by: str, persons: Sequence[str], table: str, rematch: bool, now: float, since: float) -> Job[list[str]]:
    """Invite people to a table; those who block who invites, and those for whom too many wait, hear nothing of it."""
    invited = []
    yield Ask("DELETE FROM invitations WHERE made < $1", [since])
    for person in sorted(set(persons) - {by}):
        if not (yield from people_jobs.person(person)) or not (yield from people_jobs.person(by)):
            continue
        if (yield Ask("SELECT 1 FROM own_mutes WHERE person_id = $1 AND subject = $2", [person, by])):
            continue
        waiting = yield Ask("SELECT count(*) FROM invitations WHERE person_id = $1", [person])
        if waiting[0][0] < INVITATIONS:
            made = yield Ask(
                """INSERT INTO invitations (person_id, by_id, table_id, rematch, made) VALUES ($1, $2, $3, $4, $5)
                   ON CONFLICT DO NOTHING RETURNING person_id""",
                [person, by, table, int(rematch), now],
            )
            invited += [row[0] for row in made]
    return invited


def invitations(person: str, since: float) -> Job[list[Invitation]]:
    """The latest first; to tables where they sit already only if it is another game of the same people."""
    rows = yield Ask(
        """SELECT by_id, table_id, rematch, made, CASE WHEN met.name <> '' THEN met.name ELSE people.name END
           FROM invitations JOIN people ON people.person_id = by_id
           LEFT JOIN met ON met.person_id = invitations.person_id AND met.other_id = by_id
           WHERE invitations.person_id = $1 AND made >= $2
             AND NOT EXISTS (SELECT 1 FROM own_mutes WHERE own_mutes.person_id = $1 AND subject = by_id)
             AND (rematch = 1 OR NOT EXISTS (
                 SELECT 1 FROM seats WHERE seats.person_id = $1 AND seats.table_id = invitations.table_id))
           ORDER BY made DESC, table_id""",
        [person, since],
    )
    return [Invitation(by=row[0], table=row[1], rematch=bool(row[2]), made=row[3], name=row[4]) for row in rows]


def drop_invitation(person: str, table: str) -> Job[None]:
    yield Ask("DELETE FROM invitations WHERE person_id = $1 AND table_id = $2", [person, table])


# -- names of clubs ----------------------------------------------------------------------------------------


def take_club_name(skeleton: str, club: str, now: float, dialect: Dialect) -> Job[bool]:
    """Let a club have a name. False: another one has it. A club that was never made has none for long."""
    made = yield Ask(
        """INSERT INTO club_names (skeleton, club_id, made) VALUES ($1, $2, $3)
           ON CONFLICT DO NOTHING RETURNING skeleton""",
        [skeleton, club, now],
    )
    if made:
        return True
    rows = yield Ask(f"SELECT club_id, made FROM club_names WHERE skeleton = $1 {dialect.lock}", [skeleton])
    if not rows:
        return False  # freed just now; whoever tries again gets it
    holder, since = rows[0]
    there = yield Ask("SELECT 1 FROM log WHERE table_id = $1 AND seq = 1", [holder])
    if holder != club and (there or since > now - FOUNDING):
        return False
    yield Ask("UPDATE club_names SET club_id = $2, made = $3 WHERE skeleton = $1", [skeleton, club, now])
    return True


def keep_club_name(club: str, skeleton: str | None) -> Job[None]:
    """Free the names that a club has no more; None: all of them."""
    yield Ask("DELETE FROM club_names WHERE club_id = $1 AND skeleton <> $2", [club, skeleton or ""])
