"""What happens to seats: tools, what lies before them, and their dwarfs."""

from saboteur.play.fields.tagged import Event


class DwarfDealt(Event, frozen=True, tag="dwarf_dealt"):
    """A seat was dealt its dwarf."""

    seat: int  # who was dealt it
    role: str | None = None  # secret: told to the seat itself


class DwarfInspected(Event, frozen=True, tag="dwarf_inspected"):
    """A seat looked at another seat's dwarf."""

    seat: int  # who looked
    target: int  # whose dwarf it was
    role: str | None = None  # secret: told to who looked


class DwarfChanged(Event, frozen=True, tag="dwarf_changed"):
    """A seat has a new dwarf."""

    seat: int  # whose dwarf is new
    why: str  # hat_swap, wardrobe, tunnel_party, or a module's card
    role: str | None = None  # secret: told to the seat itself


class DwarfShown(Event, frozen=True, tag="dwarf_shown"):
    """A dwarf was turned up at the end of the round; without a seat it is the spare."""

    seat: int | None  # who held it; null: nobody
    role: str  # which dwarf it is
