"""HTTP bodies about clubs. Members are named by keys that hold within one club."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saboteur.server.limits.bounds import KEY_LENGTH, SEASON_EVENINGS
from saboteur.server.messages.ratings import Rating
from saboteur.server.messages.shared_types import RawText
from saboteur.server.messages.table_bodies import TableLine
from saboteur.server.messages.tournament_bodies import NewTournament, TournamentPhase

ClubDoor = Literal["open", "ask", "shut"]
ClubRole = Literal["owner", "helper", "member"]
MemberKey = Annotated[str, Meta(min_length=1, max_length=12)]
_Cid = Annotated[str, Meta(min_length=1, max_length=KEY_LENGTH)]
_Time = Annotated[int, Meta(ge=0, le=2**53)]


class NewClub(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/clubs: found a club. Whoever does is its owner and first member."""

    name: RawText  # of the club; one that looks like another club's is refused
    me: RawText  # how the founder is called there
    text: RawText = ""  # what it is about
    door: ClubDoor = "open"  # open: whoever has the link may join; ask: the owner or a helper lets people in; shut


class ClubMade(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to founding a club."""

    club: str  # its id; its page is /club/<id>


class JoinClub(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="join_club"):
    """Become a member, or ask to, as the door says."""

    cid: _Cid  # made up by the sender; the same again is done once
    name: RawText  # how to be called there; one that looks like another member's is refused


class LeaveClub(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="leave_club"):
    """Leave, or take back that one asked. An owner hands the club over first, unless nobody else is left."""

    cid: _Cid  # as in join_club


class RenameMember(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="rename_member"):
    """Change how one is called in the club."""

    cid: _Cid  # as in join_club
    name: RawText  # from now on


class ChangeClub(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="change_club"):
    """The owner or a helper changes the club; what is null stays. Only the owner changes its name."""

    cid: _Cid  # as in join_club
    name: RawText | None = None  # of the club
    text: RawText | None = None  # what it is about
    door: ClubDoor | None = None  # as in `NewClub`


class AdmitMember(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="admit_member"):
    """The owner or a helper lets somebody in who has asked, or does not."""

    cid: _Cid  # as in join_club
    who: MemberKey  # of those who ask
    admit: bool = True  # false: they stay outside, and may ask again


class RemoveMember(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="remove_member"):
    """The owner or a helper sends a member away, who cannot come back until they are let in again. Helpers send away
    neither owner nor helpers."""

    cid: _Cid  # as in join_club
    who: MemberKey  # a member


class LetBack(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="let_back"):
    """The owner or a helper lets somebody who was sent away join again."""

    cid: _Cid  # as in join_club
    who: MemberKey  # who was sent away


class NameHelper(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="name_helper"):
    """The owner makes a member a helper, or no more."""

    cid: _Cid  # as in join_club
    who: MemberKey  # a member
    helper: bool = True  # false: no more


class HandOverClub(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="hand_over_club"):
    """The owner makes a member the owner, and is a helper then."""

    cid: _Cid  # as in join_club
    who: MemberKey  # a member


class TakeOverClub(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="take_over_club"):
    """A helper – a member, where there is none – becomes the owner in two weeks, unless the owner does anything in
    the club until then; from the owner: it is theirs still."""

    cid: _Cid  # as in join_club


class PlanEvening(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="plan_evening"):
    """The owner or a helper plans an evening: a tournament that counts for the season. Its page opens at once, and
    members register there; whoever plans it is its organiser."""

    cid: _Cid  # as in join_club
    at: _Time  # when it begins
    tournament: NewTournament  # what is played; with any `starts` the server begins it by itself, at the time above


class CancelEvening(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="cancel_evening"):
    """The owner or a helper cancels an evening that has not begun, or takes one out of the season."""

    cid: _Cid  # as in join_club
    evening: Annotated[int, Meta(ge=1)]  # its number


class BeginSeason(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="begin_season"):
    """The owner or a helper begins another season; evenings planned from now on count for it."""

    cid: _Cid  # as in join_club
    name: RawText  # such as "Spring"
    best: Annotated[int, Meta(ge=1, le=SEASON_EVENINGS)] | None = None  # how many evenings of each count; null: all


class Weekly(msgspec.Struct, frozen=True, kw_only=True):
    """A slow tournament that the club's server begins every week by itself."""

    weekday: Annotated[int, Meta(ge=0, le=6)]  # when registration closes and it begins; 0: Monday
    minute: Annotated[int, Meta(ge=0, le=1439)]  # of that day, in UTC
    tournament: NewTournament  # what is played; its clock is slow and its rounds go on by themselves


class SetWeekly(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="set_weekly"):
    """The owner or a helper sets up, changes or ends the weekly slow tournament."""

    cid: _Cid  # as in join_club
    weekly: Weekly | None = None  # null: none from now on; what has begun goes on


AnyClubAct = (
    JoinClub
    | LeaveClub
    | RenameMember
    | ChangeClub
    | AdmitMember
    | RemoveMember
    | LetBack
    | NameHelper
    | HandOverClub
    | TakeOverClub
    | PlanEvening
    | CancelEvening
    | BeginSeason
    | SetWeekly
)


class ClubMember(msgspec.Struct, frozen=True, kw_only=True):
    """A member, as members see them."""

    key: str  # within this club
    name: str  # how they are called there
    role: ClubRole  # what they may do
    since: int  # when they came


class ClubOutsider(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who asks to come in, or who was sent away, as the owner and helpers see them."""

    key: str  # within this club
    name: str  # how they want to be called, or were


class ClubEvening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening of a club."""

    number: int  # within this club, from 1
    season: int  # the season for which it counts, from 1
    name: str  # of its tournament
    at: int  # when it begins
    tournament: str  # the id of its tournament; its page is /tournament/<id>
    phase: TournamentPhase  # how far it is
    weekly: bool  # whether it is one of the weekly slow ones
    people: int  # who take part, bots included; 0 before it is over


class SeasonStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How a member stands in a season."""

    place: int  # equal for those whom nothing sets apart
    key: str  # who
    name: str  # how they are called there, or were when they left
    points: float  # of the evenings that count for them: 100 for ahead of everybody, 0 for behind everybody
    evenings: int  # at which they played
    each: list[float | None]  # of every evening of the season that is over, in their order; null: not there
    by: str  # what set them below the one before: `best` evening, `latest` evening, `shared`; empty: points


class ClubSeason(msgspec.Struct, frozen=True, kw_only=True):
    """A season."""

    number: int  # from 1
    name: str  # how it is called
    best: int | None  # how many evenings of each member count; null: all
    evenings: list[int]  # numbers of its evenings that are over and count
    standings: list[SeasonStanding]  # as they are now


class ClubRated(msgspec.Struct, frozen=True, kw_only=True):
    """A member's line on the club's leaderboard."""

    key: str  # who
    rating: Rating  # on the whole
    games: int  # rated ones, at any table


class ClubBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The leaderboard of a kind of game."""

    kind: str  # as in `Leaderboard`
    members: list[ClubRated]  # the best first; provisional ratings come last


class ClubTakeover(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody takes the club over."""

    key: str  # who
    at: int  # when, unless the owner does anything in the club before


class Club(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/clubs/<id>: a club. Whoever is no member sees its name, text, door and size alone."""

    club: str  # its id
    name: str  # how it is called
    text: str  # what it is about
    door: ClubDoor  # who may join
    size: int  # number of members
    you: str | None  # your key; null: you are no member
    role: ClubRole | None  # yours
    asked: bool  # whether you have asked to come in
    members: list[ClubMember]  # the owner first
    asking: list[ClubOutsider]  # who wants to come in; for the owner and helpers
    away: list[ClubOutsider]  # who was sent away; for the owner and helpers
    tables: list[TableLine]  # that members opened here and that are not over
    evenings: list[ClubEvening]  # of the present season and those that are not over, the latest first
    seasons: list[ClubSeason]  # the latest first
    leaderboard: list[ClubBoard]  # of the kinds of game of which a member has a rating
    weekly: Weekly | None  # the weekly slow tournament
    takeover: ClubTakeover | None  # who takes the club over
    seq: int  # grows with every change of the club's own


class ClubLine(msgspec.Struct, frozen=True, kw_only=True):
    """One of one's clubs."""

    club: str  # its id
    name: str  # how it is called
    size: int  # number of members
    role: ClubRole  # yours
    next: int | None  # when its next evening begins
    tables: int  # of its tables with an empty seat


class ClubList(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/clubs: one's clubs."""

    clubs: list[ClubLine]  # by name
