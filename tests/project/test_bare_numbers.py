"""Numbers that mean something have a name where they are used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2] / "src/saboteur"
PLAIN = {0.0, 1.0, -1.0, 2.0}  # none, all, its opposite, and what an average or a doubling needs


def bare_weights(text: str) -> Iterator[str]:
    """Yield the fractions in a source that have no name, each with its line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value not in PLAIN:
            yield f"{node.lineno}: {node.value}"


def test_rules_of_play_go_by_weights_that_have_names() -> None:
    found = [
        f"{path.name}:{one}" for path in (ROOT / "bots/rules").glob("*.py") for one in bare_weights(path.read_text())
    ]
    assert not found, "bots/rule_weights.py has a place and a sentence for each"


def test_a_weight_without_a_name_is_found() -> None:
    assert list(bare_weights("worth = 1.0 - 0.35 * near\n")) == ["1: 0.35"]
