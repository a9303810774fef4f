"""Record what seats know of each other: `python -m train.kinship_games --out build/kinship --jobs 16 --seconds 120`.

Games of all tables that the large network was not trained for are played by all kinds of bots: every other deal at
one of the tables of docs/bots.md or a preset, the rest by rulesets at random. At some turns what the seat to play and
one other know is kept as `saboteur/bots/network/role_net.py` goes by it, with the dwarfs that everybody holds at that
moment. With `--spectator` it is what everybody saw, for `saboteur/bots/network/public_beliefs.py`: at all tables,
every other deal in the base game or the tournament, where a seat plays as another kind of bot if it is dealt a
saboteur.
"""

import io
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.arena.comparison import modules_of
from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.memory.treasure import goals_of
from saboteur.bots.network.play_net import UNREADABLE
from saboteur.bots.network.role_net import Numbers, columns_of, knows, numbers
from saboteur.bots.search.budgets import TRIALS, Budget
from saboteur.bots.skills import SKILLS, STYLES
from saboteur.core.measure.posterior import marginals
from saboteur.core.table.cards import GOAL_KIND, TREASURE
from saboteur.core.table.slots import KIND_MASK
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import random_ruleset
from train.commands import Refused, check_level, command, write_whole
from train.pool import record, recorder

TABLES: Final = [
    ("saboteur2", 4), ("everything", 8), ("saboteur2", 6), ("everything2", 8), ("saboteur2", 8), ("championship", 5),
    ("saboteur2", 4), ("everything", 5), ("saboteur2", 12), ("treasures", 5), ("saboteur2", 5), ("everything2", 5),
    ("saboteur2", 6), ("championship", 8), ("saboteur2", 10), ("everything", 10),
]  # fmt: skip
ROLLOUTS: Final = {14: 0.75, 60: 0.18, 240: 0.07}  # how hard those think that search, and how often
# Who sits at a table: half of the tables have one kind at all seats, the others draw every seat.
HASTY: Final = ("plain", "cunning", "bold")
KINDS: Final = {
    "hasty-plain": 0.36, "hasty-cunning": 0.16, "hasty-bold": 0.06, "shrewd": 0.1, "shrewd-cunning": 0.06,
    "shrewd-noisy": 0.06, "steady": 0.06, "steady-cunning": 0.08, "steady-noisy": 0.06,
}  # fmt: skip
SEEN_KINDS: Final = {  # the same for the spectator's games: what people may play like counts more than strength
    "hasty-plain": 0.09, "hasty-cunning": 0.11, "hasty-bold": 0.02, "shrewd": 0.12, "shrewd-cunning": 0.13,
    "shrewd-noisy": 0.1, "steady": 0.14, "steady-cunning": 0.15, "steady-noisy": 0.14,
}  # fmt: skip
SEEN_TABLES: Final = [  # of the base game and the tournament, in turn
    ("base", 5), ("tournament", 5), ("base", 4), ("base", 6), ("tournament", 7), ("base", 3), ("base", 8),
    ("tournament", 6), ("base", 5), ("base", 7), ("tournament", 9), ("base", 10), ("base", 9), ("tournament", 8),
]  # fmt: skip
KEPT: Final = 0.35  # of the turns
ANEW: Final = SKILLS["grandmaster"]


def ruleset_of(deal: int) -> Setup:
    """Return what a deal is played with."""
    if deal % 2 == 0:
        table, seats = TABLES[deal // 2 % len(TABLES)]
        return Setup(seats=seats, modules=modules_of(table), seed=deal)
    dice = random.Random(f"ruleset {deal}")
    while True:
        seats, modules, options = random_ruleset(dice)
        setup = Setup(seats=seats, modules=modules, options=options, seed=deal)
        if not set(setup.modules) <= {"base", "tournament"}:
            return setup


def seen_ruleset_of(deal: int) -> Setup:
    """Return what a deal of the spectator's is played with."""
    if deal % 2:
        return ruleset_of(deal // 2)
    table, seats = SEEN_TABLES[deal // 2 % len(SEEN_TABLES)]
    return Setup(seats=seats, modules=modules_of(table), seed=deal)


def levels_of(seats: int, dice: random.Random, often: Mapping[str, float] = KINDS) -> list[str]:
    """Return who sits where; who searches does so as hard as this game's draw says."""
    rollouts = dice.choices(list(ROLLOUTS), list(ROLLOUTS.values()))[0]
    for style in HASTY:
        TRIALS[f"hasty-{style}"] = Budget(rollouts)
        STYLES[f"hasty-{style}"] = STYLES[style]
    kinds = dice.choices(list(often), list(often.values()), k=seats if dice.random() < 0.5 else 1)
    drawn = kinds if len(kinds) == seats else kinds * seats
    return [f"grandmaster-{kind}" if kind.startswith("hasty") else kind for kind in drawn]


DEAL, SEATS, EYE, SET, LAPS, TREASURES = range(6)  # what a moment is about; its treasure is the last
ROLE, KNOWN = range(2)  # what is true of a seat: the dwarf it holds now, and whether it is known


@dataclass
class Moments:
    """What was kept of a game, moment by moment; `truth` has a line for each seat of each."""

    rows: list[Numbers] = field(default_factory=list)
    about: list[list[float]] = field(default_factory=list)
    truth: list[list[int]] = field(default_factory=list)
    evidence: list[float] = field(default_factory=list)  # of all moments, row by row, as the posterior has it

    def keep(self, deal: int, game: Game, memory: Memory) -> None:
        """Keep what a seat, or a spectator, knows of every seat."""
        seats = memory.seats
        beliefs = marginals(evidence_of(memory), tuple(memory.counts), seats, memory.known)
        present = sum(1 << column for column in columns_of(memory))
        self.rows.append(numbers(memory, beliefs))
        self.about.append(
            [deal, seats, memory.seat, present, memory.cards_played / seats, *_treasure(game, memory, beliefs)]
        )
        self.evidence.extend(value for row in evidence_of(memory) for value in row)
        self.truth.extend([game._state.role(other), int(other in memory.known)] for other in range(seats))


def _treasure(game: Game, memory: Memory, beliefs: list[list[float]]) -> list[float]:
    """Return the chance of the true treasure by maps alone, by digging as it was seen, and weighed anew; -1: none."""
    state = game._state
    kinds = [GOAL_KIND[goal & KIND_MASK] for goal in state.hidden.goals]
    cell = state.table.goal_cells[kinds.index(TREASURE)] if TREASURE in kinds else 0
    truth = int(cell)
    if not memory.dug or memory.goals.get(truth, 1.0) > 0.99 or "saboteur" not in memory.roles:
        return [-1.0, -1.0, -1.0]
    guilt = [row[memory.roles.index("saboteur")] for row in beliefs]
    ways = (memory.goals, goals_of(memory, SKILLS["shrewd"]), goals_of(memory, ANEW, guilt))
    return [float(way[truth]) for way in ways]


def play(deal: int) -> Moments:
    """Play a game, and return what was kept of it."""
    setup = seen_ruleset_of(deal) if _table.spectator else ruleset_of(deal)
    seats, some = setup.seats, random.Random(deal)
    honest = bad = [_table.level] * seats if _table.level else levels_of(seats, some, _table.kinds)
    if _table.spectator and not _table.level:
        bad = levels_of(seats, some, _table.kinds)
    game = Game.new(setup)
    dice = [random.Random(f"{deal}:{seat}") for seat in range(seats)]
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    public = Memory.start(game.view(None))
    out = Moments()
    while not game.over:
        seat = min(game.to_act)
        view = game.view(seat)
        if view.question is not None and view.question.kind == "take_turn" and some.random() < KEPT:
            for eye in [public] if _table.spectator else [memories[one] for one in {seat, some.randrange(seats)}]:
                if _table.spectator or knows(eye):
                    out.keep(deal, game, eye)
        levels = bad if view.own is not None and view.own.role == "saboteur" else honest
        answer = decide(levels[seat], view, game.legal(seat), memories[seat], dice[seat])
        for event in game.apply(seat, answer.action):
            memories = [memory.hear(event.seen_by(other)) for other, memory in enumerate(memories)]
            public = public.hear(event.seen_by(None))
    return out


def write(path: Path, games: Sequence[Moments]) -> None:
    """Write some games' moments."""
    if any(game.rows for game in games):
        packed = io.BytesIO()
        np.savez_compressed(
            packed,
            rows=np.concatenate([rows for game in games for rows in game.rows]).astype(np.float16),
            about=np.array([about for game in games for about in game.about]),
            truth=np.array([truth for game in games for truth in game.truth], np.uint8),
            evidence=np.array([value for game in games for value in game.evidence], np.float32),
        )
        write_whole(path, packed.getvalue())


def read(where: Path, by: str = "train.kinship_games") -> list[dict[str, NDArray[Any]]]:
    """Read all that a command wrote into a folder."""
    paths = sorted(where.glob("*.npz"))
    if not paths:
        raise Refused(f"{where} holds no games; {by} records some.")
    out = []
    try:
        for path in paths:
            with path.open("rb") as file, np.load(file) as arrays:
                out.append(dict(arrays))
    except UNREADABLE as error:
        raise Refused(f"{where} holds a file that is no whole record of games: {error}.") from error
    return out


@dataclass
class Table:
    """What this process was told of who plays, and for whom it is kept."""

    level: str = ""  # that sits at all seats, if one is named
    spectator: bool = False

    @property
    def kinds(self) -> Mapping[str, float]:
        """Return who comes to the tables, and how often."""
        return SEEN_KINDS if self.spectator else KINDS


_table = Table()


def prepare(table: Table) -> None:
    """Make known to this process who plays, and for whom it is kept."""
    _table.level, _table.spectator = table.level, table.spectator


@command
def main(words: list[str] | None = None) -> int:
    """Play as long as there is time, and keep what is done now and then."""
    parser = recorder("train.kinship_games", "Record what is known of who holds which dwarf.", 4000)
    parser.add_argument("--level", default="", help="one level at all seats, instead of all kinds")
    parser.add_argument("--spectator", action="store_true", help="keep what everybody saw, at all tables")
    args = parser.parse_args(words)
    if args.level:
        check_level(args.level)
    record(args, play, prepare, Table(args.level, args.spectator), write)
    return 0


if __name__ == "__main__":
    sys.exit(main())
