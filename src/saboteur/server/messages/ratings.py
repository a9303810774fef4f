"""HTTP bodies of ratings: what rated games have told of people, after they were over."""

import msgspec


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A rating as people see it."""

    rating: int  # 1500 for somebody new
    half: int  # it is within this of the truth in 95 of 100 cases
    provisional: bool  # whether little is known yet


class RatedName(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    name: str  # that the person used last; of a bot its level
    rating: Rating  # on the whole
    sides: dict[str, Rating] = {}  # as in `OwnRating`, as far as they were played
    games: int  # that counted
    bot: bool  # whether it is a bot of this server; the name is its level then


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """The best of a kind of game; this server's bots stand among the people."""

    kind: str  # `tournament`, `base` or `saboteur2`
    people: list[RatedName]  # provisional ratings come last


class Leaderboards(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/ratings: the leaderboards."""

    boards: list[Leaderboard]  # one for each kind


class RatedAfter(msgspec.Struct, frozen=True, kw_only=True):
    """One's rating after a game."""

    table: str  # where it was played
    ended: int  # when it was over
    rating: int  # afterwards
    half: int  # as in `Rating`


class OwnRating(msgspec.Struct, frozen=True, kw_only=True):
    """One's rating in a kind of game."""

    kind: str  # as in `Leaderboard`
    rating: Rating  # on the whole
    sides: dict[str, Rating]  # as gold-digger (`digger`), as `saboteur`, and as one who plays alone (`lone`)
    games: int  # that counted
    history: list[RatedAfter]  # the oldest first


class OwnRatings(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/ratings: one's own ratings."""

    ratings: list[OwnRating]  # of the kinds that one has played rated
