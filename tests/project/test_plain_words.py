"""Words that outsiders stumbled over stay out of comments and docstrings, each with what to write instead."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INSTEAD = {
    r"\banew\b": "again",
    r"See the module\.": "say what the class does",
    r"\bthe house\b": "the room registry",
    r"in one connection why": "in one line",
    r"Return every face-down|Return the event to|Return a place that": "Give, as a seat sees it, Mark",
    r"operator's hands|word to those away|programs' door": "operator tools, notifications, API",
    r"\bst(ands|ood) still\b": "stalls, stopped",
    r"\b(WARMTH|POLITENESS|SLANDER|LIARS)\b": "TEMPERATURE, NICENESS, false_accusation_rate, lie_rate",
}
FILES = sorted(
    str(path.relative_to(ROOT)) for folder in ("src", "lab", "tools") for path in (ROOT / folder).rglob("*.py")
)


def prose(text: str) -> Iterator[tuple[int, str]]:
    """Yield docstrings and comments, each with its line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


@pytest.mark.parametrize("name", FILES)
def test_comments_say_it_in_plain_words(name: str) -> None:
    found = [
        f"{name}:{line}: {match.group()!r}: {instead}"
        for line, said in prose((ROOT / name).read_text("utf-8"))
        for pattern, instead in INSTEAD.items()
        if (match := re.search(pattern, said))
    ]
    assert not found


def test_a_word_that_is_kept_out_is_found() -> None:
    text = '"""Make it anew."""\nx = 1  # of the house\nanew = "anew"\n'
    caught = [pattern for _, said in prose(text) for pattern in INSTEAD if re.search(pattern, said)]
    assert len(caught) == 2
