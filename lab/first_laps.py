"""How far saboteurs' first turns differ from gold-diggers': the kinds of what they do in the first lap.

python -m lab first_laps --level steady-cunning --level shrewd-cunning --laps 400
python -m lab first_laps --level grandmaster-cunning --seats 5 --laps 200 --kinds

The total variation is half the sum of the differences between the shares of all kinds: 0 for twins, 1 for strangers.
Of few turns it comes out too large; by how much is told beside it, from the same turns with the sides shuffled.
"""

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np
from rich.console import Console

from saboteur.bots.arena.duel import spread
from saboteur.bots.arena.intervals import ReportLine, Z, show
from saboteur.bots.levels import decide, no_level, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.opening_kinds import KINDS, is_first_lap, opening_kind
from saboteur.play.actions import pack
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIRST: Final = 6 * 10**6  # deals that nothing was tuned on
AGAIN: Final = 300  # times that deals are drawn again, and sides shuffled

Turn = tuple[bool, int]  # whether a saboteur's, and which of KINDS


def first_lap(level: str, seats: int, modules: list[str], seed: int) -> list[Turn]:
    """Play the first lap of a deal."""
    game = Game.new(Setup(seats=seats, modules=modules, seed=seed))
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    dice = [random.Random(f"{seed}:{seat}") for seat in range(seats)]
    turns = []
    while not game.over and is_first_lap(memories[0]):
        seat = min(game.to_act)
        view = game.view(seat)
        answer = decide(level, view, game.legal(seat), memories[seat], dice[seat])
        if view.question is not None and view.question.kind == "take_turn" and view.own is not None:
            kind = opening_kind(memories[seat], seat, pack(answer.action))
            turns.append((view.own.role == "saboteur", KINDS.index(kind)))
        memories[seat] = answer.memory
        for raw_event in game.apply(seat, answer.action):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
    return turns


def variation(turns: Sequence[Turn]) -> float:
    """Return the total variation between the two sides."""
    counts = np.zeros((2, len(KINDS)))
    for bad, kind in turns:
        counts[int(bad), kind] += 1
    shares = counts / np.maximum(1, counts.sum(1, keepdims=True))
    return float(np.abs(shares[0] - shares[1]).sum() / 2)


def variation_lines(name: str, laps: list[list[Turn]]) -> list[ReportLine]:
    """Return the total variation with its interval, and what it would be of twins."""
    rng = random.Random(1)
    turns = [turn for lap in laps for turn in lap]
    drawn = [variation([t for lap in rng.choices(laps, k=len(laps)) for t in lap]) for _ in range(AGAIN)]
    sides = [bad for bad, _ in turns]
    twins = []
    for _ in range(AGAIN):
        rng.shuffle(sides)
        twins.append(variation([(bad, kind) for bad, (_, kind) in zip(sides, turns, strict=True)]))
    within = Z * float(np.std(drawn))
    return [
        ReportLine(f"{name}: total variation", variation(turns), within, len(turns), "mean"),
        ReportLine(f"{name}: of twins", float(np.mean(twins)), 0.0, len(turns), "mean"),
    ]


def kind_lines(name: str, laps: list[list[Turn]]) -> list[ReportLine]:
    """Return how often either side does what."""
    lines: list[ReportLine] = []
    for side, bad in (("saboteurs", True), ("others", False)):
        counts = Counter(KINDS[kind] for lap in laps for one, kind in lap if one == bad)
        every = counts.total()
        lines += [
            ReportLine(f"{name}: {kind}, {side}", count / every, 0.0, every, "rate") for kind, count in counts.items()
        ]
    return sorted(lines, key=lambda line: line.name)


def main(words: list[str] | None = None) -> int:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab first_laps", description="Measure first laps.")
    parser.add_argument("--level", action="append", help="may be given several times")
    parser.add_argument("--seats", action="append", type=int, help="may be given several times; 4 to 8 if not")
    parser.add_argument("--modules", default="base", help="comma between them")
    parser.add_argument("--laps", type=int, default=200, help="deals of each")
    parser.add_argument("--first", type=int, default=FIRST, help="seed of the first deal")
    parser.add_argument("--kinds", action="store_true", help="how often either side does what, too")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    if options.laps < 2 or options.jobs < 1:
        parser.error("laps are a number from 2, jobs from 1")
    deals = range(options.first, options.first + options.laps)
    for level in options.level or ["steady-cunning"]:
        if not playable(level):
            parser.error(no_level(level))
        lines: list[ReportLine] = []
        for seats in options.seats or range(4, 9):
            work = partial(first_lap, level, seats, options.modules.split(","))
            laps = list(spread(work, deals, Workers(options.jobs), f"{level}, {seats} seats"))
            lines += variation_lines(f"{seats} seats", laps)
            lines += kind_lines(f"{seats} seats", laps) if options.kinds else []
        show(Console(), f"{level}: first laps", lines)
    return 0
