"""HTTP bodies of the daily mine: what is announced, how one stands, and what came of a day."""

from typing import Literal

import msgspec

from saboteur.play.actions import AnyAction
from saboteur.server.messages.shared_types import Colour, Face, RawText

DailyStatus = Literal["new", "begun", "judging", "done"]


class DailyAnnounced(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a day ahead."""

    day: str  # as 2026-11-19
    plan: str  # what kind of day it is: base, specialists, treasures, teams, greed, veto, everything
    modules: list[str]  # what is played
    seats: int  # with so many seats
    begins: int  # when it begins
    ends: int  # and ends
    opens: int  # from when on everything of it is open
    commitment: str  # hash of the seed
    drawn: int  # since when that stands
    players: int  # how many have begun


class DailyPast(msgspec.Struct, frozen=True, kw_only=True):
    """A day that is over."""

    day: str  # as 2026-11-19
    plan: str  # what kind of day it was
    modules: list[str]  # what was played
    players: int  # how many played it
    score: int | None  # one's own; null: one did not play
    seed: str | None  # opens the commitment; null: not yet
    commitment: str  # hash of the seed


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/daily: today's mine, and how one stands."""

    now: int  # the server's time
    today: DailyAnnounced  # the day it is on the server
    tomorrow: DailyAnnounced | None  # the next
    status: DailyStatus  # of one's own try today
    table: str | None  # where it is played
    score: int | None  # once it is judged
    streak: int  # days in a row
    longest: int  # the longest streak so far
    past: list[DailyPast]  # the latest first


class PlayDaily(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/daily/<day>: play a day. Today's is one's one try; earlier ones count for nothing."""

    name: RawText  # how to be called
    colour: Colour | None = None  # at the table
    face: Face | None = None  # at the table


class DailyMade(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to that."""

    table: str  # its id; its page is /t/<id>


class DailyChoice(msgspec.Struct, frozen=True, kw_only=True):
    """Something one chose."""

    step: int  # of the table's replay
    action: AnyAction  # what one did
    points: int  # what it cost
    better: AnyAction | None  # what was better


class DailyTaken(msgspec.Struct, frozen=True, kw_only=True):
    """What some chose at a fork."""

    action: AnyAction  # what
    share: int  # of a hundred who stood there
    points: int  # what it cost


class DailyFork(msgspec.Struct, frozen=True, kw_only=True):
    """A place at which much was to be lost."""

    step: int  # of the table's replay
    action: AnyAction  # what one did oneself
    stood: int  # how many stood there
    taken: list[DailyTaken]  # the most chosen first


class DailyPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the day's table."""

    place: int  # those with the same score share one
    name: str  # who
    score: int  # of a hundred
    me: bool  # whether that is oneself


class DailyBest(msgspec.Struct, frozen=True, kw_only=True):
    """How the judge would have played."""

    actions: list[AnyAction]  # in one's seat, where there was a choice
    won: bool  # whether one's side has its way then
    gold: int  # with so much gold
    score: int  # of a hundred


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/daily/<day>: what came of a day, for those who have played it, or once it is open."""

    day: str  # as 2026-11-19
    plan: str  # what kind of day it was
    seat: int  # where one sat
    names: list[str]  # who sat where; empty at one's own seat
    status: DailyStatus  # of one's own try
    table: str | None  # where it was played
    score: int | None  # of a hundred
    late: bool  # whether it ended when the day lay open, and so is in no table
    won: bool  # whether one's side had its way
    gold: int  # one's gold
    signs: str  # five signs for the five parts of one's game
    choices: list[DailyChoice]  # one's line
    best: DailyBest | None  # the judge's; null: not known yet
    forks: list[DailyFork]  # the three that mattered most
    places: list[DailyPlace]  # the day's table
    players: int  # how many were judged
    seed: str | None  # opens the commitment; null: not yet
    commitment: str  # hash of the seed
