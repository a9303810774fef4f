"""HTTP routes of ratings: leaderboards, and one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.club.games import KINDS, level_of
from saboteur.club.rating import Shown
from saboteur.server import messages as m
from saboteur.server.http.guard import Call
from saboteur.server.limits.bounds import LEADERBOARD
from saboteur.server.store import RatedPerson, RatingStep

if TYPE_CHECKING:
    from saboteur.server.app import Server


def shown_rating(shown: Shown) -> m.Rating:
    """Return a rating as people see it."""
    return m.Rating(rating=shown.rating, half=shown.half, provisional=shown.provisional)


def _sides(one: RatedPerson) -> dict[str, m.Rating]:
    return {side: shown_rating(one.card.shown(side)) for side in sorted(one.card.sides)}


async def get_ratings(server: Server, _call: Call) -> m.Leaderboards:
    boards = []
    for kind in KINDS:
        best = await server.store.best_rated(kind, LEADERBOARD)
        lines = [
            m.RatedName(
                name=one.name,
                rating=shown_rating(one.card.shown()),
                sides=_sides(one),
                games=one.card.games,
                bot=level_of(one.person) is not None,
            )
            for one in best
        ]
        boards.append(m.Leaderboard(kind=kind, people=lines))
    return m.Leaderboards(boards=boards)


async def my_ratings(server: Server, call: Call) -> m.OwnRatings:
    cards = await server.store.cards_of([call.identity.person])
    steps = await server.store.rating_steps(call.identity.person)
    return m.OwnRatings(ratings=[_own(one, [step for step in steps if step.kind == one.kind]) for one in cards])


def _own(one: RatedPerson, steps: list[RatingStep]) -> m.OwnRating:
    return m.OwnRating(
        kind=one.kind,
        rating=shown_rating(one.card.shown()),
        sides=_sides(one),
        games=one.card.games,
        history=[
            m.RatedAfter(
                table=step.table, ended=round(step.ended * 1000), rating=round(step.rating), half=round(step.half)
            )
            for step in steps
        ],
    )
