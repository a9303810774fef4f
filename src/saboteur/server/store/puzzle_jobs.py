"""Jobs on puzzles: a first try moves the solver's rating and the puzzle's, once."""

from __future__ import annotations

from saboteur.puzzles.solvers import BEGINNER, Standing, rated
from saboteur.server.limits.bounds import PUZZLES_OF_ONE
from saboteur.server.store.sql_jobs import Ask, Job
from saboteur.server.store.stored_values import PuzzleMark, PuzzleTry, SolverCard


def try_puzzle(person: str, puzzle: str, at: float, solved: bool, begins: float, counts: bool) -> Job[bool]:
    """Keep somebody's try at a puzzle that begins with a rating. False: they tried it before, or are not known."""
    if not (yield Ask("SELECT 1 FROM people WHERE person_id = $1", [person])):
        return False
    new = yield Ask(
        """INSERT INTO puzzle_tries (person_id, puzzle, at, solved) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING RETURNING puzzle""",
        [person, puzzle, at, int(solved)],
    )
    if not new or not counts:
        return bool(new)
    held = yield Ask(
        """INSERT INTO puzzle_solvers (person_id, rating, tries) VALUES ($1, $2, 0)
           ON CONFLICT (person_id) DO UPDATE SET tries = puzzle_solvers.tries RETURNING rating, tries""",
        [person, BEGINNER],
    )
    mark = yield Ask(
        """INSERT INTO puzzle_marks (puzzle, rating, tries, solved) VALUES ($1, $2, 0, 0)
           ON CONFLICT (puzzle) DO UPDATE SET tries = puzzle_marks.tries RETURNING rating, tries""",
        [puzzle, begins],
    )
    solver, hard = rated(Standing(*held[0]), Standing(*mark[0]), solved=solved)
    yield Ask(
        "UPDATE puzzle_solvers SET rating = $2, tries = $3 WHERE person_id = $1",
        [person, solver.rating, solver.tries],
    )
    yield Ask(
        "UPDATE puzzle_marks SET rating = $2, tries = $3, solved = solved + $4 WHERE puzzle = $1",
        [puzzle, hard.rating, hard.tries, int(solved)],
    )
    return True


def puzzle_tries(person: str) -> Job[list[PuzzleTry]]:
    rows = yield Ask(
        "SELECT puzzle, at, solved FROM puzzle_tries WHERE person_id = $1 ORDER BY at DESC, puzzle LIMIT $2",
        [person, PUZZLES_OF_ONE],
    )
    return [PuzzleTry(puzzle=row[0], at=row[1], solved=bool(row[2])) for row in rows]


def solver_of(person: str) -> Job[SolverCard | None]:
    rows = yield Ask("SELECT rating, tries FROM puzzle_solvers WHERE person_id = $1", [person])
    return SolverCard(rating=rows[0][0], tries=rows[0][1]) if rows else None


def puzzle_mark(puzzle: str) -> Job[PuzzleMark | None]:
    rows = yield Ask("SELECT rating, tries, solved FROM puzzle_marks WHERE puzzle = $1", [puzzle])
    return PuzzleMark(rating=rows[0][0], tries=rows[0][1], solved=rows[0][2]) if rows else None


def join_tries(person: str, into: str) -> Job[None]:
    """Give somebody the tries of another who is the same person; the rating is that of whoever tried more."""
    yield Ask(
        """INSERT INTO puzzle_tries (person_id, puzzle, at, solved)
           SELECT $2, puzzle, at, solved FROM puzzle_tries WHERE person_id = $1 ON CONFLICT DO NOTHING""",
        [person, into],
    )
    yield Ask(
        """INSERT INTO puzzle_solvers (person_id, rating, tries)
           SELECT $2, rating, tries FROM puzzle_solvers WHERE person_id = $1
           ON CONFLICT (person_id) DO UPDATE SET rating = excluded.rating, tries = excluded.tries
               WHERE excluded.tries > puzzle_solvers.tries""",
        [person, into],
    )
