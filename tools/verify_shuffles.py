#!/usr/bin/env python3
"""Check the shuffles of a recorded game with nothing but Python's standard library.

    python3 tools/verify_shuffles.py RECORD.json [COMMITMENT]

Before the deal the hash of a secret seed was published (COMMITMENT: what you noted down then); every shuffle of the
game follows from that seed. This script shares no code with the game. It does not replay the moves: `saboteur
verify` does. Exit codes: 0 everything is right, 1 something is not, 2 this is not a record.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def commitment(seed: bytes) -> str:
    """The hash that was published before the deal."""
    return hashlib.sha256(b"saboteur/seed/1\0" + seed).hexdigest()


def words(seed: bytes, label: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers from the seed and the label of a shuffle."""
    source = hashlib.shake_256(b"saboteur/shuffle/1\0" + seed + label.encode())
    at, size = 0, 1024
    stream = source.digest(size)
    while True:
        if at == size:
            size *= 2
            stream = source.digest(size)
        yield int.from_bytes(stream[at : at + 4], "big")
        at += 4


def shuffle(seed: bytes, label: str, size: int) -> list[int]:
    """Fisher and Yates from the end; a number that would favour some places is skipped."""
    stream = words(seed, label)
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        word = next(word for word in stream if word < fair)
        pick = word % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order


def faults(record: dict[str, Any], noted: str) -> Iterator[str]:
    """Everything that is wrong with a record."""
    seed = bytes.fromhex(record["setup"]["seed"])
    if commitment(seed) != record["commitment"]:
        yield "the seed does not belong to the commitment in the record"
    if noted and commitment(seed) != noted.lower():
        yield "the seed does not belong to the commitment you noted"
    counts = []
    for number, one in enumerate(record["shuffles"], 1):
        counts.append(int(one["label"].split("/")[0]))
        if shuffle(seed, one["label"], len(one["order"])) != one["order"]:
            yield f"shuffle {number} ({one['label']}) does not follow from the seed"
    first = counts[0] if counts and record.get("start") else 0  # a game that began at a position counts on
    if counts != list(range(first, first + len(counts))):
        yield "the shuffles are not numbered one after the other: some are missing, doubled or out of order"
    if record["result"] and not record.get("start"):
        told = [one["label"].split("/", 1)[1] for one in record["shuffles"]]
        for needed in [f"{turn}/{name}" for turn in (1, 2, 3) for name in ("dwarfs", "goals", "deck")]:
            if told.count(needed) != 1:
                yield f"the shuffle {needed} is there {told.count(needed)} times instead of once"


def main(arguments: list[str]) -> int:
    """Check one file and say what came out."""
    if not 1 <= len(arguments) <= 2:
        print(__doc__)
        return 2
    try:
        record = json.loads(Path(arguments[0]).read_text("utf-8"))
        if record["format"] != "saboteur-record" or record["version"] not in (1, 2):
            raise ValueError("not a record of version 1 or 2")
        found = list(faults(record, "".join(arguments[1:])))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(f"{arguments[0]}: this is no record: {error!r}")
        return 2
    for fault in found:
        print(f"WRONG: {fault}")
    if not found:
        print(f"RIGHT: the seed belongs to the commitment {record['commitment']},")
        print(f"       and all {len(record['shuffles'])} shuffles follow from it.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
