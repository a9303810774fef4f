"""What the players of roll-outs go by, as numbers: weights for either side, the worth of cards, who is whose friend.

All numbers that could be tuned are in two vectors of weights, one for those who want the treasure found and one for
those who do not.
"""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.cards import GROUP, KIND, LADDER, PATH_KINDS, ROLES, ROOM, SABOTEUR
from saboteur.core.rules import Rules

# The weights, by place in their vector.
IDLE: Final = 0  # what a path that leads nowhere costs
STRIKE: Final = 1  # breaking an enemy's tool
STRIKE_NEAR: Final = 2  # and how much more when the treasure is near
AGAIN: Final = 3  # a second broken tool before one seat, of the first
MEND_SELF: Final = 4
MEND_OTHER: Final = 5
READ: Final = 6  # reading a map
PRESS: Final = 7  # how much progress counts, at any time
PRESS_NEAR: Final = 8  # and how much more when the treasure is near
PLENTY: Final = 9  # distance below which the treasure begins to be near
ROCKS: Final = 10  # what a rockfall must change to be played
COVER: Final = 11  # what it costs an unsuspected saboteur to do plain harm
QUIET: Final = 12  # what a harmless path is worth to a saboteur
KEEP_BREAK: Final = 13  # what cards are worth in the hand
KEEP_FIX: Final = 14
KEEP_MAP: Final = 15
KEEP_ROCKS: Final = 16
NOISE: Final = 17  # how far a worth may be misjudged
TRUST: Final = 18  # added to the log-odds before whom one breaks or mends
LAST: Final = 19  # how much more progress counts to a saboteur when it leaves one card missing
PLAN: Final = 20  # what the best next card of the own hand counts, of its gain
KEEP_PATH: Final = 21  # what paths are worth in the hand, by PATH_CLASS
WEIGHTS: Final = 28

# Made by tools/tune_policy.py; see docs/bots.md.
DIG: Final[vec[float]] = vec[float]([
    0.24, 2.23, 1.19, 0.33, 1.29, 2.72, 1.18, 0.68, 0.22, 8.19, -0.8, -0.33,
    0.24, 0.02, 0.05, -0.11, 0.07, 0.03, 0.23, -0.46, 0.39,
    -0.28, 0.46, 0.59, 0.06, 0.94, 1.38, 1.2,
])  # fmt: skip
SAP: Final[vec[float]] = vec[float]([
    -0.45, 1.01, 1.14, 0.84, 0.87, 1.26, 0.49, 1.05, 1.09, 7.66, 0.27, 0.2,
    -0.32, 0.43, 0.24, -0.07, 0.6, 0.03, -0.1, 0.29, -0.18,
    0.42, 0.17, 0.23, -0.04, 0.04, 0.3, -0.14,
])  # fmt: skip

FIND: Final = 8.0  # the worth of turning the treasure up
SEQUEL: Final = 1.5  # cards of progress that a sequel counts at most


def _path_class(kind: int) -> int:
    """Sort path cards: 0 dead end, 1 bend, 2 west to east, 3 north to south, 4 and 5 these with a branch, 6 crossing.

    Ladders always lead on (S5).
    """
    groups = [int(GROUP[8 * kind + side]) for side in range(4)]
    if LADDER[kind]:
        return 6
    across, along = bool(groups[3] & 2), bool(groups[0] & 4)
    if max(group.bit_count() for group in groups) == 1:
        return 0
    if across and along:
        return 6
    branch = max(group.bit_count() for group in groups) > 2
    return (5 if branch else 2) if across else (4 if branch else 3) if along else 1


PATH_CLASS: Final[vec[i64]] = vec[i64]([0] + [_path_class(kind) for kind in range(1, PATH_KINDS + 1)])
ROCKFALL_CARD: Final[i64] = KIND["rockfall"]
MAP_CARD: Final[i64] = KIND["map"]
FIRST_BREAK: Final[i64] = KIND["break_pick"]
LAST_BREAK: Final[i64] = KIND["break_cart"]
FIRST_FIX: Final[i64] = KIND["fix_pick"]
LAST_FIX: Final[i64] = KIND["fix_lantern_cart"]

AVERAGE: Final = 0.28  # the worth of a card not yet drawn

# By role: how much it wishes the treasure to be found.
WISH: Final[vec[float]] = vec[float]([1.0, -1.0, 0.9, 1.0, 1.0, 1.0, 0.5, 0.1])
_FRIENDS: Final = {
    "digger": {"digger": 1.0, "saboteur": -1.0, "greedy": -0.3},
    "saboteur": {"digger": -1.0, "saboteur": 1.0, "greedy": -0.8, "blue": -1.0, "green": -1.0, "boss": -1.0,
                 "profiteer": 0.1, "geologist": -0.1},
    "greedy": {"digger": 0.0, "saboteur": -0.7, "greedy": -0.5},
    "blue": {"blue": 1.0, "green": -0.5, "boss": 0.6, "saboteur": -1.0, "profiteer": 0.2, "geologist": -0.1},
    "green": {"green": 1.0, "blue": -0.5, "boss": 0.6, "saboteur": -1.0, "profiteer": 0.2, "geologist": -0.1},
    "boss": {"blue": 0.8, "green": 0.8, "boss": 1.0, "saboteur": -1.0, "profiteer": 0.2, "geologist": -0.1},
    "profiteer": {"blue": 0.1, "green": 0.1, "boss": 0.0, "saboteur": 0.1, "geologist": -0.2},
    "geologist": {"geologist": -0.6, "saboteur": 0.1},
}  # fmt: skip
# FRIENDS[8 * own role + other role]: how far one fares well when the other does.
FRIENDS: Final[vec[float]] = vec[float]([_FRIENDS[mine].get(other, 0.0) for mine in ROLES for other in ROLES])


class PolicyWeights:
    """What the players of a roll-out go by: weights, and what the box says of the dwarfs."""

    def __init__(self, rules: Rules, dig: vec[float], sap: vec[float]) -> None:
        self.dig = dig
        self.sap = sap
        counts = [0] * len(ROLES)
        for role in rules.dwarfs:
            counts[role] += 1
        bad = counts[SABOTEUR]
        good = max(1, sum(counts) - bad)
        self.prior = log(bad / good) if bad else -20.0  # log-odds of any dwarf being a saboteur
        friends = vec[float]()
        for mine in range(len(ROLES)):
            total = 0.0
            for other in range(len(ROLES)):
                if other != SABOTEUR:
                    total += counts[other] * FRIENDS[8 * mine + other]
            friends = append(friends, total / good)
        self.friends = friends  # by role: how friendly another is, as long as it is no saboteur
        # By kind, what modules say of their cards: their worth in the hand, the gain of playing them, and on whom.
        self.keep_dig = vec[float]([0.3] * ROOM)
        self.keep_sap = vec[float]([0.3] * ROOM)
        self.gain_dig = vec[float]([0.0] * ROOM)
        self.gain_sap = vec[float]([0.0] * ROOM)
        self.on_target = vec[float]([0.0] * ROOM)
        for module in rules.modules:
            for card in module.spec.cards:
                kind = KIND[card.name]
                self.keep_dig[kind], self.keep_sap[kind] = card.worth
                self.gain_dig[kind], self.gain_sap[kind] = card.gain
                self.on_target[kind] = card.on_target
