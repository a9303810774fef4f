"""What a tournament's log is made of, and how a person is taken out of it: their key and results stay."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.core.table.refusal import Refusal
from saboteur.server.shared_logs import LogKind
from saboteur.server.store import Phase
from saboteur.server.tournaments import tournament_entries as e
from saboteur.server.tournaments.tournament_acts import NAMELESS, without
from saboteur.server.tournaments.tournament_state import TournamentState, tournament_from_log


def _farewell(state: TournamentState, person: str) -> Sequence[e.AnyEntry]:
    key = state.persons.get(person)
    return [e.Forgotten(at=state.updated, key=key, name=NAMELESS)] if key else []


def _became(state: TournamentState, person: str, to: str) -> Sequence[e.AnyEntry]:
    keys = [] if to in state.persons else [key for key in [state.persons.get(person)] if key]
    organiser = [""] if state.begun.by == person else []
    return [e.Carried(at=state.updated, key=key, person=to) for key in [*keys, *organiser]]


TOURNAMENTS: LogKind[TournamentState, e.AnyEntry] = LogKind(
    phase=Phase.TOURNAMENT,
    mark="t",
    missing=lambda: Refusal("no_tournament", "There is no such tournament."),
    encode=e.encode_entry,
    decode=e.decode_entry,
    fold=tournament_from_log,
    apply=TournamentState.apply,
    without=without,
    farewell=_farewell,
    became=_became,
)
