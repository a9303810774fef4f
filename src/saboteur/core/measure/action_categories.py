"""The categories into which actions are put: habits are learned by them, and observations count them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.table.cards import CRYSTALS, DOOR, GROUP, LADDER, PATH_KINDS, is_blue
from saboteur.core.table.codes import (
    BREAK,
    DETOUR,
    DROP,
    FIX,
    FREED,
    GOAL_SWAP,
    HAND_SWAP,
    HANDS_OFF,
    HAT_SWAP,
    INSPECTION,
    LAY,
    MAP,
    PASS,
    SPECIALIST,
    THEFT,
    TRAPPED,
    TROVE,
    TURNABOUT,
    VERBS,
    seat_of,
    verb_of,
)

SITUATIONS: Final = ("far", "mid", "near", "far!", "mid!", "near!")
FAR_FROM: Final = 5.5  # mean distance of the face-down goals from which a situation is far
MID_FROM: Final = 3.0
BLOCKED: Final = 3  # added to a situation if the seat has a card before it that forbids laying

_EXTRAS: Final = ("", "blue", "green", "crystal")
_TARGETS: Final = ("self", "low", "mid", "high")
_SEATED: Final = (BREAK, FIX, HANDS_OFF, TRAPPED, FREED, INSPECTION, HAT_SWAP, HAND_SWAP)
_ALONE: Final = (MAP, THEFT, GOAL_SWAP, TROVE, TURNABOUT, SPECIALIST, DETOUR)
CATEGORIES: Final[tuple[str, ...]] = (
    *(f"lay:{how}{extra}" for how in ("deadback", "deadside", "on", "back", "some", "side") for extra in _EXTRAS),
    "lay:reach",
    "rocks:harm",
    "rocks:help",
    "rocks:none",
    *(f"{VERBS[verb]}:{target}" for verb in _SEATED for target in _TARGETS),
    *(VERBS[verb] for verb in _ALONE),
    "pass",
    "drop",
    "veto:help",
    "veto:harm",
    "veto:else",
)
CATEGORY_ROOM: Final = 80  # bytes kept for the counts of one seat
assert len(CATEGORIES) <= CATEGORY_ROOM

LAY_DEADBACK: Final = 0
LAY_DEADSIDE: Final = 4
LAY_ON: Final = 8
LAY_BACK: Final = 12
LAY_SOME: Final = 16
LAY_SIDE: Final = 20
LAY_REACH: Final = 24
ROCKS_HARM: Final = 25
ROCKS_HELP: Final = 26
ROCKS_NONE: Final = 27
PASSED: Final = 67
DROPPED: Final = 68
VETO_HELP: Final = 69
VETO_HARM: Final = 70
VETO_ELSE: Final = 71
TARGET_SELF: Final = 0
TARGET_LOW: Final = 1
TARGET_MID: Final = 2
TARGET_HIGH: Final = 3


def _by_verb() -> list[int]:
    """Return by verb its first category, or -1."""
    out = [-1] * len(VERBS)
    for verb in _SEATED:
        out[verb] = CATEGORIES.index(f"{VERBS[verb]}:self")
    for verb in _ALONE:
        out[verb] = CATEGORIES.index(VERBS[verb])
    out[LAY] = LAY_SIDE
    return out


def _by_kind() -> list[int]:
    """Return by oriented card which extra its categories have: a door's colour, a crystal, or none."""
    out = []
    for oriented in range(2 * PATH_KINDS + 2):
        door = int(DOOR[oriented])
        out.append(1 if is_blue(door) else 2 if door else 3 if CRYSTALS[oriented >> 1] else 0)
    return out


_HELPFUL: Final = ("lay:on", "lay:some", "lay:reach", "rocks:help", "fix:", "freed:")
_HARMFUL: Final = ("lay:dead", "lay:back", "rocks:harm", "break:low", "break:mid", "trapped:low", "trapped:mid")


def _stopped(what: str) -> int:
    return VETO_HELP if what.startswith(_HELPFUL) else VETO_HARM if what.startswith(_HARMFUL) else VETO_ELSE


FIRST: Final[vec[i64]] = vec[i64](_by_verb())
AIMED: Final[vec[i64]] = vec[i64]([int(verb in _SEATED) for verb in range(len(VERBS))])  # by verb
EXTRA: Final[vec[i64]] = vec[i64](_by_kind())
# By the category of a card that was vetoed: the category of the Veto.
STOPPED: Final[vec[i64]] = vec[i64]([_stopped(what) for what in CATEGORIES])
# By oriented card: 1 if it joins no two sides and is not a ladder.
DEAD_END: Final[vec[i64]] = vec[i64](
    [
        int(not LADDER[oriented >> 1] and all(int(GROUP[4 * oriented + side]).bit_count() < 2 for side in range(4)))
        for oriented in range(2 * PATH_KINDS + 2)
    ]
)


def lay_category(oriented: i64, best: float, mean: float, reached: bool) -> i64:
    """Find the category of a path laid by how much nearer the goals came: at best, and on average."""
    extra = EXTRA[oriented]
    if DEAD_END[oriented]:
        return (LAY_DEADBACK if mean < -0.3 else LAY_DEADSIDE) + extra
    if reached:
        return LAY_REACH
    if best >= 0.8:
        return LAY_ON + extra
    if mean <= -0.3:
        return LAY_BACK + extra
    return (LAY_SOME if best > 0.1 else LAY_SIDE) + extra


def rocks_category(best: float, mean: float) -> i64:
    """Find the category of a rockfall."""
    if mean <= -0.3:
        return ROCKS_HARM
    return ROCKS_HELP if best >= 0.5 else ROCKS_NONE


def other_category(seat: i64, act: i64, standing: i64) -> i64:
    """Find the category of an action that changes no maze, -1 if it has none; `standing` of whom it is aimed at."""
    verb = verb_of(act)
    if verb == PASS:
        return PASSED
    if verb == DROP:
        return DROPPED
    first = FIRST[verb]
    if first < 0 or not AIMED[verb]:
        return first
    return first + (TARGET_SELF if seat_of(act) == seat else standing)


def standing_of(suspicion: float, dwarfs: i64, saboteurs: i64) -> i64:
    """Return whether everybody has reason to think a seat a saboteur: a chance beside how many dwarfs are."""
    ratio = suspicion * float(dwarfs) / max(1.0, float(saboteurs))
    return TARGET_LOW if ratio < 0.6 else TARGET_HIGH if ratio > 1.6 else TARGET_MID


def situation(mean: float, blocked: bool) -> i64:
    """Find the situation by how far the goals are and whether the seat may lay paths."""
    phase: i64 = 0 if mean >= FAR_FROM else 1 if mean >= MID_FROM else 2
    return phase + (BLOCKED if blocked else 0)
