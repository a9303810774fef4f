"""The state of a room: what its log, entry by entry, comes to.

`RoomState.apply` takes one entry and says what it brought (`Step`). It reads no clock and draws no chance, refuses
nothing (what is in the log was accepted) and knows nobody's connection.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from copy import copy

import msgspec

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.skills import STYLES
from saboteur.core.table.ruleset import REVISION
from saboteur.play import positions
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.said import RecordedVote, Said
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.lessons import LEARNER, scripted, steps_of
from saboteur.play.lessons import Step as LessonStep
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.server import messages as m
from saboteur.server.limits.bounds import TALK_KEPT
from saboteur.server.tables.log import breaks, looks, votes
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.clocks import BOTS_WINDOW, SECOND, ClockState
from saboteur.server.tables.log.shown import Shown

READING: dict[m.Reading, int] = {"usual": 1, "long": 2, "longest": 3}  # times as long is a veto window


class Step:
    """What one entry brought, before it is told to anybody."""

    __slots__ = ("before", "game", "lobby", "news", "raw_events", "said")

    def __init__(self) -> None:
        self.news: list[m.AnyNews] = []
        self.raw_events: list[RawEvent] = []
        self.said: list[m.TalkLine] = []
        self.lobby = False  # whether the lobby part changed
        self.game = False  # whether the game part changed
        self.before: Shown | None = None  # the game before a move, if anybody looked at it


class RoomState:
    """Everything about one table. Made of its first entry, changed by `apply` alone."""

    def __init__(self, first: e.Created) -> None:
        self.seq = 1
        self.table = first.table
        self.created = first.at
        self.updated = first.at
        self.seed = first.seed
        self.revision = REVISION  # of the rules, until a log from before says otherwise
        self.setup = first.setup
        self.options = first.options
        self.seats: list[e.Chair] = list(first.seats)
        self.aim = first.aim
        self.lesson = first.lesson
        self.taught = first.taught
        self.lesson_steps = steps_of(first.taught.steps) if first.taught else []
        self.lesson_at = 0  # how many of these steps are done
        self.tournament = first.tournament
        self.sealed = first.sealed
        self.daily = first.daily
        self.opens = first.opens
        # Whether it is in histories and statistics.
        self.counts = not (first.lesson or first.branch or first.daily)
        self.matched = first.matched
        self.host: int | None = None if first.matched else self.first_person()
        self.code = first.code
        self.locked = False
        self.paused = False
        self.phase: m.Phase = "lobby"
        self.rematch: str | None = None
        self.closed = False
        self.sent_away: dict[str, str] = {}  # persons whom the host does not want, and their names; the last one last
        self.game: Game | None = None
        self._shown: Shown | None = None
        self.decision = 0
        self.moves = 0  # how often a seat went to another device
        self.talk: list[m.TalkLine] = []
        self.clocks = ClockState("none", 0)
        self.interval: m.Interval | None = None
        self.vote: m.Vote | None = None  # the last one
        self.votes: list[RecordedVote] = []  # those that were shown
        self.voice = first.voice
        self._full_pile = 0  # cards in the draw pile when the round was dealt
        self.answers: dict[tuple[str, str], int] = {}
        self._seated: dict[str, int] | None = None  # until somebody asks, and again once seats change
        self.turns: Counter[int] = Counter()  # of each seat
        self.stood_in: Counter[int] = Counter()  # of those, how many a bot played
        self._thoughts: list[bytes] = []  # encoded, which takes a tenth of the room
        if first.cid:
            self.answers[first.by, first.cid] = 1

    # -- asking ------------------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int | None:
        """Find a person's seat."""
        return self.seated.get(person)

    @property
    def seated(self) -> dict[str, int]:
        """Return the seats of all persons; every move asks for it, and few entries change it."""
        if self._seated is None:
            self._seated = {chair.person: seat for seat, chair in enumerate(self.seats) if chair.person}
        return self._seated

    def closed_to(self, person: str) -> bool:
        """Return whether somebody may see nothing of the table: the same deal is played elsewhere."""
        return self.sealed and self.seat_of(person) is None

    @property
    def is_try(self) -> bool:
        """Return whether somebody plays a daily deal that counts: alone, and the same as everybody."""
        return bool(self.daily) and self.opens > 0

    def is_empty(self, seat: int) -> bool:
        """Return whether nobody sits there."""
        return not self.seats[seat].person and self.seats[seat].level is None

    def played_by_bot(self, seat: int) -> bool:
        """Return whether a bot answers for the seat at the moment."""
        chair = self.seats[seat]
        return chair.level is not None or chair.away is not None

    def asked_but(self, here: list[str]) -> list[str]:
        """Return the persons who are asked and are not among those who are here."""
        asked = [self.seats[seat].person for seat in self.asked if not self.played_by_bot(seat)]
        return [person for person in asked if person and person not in here]

    @property
    def goes_on(self) -> bool:
        """Return whether the game goes on though nobody looks: a person plays, or a tournament waits for it."""
        return self.played_by_people or bool(self.tournament)

    @property
    def played_by_people(self) -> bool:
        """Return whether a person plays at least one seat at the moment."""
        return any(chair.person and chair.away is None for chair in self.seats)

    def bot_level(self, seat: int) -> m.Level:
        """Return the level of the bot that plays a seat."""
        return self.seats[seat].level or self.options.bot_level

    def bot_style(self, seat: int) -> str:
        """Return the style of the bot that plays a seat: its character, or the table's.

        One left to chance is drawn once a game, and is a secret.
        """
        style = self.seats[seat].character
        if style in CHARACTERS:
            return style
        style = self.options.bot_style
        if style != "chance" or self.game is None:
            return style
        return random.Random(f"{self.game.setup.seed}:style:{seat}").choice(sorted(STYLES))

    @property
    def door_open(self) -> bool:
        """Return whether the code finds the table."""
        return self.phase == "lobby" and not self.locked and not self.closed

    @property
    def asked(self) -> frozenset[int]:
        """Return the seats that have to answer now; nobody while the game is paused or between two rounds."""
        if self.game is None or self.phase != "playing" or self.paused or self.interval is not None:
            return frozenset()
        return frozenset() if self.lesson_rests else self.game.to_act

    @property
    def lesson_step(self) -> LessonStep | None:
        """Return what comes next in a lesson; None: nothing any more, or no lesson is on."""
        on = self.game is not None and self.lesson_at < len(self.lesson_steps)
        return self.lesson_steps[self.lesson_at] if on else None

    @property
    def lesson_rests(self) -> bool:
        """Return whether a lesson asks nobody to act: it has come to its end, or something is said first."""
        return self.taught is not None and (self.lesson_step is None or bool(self.lesson_step.said))

    def wanted(self, seat: int) -> list[AnyAction]:
        """List what a lesson wants of a seat now, one of which is done; nothing where no lesson is on.

        Nor where none of it can be done: a window was missed, and everybody goes on as at any table.
        """
        step = self.lesson_step
        if step is None or self.game is None or step.said or not self.game.asks(seat):
            return []
        wanted = step.wanted if seat == step.seat == LEARNER else [scripted(step, seat, self.game)]
        legal = self.game.legal(seat)
        return [one for one in wanted if one in legal]

    @property
    def thoughts(self) -> list[Thought]:
        """Return why bots did what they did; nothing before the game is over."""
        if self.phase != "over":
            return []
        return [msgspec.json.decode(thought, type=Thought) for thought in self._thoughts]

    @property
    def vote_due(self) -> bool:
        """Return whether the open vote has to be closed, whoever has not voted."""
        return votes.is_due(self.game, self.vote)

    def look(self, before: Shown | None = None) -> Shown | None:
        """Return the game as viewers see it now; the next step can be told by what it changes in that."""
        if self._shown is None and self.game is not None:
            self._shown = Shown(self.game, before)
        return self._shown

    @property
    def public(self) -> View | None:
        """Return the game as a spectator sees it."""
        return None if self.game is None else self.game.view(None)

    def commitment(self) -> str:
        """Return the hash of the seed."""
        return self.game_setup().commitment()

    def game_setup(self) -> Setup:
        """Return the setup as the engine takes it."""
        setup = self.setup
        return Setup(
            seats=setup.seats, modules=setup.modules, options=setup.options, seed=self.seed, revision=self.revision
        )

    def lobby(self) -> m.Lobby:
        """Return the table as all viewers see it."""
        return m.Lobby(
            table=self.table,
            code=self.code if self.door_open else "",
            phase=self.phase,
            setup=self.setup,
            options=self.options,
            seats=[_shown(chair, look) for chair, look in zip(self.seats, looks.worn(self.seats), strict=True)],
            host=self.host,
            locked=self.locked,
            paused=self.paused,
            commitment=self.commitment(),
            created=self.created,
            rematch=self.rematch,
            lesson=self.lesson,
            teaches=self._plan(),
            counts=self.counts,
            interval=self.interval,
            vote=self.vote,
            voice=bool(self.voice),
            tournament=self.tournament or None,
            sealed=self.sealed,
            daily=self.daily or None,
        )

    def _plan(self) -> m.LessonPlan | None:
        """Show what a lesson wants of the learner, step by step."""
        if self.taught is None:
            return None
        steps = [
            m.LessonStep(actions=step.wanted, claims=[msgspec.convert(one.words(), m.AnyClaim) for one in step.said])
            if step.seat == LEARNER
            else m.LessonStep()
            for step in self.lesson_steps
        ]
        taught = self.taught
        return m.LessonPlan(key=taught.key, module=taught.module, at=self.lesson_at, steps=steps, look=taught.look)

    def first_person(self) -> int | None:
        """Find the first seat at which a person sits."""
        return next((seat for seat, chair in enumerate(self.seats) if chair.person), None)

    def fork(self) -> RoomState:
        """Copy what later frames are made of: neither answers to ids nor thoughts, which are never sent again."""
        other = copy(self)
        other.game = None if self.game is None else self.game.copy()
        other._shown = None
        other.clocks = self.clocks.copy()
        other.seats, other.answers, other._thoughts = list(self.seats), {}, []
        other.turns, other.stood_in = Counter(), Counter()  # nobody is told of them
        return other

    # -- entries -----------------------------------------------------------------------------------------

    def apply(self, entry: e.AnyEntry) -> Step:
        """Add one entry."""
        step = Step()
        self.seq += 1
        self.updated = entry.at
        if entry.cid:
            self.answers[entry.by, entry.cid] = self.seq
        if not isinstance(entry, e.Acted):
            self._seated = None  # who sits where may change
        match entry:
            case e.Acted() | e.Answered() | e.Started() | e.Paused() | e.Woken():
                self._play(entry, step)
            case e.Readied() | e.WentOn():
                self._go_on(entry, step)
            case e.Nudged() | e.TookOver() | e.CameBack():
                self._presence(entry, step)
            case e.Claimed() | e.Chatted():
                self._talk(entry, step)
            case e.ReadingSet(seat=seat, reading=reading):
                self._change(seat, reading=reading)
            case e.VotesCounted():
                self._show_votes(entry, step)
            case _:
                step.lobby = True
                step.game = self.game is not None  # who looks through which seat's eyes may have changed
                self._lobby(entry, step)
                self._settle(entry.at, step)
        return step

    def _play(self, entry: e.Acted | e.Answered | e.Started | e.Paused | e.Woken, step: Step) -> None:
        match entry:
            case e.Started():
                step.lobby = step.game = True
                self.phase = "playing"
                self.revision = entry.revision
                self.game = positions.load(self.taught.position) if self.taught else Game.new(self.game_setup())
                clock = self.options.clock or breaks.usual_clock(self.seats)
                self.options = msgspec.structs.replace(self.options, clock=clock)
                self.clocks = ClockState(clock, self.setup.seats)
                step.news.append(m.GameStarted())
                step.raw_events += self.game.story()
                self._full_pile = votes.pile_of(self.game)
                self._ask(entry.at)
            case e.Acted():
                self.turns[entry.seat] += 1
                self.stood_in[entry.seat] += self.played_by_bot(entry.seat)
                self._act([e.VetoAnswer(seat=entry.seat, code=entry.code, thinking=entry.thinking)], entry.at, step)
            case e.Answered():
                for answer in entry.answers:
                    if answer.cid:
                        self.answers[answer.by, answer.cid] = self.seq
                self._act(entry.answers, entry.at, step)
            case e.Paused():
                step.lobby = True
                step.news.append(m.GamePaused(paused=entry.paused))
                self.paused = entry.paused
                self._restart_clocks(entry.at)
            case e.Woken():
                step.news.append(m.ServerRestarted())
                self.clocks.since = dict.fromkeys(self.clocks.since, entry.at)  # nobody's time ran meanwhile
                self._restart_clocks(entry.at)

    def _act(self, answers: Iterable[e.VetoAnswer], at: int, step: Step) -> None:
        """Play actions; each answer earns its increment, whatever it is."""
        assert self.game is not None
        step.game = True
        step.before, self._shown = self._shown, None
        self.decision += 1
        step.lobby = self._learn()
        window, played = self.clocks.window is not None, self.game.round
        running = set(self.clocks.since)
        self.clocks.stop(at)
        self._wait(None)  # a log without breaks goes on by itself
        for answer in answers:
            if answer.seat in running and not window:
                self.clocks.credit(answer.seat)
            step.raw_events += self.game.apply_code(answer.seat, answer.code)
            if answer.thinking is not None:
                self._keep(answer.seat, answer.thinking)
        if self.game.over:
            step.lobby = True
            self.phase = "over"
        if self.game.round != played:
            self._wait(breaks.begun(self.game.round, self.seats, self.options, self.clocks.pace, at))
            step.lobby = step.lobby or self.interval is not None
            self._full_pile = votes.pile_of(self.game)
        if self.options.vote:
            self._open_vote(step)
        self._ask(at)

    def _learn(self) -> bool:
        """Go on to the next step of a lesson, if one is on."""
        self.lesson_at += self.taught is not None
        return self.taught is not None

    def _open_vote(self, step: Step) -> None:
        """Let everybody point at somebody, if half of the pile is gone and they have not yet."""
        assert self.game is not None
        vote = votes.opened(self.game, self.vote, self._full_pile)
        if vote is not None:
            step.lobby = True
            step.news.append(m.VoteOpened(round=vote.round))
            self.vote = vote

    def _show_votes(self, entry: e.VotesCounted, step: Step) -> None:
        assert self.vote is not None
        step.lobby = True
        step.news.append(m.VotesShown(round=entry.round, at=entry.at_seats))
        self.vote = msgspec.structs.replace(self.vote, open=False, at=entry.at_seats)
        steps = 0 if self.game is None else self.game.steps
        self.votes = [*self.votes, RecordedVote(round=entry.round, step=steps, at=entry.at_seats)]

    def _keep(self, seat: int, thinking: e.Thinking) -> None:
        """Keep why a bot did what it just did, for after the game."""
        assert self.game is not None
        thought = Thought(self.game.steps, seat, thinking.level, thinking.role, thinking.reason)
        self._thoughts.append(msgspec.json.encode(thought))

    def _ask(self, at: int) -> None:
        """Set clocks going for whoever is asked now, or open a veto window."""
        assert self.game is not None
        clocks = self.clocks
        clocks.window = None
        if self.interval is not None:
            clocks.run(set(), at)
        elif self.game.in_veto_window:
            clocks.run(set(), at)
            clocks.window = m.Window(opened=at, ends=at + self.window_length())
        else:
            clocks.run({seat for seat in self.asked if not self.played_by_bot(seat)}, at)

    def window_length(self) -> int:
        """Say how long a veto window lasts: by the table, by who is a bot, and by whoever reads slowest."""
        assert self.game is not None
        if all(self.played_by_bot(seat) for seat in self.game.to_act):
            return BOTS_WINDOW
        seconds = self.options.veto_seconds
        usual = self.clocks.pace.veto if seconds is None else seconds * SECOND
        return usual * max((READING[chair.reading] for chair in self.seats if chair.person), default=1)

    def _go_on(self, entry: e.Readied | e.WentOn, step: Step) -> None:
        """Between two rounds: somebody wants to go on, or the time is up."""
        if self.interval is not None and isinstance(entry, e.Readied):
            self.interval = msgspec.structs.replace(self.interval, ready=[*self.interval.ready, entry.seat])
        self._settle(entry.at, step, late=isinstance(entry, e.WentOn))

    def _settle(self, at: int, step: Step, *, late: bool = False) -> None:
        """Wait between two rounds for whoever is there now; go on when all of them want it, or it is late."""
        if self.interval is None:
            return
        step.lobby = True
        self._wait(breaks.changed(self.interval, self.seats, self.options, self.clocks.pace, at))
        if late or breaks.over(self.interval, self.options):
            step.game = True
            self.decision += 1
            self._wait(None)
            self._ask(at)

    def _wait(self, interval: m.Interval | None) -> None:
        """Begin, change or end a break."""
        self.interval = interval
        self.clocks.rest = None if interval is None or self.paused else interval.ends

    def _restart_clocks(self, at: int) -> None:
        """Stop all clocks, and start them again unless the game is paused."""
        if self.game is None or self.phase != "playing":
            return
        self.clocks.stop(at)
        if self.interval is not None:
            ends = breaks.limit(self.interval.waits, self.options, self.clocks.pace, at)
            self._wait(msgspec.structs.replace(self.interval, ends=ends))
        if self.paused:
            self.clocks.window = None
        else:
            self._ask(at)

    def _presence(self, entry: e.Nudged | e.TookOver | e.CameBack, step: Step) -> None:
        seat = entry.seat
        if isinstance(entry, e.Nudged):
            step.news.append(m.SeatNudged(seat=seat))
            self.clocks.nudge(seat, entry.at)
            return
        step.lobby = True
        if isinstance(entry, e.TookOver):
            step.news.append(m.BotTookOver(seat=seat, why=entry.why))
            self._change(seat, away=entry.why)
        else:
            step.news.append(m.SeatBack(seat=seat))
            self._change(seat, away=None)
            if self.clocks.timed:
                self.clocks.banks[seat] = max(self.clocks.banks[seat], self.clocks.pace.increment)
        self._still_asked(entry.at)
        self._settle(entry.at, step)

    def _still_asked(self, at: int) -> None:
        """Somebody came or went: the clocks of the others run on, an open window keeps its length."""
        if self.game is not None and self.clocks.window is None:
            self.clocks.run({seat for seat in self.asked if not self.played_by_bot(seat)}, at)

    def _talk(self, entry: e.Claimed | e.Chatted, step: Step) -> None:
        line = m.TalkLine(
            seq=self.seq,
            at=entry.at,
            seat=entry.seat,
            name=self.seats[entry.seat].name,
            claim=entry.claim if isinstance(entry, e.Claimed) else None,
            text=entry.text if isinstance(entry, e.Chatted) else None,
            step=0 if self.game is None else self.game.steps,
            round=0 if self.game is None else self.game.round,
        )
        step.said.append(line)
        due = self.lesson_step
        if due is not None and entry.seat == due.seat and isinstance(entry, e.Claimed):
            step.lobby = step.game = Said.of(entry.seat, entry.claim) in due.said and self._learn()
        self.talk = [*self.talk[1 - TALK_KEPT :], line]

    def _lobby(self, entry: e.AnyEntry, step: Step) -> None:
        news = step.news
        match entry:
            case e.Joined(seat=seat, name=name):
                self.seats[seat] = e.Chair(
                    person=entry.by,
                    name=name,
                    program=entry.program,
                    colour=entry.colour,
                    face=entry.face,
                    title=entry.title,
                )
                news.append(m.SeatTaken(seat=seat, name=name))
            case e.Left(seat=seat):
                if entry.kicked and self.seats[seat].person:
                    self.sent_away = {**self.sent_away, self.seats[seat].person: self.seats[seat].name}
                news.append(m.SeatLeft(seat=seat, name=self.seats[seat].name, kicked=entry.kicked))
                self.seats[seat] = e.Chair()
            case e.KickUndone():
                *rest, (_, name) = self.sent_away.items()
                self.sent_away = dict(rest)
                news.append(m.KickUndone(name=name))
            case e.Renamed(seat=seat, name=name):
                self._change(seat, name=name)
                news.append(m.SeatRenamed(seat=seat, name=name))
            case e.Looked(seat=seat):
                self._change(seat, colour=entry.colour, face=entry.face)
            case e.SpeedSet(speed=speed):
                self.options = msgspec.structs.replace(self.options, bot_speed=speed)
            case e.SetupSet():
                self._resize(entry.setup.seats)
                self.setup, self.options = entry.setup, entry.options
                news.append(m.SetupChanged())
            case e.Locked():
                self.locked, self.code = entry.locked, entry.code
                news.append(m.DoorLocked(locked=entry.locked))
            case e.Reordered(order=order):
                self.seats = [self.seats[before] for before in order]
                self.host = None if self.host is None else order.index(self.host)
                news.append(m.SeatsReordered(order=order))
            case e.BotsSeated():
                self._seat_bots(entry, news)
            case e.HostHanded(seat=seat):
                self.host = seat
                news.append(m.HostChanged(seat=seat))
            case e.SeatGiven(seat=seat):
                self.moves += 1
                self._change(seat, person=entry.person, title="")
                news.append(m.SeatMoved(seat=seat))
            case e.Rematched(table=table):
                self.rematch = table
                news.append(m.RematchOpened(table=table))
            case e.VoiceSet(link=link):
                self.voice = link
            case e.Unsealed():
                self.sealed = False
            case e.Closed():
                self.closed = self.paused = True
                self._restart_clocks(entry.at)
                news.append(m.TableClosed())
        self._keep_a_host(news)

    def _seat_bots(self, entry: e.BotsSeated, news: list[m.AnyNews]) -> None:
        nobody = [""] * len(entry.seats)
        levels = entry.levels or [entry.level] * len(entry.seats)
        seated = zip(entry.seats, entry.names, levels, entry.characters or nobody, strict=True)
        for seat, name, level, character in seated:
            before = self.seats[seat]
            face = None if character else before.face
            self.seats[seat] = e.Chair(name=name, level=level, character=character, colour=before.colour, face=face)
            replaced = self.phase == "playing"
            news.append(
                m.SeatReplaced(seat=seat, name=name) if replaced else m.SeatTaken(seat=seat, name=name, bot=True)
            )
        self._still_asked(entry.at)

    def _keep_a_host(self, news: list[m.AnyNews]) -> None:
        """The first person at the table is host when the host is gone."""
        if self.matched:
            return
        if self.host is None or self.host >= len(self.seats) or not self.seats[self.host].person:
            new = self.first_person()
            if new != self.host:
                self.host = new
                news.append(m.HostChanged(seat=new))

    def _resize(self, seats: int) -> None:
        """Add empty seats, or take empty ones away, the last first (there are enough: the intent was checked)."""
        while len(self.seats) > seats:
            last = max(seat for seat in range(len(self.seats)) if self.is_empty(seat))
            del self.seats[last]
            if self.host is not None and self.host > last:
                self.host -= 1
        self.seats += [e.Chair() for _ in range(seats - len(self.seats))]

    def _change(self, seat: int, **fields: str | None) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **fields)


def state_from_log(log: Iterable[e.AnyEntry]) -> RoomState:
    """Make a room of its log."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first, e.Created)
    state = RoomState(first)
    for entry in entries:
        state.apply(entry)
    return state


def _shown(chair: e.Chair, look: looks.Look | None) -> m.LobbySeat:
    kind: m.SeatKind = "bot" if chair.level is not None else "person" if chair.person else "empty"
    colour, face = look or (None, None)
    return m.LobbySeat(
        kind=kind,
        name=chair.name,
        level=chair.level,
        character=chair.character or None,
        away=chair.away,
        title=chair.title,
        program=chair.program,
        colour=colour,
        face=face,
    )
