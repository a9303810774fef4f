"""Draw in docs/architecture.md the rooms of every package by what they import, read from the code.

tools/import_graph.py          write it
tools/import_graph.py --check  fail when it is out of date
"""

import sys
import textwrap
from pathlib import Path

import grimp

PAGE = Path(__file__).resolve().parent.parent / "docs" / "architecture.md"
PICTURE, PICTURE_END = "<!-- picture of the rooms -->\n", "<!-- end of picture -->"
PACKAGES = ("cli", "server", "club", "puzzles", "env", "sim", "bots", "words", "play", "core")  # the highest first
WIDTH = 118


def imports() -> dict[str, set[str]]:
    """Return for every module of the code the modules that it imports, those for types alone included."""
    graph = grimp.build_graph("saboteur")
    return {name: set(graph.find_modules_directly_imported_by(name)) for name in graph.modules}


def rooms(found: dict[str, set[str]], package: str) -> dict[str, set[str]]:
    """Put a package's modules together by the room that they lie in."""
    out: dict[str, set[str]] = {}
    for name, others in found.items():
        if name.startswith(f"{package}."):
            room = name.split(".")[2]
            inside = {other.split(".")[2] for other in others if other.startswith(f"{package}.")}
            out.setdefault(room, set()).update(inside - {room})
    return out


def storeys(graph: dict[str, set[str]]) -> list[list[str]]:
    """Put rooms into storeys: each imports only from those below its own. The highest comes first."""
    out: list[list[str]] = []
    left = dict(graph)
    while left:
        free = sorted(room for room, known in left.items() if not known & left.keys())
        out.insert(0, free)
        left = {room: known for room, known in left.items() if room not in free}
    return out


def picture(found: dict[str, set[str]]) -> str:
    """Draw the rooms of every package, storey by storey."""
    lines = []
    for package in PACKAGES:
        text = " → ".join("·".join(storey) for storey in storeys(rooms(found, f"saboteur.{package}")))
        lines += textwrap.wrap(text, WIDTH, initial_indent=f"{package:8}", subsequent_indent=" " * 8)
    return "```\n" + "\n".join(lines) + "\n```\n"


def page() -> str:
    """Return the page with its drawing as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(PICTURE)
    return before + PICTURE + picture(imports()) + PICTURE_END + rest.partition(PICTURE_END)[2]


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif page() != PAGE.read_text(encoding="utf-8"):
        sys.exit("docs/architecture.md: the picture of the rooms is out of date; run tools/import_graph.py")
