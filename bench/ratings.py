"""What ratings find out about players of known strength, beside Elo by place, plain openskill, and no rating at all.

    python -m bench.ratings --games 3000 --jobs 2 --markdown --svg docs/ratings.svg
    python -m bench.ratings --load games.jsonl --markdown

Each model predicts each game before it learns from it; the first third is not counted.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import erf, log, sqrt
from pathlib import Path
from typing import Protocol

import msgspec
from bench.rating_games import BOTS, EVERYBODY, KINDS, play_many
from openskill.models import PlackettLuce, PlackettLuceRating

from saboteur.bots.arena.charts import Dot, reliability
from saboteur.club.games import PlayedGame
from saboteur.club.rating import Ratings, ahead_chance, side_chance, sides_of

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


def pairs(model: Model, games: Sequence[PlayedGame]) -> Said:
    """Let a model predict who of each pair ends with more gold, game by game."""
    out: Said = []
    for number, game in enumerate(games):
        if number >= len(games) // LEARNING:
            out += [(model.ahead(game, a, b), score(game, a, b)) for a, b in combinations(range(len(game.people)), 2)]
        model.update(game)
    return out


def sides(games: Sequence[PlayedGame], known: Callable[[str], bool]) -> Said:
    """Predict which sides are paid, given the roles; `known`: whose skill is looked at."""
    ratings, out = Ratings(), Said()
    for number, game in enumerate(games):
        people = [who if known(who) else "" for who in game.people]
        cards = ratings.cards.get(game.kind, {})
        if number >= len(games) // LEARNING:
            for one in game.rounds:
                chances = side_chance(cards, ratings.advantages, game.kind, people, one)
                out += [(chance, float(side.won)) for chance, side in zip(chances, sides_of(one), strict=True)]
        ratings.update(msgspec.structs.replace(game, people=people))
    return out


def mean_loss(said: Said) -> float:
    """Return the log loss on average."""
    return sum(loss(*one) for one in said) / len(said)


def calibration(said: Said) -> Iterator[Dot]:
    """Yield bin by bin what was said and what was so."""
    bins: list[Said] = [[] for _ in range(BINS)]
    for one in said:
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


def report(games: Sequence[PlayedGame]) -> list[str]:
    """Return the figures as Markdown."""
    ours = Ours()
    models: dict[str, Model] = {"ours": ours, "Elo by place": Elo(), "openskill": OpenSkill(), "no rating": Prior()}
    lines = [f"{len(games)} games, {len(EVERYBODY)} players and {len(BOTS)} bots.", ""]
    lines += ["| who ends with more gold | log loss |", "|---|---|"]
    lines += [f"| {name} | {mean_loss(pairs(model, games)):.4f} |" for name, model in models.items()]
    known, blind = sides(games, bool), sides(games, lambda _: False)
    lines += ["", "| which side is paid | log loss |", "|---|---|"]
    lines += [f"| ours | {mean_loss(known):.4f} |", f"| the sides' advantages alone | {mean_loss(blind):.4f} |"]
    lines += ["", "| said | so | cases |", "|---|---|---|"]
    lines += [f"| {100 * said:.1f} % | {100 * true:.1f} % | {cases:,} |" for said, true, cases in calibration(known)]
    lines += ["", "| kind | rank correlation with true strength | order of the bots |", "|---|---|---|"]
    for kind in KINDS:
        bots = sorted(BOTS, key=lambda bot, kind=kind: ours.ratings.card(kind, bot).skill().mean)  # type: ignore[misc]  # a lambda with a default
        lines.append(f"| {kind} | {order(ours.ratings, kind):.2f} | {' < '.join(bots)} |")
    return lines


def main() -> None:
    """Play or load the games, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--load", type=Path, nargs="*", help="games that bench.rating_games wrote")
    parser.add_argument("--svg", type=Path)
    args = parser.parse_args()
    if args.load:
        games = [msgspec.json.decode(line, type=PlayedGame) for path in args.load for line in path.open("rb")]
    else:
        games = play_many(args.games, 0, args.jobs)
    print("\n".join(report(games)))  # noqa: T201 - what was asked for
    if args.svg:
        title = "Which side is paid: predicted and so"
        args.svg.write_text(reliability(title, {"given the roles": list(calibration(sides(games, bool)))}), "utf-8")


if __name__ == "__main__":
    main()
