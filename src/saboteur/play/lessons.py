"""Lessons: a few turns at a real table from a prepared position, one idea each. One engine for all of them.

A lesson is data (`extensions.module_lessons`): a position and one line for each thing that happens. A line leads the
learner, seat 0, to an action, or to one of several; all others do what their lines say. In a veto window a line says
what one seat answers, and everybody else allows. A line may be something said instead, a quick claim.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.play import positions
from saboteur.play.actions import Allow, AnyAction
from saboteur.play.commentary.said import FACTS, Said
from saboteur.play.extensions.module_lessons import LEARNER, Lesson, all_lessons
from saboteur.play.game import Game
from saboteur.play.notation import read

__all__ = ["LEARNER", "Lesson", "Step", "find", "scripted", "steps_of"]
OR = " or "
SAY = "say "


class Step(NamedTuple):
    """One thing that happens in a lesson: by whom, and what is done or said; a learner may have a choice."""

    seat: int
    wanted: list[AnyAction]
    said: list[Said]


def find(key: str) -> tuple[str, Lesson] | None:
    """Return the module that brings a lesson, and the lesson; None: there is none of that name."""
    for module, lessons in all_lessons().items():
        for lesson in lessons:
            if lesson.key == key:
                return module, lesson
    return None


def steps_of(lines: Sequence[str]) -> list[Step]:
    """Read the steps of a lesson."""
    return [_step(line) for line in lines]


def scripted(step: Step, seat: int, game: Game) -> AnyAction:
    """Return what a seat that is played by the lesson does at a step."""
    return Allow() if game.in_veto_window and seat != step.seat else step.wanted[0]


def play(lesson: Lesson) -> Game:
    """Play a lesson to its end, by the first of what a learner may do, and return the game there."""
    game = positions.load(lesson.position)
    for step in steps_of(lesson.steps):
        if step.wanted:
            for seat in sorted(game.to_act) if game.in_veto_window else [step.seat]:
                game.apply(seat, scripted(step, seat, game))
    return game


def _step(line: str) -> Step:
    seat, _, rest = line.partition(" ")
    said = [_claim(int(seat), one.removeprefix(SAY)) for one in rest.split(OR) if one.startswith(SAY)]
    wanted = [read(one, int(seat)) for one in rest.split(OR) if not one.startswith(SAY)]
    if said and wanted:
        raise Refusal("malformed", f"{line!r}: something is done or said, not one of both.")
    return Step(int(seat), wanted, said)


def _claim(seat: int, words: str) -> Said:
    """Read a claim: its kind, then what it names, such as `goal_is 8,2 stone` or `suspect 2 saboteur`."""
    kind, *named = words.split()
    if kind not in FACTS or len(named) != len(FACTS[kind]):
        raise Refusal("malformed", f"'say {words}' is no claim; there are {', '.join(FACTS)}.")
    fields: dict[str, object] = {}
    for field, word in zip(FACTS[kind], named, strict=True):
        fields[field] = dict(zip("xy", word.split(","), strict=True)) if field == "cell" else word
    return msgspec.convert({"by": seat, "say": kind, **fields}, Said, strict=False)
