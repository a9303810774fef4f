"""The open question of a position and what comes after it, in words: the stack of the engine, the top first."""

from collections.abc import Sequence
from typing import NamedTuple

from saboteur.core.modules.chests import DRAW_THREE, TAKE_CARD, TAKE_CARD_TOO
from saboteur.core.rules.card_module import about, about_card, about_cell, about_seat
from saboteur.core.table.cards import KIND, NAMES
from saboteur.core.table.codes import (
    BREAK,
    CARD_AT,
    CELL,
    DETOUR,
    FIX,
    FRAMES,
    LAY,
    MAP,
    PLAY,
    Q_ASK,
    Q_GOLD,
    Q_KEEP,
    Q_LAY,
    Q_LOOK,
    Q_MOVE,
    Q_OPEN,
    Q_PAY,
    Q_ROB,
    Q_ROTATE,
    Q_SWAP,
    Q_TAKE,
    Q_TURN,
    Q_VETO,
    ROCKFALL,
    S_CLOSE,
    S_DISCARD,
    S_DRAFT,
    S_END_ROUND,
    S_END_TURN,
    S_NEXT,
    S_REACH,
    S_RESOLVE,
    S_SECOND,
    S_THEFTS,
    THEFT,
    frame_of,
    verb_of,
)
from saboteur.core.table.events import BY_DIG, BY_DRAW_THREE, BY_TROVE, WHY
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import pack, unpack
from saboteur.play.fields.line import shown
from saboteur.play.fields.values import cell_of
from saboteur.play.notation import read, write
from saboteur.play.positions.entries import chest_finder
from saboteur.play.positions.tokens import read_cell, read_name, read_number, refuse, split

BOTTOM = (Q_TURN, S_END_TURN, S_CLOSE)  # the last thing that is waiting is always one of these
_MOMENTARY = (S_NEXT, S_END_ROUND, S_DRAFT)  # steps that never wait under a question
_WITH_ACTION = (Q_VETO, S_RESOLVE)
_DETOUR = KIND["detour"]
_SPECIALIST = KIND["path_specialist"]
WAITING = {
    "take_card": TAKE_CARD,
    "draw_three": DRAW_THREE,
    "take_card_too": TAKE_CARD_TOO,
}  # at the turn's end
_LOOKS = [WHY[BY_TROVE], WHY[BY_DRAW_THREE], WHY[BY_DIG]]


class StackFrame(NamedTuple):
    """One thing that has to happen: a question or a step, its seat, and what else belongs to it."""

    kind: int
    seat: int
    arg: int = 0

    def packed(self) -> int:
        """Return the number that the engine keeps."""
        return frame_of(self.kind, self.seat, self.arg)


def frame(packed: int) -> StackFrame:
    """Take a number of the engine apart."""
    return StackFrame(packed & 255, packed >> 8 & 15, packed >> 12)


def write_frame(one: StackFrame, questions: Sequence[str] = ()) -> str:
    """Write a question or step; `questions` are those of the modules in the game."""
    if one.kind == Q_ASK:
        return " ".join([questions[one.arg & 15], str(one.seat), *_write_about(one.packed())])
    return " ".join([FRAMES[one.kind], str(one.seat), *_write_arg(one)])


def _write_about(packed: int) -> list[str]:
    """Write what a question of a module is about."""
    seat, cell, card = about_seat(packed), about_cell(packed), about_card(packed)
    words = [f"seat={seat}"] if seat >= 0 else []
    words += [f"cell={cell_of(cell)}"] if cell else []
    return words + ([f"card={NAMES[card]}"] if card else [])


def _read_about(words: list[str], place: str, seats: int) -> int:
    """Read what a question of a module is about."""
    found = {"seat": -1, "cell": 0, "card": 0}
    for word in words:
        key, _, value = word.partition("=")
        read_name(key, place, "thing that a question is about", list(found))
        if key == "seat":
            found[key] = read_number(value, place, "a seat", 0, seats - 1)
        else:
            found[key] = read_cell(value, place) if key == "cell" else read_name(value, place, "card", NAMES)
    return about(found["seat"], found["cell"], found["card"])


def _write_arg(one: StackFrame) -> list[str]:
    kind, arg = one.kind, one.arg
    if kind in _WITH_ACTION:
        return [write(unpack(arg))]
    if kind == Q_ROTATE:
        return [str(cell_of(arg & CELL)), NAMES[arg >> 16 & 255]]
    if kind == Q_SWAP:
        return [str(cell_of(arg & CELL)), str(cell_of(arg >> 16))]
    if kind == Q_KEEP:
        return [WHY[arg & 255]]
    if kind == Q_PAY:
        return [str(cell_of(arg))]
    if kind in (S_END_TURN, S_DISCARD):
        return [NAMES[arg]] if arg else []
    return [str(arg)] if kind == S_THEFTS else []


def read_frame(entry: str, field: str, seats: int, questions: Sequence[str] = ()) -> StackFrame:
    """Read a question or step; `questions` are those of the modules in the game."""
    words = split(entry, field)
    if not words:
        refuse(entry or field, "expected a question, such as take_turn 0")
    names = [name for kind, name in enumerate(FRAMES) if name and kind and kind not in (*_MOMENTARY, Q_ASK)]
    read_name(words[0], words[0], "question or step", [*names, *questions])
    kind = Q_ASK if words[0] in questions else FRAMES.index(words[0])
    if len(words) < 2:
        refuse(words[0], f"{words[0]} needs a seat")
    seat = read_number(words[1], words[1], "a seat", 0, seats - 1)
    if kind == Q_ASK:
        return StackFrame(kind, seat, questions.index(words[0]) | _read_about(words[2:], words[0], seats))
    if kind in _WITH_ACTION:
        return StackFrame(kind, seat, _read_action(" ".join(words[2:]), words[0], seat))
    arg, used = _read_arg(kind, words[2:], words[0], seats)
    if len(words) > used + 2:
        refuse(words[0], f"nothing may follow here, but there is {shown(words[used + 2])}")
    return StackFrame(kind, seat, arg)


def _read_action(text: str, place: str, seat: int) -> int:
    try:
        act = pack(read(text, seat))
    except Refusal as refusal:
        refuse(place, f"the action {shown(text)}: {refusal.sentence}")
    if not (verb_of(act) in (LAY, BREAK, FIX, ROCKFALL, MAP, PLAY) or THEFT <= verb_of(act) <= DETOUR):
        refuse(place, f"{shown(text)} plays no card")
    return act


def _read_arg(kind: int, words: list[str], place: str, seats: int) -> tuple[int, int]:
    """Read what belongs to a question; return it with the number of words it took."""
    needed = {Q_ROTATE: 2, Q_SWAP: 2, Q_KEEP: 1, Q_PAY: 1, S_THEFTS: 1, S_DISCARD: 1}.get(kind, 0)
    if len(words) < needed:
        refuse(place, f"{place} needs {needed} more word{'s' if needed > 1 else ''} after the seat")
    if kind == Q_ROTATE:
        arg = read_cell(words[0], place) | (read_name(words[1], place, "path card", NAMES[1:]) + 1) << 16
        if len(words) > 2:  # positions from before name the chest as well, which was turned up too early (M6)
            return arg | chest_finder(words[2], place)[0] << 24, 3
        return arg, 2
    if kind == Q_SWAP:
        return read_cell(words[0], place) | read_cell(words[1], place) << 16, 2
    if kind == Q_PAY:
        return read_cell(words[0], place), 1
    if kind == S_THEFTS:
        return read_number(words[0], place, "a number of seats", 0, seats), 1
    if kind == Q_KEEP:
        read_name(words[0], place, "way to look at cards", _LOOKS)
        then = KIND["trove"] if words[0] == WHY[BY_TROVE] else 0  # the trove itself is discarded afterwards
        return WHY.index(words[0]) | then << 8, 1
    if kind == S_END_TURN and words:
        read_name(words[0], place, "card that is discarded at the turn's end", [NAMES[_SPECIALIST]])
        return _SPECIALIST, 1
    if kind == S_DISCARD:
        read_name(words[0], place, "card that is discarded once what it reached is resolved", [NAMES[_DETOUR]])
        return _DETOUR, 1
    return 0, 0


def cards_in_play(stack: list[StackFrame]) -> list[int]:
    """List the cards that are out of every hand but nowhere else yet (R-15, R-27)."""
    cards = []
    for kind, _, arg in stack:
        if kind == S_RESOLVE:
            cards.append(arg >> CARD_AT & 127)
        elif kind in (S_END_TURN, S_DISCARD):
            cards.append(arg)
        elif kind == Q_KEEP:
            cards.append(arg >> 8)
    return [card for card in cards if card]


def usual_rest(top: StackFrame, mover: int, paths_laid: int, first_thief: int, seats: int) -> list[StackFrame]:
    """Return what usually waits under a question, the top first; `paths_laid` is -1 but for a specialist's turn."""
    special = paths_laid >= 0
    end = StackFrame(S_END_TURN, mover, _SPECIALIST if special else 0)
    kind = top.kind
    if kind == Q_TURN:
        return []
    if kind in (Q_GOLD, Q_ROB):
        left = seats - 1 - (top.seat - first_thief) % seats
        thefts = [StackFrame(S_THEFTS, (top.seat + 1) % seats, left)] if kind == Q_ROB else []
        return [*thefts, StackFrame(S_CLOSE, 0)]
    if kind == Q_PAY:
        return [StackFrame(Q_LAY, mover), end] if special else [StackFrame(Q_TURN, mover)]
    rest = [end]
    at_end = kind == Q_TAKE or (kind == Q_KEEP and top.arg & 255 == BY_DRAW_THREE)  # both paths are behind
    if special and paths_laid == (0 if kind == Q_VETO else 1) and kind != Q_LAY and not at_end:
        rest.insert(0, StackFrame(S_SECOND, mover))
    if kind == Q_VETO:
        rest.insert(0, StackFrame(S_RESOLVE, top.seat, top.arg))
    elif kind in (Q_ROTATE, Q_LOOK, Q_MOVE) or (kind == Q_KEEP and top.arg & 255 == BY_DIG):
        rest.insert(0, StackFrame(S_REACH, mover))  # there may be more to open
    return rest


def cards_played(stack: list[StackFrame], paths_laid: int) -> int:
    """Count the cards that the mover has played in this turn and not drawn for yet."""
    if all(one.kind != S_END_TURN for one in stack):
        return 0
    return 1 if paths_laid < 0 else 1 + paths_laid + (stack[0].kind == Q_VETO)


def usual_draws(top: StackFrame, paths_laid: int) -> int:
    """Return the plain draws usually due while a question is open (R-16)."""
    if paths_laid >= 0:
        return paths_laid
    return 1 if top.kind in (Q_VETO, Q_OPEN, Q_ROTATE, Q_SWAP, Q_LOOK, Q_MOVE, Q_ASK) else 0


def module_of(kind: int) -> str:
    """Name the module that a question belongs to, for a refusal."""
    owners = {
        Q_VETO: "veto", Q_GOLD: "base", Q_SWAP: "goal_swap", Q_ROB: "saboteur2", Q_TAKE: "chests", Q_LOOK: "chests",
        Q_MOVE: "chests", Q_PAY: "toll", Q_LAY: "path_specialist", S_SECOND: "path_specialist", S_THEFTS: "saboteur2",
        S_DISCARD: "detour",
    }  # fmt: skip
    return owners.get(kind, "")
