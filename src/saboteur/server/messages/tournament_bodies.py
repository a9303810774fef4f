"""HTTP bodies about tournaments. People are named by keys that hold within one tournament."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saboteur.core.table.slots import MOST_SEATS
from saboteur.server.limits.bounds import GOLD, KEY_LENGTH, MODULES_AT_ONCE, RESULT_NOTE, ROUND_TABLES, ROUNDS
from saboteur.server.messages.shared_types import ClockKind, Key, Level, RawText

TournamentFormat = Literal["swiss", "league", "knockout", "duplicate"]
TournamentPhase = Literal["registration", "playing", "over"]
EntrantKey = Annotated[str, Meta(min_length=1, max_length=12)]
TableGold = Annotated[list[Annotated[int, Meta(ge=0, le=GOLD)]], Meta(min_length=2, max_length=MOST_SEATS)]
_Cid = Annotated[str, Meta(min_length=1, max_length=KEY_LENGTH)]


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is decided before the first round; docs/tournaments.md explains it."""

    format: TournamentFormat = "swiss"  # who meets whom
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = 4  # a knock-out ends with its final
    least: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 5  # people at a table, at least
    most: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 9  # and at most
    best: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 6  # and best
    scoring: Literal["points", "gold"] = "points"  # what a table is worth
    advance: Annotated[int, Meta(ge=1, le=6)] = 2  # of each table of a knock-out


class NewTournament(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tournaments: begin a tournament. Whoever does is its organiser and need not play."""

    name: RawText  # of the tournament
    plan: TournamentPlan = TournamentPlan()  # how it is played
    real: bool = False  # true: at tables of wood; the organiser enters results, the server has no games
    modules: Annotated[list[Key], Meta(max_length=MODULES_AT_ONCE)] = msgspec.field(
        default_factory=lambda: ["base", "tournament"]
    )  # what is played at the server's tables
    clock: ClockKind = "brisk"  # of its tables; slow: days for a move
    bot_level: Level = "steady"  # of bots that play for those who are away
    starts: int | None = None  # when the server begins it, and then pairs every round and ends it by itself
    rated: bool = False  # its games at the server's tables count for ratings


class TournamentMade(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to beginning a tournament."""

    tournament: str  # its id; whoever has the link may register


class Register(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="register"):
    """Take part; once the first round is paired, from the next one on."""

    cid: _Cid  # made up by the sender; the same again is done once
    name: RawText  # how to be called


class CheckIn(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="check_in"):
    """Say that one is there; an organiser says it of somebody. Whoever is not has a bot play for them."""

    cid: _Cid  # as in register
    who: EntrantKey | None = None  # null: oneself


class Withdraw(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="withdraw"):
    """Leave, or have somebody leave: not paired any more."""

    cid: _Cid  # as in register
    who: EntrantKey | None = None  # null: oneself


class Readmit(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="readmit"):
    """An organiser lets somebody back in who has left; they are paired again from the next round on."""

    cid: _Cid  # as in register
    who: EntrantKey  # somebody who has left


class AddEntrant(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="add_entrant"):
    """An organiser registers somebody: at real tables a person without a device, else a bot."""

    cid: _Cid  # as in register
    name: RawText  # how they are called
    bot: Level | None = None  # the level of a bot


class PairRound(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="pair_round"):
    """An organiser has the next round paired; its tables open at once."""

    cid: _Cid  # as in register
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]  # which one, so that two organisers do not pair two


class EnterResult(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="enter_result"):
    """An organiser enters or corrects the result of a table; whoever looks sees that they did. What a table of the
    server reports after that is not taken any more."""

    cid: _Cid  # as in register
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]  # of which round
    table: Annotated[int, Meta(ge=1, le=ROUND_TABLES)]  # its number in the round
    gold: TableGold  # of each seat, in their order
    seen: int | None = None  # how many results of this table the sender has seen; another number is refused
    note: Annotated[str, Meta(max_length=RESULT_NOTE)] = ""  # why


class PauseTournament(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="pause_tournament"):
    """An organiser pauses or resumes: while paused no round is paired; running tables go on."""

    cid: _Cid  # as in register
    paused: bool  # true: pause


class NameDeputy(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="name_deputy"):
    """An organiser lets somebody who takes part organise, too, or no more."""

    cid: _Cid  # as in register
    who: EntrantKey  # a person with a device
    deputy: bool = True  # false: no more


class FinishTournament(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="finish_tournament"):
    """An organiser ends the tournament as it stands."""

    cid: _Cid  # as in register


AnyTournamentAct = (
    Register
    | CheckIn
    | Withdraw
    | Readmit
    | AddEntrant
    | PairRound
    | EnterResult
    | PauseTournament
    | NameDeputy
    | FinishTournament
)


class TournamentEntrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part, as everybody sees them."""

    key: str  # within this tournament
    name: str  # how they are called
    here: bool  # checked in
    joined: int  # the first round they are paired for
    left: int | None  # the first round they are not paired for any more
    bot: Level | None  # a bot's level
    deputy: bool  # may organise


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a round."""

    number: int  # in its round
    seats: list[str]  # keys in the order of seats
    gold: list[int] | None  # of each seat; null: not over
    results: int  # how often a result was entered
    table: str | None  # its id at this server, where it is played here


class TournamentRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round."""

    number: int  # from 1
    tables: list[TournamentTable]  # in the order of standing
    byes: list[str]  # keys of those who rest
    meetings: int  # pairs who meet again
    bound: int  # below which that could not be
    deal: str | None  # hash of the seed that all its tables are dealt from, in a duplicate at the server's tables


class TournamentStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands."""

    place: int  # equal for those whom nothing sets apart
    key: str  # who
    score: float  # points, or gold
    played: int  # tables
    byes: int  # rounds rested
    gold: int  # altogether
    wins: float  # tables won; shared ones in parts
    by: str  # the tie-break that set them below the one before; empty: the score; shared: none; stage: knocked out
    scores: list[float | None]  # of each round; null: not played


class TournamentTrace(msgspec.Struct, frozen=True, kw_only=True):
    """Something an organiser did to a result."""

    at: int  # when
    round: int  # where
    table: int  # where
    before: list[int] | None  # gold before; null: none
    after: list[int]  # gold after
    note: str  # why, in their words


class TournamentNews(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="tournament_news"):
    """GET /api/tournaments/<id>/events: there is something newer than what one has. Ask for it."""

    seq: int  # of the tournament as it is now
    within: int  # milliseconds: ask at some moment within these, so that not all ask at once


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tournaments/<id>: all of a tournament that everybody may see, and what one is there oneself."""

    tournament: str  # its id
    name: str  # how it is called
    phase: TournamentPhase  # how far it is
    paused: bool  # by an organiser
    real: bool  # at tables of wood
    rated: bool  # its games count for ratings
    clock: ClockKind  # of its tables; slow: days for a move
    plan: TournamentPlan  # how it is played
    commitment: str  # hash of the seed of seats and lots
    seed: str | None  # the seed, once all is over
    entrants: list[TournamentEntrant]  # everybody who registered
    rounds: list[TournamentRound]  # those that were paired
    standings: list[TournamentStanding]  # as they are now
    trace: list[TournamentTrace]  # results that were entered or corrected by hand
    you: str | None  # your key; null: you do not take part
    organiser: bool  # whether you may organise
    starts: int | None  # when the server begins it by itself; null: organisers pair its rounds
    closed: bool  # whether results are held back until the last table of this deal is over (duplicate)
    club: str | None  # the club whose evening it is
    seq: int  # grows with every change
