"""A room: one task that owns one table.

Everything comes through its mailbox, in order: intents, arrivals, bots' answers, moves of seats. What is accepted is
durable before anybody hears of it: validate, append, then apply, acknowledge and publish.

In a veto window answers are kept here until it closes, and all of them become one entry then. So nobody can see who
answered, when, or in which order, and the window is as long as it was announced, whatever anybody answers.
"""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec
import structlog

from saboteur.bots import Said
from saboteur.bots.luck import luck_of
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import Allow, pack
from saboteur.server import messages as m
from saboteur.server.limits.bounds import REFUSALS_KEPT
from saboteur.server.limits.rate_limiter import callers_at
from saboteur.server.store import Store
from saboteur.server.store.store_errors import Stale, StoreError, StoreFull, StoreUnavailable
from saboteur.server.tables.bots.bot_pool import BotPool, BotSeat, called
from saboteur.server.tables.bots.fair_turns import FairnessKey
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tables.delivery.mailbox import Mailbox, Work, busy, unsure
from saboteur.server.tables.delivery.viewers import Viewers, ViewersHost
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.breaks import present
from saboteur.server.tables.log.clocks import BOTS_WINDOW
from saboteur.server.tables.log.intents import (
    Asker,
    check_action,
    entry_for,
    explained,
    own_seat,
    refused,
    thrown,
    vote_of,
)
from saboteur.server.tables.log.table_state import RoomState, Step
from saboteur.server.tables.log.votes import Ballot

Reply = Callable[[m.Ok | m.No], None]
_log = structlog.get_logger("saboteur.rooms")


class BotTurn(NamedTuple):
    """What a bot is asked."""

    seat: int
    decision: int
    watched: bool  # whether nobody plays, and somebody only looks on


def reading_along() -> Refusal:
    """Refuse what a person sends over a connection that only reads."""
    return Refusal("read_along", "Another tab or device of yours plays; take the input over first.")


class RoomHost(ViewersHost, Protocol):
    """What a room needs of the room registry."""

    bot_pool: BotPool
    store: Store

    def fresh_code(self) -> str:
        """Make up a door code."""

    async def title_of(self, person: str) -> str:
        """Return what somebody likes to be called for what they did."""

    async def append(self, room: Room, entries: list[e.AnyEntry]) -> None:
        """Make entries durable; they are not applied yet."""

    async def after_commit(self, room: Room, entries: list[e.AnyEntry]) -> None:
        """Keep what is derived from the log up to date: lists, codes, histories."""

    def let_fly(self, table: str, thrown: m.Thrown) -> None:
        """Tell other processes what is thrown."""

    async def open_rematch(self, state: RoomState, by: str) -> str:
        """Open a table for the same people."""


class Room(Mailbox):
    """Owns one table: what people want comes in one after the other, and what happened goes out."""

    def __init__(self, house: RoomHost, state: RoomState, fence: int) -> None:
        super().__init__()
        self.state = state
        self.fence = fence
        self.viewers = Viewers(house, state, self.now, self._wake_bots)
        self._house = house
        # The machine's clock may have been set back since the log was written; this room's time goes on from there.
        self._ahead = max(0, state.updated - house.clock.now())
        self._refused: OrderedDict[tuple[str, str], m.No] = OrderedDict()
        self._held: dict[int, tuple[e.VetoAnswer, list[Reply]]] = {}
        self._early: int | None = None  # when an open window closes because the only person has answered
        self._bot_seats: dict[int, BotSeat] = {}
        self._thinking: dict[BotTurn, asyncio.Task[None]] = {}
        self._ballot = Ballot(house.store, state.table)
        self._said_in_lesson = -1  # the last step of a lesson at which a companion was let speak
        self._aside: set[asyncio.Task[None]] = set()  # bots that find out whom they point at, or what to say

    # -- the mailbox -------------------------------------------------------------------------------------

    def submit(self, person: str, intent: m.AnyIntent, reply: Reply, connection: Connection | None = None) -> None:
        """Hand an intent in; the reply comes when it is durable, or refused.

        If this room ends before, it is not known here whether the intent got into the log. A connection is closed
        then, and its owner asks again with the same id; whoever has no connection is told to.
        """

        if isinstance(intent, m.Why):
            reply(explained(self.state, person, intent))
            return
        if isinstance(intent, m.Throw):
            reply(self._throw(person, intent, connection))
            return

        def otherwise() -> None:
            if connection is None:
                reply(self.refusal(intent.cid, unsure()))

        if not self.post(lambda: self._intent(person, intent, reply, connection), otherwise):
            reply(self.refusal(intent.cid, busy()))

    async def run(self) -> None:
        """Work through the mailbox and the deadlines until stopped."""
        try:
            self._wake_bots()
            await self.work_through(self._idle)
        except Stale:
            _log.warning("room_lost", table=self.state.table)
            self.leave(lambda connection: connection.bye("moved", "The table moved to another server.", resume=True))
        except StoreFull:
            _log.error("room_store_failed", table=self.state.table, error="StoreFull")
            self.leave(
                lambda connection: connection.bye("store_full", "The server has no room to write.", resume=True)
            )
        except StoreError as error:
            _log.error("room_store_failed", table=self.state.table, error=type(error).__name__)
            self.leave(lambda connection: connection.bye("store", "The server cannot write just now.", resume=True))
        except Exception as error:  # noqa: BLE001 - a fault of ours: the log is sound, the next knock starts again
            _log.error("room_failed", table=self.state.table, error=type(error).__name__, exc_info=error)
            self.leave(lambda connection: connection.bye("moved", "The table is set up again.", resume=True))

    def _idle(self) -> tuple[float | None, Work]:
        """Say how long it is to the next deadline, and what to do then."""
        due = [at for at in (self.state.clocks.next_deadline(), self._early) if at is not None]
        deadline = min(due, default=None)
        if deadline is None:
            return None, self._on_time
        return self._house.clock.seconds_until(deadline - self._ahead), self._on_time

    def leave(self, say: Callable[[Connection], None]) -> None:
        """Stop: say something to every connection and let go. The log has everything."""
        self.viewers.leave(say)
        for task in (*self._thinking.values(), *self._aside):
            task.cancel()
        for answer, replies in self._held.values():
            for reply in replies:
                reply(
                    self.refusal(answer.cid, unsure())
                )  # whoever waits without a connection; connections are closed
        self._held = {}
        self.stop()

    # -- intents -----------------------------------------------------------------------------------------

    async def _intent(self, person: str, intent: m.AnyIntent, reply: Reply, connection: Connection | None) -> None:
        known = self._known(person, intent.cid)
        if known is not None:
            reply(known)
            return
        if connection is not None and not connection.input and self.state.seat_of(person) is not None:
            # Not kept as the answer to this id: the same intent may be on its way over the connection that plays.
            reply(self.refusal(intent.cid, reading_along()))
            return
        try:
            title = await self._house.title_of(person) if isinstance(intent, m.Join) else ""
            asker = Asker(person, self.now(), self._house.fresh_code, title)
            if isinstance(intent, m.Act) and self.state.clocks.window is not None:
                self._hold(asker, intent, reply)
                await self._close_early()
                return
            if isinstance(intent, m.PointAt):
                await self._point(person, intent, reply)
                return
            entry = entry_for(self.state, asker, intent)
            if isinstance(entry, e.Rematched):
                table = await self._house.open_rematch(self.state, person)
                entry = e.Rematched(at=entry.at, by=entry.by, cid=entry.cid, table=table)
            await self.commit([entry], connection)
        except Refusal as refusal:
            no = self.refusal(intent.cid, refusal)
            self._refused[person, intent.cid] = no
            if len(self._refused) > REFUSALS_KEPT:
                self._refused.popitem(last=False)
            reply(no)
        except StoreFull:
            reply(self.refusal(intent.cid, Refusal("store_full", "The server's disk is full; nothing was changed.")))
        else:
            reply(m.Ok(cid=intent.cid, seq=self.state.answers[person, intent.cid]))
        finally:
            if connection is not None:
                connection.send_together()

    def _known(self, person: str, cid: str) -> m.Ok | m.No | None:
        """Return the first answer to a message id, if it had one."""
        seq = self.state.answers.get((person, cid))
        return self._refused.get((person, cid)) if seq is None else m.Ok(cid=cid, seq=seq)

    def refusal(self, cid: str, refusal: Refusal) -> m.No:
        """Write a refusal as an answer."""
        return refused(self.state, cid, refusal)

    def _hold(self, asker: Asker, intent: m.Act, reply: Reply) -> None:
        """Keep an answer until the veto window closes; it is acknowledged then."""
        seat = own_seat(self.state, asker.person)
        held = self._held.get(seat)
        if held is not None and (held[0].by, held[0].cid) == (asker.person, intent.cid):
            held[1].append(reply)
            return
        if self.state.seats[seat].away is not None:
            raise Refusal("away", "A bot plays for you; say that you are back first.")
        if held is not None:
            raise Refusal("answered", "You have answered already.")
        code = check_action(self.state, seat, intent.decision, intent.action)
        self._held[seat] = (e.VetoAnswer(seat=seat, code=code, by=asker.person, cid=intent.cid), [reply])

    async def give_seat(self, seat: int, person: str, to: str) -> bool:
        """Move a person's seat to another device; False if they do not have it any more."""
        if self.state.seat_of(person) != seat or self.state.seat_of(to) is not None:
            return False
        await self.commit([e.SeatGiven(at=self.now(), by=person, seat=seat, person=to)])
        self.viewers.end_input(person)
        return True

    # -- committing --------------------------------------------------------------------------------------

    async def commit(self, entries: list[e.AnyEntry], answered: Connection | None = None) -> None:
        """Make entries durable, then apply and publish them. Whoever is answered gets frame and answer together."""
        await self._durable(entries)
        if answered is not None:
            answered.hold_back()
        for entry in entries:
            step = self.state.apply(entry)
            self._hear(entry, step)
            self.viewers.publish(step)
        if self.state.vote_due:
            await self._count_votes()  # before a finished game is counted
        await self._house.after_commit(self, entries)
        self._wake_bots()

    async def _durable(self, entries: list[e.AnyEntry]) -> None:
        """Append; when the database does not answer, repeat the very same append, which counts once."""
        for pause in (0.2, 0.5, 1.0, 2.0, 3.0, 4.0, 5.0):
            try:
                await self._house.append(self, entries)
            except StoreUnavailable:
                _log.warning("store_unavailable", table=self.state.table)
                await asyncio.sleep(pause)
            else:
                return
        await self._house.append(self, entries)

    def now(self) -> int:
        """Return the table's time, for entries and viewers; it never goes back."""
        return max(self._house.clock.now() + self._ahead, self.state.updated)

    # -- throws and votes --------------------------------------------------------------------------------

    def _throw(self, person: str, intent: m.Throw, connection: Connection | None) -> m.Ok | m.No:
        """Let something fly: nothing is kept of it, and nothing waits for it."""
        try:
            if connection is not None and not connection.input and self.state.seat_of(person) is not None:
                raise reading_along()
            flying = thrown(self.state, person, intent)
        except Refusal as refusal:
            return self.refusal(intent.cid, refusal)
        self.viewers.let_fly(flying)
        self._house.let_fly(self.state.table, flying)
        return m.Ok(cid=intent.cid, seq=self.state.seq)

    async def _point(self, person: str, intent: m.PointAt, reply: Reply) -> None:
        """Keep somebody's vote; the last one closes the vote."""
        self._ballot.turn_to(vote_of(self.state, person, intent))
        await self._ballot.put(person, intent.cid, intent.seat)
        reply(m.Ok(cid=intent.cid, seq=self.state.seq))
        await self._count_votes(waiting=True)

    async def _count_votes(self, *, waiting: bool = False) -> None:
        """Close the vote: everybody sees all of it at once; with `waiting`, only if nobody is waited for any more."""
        vote = self.state.vote
        if vote is None or not vote.open:
            return
        self._ballot.turn_to(vote.round)
        at = await self._ballot.by(self.state.seats)
        here = [one for one, chair in zip(at, self.state.seats, strict=True) if chair.away is None]
        if waiting and None in here:
            return
        await self.commit([e.VotesCounted(at=self.now(), round=vote.round, at_seats=at)])

    def _ask_for_votes(self) -> None:
        """Let every bot find out whom it points at; one that only stands in for somebody does not vote for them."""
        vote = self.state.vote
        if vote is None or not vote.open or self.state.lesson:
            return
        self._ballot.turn_to(vote.round)
        for seat, chair in enumerate(self.state.seats):
            if chair.level is not None and seat not in self._ballot.asked:
                self._ballot.asked.add(seat)
                task = asyncio.get_running_loop().create_task(self._let_point(seat, vote.round))
                self._aside.add(task)
                task.add_done_callback(self._aside.discard)

    async def _let_point(self, seat: int, number: int) -> None:
        assert self.state.game is not None
        level, style, payer = self.state.bot_level(seat), self.state.bot_style(seat), self._payer()
        view, bot_seat = self.state.game.view(seat), self._bot_seat(seat)
        at = await self._house.bot_pool.vote(level, style, bot_seat, view, payer)

        async def voted() -> None:
            vote = self.state.vote
            if at is not None and vote is not None and vote.open and vote.round == number:
                self._ballot.take(seat, at)
                await self._count_votes(waiting=True)

        if not self.gone:
            self.put((voted, lambda: None))

    # -- time --------------------------------------------------------------------------------------------

    async def _on_time(self) -> None:
        """Do what is due."""
        now, clocks = self.now(), self.state.clocks
        if clocks.window is not None and min(clocks.window.ends, self._early or clocks.window.ends) <= now:
            await self._close_window(now)
            return
        if clocks.rest is not None and clocks.rest <= now:
            await self.commit([e.WentOn(at=now)])
            return
        over = [seat for seat, ends in clocks.countdown.items() if ends <= now]
        late = [seat for seat in clocks.since if seat not in clocks.countdown and clocks.runs_out(seat) <= now]
        entries: list[e.AnyEntry] = [e.TookOver(at=now, seat=seat, why="clock") for seat in over]
        entries += [e.Nudged(at=now, seat=seat) for seat in late]
        if entries:
            await self.commit(entries)

    async def _close_window(self, now: int) -> None:
        """Take all answers as one step; who did not answer allows."""
        held, self._held, self._early = self._held, {}, None
        allow = pack(Allow())
        answers = [
            held[seat][0] if seat in held else e.VetoAnswer(seat=seat, code=allow)
            for seat in sorted(self.state.asked)
        ]
        await self.commit([e.Answered(at=now, answers=answers)])
        for answer, replies in held.values():
            for reply in replies:
                reply(m.Ok(cid=answer.cid, seq=self.state.seq))

    async def _close_early(self) -> None:
        """Close a window in which nobody can learn anything from waiting.

        People who pass one device round see each other answer. One person among bots waits for nobody: their answer
        leaves a window for bots, which lasts as long as such a window does, whatever any of them holds.
        """
        window, people = self.state.clocks.window, present(self.state.seats, programs=True)
        if self.state.options.shared_device and self._held.keys() >= self.state.asked:
            await self._close_window(self.now())
        elif window is not None and self._early is None and len(people) == 1 and people[0] in self._held:
            self._early = max(self.now(), window.opened + BOTS_WINDOW)
            if self._early <= self.now():
                await self._close_window(self.now())

    # -- bots --------------------------------------------------------------------------------------------

    def _hear(self, entry: e.AnyEntry, step: Step) -> None:
        """Let bots hear what their seats were told."""
        if isinstance(entry, e.Started):
            return  # a bot's seat begins with the view after the deal
        for seat, bot_seat in self._bot_seats.items():
            for event in f.told(step.raw_events, seat):
                bot_seat.listen(event)
            if isinstance(entry, e.Claimed):
                bot_seat.listen(Said.of(entry.seat, entry.claim))

    def _bot_seat(self, seat: int) -> BotSeat:
        """Return the bot's side of a seat; one that comes late is told the whole story that the seat was told."""
        game = self.state.game
        assert game is not None
        if seat not in self._bot_seats:
            beginning = game.beginning()
            deal = len(beginning.events(seat))
            luck = luck_of(str(game.setup.seed), seat)
            self._bot_seats[seat] = BotSeat(beginning.view(seat), game.events(seat)[deal:], luck)
        return self._bot_seats[seat]

    def _wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet; what nobody waits for any more is dropped.

        Bots do not play for nobody: where no person plays, the game sleeps until one who has a seat is here.
        """
        watched = not self.state.goes_on
        self._ask_for_votes()
        self._let_lesson_speak()
        for key, task in list(self._thinking.items()) if self._thinking else ():
            if (key.decision, key.watched) != (self.state.decision, watched):
                task.cancel()
                del self._thinking[key]
        if watched and not self.viewers.persons():
            return
        for seat in self.state.asked:
            if not self.state.played_by_bot(seat) or seat in self._held:
                continue
            key = BotTurn(seat, self.state.decision, watched)
            if key not in self._thinking:
                self._thinking[key] = asyncio.get_running_loop().create_task(self._think(key))

    async def _think(self, turn: BotTurn) -> None:
        seat = turn.seat
        game = self.state.game
        assert game is not None
        bot_seat, view, codes = self._bot_seat(seat), game.view(seat), game.codes(seat)
        wished = [pack(one) for one in self.state.wanted(seat)][:1]
        codes = [code for code in codes if code in wished] or codes
        payer = self._payer()
        level = self.state.bot_level(seat)
        speed, style = self.state.options.bot_speed, self.state.bot_style(seat)
        code, thinking = await self._house.bot_pool.answer(
            level,
            bot_seat,
            view,
            codes,
            payer,
            speed,
            style,
            decision=turn.decision,
            watched=turn.watched,
            steady=bool(self.state.daily),
        )
        if not self.gone:
            self.put((lambda: self._bot_answer(turn, code, thinking), lambda: None))

    def _payer(self) -> FairnessKey:
        """Say for whom bots think here."""
        return FairnessKey(callers_at(self.viewers.address())[0].key, self.state.table)

    def _let_speak(self, seat: int) -> None:
        """Let a bot say something after its turn; one that only stands in for somebody does not speak for them."""
        if self.state.seats[seat].level is not None and not (self.state.lesson or self.state.daily):
            task = asyncio.get_running_loop().create_task(self._speak(seat))
            self._aside.add(task)
            task.add_done_callback(self._aside.discard)

    async def _speak(self, seat: int) -> None:
        assert self.state.game is not None
        who = called(self.state.bot_level(seat), self.state.bot_style(seat))
        speed, payer = self.state.options.bot_speed, self._payer()
        bot_seat, view = self._bot_seat(seat), self.state.game.view(seat)
        claim = await self._house.bot_pool.remark(who, bot_seat, view, payer, speed)

        async def said() -> None:
            game = self.state.game
            still = game is not None and not game.over and game.view(None).round == view.round
            if claim is not None and still and self.state.seats[seat].level is not None:
                await self.commit([e.Claimed(at=self.now(), seat=seat, claim=claim)])

        if claim is not None and not self.gone:
            self.put((said, lambda: None))

    def _let_lesson_speak(self) -> None:
        """Say what a companion says in a lesson, once the learner has had time to see what was done before."""
        due = self.state.lesson_step
        if due is None or not due.said or not self.state.played_by_bot(due.seat) or self.state.interval is not None:
            return
        if self._said_in_lesson != self.state.lesson_at:
            self._said_in_lesson = self.state.lesson_at
            task = asyncio.get_running_loop().create_task(self._recite(due.seat, due.said[0].words()))
            self._aside.add(task)
            task.add_done_callback(self._aside.discard)

    async def _recite(self, seat: int, words: dict[str, object]) -> None:
        await self._house.bot_pool.pause(self.state.bot_level(seat), self.state.options.bot_speed)
        claim = msgspec.convert(words, m.AnyClaim)
        if not self.gone:
            self.put((lambda: self.commit([e.Claimed(at=self.now(), seat=seat, claim=claim)]), lambda: None))

    def _checked(self, seat: int, code: int) -> int:
        """Check what a bot chose. Should that be impossible, anything is better than a table that stalls."""
        assert self.state.game is not None
        codes = self.state.game.codes(seat)
        if code in codes:
            return code
        _log.error("bot_refused", table=self.state.table, code="not_legal")
        return random.choice(codes)

    async def _bot_answer(self, turn: BotTurn, code: int, thinking: e.Thinking | None) -> None:
        """Play a bot's answer, if it is still asked for."""
        self._thinking.pop(turn, None)
        seat = turn.seat
        if turn.decision == self.state.decision and seat in self.state.asked and self.state.played_by_bot(seat):
            code = self._checked(seat, code)
            if self.state.clocks.window is not None:
                self._held.setdefault(seat, (e.VetoAnswer(seat=seat, code=code, thinking=thinking), []))
                await self._close_early()
            else:
                question = self.state.game.view(None).question if self.state.game else None
                await self.commit([e.Acted(at=self.now(), seat=seat, code=code, thinking=thinking)])
                if question is not None and question.kind == "take_turn":
                    self._let_speak(seat)
        self._wake_bots()
