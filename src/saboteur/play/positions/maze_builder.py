"""Laying out the maze of a position: paths, goals, chests and toll dwarfs, each in a cell of its own."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.modules.chests import EFFECTS
from saboteur.core.table.cards import COMPONENTS, GOAL_KIND, GOAL_NAMES, GOAL_SHAPE, KIND, NAMES, TREASURE
from saboteur.core.table.codes import CELL, cell_code
from saboteur.core.table.maze import COVERED_CHEST, COVERED_GOAL, GOAL, LARGE, PATH
from saboteur.core.table.slots import NO_GROUP
from saboteur.core.table.state import NOTE_CHEST, NOTE_GOAL, SET_UP, TUNNEL, State
from saboteur.play.fields.line import PATHS, nearest_card, shown
from saboteur.play.fields.values import cell_of
from saboteur.play.positions import usual_knowledge
from saboteur.play.positions.document import Position
from saboteur.play.positions.entries import (
    chest_finder,
    find_goal,
    keep_treasure_out,
    noted,
    read_goals,
    told,
)
from saboteur.play.positions.filling import Box, Finder, Lot, finder
from saboteur.play.positions.tokens import ANY, Token, place_of, read_cell, read_known, read_name, refuse, split
from saboteur.play.positions.toll_dwarfs import place_dwarfs

MARKS = ["turned", "setup", "tunnel"]
MIDDLE = int(cell_code(*COMPONENTS["tournament"]["middle_cell"]))  # V2


class MazeBuilder:
    """The cells of the maze while it is laid out.

    `setting` is the turned card whose rotation is being chosen, `named_chest` the chest under it, if it is named.
    """

    def __init__(self, position: Position, s: State, deck: Box, setting: int, named_chest: dict[int, int]) -> None:
        self.p = position
        self.s = s
        self.deck = deck
        self.setting = setting
        self.named_chest = named_chest
        self.taken = {int(cell_code(0, 0)): "the start"}

    def lay_out(self) -> None:
        """Lay everything out."""
        maze = self.s.table.maze
        for cell in self.s.rules.large_cells:
            self.occupy(cell, "the large card", "maze")
            maze.put(cell, LARGE, 0)
        for i, entry in enumerate(self.p.maze):
            self.lay_path(entry, f"maze[{i}]")
        self.place_goals()
        if self.s.rules.chests is not None:
            self.place_chests()
        elif self.p.chest_cells or self.p.tunnels or self.p.chests:
            refuse("chests", "there are no chests in this game")
        place_dwarfs(self.s, self.p.toll)
        maze.rebuild()

    def occupy(self, cell: int, what: str, place: str) -> None:
        """Take a cell of the maze."""
        if cell in self.taken:
            refuse(place, f"{what} cannot lie at {cell_of(cell)}, where {self.taken[cell]} lies")
        self.taken[cell] = what

    def lay_path(self, entry: str, field: str) -> None:
        """Lay a card such as ``NE@2,0 turned``; ``setup`` and ``tunnel`` say that it came from no hand."""
        head, *marks = split(entry, field) or [entry]
        place = place_of(entry, field)
        name, sign, where = head.partition("@")
        if not sign:
            refuse(place, f"expected a path card and its cell, such as NES@3,-1, not {shown(head)}")
        if name not in PATHS:
            refuse(place, f"{shown(name)} is no path card{nearest_card(name, PATHS, placed=True)}")
        for mark in marks:
            read_name(mark, place, "mark of a card in the maze", MARKS)
        kind, cell = KIND[name], read_cell(where, place)
        if "setup" in marks and cell not in self.s.rules.set_up_cells:
            refuse(place, f"setup marks the tournament's middle card, at {cell_of(MIDDLE)}")
        self.occupy(cell, name, place)
        if "tunnel" not in marks:
            self.deck.add(Lot((kind,), None, place))
        elif self.s.rules.chests is None:
            refuse(place, "there are no chest tunnels in this game")
        t = self.s.table
        t.maze.put(cell, PATH, 2 * kind + ("turned" in marks))
        bits = SET_UP * ("setup" in marks) | TUNNEL * ("tunnel" in marks)
        t.laid = vec[i64]([*t.laid, cell | bits])

    # -- goals -------------------------------------------------------------------------------------------

    def place_goals(self) -> None:
        """Lay the goals out, face down or up (B2, B13)."""
        r, h, t = self.s.rules, self.s.hidden, self.s.table
        box = Box("goals", list(r.goals), GOAL_NAMES.__getitem__, h.chance.seed)
        out = int(r.goals_out)
        goals = read_goals(self.p.goals, list(r.goal_cells)[:out], box)
        left = len(r.goals) - out
        aside = box.zone(self.p.goals_aside, "goals_aside", find_goal, NO_GROUP)
        if len(aside) > left:
            refuse("goals_aside", f"{left} goals are aside in this game, not {len(aside)}")
        aside += box.any("goals_aside", left - len(aside))
        for goal in goals:
            box.prefer(goal.lot, noted(list(h.notes), NOTE_GOAL, goal.cell))
        if r.treasure_out:
            keep_treasure_out(box, [goal.lot for goal in goals])
        box.settle()
        h.goals_aside = vec[i64]([lot.kind for lot in aside])
        t.goal_cells = vec[i64]([goal.cell for goal in goals])
        t.goal_faces = vec[i64]([goal.lot.kind if goal.up else -1 for goal in goals])
        slots = []
        for goal in goals:
            self.occupy(goal.cell, "a goal", goal.lot.place)
            face = goal.lot.kind
            if goal.up and GOAL_KIND[face] == TREASURE and not t.ending:
                refuse(
                    goal.lot.place, "the treasure is turned, so the round is over: give ending, finder and question"
                )
            shown_up = goal.up or goal.cell == self.setting & CELL or t.ending != 0
            slots.append(
                goal.lot.slot(usual_knowledge.goal(shown_up, told(list(h.notes), NOTE_GOAL, goal.cell, face)))
            )
            oriented = 2 * GOAL_SHAPE[face] + goal.turned if goal.up else 0
            t.maze.put(goal.cell, GOAL if goal.up else COVERED_GOAL, oriented)
        h.goals = vec[i64](slots)

    # -- chests ------------------------------------------------------------------------------------------

    def place_chests(self) -> None:
        """Lay the covered chests out (M6). Chests that are gone keep their cards and their places in the lists."""
        h, t = self.s.hidden, self.s.table
        homes = [int(cell) for cell in self.s.rules.chest_cells]
        cells = self.chest_cells(homes)
        setting = (self.setting >> 24) - 1  # the place of a tunnel that was turned, but does not lie yet (M6)
        if setting >= 0:
            cells[setting] = homes[setting]
        t.chest_cells = vec[i64](cells)
        for i, cell in enumerate(cells):
            if cell:
                self.occupy(cell, "a chest", f"chest_cells[{i}]")
                t.maze.put(cell, COVERED_CHEST, 0)
        face_up = self.face_up_tunnels(homes)
        if setting >= 0:
            face_up[setting] = self.setting >> 16 & 255
        tunnels, chests = self.tunnel_lots(face_up), self.chest_lots(self.named_chest)
        known = []
        for i, (tunnel, chest) in enumerate(zip(tunnels, chests, strict=False)):
            gone = i < len(cells) and not cells[i]
            value = tunnel.kind << 8 | chest.kind
            known.append(
                usual_knowledge.chest(gone, told(list(h.notes), NOTE_CHEST, cells[i], value) if i < len(cells) else 0)
            )
        known += [usual_knowledge.NOBODY] * (len(chests) - len(known))
        h.chests = vec[i64]([lot.slot(one) for lot, one in zip(chests, known, strict=True)])
        if setting >= 0:
            known[setting] = usual_knowledge.EVERYBODY
        h.tunnels = vec[i64]([lot.slot(one) for lot, one in zip(tunnels, known, strict=False)])

    def face_up_tunnels(self, homes: list[int]) -> dict[int, int]:
        """Find the opened tunnels by the place of their chest: they never move (R-14)."""
        t = self.s.table
        found = {}
        for i, entry in enumerate(t.laid):
            cell = int(entry & CELL)
            if entry & TUNNEL:
                if cell not in homes:
                    refuse(place_of(self.p.maze[i], f"maze[{i}]"), f"no chest lies at {cell_of(cell)} at set-up")
                found[homes.index(cell)] = int(t.maze.oriented(cell) >> 1)
        return found

    def chest_cells(self, homes: list[int]) -> list[int]:
        """Read where the chests lie, by place, 0 where one is gone; usually at home unless a card lies there."""
        words = self.p.chest_cells
        if words is None:
            return [0 if home in self.taken else home for home in homes]
        if len(words) != len(homes):
            refuse("chest_cells", f"{len(homes)} chests are laid out in this game, not {len(words)}")
        cells = [0 if word == "-" else read_cell(word, place_of(word, "chest_cells")) for word in words]
        for cell, home, word in zip(cells, homes, words, strict=True):
            if cell not in (0, home):
                refuse(place_of(word, "chest_cells"), f"this chest lies at {cell_of(home)}, or is gone: -")
        return cells

    def tunnel_lots(self, face_up: dict[int, int]) -> list[Lot]:
        """Read the tunnels by place, then those aside; one that lies face up is what it shows."""
        counts = COMPONENTS["chests"]["tunnels"]
        kinds = [KIND[groups] for groups, count in counts.items() for _ in range(count)]
        box = Box("tunnels", kinds, NAMES.__getitem__, self.s.hidden.chance.seed)
        find = finder(NAMES, "tunnel", lambda name, _: nearest_card(name, list(counts)))
        return self.fill(box, self.p.tunnels, "tunnels", find, face_up)

    def chest_lots(self, named: dict[int, int]) -> list[Lot]:
        """Read the chests by place, then those aside."""
        numbers = range(1, len(EFFECTS) + 1)
        box = Box("chests", numbers, lambda number: EFFECTS[number - 1], self.s.hidden.chance.seed)
        return self.fill(box, self.p.chests, "chests", chest_finder, named)

    def fill(self, box: Box, words: Sequence[str], field: str, find: Finder, fixed: dict[int, int]) -> list[Lot]:
        """Make a lot for every card of a box, in order; some places can hold one kind only."""
        size = sum(box.all.values())
        if len(words) > size:
            refuse(field, f"there are {size} {field} in this game, not {len(words)}")
        lots = []
        for i in range(size):
            word = words[i] if i < len(words) else Token(ANY, field)
            place = place_of(word, f"{field}[{i}]")
            name, known = read_known(word, place, NO_GROUP)
            choices = box.choices(name, place, find)
            if i in fixed and choices and fixed[i] not in choices:
                refuse(place, f"{name} cannot be here: {box.name(fixed[i])} lies face up in this place")
            lots.append(box.add(Lot((fixed[i],) if i in fixed else choices, known, place)))
        for lot, home in zip(lots, self.s.rules.chest_cells, strict=False):
            value = noted(list(self.s.hidden.notes), NOTE_CHEST, int(home))
            box.prefer(lot, -1 if value < 0 else value >> 8 if field == "tunnels" else value & 255)
        box.settle()
        return lots
