"""Compare ways to search on the same deals: `python -m train.sweep CONFIG --out build/sweep.csv --jobs 16`.

A config names budgets (`train/styles.py`) and what is played:

- `rounds`: `DIGGERS:SABOTEURS[:SEATS[:MODULES]]`, single rounds with a given number of saboteurs (any if less than
  none); how often the treasure was found.
- `gold`: `ONE:OTHER[:SEATS[:MODULES]]` and the number of deals, whole games with every hand for each; gold per game
  that one has more.

Where the output is there already, what it has is not played again. `habits` names another table of habits.
"""

import csv
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from saboteur.bots.arena.duel import Duel, play_deal
from saboteur.bots.arena.intervals import mean_line, rate_line
from saboteur.bots.memory import observed_actions
from saboteur.bots.memory.bot_memory import Memory
from saboteur.core.compose import compose
from saboteur.core.table.cards import SABOTEUR
from saboteur.core.table.codes import END_TREASURE
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from train import styles
from train.commands import Refused, check_level, command, parsed, table_of
from train.pool import parser, played, write_table
from train.settings import Count

Job = tuple[str, str, int]  # kind, cell, deal
Done = tuple[str, str, int, int, float, float]  # and the saboteurs of a round, the figure, the seconds it took
COLUMNS = ("kind", "cell", "deal", "saboteurs", "figure", "seconds")


# -- what is played --------------------------------------------------------------------------------------


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a sweep plays."""

    first: int = 5000  # deal
    number: Count = 300  # rounds of each cell
    saboteurs: int = 2  # in each of these rounds; any number if less than none
    rounds: list[str] = []
    gold: dict[str, Count] = {}  # by cell: deals
    budgets: dict[str, dict[str, Any]] = {}  # by style
    habits: str = ""  # a file, if not the shipped one


class Cell(NamedTuple):
    """Who meets whom, and where."""

    one: str
    other: str
    seats: int
    modules: list[str]


@cache
def cell_of(text: str) -> Cell:
    """Read the name of a cell."""
    names = text.split(":")
    if not 2 <= len(names) <= 4:
        raise Refused(f"{text} is not ONE:OTHER[:SEATS[:MODULES]].")
    one, other, seats, modules = [*names, *("5", "base")[len(names) - 2 :]]
    return Cell(one, other, *table_of(seats, modules))


def read(path: Path) -> Config:
    """Read a config."""
    config = parsed(path, Config)
    if not config.rounds and not config.gold:
        raise Refused(f"{path}: there are neither rounds nor gold to play for.")
    if config.habits and not Path(config.habits).is_file():
        raise Refused(f"{path}: there are no habits at {config.habits}.")
    for name, given in config.budgets.items():
        styles.introduce(name, given)
    for text in (*config.rounds, *config.gold):
        for level in cell_of(text)[:2]:
            check_level(level)
            if text in config.gold and styles.told_to(level.partition("-")[2]):
                raise Refused(f"{text}: in whole games nobody is told anything.")
    for text in config.rounds:
        _, _, seats, modules = cell_of(text)
        if config.saboteurs >= 0 and config.saboteurs not in numbers_of_saboteurs(seats, modules):
            raise Refused(f"{text}: no deal has {config.saboteurs} saboteurs.")
    return config


def numbers_of_saboteurs(seats: int, modules: list[str]) -> range:
    """Return how many saboteurs a round may have."""
    dwarfs = list(compose(seats, modules, {}).dwarfs)
    bad = dwarfs.count(SABOTEUR)
    return range(max(0, seats - (len(dwarfs) - bad)), min(bad, seats) + 1)


def jobs_of(config: Config) -> list[Job]:
    """Return all jobs, deal by deal, so that each cell has had about as many whenever time is over."""
    columns: list[list[Job]] = []
    for text in config.rounds:
        _, _, seats, modules = cell_of(text)
        deals = deals_with(seats, modules, config.saboteurs, config.first)
        columns.append([("rounds", text, next(deals)) for _ in range(config.number)])
    for text, number in config.gold.items():
        columns.append([("gold", text, config.first + i) for i in range(number)])
    longest = max(map(len, columns))
    return [
        column[i * len(column) // longest]
        for i in range(longest)
        for column in columns
        if i == 0 or i * len(column) // longest != (i - 1) * len(column) // longest
    ]


def deals_with(seats: int, modules: list[str], saboteurs: int, first: int) -> Iterator[int]:
    """Find deals whose first round has so many saboteurs; any if less than none."""
    deal = first
    while True:
        if saboteurs < 0 or saboteurs_of(seats, modules, deal) == saboteurs:
            yield deal
        deal += 1


def saboteurs_of(seats: int, modules: list[str], deal: int) -> int:
    """Count the saboteurs in the first round of a deal."""
    state = Game.new(Setup(seats=seats, modules=modules, seed=deal))._state
    return sum(state.role(seat) == SABOTEUR for seat in range(seats))


# -- playing ---------------------------------------------------------------------------------------------


def prepare(config: Config) -> None:
    """Make the budgets of a config known to this process."""
    for name, given in config.budgets.items():
        styles.introduce(name, given)
    if config.habits:
        observed_actions.TABLE = Path(config.habits)
    styles.use()


def work(job: Job) -> Done:
    """Do one job."""
    kind, text, deal = job
    cell = cell_of(text)
    began = time.process_time()
    number = saboteurs_of(cell.seats, cell.modules, deal) if kind == "rounds" else 0
    figure = found_in(cell, deal) if kind == "rounds" else more_gold(cell, deal)
    return kind, text, deal, number, figure, time.process_time() - began


def found_in(cell: Cell, deal: int) -> float:
    """Play the first round of a deal; return whether the treasure was found."""
    game = Game.new(Setup(seats=cell.seats, modules=cell.modules, seed=deal))
    dice = [random.Random(f"{deal}:{seat}") for seat in range(cell.seats)]
    memories = [Memory.start(game.view(seat)) for seat in range(cell.seats)]
    while not game.over and game.round == 1:
        seat = min(game.to_act)
        level = cell.other if game.own(seat).role == "saboteur" else cell.one
        for event in game.apply(seat, styles.action_of(level, game, seat, memories[seat], dice[seat])):
            memories = [memory.hear(event.seen_by(other)) for other, memory in enumerate(memories)]
    return float(game._state.table.rounds[0] == END_TREASURE)


def more_gold(cell: Cell, deal: int) -> float:
    """Play a deal with every hand for each level; return the gold per game that one has more."""
    gold: dict[str, list[int]] = defaultdict(list)
    for game in play_deal(Duel(cell.seats, cell.modules, [cell.one, cell.other]), deal):
        for level, got in zip(game.levels, game.played.gold, strict=True):
            gold[level].append(got)
    return sum(gold[cell.one]) / len(gold[cell.one]) - sum(gold[cell.other]) / len(gold[cell.other])


# -- what came of it -------------------------------------------------------------------------------------


def write(path: Path, rows: list[Done]) -> None:
    """Write what is done so far."""
    write_table(path, COLUMNS, ((*row[:4], f"{row[4]:.4g}", f"{row[5]:.3f}") for row in rows))


def read_done(path: Path) -> list[Done]:
    """Read what was done before, to go on from there."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        table = csv.reader(file)
        if next(table, None) != list(COLUMNS):
            raise Refused(f"{path} is no table of a sweep, to go on from.")
        return [
            (kind, cell, int(deal), int(saboteurs), float(figure), float(seconds))
            for kind, cell, deal, saboteurs, figure, seconds in table
        ]


def report(rows: list[Done]) -> None:
    """Print every cell, by the number of saboteurs too, and how it differs deal by deal from that with `master`."""
    cells: dict[tuple[str, str], dict[int, float]] = defaultdict(dict)
    parts: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    seconds: dict[tuple[str, str], list[float]] = defaultdict(list)
    for kind, cell, deal, saboteurs, figure, took in rows:
        cells[kind, cell][deal] = figure
        parts[kind, cell][saboteurs].append(figure)
        seconds[kind, cell].append(took)
    for (kind, cell), values in cells.items():
        line = (rate_line if kind == "rounds" else mean_line)(cell, list(values.values()))
        print(
            f"{kind} {line.name}: {line.text()} of {line.cases}, {sum(seconds[kind, cell]) / line.cases:.2f} s each"
        )
        for number, some in sorted(parts[kind, cell].items() if kind == "rounds" else []):
            print(f"  saboteurs: {number}: {rate_line('', some).text()} of {len(some)}")
    for (kind, one), (other_kind, other) in permutations(cells, 2):
        if kind != "rounds" or other_kind != kind or not _comparable(one, other):
            continue
        shared = cells[kind, one].keys() & cells[kind, other].keys()
        line = mean_line("", [100 * (cells[kind, other][deal] - cells[kind, one][deal]) for deal in shared])
        print(f"{other} less {one}: {line.text()} points, {line.cases} deals")


def _comparable(one: str, other: str) -> bool:
    """Return whether one cell is `master`'s and the other has another level in its place."""
    (digs, saps, *table), (other_digs, other_saps, *other_table) = one.split(":"), other.split(":")
    if table != other_table:
        return False
    return (digs == "master" and saps == other_saps) or (saps == "master" and digs == other_digs)


@command
def main(words: list[str] | None = None) -> int:
    """Play what a config says, as long as there is time."""
    began = time.monotonic()
    args = parser("train.sweep", "Compare ways to search on the same deals.", 480.0).parse_args(words)
    config = read(args.config)
    rows = read_done(args.out)
    known = {row[:3] for row in rows}
    todo = (job for job in jobs_of(config) if job not in known)
    for done in played(args, todo, work, prepare, config, lambda: write(args.out, rows)):
        rows.append(done)
    report(rows)
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
