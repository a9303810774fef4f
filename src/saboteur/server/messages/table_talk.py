"""Talk: the closed vocabulary, and what was said."""

from typing import Annotated

import msgspec
from msgspec import Meta

from saboteur.play.fields.values import Cell
from saboteur.server.messages.shared_types import Feeling, GoalKind, Role, SeatNumber, Tool


class Claim(msgspec.Struct, frozen=True, tag_field="say"):
    """A structured thing to say; each reader sees it in their own language. It may be a lie."""


class GoalIs(Claim, frozen=True, tag="goal_is"):
    """Say: "The goal there is …"."""

    cell: Cell  # where the goal lies
    kind: GoalKind  # what it is said to be


class GoalIsNot(Claim, frozen=True, tag="goal_is_not"):
    """Say: "The goal there is not …"."""

    cell: Cell  # where the goal lies
    kind: GoalKind  # what it is said not to be


class ChestHolds(Claim, frozen=True, tag="chest_holds"):
    """Say: "The chest there holds number …"."""

    cell: Cell  # where the chest lies
    chest: Annotated[int, Meta(ge=1, le=10)]  # the chest's number


class Suspect(Claim, frozen=True, tag="suspect"):
    """Say: "I think that seat is …"."""

    seat: SeatNumber  # who is meant
    role: Role  # what they are thought to be


class Trust(Claim, frozen=True, tag="trust"):
    """Say: "I trust that seat"."""

    seat: SeatNumber  # who is meant


class IAm(Claim, frozen=True, tag="i_am"):
    """Say: "I am …"."""

    role: Role  # what the speaker claims to be


class PleaseMend(Claim, frozen=True, tag="please_mend"):
    """Say: "Please repair this tool of that seat" (often one's own)."""

    seat: SeatNumber  # whose tool
    tool: Tool  # which tool


class PleaseFree(Claim, frozen=True, tag="please_free"):
    """Say: "Please free that seat"."""

    seat: SeatNumber  # who is trapped


class PleaseBreak(Claim, frozen=True, tag="please_break"):
    """Say: "Please break a tool of that seat"."""

    seat: SeatNumber  # who is meant


class PleaseRead(Claim, frozen=True, tag="please_read"):
    """Say: "Please look at that goal or chest"."""

    cell: Cell  # where it lies


class PleaseDig(Claim, frozen=True, tag="please_dig"):
    """Say: "Please dig there"."""

    cell: Cell  # where a path is wanted


class WhyThat(Claim, frozen=True, tag="why_that"):
    """Say: "Why did you do that?"."""

    seat: SeatNumber  # who is asked


class Feel(Claim, frozen=True, tag="feel"):
    """A reaction, to somebody or to all."""

    feeling: Feeling  # which reaction
    to: SeatNumber | None = None  # to whom; null: to all


AnyClaim = (
    GoalIs | GoalIsNot | ChestHolds | Suspect | Trust | IAm | PleaseMend | PleaseFree | PleaseBreak | PleaseRead
    | PleaseDig | WhyThat | Feel
)  # fmt: skip


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat said: either a claim or free text."""

    seq: int  # the step in which it was said; also its identity
    at: int  # when
    seat: int  # who, by the seat they had then
    name: str  # their name then
    claim: AnyClaim | None = None  # from the closed vocabulary
    text: str | None = None  # free chat
    step: int = 0  # how many actions of the game had been done by then
    round: int = 0  # the round in which it was said, from 1; 0: before the first
