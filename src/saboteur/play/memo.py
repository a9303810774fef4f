"""A memo: what a function made of the same few things before."""

from collections.abc import Callable, Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 16_384


class Memo(dict[K, V]):
    """What a function makes of things, made once. To look one up is to look into a dictionary; `functools.lru_cache`
    also notes which was used last, which takes longer than that. When there are too many, all are forgotten."""

    def __init__(self, make: Callable[[K], V]) -> None:
        """Keep what the function makes."""
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        """Make it."""
        if len(self) >= MOST:
            self.clear()
        made = self[key] = self._make(key)
        return made
