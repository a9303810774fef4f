"""After the game: its record, its replay, and how people's histories and statistics are shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.events import RoundStarted
from saboteur.play.game import Game
from saboteur.server import messages as m
from saboteur.server.finished.retelling import Retelling, retelling_of
from saboteur.server.limits.bounds import STEPS_AT_ONCE
from saboteur.server.store import FactSum, Past
from saboteur.server.tables.delivery.frames import opened, told
from saboteur.server.tables.log.intents import sealed
from saboteur.server.tables.log.table_state import RoomState

NOTEBOOK = "notebook"  # the note with a person's notes and marks at a table


def finished(state: RoomState, person: str = "") -> Game:
    """Return the finished game, or refuse: before the end nothing of it is shown.

    What is closed while others play the same deal is closed to its players, too: they could tell. Of the daily mine,
    where everybody plays alone, one may look at one's own game.
    """
    if state.sealed and not (state.is_try and state.seat_of(person) is not None):
        raise sealed()  # before and after its end
    if state.game is None or state.phase != "over":
        raise Refusal("not_over", "The record is opened when the game is over.")
    return state.game


def finished_for(state: RoomState, eyes: str, person: str = "") -> Game:
    """Return the finished game, or refuse: before the end, and to eyes that nobody has."""
    game = finished(state, person)
    seats = [str(seat) for seat in range(state.setup.seats)]
    if eyes not in {"public", "open", *seats}:
        raise Refusal("no_such_seat", 'Look through a seat\'s eyes (its number), or "public", or "open".')
    return game


def record(state: RoomState, person: str = "") -> m.GameRecord:
    """Return everything needed to play the game again and verify it."""
    game = finished(state, person)
    result = game.result
    assert result is not None
    return m.GameRecord(
        table=state.table,
        seats=state.setup.seats,
        modules=state.setup.modules,
        options=state.setup.options,
        seed=state.seed,
        commitment=state.commitment(),
        names=[chair.name for chair in state.seats],
        bots=[chair.level is not None for chair in state.seats],
        actions=[m.RecordedAction(seat=seat, action=action) for seat, action in game.actions],
        talk=state.talk,
        votes=state.votes,
        result=result,
        digest=game.digest(),
        thoughts=state.thoughts,
    )


def replay(state: RoomState, eyes: str, first: int, *, views: bool = True, person: str = "") -> m.Replay:
    """Show the game again through the eyes of a seat, of a spectator ("public"), or open-handed ("open")."""
    story = retelling_of(finished_for(state, eyes, person))
    total = len(story.raw_events)
    last = min(total, first + STEPS_AT_ONCE) if views else total
    kept = {thought.step: thought for thought in state.thoughts}
    steps = replay_steps(story, eyes, range(first, last), kept, views=views)
    starts = [at for at, told_at in enumerate(story.raw_events) if any(one.kind is RoundStarted for one in told_at)]
    return m.Replay(
        eyes=eyes,
        names=[chair.name for chair in state.seats],
        bots=[chair.level is not None for chair in state.seats],
        starts=starts,
        talk=state.talk,
        votes=state.votes,
        first=first,
        total=total,
        steps=steps,
    )


def cut(pages: Sequence[bytes], first: int) -> bytes:
    """Cut a replay that begins at any step out of the written pages that it lies on; they are not read in full."""
    shown = [msgspec.json.decode(page, type=dict[str, msgspec.Raw]) for page in pages]
    begins = msgspec.json.decode(shown[0]["first"], type=int)
    steps = [step for page in shown for step in msgspec.json.decode(page["steps"], type=list[msgspec.Raw])]
    wanted = steps[first - begins : first - begins + STEPS_AT_ONCE] if len(pages) > 1 else steps[first - begins :]
    return msgspec.json.encode(shown[0] | {"first": first, "steps": wanted})


def replay_steps(
    story: Retelling, eyes: str, numbers: range, kept: dict[int, Thought], *, views: bool
) -> list[m.ReplayStep]:
    """Write steps for somebody's eyes; what was done, and why, only those see who may."""
    viewer, steps = int(eyes) if eyes.isdecimal() else None, []
    for number, game in story.games(numbers):
        raw_events, done = story.raw_events[number], story.action(number)
        shown = done if done is not None and eyes in {"open", str(done[0])} else None
        steps.append(
            m.ReplayStep(
                action=None if shown is None else m.RecordedAction(seat=shown[0], action=shown[1]),
                thought=None if shown is None else kept.get(number),
                events=opened(raw_events) if eyes == "open" else told(raw_events, viewer),
                view=game.view(viewer) if views else None,
                own=[game.own(other) for other in range(game.setup.seats)] if views and eyes == "open" else [],
                goals=game.true_goals() if views and eyes == "open" else [],
            )
        )
    return steps


def statistics(tallies: list[FactSum]) -> m.Statistics:
    """Bring the store's tallies into the protocol's form."""
    rows: dict[str, list[m.Tally]] = {"game": [], "role": [], "module": [], "seats": [], "feat": []}
    for tally in tallies:
        if tally.kind in rows:
            rows[tally.kind].append(m.Tally(key=tally.value, games=tally.count, won=tally.won, gold=tally.gold))
    return m.Statistics(
        games=sum(row.games for row in rows["game"]),
        won=sum(row.won for row in rows["game"]),
        gold=sum(row.gold for row in rows["game"]),
        roles=rows["role"],
        modules=rows["module"],
        seats=rows["seats"],
        feats=rows["feat"],
    )


def past_line(past: Past) -> m.TableLine:
    """Return a line of one's own history: the table, and how it went for oneself."""
    line = msgspec.json.decode(past.summary, type=m.TableLine)
    return msgspec.structs.replace(line, ended=round(past.ended * 1000), won=past.won, gold=past.gold)
