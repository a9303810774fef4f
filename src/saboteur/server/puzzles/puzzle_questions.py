"""What is told of a puzzle: the question, which tells nothing of the answer, and the solution.

A question is what one seat was told until its moment, as at any table. Everything else of a puzzle – the answer, what
the options come to, the seed – is told only by a hint, or with the solution.
"""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec

from saboteur.play.actions import AnyAction, unpack
from saboteur.play.events import RoundStarted
from saboteur.play.game import Game
from saboteur.play.views.view_types import View
from saboteur.puzzles.asking import choices, is_right
from saboteur.puzzles.puzzle import Puzzle
from saboteur.puzzles.sifting import follows
from saboteur.server import messages as m
from saboteur.server.finished.history import replay_steps
from saboteur.server.finished.retelling import Retelling
from saboteur.server.limits.bounds import PUZZLE_STEPS
from saboteur.server.tables.log.seated_bots import BOT_NAMES

TOLD: Final = 999.0  # times as likely at most: nobody reads more out of it


def names_of(puzzle: Puzzle) -> list[str]:
    """Return how the others are called, always the same; one's own seat has no name."""
    first = int(puzzle.id, 16)
    names = [BOT_NAMES[(first + seat) % len(BOT_NAMES)] for seat in range(puzzle.setup.seats)]
    names[puzzle.seat] = ""
    return names


def asked(puzzle: Puzzle) -> m.PuzzleAsked:
    """Ask a puzzle."""
    game = puzzle.game()
    view = game.view(puzzle.seat)
    return m.PuzzleAsked(
        id=puzzle.id,
        kind=puzzle.kind,
        seat=puzzle.seat,
        count=len(puzzle.answer) if puzzle.kind == "who" else 1,
        view=msgspec.structs.replace(view, commitment=""),  # puzzles' seeds are small numbers: a hash would tell them
        story=_story(puzzle, game, None),
        choices=[_choice(puzzle, choice) for choice in choices(puzzle)],
    )


def walked(puzzle: Puzzle, first: int) -> m.Replay:
    """Show the table at some steps of a puzzle's story, through its seat's eyes."""
    return _story(puzzle, puzzle.game(), first)


def _story(puzzle: Puzzle, game: Game, first: int | None) -> m.Replay:
    """Tell the round so far without views, or some steps with them."""
    story = Retelling(game)
    story.catch_up(game)
    total = len(story.raw_events)
    starts = [at for at, told in enumerate(story.raw_events) if any(one.kind is RoundStarted for one in told)]
    begin = starts[-1] if first is None else max(first, starts[-1])
    last = total if first is None else min(total, begin + PUZZLE_STEPS)
    eyes, views = str(puzzle.seat), first is not None
    steps = replay_steps(story, eyes, range(begin, last), {}, views=views)
    bare = [msgspec.structs.replace(one, view=_without_hash(one.view)) for one in steps]
    names = names_of(puzzle)
    return m.Replay(
        eyes=eyes, names=names, bots=[bool(name) for name in names], starts=starts[-1:],
        talk=_talk(puzzle, starts[-1], game.view(None).round, names), first=begin, total=total, steps=bare,
    )  # fmt: skip


def _without_hash(view: View | None) -> View | None:
    return None if view is None else msgspec.structs.replace(view, commitment="")


def _talk(puzzle: Puzzle, since: int, round_: int, names: list[str]) -> list[m.TalkLine]:
    lines = []
    for seq, (step, said) in enumerate((one.step, one.said) for one in puzzle.talk):
        if step >= since:
            claim = msgspec.convert(said.words(), m.AnyClaim)
            lines.append(
                m.TalkLine(seq=seq, at=0, seat=said.by, name=names[said.by], claim=claim, step=step, round=round_)
            )
    return lines


def _action(code: int) -> AnyAction:
    return unpack(code)


def _choice(puzzle: Puzzle, choice: tuple[int, ...]) -> m.PuzzleChoice:
    if puzzle.kind == "move":
        return m.PuzzleChoice(action=_action(choice[0]))
    if puzzle.kind == "who":
        return m.PuzzleChoice(seats=list(choice))
    return m.PuzzleChoice(talk=choice[0])


def hint(puzzle: Puzzle) -> m.PuzzleHint:
    """Help a little: the worse half of the wrong answers, or which action says most."""
    if puzzle.kind == "who":
        return m.PuzzleHint(step=max(puzzle.telling, key=lambda one: one.said).step)
    offered = choices(puzzle)
    places = {one.code: at for at, one in enumerate(puzzle.worths)}  # the best first
    wrong = [at for at, one in enumerate(offered) if not is_right(puzzle, one)]
    wrong.sort(key=lambda at: -places.get(offered[at][0], 0))
    return m.PuzzleHint(wrong=sorted(wrong[: len(wrong) // 2]))


def solution(puzzle: Puzzle, choice: int, standing: m.PuzzleStanding) -> m.PuzzleSolution:
    """Tell the answer and what speaks for it."""
    offered = choices(puzzle)
    worths = {one.code: one for one in puzzle.worths}
    return m.PuzzleSolution(
        right=is_right(puzzle, offered[choice]),
        answers=[at for at, one in enumerate(offered) if is_right(puzzle, one)],
        worths=[
            m.PuzzleWorth(behind=worths[one[0]].behind, ground=worths[one[0]].ground)
            for one in offered
            if puzzle.kind == "move"
        ],
        telling=[
            m.PuzzleTelling(step=one.step, seat=one.seat, times=round(min(TOLD, exp(one.said)), 1))
            for one in puzzle.telling
        ],
        certain=puzzle.certain,
        alone=puzzle.kind == "lie" and not puzzle.certain and follows(puzzle),
        themes=puzzle.themes,
        standing=standing,
    )
