"""Measure what the inference is worth: log loss, Brier score and reliability against the truth.

python -m saboteur.bots.calibrate --games 200
python -m saboteur.bots.calibrate --games 200 --saboteurs shrewd --seats 6 --modules saboteur2
python -m saboteur.bots.calibrate --games 200 --network     asks whoever is to move, and its network, too
"""

import argparse
import random
import sys
from functools import partial
from math import exp, log

import msgspec
from msgspec.structs import replace
from rich.console import Console

from saboteur.bots import learned
from saboteur.bots.assessment import Assessment
from saboteur.bots.duel import by_side, spread
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.match import play
from saboteur.bots.memory import Memory
from saboteur.bots.observed import evidence_of
from saboteur.bots.pictures import Dot
from saboteur.bots.report import ReportLine, mean_line, show
from saboteur.bots.skills import SKILLS
from saboteur.core.search.inference import marginals
from saboteur.play.audiences import RawEvent
from saboteur.play.events import RoundStarted
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIRST = 2 * 10**6  # seeds that nothing was learned or tuned on
MOMENTS = {"quarter": 0.25, "half": 0.5, "three quarters": 0.75}  # of the turns that the round came to
KINDS = ("prior", "plain", "posterior", "network", "both")  # the last two only if asked for; both: mean log-odds
POSTERIOR = 2
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
        elif not self.turns or memories[0].laps > self.turns[-1][0][0].laps:
            self.turns.append((list(memories), game.copy() if self._network else None))

    def ask(self) -> None:
        """Sample the round at its moments."""
        for when, share in MOMENTS.items():
            if self.turns:
                memories, game = self.turns[int(share * len(self.turns))]
                opinions = opinions_of(memories) if game is None else movers_opinions(game, memories)
                self.samples += [Sample(when, opinions)] if opinions else []
        self.turns = []


def opinions_of(memories: list[Memory]) -> list[SeatBelief]:
    """Ask every seat that is no saboteur what it believes of those it has not seen."""
    bad = memories[0].roles.index("saboteur")
    truth = [memory.known[memory.seat] == bad for memory in memories]
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
    assessment = Assessment(view, view.own, memory, SKILLS["grandmaster"], random.Random(memory.laps))
    if not learned.trained(assessment):
        return []
    roles = learned.opinion(assessment, game.legal(mover)).roles
    bad = memory.roles.index("saboteur")
    return [with_network(one, roles[one.of][bad]) for one in opinions_of(memories) if one.by == mover]


def with_network(one: SeatBelief, chance: float) -> SeatBelief:
    """Add what the network believes, and the mean of its log-odds and the posterior's."""
    odds = [log(max(LEAST, said) / max(LEAST, 1.0 - said)) for said in (one.beliefs[POSTERIOR], chance)]
    return replace(one, beliefs=[*one.beliefs, chance, 1.0 / (1.0 + exp(-sum(odds) / 2.0))])


def _samples(diggers: str, saboteurs: str, seats: int, modules: list[str], network: bool, seed: int) -> list[Sample]:
    witness = Witness(network)
    play(Setup(seats=seats, modules=modules, seed=seed), partial(by_side, diggers, saboteurs), witness.watch)
    return witness.samples


def measure(
    diggers: str, saboteurs: str, seats: int, modules: str, games: int, jobs: int, network: bool = False
) -> list[Sample]:
    """Play games and take samples."""
    work = partial(_samples, diggers, saboteurs, seats, modules.split(","), network)
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
    lines.append(error_line(dots(samples)))
    for i in range(POSTERIOR + 1, known):
        lines.append(error_line(dots(samples, kind=i), f"half: calibration error, {KINDS[i]}"))
    return lines


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
    parser = argparse.ArgumentParser(prog="saboteur.bots.calibrate", description="Measure the inference of roles.")
    parser.add_argument("--diggers", default="steady", help="level of everybody but the saboteurs")
    parser.add_argument("--saboteurs", default="steady")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--modules", default="base", help="comma between them")
    parser.add_argument("--network", action="store_true", help="compare the network's guesses of whoever is to move")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    if options.games < 1 or options.jobs < 1:
        parser.error("games and jobs are numbers from 1")
    if not playable(options.diggers) or not playable(options.saboteurs):
        parser.error(f"levels are {', '.join(LEVELS)}, perhaps with a style, as in steady-cunning")
    sides = (options.diggers, options.saboteurs)
    samples = measure(*sides, options.seats, options.modules, options.games, options.jobs, options.network)
    if not samples:
        parser.error("nobody could be asked: the network does not know this table")
    title = f"inference, {sides[0]} against {sides[1]} saboteurs, {options.seats} seats, {options.modules}"
    show(Console(), title, score_lines(samples))
    return 0


if __name__ == "__main__":
    sys.exit(main())
