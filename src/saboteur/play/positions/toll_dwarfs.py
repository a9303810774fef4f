"""Toll dwarfs of a position (M1, R-19): free, 2 3,-1 E payer 4, out 3,-1 E."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.table.cards import COMPONENTS, SIDES, open_sides
from saboteur.core.table.codes import neighbour
from saboteur.core.table.maze import GUARDED, WHAT
from saboteur.core.table.state import TOLL_OUT, State
from saboteur.play.fields.line import shown
from saboteur.play.fields.values import cell_of
from saboteur.play.positions.tokens import place_of, read_cell, read_name, read_number, refuse, split

FREE = [0, 0, 0, 0]


def write_dwarfs(s: State) -> list[str]:
    """Write them, in their order."""
    toll = s.table.toll
    return [_written(*(toll[i + j] for j in range(4))) for i in range(0, len(toll), 4)]


def place_dwarfs(s: State, entries: list[str]) -> None:
    """Set the dwarfs down; those that are not named are free (M1)."""
    t, r = s.table, s.rules
    dwarfs = COMPONENTS["toll"]["dwarves"] if r.guard is not None else 0
    if len(entries) > dwarfs:
        refuse("toll", f"there are {dwarfs} toll dwarfs in this game, not {len(entries)}")
    found = [_read(entry, f"toll[{i}]", int(r.seats)) for i, entry in enumerate(entries)]
    found += [FREE] * (dwarfs - len(found))
    for i, (owner, cell, guarded, _) in enumerate(found):
        if owner in (0, TOLL_OUT):
            continue
        place = place_of(entries[i], f"toll[{i}]")
        if t.maze.word(guarded) & (WHAT | GUARDED):
            refuse(place, f"{cell_of(guarded)}, which it guards, is not empty or is guarded already")
        side = _side(cell, guarded)
        if not open_sides(t.maze.oriented(cell)) >> side & 1 or not t.maze.oriented(cell):
            refuse(place, f"no card lies face up at {cell_of(cell)} with its side {SIDES[side]} open")
        t.maze.guard(guarded, True)
    t.toll = vec[i64]([number for dwarf in found for number in dwarf])


def guarded_cells(s: State) -> list[int]:
    """List the cells that are guarded."""
    toll = s.table.toll
    return [toll[i + 2] for i in range(0, len(toll), 4) if toll[i] not in (0, TOLL_OUT)]


def _read(entry: str, field: str, seats: int) -> list[int]:
    """Read a toll dwarf as the engine keeps it: owner + 1, cell, guarded cell, payer + 1."""
    words = split(entry, field)
    place = place_of(entry, field)
    if words == ["free"]:
        return FREE
    if words == ["out"]:
        return [TOLL_OUT, 0, 0, 0]
    good = len(words) == 3 or (len(words) == 5 and words[3] == "payer")
    if not good:
        refuse(place, f"expected a toll dwarf: free, out, or as in 2 3,-1 E payer 4; not {shown(entry)}")
    owner = TOLL_OUT if words[0] == "out" else read_number(words[0], place, "a seat", 0, seats - 1) + 1
    cell = read_cell(words[1], place)
    side = read_name(words[2], place, "side", list(SIDES))
    payer = read_number(words[4], place, "a seat", 0, seats - 1) + 1 if len(words) == 5 else 0
    return [owner, cell, neighbour(cell, side), payer]


def _written(owner: int, cell: int, guarded: int, payer: int) -> str:
    if not cell:
        return "out" if owner == TOLL_OUT else "free"
    words = ["out" if owner == TOLL_OUT else str(owner - 1), str(cell_of(cell)), SIDES[_side(cell, guarded)]]
    return " ".join(words + (["payer", str(payer - 1)] if payer else []))


def _side(cell: int, guarded: int) -> int:
    return next(side for side in range(4) if neighbour(cell, side) == guarded)
