"""The store on SQL: every method of the protocol as a job; a back end only has to run jobs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ParamSpec, TypeVar

from saboteur.club import games
from saboteur.server.store import (
    company_jobs,
    identity_jobs,
    log_jobs,
    operator_jobs,
    people_jobs,
    puzzle_jobs,
    rating_jobs,
    waiting_jobs,
)
from saboteur.server.store.log_jobs import Append
from saboteur.server.store.sql_jobs import Dialect, Job, ask
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

P = ParamSpec("P")
T = TypeVar("T")


class SqlStore(ABC):
    """`Store` in terms of three things a back end does. All jobs may be run twice: they are idempotent."""

    dialect: Dialect

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def backup(self, path: Path) -> None: ...

    @abstractmethod
    async def _read(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job that writes nothing."""

    @abstractmethod
    async def _write(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job in a transaction that is durable when this returns."""

    @abstractmethod
    async def _append(self, append: Append) -> None:
        """Run `append_all` for this append and others that come at the same time, in one transaction."""

    async def ping(self) -> None:
        await self._read(ask, "SELECT 1")

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
        await self._write(log_jobs.create, table, entry, fence, code, listing, opener, self.dialect)

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        fence: int,
        *,
        listing: Listing | None = None,
    ) -> None:
        await self._append(Append(table, seq, entries, fence, listing))

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return await self._read(log_jobs.read, table, after)

    async def exists(self, table: str) -> bool:
        return await self._read(log_jobs.exists, table)

    async def rewrite(self, table: str, seq: int, entry: bytes, fence: int) -> None:
        await self._write(log_jobs.rewrite, table, seq, entry, fence, self.dialect)

    # ---- doors and lists

    async def find_code(self, code: str) -> str | None:
        return await self._read(log_jobs.find_code, code)

    async def set_code(self, table: str, code: str | None, fence: int) -> None:
        await self._write(log_jobs.set_code, table, code, fence, self.dialect)

    async def set_listing(self, table: str, listing: Listing, fence: int) -> None:
        await self._append(Append(table, 0, (), fence, listing))

    async def list_open(self, limit: int) -> list[tuple[str, bytes]]:
        return await self._read(log_jobs.list_open, limit)

    async def opener(self, table: str) -> str:
        return await self._read(log_jobs.opener, table)

    async def listed(self, opener: str, but: str) -> int:
        return await self._read(log_jobs.listed, opener, but)

    async def due(self, now: float, limit: int) -> list[str]:
        return await self._read(log_jobs.due, now, limit)

    async def shared_logs(self, phase: Phase, now: float | None = None) -> list[str]:
        return await self._read(log_jobs.shared_logs, phase, now)

    async def listings(self, tables: Sequence[str]) -> dict[str, Listing]:
        return await self._read(log_jobs.listings, tables, self.dialect)

    async def tables(self, after: str = "", limit: int = 100) -> list[TableInfo]:
        return await self._read(log_jobs.tables, after, limit)

    async def collect(self, before: float) -> list[str]:
        return await self._write(log_jobs.collect, before, self.dialect)

    async def delete_table(self, table: str) -> bool:
        return await self._write(log_jobs.delete_table, table)

    # ---- leases

    async def claim(self, table: str, owner: str, seconds: float) -> int | None:
        return await self._write(log_jobs.claim, table, owner, seconds)

    async def renew(self, owner: str, tables: Sequence[str], seconds: float) -> list[str]:
        return await self._write(log_jobs.renew, owner, tables, seconds, self.dialect)

    async def release(self, table: str, owner: str, fence: int | None = None) -> None:
        await self._write(log_jobs.release, table, owner, fence)

    async def fence_of(self, table: str, owner: str) -> int | None:
        return await self._read(log_jobs.fence_of, table, owner)

    async def retire(self, owner: str) -> None:
        await self._write(log_jobs.retire, owner)

    async def owner_of(self, table: str) -> str | None:
        return await self._read(log_jobs.owner_of, table)

    async def owners(self) -> list[str]:
        return await self._read(log_jobs.owners)

    # ---- people

    async def put_person(self, person: Person) -> None:
        await self._write(people_jobs.put_person, person)

    async def put_token(self, token_hash: bytes, person: str, created: float) -> None:
        await self._write(people_jobs.put_token, token_hash, person, created)

    async def person_by_token_hash(self, token_hash: bytes) -> Person | None:
        return await self._read(people_jobs.person_by_token_hash, token_hash)

    async def person(self, person: str) -> Person | None:
        return await self._read(people_jobs.person, person)

    async def link_table(self, person: str, table: str) -> None:
        await self._write(people_jobs.link_table, person, table)

    async def tables_of(self, person: str) -> list[str]:
        return await self._read(people_jobs.tables_of, person)

    async def add_history(self, played: Sequence[PlayedGame]) -> None:
        await self._write(people_jobs.add_history, played)

    async def update_summary(self, table: str, summary: bytes) -> None:
        await self._write(people_jobs.update_summary, table, summary)

    async def history(self, person: str, *, before: float | None = None, limit: int = 100) -> list[Past]:
        return await self._read(people_jobs.history, person, before, limit)

    async def stats(self, person: str | None) -> list[FactSum]:
        return await self._read(people_jobs.stats, person)

    async def put_note(self, table: str, holder: str, key: str, note: bytes) -> None:
        await self._write(people_jobs.put_note, table, holder, key, note)

    async def notes(self, table: str, holder: str) -> dict[str, bytes]:
        return await self._read(people_jobs.notes, table, holder)

    async def set_own_mute(self, person: str, subject: str, *, muted: bool) -> None:
        await self._write(people_jobs.set_own_mute, person, subject, muted)

    async def own_mutes(self, person: str) -> frozenset[str]:
        return await self._read(people_jobs.own_mutes, person)

    async def export_person(self, person: str) -> PersonData | None:
        return await self._read(identity_jobs.export_person, person, self.dialect)

    async def collect_people(self, before: float, after: str, limit: int) -> str:
        return await self._write(people_jobs.collect_people, before, after, limit)

    # ---- what brings people back

    async def put_phrase(self, person: str, phrase_hash: bytes | None, created: float) -> None:
        await self._write(identity_jobs.put_phrase, person, phrase_hash, created)

    async def phrase_made(self, person: str) -> float | None:
        return await self._read(identity_jobs.phrase_made, person)

    async def person_by_phrase(self, phrase_hash: bytes) -> Person | None:
        return await self._read(identity_jobs.person_by_phrase, phrase_hash)

    async def add_passkey(self, one: Passkey) -> bool:
        return await self._write(identity_jobs.add_passkey, one)

    async def passkey(self, credential: bytes) -> Passkey | None:
        return await self._read(identity_jobs.passkey, credential)

    async def passkeys(self, person: str) -> list[Passkey]:
        return await self._read(identity_jobs.passkeys, person)

    async def use_passkey(self, one: Passkey) -> bool:
        return await self._write(identity_jobs.use_passkey, one)

    async def drop_passkey(self, person: str, credential: bytes) -> None:
        await self._write(identity_jobs.drop_passkey, person, credential)

    async def devices(self, person: str) -> list[tuple[bytes, float]]:
        return await self._read(identity_jobs.devices, person)

    async def drop_token(self, person: str, token_hash: bytes) -> None:
        await self._write(identity_jobs.drop_token, person, token_hash)

    async def join_people(self, person: str, into: str) -> None:
        await self._write(identity_jobs.join_people, person, into, self.dialect)

    # ---- waiting for a table

    async def put_waiting(self, one: Waiting) -> None:
        await self._write(waiting_jobs.put_waiting, one)

    async def waiting(self) -> list[Waiting]:
        return await self._read(waiting_jobs.waiting)

    async def waiting_of(self, person: str) -> Waiting | None:
        return await self._read(waiting_jobs.waiting_of, person)

    async def hear_waiting(self, heard: dict[str, float]) -> None:
        await self._write(waiting_jobs.hear_waiting, heard)

    async def call_waiting(self, person: str, now: float, before: float) -> bool:
        return await self._write(waiting_jobs.call_waiting, person, now, before)

    async def stop_waiting(self, person: str) -> str:
        return await self._write(waiting_jobs.stop_waiting, person)

    async def seat_waiting(self, persons: Sequence[str], table: str, now: float) -> bool:
        return await self._write(waiting_jobs.seat_waiting, persons, table, now, self.dialect)

    async def unseat_waiting(self, table: str) -> None:
        await self._write(waiting_jobs.unseat_waiting, table)

    async def collect_waiting(self, silent: float, seated: float) -> None:
        await self._write(waiting_jobs.collect_waiting, silent, seated)

    async def blocks_among(self, persons: Sequence[str]) -> list[tuple[str, str]]:
        return await self._read(waiting_jobs.blocks_among, persons, self.dialect)

    async def met_among(self, persons: Sequence[str], since: float) -> list[tuple[str, str]]:
        return await self._read(waiting_jobs.met_among, persons, since, self.dialect)

    # ---- people one knows, and clubs' names

    async def known(self, person: str) -> list[Acquaintance]:
        return await self._read(company_jobs.known, person)

    async def set_liked(self, person: str, other: str, *, liked: bool) -> None:
        await self._write(company_jobs.set_liked, person, other, liked)

    async def show_presence(self, person: str, shown: str, now: float) -> None:
        await self._write(company_jobs.show_presence, person, shown, now)

    async def shown_presence(self, person: str) -> str:
        return await self._read(company_jobs.shown_presence, person)

    async def hear_presence(self, persons: Sequence[str], now: float) -> None:
        await self._write(company_jobs.hear_presence, persons, now)

    async def invite(
        self, by: str, persons: Sequence[str], table: str, *, rematch: bool, now: float, since: float
    ) -> list[str]:
        return await self._write(company_jobs.invite, by, persons, table, rematch, now, since)

    async def invitations(self, person: str, since: float) -> list[Invitation]:
        return await self._read(company_jobs.invitations, person, since)

    async def drop_invitation(self, person: str, table: str) -> None:
        await self._write(company_jobs.drop_invitation, person, table)

    async def take_club_name(self, skeleton: str, club: str, now: float) -> bool:
        return await self._write(company_jobs.take_club_name, skeleton, club, now, self.dialect)

    async def keep_club_name(self, club: str, skeleton: str | None) -> None:
        await self._write(company_jobs.keep_club_name, club, skeleton)

    # ---- ratings

    async def rate_table(self, table: str, ended: float, game: games.PlayedGame) -> bool:
        return await self._write(rating_jobs.rate_table, table, ended, game, self.dialect)

    async def cards_of(self, persons: Sequence[str]) -> list[RatedPerson]:
        return await self._read(rating_jobs.cards_of, persons, self.dialect)

    async def best_rated(self, kind: str, limit: int) -> list[RatedPerson]:
        return await self._read(rating_jobs.best_rated, kind, limit)

    async def bot_cards(self) -> list[RatedPerson]:
        return await self._read(rating_jobs.bot_cards)

    async def rated_tables(self, limit: int) -> list[str]:
        return await self._read(rating_jobs.rated_tables, limit)

    async def rating_steps(self, person: str) -> list[RatingStep]:
        return await self._read(rating_jobs.rating_steps, person)

    # ---- puzzles

    async def try_puzzle(
        self, person: str, puzzle: str, at: float, solved: bool, begins: float, counts: bool
    ) -> bool:
        return await self._write(puzzle_jobs.try_puzzle, person, puzzle, at, solved, begins, counts)

    async def puzzle_tries(self, person: str) -> list[PuzzleTry]:
        return await self._read(puzzle_jobs.puzzle_tries, person)

    async def solver_of(self, person: str) -> SolverCard | None:
        return await self._read(puzzle_jobs.solver_of, person)

    async def puzzle_mark(self, puzzle: str) -> PuzzleMark | None:
        return await self._read(puzzle_jobs.puzzle_mark, puzzle)

    # ---- operators

    async def put_process(self, process: Process) -> None:
        await self._write(operator_jobs.put_process, process)

    async def drop_processes(self, process: str, before: float) -> None:
        await self._write(operator_jobs.drop_processes, process, before)

    async def processes(self, since: float) -> list[Process]:
        return await self._read(operator_jobs.processes, since)

    async def put_order(self, made: float, body: bytes) -> None:
        await self._write(operator_jobs.put_order, made, body)

    async def orders(self, after: int, since: float) -> list[tuple[int, bytes]]:
        return await self._read(operator_jobs.orders, after, since)

    async def put_sanction(self, one: Sanction) -> None:
        await self._write(operator_jobs.put_sanction, one)

    async def drop_sanction(self, kind: str, subject: str) -> bool:
        return await self._write(operator_jobs.drop_sanction, kind, subject)

    async def sanctions(self, now: float) -> list[Sanction]:
        return await self._read(operator_jobs.sanctions, now)

    async def put_report(self, report: Report) -> None:
        await self._write(operator_jobs.put_report, report)

    async def reports(self, limit: int, *, done: bool = False) -> list[Report]:
        return await self._read(operator_jobs.reports, limit, done)

    async def set_report_done(self, number: int, now: float) -> bool:
        return await self._write(operator_jobs.set_report_done, number, now)

    async def put_operator_token(self, token: OperatorToken) -> None:
        await self._write(operator_jobs.put_operator_token, token)

    async def operator_tokens(self, now: float) -> list[OperatorToken]:
        return await self._read(operator_jobs.operator_tokens, now)

    async def drop_operator_tokens(self, label: str) -> int:
        return await self._write(operator_jobs.drop_operator_tokens, label)

    async def put_audit(self, audit: Audit) -> None:
        await self._write(operator_jobs.put_audit, audit)

    async def audits(self, limit: int) -> list[Audit]:
        return await self._read(operator_jobs.audits, limit)

    async def delete_person(self, person: str) -> bool:
        return await self._write(people_jobs.delete_person, person)
