"""The drawings that the server's pictures are made of: cards, dwarfs, signs and letters, cut out of one sheet.

`tools/preview_sprites.py` draws the sheet from the page's own art.
"""

from __future__ import annotations

import functools
from importlib import resources
from typing import Final, NamedTuple

import msgspec
import numpy as np

from saboteur.server.finished.pixels import Canvas, Colour, Layer, layer_of, read_png, resized

SHEET: Final = "sprites.png"
INDEX: Final = "index"  # the words in the sheet that say where each drawing is
CARD_WIDTH, CARD_HEIGHT = 80, 120
DWARF: Final = 96
LETTER: Final = 40  # height of letters
FALLBACK: Final = "?"
Box = tuple[int, int, int, int]  # left, top, width, height


class Sheet(NamedTuple):
    """All drawings, and where each of them is."""

    layer: Layer
    boxes: dict[str, Box]

    def sprite(self, name: str) -> Layer:
        """Return a drawing; KeyError: there is none of that name."""
        left, top, width, height = self.boxes[name]
        return self.layer[top : top + height, left : left + width]


@functools.cache
def sheet() -> Sheet:
    """Return the sheet."""
    pixels, words = read_png(resources.files("saboteur.server.finished").joinpath(SHEET).read_bytes())
    return Sheet(layer_of(pixels), msgspec.json.decode(words[INDEX], type=dict[str, Box]))


@functools.lru_cache(512)
def sized(name: str, width: int, height: int) -> Layer:
    """Return a drawing in a size."""
    return resized(sheet().sprite(name), width, height)


def letters(text: str) -> list[str]:
    """Return the names of a text's letters; one that is not on the sheet is left out."""
    known = sheet().boxes
    return [name for letter in text if (name := letter_name(letter)) in known]


def letter_name(letter: str) -> str:
    """Name the drawing of a letter."""
    return f"u{ord(letter):x}"


def text_width(text: str, size: float) -> float:
    """Return how wide a text is at a height of its letters."""
    return sum(sheet().boxes[name][2] for name in letters(text)) * size / LETTER


def write(canvas: Canvas, text: str, x: float, y: float, size: float, colour: Colour) -> float:
    """Write a text from a place on; return where it ends."""
    tint = np.array([*(part / 255 for part in colour), 1], np.float32)
    for name in letters(text):
        width = sheet().boxes[name][2] * size / LETTER
        canvas.lay(sized(name, max(1, round(width)), round(size))[..., 3:] * tint, x, y)
        x += width
    return x


def fitting(text: str, size: float, width: float) -> str:
    """Shorten a text until it has room."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(f"{text}…", size) > width:
        text = text[:-1].rstrip()
    return f"{text}…"
