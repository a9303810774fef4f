"""Compare ways to search on the same deals: `python -m train.sweep CONFIG --out build/sweep.csv --jobs 16`.

A config names budgets (`saboteur.bots.budgets.Budget`) and what is played:

- `rounds`: `DIGGERS:SABOTEURS`, single rounds with a given number of saboteurs (any if less than none); how often
  the treasure was found.
- `gold`: `ONE:OTHER:SEATS:MODULES` and the number of deals, whole games with every hand for each; gold per game that
  one has more.

Where the output is there already, what it has is not played again. A budget may have numbers of
`saboteur.bots.skills.Skill` beside its own, and `habits` names another table of habits. A budget may be `told` what
no player knows, `roles`, `treasure` or `cards` (all hands): how much could be won by knowing more. That is for
figures alone; bots have no way to be told.
"""

import csv
import random
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from saboteur.bots import levels, observed, trials
from saboteur.bots.arena import modules_of
from saboteur.bots.budgets import TRIALS, Budget
from saboteur.bots.duel import Duel, play_deal
from saboteur.bots.levels import decide
from saboteur.bots.memory import Memory
from saboteur.bots.report import mean_line, rate_line
from saboteur.bots.skills import Skill, skill_of
from saboteur.bots.worlds import Worlds
from saboteur.core.cards import GOAL_KIND, ROLES, SABOTEUR, TREASURE
from saboteur.core.chance import Chance
from saboteur.core.codes import END_TREASURE, cell_x, cell_y
from saboteur.core.resample import mix
from saboteur.core.search import window
from saboteur.core.slots import KIND_MASK
from saboteur.core.state import State
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from train.pool import arguments, played

SURE = 30.0  # nats that the truth is told with

Job = tuple[str, str, int]  # kind, cell, deal
Done = tuple[str, str, int, int, float, float]  # and the saboteurs of a round, the figure, the seconds it took

_told: dict[str, set[str]] = {}  # by style: what it is told
_skills: dict[str, dict[str, float]] = {}  # by style: what differs in its skill


class KnownWorlds(Worlds):
    """Worlds in which the hands are the real ones; the draw pile is not known."""

    truth: State | None = None

    def draw(self) -> State:
        """Draw a world."""
        if KnownWorlds.truth is None:
            return super().draw()
        world = KnownWorlds.truth.copy()
        world.hidden.chance = Chance(b"", 0, self._dice.below(1 << 30) << 31 | self._dice.below(1 << 30) | 1)
        pile = world.hidden.pile[:]
        mix(pile, self._dice)
        world.hidden.pile = pile
        return world


def skill(level: str, style: str) -> Skill:
    """Return how a level plays, with the numbers that the config names."""
    return replace(skill_of(level, "" if style in TRIALS else style), **_skills.get(style, {}))


def told_to(style: str) -> set[str]:
    """Return what a style is told."""
    return _told.get(style, set())


def introduce(style: str, given: dict[str, Any]) -> None:
    """Make a budget known as a style of `grandmaster`."""
    numbers = dict(given)
    _told[style] = set(numbers.pop("told", "").split())
    _skills[style] = {key: numbers.pop(key) for key in list(numbers) if key in Skill.__struct_fields__}
    TRIALS[style] = Budget(**numbers)


def prepare(config: dict[str, Any]) -> None:
    """Make the budgets of a config known to this process."""
    for name, given in config["budgets"].items():
        introduce(name, given)
    if "habits" in config:
        observed.TABLE = Path(config["habits"])
    setattr(levels, "skill_of", skill)  # noqa: B010 - for figures alone, so not a name that a level exports
    setattr(trials, "Worlds", KnownWorlds)  # noqa: B010 - the same


def informed(memory: Memory, state: State, told: set[str]) -> Memory:
    """Return a memory that knows the truth about what is told."""
    if "roles" in told:
        truth = [memory.roles.index(ROLES[state.role(seat)]) for seat in range(memory.seats)]
        rows = [[0.0 if column == role else -SURE for column in range(len(memory.roles))] for role in truth]
        memory = replace(memory, rows=rows + [[0.0] * len(memory.roles)] * (len(memory.rows) - len(rows)), besides={})
    if "treasure" in told:
        places = {window.place(cell_x(cell), cell_y(cell)): i for i, cell in enumerate(state.table.goal_cells)}
        goals = state.hidden.goals
        found = {at: float(GOAL_KIND[goals[places[at]] & KIND_MASK] == TREASURE) for at in memory.goals}
        memory = replace(memory, goals=found, hints={}, trails={}, dug={})
    return memory


def found_in(diggers: str, saboteurs: str, seats: int, modules: list[str], deal: int) -> float:
    """Play the first round of a deal; return whether the treasure was found."""
    game = Game.new(Setup(seats=seats, modules=modules, seed=deal))
    dice = [random.Random(f"{deal}:{seat}") for seat in range(seats)]
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    state = game._state
    while not game.over and game.round == 1:
        seat = min(game.to_act)
        view = game.view(seat)
        assert view.own is not None
        level = saboteurs if view.own.role == "saboteur" else diggers
        told = told_to(level.partition("-")[2])
        KnownWorlds.truth = state if "cards" in told else None
        answer = decide(level, view, game.legal(seat), informed(memories[seat], state, told), dice[seat])
        for event in game.apply(seat, answer.action):
            memories = [memory.hear(event.seen_by(other)) for other, memory in enumerate(memories)]
    return float(state.table.rounds[0] == END_TREASURE)


def table_of(named: list[str]) -> tuple[int, list[str]]:
    """Return the seats and modules that a cell names behind its levels."""
    return int(named[0]) if named else 5, modules_of(named[1]) if len(named) > 1 else ["base"]


def work(job: Job) -> Done:
    """Do one job."""
    kind, cell, deal = job
    one, other, *rest = cell.split(":")
    seats, modules = table_of(rest)
    began = time.process_time()
    number = saboteurs_of(seats, modules, deal) if kind == "rounds" else 0
    if kind == "rounds":
        figure = found_in(one, other, seats, modules, deal)
    else:
        games = play_deal(Duel(seats, modules, [one, other]), deal)
        gold: dict[str, list[int]] = defaultdict(list)
        for game in games:
            for level, got in zip(game.levels, game.played.gold, strict=True):
                gold[level].append(got)
        figure = sum(gold[one]) / len(gold[one]) - sum(gold[other]) / len(gold[other])
    return kind, cell, deal, number, figure, time.process_time() - began


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


def jobs_of(config: dict[str, Any]) -> list[Job]:
    """Return all jobs, deal by deal, so that each cell has had about as many whenever time is over."""
    first = config.get("first", 5000)
    columns: list[list[Job]] = []
    for cell in config.get("rounds", []):
        _, _, *rest = cell.split(":")
        seats, modules = table_of(rest)
        deals = deals_with(seats, modules, config.get("saboteurs", 2), first)
        columns.append([("rounds", cell, next(deals)) for _ in range(config.get("number", 300))])
    for cell, deals in config.get("gold", {}).items():
        columns.append([("gold", cell, first + i) for i in range(deals)])
    longest = max(map(len, columns))
    return [
        column[i * len(column) // longest]
        for i in range(longest)
        for column in columns
        if i == 0 or i * len(column) // longest != (i - 1) * len(column) // longest
    ]


def write(path: Path, rows: list[Done]) -> None:
    """Write what is done so far."""
    half = path.with_suffix(".half")
    with half.open("w", encoding="utf-8", newline="") as out:
        table = csv.writer(out)
        table.writerow(["kind", "cell", "deal", "saboteurs", "figure", "seconds"])
        table.writerows((*row[:4], f"{row[4]:.4g}", f"{row[5]:.3f}") for row in rows)
    half.replace(path)


def read(path: Path) -> list[Done]:
    """Read what was done before, to go on from there."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as table:
        next(table)
        return [
            (kind, cell, int(deal), int(saboteurs), float(figure), float(seconds))
            for kind, cell, deal, saboteurs, figure, seconds in csv.reader(table)
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


def main() -> int:
    """Play what a config says, as long as there is time."""
    began = time.monotonic()
    args = arguments("train.sweep", 480.0)
    config = tomllib.loads(args.config.read_text("utf-8"))
    rows = read(args.out)
    known = {row[:3] for row in rows}
    todo = (job for job in jobs_of(config) if job not in known)
    for done in played(args, todo, work, prepare, config, lambda: write(args.out, rows)):
        rows.append(done)
    report(rows)
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
