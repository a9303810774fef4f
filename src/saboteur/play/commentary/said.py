"""Quick claims and votes as values: who says what, in one flat form for bots, records and the narrator."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from saboteur.core.table.cards import GOALS, ROLES
from saboteur.core.table.refusal import Refusal
from saboteur.play.fields.values import Cell

# Claims that say how something is, and what each of them names; a record keeps no others.
FACTS: Final = {
    "goal_is": ("cell", "kind"),
    "goal_is_not": ("cell", "kind"),
    "chest_holds": ("cell", "chest"),
    "suspect": ("seat", "role"),
    "trust": ("seat",),
    "i_am": ("role",),
}

CHESTS: Final = 10  # M6


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A quick claim with its speaker; the fields are those of the claims on the wire, in one flat value."""

    by: int  # the speaker's seat
    say: str  # what kind of claim
    seat: int | None = None  # about whom
    cell: Cell | None = None  # about which place
    kind: str | None = None  # of goal
    role: str | None = None  # which dwarf
    tool: str | None = None  # which tool
    feeling: str | None = None  # which reaction
    chest: int | None = None  # number of a chest

    @classmethod
    def of(cls, by: int, claim: msgspec.Struct) -> "Said":
        """Make one of a claim on the wire."""
        return msgspec.convert({**msgspec.to_builtins(claim), "by": by}, cls)

    @property
    def factual(self) -> bool:
        """Return whether this says how something is, and wholly, so that a record keeps it."""
        return self.say in FACTS and all(getattr(self, field) is not None for field in FACTS[self.say])

    def words(self) -> dict[str, Any]:
        """Return the claim's fields on the wire."""
        return {field: value for field, value in msgspec.to_builtins(self).items() if field != "by"}


class Spoken(msgspec.Struct, frozen=True):
    """A claim in a record: how many actions had been done by then, and what was said."""

    step: int  # how many actions had been done
    said: Said  # by whom, and what


class RecordedVote(msgspec.Struct, frozen=True, kw_only=True):
    """The vote of a round."""

    round: int  # from 1
    step: int  # after how many actions it was shown
    at: list[int | None]  # by seat whom it pointed at; null: nobody


def check_talk(talk: Sequence[Spoken], steps: int, seats: int) -> None:
    """Refuse claims that a record cannot have: out of order, of nobody, or about what does not exist."""
    last = 0
    for number, spoken in enumerate(talk, 1):
        said = spoken.said
        if not last <= spoken.step <= steps:
            what = f"was not said between the actions {last} and {steps}"
            _refuse("claim_step", number, what, first=last, last=steps)
        last = spoken.step
        if not said.factual:
            _refuse("claim_fact", number, "is no whole claim of a fact")
        if any(seat is not None and not 0 <= seat < seats for seat in (said.by, said.seat)):
            _refuse("claim_seat", number, "is of, or about, a seat that is not at the table")
        if said.role not in (None, *ROLES) or said.kind not in (None, *GOALS):
            _refuse("claim_name", number, "names no role, or no goal")
        if said.chest is not None and not 1 <= said.chest <= CHESTS:
            _refuse("claim_chest", number, "names no chest")


def check_votes(votes: Sequence[RecordedVote], steps: int, seats: int) -> None:
    """Refuse votes that a record cannot have: out of order, or of or at somebody who is not there."""
    last, rounds = 0, 0
    for number, vote in enumerate(votes, 1):
        if not last <= vote.step <= steps or vote.round <= rounds:
            what = f"was not shown between the actions {last} and {steps}, in a round of its own"
            _refuse("vote_step", number, what, first=last, last=steps)
        last, rounds = vote.step, vote.round
        if len(vote.at) != seats or any(
            at is not None and (at == seat or not 0 <= at < seats) for seat, at in enumerate(vote.at)
        ):
            _refuse("vote_seat", number, "has not every seat point at another one, or at nobody")


def _refuse(fault: str, number: int, what: str, **values: int) -> None:
    sentence = f"{fault.partition('_')[0]} {number} {what}"
    raise Refusal("record_malformed", sentence, {"fault": fault, "number": number, **values})
