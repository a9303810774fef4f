"""Make src/saboteur/server/people/lookalikes.txt: Latin letters and digits, and the letters that look like them.

The pairs are those of Unicode's Technical Standard 39 as confusable-homoglyphs keeps them, which is asked only here:
of its 900 kB the server needs two. To make the file again:

    uv run --no-project --with confusable-homoglyphs==3.3.1 python tools/lookalikes.py
"""

from __future__ import annotations

import string
import unicodedata
from collections import defaultdict
from pathlib import Path

FILE = Path(__file__).parents[1] / "src/saboteur/server/people/lookalikes.txt"
LATIN = string.ascii_letters + string.digits


def plain(char: str) -> str:
    """Write a character without its font, width and marks, as the server does before it looks for pairs."""
    parts = unicodedata.normalize("NFKD", char)
    return "".join(part for part in parts if unicodedata.category(part)[0] != "M")


def main() -> None:
    """Write the file."""
    from confusable_homoglyphs.confusables import (  # type: ignore[import-not-found]  # noqa: PLC0415 - see above
        confusables_data,
    )

    alike = {char: {one["c"] for one in ones} for char, ones in confusables_data.items() if len(char) == 1}
    of_letter: dict[str, list[str]] = defaultdict(list)
    for char, ones in alike.items():
        if char.isascii() or char.casefold().isascii() or plain(char) != char:  # ß is ss
            continue
        further = {two for one in ones if len(one) == 1 for two in alike.get(one.upper(), ())}  # a small capital's
        letter = next((one for near in (ones, further) for one in LATIN if one in near), None)
        if letter is not None:
            of_letter[letter].append(char)
    lines = (f"{letter} {''.join(sorted(of_letter[letter]))}\n" for letter in LATIN if letter in of_letter)
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
