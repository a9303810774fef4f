"""What an act becomes in a club's log, or why it is refused. Reads the state and changes nothing."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from saboteur.club.season import evening_points
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.clubs import club_entries as e
from saboteur.server.clubs.club_state import DAY, ClubState, Evening, Member
from saboteur.server.limits.bounds import (
    CLUB_EVENINGS,
    CLUB_MEMBERS,
    CLUB_PEOPLE,
    CLUB_SEASONS,
    CLUB_TEXT,
    SEASON_EVENINGS,
)
from saboteur.server.people.clean_text import clean_about, clean_name, skeleton
from saboteur.server.tournaments.house import AHEAD, Final, check_wish
from saboteur.server.tournaments.tournament_log import TOURNAMENTS

NAMELESS = "…"
SILENCE = 14 * DAY  # for which an owner may say nothing before somebody who wants to takes the club over
FORGOTTEN = 30 * DAY  # after which an evening that nobody began is cancelled
WEEKLY_AT_ONCE = 4  # slow tournaments of a club that run at the same time


class Asker(NamedTuple):
    """Who asks, and when."""

    person: str
    now: int


def founded(club: str, asker: Asker, wish: m.NewClub) -> e.Founded:
    """Return the first entry of a club."""
    return e.Founded(
        at=asker.now, by=asker.person, club=club, name=clean_name(wish.name),
        text=clean_about(wish.text, CLUB_TEXT), door=wish.door, owner=clean_name(wish.me),
    )  # fmt: skip


def entries_for(state: ClubState, asker: Asker, act: m.AnyClubAct) -> list[e.AnyEntry]:
    """Return what an act becomes; nothing if the same was done before."""
    if state.was_done(asker.person, act.cid):
        return []
    if state.closed:
        raise Refusal("no_club", "There is no such club.")  # everybody has left
    entry = _entry(state, asker, act)
    return [msgspec.structs.replace(entry, at=max(asker.now, state.updated), by=asker.person, cid=act.cid)]


def _entry(state: ClubState, asker: Asker, act: m.AnyClubAct) -> e.AnyEntry:
    """Return the entry, still without when and by whom."""
    match act:
        case m.JoinClub():
            return _join(state, asker, act)
        case m.LeaveClub():
            return _leave(state, asker)
        case _:
            pass
    own = state.member(asker.person)
    if own is None:
        raise Refusal("no_member", "Only members may do that.")
    match act:
        case m.RenameMember():
            return e.Renamed(at=0, key=own.key, name=_free_name(state, act.name, own))
        case m.TakeOverClub():
            return _take_over(state, asker, own)
        case _:
            pass
    if state.role(own) == "member":
        raise Refusal("not_leading", "Only the owner and helpers may do that.")
    match act:
        case m.ChangeClub() | m.NameHelper() | m.HandOverClub():
            return _by_owner(state, own, act)
        case m.AdmitMember():
            _room(state)
            return e.Answered(at=0, key=_somebody(state, act.who, "asking").key, admit=act.admit)
        case m.RemoveMember():
            one = _somebody(state, act.who, "in")
            if one.key == state.owner or (one.helper and own.key != state.owner):
                raise Refusal("not_above", "Helpers send away neither the owner nor helpers.")
            return e.Removed(at=0, key=one.key)
        case m.LetBack():
            return e.LetBack(at=0, key=_somebody(state, act.who, "away").key)
        case m.PlanEvening():
            return _planned(state, asker, act)
        case m.CancelEvening():
            evening = state.evening(act.evening)
            if evening is None or evening.cancelled:
                raise Refusal("no_evening", "There is no such evening.")
            return e.EveningCancelled(at=0, number=evening.number)
        case m.BeginSeason():
            if len(state.seasons) >= CLUB_SEASONS:
                raise Refusal("club_seasons", f"A club has at most {CLUB_SEASONS} seasons.", {"most": CLUB_SEASONS})
            return e.SeasonBegun(at=0, name=clean_name(act.name), best=act.best)
        case m.SetWeekly():
            return e.WeeklySet(at=0, weekly=None if act.weekly is None else _weekly(asker, act.weekly))


def _by_owner(
    state: ClubState, own: Member, act: m.ChangeClub | m.NameHelper | m.HandOverClub
) -> e.Changed | e.HelperNamed | e.HandedOver:
    if own.key != state.owner and not (isinstance(act, m.ChangeClub) and act.name is None):
        raise Refusal("not_owner", "Only the owner may do that.")
    match act:
        case m.ChangeClub():
            return e.Changed(
                at=0,
                name=None if act.name is None else clean_name(act.name),
                text=None if act.text is None else clean_about(act.text, CLUB_TEXT),
                door=act.door,
            )
        case m.NameHelper():
            one = _somebody(state, act.who, "in")
            if one.key == state.owner:
                raise Refusal("own_role", "The owner is no helper; hand the club over first.")
            return e.HelperNamed(at=0, key=one.key, helper=act.helper)
        case m.HandOverClub():
            return e.HandedOver(at=0, key=_somebody(state, act.who, "in").key)


def _join(state: ClubState, asker: Asker, act: m.JoinClub) -> e.Joined | e.Asked:
    one = state.who(asker.person)
    if one is not None and one.place == "in":
        raise Refusal("already_member", "You are a member already.")
    if one is not None and one.place == "away":
        raise Refusal("club_removed", "You were sent away from this club; its owner and helpers can let you back in.")
    if one is not None and one.place == "asking" and state.door != "open":
        raise Refusal("already_asked", "You have asked already; the owner or a helper will answer.")
    if state.door == "shut":
        raise Refusal("club_shut", "This club takes nobody in just now.")
    _room(state)
    if one is None and len(state.people) >= CLUB_PEOPLE:
        raise Refusal("club_full", f"A club has at most {CLUB_MEMBERS} members.", {"most": CLUB_MEMBERS})
    key = f"m{len(state.people) + 1}" if one is None else one.key
    kind = e.Joined if state.door == "open" else e.Asked
    return kind(at=0, key=key, name=_free_name(state, act.name, one), person=asker.person)


def _leave(state: ClubState, asker: Asker) -> e.Left:
    one = state.who(asker.person)
    if one is None or one.place not in {"in", "asking"}:
        raise Refusal("no_member", "Only members may do that.")
    if one.key == state.owner and len(state.members) > 1:
        raise Refusal("owner_leaves", "Hand the club over to somebody before you leave it.")
    return e.Left(at=0, key=one.key)


def _take_over(state: ClubState, asker: Asker, own: Member) -> e.TakingOver:
    """Begin to take a club over, which a word of its owner ends; the owner's own is such a word."""
    if own.key == state.owner:
        return e.TakingOver(at=0, key="")
    if not own.helper and any(one.helper for one in state.members):
        raise Refusal("helpers_first", "There are helpers; one of them may take the club over.")
    if state.taking_over is not None:
        raise Refusal("taking_over", "Somebody is taking the club over already.")
    return e.TakingOver(at=0, key=own.key, due=asker.now + SILENCE)


def _somebody(state: ClubState, key: str, place: str) -> Member:
    one = state.people.get(key)
    if one is None or one.place != place:
        raise Refusal("no_such_member", "Nobody there has this key.")
    return one


def _room(state: ClubState) -> None:
    if len(state.members) >= CLUB_MEMBERS:
        raise Refusal("club_full", f"A club has at most {CLUB_MEMBERS} members.", {"most": CLUB_MEMBERS})


def _free_name(state: ClubState, text: str, own: Member | None) -> str:
    """Return a name that looks like nobody else's there."""
    name = clean_name(text)
    others = (one for one in state.people.values() if one.place in {"in", "asking"} and one is not own)
    if skeleton(name) in {skeleton(one.name) for one in others}:
        raise Refusal("name_taken", "Somebody here is called that already.")
    return name


def _planned(state: ClubState, asker: Asker, act: m.PlanEvening) -> e.EveningPlanned:
    wish = act.tournament
    if wish.starts is not None:
        wish = msgspec.structs.replace(wish, starts=act.at)
    check_wish(wish, asker.now)
    if not asker.now < act.at <= asker.now + AHEAD:
        raise Refusal("starts_past", "A tournament begins by itself in the future, within a year.")
    if len([one for one in state.unfinished if not one.cancelled]) >= CLUB_EVENINGS:
        sentence = f"At most {CLUB_EVENINGS} evenings of a club may be ahead or going on."
        raise Refusal("club_evenings", sentence, {"most": CLUB_EVENINGS})
    _room_in_season(state)
    return e.EveningPlanned(
        at=0, number=len(state.evenings) + 1, begins=act.at, tournament=TOURNAMENTS.fresh(), wish=wish
    )


def _room_in_season(state: ClubState) -> None:
    if sum(one.season == len(state.seasons) for one in state.evenings) >= SEASON_EVENINGS:
        sentence = f"A season has at most {SEASON_EVENINGS} evenings; begin another one."
        raise Refusal("season_full", sentence, {"most": SEASON_EVENINGS})


def _weekly(asker: Asker, weekly: m.Weekly) -> m.Weekly:
    wish = msgspec.structs.replace(weekly.tournament, clock="slow", real=False, starts=None)
    check_wish(wish, asker.now)
    return msgspec.structs.replace(weekly, tournament=wish)


# -- what the server decides by itself ---------------------------------------------------------------------


def on_time(state: ClubState, now: int) -> list[e.AnyEntry]:
    """Return what becomes due: somebody takes over, evenings that nobody began are cancelled, the next weekly one."""
    at = max(now, state.updated)
    out: list[e.AnyEntry] = []
    if state.closed:
        return [e.EveningCancelled(at=at, number=one.number) for one in state.unfinished if not one.cancelled]
    if state.taking_over is not None and state.taking_over[1] <= now:
        out.append(e.HandedOver(at=at, key=state.taking_over[0]))
    begins = state.next_weekly(now)
    running = sum(one.weekly for one in state.unfinished)
    if begins is not None and running < WEEKLY_AT_ONCE:
        assert state.weekly is not None
        if sum(one.season == len(state.seasons) for one in state.evenings) >= SEASON_EVENINGS:
            out.append(e.SeasonBegun(at=at, name=f"{len(state.seasons) + 1}"))
        wish = msgspec.structs.replace(state.weekly.tournament, starts=begins)
        number, name = len(state.evenings) + 1, TOURNAMENTS.fresh()
        out.append(e.EveningPlanned(at=at, number=number, begins=begins, tournament=name, wish=wish, weekly=True))
    return out


def opened(state: ClubState, number: int, at: int) -> list[e.AnyEntry]:
    """Return that an evening's tournament is there."""
    return (
        [e.EveningOpened(at=max(at, state.updated), number=number)] if not state.evenings[number - 1].opened else []
    )


def counted(state: ClubState, evening: Evening, final: list[Final], at: int) -> list[e.AnyEntry]:
    """Return what an evening's end is worth to members; guests and bots have their places, but no points."""
    if state.evenings[evening.number - 1].over:
        return []
    played = {one.standing.key: one.standing.place for one in final if one.standing.played}
    worth = evening_points(played)
    points = {}
    for one in final:
        member = state.member(one.person)
        if member is not None and one.standing.key in worth:
            points[member.key] = worth[one.standing.key]
    return [e.EveningOver(at=max(at, state.updated), number=evening.number, people=len(played), points=points)]


# -- taking a person out -----------------------------------------------------------------------------------


def without(entry: e.AnyEntry, person: str, stand_in: str) -> e.AnyEntry:
    """Return an entry that does not name a person any more; the very same one if it does not anyway."""
    ours = entry.by == person
    match entry:
        case e.Joined() | e.Asked() if entry.person == person:
            entry = msgspec.structs.replace(entry, person=stand_in, name=NAMELESS)
        case e.Carried() if entry.person == person:
            entry = msgspec.structs.replace(entry, person=stand_in)
        case e.Founded() if ours:
            entry = msgspec.structs.replace(entry, owner=NAMELESS)
        case e.Renamed() if ours:
            entry = msgspec.structs.replace(entry, name=NAMELESS)
        case _:
            pass
    return msgspec.structs.replace(entry, by=stand_in) if ours else entry


def farewell(state: ClubState, person: str) -> list[e.AnyEntry]:
    """Return what is added when a person is forgotten."""
    one = state.who(person)
    return [] if one is None else [e.Forgotten(at=state.updated, key=one.key, name=NAMELESS)]


def became(state: ClubState, person: str, to: str) -> list[e.AnyEntry]:
    """Return what is added when a person is another one from now on; what they owned stays theirs."""
    one, other = state.who(person), state.who(to)
    if one is None:
        return []
    if other is None:
        return [e.Carried(at=state.updated, key=one.key, person=to)]
    if one.key == state.owner and other.place == "in":
        return [e.HandedOver(at=state.updated, key=other.key)]
    return []
