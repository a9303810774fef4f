"""Files stay short enough to be read at one sitting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST = 700  # lines: cohesion comes first, a class is not cut in two to stay below it
FOLDERS = ("src", "tools", "lab", "train", "bench", "examples", "web/src")
GENERATED = {"web/src/lib/net/wire.ts": "written by tools/typescript.py from the server's types"}
FILES = sorted(
    str(path.relative_to(ROOT))
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".ts", ".js", ".svelte"}
    and not {"static", "docs_site"} & set(path.parts)
    and "node_modules" not in path.parts
)


def code_of(name: str) -> str:
    """Return what is code in a file: of a component its script, for markup and style are looked at, not read."""
    text = (ROOT / name).read_text("utf-8")
    return "".join(re.findall(r"<script.*?</script>", text, re.DOTALL)) if name.endswith(".svelte") else text


@pytest.mark.parametrize("name", [name for name in FILES if name not in GENERATED])
def test_a_file_has_one_idea_and_is_not_too_long(name: str) -> None:
    lines = len(code_of(name).splitlines())
    assert lines <= MOST, f"{name} has {lines} lines; split it by idea"


def test_what_is_generated_says_so() -> None:
    for name, why in GENERATED.items():
        assert (ROOT / name).is_file(), why
        assert "typescript.py" in (ROOT / name).read_text("utf-8")[:400]


def test_no_two_modules_have_one_name() -> None:
    """A name says what a file holds, wherever it is read; what belongs to a module of the game bears that one's."""
    places: dict[str, list[str]] = {}
    for path in (Path(name) for name in FILES if name.startswith("src/") and name.endswith(".py")):
        if path.stem not in {"__init__", "__main__"} and path.parent.name not in {"modules", "changes"}:
            places.setdefault(path.stem, []).append(str(path))
    assert not {stem: found for stem, found in places.items() if len(found) > 1}
