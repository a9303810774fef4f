"""What a bot hands back: the action, its memory, and why."""

import msgspec

from saboteur.bots.memory import Memory
from saboteur.play.actions import AnyAction


class Belief(msgspec.Struct, frozen=True):
    """What a bot thinks a seat is: the chance of each role that it may still hold."""

    seat: int
    roles: dict[str, float]


class Compared(msgspec.Struct, frozen=True):
    """One option that was weighed, its worth in cards of progress, and the chief ground for it."""

    action: AnyAction
    worth: float
    ground: str


class Reason(msgspec.Struct, frozen=True):
    """Why a bot did what it did; `sentence` says it in one line, in the words of the seat that played."""

    sentence: str
    beliefs: list[Belief] = []
    compared: list[Compared] = []


class Decision(msgspec.Struct, frozen=True):
    """A bot's answer to a question."""

    action: AnyAction
    memory: Memory
    reason: Reason
