"""The picture of a finished game: the move that decided it on its board, and who was what.

It has no words but names and numbers, so one picture serves readers of every language; a crown stands for who won, a
mask for who lied best, a magnifying glass for who saw through most others. `preview` says the same in words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from saboteur.play.fields.values import Cell, GoalFace
from saboteur.play.views.view_types import View
from saboteur.server.finished.pixels import Canvas, Colour
from saboteur.server.finished.sprites import fitting, sheet, sized, text_width, write

WIDTH, HEIGHT = 1200, 630  # what messengers show
HEAD, EDGE = 86, 26
SIDE: Final = 780  # where the board ends and the people begin
ONE_COLUMN: Final = 6  # people that have room below one another
TITLE: Final = "Saboteur"
GROUND: Final[Colour] = (21, 17, 15)
LIGHT: Final[Colour] = (92, 58, 30)
BAND: Final[Colour] = (36, 28, 26)
ROCK: Final[Colour] = (74, 62, 68)
GOLD: Final[Colour] = (255, 207, 112)
TEXT: Final[Colour] = (246, 236, 224)
SOFT: Final[Colour] = (205, 191, 180)
BESIDE: Final[Colour] = (190, 128, 214)
COVERED: Final = 0.72  # how strongly a goal is drawn that nobody had turned


class Deciding(NamedTuple):
    """The move that changed the chances most."""

    name: str
    cell: Cell | None
    side: str  # the role that stands for the side whose chance it was
    before: float
    after: float


class Seat(NamedTuple):
    """Somebody, as the picture shows them."""

    name: str
    role: str
    gold: int
    won: bool
    liar: bool
    nose: bool


class EndingCard(NamedTuple):
    """What the picture shows."""

    view: View  # the board at the deciding move, or at the end
    goals: dict[Cell, GoalFace]  # as they truly were
    seats: list[Seat]
    deciding: Deciding | None


def draw(card: EndingCard) -> bytes:
    """Draw the picture."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.fill((0, 0, WIDTH, HEIGHT), GROUND)
    canvas.glow(SIDE * 0.5, HEIGHT * 0.55, 620, LIGHT, 0.8)
    _head(canvas, card.deciding)
    _board(canvas, card)
    _people(canvas, card.seats)
    return canvas.png()


def _head(canvas: Canvas, deciding: Deciding | None) -> None:
    end = write(canvas, TITLE, EDGE, 21, 42, GOLD)
    if deciding is None:
        return
    numbers = f"{round(100 * deciding.before)} % → {round(100 * deciding.after)} %"
    x = SIDE - EDGE - text_width(numbers, 38)
    write(canvas, numbers, x, 23, 38, TEXT)
    x -= 74
    canvas.lay(sized(f"dwarf-{deciding.side}", 64, 64), x, 10)
    name = fitting(deciding.name, 30, x - end - 40)
    write(canvas, name, x - 12 - text_width(name, 30), 28, 30, SOFT)


class _Grid:
    """Where cells are on the picture."""

    def __init__(self, cells: list[Cell]) -> None:
        left, right = min(one.x for one in cells), max(one.x for one in cells) + 1
        top, bottom = min(one.y for one in cells), max(one.y for one in cells) + 1
        room = HEIGHT - HEAD - EDGE
        self.wide = min((SIDE - 2 * EDGE) / (right - left), room / (1.5 * (bottom - top)))
        self.high = 1.5 * self.wide
        self._x = (SIDE - self.wide * (right - left)) / 2 - left * self.wide
        self._y = HEAD + (room - self.high * (bottom - top)) / 2 - top * self.high

    def box(self, cell: Cell, wide: int = 1, high: int = 1) -> tuple[int, int, int, int]:
        """Return left, top, width and height: cards touch, whatever the size."""
        left, top = round(self._x + cell.x * self.wide), round(self._y + cell.y * self.high)
        right, bottom = round(self._x + (cell.x + wide) * self.wide), round(self._y + (cell.y + high) * self.high)
        return left, top, right - left, bottom - top


def _board(canvas: Canvas, card: EndingCard) -> None:
    view = card.view
    large = view.large.cells if view.large else []
    ends = [Cell(0, 0), *(one.cell for one in view.goals)]
    cells = [*ends, *(one.cell for one in view.maze), *view.chests, *large]
    grid = _Grid(cells)

    def lay(name: str, cell: Cell, *, turned: bool = False, strength: float = 1.0, size: int = 1) -> None:
        left, top, width, height = grid.box(cell, size, size)
        layer = sized(name if name in sheet().boxes else "back-goal", width, height)
        canvas.lay(layer[::-1, ::-1] if turned else layer, left, top, strength)

    for cell in _rock(ends, set(cells)):
        left, top, width, height = grid.box(cell)
        canvas.fill((left + 2, top + 2, left + width - 2, top + height - 2), ROCK, 0.28)
    if card.deciding and card.deciding.cell:
        left, top, width, height = grid.box(card.deciding.cell)
        canvas.glow(left + width / 2, top + height / 2, 3 * height, GOLD, 0.6)
    if view.large:
        lay(f"large-{view.large.place}", Cell(min(one.x for one in large), min(one.y for one in large)), size=2)
    lay("start", Cell(0, 0))
    for cell in view.chests:
        lay("back-chest", cell)
    lying = {one.cell: one for one in view.maze}
    for path in view.maze:
        lay(path.card, path.cell, turned=path.turned)
    for goal in view.goals:
        face = goal.face or card.goals.get(goal.cell)
        strength = 1.0 if goal.face else COVERED
        if goal.cell not in lying:
            lay("back-goal" if face is None else face.card, goal.cell, strength=strength)
        if face is not None:
            lay(f"goal-{face.kind}", goal.cell, strength=strength)
    for dwarf in view.toll:
        if dwarf.where == "placed" and dwarf.cell and dwarf.guards:
            size = round(grid.wide * 0.6)
            x, y, width, height = grid.box(dwarf.cell)
            other = grid.box(dwarf.guards)
            middle = ((x + other[0] + width) / 2, (y + other[1] + height) / 2)
            canvas.lay(sized("toll", size, size), middle[0] - size / 2, middle[1] - size / 2)
    if card.deciding and card.deciding.cell:
        _frame(canvas, grid.box(card.deciding.cell))


def _rock(ends: list[Cell], taken: set[Cell]) -> list[Cell]:
    """Return the cells between the start and the goals that nobody has dug through."""
    xs, ys = [one.x for one in ends], [one.y for one in ends]
    every = (Cell(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1))
    return [cell for cell in every if cell not in taken]


def _frame(canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    left, top, width, height = box
    right, bottom, thick = left + width, top + height, 4
    for edge in (
        (left - thick, top - thick, right + thick, top),
        (left - thick, bottom, right + thick, bottom + thick),
        (left - thick, top, left, bottom),
        (right, top, right + thick, bottom),
    ):
        canvas.fill(edge, GOLD)


def _people(canvas: Canvas, seats: list[Seat]) -> None:
    canvas.fill((SIDE, 0, WIDTH, HEIGHT), BAND, 0.92)
    columns = 1 if len(seats) <= ONE_COLUMN else 2
    rows = -(-len(seats) // columns)
    step, width = min(124.0, (HEIGHT - 2 * 10) / rows), (WIDTH - SIDE - 20) / columns
    size, letters = round(min(step - 14, 96 if columns == 1 else 72)), 32 if columns == 1 else 23
    first = (HEIGHT - rows * step) / 2
    for number, seat in enumerate(seats):
        x, y = SIDE + 14 + (number // rows) * width, first + (number % rows) * step + (step - size) / 2
        if seat.won:
            canvas.glow(x + size / 2, y + size / 2, size * 0.95, GOLD, 0.5)
        canvas.lay(sized(f"dwarf-{seat.role}", size, size), x, y)
        x += size + 12
        middle = y + size / 2
        name = fitting(seat.name, letters, width - size - 24)
        write(canvas, name, x, middle - letters - 3, letters, GOLD if seat.won else TEXT)
        small = letters * 0.8
        sign_size = small * 1.35 if columns == 1 else 20.0
        canvas.lay(sized("coin", round(small), round(small)), x, middle + 6)
        x = write(canvas, str(seat.gold), x + small + 6, middle + 4, small * 1.1, SOFT) + sign_size / 4
        for sign, given in (("crown", seat.won), ("mask", seat.liar), ("glass", seat.nose)):
            if given:
                canvas.lay(sized(sign, round(sign_size), round(sign_size)), x, middle + 4)
                x += sign_size + 4
