"""Write into docs/architecture.md which rooms of the server import which, read from the code.

tools/import_graph.py          write it
tools/import_graph.py --check  fail when it is out of date
"""

import sys
from pathlib import Path

import grimp

PAGE = Path(__file__).resolve().parent.parent / "docs" / "architecture.md"
BEGIN, END = "<!-- import graph of saboteur.server -->\n", "<!-- end of import graph -->"
ROOT = "saboteur.server"


def imports() -> dict[str, set[str]]:
    """Return for every module of the code the modules that it imports, those for types alone included."""
    graph = grimp.build_graph("saboteur")
    return {name: set(graph.find_modules_directly_imported_by(name)) for name in graph.modules}


def rooms(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Put the server's modules together by the room that they lie in."""
    out: dict[str, set[str]] = {}
    for name, others in found.items():
        if name.startswith(f"{ROOT}."):
            room = name.split(".")[2]
            inside = {other.split(".")[2] for other in others if other.startswith(f"{ROOT}.")}
            out.setdefault(room, set()).update(inside - {room})
    return out


def drawn() -> str:
    """Draw the rooms, each with those it knows."""
    graph = rooms(imports())
    width = max(map(len, graph))
    lines = [f"{room:<{width}} → {' '.join(sorted(known))}" for room, known in sorted(graph.items()) if known]
    return "```\n" + "\n".join(lines) + "\n```\n"


def page() -> str:
    """Return the page with the drawing as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + drawn() + END + rest.partition(END)[2]


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif page() != PAGE.read_text(encoding="utf-8"):
        sys.exit("docs/architecture.md: the import graph is out of date; run tools/import_graph.py")
