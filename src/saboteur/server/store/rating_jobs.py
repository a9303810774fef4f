"""Jobs on ratings: a finished rated game moves the cards of those who played it, once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from saboteur.club.games import PlayedGame, bot_key, level_of
from saboteur.club.rating import Belief, Card, joined, rate
from saboteur.server.limits.bounds import RATINGS_KEPT
from saboteur.server.store.sql_jobs import Ask, Dialect, Each, Job
from saboteur.server.store.stored_values import RatedPerson, RatingStep

FEWEST = 2  # people of whom a game says something


def rate_table(table: str, ended: float, game: PlayedGame, dialect: Dialect) -> Job[bool]:
    """Learn from a game. False: it was counted before, or too few who are still known count in it."""
    people = sorted({who for who in game.people if who and level_of(who) is None})
    here = yield Ask(
        f"SELECT person_id FROM people WHERE person_id {dialect.among.format(1)} ORDER BY person_id {dialect.lock}",
        [people],
    )
    known = {row[0] for row in here}
    if len(known) < FEWEST:
        return False
    bots = {who for who in game.people if level_of(who) is not None}
    game = msgspec.structs.replace(game, people=[who if who in known | bots else "" for who in game.people])
    new = yield Ask(
        "INSERT INTO rated (table_id, kind, ended) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING table_id",
        [table, game.kind, ended],
    )
    if not new:
        return False
    advantages = yield from _advantages(game.kind)
    believed = [*(yield from cards_of(sorted(known), dialect)), *(yield from bot_cards())]
    before = {one.person: one.card for one in believed if one.kind == game.kind}
    cards, moved = rate(before, advantages, game)
    beliefs = msgspec.json.encode({**advantages, **moved})
    yield Ask("UPDATE advantages SET beliefs = $2 WHERE kind = $1", [game.kind, beliefs])
    for who, card in sorted(cards.items()):
        yield from _put_card(who, game.kind, card)
    shown = [(who, card.shown()) for who, card in sorted(cards.items()) if who in known]
    yield Each(
        """INSERT INTO rating_steps (person_id, table_id, kind, ended, rating, half) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT DO NOTHING""",
        [(who, table, game.kind, ended, one.rating, one.half) for who, one in shown],
    )
    return True


def _advantages(kind: str) -> Job[dict[str, Belief]]:
    """Return the sides' advantages, and hold them until the commit: games of a kind are counted one after another."""
    rows = yield Ask(
        """INSERT INTO advantages (kind, beliefs) VALUES ($1, $2)
           ON CONFLICT (kind) DO UPDATE SET kind = excluded.kind RETURNING beliefs""",
        [kind, b"{}"],
    )
    return msgspec.json.decode(rows[0][0], type=dict[str, Belief])


def _put_card(key: str, kind: str, card: Card) -> Job[None]:
    shown, level = card.shown(), level_of(key)
    cards, whose = ("cards", "person_id") if level is None else ("bot_cards", "level")
    yield Ask(
        f"""INSERT INTO {cards} ({whose}, kind, card, rating, provisional) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT ({whose}, kind) DO UPDATE
               SET card = excluded.card, rating = excluded.rating, provisional = excluded.provisional""",
        [level or key, kind, msgspec.json.encode(card), shown.rating, int(shown.provisional)],
    )


_CARDS = "SELECT person_id, name, kind, card FROM cards JOIN people USING (person_id)"
_BOTS = "SELECT level, level, kind, card FROM bot_cards"


def _rated(rows: Sequence[Any]) -> list[RatedPerson]:
    return [
        RatedPerson(person=row[0], name=row[1], kind=row[2], card=msgspec.json.decode(row[3], type=Card))
        for row in rows
    ]


def cards_of(persons: Sequence[str], dialect: Dialect) -> Job[list[RatedPerson]]:
    rows = yield Ask(f"{_CARDS} WHERE person_id {dialect.among.format(1)} ORDER BY person_id, kind", [list(persons)])
    return _rated(rows)


def bot_cards() -> Job[list[RatedPerson]]:
    rows = yield Ask(f"{_BOTS} ORDER BY level, kind")
    return [msgspec.structs.replace(one, person=bot_key(one.name)) for one in _rated(rows)]


def best_rated(kind: str, limit: int) -> Job[list[RatedPerson]]:
    """The best people, and all bots among them."""
    people = _rated(
        (yield Ask(f"{_CARDS} WHERE kind = $1 ORDER BY provisional, rating DESC, person_id LIMIT $2", [kind, limit]))
    )
    bots = [one for one in (yield from bot_cards()) if one.kind == kind]
    return sorted([*people, *bots], key=_place)


def _place(one: RatedPerson) -> tuple[bool, int, str]:
    shown = one.card.shown()
    return shown.provisional, -shown.rating, one.person


def rated_tables(limit: int) -> Job[list[str]]:
    rows = yield Ask("SELECT table_id FROM rated ORDER BY ended DESC, table_id LIMIT $1", [limit])
    return [row[0] for row in rows]


def rating_steps(person: str) -> Job[list[RatingStep]]:
    rows = yield Ask(
        """SELECT kind, table_id, ended, rating, half FROM rating_steps WHERE person_id = $1
           ORDER BY ended DESC, table_id LIMIT $2""",
        [person, RATINGS_KEPT],
    )
    return [RatingStep(kind=row[0], table=row[1], ended=row[2], rating=row[3], half=row[4]) for row in reversed(rows)]


def join_ratings(person: str, into: str, dialect: Dialect) -> Job[None]:
    """Give somebody what was learned of another who is the same person."""
    cards = yield from cards_of([person, into], dialect)
    own = {one.kind: one.card for one in cards if one.person == into}
    for one in cards:
        if one.person == person:
            yield from _put_card(into, one.kind, joined(own[one.kind], one.card) if one.kind in own else one.card)
    yield Ask(
        """INSERT INTO rating_steps (person_id, table_id, kind, ended, rating, half)
           SELECT $2, table_id, kind, ended, rating, half FROM rating_steps WHERE person_id = $1
           ON CONFLICT DO NOTHING""",
        [person, into],
    )
