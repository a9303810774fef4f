"""What happens to cards outside the maze: piles, hands, and what seats look at."""

from saboteur.play.fields.tagged import Event


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A seat drew a card."""

    seat: int  # who drew
    pile: int  # cards left in the draw pile
    card: str | None = None  # secret: told to the seat itself


class CardShown(Event, frozen=True, tag="card_shown"):
    """A seat looks at a card it may keep."""

    seat: int  # who looks
    why: str  # trove, draw_three or dig_discards
    pile: int  # cards left in the draw pile
    card: str | None = None  # secret: told to the seat itself


class CardKept(Event, frozen=True, tag="card_kept"):
    """A seat kept one of the cards it looked at; the others were discarded, in the order it chose, if any."""

    seat: int  # who kept it
    why: str  # trove, draw_three or dig_discards
    discarded: int  # how many were discarded
    card: str | None = None  # secret: the card kept, told to the seat itself
    order: list[str] | None = None  # secret: the cards discarded, told to the seat itself


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card that everybody has seen went to the discard pile."""

    card: str  # which card
