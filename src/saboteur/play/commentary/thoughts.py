"""Thoughts: why a bot did what it did, as values that a record keeps and any client can put into its own words;
`saboteur.words` has ours.

A thought names the role of its seat and cards of its hand: it is as secret as those until the round is over.
`docs/bots.md` lists the grounds.
"""

from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

import msgspec

from saboteur.core.table.cards import ROLES
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.actions import Allow, AnyAction, PickGold

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_BELIEFS: Final = MOST_SEATS
MOST_COMPARED: Final = 8
LONGEST_LEVEL: Final = 20

Ground = Literal[
    "only_option", "at_random", "searched", "learned",
    "reaches_goal", "nearer", "farther", "changes_little", "seems_honest", "path_of_use", "too_early",
    "for_enemy", "for_ally", "for_either", "own_tool", "dig_again",
    "treasure_unknown", "chest_unknown", "seat_unknown",
    "am_trapped", "own_theft", "thief_waits", "gold_to_steal", "side_loses", "better_as_other", "poor_hand",
    "goals_otherwise", "goals_well", "in_discards", "other_neighbour", "two_paths", "no_second_path",
    "toll_earns", "no_way_there", "way_guarded", "no_coin", "digs_for_me",
    "spare_cards", "harms_me", "may_be_played", "likeliest", "no_difference", "most_gold", "most_useful",
    "module_says", "looks_richest", "needs_least", "goal_farther", "own_rules",
]  # fmt: skip

GROUNDS: Final[tuple[Ground, ...]] = get_args(Ground)


class Belief(msgspec.Struct, frozen=True):
    """What a bot thinks a seat is: the chance of each role that it may still hold."""

    seat: int  # about whom
    roles: dict[str, float]  # chance of each role, together 1


class Compared(msgspec.Struct, frozen=True):
    """One option that was weighed, its worth in cards of progress, and the chief ground for it."""

    action: AnyAction  # the option
    worth: float  # in cards of progress
    ground: Ground  # the chief reason for its worth


class Reason(msgspec.Struct, frozen=True):
    """Why a bot did what it did: the chief ground, and what it believed and compared, best first."""

    ground: Ground  # the chief reason
    far: float | None = None  # cards that it thought missing to the treasure
    beliefs: Annotated[list[Belief], msgspec.Meta(max_length=MOST_BELIEFS)] = []  # what it thought of the other seats
    compared: Annotated[list[Compared], msgspec.Meta(max_length=MOST_COMPARED)] = []  # what it weighed, best first


class Thought(msgspec.Struct, frozen=True):
    """The reason for one action of a game."""

    step: int  # the number of the action in the record, from 1
    seat: int  # the bot's seat
    level: Annotated[str, msgspec.Meta(max_length=LONGEST_LEVEL)]  # how strong the bot is, e.g. shrewd
    role: str  # held by the seat when it chose
    reason: Reason  # why it chose as it did


def worth_telling(options: "Sequence[object]", action: AnyAction) -> bool:
    """Return whether a thought is kept: not where there was no choice, nor where it would tell of gold (B18)."""
    return len(options) > 1 and not isinstance(action, Allow | PickGold)


def check_thoughts(thoughts: "Sequence[Thought]", movers: "Sequence[int]", seats: int) -> None:
    """Refuse thoughts about actions and seats that are not in the record; `movers` acted, in this order."""
    last = 0
    for number, thought in enumerate(thoughts, 1):
        if not last < thought.step <= len(movers):
            _refuse("thought_step", number, f"belongs to no action after {last}", last=last)
        last = thought.step
        if thought.seat != movers[last - 1]:
            what = f"is of seat {thought.seat}, but seat {movers[last - 1]} did action {last}"
            _refuse("thought_seat", number, what, seat=thought.seat, mover=movers[last - 1], last=last)
        if thought.role not in ROLES:
            _refuse("thought_role", number, "names no role")
        if any(not 0 <= belief.seat < seats for belief in thought.reason.beliefs):
            _refuse("thought_about", number, "is about a seat that is not at the table")
        if any(role not in ROLES for belief in thought.reason.beliefs for role in belief.roles):
            _refuse("thought_belief", number, "believes in a role that does not exist")


def _refuse(fault: str, number: int, what: str, **values: int) -> None:
    raise Refusal("record_malformed", f"thought {number} {what}", {"fault": fault, "number": number, **values})
