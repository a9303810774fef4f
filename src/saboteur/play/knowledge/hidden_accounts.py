"""Dwarfs and goals."""

from saboteur.core.table.cards import ROLES
from saboteur.core.table.slots import SEATS_MASK, lost_by, regroup, shown_to
from saboteur.play import events as ev
from saboteur.play.fields.values import code_of, goal_face_number
from saboteur.play.knowledge.ledger import Ledger


def _own_dwarfs(ledger: Ledger) -> list[list[int]]:
    ledger.roles, ledger.stack = ledger.roles[:], ledger.stack[:]
    return [ledger.roles, ledger.stack]


def _dwarf(ledger: Ledger, seat: int, role: str | None) -> None:
    if role is not None:
        ledger.learn(_own_dwarfs(ledger), ledger.roles, seat, ROLES.index(role))


def dwarf_dealt(ledger: Ledger, event: ev.DwarfDealt) -> None:
    """A seat knows its own dwarf."""
    _dwarf(ledger, event.seat, event.role)


def inspected(ledger: Ledger, event: ev.DwarfInspected) -> None:
    """One more seat knows a dwarf."""
    _own_dwarfs(ledger)
    _dwarf(ledger, event.target, event.role)
    ledger.roles[event.target] = shown_to(ledger.roles[event.target], 1 << event.seat)


def large_reached(ledger: Ledger, event: ev.LargeReached) -> None:
    """At a tunnel party everybody loses track of the dwarfs (M3)."""
    if event.place == "tunnel_party":
        group = ledger.new_group()
        ledger.roles = [regroup(lost_by(card, SEATS_MASK), group) for card in ledger.roles]


def dwarf_changed(ledger: Ledger, event: ev.DwarfChanged) -> None:
    """A seat has the top of the stack, and its own lies under it (S8, M2); or one dealt again (M3)."""
    _own_dwarfs(ledger)
    if event.why != "tunnel_party":
        new = ledger.stack.pop()
        ledger.stack.insert(0, ledger.roles[event.seat])
        ledger.roles[event.seat] = new
    _dwarf(ledger, event.seat, event.role)
    ledger.roles[event.seat] = shown_to(ledger.roles[event.seat], 1 << event.seat)


def goal_turned(ledger: Ledger, event: ev.GoalTurned) -> None:
    """Everybody sees a goal."""
    at = ledger.goal_cells.index(code_of(event.cell))
    ledger.goals = ledger.goals[:]
    ledger.learn([ledger.goals], ledger.goals, at, goal_face_number(event.goal))
    ledger.goals[at] = shown_to(ledger.goals[at], SEATS_MASK)
    ledger.course.turned_goal = True
