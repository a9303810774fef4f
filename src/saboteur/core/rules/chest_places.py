"""Where chests may lie: the two lay-outs of the box, or cells of one's own (M6)."""

from typing import Final

from saboteur.core.table.cards import COMPONENTS
from saboteur.core.table.refusal import Refusal

LAYOUTS: Final[dict[str, list[list[int]]]] = COMPONENTS["chests"]["layouts"]
FOUR_CELLS: Final = 'four cells such as "3,-1 3,1 6,-1 6,1"'


def layout_cells(layout: str) -> list[tuple[int, int]]:
    """Return the cells of a lay-out by its name, or as they are written."""
    if layout in LAYOUTS:
        return [(x, y) for x, y in LAYOUTS[layout]]
    return own_layout(layout)


def own_layout(value: str) -> list[tuple[int, int]]:
    """Read cells of one's own, in their order; an empty list if the text is something else."""
    cells: list[tuple[int, int]] = []
    for word in value.split():
        x, _, y = word.partition(",")
        digits = y.removeprefix("-")
        if not (x.isdecimal() and digits.isdecimal() and x.isascii() and digits.isascii()):
            return []
        cells.append((int(x), int(y)))
    return cells


def layout_faults(value: str) -> list[Refusal]:
    """List what breaks M6 in a lay-out of one's own."""
    cells = own_layout(value)
    if len(cells) != 4:
        sentence = f"the option chest_layout cannot be {value!r}; it is a, b, or {FOUR_CELLS}"
        return [Refusal("option_value", sentence, {"option": "chest_layout", "value": value})]
    found = [
        _chest_fault("chest_outside", f"the chest at {x},{y} lies outside x 1 to 7, y -3 to 3", x, y)
        for x, y in cells
        if not _inside(x, y)
    ]
    found += [
        _chest_fault("chest_at_start", f"the chest at {x},{y} lies beside the start", x, y)
        for x, y in cells
        if abs(x) + abs(y) <= 1
    ]
    for i, (x, y) in enumerate(cells):
        for u, v in cells[i + 1 :]:
            if (x, y) == (u, v):
                found.append(_chest_fault("chests_same_cell", f"two chests lie at {x},{y}", x, y))
            elif abs(x - u) + abs(y - v) == 1:
                fault = _chest_fault("chests_touch", f"the chests at {x},{y} and {u},{v} lie side by side", x, y)
                fault.values["other"] = f"{u},{v}"
                found.append(fault)
    return found


def _chest_fault(code: str, sentence: str, x: int, y: int) -> Refusal:
    return Refusal(code, f"chest_layout: {sentence}", {"cell": f"{x},{y}"})


def _inside(x: int, y: int) -> bool:
    return 1 <= x <= 7 and -3 <= y <= 3
