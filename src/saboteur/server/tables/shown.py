"""What viewers are shown of a game at a step, and what changed since the step before.

Views are made when somebody looks, so that folding a log stays quick, and each part once: the public one for all, a
seat's own for that seat. A picture that was looked at before a step is what the step's patches are made against.
"""

from __future__ import annotations

import functools

import msgspec

from saboteur.play.actions import unpack
from saboteur.play.game import Game
from saboteur.play.views import Own, View
from saboteur.server import messages as m

_ENCODER = msgspec.json.Encoder()


class Shown:
    """A game as its viewers see it, as long as it stands there; afterwards as those who looked saw it."""

    def __init__(self, game: Game) -> None:
        self.public: View = game.view(None)
        self._game: Game | None = game
        self._own: dict[int, tuple[list[int], Own]] = {}  # with the numbers that it is made of

    def own(self, seat: int) -> Own | None:
        """Return what only the seat sees; None if the game has gone on and nobody looked for it before."""
        if seat not in self._own and self._game is not None:
            self._own[seat] = self._game.own_numbers(seat), self._game.own(seat)
        return self._own[seat][1] if seat in self._own else None

    def own_changes(self, before: Shown, seat: int) -> m.Changes | None:
        """Compare what only the seat sees with what it saw before; None if that is the same.

        Most moves change nothing there: then no picture is made, and the old one stays.
        """
        earlier = before._own.get(seat)
        if earlier is not None and self._game is not None and self._game.own_numbers(seat) == earlier[0]:
            self._own[seat] = earlier
            return None
        after = self.own(seat)
        return None if after is None else changes(None if earlier is None else earlier[1], after)

    def end(self) -> None:
        """The game goes on."""
        self._game = None


def changes(before: msgspec.Struct | None, after: msgspec.Struct, but: str = "") -> m.Changes:
    """Compare two values of one type, field by field. Without the first, all is new."""
    values: dict[str, object] = {}
    lists: dict[str, m.ListChange] = {}
    for field in after.__struct_fields__:
        new = getattr(after, field)
        if field == but:
            continue
        if before is None:
            values[field] = new
            continue
        old = getattr(before, field)
        if old == new:
            continue
        if isinstance(old, list) and isinstance(new, list):
            lists[field] = _replaced(old, new)
        else:
            values[field] = new
    return m.Changes(values=values, lists=lists)


def _replaced(old: list[object], new: list[object]) -> m.ListChange:
    """Find what is the same at both ends; the rest is replaced."""
    most, start, end = min(len(old), len(new)), 0, 0
    while start < most and old[start] == new[start]:
        start += 1
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return m.ListChange(at=start, gone=len(old) - start - end, items=new[start : len(new) - end])


def written_choices(codes: list[int]) -> bytes:
    """Write options as `Choices`, in their order; neighbours with much in common share it."""
    if not codes:
        return b"[]"
    parts: list[bytes] = []
    before = b""
    for code in codes:
        head, row = _choice(code)
        parts += (b",", row) if head == before else (b"]},", head, row)
        before = head
    parts[0] = b"["
    return b"".join([*parts, b"]}]"])


@functools.lru_cache(maxsize=16_384)
def _choice(code: int) -> tuple[bytes, bytes]:
    """Keep how an action is written: most of a seat's options were options of somebody before."""
    action = msgspec.to_builtins(unpack(code))
    shared = {"do", "card"} if "turned" in action else {"do"}  # a path may go to many cells, either way round
    like = {field: value for field, value in action.items() if field in shared or value is None}
    fields = [field for field in action if field not in like]
    head = b'{"like":%s,"fields":%s,"rows":[' % (_ENCODER.encode(like), _ENCODER.encode(fields))
    return head, _ENCODER.encode([action[field] for field in fields])
