"""Tune the roll-outs' players by gold: `python -m train.tune CONFIG --out build/tuned.toml --jobs 16`.

Where teams or modules play, every role has weights of its own (`core/search/policy_weights.py`). Each seat is changed
by itself: its role's weights plus some change at random. A deal is played twice, with all changes and with all of
them the other way round, and what a seat's gold, less the others', makes of its own change is the slope along which
the role's weights go (Adam). Some seats play by today's weights, some of them carelessly, so that nothing is tuned to
beat only itself. With `--check` nothing is tuned: weights meet today's on deals kept apart.
"""

import argparse
import random
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import numpy as np
from msgspec import Meta

from saboteur.bots.arena.intervals import mean_line
from saboteur.core.registry import SPECS
from saboteur.core.table.cards import ROLES
from saboteur.core.table.refusal import SetupRefused
from train.commands import Refused, command, named_table, parsed, positive
from train.pool import WRITE_EVERY, parser
from train.settings import Number, Positive
from train.tune_games import Judged, Table, check, lesson, rules_of
from train.tune_weights import DIGGERS, SCALE, TEAMS, Numbers, read, todays, write

RATE: Final = 0.05  # length of a step, of a weight's scale
MEMORY: Final = (0.9, 0.99)  # Adam's
SETTLED: Final = 0.6  # of the time, after which steps count in the mean
PARTS: Final = 16  # in which the deals of a table are handed to processes


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose weights are tuned, and where."""

    base: Literal["base", "saboteur2"]  # gold-diggers with modules, or teams
    tables: dict[str, Positive]  # MODULES:SEATS, and its weight among these
    random: Number = 0  # rulesets of some modules, drawn once
    share: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.0  # of the deals that these get

    @property
    def roles(self) -> tuple[int, ...]:
        """Return the roles that have weights of their own."""
        return TEAMS if self.base == "saboteur2" else DIGGERS


def read_config(path: Path) -> Config:
    """Read a config."""
    config = parsed(path, Config)
    if not config.tables:
        raise Refused(f"{path}: there is no table to play at.")
    if bool(config.random) != bool(config.share):
        raise Refused(f"{path}: random rulesets and a share of the deals for them go together.")
    for name in config.tables:
        if config.base not in named_table(name)[1]:
            raise Refused(f"{path}: {name} is not played with {config.base}.")
    return config


def tables_of(config: Config) -> list[tuple[Table, float]]:
    """Return the tables of a config and the share of deals that each gets."""
    total = sum(config.tables.values())
    out = []
    for name, weight in config.tables.items():
        seats, modules = named_table(name)
        out.append((Table(name, seats, tuple(modules)), (1.0 - config.share) * weight / total))
    drawn = draw_rulesets(config.base, config.random)
    return out + [(table, config.share / len(drawn)) for table in drawn]


def draw_rulesets(base: str, number: int) -> list[Table]:
    """Draw rulesets with some modules, always the same."""
    dice = random.Random(base)
    others = [spec.key for spec in SPECS if spec.group != "foundation" and spec.key != "tournament"]
    out: list[Table] = []
    while len(out) < number:
        chosen = (base, *(key for key in others if dice.random() < 0.3))
        seats = dice.randint(3, 10)
        try:
            rules_of(seats, chosen)
        except SetupRefused:
            continue
        if len(chosen) > 1:
            out.append(Table(f"drawn{len(out)}:{seats}", seats, chosen))
    return out


def tune(pool: ProcessPoolExecutor, config: Config, weights: Numbers, args: argparse.Namespace) -> Numbers:
    """Take a step after every lesson, as long as there is time; return the mean of the later ones."""
    tables = tables_of(config)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    total, kept = np.zeros_like(weights), 0
    began = written = time.monotonic()
    turn = 0
    while (spent := time.monotonic() - began) < args.seconds:
        seeds = range(turn * args.jobs, (turn + 1) * args.jobs)
        jobs = [pool.submit(lesson, tables, config.roles, weights, seed) for seed in seeds]
        done = [job.result() for job in jobs]
        number = np.sum([number for _, number in done], axis=0)
        slope = np.sum([slope for slope, _ in done], axis=0) / np.maximum(1.0, number)[:, None]
        turn += 1
        mean = MEMORY[0] * mean + (1 - MEMORY[0]) * slope
        square = MEMORY[1] * square + (1 - MEMORY[1]) * slope**2
        step = mean / (1 - MEMORY[0] ** turn) / (np.sqrt(square / (1 - MEMORY[1] ** turn)) + 1e-9)
        weights = weights + RATE * SCALE * step
        if spent > SETTLED * args.seconds:
            total, kept = total + weights, kept + 1
        if time.monotonic() - written > WRITE_EVERY or turn == 1:
            written = time.monotonic()
            write(args.out, config.roles, total / kept if kept else weights)
            print(f"{turn}: {spent:.0f} s, {number.astype(int).tolist()} seats by role", flush=True)
    return total / kept if kept else weights


def report(pool: ProcessPoolExecutor, config: Config, weights: Numbers, deals: int) -> None:
    """Print the gold a round that the weights bring, by table and by role; every deal is one case."""
    by_role: dict[int, list[float]] = defaultdict(list)
    size = -(-deals // PARTS)
    for table, _ in tables_of(config):
        jobs = [
            pool.submit(check, table, config.roles, weights, first, min(size, deals - first))
            for first in range(0, deals, size)
        ]
        judged = [deal for job in jobs for deal in job.result()]
        for deal in judged:
            for role, gold in means_of(deal).items():
                by_role[role].append(gold)
        line = mean_line("", [sum(gold for _, gold in deal) / len(deal) for deal in judged])
        print(f"  {table.name}: {line.text()} {','.join(table.modules[1:])}", flush=True)
    for role, golds in sorted(by_role.items()):
        print(f"  {ROLES[role]}: {mean_line('', golds).text()}", flush=True)


def means_of(deal: Judged) -> dict[int, float]:
    """Return by role what its seats have more on average; seats of one deal share their luck."""
    by_role: dict[int, list[float]] = defaultdict(list)
    for role, gold in deal:
        by_role[role].append(gold)
    return {role: sum(golds) / len(golds) for role, golds in by_role.items()}


@command
def main(words: list[str] | None = None) -> int:
    """Tune as long as there is time, or check weights."""
    options = parser(
        "train.tune", "Tune the roll-outs' players by their gold, and judge them.", 120.0, out_required=False
    )
    options.add_argument("--begin", type=Path, help="go on from these weights")
    options.add_argument("--check", type=Path, help="only play these weights against today's; nothing is written")
    options.add_argument("--deals", type=positive, default=1600, help="to judge by, at every table")
    args = options.parse_args(words)
    if not args.out and not args.check:
        raise Refused("Name a file for the weights by --out, or weights to judge by --check.")
    config = read_config(args.config)
    given = args.check or args.begin
    weights = read(given, config.roles) if given else todays(config.roles)
    with ProcessPoolExecutor(args.jobs) as pool:
        if not args.check:
            weights = tune(pool, config, weights, args)
            write(args.out, config.roles, weights)
        report(pool, config, weights, args.deals)
    return 0


if __name__ == "__main__":
    sys.exit(main())
