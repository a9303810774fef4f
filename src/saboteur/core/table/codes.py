"""Packed integers: cells, actions, and the frames of what has to happen next.

An action is one number: verb, card, cell, rotation, seat, tool and two more cards, each in its own bits.
The same numbers serve the search, the research environment and, spelled out, the record.
"""

from typing import Final

from mypy_extensions import i64

VERBS: Final = (
    "none", "lay", "break", "fix", "rockfall", "map", "pass", "drop", "toll", "ask",
    "theft", "hands_off", "trapped", "freed", "inspection", "hat_swap", "hand_swap",
    "goal_swap", "trove", "turnabout", "path_specialist", "detour",
    "veto", "allow", "open", "straight", "turned", "gold", "swap", "leave",
    "keep", "rob", "take", "look", "move", "pay", "refuse", "done",
    "play", "choose_seat", "choose_cell", "choose_card", "choose_number", "choose_yes", "choose_no",
)  # fmt: skip

LAY: Final = 1
BREAK: Final = 2
FIX: Final = 3
ROCKFALL: Final = 4
MAP: Final = 5
PASS: Final = 6
DROP: Final = 7
TOLL: Final = 8
ASK: Final = 9
THEFT: Final = 10
HANDS_OFF: Final = 11
TRAPPED: Final = 12
FREED: Final = 13
INSPECTION: Final = 14
HAT_SWAP: Final = 15
HAND_SWAP: Final = 16
GOAL_SWAP: Final = 17
TROVE: Final = 18
TURNABOUT: Final = 19
SPECIALIST: Final = 20
DETOUR: Final = 21
VETO: Final = 22
ALLOW: Final = 23
OPEN: Final = 24
STRAIGHT: Final = 25
TURNED: Final = 26
GOLD: Final = 27
SWAP: Final = 28
LEAVE: Final = 29
KEEP: Final = 30
ROB: Final = 31
TAKE: Final = 32
LOOK: Final = 33
MOVE: Final = 34
PAY: Final = 35
REFUSE: Final = 36
DONE: Final = 37
# What every card and every question of a module can be played and answered with; no module needs a verb of its own.
PLAY: Final = 38
CHOOSE_SEAT: Final = 39
CHOOSE_CELL: Final = 40
CHOOSE_CARD: Final = 41
CHOOSE_NUMBER: Final = 42
CHOOSE_YES: Final = 43
CHOOSE_NO: Final = 44

# Where each part of an action lies.
CARD_AT: Final = 6
CELL_AT: Final = 13
TURN_AT: Final = 29
SEAT_AT: Final = 30
TOOL_AT: Final = 34
SECOND_AT: Final = 36  # second card; or the paying seat plus one
THIRD_AT: Final = 43
OTHER_CELL_AT: Final = 34  # goal swap, and cards of modules: the second cell
NUMBER_AT: Final = 36  # cards and questions of modules: a number below 128

CELL: Final = 65535  # the bits of a packed cell
CELL_ZERO: Final = 128 | 128 << 8


def verb_of(act: i64) -> i64:
    """Return what is done."""
    return act & 63


def card_of(act: i64) -> i64:
    """Return the card that an action plays, keeps or throws away, 0 for none."""
    return (act >> CARD_AT) & 127


def second_card_of(act: i64) -> i64:
    """Return the second card that an action names, 0 for none."""
    return (act >> SECOND_AT) & 127


def third_card_of(act: i64) -> i64:
    """Return the third card that an action names, 0 for none; of a pass the card in front that it takes away."""
    return (act >> THIRD_AT) & 127


def cell_of(act: i64) -> i64:
    """Return the cell at which an action is aimed."""
    return (act >> CELL_AT) & CELL


def other_cell_of(act: i64) -> i64:
    """Return the second cell that an action names."""
    return (act >> OTHER_CELL_AT) & CELL


def turned_of(act: i64) -> i64:
    """Return 1 if the path card is laid turned round."""
    return (act >> TURN_AT) & 1


def seat_of(act: i64) -> i64:
    """Return the seat at which an action is aimed."""
    return (act >> SEAT_AT) & 15


def payer_of(act: i64) -> i64:
    """Return the seat that is to pay the toll, -1 for none."""
    return ((act >> SECOND_AT) & 15) - 1


def tool_of(act: i64) -> i64:
    """Return the tool that is mended; of a toll dwarf the side at which it stands."""
    return (act >> TOOL_AT) & 3


def number_of(act: i64) -> i64:
    """Return the number that was chosen."""
    return (act >> NUMBER_AT) & 127


def cell_code(x: i64, y: i64) -> i64:
    """Pack a cell."""
    return (x + 128) | (y + 128) << 8


def cell_x(cell: i64) -> i64:
    """Return the column of a packed cell."""
    return (cell & 255) - 128


def cell_y(cell: i64) -> i64:
    """Return the row of a packed cell."""
    return (cell >> 8) - 128


def neighbour(cell: i64, side: i64) -> i64:
    """Return the cell beyond side 0..3 (N E S W) of a packed cell."""
    if side == 0:
        return cell - 256
    if side == 1:
        return cell + 1
    if side == 2:
        return cell + 256
    return cell - 1


# Frames: questions wait for seats, steps run by themselves. Each has a number within its own range, and keeps it:
# digests of games that were recorded depend on it. The first questions came before the steps; more go to the end of
# LATER_QUESTIONS, and more steps to the end of STEPS.
FIRST_QUESTIONS: Final = (
    "take_turn", "veto_window", "choose_reached", "choose_rotation", "pick_gold", "swap_goals",
    "keep_card", "rob", "take_card", "inspect_dwarf", "move_goal", "pay_toll", "lay_path",
)  # fmt: skip
STEPS: Final = (
    "next_turn", "resolve", "reach", "end_turn", "end_round", "draft", "thefts", "close_round", "second_path",
    "discard",
)  # fmt: skip
LATER_QUESTIONS: Final = ("ask",)  # the first is whatever a module asks; that has a name of its own
FIRST_STEP: Final = 14
FIRST_LATER_QUESTION: Final = 64
FRAMES: Final = (
    "none", *FIRST_QUESTIONS, *STEPS, *[""] * (FIRST_LATER_QUESTION - FIRST_STEP - len(STEPS)), *LATER_QUESTIONS,
)  # fmt: skip
QUESTIONS: Final = (*FIRST_QUESTIONS, *LATER_QUESTIONS[1:])
Q_TURN: Final = 1
Q_VETO: Final = 2
Q_OPEN: Final = 3
Q_ROTATE: Final = 4
Q_GOLD: Final = 5
Q_SWAP: Final = 6
Q_KEEP: Final = 7
Q_ROB: Final = 8
Q_TAKE: Final = 9
Q_LOOK: Final = 10
Q_MOVE: Final = 11
Q_PAY: Final = 12
Q_LAY: Final = 13
S_NEXT: Final = 14  # never waits: the end of a turn goes straight on
S_RESOLVE: Final = 15
S_REACH: Final = 16
S_END_TURN: Final = 17
S_END_ROUND: Final = 18
S_DRAFT: Final = 19
S_THEFTS: Final = 20
S_CLOSE: Final = 21
S_SECOND: Final = 22
S_DISCARD: Final = 23  # a detour's own card, once everything that it reached is resolved
Q_ASK: Final = 64  # a question of a module


def is_question(kind: i64) -> bool:
    """Return whether a kind of frame waits for seats; every other runs by itself."""
    return kind < FIRST_STEP or kind >= FIRST_LATER_QUESTION


# What Q_ASK has in its argument: which question of the ruleset it is, and what it is about: a seat plus one, a cell,
# a card; 0 for none.
ABOUT_SEAT_AT: Final = 4
ABOUT_CELL_AT: Final = 8
ABOUT_CARD_AT: Final = 24


def frame_of(kind: i64, seat: i64, arg: i64) -> i64:
    """Pack what has to happen next."""
    return kind | seat << 8 | arg << 12


def frame_kind(frame: i64) -> i64:
    """Return which question or step a frame is."""
    return frame & 255


def frame_seat(frame: i64) -> i64:
    """Return whom a frame is about."""
    return (frame >> 8) & 15


def frame_about(frame: i64) -> i64:
    """Return what else a frame is about: a card, cells, a number, as its kind packs it."""
    return frame >> 12


def frame_cell(frame: i64) -> i64:
    """Return the cell that a frame is about, where it packs one."""
    return frame_about(frame) & CELL


def frame_other_cell(frame: i64) -> i64:
    """Return the second cell that a frame is about, where it packs two."""
    return (frame_about(frame) >> 16) & CELL


def frame_question(frame: i64) -> i64:
    """Return which question of the ruleset a frame of `Q_ASK` is."""
    return frame_about(frame) & 15


def card_to_discard(frame: i64) -> i64:
    """Return the card that goes to the discard pile with a step (R-27), 0 if none does."""
    kind = frame_kind(frame)
    return frame_about(frame) if kind == S_END_TURN or kind == S_DISCARD else 0


# How a round can end.
ENDINGS: Final = ("none", "treasure", "hands_empty", "all_passed", "spider")
END_TREASURE: Final = 1
END_HANDS: Final = 2
END_PASSED: Final = 3
END_SPIDER: Final = 4
