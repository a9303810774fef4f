"""Measure what the inference is worth: log loss, Brier score and reliability against the truth.

python -m lab beliefs --games 200
python -m lab beliefs --games 200 --saboteurs shrewd --seats 6 --modules saboteur2
python -m lab beliefs --games 200 --network   asks whoever is to move, and its network, too
python -m lab beliefs --games 200 --spectator --saboteurs steady,steady-cunning
"""

import argparse
import random
from functools import partial
from math import exp, log

import msgspec
import numpy as np
from msgspec.structs import replace
from rich.console import Console

from saboteur.bots import learned_player
from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.charts import Dot
from saboteur.bots.arena.duel import by_side, spread
from saboteur.bots.arena.intervals import ReportLine, Z, mean_line, show
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.network import public_beliefs as observer
from saboteur.bots.skills import SKILLS
from saboteur.core.measure.posterior import marginals
from saboteur.play.events import RoundStarted
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIRST = 2 * 10**6  # seeds that nothing was learned or tuned on
MOMENTS = {"quarter": 0.25, "half": 0.5, "three quarters": 0.75}  # of the turns that the round came to
KINDS = ("prior", "plain", "posterior", "network", "both")  # the last two only if asked for; both: mean log-odds
POSTERIOR, NETWORK = 2, 3
SHOWN = {"posterior": 0, "learned": 1}  # what a spectator may be shown: places in `beliefs`
AGAIN = 400  # times that rounds are drawn again for the interval of a calibration error
LEAST = 1e-4  # a chance nearer to certain costs, and counts, no more


class SeatBelief(msgspec.Struct, frozen=True):
    """What one seat believed of another, by each of `KINDS`, and whether it was a saboteur."""

    by: int
    of: int
    beliefs: list[float]
    true: bool
    top: bool  # the one most suspected by the posterior


class Sample(msgspec.Struct, frozen=True):
    """All opinions at one moment of one round."""

    when: str
    opinions: list[SeatBelief]


class Spectator:
    """Keeps what everybody saw of every turn of a round; asks afterwards what a spectator would have thought."""

    def __init__(self, game: Game) -> None:
        """Begin with a game."""
        self.samples: list[Sample] = []
        self.memory = Memory.start(game.view(None))
        self.turns: list[tuple[Memory, list[bool]]] = []

    def watch(self, game: Game, told: tuple[RawEvent, ...], memories: list[Memory]) -> None:
        """Take a turn down, with who is a saboteur now; when the round is over, ask."""
        for raw_event in told:
            self.memory = self.memory.hear(raw_event.seen_by(None))
        if any(raw_event.kind is RoundStarted for raw_event in told) or game.over:
            self.samples += [Sample(when, observed(*self.turns[at])) for when, at in moments_of(len(self.turns))]
            self.turns = []
        elif not self.turns or self.memory.cards_played > self.turns[-1][0].cards_played:
            self.turns.append((self.memory, guilty(memories)))


def moments_of(turns: int) -> list[tuple[str, int]]:
    """Return the moments of a round by name, and which of its turns they are."""
    return [(when, int(share * turns)) for when, share in MOMENTS.items()] if turns else []


def guilty(memories: list[Memory]) -> list[bool]:
    """Return who is a saboteur, as everybody knows of itself."""
    bad = memories[0].roles.index("saboteur")
    return [memory.known[memory.seat] == bad for memory in memories]


def observed(memory: Memory, truth: list[bool]) -> list[SeatBelief]:
    """Return what a spectator would think of each seat, by each of `SHOWN`."""
    ways = [observer.guilt(memory, rows) for rows in (evidence_of(memory), observer.evidence(memory))]
    return [
        SeatBelief(-1, seat, [way[seat] for way in ways], true, ways[1][seat] == max(ways[1]))
        for seat, true in enumerate(truth)
    ]


class Witness:
    """Keeps everybody's memory of every turn of a round, and asks afterwards what they thought on the way."""

    def __init__(self, network: bool = False) -> None:
        """Begin without samples; with the network only whoever is to move is asked, as it learned to be."""
        self.samples: list[Sample] = []
        self.turns: list[tuple[list[Memory], Game | None]] = []
        self._network = network

    def watch(self, game: Game, told: tuple[RawEvent, ...], memories: list[Memory]) -> None:
        """Take the memories of a turn down; when the round is over, ask."""
        if any(raw_event.kind is RoundStarted for raw_event in told) or game.over:
            self.ask()
        elif not self.turns or memories[0].cards_played > self.turns[-1][0][0].cards_played:
            self.turns.append((list(memories), game.copy() if self._network else None))

    def ask(self) -> None:
        """Sample the round at its moments."""
        for when, at in moments_of(len(self.turns)):
            memories, game = self.turns[at]
            opinions = opinions_of(memories) if game is None else movers_opinions(game, memories)
            self.samples += [Sample(when, opinions)] if opinions else []
        self.turns = []


def opinions_of(memories: list[Memory]) -> list[SeatBelief]:
    """Ask every seat that is not a saboteur what it believes of those it has not seen."""
    bad = memories[0].roles.index("saboteur")
    truth = guilty(memories)
    out = []
    for memory in memories:
        others = [seat for seat in range(memory.seats) if seat not in memory.known]
        if truth[memory.seat] or not others:
            continue
        blank = [[0.0] * len(memory.roles) for _ in memory.rows]
        plain = [[mark * (i == bad) for i in range(len(memory.roles))] for mark in memory.marks]
        chances = [
            marginals(evidence, tuple(memory.counts), memory.seats, memory.known)
            for evidence in (blank, plain + blank[len(plain) :], evidence_of(memory))
        ]
        top = max(others, key=lambda seat: chances[POSTERIOR][seat][bad])
        out += [
            SeatBelief(memory.seat, seat, [table[seat][bad] for table in chances], truth[seat], seat == top)
            for seat in others
        ]
    return out


def movers_opinions(game: Game, memories: list[Memory]) -> list[SeatBelief]:
    """Ask the seat that is to move, and the role head of the network in its place, where it was trained to answer."""
    mover = min(game.to_act)
    view, memory = game.view(mover), memories[mover]
    if view.own is None:
        return []
    assessment = Assessment(view, view.own, memory, SKILLS["grandmaster"], random.Random(memory.cards_played))
    if not learned_player.trained(assessment):
        return []
    roles = learned_player.opinion(assessment, game.legal(mover)).roles
    bad = memory.roles.index("saboteur")
    return [with_network(one, roles[one.of][bad]) for one in opinions_of(memories) if one.by == mover]


def with_network(one: SeatBelief, chance: float) -> SeatBelief:
    """Add what the network believes, and the mean of its log-odds and the posterior's."""
    odds = [log(max(LEAST, said) / max(LEAST, 1.0 - said)) for said in (one.beliefs[POSTERIOR], chance)]
    return replace(one, beliefs=[*one.beliefs, chance, 1.0 / (1.0 + exp(-sum(odds) / 2.0))])


class Asked(msgspec.Struct, frozen=True):
    """Who plays what, and who is asked: everybody, whoever is to move with its network, or a spectator."""

    diggers: str
    saboteurs: str
    seats: int
    modules: list[str]
    network: bool = False
    spectator: bool = False

    def samples(self, seed: int) -> list[Sample]:
        """Play one game and take samples."""
        setup = Setup(seats=self.seats, modules=self.modules, seed=seed)
        witness = Spectator(Game.new(setup)) if self.spectator else Witness(self.network)
        play(setup, partial(by_side, self.diggers, self.saboteurs), witness.watch)
        return witness.samples


def measure(
    diggers: str, saboteurs: str, seats: int, modules: str, games: int, jobs: int, network: bool = False,
    spectator: bool = False,
) -> list[Sample]:  # fmt: skip
    """Play games and take samples."""
    work = Asked(diggers, saboteurs, seats, modules.split(","), network, spectator).samples
    return [sample for found in spread(work, range(FIRST, FIRST + games), Workers(jobs), "games") for sample in found]


def loss(chance: float, true: bool) -> float:
    """Return the log loss of one belief."""
    return -log(max(LEAST, chance if true else 1.0 - chance))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def score_lines(samples: list[Sample]) -> list[ReportLine]:
    """Compare what was believed with the truth; rounds are the independent cases."""
    lines = []
    known = max((len(o.beliefs) for sample in samples for o in sample.opinions), default=0)
    for when in MOMENTS:
        part = [sample.opinions for sample in samples if sample.when == when]
        for i, kind in enumerate(KINDS[:known]):
            losses = [_mean([loss(o.beliefs[i], o.true) for o in opinions]) for opinions in part]
            brier = [_mean([(o.beliefs[i] - o.true) ** 2 for o in opinions]) for opinions in part]
            lines += [mean_line(f"{when}: log loss, {kind}", losses), mean_line(f"{when}: Brier, {kind}", brier)]
        lines.append(top_line(f"{when}: top suspect is a saboteur", samples, when))
        if known > NETWORK:
            right = [_top(opinions, NETWORK) for opinions in part if any(o.true for o in opinions)]
            lines.append(mean_line(f"{when}: top suspect is a saboteur, network", right, "rate"))
    lines.append(error_line(dots(samples)))
    for i in range(POSTERIOR + 1, known):
        lines.append(error_line(dots(samples, kind=i), f"half: calibration error, {KINDS[i]}"))
    return lines


def spectator_lines(samples: list[Sample]) -> list[ReportLine]:
    """Compare what a spectator may be shown, posterior and what was learned beside it, with the truth."""
    lines = []
    for when in MOMENTS:
        part = [sample.opinions for sample in samples if sample.when == when]
        losses = {
            kind: [_mean([loss(o.beliefs[i], o.true) for o in opinions]) for opinions in part]
            for kind, i in SHOWN.items()
        }
        less = [new - old for old, new in zip(*losses.values(), strict=True)]
        lines += [mean_line(f"{when}: log loss, {kind}", found) for kind, found in losses.items()]
        lines.append(mean_line(f"{when}: log loss, learned less posterior", less))
        for kind, i in SHOWN.items():
            brier = [_mean([(o.beliefs[i] - o.true) ** 2 for o in opinions]) for opinions in part]
            lines.append(mean_line(f"{when}: Brier, {kind}", brier))
        lines += [resampled_error(f"{when}: calibration error, {kind}", part, i) for kind, i in SHOWN.items()]
        found = [opinions for opinions in part if any(o.true for o in opinions)]
        for kind, i in SHOWN.items():
            right = [_top(opinions, i) for opinions in found]
            lines.append(mean_line(f"{when}: top suspect is a saboteur, {kind}", right, "rate"))
    return lines


def _top(opinions: list[SeatBelief], kind: int) -> float:
    """Return how many of those suspected most, by one kind of belief, are saboteurs."""
    most = max(o.beliefs[kind] for o in opinions)
    return _mean([float(o.true) for o in opinions if o.beliefs[kind] == most])


def resampled_error(name: str, rounds: list[list[SeatBelief]], kind: int) -> ReportLine:
    """Return the mean gap between belief and truth in tenths; its interval comes from rounds drawn again."""
    gaps, cases = np.zeros((len(rounds), 10)), np.zeros((len(rounds), 10))
    for i, opinions in enumerate(rounds):
        for o in opinions:
            tenth = min(9, int(10 * o.beliefs[kind]))
            gaps[i, tenth] += o.beliefs[kind] - o.true
            cases[i, tenth] += 1
    rng = np.random.default_rng(1)
    drawn = rng.multinomial(len(rounds), [1.0 / max(1, len(rounds))] * len(rounds), AGAIN)
    found = np.abs(drawn @ gaps).sum(1) / np.maximum(1, (drawn @ cases).sum(1))
    error = float(np.abs(gaps.sum(0)).sum() / max(1, cases.sum()))
    return ReportLine(name, error, Z * float(found.std()), int(cases.sum()), "rate")


def top_line(name: str, samples: list[Sample], when: str) -> ReportLine:
    """Return how often the seat that a gold-digger suspects most is a saboteur, where there is one to be found."""
    part = [sample.opinions for sample in samples if sample.when == when and any(o.true for o in sample.opinions)]
    return mean_line(name, [_mean([float(o.true) for o in opinions if o.top]) for opinions in part], "rate")


def dots(samples: list[Sample], when: str = "half", kind: int = POSTERIOR) -> list[Dot]:
    """Return, for tenths of belief, how often it was so."""
    return tenths([(o.beliefs[kind], o.true) for sample in samples if sample.when == when for o in sample.opinions])


def tenths(said: list[tuple[float, bool]]) -> list[Dot]:
    """Sort chances and whether it was so into ten boxes; return those with something in them."""
    out = []
    for tenth in range(10):
        box = [one for one in said if min(9, int(10 * one[0])) == tenth]
        if box:
            out.append(Dot(_mean([chance for chance, _ in box]), _mean([float(true) for _, true in box]), len(box)))
    return out


def error_line(found: list[Dot], name: str = "half: calibration error") -> ReportLine:
    """Return the mean gap between what was believed and what was so."""
    cases = sum(dot.cases for dot in found)
    gap = sum(abs(dot.said - dot.true) * dot.cases for dot in found) / max(1, cases)
    return ReportLine(name, gap, 0.0, cases, "rate")


def main(words: list[str] | None = None) -> int:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab beliefs", description="Measure the inference of roles.")
    parser.add_argument("--diggers", default="steady", help="level of everybody but the saboteurs")
    parser.add_argument("--saboteurs", default="steady", help="their level; several with commas, one after the other")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--modules", default="base", help="comma between them")
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--network", action="store_true", help="compare the network's guesses of whoever is to move")
    asked.add_argument("--spectator", action="store_true", help="compare what replays may show: posterior, learned")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    if options.games < 1 or options.jobs < 1:
        parser.error("games and jobs are numbers from 1")
    sides = options.saboteurs.split(",")
    if not all(playable(level) for level in (options.diggers, *sides)):
        parser.error(f"levels are {', '.join(LEVELS)}, perhaps with a style, as in steady-cunning")
    for saboteurs in sides:
        table = (options.diggers, saboteurs, options.seats, options.modules)
        samples = measure(*table, options.games, options.jobs, options.network, options.spectator)
        if not samples:
            parser.error("nobody could be asked: the network does not know this table")
        title = f"inference, {table[0]} against {saboteurs} saboteurs, {options.seats} seats, {options.modules}"
        show(Console(), title, spectator_lines(samples) if options.spectator else score_lines(samples))
    return 0
