"""What viewers are shown of a game at a step, and what changed since the step before.

What is shown is kept as the numbers that views are made of, and compared as such: a move changes few of them, and
only those are made into parts of a view, and written. That is done when somebody looks, so that folding a log stays
quick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from saboteur.core.knowledge.own_view import FIXED
from saboteur.core.table.cards import NAMES, ROLES
from saboteur.play.actions import unpack
from saboteur.play.game import Game
from saboteur.play.memo import Memo
from saboteur.play.views.making import PLAIN, goal_view, lying_card, note_of, seat_info, secrets_of

_ENCODER = msgspec.json.Encoder()
Write = Callable[[Any], bytes]


class Shown:
    """A game as its viewers see it at a step."""

    def __init__(self, game: Game, before: Shown | None = None) -> None:
        """Look at a game; what seldom changes is taken over from the step before if it is the same."""
        self._plain, *self._lists, self._rare_numbers = game.seen_numbers()
        self._own = game.own_numbers()
        self._setup = game.setup
        self._question = game.question
        self._rare: dict[str, Any] = (
            game.rare_parts() if before is None or before._rare_numbers != self._rare_numbers else before._rare
        )

    def changes(self, before: Shown) -> bytes:
        """Write what changed in the public part of the view, as `Changes`."""
        values = [
            write[new] for write, old, new in zip(_PLAIN, before._plain, self._plain, strict=True) if old != new
        ]
        if self._question != before._question:
            values.append(b'"question":%s' % _ENCODER.encode(self._question))
        lists = [
            b'"%s":%s' % (name, replaced(old, new, write))
            for (name, write), old, new in zip(_LISTS, before._lists, self._lists, strict=True)
            if old != new
        ]
        if self._rare is not before._rare:
            _add_rare(before._rare, self._rare, values, lists)
        return _changes(values, lists)

    def own_changes(self, before: Shown, seat: int) -> bytes | None:
        """Write what changed in what only the seat sees, as `Changes`; None: nothing, as after most moves."""
        old, new = before._own[seat], self._own[seat]
        if old == new:
            return None
        values = [write(number) for write, was, number in zip(_OWN_VALUES, old, new, strict=False) if was != number]
        lists, at, was_at = [], FIXED, FIXED
        for (name, write), size, was_size in zip(_OWN_LISTS, new[2:FIXED], old[2:FIXED], strict=True):
            part, was = new[at : at + size], old[was_at : was_at + was_size]
            at, was_at = at + size, was_at + was_size
            if part != was:
                lists.append(b'"%s":%s' % (name, replaced(was, part, write)))
        if new[at:] != old[was_at:]:
            values.append(b'"secrets":%s' % _ENCODER.encode(secrets_of(new[at:], self._setup.rules())))
        return _changes(values, lists)


def _changes(values: list[bytes], lists: list[bytes]) -> bytes:
    return b'{"values":{%s},"lists":{%s}}' % (b",".join(values), b",".join(lists))


def replaced(old: Sequence[Any], new: Sequence[Any], write: Write) -> bytes:
    """Write a `ListChange`: what is the same at both ends stays, the rest is replaced."""
    most, start, end = min(len(old), len(new)), 0, 0
    if old[:most] == new[:most]:
        start = most  # added to, or cut off: cards are laid, drawn and played at the end
    while start < most and old[start] == new[start]:
        start += 1
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    items = b",".join([write(one) for one in new[start : len(new) - end]])
    return b'{"at":%d,"gone":%d,"items":[%s]}' % (start, len(old) - start - end, items)


def _add_rare(old: dict[str, Any], new: dict[str, Any], values: list[bytes], lists: list[bytes]) -> None:
    """Compare what seldom changes as values, and add what did."""
    for name, after in new.items():
        before = old[name]
        if before == after:
            continue
        if isinstance(before, list) and isinstance(after, list):
            lists.append(b'"%s":%s' % (name.encode(), replaced(before, after, _ENCODER.encode)))
        else:
            values.append(b'"%s":%s' % (name.encode(), _ENCODER.encode(after)))


def _plain(name: str, read: Callable[[int], Any]) -> Memo[int, bytes]:
    """Write one of the numbers that are a field of a view by themselves."""
    return Memo(lambda number: b'"%s":%s' % (name.encode(), _ENCODER.encode(read(number))))


def _kept(made: Callable[[int], object]) -> Write:
    """Keep how things are written: who has how many cards and which card lies where is the same at many tables."""
    return Memo[int, bytes](lambda number: _ENCODER.encode(made(number))).__getitem__


_PLAIN = [_plain(name, read) for name, read in PLAIN]
_NAME = _kept(NAMES.__getitem__)
_LISTS: tuple[tuple[bytes, Write], ...] = (
    (b"table", _kept(seat_info)),
    (b"maze", _kept(lying_card)),
    (b"goals", _kept(goal_view)),
)
_OWN_VALUES: tuple[Write, ...] = (
    lambda role: b'"role":%s' % _ENCODER.encode(ROLES[role]),
    lambda gold: b'"gold":%d' % gold,
)
_OWN_LISTS: tuple[tuple[bytes, Write], ...] = (
    (b"hand", _NAME),
    (b"notes", lambda note: _ENCODER.encode(note_of(note))),
    (b"looking", _NAME),
    (b"offered", lambda gold: b"%d" % gold),
)


def written_choices(codes: list[int]) -> bytes:
    """Write options as `Choices`, in their order; neighbours with much in common share it."""
    if not codes:
        return b"[]"
    parts: list[bytes] = []
    before = b""
    for code in codes:
        head, row = _CHOICES[code]
        if head != before:  # quick where it is the very same
            parts += (b"]},", head) if parts else (b"[", head)
            before, row = head, row[1:]
        parts.append(row)
    parts.append(b"]}]")
    return b"".join(parts)


def _choice(code: int) -> tuple[bytes, bytes]:
    """Write an action: what it may share with its neighbours (one object for all), and a comma and the rest."""
    action = msgspec.to_builtins(unpack(code))
    shared = {"do", "card"} if "turned" in action else {"do"}  # a path may go to many cells, either way round
    like = {field: value for field, value in action.items() if field in shared or value is None}
    fields = [field for field in action if field not in like]
    head = b'{"like":%s,"fields":%s,"rows":[' % (_ENCODER.encode(like), _ENCODER.encode(fields))
    return _HEADS[head], b"," + _ENCODER.encode([action[field] for field in fields])


_HEADS = Memo[bytes, bytes](lambda head: head)
_CHOICES = Memo(_choice)  # most of a seat's options were options of somebody before
