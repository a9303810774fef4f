"""Loading a position: a complete state out of what is written, the rest filled in by the seed."""

from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.rules.cards_in_front import BROKEN
from saboteur.core.rules.rounds import fresh_hidden, fresh_table
from saboteur.core.table.cards import FRONT_THEFT, FRONTS, KIND, NAMES, PATH_KINDS, ROLES
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import CELL, ENDINGS, Q_GOLD, Q_LAY, Q_PAY, Q_ROB, Q_ROTATE, Q_TURN, Q_VETO
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import DRAWS_OWED
from saboteur.core.table.slots import NO_GROUP
from saboteur.core.table.state import HAND_ROOM, NOTE_DWARF, State
from saboteur.play.fields.line import cards, nearest, nearest_card
from saboteur.play.fields.values import cell_of
from saboteur.play.positions import usual_knowledge
from saboteur.play.positions.checking import check, check_modules, check_stack
from saboteur.play.positions.document import FORMAT, Position
from saboteur.play.positions.entries import (
    noted,
    read_fields,
    read_gold,
    read_held,
    read_note,
    read_rounds,
    read_secrets,
    told,
)
from saboteur.play.positions.filling import Box, Lot, finder
from saboteur.play.positions.maze_builder import MazeBuilder
from saboteur.play.positions.open_questions import (
    WAITING,
    StackFrame,
    cards_in_play,
    cards_played,
    read_frame,
    usual_draws,
    usual_rest,
)
from saboteur.play.positions.tokens import place_of, read_name, refuse
from saboteur.play.setup import Setup

VETO_CARD = KIND["veto"]
SORTS: dict[str, Callable[[int], bool]] = {
    "?path": lambda kind: kind <= PATH_KINDS,
    "?action": lambda kind: kind > PATH_KINDS,
}
MOST_LEFT_OVER = 3  # draws still due when the pile ran out: as many as cards can be passed with (S3)
REST = "..."  # at the end of a pile: then all cards that are named nowhere


def setup_of(position: Position) -> Setup:
    """Compose the setup of a position."""
    if position.format != FORMAT:
        refuse("format", f"this is format {position.format}; only format {FORMAT} can be read")
    try:
        return Setup(
            seats=position.seats,
            modules=[str(key) for key in position.modules],
            options={str(key): value for key, value in position.options.items()},
            seed=position.seed,
            revision=position.revision,
        )
    except Refusal as refusal:
        refuse("setup", refusal.sentence)


def bounded(number: int, field: str, low: int, high: int) -> int:
    """Check a number."""
    if not low <= number <= high:
        refuse(field, f"expected a number from {low} to {high}, not {number}")
    return number


class Loader:
    """Builds a state field by field. Nothing outlives it but the state."""

    def __init__(self, position: Position, setup: Setup) -> None:
        self.p = position
        self.rules = setup.rules()
        self.n = int(self.rules.seats)
        self.seed = setup.seed_bytes()
        chance = Chance(self.seed, bounded(position.chance, "chance", 0, 1 << 40), 1)
        self.s = State(self.rules, fresh_table(self.n), fresh_hidden(self.n, chance), vec[i64]())
        self.deck = Box("cards", list(self.rules.deck), NAMES.__getitem__, self.seed, SORTS)
        self.stack: list[StackFrame] = []  # what happens next first
        self.named_chest: dict[int, int] = {}  # by its place, if the question names it
        self.asked_at = place_of(position.question or "", "question")

    def load(self) -> State:
        """Build the state and check that it can be."""
        check_modules(self.p, self.rules)
        self.read_stack()
        self.read_table()
        self.read_fronts()
        notes = [read_note(entry, f"notes[{i}]", self.rules) for i, entry in enumerate(self.p.notes)]
        self.s.hidden.notes = vec[i64](notes)
        setting = self.stack[0].arg if self.stack and self.stack[0].kind == Q_ROTATE else 0
        MazeBuilder(self.p, self.s, self.deck, setting, self.named_chest).lay_out()
        self.deal_cards()
        self.deal_dwarfs()
        self.share_gold()
        self.s.hidden.secrets = vec[i64](
            read_secrets(self.p.secrets, self.rules, list(self.s.table.fields), self.seed)
        )
        check(self.s, self.asked_at)
        return self.s

    # -- what happens next -------------------------------------------------------------------------------

    def read_stack(self) -> None:
        """Read the open question and what comes after it, or supply what usually does."""
        p, t = self.p, self.s.table
        t.mover = self.seat(p.mover, "mover", 0)
        if p.over:
            if p.question is not None or p.then:
                refuse("over", "nothing is asked when the game is over")
            t.over = 1
            self.read_draws(None)
            return
        question = f"take_turn {t.mover}" if p.question is None else p.question
        top = read_frame(question, "question", self.n, self.rules.questions)
        if p.mover is None:
            t.mover = top.seat
            if top.kind == Q_PAY:
                refuse(self.asked_at, "pay_toll needs mover: whose turn it is")
        elif top.kind == Q_TURN and t.mover != top.seat:
            refuse(self.asked_at, f"it is the turn of seat {t.mover}, not of seat {top.seat}")
        if top.kind == Q_ROTATE:
            top = self.read_rotation(top)
        self.read_draws(top)
        if p.then is None:
            thieves = self.thieves()
            rest = usual_rest(top, int(t.mover), int(t.paths_laid), thieves[0] if thieves else top.seat, self.n)
        else:
            rest = [read_frame(entry, f"then[{i}]", self.n, self.rules.questions) for i, entry in enumerate(p.then)]
        self.stack = [top, *rest]
        check_stack(self.rules, self.stack, self.asked_at)
        self.s.stack = vec[i64]([one.packed() for one in reversed(self.stack)])

    def read_rotation(self, top: StackFrame) -> StackFrame:
        """Find the place of the chest whose tunnel is to be set; a chest named beside it is the one there."""
        homes = [int(cell) for cell in self.rules.chest_cells]
        cell, chest = top.arg & CELL, top.arg >> 24
        place = homes.index(cell) + 1 if cell in homes else 0
        if chest and not place:
            refuse(self.asked_at, f"no chest lies at {cell_of(cell)} at set-up")
        if chest:
            self.named_chest = {place - 1: chest}
        return top._replace(arg=top.arg & 0xFFFFFF | place << 24)

    def read_draws(self, top: StackFrame | None) -> None:
        """Read how far a specialist is, and which draws are due at the end of the turn."""
        p, t = self.p, self.s.table
        if p.paths_laid is not None or (top is not None and top.kind == Q_LAY):
            t.paths_laid = bounded(p.paths_laid or 0, "paths_laid", 0, 2)
            if self.rules.by_frame[Q_LAY] is None or (top is not None and top.kind == Q_TURN):
                refuse("paths_laid", "paths are counted in the turn of a path specialist only")
        draws = usual_draws(top, int(t.paths_laid)) if p.draws is None and top is not None else p.draws or 0
        t.draws = bounded(draws, "draws", -9 if self.rules.revision == DRAWS_OWED else 0, self.most_draws(top))
        waiting = list(WAITING)
        effects = [read_name(word, place_of(word, "effects"), "chest that waits", waiting) for word in p.effects]
        effects = [WAITING[waiting[i]] for i in effects]
        if effects and (self.rules.chests is None or len({effect & 7 for effect in effects}) < len(effects)):
            refuse("effects", "so many chests cannot be waiting in this game")
        t.effects = sum(effect << 4 * i for i, effect in enumerate(effects))
        t.other_draws = self.seat(p.other_draws, "other_draws", -1) + 1

    def most_draws(self, top: StackFrame | None) -> int:
        """Return how many plain draws can be due: none in a turn that begins, one more by a chest (R-16)."""
        paths = int(self.s.table.paths_laid)
        if top is not None and (top.kind == Q_TURN or (top.kind == Q_PAY and paths < 0)):
            return 0
        if top is None or top.kind in (Q_GOLD, Q_ROB):  # the round is over: whatever was left over is not drawn
            return MOST_LEFT_OVER
        return (1 if paths < 0 else paths) + (self.rules.chests is not None)

    # -- the table ---------------------------------------------------------------------------------------

    def read_table(self) -> None:
        """Read the numbers of the round and the turn."""
        p, t = self.p, self.s.table
        t.round = bounded(p.round, "round", 1, int(self.rules.rounds)) - 1
        t.turn = bounded(p.turn, "turn", 0, 1 << 20)
        t.starter = self.seat(p.starter, "starter", int(t.mover))
        t.direction = 1 if p.clockwise else -1
        t.last_card = self.seat(p.last_card, "last_card", -1)
        t.last_turn = self.seat(p.last_turn, "last_turn", -1)
        t.last_path = self.seat(p.last_path, "last_path", -1)
        t.passed = self.seats(p.passed, "passed")
        t.refused = self.seats(p.refused, "refused")
        t.no_goal_maps = int(p.no_goal_maps)
        t.fields = vec[i64](read_fields(p.fields, self.rules))
        t.large_used, t.turned_goal = int(p.large_used), int(p.turned_goal)
        t.finder = self.seat(p.finder, "finder", -1)
        t.ending = self.ending()
        t.rounds = vec[i64](read_rounds(p.rounds, self.n, p.round if p.over else p.round - 1))
        self.s.hidden.vetoer = self.seat(p.vetoer, "vetoer", -1)
        self.s.hidden.next_group = bounded(p.next_group, "next_group", 16, 255)

    def ending(self) -> int:
        """Read how the round ended; while gold goes round it has."""
        if self.p.ending is not None:
            return read_name(self.p.ending, "ending", "ending", list(ENDINGS))
        kind = self.stack[0].kind if self.stack else 0
        if kind == Q_GOLD or (kind == Q_ROB and self.p.finder is not None):
            return ENDINGS.index("treasure")
        return ENDINGS.index("hands_empty") if kind == Q_ROB else 0

    def read_fronts(self) -> None:
        """Read what lies before the seats, and in which order the thefts were played."""
        p, t = self.p, self.s.table
        if len(p.front) > self.n:
            refuse(f"front {len(p.front) - 1}", f"there are only {self.n} seats")
        for seat, words in enumerate(p.front):
            for word in words:
                place = place_of(word, f"front {seat}")
                if word.removeprefix("break_") in FRONTS and word not in FRONTS:
                    refuse(place, f"{word} lies before a seat as {word.removeprefix('break_')}")
                number = read_name(word, place, "card that lies before a seat", list(FRONTS))
                if t.front[seat] >> number & 1:
                    refuse(place, f"{word} lies before seat {seat} twice")
                t.front[seat] |= 1 << number
                self.deck.add(Lot((BROKEN[number],), None, place))
        thieves = self.thieves()
        if sorted(thieves) != [seat for seat in range(self.n) if t.front[seat] >> FRONT_THEFT & 1]:
            refuse("thieves", "these are not the seats with a theft before them")
        t.thieves = sum((seat + 1) << 4 * i for i, seat in enumerate(thieves))

    def thieves(self) -> list[int]:
        """Return the seats with a theft before them, the latest first."""
        if self.p.thieves is not None:
            return [self.seat(seat, "thieves", -1) for seat in self.p.thieves]
        return [seat for seat, words in enumerate(self.p.front) if "theft" in words]

    def seat(self, seat: int | None, field: str, nobody: int) -> int:
        """Check a seat, or give what stands for nobody."""
        return nobody if seat is None else bounded(seat, field, 0, self.n - 1)

    def seats(self, seats: Sequence[int], field: str) -> int:
        """Check a set of seats."""
        return sum(1 << self.seat(seat, field, -1) for seat in set(seats))

    # -- cards, dwarfs, gold -----------------------------------------------------------------------------

    def deal_cards(self) -> None:
        """Share the deck out: what is named, then hands, cards aside, draw pile and discard pile by the seed."""
        p, h, t, deck = self.p, self.s.hidden, self.s.table, self.deck
        find = finder(NAMES, "card", lambda name, _: nearest_card(name, cards()))
        for card in cards_in_play(self.stack):
            deck.add(Lot((card,), None, self.asked_at))
        if len(p.hands) > self.n:
            refuse(f"hand {len(p.hands) - 1}", f"there are only {self.n} seats")
        hands: list[list[Lot] | None] = [
            None if words is None else [deck.lot(word, f"hand {seat}", find, NO_GROUP) for word in words]
            for seat, words in enumerate([*p.hands, *[None] * (self.n - len(p.hands))])
        ]
        looking = deck.zone(p.looking, "looking", find, NO_GROUP)
        discards = deck.zone(p.discards, "discards", find, NO_GROUP)
        aside = deck.zone(p.aside, "aside", find, NO_GROUP)
        if len(aside) > self.rules.aside:
            refuse("aside", f"{self.rules.aside} cards are aside in this game, not {len(aside)}")
        words = [REST] if p.pile is None else p.pile
        whole = bool(words) and words[-1] == REST
        pile = deck.zone(words[:-1] if whole else words, "pile", find, NO_GROUP)
        if p.veto_spent and all(lot.kind != VETO_CARD for lot in deck.lots):  # it lies where it went
            if p.discards:
                refuse("veto_spent", "a Veto that was played lies in the discard pile, but discards does not name it")
            discards.append(deck.add(Lot((VETO_CARD,), usual_knowledge.EVERYBODY, "veto_spent")))
        for seat, hand in enumerate(hands):
            if hand is None:  # as at the deal, but for what was played in this turn, and while there are cards
                played = cards_played(self.stack, int(t.paths_laid)) if seat == t.mover else 0
                size = int(self.rules.hand_size) - played
                hands[seat] = deck.any(f"hand {seat}", max(0, min(size, deck.unnamed())))
        aside += deck.any("aside", max(0, min(int(self.rules.aside) - len(aside), deck.unnamed())))
        rest = deck.settle()
        self.store_hands([hand or [] for hand in hands])
        top_first = [lot.kind for lot in pile] + (rest if whole else [])
        h.pile = vec[i64](top_first[::-1])
        t.pile_size = len(top_first)
        t.pile_was_empty = int(not top_first if p.dry is None else p.dry)
        under = (
            [] if whole else [usual_knowledge.NOBODY.slot(kind) for kind in rest]
        )  # a pile that is all there leaves discards
        h.discards = vec[i64](under + [lot.slot(usual_knowledge.NOBODY) for lot in reversed(discards)])
        h.aside = vec[i64]([lot.kind for lot in aside])
        looker = usual_knowledge.alone(self.stack[0].seat) if self.stack else usual_knowledge.NOBODY
        h.looking = vec[i64]([lot.slot(looker) for lot in looking])
        t.veto_spent = int(usual_knowledge.veto_spent(self.s) if p.veto_spent is None else p.veto_spent)
        self.read_asked()

    def store_hands(self, hands: list[list[Lot]]) -> None:
        """Put the hands where the engine keeps them, sorted."""
        h = self.s.hidden
        most = int(self.rules.most_cards())
        for seat, hand in enumerate(hands):
            if len(hand) > most:
                refuse(
                    hand[most].place, f"seat {seat} has {len(hand)} cards in hand; {most} are possible in this game"
                )
            for i, lot in enumerate(sorted(hand, key=lambda lot: lot.kind)):
                h.hands[seat * HAND_ROOM + i] = lot.slot(usual_knowledge.alone(seat))
            h.hand_sizes[seat] = len(hand)

    def read_asked(self) -> None:
        """Read who still has to answer whether it vetoes: usually all others with cards (R-12)."""
        if not self.stack or self.stack[0].kind != Q_VETO:
            if self.p.asked:
                refuse("asked", "who is asked is named for a veto_window only")
            return
        player = self.stack[0].seat
        sizes = self.s.hidden.hand_sizes
        others = [seat for seat in range(self.n) if seat != player and sizes[seat]]
        asked = others if self.p.asked is None else self.p.asked
        if player in asked or not asked:
            refuse("asked", f"asked are one or more seats other than {player}, which played the card")
        self.s.table.asked = self.seats(asked, "asked")

    def deal_dwarfs(self) -> None:
        """Deal the dwarfs (B1, S1)."""
        p, h, t = self.p, self.s.hidden, self.s.table
        box = Box("dwarfs", list(self.rules.dwarfs), ROLES.__getitem__, self.seed)
        find = finder(ROLES, "dwarf", nearest)
        roles = box.zone(p.roles, "roles", find, NO_GROUP)
        if len(roles) > self.n:
            refuse("roles", f"{len(roles)} roles for {self.n} seats")
        roles += box.any("roles", self.n - len(roles))
        stack = box.zone(p.dwarfs, "dwarfs", find, NO_GROUP)
        left = len(self.rules.dwarfs) - self.n
        if len(stack) > left:
            refuse("dwarfs", f"{left} dwarfs are left over in this game, not {len(stack)}")
        stack += box.any("dwarfs", left - len(stack))
        for seat, lot in enumerate(roles):
            box.prefer(lot, noted(list(h.notes), NOTE_DWARF, seat))
        box.settle()
        shown = t.ending != 0
        if shown:
            t.shown_roles = vec[i64]([lot.kind for lot in roles])
        notes = list(h.notes)
        slots = [
            lot.slot(usual_knowledge.dwarf(shown, seat, told(notes, NOTE_DWARF, seat, lot.kind)))
            for seat, lot in enumerate(roles)
        ]
        h.roles = vec[i64](slots)
        h.stack = vec[i64]([lot.slot(usual_knowledge.spare(shown, left)) for lot in reversed(stack)])

    def share_gold(self) -> None:
        """Share gold cards and coins out (B4, R-06)."""
        p, h = self.p, self.s.hidden
        values = [int(card) & 3 for card in self.rules.gold_cards]
        box = Box("gold cards", values, lambda value: f"of value {value}", self.seed)
        held = [read_held(entry, f"gold[{i}]", box, self.n) for i, entry in enumerate(p.gold)]
        draft = [read_gold(entry, f"draft[{i}]", box, 0) for i, entry in enumerate(p.draft)]
        words = [REST] if p.gold_stack is None else p.gold_stack
        whole = bool(words) and words[-1] == REST
        stack = [read_gold(entry, f"gold_stack[{i}]", box, 0) for i, entry in enumerate(words[: len(words) - whole])]
        rest = box.settle()
        h.gold_held = vec[i64]([one.slot(usual_knowledge.alone(one.owner, one.owner)) for one in held])
        picking = self.stack and self.stack[0].kind == Q_GOLD
        h.draft = vec[i64](
            [
                one.slot(usual_knowledge.alone(self.stack[0].seat, 0) if picking else usual_knowledge.UNSEEN_GOLD)
                for one in draft
            ]
        )
        unseen = [usual_knowledge.UNSEEN_GOLD.slot(value) for value in rest]
        h.gold_stack = vec[i64](
            (unseen if whole else []) + [one.slot(usual_knowledge.UNSEEN_GOLD) for one in stack[::-1]]
        )
        coins = usual_knowledge.coins(self.rules) if p.coins is None else p.coins
        if len(coins) != self.n:
            refuse("coins", f"{len(coins)} numbers for {self.n} seats")
        h.coins = vec[i64]([bounded(amount, "coins", 0, 1 << 20) for amount in coins])
