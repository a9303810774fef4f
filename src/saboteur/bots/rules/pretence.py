"""Pretence: a saboteur's first turn is mostly of a kind that a gold-digger's would be.

A price for being seen (`cover.py`) makes all saboteurs choose the same few harmless actions, and so everybody knows
them by these. Whoever asks itself what it would do as a gold-digger, and chooses the least harmful of that kind,
has no such habit.
"""

from msgspec.structs import replace

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.opening_kinds import is_first_lap, opening_kind
from saboteur.core.table.cards import ROLES
from saboteur.core.table.slots import KIND_MASK
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View

DIGGER = "digger"


def may_mimic(assessment: Assessment) -> bool:
    """Return whether there are gold-diggers to pass for, and nobody knows anything yet."""
    question, memory = assessment.view.question, assessment.memory
    if assessment.role != "saboteur" or not assessment.skill.mimics or DIGGER not in memory.roles:
        return False
    return question is not None and question.kind == "take_turn" and is_first_lap(memory)


def as_digger(view: View, memory: Memory) -> tuple[View, Memory]:
    """Return what a seat sees and remembers, as if it held a gold-digger."""
    assert view.own is not None
    me, ledger = memory.seat, memory.ledger
    if ledger is not None:
        dwarf = ledger.roles[me] & ~KIND_MASK | ROLES.index(DIGGER)
        ledger = replace(ledger, roles=[dwarf if seat == me else one for seat, one in enumerate(ledger.roles)])
    known = {**memory.known, me: memory.roles.index(DIGGER)}
    return replace(view, own=replace(view.own, role=DIGGER)), replace(memory, known=known, ledger=ledger)


def alike(assessment: Assessment, options: list[AnyAction], meant: AnyAction) -> list[AnyAction]:
    """Return the options of the same kind as another."""
    memory, me = assessment.memory, assessment.me
    kind = opening_kind(memory, me, assessment.code(meant))
    return [one for one in options if opening_kind(memory, me, assessment.code(one)) == kind]
