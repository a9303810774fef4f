"""Where games and people are kept: `open_store` gives a `Store` on SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from saboteur.server.settings import POSTGRES
from saboteur.server.store.store_errors import (
    CodeTaken,
    Stale,
    StoreBusy,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreTooNew,
    StoreUnavailable,
    UnknownPerson,
    UnknownTable,
)
from saboteur.server.store.store_protocol import Store
from saboteur.server.store.stored_values import (
    Acquaintance,
    Audit,
    Fact,
    FactSum,
    Invitation,
    Listing,
    OperatorToken,
    Passkey,
    Past,
    Person,
    PersonData,
    Phase,
    PlayedGame,
    PrivateNote,
    Process,
    PuzzleMark,
    PuzzleTry,
    RatedPerson,
    RatingStep,
    Report,
    Sanction,
    SolverCard,
    TableInfo,
    Waiting,
)

__all__ = [
    "Acquaintance",
    "Audit",
    "CodeTaken",
    "Fact",
    "FactSum",
    "Invitation",
    "Listing",
    "OperatorToken",
    "Passkey",
    "Past",
    "Person",
    "PersonData",
    "Phase",
    "PlayedGame",
    "PrivateNote",
    "Process",
    "PuzzleMark",
    "PuzzleTry",
    "RatedPerson",
    "RatingStep",
    "Report",
    "Sanction",
    "SolverCard",
    "Stale",
    "Store",
    "StoreBusy",
    "StoreCorrupt",
    "StoreError",
    "StoreFull",
    "StoreTooNew",
    "StoreUnavailable",
    "TableInfo",
    "UnknownPerson",
    "UnknownTable",
    "Waiting",
    "open_store",
]


async def open_store(database: str, *, share: bool = False) -> Store:
    """Open `postgresql://…`, or else the path of a SQLite file. `share` is for the operator's tools beside a
    running server. StoreError says in one line why it cannot be opened."""
    store: Store
    if database.startswith(POSTGRES):
        from saboteur.server.store.postgres_store import PostgresStore  # noqa: PLC0415 -- not needed by most

        store = PostgresStore(database)
    elif "://" in database:
        raise StoreError(f"no such kind of database: {database.partition('://')[0]}://")
    else:
        from saboteur.server.store.sqlite_store import SqliteStore  # noqa: PLC0415

        store = SqliteStore(Path(database), share=share)
    await store.open()
    return store
