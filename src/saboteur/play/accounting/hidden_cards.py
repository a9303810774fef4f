"""Dwarfs, goals and chests."""

from saboteur.core.cards import KIND, ROLES
from saboteur.core.modules.chests import DRAW_THREE, EXTRA_DRAW, NO_DRAW, TAKE_CARD, TAKE_CARD_TOO
from saboteur.core.slots import (
    GROUP_AT,
    KIND_MASK,
    NO_GROUP,
    SEATS_MASK,
    lost_by,
    regroup,
    shown_to,
)
from saboteur.play import events as ev
from saboteur.play.ledger import UNKNOWN, Ledger, all_but
from saboteur.play.values import code_of, goal_face_number


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
    """A seat has the top of the stack, and its own lies under it (S8, M2); or one dealt anew (M3)."""
    _own_dwarfs(ledger)
    if event.why != "tunnel_party":
        new = ledger.stack.pop()
        ledger.stack.insert(0, ledger.roles[event.seat])
        ledger.roles[event.seat] = new
    _dwarf(ledger, event.seat, event.role)
    ledger.roles[event.seat] = shown_to(ledger.roles[event.seat], 1 << event.seat)


def map_read(ledger: Ledger, event: ev.MapRead) -> None:
    """A seat knows a goal, or a chest and its tunnel."""
    cell, me = code_of(event.cell), 1 << event.seat
    if cell in ledger.goal_cells:
        at = ledger.goal_cells.index(cell)
        ledger.goals = ledger.goals[:]
        if event.sight is not None and event.sight.goal is not None:
            ledger.learn([ledger.goals], ledger.goals, at, goal_face_number(event.sight.goal))
        ledger.goals[at] = shown_to(ledger.goals[at], me)
        return
    sight = event.sight
    seen = None if sight is None or sight.tunnel is None or sight.chest is None else (KIND[sight.tunnel], sight.chest)
    _chest(ledger, cell, seen, me)


def _chest(ledger: Ledger, cell: int, seen: tuple[int, int] | None, seats: int) -> None:
    at = _place(ledger, cell)
    ledger.tunnels, ledger.chests = ledger.tunnels[:], ledger.chests[:]
    for zone, kind in zip((ledger.tunnels, ledger.chests), seen or (UNKNOWN, UNKNOWN), strict=True):
        card = zone[at] if seen is None else (zone[at] & ~KIND_MASK) | kind
        zone[at] = shown_to(card, seats)


def _place(ledger: Ledger, cell: int) -> int:
    """Return the place of the chest that lay in a cell at set-up."""
    return list(ledger.rules.chest_cells).index(cell)


def chest_opened(ledger: Ledger, event: ev.ChestOpened) -> None:
    """Everybody sees the tunnel and the chest: what that does to the draws of this turn (M8, R-16)."""
    chest, course = event.chest, ledger.course
    _chest(ledger, code_of(event.cell), (KIND[event.tunnel], chest), SEATS_MASK)
    if chest == EXTRA_DRAW:
        course.draws += 1
    elif chest in (NO_DRAW, TAKE_CARD, DRAW_THREE):
        left = course.replace_draw(ledger.rules)
        if chest != NO_DRAW:
            effect = TAKE_CARD_TOO if chest == TAKE_CARD and not left else chest
            course.effects = [*course.effects, effect]


def tunnel_turned(ledger: Ledger, event: ev.TunnelTurned) -> None:
    """Everybody sees a tunnel; its chest lies face down still (M6)."""
    at = _place(ledger, code_of(event.cell))
    ledger.tunnels = ledger.tunnels[:]
    ledger.tunnels[at] = shown_to(ledger.tunnels[at] & ~KIND_MASK | KIND[event.tunnel], SEATS_MASK)


def goal_turned(ledger: Ledger, event: ev.GoalTurned) -> None:
    """Everybody sees a goal."""
    at = ledger.goal_cells.index(code_of(event.cell))
    ledger.goals = ledger.goals[:]
    ledger.learn([ledger.goals], ledger.goals, at, goal_face_number(event.goal))
    ledger.goals[at] = shown_to(ledger.goals[at], SEATS_MASK)
    ledger.course.turned_goal = True


def goal_moved(ledger: Ledger, event: ev.GoalMoved) -> None:
    """A goal lies in another cell; peeks follow it (R-23)."""
    old, new = code_of(event.origin), code_of(event.cell)
    ledger.goal_cells = [new if cell == old else cell for cell in ledger.goal_cells]


def goals_handled(ledger: Ledger, event: ev.GoalsHandled) -> None:
    """Two goals were put back, swapped or not: only the player knows which is which (C17)."""
    goals = ledger.goals = ledger.goals[:]
    a, b = (ledger.goal_cells.index(code_of(cell)) for cell in (event.cell, event.other))
    if event.swapped:
        goals[a], goals[b] = goals[b], goals[a]
    groups = {goals[a] >> GROUP_AT, goals[b] >> GROUP_AT} - {NO_GROUP}
    new = ledger.new_group()
    for i, card in enumerate(goals):
        if i in (a, b) or card >> GROUP_AT in groups:
            goals[i] = regroup(card, new)
    for i in (a, b):
        goals[i] = lost_by(goals[i], all_but(1 << event.seat))
