"""What everybody has seen of a round: who did what, put into categories, and the last actions one by one.

A trace is built from the public numbers of the journal alone (`hear`), so it holds nothing that a spectator was not
told. Before an action it is asked to `expect` it, because what it does to the distances is measured in the maze in
which it was chosen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.action_categories import (
    AIMED,
    CATEGORY_ROOM,
    DROPPED,
    FIRST,
    LAY_SIDE,
    PASSED,
    STOPPED,
    TARGET_SELF,
    VETO_ELSE,
    lay_category,
    other_category,
    rocks_category,
    situation,
    standing_of,
)
from saboteur.core.measure.byte_rows import BIT, bump
from saboteur.core.measure.goal_survey import Survey
from saboteur.core.measure.loose_parts import place_of
from saboteur.core.measure.open_end_ages import Ages
from saboteur.core.measure.posterior import chances
from saboteur.core.research.laying import Laying
from saboteur.core.research.module_slots import CARD_WORDS, FIRST_CARD, NO_SLOTS, ON_SEAT
from saboteur.core.research.observation_layout import CHEST_ROOM, GOAL_ROOM
from saboteur.core.research.observed_maze import Window, column_of, in_window, row_of
from saboteur.core.research.round_history import RoundHistory, nearer_by
from saboteur.core.table.cards import FRONT_BLOCKS
from saboteur.core.table.codes import (
    ASK,
    BREAK,
    CELL_AT,
    DROP,
    FIX,
    HAND_SWAP,
    LAY,
    PASS,
    PLAY,
    ROCKFALL,
    SEAT_AT,
    THEFT,
    TOLL,
    VETO,
    card_of,
    cell_of,
    seat_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.events import (
    BY_WARDROBE,
    CARD_PLAYED,
    CARD_SET,
    CARD_VETOED,
    DWARF_CHANGED,
    FRONT_DROPPED,
    GOAL_MOVED,
    GOAL_TURNED,
    MAP_READ,
    PATH_LAID,
    PATH_MOVED,
    ROCK_FELL,
    ROUND_STARTED,
    TOLL_ASKED,
    TOLL_PLACED,
    TURN_STARTED,
)
from saboteur.core.table.events import PASSED as PASS_SAID
from saboteur.core.table.maze import Maze, blank
from saboteur.core.table.state import Table

LAST: Final = 8  # actions kept one by one
KIND_WORDS: Final = 9  # of eight counts each: room for 72 kinds of cards
CATEGORY_WORDS: Final = 10  # of eight counts each
CHANGES_MAZE: Final[vec[i64]] = vec[i64](
    [int(event in (PATH_LAID, ROCK_FELL, PATH_MOVED, CARD_SET, GOAL_TURNED, GOAL_MOVED)) for event in range(64)]
)


class Habits:
    """How likely each role is to do each action, and how many dwarfs of each role there are."""

    def __init__(self, roles: vec[i64], counts: vec[i64], bad: i64, table: vec[float]) -> None:
        self.roles = roles  # the roles of the ruleset, the columns of everything here
        self.counts = counts
        self.bad = bad  # the column of the saboteurs; the first if there are none
        self.table = table  # by column, situation and category: a logarithm; empty if no habits are known
        self.dwarfs: i64 = 0
        for count in counts:
            self.dwarfs += count


class Trace:
    """The public history of the round that is being played."""

    def __init__(self, seats: i64, habits: Habits) -> None:
        self.seats = seats
        self.habits = habits
        self.slots = NO_SLOTS  # of modules that packages bring
        self.now = Survey()
        self.then = Survey()  # after the action looked at last
        self.fresh = False  # whether `now` is that of the present maze
        self.laying = Laying()  # what paths would change in it
        self.prepared = False  # whether that can be told
        self.moved = False  # whether that action changed the maze at all; how, says `then`
        self.tried = False  # whether `then` is the maze as it will be after the action that is expected
        self.counts: vec[i64] = vec[i64]()  # by seat: how often each category, eight bytes a word
        self.played: vec[i64] = vec[i64]()  # by number of a card: played face up, eight bytes a word
        self.last: vec[i64] = vec[i64]()  # the last actions in a ring, two words each, the one before each behind it
        self.newest: i64 = 0  # where the newest of them begins
        self.rows: vec[float] = vec[float]()
        self.thought: vec[float] = vec[float]()  # what everybody may think of each seat
        self.thought_fresh = False
        self.reads: vec[i64] = vec[i64]()  # by seat: set of goals it looked at, and of chests five bits higher
        self.readers: vec[i64] = vec[i64]()  # by goal, and by chest five places higher: seats that looked at it
        self.history = RoundHistory(seats)
        self.ages = Ages()
        self.window = Window()
        self.counting = True  # whether the round is counted by seat, for the extra features
        self.thinking = False  # whether observations show what everybody may think of each seat
        self.category: i64 = 0  # of the action expected, or played last
        self.where: i64 = 0  # the situation in which it was chosen
        self.nearer: vec[i64] = blank(GOAL_ROOM)  # eighths of a card by which the path expected leads nearer to goals
        self.begin()

    def begin(self) -> None:
        """Begin a round."""
        self.fresh = False
        self.prepared = False
        self.counts = blank(self.seats * CATEGORY_WORDS)
        self.played = blank(KIND_WORDS + CARD_WORDS)
        self.last = blank(2 * LAST)
        lines = self.seats + (1 if self.habits.dwarfs > self.seats else 0)
        self.rows = vec[float]([0.0] * (lines * len(self.habits.counts)))
        self.thought_fresh = False
        self.reads = blank(self.seats)
        self.readers = blank(5 + CHEST_ROOM)
        self.history = RoundHistory(self.seats)
        self.ages = Ages()

    def copy(self) -> "Trace":
        """Make an independent copy, to go on from here in several ways."""
        other = Trace(self.seats, self.habits)
        other.slots, other.thinking, other.counting = self.slots, self.thinking, self.counting
        other.counts = self.counts[:]
        other.played = self.played[:]
        other.last = self.last[:]
        other.newest = self.newest
        other.rows = self.rows[:]
        other.reads = self.reads[:]
        other.readers = self.readers[:]
        other.history = self.history.copy()
        other.ages = self.ages.copy()
        other.category = self.category
        other.where = self.where
        other.now.mean = self.now.mean  # a Veto is weighed by the distances at which its card was played
        return other

    def survey(self, t: Table) -> Survey:
        """Return the distances in the present maze."""
        if not self.fresh:
            self.now.look(t.maze, t.goal_cells, t.goal_faces, self.ages)
            self.fresh = True
        return self.now

    def prepare(self, t: Table) -> Laying:
        """Get ready to tell what paths would change."""
        now = self.survey(t)
        if not self.prepared:
            self.laying.prepare(now, t.goal_cells)
            self.prepared = True
        self.laying.weigh(now, self.ages)
        return self.laying

    # -- before an action --------------------------------------------------------------------------------

    def expect(self, t: Table, seat: i64, act: i64) -> None:
        """Find the category of an action that is about to be taken."""
        verb = verb_of(act)
        if verb <= HAND_SWAP or FIRST[verb] >= 0:
            self.survey(t)
            self.category = self.category_of(t, seat, act)
            self.where = self._situation(t, seat)
            if self.counting and verb == LAY and place_of(cell_of(act)) >= 0:
                nearer_by(self.now, self.then, t.goal_faces, self.nearer)
        elif verb == PLAY:
            self.category = -1
            self.tried = False

    def category_of(self, t: Table, seat: i64, act: i64) -> i64:
        """Find the category of an action, -1 if it has none; see also what it does to the distances."""
        verb = verb_of(act)
        self.moved = False
        self.tried = False
        if verb == LAY or verb == ROCKFALL:
            cell = cell_of(act)
            oriented = 2 * card_of(act) + turned_of(act)
            self.try_out(t, cell, oriented if verb == LAY else i64(0))
            if verb == ROCKFALL:
                return rocks_category(self.then.best, self.then.gain)
            if place_of(cell) < 0:
                return LAY_SIDE
            return lay_category(oriented, self.then.best, self.then.gain, self.then.reached)
        target = seat_of(act)
        return other_category(seat, act, self.standing(target) if AIMED[verb] and target != seat else TARGET_SELF)

    def try_out(self, t: Table, cell: i64, oriented: i64) -> None:
        """Measure the maze with a card laid at a cell, or without the one that lies there (0)."""
        now = self.survey(t)
        if not oriented or not self.then.look_with(
            now, t.maze, cell, oriented, t.goal_cells, t.goal_faces, self.ages
        ):
            self.then.look_after(t, cell, oriented, self.ages)
        self._compare(t)
        self.tried = True

    def compare(self, t: Table, maze: Maze) -> None:
        """Measure another maze and compare it with the present one."""
        self.survey(t)
        self.then.look(maze, t.goal_cells, t.goal_faces, self.ages)
        self._compare(t)

    def _compare(self, t: Table) -> None:
        self.moved = True
        self.then.compare(self.now, t.goal_faces)

    def standing(self, seat: i64) -> i64:
        """Return whether everybody has reason to think a seat a saboteur."""
        habits = self.habits
        return standing_of(self.suspicion(seat), habits.dwarfs, habits.counts[habits.bad])

    def suspicion(self, seat: i64) -> float:
        """Return the chance that a seat is a saboteur, by its actions alone."""
        if not self.thought_fresh:
            wide: i64 = len(self.habits.counts)
            nobody = vec[i64]([-1] * (len(self.rows) // wide))
            self.thought = chances(self.rows, self.habits.counts, self.seats, nobody)
            self.thought_fresh = True
        return self.thought[seat * len(self.habits.counts) + self.habits.bad]

    # -- after an action ---------------------------------------------------------------------------------

    def hear(self, t: Table, journal: vec[i64]) -> None:
        """Take in what everybody was told."""
        turned = False
        for i in range(i64(0), i64(len(journal)), 6):
            event = journal[i]
            a = journal[i + 1]
            b = journal[i + 2]
            if event == TURN_STARTED:
                turned = True
            elif event == CARD_PLAYED:
                self._did(a, self.where, self.category)
                if self.counting:
                    self._count(a, b)
                bump(self.played, 0, self.slots.number[card_of(b)])
                self._keep(a, b, self.category, 0)
            elif event == PASS_SAID:
                self._did(a, self.where, PASSED)
                if self.counting:
                    self.history.did(a, PASS, PASSED, self.where)
                self._keep(a, PASS, PASSED, b)
            elif event == FRONT_DROPPED:
                self._did(a, self.where, DROPPED)
                if self.counting:
                    self.history.did(a, DROP, DROPPED, self.where)
                self._keep(a, DROP, DROPPED, 2)
            elif event == CARD_VETOED:
                category = STOPPED[self.category] if self.category >= 0 else i64(VETO_ELSE)
                self._did(a, self._situation(t, a), category)
                self.last[self.newest + 1] |= BIT[16]
                self._keep(a, VETO | b << SEAT_AT, category, 0)
            elif event == ROUND_STARTED:
                self.begin()
            elif event == MAP_READ:
                self._read(t, a, b)
            elif event == DWARF_CHANGED:
                self._changed(a, b)
            elif event == TOLL_PLACED:
                self._keep(a, TOLL | journal[i + 3] << CELL_AT, -1, 1)
            elif event == TOLL_ASKED:
                self._keep(a, ASK | b << SEAT_AT | journal[i + 3] << CELL_AT, -1, 0)
            elif CHANGES_MAZE[event]:
                self.prepared = False
                if self.tried and (event == PATH_LAID or event == ROCK_FELL):
                    self.now, self.then = self.then, self.now  # measured before the action was taken
                    self.fresh = True
                else:
                    self.fresh = False
                self.tried = False
        if turned:
            self.ages.turn_began(t.maze)
            if self.fresh:
                self.now.sum_up(t.goal_faces, self.ages)

    def _count(self, seat: i64, act: i64) -> None:
        """Count a card that was played, and where it led if it was a path."""
        self.history.did(seat, act, self.category, self.where)
        if verb_of(act) == LAY and place_of(cell_of(act)) >= 0:
            self.history.led(seat, self.nearer)

    def _did(self, seat: i64, where: i64, category: i64) -> None:
        """Count an action, and weigh it under each role."""
        if category < 0:
            return
        bump(self.counts, 0, seat * CATEGORY_ROOM + category)
        habits = self.habits
        if not len(habits.table):
            return
        wide: i64 = len(habits.counts)
        stride: i64 = len(habits.table) // (6 * wide)
        at = where * stride + category
        for column in range(wide):
            self.rows[seat * wide + column] += habits.table[6 * column * stride + at]
        self.thought_fresh = False

    def _situation(self, t: Table, seat: i64) -> i64:
        return situation(self.now.mean, t.front[seat] & FRONT_BLOCKS != 0)

    def _keep(self, seat: i64, act: i64, category: i64, cards: i64) -> None:
        """Keep an action among the last ones: first word who, what and where, second word how it counts."""
        verb = verb_of(act)
        cell = cell_of(act)
        card = self.slots.number[card_of(act)]
        word = BIT[0] | seat << 8 | verb << 16 | card << 24 | turned_of(act) << 48
        if cell:
            word |= column_of(cell) << 32 | row_of(cell) << 40
        aimed = verb == BREAK or verb == FIX or THEFT < verb <= HAND_SWAP or verb == ASK or verb == VETO
        if verb == PLAY and card >= FIRST_CARD:
            aimed = self.slots.takes[card - FIRST_CARD] & ON_SEAT != 0
        if aimed:
            word |= (seat_of(act) + 1) << 56
        how = (category + 1) | cards << 8
        if cell and in_window(cell):
            how |= BIT[24]
        self.newest = (self.newest or i64(2 * LAST)) - 2
        self.last[self.newest] = word
        self.last[self.newest + 1] = how

    def _read(self, t: Table, seat: i64, cell: i64) -> None:
        for i in range(i64(len(t.goal_cells))):
            if t.goal_cells[i] == cell:
                self._look_at(seat, i)
        for i in range(i64(len(t.chest_cells))):
            if t.chest_cells[i] == cell:
                self._look_at(seat, 5 + i)

    def _look_at(self, seat: i64, thing: i64) -> None:
        if not (self.reads[seat] >> thing) & 1:
            self.reads[seat] |= BIT[thing]
            self.readers[thing] += 1

    def _changed(self, seat: i64, why: i64) -> None:
        """Evidence belongs to the dwarf that was held then; one spare changes places with it (M2)."""
        self.history.forget(seat)
        wide: i64 = len(self.habits.counts)
        spare = self.seats * wide
        swap = why == BY_WARDROBE and wide <= 3 and len(self.rows) > spare
        for column in range(wide):
            held = self.rows[seat * wide + column]
            self.rows[seat * wide + column] = self.rows[spare + column] if swap else 0.0
            if swap:
                self.rows[spare + column] = held
        self.thought_fresh = False
