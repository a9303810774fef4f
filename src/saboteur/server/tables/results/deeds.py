"""What seats openly did to seats, from a game's events; and a finished game as the report on favours looks at it."""

from __future__ import annotations

from saboteur.club.favours import Act, RoundActs
from saboteur.club.games import level_of, side_of
from saboteur.play import events as ev
from saboteur.server import messages as m
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.results.rated import rated_game

HELPS: frozenset[m.DeedKind] = frozenset({"mend", "free"})


def deed_of(event: ev.Event, step: int, number: int) -> m.Deed | None:
    """Return what an event says that somebody did to somebody, in a round of a number."""
    kind: m.DeedKind
    match event:
        case ev.ToolBroken():
            kind, target = "break", event.target
        case ev.ToolMended():
            kind, target = "mend", event.target
        case ev.FrontLaid(front="trapped"):
            kind, target = "trap", event.target
        case ev.FrontRemoved(front="trapped"):
            kind, target = "free", event.target
        case ev.CardVetoed():
            kind, target = "veto", event.victim
        case ev.Robbed():
            kind, target = "rob", event.victim
        case _:
            return None
    return m.Deed(step=step, round=number, kind=kind, seat=event.seat, target=target)


def acts_of(state: RoomState) -> list[RoundActs]:
    """Return what was done to others in a rated game that is over, round by round; nothing of another game."""
    game = rated_game(state)
    if game is None or state.game is None:
        return []
    people = ["" if level_of(who) is not None else who for who in game.people]
    acts: list[list[Act]] = []
    for raw_event in state.game.story():
        event = raw_event.seen_by(None)
        if isinstance(event, ev.RoundStarted):
            acts.append([])
        deed = deed_of(event, 0, len(acts))
        if deed is not None and deed.seat != deed.target:
            acts[-1].append(Act(deed.seat, deed.target, deed.kind in HELPS))
    sides = [
        [role if side_of(role) != "lone" else f"{role} {seat}" for seat, role in enumerate(one.roles)]
        for one in game.rounds
    ]
    return [RoundActs(state.table, people, *one) for one in zip(sides, acts, strict=True)]
