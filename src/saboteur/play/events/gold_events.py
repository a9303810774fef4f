"""What happens to gold."""

import msgspec

from saboteur.play.fields.tagged import Event


class GoldGained(Event, frozen=True, tag="gold_gained"):
    """A seat got gold that everybody can count."""

    seat: int  # who got it
    amount: int  # how much
    why: str  # win, crystals, sack, chest, start, or a module's card


class GoldLost(Event, frozen=True, tag="gold_lost"):
    """A seat gave gold to the supply."""

    seat: int  # who lost it
    amount: int  # how much
    why: str  # dragon, or a module's card


class GoldDraw(msgspec.Struct, frozen=True):
    """A gold card drawn to be paid with; what overshoots goes under the stack."""

    value: int  # what the card is worth: 1, 2 or 3
    kept: bool  # false if it was too much and went under the stack


class GoldSeen(Event, frozen=True, tag="gold_seen"):
    """A seat drew the gold cards it is paid with."""

    seat: int  # who is paid
    draws: list[GoldDraw] | None = None  # secret: told to the seat itself, in the order drawn


class PurseChanged(Event, frozen=True, tag="purse_changed"):
    """A purse changed; whether there is any gold in it is public."""

    seat: int  # whose purse
    any: bool  # whether there is gold in it
    total: int | None = None  # secret: how much, told to the seat itself


class PurseShown(Event, frozen=True, tag="purse_shown"):
    """A purse was opened at the end of the game."""

    seat: int  # whose purse
    gold: int  # how much is in it
