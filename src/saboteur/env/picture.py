"""The table as a picture: as text, and as an array of colours."""

import numpy as np
from numpy.typing import NDArray

from saboteur.core.research.observed_maze import COLUMN_LEFT, COLUMNS, ROW_TOP, ROWS
from saboteur.core.table.cards import BLUE, CRYSTALS, DOOR, FIT, GOAL_KIND, GREEN, GROUP, LADDER, TREASURE
from saboteur.core.table.codes import CELL, cell_x, cell_y
from saboteur.core.table.state import State
from saboteur.play.setup import Setup
from saboteur.play.views.making import view_of
from saboteur.play.views.text_board import draw

SIZE = 24  # points of a cell
HALF = SIZE // 2
WAY = 4  # half the width of a tunnel
EARTH, GRID, CARD, TUNNEL = (54, 42, 34), (62, 49, 40), (120, 96, 72), (222, 203, 164)
START, BACK, STONE, GOLD = (92, 140, 92), (96, 60, 110), (128, 128, 128), (232, 190, 60)
COLOURS = {BLUE: (70, 120, 220), GREEN: (70, 170, 90)}
CHEST, LARGE, CRYSTAL, RUNG = (150, 90, 40), (110, 110, 150), (150, 230, 240), (160, 110, 60)
Colour = tuple[int, int, int]
Picture = NDArray[np.uint8]


def ansi(setup: Setup, s: State) -> str:
    """Draw the table as a spectator sees it, with a line for every seat."""
    view = view_of(setup, s, None)
    lines = [draw(view), f"round {view.round}, turn {view.turn}, {view.pile} cards in the pile"]
    for seat, info in enumerate(view.table):
        mark = "*" if view.question is not None and seat in view.question.seats else " "
        front = ", ".join(info.front)
        role = f", {info.role}" if info.role else ""
        lines.append(f"{mark} seat {seat}: {info.hand} cards{role}{': ' + front if front else ''}")
    return "\n".join(lines) + "\n"


def picture(s: State) -> Picture:
    """Paint the window of the maze, face-down cards with their backs."""
    image = np.empty((ROWS * SIZE, COLUMNS * SIZE, 3), np.uint8)
    image[:] = EARTH
    image[::SIZE] = GRID
    image[:, ::SIZE] = GRID
    t = s.table
    _card(image, 0, 0, int(t.maze.oriented(128 | 128 << 8)), START)
    for entry in t.laid:
        cell = entry & CELL
        _card(image, int(cell_x(cell)), int(cell_y(cell)), int(t.maze.oriented(cell)), CARD)
    for cell, face in zip(t.goal_cells, t.goal_faces, strict=True):
        x, y = int(cell_x(cell)), int(cell_y(cell))
        if face < 0:
            _block(image, x, y, BACK)
        else:
            _card(image, x, y, int(t.maze.oriented(cell)), GOLD if GOAL_KIND[face] == TREASURE else STONE)
    for cell in t.chest_cells:
        if cell:
            _block(image, int(cell_x(cell)), int(cell_y(cell)), CHEST)
    for cell in s.rules.large_cells:
        _block(image, int(cell_x(cell)), int(cell_y(cell)), LARGE)
    return image


def _area(image: Picture, x: int, y: int) -> Picture | None:
    column, row = x - COLUMN_LEFT, y - ROW_TOP
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return None
    return image[row * SIZE : (row + 1) * SIZE, column * SIZE : (column + 1) * SIZE]


def _block(image: Picture, x: int, y: int, colour: Colour) -> None:
    area = _area(image, x, y)
    if area is not None:
        area[1:, 1:] = colour


def _card(image: Picture, x: int, y: int, oriented: int, colour: Colour) -> None:
    """Paint a card with its tunnels; those that lead nowhere stop short of the middle."""
    area = _area(image, x, y)
    if area is None:
        return
    area[1:, 1:] = colour
    for side in range(4):
        if int(FIT[oriented]) >> side & 1:
            through = int(GROUP[4 * oriented + side]).bit_count() > 1 or bool(LADDER[oriented >> 1])
            _side(area, side, HALF + WAY if through else HALF - WAY - 2, TUNNEL)
    door = int(DOOR[oriented])
    if door:
        area[HALF - 6 : HALF + 6, HALF - 6 : HALF + 6] = COLOURS[BLUE if door & 15 else GREEN]
    if CRYSTALS[oriented >> 1]:
        area[3:8, 3:8] = CRYSTAL
    if LADDER[oriented >> 1]:
        area[HALF - 6 : HALF + 6 : 3, HALF - 3 : HALF + 3] = RUNG


def _side(area: Picture, side: int, length: int, colour: Colour) -> None:
    """Paint a tunnel from a side (N E S W) towards the middle."""
    band = slice(HALF - WAY, HALF + WAY)
    along = slice(0, length) if side in (0, 3) else slice(SIZE - length, SIZE)
    if side in (0, 2):
        area[along, band] = colour
    else:
        area[band, along] = colour
