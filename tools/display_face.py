"""Cut the display face of headings, a sign at a mine's mouth: letters of straight strokes with slabs.

uv run --with fonttools tools/display_face.py   write web/src/art/mine-sign.woff

Every letter is drawn here as the middle of its strokes and made into outlines of one width. Small letters are the
capitals, lower, with strokes as wide. Capitals, figures and signs of all six languages; what is missing, the device's
slab serif shows.
"""

import math
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "art" / "mine-sign.woff"
NAME = "Mine Sign"
STROKE = 118
STEP = (47, 49)  # of the grid on which letters are drawn
SIDE = 58  # beside a letter
LOW = 0.82  # height of small letters
SLAB, THICK = 46, 62  # how far a slab goes beyond its stroke, and how thick it is
CAP = 12  # height of capitals on the grid
BELOW = "xyz"  # -3, -2, -1 on the grid

SPACE = 260
ASCENT, DESCENT = 930, 200

Point = tuple[float, float]
Polygon = list[Point]


class Drawn(NamedTuple):
    """A letter: its strokes, and those of the mark over it."""

    strokes: str
    mark: str = ""


# Strokes of a letter, parted by "/": points of two signs, x and y in base 36, from the left end of the line. One
# point alone is a dot.
LETTERS = {
    "A": "00 08 2c 6c 88 80/05 85", "B": "00 0c 6c 8a 88 66 84 82 60 00/06 66", "C": "8a 6c 2c 0a 02 20 60 82",
    "D": "00 0c 5c 89 83 50 00", "E": "8c 0c 00 80/06 66", "F": "8c 0c 00/06 66",
    "G": "8a 6c 2c 0a 02 20 60 82 85 55", "H": "00 0c/80 8c/06 86", "I": "00 0c", "J": "03 02 20 40 62 6c",
    "K": "00 0c/06 36/8c 8b 36 81 80", "L": "0c 00 80", "M": "00 0c 55 ac a0", "N": "00 0c 80 8c",
    "O": "20 02 0a 2c 6c 8a 82 60 20", "P": "00 0c 6c 8a 87 65 05", "Q": "20 02 0a 2c 6c 8a 82 60 20/53 90",
    "R": "00 0c 6c 8a 87 65 05/45 81 80", "S": "8a 6c 2c 0a 08 26 66 84 82 60 20 02", "T": "0c 8c/4c 40",
    "U": "0c 02 20 60 82 8c", "V": "0c 0a 40 8a 8c", "W": "0c 0a 30 58 70 aa ac", "X": "00 01 8b 8c/0c 0b 81 80",
    "Y": "0c 0b 46 8b 8c/46 40", "Z": "0c 8c 8b 01 00 80", "Æ": "00 08 2c cc/7c 70 c0/05 75/76 b6",
    "Œ": "6c 2c 0a 02 20 60/cc 6c 60 c0/66 b6", "ẞ": "00 0a 2c 6c 8a 56 84 82 60 40",
    "0": "20 02 0a 2c 5c 7a 72 50 20", "1": "19 3c 30", "2": "09 0a 2c 6c 8a 88 02 00 80",
    "3": "0a 2c 6c 8a 88 66 36/66 84 82 60 20 02", "4": "60 6c 04 84", "5": "8c 0c 07 57 85 82 60 20 02",
    "6": "8a 6c 2c 0a 02 20 60 82 85 67 07", "7": "0c 8c 8a 30",
    "8": "26 08 0a 2c 6c 8a 88 66 26 04 02 20 60 82 84 66",
    "9": "02 20 60 82 8a 6c 2c 0a 07 25 85",
    ".": "00", ",": "00 0y", ":": "00/06", ";": "00 0y/06", "!": "0c 04/00", "?": "09 0a 2c 5c 7a 78 35 34/30",
    "-": "05 45", "–": "05 85", "—": "05 c5", "’": "0c 0a", "'": "0c 0a", "‘": "0c 0a", "“": "0c 0a/3c 3a",
    "”": "0c 0a/3c 3a", "„": "01 0y/31 3y", "«": "32 06 3a/72 46 7a", "»": "02 36 0a/42 76 4a", "(": "3d 1a 12 3z",
    ")": "0d 2a 22 0z", "/": "00 6c", "+": "06 66/33 39", "&": "80 1a 2c 4c 5a 04 02 20 50 84", "·": "06",
    "…": "00/40/80", "×": "03 69/09 63", "%": "00 8c/0b 0c/80 81",
    "Б": "7c 0c 00 60 82 85 67 07", "Г": "8b 8c 0c 00", "Ґ": "7e 7c 0c 00", "Д": "0y 00 a0 ay/10 17 4c 8c 80",
    "Є": "8a 6c 2c 0a 02 20 60 82/06 56", "Ж": "60 6c/0c 0b 36 01 00/cc cb 96 c1 c0/36 96",
    "З": "0a 2c 6c 8a 88 66 36/66 84 82 60 20 02", "И": "0c 00 8c 80", "Л": "00 17 3c 8c 80", "П": "00 0c 8c 80",
    "У": "0c 0b 45/8c 8b 20 00", "Ф": "50 5c/23 05 07 29 89 a7 a5 83 23", "Ц": "0c 00 90 9y/7c 70",
    "Ч": "0c 08 26 86/8c 80", "Ш": "0c 00 a0 ac/5c 50", "Щ": "0c 00 c0 cy/5c 50/ac a0",
    "Ъ": "0b 0c 3c 30 80 a2 a4 86 36",
    "Ь": "0c 00 60 82 84 66 06", "Ю": "00 0c/06 46/60 42 4a 6c 9c ba b2 90 60", "Я": "80 8c 2c 0a 07 25 85/45 01 00",
}  # fmt: skip
# Letters that look like others, and marks over them.
SAME = dict(zip("АВЕКМНОРСТХІ", "ABEKMHOPCTXI", strict=True))
MARKS = {
    "´": "3f 5h", "`": "5f 3h", "^": "2f 4h 6f", "ˇ": "2h 4f 6h", "¨": "2g/6g", "˚": "3f 3h 5h 5f 3f",
    "˘": "2h 3f 5f 6h", "¸": "40 4x",
}  # fmt: skip
MARKED = {
    "´": ("ÁÉÍÓÚÝ", "AEIOUY"), "`": ("ÀÈÙЍ", "AEUИ"), "^": ("ÂÊÎÔÛ", "AEIOU"), "ˇ": ("ČĎĚŇŘŠŤŽ", "CDENRSTZ"),
    "¨": ("ÄËÏÖÜŸЇ", "AEIOUYІ"), "˚": ("Ů", "U"), "˘": ("Й", "И"), "¸": ("Ç", "C"),
}  # fmt: skip
SMALL = {"ẞ": "ß"}  # whose small letter Python would not find


def strokes(drawn: str) -> Iterator[list[Point]]:
    """Read the strokes of a letter."""
    for stroke in drawn.split("/"):
        yield [(int(at[0], 36), height(at[1])) for at in stroke.split()]


def height(sign: str) -> int:
    """Read how high a point lies."""
    return BELOW.index(sign) - len(BELOW) if sign in BELOW else int(sign, 36)


def polygons(stroke: list[Point], low: float) -> Iterator[Polygon]:
    """Cut one stroke: a bar for each line of it, a wedge at each bend, slabs at upright ends."""
    line = [(x * STEP[0] * low, y * STEP[1] * low) for x, y in stroke]
    half = STROKE / 2
    if len(line) == 1:
        yield bar(line[0][0] - half, line[0][1], line[0][0] + half, line[0][1], half * 1.05)
        return
    closed = line[0] == line[-1]
    for (ax, ay), (bx, by) in pairwise(line):
        yield bar(ax, ay, bx, by, half)
    bends = zip(line, line[1:], [*line[2:], *line[1:2]], strict=False)
    for before, at, after in list(bends)[: None if closed else -1]:
        yield wedge(before, at, after, half)
    if not closed:
        for end, other, height in ((line[0], line[1], stroke[0][1]), (line[-1], line[-2], stroke[-1][1])):
            yield from finish(end, other, height, half)


def finish(end: Point, other: Point, height: float, half: float) -> Iterator[Polygon]:
    """Let a stroke end: on the lines with a slab, elsewhere as far beyond its point as a bend would go."""
    (x, y), length = end, math.dist(end, other)
    out = ((x - other[0]) / length, (y - other[1]) / length)
    yield bar(x, y, x + out[0] * half, y + out[1] * half, half)
    if abs(out[0]) < 0.01 and height in (0, CAP):
        middle = y + out[1] * (half - THICK / 2)
        yield bar(x - half - SLAB, middle, x + half + SLAB, middle, THICK / 2)


def bar(ax: float, ay: float, bx: float, by: float, half: float) -> Polygon:
    """Return a bar from one point to another, clockwise."""
    length = math.dist((ax, ay), (bx, by))
    nx, ny = (by - ay) / length * half, (ax - bx) / length * half
    return [(ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny), (ax + nx, ay + ny)]


def wedge(before: Point, at: Point, after: Point, half: float) -> Polygon:
    """Fill the outer side of a bend up to where its edges meet; a sharp one is cut off."""
    turn = (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])
    side = -1 if turn > 0 else 1
    first, second = (normal(*pair, half * side) for pair in ((before, at), (at, after)))
    sum_x, sum_y = first[0] + second[0], first[1] + second[1]
    reach = 2 * half * half / max(sum_x**2 + sum_y**2, half * half * 0.9)
    tip = (at[0] + sum_x * reach, at[1] + sum_y * reach)
    found = [at, (at[0] + first[0], at[1] + first[1]), tip, (at[0] + second[0], at[1] + second[1])]
    return found if side == 1 else found[::-1]


def normal(a: Point, b: Point, length: float) -> Point:
    """Return the way to the left of a line, so long."""
    far = math.dist(a, b)
    return (-(b[1] - a[1]) / far * length, (b[0] - a[0]) / far * length)


def glyph(letter: Drawn, low: float) -> tuple[Glyph, int]:
    """Make the outline of a letter, and say how wide it is."""
    parts = list(strokes(letter.strokes))
    width = max(x for stroke in parts for x, _ in stroke)
    if letter.mark:
        parts += [[(x + (width - 8) / 2, y) for x, y in stroke] for stroke in strokes(letter.mark)]
    pen = TTGlyphPen(None)
    for stroke in parts:
        for polygon in polygons(stroke, low):
            first, *others = [(round(x + SIDE + STROKE / 2), round(y + STROKE / 2)) for x, y in polygon]
            pen.moveTo(first)
            for point in others:
                pen.lineTo(point)
            pen.closePath()
    return pen.glyph(), round(width * STEP[0] * low + STROKE + 2 * SIDE)


def letters() -> dict[str, Drawn]:
    """Return everything that is drawn, capitals only."""
    found = {letter: Drawn(strokes) for letter, strokes in LETTERS.items()}
    found |= {letter: found[like] for letter, like in SAME.items()}
    for mark, (marked, plain) in MARKED.items():
        found |= {letter: Drawn(found[like].strokes, MARKS[mark]) for letter, like in zip(marked, plain, strict=True)}
    return found


def face() -> FontBuilder:
    """Put the face together."""
    nothing = TTGlyphPen(None).glyph()
    glyphs, widths = {".notdef": nothing, "space": nothing}, {".notdef": 400, "space": SPACE}
    codes = {ord(" "): "space", ord("\N{NO-BREAK SPACE}"): "space"}
    for capital, drawn in letters().items():
        small = SMALL.get(capital, capital.lower())
        for letter, low in ((capital, 1.0), (small, LOW)):
            if letter == capital and low != 1:
                continue  # figures and signs have one size
            name = f"u{ord(letter):04X}"
            glyphs[name], widths[name] = glyph(drawn, low)
            codes[ord(letter)] = name
    made = FontBuilder(1000, isTTF=True)
    made.setupGlyphOrder(list(glyphs))
    made.setupCharacterMap(codes)
    made.setupGlyf(glyphs)
    left = {name: getattr(made.font["glyf"][name], "xMin", 0) for name in glyphs}
    made.setupHorizontalMetrics({name: (width, left[name]) for name, width in widths.items()})
    made.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    made.setupNameTable({"familyName": NAME, "styleName": "Regular"})
    made.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT + 60, usWinDescent=DESCENT + 20,
        sCapHeight=CAP * STEP[1] + STROKE,
    )  # fmt: skip
    made.setupPost(keepGlyphNames=False)
    return made


def main() -> int:
    """Write the file."""
    made = face()
    made.font["head"].created = made.font["head"].modified = 0  # the same file every time
    made.font.recalcTimestamp = False
    made.font.flavor = "woff"
    made.save(TARGET)
    sys.stderr.write(f"{TARGET.name}: {TARGET.stat().st_size / 1000:.1f} kB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
