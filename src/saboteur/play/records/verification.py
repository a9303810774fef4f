"""Verifying a record: the seed is the one that was promised, every shuffle follows from it, the game is legal.

`tools/verify_shuffles.py` checks the first two with the standard library alone, for those who trust nobody.
"""

from typing import NamedTuple

import msgspec

from saboteur.core.table.chance import shuffled
from saboteur.core.table.refusal import Refusal
from saboteur.play.game import Game
from saboteur.play.records.contents import Recorded

STRIDE = 32  # actions from one mark to the next
MARK = 8  # digits of a digest that a mark keeps


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at: the code of its refusal, whether it holds, and a sentence."""

    code: str  # of the refusal, if it does not hold
    ok: bool  # whether it holds
    line: str  # what was checked, as a sentence


class Report(msgspec.Struct, frozen=True):
    """What verifying a record came to."""

    ok: bool  # whether everything holds
    checks: list[Check]  # one after the other


class Finding(NamedTuple):
    """What one check came to: the code under which a fault is refused, and what was found – a refusal or a line."""

    code: str
    found: Refusal | str


def verify(record: Recorded) -> Report:
    """Check everything about a record; what cannot be checked after a fault does not hold."""
    checks = [
        Check(code, False, found.sentence) if isinstance(found, Refusal) else Check(code, True, found)
        for code, found in findings(record)
    ]
    return Report(all(check.ok for check in checks), checks)


def findings(record: Recorded) -> list[Finding]:
    """Check everything, one after the other."""
    found = [_commitment(record)]
    try:
        game = replay(record)
    except Refusal as reason:
        return [*found, Finding(reason.code, reason), _from_seed(record)]
    done = f"all {len(record.actions)} actions can be done, one after the other"
    return [*found, Finding("record_action", done), _shuffles(record, game), _end(record, game)]


def replay(record: Recorded) -> Game:
    """Play a record; refuse the first action that cannot be, naming its number."""
    game = record.beginning()
    for number, (seat, action) in enumerate(record.moves(), 1):
        try:
            game.apply(seat, action)
        except Refusal as reason:
            line = record.actions[number - 1]
            sentence = f"action {number} ({line}) cannot be done: {reason.sentence}"
            raise Refusal("record_action", sentence, {"number": number, "action": line}) from reason
        if number % STRIDE == 0 and _comparable(game):
            _check_mark(record, number, game.digest()[:MARK])
    return game


def _comparable(game: Game) -> bool:
    """Return whether a digest of now can be compared with one that was recorded.

    Under the first revision of the rules a chest was turned up before its tunnel was set (M6); while that was asked,
    the state was another. The next mark compares everything again.
    """
    question = game.question
    return game.setup.revision > 1 or question is None or question.kind != "choose_rotation"


def _check_mark(record: Recorded, number: int, found: str) -> None:
    at = number // STRIDE - 1
    if at >= len(record.marks):
        raise _changed("no_mark", f"the mark after action {number} is missing", number=number)
    if record.marks[at] != found:
        first = number - STRIDE + 1
        sentence = f"something was changed in actions {first} to {number}, or before the first"
        raise _changed("between", sentence, first=first, last=number)


def _commitment(record: Recorded) -> Finding:
    if record.setup.commitment() != record.commitment:
        sentence = "the seed is not the one whose hash was published"
        return Finding("record_commitment", Refusal("record_commitment", sentence))
    return Finding("record_commitment", "the seed is the one whose hash was published")


def _from_seed(record: Recorded) -> Finding:
    """Recompute every shuffle that the record lists."""
    seed = record.setup.seed_bytes()
    for number, one in enumerate(record.shuffles, 1):
        if list(shuffled(seed, one.label, len(one.order))) != one.order:
            sentence = f"shuffle {number} ({one.label}) does not follow from the seed"
            return _shuffle("seed", sentence, number=number, label=one.label)
    return Finding("record_shuffle", f"the {len(record.shuffles)} shuffles listed follow from the seed")


def _shuffles(record: Recorded, game: Game) -> Finding:
    """Compare three: what the record lists, what follows from the seed, what the game used."""
    listed = _from_seed(record)
    if isinstance(listed.found, Refusal):
        return listed
    used = game.trail(STRIDE).shuffles
    for number, (one, (label, order)) in enumerate(zip(record.shuffles, used, strict=False), 1):
        if (one.label, one.order) != (label, order):
            sentence = f"shuffle {number} of the game is {label}; the record has {one.label}"
            return _shuffle("other", sentence, number=number, label=label, text=one.label)
    if len(used) != len(record.shuffles):
        sentence = f"the game has {len(used)} shuffles, the record lists {len(record.shuffles)}"
        return _shuffle("count", sentence, number=len(used), count=len(record.shuffles))
    return Finding(listed.code, f"all {len(used)} shuffles follow from the seed and are those the game used")


def _end(record: Recorded, game: Game) -> Finding:
    """Compare what the record says of its end with the game."""
    code, done = "record_changed", len(record.actions)
    if len(record.marks) != done // STRIDE:
        sentence = f"there are {len(record.marks)} marks for {done} actions"
        return Finding(code, _changed("marks", sentence, number=len(record.marks), count=done))
    if _comparable(game) and game.digest() != record.digest:
        sentence = f"after action {done}, the last, the game is not the one recorded"
        return Finding(code, _changed("end", sentence, number=done))
    if game.result != record.result:
        return Finding(code, _changed("result", "the result is not that of the game"))
    return Finding(code, "the game ends as recorded")


def _changed(fault: str, sentence: str, **values: int) -> Refusal:
    return Refusal("record_changed", sentence, {"fault": fault, **values})


def _shuffle(fault: str, sentence: str, **values: str | int) -> Finding:
    return Finding("record_shuffle", Refusal("record_shuffle", sentence, {"fault": fault, **values}))
