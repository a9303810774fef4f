"""The table around the game: what is played, how it is run, who sits where, and the clocks."""

from typing import Annotated

import msgspec
from msgspec import Meta

from saboteur.bots.skills import USUAL_STYLE
from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.actions import AnyAction
from saboteur.server.limits.bounds import MODULES_AT_ONCE, OPTION_LENGTH
from saboteur.server.messages.shared_types import (
    AwayWhy,
    BotCompany,
    BotSpeed,
    BotStyle,
    ClockKind,
    Colour,
    Face,
    Key,
    Level,
    Phase,
    SeatKind,
)
from saboteur.server.messages.table_talk import AnyClaim


class TableSetup(msgspec.Struct, frozen=True, kw_only=True):
    """What a table plays; modules and options as in the catalogue."""

    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 5  # number of seats
    modules: Annotated[list[Key], Meta(max_length=MODULES_AT_ONCE)] = msgspec.field(
        default_factory=lambda: ["base"]
    )  # module keys, a foundation among them
    options: dict[Key, Annotated[str, Meta(max_length=OPTION_LENGTH)]] = {}  # option -> value


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is run; nothing here changes the rules."""

    private: bool = False  # true: not listed, found by link or code only
    clock: ClockKind | None = None  # how long people may think; null: no clock for one among bots, else relaxed
    bot_level: Level = "steady"  # of bots that fill seats or take over
    bot_speed: BotSpeed = "normal"  # how long bots take; the same for all of them, whatever they hold
    bot_style: BotStyle = USUAL_STYLE  # how bots play; chance: each seat one of the others, drawn for the game
    bot_company: BotCompany = "level"  # nobody in particular; characters around the level, or who suit the opener
    chat: bool = True  # whether free text may be written besides claims
    spectators: bool = True  # whether people without a seat may watch
    veto_seconds: Annotated[int, Meta(ge=1, le=86400)] | None = None  # length of veto windows; null: by the clock
    breaks: bool | None = None  # whether the table waits between rounds; null: it does if a browser opened it
    vote: bool | None = None  # whether all point at a saboteur once a round; null: with a party's preset
    shared_device: bool = False  # true: people pass one device round; a veto window ends once all have answered
    rated: bool = False  # whether the game counts for ratings; fixed while other people sit at the table


class LobbySeat(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of who sits at a seat."""

    kind: SeatKind  # empty, person or bot
    name: str = ""  # the person's name, or the bot's; empty at an empty seat
    level: Level | None = None  # of a bot
    character: Key | None = None  # who a bot is, a key of the catalogue; null: nobody in particular
    away: AwayWhy | None = None  # why a bot plays for this person at the moment, if one does
    program: bool = False  # true for a person's program that plays through this protocol
    colour: Colour | None = None  # no two seats have the same; null at an empty seat
    face: Face | None = None  # the picture beside the name; null at an empty seat
    title: str = ""  # what the person likes to be called for what they did: a key of the words, `title-…`


class Interval(msgspec.Struct, frozen=True, kw_only=True):
    """Between two rounds: the table waits until the people at it want to go on. Clocks stand, nobody can act."""

    round: int  # the round that comes next, from 1
    waits: list[int]  # seats of the people who are waited for; bots, stand-ins and programs are not
    ready: list[int]  # those of them who want to go on
    ends: int | None  # when it goes on in any case; null: not before they want it


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """Once a round, when half of the draw pile is gone, everybody may point at a saboteur, secretly. It is shown when
    all have, a lap later, or when the round ends, whatever comes first; it changes nothing in the game."""

    round: int  # the round it is about, from 1
    open: bool  # whether one may still point
    until: int  # the turn with which it closes at the latest
    at: list[int | None] = []  # once it is closed: by seat whom it pointed at; null: nobody


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """What a lesson wants of the learner at a step: to do, or to say, one of these; nothing where others go on."""

    actions: list[AnyAction] = []  # to do
    claims: list[AnyClaim] = []  # to say


class LessonPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What a lesson teaches, and what it wants of the learner, who sits at seat 0."""

    key: str  # the lesson, under which its words stand
    module: str  # the module whose it is
    at: int  # how many steps are done
    steps: list[LessonStep]  # all of them
    look: dict[str, str]  # by the number of the learner's step, from 1: a cell that is outlined then


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about the table that is not the game; the same for all viewers."""

    table: str  # the table's id, as in its address
    code: str  # five letters that find the table while its door is open; empty while it is shut
    phase: Phase  # lobby, playing or over
    setup: TableSetup  # what is played
    options: TableOptions  # how the table is run
    seats: list[LobbySeat]  # who sits where
    host: int | None  # the host's seat; null when no person sits here
    locked: bool  # whether the host has locked the door
    paused: bool  # whether the game is paused
    commitment: str  # hash of the seed, published before the deal
    created: int  # when the table was opened
    interval: Interval | None = None  # the break between two rounds, while it lasts
    vote: Vote | None = None  # the last vote, open or shown
    voice: bool = False  # whether there is a link to a voice call; only those with a seat can fetch it
    rematch: str | None = None  # id of the table where these people play on
    lesson: bool = False  # whether this is a lesson: a prepared position, and companions who follow a script
    teaches: LessonPlan | None = None  # what it teaches; null too for a lesson from before there were several
    counts: bool = True  # whether it is in statistics; not so a lesson, or what is played on from a replay
    tournament: str | None = None  # id of the tournament that it is a table of
    sealed: bool = False  # whether the same deal is played at other tables: closed to others until all are over
    daily: str | None = None  # the day of the daily mine, as 2026-11-19, whose deal it is


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's clock."""

    bank: int  # milliseconds left when the clock last stopped
    since: int | None = None  # running since then; null: standing still


class Countdown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat has run out of time: a bot takes over when the countdown ends."""

    seat: int  # who is waited for
    ends: int  # when the bot takes over


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """A veto window. It lasts until `ends`, whatever anybody answers, and the answers count at its end."""

    opened: int  # when it opened
    ends: int  # when it closes


class Clocks(msgspec.Struct, frozen=True, kw_only=True):
    """All that runs by time; the same for all viewers."""

    seats: list[SeatClock]  # empty when the table has no clock
    countdown: list[Countdown]  # who is about to be replaced by a bot
    window: Window | None = None  # the open veto window
