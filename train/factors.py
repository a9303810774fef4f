"""Try many changes of a budget at once: `python -m train.factors CONFIG --out build/factors.csv --jobs 16`.

A config names factors, each with its settings, which are numbers of a budget (`train/styles.py`). Every seat of a
game draws one setting of every factor, independently. A deal is played as often as settings go round, each time with
the next setting of every factor for every seat, so each hand is played with each setting. The figure is the gold per
game that a setting has more than the first one, deal by deal: every deal says something about every factor, where a
duel says something about one.
"""

import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from saboteur.bots.kinship import made_for
from saboteur.bots.memory import Memory
from saboteur.bots.report import mean_line
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from train import styles
from train.commands import Refused, command, named_table, parsed
from train.pool import parser, played, write_table
from train.settings import Count

Factors = dict[str, list[dict[str, Any]]]
Job = tuple[str, int]  # table, deal
Row = tuple[str, int, int, int, str, int, float]  # table, deal, game, seat, settings, gold, seconds of the deal
COLUMNS = ("table", "deal", "game", "seat", "settings", "gold", "seconds")
USUAL: Final[dict[str, Any]] = {"rollouts": 240}  # what every budget begins with
MOST: Final = 10  # settings of a factor: each is a digit in a row

_factors: Factors = {}


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is tried, and where."""

    first: int  # deal
    tables: dict[str, Count]  # MODULES:SEATS, and the number of deals
    factors: Factors


def read(path: Path) -> Config:
    """Read a config."""
    config = parsed(path, Config)
    if not config.tables or not config.factors:
        raise Refused(f"{path}: there is nothing to try, or no table to try it at.")
    for table in config.tables:
        named_table(table)
    for name, choices in config.factors.items():
        if not 1 < len(choices) <= MOST:
            raise Refused(f"{path}: {name} has {len(choices)} settings, not 2 to {MOST}.")
        for choice in choices:
            styles.trial_of(name, {**USUAL, **choice})
    return config


def prepare(config: Config) -> None:
    """Make the factors of a config known to this process."""
    _factors.update(config.factors)
    styles.use()


def style_of(settings: list[int], unadvised: bool) -> str:
    """Make the budget of some settings known; return the style that plays by it.

    `unadvised`: a saboteur where the large network would be asked, as in `budgets.py`.
    """
    numbers = dict(USUAL)
    for number, choices in zip(settings, _factors.values(), strict=True):
        numbers.update(choices[number])
    if unadvised:
        numbers.update(nat=0.0, heed=0.0)
    style = ("s" if unadvised else "f") + "".join(map(str, settings))
    styles.introduce(style, numbers)
    return style


def play(seats: int, modules: list[str], deal: int, settings: list[list[int]]) -> list[int]:
    """Play a game with `grandmaster` by settings, seat by seat; return everybody's gold."""
    game = Game.new(Setup(seats=seats, modules=modules, seed=deal))
    dice = [random.Random(f"{deal}:{seat}") for seat in range(seats)]
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    while not game.over:
        seat = min(game.to_act)
        style = style_of(settings[seat], game.own(seat).role == "saboteur" and not made_for(modules))
        action = styles.action_of(f"grandmaster-{style}", game, seat, memories[seat], dice[seat])
        for event in game.apply(seat, action):
            memories = [memory.hear(event.seen_by(other)) for other, memory in enumerate(memories)]
    assert game.result is not None
    return game.result.gold


def work(job: Job) -> list[Row]:
    """Play one deal with all rounds of settings."""
    table, deal = job
    seats, modules = named_table(table)
    dice = random.Random(f"{table}:{deal}")
    first = [[dice.randrange(len(choices)) for choices in _factors.values()] for _ in range(seats)]
    began = time.process_time()
    found = []
    for turn in range(max(map(len, _factors.values()))):
        settings = [
            [(one + turn) % len(choices) for one, choices in zip(some, _factors.values(), strict=True)]
            for some in first
        ]
        gold = play(seats, modules, deal, settings)
        found += [(turn, seat, "".join(map(str, settings[seat])), gold[seat]) for seat in range(seats)]
    took = time.process_time() - began
    return [(table, deal, *row, took) for row in found]


def jobs_of(config: Config) -> list[Job]:
    """Return all deals, so that each table has had its share whenever time is over."""
    due = [
        ((i + 0.5) / deals, (table, config.first + i)) for table, deals in config.tables.items() for i in range(deals)
    ]
    return [job for _, job in sorted(due)]


def write(path: Path, rows: Iterable[Row]) -> None:
    """Write what is done so far."""
    write_table(path, COLUMNS, ((*row[:6], f"{row[6]:.1f}") for row in rows))


def edges(rows: Iterable[Row], factor: int, setting: int) -> list[float]:
    """Return, deal by deal, what seats with a setting have more than those with the first one."""
    gold: dict[tuple[str, int], tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for table, deal, _, _, settings, got, _ in rows:
        if settings[factor] in ("0", str(setting)):
            gold[table, deal][settings[factor] != "0"].append(got)
    return [sum(on) / len(on) - sum(off) / len(off) for off, on in gold.values() if on and off]


def report(rows: list[Row], factors: Factors) -> None:
    """Print for every table what every setting is worth."""
    tables = list(dict.fromkeys(row[0] for row in rows))
    for table in tables:
        here = [row for row in rows if row[0] == table]
        deals = {row[1]: row[6] for row in here}
        print(f"{table}: {len(deals)} deals, {sum(deals.values()) / len(deals):.1f} s each")
        for place, (name, choices) in enumerate(factors.items()):
            for setting in range(1, len(choices)):
                line = mean_line("", edges(here, place, setting))
                print(f"  {name} {choices[setting]}: {line.text()} of {line.cases}")


@command
def main(words: list[str] | None = None) -> int:
    """Play what a config says, as long as there is time."""
    args = parser("train.factors", "Try many changes of a budget at once.", 400.0).parse_args(words)
    config = read(args.config)
    rows: list[Row] = []
    for done in played(args, jobs_of(config), work, prepare, config, lambda: write(args.out, rows)):
        rows.extend(done)
    report(rows, config.factors)
    return 0


if __name__ == "__main__":
    sys.exit(main())
