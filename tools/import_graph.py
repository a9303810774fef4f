"""Draw in docs/architecture.md the rooms of every package, and which of the server import which, read from the code.

tools/import_graph.py          write it
tools/import_graph.py --check  fail when it is out of date
"""

import sys
import textwrap
from pathlib import Path

import grimp

PAGE = Path(__file__).resolve().parent.parent / "docs" / "architecture.md"
BEGIN, END = "<!-- import graph of saboteur.server -->\n", "<!-- end of import graph -->"
ROOT = "saboteur.server"
PICTURE, PICTURE_END = "<!-- picture of the rooms -->\n", "<!-- end of picture -->"
PACKAGES = ("cli", "server", "club", "env", "sim", "bots", "words", "play", "core")  # the highest layer first
WIDTH = 118


def imports() -> dict[str, set[str]]:
    """Return for every module of the code the modules that it imports, those for types alone included."""
    graph = grimp.build_graph("saboteur")
    return {name: set(graph.find_modules_directly_imported_by(name)) for name in graph.modules}


def rooms(found: dict[str, set[str]], package: str = ROOT) -> dict[str, set[str]]:
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


def drawn(found: dict[str, set[str]]) -> str:
    """Draw the rooms of the server, each with those it knows."""
    graph = rooms(found)
    width = max(map(len, graph))
    lines = [f"{room:<{width}} → {' '.join(sorted(known))}" for room, known in sorted(graph.items()) if known]
    return "```\n" + "\n".join(lines) + "\n```\n"


def page() -> str:
    """Return the page with both drawings as they should be."""
    found, text = imports(), PAGE.read_text(encoding="utf-8")
    for begin, drawing, end in ((PICTURE, picture(found), PICTURE_END), (BEGIN, drawn(found), END)):
        before, _, rest = text.partition(begin)
        text = before + begin + drawing + end + rest.partition(end)[2]
    return text


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif page() != PAGE.read_text(encoding="utf-8"):
        sys.exit("docs/architecture.md: the import graph is out of date; run tools/import_graph.py")
