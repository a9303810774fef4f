"""Ids of tables, and codes that open their doors."""

from __future__ import annotations

import secrets

CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY"  # no B/8, I/1, O/0, S/5, Z/2
CODE_LENGTH = 5
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 20  # 100 bits: knowing the link is the permission to look


def fresh_code() -> str:
    """Make up a door code that can be read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def fresh_id() -> str:
    """Make up a table's id."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Return whether a text can be a table's id at all."""
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)
