"""What a club's log is made of, and how a person is taken out of it: their key and points stay."""

from __future__ import annotations

from saboteur.core.table.refusal import Refusal
from saboteur.server.clubs import club_entries as e
from saboteur.server.clubs.club_acts import became, farewell, without
from saboteur.server.clubs.club_state import ClubState, club_from_log
from saboteur.server.shared_logs import LogKind
from saboteur.server.store import Phase

CLUBS: LogKind[ClubState, e.AnyEntry] = LogKind(
    phase=Phase.CLUB,
    mark="c",
    missing=lambda: Refusal("no_club", "There is no such club."),
    encode=e.encode_entry,
    decode=e.decode_entry,
    fold=club_from_log,
    apply=ClubState.apply,
    without=without,
    farewell=farewell,
    became=became,
)
