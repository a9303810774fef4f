"""HTTP routes of clubs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.club.games import KINDS
from saboteur.club.season import season_standing
from saboteur.server import messages as m
from saboteur.server.clubs.club_state import ClubState, Evening, Member, Season
from saboteur.server.http.company_routes import count
from saboteur.server.http.guard import Call, Endpoint, introduce
from saboteur.server.http.rating_routes import shown_rating

if TYPE_CHECKING:
    from saboteur.server.app import Server


def _check_words(server: Server, *texts: str | None) -> None:
    for text in texts:
        objection = server.operator.about_words(text) if text else None
        if objection is not None:
            raise objection


async def new_club(server: Server, call: Call) -> m.ClubMade:
    wish: m.NewClub = call.body
    _check_words(server, wish.name, wish.me, wish.text)
    await introduce(server, call)
    count(server, call)
    return m.ClubMade(club=await server.clubs.found(call.identity.person, wish))


async def get_club(server: Server, call: Call) -> m.Club:
    return await _shown(server, call, await server.clubs.get(_club(call)))


async def act(server: Server, call: Call) -> m.Club:
    body: m.AnyClubAct = call.body
    match body:
        case m.JoinClub() | m.RenameMember() | m.BeginSeason():
            _check_words(server, body.name)
        case m.ChangeClub():
            _check_words(server, body.name, body.text)
        case m.PlanEvening():
            _check_words(server, body.tournament.name)
        case m.SetWeekly() if body.weekly is not None:
            _check_words(server, body.weekly.tournament.name)
        case _:
            pass
    await server.clubs.get(_club(call))  # before somebody gets an identity for it
    await introduce(server, call)
    count(server, call)
    state = await server.clubs.act(_club(call), call.identity.person, body)
    return await _shown(server, call, state)


async def my_clubs(server: Server, call: Call) -> m.ClubList:
    states = await server.clubs.of(call.identity.person)
    tables = await server.clubs.tables(states)
    now, lines = server.clock.now(), []
    for state in sorted(states, key=lambda one: (one.name.casefold(), one.club)):
        own = state.member(call.identity.person)
        assert own is not None  # `of` found it
        ahead = [one.begins for one in state.unfinished if not one.cancelled and one.begins > now]
        lines.append(
            m.ClubLine(
                club=state.club, name=state.name, size=len(state.members), role=state.role(own),
                next=min(ahead, default=None),
                tables=sum(line.phase == "lobby" and line.taken < line.seats for line in tables[state.club]),
            )
        )  # fmt: skip
    return m.ClubList(clubs=lines)


def _club(call: Call) -> str:
    return str(call.request.path_params["club"])


# -- what is shown -----------------------------------------------------------------------------------------


async def _shown(server: Server, call: Call, state: ClubState) -> m.Club:
    """Return a club as somebody may see it: whoever is no member sees little more than its name."""
    who = state.who(call.identity.person)
    own = state.member(call.identity.person)
    inside = own is not None
    leads = own is not None and state.role(own) != "member"
    return m.Club(
        club=state.club,
        name=state.name,
        text=state.text,
        door=state.door,
        size=len(state.members),
        you=None if own is None else own.key,
        role=None if own is None else state.role(own),
        asked=who is not None and who.place == "asking",
        members=[_member(state, one) for one in state.members] if inside else [],
        asking=_outside(state, "asking") if leads else [],
        away=_outside(state, "away") if leads else [],
        tables=(await server.clubs.tables([state]))[state.club] if inside else [],
        evenings=[await _evening(server, one) for one in _kept(state)] if inside else [],
        seasons=[_season(state, one) for one in reversed(state.seasons)] if inside else [],
        leaderboard=await _leaderboard(server, state) if inside else [],
        weekly=state.weekly if inside else None,
        takeover=None
        if state.taking_over is None or not inside
        else m.ClubTakeover(key=state.taking_over[0], at=state.taking_over[1]),
        seq=state.seq,
    )


def _member(state: ClubState, one: Member) -> m.ClubMember:
    return m.ClubMember(key=one.key, name=one.name, role=state.role(one), since=one.since)


def _outside(state: ClubState, place: str) -> list[m.ClubOutsider]:
    found = [one for one in state.people.values() if one.place == place]
    return [m.ClubOutsider(key=one.key, name=one.name) for one in sorted(found, key=lambda one: one.since)]


def _kept(state: ClubState) -> list[Evening]:
    """Return the evenings of the present season and those that are not over, the latest first."""
    shown = [one for one in state.evenings if not one.cancelled]
    here = [one for one in shown if one.season == len(state.seasons) or not one.over]
    return sorted(here, key=lambda one: (-one.begins, -one.number))


async def _evening(server: Server, one: Evening) -> m.ClubEvening:
    phase: m.TournamentPhase = "over"
    if not one.over:
        phase = (await server.tournaments.get(one.tournament)).phase if one.opened else "registration"
    return m.ClubEvening(
        number=one.number, season=one.season, name=one.wish.name, at=one.begins, tournament=one.tournament,
        phase=phase, weekly=one.weekly, people=one.people,
    )  # fmt: skip


def _season(state: ClubState, season: Season) -> m.ClubSeason:
    """Return a season with its standing; whoever has left keeps their place, whoever is forgotten loses the name."""
    held = [one for one in state.evenings if one.season == season.number and one.over and not one.cancelled]
    held.sort(key=lambda one: (one.begins, one.number))
    return m.ClubSeason(
        number=season.number,
        name=season.name,
        best=season.best,
        evenings=[one.number for one in held],
        standings=[
            m.SeasonStanding(
                place=one.place, key=one.key, name=state.people[one.key].name, points=one.points,
                evenings=one.evenings, each=one.each, by=one.by,
            )
            for one in season_standing([evening.points for evening in held], season.best)
        ],
    )  # fmt: skip


async def _leaderboard(server: Server, state: ClubState) -> list[m.ClubBoard]:
    keys = {one.person: one.key for one in state.members}
    cards = await server.store.cards_of(list(keys))
    boards = []
    for kind in KINDS:
        lines = [
            m.ClubRated(key=keys[one.person], rating=shown_rating(one.card.shown()), games=one.card.games)
            for one in cards
            if one.kind == kind
        ]
        lines.sort(key=lambda one: (one.rating.provisional, -one.rating.rating, one.key))
        if lines:
            boards.append(m.ClubBoard(kind=kind, members=lines))
    return boards


_ONE = "/api/clubs/{club}"
CLUB_ENDPOINTS: list[Endpoint] = [
    Endpoint(method="POST", path="/api/clubs", cost=10, handler=new_club, body=m.NewClub, answers=m.ClubMade,
             scope="play", rate="tables", status=201, line="Found a club; whoever does is its owner."),
    Endpoint(method="GET", path=_ONE, cost=10, handler=get_club, answers=m.Club,
             line="A club: its members, evenings, tables and standings, if one is a member."),
    Endpoint(method="POST", path=_ONE + "/acts", cost=10, handler=act, body=m.AnyClubAct, answers=m.Club,
             scope="play", line="Join a club, leave it, or do something in it."),
    Endpoint(method="GET", path="/api/me/clubs", cost=10, handler=my_clubs, answers=m.ClubList, known=True,
             scope="watch", line="Your clubs."),
]  # fmt: skip
