"""Checks puzzles again: moves in more worlds than made them, the others by the truth of their game."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from saboteur.core.table.refusal import Refusal
from saboteur.puzzles import best_move, difficulty, hidden_dwarfs
from saboteur.puzzles.asking import choices, is_right
from saboteur.puzzles.false_claims import Doubt, knew_better
from saboteur.puzzles.played_game import Moment, Story, walk
from saboteur.puzzles.puzzle import Puzzle, Telling
from saboteur.workers import Workers, each


def check_many(puzzles: Sequence[Puzzle], worlds: int, workers: Workers) -> Iterator[bool]:
    """Return for each puzzle whether its answer holds."""
    return each(partial(check, worlds=worlds), puzzles, workers)


def check(puzzle: Puzzle, worlds: int) -> bool:
    """Return whether an answer holds: the best move in other and more worlds, the dwarfs and the lie in truth."""
    try:
        game = puzzle.game()
    except Refusal:
        return False
    if puzzle.kind == "who":
        bad = [seat for seat in range(puzzle.setup.seats) if game.own(seat).role == hidden_dwarfs.BAD]
        return puzzle.answer == bad
    if puzzle.kind == "lie":
        return _was_lie(puzzle)
    setting = setting_of(puzzle)
    return best_move.verified(setting, puzzle.worths, f"{puzzle.id}:check", worlds)


def solvers_of(puzzle: Puzzle) -> dict[str, float]:
    """Return how often each level of bots solves a puzzle, and how often somebody who guesses."""
    offered = choices(puzzle)
    guessed = sum(is_right(puzzle, one) for one in offered) / len(offered)
    setting = setting_of(puzzle)
    if puzzle.kind == "move":
        found = difficulty.move_solvers(setting, puzzle.answer, puzzle.id)
    elif puzzle.kind == "who":
        found = difficulty.dwarf_solvers(setting, puzzle.answer)
    else:
        doubt = Doubt(puzzle.claims, puzzle.answer[0], puzzle.certain)
        found = difficulty.lie_solvers(puzzle.talk, doubt, setting.view, setting.memory)
    return {"guess": guessed, **found}


def solvers_of_many(puzzles: Sequence[Puzzle], workers: Workers) -> Iterator[dict[str, float]]:
    """Return for each puzzle how often each level solves it."""
    return each(solvers_of, puzzles, workers)


def explain_many(puzzles: Sequence[Puzzle], workers: Workers) -> Iterator[Puzzle]:
    """Return puzzles with what speaks for their answers, where they were made before that was kept."""
    return each(explained, puzzles, workers)


def explained(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with what speaks for each option, and what told of whoever lies."""
    if any(one.ground is None for one in puzzle.worths):
        return replace(puzzle, worths=best_move.explained(setting_of(puzzle), puzzle.worths, puzzle.id))
    if puzzle.kind == "lie" and not puzzle.certain and not puzzle.telling:
        return replace(puzzle, telling=_told_of_liar(puzzle))
    return puzzle


def _told_of_liar(puzzle: Puzzle) -> list[Telling]:
    odds: list[list[float]] = []
    began = number = 0
    for moment in _moments(puzzle):
        if moment.game.view(None).round != number:
            number, began, odds = moment.game.view(None).round, moment.step, []
        odds.append(hidden_dwarfs.public_odds(moment.public))
    return hidden_dwarfs.telling(odds, [puzzle.talk[puzzle.answer[0]].said.by], began)


def setting_of(puzzle: Puzzle) -> best_move.Setting:
    """Return what the seat has before it at the moment of the question, as bots are given it."""
    game = puzzle.game()
    last = _moment(puzzle, puzzle.steps)
    return best_move.Setting(game.view(puzzle.seat), game.legal(puzzle.seat), last.memories[puzzle.seat])


def _was_lie(puzzle: Puzzle) -> bool:
    spoken = puzzle.talk[puzzle.answer[0]]
    moment = _moment(puzzle, spoken.step)
    by = spoken.said.by
    return knew_better(spoken.said, moment.game.view(by), moment.memories[by])


def _moments(puzzle: Puzzle) -> Iterator[Moment]:
    """Walk through a puzzle's story to the moment of its question, what was said until then included."""
    game = puzzle.game()
    seat = min(game.to_act)
    return walk(Story(puzzle.setup, [*puzzle.moves, seat, game.codes(seat)[0]], puzzle.talk))


def _moment(puzzle: Puzzle, step: int) -> Moment:
    """Return the table after so many actions."""
    return next(moment for moment in _moments(puzzle) if moment.step == step)
