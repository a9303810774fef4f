# ruff: noqa: N818 -- these are answers that a room acts upon; their names say which
"""What can go wrong with the store. The text of each is one line that may be shown to an operator.

None of these texts carries an entry, a note, a token or a password: they may be logged as they are.
"""

from __future__ import annotations


class StoreError(Exception):
    """The store could not do it, and says why in one line."""


class Stale(StoreError):
    """The writer does not own the end of the log: another wrote there, or took the lease. Nothing was written.

    The room that gets it drops its state and, if it still may, claims the table again and folds the log again.
    """


class CodeTaken(StoreError):
    """Another open door has this code; make up another. Nothing was written."""


class UnknownTable(StoreError):
    """There is no such table (any more). Nothing was written."""


class StoreFull(StoreError):
    """No room on the disk. Nothing was written; the store goes on as soon as there is room."""


class StoreUnavailable(StoreError):
    """The database did not answer in time. The write may or may not have happened: repeat the same append,
    which counts once, or fold the log again."""


class StoreCorrupt(StoreError):
    """The file is not a database of ours, or is damaged."""


class StoreTooNew(StoreError):
    """A later release has used this database; this one does not know its tables."""


class StoreBusy(StoreError):
    """Another server process uses this file."""


class UnknownPerson(StoreError):
    """There is no such person (any more). Nothing was written."""
