"""What bots say in games: how soon they tell what they saw, how much is filler, and what lying is worth.

python -m lab talk --level steady-cunning --games 100
python -m lab talk --level shrewd-cunning --games 200 --liars    rounds lost to saboteurs who always lie, never, ...
"""

import argparse
import random
from collections import Counter
from functools import partial
from typing import Final

import msgspec
from rich.console import Console

from saboteur.bots import talk
from saboteur.bots.arena.bot_game import Speaker, play
from saboteur.bots.arena.duel import by_side, spread
from saboteur.bots.arena.intervals import ReportLine, mean_line, rate_line, show
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.skills import level_named
from saboteur.play.commentary.said import Said
from saboteur.play.events import DwarfInspected, MapRead
from saboteur.play.events.audiences import RawEvent
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.workers import Workers

FIRST: Final = 5 * 10**6  # deals that nothing was tuned on
SIGHTS: Final = ("goal_is", "goal_is_not", "chest_holds")
JUDGED: Final = ("suspect", "trust", "please_break")


class Look(msgspec.Struct):
    """Somebody looked at a goal, a chest or a dwarf, and told of it so many turns of the table later, or did not."""

    by: int
    about: Cell | int
    turn: int
    saboteur: bool
    told: int | None = None


class TalkCount(msgspec.Struct):
    """What was said in one game."""

    said: Counter[str]
    looks: list[Look]
    unfounded: int = 0  # requests to mend a tool that is whole


class TalkWatcher:
    """Counts looks and what is said."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.count = TalkCount(Counter(), [])
        self._open: list[Look] = []  # of this round, not told of yet

    def watch(self, game: Game, told: tuple[RawEvent, ...], memories: list[Memory]) -> None:
        """Take in what happened."""
        if memories[0].cards_played == 0:
            self._open = []
        for raw_event in told:
            event = raw_event.seen_by(None)
            if isinstance(event, MapRead | DwarfInspected):
                about = event.target if isinstance(event, DwarfInspected) else event.cell
                bad = game.own(event.seat).role == "saboteur"
                self._open.append(Look(event.seat, about, memories[0].cards_played, bad))
                self.count.looks.append(self._open[-1])

    def hear(self, game: Game, said: Said, memories: list[Memory]) -> None:
        """Take in what was said; whoever names the treasure has told of all goals that it looked at."""
        self.count.said[said.say] += 1
        self.count.unfounded += said.say == "please_mend" and said.tool not in game.view(None).table[said.by].front
        for look in list(self._open):
            here = look.about == (said.cell if said.say in SIGHTS else said.seat if said.say in JUDGED else None)
            if look.by == said.by and (here or (said.say == "goal_is" and isinstance(look.about, Cell))):
                look.told = memories[0].cards_played - look.turn
                self._open.remove(look)


def talked(level: str, seats: int, modules: list[str], seed: int) -> TalkCount:
    """Play one game among bots that talk."""
    watcher = TalkWatcher()
    setup = Setup(seats=seats, modules=modules, seed=seed)
    play(setup, partial(by_side, level, level), watcher.watch, speak=talk.after_turn, listen=watcher.hear)
    return watcher.count


def talk_lines(games: list[TalkCount]) -> list[ReportLine]:
    """Return what was said, and how soon."""
    said: Counter[str] = sum((game.said for game in games), Counter())
    looks = [look for game in games for look in game.looks]
    filler = [float(say == "feel") for say, n in said.items() for _ in range(n)]
    lines = [mean_line("remarks a game", [float(game.said.total()) for game in games])]
    lines.append(rate_line("remarks that are filler", filler))
    lines += [
        rate_line(f"remarks: {say}", [float(say == one) for one, n in said.items() for _ in range(n)])
        for say, _ in said.most_common()
    ]
    for name, bad in (("saboteurs", True), ("others", False)):
        part = [look for look in looks if look.saboteur == bad]
        told = [look for look in part if look.told is not None]
        lines.append(rate_line(f"looks by {name} that are told of", [float(look.told is not None) for look in part]))
        lines.append(rate_line(f"of those, on the same turn, by {name}", [float(look.told == 0) for look in told]))
    asked = said["please_mend"]
    wrong = sum(game.unfounded for game in games)
    return [*lines, rate_line("requests to mend what is whole", [1.0] * wrong + [0.0] * (asked - wrong))]


def _silent(level: str, mouth: talk.Mouth, view: View, memory: Memory, rng: random.Random) -> Said | None:
    """Speak as usual, but as a saboteur never."""
    said = talk.after_turn(level, mouth, view, memory, rng)
    return None if view.own is not None and view.own.role == "saboteur" else said


def speaker(manner: str, level: str) -> Speaker | None:
    """Return how bots talk: nobody, saboteurs never, always truly, as their level does, or always lying."""
    usual = level_named(level).talk
    change = {"true": {"lies": 0.0, "slander": 0.0}, "usual": {}, "lies": {"lies": 1.0, "slander": 1.0}}
    if manner in change:
        return partial(talk.after_turn, manner=msgspec.structs.replace(usual, **change[manner]))
    return _silent if manner == "silent" else None


MANNERS: Final = ("nobody", "silent", "true", "usual", "lies")


def found_against(levels: tuple[str, str], manner: str, seats: int, modules: list[str], seed: int) -> list[float]:
    """Play one game against saboteurs who speak in a manner; return by round whether the treasure was found."""
    setup = Setup(seats=seats, modules=modules, seed=seed)
    done = play(setup, partial(by_side, *levels), speak=speaker(manner, levels[1]))
    return [float(result.ending == "treasure") for result in done.rounds]


def liar_lines(levels: tuple[str, str], seats: int, modules: list[str], deals: range, jobs: int) -> list[ReportLine]:
    """Compare, deal by deal, rounds against saboteurs who speak otherwise with rounds where they are silent."""
    found = {
        manner: list(spread(partial(found_against, levels, manner, seats, modules), deals, Workers(jobs), manner))
        for manner in MANNERS
    }
    lines = [
        rate_line(f"treasure found, {manner}", [one for game in games for one in game])
        for manner, games in found.items()
    ]
    for manner in MANNERS[1:]:
        pairs = zip(found[manner], found["nobody"], strict=True)
        gaps = [sum(one) / len(one) - sum(other) / len(other) for one, other in pairs]
        lines.append(mean_line(f"found more often than where nobody speaks, {manner}", gaps, "rate"))
    return lines


def main(words: list[str] | None = None) -> int:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab talk", description="Measure what bots say, and lies.")
    parser.add_argument("--level", default="steady-cunning", help="who plays; of gold-diggers with --liars")
    parser.add_argument("--saboteurs", default="", help="level of saboteurs with --liars, if another")
    parser.add_argument("--liars", action="store_true", help="compare saboteurs who speak in different manners")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--modules", default="base", help="comma between them")
    parser.add_argument("--first", type=int, default=FIRST, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    if options.games < 1 or options.jobs < 1:
        parser.error("games and jobs are numbers from 1")
    levels = (options.level, options.saboteurs or options.level)
    if not all(map(playable, levels)):
        parser.error(f"levels are {', '.join(LEVELS)}, perhaps with a style, as in steady-cunning")
    modules, deals = options.modules.split(","), range(options.first, options.first + options.games)
    title = f"{' against '.join(dict.fromkeys(levels))}: {options.modules}, {options.seats} seats"
    if options.liars:
        show(Console(), title, liar_lines(levels, options.seats, modules, deals, options.jobs))
        return 0
    work = partial(talked, options.level, options.seats, modules)
    show(Console(), title, talk_lines(list(spread(work, deals, Workers(options.jobs), "games"))))
    return 0
