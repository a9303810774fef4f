"""What happens to seats: tools, what lies before them, and their dwarfs."""

from saboteur.play.events.event import Event


class ToolBroken(Event, frozen=True, tag="tool_broken"):
    """A broken tool lies before a seat."""

    seat: int  # who played the card
    target: int  # whose tool is broken
    tool: str  # pick, lantern or cart


class ToolMended(Event, frozen=True, tag="tool_mended"):
    """A broken tool was repaired."""

    seat: int  # who played the card
    target: int  # whose tool was repaired
    tool: str  # pick, lantern or cart


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
