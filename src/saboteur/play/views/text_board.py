"""The maze of a view as text, for terminals and documents.

Every cell is five characters wide and three high, and tunnels run to its edges, so that cards that connect are
drawn connected. A stub stops short of the middle. Nothing is drawn that the view does not show.
"""

from collections.abc import Mapping
from typing import NamedTuple

from saboteur.core.table.cards import FACES, KIND, SIDES, canonical, turned_groups
from saboteur.play.fields.values import Cell, GoalFace
from saboteur.play.views.view_types import View

WIDE, HIGH = 5, 3
_MARGIN = 4  # for the numbers of the rows


class _Pens(NamedTuple):
    """The characters that one style draws with."""

    across: str
    down: str
    north_stub: str
    south_stub: str
    blocked: str
    empty: str
    goal_across: str
    goal_down: str
    large: str
    bridge: str
    box: tuple[str, str, str]  # a card that lies face down; its letter goes into the middle row
    curves: dict[str, tuple[str, str, str]]
    corners: dict[str, str]


_UNICODE = _Pens(
    "─", "│", "╵", "╷", "×", "·", "═", "║", "░", "─)│(─", ("┌───┐", "│ {} │", "└───┘"),
    {"NW|ES": (" ╭╯  ", "─╯ ╭─", "  ╭╯ "), "NE|SW": ("  ╰╮ ", "─╮ ╰─", " ╰╮  ")},
    {"NS": "│", "EW": "─", "NE": "└", "NW": "┘", "ES": "┌", "SW": "┐", "NES": "├", "NSW": "┤", "NEW": "┴",
     "ESW": "┬", "NESW": "┼"},
)  # fmt: skip
_ASCII = _Pens(
    "-", "|", "'", ",", "x", ".", "=", "|", ":", "-)|(-", ("+---+", "| {} |", "+---+"),
    {"NW|ES": (" ,'  ", "-' ,-", "  ,' "), "NE|SW": ("  `. ", "-. `-", " `.  ")},
    {"NS": "|", "EW": "-"},
)  # fmt: skip

_GOAL_SIGNS = {"treasure": "T", "stone": "O", "dragon": "D", "spider": "X"}
_DOORS = {"": "", "blue": "B", "green": "G"}
Drawing = list[str]  # the rows of one cell


def draw(view: View, ascii_only: bool = False, marks: Mapping[Cell, str] | None = None) -> str:
    """Draw the maze with its columns and rows numbered; a mark stands in the middle of its cell."""
    pens = _ASCII if ascii_only else _UNICODE
    cells = _cells(view, pens)
    for cell, mark in (marks or {}).items():
        top, _, bottom = cells.get(cell) or _plain("", "")
        cells[cell] = [top, f"{mark:^{WIDE}}", bottom]
    xs = range(min(cell.x for cell in cells), max(cell.x for cell in cells) + 1)
    ys = range(min(cell.y for cell in cells), max(cell.y for cell in cells) + 1)
    lines = [" " * _MARGIN + "".join(f"{x:^{WIDE}}" for x in xs)]
    for y in ys:
        rows = [cells.get(Cell(x, y)) or _plain("", pens.empty) for x in xs]
        for line in range(HIGH):
            label = f"{y:>{_MARGIN - 1}} " if line == HIGH // 2 else " " * _MARGIN
            lines.append(label + "".join(row[line] for row in rows))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _cells(view: View, pens: _Pens) -> dict[Cell, Drawing]:
    """Draw everything that lies in the maze, by cell."""
    cells = {Cell(0, 0): path("NESW+ladder", False, ascii_only=pens is _ASCII, middle="S")}
    faces = {goal.cell: goal.face for goal in view.goals}
    for card in view.maze:
        face = faces.get(card.cell)
        middle = goal_sign(face) if card.sort == "goal" and face is not None else ""
        cells[card.cell] = path(card.card, card.turned, ascii_only=pens is _ASCII, middle=middle)
    for cell, face in faces.items():
        if cell not in cells:  # it lies face down, though at the round's end all are shown (B15)
            cells[cell] = _covered("?" if face is None else goal_sign(face), pens)
    asked = view.question
    if asked is not None and asked.path_to_set is not None:  # until its rotation is said it is shown straight
        cells[asked.cells[0]] = path(asked.path_to_set, False, ascii_only=pens is _ASCII)
    for cell in view.chests:
        cells[cell] = _covered("C", pens)
    for dwarf in view.toll:
        if dwarf.guards is not None:
            cells[dwarf.guards] = _plain("", f"${(dwarf.owner or 0) + 1}")  # people count from 1
    if view.large is not None:
        letter = "W" if view.large.place == "wardrobe" else "P"
        for cell in view.large.cells:
            cells[cell] = _plain(pens.large, letter.lower() if view.large.used else letter)
    return cells


def _plain(fill: str, middle: str) -> Drawing:
    row = (fill or " ") * WIDE
    return [row, f"{middle:{fill or ' '}^{WIDE}}", row]


def _covered(letter: str, pens: _Pens) -> Drawing:
    return [row.format(letter) for row in pens.box]


def goal_sign(face: GoalFace) -> str:
    """Return the sign of a goal that lies face up: a sack shows its gold."""
    return _GOAL_SIGNS.get(face.kind, str(face.gold))


def path(name: str, turned: bool, *, ascii_only: bool = False, middle: str = "") -> Drawing:
    """Draw a path card; with a sign in the middle it is the start or a goal."""
    pens = _ASCII if ascii_only else _UNICODE
    face = FACES[KIND[name]]
    groups = turned_groups(face.groups) if turned else canonical(face.groups)
    parts = groups.split("|")
    if groups in pens.curves:
        return list(pens.curves[groups])
    if len(parts) == 2 and len(parts[1]) == 2:
        return [f"{pens.down:^{WIDE}}", pens.bridge, f"{pens.down:^{WIDE}}"]
    through = "".join(part for part in parts if len(part) > 1 or face.ladder)
    stubs = "".join(part for part in parts if part not in through)
    sign = middle or _DOORS[face.door] or ("H" if face.ladder else "")
    goal = bool(middle) and middle != "S"
    across, down = (pens.goal_across, pens.goal_down) if goal else (pens.across, pens.down)
    top = down if "N" in through else pens.north_stub if "N" in stubs else " "
    bottom = down if "S" in through else pens.south_stub if "S" in stubs else " "
    west = across * 2 if "W" in through else across + " " if "W" in stubs else "  "
    east = across * 2 if "E" in through else " " + across if "E" in stubs else "  "
    centre = sign or _centre("".join(side for side in SIDES if side in through), pens)
    crystal = "*" if face.crystals else " "
    return [f"  {top}{crystal} ", f"{west}{centre}{east}", f"{bottom:^{WIDE}}"]


def _centre(through: str, pens: _Pens) -> str:
    if not through:
        return pens.blocked
    return pens.corners.get(through, "+")
