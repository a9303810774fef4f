"""HTTP bodies about what brings a person back on another device: recovery phrase, passkeys, devices."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saboteur.server.limits.bounds import CREDENTIAL_LENGTH, LABEL_LENGTH, TOKEN_LENGTH
from saboteur.server.messages.shared_types import Colour, Face, Scope


class Look(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one chose to look at tables, so that other devices of one's own know it."""

    colour: Colour | None = None  # null: whatever is free
    face: Face | None = None  # null: whatever is free


class PasskeyLine(msgspec.Struct, frozen=True, kw_only=True):
    """One of one's passkeys."""

    key: str  # names it in addresses
    label: str  # what the browser said of itself when it was made
    created: int  # when it was made
    used: int | None  # when it was used last; null: never yet


class DeviceLine(msgspec.Struct, frozen=True, kw_only=True):
    """One of one's devices."""

    created: int  # since when it is one's own
    here: bool  # whether it is this one


class Keys(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/keys: what would bring one back on another device."""

    phrase: int | None  # when the recovery phrase was made; null: there is none
    passkeys: list[PasskeyLine]  # the first made first
    devices: list[DeviceLine]  # where one is known at present
    passkeys_here: bool  # whether this address can have passkeys: https or http://localhost only


class PhraseMade(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/me/phrase: a new recovery phrase; it is shown this once, and ends the one before."""

    words: list[str]  # secret: whoever has them is this person


class PasskeyOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser needs to make or to use a passkey."""

    options: str  # JSON, for PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON


class NewPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys: a passkey that was made."""

    credential: Annotated[str, Meta(max_length=CREDENTIAL_LENGTH)]  # PublicKeyCredential.toJSON() as text
    label: Annotated[str, Meta(max_length=LABEL_LENGTH)] = ""  # what to call it


Here = Literal["bring", "delete"]


class PhraseGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/phrase: come back with one's recovery phrase."""

    phrase: Annotated[str, Meta(max_length=TOKEN_LENGTH)]  # the ten words; of each, four letters are enough
    here: Here | None = None  # what becomes of games of this device; null: refuse with `played_here` if there are any
    program: bool = False  # true: answer with a token and set no cookie


class PasskeyGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/passkeys: come back with a passkey."""

    credential: Annotated[str, Meta(max_length=CREDENTIAL_LENGTH)]  # PublicKeyCredential.toJSON() as text
    here: Here | None = None  # as in `PhraseGiven`


class CameBack(msgspec.Struct, frozen=True, kw_only=True):
    """One is oneself again on this device."""

    token: str | None  # secret; null for a browser, which gets a cookie
    scopes: list[Scope]  # what it may be used for
    name: str  # the name used last
