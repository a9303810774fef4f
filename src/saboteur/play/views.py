"""Views: what one seat, or a spectator, may see, built field by field from an allow-list (laws 2 and 4).

Nothing here copies a part of the state wholesale: every field is named, and what is secret is asked for by the
seat that is looking.
"""

import msgspec

from saboteur.core.cards import FRONTS, NAMES, ROLES
from saboteur.core.codes import (
    ENDINGS,
    FRAMES,
    Q_GOLD,
    Q_KEEP,
    Q_LAY,
    Q_PAY,
    Q_ROTATE,
    Q_SWAP,
    Q_VETO,
)
from saboteur.core.flow import to_act
from saboteur.core.maze import GOAL as GOAL_LIES
from saboteur.core.maze import OID_AT, WHAT, WHAT_AT
from saboteur.core.maze import PATH as PATH_LIES
from saboteur.core.slots import KIND_MASK
from saboteur.core.state import (
    CELL,
    HAND_ROOM,
    NOTE_CHEST,
    NOTE_DWARF,
    NOTE_GOAL,
    TOLL_OUT,
    State,
)
from saboteur.play.actions import AnyAction, unpack
from saboteur.play.setup import Setup
from saboteur.play.values import Cell, GoalFace, cell_of, goal_face


class LyingCard(msgspec.Struct, frozen=True):
    """A face-up card in the maze: a path (a chest tunnel too) or a turned goal; the start is not listed."""

    cell: Cell
    card: str
    turned: bool
    goal: bool = False


class GoalView(msgspec.Struct, frozen=True):
    """A goal; without a face while it lies face down."""

    cell: Cell
    face: GoalFace | None = None


class LargeView(msgspec.Struct, frozen=True):
    """The large card."""

    place: str
    cells: list[Cell]
    used: bool


class TollView(msgspec.Struct, frozen=True):
    """A toll dwarf: free, sitting at an open end, or out for the round."""

    where: str
    owner: int | None = None
    cell: Cell | None = None
    guards: Cell | None = None
    payer: int | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; its role once turned up at the round's end."""

    hand: int
    front: list[str]
    any_gold: bool
    role: str | None = None


class Note(msgspec.Struct, frozen=True):
    """What a seat was shown, as knowledge of that turn (R-23)."""

    turn: int
    about: str
    cell: Cell | None = None
    other: Cell | None = None
    seat: int | None = None
    goal: GoalFace | None = None
    tunnel: str | None = None
    chest: int | None = None
    role: str | None = None
    swapped: bool | None = None


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    seat: int
    role: str
    hand: list[str]
    gold: int
    notes: list[Note]
    looking: list[str]
    offered: list[int]


class Question(msgspec.Struct, frozen=True):
    """What is asked now, and of whom; the rest as far as the question has it."""

    kind: str
    seats: list[int]
    by: int | None = None
    action: AnyAction | None = None
    cells: list[Cell] = []
    card: str | None = None
    paths_laid: int | None = None


class RoundResult(msgspec.Struct, frozen=True):
    """How a finished round ended, who found the treasure, and who was what."""

    ending: str
    finder: int | None
    roles: list[str]


class View(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    seats: int
    modules: list[str]
    options: dict[str, str]
    commitment: str
    round: int
    turn: int
    mover: int
    clockwise: bool
    starter: int
    question: Question | None
    table: list[SeatInfo]
    pile: int
    discards: int
    dwarfs_left: int
    maze: list[LyingCard]
    last_laid: Cell | None
    goals: list[GoalView]
    chests: list[Cell]
    large: LargeView | None
    toll: list[TollView]
    toll_refused: list[int]
    veto_spent: bool
    no_goal_maps: bool
    rounds: list[RoundResult]
    over: bool
    gold: list[int] | None = None
    own: Own | None = None


def view_of(setup: Setup, s: State, seat: int | None) -> View:
    """Show the table to a seat, or to a spectator."""
    t, h = s.table, s.hidden
    n = int(s.rules.seats)
    return View(
        seats=n,
        modules=list(setup.modules),
        options={key: str(value) for key, value in setup.options.items()},
        commitment=setup.commitment(),
        round=t.round,
        turn=t.turn,
        mover=t.mover,
        clockwise=t.way > 0,
        starter=t.starter,
        question=question_of(s),
        table=[seat_info(s, other) for other in range(n)],
        pile=t.pile_size,
        discards=len(h.discards),
        dwarfs_left=len(h.stack),
        maze=lying_cards(s),
        last_laid=last_laid(s),
        goals=[
            GoalView(cell_of(t.goal_cells[i]), goal_face(t.goal_faces[i]) if t.goal_faces[i] >= 0 else None)
            for i in range(len(t.goal_cells))
        ],
        chests=[cell_of(cell) for cell in t.chest_cells if cell],
        large=large_view(s),
        toll=[toll_view(s, 4 * i) for i in range(len(t.toll) // 4)],
        toll_refused=[other for other in range(n) if t.refused >> other & 1],
        veto_spent=bool(t.veto_spent),
        no_goal_maps=bool(t.no_goal_maps),
        rounds=round_results(s),
        over=bool(t.over),
        gold=[s.purse(other) for other in range(n)] if t.over else None,
        own=None if seat is None else own_view(s, seat),
    )


def seat_info(s: State, seat: int) -> SeatInfo:
    """Show what everybody sees of a seat."""
    shown = s.table.shown_roles
    return SeatInfo(
        hand=s.hidden.hand_sizes[seat],
        front=[name for bit, name in enumerate(FRONTS) if s.table.front[seat] >> bit & 1],
        any_gold=s.has_gold(seat),
        role=ROLES[shown[seat]] if len(shown) else None,
    )


def lying_cards(s: State) -> list[LyingCard]:
    """List the face-up cards, row by row."""
    maze = s.table.maze
    out = []
    for at, word in enumerate(maze.cells):
        what = (word & WHAT) >> WHAT_AT
        if what in (PATH_LIES, GOAL_LIES):
            oid = word >> OID_AT & 255
            out.append(LyingCard(cell_of(maze.cell_at(at)), NAMES[oid >> 1], bool(oid & 1), what == GOAL_LIES))
    return out


def last_laid(s: State) -> Cell | None:
    """Give the cell of the path card that a detour would move (R-14)."""
    movable = [entry for entry in s.table.laid if entry == entry & CELL]
    return cell_of(movable[-1]) if movable else None


def large_view(s: State) -> LargeView | None:
    """Show the large card, if the game has one."""
    cells = s.rules.large_cells
    if not len(cells):
        return None
    place = next(module.key for module in s.rules.modules if module.key in ("wardrobe", "tunnel_party"))
    return LargeView(place, [cell_of(cell) for cell in cells], bool(s.table.large_used))


def toll_view(s: State, d: int) -> TollView:
    """Show a toll dwarf."""
    owner, cell, guards, payer = (s.table.toll[d + i] for i in range(4))
    if owner == 0:
        return TollView("free")
    if owner == TOLL_OUT:
        return TollView("out")
    return TollView("placed", owner - 1, cell_of(cell), cell_of(guards), payer - 1 if payer else None)


def round_results(s: State) -> list[RoundResult]:
    """List the rounds that are over."""
    n = int(s.rules.seats)
    rounds = list(s.table.rounds)
    out = []
    for i in range(0, len(rounds), n + 2):
        finder = rounds[i + 1]
        roles = [ROLES[role] for role in rounds[i + 2 : i + 2 + n]]
        out.append(RoundResult(ENDINGS[rounds[i]], finder if finder >= 0 else None, roles))
    return out


def own_view(s: State, seat: int) -> Own:
    """Show a seat its own secrets."""
    h = s.hidden
    first = seat * HAND_ROOM
    kind, asked = _top(s)
    return Own(
        seat=seat,
        role=ROLES[s.role(seat)],
        hand=[NAMES[h.hands[i] & KIND_MASK] for i in range(first, first + h.hand_sizes[seat])],
        gold=s.purse(seat),
        notes=[note_of(note) for note in h.notes if note & 15 == seat],
        looking=[NAMES[card & KIND_MASK] for card in h.looking] if kind == Q_KEEP and asked == seat else [],
        offered=[card & 3 for card in h.draft] if kind == Q_GOLD and asked == seat else [],
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


def _top(s: State) -> tuple[int, int]:
    """Give the kind and the seat of the question on top."""
    if s.table.over:
        return 0, -1
    frame = s.stack[len(s.stack) - 1]
    return frame & 255, frame >> 8 & 15


def question_of(s: State) -> Question | None:
    """Say what is asked now: only what everybody may know of it."""
    if s.table.over:
        return None
    frame = s.stack[len(s.stack) - 1]
    kind, seat, arg = frame & 255, frame >> 8 & 15, frame >> 12
    asked = to_act(s)
    seats = [other for other in range(int(s.rules.seats)) if asked >> other & 1]
    name = FRAMES[kind]
    if kind == Q_VETO:
        return Question(name, seats, by=seat, action=unpack(arg))
    if kind == Q_ROTATE:
        return Question(name, seats, cells=[cell_of(arg & CELL)], card=NAMES[arg >> 16 & 255])
    if kind == Q_SWAP:
        return Question(name, seats, cells=[cell_of(arg & CELL), cell_of(arg >> 16 & CELL)])
    if kind == Q_PAY:
        return Question(name, seats, by=s.table.mover, cells=[cell_of(arg & CELL)])
    if kind == Q_LAY:
        return Question(name, seats, paths_laid=s.table.paths_laid)
    return Question(name, seats)
