"""Cards of the deck: hands, the discard pile, and what somebody looks at."""

from saboteur.core.modules.chests import DRAW_THREE
from saboteur.core.table.cards import KIND
from saboteur.core.table.codes import CARD_AT
from saboteur.core.table.slots import GROUP_AT, KIND_MASK, NO_GROUP, lost_by, regroup, shown_to, slot
from saboteur.play import events as ev
from saboteur.play.actions import pack
from saboteur.play.knowledge.ledger import PUBLIC, UNKNOWN, Ledger, all_but

VETO = KIND["veto"]


def _named(card: str | None) -> int:
    return UNKNOWN if card is None else KIND[card]


def card_drawn(ledger: Ledger, event: ev.CardDrawn) -> None:
    """A hand grows."""
    ledger.course.pile = event.pile
    card = slot(_named(event.card), 1 << event.seat, NO_GROUP)
    ledger.hands = ledger.hands[:]
    ledger.hands[event.seat] = [*ledger.hands[event.seat], card]


def card_played(ledger: Ledger, event: ev.CardPlayed) -> None:
    """A card leaves a hand in sight of all."""
    ledger.own_lists()
    ledger.take(event.seat, pack(event.action) >> CARD_AT & 127)
    course = ledger.course
    course.did(event.seat)
    course.last_card = event.seat
    if course.paths < 0:
        course.draws = 1


def card_vetoed(ledger: Ledger, event: ev.CardVetoed) -> None:
    """The Veto left a hand; both cards were discarded before (R-12)."""
    ledger.own_lists()
    ledger.take(event.seat, VETO)
    ledger.course.last_card = event.seat
    if ledger.course.paths < 0:
        ledger.course.draws = 0


def card_discarded(ledger: Ledger, event: ev.CardDiscarded) -> None:
    """Everybody saw this card go; a detour's own goes when all it reached is resolved (R-27)."""
    if event.card == "detour":
        ledger.course.detour = False
    ledger.discards = [*ledger.discards, PUBLIC | KIND[event.card]]


def passed(ledger: Ledger, event: ev.Passed) -> None:
    """A seat passed."""
    ledger.discard(event.seat, event.cards, event.count, 0)
    course = ledger.course
    course.last_turn = event.seat
    course.draws = event.count
    if course.pile_was_empty:
        course.passed |= 1 << event.seat


def card_shown(ledger: Ledger, event: ev.CardShown) -> None:
    """A seat looks at a card: the top of the discard pile, or of the draw pile."""
    ledger.own_lists()
    me = 1 << event.seat
    course = ledger.course
    first = not ledger.looking
    course.looks = event.why
    if event.why == "draw_three":
        if first:
            course.effect_comes(DRAW_THREE)
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
    ledger.own_lists()
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
