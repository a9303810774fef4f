"""Saboteur 2: thefts, traps, looks and swaps, and getting rid of what lies before oneself (S3, S8, S14)."""

from saboteur.core.table import events as code
from saboteur.core.table.cards import FRONTS, NAMES
from saboteur.core.table.codes import CARD_AT, SECOND_AT, THIRD_AT
from saboteur.play.fields.line import Line, Phrase
from saboteur.play.fields.packed_fields import SEAT, Part, Parts, cards_to, part
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BOTH, BY_SEAT, ON_SEAT, OWN, EventSpec, card, cards, front


class PlayTheft(Action, frozen=True, tag="theft"):
    """Lay a theft before oneself."""


class HandsOff(Action, frozen=True, tag="hands_off"):
    """Remove the theft before a seat."""

    seat: int  # whose theft is removed


class Trap(Action, frozen=True, tag="trapped"):
    """Lay a trapped card before a seat."""

    seat: int  # before whom it is laid


class Free(Action, frozen=True, tag="freed"):
    """Remove the trapped card before a seat."""

    seat: int  # who is freed


class Inspect(Action, frozen=True, tag="inspection"):
    """Look secretly at a seat's dwarf."""

    seat: int  # whose dwarf is looked at


class SwapHats(Action, frozen=True, tag="hat_swap"):
    """Let a seat exchange its dwarf with the stack."""

    seat: int  # who gets another dwarf


class SwapHands(Action, frozen=True, tag="hand_swap"):
    """Exchange hands with a seat."""

    seat: int  # with whom


class DropFront(Action, frozen=True, tag="drop"):
    """Discard two cards to remove a card lying before oneself."""

    cards: list[str]  # the two cards to discard
    front: str  # what to remove: pick, lantern, cart, theft or trapped


class Rob(Action, frozen=True, tag="rob"):
    """Steal one gold from a seat."""

    seat: int  # who is robbed


class FrontLaid(Event, frozen=True, tag="front_laid"):
    """A theft or a trapped card lies before a seat."""

    seat: int  # who played it
    target: int  # before whom it lies
    front: str  # theft or trapped


class FrontRemoved(Event, frozen=True, tag="front_removed"):
    """A theft or a trapped card was removed."""

    seat: int  # who played the card
    target: int  # before whom it had lain
    front: str  # theft or trapped


class FrontDropped(Event, frozen=True, tag="front_dropped"):
    """A seat discarded two cards and removed one lying before it."""

    seat: int  # who did
    front: str  # what was removed: pick, lantern, cart, theft or trapped
    cards: list[str] | None = None  # secret: the two discarded, told to the seat itself


class HandsSwapped(Event, frozen=True, tag="hands_swapped"):
    """Two seats exchanged their hands."""

    seat: int  # who played the card
    target: int  # with whom


class HandCard(Event, frozen=True, tag="hand_card"):
    """A card that a seat received with a whole hand; the giver knows it too."""

    seat: int  # who holds it now
    card: str | None = None  # secret: told to the two who exchanged hands


class Robbed(Event, frozen=True, tag="robbed"):
    """A thief took one gold."""

    seat: int  # the thief
    victim: int  # who lost the gold


_TWO_CARDS: Part = (cards_to, lambda code: [NAMES[(code >> at) & 127] for at in (CARD_AT, SECOND_AT)])
_FRONT = part(THIRD_AT, 7, FRONTS.index, FRONTS.__getitem__)
PACKED: dict[type[Action], Parts] = {
    HandsOff: {"seat": SEAT},
    Trap: {"seat": SEAT},
    Free: {"seat": SEAT},
    Inspect: {"seat": SEAT},
    SwapHats: {"seat": SEAT},
    SwapHands: {"seat": SEAT},
    DropFront: {"cards": _TWO_CARDS, "front": _FRONT},
    Rob: {"seat": SEAT},
}


def _read_drop(line: Line) -> Action:
    return DropFront([line.card(), line.card()], line.front())


def _write_drop(action: DropFront) -> str:
    return " ".join(["drop", *action.cards, action.front])


PHRASES: dict[type[Action], Phrase] = {DropFront: Phrase(_read_drop, _write_drop)}
TOLD: dict[int, EventSpec] = {
    code.FRONT_LAID: EventSpec(FrontLaid, ON_SEAT | {"front": (2, front)}),
    code.FRONT_REMOVED: EventSpec(FrontRemoved, ON_SEAT | {"front": (2, front)}),
    code.FRONT_DROPPED: EventSpec(FrontDropped, BY_SEAT | {"front": (1, front)}, {"cards": cards}, OWN),
    code.HANDS_SWAPPED: EventSpec(HandsSwapped, ON_SEAT),
    code.HAND_CARD: EventSpec(HandCard, BY_SEAT, {"card": card}, BOTH),
    code.ROBBED: EventSpec(Robbed, BY_SEAT | {"victim": (1, int)}),
}
