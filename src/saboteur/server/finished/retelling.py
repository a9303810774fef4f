"""A game's story, kept and continued: whoever asks for it, no step is played twice.

Replays and rounds are made of it. It holds every secret of the game: who may be told what is for them to say.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock

from saboteur.play.actions import AnyAction, unpack
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.server.limits.bounds import STORIES_KEPT

MARKED = 25  # steps between two games that are kept to begin from


class Retelling:
    """What happened at every step, the deal first, and the game at some of them. Several threads may ask."""

    def __init__(self, game: Game) -> None:
        self._game = game.beginning()
        self._marks = [self._game.copy()]
        self._lock = Lock()
        self.raw_events: list[tuple[RawEvent, ...]] = [tuple(self._game.story())]

    def catch_up(self, game: Game) -> None:
        """Go on to where the game is now."""
        with self._lock:
            for seat, code in game.moves_after(self._game.steps):
                self.raw_events.append(self._game.apply_code(seat, code))
                if self._game.steps % MARKED == 0:
                    self._marks.append(self._game.copy())

    def games(self, steps: range) -> Iterator[tuple[int, Game]]:
        """Return the game as it was after each of these steps; it is one game, which goes on."""
        if not steps:
            return
        game = self._marks[steps[0] // MARKED].copy()
        moves = self._game.moves_after(0)
        for step in steps:
            for seat, code in moves[game.steps : step]:
                game.apply_code(seat, code)
            yield step, game

    def action(self, step: int) -> tuple[int, AnyAction] | None:
        """Return which seat brought a step about, and by what; nobody did the deal."""
        if step == 0:
            return None
        seat, code = self._game.moves_after(step - 1)[0]
        return seat, unpack(code)

    def tells(self, game: Game) -> bool:
        """Return whether this is the story of a game, be it that one of them knows it further."""
        both = min(self._game.steps, game.steps)
        same_moves = self._game.moves_after(0)[:both] == game.moves_after(0)[:both]
        return same_moves and self._game.setup == game.setup


_kept: OrderedDict[str, Retelling] = OrderedDict()  # by the commitment to the seed
_keeping = Lock()


def retelling_of(game: Game) -> Retelling:
    """Return the story of a game, at least as far as it has come: whoever asked before may have known it further."""
    key = game.public.commitment
    with _keeping:
        kept = _kept.pop(key, None)
        if kept is None or not kept.tells(game):  # lessons have one seed for all
            kept = Retelling(game)
        _kept[key] = kept
        if len(_kept) > STORIES_KEPT:
            _kept.popitem(last=False)
    kept.catch_up(game)
    return kept
