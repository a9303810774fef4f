"""HTTP bodies of puzzles: which there are, what one asks, and its solution."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saboteur.play.actions import AnyAction
from saboteur.play.commentary.thoughts import Ground
from saboteur.play.views.view_types import View
from saboteur.server.messages.finished_games import Replay
from saboteur.server.messages.shared_types import RawText

PuzzleKind = Literal["move", "who", "lie"]


class PuzzleLine(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle among the others."""

    id: str  # its name, the same everywhere
    kind: PuzzleKind  # move: what would you do? who: who are the saboteurs? lie: which claim is one?
    rating: int  # how hard it is
    themes: list[str]  # what it is about, as far as that tells nothing of the answer: the side, the modules, …
    solved: bool | None  # by oneself at the first try; null: not tried


class PuzzleStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How people stand to a puzzle, and oneself to all of them."""

    rating: int  # how hard the puzzle is, by bots and people
    tries: int  # people who tried it
    solved: int  # people of these who solved it
    solver: int | None  # one's own rating; null: nobody keeps one's tries
    counted: bool  # whether this try was one's first, and counts


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/puzzles: all puzzles, and how one stands."""

    puzzles: list[PuzzleLine]  # in no order that means anything
    solver: int | None  # one's own rating; null: nothing tried, or nobody knows one here
    tries: int  # how many one has tried


class PuzzleChoice(msgspec.Struct, frozen=True, kw_only=True):
    """One of the answers to choose from."""

    action: AnyAction | None = None  # move: what to do
    seats: list[int] = []  # who: these are the saboteurs
    talk: int | None = None  # lie: the `seq` of what was said


class PuzzleAsked(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/puzzles/<id>: a question. Nothing in it tells anything of the answer."""

    id: str  # its name
    kind: PuzzleKind  # what is asked
    seat: int  # through whose eyes one looks
    count: int  # who: so many are saboteurs
    view: View  # the table as that seat knows it; without the hash of the seed
    story: Replay  # the round so far as that seat was told it, without views
    choices: list[PuzzleChoice]  # what one may answer


class PuzzleHint(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/puzzles/<id>/hint: a little help."""

    wrong: list[int] = []  # places of choices that are wrong
    step: int | None = None  # who: the step of the story that says most


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/puzzles/<id>: answer a puzzle."""

    choice: Annotated[int, Meta(ge=0, le=999)]  # the place of the choice
    hinted: bool = False  # whether a hint was taken: then it counts as solved, but moves no rating


class PuzzleWorth(msgspec.Struct, frozen=True, kw_only=True):
    """What a choice comes to."""

    behind: float  # gold less than the best one, on average
    ground: Ground | None = None  # what speaks for it or against it


class PuzzleTelling(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody did, and what it says of a saboteur."""

    step: int  # of the story
    seat: int  # of whom it says something
    times: float  # so many times as likely for a saboteur as for somebody else


class PuzzleSolution(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to that: the solution, and how one stands now."""

    right: bool  # whether one was right
    answers: list[int]  # places of the choices that are right
    worths: list[PuzzleWorth]  # move: what each choice comes to
    telling: list[PuzzleTelling]  # who: what said most of the saboteurs; lie: of whoever lies
    certain: bool  # lie: it cannot be true; else it most likely is not
    alone: bool  # lie: if it were true, more than one of the others would have to be lies, or none
    themes: list[str]  # what it was about
    standing: PuzzleStanding  # how people stand to it


class PlayPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/puzzles/<id>/table: go on from a puzzle against bots. It counts in no statistics."""

    name: RawText  # how to be called
