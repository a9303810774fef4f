"""Numbered migrations: NNNN_name.sql in a folder for each kind of database, the same numbers in both.

A released file is never changed; the next change of the tables is the next number."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, NamedTuple


class Migration(NamedTuple):
    number: int
    name: str
    sql: str


def migrations(kind: Literal["sqlite", "postgres"]) -> list[Migration]:
    """All of them, in order, numbered from 1 without gaps."""
    found = []
    for file in (files(__name__) / kind).iterdir():
        number, _, name = file.name.removesuffix(".sql").partition("_")
        found.append(Migration(int(number), name, file.read_text(encoding="utf-8")))
    found.sort()
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise RuntimeError(f"the {kind} migrations are not numbered from 1 without gaps")
    return found
