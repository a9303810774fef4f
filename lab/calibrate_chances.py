"""Measure how well the judge's chances hold: what was said after each turn, against how the round ended.

python -m lab chances --games 40
python -m lab chances steady-noisy --games 20 --slips 0.03 --slips 0.9
"""

import argparse
import sys
from functools import partial
from math import log

import msgspec

from lab.calibrate_beliefs import error_line, tenths
from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import spread
from saboteur.bots.arena.intervals import ReportLine, markdown, mean_line
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.review.chances import SLIPS, chances, outcome
from saboteur.play.commentary.analysis import Side
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIRST = (
    4 * 10**6 + 1000
)  # seeds that nothing was learned or tuned on; the chances were fitted to 40 games before them
PLAYERS = ("steady", "steady-cunning", "steady-noisy", "shrewd", "master")  # they take turns, game by game
EVERY = 3  # of so many turns one is asked about: those between say nearly the same


class Said(msgspec.Struct, frozen=True):
    """What was said of a side's chances at a moment, by each way to slip, and what came of it."""

    round: tuple[int, int]  # the seed of the game, and which
    drawn_out: bool  # the draw pile was empty
    chances: list[float]
    won: bool


class Listener:
    """Asks for the chances while a game is played, and waits for what comes of the round."""

    def __init__(self, game: Game, slips: list[float], rollouts: int, seed: int) -> None:
        """Begin with a spectator's memory."""
        self.memory = Memory.start(game.view(None))
        self.said: list[Said] = []
        self._waiting: list[tuple[bool, Side, list[float]]] = []
        self._slips, self._rollouts, self._seed = slips, rollouts, seed
        self._over = 0
        self._turns = 0
        self._gold = [0] * game.setup.seats

    def watch(self, game: Game, told: tuple[RawEvent, ...], _: list[Memory]) -> None:
        """Take in what happened; between two turns ask, after a round compare."""
        for raw_event in told:
            self.memory = self.memory.hear(raw_event.seen_by(None))
        view = game.view(None)
        if len(view.rounds) > self._over:
            self._over = len(view.rounds)
            won = {one.side for one in outcome(game, self._gold) if one.chance == 1.0}
            place = (self._seed, self._over)
            self.said += [Said(place, empty, said, side in won) for empty, side, said in self._waiting]
            self._waiting = []
        if view.question is None or view.question.kind != "take_turn":
            return
        self._gold = [game.own(seat).gold for seat in range(view.seats)]
        self._turns += 1
        if self._turns % EVERY:
            return
        found = [chances(game, self.memory, self._rollouts, slips=slips) for slips in self._slips]
        for i, one in enumerate(found[0][:-1] if len(found[0]) == 2 else found[0]):  # of two sides one tells all
            self._waiting.append((view.pile == 0, one.side, [ways[i].chance for ways in found]))


def listened(
    levels: list[str], seats: int, modules: list[str], slips: list[float], rollouts: int, seed: int
) -> list[Said]:
    """Play one game among players of one level, and ask for the chances on the way."""
    setup = Setup(seats=seats, modules=modules, seed=seed)
    listener = Listener(Game.new(setup), slips, rollouts, seed)
    level = levels[seed % len(levels)]
    play(setup, lambda _seat, _view: level, listener.watch)
    return listener.said


def lines_of(said: list[Said], way: int) -> list[ReportLine]:
    """Compare what was said with what came, in tenths and as scores; rounds are the independent cases."""
    pairs = [(one.chances[way], one.won) for one in said]
    lines = [
        ReportLine(f"said {100 * dot.said:.0f} %, came true", dot.true, 0.0, dot.cases, "rate")
        for dot in tenths(pairs)
    ]
    rounds: dict[tuple[int, int], list[tuple[float, bool]]] = {}
    for one, pair in zip(said, pairs, strict=True):
        rounds.setdefault(one.round, []).append(pair)
    brier = [sum((chance - won) ** 2 for chance, won in part) / len(part) for part in rounds.values()]
    losses = [-sum(log(max(1e-4, c if won else 1.0 - c)) for c, won in part) / len(part) for part in rounds.values()]
    return [*lines, mean_line("Brier", brier), mean_line("log loss", losses), error_line(tenths(pairs), "error")]


def main(words: list[str] | None = None) -> int:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab chances", description="Test the judge's chances.")
    parser.add_argument(
        "levels", nargs="*", help=f"who plays, game by game in turn; if not named {' '.join(PLAYERS)}"
    )
    parser.add_argument("--games", type=int, default=40, help="of three rounds each")
    parser.add_argument("--first", type=int, default=FIRST, help="seed of the first game")
    parser.add_argument("--slips", type=float, action="append", help="how far players of roll-outs misjudge; several")
    parser.add_argument("--rollouts", type=int, default=40, help="for each chance")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--modules", default="base", help="comma between them")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    levels, slips = options.levels or list(PLAYERS), options.slips or [SLIPS]
    if min(options.games, options.jobs, options.rollouts) < 1 or min(slips) < 0:
        parser.error("games, jobs and roll-outs are numbers from 1, slips from 0")
    if not all(map(playable, levels)):
        parser.error(f"levels are {', '.join(LEVELS)}, perhaps with a style, as in steady-cunning")
    work = partial(listened, levels, options.seats, options.modules.split(","), slips, options.rollouts)
    games = spread(work, range(options.first, options.first + options.games), Workers(options.jobs), "games")
    said = [one for game in games for one in game]
    for way, slip in enumerate(slips):
        title = f"Chances, {options.games} games of {', '.join(levels)}: {options.modules}, {options.seats} seats"
        for when, part in (("all moments", said), ("the draw pile is empty", [one for one in said if one.drawn_out])):
            if part:
                sys.stdout.write(markdown(f"{title}, slips {slip:g}, {when}", lines_of(part, way)) + "\n")
    return 0
