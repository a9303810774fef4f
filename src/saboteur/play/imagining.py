"""A complete state out of what one seat sees and what its ledger knows: one world that may be the real one.

Everything public is taken from the view, the cards that the seat knows from its ledger, the rest is shared out by
chance. Nothing else is needed, and nothing else is taken: no part of the real state comes near this.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.cards import COMPONENTS, FRONTS, GOAL_KIND, KIND, ROLES, TREASURE
from saboteur.core.chance import Chance
from saboteur.core.codes import (
    ENDINGS,
    FRAMES,
    Q_ASK,
    Q_GOLD,
    Q_KEEP,
    Q_PAY,
    Q_ROTATE,
    Q_SWAP,
    Q_VETO,
)
from saboteur.core.events import BY_TROVE, WHY
from saboteur.core.fronts import BROKEN
from saboteur.core.kit import about
from saboteur.core.maze import COVERED_CHEST, COVERED_GOAL, GOAL, GUARDED, LARGE, PATH
from saboteur.core.modules.chests import EFFECTS
from saboteur.core.rounds import fresh_hidden, fresh_table
from saboteur.core.rules import Rules
from saboteur.core.slots import KIND_MASK, NO_GROUP, SEATS_MASK, shown_to, slot
from saboteur.core.state import (
    HAND_ROOM,
    NOTE_CHEST,
    NOTE_DWARF,
    NOTE_GOAL,
    NOTE_SWAP,
    SET_UP,
    TOLL_OUT,
    TUNNEL,
    State,
)
from saboteur.play.actions import pack
from saboteur.play.ledger import NO_SLOT, PUBLIC, UNKNOWN, Ledger
from saboteur.play.positions.stack import StackFrame, cards_in_play, usual_rest
from saboteur.play.setup import ruleset
from saboteur.play.values import code_of, goal_face_number
from saboteur.play.views import Note, Own, Question, TollView, View

_SORT_BITS = {"path": 0, "set_up": SET_UP, "tunnel": TUNNEL}
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
        self.question = question
        self.ledger = ledger
        self.rng = rng
        self.rules: Rules = ruleset(view.seats, tuple(view.modules), tuple(view.options.items()))
        self.shown = view.table[0].role is not None  # the round is over and is being paid out
        chance = Chance(b"", 0, rng.getrandbits(60) | 1)
        self.state = State(self.rules, fresh_table(view.seats), fresh_hidden(view.seats, chance), vec[i64]())
        self.stack = self.frames()
        self.state.stack = vec[i64]([frame.packed() for frame in reversed(self.stack)])
        self.read_table()
        self.read_course()
        self.lay_maze()
        self.deal_cards()
        self.deal_dwarfs()
        self.lay_goals()
        self.lay_chests()
        self.share_gold()
        self.state.hidden.notes = vec[i64]([note_code(note, own.seat) for note in own.notes])
        self.state.hidden.next_group = ledger.next_group

    # -- what is public ----------------------------------------------------------------------------------

    def frames(self) -> list[StackFrame]:
        """Return the question and what waits under it, the top first."""
        question, view, course = self.question, self.view, self.ledger.course
        kind = Q_ASK if question.kind in self.rules.questions else FRAMES.index(question.kind)
        seat = question.seats[0] if question.by is None or kind in (Q_PAY, Q_ASK) else question.by
        top = StackFrame(kind, seat, self.argument(kind))
        paths = course.paths if question.paths_laid is None else question.paths_laid
        return [top, *usual_rest(top, view.mover, paths, (self.thieves() or [seat])[0], view.seats)]

    def argument(self, kind: int) -> int:
        """Return what belongs to a question."""
        question = self.question
        cells = [code_of(cell) for cell in question.cells]
        if kind == Q_VETO and question.action is not None:
            return pack(question.action)
        if kind == Q_ROTATE and question.card is not None:
            homes = list(self.rules.chest_cells)
            chest = homes.index(cells[0]) + 1 if question.cells[0] in self.view.chests else 0
            return cells[0] | KIND[question.card] << 16 | chest << 24
        if kind == Q_SWAP:
            return cells[0] | cells[1] << 16
        if kind == Q_PAY:
            return cells[0]
        if kind == Q_ASK:
            seat = -1 if question.by is None else question.by
            card = KIND[question.card] if question.card else 0
            return self.rules.questions.index(question.kind) | int(about(seat, cells[0] if cells else 0, card))
        if kind == Q_KEEP:
            why = WHY.index(self.ledger.course.looks)
            return why | (KIND["trove"] if why == BY_TROVE else 0) << 8
        return 0

    def thieves(self) -> list[int]:
        """Return the seats with a theft before them, the latest first (S14)."""
        lying = [seat for seat, info in enumerate(self.view.table) if "theft" in info.front]
        heard = [seat for seat in self.ledger.course.thieves if seat in lying]
        return heard + [seat for seat in lying if seat not in heard]

    def read_table(self) -> None:
        """Take over what the view says."""
        view, t = self.view, self.state.table
        top = self.stack[0]
        t.round, t.turn, t.mover, t.starter = view.round - 1, view.turn, view.mover, view.starter
        t.direction = 1 if view.clockwise else -1
        t.pile_size = view.pile
        t.asked = sum(1 << seat for seat in self.question.seats) if top.kind == Q_VETO else 0
        t.veto_spent = int(view.veto_spent)
        t.refused = sum(1 << seat for seat in view.toll_refused)
        t.no_goal_maps = int(view.no_goal_maps)
        t.large_used = int(view.large is not None and view.large.used)
        t.front = vec[i64]([sum(1 << FRONTS.index(word) for word in info.front) for info in view.table])
        t.fields = vec[i64]([value for one in self.rules.fields for value in view.fields[one.name]])
        t.thieves = sum((seat + 1) << 4 * i for i, seat in enumerate(self.thieves()))
        rounds = list(view.rounds)
        if self.shown:
            last = rounds.pop()
            t.ending = ENDINGS.index(last.ending)
            t.finder = -1 if last.finder is None else last.finder
            t.shown_roles = vec[i64]([ROLES.index(role) for role in last.roles])
        t.rounds = vec[i64]([
            number for one in rounds
            for number in (ENDINGS.index(one.ending), -1 if one.finder is None else one.finder,
                           *(ROLES.index(role) for role in one.roles))
        ])  # fmt: skip

    def read_course(self) -> None:
        """Take over what everybody saw of the round and the turn."""
        course, t = self.ledger.course, self.state.table
        t.last_card, t.last_turn, t.last_path = course.last_card, course.last_turn, course.last_path
        t.passed, t.pile_was_empty = course.passed, int(course.pile_was_empty)
        t.paths_laid = course.paths if self.question.paths_laid is None else self.question.paths_laid
        t.turned_goal = int(course.turned_goal)
        t.draws, t.other_draws = course.draws, course.other_draws + 1
        t.effects = sum(effect << 4 * i for i, effect in enumerate(course.effects))

    def lay_maze(self) -> None:
        """Lay everything in the maze out, as it lies."""
        view, t = self.view, self.state.table
        maze = t.maze
        for cell in self.rules.large_cells:
            maze.put(cell, LARGE, 0)
        turned = {}
        laid = []
        for card in view.maze:
            cell, oriented = code_of(card.cell), 2 * KIND[card.card] + card.turned
            if card.sort == "goal":
                turned[cell] = oriented
            else:
                maze.put(cell, PATH, oriented)
                laid.append(cell | _SORT_BITS[card.sort])
        t.laid = vec[i64](laid)
        for goal in view.goals:
            cell = code_of(goal.cell)
            maze.put(cell, GOAL if cell in turned else COVERED_GOAL, turned.get(cell, 0))
        t.goal_cells = vec[i64]([code_of(goal.cell) for goal in view.goals])
        faces = [-1 if goal.face is None else goal_face_number(goal.face) for goal in view.goals]
        t.goal_faces = vec[i64]([
            face if cell in turned else -1 for cell, face in zip(t.goal_cells, faces, strict=True)
        ])  # fmt: skip
        covered = {code_of(cell) for cell in view.chests}
        t.chest_cells = vec[i64]([cell if cell in covered else 0 for cell in self.rules.chest_cells])
        for cell in covered:
            maze.put(cell, COVERED_CHEST, 0)
        t.toll = vec[i64]([number for dwarf in view.toll for number in toll_numbers(dwarf)])
        for dwarf in view.toll:
            if dwarf.guards is not None:
                at = maze.index(code_of(dwarf.guards))  # which may make the window larger, and its cells anew
                maze.cells[at] |= GUARDED
        maze.rebuild()

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
        """Return every unknown place a card of the box, in place; give the cards left over, mixed.

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
        """Pay an amount in gold cards as far as there are any that fit; gives what is left for coins."""
        for value in rest[:]:
            if 0 < value <= owed:
                owed -= value
                rest.remove(value)
                purse.append(slot(value, SEATS_MASK, seat))
        return owed


def coins_left(purse: list[int], coins: int, any_gold: bool, total: int) -> int:
    """Break gold cards for what was paid out of them, and agree with what is seen of a purse; gives the coins."""
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


def toll_numbers(dwarf: TollView) -> tuple[int, int, int, int]:
    """Return the engine's numbers of a toll dwarf."""
    if dwarf.owner is None or dwarf.cell is None or dwarf.guards is None:
        return (TOLL_OUT if dwarf.where == "out" else 0), 0, 0, 0
    payer = 0 if dwarf.payer is None else dwarf.payer + 1
    return dwarf.owner + 1, code_of(dwarf.cell), code_of(dwarf.guards), payer


def note_code(note: Note, seat: int) -> int:
    """Pack a note as the engine keeps it."""
    where = 0 if note.cell is None else code_of(note.cell)
    sort, value = NOTE_GOAL, 0
    if note.goal is not None:
        value = goal_face_number(note.goal)
    elif note.role is not None and note.seat is not None:
        sort, where, value = NOTE_DWARF, note.seat, ROLES.index(note.role)
    elif note.tunnel is not None and note.chest is not None:
        sort, value = NOTE_CHEST, KIND[note.tunnel] << 8 | note.chest
    elif note.other is not None:
        sort, value = NOTE_SWAP, code_of(note.other) | bool(note.swapped) << 16
    return seat | sort << 4 | value << 6 | where << 24 | note.turn << 40
