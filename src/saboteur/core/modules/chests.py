"""Chests: four in the maze, each under a face-down tunnel (M6-M8, R-16, R-17, R-33)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.chest_places import FOUR_CELLS, layout_cells, layout_faults
from saboteur.core.rules.digging import DRAWN, look_at_discards, show
from saboteur.core.rules.dwarfs import inspect_dwarf
from saboteur.core.rules.reaching import goal_at, turn_up
from saboteur.core.table.cards import COMPONENTS, KIND
from saboteur.core.table.codes import (
    CELL_AT,
    LOOK,
    MOVE,
    Q_LOOK,
    Q_MOVE,
    Q_TAKE,
    SEAT_AT,
    TAKE,
    cell_code,
    cell_of,
    frame_kind,
    seat_of,
)
from saboteur.core.table.events import (
    BY_CHEST,
    BY_DIG,
    BY_DRAW_THREE,
    CARD_TAKEN,
    CHEST_OPENED,
    DISCARDS_SHUFFLED,
    GOAL_MOVED,
    GOLD_GAINED,
    MAP_READ,
    PILE_BURIED,
    TUNNEL_TURNED,
)
from saboteur.core.table.maze import COVERED_CHEST, COVERED_GOAL, GUARDED, WHAT
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import SORTED_CHESTS, Module, Rules
from saboteur.core.table.slots import NO_GROUP, SEATS_MASK, gold_value, kind_of, lost_by, regroup, shown_to, slot
from saboteur.core.table.spec import ModuleSpec, Option
from saboteur.core.table.state import (
    HAND_ROOM,
    NOTE_CHEST,
    NOTE_GOAL,
    NOTE_SWAP,
    State,
    note_about,
    note_other_cell,
    note_where,
)

EFFECTS: Final[list[str]] = COMPONENTS["chests"]["effects"]
GOLD_CHEST: Final = 1
NO_GOAL_MAPS: Final = 2
NO_DRAW: Final = 3
EXTRA_DRAW: Final = 4
MOVE_GOAL: Final = 5
TAKE_CARD: Final = 6
DRAW_THREE: Final = 7
INSPECT: Final = 8
DIG_DISCARDS: Final = 9
BURY_FIVE: Final = 10
TAKE_CARD_TOO: Final = TAKE_CARD | 8  # in Table.effects: chest 6 that found no draw left to take the place of


class Chests(Module):
    """A seat that joins a covered tunnel opens it: the tunnel is turned and set, then the chest takes effect."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "chests",
        "mini",
        "four chests in the maze with ten effects",
        order=140,
        more_cards=4,  # each chest adds one card at most
        options=(Option("chest_layout", ("a", "b"), "where the chests lie (M6)", FOUR_CELLS),),
    )

    def claim(self, rules: Rules) -> None:
        """Answer for what chests ask, and keep where they lie."""
        cells = self.cells(rules.options)
        for x, y in sorted(cells) if rules.revision == SORTED_CHESTS else cells:
            rules.chest_cells = append(rules.chest_cells, cell_code(x, y))
        for frame in (Q_MOVE, Q_LOOK, Q_TAKE):
            rules.claim_question(frame, self)
        rules.reach_hooks.append(self)
        rules.chests = self

    def cells(self, options: dict[str, str]) -> list[tuple[int, int]]:
        """Return the cells of the chests by the option `chest_layout`."""
        return layout_cells(options.get("chest_layout", "a"))

    def option_faults(self, key: str, value: str, seats: int) -> list[Refusal]:
        """List what breaks M6 in a lay-out of one's own."""
        return layout_faults(value)

    def deal(self, s: State) -> None:
        """Shuffle tunnels and chests and lay four of each out (M6)."""
        h, t = s.hidden, s.table
        tunnels = vec[i64]()
        for groups, count in COMPONENTS["chests"]["tunnels"].items():
            for _ in range(count):
                tunnels = append(tunnels, slot(KIND[groups], 0, NO_GROUP))
        chests = vec[i64]()
        for number in range(1, len(EFFECTS) + 1):
            chests = append(chests, slot(number, 0, NO_GROUP))
        h.chance.shuffle("tunnels", t.round, tunnels)
        h.chance.shuffle("chests", t.round, chests)
        h.tunnels = tunnels
        h.chests = chests
        t.chest_cells = s.rules.chest_cells[:]
        for i in range(i64(len(t.chest_cells))):
            t.maze.put(t.chest_cells[i], COVERED_CHEST, 0)

    # -- opening, looking, falling -----------------------------------------------------------------------

    def reached(self, s: State, out: vec[i64]) -> vec[i64]:
        """The covered tunnels at which a joined side points."""
        t = s.table
        for i in range(i64(len(t.chest_cells))):
            if t.chest_cells[i] and t.maze.pointed_at(t.chest_cells[i]):
                out = append(out, t.chest_cells[i])
        return out

    def opens(self, s: State, cell: i64) -> bool:
        """Return whether a covered tunnel lies in a cell."""
        return chest_at(s, cell) >= 0

    def open(self, s: State, seat: i64, cell: i64) -> None:
        """Turn the tunnel up and set it; its chest stays face down until then (M6)."""
        place = chest_at(s, cell)
        tunnels = s.hidden.tunnels[:]
        tunnels[place] = shown_to(tunnels[place], SEATS_MASK)
        s.hidden.tunnels = tunnels
        if s.listen:
            s.say(TUNNEL_TURNED, seat, cell, kind_of(tunnels[place]), 0, 0)
        turn_up(s, seat, cell, kind_of(tunnels[place]), place + 1)

    def act(self, s: State, seat: i64, act: i64) -> None:
        """Look with a map at a covered tunnel and its chest (M7)."""
        me = i64(1) << seat
        show_chest(s, act, me)
        seen = kind_of(s.hidden.tunnels[act]) << 8 | kind_of(s.hidden.chests[act])
        s.note(seat, NOTE_CHEST, s.table.chest_cells[act], seen)
        if s.listen:
            s.say(MAP_READ, seat, s.table.chest_cells[act], 0, seen | 1 << 16, me)

    def left_maze(self, s: State, cell: i64) -> None:
        """A covered tunnel falls with its chest; both are set aside unseen."""
        s.table.chest_cells[chest_at(s, cell)] = 0

    # -- the ten effects (M8) ----------------------------------------------------------------------------

    def tunnel_set(self, s: State, seat: i64, place: i64, cell: i64) -> None:
        """Turn the chest up and let it take effect, now that its tunnel lies (M6)."""
        s.table.chest_cells[place] = 0
        show_chest(s, place, SEATS_MASK)
        face = kind_of(s.hidden.chests[place])
        if s.listen:
            s.say(CHEST_OPENED, seat, cell, kind_of(s.hidden.tunnels[place]) | face << 8, 0, 0)
        take_effect(s, seat, face)

    def end_effect(self, s: State, seat: i64, effect: i64) -> None:
        """Do what was due at the end of the turn."""
        if effect == DRAW_THREE:
            draw_three(s, seat)
            return
        others = seats_with_cards(s, seat)
        if len(others) == 0:
            if effect == TAKE_CARD:
                s.table.draws += 1  # the normal draw, if it took one's place, is made instead
        elif len(others) == 1:
            take_card(s, seat, others[0])
        else:
            s.push(Q_TAKE, seat, 0)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Choose a goal to move, a dwarf to look at, or a hand to take from."""
        kind = frame_kind(frame)
        if kind == Q_MOVE:
            movable = movable_goals(s)
            for i in range(i64(len(movable))):
                out = append(out, MOVE | movable[i] << CELL_AT)
        elif kind == Q_LOOK:
            for other in range(s.rules.seats):
                if other != seat:
                    out = append(out, LOOK | other << SEAT_AT)
        else:
            others = seats_with_cards(s, seat)
            for i in range(i64(len(others))):
                out = append(out, TAKE | others[i] << SEAT_AT)
        return out

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Carry out the choice."""
        kind = frame_kind(frame)
        if kind == Q_MOVE:
            move_goal(s, seat, cell_of(act))
        elif kind == Q_LOOK:
            inspect_dwarf(s, seat, seat_of(act))
        else:
            take_card(s, seat, seat_of(act))


def chest_at(s: State, cell: i64) -> i64:
    """Return the number of the covered chest in a cell, -1 if there is none."""
    for i in range(i64(len(s.table.chest_cells))):
        if s.table.chest_cells[i] == cell:
            return i
    return -1


def show_chest(s: State, place: i64, seats: i64) -> None:
    """Show a tunnel and its chest to a set of seats."""
    h = s.hidden
    tunnels, chests = h.tunnels[:], h.chests[:]
    tunnels[place] = shown_to(tunnels[place], seats)
    chests[place] = shown_to(chests[place], seats)
    h.tunnels, h.chests = tunnels, chests


def take_effect(s: State, seat: i64, face: i64) -> None:
    """Carry out what an opened chest does (M8)."""
    t = s.table
    if face == GOLD_CHEST:
        give_gold(s, seat)
    elif face == NO_GOAL_MAPS:
        t.no_goal_maps = 1
    elif face == NO_DRAW:
        s.replace_draw()
    elif face == EXTRA_DRAW:
        t.draws += 1
    elif face == MOVE_GOAL:
        movable = movable_goals(s)
        if len(movable) == 1:
            move_goal(s, seat, movable[0])
        elif len(movable):
            s.push(Q_MOVE, seat, 0)
    elif face == TAKE_CARD:
        later(s, TAKE_CARD if s.replace_draw() else TAKE_CARD_TOO)
    elif face == DRAW_THREE:
        s.replace_draw()
        later(s, DRAW_THREE)
    elif face == INSPECT:
        if s.rules.seats == 2:
            inspect_dwarf(s, seat, 1 - seat)
        else:
            s.push(Q_LOOK, seat, 0)
    elif face == DIG_DISCARDS:
        dig(s, seat)
    else:
        bury(s, seat)


def later(s: State, effect: i64) -> None:
    """Keep an effect for the end of the turn, after those that arose before it."""
    shift: i64 = 0
    while s.table.effects >> shift:
        shift += 4
    s.table.effects |= effect << shift


def give_gold(s: State, seat: i64) -> None:
    """(1): a gold card of value 1 out of the stack, which is then shuffled; or a coin (R-20)."""
    h = s.hidden
    found: i64 = -1
    rest = vec[i64]()
    for i in range(i64(len(h.gold_stack))):
        if found < 0 and gold_value(h.gold_stack[i]) == 1:
            found = i
        else:
            rest = append(rest, lost_by(h.gold_stack[i], SEATS_MASK))
    if found < 0:
        s.give_coins(seat, 1, BY_CHEST)
        return
    h.chance.shuffle("gold after a chest", s.table.round, rest)
    h.gold_stack = rest
    h.gold_held = append(h.gold_held[:], slot(1, SEATS_MASK, seat))
    if s.listen:
        s.say(GOLD_GAINED, seat, 1, BY_CHEST, 0, 0)
        s.purse_changed(seat)


def movable_goals(s: State) -> vec[i64]:
    """List the cells of face-down goals with an empty, unguarded cell to their east (R-17)."""
    t = s.table
    out = vec[i64]()
    for i in range(i64(len(t.goal_cells))):
        if t.goal_faces[i] < 0 and not t.maze.word(t.goal_cells[i] + 1) & (WHAT | GUARDED):
            out = append(out, t.goal_cells[i])
    return out


def move_goal(s: State, seat: i64, cell: i64) -> None:
    """(5): move a face-down goal one column east; peeks follow it (R-23)."""
    t, h = s.table, s.hidden
    t.goal_cells[goal_at(s, cell)] = cell + 1
    t.maze.put(cell + 1, COVERED_GOAL, 0)
    t.maze.lift(cell)
    notes = h.notes[:]
    for i in range(i64(len(notes))):
        about = note_about(notes[i])
        if (about == NOTE_GOAL or about == NOTE_SWAP) and note_where(notes[i]) == cell:
            notes[i] += i64(1) << 24
        if about == NOTE_SWAP and note_other_cell(notes[i]) == cell:
            notes[i] += i64(1) << 6
    h.notes = notes
    if s.listen:
        s.say(GOAL_MOVED, seat, cell, cell + 1, 0, 0)


def dig(s: State, seat: i64) -> None:
    """(9): shuffle the discard pile, look at its top five, keep one; instead of a draw."""
    h = s.hidden
    n: i64 = len(h.discards)
    if n == 0:
        return
    s.replace_draw()
    h.chance.shuffle("discards", s.table.round, h.discards)
    group = s.new_group()
    for i in range(n):
        h.discards[i] = regroup(lost_by(h.discards[i], SEATS_MASK), group)
    if s.listen:
        s.say(DISCARDS_SHUFFLED, seat, 0, 0, 0, 0)
    look_at_discards(s, seat, BY_DIG, 0)


def bury(s: State, seat: i64) -> None:
    """(10): the top five of the draw pile go unseen to the discard pile."""
    t, h = s.table, s.hidden
    number: i64 = min(t.pile_size, 5)
    for _ in range(number):
        t.pile_size -= 1
        h.discards = append(h.discards, slot(h.pile[t.pile_size], 0, NO_GROUP))
    if s.listen:
        s.say(PILE_BURIED, seat, number, 0, 0, 0)


def draw_three(s: State, seat: i64) -> None:
    """(7): draw three, keep one, discard two face down; fewer if fewer."""
    t = s.table
    looking = vec[i64]()
    while len(looking) < DRAWN and t.pile_size > 0:
        t.pile_size -= 1
        looking = append(looking, slot(s.hidden.pile[t.pile_size], i64(1) << seat, NO_GROUP))
    if len(looking):
        show(s, seat, looking, BY_DRAW_THREE, 0)


def seats_with_cards(s: State, seat: i64) -> vec[i64]:
    """List the other seats that have cards."""
    out = vec[i64]()
    for other in range(s.rules.seats):
        if other != seat and s.hidden.hand_sizes[other]:
            out = append(out, other)
    return out


def take_card(s: State, seat: i64, other: i64) -> None:
    """(6): take a random card from another hand; both know which, the rest lose track."""
    h = s.hidden
    hands = h.hands
    first = other * HAND_ROOM
    size = h.hand_sizes[other]
    order = vec[i64]()
    for i in range(size):
        order = append(order, i)
    h.chance.shuffle("card taken", s.table.round, order)
    both = i64(1) << seat | i64(1) << other
    card = hands[first + order[0]]
    for i in range(first + order[0], first + size - 1):
        hands[i] = hands[i + 1]
    hands[first + size - 1] = 0
    h.hand_sizes[other] = size - 1
    for i in range(first, first + size - 1):
        hands[i] = regroup(lost_by(hands[i], SEATS_MASK & ~both), other)
    s.gain(seat, shown_to(regroup(lost_by(card, SEATS_MASK & ~both), other), both))
    if s.listen:
        s.say(CARD_TAKEN, seat, other, 0, kind_of(card), both)
