"""The state of a game: what lies face up (`Table`), what is secret (`Hidden`), and what has to happen next.

The two are different types on purpose (law 2): whatever talks to the outside is built field by field, and
nothing can encode a `Hidden`. A `State` holds both, the stack of questions and steps, and the journal in which
events are written while somebody listens.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.table.cards import FRONT_BLOCKS
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import CELL, frame_of
from saboteur.core.table.events import CARD_DISCARDED, CARD_DRAWN, GOLD_GAINED, PURSE_CHANGED
from saboteur.core.table.maze import Maze
from saboteur.core.table.ruleset import DRAWS_OWED, Rules
from saboteur.core.table.slots import (
    FIRST_FREE_GROUP,
    GROUPS,
    NO_GROUP,
    SEATS_MASK,
    gold_value,
    group_of,
    kind_of,
    knowledge_of,
    known_to,
    lost_by,
    regroup,
    slot,
)

SET_UP: Final = 1 << 16  # in Table.laid: lay there from the start, may not be detoured
TUNNEL: Final = 1 << 17  # in Table.laid: an opened chest tunnel (R-14, M7)
TOLL_OUT: Final = 99
HAND_ROOM: Final = 16  # places a hand has; `Rules.most_cards` is less


NOTE_GOAL: Final = 0
NOTE_DWARF: Final = 1
NOTE_CHEST: Final = 2
NOTE_SWAP: Final = 3


def note_of(seat: i64, about: i64, where: i64, value: i64, turn: i64) -> i64:
    """Pack what a seat was shown, where and when."""
    return seat | about << 4 | value << 6 | where << 24 | turn << 40


def note_seat(note: i64) -> i64:
    """Return who was shown something."""
    return note & 15


def note_about(note: i64) -> i64:
    """Return what a note is about: one of the four above."""
    return (note >> 4) & 3


def note_where(note: i64) -> i64:
    """Return the seat, goal's cell or chest's cell that was looked at."""
    return (note >> 24) & CELL


def note_value(note: i64) -> i64:
    """Return what was seen."""
    return (note >> 6) & 0x3FFFF


def note_other_cell(note: i64) -> i64:
    """Return the other cell of a note on two goals that were swapped, or not."""
    return (note >> 6) & CELL


def laid_cell(laid: i64) -> i64:
    """Return the cell of one of `Table.laid`."""
    return laid & CELL


def latest_thief(thieves: i64) -> i64:
    """Return the seat that stole last of those in `Table.thieves`, -1 if none is left."""
    return (thieves & 15) - 1


def first_effect(effects: i64) -> i64:
    """Return the oldest of the chest effects in `Table.effects`, 0 if none is left."""
    return effects & 15


class Table:
    """Everything that anybody at the table may see."""

    def __init__(self, maze: Maze, front: vec[i64], laid: vec[i64], goal_cells: vec[i64], goal_faces: vec[i64],
                 chest_cells: vec[i64], toll: vec[i64]) -> None:  # fmt: skip
        self.maze = maze
        self.front = front  # by seat: bits of FRONTS
        self.laid = laid  # cells of removable path cards, oldest first, with SET_UP or TUNNEL where it applies
        self.goal_cells = goal_cells
        self.goal_faces = goal_faces  # by goal: its face once turned, -1 before
        self.chest_cells = chest_cells  # by covered chest: its cell; 0 once opened or fallen
        self.toll = toll  # by dwarf: owner + 1 (0 free, TOLL_OUT), cell of its card, guarded cell, agreed payer + 1
        self.round: i64 = 0
        self.turn: i64 = 0
        self.mover: i64 = 0  # whose turn it is, or was
        self.direction: i64 = 1  # 1 clockwise, -1 after a turnabout (C20)
        self.starter: i64 = 0
        self.pile_size: i64 = 0
        self.asked: i64 = 0  # set of seats that still have to answer
        self.veto_spent: i64 = 0  # 1 once the Veto was played openly
        self.last_card: i64 = -1  # seats, for R-13
        self.last_turn: i64 = -1
        self.last_path: i64 = -1
        self.passed: i64 = 0  # set of seats that passed in a row with an empty pile
        self.pile_was_empty: i64 = 0  # this turn began with an empty pile
        self.thieves: i64 = 0  # seats + 1 with a theft before them, four bits each, the latest lowest (S14)
        self.paths_laid: i64 = -1  # by a specialist in this turn; -1 in any other turn
        self.turned_goal: i64 = 0  # by this play, for `reached_goals: one`
        self.draws: i64 = 0  # plain draws due at the end of this turn
        self.effects: i64 = 0  # chest effects due before them, four bits each, oldest lowest
        self.other_draws: i64 = 0  # seat + 1 that draws one as well (hand swap)
        self.refused: i64 = 0  # set of seats that refused to pay a toll in this turn
        self.no_goal_maps: i64 = 0  # chest 2
        self.large_used: i64 = 0
        self.finder: i64 = -1
        self.ending: i64 = 0
        self.over: i64 = 0
        self.shown_roles: vec[i64] = vec[i64]()  # whole: by seat, once turned up at the round's end (B15)
        self.fields: vec[i64] = vec[i64]()  # what modules keep, in the order of `Rules.fields`
        self.rounds: vec[i64] = vec[i64]()  # whole: of each finished round its ending, finder and roles

    def copy(self) -> "Table":
        """Make an independent copy."""
        t = Table(self.maze.copy(), self.front[:], self.laid[:], self.goal_cells[:], self.goal_faces[:],
                  self.chest_cells[:], self.toll[:])  # fmt: skip
        t.round = self.round
        t.turn = self.turn
        t.mover = self.mover
        t.direction = self.direction
        t.starter = self.starter
        t.pile_size = self.pile_size
        t.asked = self.asked
        t.veto_spent = self.veto_spent
        t.last_card = self.last_card
        t.last_turn = self.last_turn
        t.last_path = self.last_path
        t.passed = self.passed
        t.pile_was_empty = self.pile_was_empty
        t.thieves = self.thieves
        t.paths_laid = self.paths_laid
        t.turned_goal = self.turned_goal
        t.draws = self.draws
        t.effects = self.effects
        t.other_draws = self.other_draws
        t.refused = self.refused
        t.no_goal_maps = self.no_goal_maps
        t.large_used = self.large_used
        t.finder = self.finder
        t.ending = self.ending
        t.over = self.over
        t.shown_roles = self.shown_roles
        t.rounds = self.rounds
        if len(self.fields):
            t.fields = self.fields[:]
        return t


class Hidden:
    """Everything that is secret from somebody.

    Vectors marked *whole* are never changed in place, only replaced, so copies share them.
    """

    def __init__(self, chance: Chance, hands: vec[i64], hand_sizes: vec[i64], discards: vec[i64],
                 roles: vec[i64], stack: vec[i64], goals: vec[i64], coins: vec[i64]) -> None:  # fmt: skip
        self.chance = chance
        self.hands = hands  # slots, HAND_ROOM a seat, sorted by kind
        self.hand_sizes = hand_sizes
        self.discards = discards  # slots, top last
        self.roles = roles  # slots by seat
        self.stack = stack  # slots of dwarfs nobody holds, top last
        self.goals = goals  # slots by goal
        self.coins = coins
        self.pile: vec[i64] = vec[i64]()  # whole: kinds, the next card at Table.pile_size - 1
        self.aside: vec[i64] = vec[i64]()  # whole: kinds set aside for the round (S2)
        self.goals_aside: vec[i64] = vec[i64]()  # whole
        self.tunnels: vec[i64] = vec[i64]()  # whole: slots by chest place, then those aside
        self.chests: vec[i64] = vec[i64]()  # whole: slots by chest place, then those aside
        self.gold_stack: vec[i64] = vec[i64]()  # whole: slots of value, top last
        self.gold_held: vec[i64] = vec[i64]()  # whole: slots of value; the group is the owner
        self.draft: vec[i64] = vec[i64]()  # whole: slots of value going round (B16)
        self.looking: vec[i64] = vec[i64]()  # whole: slots a seat has to choose from
        self.notes: vec[i64] = vec[i64]()  # whole: what seats were shown
        self.secrets: vec[i64] = vec[i64]()  # whole: slots of each secret field's numbers, those dealt first
        self.vetoer: i64 = -1
        self.next_group: i64 = 16

    def copy(self) -> "Hidden":
        """Make an independent copy."""
        h = Hidden(self.chance.copy(), self.hands[:], self.hand_sizes[:], self.discards[:], self.roles[:],
                   self.stack[:], self.goals[:], self.coins[:])  # fmt: skip
        h.pile = self.pile
        h.aside = self.aside
        h.goals_aside = self.goals_aside
        h.tunnels = self.tunnels
        h.chests = self.chests
        h.gold_stack = self.gold_stack
        h.gold_held = self.gold_held
        h.draft = self.draft
        h.looking = self.looking
        h.notes = self.notes
        h.secrets = self.secrets
        h.vetoer = self.vetoer
        h.next_group = self.next_group
        return h


class State:
    """A whole game at one moment."""

    def __init__(self, rules: Rules, table: Table, hidden: Hidden, stack: vec[i64]) -> None:
        self.rules = rules
        self.table = table
        self.hidden = hidden
        self.stack = stack  # frames, what happens next last
        self.listen = False
        self.one_round = False  # whether the game ends with the present round, as an episode of learning does
        self.journal: vec[i64] = vec[i64]()

    def copy(self) -> "State":
        """Make an independent copy that nobody listens to."""
        s = State(self.rules, self.table.copy(), self.hidden.copy(), self.stack[:])
        s.one_round = self.one_round
        return s

    def say(self, event: i64, a: i64, b: i64, c: i64, secret: i64, seats: i64) -> None:
        """Write an event: three public numbers, one secret, and the set of seats that may know it."""
        j = self.journal
        j = append(j, event)
        j = append(j, a)
        j = append(j, b)
        j = append(j, c)
        j = append(j, secret)
        self.journal = append(j, seats)

    def push(self, kind: i64, seat: i64, arg: i64) -> None:
        """Put something on top of what has to happen."""
        self.stack = append(self.stack, frame_of(kind, seat, arg))

    def drop(self) -> i64:
        """Take the top frame off."""
        self.stack, frame = pop(self.stack)
        return frame

    # -- hands -------------------------------------------------------------------------------------------

    def gain(self, seat: i64, card: i64) -> None:
        """Add a slot to a hand; hands are kept sorted by kind."""
        hands = self.hidden.hands
        size = self.hidden.hand_sizes[seat]
        i = seat * HAND_ROOM + size
        first = seat * HAND_ROOM
        kind = kind_of(card)
        while i > first and kind_of(hands[i - 1]) > kind:
            hands[i] = hands[i - 1]
            i -= 1
        hands[i] = card
        self.hidden.hand_sizes[seat] = size + 1

    def lose(self, seat: i64, kind: i64) -> i64:
        """Take a card of a kind out of a hand; of equal ones that which others know best (they cannot tell)."""
        hands = self.hidden.hands
        first = seat * HAND_ROOM
        end = first + self.hidden.hand_sizes[seat]
        i = first
        while kind_of(hands[i]) != kind:
            i += 1
        best = i
        i += 1
        while i < end and kind_of(hands[i]) == kind:
            if knowledge_of(hands[i]) > knowledge_of(hands[best]):
                best = i
            i += 1
        card = hands[best]
        for j in range(best, end - 1):
            hands[j] = hands[j + 1]
        hands[end - 1] = 0
        self.hidden.hand_sizes[seat] = end - first - 1
        return card

    def holds(self, seat: i64, kind: i64) -> bool:
        """Return whether a hand has a card of a kind."""
        first = seat * HAND_ROOM
        for i in range(first, first + self.hidden.hand_sizes[seat]):  # noqa: SIM110 -- a generator would be an object
            if kind_of(self.hidden.hands[i]) == kind:
                return True
        return False

    def draw(self, seat: i64) -> bool:
        """Draw the top card of the pile, if there is one."""
        t = self.table
        if t.pile_size == 0:
            return False
        t.pile_size -= 1
        kind = self.hidden.pile[t.pile_size]
        own: i64 = 1 << seat
        self.gain(seat, slot(kind, own, NO_GROUP))
        if self.listen:
            self.say(CARD_DRAWN, seat, t.pile_size, 0, kind, i64(1) << seat)
        return True

    def discard_hidden(self, seat: i64, kind: i64) -> None:
        """Discard from the hand face down: whoever knew some of this hand cannot tell which card it was."""
        card = self.lose(seat, kind)
        first = seat * HAND_ROOM
        size = self.hidden.hand_sizes[seat]
        hands = self.hidden.hands
        others = card
        for i in range(first, first + size):
            others |= hands[i]
        others = known_to(others) & ~(1 << seat)
        if others:
            for i in range(first, first + size):
                hands[i] = regroup(lost_by(hands[i], others), seat)
            card = regroup(lost_by(card, others), seat)
        self.hidden.discards = append(self.hidden.discards, card)

    def discard_open(self, kind: i64) -> None:
        """Put a card that everybody has seen on the discard pile."""
        self.hidden.discards = append(self.hidden.discards, slot(kind, SEATS_MASK, NO_GROUP))
        if self.listen:
            self.say(CARD_DISCARDED, kind, 0, 0, 0, 0)

    def replace_draw(self) -> bool:
        """Let something else take the place of a plain draw; return whether one was left (R-16)."""
        t = self.table
        if t.draws > 0 or self.rules.revision == DRAWS_OWED:
            t.draws -= 1
            return True
        return False

    # -- gold --------------------------------------------------------------------------------------------

    def purse(self, seat: i64) -> i64:
        """Count a seat's gold: its cards' value and its coins (R-06)."""
        total = self.hidden.coins[seat]
        held = self.hidden.gold_held
        for i in range(i64(len(held))):
            if group_of(held[i]) == seat:
                total += gold_value(held[i])
        return total

    def has_gold(self, seat: i64) -> bool:
        """Return whether a seat has any gold, which is public (R-11)."""
        return self.purse(seat) > 0

    def pay_one(self, seat: i64) -> None:
        """Take one gold out of a purse; the smallest gold card is broken for change if it has to be (R-06)."""
        h = self.hidden
        if h.coins[seat] > 0:
            h.coins[seat] -= 1
            return
        best: i64 = -1
        held = h.gold_held
        for i in range(i64(len(held))):
            if group_of(held[i]) == seat and (best < 0 or gold_value(held[i]) < gold_value(held[best])):
                best = i
        h.coins[seat] += gold_value(held[best]) - 1
        rest = vec[i64]()
        for i in range(i64(len(held))):
            if i != best:
                rest = append(rest, held[i])
        h.gold_held = rest

    def purse_changed(self, seat: i64) -> None:
        """Tell the seat its total and the others whether there is any."""
        total = self.purse(seat)
        self.say(PURSE_CHANGED, seat, 1 if total else 0, 0, total, i64(1) << seat)

    def give_coins(self, seat: i64, amount: i64, why: i64) -> None:
        """Give coins that everybody sees."""
        self.hidden.coins[seat] += amount
        if self.listen:
            self.say(GOLD_GAINED, seat, amount, why, 0, 0)
            self.purse_changed(seat)

    # -- seats -------------------------------------------------------------------------------------------

    def blocked(self, seat: i64) -> bool:
        """Return whether a seat may not lay path cards (B9, S8)."""
        return self.table.front[seat] & FRONT_BLOCKS != 0

    def note(self, seat: i64, about: i64, where: i64, value: i64) -> None:
        """Keep what a seat was shown, as knowledge of this moment (R-23)."""
        self.hidden.notes = append(self.hidden.notes[:], note_of(seat, about, where, value, self.table.turn))

    def new_group(self) -> i64:
        """Number a group of cards mixed just now."""
        group = self.hidden.next_group
        self.hidden.next_group = FIRST_FREE_GROUP if group == GROUPS else group + 1
        return group

    def role(self, seat: i64) -> i64:
        """Return which dwarf a seat holds."""
        return kind_of(self.hidden.roles[seat])
