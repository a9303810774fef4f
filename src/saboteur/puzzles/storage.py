"""Many puzzles in one file: a version, and JSON packed by zlib."""

import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.puzzles.puzzle import VERSION, Puzzle

MARK: Final = b"saboteur-puzzles"
SHIPPED: Final = Path(__file__).with_name("shipped.bin")
MOST_BYTES: Final = 64_000_000  # unpacked; nobody is made to unpack more


def pack(puzzles: Sequence[Puzzle]) -> bytes:
    """Write puzzles as a file."""
    return b"%s %d\n" % (MARK, VERSION) + zlib.compress(msgspec.json.encode(puzzles), 9)


def unpack(data: bytes) -> list[Puzzle]:
    """Read puzzles; refuse what is no such file, is damaged, or was written by a later version."""
    head, _, body = data.partition(b"\n")
    mark, _, version = head.partition(b" ")
    if mark != MARK or not version.isdigit():
        raise Refusal("puzzles_foreign", "this is no file of puzzles")
    if int(version) != VERSION:
        raise Refusal("puzzles_version", f"the puzzles have version {int(version)}; this program reads {VERSION}")
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(body, MOST_BYTES)
        if not unpacker.eof:
            raise Refusal("puzzles_damaged", "the file of puzzles is cut off or too large")
        return msgspec.json.decode(text, type=list[Puzzle])
    except (zlib.error, msgspec.DecodeError, Refusal) as error:
        if isinstance(error, Refusal) and error.code == "puzzles_damaged":
            raise
        raise Refusal("puzzles_damaged", f"the file of puzzles is damaged: {error}") from None


@cache
def shipped() -> dict[str, Puzzle]:
    """Return the puzzles that come with the program, by id."""
    return {puzzle.id: puzzle for puzzle in unpack(SHIPPED.read_bytes())}
