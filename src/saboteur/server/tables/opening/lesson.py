"""A lesson's table: a prepared position, and companions who follow its steps. Lessons are in no statistics.

The learner is offered every legal action and told why what is not a step of the lesson has to wait; companions do
what their steps say (`RoomState.wanted`). After the last step nobody is asked any more.
"""

from __future__ import annotations

from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import REVISION
from saboteur.play import lessons, positions
from saboteur.server import messages as m
from saboteur.server.tables.log import log_entries as e

UNHURRIED = 86400  # seconds in which whoever learns of the Veto may read, as many as there can be
FIRST = "base"  # whoever wishes for no lesson in particular has never played


def taught(key: str | None) -> e.Taught:
    """Return what a lesson's table teaches, or refuse; nothing that changes later changes it."""
    found = lessons.find(key or FIRST)
    if found is None:
        raise Refusal("no_lesson", f"There is no lesson {key!r}.")
    module, lesson = found
    position = f"{lesson.position.rstrip()}\nrevision: {REVISION}\n"
    return e.Taught(key=lesson.key, module=module, position=position, steps=lesson.steps, look=lesson.look)


def table(wish: m.NewTable) -> m.NewTable:
    """Say what table a lesson is; whoever learns sits at seat 0."""
    played = positions.load(taught(wish.teaches).position).setup
    options = {key: str(value) for key, value in played.options.items()}
    setup = m.TableSetup(seats=played.seats, modules=list(played.modules), options=options)
    run = m.TableOptions(private=True, clock="none", veto_seconds=UNHURRIED, bot_level="novice", chat=False)
    return m.NewTable(
        name=wish.name, setup=setup, options=run, bots=True, start=True, lesson=True, teaches=wish.teaches
    )
