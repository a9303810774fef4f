"""The maze once more, written from the rules alone: slow, plain, and sharing no code with the engine.

A board is a dictionary of cells. What is joined, needed, touched and reached is found again each time from
B7, B8, B13, S5 and R-22, so that it can be compared with what the engine keeps up to date.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property

from saboteur.core.table.cards import FACES, PATH_KINDS
from saboteur.core.table.codes import LAY, Q_LAY, Q_TURN
from saboteur.core.table.state import State

Cell = tuple[int, int]
Sides = frozenset[str]
Lay = tuple[int, Cell, int, int]  # kind, cell, turned, seat that pays plus one

WAYS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}

EMPTY, START, PATH, GOAL, COVERED_GOAL, COVERED_CHEST, LARGE = range(7)
FACE_UP = (START, PATH, GOAL, LARGE)


@dataclass(frozen=True)
class Card:
    """A card as it lies: its groups of joined open sides."""

    groups: tuple[Sides, ...]
    ladder: bool

    @cached_property
    def open(self) -> Sides:
        """The open sides."""
        return frozenset[str]().union(*self.groups)

    def group(self, side: str) -> Sides:
        """The sides joined to one of the open sides inside the card."""
        return next(group for group in self.groups if side in group)


@cache
def card(kind: int, turned: int) -> Card:
    """Make a card of a kind, turned by 180 degrees or not."""
    parts = FACES[kind].groups.split("|")
    groups = tuple(frozenset(BACK[side] if turned else side for side in part) for part in parts)
    return Card(groups, FACES[kind].ladder)


@cache
def rotations(kind: int) -> tuple[int, ...]:
    """The rotations of a card that differ."""
    return (0,) if set(card(kind, 0).groups) == set(card(kind, 1).groups) else (0, 1)


@cache
def beside(cell: Cell) -> tuple[tuple[str, Cell], ...]:
    """Return the four sides of a cell with the cells beyond them."""
    x, y = cell
    return tuple((side, (x + dx, y + dy)) for side, (dx, dy) in WAYS.items())


@dataclass
class Board:
    """Everything in the maze, and what follows from it."""

    what: dict[Cell, int] = field(default_factory=dict)
    cards: dict[Cell, Card] = field(default_factory=dict)  # face up, but not the large card
    joined: dict[Cell, set[str]] = field(default_factory=dict)  # open sides joined to the start
    pointed: dict[Cell, set[str]] = field(default_factory=dict)  # sides at which a joined open side points
    large_joined: bool = False

    def rim(self) -> list[Cell]:
        """The empty cells that touch anything in the maze."""
        found = {there for cell in self.what for _, there in beside(cell) if there not in self.what}
        return sorted(found)


def read_board(state: State) -> Board:
    """Read from the engine's maze only what lies where, and in which rotation."""
    maze = state.table.maze
    board = Board()
    wide, left, top = int(maze.wide), int(maze.left), int(maze.top)
    for place, word in enumerate(list(maze.cells)):
        what = word >> 28 & 7
        if what:
            cell = (place % wide + left, place // wide + top)
            board.what[cell] = what
            oriented = word >> 20 & 255
            if oriented:
                board.cards[cell] = card(oriented >> 1, oriented & 1)
    join(board)
    return board


def join(board: Board) -> None:
    """Follow everything that is joined: from every ladder (the start is one), side by side (S5, R-22)."""
    todo = [(cell, side) for cell, lying in board.cards.items() if lying.ladder for side in lying.open]
    while todo:
        cell, side = todo.pop()
        sides = board.joined.setdefault(cell, set())
        if side in sides:
            continue
        sides.add(side)
        todo += [(cell, other) for other in board.cards[cell].group(side)]
        x, y = cell
        there = (x + WAYS[side][0], y + WAYS[side][1])
        board.pointed.setdefault(there, set()).add(BACK[side])
        if there in board.cards and BACK[side] in board.cards[there].open:
            todo.append((there, BACK[side]))
        if board.what.get(there) == LARGE and not board.large_joined:
            board.large_joined = True
            todo += sides_at_large(board)
    if board.large_joined:
        for cell, what in board.what.items():
            if what == LARGE:
                for side, there in beside(cell):
                    if there not in board.what:  # it reaches nothing by itself, but a card may be laid to it
                        board.pointed.setdefault(there, set()).add(BACK[side])


def sides_at_large(board: Board) -> list[tuple[Cell, str]]:
    """List the open sides that point at the large card (R-22)."""
    return [
        (there, BACK[side])
        for cell, what in board.what.items()
        if what == LARGE
        for side, there in beside(cell)
        if there in board.cards and BACK[side] in board.cards[there].open
    ]


def needs(board: Board, cell: Cell) -> tuple[set[str], set[str]]:
    """Return which sides of a card here would have to be open, and which closed (B7, B8)."""
    opened: set[str] = set()
    closed: set[str] = set()
    for side, there in beside(cell):
        if there in board.cards:
            (opened if BACK[side] in board.cards[there].open else closed).add(side)
    return opened, closed


def may_lie(board: Board, cell: Cell, lying: Card, must_connect: bool) -> bool:
    """Return whether a path card may be laid in a cell (B7, S5, R-02, R-22, R-29)."""
    if cell in board.what:
        return False
    around = [board.what[there] for _, there in beside(cell) if there in board.what]
    opened, closed = needs(board, cell)
    if not opened <= lying.open or closed & lying.open:
        return False
    if lying.ladder:
        return any(what in (START, PATH) for what in around) and not any(
            what in (GOAL, COVERED_GOAL) for what in around
        )
    if not any(what in FACE_UP for what in around):
        return False
    return not must_connect or bool(lying.open & board.pointed.get(cell, set()))


def tolls(state: State, lifted: int = 0) -> dict[Cell, tuple[int, int]]:
    """Return the guarded cells with the owner plus one and the agreed payer plus one (M1).

    A dwarf that stands on a card which is lifted guards nothing (R-14).
    """
    toll = list(state.table.toll)
    found: dict[Cell, tuple[int, int]] = {}
    for i in range(0, len(toll), 4):
        if toll[i] not in (0, 99) and toll[i + 1] != lifted:
            found[unpack(toll[i + 2])] = (toll[i], toll[i + 3])
    return found


def unpack(cell: int) -> Cell:
    """Read a packed cell."""
    return (cell & 255) - 128, (cell >> 8 & 255) - 128


def gold_of(state: State, seat: int) -> int:
    """Count a purse: coins and the value of gold cards (R-06)."""
    held = [card & 3 for card in state.hidden.gold_held if card >> 32 == seat]
    return int(state.hidden.coins[seat]) + sum(held)


def payers(state: State, seat: int, guard: tuple[int, int] | None) -> list[int]:
    """Return who may pay for a cell, plus one; 0 where nothing is to be paid (M1, R-19)."""
    if guard is None or guard[0] == seat + 1:
        return [0]
    own = [seat + 1] if gold_of(state, seat) > 0 else []
    return own + ([guard[1]] if guard[1] else [])


def hand_of(state: State, seat: int) -> list[int]:
    """Return the kinds in a hand."""
    first = seat * 16
    size = int(state.hidden.hand_sizes[seat])
    return [card & 255 for card in list(state.hidden.hands)[first : first + size]]


def naive_lays(state: State, seat: int, board: Board | None = None) -> set[Lay]:
    """List every way in which a seat may lay a path card of its hand now."""
    asked = int(state.stack[-1]) & 255 if len(state.stack) else 0
    if asked not in (Q_TURN, Q_LAY) or int(state.table.front[seat]) & 0b10111:  # B9, S8
        return set()
    board = board or read_board(state)
    guards = tolls(state)
    rim = board.rim()
    found: set[Lay] = set()
    for kind in {kind for kind in hand_of(state, seat) if kind <= PATH_KINDS}:
        for turned in rotations(kind):
            lying = card(kind, turned)
            for cell in rim:
                if may_lie(board, cell, lying, bool(state.rules.must_connect)):
                    found |= {(kind, cell, turned, payer) for payer in payers(state, seat, guards.get(cell))}
    return found


def engine_lays(found: list[int]) -> list[Lay]:
    """Spell out the engine's packed lays."""
    return [
        (act >> 6 & 127, unpack(act >> 13 & 65535), act >> 29 & 1, act >> 36 & 15) for act in found if act & 63 == LAY
    ]
