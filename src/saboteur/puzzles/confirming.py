"""Checks puzzles again: moves in more worlds than made them, the others by the truth of their game."""

from collections.abc import Iterator, Sequence
from functools import partial

from saboteur.core.table.refusal import Refusal
from saboteur.puzzles import best_move, hidden_dwarfs
from saboteur.puzzles.false_claims import knew_better
from saboteur.puzzles.played_game import Moment, Story, walk
from saboteur.puzzles.puzzle import Puzzle
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


def _moment(puzzle: Puzzle, step: int) -> Moment:
    """Return the table after so many actions, what was said until then included."""
    game = puzzle.game()
    seat = min(game.to_act)
    ahead = Story(puzzle.setup, [*puzzle.moves, seat, game.codes(seat)[0]], puzzle.talk)  # a last moment after all
    return next(moment for moment in walk(ahead) if moment.step == step)
