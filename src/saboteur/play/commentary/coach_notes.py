"""What a coach says beside an advice, as values."""

import msgspec

from saboteur.play.fields.values import Cell


class OptionNote(msgspec.Struct, frozen=True):
    """What is to be said of an option beside its worth."""

    tie: bool  # whether it is as good as the best, as far as was tried out
    price: float  # what being seen doing it costs, in what the worth counts; that was taken off already
    doubt: float  # by how much it raises the mean chance of a saboteur that the others see in this seat
    trusting: int  # players who come to trust this seat by it
    doubting: int  # and who come to suspect it


class CoachNotes(msgspec.Struct, frozen=True):
    """What is to be said beside an advice."""

    goal: Cell | None  # the goal that is the likeliest treasure; nothing where all are alike
    chance: float  # and how likely
    options: list[OptionNote]  # as the reason compares them
