"""What a round, or a whole game, was about: for the reveal, and for the charts of the replay.

A round is told only once its dwarfs lie open, and from what everybody was told; only the payout is told as the caller
may know it. Charts are drawn from the whole truth, once the game is over.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from saboteur.bots.memory.bot_memory import Memory, dwarfs_of
from saboteur.bots.review.spectator import suspicion, suspicions
from saboteur.bots.skills import ALLIES
from saboteur.core.measure.known_maze import START_CARDS, KnownMaze, oriented_of
from saboteur.play import events as ev
from saboteur.play.commentary.said import RecordedVote
from saboteur.play.events.audiences import RawEvent
from saboteur.play.fields.values import Cell, GoalFace, code_of
from saboteur.play.game import FinishedStep, Game
from saboteur.play.records.record import Record
from saboteur.play.views.view_types import GoalView, RoundResult, View
from saboteur.server import messages as m
from saboteur.server.finished.retelling import Retelling, retelling_of
from saboteur.server.tables.results.deeds import deed_of
from saboteur.server.tables.results.feats import HIDDEN_SIDE

FOUND = (ev.GoalTurned, ev.ChestOpened, ev.LargeReached, ev.GoldGained, ev.GoldLost)
ALLY, ENEMY = 0.3, -0.3  # of `ALLIES`: between them a mark can be neither right nor wrong


class Told(NamedTuple):
    """An event as everybody was told it, with the raw event behind it and the action that brought it about."""

    step: int
    event: ev.Event
    behind: RawEvent


class Chapter:
    """One round: everything from its deal to its payout."""

    def __init__(self, number: int, result: RoundResult) -> None:
        self.number = number
        self.result = result
        self.before: list[Told] = []  # until the round ended
        self.after: list[Told] = []  # since


# Where each kept story was cut last, and into what.
_cut: weakref.WeakKeyDictionary[Retelling, tuple[int, list[Chapter]]] = weakref.WeakKeyDictionary()


def chapters(game: Game) -> list[Chapter]:
    """Cut a game's story into the rounds whose dwarfs lie open; whoever asks at the same step gets the same cut."""
    rounds = game.view(None).rounds
    if not rounds:
        return []
    retelling = retelling_of(game)
    step, cut = _cut.get(retelling, (-1, []))
    if step != game.steps:
        cut = _chapters(retelling.raw_events[: game.steps + 1], rounds)
        _cut[retelling] = game.steps, cut
    return cut


def _chapters(raw_events: Sequence[Sequence[RawEvent]], rounds: Iterable[RoundResult]) -> list[Chapter]:
    steps = enumerate(raw_events)
    told = [Told(step, one.seen_by(None), one) for step, raw_events in steps for one in raw_events]
    out = [Chapter(number, result) for number, result in enumerate(rounds, 1)]
    number, ended = -1, False
    for one in told:
        if isinstance(one.event, ev.RoundStarted):
            number, ended = number + 1, False
        elif isinstance(one.event, ev.RoundEnded):
            ended = True
        if number < len(out):
            (out[number].after if ended else out[number].before).append(one)
    return out


# -- one round -----------------------------------------------------------------------------------------------


def tell_round(
    chapter: Chapter,
    seat: int | None,
    talk: Iterable[m.TalkLine],
    guesses: list[m.ScoredGuesses],
    votes: Iterable[RecordedVote],
    marks: list[m.Guess],
) -> m.RoundStory:
    """Return one round as told to a seat, or to a spectator."""
    result = chapter.result
    return m.RoundStory(
        round=chapter.number,
        ending=result.ending,
        finder=result.finder,
        roles=result.roles,
        goals=[GoalView(cell, face) for cell, face in sorted(_faces(chapter).items())],
        found=[one.event for one in chapter.before if isinstance(one.event, FOUND)],
        payout=[one.behind.seen_by(seat) for one in chapter.after if not isinstance(one.event, ev.Asked)],
        secret_gold=any(isinstance(one.event, ev.GoldTaken) for one in chapter.after),
        claims=judged(chapter, talk),
        guesses=guesses,
        votes=[one for vote in votes if vote.round == chapter.number for one in scored_vote(result, vote)],
        marks=None if seat is None else marks_right(result.roles, seat, marks),
    )


def _faces(chapter: Chapter) -> dict[Cell, GoalFace]:
    """Return every goal by the cell where it lay at the end: those turned in the round, and those shown after it."""
    faces: dict[Cell, GoalFace] = {}
    for one in (*chapter.before, *chapter.after):
        if isinstance(one.event, ev.GoalTurned | ev.GoalShown):
            faces[one.event.cell] = one.event.goal
    return faces


def judged(chapter: Chapter, talk: Iterable[m.TalkLine]) -> list[m.JudgedClaim]:
    """Compare what was said in a round with what lay open at its end.

    A dwarf that was changed, or a goal that was handled or moved after the words, says nothing about them: only what
    everybody was told is looked at, so that no secret swap comes to light here.
    """
    first = chapter.before[0].step
    last = chapter.after[0].step
    faces = _faces(chapter)
    out: list[m.JudgedClaim] = []
    for line in talk:
        if line.claim is not None and first <= line.step < last:
            right = _truth(chapter, faces, line.seat, line.claim, line.step)
            if right is not None:
                one = m.JudgedClaim(seat=line.seat, claim=line.claim, right=right, knew=_knew(chapter, line))
                if one not in out:  # said again, it is the same claim
                    out.append(one)
    return out


def _truth(chapter: Chapter, faces: dict[Cell, GoalFace], seat: int, claim: m.AnyClaim, step: int) -> bool | None:
    match claim:
        case m.IAm():
            return None if _changed(chapter, seat, step) else chapter.result.roles[seat] == claim.role
        case m.Suspect():
            return None if _changed(chapter, claim.seat, step) else chapter.result.roles[claim.seat] == claim.role
        case m.GoalIs() | m.GoalIsNot():
            face = None if _handled(chapter, claim.cell, step) else faces.get(claim.cell)
            return None if face is None else (face.kind == claim.kind) == isinstance(claim, m.GoalIs)
        case m.ChestHolds():
            opened = (one.event for one in chapter.before if isinstance(one.event, ev.ChestOpened))
            return next((event.chest == claim.chest for event in opened if event.cell == claim.cell), None)
    return None


def _changed(chapter: Chapter, seat: int, step: int) -> bool:
    """Return whether a seat got another dwarf after a step."""
    later = (one.event for one in chapter.before if one.step > step)
    return any(isinstance(event, ev.DwarfChanged) and event.seat == seat for event in later)


def _handled(chapter: Chapter, cell: Cell, step: int) -> bool:
    """Return whether another goal may lie in a cell than did after a step."""
    for one in chapter.before:
        event = one.event
        if one.step > step and isinstance(event, ev.GoalsHandled) and cell in (event.cell, event.other):
            return True
        if one.step > step and isinstance(event, ev.GoalMoved) and cell in (event.origin, event.cell):
            return True
    return False


def _knew(chapter: Chapter, line: m.TalkLine) -> bool:
    """Return whether everybody had seen the speaker look at what the claim is about."""
    claim = line.claim
    cell, named = getattr(claim, "cell", None), getattr(claim, "seat", None)
    if isinstance(claim, m.IAm):
        return True
    for one in chapter.before:
        event = one.event
        if one.step > line.step:
            break
        if isinstance(event, ev.MapRead) and event.seat == line.seat and event.cell == cell:
            return True
        if isinstance(event, ev.DwarfInspected) and event.seat == line.seat and event.target == named:
            return True
    return False


def marks_right(roles: Sequence[str], seat: int, marks: Iterable[m.Guess]) -> m.MarksRight | None:
    """Count the marks that fit: a trusted seat fares well with one's own dwarf, a suspected one does not."""
    own = ALLIES[roles[seat]]
    fits = []
    for mark in marks:
        side = own.get(roles[mark.seat], 0.0) if mark.seat < len(roles) else 0.0
        if mark.seat != seat and mark.mark in ("trusted", "suspected") and not ENEMY < side < ALLY:
            fits.append((side > 0) == (mark.mark == "trusted"))
    return m.MarksRight(right=sum(fits), all=len(fits)) if fits else None


def scored(view: View, result: RoundResult, seat: int, locked: m.LockedGuesses) -> m.ScoredGuesses:
    """Score one seat's locked guesses; chance is what one expects who knows only one's own dwarf (B1, S1)."""
    dwarfs = dict(dwarfs_of(view.seats, tuple(view.modules), tuple(view.options.items())))
    others = sum(dwarfs.values()) - 1
    chance = sum(dwarfs.get(one.role, 0) - (one.role == result.roles[seat]) for one in locked.guesses) / others
    guesses = [
        m.ScoredGuess(seat=one.seat, role=one.role, right=result.roles[one.seat] == one.role)
        for one in locked.guesses
    ]
    return m.ScoredGuesses(
        seat=seat,
        turn=locked.turn or 0,
        guesses=guesses,
        right=sum(one.right for one in guesses),
        chance=round(max(0.0, chance), 2),
    )


def scored_vote(result: RoundResult, vote: RecordedVote) -> list[m.CastVote]:
    """Score the vote of a round: right is who pointed at a saboteur, as the dwarfs lay at its end."""
    cast = [(seat, at) for seat, at in enumerate(vote.at) if at is not None]
    return [m.CastVote(seat=seat, at=at, right=result.roles[at] == HIDDEN_SIDE) for seat, at in cast]


# -- the whole game, for charts ------------------------------------------------------------------------------


class Charts(NamedTuple):
    """What a finished game's charts are drawn from."""

    starts: list[int]
    moments: list[m.Moment]
    deeds: list[m.Deed]


def charts(record: Record) -> Charts:
    """Play a record again and measure it; runs in a worker."""
    moments = record.game().retold()
    doubts = [suspicion(Memory.start(moments[0].view)), *suspicions(record)]
    out = Charts([], [], [])
    for moment, doubt in zip(moments, doubts, strict=True):
        _measure(out, moment, doubt)
    return out


def _measure(out: Charts, now: FinishedStep, doubts: list[float]) -> None:
    step, events = now.step, [one.seen_by(None) for one in now.raw_events]
    out.starts.extend(step for event in events if isinstance(event, ev.RoundStarted))
    number = len(out.starts)
    out.deeds.extend(deed for event in events if (deed := deed_of(event, step, number)))
    far, nearest = distances(now)
    moment = m.Moment(step=step, round=number, far=far, nearest=nearest, suspicion=doubts)
    if not out.moments or _differs(out.moments[-1], moment):
        out.moments.append(moment)


def _differs(one: m.Moment, other: m.Moment) -> bool:
    return (one.round, one.far, one.nearest, one.suspicion) != (
        other.round,
        other.far,
        other.nearest,
        other.suspicion,
    )


def distances(now: FinishedStep) -> tuple[int | None, int | None]:
    """Count the cards missing to the treasure and to the nearest face-down goal; None where there is no way."""
    view = now.view
    cards = START_CARDS | {code_of(one.cell): oriented_of(one.card, one.turned) for one in view.maze}
    goals = tuple(code_of(goal.cell) for goal in view.goals if goal.face is None)
    large = tuple(code_of(cell) for cell in view.large.cells) if view.large else ()
    missing = KnownMaze(cards, goals, large).missing()
    ways = [number for number in missing.values() if number is not None]
    treasure = next((goal.cell for goal in now.goals if goal.face and goal.face.kind == "treasure"), Cell(0, 0))
    return missing.get(code_of(treasure)), min(ways, default=None)
