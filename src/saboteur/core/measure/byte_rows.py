"""Rows of small bytes, eight to a 64-bit word.

Powers of two come from a table: mypyc writes a shifted literal as a C `int`, which ends at 31 bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 127  # a byte goes no higher, so that no word is ever negative
BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)])


def bit_of(place: i64) -> i64:
    """Return the bit of a place in its word of a front."""
    return BIT[place & 63]


def put(out: vec[i64], at: i64, index: i64, value: i64) -> None:
    """Write a byte of a row that begins at a word and was cleared; a number too large becomes the largest."""
    if value:
        value = min(value, MOST)
        out[at + (index >> 3)] |= value << ((index & 7) << 3)


def bump(out: vec[i64], at: i64, index: i64) -> None:
    """Count one more in a byte of a row."""
    shift = (index & 7) << 3
    if (out[at + (index >> 3)] >> shift) & MOST != MOST:
        out[at + (index >> 3)] += BIT[shift]


def size_of(mask: i64) -> i64:
    """Count the members of a set."""
    number: i64 = 0
    while mask:
        number += 1
        mask &= mask - 1
    return number
