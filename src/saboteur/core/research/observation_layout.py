"""Where everything stands in an observation: one row of small bytes, 0 to 127, the same for every ruleset.

The front part is of one size; after it comes a block for each seat, the observer's own first and then clockwise. Only
the number of those blocks (the *room*) differs. `names` spells every index out; `docs/research.md` is made of it.
A change of any number here is a new version.
"""

from typing import Final

from saboteur.core.measure.action_categories import CATEGORIES
from saboteur.core.table.cards import FRONTS, GOALS, NAMES, NUMBERED, ROLES
from saboteur.core.table.codes import ENDINGS, FRAMES

VERSION: Final = "saboteur_v0"

QUESTION: Final = 0  # one of the thirteen questions, at its number in codes.FRAMES
QUESTIONS: Final = 14
QUESTION_OF_MODULE: Final = 14  # of one that a package brings (`module_slots`)
ROUND: Final = 16
TURN: Final = 19
PILE: Final = 20
DISCARDS: Final = 21
DRY: Final = 22
TURNED_ABOUT: Final = 23
NO_GOAL_MAPS: Final = 24
LARGE_USED: Final = 25
VETO_SPENT: Final = 26
PATHS_LAID: Final = 27
DWARFS_LEFT: Final = 28
ENDING: Final = 29
SEATS: Final = 33
OWN_GOLD: Final = 34
OFFERED: Final = 35  # gold cards of value 1, 2, 3 to choose from
RULES: Final = 40  # modules in their fixed order, options behind them
MODULES: Final = 24
ROLE: Final = 72
HAND: Final = 80
PLAYED: Final = 152
LOOKING: Final = 224
KIND_ROOM: Final = 72
GOALS_AT: Final = 296
GOAL_SIZE: Final = 16
GOAL_ROOM: Final = 5
CHESTS_AT: Final = 376
CHEST_SIZE: Final = 16
CHEST_ROOM: Final = 4
TOLL_AT: Final = 440
TOLL_SIZE: Final = 8
TOLL_ROOM: Final = 2
RIM: Final = 456  # cards, then open ends, beyond the window's north, east, south and west
LAST_AT: Final = 464
LAST_SIZE: Final = 16
LAST_ROOM: Final = 8
SEATS_AT: Final = 592
SEAT_SIZE: Final = 112
SEAT_CATEGORIES: Final = 32

# Within the block of a goal.
G_THERE: Final = 0
G_DOWN: Final = 1
G_KNOWN: Final = 2  # five: treasure, stone, sack, dragon, spider
G_COLUMN: Final = 7
G_ROW: Final = 8
G_CARDS: Final = 9
G_FAR: Final = 10
G_READERS: Final = 11
G_MIXED: Final = 12
G_CHANCE: Final = 13
# Within the block of a chest.
C_COVERED: Final = 0
C_GONE: Final = 1
C_KNOWN: Final = 2
C_EFFECT: Final = 3  # ten
C_COLUMN: Final = 13
C_ROW: Final = 14
C_READERS: Final = 15
# Within the block of a toll dwarf.
T_FREE: Final = 0
T_MINE: Final = 1
T_OTHERS: Final = 2
T_OUT: Final = 3
T_COLUMN: Final = 4
T_ROW: Final = 5
T_I_PAY: Final = 6
T_PAID: Final = 7
# Within the block of a seat.
S_THERE: Final = 0
S_MOVER: Final = 1
S_ASKED: Final = 2
S_HAND: Final = 3
S_FRONT: Final = 4  # five
S_GOLD: Final = 9
S_REFUSED: Final = 10
S_SUSPICION: Final = 11
S_ROLE: Final = 12  # eight
S_READS: Final = 20  # five
S_CHESTS: Final = 25
S_CARDS: Final = 26  # six: kinds of the cards that the observer knows to be in another's hand
CARDS_SHOWN: Final = 6

SOFT: Final = 8  # parts of a card in which the softer distance is given

# The maze: two bytes a cell, what lies there and its marks.
CELL_GOAL: Final = 100
CELL_CHEST: Final = 101
CELL_LARGE: Final = 102
MARK_GUARDED: Final = 16
MARK_LAST: Final = 32
MARK_GOAL: Final = 64

OPTION_FLAGS: Final = (
    "reached_goals: one", "must_connect: no", "round_end: all_passed", "self_sabotage: yes",
    "treasure_always_out: no", "next_starter: last_turn", "next_starter: last_path", "rounds: 1",
)  # fmt: skip


def size(room: int) -> int:
    """Count the bytes of an observation with room for so many seats."""
    return SEATS_AT + SEAT_SIZE * room


def names(room: int, modules: list[str]) -> list[str]:
    """Name every index of an observation; spare ones are called so."""
    out = ["spare"] * size(room)
    for kind in range(1, QUESTIONS):
        out[QUESTION + kind] = f"question is {FRAMES[kind]}"
    out[QUESTION_OF_MODULE] = "question is one of a package's module"
    for i in range(3):
        out[ROUND + i] = f"round {i + 1}"
        out[OFFERED + i] = f"gold cards of value {i + 1} to choose from"
    plain = {
        TURN: "turn of the round",
        PILE: "cards in the draw pile",
        DISCARDS: "cards in the discard pile",
        DRY: "this turn began with an empty pile",
        TURNED_ABOUT: "the order of play is reversed",
        NO_GOAL_MAPS: "maps may not look at goals",
        LARGE_USED: "the large card was reached",
        VETO_SPENT: "the Veto was played",
        PATHS_LAID: "paths a specialist laid in this turn, plus one",
        DWARFS_LEFT: "dwarfs nobody holds",
        SEATS: "seats",
        OWN_GOLD: "own gold",
    }
    for at, name in plain.items():
        out[at] = name
    for i, name in enumerate(ENDINGS[1:]):
        out[ENDING + i] = f"the round ended: {name}"
    for i, name in enumerate(modules):
        out[RULES + i] = f"module {name}"
    for i, name in enumerate(OPTION_FLAGS):
        out[RULES + MODULES + i] = f"option {name}"
    for i, name in enumerate(ROLES):
        out[ROLE + i] = f"own role is {name}"
    for kind in range(1, NUMBERED):
        out[HAND + kind] = f"{NAMES[kind]} in hand"
        out[PLAYED + kind] = f"{NAMES[kind]} played face up in this round"
        out[LOOKING + kind] = f"{NAMES[kind]} among the cards looked at"
    _name_things(out)
    for seat in range(room):
        _name_seat(out, SEATS_AT + SEAT_SIZE * seat, seat)
    return out


def _name_things(out: list[str]) -> None:
    """Name what is said of goals, chests, toll dwarfs, the rim and the last actions."""
    goal = {
        G_THERE: "lies out", G_DOWN: "lies face down", G_COLUMN: "column", G_ROW: "row",
        G_CARDS: "cards missing (15: no way)", G_FAR: "distance in eighths of a card",
        G_READERS: "seats that looked at it", G_MIXED: "may have been swapped unseen",
        G_CHANCE: "chance of the treasure, of 127",
        **{G_KNOWN + i: f"known to be {name}" for i, name in enumerate(GOALS)},
    }  # fmt: skip
    chest = {
        C_COVERED: "lies covered", C_GONE: "opened or gone", C_KNOWN: "known", C_COLUMN: "column", C_ROW: "row",
        C_READERS: "seats that looked at it", **{C_EFFECT + i: f"known to have effect {i + 1}" for i in range(10)},
    }  # fmt: skip
    toll = {
        T_FREE: "free", T_MINE: "placed by the observer", T_OTHERS: "placed by another", T_OUT: "out",
        T_COLUMN: "guarded column", T_ROW: "guarded row", T_I_PAY: "the observer agreed to pay",
        T_PAID: "another agreed to pay",
    }  # fmt: skip
    last = ("there", "seat, clockwise from the observer", "verb", "card", "column", "row", "turned",
            "target plus one, clockwise from the observer", "category plus one", "cards discarded", "vetoed",
            "in the window")  # fmt: skip
    for number, first, each, what, fields in (
        (GOAL_ROOM, GOALS_AT, GOAL_SIZE, "goal", goal),
        (CHEST_ROOM, CHESTS_AT, CHEST_SIZE, "chest", chest),
        (TOLL_ROOM, TOLL_AT, TOLL_SIZE, "toll dwarf", toll),
        (LAST_ROOM, LAST_AT, LAST_SIZE, "action", dict(enumerate(last))),
    ):
        for i in range(number):
            for at, name in fields.items():
                out[first + each * i + at] = f"{what} {i}: {name}"
    for i, side in enumerate(("north", "east", "south", "west")):
        out[RIM + i] = f"cards beyond the window's {side}"
        out[RIM + 4 + i] = f"open ends beyond the window's {side}"


def _name_seat(out: list[str], at: int, seat: int) -> None:
    own = "the observer" if seat == 0 else f"seat {seat} clockwise"
    plain = {
        S_THERE: "there", S_MOVER: "has the turn", S_ASKED: "is asked", S_HAND: "cards in hand", S_GOLD: "has gold",
        S_REFUSED: "refused to pay a toll", S_SUSPICION: "public chance of a saboteur, of 127",
        S_CHESTS: "chests looked at",
    }  # fmt: skip
    for i, name in plain.items():
        out[at + i] = f"{own}: {name}"
    for i, name in enumerate(FRONTS):
        out[at + S_FRONT + i] = f"{own}: {name} in front"
    for i, name in enumerate(ROLES):
        out[at + S_ROLE + i] = f"{own}: known to be {name}"
    for i in range(GOAL_ROOM):
        out[at + S_READS + i] = f"{own}: looked at goal {i}"
    for i in range(CARDS_SHOWN):
        out[at + S_CARDS + i] = f"{own}: kind of known card {i} in hand (0: none)"
    for i, name in enumerate(CATEGORIES):
        out[at + SEAT_CATEGORIES + i] = f"{own}: times of {name}"
