"""Another past that a seat cannot tell from the real one: a deal and secret choices that lead to the same story.

An information state with perfect recall is everything a seat was told and did. For a made-up world that means that
*every* seat has a past in it, not only the one for which it was made up: a world that merely exchanges hidden cards
of the present leaves the others with memories of cards they do not hold, so that one information state has different
options in two worlds. So worlds are made up at the deal and played from there:

1. Every card, dwarf and goal of the deal gets a mark, and the real actions are played once with the marks. Where a
   mark lies at the end says what the seat knows of that thing (`slots`): those it does not know exchange faces.
2. From the deal with these faces the same actions are played again. What others chose in secret is said of the marked
   thing: who discarded the third card dealt discards it again, whatever it is now. Whether another swapped two goals,
   and what it answers to a Veto that is still asked for, is drawn again.
3. A past counts if every action was allowed by the rules and the seat was told the same, number for number, after
   each. Others are drawn until one counts.

So the made-up world is one that the rules can bring about, each seat's history is what it would have seen in it, and
the seat's own is unchanged: information states follow from the world. The exchange in step 1 draws every way to
give the unknown faces to the unknown things with the same chance, and step 3 strikes out what contradicts the
story; how *likely* others would have acted so is not weighed, as in every determinization without a model of players.

Kept as it really was, which makes the choice of worlds narrower, never wrong: the shuffles in the course of a round
(M3, chests), in which hand a revealed card was and since when, which of the cards a seat knows another has discarded
(after a hand swap), and the secrets of rounds that are over, gold included. Where no past counts after `TRIES`, the
real one stands, and only luck to come is drawn again; `REDEALT` counts both.
"""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.research.claims import CLAIM
from saboteur.core.rules.flow import apply
from saboteur.core.table.cards import GOAL_KIND, TREASURE
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import (
    ALLOW,
    CARD_AT,
    DROP,
    KEEP,
    LEAVE,
    PASS,
    Q_VETO,
    SECOND_AT,
    SWAP,
    THIRD_AT,
    TOLL,
    VETO,
    frame_kind,
    verb_of,
)
from saboteur.core.table.slots import KIND_MASK, knows_what
from saboteur.core.table.state import HAND_ROOM, Hidden, State
from saboteur.env.single_game import OneGame
from saboteur.play.events.audiences import STRIDE

TRIES = 40
MARK_AT = 44  # above everything that a slot keeps
SECRET_CARDS = {PASS: (CARD_AT, SECOND_AT, THIRD_AT), DROP: (CARD_AT, SECOND_AT), TOLL: (CARD_AT,),
                KEEP: (CARD_AT, SECOND_AT, THIRD_AT)}  # fmt: skip
REDEALT: Counter[bool] = Counter()  # by whether a made-up past counted

Journal = tuple[int, ...]
Die = Callable[[int], int]  # a number below another
Move = tuple[int, int]  # seat, packed code


class Story:
    """A round from its deal: who did what, and what was written of it."""

    def __init__(self, deal: OneGame) -> None:
        self.deal = deal  # never played on
        self.moves: list[Move] = []
        self.journals: list[Journal] = []
        self._marked: Marked | None = None

    def copy(self) -> "Story":
        """Make one that goes its own way; the deal is shared."""
        other = Story(self.deal)
        other.moves, other.journals = self.moves[:], self.journals[:]
        return other

    def add(self, seat: int, code: int, journal: Journal) -> None:
        """Go on."""
        self.moves.append((seat, code))
        self.journals.append(journal)
        self._marked = None

    @property
    def marked(self) -> "Marked":
        """Where everything that was dealt has gone."""
        if self._marked is None:
            self._marked = Marked(self)
        return self._marked


def told(journal: Journal, seat: int) -> list[int]:
    """Return what a seat is told: the public numbers, and a secret one if it may know it."""
    out: list[int] = []
    for at in range(0, len(journal), STRIDE):
        out += journal[at : at + 4]
        out.append(journal[at + 4] if journal[at + 5] >> seat & 1 else -1)
    return out


class Marked:
    """The real round, played with a mark on every hidden thing."""

    def __init__(self, story: Story) -> None:
        self.faces: dict[int, int] = {}  # by mark
        self.secret: dict[int, list[int]] = {}  # by action: marks of the cards it names in secret
        s = self.end = story.deal.state.copy()
        self.speech = story.deal.speech.copy()
        h = s.hidden
        h.hands = self._mark(h.hands, keep_zero=True)
        h.pile, h.aside = self._mark(h.pile), self._mark(h.aside)
        h.roles, h.stack = self._mark(h.roles), self._mark(h.stack)
        h.goals, h.goals_aside = self._mark(h.goals), self._mark(h.goals_aside)
        for number, (seat, code) in enumerate(story.moves):
            if code >= CLAIM:
                self.speech.say(code - CLAIM)
                continue
            held = hand_of(s, seat) + list(s.hidden.looking)
            apply(s, seat, code)
            if self.speech.most:
                self.speech.look(s)
            if verb_of(code) in SECRET_CARDS:
                self.secret[number] = named(held, hand_of(s, seat), code)
        t = s.table
        self.in_window = 0  # answers to a Veto that is still asked for
        if len(s.stack) and frame_kind(s.stack[len(s.stack) - 1]) == Q_VETO:
            while self.in_window < len(story.moves) and verb_of(story.moves[-1 - self.in_window][1]) in (VETO, ALLOW):
                self.in_window += 1
            self.in_window = min(self.in_window, s.rules.seats - 1 - int(t.asked).bit_count())

    def _mark(self, slots: "vec[i64]", keep_zero: bool = False) -> "vec[i64]":
        out = []
        for slot in slots:
            if keep_zero and not slot:
                out.append(0)
                continue
            self.faces[len(self.faces) + 1] = slot & KIND_MASK
            out.append(slot | len(self.faces) << MARK_AT)
        return vec[i64](out)

    def unknown(self, seat: int) -> list[list[int]]:
        """List the marks of cards, dwarfs and goals whose face a seat does not know."""
        h, size = self.end.hidden, int(self.end.table.pile_size)
        cards = [slot for slots in (h.hands, h.discards, h.looking) for slot in slots]
        cards += [*list(h.pile)[:size], *h.aside]
        dwarfs = [*h.roles, *h.stack]
        goals = [*h.goals, *h.goals_aside]
        return [
            [slot >> MARK_AT for slot in slots if slot >> MARK_AT and not knows_what(slot, seat)]
            for slots in (cards, dwarfs, goals)
        ]


def hand_of(s: State, seat: int) -> list[int]:
    """Return the slots of a hand."""
    first = seat * HAND_ROOM
    return list(s.hidden.hands)[first : first + int(s.hidden.hand_sizes[seat])]


def named(before: list[int], after: list[int], code: int) -> list[int]:
    """Return the marks of the cards that an action named in secret, of equal ones those that really went."""
    now = {slot >> MARK_AT for slot in after}
    kept = verb_of(code) == KEEP
    out: list[int] = []
    for at in SECRET_CARDS[verb_of(code)]:
        kind = code >> at & 127
        if not kind:
            continue
        alike = [slot >> MARK_AT for slot in before if slot & KIND_MASK == kind and slot >> MARK_AT not in out]
        stays = kept and at == CARD_AT  # the one kept comes to the hand; everything else leaves it
        out.append(next((mark for mark in alike if (mark in now) == stays), alike[0]))
    return out


def redealt(story: Story, seat: int, seed: int) -> tuple[Story, OneGame] | None:
    """Make up a past that a seat cannot tell from the real one; none if no try counted."""
    luck = Chance(b"", 0, dice_from(seed))
    for _ in range(TRIES):
        found = _retold(story, seat, lambda limit: int(luck.below(limit)))
        if found is not None:
            REDEALT[True] += 1
            return found
    REDEALT[False] += 1
    return None


def _retold(story: Story, seat: int, die: Die) -> tuple[Story, OneGame] | None:
    marked = story.marked
    faces = dict(marked.faces)
    for marks in marked.unknown(seat):
        mixed = [faces[mark] for mark in marks]
        _mix(mixed, die)
        faces.update(zip(marks, mixed, strict=True))
    deal = story.deal.copy()
    if not _lay_out(deal.state, marked, faces, seat, die):
        return None
    out = Story(deal)
    game = deal.copy()
    last = len(story.moves) - marked.in_window
    for number, ((mover, code), journal) in enumerate(zip(story.moves, story.journals, strict=True)):
        if game.over or mover not in game.all_asked:
            return None
        allowed = game.codes(mover)
        mine = code
        if mover != seat and number >= last:
            mine = VETO if VETO in allowed and die(2) else ALLOW
        elif mover != seat and code < CLAIM:
            mine = _rewritten(marked, faces, number, code, allowed, die)
        if mine not in allowed:
            return None
        written = game.raw_step(mover, mine)
        if told(written, seat) != told(journal, seat):
            return None
        out.add(mover, mine, written)
    return (out, game) if game.codes(seat) == story_codes(story, seat) else None


def story_codes(story: Story, seat: int) -> list[int]:
    """Return what a seat may do at the end of a story."""
    end = story.deal.with_state(story.marked.end, story.deal.trace)
    end.speech = story.marked.speech.copy()
    return end.codes(seat)


def _mix(items: list[int], die: Die) -> None:
    for last in range(len(items) - 1, 0, -1):
        pick = die(last + 1)
        items[last], items[pick] = items[pick], items[last]


def _rewritten(marked: Marked, faces: dict[int, int], number: int, code: int, allowed: list[int], die: Die) -> int:
    """Say an action of another seat again in a world where things have other faces."""
    verb = verb_of(code)
    if verb in (SWAP, LEAVE):
        return (SWAP, LEAVE)[die(2)]
    if number not in marked.secret:
        return code
    places = SECRET_CARDS[verb]
    kinds = [faces[mark] for mark in marked.secret[number]]
    fixed = kinds[: verb == KEEP]  # which is kept is certain; cards go in any order that the rules list
    for order in permutations(kinds[len(fixed) :]):
        again = code
        for at, kind in zip(places, (*fixed, *order), strict=False):
            again = again & ~(127 << at) | kind << at
        if again in allowed:
            return again
    return code


def _lay_out(s: State, marked: Marked, faces: dict[int, int], seat: int, die: Die) -> bool:
    """Give the deal its new faces, in the order in which `Marked` went through it; false if it cannot be dealt so."""
    h, marks = s.hidden, iter(sorted(marked.faces))

    def turned(slots: "vec[i64]", keep_zero: bool = False) -> list[int]:
        return [0 if keep_zero and not slot else slot & ~KIND_MASK | faces[next(marks)] for slot in slots]

    hands = turned(h.hands, keep_zero=True)
    for one in range(s.rules.seats):  # hands are sorted by kind
        first, size = one * HAND_ROOM, int(h.hand_sizes[one])
        hands[first : first + size] = sorted(hands[first : first + size], key=lambda slot: slot & KIND_MASK)
    h.hands = vec[i64](hands)
    h.pile, h.aside = vec[i64](turned(h.pile)), vec[i64](turned(h.aside))
    h.roles, h.stack = vec[i64](turned(h.roles)), vec[i64](turned(h.stack))
    h.goals, h.goals_aside = vec[i64](turned(h.goals)), vec[i64](turned(h.goals_aside))
    _exchange(h, marked.end.hidden, [len(field.secret) for field in s.rules.secrets], seat, die)
    if s.rules.treasure_out:
        return all(GOAL_KIND[face] != TREASURE for face in h.goals_aside)
    return True


def _exchange(h: Hidden, end: Hidden, decks: list[int], seat: int, die: Die) -> None:
    """Exchange what lies by its place all round long: chests, gold cards that nobody has taken, secret numbers."""
    h.tunnels = _exchanged(h.tunnels, end.tunnels, KIND_MASK, seat, die)
    h.chests = _exchanged(h.chests, end.chests, KIND_MASK, seat, die)
    left = len(end.gold_stack)
    below = _exchanged(h.gold_stack[:left], end.gold_stack, 3, seat, die)
    h.gold_stack = vec[i64]([*below, *list(h.gold_stack)[left:]])
    secrets: list[int] = []
    for size in decks:
        deck = slice(len(secrets), len(secrets) + size)
        secrets += _exchanged(h.secrets[deck], end.secrets[deck], KIND_MASK, seat, die)
    h.secrets = vec[i64](secrets)


def _exchanged(slots: "vec[i64]", later: "vec[i64]", mask: int, seat: int, die: Die) -> "vec[i64]":
    out = list(slots)
    places = [i for i, slot in enumerate(later) if i < len(out) and not knows_what(slot, seat)]
    mixed = [out[i] & mask for i in places]
    _mix(mixed, die)
    for i, face in zip(places, mixed, strict=True):
        out[i] = out[i] & ~mask | face
    return vec[i64](out)
