"""HTTP bodies about tables: opening, finding and listing them, and what can be played."""

from typing import Annotated

import msgspec
from msgspec import Meta

from saboteur.server.messages.from_server import Clash
from saboteur.server.messages.lobby import TableOptions, TableSetup
from saboteur.server.messages.shared_types import (
    BotCompany,
    BotSpeed,
    BotStyle,
    ClockKind,
    Colour,
    Face,
    Key,
    Level,
    Phase,
    RawText,
    SeatNumber,
)


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP answer that is not a success."""

    code: str  # stable, for programs
    sentence: str  # for people
    values: dict[str, str | int] = {}  # what the sentence names, to say it in another language
    clashes: list[Clash] = []  # every reason, when a setup was refused


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables: open a table. Whoever opens it sits at seat 0 and is host."""

    name: RawText  # how the host is called
    colour: Colour | None = None  # of the host
    face: Face | None = None  # of the host
    preset: Key | None = None  # of the catalogue; replaces the setup's modules
    setup: TableSetup = TableSetup()  # what is played
    options: TableOptions = TableOptions()  # how the table is run
    bots: bool = False  # fill all other seats with bots
    start: bool = False  # begin at once, if all seats are taken
    lesson: bool = False  # open a lesson instead and begin it; only the name counts then
    teaches: Key | None = None  # which lesson, a key of the catalogue; null: the first
    club: Key | None = None  # the id of one's club: its members find the table on its page


class PlayOn(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables/<id>/branch: play on from a moment of a finished game, at a table of one's own. Bots have all
    other seats; it is private, has no clock and counts in no statistics."""

    name: RawText  # how to be called
    step: Annotated[int, Meta(ge=0)]  # after so many steps of the replay
    seat: SeatNumber  # where one sits


class TableMade(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to opening a table."""

    table: str  # its id; its page is /t/<id>
    code: str  # five letters to find it by
    seat: int  # the host's seat


class Invite(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/invite: where other devices open the page."""

    origin: str  # e.g. http://192.168.1.20:8000; empty if only this machine can


class VoiceLink(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/voice: where the people at a table talk to each other."""

    link: str  # an https address; empty: nowhere


class TableFound(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/codes/<code>: the table that a code finds while its door is open."""

    table: str  # its id


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """One table in a list."""

    table: str  # its id
    phase: Phase  # where it is
    names: list[str]  # who sits there
    people: list[str] = []  # those of them who are not bots
    seats: int  # how many seats
    taken: int  # how many are taken
    modules: list[str]  # what is played
    clock: ClockKind | None  # how fast; null: decided when it begins
    created: int  # when it was opened
    rated: bool = False  # whether the game counts for ratings
    levels: list[Level] = []  # of its bots
    your_turn: bool = False  # in one's own list: whether one is asked
    round: int | None = None  # which round is played, from 1; null before the game
    rounds: int = 3  # how many the game has
    ended: int | None = None  # in one's own history: when it was over
    won: bool | None = None  # in one's own history: whether one won
    gold: int | None = None  # in one's own history: one's gold at the end


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables (open tables with an empty seat) and GET /api/me/tables (one's own)."""

    tables: list[TableLine]  # newest first


class CatalogueOption(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a module."""

    key: str  # its key
    values: list[str]  # what it may be, the default first
    line: str  # what it decides, in English
    free: str = ""  # what else may be given, in words


class CatalogueCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that a later module brings, with what a page needs to show it."""

    name: str  # its name
    targets: list[str]  # what it is played on: seat, cell, other, number
    symbol: str = ""  # the card whose symbol it borrows
    drawing: str = ""  # or an SVG path of its own, in a square of 24 by 24


class CatalogueModule(msgspec.Struct, frozen=True, kw_only=True):
    """A module."""

    key: str  # its key
    group: str  # foundation, championship, mini, variant or house
    line: str  # what it is, in English
    min_seats: int  # fewest seats
    max_seats: int  # most seats
    foundations: list[str]  # the foundations it goes with
    clashes: list[str]  # modules it does not go with
    options: list[CatalogueOption]  # its options
    package: str = ""  # of a module from outside: the package that brought it, and its version
    cards: list[CatalogueCard] = []  # cards that a page cannot know, of a later module
    words: dict[str, str] = {}  # and its words by language, as Fluent
    lessons: list[str] = []  # keys of its lessons


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """How often the treasure is found among steady bots (`python -m saboteur.bots.arena.preset_balance`)."""

    seats: int  # at a table of so many
    found: int  # of a hundred rounds
    within: int  # more or less (95 %)


class CataloguePreset(msgspec.Struct, frozen=True, kw_only=True):
    """A preset: modules and options under one name."""

    key: str  # its key
    modules: list[str]  # what it plays
    options: dict[str, str]  # and how
    min_seats: int  # fewest seats
    max_seats: int  # most seats
    party: bool = False  # whether a table opened with it has the vote unless told otherwise
    balance: list[Balance] = []  # how even it is, by the number of seats, where that was measured


class CatalogueCharacter(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom bots play, the same at every table."""

    key: str  # its key
    name: str  # its name, in every language
    level: Level  # how well it plays
    style: BotStyle  # how it hides as a saboteur
    temper: list[str]  # what it is like: trusting, vengeful, careful, bold
    talk: str  # how much it says: silent, quiet, usual, chatty
    face: Face  # its picture
    colour: Colour  # unless a person at the table has it


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/catalogue: all that can be chosen."""

    modules: list[CatalogueModule]  # in their fixed order
    options: list[CatalogueOption]  # those that belong to no module
    presets: list[CataloguePreset]  # ready-made sets
    levels: list[Level]  # of bots
    styles: list[BotStyle]  # of bots
    companies: list[BotCompany]  # of bots
    characters: list[CatalogueCharacter]  # whom bots play, the weakest first
    clocks: list[ClockKind]  # of tables
    speeds: list[BotSpeed]  # of bots
    colours: list[Colour]  # of seats
    faces: list[Face]  # of seats


class SetupCheck(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/setups: whether a setup can be played, and if not, every reason."""

    playable: bool  # whether it can
    clashes: list[Clash]  # why not
    setup: TableSetup  # in its normal form when playable
