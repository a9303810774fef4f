"""The puzzles of a server: read once, asked as bytes that are kept, answered, and gone on with at a table."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Final

import msgspec
import structlog

from saboteur.core.table.refusal import Refusal
from saboteur.puzzles.asking import choices
from saboteur.puzzles.puzzle import Puzzle
from saboteur.puzzles.storage import SHIPPED, unpack
from saboteur.server import messages as m
from saboteur.server.limits.bounds import PUZZLES_KEPT
from saboteur.server.people.clean_text import clean_name, unlike
from saboteur.server.puzzles.puzzle_questions import asked, names_of, solution
from saboteur.server.store import SolverCard, Store
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.opening.branch_start import Branch

BOTS: Final[m.Level] = "shrewd"  # at tables that go on from a puzzle
TELLING: Final = {"certain", "likely"}  # themes that say something of the answer
_log = structlog.get_logger("saboteur.puzzles")


class PuzzleDesk:
    """All puzzles of a file."""

    def __init__(self, store: Store, file: Path = SHIPPED) -> None:
        self._store, self._file = store, file
        self._puzzles: dict[str, Puzzle] | None = None
        self._reading = Lock()
        self._questions: OrderedDict[str, bytes] = OrderedDict()
        self._untried = b""  # the list for those who tried nothing

    def puzzles(self) -> dict[str, Puzzle]:
        """Return all puzzles by id; refuse in a sentence if their file is of no use."""
        with self._reading:
            if self._puzzles is None:
                try:
                    self._puzzles = {one.id: one for one in unpack(self._file.read_bytes())}
                except (OSError, Refusal) as error:
                    _log.warning("no_puzzles", error=str(error))
                    sentence = f"The server's file of puzzles is of no use: {error}."
                    raise Refusal("puzzles_damaged", sentence) from None
            return self._puzzles

    def puzzle(self, name: str) -> Puzzle:
        """Return a puzzle."""
        found = self.puzzles().get(name)
        if found is None:
            raise Refusal("no_puzzle", "There is no such puzzle here.")
        return found

    def question(self, name: str) -> bytes:
        """Return a question as it is sent."""
        kept = self._questions.get(name)
        if kept is None:
            kept = msgspec.json.encode(asked(self.puzzle(name)))
        self._questions[name] = kept
        self._questions.move_to_end(name)
        if len(self._questions) > PUZZLES_KEPT:
            self._questions.popitem(last=False)
        return kept

    async def listed(self, person: str) -> bytes:
        """Return all puzzles, and how somebody stands, as it is sent; to those who tried nothing it is the same."""
        tries = {one.puzzle: one.solved for one in await self._store.puzzle_tries(person)} if person else {}
        if not tries:
            if not self._untried:
                self._untried = _list(self.puzzles(), {}, None)
            return self._untried
        return _list(self.puzzles(), tries, await self._store.solver_of(person))

    async def answer(self, puzzle: Puzzle, answer: m.PuzzleAnswer, person: str, at: int) -> m.PuzzleSolution:
        """Take an answer; somebody's first one without a hint moves their rating and the puzzle's."""
        offered = choices(puzzle)
        if answer.choice >= len(offered):
            raise Refusal("malformed", f"There are {len(offered)} answers to choose from, counted from 0.")
        right = solution(puzzle, answer.choice, _UNKNOWN).right
        counted = bool(person) and await self._store.try_puzzle(
            person, puzzle.id, at / 1000, right, puzzle.rating, not answer.hinted
        )
        mark, card = await self._store.puzzle_mark(puzzle.id), await self._store.solver_of(person) if person else None
        standing = m.PuzzleStanding(
            rating=round(mark.rating) if mark else puzzle.rating,
            tries=mark.tries if mark else 0,
            solved=mark.solved if mark else 0,
            solver=round(card.rating) if card else None,
            counted=counted and not answer.hinted,
        )
        return solution(puzzle, answer.choice, standing)


_UNKNOWN: Final = m.PuzzleStanding(rating=0, tries=0, solved=0, solver=None, counted=False)


def _list(puzzles: Mapping[str, Puzzle], tries: Mapping[str, bool], card: SolverCard | None) -> bytes:
    lines = [
        m.PuzzleLine(id=name, kind=one.kind, rating=one.rating, themes=asked_themes(one), solved=tries.get(name))
        for name, one in puzzles.items()
    ]
    solver = round(card.rating) if card else None
    return msgspec.json.encode(m.Puzzles(puzzles=lines, solver=solver, tries=len(tries)))


def asked_themes(puzzle: Puzzle) -> list[str]:
    """Return what a puzzle is about, without what tells something of the answer: deeds, and how sure a lie is."""
    return [theme for theme in puzzle.themes if theme.islower() and theme not in TELLING]


def goes_on(puzzle: Puzzle, name: str, person: str) -> Branch:
    """Return the table that goes on from a puzzle: the same deal and moves, then whoever asks among bots."""
    setup, own = puzzle.setup, clean_name(name)
    names = [own]
    chairs = []
    for seat, other in enumerate(names_of(puzzle)):
        if seat == puzzle.seat:
            chairs.append(e.Chair(person=person, name=own))
            continue
        names.append(unlike(names, other))
        chairs.append(e.Chair(name=names[-1], level=BOTS))
    return Branch(
        table=f"puzzle {puzzle.id}",
        seed=str(setup.seed),
        revision=setup.revision,
        setup=m.TableSetup(seats=setup.seats, modules=list(setup.modules), options=_words(setup.options)),
        options=m.TableOptions(private=True, clock="none", bot_level=BOTS),
        chairs=chairs,
        moves=list(zip(puzzle.moves[::2], puzzle.moves[1::2], strict=True)),
    )


def _words(options: Mapping[str, str | int | bool]) -> dict[str, str]:
    return {key: str(value) for key, value in options.items()}
