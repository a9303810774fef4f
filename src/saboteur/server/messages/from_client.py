"""Everything a client sends over a connection."""

from typing import Annotated

import msgspec
from msgspec import Meta

from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.actions import AnyAction
from saboteur.server.limits.bounds import TOKEN_LENGTH
from saboteur.server.messages.lobby import TableOptions, TableSetup
from saboteur.server.messages.shared_types import (
    BotSpeed,
    Cid,
    Colour,
    Face,
    Key,
    Level,
    RawText,
    Reading,
    SeatNumber,
    Thing,
)
from saboteur.server.messages.table_talk import AnyClaim


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="hello"):
    """The first message on a WebSocket."""

    protocol: int  # the version the client speaks
    table: Key  # the table's id
    last_seq: Annotated[int, Meta(ge=0)] | None = None  # the last step the client has; null: none
    token: Annotated[str, Meta(max_length=TOKEN_LENGTH)] | None = None  # of the device; browsers send a cookie
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
    colour: Colour | None = None  # wish; whoever wants one that another person has gets a free one
    face: Face | None = None  # wish; null: one that nobody has


class Leave(Intent, frozen=True, kw_only=True, tag="leave"):
    """Get up; during a game a bot plays on until `back`."""


class Rename(Intent, frozen=True, kw_only=True, tag="rename"):
    """Change one's name; in the lobby only."""

    name: RawText  # the new name


class ChangeLook(Intent, frozen=True, kw_only=True, tag="change_look"):
    """Choose one's colour and face; in the lobby only. Bots give way."""

    colour: Colour  # refused if another person has it
    face: Face  # several may have the same


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


class UndoKick(Intent, frozen=True, kw_only=True, tag="undo_kick"):
    """Host, in the lobby: let whoever was sent away last come back, if they want to."""


class Reorder(Intent, frozen=True, kw_only=True, tag="reorder"):
    """Host, in the lobby: put the seats in another order."""

    order: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]  # for each new seat the one it was before


class SeatBot(Intent, frozen=True, kw_only=True, tag="seat_bot"):
    """Host, in the lobby: seat a bot at an empty seat, or another in a bot's place."""

    seat: SeatNumber  # where
    level: Level | None = None  # of nobody in particular; null: whoever the table's options say
    character: Key | None = None  # who, of the catalogue; the level is theirs


class FillWithBots(Intent, frozen=True, kw_only=True, tag="fill"):
    """Host, in the lobby: seat bots at all empty seats."""

    level: Level | None = None  # of nobody in particular; null: whoever the table's options say


class Replace(Intent, frozen=True, kw_only=True, tag="replace"):
    """Host, during the game: give a seat to a bot for good."""

    seat: SeatNumber  # whose
    level: Level | None = None  # of nobody in particular; null: whoever the table's options say


class Start(Intent, frozen=True, kw_only=True, tag="start"):
    """Host: begin; every seat must be taken."""


class Pause(Intent, frozen=True, kw_only=True, tag="pause"):
    """Host: stop all clocks and bots, or let them go on."""

    paused: bool  # the wanted state


class ChangeSpeed(Intent, frozen=True, kw_only=True, tag="change_speed"):
    """Host, before and during the game: let all bots answer faster or slower."""

    speed: BotSpeed  # from now on


class HandOver(Intent, frozen=True, kw_only=True, tag="hand_over"):
    """Host: make another person host."""

    seat: SeatNumber  # whose seat


class Act(Intent, frozen=True, kw_only=True, tag="act"):
    """Do one of the offered options. In a veto window the answer is kept and acknowledged when the window closes."""

    decision: Annotated[int, Meta(ge=0)]  # as in `GamePart.decision`; a stale one is refused
    action: AnyAction  # one of `GamePart.options`


class Why(Intent, frozen=True, kw_only=True, tag="why"):
    """Ask why an action cannot be done: `no` says it, `ok` that it can. Nothing is done, and nobody hears of it."""

    decision: Annotated[int, Meta(ge=0)]  # as in `GamePart.decision`
    action: AnyAction  # what one would do


class Speak(Intent, frozen=True, kw_only=True, tag="claim"):
    """Say something from the closed vocabulary."""

    claim: AnyClaim  # what


class Say(Intent, frozen=True, kw_only=True, tag="chat"):
    """Say something in one's own words, where the host allows it."""

    text: RawText  # what


class Throw(Intent, frozen=True, kw_only=True, tag="throw"):
    """Throw something at a seat, or at the card that was just played. Nothing of it is kept; what somebody without a
    seat throws is seen by others without one alone."""

    thing: Thing  # what
    seat: SeatNumber | None = None  # at whom; null: at the card


class PointAt(Intent, frozen=True, kw_only=True, tag="point_at"):
    """Vote, once a round and while the vote is open: this seat is a saboteur. Nobody hears of it before it closes."""

    seat: SeatNumber  # at whom


class TakeTime(Intent, frozen=True, kw_only=True, tag="take_time"):
    """Say how long one needs to read what a Veto could stop. Its windows are as long as whoever at the table needs
    longest does, the same for all; nobody learns who that is."""

    reading: Reading  # from the next window on: once, twice or three times as long


class SetVoice(Intent, frozen=True, kw_only=True, tag="set_voice"):
    """Host: say where the people at the table talk to each other. Only they can fetch it."""

    link: RawText  # an https address; empty: nowhere


class Ready(Intent, frozen=True, kw_only=True, tag="ready"):
    """Say, between two rounds, that the next one may begin."""


class Back(Intent, frozen=True, kw_only=True, tag="back"):
    """Say: "I'm back": play again after a bot took over."""


class Rematch(Intent, frozen=True, kw_only=True, tag="rematch"):
    """After the game: open a table for the same people; the second who asks is led to the first one's. For one person
    among bots the game begins at once."""


AnyIntent = (
    Join | Leave | Rename | ChangeLook | ChangeSetup | ChangeSpeed | Lock | Kick | UndoKick | Reorder | SeatBot
    | FillWithBots | Replace | Start | Pause | HandOver | Act | Why | Speak | Say | Throw | PointAt | TakeTime
    | SetVoice | Ready | Back | Rematch
)  # fmt: skip
ClientMessage = Hello | Ping | TakeInput | AnyIntent
