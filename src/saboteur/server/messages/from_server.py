"""Everything the server sends over a connection."""

from typing import TYPE_CHECKING, Union

import msgspec

from saboteur.play.actions import AnyAction
from saboteur.play.events import Event
from saboteur.play.events.audiences import EVENTS
from saboteur.play.game import Result
from saboteur.play.views.view_types import View
from saboteur.server.messages.lobby import Clocks, Lobby
from saboteur.server.messages.news import AnyNews
from saboteur.server.messages.patches import GamePatch
from saboteur.server.messages.shared_types import Thing
from saboteur.server.messages.table_talk import TalkLine

if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = Union[EVENTS]  # noqa: UP007 - made from the audience table, so that none can be forgotten


class Clash(msgspec.Struct, frozen=True, kw_only=True):
    """One reason why a setup cannot be played."""

    code: str  # stable, for programs
    sentence: str  # for people
    values: dict[str, str | int]  # what the sentence names, to say it in another language


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
    game: GamePart | None  # the whole game after the step; null: as before, or as `patch` changes it
    patch: GamePatch | None = None  # what changed in the game; never beside `game`
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
    values: dict[str, str | int] = {}  # what the sentence names, to say it in another language
    clashes: list[Clash] = []  # every reason, when a setup was refused


class Presence(FromServer, frozen=True, kw_only=True, tag="presence"):
    """Who is connected now; sent when it changes, outside the sequence."""

    online: list[bool]  # by seat; bots are always there
    spectators: int  # how many watch


class Thrown(FromServer, frozen=True, kw_only=True, tag="thrown"):
    """Something flies; outside the sequence, and not kept."""

    by: int | None  # from which seat; null: from somebody without one
    thing: Thing  # what
    seat: int | None  # at which seat; null: at the card that was just played
    seq: int  # the step the table was at


class Input(FromServer, frozen=True, kw_only=True, tag="input"):
    """Whether this connection may act for its seat; another tab or device of the same person may take that over."""

    yours: bool  # the new state


class Restart(FromServer, frozen=True, kw_only=True, tag="restart"):
    """The server goes down and comes back; connect again after so many seconds (different for everybody)."""

    retry_after: float  # seconds


class Notice(FromServer, frozen=True, kw_only=True, tag="notice"):
    """Something that the operator tells everybody."""

    text: str  # as the operator wrote it


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`; also sent unasked when nothing else was sent for a while."""

    now: int  # the server's clock


class Bye(FromServer, frozen=True, kw_only=True, tag="bye"):
    """The server is about to close this connection."""

    code: str  # stable, for programs
    sentence: str  # for people
    resume: bool  # whether connecting again makes sense


ServerMessage = Welcome | Snapshot | Frame | Ok | No | Presence | Thrown | Input | Restart | Notice | Pong | Bye
