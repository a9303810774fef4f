"""Learn how each role behaves from games between bots.

python -m saboteur.bots.learning --games 330     writes habits.json
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from functools import partial

from saboteur.bots.duel import by_seat, spread
from saboteur.bots.levels import LEVELS
from saboteur.bots.match import play
from saboteur.bots.memory import Memory
from saboteur.bots.observed import TABLE, classify
from saboteur.play.audiences import RawEvent
from saboteur.play.events import CardPlayed, CardVetoed, FrontDropped, Passed
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

TABLES = [(3, "base"), (5, "base"), (7, "base"), (10, "base"), (7, "base,tournament"), (6, "base,greedy_dwarf"),
          (4, "saboteur2"), (6, "saboteur2,veto"), (9, "saboteur2"), (6, "base,veto")]  # fmt: skip
SMOOTH = 0.7
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
            self.counts[doer.roles[role]][observed.situation][observed.category] += 1


def _learn_one(levels: list[str], job: tuple[int, str, int]) -> dict[str, dict[str, dict[str, int]]]:
    seats, modules, seed = job
    setup = Setup(seats=seats, modules=modules.split(","), seed=seed)
    pupil = Pupil(Memory.start(Game.new(setup).view(0)))
    play(setup, partial(by_seat, [levels[seat % len(levels)] for seat in range(seats)]), pupil.watch)
    return {role: {s: dict(whats) for s, whats in table.items()} for role, table in pupil.counts.items()}


def learn(levels: list[str], games: int, jobs: int) -> Counts:
    """Count actions by role and situation over many games at many tables."""
    todo = [(seats, modules, 10**6 + i) for i in range(games) for seats, modules in [TABLES[i % len(TABLES)]]]
    total: Counts = defaultdict(lambda: defaultdict(Counter))
    for found in spread(partial(_learn_one, levels), todo, Workers(jobs), "games"):
        for role, table in found.items():
            for situation, whats in table.items():
                total[role][situation].update(whats)
    return total


def chances(counts: Counts) -> dict[str, dict[str, dict[str, float]]]:
    """Turn counts into chances; "?" stands for what this role was never seen to do in this situation."""
    categories = {what for table in counts.values() for whats in table.values() for what in whats}
    out: dict[str, dict[str, dict[str, float]]] = {}
    for role, table in sorted(counts.items()):
        for situation, whats in sorted(table.items()):
            size = sum(whats.values()) + SMOOTH * len(categories)
            row = {what: round((n + SMOOTH) / size, 5) for what, n in sorted(whats.items())}
            out.setdefault(role, {})[situation] = {**row, "?": round(SMOOTH / size, 5)}
    return out


def main(words: list[str] | None = None) -> int:
    """Learn from the command line."""
    parser = argparse.ArgumentParser(prog="saboteur.bots.learning", description="Write the table of habits.")
    parser.add_argument("--levels", default="steady,shrewd", help="levels that sit in turn round the tables")
    parser.add_argument("--games", type=int, default=330)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    levels = options.levels.split(",")
    if options.games < 1 or options.jobs < 1 or not set(levels) <= set(LEVELS):
        parser.error(f"games and jobs are numbers from 1, levels some of {', '.join(LEVELS)}")
    table = chances(learn(levels, options.games, options.jobs))
    TABLE.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
