"""The store: one append-only log per table, leases on tables, and people.

Everything that changes a room is one entry of its table's log (bytes, for us without meaning), numbered from 1
without gaps; the room is what its log comes to. What else is kept of a table (its `Listing`, its code) is derived
and may be lost or late without harm: a room that is loaded sets it again.

Who writes to a log holds the table's lease and shows its fence, a number that grows with each claim. A write
with another fence than the newest is refused (`Stale`), so an owner that was believed dead and comes back cannot
harm its successor.

A call that returns is done and durable. A call that raises has changed nothing, with one exception:
`StoreUnavailable` leaves open whether the write happened. Repeating the very same `append` (same table, number,
entries, fence) is always safe: if the first one did arrive, the second just returns.

Times are Unix times given by the caller; only leases are timed by the store itself (PostgreSQL: by the
database's clock, SQLite: by a clock that never jumps), so that jumping or differing clocks break none.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from saboteur.club import games
from saboteur.server.store.stored_values import (
    Acquaintance,
    Audit,
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


class Store(Protocol):
    """See `saboteur.server.store.open_store` for getting one."""

    async def open(self) -> None:
        """Connect and bring the database to this release's migration. StoreUnavailable, StoreCorrupt, StoreTooNew
        or StoreBusy say in one line why it cannot be used."""

    async def close(self) -> None:
        """Finish what is queued, then let go of the database. May be called twice."""

    async def ping(self) -> None:
        """Return if the database answers, for /readyz; otherwise StoreUnavailable."""

    # ---- logs

    async def create(
        self,
        table: str,
        entry: bytes,
        fence: int,
        *,
        code: str | None = None,
        listing: Listing | None = None,
        opener: str = "",
    ) -> None:
        """A new table with its first entry (number 1). Claim its id first: that gives the fence. CodeTaken if another
        open door has the code, Stale if the table exists or the fence is not the newest. `opener` stands for the
        address that opened it, and does not tell it."""

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        fence: int,
        *,
        listing: Listing | None = None,
    ) -> None:
        """Add entries with the numbers seq, seq + 1…, and the listing, all or nothing, and return when they are
        durable. Concurrent calls share a commit. Without entries it just keeps the listing, and seq does not matter.

        Stale: seq is not the next number, or the fence not the newest. UnknownTable: no such table."""

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The log from entry after + 1 on; empty if there is no such table."""

    async def exists(self, table: str) -> bool:
        """Whether there is such a table."""

    async def rewrite(self, table: str, seq: int, entry: bytes, fence: int) -> None:
        """Replace an entry. Only for taking a deleted person's name out of old logs: the fold must stay the same."""

    # ---- doors and lists

    async def find_code(self, code: str) -> str | None:
        """The table behind an open door."""

    async def set_code(self, table: str, code: str | None, fence: int) -> None:
        """Open the door under a code, or shut it (None): the code is free again at once. CodeTaken, Stale."""

    async def set_listing(self, table: str, listing: Listing, fence: int) -> None:
        """The same as an append with only a listing."""

    async def list_open(self, limit: int) -> list[tuple[str, bytes]]:
        """Tables in the public list with their summaries, the latest updated first."""

    async def opener(self, table: str) -> str:
        """What stands for the address that opened a table; "" if that is not known."""

    async def listed(self, opener: str, but: str) -> int:
        """How many tables of an opener are in the public list, but for that one."""

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables whose wake time has come and which no live owner holds: somebody should claim and load them. This
        finds the games of a dead process as well as deadlines of games that left memory."""

    async def shared_logs(self, phase: Phase, now: float | None = None) -> list[str]:
        """Tournaments or clubs that somebody has to look after at a time; without one: all there are."""

    async def listings(self, tables: Sequence[str]) -> dict[str, Listing]:
        """How these tables are listed; nothing of those that are gone."""

    async def tables(self, after: str = "", limit: int = 100) -> list[TableInfo]:
        """For the operator: tables in the order of their ids, those behind `after`."""

    async def collect(self, before: float) -> list[str]:
        """Delete lobbies not updated since `before` that no live owner holds; returns their ids."""

    async def delete_table(self, table: str) -> bool:
        """Delete a table and all that hangs on it, lease and history lines included. False: there was none."""

    # ---- leases

    async def claim(self, table: str, owner: str, seconds: float) -> int | None:
        """Become the owner for some seconds. Gives the fence, greater than every earlier one of this table, or None
        if another live owner holds it. Claiming again as the same owner gives a new fence and ends the old one.
        The table need not exist yet."""

    async def renew(self, owner: str, tables: Sequence[str], seconds: float) -> list[str]:
        """Say that this owner lives, for some seconds, and with it all its leases; returns which of these tables it
        still holds. A room not among them must stop. While an owner lives, nobody can take its tables, so this costs
        the same for any number of them. A lease that ran out but was taken by nobody is prolonged, too."""

    async def release(self, table: str, owner: str, fence: int | None = None) -> None:
        """Give a lease back; nothing happens if it is another's by now, or, with a fence, if it was claimed again."""

    async def fence_of(self, table: str, owner: str) -> int | None:
        """The newest fence, if this owner has it."""

    async def retire(self, owner: str) -> None:
        """The owner ends: all its tables are free at once."""

    async def owner_of(self, table: str) -> str | None:
        """The live owner, to whom intents are to be relayed."""

    async def owners(self) -> list[str]:
        """All who said that they live (`renew`) and still do, in the order of their names."""

    # ---- people

    async def put_person(self, person: Person) -> None:
        """Make or update a person."""

    async def put_token(self, token_hash: bytes, person: str, created: float) -> None:
        """Another device of a person: the hash of its token, never the token."""

    async def person_by_token_hash(self, token_hash: bytes) -> Person | None:
        """Whose device this is."""

    async def person(self, person: str) -> Person | None:
        """By id."""

    async def link_table(self, person: str, table: str) -> None:
        """The person sits at this table: it is among their tables from now on."""

    async def tables_of(self, person: str) -> list[str]:
        """The tables they sit at, finished ones included, in the order of their ids."""

    async def add_history(self, played: Sequence[PlayedGame]) -> None:
        """Finished games. A line that is there already (same person and table) stays as it is, so that a room may
        repeat this after a crash. Viewers of unknown persons are left out."""

    async def update_summary(self, table: str, summary: bytes) -> None:
        """Set a finished game's summary in everybody's history. Only for taking out a deleted person's name."""

    async def history(self, person: str, *, before: float | None = None, limit: int = 100) -> list[Past]:
        """The latest first; `before` (an `ended`) pages on."""

    async def stats(self, person: str | None) -> list[FactSum]:
        """Facts added up by kind and value, in that order; of everybody if None."""

    async def put_note(self, table: str, holder: str, key: str, note: bytes) -> None:
        """A private note of a seat's holder. `holder` is the person's id, never a seat's number: seats are moved and
        given on, notes are not. An empty note deletes."""

    async def notes(self, table: str, holder: str) -> dict[str, bytes]:
        """The holder's own notes at this table, in the order of their keys."""

    async def set_own_mute(self, person: str, subject: str, *, muted: bool) -> None:
        """Whether a person wants to hear nothing from somebody. Beyond `OWN_MUTES` further ones are not kept."""

    async def own_mutes(self, person: str) -> frozenset[str]:
        """From whom a person wants to hear nothing."""

    async def export_person(self, person: str) -> PersonData | None:
        """All that is kept about them, outside the logs."""

    async def collect_people(self, before: float, after: str, limit: int) -> str:
        """Look at so many persons behind `after` and delete those made before who never sat down or kept anything.
        Returns where to go on, "" at the end."""

    async def delete_person(self, person: str) -> bool:
        """Delete all that `export_person` shows, tokens included. False: there was nobody. Names inside logs are
        for the caller, who knows what entries mean (`tables_of` before, then `rewrite`)."""

    # ---- what brings people back

    async def put_phrase(self, person: str, phrase_hash: bytes | None, created: float) -> None:
        """Keep the hash of a person's recovery phrase instead of the one before; None: they have none any more."""

    async def phrase_made(self, person: str) -> float | None:
        """When a person's phrase was made, if they have one."""

    async def person_by_phrase(self, phrase_hash: bytes) -> Person | None:
        """Whose phrase this is."""

    async def add_passkey(self, one: Passkey) -> bool:
        """Keep a passkey. False: it is kept already."""

    async def passkey(self, credential: bytes) -> Passkey | None:
        """By the credential's id."""

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys, the first made first."""

    async def use_passkey(self, one: Passkey) -> bool:
        """Note the challenge that a passkey answered. False: it has answered this one already, or a later one."""

    async def drop_passkey(self, person: str, credential: bytes) -> None:
        """Forget a passkey of a person."""

    async def devices(self, person: str) -> list[tuple[bytes, float]]:
        """The hashes of the tokens of a person's devices, and when they were made."""

    async def drop_token(self, person: str, token_hash: bytes) -> None:
        """A device is a person's no more."""

    async def join_people(self, person: str, into: str) -> None:
        """Two identities are one person: all that is kept of the first becomes the second's, and the first is gone.
        What the second has already stays. Logs are for the caller, as in `delete_person`."""

    # ---- waiting for a table

    async def put_waiting(self, one: Waiting) -> None:
        """Put somebody on the list, or change what they wait for."""

    async def waiting(self) -> list[Waiting]:
        """All on the list, also those who have their table by now; who waits longest first."""

    async def waiting_of(self, person: str) -> Waiting | None:
        """Somebody's own row."""

    async def hear_waiting(self, heard: dict[str, float]) -> None:
        """Note when pages asked last."""

    async def call_waiting(self, person: str, now: float, before: float) -> bool:
        """Note that somebody is sent word now. False: they were since `before`, or wait no more."""

    async def stop_waiting(self, person: str) -> str:
        """Take somebody from the list; whoever got a table meanwhile keeps it, and is told which."""

    async def seat_waiting(self, persons: Sequence[str], table: str, now: float) -> bool:
        """Give all of them one table, or none: False if one of them waits no more, or has a table."""

    async def unseat_waiting(self, table: str) -> None:
        """A table was never made: its people wait on."""

    async def collect_waiting(self, silent: float, seated: float) -> None:
        """Take out who has not been heard of since, and who has had a table since."""

    async def blocks_among(self, persons: Sequence[str]) -> list[tuple[str, str]]:
        """Who of them has muted whom of them."""

    async def met_among(self, persons: Sequence[str], since: float) -> list[tuple[str, str]]:
        """Who of them has played with whom of them since."""

    # ---- people one knows, and clubs' names

    async def known(self, person: str) -> list[Acquaintance]:
        """With whom somebody has played, to the end; of very many those they like or block, then the latest."""

    async def set_liked(self, person: str, other: str, *, liked: bool) -> None:
        """Whether somebody likes to play with another."""

    async def show_presence(self, person: str, shown: str, now: float) -> None:
        """To whom somebody shows that they are here: liked, known; "": to nobody, and nothing is kept."""

    async def shown_presence(self, person: str) -> str:
        """To whom somebody shows that they are here."""

    async def hear_presence(self, persons: Sequence[str], now: float) -> None:
        """Note who is here, of those who show it to somebody."""

    async def invite(
        self, by: str, persons: Sequence[str], table: str, *, rematch: bool, now: float, since: float
    ) -> list[str]:
        """Invite people to a table, and forget all invitations made before `since`. Who blocks `by`, has too many
        that wait, or is invited there already, is left out of the answer."""

    async def invitations(self, person: str, since: float) -> list[Invitation]:
        """What waits for somebody, the latest first; nothing of people they block, nor to tables where they sit,
        unless it is another game of the same people."""

    async def drop_invitation(self, person: str, table: str) -> None:
        """Somebody has seen it."""

    async def take_club_name(self, skeleton: str, club: str, now: float) -> bool:
        """Let a club have the name that looks so. False: another one has it."""

    async def keep_club_name(self, club: str, skeleton: str | None) -> None:
        """Free all names of a club but this one."""

    # ---- ratings

    async def rate_table(self, table: str, ended: float, game: games.PlayedGame) -> bool:
        """Learn from a finished game, by persons' ids; a table counts once. False: it did before, or fewer than two
        of its people are known and count."""

    async def cards_of(self, persons: Sequence[str]) -> list[RatedPerson]:
        """What is believed of them, by kind of game; nothing of those without a rated game."""

    async def best_rated(self, kind: str, limit: int) -> list[RatedPerson]:
        """The best people of a kind of game, and all its bots; those whose rating is provisional come last."""

    async def bot_cards(self) -> list[RatedPerson]:
        """What is believed of bots, by level and kind of game."""

    async def rated_tables(self, limit: int) -> list[str]:
        """Tables whose games counted, the latest first."""

    async def rating_steps(self, person: str) -> list[RatingStep]:
        """Somebody's ratings after each game, the oldest first."""

    # ---- puzzles

    async def try_puzzle(
        self, person: str, puzzle: str, at: float, solved: bool, begins: float, counts: bool
    ) -> bool:
        """Keep a person's first try at a puzzle, and let it count for both ratings; bots gave it one to begin with.
        False: it is not their first, or nobody knows them."""

    async def puzzle_tries(self, person: str) -> list[PuzzleTry]:
        """Somebody's tries, the latest first."""

    async def solver_of(self, person: str) -> SolverCard | None:
        """How strong somebody solves; None: they have tried nothing."""

    async def puzzle_mark(self, puzzle: str) -> PuzzleMark | None:
        """How hard a puzzle is for people; None: nobody has tried it."""

    # ---- operators

    async def put_process(self, process: Process) -> None:
        """What a running process says of itself. Durable when it returns, so it also shows whether we can write."""

    async def drop_processes(self, process: str, before: float) -> None:
        """Forget a process that ends, and those that were last seen before."""

    async def processes(self, since: float) -> list[Process]:
        """The processes seen since, in the order of their ids."""

    async def put_order(self, made: float, body: bytes) -> None:
        """Something that running processes are to do; they look every few seconds."""

    async def orders(self, after: int, since: float) -> list[tuple[int, bytes]]:
        """Orders with a greater number, made since, in order."""

    async def put_sanction(self, one: Sanction) -> None:
        """Forbid, or change how long."""

    async def drop_sanction(self, kind: str, subject: str) -> bool:
        """Allow again. False: it was not forbidden."""

    async def sanctions(self, now: float) -> list[Sanction]:
        """All that hold now."""

    async def put_report(self, report: Report) -> None:
        """Keep a report; of very many the oldest goes, those that are done first."""

    async def reports(self, limit: int, *, done: bool = False) -> list[Report]:
        """Those that are not done, or also those that are; the latest first."""

    async def set_report_done(self, number: int, now: float) -> bool:
        """Note that somebody has seen to a report. False: there is none of this number that is not done."""

    async def put_operator_token(self, token: OperatorToken) -> None:
        """Let somebody in at the operator's page; those that have expired go."""

    async def operator_tokens(self, now: float) -> list[OperatorToken]:
        """All that hold now."""

    async def drop_operator_tokens(self, label: str) -> int:
        """End those of a label, or all of them (""); returns how many."""

    async def put_audit(self, audit: Audit) -> None:
        """Keep what an operator did; of very many the oldest goes."""

    async def audits(self, limit: int) -> list[Audit]:
        """The latest first."""

    # ---- care

    async def backup(self, path: Path) -> None:
        """SQLite: write a consistent copy while the server runs on. PostgreSQL: StoreError with the pg_dump command
        to use instead."""
