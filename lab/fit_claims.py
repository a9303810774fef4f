"""Fit what claims are worth to games of bots who speak truly and lie: writes claim_rates.json.

python -m lab claims --games 300

How often what somebody saw is told truly is counted, by honest seats and by saboteurs. What an accusation or praise
by guess is worth is what it adds to what everybody could see by then (so that repeating what all think counts for
little), found by maximum likelihood. A share of slips is added, because people err. Guesses by seats that have not
looked, denials and the bounds are not learned: bots do not guess.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from math import exp, log

import msgspec
import numpy as np
from msgspec.structs import replace
from rich.console import Console

from saboteur.bots import talk
from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import by_seat, spread
from saboteur.bots.arena.intervals import ReportLine, rate_line, show
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.claim_evidence import RATES, ClaimRates, Pair, rates
from saboteur.bots.memory.observed_actions import suspicion_of
from saboteur.bots.review.lies import is_lie
from saboteur.play.commentary.said import Said
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIRST = 4 * 10**6
SEATED = "steady-cunning,shrewd-cunning,steady-noisy,steady,shrewd"
TABLES = [(5, "base"), (4, "base"), (7, "base"), (6, "saboteur2")]
SLIPS = 0.05  # share of true words that would be false, and of accusations that would hit anybody, among people
SIGHTS = ("goal_is", "goal_is_not", "chest_holds")
EVEN = 20.0  # cases that no difference counts for
RANGE = np.linspace(log(0.1), log(40.0), 240)  # of the logarithm of a ratio that is looked for


class ClaimCase(msgspec.Struct, frozen=True):
    """A claim, what everybody thought before it, and what was so."""

    say: str
    honest: bool  # the speaker is not a saboteur
    saw: bool
    true: bool  # of a sight: it is not a lie; of a seat: it is a saboteur
    chance: float  # that the seat is one, as everybody could think before


class ClaimWatcher:
    """Takes claims down with the truth."""

    def __init__(self, game: Game) -> None:
        """Begin with a spectator's memory."""
        self.memory = Memory.start(game.view(None))
        self.cases: list[ClaimCase] = []

    def watch(self, game: Game, told: tuple[RawEvent, ...], memories: list[Memory]) -> None:
        """Take in what happened."""
        _ = game, memories
        for raw_event in told:
            self.memory = self.memory.hear(raw_event.seen_by(None))

    def hear(self, game: Game, said: Said, memories: list[Memory]) -> None:
        """Take a claim down."""
        roles = [game.own(seat).role for seat in range(game.setup.seats)]
        honest = roles[said.by] != "saboteur"
        if said.say in SIGHTS:
            true = not is_lie(said, game.view(said.by), memories[said.by])
            self.cases.append(ClaimCase(said.say, honest, True, true, 0.0))
        elif said.say in ("suspect", "trust") and said.seat is not None and said.role in (None, "saboteur"):
            saw = said.by in self.memory.inspectors.get(said.seat, [])
            chance = suspicion_of(self.memory, said.seat)
            self.cases.append(ClaimCase(said.say, honest, saw, roles[said.seat] == "saboteur", chance))


def cases_of(levels: list[str], seed: int) -> list[ClaimCase]:
    """Play one game and take all claims down."""
    turn, (seats, modules) = divmod(seed - FIRST, len(TABLES))[0], TABLES[(seed - FIRST) % len(TABLES)]
    setup = Setup(seats=seats, modules=modules.split(","), seed=seed)
    watcher = ClaimWatcher(Game.new(setup))
    seated = [levels[(seat + turn) % len(levels)] for seat in range(seats)]
    play(setup, partial(by_seat, seated), watcher.watch, speak=talk.after_turn, listen=watcher.hear)
    return watcher.cases


def truth_rate(cases: Sequence[ClaimCase]) -> float:
    """Return how often sights are told truly, as people would."""
    true = (sum(case.true for case in cases) + 0.5 * EVEN) / (len(cases) + EVEN)
    return round((1.0 - SLIPS) * true + 0.5 * SLIPS, 3)


def ratio(cases: Sequence[ClaimCase]) -> float:
    """Return how much more often this is said of a saboteur than of anybody else, beside what all could see."""
    if not cases:
        return 1.0
    odds = np.array([log(max(1e-4, case.chance) / max(1e-4, 1.0 - case.chance)) for case in cases])
    true = np.array([case.true for case in cases])
    best = (-np.inf, 1.0)
    for scale in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1):  # what all could see may be too sure, or not enough
        for more in RANGE:
            chance = 1.0 / (1.0 + np.exp(-(scale * odds + more)))
            fit = np.log(np.where(true, chance, 1.0 - chance)).sum() - 0.5 * EVEN * more * more / 4.0
            best = max(best, (float(fit), float(more)))
    found = exp(best[1])
    return round((1.0 - SLIPS) * found + SLIPS, 3) if found > 1.0 else round(found, 3)


def fitted(cases: Sequence[ClaimCase]) -> ClaimRates:
    """Return the numbers; those that bots give no ground for stay."""

    def pair(say: str) -> Pair:
        some = [case for case in cases if case.say == say and not case.saw]
        return ratio([case for case in some if case.honest]), ratio([case for case in some if not case.honest])

    sights = [case for case in cases if case.say in SIGHTS]
    seen = (truth_rate([c for c in sights if c.honest]), truth_rate([c for c in sights if not c.honest]))
    return replace(
        rates(),
        fact_seen=seen,
        accused=pair("suspect"),
        trusted=pair("trust"),
    )


def lines_of(cases: Sequence[ClaimCase]) -> list[ReportLine]:
    """Return what was counted."""
    out = []
    for honest in (True, False):
        who = "honest seats" if honest else "saboteurs"
        sights = [float(case.true) for case in cases if case.say in SIGHTS and case.honest == honest]
        out.append(rate_line(f"sights that {who} tell truly", sights))
        for say in ("suspect", "trust"):
            for saw in (False, True):
                some = [float(c.true) for c in cases if (c.say, c.honest, c.saw) == (say, honest, saw)]
                name = f"{say} by {who}{', who looked' if saw else ''}: of a saboteur"
                out += [rate_line(name, some)] if some else []
    return out


def main(words: list[str] | None = None) -> int:
    """Fit from the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab claims", description="Write the table of claims' worth.")
    parser.add_argument("--levels", default=SEATED, help="levels that sit in turn round the tables")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    levels = options.levels.split(",")
    if options.games < 1 or options.jobs < 1 or not all(map(playable, levels)):
        parser.error(f"games and jobs are numbers from 1, levels some of {', '.join(LEVELS)}")
    deals = range(FIRST, FIRST + options.games)
    cases = [one for game in spread(partial(cases_of, levels), deals, Workers(options.jobs), "games") for one in game]
    show(Console(), "claims", lines_of(cases))
    RATES.write_bytes(msgspec.json.format(msgspec.json.encode(fitted(cases)), indent=1) + b"\n")
    return 0
