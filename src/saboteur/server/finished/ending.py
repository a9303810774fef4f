"""How a finished game ended, for whoever hands it on: who won, lied best and saw through most, what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.core.table.cards import ROLES
from saboteur.play.commentary.analysis import Analysis, Swing
from saboteur.server import messages as m
from saboteur.server.finished.ending_picture import Deciding, EndingCard, Seat, draw
from saboteur.server.finished.history import finished
from saboteur.server.finished.retelling import retelling_of
from saboteur.server.tables.log.table_state import RoomState


def is_shareable(state: RoomState) -> bool:
    """Return whether a link to a table shows how its game ended, to whoever it is handed on to."""
    return state.phase == "over" and not state.sealed and not state.options.private


def decided_by(analysis: Analysis | None) -> Swing | None:
    """Return the moment that changed the chances most, if the game was judged and there was one."""
    return max(analysis.swings, key=lambda one: abs(one.after - one.before), default=None) if analysis else None


def best_liar(rounds: Sequence[m.RoundStory], seats: int) -> int | None:
    """Return who lied best: took most others in, and then told the most lies. Nobody where nobody lied."""
    found = [(len(_fooled(rounds, seat)), _lies(rounds, seat), -seat) for seat in range(seats)]
    fooled, lies, seat = max(found)
    return -seat if fooled or lies else None


def _fooled(rounds: Sequence[m.RoundStory], seat: int) -> set[int]:
    """Return who took a seat for something else while it was a saboteur."""
    return {
        one.seat
        for told in rounds
        if told.roles[seat] == "saboteur"
        for one in told.guesses
        if one.seat != seat and any(guess.seat == seat and not guess.right for guess in one.guesses)
    }


def _lies(rounds: Sequence[m.RoundStory], seat: int) -> int:
    return sum(one.seat == seat and one.knew and not one.right for told in rounds for one in told.claims)


def best_nose(rounds: Sequence[m.RoundStory]) -> int | None:
    """Return who saw through the others best, if that was better than by chance."""
    ahead: dict[int, float] = {}
    for told in rounds:
        for one in told.guesses:
            ahead[one.seat] = ahead.get(one.seat, 0.0) + one.right - one.chance
    best = max(ahead, key=lambda seat: (ahead[seat], -seat), default=None)
    return best if best is not None and ahead[best] > 0 else None


def ending_of(state: RoomState, rounds: Sequence[m.RoundStory], swing: Swing | None) -> m.Ending:
    """Say how a finished game ended."""
    result = state.game.result if state.game else None
    assert result is not None
    liar, nose = best_liar(rounds, state.setup.seats), best_nose(rounds)
    return m.Ending(winners=result.winners, gold=result.gold, liar=liar, nose=nose, decided=swing)


def picture_of(state: RoomState, ending: m.Ending, person: str = "") -> bytes:
    """Draw how a finished game ended."""
    game = finished(state, person)
    swing, story = ending.decided, retelling_of(game)
    step = swing.step if swing and swing.step < len(story.raw_events) else game.steps
    _, then = next(story.games(range(step, step + 1)))
    view = game.view(None)
    roles = view.rounds[swing.round - 1 if swing else -1].roles
    names = [chair.name for chair in state.seats]
    seats = [
        Seat(names[seat], role, ending.gold[seat], seat in ending.winners, seat == ending.liar, seat == ending.nose)
        for seat, role in enumerate(roles)
    ]
    deciding = None
    if swing is not None:
        done = story.action(step)
        cell = getattr(done[1], "cell", None) if done else None
        lies = cell if any(one.cell == cell for one in then.view(None).maze) else None
        side = swing.side if swing.side in ROLES else "digger"
        deciding = Deciding(names[swing.seat], lies, side, swing.before, swing.after)
    goals = {goal.cell: goal.face for goal in then.true_goals() if goal.face is not None}
    return draw(EndingCard(then.view(None), goals, seats, deciding))
