"""HTTP bodies about people one knows. Each person is named by a key that holds for whoever asks, and for nobody else.

Nothing here tells who blocked whom: an invitation that never arrives is answered like any other.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saboteur.core.table.slots import MOST_SEATS
from saboteur.server.limits.bounds import KEY_LENGTH
from saboteur.server.messages.shared_types import Colour, Face, Key
from saboteur.server.messages.table_bodies import NewTable

ShownTo = Literal["nobody", "liked", "known"]
PersonKey = Annotated[str, Meta(min_length=1, max_length=KEY_LENGTH)]


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody one has played with, as one sees them oneself."""

    key: str  # for your own use alone
    name: str  # that they had when you played together last
    colour: Colour | None  # the same
    face: Face | None  # the same
    times: int  # games that both played to the end
    latest: int  # when the last of them was over
    liked: bool  # whether you like to play with them; they do not learn of it
    blocked: bool  # whether you block them; they do not learn of it
    here: bool  # whether they are here now and let you see it


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table."""

    key: str  # of the invitation
    by: str  # the key of whoever invites
    name: str  # how they are called
    table: str  # its id; its page is /t/<id>
    rematch: bool  # whether it is another game of people who have just played
    at: int  # when it came


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/people: whom one has played with, and who invites one."""

    people: list[KnownPerson]  # those who are here first, then those one likes, then by how lately one played
    shown: ShownTo  # who sees that you are here
    invitations: list[Invited]  # to tables that still have a seat, the latest first


class Invitations(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/invitations: the invitations alone, to ask for now and then."""

    invitations: list[Invited]  # to tables that still have a seat, the latest first


class ShowMyself(msgspec.Struct, frozen=True, kw_only=True):
    """PUT /api/me/presence: say who may see that one is here."""

    shown: ShownTo  # nobody (as long as one says nothing), those one likes, or all one has played with


class ChangeKnown(msgspec.Struct, frozen=True, kw_only=True):
    """PUT /api/me/people/<key>: like or block somebody, or no more; null: as before."""

    liked: bool | None = None  # whether one likes to play with them
    blocked: bool | None = None  # never meet in quick match, hear nothing of them, get no invitation of theirs


class InviteKnown(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/me/invitations: invite people to a table at which one sits and that has not begun."""

    table: Key  # its id
    people: Annotated[list[PersonKey], Meta(min_length=1, max_length=MOST_SEATS)]  # whom


class PlayAgain(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/me/together: open a table of one's own and invite people to it."""

    table: NewTable  # as in POST /api/tables
    people: Annotated[list[PersonKey], Meta(min_length=1, max_length=MOST_SEATS)]  # whom


class SeatedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person at a finished table."""

    seat: int  # where they sat
    person: KnownPerson  # who it is


class SeatedPeople(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/people: with whom one has played, once the game is over; bots and oneself left out."""

    people: list[SeatedPerson]  # in the order of seats
