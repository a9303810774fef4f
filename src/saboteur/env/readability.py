"""How readable saboteurs are, and what hiding costs them.

python -m saboteur.env.readability steady steady-cunning --games 100
python -m saboteur.env.readability steady-bold steady-cunning --diggers steady --seats 6 --modules saboteur2

For every kind of saboteurs games are played against the same gold-diggers over the same deals. Told is how often the
treasure was found, how often a saboteur's first turn gives it away, how good the posterior is by quarters of a round,
and how often the top suspect of an observer is a saboteur, in rounds that have one. That observer is trained afresh
on these very games (`belief_scores.fit`) and counts what each seat did in the first lap by finer kinds, too
(`opening_kinds`), so hiding from the posterior alone does not help; each fifth of the deals is judged by one that has
seen the other four.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import by_side, spread
from saboteur.bots.arena.intervals import ReportLine, markdown, mean_line, rate_line
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import classify
from saboteur.bots.memory.opening_kinds import is_first_lap, opening_kind
from saboteur.core.table.codes import PASS
from saboteur.env.belief_scores import fit, predict, score
from saboteur.env.role_dataset import ACTION_EVENTS, EVERY, opinions, shares
from saboteur.play.actions import pack
from saboteur.play.events import CardPlayed, Event, Passed, RoundStarted
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIRST = 3 * 10**6  # deals that nothing was tuned on
# What gives a saboteur away on its first turn: a good card wasted, a dead end, an unprovoked break, a mended suspect.
GIVEAWAYS = ("lay:dead", "lay:back", "lay:side", "rocks:harm", "break:low", "break:mid", "fix:high")
MOMENTS = {"quarter": 1, "half": 2}


class Game3(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    found: list[bool]  # by round: the treasure
    steps: list[dict[str, Any]]  # a row for every action, as in the dataset, without what no score needs


class Spectator:
    """Takes every public action down, with the truth."""

    def __init__(self, memory: Memory, seed: int) -> None:
        """Begin with a spectator's memory."""
        self.memory = memory
        self.seed = seed
        self.rows: list[dict[str, Any]] = []

    def watch(self, game: Game, told: tuple[RawEvent, ...], memories: list[Memory]) -> None:
        """Take in what happened; what ends a round is left out, because the dwarfs are turned up after it."""
        observed, opening, over = None, "", game.over
        for happening in told:
            event = happening.seen_by(None)
            if isinstance(event, ACTION_EVENTS):
                observed = classify(self.memory, event)
                opening = _opening(self.memory, event)
            over = over or isinstance(event, RoundStarted)
            self.memory = self.memory.hear(event)
        if observed is None or over or "saboteur" not in self.memory.roles:
            return
        bad = self.memory.roles.index("saboteur")
        self.rows.append(
            {
                "seed": self.seed,
                "round": self.memory.round,
                "step": self.memory.cards_played,
                "seat": observed.seat,
                "drawer": observed.category,
                "opening": opening,
                "saboteur": [memory.known.get(memory.seat) == bad for memory in memories],
                "posterior": opinions(self.memory)[-1],
            }
        )


def _opening(memory: Memory, event: Event) -> str:
    """Return the kind of a turn of the first lap, and nothing later."""
    if not is_first_lap(memory) or not isinstance(event, CardPlayed | Passed):
        return ""
    action = pack(event.action) if isinstance(event, CardPlayed) else int(PASS)
    return opening_kind(memory, event.seat, action)


def played(diggers: str, saboteurs: str, seats: int, modules: list[str], seed: int) -> Game3:
    """Play one deal."""
    setup = Setup(seats=seats, modules=modules, seed=seed)
    spectator = Spectator(Memory.start(Game.new(setup).view(None)), seed)
    done = play(setup, partial(by_side, diggers, saboteurs), spectator.watch)
    shares(spectator.rows)
    return Game3([result.ending == "treasure" for result in done.rounds], spectator.rows)


def first_turns(rows: Sequence[dict[str, Any]]) -> list[float]:
    """Return for every saboteur whether its first turn in a round gave it away."""
    seen: dict[tuple[int, int, int], float] = {}
    for row in rows:
        key = (row["seed"], row["round"], row["seat"])
        if row["saboteur"][row["seat"]] and key not in seen:
            seen[key] = float(row["drawer"].startswith(GIVEAWAYS))
    return list(seen.values())


def observed(rows: list[dict[str, Any]]) -> NDArray[np.float64]:
    """Return the chances that an observer sees who was trained on the other four fifths of these games."""
    out = np.zeros((len(rows), len(rows[0]["saboteur"])))
    for part in range(EVERY):
        mine = [i for i, row in enumerate(rows) if row["seed"] % EVERY == part]
        others = [row for row in rows if row["seed"] % EVERY != part]
        if mine and others:
            out[mine] = predict(fit(others), [rows[i] for i in mine])
    return out


def top_suspects(rows: Sequence[dict[str, Any]], chances: NDArray[np.float64], quarter: int) -> list[float]:
    """Return by round whether the top suspect at the end of a quarter is a saboteur, where there is one."""
    last: dict[tuple[int, int], int] = {}
    for i, row in enumerate(rows):
        if row["quarter"] <= quarter and any(row["saboteur"]):
            last[row["seed"], row["round"]] = i
    return [float(rows[i]["saboteur"][int(np.argmax(chances[i]))]) for i in last.values()]


def blind_guesses(rows: Sequence[dict[str, Any]]) -> list[float]:
    """Return by round how likely a seat drawn blindly is a saboteur, where there is one: the least to expect."""
    truth = {(row["seed"], row["round"]): row["saboteur"] for row in rows if any(row["saboteur"])}
    return [sum(seats) / len(seats) for seats in truth.values()]


def lines_of(name: str, games: Sequence[Game3]) -> Iterator[ReportLine]:
    """Return the figures of one kind of saboteurs."""
    rows = [row for game in games for row in game.steps]
    yield rate_line(f"{name}: treasure found", [float(won) for game in games for won in game.found])
    first = first_turns(rows)
    if not first:
        return
    yield rate_line(f"{name}: first turn gives away", first)
    yield mean_line(f"{name}: blind guess right", blind_guesses(rows), "rate")
    fresh, posterior = observed(rows), np.array([row["posterior"] for row in rows])
    for when, quarter in MOMENTS.items():
        yield rate_line(f"{name}: fresh observer's top suspect right, {when}", top_suspects(rows, fresh, quarter))
        yield rate_line(f"{name}: posterior's top suspect right, {when}", top_suspects(rows, posterior, quarter))
    for kind, chances in (("posterior", posterior), ("fresh observer", fresh)):
        for one in score(kind, rows, chances):
            place = f"{name}: {kind}, quarter {one.quarter}"
            yield ReportLine(f"{place}: log loss", one.log_loss, 0.0, one.cases, "mean")
            yield ReportLine(f"{place}: Brier", one.brier, 0.0, one.cases, "mean")
            yield ReportLine(f"{place}: calibration error", one.calibration, 0.0, one.cases, "mean")


def main(words: list[str] | None = None) -> int:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(
        prog="saboteur.env.readability", description="Measure how readable saboteurs are."
    )
    parser.add_argument("saboteurs", nargs="+", help="levels of the saboteurs, perhaps with a style: steady-cunning")
    parser.add_argument("--diggers", default="steady", help="level of everybody else")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--modules", default="base", help="comma between them")
    parser.add_argument("--games", type=int, default=100, help="of three rounds each (about 0.4 s with steady)")
    parser.add_argument("--first", type=int, default=FIRST, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    if options.games < EVERY or options.jobs < 1:
        parser.error(f"games are a number from {EVERY}, jobs from 1")
    if not all(map(playable, [*options.saboteurs, options.diggers])):
        parser.error(f"levels are {', '.join(LEVELS)}, perhaps with a style, as in steady-cunning")
    modules = options.modules.split(",")
    found: dict[str, list[ReportLine]] = defaultdict(list)
    for level in options.saboteurs:
        work = partial(played, options.diggers, level, options.seats, modules)
        games = list(spread(work, range(options.first, options.first + options.games), Workers(options.jobs), level))
        found[level] = list(lines_of(level, games))
        title = f"{level} saboteurs against {options.diggers}: {options.modules}, {options.seats} seats"
        sys.stdout.write(markdown(title, found[level]) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
