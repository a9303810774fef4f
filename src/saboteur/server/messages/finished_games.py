"""HTTP bodies about what is over: records, replays, rounds, guesses and statistics."""

from typing import Annotated

import msgspec
from msgspec import Meta

from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.analysis import Analysis, Swing
from saboteur.play.commentary.coach_notes import CoachNotes
from saboteur.play.commentary.said import RecordedVote
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.game import Result
from saboteur.play.views.view_types import GoalView, Own, View
from saboteur.server.messages.from_server import AnyEvent
from saboteur.server.messages.shared_types import DeedKind, Role, SeatNumber
from saboteur.server.messages.table_talk import AnyClaim, TalkLine


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
    votes: list[RecordedVote] = []  # at whom everybody pointed
    result: Result  # how it ended
    digest: str  # hash of the final state
    thoughts: list[Thought]  # why bots did what they did, where they had a choice


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a replay."""

    action: RecordedAction | None  # what was done; null for the deal, or when the viewer could not know it
    events: list[AnyEvent]  # what happened, as the chosen eyes saw it
    view: View | None = None  # the table afterwards as the chosen eyes saw it; null when no views were asked for
    own: list[Own] = []  # open-handed: what each seat saw besides
    goals: list[GoalView] = []  # open-handed: every goal with its face
    thought: Thought | None = None  # why a bot did it, where its action is shown


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/replay?eyes=<seat>|public|open, once the game is over: some steps with their views, or
    with views=no all steps without."""

    eyes: str  # whose eyes
    names: list[str]  # by seat
    bots: list[bool]  # by seat, whether a bot had it at the end
    starts: list[int]  # the step that dealt each round
    talk: list[TalkLine]  # what was said; `step` says after which step
    votes: list[RecordedVote] = []  # at whom everybody pointed; `step` says after which step
    first: int  # number of the first step given
    total: int  # number of steps there are
    steps: list[ReplayStep]  # the steps from `first` on; at most 50 with views


class RoleGuess(msgspec.Struct, frozen=True, kw_only=True):
    """What one holds a seat's dwarf to be."""

    seat: SeatNumber  # who
    role: Role  # what they are thought to be


class LockGuesses(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables/<id>/guesses: lock in what one holds the others to be, once a round, until it ends."""

    round: Annotated[int, Meta(ge=1, le=3)]  # the round that is meant, from 1
    guesses: Annotated[list[RoleGuess], Meta(min_length=1, max_length=MOST_SEATS)]  # at most one a seat


class LockedGuesses(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/guesses: what one has locked in this round. Nobody else gets to know of it before the
    reveal."""

    round: int  # the round, from 1
    turn: int | None = None  # the turn in which they were locked; null: not locked yet
    guesses: list[RoleGuess] = []  # what was guessed


class ScoredGuess(msgspec.Struct, frozen=True, kw_only=True):
    """A guess beside the truth."""

    seat: int  # about whom
    role: Role  # what was guessed
    right: bool  # whether it was so at the end of the round


class ScoredGuesses(msgspec.Struct, frozen=True, kw_only=True):
    """The locked guesses of one seat, scored."""

    seat: int  # who guessed
    turn: int  # the turn in which they were locked
    guesses: list[ScoredGuess]  # each with whether it was right
    right: int  # how many were
    chance: float  # how many would have been by chance, knowing only one's own dwarf


class JudgedClaim(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said, beside what lay open at the end of the round."""

    seat: int  # who said it
    claim: AnyClaim  # what
    right: bool  # whether it was true
    knew: bool  # whether the speaker had looked, or spoke of their own dwarf: if it was false, it was a lie


class MarksRight(msgspec.Struct, frozen=True, kw_only=True):
    """How many of one's own marks fitted: allies trusted, enemies suspected."""

    right: int  # marks that fitted
    all: int  # marks that say something


class CastVote(msgspec.Struct, frozen=True, kw_only=True):
    """Whom a seat pointed at in the vote, beside the truth."""

    seat: int  # who pointed
    at: int  # at whom
    right: bool  # whether that was a saboteur when the round ended


class RoundStory(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/rounds/<round>, once its dwarfs lie open: what the round was about."""

    round: int  # from 1
    ending: str  # how it ended
    finder: int | None  # who reached the treasure
    roles: list[str]  # by seat
    goals: list[GoalView]  # the goals as they lay at the end
    found: list[AnyEvent]  # what was found and earned on the way: goals, chests, the large card, gold
    payout: list[AnyEvent]  # what happened since the end, as the caller was told it
    secret_gold: bool  # whether there are amounts in it that stay secret until the end of the game
    claims: list[JudgedClaim]  # what was said about dwarfs and goals, in order
    guesses: list[ScoredGuesses]  # for those who locked guesses themselves, and for all once the game is over
    votes: list[CastVote] = []  # of all who pointed at somebody
    marks: MarksRight | None  # the caller's own marks


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat did to a seat, openly."""

    step: int  # number of the action, from 1
    round: int  # from 1
    kind: DeedKind  # what
    seat: int  # who did it
    target: int  # to whom


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a finished game, for charts."""

    step: int  # number of the action, from 1; 0 for the deal
    round: int  # from 1
    far: (
        float | None
    )  # cards missing from the joined maze to the treasure; null once it lies open or the round is over
    nearest: float | None  # the same to the nearest face-down goal
    suspicion: list[float]  # by seat: how sure a careful observer was that it is against the diggers


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/story, once the game is over: what charts are drawn from."""

    names: list[str]  # by seat
    starts: list[int]  # the step that dealt each round
    moments: list[Moment]  # in order
    deeds: list[Deed]  # in order
    rounds: list[RoundStory]  # what was what


class JudgedGame(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/analysis, once the game is over: what a judge makes of it."""

    analysis: Analysis | None  # null while the judge is at work: ask again


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/ending, once the game is over: what is worth handing on of it."""

    winners: list[int]  # seats
    gold: list[int]  # by seat
    liar: int | None  # who took most others in, and then told the most lies; null: nobody lied
    nose: int | None  # who saw through the others, better than by chance; null: nobody
    decided: Swing | None  # what changed the chances most; null while no judge has looked at the game


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/<id>/advice, where one plays alone with bots and is asked: what a grandmaster would do."""

    action: AnyAction  # what
    thought: Thought  # why, with the best options; its step is 0
    notes: CoachNotes  # where the treasure is believed to be, and what each option tells the others


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """A row of statistics."""

    key: str  # what the row counts: a role, a module, or a number of seats
    games: int  # finished games (rounds, for roles)
    won: int  # games won (for roles: rounds after which the seat was paid)
    gold: int  # gold together


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/statistics (all finished games) and GET /api/me/statistics (one's own)."""

    games: int  # finished games
    won: int = 0  # games won
    gold: int = 0  # gold together
    roles: list[Tally]  # by role
    modules: list[Tally]  # by module
    seats: list[Tally]  # by number of seats
    feats: list[Tally] = []  # what is worth remembering: `games` says in how many
