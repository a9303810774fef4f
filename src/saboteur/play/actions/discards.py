"""Discards grouped: what may be discarded together, card by card, instead of a long list of combinations (B6, S3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from saboteur.play.actions import AnyAction, DropFront, Pass

MOST_DISCARDED = 3  # S3


class Discards:
    """Picking one to three cards by their places in the hand, from 1; their order counts only where the game says so.

    >>> picks = Discards(["NS", "map", "NS"], [Pass(cards=["NS"]), Pass(cards=["map"]), Pass(cards=["NS", "map"])])
    >>> picks.next(()), picks.next((1,)), picks.done((2, 3))
    ([1, 2, 3], [2], Pass(cards=['NS', 'map']))
    """

    def __init__(self, hand: Sequence[str], options: Sequence[AnyAction]) -> None:
        """Take a hand and options of one sort: passing, or getting rid of one card in front."""
        actions = [action for action in options if isinstance(action, Pass | DropFront)]
        self.hand = hand
        self._exact = {tuple(action.cards): action for action in actions}
        self._any_order = {tuple(sorted(action.cards)): action for action in actions}
        self._starts = {
            part
            for cards in self._any_order
            for size in range(1, MOST_DISCARDED + 1)
            for part in combinations(cards, size)
        }

    def _names(self, places: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.hand[at - 1] for at in places)

    def done(self, places: Sequence[int]) -> AnyAction | None:
        """Return the action that discards just these, if there is one."""
        names = self._names(places)
        return self._exact.get(names) or self._any_order.get(tuple(sorted(names)))

    def may(self, *places: int) -> bool:
        """Return whether these may be among the cards discarded."""
        return tuple(sorted(self._names(places))) in self._starts

    def next(self, places: tuple[int, ...]) -> list[int]:
        """List the places of what may be discarded besides these."""
        return [at for at in range(1, len(self.hand) + 1) if at not in places and self.may(*places, at)]
