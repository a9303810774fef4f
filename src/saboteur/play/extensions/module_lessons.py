"""The lessons that modules bring: one TOML file beside each, with a position and the steps from there.

Here they are only read; `saboteur.play.lessons` plays them. docs/add-a-module.md shows one.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from saboteur.core.registry import CLASSES, SPECS
from saboteur.core.table.ruleset import Module
from saboteur.play.extensions.module_words import own_file

LEARNER = 0  # the seat of whoever learns


Line = Annotated[str, Meta(pattern="^[0-9]+ [a-z]")]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what happens from there: a line for each thing done, as notation, or said, its seat first."""

    key: str  # under which its words stand, and by which it is remembered; usually the module's
    position: str  # as docs/positions.md has it; whoever learns sits at seat 0
    steps: list[Line]  # such as "0 lay EW@3,0"; what a learner may do instead comes after "or"
    look: dict[str, str] = {}  # by the number of the learner's step: a cell that is outlined then

    @property
    def own_steps(self) -> list[str]:
        """Return the steps of whoever learns."""
        return [line for line in self.steps if line.split(" ", 1)[0] == str(LEARNER)]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[Lesson]


def lessons_in(module: type[Module]) -> list[Lesson]:
    """Read the lessons of a module; none if it brings none."""
    return _read(*own_file(module, ".toml", "lessons"))


@cache
def _read(package: str, name: str) -> list[Lesson]:
    file = files(package).joinpath(name)
    return read(file.read_text("utf-8"), f"{package.replace('.', '/')}/{name}") if file.is_file() else []


def read(text: str, name: str) -> list[Lesson]:
    """Read a file of lessons; one that is none is refused with its name."""
    try:
        return msgspec.convert(tomllib.loads(text), _File).lesson
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{name}: {error}") from None


def all_lessons() -> dict[str, list[Lesson]]:
    """Return the lessons of every module that people are offered, by its key, in the order of modules."""
    return {spec.key: lessons_in(CLASSES[spec.key]) for spec in SPECS}


def lesson_words(lessons: list[Lesson]) -> list[str]:
    """List the messages that lessons need: one for each of the learner's steps, and one for the end.

    Taking gold needs none: it is said the same way everywhere, unless a lesson says it in its own."""
    out = []
    for lesson in lessons:
        begin = f"lesson-{lesson.key.replace('_', '-')}"
        own = enumerate(lesson.own_steps, 1)
        out += [f"{begin}-{number}" for number, line in own if not line.startswith(f"{LEARNER} gold ")]
        out.append(f"{begin}-end")
    return out
