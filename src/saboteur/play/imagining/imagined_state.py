"""A complete state out of what one seat sees and what its ledger knows: one world that may be the real one.

Everything public is taken from the view, the cards that the seat knows from its ledger, the rest is shared out by
chance. Nothing else is needed, and nothing else is taken: no part of the real state comes near this.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.modules.chests import EFFECTS
from saboteur.core.rules.cards_in_front import BROKEN
from saboteur.core.rules.rounds import fresh_hidden, fresh_table
from saboteur.core.table.cards import COMPONENTS, GOAL_KIND, KIND, ROLES, TREASURE
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import Q_GOLD, Q_KEEP
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import KIND_MASK, NO_GROUP, SEATS_MASK, shown_to, slot
from saboteur.core.table.state import HAND_ROOM, NOTE_CHEST, NOTE_DWARF, NOTE_GOAL, NOTE_SWAP, State
from saboteur.play.fields.values import code_of, goal_face_number
from saboteur.play.imagining.imagined_table import ImaginedTable
from saboteur.play.knowledge.ledger import NO_SLOT, PUBLIC, UNKNOWN, Ledger
from saboteur.play.positions.open_questions import cards_in_play
from saboteur.play.views.making import rules_of
from saboteur.play.views.view_types import Note, Own, Question, View

_TUNNELS = [KIND[groups] for groups, count in COMPONENTS["chests"]["tunnels"].items() for _ in range(count)]
_CHESTS = list(range(1, len(EFFECTS) + 1))


def imagine(view: View, ledger: Ledger, rng: Random) -> State:
    """Make a state that looks to the seat as the view does; its luck comes from `rng`."""
    own = view.own
    if own is None or view.question is None:
        raise ValueError("worlds are imagined by a seat, while something is asked")
    return Imagined(view, own, view.question, ledger, rng).state


class Imagined:
    """Builds a state field by field; nothing outlives it but the state."""

    def __init__(self, view: View, own: Own, question: Question, ledger: Ledger, rng: Random) -> None:
        self.view = view
        self.own = own
        self.ledger = ledger
        self.rng = rng
        self.rules: Rules = rules_of(view)
        self.shown = view.table[0].role is not None  # the round is over and is being paid out
        chance = Chance(b"", 0, rng.getrandbits(60) | 1)
        self.state = State(self.rules, fresh_table(view.seats), fresh_hidden(view.seats, chance), vec[i64]())
        self.stack = ImaginedTable(view, question, ledger, self.state).stack
        self.deal_cards()
        self.deal_dwarfs()
        self.lay_goals()
        self.lay_chests()
        self.draw_secrets()
        self.share_gold()
        self.state.hidden.notes = vec[i64]([note_code(note, own.seat) for note in own.notes])
        self.state.hidden.next_group = ledger.next_group

    # -- what is hidden ----------------------------------------------------------------------------------

    def deal_cards(self) -> None:
        """Share the cards out that the seat does not know: to hands, both piles, and those set aside."""
        view, h, ledger = self.view, self.state.hidden, self.ledger
        me = 1 << self.own.seat
        gone = cards_in_play(self.stack)
        for seat in range(view.seats):
            front = int(self.state.table.front[seat])
            gone += [int(BROKEN[bit]) for bit in range(5) if front >> bit & 1]
        gone += [KIND[card.card] for card in view.maze if card.sort in ("path", "set_up")]
        hands = [sized(hand, info.hand, slot(UNKNOWN, 1 << seat, NO_GROUP))
                 for seat, (hand, info) in enumerate(zip(ledger.hands, view.table, strict=True))]  # fmt: skip
        hands[self.own.seat] = told(ledger.hands[self.own.seat], [KIND[name] for name in self.own.hand], me)
        discards = sized(ledger.discards, view.discards, NO_SLOT)
        looking = ledger.looking[:] if self.stack[0].kind == Q_KEEP else []
        if self.own.looking:
            looking = told(looking, [KIND[name] for name in self.own.looking], me, in_order=True)
        elif self.stack[0].kind == Q_KEEP and not looking:  # nobody said how many: all that is left over
            size = len(self.rules.deck) - len(gone) - len(discards) - view.pile - int(self.rules.aside)
            looking = [slot(UNKNOWN, 1 << self.stack[0].seat, NO_GROUP)] * (size - sum(map(len, hands)))
        zones = [*hands, discards, looking]
        rest = self.fill(list(self.rules.deck), gone, zones, keep=(self.own.seat,))
        for seat, hand in enumerate(hands):
            hand.sort(key=lambda card: card & KIND_MASK)
            for i, card in enumerate(hand):
                h.hands[seat * HAND_ROOM + i] = card
            h.hand_sizes[seat] = len(hand)
        h.discards = vec[i64](discards)
        h.looking = vec[i64](looking)
        aside = int(self.rules.aside)
        h.aside = vec[i64](rest[:aside])
        h.pile = vec[i64](rest[aside:])

    def fill(
        self, box: list[int], gone: Iterable[int], zones: list[list[int]], keep: Iterable[int] = ()
    ) -> list[int]:
        """Put a card of the box into every unknown place; return the cards left over, mixed.

        If a ledger that began late has more of a kind than there can be, those it lost track of are forgotten.
        """
        left = Counter(box)
        left.subtract(gone)
        for zone in zones:
            left.subtract([card & KIND_MASK for card in zone])
        del left[UNKNOWN]
        for kind in [kind for kind, count in left.items() if count < 0]:
            self.forget(zones, kind, left, set(keep))
        rest = list(left.elements())
        self.rng.shuffle(rest)
        for zone in zones:
            for i, card in enumerate(zone):
                if card & KIND_MASK == UNKNOWN:
                    zone[i] = card & ~KIND_MASK | rest.pop()
        return rest

    def forget(self, zones: list[list[int]], kind: int, left: Counter[int], keep: set[int]) -> None:
        """Turn cards of a kind that cannot all be there into unknown ones, first those whose place is not known."""
        ledger = self.ledger
        places = [(ledger.knows_place(card), z, i) for z, zone in enumerate(zones) if z not in keep
                  for i, card in enumerate(zone) if card & KIND_MASK == kind]  # fmt: skip
        for _, z, i in sorted(places)[: -left[kind]]:
            zones[z][i] = zones[z][i] & ~(KIND_MASK | ledger.me) | UNKNOWN
            left[kind] += 1

    def deal_dwarfs(self) -> None:
        """Deal the dwarfs that the seat does not know."""
        view, h, ledger = self.view, self.state.hidden, self.ledger
        roles, stack = ledger.roles[:], sized(ledger.stack, view.dwarfs_left, NO_SLOT)
        for seat, info in enumerate(view.table):
            if info.role is not None:
                roles[seat] = PUBLIC | ROLES.index(info.role)
        if view.spare is not None:
            stack[0] = PUBLIC | ROLES.index(view.spare)
        if not self.shown:
            ledger.learn([roles, stack], roles, self.own.seat, ROLES.index(self.own.role))
        self.fill(list(self.rules.dwarfs), (), [roles, stack])
        h.roles, h.stack = vec[i64](roles), vec[i64](stack)

    def lay_goals(self) -> None:
        """Choose the face-down goals that the seat does not know; the treasure is among them (R-04)."""
        h, rules = self.state.hidden, self.rules
        goals = sized(self.ledger.goals, len(self.view.goals), NO_SLOT)
        for i, goal in enumerate(self.view.goals):
            if goal.face is not None:
                goals[i] = shown_to(goals[i] & ~KIND_MASK | goal_face_number(goal.face), SEATS_MASK)
        aside = self.fill(list(rules.goals), (), [goals])
        unknown = [i for i, card in enumerate(self.ledger.goals) if card & KIND_MASK == UNKNOWN
                   and self.view.goals[i].face is None]  # fmt: skip
        if rules.treasure_out and unknown:
            for i, face in enumerate(aside):
                if GOAL_KIND[face] == TREASURE:
                    at = self.rng.choice(unknown)
                    aside[i], goals[at] = goals[at] & KIND_MASK, goals[at] & ~KIND_MASK | face
        h.goals, h.goals_aside = vec[i64](goals), vec[i64](aside)

    def lay_chests(self) -> None:
        """Choose the chests and tunnels that the seat does not know, and those aside."""
        if self.rules.chests is None:
            return
        tunnels, chests = self.ledger.tunnels[:], self.ledger.chests[:]
        aside = self.fill(_TUNNELS, (), [tunnels])
        self.state.hidden.tunnels = vec[i64](tunnels + [slot(kind, 0, NO_GROUP) for kind in aside])
        aside = self.fill(_CHESTS, (), [chests])
        self.state.hidden.chests = vec[i64](chests + [slot(kind, 0, NO_GROUP) for kind in aside])

    def draw_secrets(self) -> None:
        """Draw the secret numbers of modules that the seat does not know, and those left over."""
        out: list[int] = []
        for field in self.rules.secrets:
            first = self.rules.secret_at[field.name]
            deck = self.ledger.secrets[first : first + len(field.secret)]
            self.fill(list(field.secret), (), [deck])
            out += deck
        self.state.hidden.secrets = vec[i64](out)

    # -- gold --------------------------------------------------------------------------------------------

    def share_gold(self) -> None:
        """Fill the purses, as far as was seen, and the stack of gold cards (B4, R-06)."""
        h, ledger = self.state.hidden, self.ledger
        held, draft = ledger.held[:], ledger.draft[:] if self.stack[0].kind == Q_GOLD else []
        if self.own.offered:
            me = 1 << self.own.seat
            draft = [slot(value, me, 0) | ledger.round - 1 << 2 for value in self.own.offered]
        left = Counter(int(card) & 3 for card in self.rules.gold_cards)
        left.subtract(card & 3 for card in [*held, *draft])
        del left[0]
        rest = list((+left).elements())
        self.rng.shuffle(rest)
        for zone in (held, draft):
            for i, card in enumerate(zone):
                if not card & 3:
                    zone[i] = card | (rest.pop() if rest else 1)
        purses = [[card for card in held if card >> 32 == seat] for seat in range(self.view.seats)]
        coins = ledger.coins[:]
        for seat, owed in enumerate(ledger.owed):
            if seat != self.own.seat:
                coins[seat] += self.pay_in_cards(purses[seat], seat, owed, rest)
        for seat, info in enumerate(self.view.table):
            total = self.own.gold if seat == self.own.seat else -1
            coins[seat] = coins_left(purses[seat], coins[seat], info.any_gold, total)
        h.gold_held = vec[i64]([card for purse in purses for card in purse])
        h.gold_stack = vec[i64]([slot(value, 0, 0) for value in rest])
        h.draft = vec[i64](draft)
        h.coins = vec[i64](coins)

    def pay_in_cards(self, purse: list[int], seat: int, owed: int, rest: list[int]) -> int:
        """Pay an amount in gold cards as far as there are any that fit; return what is left for coins."""
        for value in rest[:]:
            if 0 < value <= owed:
                owed -= value
                rest.remove(value)
                purse.append(slot(value, SEATS_MASK, seat))
        return owed


def coins_left(purse: list[int], coins: int, any_gold: bool, total: int) -> int:
    """Break gold cards for what was paid out of them, and agree with what is seen of a purse; return the coins."""
    if total < 0 and not any_gold:
        purse.clear()
        return 0
    purse.sort(key=lambda card: card & 3)
    worth = sum(card & 3 for card in purse)
    if total >= 0:
        coins = total - worth
    while coins < 0 and purse:
        coins += purse.pop(0) & 3
    return max(coins, 0 if purse else 1 if total < 0 else 0)


def sized(cards: list[int], size: int, blank: int) -> list[int]:
    """Return as many cards as the view says there are."""
    return cards[:size] if len(cards) >= size else cards + [blank] * (size - len(cards))


def told(cards: list[int], kinds: list[int], seats: int, *, in_order: bool = False) -> list[int]:
    """Let cards be of these kinds, which some seats know, with what others know of each kind as far as can be."""
    free = cards[:]
    out = []
    for kind in kinds:
        at = next((i for i, card in enumerate(free) if card & KIND_MASK == kind), None)
        if at is None and in_order and free:
            at = 0
        card = free.pop(at) if at is not None else NO_SLOT
        out.append(shown_to(card & ~KIND_MASK | kind, seats))
    return out


def note_code(note: Note, seat: int) -> int:
    """Pack a note as the engine keeps it."""
    where = 0 if note.cell is None else code_of(note.cell)
    about, value = NOTE_GOAL, 0
    if note.goal is not None:
        value = goal_face_number(note.goal)
    elif note.role is not None and note.seat is not None:
        about, where, value = NOTE_DWARF, note.seat, ROLES.index(note.role)
    elif note.tunnel is not None and note.chest is not None:
        about, value = NOTE_CHEST, KIND[note.tunnel] << 8 | note.chest
    elif note.other is not None:
        about, value = NOTE_SWAP, code_of(note.other) | bool(note.swapped) << 16
    return seat | about << 4 | value << 6 | where << 24 | note.turn << 40
