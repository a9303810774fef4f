"""Many puzzles in one file: a version, and JSON packed by zlib."""

import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.puzzles.puzzle import VERSION, Puzzle

MARK: Final = b"saboteur-puzzles"
SHIPPED: Final = Path(__file__).with_name("shipped.bin")
MOST_BYTES: Final = 64_000_000  # unpacked; nobody is made to unpack more


def pack(puzzles: Sequence[Puzzle]) -> bytes:
    """Write puzzles as a file."""
    return b"%s %d\n" % (MARK, VERSION) + zlib.compress(msgspec.json.encode(puzzles), 9)


def unpack(data: bytes) -> list[Puzzle]:
    """Read puzzles, but for those with modules that are not installed.

    Refuse what is no such file, is damaged, was written by a later version, or leaves nothing.
    """
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
        found = msgspec.json.decode(text, type=list[msgspec.Raw])
        puzzles, missing = _decoded(found)
    except (zlib.error, msgspec.DecodeError) as error:
        raise Refusal("puzzles_damaged", f"the file of puzzles is damaged: {error}") from None
    if missing and not puzzles:
        keys = ", ".join(sorted(missing))
        raise Refusal("puzzles_module", f"these puzzles need what is not installed: {keys}", {"module": keys})
    return puzzles


def _decoded(written: Sequence[msgspec.Raw]) -> tuple[list[Puzzle], set[str]]:
    """Read puzzles one by one; name the modules that those left out need and that are not installed."""
    puzzles: list[Puzzle] = []
    missing: set[str] = set()
    for one in written:
        try:
            puzzles.append(msgspec.json.decode(one, type=Puzzle))
        except SetupRefused as refused:
            missing |= {str(why.values["module"]) for why in refused.reasons if why.code == "no_such_module"}
            if not missing:
                raise Refusal("puzzles_damaged", f"the file of puzzles is damaged: {refused}") from None
    return puzzles, missing


@cache
def shipped() -> dict[str, Puzzle]:
    """Return the puzzles that come with the program, by id."""
    return {puzzle.id: puzzle for puzzle in unpack(SHIPPED.read_bytes())}
