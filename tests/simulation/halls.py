"""What happens in a simulated night beside the tables: a tournament, a club with an evening, strangers who wait.

People there ask over HTTP: whichever process is up, again and again until it is answered, with the same message id.
In the end each log must hold what was acknowledged once, and what was decided must have become true: the tables of a
round are there, each made once, results are those of the tables, and whoever waited has one seat.
"""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.clubs.club_house import PAUSE
from saboteur.server.clubs.club_log import CLUBS
from saboteur.server.shared_logs import LogKind
from saboteur.server.store.store_errors import StoreError
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tournaments.tournament_log import TOURNAMENTS

if TYPE_CHECKING:
    from tests.simulation.night import Night

    from saboteur.server.app import Server

T = TypeVar("T")
NOT_NOW = {"busy", "unavailable", "store_full", "draining"}  # refusals that are not the last word
WAITS = 40.0  # seconds after all faults in which everybody has a seat: clocks may have been set by half of it
OPENS = 12.0  # … and in which what was decided is true
PLAN = m.TournamentPlan(rounds=1, least=3, most=4, best=3)


class Hall(ABC):
    """Something that people do together, by their own dice."""

    patience = OPENS

    def __init__(self, night: Night, people: list[str]) -> None:
        self.night = night
        self.people = people
        self.dice = random.Random(f"{type(self).__name__} {night.seed}")
        self._number = 0
        self._done: dict[str, str] = {}  # message id → the log in which it must be
        self._refused: dict[str, str] = {}

    @abstractmethod
    async def live(self) -> None:
        """Do it; ends when all have done what they wanted."""

    @abstractmethod
    def wrong(self) -> str:
        """Say what is not as was decided; empty: nothing. Asked until nothing is, for a while."""

    async def ask(self, make: Callable[[Server], Awaitable[T]]) -> T:
        """Ask some process until one answers."""
        night = self.night
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / 0.5))
            ready = [one for one in night.processes if one.ready and not one.gone and not one.leaving]
            if not ready:
                continue
            process = self.dice.choice(ready)

            async def whole(server: Server = process.server) -> tuple[T]:
                return (await make(server),)

            try:
                answer = await process.run(whole())
            except StoreError:
                continue
            except Refusal as refusal:
                if refusal.code in NOT_NOW:
                    continue
                raise
            if answer is not None:
                return answer[0]  # type: ignore[no-any-return] # what `whole` returns

    async def act(self, log: str, make: Callable[[Server, str], Awaitable[Any]]) -> Any:
        """Do something with a message id, and remember what became of it; None: it was refused."""
        self._number += 1
        cid = f"{type(self).__name__}-{self._number}"
        try:
            answer = await self.ask(lambda server: make(server, cid))
        except Refusal:
            self._refused[cid] = log
            return None
        self._done[cid] = log
        return answer

    def check(self) -> str:
        """Say what is wrong with the logs of acts."""
        for wanted, acts in ((1, self._done), (0, self._refused)):
            for cid, log in acts.items():
                mark = b'"cid":"%s"' % cid.encode()
                found = sum(mark in entry for _, _, entry in self.night.database.log(log))
                if found != wanted:
                    return f"{log}: {cid} is there {found} times instead of {wanted}"
        return ""

    def state(self, kind: LogKind[Any, Any], log: str) -> Any:
        return kind.fold(kind.decode(entry) for _, _, entry in self.night.database.log(log))

    def tables_wrong(self, cup: str) -> str:
        """Say which of a tournament's tables is not what its log says; made once and no other way."""
        state, base = self.state(TOURNAMENTS, cup), self.night.database
        for number, (sheets, ids) in enumerate(zip(state.event.rounds, state.tables, strict=True), 1):
            for sheet, table in zip(sheets.tables, ids, strict=True):
                entries = [e.decode_entry(entry) for _, _, entry in base.log(table)]
                if not entries or not any(isinstance(entry, e.Started) for entry in entries):
                    return f"{table} of round {number} does not play"
                if sum(isinstance(entry, e.Created | e.Started) for entry in entries) != 2:
                    return f"{table} of round {number} began twice"
                gold = result_of(entries)
                if gold != sheet.gold:
                    return f"{table} ended with {gold}, and {sheet.gold} was entered"
                if gold is not None and state.results[number, sheet.number] != 1:
                    return f"the result of {table} was entered {state.results[number, sheet.number]} times"
        return ""


def result_of(entries: list[e.AnyEntry]) -> list[int] | None:
    """Return a table's gold, if its game is over."""
    first = entries[0]
    assert isinstance(first, e.Created)
    state = RoomState(first)
    for entry in entries[1:]:
        state.apply(entry)
    game = state.game
    return None if state.phase != "over" or game is None or game.result is None else game.result.gold


class Cup(Hall):
    """A tournament of some people and bots, of one round, paired by whoever organises it."""

    cup = ""

    async def live(self) -> None:
        organiser = self.people[0]
        wish = m.NewTournament(name="Cup", plan=PLAN, modules=["base"], clock="relaxed", bot_level="novice")
        self.cup = await self.ask(lambda server: server.tournaments.open(organiser, wish))
        await asyncio.gather(*(self._register(one) for one in self.people))
        for number in range(self.dice.randint(1, 3)):

            def add(cid: str, number: int = number) -> m.AddEntrant:
                return m.AddEntrant(cid=cid, name=f"Bot {number}", bot="novice")

            await self._act(organiser, add)
        for _ in range(2):  # by two who organise it, or by one who taps twice
            await self._act(organiser, lambda cid: m.PairRound(cid=cid, round=1))

    async def _register(self, person: str) -> None:
        name = f"Guest {self.people.index(person)}"
        await self._act(person, lambda cid: m.Register(cid=cid, name=name))

    async def _act(self, person: str, make: Callable[[str], m.AnyTournamentAct]) -> None:
        await self.act(self.cup, lambda server, cid: server.tournaments.act(self.cup, person, make(cid)))

    def wrong(self) -> str:
        return self.tables_wrong(self.cup) if self.cup else "there is no tournament yet"


class Club(Hall):
    """A club that plans an evening, which its server begins by itself."""

    patience = 2 * PAUSE  # what was decided at a process that died is found in the next round

    club = ""

    async def live(self) -> None:
        owner, *others = self.people
        while not self.club:
            wish = m.NewClub(name=f"Club {self.dice.random():.9f}".replace("0.", ""), me="Owner")
            try:
                self.club = await self.ask(lambda server, wish=wish: server.clubs.found(owner, wish))  # type: ignore[misc]
            except Refusal as refusal:  # founded, and nobody was told
                if refusal.code != "club_name_taken":
                    raise
        await asyncio.gather(*(self._join(one) for one in others))

        def plan(server: Server, cid: str) -> Awaitable[Any]:
            at = server.clock.now() + 15_000
            cup = m.NewTournament(name="Evening", plan=PLAN, modules=["base"], bot_level="novice", starts=at)
            return server.clubs.act(self.club, owner, m.PlanEvening(cid=cid, at=at, tournament=cup))

        state = await self.act(self.club, plan)
        if state is None:
            return
        evening = state.evenings[0].tournament
        for number in range(3):

            def add(server: Server, cid: str, number: int = number) -> Awaitable[Any]:
                bot = m.AddEntrant(cid=cid, name=f"Bot {number}", bot="novice")
                return server.tournaments.act(evening, owner, bot)

            await self.act(evening, add)

    async def _join(self, person: str) -> None:
        name = f"Member {self.people.index(person)}"
        await self.act(
            self.club, lambda server, cid: server.clubs.act(self.club, person, m.JoinClub(cid=cid, name=name))
        )

    def wrong(self) -> str:
        if not self.club:
            return "there is no club yet"
        state = self.state(CLUBS, self.club)
        for evening in state.evenings:
            if not self.night.database.log(evening.tournament):
                return f"evening {evening.number} of {self.club} has no tournament"
            if found := self.tables_wrong(evening.tournament):
                return found
            cup = self.state(TOURNAMENTS, evening.tournament)
            if cup.closed_for_good != evening.over:
                return (
                    f"evening {evening.number} is {'not ' * (not evening.over)}counted, and its tournament is not so"
                )
        return ""


class Strangers(Hall):
    """People who do not know each other and wait for a table."""

    patience = WAITS

    def __init__(self, night: Night, people: list[str]) -> None:
        super().__init__(night, people)
        self._tables: dict[str, str] = {}

    async def live(self) -> None:
        wish = m.MatchWish(preset="base", seats=3, bots_after=self.dice.choice((2, 6)))
        await asyncio.gather(*(self._wait(person, wish) for person in self.people))

    async def _wait(self, person: str, wish: m.MatchWish) -> None:
        """Ask for a table as a page does, until there is one."""
        await asyncio.sleep(self.dice.uniform(0, 10))
        while True:
            stands = await self.ask(lambda server: server.waiting_list.state(person))
            if stands.table is not None and self.night.database.log(stands.table):
                self._tables[person] = stands.table
                return
            if not stands.waiting and stands.table is None:
                await self.ask(lambda server: server.waiting_list.join(person, "Ann", wish))
            await asyncio.sleep(1.0)

    def wrong(self) -> str:
        missing = [person for person in self.people if person not in self._tables]
        return f"{len(missing)} of {len(self.people)} who wait have no table" if missing else ""

    def check(self) -> str:
        seats: Counter[str] = Counter()
        for table in self.night.database.tables():
            first = e.decode_entry(self.night.database.log(table)[0][2])
            if isinstance(first, e.Created):
                seats.update(chair.person for chair in first.seats if chair.person in self.people)
        twice = [person for person, number in seats.items() if number > 1]
        return f"{len(twice)} strangers were given two tables" if twice else super().check()


HALLS: tuple[type[Hall], ...] = (Cup, Club, Strangers)
