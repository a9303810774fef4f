"""Duels: levels against levels over many deals, each deal with every hand for every level, in several processes."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from saboteur.bots.arena.bot_game import MatchResult, play
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.workers import Done, Job, Workers, each

CHUNK = 2  # deals that a worker is given at once


class Duel(msgspec.Struct, frozen=True):
    """What is played: levels by seat (rotated over the seats), or by side if `sides` is set."""

    seats: int
    modules: list[str]
    levels: list[str]
    sides: bool = False
    first: int = 1
    keep: bool = False  # the record of every game

    def setup(self, deal: int) -> Setup:
        """Return the setup of a deal."""
        return Setup(seats=self.seats, modules=self.modules, seed=deal)


class DuelGame(msgspec.Struct, frozen=True):
    """One game of a deal, with the level of every seat."""

    deal: int
    levels: list[str]
    played: MatchResult


def by_side(diggers: str, saboteurs: str, seat: int, view: View) -> str:
    """Let saboteurs play one level and everybody else the other."""
    _ = seat
    return saboteurs if view.own is not None and view.own.role == "saboteur" else diggers


def by_seat(levels: list[str], seat: int, view: View) -> str:
    """Let each seat play its own level."""
    _ = view
    return levels[seat]


def play_deal(duel: Duel, deal: int) -> list[DuelGame]:
    """Play one deal: once by side; or once for each rotation of the levels, so that all have had all hands."""
    setup = duel.setup(deal)
    if duel.sides:
        return [
            DuelGame(deal, duel.levels, play(setup, partial(by_side, duel.levels[0], duel.levels[1]), keep=duel.keep))
        ]
    out = []
    for turn in range(len(duel.levels)):
        levels = [duel.levels[(seat + turn) % len(duel.levels)] for seat in range(duel.seats)]
        out.append(DuelGame(deal, levels, play(setup, partial(by_seat, levels), keep=duel.keep)))
    return out


def run(duel: Duel, deals: int, workers: Workers, quiet: bool = False) -> list[list[DuelGame]]:
    """Play many deals; the result does not depend on who does the work."""
    return list(spread(partial(play_deal, duel), range(duel.first, duel.first + deals), workers, "deals", quiet))


def spread(
    work: Callable[[Job], Done], todo: Sequence[Job], workers: Workers, label: str, quiet: bool = False
) -> Iterator[Done]:
    """Do the work for each of many things, with progress on the standard error output if that is a terminal."""
    columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(label, total=len(todo))
        for done in each(work, todo, workers, CHUNK):
            progress.advance(task)
            yield done
