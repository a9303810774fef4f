"""What pages say of every option is what is declared."""

from __future__ import annotations

from tools import option_tables

from saboteur.core.registry import OPTIONS


def test_the_pages_say_of_every_option_what_is_declared() -> None:
    for page, text in option_tables.pages().items():
        assert page.read_text("utf-8") == text, f"{page.name}: python -m tools.option_tables writes it"
    assert all(f"| `{key}` |" in option_tables.pages()[option_tables.DOCS / "glossary.md"] for key in OPTIONS)
