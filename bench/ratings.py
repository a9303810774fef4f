"""What ratings find out about players of known strength, beside Elo by place, openskill, and no rating at all.

    python -m bench.ratings --games 20000 --first 1000000 --jobs 2 --svg docs/ratings.svg
    python -m bench.ratings --load games.jsonl

Each model predicts each game before it learns from it, and the first third is not counted. Our own constants were
chosen on the games from 0 on; with --first 1000000 none of the games that are judged is one of those.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import erf, log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Protocol

import msgspec
from bench.rating_games import BOTS, EVERYBODY, KINDS, play_many
from openskill.models import PlackettLuce, PlackettLuceRating

from saboteur.bots.arena.charts import Dot, reliability
from saboteur.club.games import PlayedGame
from saboteur.club.rating import Ratings, Side, ahead_chance, side_chance, sides_of

BINS = 10
LEARNING = 3  # the first third of the games


class Model(Protocol):
    """Something that says who of two ends with more gold."""

    def ahead(self, game: PlayedGame, a: int, b: int) -> float: ...

    def update(self, game: PlayedGame) -> None: ...


class Prior:
    """Everybody is equal."""

    def ahead(self, game: PlayedGame, a: int, b: int) -> float:
        """Say that nothing is known."""
        _ = game, a, b
        return 0.5

    def update(self, game: PlayedGame) -> None:
        """Learn nothing."""


class Elo:
    """Elo by place: every pair of a table is a game, K divided among them."""

    K = 8.0

    def __init__(self) -> None:
        self.ratings: dict[tuple[str, str], float] = defaultdict(float)

    def ahead(self, game: PlayedGame, a: int, b: int) -> float:
        """Return the expected score."""
        one, other = (self.ratings[game.kind, game.people[seat]] for seat in (a, b))
        return 1 / (1 + 10 ** ((other - one) / 400))

    def update(self, game: PlayedGame) -> None:
        """Move both of each pair."""
        moves: dict[int, float] = defaultdict(float)
        for a, b in combinations(range(len(game.people)), 2):
            move = self.K * 2 / len(game.people) * (score(game, a, b) - self.ahead(game, a, b))
            moves[a] += move
            moves[b] -= move
        for seat, move in moves.items():
            self.ratings[game.kind, game.people[seat]] += move


class OpenSkill:
    """Plain openskill: every game a free-for-all by final gold, all at their defaults."""

    def __init__(self) -> None:
        self.model = PlackettLuce()
        self.ratings: dict[tuple[str, str], PlackettLuceRating] = defaultdict(self.model.rating)

    def ahead(self, game: PlayedGame, a: int, b: int) -> float:
        """Return the chance by its own Gaussian."""
        one, other = (self.ratings[game.kind, game.people[seat]] for seat in (a, b))
        apart = (one.mu - other.mu) / sqrt(2 * self.model.beta**2 + one.sigma**2 + other.sigma**2)
        return float(0.5 * (1 + erf(apart / sqrt(2))))

    def update(self, game: PlayedGame) -> None:
        """Rate the free-for-all."""
        keys = [(game.kind, who) for who in game.people]
        rated = self.model.rate([[self.ratings[key]] for key in keys], scores=[float(gold) for gold in game.gold])
        for key, team in zip(keys, rated, strict=True):
            self.ratings[key] = team[0]


class Teams(OpenSkill):
    """Openskill with its teams: every round is a game between its sides, those that were paid first."""

    def update(self, game: PlayedGame) -> None:
        """Rate each round's sides."""
        for played in game.rounds:
            sides = [[(game.kind, game.people[seat]) for seat in side.seats] for side in sides_of(played)]
            ranks = [float(not side.won) for side in sides_of(played)]
            if len(sides) > 1:
                rated = self.model.rate([[self.ratings[key] for key in side] for side in sides], ranks=ranks)
                for side, after in zip(sides, rated, strict=True):
                    self.ratings.update(zip(side, after, strict=True))

    def paid(self, game: PlayedGame, side: Side) -> float:
        """Return the chance that a side is paid, as a team against all others."""
        own = [self.ratings[game.kind, game.people[seat]] for seat in side.seats]
        rest = [self.ratings[game.kind, who] for seat, who in enumerate(game.people) if seat not in side.seats]
        return float(self.model.predict_win([own, rest])[0]) if rest else 0.5


class Ours:
    """The ratings of `saboteur.club.rating`."""

    def __init__(self) -> None:
        self.ratings = Ratings()

    def ahead(self, game: PlayedGame, a: int, b: int) -> float:
        """Return the chance before the deal."""
        return ahead_chance(*(self.ratings.card(game.kind, game.people[seat]) for seat in (a, b)))

    def update(self, game: PlayedGame) -> None:
        """Learn from each round."""
        self.ratings.update(game)


def score(game: PlayedGame, a: int, b: int) -> float:
    """Return 1 for more gold, half for as much."""
    return 0.5 if game.gold[a] == game.gold[b] else float(game.gold[a] > game.gold[b])


def loss(said: float, true: float) -> float:
    """Return the log loss of one prediction."""
    held = min(1 - 1e-6, max(1e-6, said))
    return -(true * log(held) + (1 - true) * log(1 - held))


Said = list[tuple[float, float]]  # what was predicted, and what was so
ByGame = list[Said]


def counted(
    games: Sequence[PlayedGame], say: Callable[[PlayedGame], Said], learn: Callable[[PlayedGame], None]
) -> ByGame:
    """Let a model say something of each game and then learn from it; what it said at first is not counted."""
    out: ByGame = []
    for number, game in enumerate(games):
        if number >= len(games) // LEARNING:
            out.append(say(game))
        learn(game)
    return out


def pairs(model: Model, games: Sequence[PlayedGame]) -> ByGame:
    """Let a model predict who of each pair ends with more gold, game by game."""

    def say(game: PlayedGame) -> Said:
        return [(model.ahead(game, a, b), score(game, a, b)) for a, b in combinations(range(len(game.people)), 2)]

    return counted(games, say, model.update)


def sides(games: Sequence[PlayedGame], known: Callable[[str], bool]) -> ByGame:
    """Predict which sides are paid, given the roles; `known`: whose skill is looked at."""
    ratings = Ratings()

    def seen(game: PlayedGame) -> PlayedGame:
        return msgspec.structs.replace(game, people=[who if known(who) else "" for who in game.people])

    def say(game: PlayedGame) -> Said:
        cards, people = ratings.cards.get(game.kind, {}), seen(game).people
        return [
            (chance, float(side.won))
            for one in game.rounds
            for chance, side in zip(
                side_chance(cards, ratings.advantages, game.kind, people, one), sides_of(one), strict=True
            )
        ]

    return counted(games, say, lambda game: ratings.update(seen(game)))


def team_sides(games: Sequence[PlayedGame]) -> ByGame:
    """The same by openskill's teams."""
    model = Teams()

    def say(game: PlayedGame) -> Said:
        return [(model.paid(game, side), float(side.won)) for one in game.rounds for side in sides_of(one)]

    return counted(games, say, model.update)


def mean_loss(said: ByGame) -> float:
    """Return the log loss on average."""
    every = [loss(*one) for game in said for one in game]
    return sum(every) / len(every)


def behind(said: ByGame, best: ByGame) -> str:
    """Return by how much the log loss is worse than another's, with 95 %: what one game says is one case."""
    each = [
        fmean(loss(*one) for one in theirs) - fmean(loss(*one) for one in ours)
        for theirs, ours in zip(said, best, strict=True)
        if theirs
    ]
    return f"{fmean(each):+.4f} ± {1.96 * stdev(each) / sqrt(len(each)):.4f}"


def losses(what: str, found: dict[str, ByGame]) -> list[str]:
    """Return a table of log losses; the first is what the others are compared with."""
    first = next(iter(found.values()))
    lines = ["", f"| {what} | log loss | worse than ours, a game |", "|---|---|---|"]
    return lines + [
        f"| {name} | {mean_loss(said):.4f} | {'' if said is first else behind(said, first)} |"
        for name, said in found.items()
    ]


def calibration(said: ByGame) -> Iterator[Dot]:
    """Yield bin by bin what was said and what was so."""
    bins: list[Said] = [[] for _ in range(BINS)]
    for one in (one for game in said for one in game):
        bins[min(BINS - 1, int(BINS * one[0]))].append(one)
    for cases in bins:
        if cases:
            yield Dot(sum(p for p, _ in cases) / len(cases), sum(t for _, t in cases) / len(cases), len(cases))


def order(ratings: Ratings, kind: str) -> float:
    """Return the rank correlation of ratings and true strength (Spearman)."""
    people = sorted(EVERYBODY)
    true = _ranks([EVERYBODY[who].digging + EVERYBODY[who].sabotage for who in people])
    found = _ranks([ratings.card(kind, who).skill().mean for who in people])
    mean = (len(people) - 1) / 2
    spread = sum((rank - mean) ** 2 for rank in true)
    return sum((a - mean) * (b - mean) for a, b in zip(true, found, strict=True)) / spread


def _ranks(values: Sequence[float]) -> list[int]:
    by_value = sorted(range(len(values)), key=values.__getitem__)
    return [by_value.index(i) for i in range(len(values))]


def chairs(games: Sequence[PlayedGame]) -> list[str]:
    """Return what a seat is worth by itself: its part of the table's gold beside an equal share."""
    lines = ["", "| seat | part of the gold, beside an equal share |", "|---|---|"]
    for seat in range(5):
        parts = [game.gold[seat] / sum(game.gold) - 1 / len(game.gold) for game in games if _shared(game, seat)]
        half = 196 * stdev(parts) / sqrt(len(parts))
        lines.append(f"| {seat + 1} | {100 * fmean(parts):+.2f} ± {half:.2f} % |")
    return lines


def _shared(game: PlayedGame, seat: int) -> bool:
    return seat < len(game.gold) and sum(game.gold) > 0


def by_bots(ratings: Ratings) -> list[str]:
    """Return how the levels of bots came out in each kind of game, and whether all are ranked as they are strong."""
    lines = ["", "| kind | rank correlation with true strength | bots |", "|---|---|---|"]
    for kind in KINDS:
        cards = {bot: ratings.card(kind, bot) for bot in BOTS}
        rising = sorted(BOTS, key=lambda bot, cards=cards: cards[bot].skill().mean)  # type: ignore[misc]  # a lambda with a default
        told = [f"{bot} {cards[bot].shown().rating} ± {cards[bot].shown().half}" for bot in rising]
        lines.append(f"| {kind} | {order(ratings, kind):.2f} | {' < '.join(told)} |")
    return lines


def report(games: Sequence[PlayedGame]) -> tuple[list[str], ByGame]:
    """Return the figures as Markdown, and what was said of sides."""
    ours = Ours()
    models: dict[str, Model] = {
        "ours": ours, "Elo by place": Elo(), "openskill, by gold": OpenSkill(), "openskill, sides as teams": Teams(),
        "no rating": Prior(),
    }  # fmt: skip
    kinds = Counter(game.kind for game in games)
    told = ", ".join(f"{count:,} of {kind}" for kind, count in kinds.most_common())
    lines = [f"{len(games):,} games ({told}), {len(EVERYBODY)} players and {len(BOTS)} bots."]
    lines += losses("who ends with more gold", {name: pairs(model, games) for name, model in models.items()})
    known = sides(games, bool)
    alone = sides(games, lambda _: False)
    lines += losses(
        "which side is paid",
        {"ours": known, "the sides' advantages alone": alone, "openskill, sides as teams": team_sides(games)},
    )
    bins = list(calibration(known))
    lines += ["", "| said | so | cases |", "|---|---|---|"]
    lines += [f"| {100 * said:.1f} % | {100 * true:.1f} % | {cases:,} |" for said, true, cases in bins]
    lines += [
        "",
        f"The bin that is furthest off is so by {100 * max(abs(one.said - one.true) for one in bins):.1f} points.",
    ]
    return [*lines, *by_bots(ours.ratings), *chairs(games)], known


def main() -> None:
    """Play or load the games, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--load", type=Path, nargs="*", help="games that bench.rating_games wrote")
    parser.add_argument("--svg", type=Path)
    args = parser.parse_args()
    if args.load:
        games = [msgspec.json.decode(line, type=PlayedGame) for path in args.load for line in path.open("rb")]
    else:
        games = play_many(args.games, args.first, args.jobs)
    lines, known = report(games)
    print("\n".join(lines))  # noqa: T201 - what was asked for
    if args.svg:
        title, across = (
            "Which side is paid: predicted and so",
            "across: the chance that was said; up: how often it was so",
        )
        dots = {"given the roles": list(calibration(known))}
        args.svg.write_text(reliability(title, dots, across), "utf-8")


if __name__ == "__main__":
    main()
