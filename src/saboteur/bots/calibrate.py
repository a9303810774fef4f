"""Learn how each role behaves from games between bots, and measure what the inference is worth.

python -m saboteur.bots.calibrate learn --games 300     writes habits.json
python -m saboteur.bots.calibrate measure --games 200   log loss, Brier score and reliability against the truth
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log

import msgspec
from rich.console import Console

from saboteur.bots.arena import by_seat
from saboteur.bots.deeds import TABLE, deed_of
from saboteur.bots.inference import marginals
from saboteur.bots.match import play
from saboteur.bots.memory import Memory
from saboteur.bots.report import Line, mean_line, rate_line, show
from saboteur.play.events import CardPlayed, FrontDropped, Happening, Passed, RoundStarted
from saboteur.play.game import Game
from saboteur.play.setup import Setup

TABLES = [(3, "base"), (5, "base"), (7, "base"), (10, "base"), (7, "base,tournament"), (6, "base,greedy_dwarf"),
          (4, "saboteur2"), (6, "saboteur2"), (9, "saboteur2")]  # fmt: skip
SMOOTH = 0.7
DEEDS = (CardPlayed, Passed, FrontDropped)
Counts = dict[str, dict[str, Counter[str]]]  # role, situation, what


class Pupil:
    """Watches a game with everybody's eyes on the deeds and none on the secrets, and counts who did what."""

    def __init__(self, memory: Memory) -> None:
        """Begin with a memory of any seat: deeds depend on what is public only."""
        self.memory = memory
        self.counts: Counts = defaultdict(lambda: defaultdict(Counter))

    def watch(self, game: Game, told: tuple[Happening, ...], memories: list[Memory]) -> None:
        """Count the deeds among some events, under the role their doer truly has."""
        for happening in told:
            event = happening.seen_by(self.memory.seat)
            if isinstance(event, DEEDS):
                self.count(event, memories)
            self.memory = self.memory.hear(event)
        _ = game

    def count(self, event: CardPlayed | Passed | FrontDropped, memories: list[Memory]) -> None:
        """Put one deed into its drawer."""
        deed = deed_of(self.memory, event)
        if deed is not None:
            doer = memories[deed.seat]
            role = doer.known.get(deed.seat)
            if role is not None:
                self.counts[doer.roles[role]][deed.situation][deed.what] += 1


def _learn_one(level: str, job: tuple[int, str, int]) -> dict[str, dict[str, dict[str, int]]]:
    seats, modules, seed = job
    setup = Setup(seats=seats, modules=modules.split(","), seed=seed)
    pupil = Pupil(Memory.start(Game.new(setup).view(0)))
    play(setup, partial(by_seat, [level] * seats), pupil.watch)
    return {role: {s: dict(whats) for s, whats in table.items()} for role, table in pupil.counts.items()}


def learn(level: str, games: int, processes: int) -> Counts:
    """Count deeds by role and situation over many games at many tables."""
    jobs = [(seats, modules, 10**6 + i) for i in range(games) for seats, modules in [TABLES[i % len(TABLES)]]]
    total: Counts = defaultdict(lambda: defaultdict(Counter))
    with ProcessPoolExecutor(processes) as pool:
        for found in pool.map(partial(_learn_one, level), jobs, chunksize=4):
            for role, table in found.items():
                for situation, whats in table.items():
                    total[role][situation].update(whats)
    return total


def chances(counts: Counts) -> dict[str, dict[str, dict[str, float]]]:
    """Turn counts into chances; "?" stands for what this role was never seen to do in this situation."""
    drawers = {what for table in counts.values() for whats in table.values() for what in whats}
    out: dict[str, dict[str, dict[str, float]]] = {}
    for role, table in sorted(counts.items()):
        for situation, whats in sorted(table.items()):
            size = sum(whats.values()) + SMOOTH * len(drawers)
            row = {what: round((n + SMOOTH) / size, 5) for what, n in sorted(whats.items())}
            out.setdefault(role, {})[situation] = {**row, "?": round(SMOOTH / size, 5)}
    return out


# -- measuring -------------------------------------------------------------------------------------------


class Sample(msgspec.Struct, frozen=True):
    """What one seat believed of another at one moment, and whether it was true."""

    when: str
    chance: float
    prior: float
    plain: float
    true: bool
    top: bool


class Witness:
    """Asks every gold-digger, at fixed moments of each round, what it thinks of the others."""

    def __init__(self) -> None:
        """Begin without samples."""
        self.samples: list[Sample] = []
        self.waiting: list[tuple[str, int, int, list[float]]] = []
        self.asked: set[str] = set()

    def watch(self, game: Game, told: tuple[Happening, ...], memories: list[Memory]) -> None:
        """Take samples when half, and when all but a fifth, of the pile is gone."""
        if any(happening.kind is RoundStarted for happening in told):
            self.asked = set()
        view = game.view(None)
        if view.over or view.question is None or view.question.kind != "take_turn":
            return
        full = 97 if "saboteur2" in view.modules else 67
        gone = memories[0].laps / full
        for when, share in (("quarter", 0.25), ("half", 0.4), ("late", 0.65)):
            if gone >= share and when not in self.asked:
                self.asked.add(when)
                self.sample(when, memories)

    def sample(self, when: str, memories: list[Memory]) -> None:
        """Note what every seat that is no saboteur believes."""
        bad = memories[0].roles.index("saboteur")
        truth = [memory.known[memory.seat] == bad for memory in memories]
        for memory in memories:
            if truth[memory.seat]:
                continue
            counts = tuple(memory.counts)
            blank = [[0.0] * len(counts) for _ in memory.rows]
            plain = [list(row) for row in blank]
            for seat, mark in enumerate(memory.marks):
                plain[seat][bad] = mark
            rows = [marginals(e, counts, memory.seats, memory.known) for e in (memory.rows, blank, plain)]
            others = [seat for seat in range(memory.seats) if seat not in memory.known]
            top = max(others, key=lambda seat: rows[0][seat][bad], default=-1)
            for seat in others:
                now, prior, thumb = (table[seat][bad] for table in rows)
                self.samples.append(Sample(when, now, prior, thumb, truth[seat], seat == top))


def _measure_one(level: str, job: tuple[int, str, int]) -> list[Sample]:
    seats, modules, seed = job
    witness = Witness()
    play(
        Setup(seats=seats, modules=modules.split(","), seed=seed),
        partial(by_seat, [level] * seats),
        witness.watch,
    )
    return witness.samples


def loss(chance: float, true: bool) -> float:
    """Give the log loss of one belief."""
    return -log(max(1e-6, chance if true else 1.0 - chance))


def measure(level: str, seats: int, modules: str, games: int, processes: int) -> list[Line]:
    """Compare posterior, rule of thumb and prior with the truth."""
    jobs = [(seats, modules, 2 * 10**6 + i) for i in range(games)]
    samples: list[Sample] = []
    with ProcessPoolExecutor(processes) as pool:
        for found in pool.map(partial(_measure_one, level), jobs, chunksize=4):
            samples += found
    lines: list[Line] = []
    for when in ("quarter", "half", "late"):
        part = [sample for sample in samples if sample.when == when]
        if part:
            lines += _lines(when, part)
    return lines + _reliability([sample for sample in samples if sample.when == "half"])


def _lines(when: str, part: list[Sample]) -> list[Line]:
    out = []
    for name in ("prior", "plain", "chance"):
        label = "posterior" if name == "chance" else name
        losses = [loss(getattr(sample, name), sample.true) for sample in part]
        brier = [(getattr(sample, name) - sample.true) ** 2 for sample in part]
        out += [mean_line(f"{when}: log loss, {label}", losses), mean_line(f"{when}: Brier, {label}", brier)]
    return [*out, rate_line(f"{when}: top suspect is a saboteur", [float(s.true) for s in part if s.top])]


def _reliability(part: list[Sample]) -> list[Line]:
    """Give, for tenths of belief, how often it was true; and the mean gap, weighted."""
    out, gaps = [], 0.0
    for tenth in range(10):
        box = [s for s in part if tenth / 10 <= s.chance < (tenth + 1) / 10 + (tenth == 9)]
        if box:
            said = sum(s.chance for s in box) / len(box)
            line = rate_line(f"believed {100 * said:.0f} %", [float(s.true) for s in box])
            gaps += abs(line.value - said) * len(box)
            out.append(line)
    return [*out, Line("calibration error", gaps / max(1, len(part)), 0.0, len(part), "rate")]


def main(words: list[str] | None = None) -> int:
    """Learn or measure."""
    parser = argparse.ArgumentParser(prog="saboteur.bots.calibrate")
    parser.add_argument("what", choices=("learn", "measure"))
    parser.add_argument("--level", default="steady")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--modules", default="base")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(words)
    if options.what == "learn":
        table = chances(learn(options.level, options.games, options.processes))
        TABLE.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", "utf-8")
        return 0
    lines = measure(options.level, options.seats, options.modules, options.games, options.processes)
    show(Console(), f"inference among {options.level}, {options.seats} seats, {options.modules}", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
