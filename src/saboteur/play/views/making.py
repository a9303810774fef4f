"""Making views: what one seat, or a spectator, may see, built field by field from an allow-list (laws 2 and 4).

Nothing here copies a part of the state wholesale: every field is named, and what is secret is asked for by the
seat that is looking.
"""

import functools
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

from saboteur.core.knowledge.own_view import FIXED, own_numbers
from saboteur.core.knowledge.public_view import seen_numbers
from saboteur.core.rules.card_module import about_card, about_cell, about_seat, asked
from saboteur.core.rules.flow import to_act
from saboteur.core.rules.reaching import reached_cells
from saboteur.core.table.cards import FRONTS, NAMES, ROLES
from saboteur.core.table.codes import (
    CELL,
    ENDINGS,
    FRAMES,
    Q_ASK,
    Q_OPEN,
    Q_ROTATE,
    Q_VETO,
    frame_about,
    frame_kind,
    frame_seat,
)
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.spec import Field
from saboteur.core.table.state import NOTE_CHEST, NOTE_DWARF, NOTE_GOAL, State
from saboteur.play.actions import unpack
from saboteur.play.fields.telling import About, set_of_seats
from saboteur.play.fields.values import Cell, cell_of, goal_face
from saboteur.play.modules import gathered
from saboteur.play.modules.toll import toll_view
from saboteur.play.setup import PublicSetup, Setup, ruleset
from saboteur.play.views.view_types import (
    GoalView,
    LargeView,
    LyingCard,
    Note,
    Own,
    Question,
    RoundResult,
    SeatInfo,
    View,
)

_ABOUT: dict[int, About] = gathered("ASKED")
SORTS = ("path", "set_up", "tunnel", "goal")  # of cards in the maze, by `PATH_SORT` and so on


def view_of(setup: Setup | PublicSetup, s: State, seat: int | None) -> View:
    """Show the table to a seat, or to a spectator."""
    public = setup.public() if isinstance(setup, Setup) else setup
    plain, seats, maze, goals, _ = seen_numbers(s)
    return View(
        seats=int(s.rules.seats),
        modules=public.modules,
        options=public.options,
        commitment=public.commitment,
        question=question_of(s),
        table=[seat_info(number) for number in seats],
        maze=[lying_card(number) for number in maze],
        goals=[goal_view(number) for number in goals],
        own=None if seat is None else own_view(s, seat),
        revision=public.revision,
        **{name: read(number) for (name, read), number in zip(PLAIN, plain, strict=True)},
        **rare_parts(s),
    )


def rare_parts(s: State) -> dict[str, Any]:
    """Show what seldom changes: the fields of a view that are made of `rare_numbers`."""
    t, h = s.table, s.hidden
    n, refused = int(s.rules.seats), t.refused
    return {
        "chests": [cell_of(cell) for cell in t.chest_cells if cell],
        "large": large_view(s),
        "toll": [toll_view(s, 4 * i) for i in range(len(t.toll) // 4)],
        "toll_refused": [other for other in range(n) if refused >> other & 1] if refused else [],
        "rounds": round_results(s),
        "fields": fields_of(s),
        "spare": ROLES[h.stack[0] & KIND_MASK] if len(t.shown_roles) and len(h.stack) == 1 else None,
        "gold": [s.purse(other) for other in range(n)] if t.over else None,
    }


def rules_of(view: View) -> Rules:
    """Compose the ruleset of a game that is seen so."""
    return ruleset(view.seats, tuple(view.modules), tuple(view.options.items()), view.revision)


def field_sizes(fields: list[Field], seats: int) -> dict[str, int]:
    """Return how many numbers each field of modules has."""
    return {one.name: seats if one.per_seat else 1 for one in fields}


def fields_of(s: State) -> dict[str, list[int]]:
    """Show what modules keep on the table."""
    if not s.rules.fields:
        return {}
    values = list(s.table.fields)
    sizes = field_sizes(s.rules.fields, int(s.rules.seats))
    return {name: values[s.rules.field_at[name] :][:size] for name, size in sizes.items()}


@functools.lru_cache(4096)  # views are made for every move: what is the same is kept, and so quickly found equal
def seat_info(number: int) -> SeatInfo:
    """Show what everybody sees of a seat: one of `seat_numbers`."""
    role, front = number >> 9 & 127, number >> 16
    return SeatInfo(
        hand=number & 255,
        front=[name for bit, name in enumerate(FRONTS) if front >> bit & 1],
        any_gold=bool(number >> 8 & 1),
        role=ROLES[role - 1] if role else None,
    )


@functools.lru_cache(4096)
def goal_view(number: int) -> GoalView:
    """Show a goal: one of `goal_numbers`."""
    face = number >> 16
    return GoalView(cell_of(number & CELL), goal_face(face - 1) if face else None)


def true_goals(s: State) -> list[GoalView]:
    """Show every goal with its face. This is for games that are over."""
    goals = zip(s.table.goal_cells, s.hidden.goals, strict=True)
    return [GoalView(cell_of(cell), goal_face(goal & KIND_MASK)) for cell, goal in goals]


@functools.lru_cache(16_384)
def lying_card(number: int) -> LyingCard:
    """Show a card in the maze: one of `maze_numbers`."""
    oriented = number >> 16 & 255
    return LyingCard(cell_of(number & CELL), NAMES[oriented >> 1], bool(oriented & 1), SORTS[number >> 24])


def _cell_or_none(number: int) -> Cell | None:
    return cell_of(number) if number else None


PLAIN: tuple[tuple[str, Callable[[int], Any]], ...] = (
    ("round", int), ("turn", int), ("mover", int), ("clockwise", bool), ("starter", int), ("pile", int),
    ("discards", int), ("dwarfs_left", int), ("last_laid", _cell_or_none), ("veto_spent", bool),
    ("no_goal_maps", bool), ("over", bool),
)  # fmt: skip
"""The fields of a view that `plain_numbers` has one number for, in that order, and how they are read."""


def large_view(s: State) -> LargeView | None:
    """Show the large card, if the game has one."""
    cells = s.rules.large_cells
    if not len(cells):
        return None
    return LargeView(large_place(s.rules), [cell_of(cell) for cell in cells], bool(s.table.large_used))


def large_place(rules: Rules) -> str:
    """Say which side of the large card is used."""
    return next(module.spec.key for module in rules.modules if module.spec.key in ("wardrobe", "tunnel_party"))


def round_results(s: State) -> list[RoundResult]:
    """List the rounds that are over; the last from the moment its dwarfs are turned up, before it is paid out."""
    t = s.table
    n = int(s.rules.seats)
    rounds = list(t.rounds)
    if len(t.shown_roles) and not t.over:
        rounds += [t.ending, t.finder, *t.shown_roles]
    out = []
    for i in range(0, len(rounds), n + 2):
        finder = rounds[i + 1]
        roles = [ROLES[role] for role in rounds[i + 2 : i + 2 + n]]
        out.append(RoundResult(ENDINGS[rounds[i]], finder if finder >= 0 else None, roles))
    return out


def own_view(s: State, seat: int) -> Own:
    """Show a seat its own secrets."""
    return own_of(seat, own_numbers(s, seat), s.rules)


def own_of(seat: int, numbers: list[int], rules: Rules) -> Own:
    """Show a seat what these numbers of `own_numbers` say."""
    role, gold, hand, notes, looking, offered = numbers[:FIXED]
    rest = iter(numbers[FIXED:])
    return Own(
        seat=seat,
        role=ROLES[role],
        hand=[NAMES[kind] for kind in islice(rest, hand)],
        gold=gold,
        notes=[note_of(note) for note in islice(rest, notes)],
        looking=[NAMES[kind] for kind in islice(rest, looking)],
        offered=list(islice(rest, offered)),
        secrets=secrets_of(rest, rules),
    )


def secrets_of(numbers: Iterable[int], rules: Rules) -> dict[str, list[int]]:
    """Show the secret numbers of modules: the last of `own_numbers`."""
    rest = iter(numbers)
    return {name: list(islice(rest, size)) for name, size in field_sizes(rules.secrets, int(rules.seats)).items()}


def note_of(packed: int) -> Note:
    """Unpack a note."""
    sort = packed >> 4 & 3
    value = packed >> 6 & 0x3FFFF
    where = packed >> 24 & CELL
    turn = packed >> 40
    if sort == NOTE_DWARF:
        return Note(turn, "dwarf", seat=where, role=ROLES[value])
    if sort == NOTE_GOAL:
        return Note(turn, "goal", cell=cell_of(where), goal=goal_face(value))
    if sort == NOTE_CHEST:
        return Note(turn, "chest", cell=cell_of(where), tunnel=NAMES[value >> 8], chest=value & 255)
    return Note(turn, "swap", cell=cell_of(where), other=cell_of(value & CELL), swapped=bool(value >> 16))


def question_of(s: State) -> Question | None:
    """Say what is asked now: only what everybody may know of it."""
    if s.table.over:
        return None
    frame = s.stack[len(s.stack) - 1]
    kind, seat, arg = frame_kind(frame), frame_seat(frame), frame_about(frame)
    waiting = to_act(s)
    seats = set_of_seats(waiting)
    name = FRAMES[kind]
    if kind == Q_VETO:
        return Question(name, seats, by=seat, action=unpack(arg))
    if kind == Q_OPEN:
        return Question(name, seats, cells=[cell_of(cell) for cell in reached_cells(s)])
    if kind == Q_ROTATE:
        return Question(name, seats, cells=[cell_of(arg & CELL)], card=NAMES[arg >> 16 & 255])
    if kind == Q_ASK:
        return own_question(s, frame, seats)
    return Question(name, seats, **_ABOUT[kind](s, arg)) if kind in _ABOUT else _plain_question(name, waiting)


@functools.lru_cache(1024)
def _plain_question(name: str, waiting: int) -> Question:
    return Question(name, set_of_seats(waiting))


def own_question(s: State, frame: int, seats: list[int]) -> Question:
    """Say what a module asks, and what about."""
    by, cell, card = about_seat(frame), about_cell(frame), about_card(frame)
    return Question(
        asked(s, frame),
        seats,
        by=None if by < 0 else by,
        cells=[cell_of(cell)] if cell else [],
        card=NAMES[card] if card else None,
    )
