"""Every type that goes over the wire, in both directions, over WebSocket and over HTTP.

Messages are JSON objects; `t` names the kind. Unknown fields are ignored, unknown kinds are refused. Times are
milliseconds since 1970 by the server's clock; `Welcome.now` lets a client find the difference to its own. Seats are
numbered from 0. Docstrings here are the protocol's reference: docs/protocol.md and the JSON Schema are made of them.
"""

from typing import TYPE_CHECKING, Annotated, Literal, Union

import msgspec
from msgspec import Meta

from saboteur.play.actions import AnyAction
from saboteur.play.events import EVENTS, Event
from saboteur.play.game import Result
from saboteur.play.values import Cell
from saboteur.play.views import View

if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = Union[EVENTS]  # noqa: UP007 - made from the audience table, so that none can be forgotten

PROTOCOL = 1
MAX_SEATS = 12
NAME_LENGTH = 24  # graphemes
CHAT_LENGTH = 280  # graphemes
NOTE_LENGTH = 4000  # graphemes

Cid = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
RawText = Annotated[str, Meta(max_length=8 * CHAT_LENGTH)]
Level = Literal["random", "novice", "steady", "shrewd", "master"]
ClockKind = Literal["none", "relaxed", "brisk", "slow"]
Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["empty", "person", "bot"]
Scope = Literal["play", "watch"]
SCOPES: tuple[Scope, ...] = ("play", "watch")
AwayWhy = Literal["clock", "left", "host"]
Role = Literal["digger", "saboteur", "greedy", "blue", "green", "boss", "profiteer", "geologist"]
GoalKind = Literal["treasure", "stone", "sack", "dragon", "spider"]
Tool = Literal["pick", "lantern", "cart"]
Feeling = Literal[
    "yes", "no", "thanks", "sorry", "wait", "hello", "good_luck", "well_played", "laugh", "surprise", "doubt", "angry"
]


# -- talk: the closed vocabulary ------------------------------------------------------------------------------


class Claim(msgspec.Struct, frozen=True, tag_field="say"):
    """A structured thing to say; each reader sees it in their own language. It may be a lie."""


class GoalIs(Claim, frozen=True, tag="goal_is"):
    """Say: "The goal there is …"."""

    cell: Cell  # where the goal lies
    kind: GoalKind  # what it is said to be


class GoalIsNot(Claim, frozen=True, tag="goal_is_not"):
    """Say: "The goal there is not …"."""

    cell: Cell  # where the goal lies
    kind: GoalKind  # what it is said not to be


class ChestHolds(Claim, frozen=True, tag="chest_holds"):
    """Say: "The chest there holds number …"."""

    cell: Cell  # where the chest lies
    chest: Annotated[int, Meta(ge=1, le=10)]  # the chest's number


class Suspect(Claim, frozen=True, tag="suspect"):
    """Say: "I think that seat is …"."""

    seat: SeatNumber  # who is meant
    role: Role  # what they are thought to be


class Trust(Claim, frozen=True, tag="trust"):
    """Say: "I trust that seat"."""

    seat: SeatNumber  # who is meant


class IAm(Claim, frozen=True, tag="i_am"):
    """Say: "I am …"."""

    role: Role  # what the speaker claims to be


class PleaseMend(Claim, frozen=True, tag="please_mend"):
    """Say: "Please repair this tool of that seat" (often one's own)."""

    seat: SeatNumber  # whose tool
    tool: Tool  # which tool


class PleaseFree(Claim, frozen=True, tag="please_free"):
    """Say: "Please free that seat"."""

    seat: SeatNumber  # who is trapped


class PleaseBreak(Claim, frozen=True, tag="please_break"):
    """Say: "Please break a tool of that seat"."""

    seat: SeatNumber  # who is meant


class PleaseRead(Claim, frozen=True, tag="please_read"):
    """Say: "Please look at that goal or chest"."""

    cell: Cell  # where it lies


class PleaseDig(Claim, frozen=True, tag="please_dig"):
    """Say: "Please dig there"."""

    cell: Cell  # where a path is wanted


class WhyThat(Claim, frozen=True, tag="why_that"):
    """Say: "Why did you do that?"."""

    seat: SeatNumber  # who is asked


class Feel(Claim, frozen=True, tag="feel"):
    """A reaction, to somebody or to all."""

    feeling: Feeling  # which reaction
    to: SeatNumber | None = None  # to whom; null: to all


AnyClaim = (
    GoalIs | GoalIsNot | ChestHolds | Suspect | Trust | IAm | PleaseMend | PleaseFree | PleaseBreak | PleaseRead
    | PleaseDig | WhyThat | Feel
)  # fmt: skip


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat said: either a claim or free text."""

    seq: int  # the step in which it was said; also its identity
    at: int  # when
    seat: int  # who, by the seat they had then
    name: str  # their name then
    claim: AnyClaim | None = None  # from the closed vocabulary
    text: str | None = None  # free chat


# -- the lobby ------------------------------------------------------------------------------------------------


class TableSetup(msgspec.Struct, frozen=True, kw_only=True):
    """What a table plays; modules and options as in the catalogue."""

    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)] = 5  # number of seats
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=32)] = msgspec.field(
        default_factory=lambda: ["base"]
    )  # module keys, a foundation among them
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]] = {}  # option -> value


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is run; nothing here changes the rules."""

    private: bool = False  # true: not listed, found by link or code only
    clock: ClockKind = "relaxed"  # how long people may think
    bot_level: Level = "steady"  # of bots that fill seats or take over
    chat: bool = True  # whether free text may be written besides claims
    spectators: bool = True  # whether people without a seat may watch
    veto_seconds: Annotated[int, Meta(ge=1, le=86400)] | None = None  # length of veto windows; null: by the clock


class LobbySeat(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of who sits at a seat."""

    kind: SeatKind  # empty, person or bot
    name: str = ""  # the person's name, or the bot's; empty at an empty seat
    level: Level | None = None  # of a bot
    away: AwayWhy | None = None  # why a bot plays for this person at the moment, if one does
    program: bool = False  # true for a person's program that plays through this protocol


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
    rematch: str | None = None  # id of the table where these people play on


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's clock."""

    bank: int  # milliseconds left when the clock last stood still
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


# -- news: what happened at the table besides the game's own events ----------------------------------------------


class News(msgspec.Struct, frozen=True, tag_field="news"):
    """Something that happened at the table."""


class TableOpened(News, frozen=True, tag="table_opened"):
    """The table was opened."""


class SeatTaken(News, frozen=True, tag="seat_taken"):
    """Somebody sat down."""

    seat: int  # where
    name: str  # who
    bot: bool = False  # whether it is a bot


class SeatLeft(News, frozen=True, tag="seat_left"):
    """Somebody got up, or was asked to leave by the host."""

    seat: int  # where
    name: str  # who
    kicked: bool = False  # whether the host did it


class SeatRenamed(News, frozen=True, tag="seat_renamed"):
    """Somebody changed their name."""

    seat: int  # where
    name: str  # the new name


class SeatsReordered(News, frozen=True, tag="seats_reordered"):
    """The host reordered the seats."""

    order: list[int]  # the seat that each new seat was before


class SetupChanged(News, frozen=True, tag="setup_changed"):
    """The host changed what is played or how the table is run."""


class DoorLocked(News, frozen=True, tag="door_locked"):
    """The host locked or unlocked the door."""

    locked: bool  # the new state


class HostChanged(News, frozen=True, tag="host_changed"):
    """Somebody else is host now."""

    seat: int | None  # the new host


class GameStarted(News, frozen=True, tag="game_started"):
    """The game began; the same step deals the cards."""


class GamePaused(News, frozen=True, tag="game_paused"):
    """The host paused the game or let it go on."""

    paused: bool  # the new state


class SeatNudged(News, frozen=True, tag="seat_nudged"):
    """A seat's time has run out; the countdown runs."""

    seat: int  # whose


class BotTookOver(News, frozen=True, tag="bot_took_over"):
    """A bot plays for this seat from now on, from that seat's view."""

    seat: int  # whose
    why: AwayWhy  # time ran out, they left, or the host asked


class SeatBack(News, frozen=True, tag="seat_back"):
    """The person plays again."""

    seat: int  # whose


class SeatReplaced(News, frozen=True, tag="seat_replaced"):
    """A bot has this seat for good."""

    seat: int  # which
    name: str  # the bot's name


class SeatMoved(News, frozen=True, tag="seat_moved"):
    """A person moved to another device."""

    seat: int  # whose


class ServerRestarted(News, frozen=True, tag="server_restarted"):
    """The server was away; nobody's clock ran meanwhile."""


class RematchOpened(News, frozen=True, tag="rematch_opened"):
    """These people play on at another table; seats and devices are the same there."""

    table: str  # its id


class TableClosed(News, frozen=True, tag="table_closed"):
    """The table was closed for good."""


AnyNews = (
    TableOpened | SeatTaken | SeatLeft | SeatRenamed | SeatsReordered | SetupChanged | DoorLocked | HostChanged
    | GameStarted | GamePaused | SeatNudged | BotTookOver | SeatBack | SeatReplaced | SeatMoved | ServerRestarted
    | RematchOpened | TableClosed
)  # fmt: skip


# -- from the server ------------------------------------------------------------------------------------------


class GamePart(msgspec.Struct, frozen=True, kw_only=True):
    """The game as the viewer sees it after a step. `view` is the truth; options are legal actions, all of them."""

    decision: int  # number of the decision that is waited for: `Act.decision` must repeat it
    options: list[AnyAction]  # what the viewer's own seat may do now; empty when it is not asked
    view: View  # the whole table as this viewer sees it
    result: Result | None = None  # once the game is over


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="t"):
    """Anything the server sends."""


class Welcome(FromServer, frozen=True, kw_only=True, tag="welcome"):
    """The first answer to `hello`; then come the frames that were missed, or a snapshot."""

    protocol: int  # the version that is spoken
    table: str  # the table's id
    seq: int  # the step the table is at
    seat: int | None  # the viewer's seat; null: a spectator
    input: bool  # whether this connection is the one that may act for the seat
    now: int  # the server's clock
    heartbeat: int  # seconds: send `ping` at least that often, expect something as often


class Snapshot(FromServer, frozen=True, kw_only=True, tag="snapshot"):
    """Everything a viewer may see. Folding frames onto a snapshot gives the next snapshot, always."""

    seq: int  # the step it shows
    seat: int | None  # the viewer's seat
    lobby: Lobby  # the table
    clocks: Clocks  # the clocks
    game: GamePart | None  # the game; null before it begins
    talk: list[TalkLine]  # what was said so far, oldest first, at most the last 200
    pad: str = ""  # spaces that make lengths say nothing


class Frame(FromServer, frozen=True, kw_only=True, tag="frame"):
    """One step of the table. Every step sends exactly one to every viewer, all of the same length."""

    seq: int  # one more than the frame before
    at: int  # when
    seat: int | None  # the viewer's seat after the step
    news: list[AnyNews]  # what happened at the table
    events: list[AnyEvent]  # what happened in the game, as this viewer may know it
    said: list[TalkLine]  # what was said
    lobby: Lobby | None  # the table after the step; null: as before
    clocks: Clocks  # the clocks after the step
    game: GamePart | None  # the game after the step; null: as before
    pad: str = ""  # spaces that make lengths say nothing


class Ok(FromServer, frozen=True, kw_only=True, tag="ok"):
    """The intent was accepted and is durable."""

    cid: str  # of the intent
    seq: int  # the step that it became


class No(FromServer, frozen=True, kw_only=True, tag="no"):
    """The intent was refused; nothing changed."""

    cid: str | None  # of the intent; null when the message could not be read that far
    code: str  # stable, for programs
    sentence: str  # for people
    seq: int  # the step the table is at
    clashes: list[str] = []  # every reason, when a setup was refused


class Presence(FromServer, frozen=True, kw_only=True, tag="presence"):
    """Who is connected now; sent when it changes, outside the sequence."""

    online: list[bool]  # by seat; bots are always there
    spectators: int  # how many watch


class Input(FromServer, frozen=True, kw_only=True, tag="input"):
    """Whether this connection may act for its seat; another tab or device of the same person may take that over."""

    yours: bool  # the new state


class Restart(FromServer, frozen=True, kw_only=True, tag="restart"):
    """The server goes down and comes back; connect again after so many seconds (different for everybody)."""

    retry_after: float  # seconds


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`; also sent unasked when nothing else was sent for a while."""

    now: int  # the server's clock


class Bye(FromServer, frozen=True, kw_only=True, tag="bye"):
    """The server is about to close this connection."""

    code: str  # stable, for programs
    sentence: str  # for people
    resume: bool  # whether connecting again makes sense


ServerMessage = Welcome | Snapshot | Frame | Ok | No | Presence | Input | Restart | Pong | Bye


# -- from the client ------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="hello"):
    """The first message on a WebSocket."""

    protocol: int  # the version the client speaks
    table: Annotated[str, Meta(max_length=40)]  # the table's id
    last_seq: Annotated[int, Meta(ge=0)] | None = None  # the last step the client has; null: none
    token: Annotated[str, Meta(max_length=400)] | None = None  # device token; browsers send their cookie instead
    watch: bool = False  # true: never take input over, only read along


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="ping"):
    """A heartbeat."""


class TakeInput(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="take_input"):
    """Let this connection be the one that acts for the seat."""


class Intent(msgspec.Struct, frozen=True, kw_only=True, tag_field="t"):
    """Something that a person wants to do at the table. `cid` is made by the client and unique for that person and
    table: a repeat returns the first answer and changes nothing."""

    cid: Cid  # the client's own id for this intent


class Join(Intent, frozen=True, kw_only=True, tag="join"):
    """Sit down; in the lobby only."""

    name: RawText  # how to be called
    seat: SeatNumber | None = None  # where; null: the first empty seat
    program: bool = False  # true if a program will play


class Leave(Intent, frozen=True, kw_only=True, tag="leave"):
    """Get up; during a game a bot plays on until `back`."""


class Rename(Intent, frozen=True, kw_only=True, tag="rename"):
    """Change one's name; in the lobby only."""

    name: RawText  # the new name


class ChangeSetup(Intent, frozen=True, kw_only=True, tag="change_setup"):
    """Host, in the lobby: change what is played and how."""

    setup: TableSetup  # what is played from now on
    options: TableOptions  # how the table is run from now on


class Lock(Intent, frozen=True, kw_only=True, tag="lock"):
    """Host: lock or unlock the door."""

    locked: bool  # the wanted state


class Kick(Intent, frozen=True, kw_only=True, tag="kick"):
    """Host: free a seat in the lobby."""

    seat: SeatNumber  # which


class Reorder(Intent, frozen=True, kw_only=True, tag="reorder"):
    """Host, in the lobby: put the seats in another order."""

    order: Annotated[list[SeatNumber], Meta(max_length=MAX_SEATS)]  # for each new seat the one it was before


class SeatBot(Intent, frozen=True, kw_only=True, tag="seat_bot"):
    """Host, in the lobby: seat a bot at an empty seat, or change the level of a bot."""

    seat: SeatNumber  # where
    level: Level | None = None  # null: the table's level


class FillWithBots(Intent, frozen=True, kw_only=True, tag="fill"):
    """Host, in the lobby: seat bots at all empty seats."""

    level: Level | None = None  # null: the table's level


class Replace(Intent, frozen=True, kw_only=True, tag="replace"):
    """Host, during the game: give a seat to a bot for good."""

    seat: SeatNumber  # whose
    level: Level | None = None  # null: the table's level


class Start(Intent, frozen=True, kw_only=True, tag="start"):
    """Host: begin; every seat must be taken."""


class Pause(Intent, frozen=True, kw_only=True, tag="pause"):
    """Host: stop all clocks and bots, or let them go on."""

    paused: bool  # the wanted state


class HandOver(Intent, frozen=True, kw_only=True, tag="hand_over"):
    """Host: make another person host."""

    seat: SeatNumber  # whose seat


class Act(Intent, frozen=True, kw_only=True, tag="act"):
    """Do one of the offered options. In a veto window the answer is kept and acknowledged when the window closes."""

    decision: Annotated[int, Meta(ge=0)]  # as in `GamePart.decision`; a stale one is refused
    action: AnyAction  # one of `GamePart.options`


class Speak(Intent, frozen=True, kw_only=True, tag="claim"):
    """Say something from the closed vocabulary."""

    claim: AnyClaim  # what


class Say(Intent, frozen=True, kw_only=True, tag="chat"):
    """Say something in one's own words, where the host allows it."""

    text: RawText  # what


class Back(Intent, frozen=True, kw_only=True, tag="back"):
    """Say: "I'm back": play again after a bot took over."""


class Rematch(Intent, frozen=True, kw_only=True, tag="rematch"):
    """After the game: open a table for the same people; the second who asks is led to the first one's."""


AnyIntent = (
    Join | Leave | Rename | ChangeSetup | Lock | Kick | Reorder | SeatBot | FillWithBots | Replace | Start | Pause
    | HandOver | Act | Speak | Say | Back | Rematch
)  # fmt: skip
ClientMessage = Hello | Ping | TakeInput | AnyIntent


# -- HTTP bodies ----------------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP answer that is not a success."""

    code: str  # stable, for programs
    sentence: str  # for people
    clashes: list[str] = []  # every reason, when a setup was refused


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables: open a table. Whoever opens it sits at seat 0 and is host."""

    name: RawText  # how the host is called
    preset: Annotated[str, Meta(max_length=40)] | None = None  # of the catalogue; replaces the setup's modules
    setup: TableSetup = TableSetup()  # what is played
    options: TableOptions = TableOptions()  # how the table is run
    bots: bool = False  # fill all other seats with bots
    start: bool = False  # begin at once, if all seats are taken


class TableMade(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to opening a table."""

    table: str  # its id; its page is /t/<id>
    code: str  # five letters to find it by
    seat: int  # the host's seat


class TableFound(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/codes/<code>: the table that a code finds while its door is open."""

    table: str  # its id


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """One table in a list."""

    table: str  # its id
    phase: Phase  # where it is
    names: list[str]  # who sits there
    seats: int  # how many seats
    taken: int  # how many are taken
    modules: list[str]  # what is played
    clock: ClockKind  # how fast
    created: int  # when it was opened
    your_turn: bool = False  # in one's own list: whether one is asked


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables (open tables with an empty seat) and GET /api/me/tables (one's own)."""

    tables: list[TableLine]  # newest first


class DeviceMade(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/devices: an identity for this device. A browser gets it as a cookie, a program as a token that it
    sends as `Authorization: Bearer …` or in `hello`."""

    token: str | None  # secret; null for a browser
    scopes: list[Scope]  # what it may be used for


class NewDevice(msgspec.Struct, frozen=True, kw_only=True):
    """The body of POST /api/devices. Browsers do this before they connect, so that their cookie is known."""

    program: bool = False  # true: answer with a token and set no cookie

    scopes: list[Scope] = msgspec.field(default_factory=lambda: list(SCOPES))  # what the token may be used for


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me: what the server knows of this device."""

    known: bool  # whether the device has an identity here
    name: str = ""  # the name used last


class MoveCode(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables/<id>/move: a one-time key that moves one's seat to another device."""

    key: str  # secret; goes into the fragment of the table's address: /t/<id>#move=<key>
    expires: int  # when it stops working


class MoveKey(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables/<id>/moved, from the other device."""

    key: Annotated[str, Meta(max_length=300)]  # from the link or QR code


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """The seat that was moved to this device."""

    seat: int  # which


class Guess(msgspec.Struct, frozen=True, kw_only=True):
    """What one thinks of a seat, for oneself."""

    seat: SeatNumber  # who
    role: Role | None = None  # what they might be
    mark: Literal["trusted", "unsure", "suspected"] | None = None  # how sure one is of them


class Notebook(msgspec.Struct, frozen=True, kw_only=True):
    """GET and PUT /api/tables/<id>/notes: private notes and guesses; nobody else ever gets them."""

    text: Annotated[str, Meta(max_length=8 * NOTE_LENGTH)] = ""  # free notes
    guesses: Annotated[list[Guess], Meta(max_length=MAX_SEATS)] = []  # at most one a seat


class Notify(msgspec.Struct, frozen=True, kw_only=True):
    """GET and PUT /api/tables/<id>/notify: where to send word when one is asked at a slow table and is not here."""

    webhook: Annotated[str, Meta(max_length=500)] = ""  # an https address that takes a POST; empty: none
    email: Annotated[str, Meta(max_length=200)] = ""  # an e-mail address; empty: none


class RecordedAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a finished game."""

    seat: int  # who
    action: AnyAction  # what


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/record, once the game is over: everything needed to play it again and verify it."""

    table: str  # the table's id
    seats: int  # number of seats
    modules: list[str]  # what was played
    options: dict[str, str]  # and how
    seed: str  # opened after the game
    commitment: str  # its hash, published before the deal
    names: list[str]  # by seat
    bots: list[bool]  # by seat, whether a bot had it at the end
    actions: list[RecordedAction]  # in order
    talk: list[TalkLine]  # what was said
    result: Result  # how it ended
    digest: str  # hash of the final state


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a replay."""

    action: RecordedAction | None  # what was done; null for the deal, or when the viewer could not know it
    events: list[AnyEvent]  # what happened, as the chosen eyes saw it
    views: list[View]  # the table afterwards: one view, or open-handed one of every seat


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/replay?eyes=<seat>|public|open, once the game is over."""

    eyes: str  # whose eyes
    names: list[str]  # by seat
    first: int  # number of the first step given
    total: int  # number of steps there are
    steps: list[ReplayStep]  # the steps from `first` on, at most 100


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """A row of statistics."""

    key: str  # what the row counts: a role, a module, or a number of seats
    games: int  # finished games (rounds, for roles)
    won: int  # games won (for roles: rounds in which the role's side got what it wanted)
    gold: int  # gold together


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/statistics (all finished games) and GET /api/me/statistics (one's own)."""

    games: int  # finished games
    roles: list[Tally]  # by role
    modules: list[Tally]  # by module
    seats: list[Tally]  # by number of seats


class CatalogueOption(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a module."""

    key: str  # its key
    values: list[str]  # what it may be, the default first
    line: str  # what it decides, in English
    free: str = ""  # what else may be given, in words


class CatalogueModule(msgspec.Struct, frozen=True, kw_only=True):
    """A module."""

    key: str  # its key
    group: str  # foundation, championship, mini or variant
    line: str  # what it is, in English
    min_seats: int  # fewest seats
    max_seats: int  # most seats
    foundations: list[str]  # the foundations it goes with
    clashes: list[str]  # modules it does not go with
    options: list[CatalogueOption]  # its options


class CataloguePreset(msgspec.Struct, frozen=True, kw_only=True):
    """A preset: modules and options under one name."""

    key: str  # its key
    modules: list[str]  # what it plays
    options: dict[str, str]  # and how
    min_seats: int  # fewest seats
    max_seats: int  # most seats


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/catalogue: all that can be chosen."""

    modules: list[CatalogueModule]  # in their fixed order
    options: list[CatalogueOption]  # those that belong to no module
    presets: list[CataloguePreset]  # ready-made sets
    levels: list[Level]  # of bots
    clocks: list[ClockKind]  # of tables


class SetupCheck(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/setups: whether a setup can be played, and if not, every reason."""

    playable: bool  # whether it can
    clashes: list[str]  # why not
    setup: TableSetup  # in its normal form when playable
