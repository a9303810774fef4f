"""HTTP bodies about people: devices, seats that move, notes, and how one can be reached."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saboteur.core.table.slots import MOST_SEATS
from saboteur.server.limits.bounds import ADDRESS_LENGTH, EMAIL_LENGTH, KEY_LENGTH, NOTE_LENGTH, REPORT_LENGTH
from saboteur.server.messages.shared_types import SCOPES, Colour, Face, Role, Scope, SeatNumber


class NewReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one tells the operator of somebody at the table."""

    seat: SeatNumber  # who
    text: Annotated[str, Meta(max_length=REPORT_LENGTH)] = ""  # why


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """The operator has it."""

    reported: bool = True  # always


class OwnMutes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GET and PUT /api/tables/<id>/mutes: from whom of those here one wants to hear nothing; they never learn it."""

    seats: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]  # who; the others here are heard again


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
    colour: Colour | None = None  # the colour and the face that one likes, if one said so on any device
    face: Face | None = None  # the same


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
    guesses: Annotated[list[Guess], Meta(max_length=MOST_SEATS)] = []  # at most one a seat


class Notify(msgspec.Struct, frozen=True, kw_only=True):
    """GET and PUT /api/tables/<id>/notify: where to send word when one is asked at a slow table and is not here."""

    webhook: Annotated[str, Meta(max_length=ADDRESS_LENGTH)] = ""  # an https address that takes a POST; empty: none


class ContactInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/reach: how one can be told of one's turn at slow tables while one is not here."""

    email: str  # one's confirmed e-mail address; empty: none
    pushes: int  # how many browsers of one's own get web push
    sends_email: bool  # whether this server sends e-mail at all
    push_key: str  # the key a browser subscribes with (applicationServerKey); empty: this server sends no web push
    daily: int | None = None  # at which hour (UTC) one wants word of the daily mine; null: none


class DailyWord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/me/daily: at which hour one wants word of a mine one has not played."""

    hour: Annotated[int, Meta(ge=0, le=23)] | None  # by UTC; null: no word


class Email(msgspec.Struct, frozen=True, kw_only=True):
    """PUT /api/me/email: have a code mailed to an address; only with the code is it used."""

    email: Annotated[str, Meta(max_length=EMAIL_LENGTH)]  # the address
    language: Annotated[str, Meta(max_length=10)] = ""  # of all e-mails from now on, such as `de`; else English


class EmailCode(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/me/email: confirm an address with the code that was mailed to it."""

    email: Annotated[str, Meta(max_length=EMAIL_LENGTH)]  # the address
    code: Annotated[str, Meta(max_length=20)]  # eight letters


class Speaks(msgspec.Struct, frozen=True, kw_only=True):
    """PUT /api/me/language: the language one reads now, for whatever is sent while one is not here."""

    language: Annotated[str, Meta(max_length=10)]  # such as `de` or `de-AT`; English for one that the server lacks


class PushKeys(msgspec.Struct, frozen=True, kw_only=True):
    """The keys for which a push is encrypted, in base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]  # the browser's public key
    auth: Annotated[str, Meta(max_length=40)]  # the browser's secret


class PushSubscription(msgspec.Struct, frozen=True, kw_only=True):
    """PUT /api/me/push: what `PushSubscription.toJSON()` gives in the browser."""

    endpoint: Annotated[str, Meta(max_length=ADDRESS_LENGTH)]  # an address of the browser's push service
    keys: PushKeys  # for which to encrypt


class Titles(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/titles: what one may be called for what one did."""

    earned: list[str]  # keys, in a fixed order
    others: list[str]  # those that one can still earn
    worn: str  # the one that stands at one's seat; empty: none


class WearTitle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/me/title: choose one; it stands at one's seat from the next table on."""

    title: Annotated[str, Meta(max_length=KEY_LENGTH)] = ""  # one that was earned; empty: none
