"""Quick claims as bots say and hear them, and what a claim is worth as evidence.

Talk is cheap: what somebody says counts as much as the speaker is trusted, each claim once a round. What counts more
is a claim that turns out false although its speaker had looked.
"""

from typing import Final, TypeVar

from msgspec.structs import replace

from saboteur.bots.memory.observed_actions import suspicion_of
from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.play.commentary.said import Said
from saboteur.play.fields.values import code_of

Memory = TypeVar("Memory", bound=Remembered)

ACCUSED: Final = 0.8  # log-odds that an accusation by somebody beyond doubt adds
PRAISED: Final = 0.4  # and that trust takes away
SHOWN: Final = 1.5  # hint that a goal is the treasure, by somebody beyond doubt who has looked
LIED: Final = 3.0  # log-odds against somebody who looked and said what is not so
GUESSED: Final = 0.5  # the same without having looked
HELD: Final = -0.4  # for somebody whose word turned out true


def hear_claim(memory: Memory, said: Said) -> Memory:
    """Take in what a seat says; saying it again adds nothing. What it said itself is only kept, in order."""
    key = f"{said.say} {said.by} {said.seat} {said.cell} {said.kind} {said.role}"
    if said.by == memory.seat:
        return replace(memory, said={**{k: v for k, v in memory.said.items() if k != key}, key: said})
    if not 0 <= said.by < memory.seats or key in memory.said:
        return memory
    if said.say in ("suspect", "trust"):
        memory = _about_seat(memory, said)
    elif said.say in ("goal_is", "goal_is_not") and said.cell is not None:
        memory = _about_goal(memory, said, code_of(said.cell))
    return replace(memory, said={**memory.said, key: said})


def honesty(memory: Memory, seat: int) -> float:
    """Return how far a seat's word counts: 1 beyond doubt, 0 as likely a lie, below a lie."""
    return 1.0 - 2.0 * suspicion_of(memory, seat)


def _against(memory: Memory, seat: int, role: str | None, odds: float) -> Memory:
    """Add to the evidence that a seat holds a role."""
    if role not in memory.roles or not 0 <= seat < memory.seats:
        return memory
    column = memory.roles.index(role)
    row = [value + odds * (i == column) for i, value in enumerate(memory.rows[seat])]
    return replace(memory, rows=[row if i == seat else old for i, old in enumerate(memory.rows)])


def _about_seat(memory: Memory, said: Said) -> Memory:
    if said.seat is None or said.seat in (said.by, memory.seat):
        return memory
    word = max(-0.5, honesty(memory, said.by))  # a liar may tell the truth to confuse
    if said.say == "trust":
        return _against(memory, said.seat, "saboteur", -PRAISED * word)
    return _against(memory, said.seat, said.role, ACCUSED * word)


def _about_goal(memory: Memory, said: Said, at: int) -> Memory:
    """Believe it as far as the speaker is trusted and has looked; or know better."""
    chance = memory.goals.get(at)
    if chance is None or said.kind != "treasure":
        return memory
    if chance in (0.0, 1.0):
        return _judged(memory, said, at, chance == 1.0)
    looked = said.by in memory.readers.get(at, [])
    weight = SHOWN * max(0.0, honesty(memory, said.by)) * (1.0 if looked else 0.2)
    hint = memory.hints.get(at, 0.0) + (weight if said.say == "goal_is" else -weight)
    return replace(memory, hints={**dict.fromkeys(memory.goals, 0.0), **memory.hints, at: hint})


def _judged(memory: Memory, said: Said, at: int, treasure: bool) -> Memory:
    """Count for or against a speaker what is now known to be true or false."""
    if (said.say == "goal_is") == treasure:
        return _against(memory, said.by, "saboteur", HELD)
    looked = said.by in memory.readers.get(at, [])
    return _against(memory, said.by, "saboteur", LIED if looked else GUESSED)


def goal_known(memory: Memory, at: int, treasure: bool) -> Memory:
    """A goal was turned for all to see: hold everybody to what they said of it, once."""
    others = [said for said in memory.said.values() if said.by != memory.seat]
    for said in others:
        about = said.cell is not None and code_of(said.cell) == at and said.kind == "treasure"
        if about and memory.goals.get(at) not in (0.0, 1.0):  # else it was judged when it was said
            memory = _judged(memory, said, at, treasure)
    return memory
