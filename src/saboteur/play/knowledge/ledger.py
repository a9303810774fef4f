"""What one seat can know of the hidden cards, kept from the events it was told and from nothing else.

A ledger has the same slots as the engine (`saboteur.core.table.slots`): who knows what and where is public, for every
look and every exchange is told to all. Only the kind of a card is missing where this seat was not told: it is
`UNKNOWN`. A card that the seat knows but lost track of stands in any one of the places of its group. `imagined_state`
makes complete states out of a ledger and a view.
"""

from collections.abc import Sequence

import msgspec

from saboteur.core.modules.chests import TAKE_CARD, TAKE_CARD_TOO
from saboteur.core.rules.digging import DRAWN
from saboteur.core.table.cards import KIND, ROLES
from saboteur.core.table.ruleset import DRAWS_OWED, REVISION, Rules
from saboteur.core.table.slots import (
    FIRST_FREE_GROUP,
    GROUP_AT,
    GROUPS,
    KIND_MASK,
    KNOWN_MASK,
    NO_GROUP,
    SEATS_MASK,
    WHAT_BIT,
    WHERE_BIT,
    regroup,
    shown_to,
    slot,
)
from saboteur.play.fields.values import code_of, goal_face_number
from saboteur.play.setup import ruleset
from saboteur.play.views.making import rules_of
from saboteur.play.views.view_types import Note, Own, View

UNKNOWN = KIND_MASK  # the kind of a card that this seat was not shown
NO_SLOT = UNKNOWN | NO_GROUP << GROUP_AT  # a card that nobody has seen
PUBLIC = SEATS_MASK << WHAT_BIT | SEATS_MASK << WHERE_BIT | NO_GROUP << GROUP_AT  # known to all; add the kind


def all_but(seats: int) -> int:
    """Return the set of all seats but those."""
    return SEATS_MASK & ~seats


class Course(msgspec.Struct):
    """How the round and the turn are going, as far as everybody could see it and no view says it."""

    last_card: int = -1  # seats, for R-13
    last_turn: int = -1
    last_path: int = -1
    passed: int = 0  # set of seats that passed in a row with an empty pile
    pile: int = 0
    pile_was_empty: bool = False  # this turn began with an empty pile
    thieves: list[int] = []  # seats with a theft before them, the latest first (S14)
    paths: int = -1  # laid by a specialist in this turn
    turned_goal: bool = False  # by this play
    draws: int = 0  # due at the end of this turn
    effects: list[int] = []  # chests due before them
    other_draws: int = -1  # who draws one as well (S8)
    looks: str = ""  # why a seat is looking at cards
    detour: bool = False  # one was played whose own card is not discarded yet

    def replace_draw(self, rules: Rules) -> bool:
        """Let something else take the place of a plain draw; return whether one was left (R-16)."""
        if self.draws <= 0 and rules.revision != DRAWS_OWED:
            return False
        self.draws -= 1
        return True

    def effect_comes(self, effect: int) -> None:
        """Take an effect off those due; what was due before it came to nothing (R-16)."""
        due = [TAKE_CARD if one == TAKE_CARD_TOO else one for one in self.effects]
        if effect in due:
            at = due.index(effect)
            self.draws += self.effects[:at].count(TAKE_CARD)  # nobody had a card to be taken (M8)
            self.effects = self.effects[at + 1 :]

    def did(self, seat: int) -> None:
        """Take in that a seat did something in its turn other than pass."""
        self.last_turn = seat
        self.passed = 0

    def no_thief(self, seat: int) -> None:
        """Take in that no theft lies before a seat any more."""
        self.thieves = [thief for thief in self.thieves if thief != seat]


class Ledger(msgspec.Struct):
    """All hidden cards as one seat knows them. `hear` in `accounting` makes a new one of each event."""

    seat: int
    seats: int
    modules: list[str]
    options: dict[str, str]
    round: int
    course: Course
    hands: list[list[int]]
    discards: list[int]  # top last
    roles: list[int]
    stack: list[int]  # dwarfs nobody holds, top last
    goals: list[int]
    goal_cells: list[int]
    tunnels: list[int]  # by chest place
    chests: list[int]
    coins: list[int]  # by seat; below zero: so much was paid out of its gold cards
    owed: list[int]  # by seat: gold that everybody saw paid out in gold cards nobody else saw
    held: list[int]  # gold cards taken; the group is the owner, the kind's upper bits the round
    draft: list[int]  # gold cards going round
    looking: list[int]  # cards somebody may choose from
    secrets: list[int]  # secret numbers of modules, as the engine keeps them
    next_group: int = FIRST_FREE_GROUP
    revision: int = REVISION

    @property
    def rules(self) -> Rules:
        """Return the ruleset of the game."""
        return ruleset(self.seats, tuple(self.modules), tuple(self.options.items()), self.revision)

    @property
    def me(self) -> int:
        """Return the bits that say that this seat knows what and where."""
        return 1 << (WHAT_BIT + self.seat) | 1 << (WHERE_BIT + self.seat)

    def new_group(self) -> int:
        """Number a group of cards mixed just now."""
        group = self.next_group
        self.next_group = FIRST_FREE_GROUP if group == GROUPS else group + 1
        return group

    def knows_place(self, card: int) -> bool:
        """Return whether this seat knows that the card is in its very place."""
        return bool(card >> (WHERE_BIT + self.seat) & 1)

    # -- learning ----------------------------------------------------------------------------------------

    def learn(self, zones: Sequence[list[int]], zone: list[int], at: int, kind: int) -> None:
        """Take in that a place holds a card of a kind.

        If such a card stands in another place only because it had to stand somewhere, the two change places: what
        was thought to lie here is then there.
        """
        card = zone[at]
        if card & KIND_MASK != kind and not self.knows_place(card):
            mine = KIND_MASK | self.me
            for other, i in self._lost(zones, kind, card):
                other[i] = other[i] & ~mine | card & mine
        zone[at] = card & ~KIND_MASK | kind | self.me

    def _lost(self, zones: Sequence[list[int]], kind: int, card: int) -> list[tuple[list[int], int]]:
        """Find the place in a card's group that has a card of this kind; or, for a known card, any unknown one."""
        group = card >> GROUP_AT
        if group == NO_GROUP:
            return []
        wanted = (kind,) if card & KIND_MASK == UNKNOWN else (kind, UNKNOWN)
        places = [(zone, i) for zone in zones for i, other in enumerate(zone)
                  if other >> GROUP_AT == group and not self.knows_place(other)]  # fmt: skip
        for one in wanted:
            for zone, i in places:
                if zone[i] & KIND_MASK == one:
                    return [(zone, i)]
        return []

    def tell_secret(self, field: str, whose: int | None, value: int | None, seats: int) -> None:
        """Take in that some seats know a secret number, and which it is if this one does."""
        at = self.rules.secret_at[field] + (whose or 0)
        self.secrets = self.secrets[:]
        if value is not None:
            self.secrets[at] = self.secrets[at] & ~KIND_MASK | value
        self.secrets[at] = shown_to(self.secrets[at], seats)

    def own_lists(self) -> None:
        """Make the places of cards the ledger's own, since learning may change any of them."""
        self.hands = [hand[:] for hand in self.hands]
        self.discards = self.discards[:]
        self.looking = self.looking[:]

    def add_coins(self, seat: int, amount: int) -> None:
        """Put coins into a purse, or take them out."""
        self.coins = self.coins[:]
        self.coins[seat] += amount

    def pay(self, payer: int, to: int) -> None:
        """Move one gold from a purse to another."""
        self.add_coins(payer, -1)
        self.add_coins(to, 1)

    def chest_place(self, cell: int) -> int:
        """Return the place of the chest that lay in a cell at set-up."""
        return list(self.rules.chest_cells).index(cell)

    def see_chest(self, cell: int, seen: tuple[int, int] | None, seats: int) -> None:
        """Take in that some seats saw a tunnel and its chest, and what they are if this one did."""
        at = self.chest_place(cell)
        self.tunnels, self.chests = self.tunnels[:], self.chests[:]
        for zone, kind in zip((self.tunnels, self.chests), seen or (UNKNOWN, UNKNOWN), strict=True):
            card = zone[at] if seen is None else (zone[at] & ~KIND_MASK) | kind
            zone[at] = shown_to(card, seats)

    @property
    def card_zones(self) -> list[list[int]]:
        """Return the places where cards of the deck are known by slots."""
        return [*self.hands, self.discards, self.looking]

    def place_in(self, hand: list[int], kind: int) -> int:
        """Choose which card of a hand is the one of this kind: one known to be, one that may be, any unknown."""
        groups = {card >> GROUP_AT for zone in self.card_zones for card in zone
                  if card & KIND_MASK == kind and not self.knows_place(card)} - {NO_GROUP}  # fmt: skip

        def fitness(i: int) -> tuple[int, int]:
            card = hand[i]
            here, known = card & KIND_MASK, card & KNOWN_MASK
            if here == kind:
                return (5 if self.knows_place(card) else 4), known
            if self.knows_place(card):
                return 0, -known
            return (3 if card >> GROUP_AT in groups else 2 if here == UNKNOWN else 1), -known

        return max(range(len(hand)), key=fitness)

    def unseen_in(self, hand: list[int]) -> int:
        """Choose which card of a hand leaves it face down: one that others know least."""
        return min(range(len(hand)), key=lambda i: (hand[i] & KIND_MASK != UNKNOWN, hand[i] & KNOWN_MASK))

    def take(self, seat: int, kind: int) -> int:
        """Take a card of a kind out of a hand."""
        hand = self.hands[seat]
        if not hand:  # told of by nobody who was at the table
            return PUBLIC | kind
        at = self.place_in(hand, kind)
        self.learn(self.card_zones, hand, at, kind)
        return hand.pop(at)

    def discard_hidden(self, seat: int, kind: int) -> int:
        """Take a card out of a hand face down: whoever knew some of this hand cannot tell which it was."""
        hand = self.hands[seat]
        card = hand.pop(self.unseen_in(hand)) if kind == UNKNOWN else self.take(seat, kind)
        known = card
        for other in hand:
            known |= other
        others = known >> WHAT_BIT & SEATS_MASK & ~(1 << seat)
        if others:
            hand[:] = [regroup(other & ~(others << WHERE_BIT), seat) for other in hand]
            card = regroup(card & ~(others << WHERE_BIT), seat)
        return card

    def discard(self, seat: int, cards: list[str] | None, count: int, at: int) -> None:
        """Put cards of a hand face down on the discard pile, below the last `at` cards."""
        self.own_lists()
        for i in range(count):
            card = self.discard_hidden(seat, UNKNOWN if cards is None else KIND[cards[i]])
            self.discards.insert(len(self.discards) - at, card)


def dealt_secrets(rules: Rules) -> list[int]:
    """Return the secret numbers of modules as a round begins: each seat knows its own."""
    return [
        slot(UNKNOWN, 1 << i, NO_GROUP) if field.per_seat and i < int(rules.seats) else NO_SLOT
        for field in rules.secrets
        for i in range(len(field.secret))
    ]


def start(view: View) -> Ledger:
    """Begin with what a seat sees now, at the start of a game or, for a stand-in, later."""
    own = view.own
    if own is None:
        raise ValueError("a spectator has no cards to keep account of")
    rules = rules_of(view)
    ledger = Ledger(
        seat=own.seat,
        seats=view.seats,
        modules=view.modules,
        options=view.options,
        revision=view.revision,
        round=view.round,
        course=_course(view, rules),
        hands=[[slot(UNKNOWN, 1 << seat, NO_GROUP)] * info.hand for seat, info in enumerate(view.table)],
        discards=[NO_SLOT] * view.discards,
        roles=[slot(UNKNOWN, 1 << seat, NO_GROUP) for seat in range(view.seats)],
        stack=[NO_SLOT] * view.dwarfs_left,
        goals=[NO_SLOT if goal.face is None else PUBLIC | goal_face_number(goal.face) for goal in view.goals],
        goal_cells=[code_of(goal.cell) for goal in view.goals],
        tunnels=[NO_SLOT] * len(rules.chest_cells),
        chests=[NO_SLOT] * len(rules.chest_cells),
        coins=[own.gold if seat == own.seat else int(info.any_gold) for seat, info in enumerate(view.table)],
        owed=[0] * view.seats,
        held=[],
        draft=[],
        looking=[],
        secrets=dealt_secrets(rules),
    )
    for field, values in own.secrets.items():
        for i, value in enumerate(values):
            if value:
                shown = view.fields[field][i] != 0
                ledger.tell_secret(field, i, value, SEATS_MASK if shown else 1 << own.seat)
    ledger.hands[own.seat] = [slot(KIND[name], 1 << own.seat, NO_GROUP) for name in own.hand]
    ledger.learn([], ledger.roles, own.seat, ROLES.index(own.role))
    for note in reversed(own.notes):  # of two that contradict each other, the later is the true one
        _take_note(ledger, note, rules)
    _take_tunnels(ledger, view, list(rules.chest_cells))
    return ledger


def _course(view: View, rules: Rules) -> Course:
    """Guess how the turn has been going: cards that lie nowhere say whether it is a specialist's (R-27)."""
    question = view.question
    course = Course(pile=view.pile, pile_was_empty=view.pile == 0)
    course.thieves = [seat for seat, info in enumerate(view.table) if "theft" in info.front]
    if question is None or view.own is None:
        return course
    nowhere = _cards_nowhere(view, rules) - (question.kind == "veto_window")
    may_be = [card for card in ("trove", "path_specialist", "detour") if nowhere and _unseen(view.own, card, rules)]
    if question.kind == "keep_card":
        course.looks = _looks(view, view.own, may_be)
    elif question.kind == "veto_window":
        course.draws = 1
    if question.paths_laid is not None:
        course.paths = course.draws = question.paths_laid
    elif "path_specialist" in may_be and course.looks != "trove":
        course.paths = course.draws = 1
    else:
        course.detour = "detour" in may_be and course.looks != "trove"
    return course


def _unseen(own: Own, name: str, rules: Rules) -> bool:
    """Return whether there is a card of a kind that a seat neither holds nor looks at."""
    return list(rules.deck).count(KIND[name]) > [*own.hand, *own.looking].count(name)


def _looks(view: View, own: Own, may_be: list[str]) -> str:
    """Guess why a seat keeps a card: trove and digging take five, or all the discards there are (R-15, M8)."""
    seen = len(own.looking)
    if 0 < seen <= DRAWN and view.discards:
        return "draw_three"
    if "trove" in may_be:
        return "trove"
    return "draw_three" if seen == DRAWN else "dig_discards"


def _cards_nowhere(view: View, rules: Rules) -> int:
    """Count the cards of the deck that lie in no place: played, or kept until the turn's end."""
    lying = sum(card.sort in ("path", "set_up") for card in view.maze)
    seats = sum(info.hand + len(info.front) for info in view.table)
    looking = len(view.own.looking) if view.own else 0
    return len(rules.deck) - int(rules.aside) - view.pile - view.discards - lying - seats - looking


def _take_note(ledger: Ledger, note: Note, rules: Rules) -> None:
    """Take in what a seat was shown before somebody began to keep account, unless it cannot be so any more."""
    if note.role is not None and note.seat is not None:
        _believe(ledger, ledger.roles, note.seat, ROLES.index(note.role), list(rules.dwarfs))
    if note.cell is None:
        return
    cell = code_of(note.cell)
    if note.goal is not None and cell in ledger.goal_cells:
        at, face = ledger.goal_cells.index(cell), goal_face_number(note.goal)
        _believe(ledger, ledger.goals, at, face, list(rules.goals))
    elif note.tunnel is not None and note.chest is not None and cell in rules.chest_cells:
        at = list(rules.chest_cells).index(cell)
        ledger.learn([], ledger.tunnels, at, KIND[note.tunnel])
        ledger.learn([], ledger.chests, at, note.chest)


def _believe(ledger: Ledger, zone: list[int], at: int, kind: int, box: list[int]) -> None:
    """Learn what lies in a place, if the place is not known otherwise and the box has one more card of this kind."""
    known = [card & KIND_MASK for card in zone if ledger.knows_place(card)]
    if not ledger.knows_place(zone[at]) and known.count(kind) < box.count(kind):
        ledger.learn([zone], zone, at, kind)


def _take_tunnels(ledger: Ledger, view: View, chest_cells: list[int]) -> None:
    """Take in the tunnels of opened chests, and one that is being set."""
    for card in view.maze:
        if card.sort == "tunnel":
            ledger.tunnels[chest_cells.index(code_of(card.cell))] = PUBLIC | KIND[card.card]
    question = view.question
    if question is None or question.kind != "choose_rotation" or code_of(question.cells[0]) not in chest_cells:
        return
    ledger.tunnels[chest_cells.index(code_of(question.cells[0]))] = PUBLIC | KIND[question.card or ""]
