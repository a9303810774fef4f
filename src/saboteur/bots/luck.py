"""What chance says to a bot: it comes from its game's seed, so that after a crash it does what it would have done.

Nobody can foretell it before the end, and nobody can tell the seed from it.
"""

import hashlib


def luck_of(seed: str, seat: int) -> bytes:
    """Return the luck of a seat in the game of a seed."""
    return hashlib.shake_256(f"{seed}:luck:{seat}".encode()).digest(16)


def throw_of(luck: bytes, decision: int) -> int:
    """Return what chance says to a decision."""
    return int.from_bytes(hashlib.shake_256(b"%b/%d" % (luck, decision)).digest(8), "big")
