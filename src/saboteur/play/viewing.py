"""Making views: what one seat, or a spectator, may see, built field by field from an allow-list (laws 2 and 4).

Nothing here copies a part of the state wholesale: every field is named, and what is secret is asked for by the
seat that is looking.
"""

import functools
from itertools import islice

from saboteur.core.cards import FRONTS, NAMES, ROLES
from saboteur.core.codes import (
    ENDINGS,
    FRAMES,
    Q_ASK,
    Q_OPEN,
    Q_ROTATE,
    Q_VETO,
)
from saboteur.core.flow import to_act
from saboteur.core.kit import about_card, about_cell, about_seat, asked
from saboteur.core.own import FIXED, own_numbers
from saboteur.core.reaching import reached_cells
from saboteur.core.rules import Rules
from saboteur.core.slots import KIND_MASK
from saboteur.core.state import (
    CELL,
    NOTE_CHEST,
    NOTE_DWARF,
    NOTE_GOAL,
    SET_UP,
    TUNNEL,
    State,
)
from saboteur.play.actions import unpack
from saboteur.play.modules import gathered
from saboteur.play.modules.toll import toll_view
from saboteur.play.setup import PublicSetup, Setup, ruleset
from saboteur.play.telling import About
from saboteur.play.values import Cell, cell_of, goal_face
from saboteur.play.views import (
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


def view_of(setup: Setup | PublicSetup, s: State, seat: int | None) -> View:
    """Show the table to a seat, or to a spectator."""
    public = setup.public() if isinstance(setup, Setup) else setup
    t, h = s.table, s.hidden
    n, refused = int(s.rules.seats), t.refused
    return View(
        seats=n,
        modules=public.modules,
        options=public.options,
        commitment=public.commitment,
        round=t.round + 1,
        turn=t.turn,
        mover=t.mover,
        clockwise=t.direction > 0,
        starter=t.starter,
        question=question_of(s),
        table=seat_infos(s),
        pile=t.pile_size,
        discards=len(h.discards),
        dwarfs_left=len(h.stack),
        maze=lying_cards(s),
        last_laid=last_laid(s),
        goals=goal_views(s),
        chests=[cell_of(cell) for cell in t.chest_cells if cell],
        large=large_view(s),
        toll=[toll_view(s, 4 * i) for i in range(len(t.toll) // 4)],
        toll_refused=[other for other in range(n) if refused >> other & 1] if refused else [],
        veto_spent=bool(t.veto_spent),
        no_goal_maps=bool(t.no_goal_maps),
        rounds=round_results(s),
        over=bool(t.over),
        fields=fields_of(s),
        spare=ROLES[h.stack[0] & KIND_MASK] if len(t.shown_roles) and len(h.stack) == 1 else None,
        gold=[s.purse(other) for other in range(n)] if t.over else None,
        own=None if seat is None else own_view(s, seat),
        revision=public.revision,
    )


def rules_of(view: View) -> Rules:
    """Compose the ruleset of a game that is seen so."""
    return ruleset(view.seats, tuple(view.modules), tuple(view.options.items()), view.revision)


def fields_of(s: State) -> dict[str, list[int]]:
    """Show what modules keep on the table."""
    if not s.rules.fields:
        return {}
    values = list(s.table.fields)
    sizes = {one.name: int(s.rules.seats) if one.per_seat else 1 for one in s.rules.fields}
    return {name: values[s.rules.field_at[name] :][:size] for name, size in sizes.items()}


def seat_infos(s: State) -> list[SeatInfo]:
    """Show what everybody sees of each seat."""
    hands, fronts, shown = s.hidden.hand_sizes, s.table.front, s.table.shown_roles
    roles = list(shown) if len(shown) else [-1] * int(s.rules.seats)
    return [_seat_info(hands[seat], fronts[seat], s.has_gold(seat), role) for seat, role in enumerate(roles)]


@functools.lru_cache(4096)  # views are made for every move: what is the same is kept, and so quickly found equal
def _seat_info(hand: int, front: int, any_gold: bool, role: int) -> SeatInfo:
    return SeatInfo(
        hand=hand,
        front=[name for bit, name in enumerate(FRONTS) if front >> bit & 1],
        any_gold=any_gold,
        role=ROLES[role] if role >= 0 else None,
    )


def goal_views(s: State) -> list[GoalView]:
    """Show the goals: the face of those turned, of one being turned, and of all at the end of the round (B15)."""
    t, goals, being_set = s.table, s.hidden.goals, _being_set(s) & CELL
    faces, all_open = t.goal_faces, len(t.shown_roles) > 0
    out = []
    for i, cell in enumerate(t.goal_cells):
        open_now = all_open or faces[i] >= 0 or being_set == cell
        out.append(_goal_view(cell, goals[i] & KIND_MASK if open_now else -1))
    return out


@functools.lru_cache(4096)
def _goal_view(cell: int, goal: int) -> GoalView:
    return GoalView(cell_of(cell), goal_face(goal) if goal >= 0 else None)


def true_goals(s: State) -> list[GoalView]:
    """Show every goal with its face. This is for games that are over."""
    goals = zip(s.table.goal_cells, s.hidden.goals, strict=True)
    return [GoalView(cell_of(cell), goal_face(goal & KIND_MASK)) for cell, goal in goals]


def _being_set(s: State) -> int:
    """Return the goal or chest tunnel that was turned and waits for its rotation: cell, shape, place; 0 if none."""
    frame = s.stack[len(s.stack) - 1] if len(s.stack) else 0
    return frame >> 12 if frame & 255 == Q_ROTATE else 0


def lying_cards(s: State) -> list[LyingCard]:
    """List the face-up cards: paths and tunnels in the order of laying, then the turned goals."""
    t = s.table
    oriented, out = t.maze.oriented, []
    for entry in t.laid:
        cell, sort = entry & CELL, "set_up" if entry & SET_UP else "tunnel" if entry & TUNNEL else "path"
        out.append(_lying_card(cell, oriented(cell), sort))
    for cell, face in zip(t.goal_cells, t.goal_faces, strict=True):
        if face >= 0:
            out.append(_lying_card(cell, oriented(cell), "goal"))
    return out


@functools.lru_cache(16_384)
def _lying_card(cell: int, oriented: int, sort: str) -> LyingCard:
    return LyingCard(cell_of(cell), NAMES[oriented >> 1], bool(oriented & 1), sort)


def last_laid(s: State) -> Cell | None:
    """Return the cell of the path card that a detour would move (R-14)."""
    laid = s.table.laid
    for i in range(len(laid) - 1, -1, -1):
        if laid[i] == laid[i] & CELL:
            return cell_of(laid[i])
    return None


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
    return own_of(seat, own_numbers(s, seat))


def own_of(seat: int, numbers: list[int]) -> Own:
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
    )


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
    kind, seat, arg = frame & 255, frame >> 8 & 15, frame >> 12
    waiting = to_act(s)
    seats = [other for other in range(int(s.rules.seats)) if waiting >> other & 1]
    name = FRAMES[kind]
    if kind == Q_VETO:
        return Question(name, seats, by=seat, action=unpack(arg))
    if kind == Q_OPEN:
        return Question(name, seats, cells=[cell_of(cell) for cell in reached_cells(s)])
    if kind == Q_ROTATE:
        return Question(name, seats, cells=[cell_of(arg & CELL)], card=NAMES[arg >> 16 & 255])
    if kind == Q_ASK:
        return own_question(s, frame, seats)
    return Question(name, seats, **_ABOUT[kind](s, arg)) if kind in _ABOUT else Question(name, seats)


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
