"""Learn how each role behaves from games between bots, some of whom slip as people do, and some of whom hide.

python -m lab habits --games 330     writes habits.json
"""

import argparse
import json
from collections import Counter, defaultdict
from functools import partial

from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import by_seat, spread
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import TABLE, classify, family
from saboteur.play.events import CardPlayed, CardVetoed, FrontDropped, Passed
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

TABLES = [(3, "base"), (5, "base"), (7, "base"), (10, "base"), (7, "base,tournament"), (6, "base,greedy_dwarf"),
          (4, "saboteur2"), (6, "saboteur2,veto"), (9, "saboteur2"), (6, "base,veto")]  # fmt: skip
SEATED = "steady,shrewd-cunning,steady-noisy,steady-cunning,shrewd"
FIRST = 10**6
SPARSE = 40.0  # actions that what everybody does counts for
SLIPS = 0.05  # share of actions that are slips, which anybody may make
RAREST = 1e-5  # nothing that was seen is impossible to anybody
BLUFFS = 0.1  # share of saboteurs' actions that are a gold-digger's
BASE = ("digger", "saboteur", "greedy")
SABOTEUR2 = ("blue", "green", "boss", "profiteer", "geologist", "saboteur2")
ACTION_EVENTS = (CardPlayed, CardVetoed, Passed, FrontDropped)
Counts = dict[str, dict[str, Counter[str]]]  # role, situation, what


class Pupil:
    """Watches a game with everybody's eyes on the actions and none on the secrets, and counts who did what."""

    def __init__(self, memory: Memory) -> None:
        """Begin with a memory of any seat: actions depend on what is public only."""
        self.memory = memory
        self.counts: Counts = defaultdict(lambda: defaultdict(Counter))

    def watch(self, game: Game, told: tuple[RawEvent, ...], memories: list[Memory]) -> None:
        """Count the actions among some events, under the role their doer truly has."""
        for raw_event in told:
            event = raw_event.seen_by(self.memory.seat)
            if isinstance(event, ACTION_EVENTS):
                self.count(event, memories)
            self.memory = self.memory.hear(event)
        _ = game

    def count(self, event: CardPlayed | CardVetoed | Passed | FrontDropped, memories: list[Memory]) -> None:
        """Put one action into its category."""
        observed = classify(self.memory, event)
        doer = memories[observed.seat]
        role = doer.known.get(observed.seat)
        if role is not None:
            self.counts[family(doer.roles[role], doer.roles)][observed.situation][observed.category] += 1


def _learn_one(levels: list[str], job: tuple[int, str, int]) -> dict[str, dict[str, dict[str, int]]]:
    seats, modules, seed = job
    setup = Setup(seats=seats, modules=modules.split(","), seed=seed)
    pupil = Pupil(Memory.start(Game.new(setup).view(0)))
    turn = (seed - FIRST) // len(TABLES)  # so that every level sits at every seat of every table
    play(setup, partial(by_seat, [levels[(seat + turn) % len(levels)] for seat in range(seats)]), pupil.watch)
    return {role: {s: dict(whats) for s, whats in table.items()} for role, table in pupil.counts.items()}


def learn(levels: list[str], games: int, jobs: int) -> Counts:
    """Count actions by role and situation over many games at many tables."""
    todo = [(seats, modules, FIRST + i) for i in range(games) for seats, modules in [TABLES[i % len(TABLES)]]]
    total: Counts = defaultdict(lambda: defaultdict(Counter))
    for found in spread(partial(_learn_one, levels), todo, Workers(jobs), "games"):
        for role, table in found.items():
            for situation, whats in table.items():
                total[role][situation].update(whats)
    return total


def mirrored(what: str) -> str:
    """Return a drawer with blue and green exchanged."""
    for one, two in (("blue", "green"), ("green", "blue")):
        if what.endswith(one):
            return what.removesuffix(one) + two
    return what


def by_family(counts: Counts) -> Counts:
    """Let blue and green learn from each other, and everybody that doors of either colour are alike (S6)."""
    out: Counts = defaultdict(lambda: defaultdict(Counter))
    for role, table in counts.items():
        twin = {"blue": "green", "green": "blue"}.get(role, role)
        for situation, whats in table.items():
            out[role][situation].update(whats)
            out[twin][situation].update({mirrored(what): n for what, n in whats.items()})
    return out


def chances(counts: Counts) -> dict[str, dict[str, dict[str, float]]]:
    """Turn counts into chances; where a role was seldom seen it is taken to do what the others at its tables do."""
    counts = by_family(counts)
    out: dict[str, dict[str, dict[str, float]]] = {}
    for roles in (BASE, SABOTEUR2):
        tables = {role: counts[role] for role in roles if role in counts}
        for situation in sorted({situation for table in tables.values() for situation in table}):
            found = _in_situation({role: table[situation] for role, table in tables.items()})
            for role, row in found.items():
                out.setdefault(role, {})[situation] = {what: max(RAREST, round(row[what], 5)) for what in sorted(row)}
    return {role: out[role] for role in sorted(out)}


def _in_situation(counts: dict[str, Counter[str]]) -> dict[str, dict[str, float]]:
    categories = {what for whats in counts.values() for what in whats}
    shares = {
        role: {what: whats[what] / max(1, whats.total()) for what in categories} for role, whats in counts.items()
    }
    pooled = {what: sum(share[what] for share in shares.values()) / len(shares) for what in categories}
    out = {
        role: {
            what: (1.0 - SLIPS) * (whats[what] + SPARSE * pooled[what]) / (whats.total() + SPARSE)
            + SLIPS * pooled[what]
            for what in categories
        }
        for role, whats in counts.items()
    }
    good = [row for role, row in out.items() if not role.startswith("saboteur")]
    for role in out:
        if role.startswith("saboteur"):
            honest = {what: sum(row[what] for row in good) / len(good) for what in categories}
            out[role] = {what: (1.0 - BLUFFS) * out[role][what] + BLUFFS * honest[what] for what in categories}
    return out


def main(words: list[str] | None = None) -> int:
    """Learn from the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab habits", description="Write the table of habits.")
    parser.add_argument(
        "--levels",
        default=SEATED,
        help="levels that sit in turn round the tables",
    )
    parser.add_argument("--games", type=int, default=330)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    levels = options.levels.split(",")
    if options.games < 1 or options.jobs < 1 or not all(map(playable, levels)):
        parser.error(f"games and jobs are numbers from 1, levels some of {', '.join(LEVELS)}")
    table = chances(learn(levels, options.games, options.jobs))
    TABLE.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", "utf-8")
    return 0
