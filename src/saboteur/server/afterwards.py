"""After the game: its record, its replay, its line in everybody's history, and statistics."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.core.refusal import Refusal
from saboteur.play.game import Game
from saboteur.server import messages as m
from saboteur.server.frames import told
from saboteur.server.state import RoomState
from saboteur.server.store import Fact, Played, Tally

STEPS_AT_ONCE = 100


def finished(state: RoomState) -> Game:
    """Give the finished game, or refuse: before the end nothing of it is shown."""
    if state.game is None or state.phase != "over":
        raise Refusal("not_over", "The record is opened when the game is over.")
    return state.game


def record(state: RoomState) -> m.GameRecord:
    """Give everything needed to play the game again and verify it."""
    game = finished(state)
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
        result=result,
        digest=game.digest(),
    )


def replay(state: RoomState, eyes: str, first: int) -> m.Replay:
    """Show the game again through the eyes of a seat, of a spectator ("public"), or open-handed ("open")."""
    game = finished(state)
    seats = list(range(state.setup.seats))
    if eyes not in {"public", "open"} and not (eyes.isascii() and eyes.isdecimal() and int(eyes) in seats):
        raise Refusal("no_such_seat", 'Look through a seat\'s eyes (its number), or "public", or "open".')
    chosen: list[int | None] = [None] if eyes == "public" else [*seats] if eyes == "open" else [int(eyes)]
    again = Game.new(game.setup)
    steps = [_step(again, chosen, None, again.story())] if first == 0 else []
    for number, (seat, action) in enumerate(game.actions, start=1):
        happenings = again.apply(seat, action)
        if number >= first and len(steps) < STEPS_AT_ONCE:
            shown = m.RecordedAction(seat=seat, action=action) if eyes in {"open", str(seat)} else None
            steps.append(_step(again, chosen, shown, happenings))
    names = [chair.name for chair in state.seats]
    return m.Replay(eyes=eyes, names=names, first=first, total=len(game.actions) + 1, steps=steps)


def _step(
    game: Game, eyes: list[int | None], action: m.RecordedAction | None, happenings: Sequence[object]
) -> m.ReplayStep:
    views = [game.view(seat) for seat in eyes]
    if len(eyes) == 1:
        return m.ReplayStep(action=action, events=told(happenings, eyes[0]), views=views)  # type: ignore[arg-type]
    return m.ReplayStep(action=action, events=told(happenings, None), views=views)  # type: ignore[arg-type]


def histories(state: RoomState, ended: float) -> list[Played]:
    """Give the line of every person who played to the end; a seat that a bot had at the end does not count."""
    game = finished(state)
    result = game.result
    assert result is not None
    lines = []
    for seat, chair in enumerate(state.seats):
        if not chair.person or chair.away is not None:
            continue
        won, gold = seat in result.winners, result.gold[seat]
        facts = [Fact("game", "all", won, gold), Fact("seats", str(state.setup.seats), won, gold)]
        facts += [Fact("module", key, won, gold) for key in state.setup.modules]
        facts += [Fact("role", one.roles[seat], _round_won(one.ending, one.roles[seat]), 0) for one in result.rounds]
        line = summary(state, your_turn=False)
        lines.append(
            Played(
                person=chair.person, table=state.table, ended=ended, summary=msgspec.json.encode(line), facts=facts
            )
        )
    return lines


def _round_won(ending: str, role: str) -> bool:
    """Saboteurs want the treasure to stay hidden, all others want it found."""
    return (ending == "treasure") != (role == "saboteur")


def summary(state: RoomState, your_turn: bool) -> m.TableLine:
    """Give the table's line in a list; nothing in it is secret."""
    return m.TableLine(
        table=state.table,
        phase=state.phase,
        names=[chair.name for chair in state.seats if chair.name],
        seats=len(state.seats),
        taken=sum(not state.is_empty(seat) for seat in range(len(state.seats))),
        modules=state.setup.modules,
        clock=state.options.clock,
        created=state.created,
        your_turn=your_turn,
    )


def statistics(tallies: list[Tally]) -> m.Statistics:
    """Bring the store's tallies into the protocol's form."""
    rows: dict[str, list[m.Tally]] = {"game": [], "role": [], "module": [], "seats": []}
    for tally in tallies:
        if tally.kind in rows:
            rows[tally.kind].append(m.Tally(key=tally.value, games=tally.count, won=tally.won, gold=tally.gold))
    return m.Statistics(
        games=sum(row.games for row in rows["game"]), roles=rows["role"], modules=rows["module"], seats=rows["seats"]
    )
