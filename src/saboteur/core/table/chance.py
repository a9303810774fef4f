"""Chance: shuffles that anybody can recompute once the seed is known, and quick dice for roll-outs.

Every random thing in a game is a shuffle with a label: its counter in the game, the round, and a name. The
words come from SHAKE-256 over the seed and the label, so a short independent script can check each one
(``tools/verify_shuffles.py``). Worlds made for search have no seed to show and use the dice instead.
"""

import hashlib
from typing import Final

from librt.strings import read_i32_be
from librt.vecs import vec
from mypy_extensions import i64

DOMAIN: Final = b"saboteur/shuffle/1\x00"
COMMIT: Final = b"saboteur/seed/1\x00"
SEED_BYTES: Final = 16
_WORD: Final = 1 << 32
_MULTIPLIER: Final = 698769069  # of a multiply-with-carry generator; keeps every product within 63 bits
_LOW: Final = 0xFFFFFFFF


def commitment(seed: bytes) -> str:
    """Return the hash that is published before the deal."""
    return hashlib.sha256(COMMIT + seed).hexdigest()


def shuffled(seed: bytes, label: str, size: i64) -> vec[i64]:
    """Return the order of ``size`` things after the labelled shuffle."""
    order = vec[i64](i for i in range(size))
    scramble(seed, label, order)
    return order


def scramble(seed: bytes, label: str, items: vec[i64]) -> None:
    """Carry out the labelled shuffle in place: Fisher-Yates, no modulo bias."""
    size: i64 = len(items)
    source = hashlib.shake_256(DOMAIN + seed + label.encode())
    words: bytes = source.digest(4 * size + 64)
    at: i64 = 0
    last = size - 1
    while last > 0:
        if at == len(words):
            words = source.digest(2 * len(words))
        word = i64(read_i32_be(words, at)) & _LOW
        at += 4
        pick = word % (last + 1)
        if word - pick + last < _WORD:  # else the word is one of the few that would favour small numbers
            items[last], items[pick] = items[pick], items[last]
            last -= 1


class Chance:
    """Where a game's luck comes from."""

    def __init__(self, seed: bytes, count: i64, dice: i64) -> None:
        self.seed = seed  # empty: use the dice
        self.count = count
        self.dice = dice
        self.trace: list[tuple[str, list[int]]] | None = None

    def copy(self) -> "Chance":
        """Make an independent copy (which traces nothing)."""
        return Chance(self.seed, self.count, self.dice)

    def below(self, limit: i64) -> i64:
        """Throw the dice for a number from 0 to limit - 1."""
        dice = _MULTIPLIER * (self.dice & _LOW) + (self.dice >> 32)
        self.dice = dice
        return ((dice & _LOW) * limit) >> 32

    def shuffle(self, name: str, turn: i64, items: vec[i64]) -> None:
        """Shuffle a whole vector in place."""
        n: i64 = len(items)
        if not self.seed:
            for last in range(n - 1, i64(0), -1):
                pick = self.below(last + 1)
                items[last], items[pick] = items[pick], items[last]
            return
        label = f"{self.count}/{turn + 1}/{name}"
        self.count += 1
        if self.trace is not None:
            self.trace.append((label, list(shuffled(self.seed, label, n))))
        scramble(self.seed, label, items)


def dice_from(number: int) -> i64:
    """Make a good starting state for the dice from any number."""
    digest = hashlib.sha256(str(number).encode()).digest()
    return int.from_bytes(digest[:7], "big") % (_MULTIPLIER << 32) or 1
