"""The state of a tournament: what its log, entry by entry, comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from saboteur.club.event import Entrant, Event, Plan, Round, with_result
from saboteur.club.formats import is_over, published, stand
from saboteur.club.pairing import Sizes
from saboteur.core.table.chance import commitment
from saboteur.server import messages as m
from saboteur.server.tournaments import tournament_entries as e


class TournamentState:
    """Everything about one tournament. Made of its first entry, changed by `apply` alone."""

    def __init__(self, first: e.Begun) -> None:
        self.seq = 1
        self.shown_seq = 1  # does not grow with what is kept back
        self.begun = first
        self.updated = first.at
        self.event = Event(name=first.name, seed=first.seed, plan=plan_of(first.plan))
        self.persons: dict[str, str] = {}  # person → key
        self.here: set[str] = set()
        self.deputies: set[str] = set()
        self.tables: list[list[str]] = []  # ids, by round
        self.seeds: list[list[str]] = []
        self.results: Counter[tuple[int, int]] = Counter()  # how often one was entered, by round and table
        self.by_hand: Counter[tuple[int, int]] = Counter()  # of those, by an organiser
        self.sealed: set[tuple[int, int]] = set()  # round and number of tables that are not opened yet
        self.trace: list[m.TournamentTrace] = []
        self.paused = False
        self.ended = False
        self._shown: m.Tournament | None = None  # to somebody who takes no part
        self.answers: set[tuple[str, str]] = {(first.by, first.cid)} if first.cid else set()

    @property
    def phase(self) -> m.TournamentPhase:
        """Return how far it is."""
        if self.ended:
            return "over"
        return "playing" if self.event.rounds else "registration"

    @property
    def next_round(self) -> int:
        """Return the number of the round that is paired next."""
        return len(self.event.rounds) + 1

    def due(self, now: int) -> bool:
        """Return whether the server has to pair a round or end the tournament by itself."""
        starts = self.begun.starts
        waits = self.ended or self.paused or any(not one.over for one in self.event.rounds)
        return starts is not None and starts <= now and not waits

    @property
    def closed_for_good(self) -> bool:
        """Return whether it is over and no table of it still plays."""
        return self.ended and not self.open_tables() and not self.sealed

    @property
    def wake(self) -> int | None:
        """Return from when on the server has to look after it; None: nothing happens unless somebody acts."""
        if self.open_tables() or self.sealed:
            return 0
        return None if self.ended or self.paused else self.begun.starts

    def may_organise(self, person: str) -> bool:
        """Return whether somebody is the organiser or a deputy."""
        return bool(person) and (person == self.begun.by or self.persons.get(person) in self.deputies)

    def entrant(self, key: str) -> Entrant | None:
        """Find somebody who takes part."""
        return next((one for one in self.event.entrants if one.key == key), None)

    def person_of(self, key: str) -> str:
        """Return whose key it is; empty: a bot's, or somebody's without a device."""
        return next((person for person, own in self.persons.items() if own == key), "")

    def open_tables(self) -> list[tuple[int, int, str]]:
        """Return round, number and id of the server's tables that have no result."""
        return [
            (one.number, sheet.number, ids[sheet.number - 1])
            for one, ids in zip(self.event.rounds, self.tables, strict=True)
            for sheet in one.tables
            if sheet.gold is None and ids
        ]

    def closed(self, number: int) -> bool:
        """Return whether a round's results are kept back: one of the tables with the same deal still plays."""
        secret = self.begun.plan.format == "duplicate" and not self.begun.real
        return secret and not self.event.rounds[number - 1].over

    def known_results(self, number: int, table: int) -> int:
        """Return how many results of a table somebody may know of."""
        return (self.by_hand if self.closed(number) else self.results)[number, table]

    @property
    def public(self) -> Event:
        """Return the tournament without what is kept back."""
        if not self.event.rounds or not self.closed(len(self.event.rounds)):
            return self.event
        *before, last = self.event.rounds
        tables = [msgspec.structs.replace(sheet, gold=None) for sheet in last.tables]
        return msgspec.structs.replace(self.event, rounds=[*before, msgspec.structs.replace(last, tables=tables)])

    def to_open(self) -> list[tuple[int, int, str]]:
        """Return round, number and id of the tables that are still sealed though their deal is over."""
        return [
            (number, table, self.tables[number - 1][table - 1])
            for number, table in sorted(self.sealed)
            if not self.closed(number)
        ]

    def apply(self, entry: e.AnyEntry) -> None:
        """Add one entry; what is in the log was accepted."""
        self.seq += 1
        self.updated = entry.at
        if entry.cid:
            self.answers.add((entry.by, entry.cid))
        match entry:
            case e.Registered():
                one = Entrant(key=entry.key, name=entry.name, joined=entry.joined, bot=entry.bot)
                self.event = msgspec.structs.replace(self.event, entrants=[*self.event.entrants, one])
                if entry.person:
                    self.persons[entry.person] = entry.key
                if entry.bot or self.begun.real or self.begun.clock == "slow":  # who has days need not be at hand
                    self.here.add(entry.key)
            case e.CheckedIn():
                self.here.add(entry.key)
            case e.Withdrawn():
                self._change(entry.key, left=entry.left)
            case e.Readmitted():
                self._change(entry.key, left=None)
            case e.Paired():
                self.event = msgspec.structs.replace(self.event, rounds=[*self.event.rounds, entry.round])
                self.tables.append(entry.tables)
                self.seeds.append(entry.seeds)
                if entry.tables and self.closed(entry.round.number):
                    self.sealed |= {(entry.round.number, sheet.number) for sheet in entry.round.tables}
            case e.Entered():
                self._enter(entry)
            case e.DealOpened():
                self.sealed -= {(entry.round, table) for table in entry.tables}
            case e.Paused():
                self.paused = entry.paused
            case e.DeputyNamed():
                (self.deputies.add if entry.deputy else self.deputies.discard)(entry.key)
            case e.Forgotten():
                self.persons = {person: key for person, key in self.persons.items() if key != entry.key}
                self._change(entry.key, name=entry.name)
            case e.Carried() if not entry.key:
                self.begun = msgspec.structs.replace(self.begun, by=entry.person)
            case e.Carried():
                self.persons = {person: key for person, key in self.persons.items() if key != entry.key}
                self.persons[entry.person] = entry.key
            case e.Ended():
                self.ended = True
            case e.Begun():
                raise AssertionError("a tournament begins once")
        kept_back = isinstance(entry, e.Entered) and self.closed(entry.round) and not entry.by
        self.shown_seq += not kept_back

    def _change(self, key: str, **fields: Any) -> None:
        entrants = [msgspec.structs.replace(one, **fields) if one.key == key else one for one in self.event.entrants]
        self.event = msgspec.structs.replace(self.event, entrants=entrants)

    def _enter(self, entry: e.Entered) -> None:
        sheet = self.event.rounds[entry.round - 1].tables[entry.table - 1]
        where = (entry.round, entry.table)
        self.results[where] += 1
        self.by_hand[where] += bool(entry.by)
        self.event = with_result(self.event, entry.round, entry.table, entry.gold)
        if entry.by:
            self.trace.append(
                m.TournamentTrace(
                    at=entry.at, round=entry.round, table=entry.table, before=sheet.gold, after=entry.gold,
                    note=entry.note,
                )
            )  # fmt: skip

    @property
    def played_out(self) -> bool:
        """Return whether no round is left."""
        return is_over(self.event)

    def shown(self, person: str, leads: bool = False) -> m.Tournament:
        """Return what somebody may see: never the seed before the end, never anybody's id.

        A crowd looks at it again and again, so what all are shown is put together once for each entry.
        """
        if self._shown is None or self._shown.seq != self.shown_seq:
            self._shown = self._shown_to_all()
        return msgspec.structs.replace(
            self._shown, you=self.persons.get(person), organiser=leads or self.may_organise(person)
        )

    def _shown_to_all(self) -> m.Tournament:
        public = self.public
        return m.Tournament(
            tournament=self.begun.tournament,
            name=self.event.name,
            phase=self.phase,
            paused=self.paused,
            real=self.begun.real,
            rated=self.begun.rated,
            clock=self.begun.clock,
            plan=self.begun.plan,
            commitment=published(self.event),
            seed=self.event.seed if self.ended else None,
            entrants=[self._entrant(one) for one in self.event.entrants],
            rounds=[self._round(one, ids) for one, ids in zip(public.rounds, self.tables, strict=True)],
            standings=[
                m.TournamentStanding(
                    place=one.place, key=one.key, score=one.score, played=one.played, byes=one.byes, gold=one.gold,
                    wins=one.wins, by=one.by, scores=one.scores,
                )
                for one in stand(public)
            ],
            trace=[one for one in self.trace if not self.closed(one.round)],
            you=None,
            organiser=False,
            starts=self.begun.starts,
            closed=bool(public.rounds) and self.closed(len(public.rounds)),
            club=self.begun.club or None,
            seq=self.shown_seq,
        )  # fmt: skip

    def _entrant(self, one: Entrant) -> m.TournamentEntrant:
        return m.TournamentEntrant(
            key=one.key, name=one.name, here=one.key in self.here, joined=one.joined, left=one.left,
            bot=one.bot, deputy=one.key in self.deputies,
        )  # fmt: skip

    def _round(self, one: Round, ids: list[str]) -> m.TournamentRound:
        deal = self.seeds[one.number - 1][0] if ids and self.begun.plan.format == "duplicate" else None
        return m.TournamentRound(
            number=one.number,
            tables=[
                m.TournamentTable(
                    number=sheet.number, seats=sheet.seats, gold=sheet.gold,
                    results=self.known_results(one.number, sheet.number),
                    table=ids[sheet.number - 1] if ids else None,
                )
                for sheet in one.tables
            ],
            byes=one.byes,
            meetings=one.meetings,
            bound=one.bound,
            deal=None if deal is None else commitment(bytes.fromhex(deal)),
        )  # fmt: skip


def plan_of(plan: m.TournamentPlan) -> Plan:
    """Return a plan as the pure rules take it; `Unpairable` says what cannot be."""
    return Plan(
        format=plan.format,
        rounds=plan.rounds,
        sizes=Sizes(plan.least, plan.most, plan.best),
        scoring=plan.scoring,
        advance=plan.advance,
    )


def tournament_from_log(log: Iterable[e.AnyEntry]) -> TournamentState:
    """Fold a whole log."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first, e.Begun)
    state = TournamentState(first)
    for entry in entries:
        state.apply(entry)
    return state
