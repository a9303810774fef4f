"""How both databases are spoken to: a job yields statements, gets their rows and returns its result.

Each job is written once and run by either back end inside one transaction; an exception rolls it back. The SQL
keeps to what SQLite and PostgreSQL have in common ($1 parameters, ON CONFLICT, RETURNING); `lease_clock()` is a
function of ours in both, and where they differ a job asks the `Dialect`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Ask(NamedTuple):
    """One statement; its rows come back."""

    sql: str
    args: Sequence[Any] = ()


class Each(NamedTuple):
    """One statement for many rows of arguments; nothing comes back."""

    sql: str
    rows: Sequence[Sequence[Any]]


Rows = list[Any]
"""Tuples, or what behaves so."""
Job = Generator[Ask | Each, Rows, T]


class Dialect(NamedTuple):
    """Where the two databases differ."""

    among: str
    """Format of "is one of the list $n"."""
    lock: str
    """At the end of a select: hold these rows until the commit."""


SQLITE = Dialect(among="IN (SELECT value FROM json_each(${}))", lock="")  # one writer at a time anyway
POSTGRES = Dialect(among="= ANY(${}::text[])", lock="FOR NO KEY UPDATE")


def ask(sql: str, *args: Any) -> Job[Rows]:
    """A job of one statement."""
    return (yield Ask(sql, args))
