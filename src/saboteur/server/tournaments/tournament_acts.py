"""What an act becomes in a tournament's log, or why it is refused. Reads the state and changes nothing."""

from __future__ import annotations

import contextlib
import hashlib
from typing import NamedTuple

import msgspec

from saboteur.club.event import MOST_PEOPLE
from saboteur.club.formats import next_round, takes_late
from saboteur.club.pairing import Unpairable
from saboteur.core.table.chance import SEED_BYTES
from saboteur.core.table.refusal import Refusal
from saboteur.play.setup import fresh_seed
from saboteur.server import messages as m
from saboteur.server.people.clean_text import clean_name, clean_note, skeleton
from saboteur.server.tables.opening.ids import fresh_id
from saboteur.server.tournaments import tournament_entries as e
from saboteur.server.tournaments.tournament_state import TournamentState

NAMELESS = "…"
DEAL = b"saboteur/deal/1\x00"


class Asker(NamedTuple):
    """Who asks, and when."""

    person: str
    now: int
    leads: bool = False  # the club whose evening it is

    def organises(self, state: TournamentState) -> bool:
        """Return whether they may organise a tournament."""
        return self.leads or state.may_organise(self.person)


def entries_for(state: TournamentState, asker: Asker, act: m.AnyTournamentAct) -> list[e.AnyEntry]:
    """Return what an act becomes; nothing if the same was done before."""
    if (asker.person, act.cid) in state.answers:
        return []
    if state.ended:
        raise Refusal("tournament_over", "The tournament is over.")
    try:
        return [_entry(state, asker, act)]
    except Unpairable as wrong:
        raise unpairable(wrong) from None


def unpairable(wrong: Unpairable) -> Refusal:
    """Refuse what cannot be paired, in its own sentence."""
    return Refusal("unpairable", f"{str(wrong)[0].upper()}{str(wrong)[1:]}.", {"text": str(wrong)})


def on_time(state: TournamentState, now: int) -> list[e.AnyEntry]:
    """Return what becomes due in a tournament that the server runs by itself: the next round, or the end.

    One for which too few have come, or from which too many have left, is over.
    """
    at = max(now, state.updated)
    if not state.due(now):
        return []
    if not state.played_out:
        with contextlib.suppress(Unpairable):
            return [_round(state, at)]
    return [e.Ended(at=at)]


def _entry(state: TournamentState, asker: Asker, act: m.AnyTournamentAct) -> e.AnyEntry:
    at, by, cid = max(asker.now, state.updated), asker.person, act.cid
    match act:
        case m.Register():
            if asker.person in state.persons:
                raise Refusal("registered", "You are registered already.")
            return _registered(state, at, by, cid, clean_name(act.name), person=asker.person)
        case m.CheckIn():
            return e.CheckedIn(at=at, by=by, cid=cid, key=_somebody(state, asker, act.who))
        case m.Withdraw():
            key = _somebody(state, asker, act.who)
            return e.Withdrawn(at=at, by=by, cid=cid, key=key, left=state.next_round)
        case _:
            pass
    if not asker.organises(state):
        raise Refusal("not_organiser", "Only the organiser and deputies may do that.")
    match act:
        case m.AddEntrant():
            if act.bot is None and not state.begun.real:
                raise Refusal("needs_link", "People register by the link themselves; only bots are added here.")
            return _registered(state, at, by, cid, clean_name(act.name), bot=act.bot)
        case m.Readmit():
            return _readmitted(state, at, by, act)
        case m.PairRound():
            return _paired(state, at, by, act)
        case m.EnterResult():
            return _entered(state, at, by, act)
        case m.PauseTournament():
            return e.Paused(at=at, by=by, cid=cid, paused=act.paused)
        case m.NameDeputy():
            if not state.person_of(_known(state, act.who)):
                raise Refusal("no_device", "A deputy needs a device: they must have registered by the link.")
            return e.DeputyNamed(at=at, by=by, cid=cid, key=act.who, deputy=act.deputy)
        case m.FinishTournament():
            return e.Ended(at=at, by=by, cid=cid)


def _known(state: TournamentState, key: str) -> str:
    if state.entrant(key) is None:
        raise Refusal("no_entrant", "Nobody here has this key.")
    return key


def _somebody(state: TournamentState, asker: Asker, who: str | None) -> str:
    """Return whom an act is about: oneself, or whom an organiser names."""
    own = state.persons.get(asker.person)
    if who is None or who == own:
        if own is None:
            raise Refusal("not_registered", "You do not take part.")
        key = own
    elif asker.organises(state):
        key = _known(state, who)
    else:
        raise Refusal("not_organiser", "Only the organiser and deputies may do that.")
    entrant = state.entrant(key)
    if entrant is not None and entrant.left is not None:
        raise Refusal("withdrawn", "They have left the tournament.")
    return key


def _readmitted(state: TournamentState, at: int, by: str, act: m.Readmit) -> e.Readmitted:
    entrant = state.entrant(_known(state, act.who))
    if entrant is None or entrant.left is None:
        raise Refusal("not_withdrawn", "They have not left the tournament.")
    if entrant.left < state.next_round and not takes_late(state.event):
        raise Refusal("knockout_begun", "A knock-out takes nobody in once it has begun.")
    return e.Readmitted(at=at, by=by, cid=act.cid, key=entrant.key)


def _registered(
    state: TournamentState, at: int, by: str, cid: str, name: str, person: str = "", bot: m.Level | None = None
) -> e.Registered:
    if len(state.event.entrants) >= MOST_PEOPLE:
        raise Refusal("tournament_full", f"A tournament has at most {MOST_PEOPLE} people.", {"most": MOST_PEOPLE})
    if skeleton(name) in {skeleton(one.name) for one in state.event.entrants}:
        raise Refusal("name_taken", "Somebody here is called that already.")
    if not takes_late(state.event):
        raise Refusal("knockout_begun", "A knock-out takes nobody in once it has begun.")
    key = f"e{len(state.event.entrants) + 1}"
    return e.Registered(at=at, by=by, cid=cid, key=key, name=name, person=person, bot=bot, joined=state.next_round)


def _paired(state: TournamentState, at: int, by: str, act: m.PairRound) -> e.Paired:
    if state.paused:
        raise Refusal("tournament_paused", "The tournament is paused.")
    if act.round != state.next_round:
        sentence = f"The next round is {state.next_round}, not {act.round}."
        raise Refusal("other_round", sentence, {"round": state.next_round})
    return _round(state, at, by, act.cid)


def _round(state: TournamentState, at: int, by: str = "", cid: str = "") -> e.Paired:
    one = next_round(state.public)
    ids = [] if state.begun.real else [fresh_id() for _ in one.tables]
    secret = state.begun.deals or fresh_seed()
    same = state.begun.plan.format == "duplicate"
    seeds = [_deal(secret, one.number, 0 if same else sheet.number) for sheet in one.tables] if ids else []
    return e.Paired(at=at, by=by, cid=cid, round=one, tables=ids, seeds=seeds)


def _deal(secret: str, number: int, table: int) -> str:
    """Return the seed of a deal, which was so before anybody registered: whoever sits there, whenever it is dealt."""
    label = f"round {number}/table {table}"
    return hashlib.shake_256(DEAL + bytes.fromhex(secret) + label.encode()).hexdigest(SEED_BYTES)


def _entered(state: TournamentState, at: int, by: str, act: m.EnterResult) -> e.Entered:
    rounds = state.event.rounds
    if act.round > len(rounds) or act.table > len(rounds[act.round - 1].tables):
        raise Refusal("no_such_table", "There is no such table in this tournament.")
    sheet = rounds[act.round - 1].tables[act.table - 1]
    if len(act.gold) != len(sheet.seats):
        seats = len(sheet.seats)
        raise Refusal("other_seats", f"This table has {seats} seats, not {len(act.gold)}.", {"seats": seats})
    if act.seen is not None and act.seen != state.known_results(act.round, act.table):
        raise Refusal("other_result", "Somebody entered a result of this table meanwhile; look at it first.")
    return e.Entered(
        at=at, by=by, cid=act.cid, round=act.round, table=act.table, gold=act.gold, note=clean_note(act.note)
    )


def without(entry: e.AnyEntry, person: str, stand_in: str) -> e.AnyEntry:
    """Return an entry that does not name a person any more; the very same one if it does not anyway."""
    if isinstance(entry, e.Registered) and entry.person == person:
        return msgspec.structs.replace(entry, by=stand_in, person=stand_in, name=NAMELESS)
    return msgspec.structs.replace(entry, by=stand_in) if entry.by == person else entry
