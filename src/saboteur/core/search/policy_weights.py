"""What the players of roll-outs go by, as numbers: weights for either side, the worth of cards, who is whose friend.

All numbers that could be tuned are in a vector of weights, one for each role. The first part was tuned in base games,
one vector for those who want the treasure found and one for those who do not; the rest is what modules add. Where
teams or modules play, every role may have tuned weights of its own (`bots/search/tuned_weights.py`).
"""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import GROUP, KIND, LADDER, PATH_KINDS, ROLES, ROOM, SABOTEUR
from saboteur.core.table.ruleset import Rules

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
# What modules add.
RISK: Final = 28  # what it costs to leave the last card to the next seat (C16, S10)
RISK_ENEMY: Final = 29  # and how much more to an enemy
OWN_DOOR: Final = 30  # a door that shuts the other team out, on the way (S6)
OTHER_DOOR: Final = 31  # any other door
CRYSTAL: Final = 32  # a crystal laid (S13)
KEEP_OWN_DOOR: Final = 33  # what these are worth in the hand
KEEP_OTHER_DOOR: Final = 34
KEEP_CRYSTAL: Final = 35
PAID: Final = 36  # what paying a toll oneself costs
HURRY: Final = 37  # how much more whoever plays soon matters when the treasure is near
DRAW: Final = 38  # the worth of a card not yet drawn
CHEST_MAP: Final = 39  # reading a map of a chest
TRAP: Final = 40  # trapping an enemy (S15)
TRAP_FAR: Final = 41  # how much of it counts at any time
TRAP_NEAR: Final = 42  # and how much more when the treasure is near
FREE_SELF: Final = 43
FREE_OTHER: Final = 44
HANDS: Final = 45  # stopping a thief (S14)
HANDS_FRIEND: Final = 46  # and how much less a friend
STEAL: Final = 47
STEAL_LATE: Final = 48  # and how much more late in the round
INSPECT: Final = 49  # looking at a dwarf that is not known
HAT_CARD: Final = 50  # what a card of progress, ahead of the pile, adds to the chances of those who dig
HAT_SELF: Final = 51  # changing one's own dwarf
HAT_LEVEL: Final = 52  # chances below which one does
HAT_OTHER: Final = 53  # changing an enemy's
HAT_COST: Final = 54
HANDS_SWAP: Final = 55  # a better hand for a poor one
HANDS_SWAP_FRIEND: Final = 56  # and what it costs to swap with a friend
GOALS_SWAP: Final = 57  # swapping goals, of what it gains (C17)
DISCARDS: Final = 58  # a card of the discard pile to choose from
TURN_ROUND: Final = 59  # an enemy's turn for a friend's
TWO_PATHS: Final = 60
MOVED: Final = 61  # what a detour takes away with a path that leads on (C23)
TOLL_DWARF: Final = 62  # placing one
TOLL_NEAR: Final = 63  # and how much more when the treasure is near
ASK: Final = 64  # asking for a toll
ASK_FRIEND: Final = 65  # and how much more a friend
DROP_TRAP: Final = 66  # freeing oneself at the price of two cards (S3): of a trap,
DROP_LAST: Final = 67  # of the only broken tool,
DROP_TOOL: Final = 68  # of another
STOP: Final = 69  # what a card must cost to be worth a Veto (C19)
HARM: Final = 70  # what harm to a friend costs
HELP: Final = 71  # and what help to an enemy
PAY_FAR: Final = 72  # paying a toll for a friend
PAY_NEAR: Final = 73  # and how much more when the treasure is near
PAY_COST: Final = 74
ROB_FRIEND: Final = 75  # how much less a friend is robbed
CHEST: Final = 76  # opening a chest
WISH_AT: Final = 77  # how much the role wishes the treasure to be found
FRIEND: Final = 78  # by role: how far one fares well when the other does
TUNED: Final = 86  # so many of the weights can be tuned, and by kind what cards of modules are worth in the hand:
KEEP_CARD: Final = TUNED

# Made by lab/tune_policy.py; see docs/bots.md.
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

_MODULES: Final = {
    PAID: 0.7, HURRY: 0.4, DRAW: 0.28, CHEST_MAP: 0.15, TRAP: 1.6, TRAP_FAR: 1.0, FREE_SELF: 2.2, FREE_OTHER: 1.1,
    HANDS: 0.35, HANDS_FRIEND: 0.2, STEAL: 0.5, STEAL_LATE: 0.4, INSPECT: 0.5, HAT_CARD: 0.12, HAT_SELF: 1.6,
    HAT_LEVEL: 0.45, HAT_OTHER: 0.7, HAT_COST: 0.3, HANDS_SWAP: 0.8, HANDS_SWAP_FRIEND: 0.2, GOALS_SWAP: 1.0,
    DISCARDS: 0.12, TURN_ROUND: 0.25, TWO_PATHS: 1.0, MOVED: 1.0, TOLL_DWARF: 0.4, ASK: -0.1, ASK_FRIEND: 0.2,
    DROP_TRAP: 2.0, DROP_LAST: 1.2, DROP_TOOL: 0.6, STOP: 0.9, HARM: 0.9, HELP: 0.8, PAY_FAR: 0.4, PAY_NEAR: 1.0,
    PAY_COST: 0.8, ROB_FRIEND: 0.5, CHEST: 0.1,
}  # fmt: skip
_TEAM: Final = {RISK_ENEMY: 0.6, OWN_DOOR: 1.2, OTHER_DOOR: -0.3, KEEP_OWN_DOOR: 0.5, KEEP_OTHER_DOOR: 0.05}
# By role: what differs.
_BY_ROLE: Final[dict[str, dict[int, float]]] = {
    "saboteur": {OTHER_DOOR: 0.3, TRAP_FAR: 0.7, TRAP_NEAR: 0.4, TWO_PATHS: -0.2, TOLL_DWARF: 0.3, TOLL_NEAR: 0.5,
                 ASK: -0.5, ASK_FRIEND: 0.0, DROP_LAST: 0.5, DROP_TOOL: 0.5},
    "greedy": {RISK: 1.5}, "blue": _TEAM, "green": _TEAM, "geologist": {CRYSTAL: 1.2, KEEP_CRYSTAL: 0.6},
}  # fmt: skip

# By role: how much it wishes the treasure to be found.
WISH: Final[vec[float]] = vec[float]([1.0, -1.0, 0.9, 1.0, 1.0, 1.0, 0.5, 0.1])
# How far a role (first) fares well when another (second) does.
FRIENDS: Final[dict[str, dict[str, float]]] = {
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


def weights_of(role: int, own: vec[float]) -> vec[float]:
    """Return all weights of a role that were not tuned by themselves: its side's, and what modules add."""
    name = ROLES[role]
    more = {**_MODULES, **_BY_ROLE.get(name, {}), WISH_AT: WISH[role]}
    for other in range(len(ROLES)):
        more[FRIEND + other] = FRIENDS[name].get(ROLES[other], 0.0)
    out = own[:WEIGHTS]
    for i in range(WEIGHTS, TUNED):
        out = append(out, more.get(i, 0.0))
    return out


class PolicyWeights:
    """What the players of a roll-out go by: weights by role, and what the box says of the dwarfs and the cards."""

    def __init__(self, rules: Rules, dig: vec[float], sap: vec[float]) -> None:
        counts = [0] * len(ROLES)
        for role in rules.dwarfs:
            counts[role] += 1
        self.counts = counts
        bad = counts[SABOTEUR]
        self.good = max(1, sum(counts) - bad)
        self.prior = log(bad / self.good) if bad else -20.0  # log-odds of any dwarf being a saboteur
        # By kind, what modules say of their cards: their worth in the hand, the gain of playing them, and on whom.
        keep_dig = vec[float]([0.3] * ROOM)
        keep_sap = vec[float]([0.3] * ROOM)
        self.gain_dig = vec[float]([0.0] * ROOM)
        self.gain_sap = vec[float]([0.0] * ROOM)
        self.on_target = vec[float]([0.0] * ROOM)
        for module in rules.modules:
            for card in module.spec.cards:
                kind = KIND[card.name]
                keep_dig[kind], keep_sap[kind] = card.worth
                self.gain_dig[kind], self.gain_sap[kind] = card.gain
                self.on_target[kind] = card.on_target
        # By role: how friendly another is, as long as it is not a saboteur.
        self.friends = vec[float]([0.0] * len(ROLES))
        self.roles: list[vec[float]] = [vec[float]()] * len(ROLES)
        for mine in range(len(ROLES)):
            weights = weights_of(mine, dig if WISH[mine] > 0.0 else sap)
            for worth in keep_dig if WISH[mine] > 0.0 else keep_sap:
                weights = append(weights, worth)
            self.give(mine, weights)

    def give(self, role: int, weights: vec[float]) -> None:
        """Let a role play by these weights, TUNED of them and the worth of ROOM kinds of cards."""
        self.roles[role] = weights
        total = 0.0
        for other in range(len(ROLES)):
            if other != SABOTEUR:
                total += self.counts[other] * weights[FRIEND + other]
        self.friends[role] = total / self.good
