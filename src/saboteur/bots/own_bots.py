"""Bots of others: a class that chooses, named `module:Class`, or brought by a package's entry point `saboteur.bots`.

What stands behind `=` in a name is handed to the class, as in `program=./mover`. docs/write-a-bot.md has one of
twenty lines.
"""

import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Final, Protocol, runtime_checkable

from msgspec.structs import replace

from saboteur.bots.decision import Decision
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.skills import LEVEL_BY_NAME
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.said import Said
from saboteur.play.commentary.thoughts import Reason
from saboteur.play.events import Event
from saboteur.play.views.view_types import View

GROUP: Final = "saboteur.bots"


class Bot(Protocol):
    """A player of one's own. One instance plays all its seats: what a seat is to remember goes into its notes."""

    def choose(
        self, view: View, options: list[AnyAction], memory: Memory, rng: Random
    ) -> AnyAction | tuple[AnyAction, Any]:
        """Return one of the options, or one and notes, which `memory.notes` has at the seat's next question."""
        ...


@runtime_checkable
class Listener(Protocol):
    """What a bot may have besides: it is told what happens, from its seat's eyes, as it happens."""

    def begins(self, seat: int) -> None:
        """Forget what this seat heard: a new game begins for it."""
        ...

    def hears(self, seat: int, told: Sequence[Event | Said]) -> None:
        """Hear of events that this seat may know, and of what was said."""
        ...


class BotFault(ValueError):  # noqa: N818 - whose fault it is; the sentence says which, where and how
    """A bot of one's own cannot be had, or did something that no bot may."""


@cache
def installed() -> tuple[str, ...]:
    """Return the names of the bots that packages bring; a level of ours keeps its name."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)} - set(LEVEL_BY_NAME)))


def is_own(name: str) -> bool:
    """Return whether a name is that of somebody's bot, whether or not it can be loaded."""
    kind = name.partition("=")[0]
    return ":" in kind or kind in installed()


def listener(name: str) -> Listener | None:
    """Return the bot of a name if it wants to be told what happens."""
    bot: object = own_bot(name) if is_own(name) else None
    return bot if isinstance(bot, Listener) else None


@cache
def own_bot(name: str) -> Bot:
    """Make a bot of the class that a name leads to; a module may lie in the folder where one is."""
    kind, named, argument = name.partition("=")
    try:
        if ":" in kind:
            module, _, attribute = kind.partition(":")
            if "" not in sys.path:
                sys.path.append("")
            made = getattr(import_module(module), attribute)
        else:
            (point,) = entry_points(group=GROUP, name=kind)
            made = point.load()
        made = made(argument) if named else made()
    except BotFault:
        raise  # it says itself what is wrong with its argument
    except Exception as fault:
        raise BotFault(f"the bot {name!r} cannot be had: {type(fault).__name__}: {fault}") from fault
    if not callable(getattr(made, "choose", None)):
        raise BotFault(f"the bot {name!r} has no method choose(view, options, memory, rng)")
    bot: Bot = made
    return bot


def ask(name: str, view: View, options: list[AnyAction], memory: Memory, rng: Random) -> Decision:
    """Let somebody's bot choose; whatever goes wrong in it is a `BotFault`."""
    asked = view.question.kind if view.question else "nothing"
    place = f"the bot {name!r} at seat {memory.seat}, asked {asked!r},"
    try:
        answer = own_bot(name).choose(view, options, memory, rng)
    except BotFault:
        raise
    except Exception as fault:
        last = extract_tb(fault.__traceback__)[-1]
        line = f"{Path(last.filename).name}:{last.lineno}"
        raise BotFault(f"{place} failed at {line}: {type(fault).__name__}: {fault}") from fault
    if isinstance(answer, tuple) and len(answer) == 2:
        answer, notes = answer
        memory = replace(memory, notes=notes)
    if answer not in options:
        raise BotFault(f"{place} answered {answer!r}, which is none of its {len(options)} options")
    return Decision(answer, memory, Reason("own_rules"))
