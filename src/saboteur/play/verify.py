"""Verifying a record: the seed is the one that was promised, every shuffle follows from it, the game is legal.

`tools/verify_shuffles.py` checks the first two with the standard library alone, for those who trust nobody.
"""

import msgspec

from saboteur.core.chance import shuffled
from saboteur.core.refusal import Refusal
from saboteur.play.game import Game
from saboteur.play.recorded import Recorded

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


def verify(record: Recorded) -> Report:
    """Check everything about a record; what cannot be checked after a fault does not hold."""
    checks = [_commitment(record)]
    try:
        game = replay(record)
    except Refusal as reason:
        checks += [Check(reason.code, False, reason.sentence), _from_seed(record)]
    else:
        done = f"all {len(record.actions)} actions can be done, one after the other"
        checks += [Check("record_action", True, done), _shuffles(record, game), _end(record, game)]
    return Report(all(check.ok for check in checks), checks)


def replay(record: Recorded) -> Game:
    """Play a record; refuse the first action that cannot be, naming its number."""
    game = record.beginning()
    for number, (seat, action) in enumerate(record.moves(), 1):
        try:
            game.apply(seat, action)
        except Refusal as reason:
            where = f"action {number} ({record.actions[number - 1]})"
            raise Refusal("record_action", f"{where} cannot be done: {reason.sentence}") from None
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
        raise Refusal("record_changed", f"the mark after action {number} is missing")
    if record.marks[at] != found:
        first = number - STRIDE + 1
        raise Refusal("record_changed", f"something was changed in actions {first} to {number}, or before the first")


def _commitment(record: Recorded) -> Check:
    ok = record.setup.commitment() == record.commitment
    line = f"the seed is {'' if ok else 'not '}the one whose hash was published"
    return Check("record_commitment", ok, line)


def _from_seed(record: Recorded) -> Check:
    """Recompute every shuffle that the record lists."""
    seed = record.setup.seed_bytes()
    for number, one in enumerate(record.shuffles, 1):
        if list(shuffled(seed, one.label, len(one.order))) != one.order:
            return Check("record_shuffle", False, f"shuffle {number} ({one.label}) does not follow from the seed")
    return Check("record_shuffle", True, f"the {len(record.shuffles)} shuffles listed follow from the seed")


def _shuffles(record: Recorded, game: Game) -> Check:
    """Compare three: what the record lists, what follows from the seed, what the game used."""
    listed = _from_seed(record)
    if not listed.ok:
        return listed
    used = game.trail(STRIDE).shuffles
    for number, (one, (label, order)) in enumerate(zip(record.shuffles, used, strict=False), 1):
        if (one.label, one.order) != (label, order):
            return Check(listed.code, False, f"shuffle {number} of the game is {label}; the record has {one.label}")
    if len(used) != len(record.shuffles):
        line = f"the game has {len(used)} shuffles, the record lists {len(record.shuffles)}"
        return Check(listed.code, False, line)
    return Check(listed.code, True, f"all {len(used)} shuffles follow from the seed and are those the game used")


def _end(record: Recorded, game: Game) -> Check:
    """Compare what the record says of its end with the game."""
    line = ""
    if len(record.marks) != len(record.actions) // STRIDE:
        line = f"there are {len(record.marks)} marks for {len(record.actions)} actions"
    elif _comparable(game) and game.digest() != record.digest:
        line = f"after action {len(record.actions)}, the last, the game is not the one recorded"
    elif game.result != record.result:
        line = "the result is not that of the game"
    return Check("record_changed", not line, line or "the game ends as recorded")
