"""What everybody saw of a round, counted by seat: what it did how far from the goals, whom it harmed, where it dug.

Actions are put into the categories of the bots' posterior (`measure/action_categories.py`), a few of them together.
Whom a seat breaks or mends is kept seat by seat instead, so that the counts do not depend on anybody's opinion.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.action_categories import DROPPED, LAY_REACH, PASSED, ROCKS_HARM, VETO_HELP
from saboteur.core.measure.goal_survey import Survey
from saboteur.core.research.observation_layout import GOAL_ROOM
from saboteur.core.table.codes import BREAK, FIX, FREED, MAP, TRAPPED, seat_of, verb_of
from saboteur.core.table.maze import blank
from saboteur.core.table.slots import MOST_SEATS

ACTION_KINDS: Final = 36
_REACH: Final = 18
_ROCKS: Final = 19
_PASS: Final = 22
_IDLE: Final = 25  # passing when one may not dig
_MAP: Final = 26
_MEND_SELF: Final = 27
HARM: Final = 28
HELP: Final = 29
_DROP: Final = 30
_VETO: Final = 31
_ELSE: Final = 34
# What each number counts; a number without a name is spare.
KIND_NAMES: Final[tuple[str, ...]] = (
    *(
        f"{how} laid {far}"
        for how in ("dead end in the way", "dead end aside", "path onward", "path back", "path a little onward",
                    "path aside")
        for far in ("far from the goals", "half way", "near the goals")
    ),
    "path to a goal",
    "rockfall that harms", "rockfall that helps", "rockfall without effect",
    "pass far from the goals", "pass half way", "pass near the goals", "pass while not able to dig",
    "map", "own tool mended", "another harmed", "another helped", "card dropped",
    "Veto of help", "Veto of harm", "Veto of something else", "anything else",
)  # fmt: skip
NEARER_MOST: Final = 16.0  # eighths of a card that one path may count as nearer to a goal


def action_kind(category: i64, where: i64, verb: i64, self_aimed: bool) -> i64:
    """Number an action by its category, the situation it was done in, and its verb."""
    if verb == BREAK or verb == TRAPPED:
        return HARM
    if verb == FIX or verb == FREED:
        return _MEND_SELF if self_aimed else HELP
    if verb == MAP:
        return _MAP
    if category == LAY_REACH:
        return _REACH
    if 0 <= category < LAY_REACH:
        return 3 * (category // 4) + where % 3
    if ROCKS_HARM <= category < ROCKS_HARM + 3:
        return _ROCKS + category - ROCKS_HARM
    if category == PASSED:
        return i64(_IDLE) if where >= 3 else _PASS + where
    if category == DROPPED:
        return _DROP
    if VETO_HELP <= category < VETO_HELP + 3:
        return _VETO + category - VETO_HELP
    return _ELSE


class RoundHistory:
    """The counts of the round that is being played."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.kinds: vec[i64] = blank(seats * ACTION_KINDS)
        self.leans: vec[i64] = blank(seats * GOAL_ROOM)  # by seat and goal: cards nearer by its paths, in eighths
        self.harms: vec[i64] = blank(seats * MOST_SEATS)  # by seat and target: tools broken, traps set
        self.helps: vec[i64] = blank(seats * MOST_SEATS)  # the same for tools mended, traps opened

    def copy(self) -> "RoundHistory":
        """Make an independent copy."""
        other = RoundHistory(self.seats)
        other.kinds, other.leans = self.kinds[:], self.leans[:]
        other.harms, other.helps = self.harms[:], self.helps[:]
        return other

    def did(self, seat: i64, act: i64, category: i64, where: i64) -> None:
        """Count an action by its category and the situation in which it was chosen."""
        verb = verb_of(act)
        target = seat_of(act)
        self.kinds[seat * ACTION_KINDS + action_kind(category, where, verb, target == seat)] += 1
        if target != seat:
            if verb == BREAK or verb == TRAPPED:
                self.harms[seat * MOST_SEATS + target] += 1
            elif verb == FIX or verb == FREED:
                self.helps[seat * MOST_SEATS + target] += 1

    def led(self, seat: i64, nearer: vec[i64]) -> None:
        """Count by how much a path brought each goal nearer (see `nearer_by`)."""
        for goal in range(i64(GOAL_ROOM)):
            self.leans[seat * GOAL_ROOM + goal] += nearer[goal]

    def forget(self, seat: i64) -> None:
        """Forget what a seat did: it holds another dwarf now."""
        for i in range(seat * ACTION_KINDS, (seat + 1) * ACTION_KINDS):
            self.kinds[i] = 0
        for i in range(seat * GOAL_ROOM, (seat + 1) * GOAL_ROOM):
            self.leans[i] = 0
        for i in range(seat * MOST_SEATS, (seat + 1) * MOST_SEATS):
            self.harms[i] = 0
            self.helps[i] = 0


def nearer_by(now: Survey, then: Survey, goal_faces: vec[i64], out: vec[i64]) -> None:
    """Write by how many eighths of a card each face-down goal is nearer in another survey."""
    for goal in range(i64(GOAL_ROOM)):
        out[goal] = 0
    for goal in range(i64(len(goal_faces))):
        if goal_faces[goal] < 0:
            step = 8.0 * (now.far[goal] - then.far[goal])
            out[goal] = whole(max(-NEARER_MOST, min(NEARER_MOST, step)))


def whole(x: float) -> i64:
    """Round to the nearest whole number."""
    return i64(x + 0.5) if x >= 0.0 else -i64(0.5 - x)
