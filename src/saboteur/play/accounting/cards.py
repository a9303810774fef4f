"""Cards of the deck: hands, the discard pile, and what somebody looks at."""

from saboteur.core.cards import KIND
from saboteur.core.codes import CARD_AT
from saboteur.core.modules.chests import DRAW_THREE, TAKE_CARD
from saboteur.core.slots import (
    GROUP_AT,
    KIND_MASK,
    NO_GROUP,
    SEATS_MASK,
    lost_by,
    regroup,
    shown_to,
    slot,
)
from saboteur.play import events as ev
from saboteur.play.accounting.turns import did, effect_comes, no_thief
from saboteur.play.actions import pack
from saboteur.play.ledger import NO_SLOT, PUBLIC, UNKNOWN, Ledger, all_but

VETO = KIND["veto"]


def _named(card: str | None) -> int:
    return UNKNOWN if card is None else KIND[card]


def card_drawn(ledger: Ledger, event: ev.CardDrawn) -> None:
    """A hand grows."""
    ledger.course.pile = event.pile
    card = slot(_named(event.card), 1 << event.seat, NO_GROUP)
    ledger.hands = ledger.hands[:]
    ledger.hands[event.seat] = [*ledger.hands[event.seat], card]


def _own_lists(ledger: Ledger) -> None:
    """Make the places of cards the ledger's own, since learning may change any of them."""
    ledger.hands = [hand[:] for hand in ledger.hands]
    ledger.discards = ledger.discards[:]
    ledger.looking = ledger.looking[:]


def card_played(ledger: Ledger, event: ev.CardPlayed) -> None:
    """A card leaves a hand in sight of all."""
    _own_lists(ledger)
    ledger.take(event.seat, pack(event.action) >> CARD_AT & 127)
    course = ledger.course
    did(course, event.seat)
    course.last_card = event.seat
    if course.paths < 0:
        course.draws = 1


def card_vetoed(ledger: Ledger, event: ev.CardVetoed) -> None:
    """The Veto left a hand; both cards were discarded before (R-12)."""
    _own_lists(ledger)
    ledger.take(event.seat, VETO)
    ledger.course.last_card = event.seat
    if ledger.course.paths < 0:
        ledger.course.draws = 0


def card_discarded(ledger: Ledger, event: ev.CardDiscarded) -> None:
    """Everybody saw this card go."""
    ledger.discards = [*ledger.discards, PUBLIC | KIND[event.card]]


def _discard(ledger: Ledger, seat: int, cards: list[str] | None, count: int, at: int) -> None:
    """Put cards of a hand face down on the discard pile, below the last `at` cards."""
    _own_lists(ledger)
    for i in range(count):
        card = ledger.discard_hidden(seat, UNKNOWN if cards is None else KIND[cards[i]])
        ledger.discards.insert(len(ledger.discards) - at, card)


def passed(ledger: Ledger, event: ev.Passed) -> None:
    """A seat passed."""
    _discard(ledger, event.seat, event.cards, event.count, 0)
    course = ledger.course
    course.last_turn = event.seat
    course.draws = event.count
    if course.pile_was_empty:
        course.passed |= 1 << event.seat


def front_dropped(ledger: Ledger, event: ev.FrontDropped) -> None:
    """Two cards were discarded; the card before the seat, told of before, lies upon them (S3)."""
    _discard(ledger, event.seat, event.cards, 2, 1)
    did(ledger.course, event.seat)
    if event.front == "theft":
        no_thief(ledger.course, event.seat)


def toll_placed(ledger: Ledger, event: ev.TollPlaced) -> None:
    """A card was discarded for it (M1)."""
    _discard(ledger, event.seat, None if event.card is None else [event.card], 1, 0)
    did(ledger.course, event.seat)


def hands_swapped(ledger: Ledger, event: ev.HandsSwapped) -> None:
    """Two seats know both hands from now on; which cards they are is told next (S8)."""
    a, b = event.seat, event.target
    both = 1 << a | 1 << b
    me = 1 << ledger.seat
    told = both & ~me
    lost = me & both
    ledger.hands = ledger.hands[:]
    mine, theirs = ledger.hands[a], ledger.hands[b]
    ledger.hands[a] = [lost_by(shown_to(card, told), lost) for card in theirs]
    ledger.hands[b] = [lost_by(shown_to(card, told), lost) for card in mine]
    ledger.course.draws, ledger.course.other_draws = 0, b


def hand_card(ledger: Ledger, event: ev.HandCard) -> None:
    """This seat gave or got a hand, and is told one of its cards."""
    if event.card is None:
        return
    _own_lists(ledger)
    kind = KIND[event.card]
    hand = ledger.hands[event.seat]
    open_places = [i for i, card in enumerate(hand) if not ledger.knows_place(card)]

    def fitness(i: int) -> int:
        here = hand[i] & KIND_MASK
        return 2 if here == kind else int(here == UNKNOWN)

    if open_places:
        ledger.learn(ledger.card_zones, hand, max(open_places, key=fitness), kind)


def card_taken(ledger: Ledger, event: ev.CardTaken) -> None:
    """A random card changed hands: both seats know which, the others lose track (M8)."""
    effect_comes(ledger.course, TAKE_CARD)
    _own_lists(ledger)
    seat, target = event.seat, event.target
    if event.card is None:
        hand = ledger.hands[target]
        card = hand.pop(ledger.unseen_in(hand))
    else:
        card = ledger.take(target, KIND[event.card])
    both = 1 << seat | 1 << target
    others = all_but(both)
    ledger.hands[target] = [regroup(lost_by(one, others), target) for one in ledger.hands[target]]
    ledger.hands[seat].append(shown_to(regroup(lost_by(card, others), target), both))


def pile_buried(ledger: Ledger, event: ev.PileBuried) -> None:
    """Cards went unseen to the discard pile."""
    ledger.course.pile -= event.count
    ledger.discards = ledger.discards + [NO_SLOT] * event.count


def discards_shuffled(ledger: Ledger, event: ev.DiscardsShuffled) -> None:
    """Everybody loses track of the discard pile; the looker does not draw (M8)."""
    _ = event
    group = ledger.new_group()
    ledger.discards = [regroup(lost_by(card, SEATS_MASK), group) for card in ledger.discards]
    ledger.course.replace_draw(ledger.rules)


def card_shown(ledger: Ledger, event: ev.CardShown) -> None:
    """A seat looks at a card: the top of the discard pile, or of the draw pile."""
    _own_lists(ledger)
    me = 1 << event.seat
    course = ledger.course
    first = not ledger.looking
    course.looks = event.why
    if event.why == "draw_three":
        if first:
            effect_comes(course, DRAW_THREE)
        course.pile = event.pile
        ledger.looking.append(slot(_named(event.card), me, NO_GROUP))
        return
    if first and event.why == "trove":
        course.replace_draw(ledger.rules)
    group = ledger.new_group() if first else ledger.looking[0] >> GROUP_AT
    card = ledger.discards.pop()
    ledger.looking.append(card)
    if event.card is not None:
        ledger.learn(ledger.card_zones, ledger.looking, len(ledger.looking) - 1, KIND[event.card])
        card = ledger.looking[-1]
    ledger.looking[-1] = shown_to(regroup(lost_by(card, all_but(me)), group), me)


def card_kept(ledger: Ledger, event: ev.CardKept) -> None:
    """One of the cards went to a hand, the others to the discard pile, below a trove told of before (R-15)."""
    _own_lists(ledger)
    looking, ledger.looking = ledger.looking, []
    at = 0
    if event.card is not None:
        at = next(i for i, card in enumerate(looking) if card & KIND_MASK == KIND[event.card])
    ledger.hands[event.seat].append(looking.pop(at))
    end = len(ledger.discards) - (event.why == "trove")
    looking.reverse()
    if event.order and KIND[event.order[0]] != looking[0] & KIND_MASK:
        looking.reverse()
    ledger.discards[end:end] = looking
