"""Recovery phrases: ten words that bring a person back on another device.

Each word is one of 512 of our own (`phrase_words.txt`: no two are one slip of the pen apart, and four letters tell
them apart). 82 bits are drawn, eight are a check, so that most slips are found out before anything is looked up. At
rest a phrase is a slow hash; it has no salt of its own, because a person is looked up by it, and because nobody can
work out hashes of 2^82 phrases in advance.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import PHRASES_WAITING

COUNT = 10
WORD_BITS = 9
CHECK_BITS = 8
DRAWN_BITS = COUNT * WORD_BITS - CHECK_BITS
SHORTEST = 4  # letters that tell words apart
_SALT = b"saboteur.phrase.1"
_COST = {"n": 2**15, "r": 8, "p": 1, "maxmem": 2**26, "dklen": 32}  # 32 MB and some 80 ms


@cache
def vocabulary() -> tuple[str, ...]:
    """Return all words."""
    return tuple(files(__package__).joinpath("phrase_words.txt").read_text(encoding="ascii").split())


def fresh_phrase() -> list[str]:
    """Make up a phrase."""
    drawn = secrets.randbits(DRAWN_BITS)
    number = drawn << CHECK_BITS | _check(drawn)
    words = vocabulary()
    return [words[number >> WORD_BITS * place & 2**WORD_BITS - 1] for place in reversed(range(COUNT))]


def _check(drawn: int) -> int:
    return hashlib.sha256(drawn.to_bytes(DRAWN_BITS // 8 + 1, "big")).digest()[0]


def read_phrase(text: str) -> list[str]:
    """Read what somebody typed, or say which word is wrong. Whoever asks learns only what the public list tells."""
    typed = re.findall(r"\w+", re.sub(r"\b\d+\b", " ", text.casefold()))  # people copy the words' numbers, too
    if len(typed) != COUNT:
        raise Refusal(
            "phrase_length",
            f"A phrase has {COUNT} words; these are {len(typed)}.",
            {"given": len(typed), "most": COUNT},
        )
    found = [_word(word, number) for number, word in enumerate(typed, 1)]
    number = 0
    for word in found:
        number = number << WORD_BITS | vocabulary().index(word)
    if _check(number >> CHECK_BITS) != number & 2**CHECK_BITS - 1:
        raise Refusal(
            "phrase_order", "All words exist, but not as one phrase: look at each word, and at their order."
        )
    return found


def _word(typed: str, number: int) -> str:
    words = vocabulary()
    if typed in words:
        return typed
    begun = [word for word in words if len(typed) >= SHORTEST and word.startswith(typed)]
    if len(begun) == 1:
        return begun[0]
    near = get_close_matches(typed, words, 1, 0.6)
    shown = typed[:20]
    if near:
        sentence = f"Word {number}, “{shown}”, is in no phrase. Is it “{near[0]}”?"
        raise Refusal("phrase_word", sentence, {"number": number, "word": shown, "near": near[0]})
    sentence = f"Word {number}, “{shown}”, is in no phrase."
    raise Refusal("phrase_word", sentence, {"number": number, "word": shown, "near": "none"})


class SlowHashes:
    """Works out what phrases are kept as, one after the other: a crowd of guesses costs one core and 32 MB."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def of(self, words: list[str]) -> bytes:
        """Return what a phrase is kept as."""
        if self._waiting >= PHRASES_WAITING:
            raise Refusal("busy", "Too many try this just now; wait a moment.")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(kept_as, words)
        finally:
            self._waiting -= 1


def kept_as(words: list[str]) -> bytes:
    """Return the hash under which a phrase is kept. Slow, by intention."""
    return hashlib.scrypt(" ".join(words).encode(), salt=_SALT, **_COST)
