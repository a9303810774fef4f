"""HTTP routes of tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from saboteur.club.formats import stand
from saboteur.club.standings import standings_csv
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, Endpoint, introduce

if TYPE_CHECKING:
    from saboteur.server.app import Server


async def new_tournament(server: Server, call: Call) -> m.TournamentMade:
    wish: m.NewTournament = call.body
    objection = server.operator.about_words(wish.name)
    if objection is not None:
        raise objection
    await introduce(server, call)
    return m.TournamentMade(tournament=await server.tournaments.open(call.identity.person, wish))


async def get_tournament(server: Server, call: Call) -> m.Tournament:
    state = await server.tournaments.get(str(call.request.path_params["tournament"]))
    return state.shown(call.identity.person)


async def act(server: Server, call: Call) -> m.Tournament:
    body: m.AnyTournamentAct = call.body
    tournament = str(call.request.path_params["tournament"])
    if isinstance(body, m.Register | m.AddEntrant):
        objection = server.operator.about_words(body.name)
        if objection is not None:
            raise objection
    if isinstance(body, m.Register):
        await server.tournaments.get(tournament)  # before somebody gets an identity for it
        await introduce(server, call)
    if not call.identity.person:
        raise Refusal("no_identity", "Get a device identity first (POST /api/devices).")
    state = await server.tournaments.act(tournament, call.identity.person, body)
    return state.shown(call.identity.person)


async def get_standings(server: Server, call: Call) -> Response:
    state = await server.tournaments.get(str(call.request.path_params["tournament"]))
    headers = {"Content-Disposition": 'attachment; filename="standings.csv"'}
    return Response(standings_csv(stand(state.public)), media_type="text/csv; charset=utf-8", headers=headers)


_ONE = "/api/tournaments/{tournament}"
TOURNAMENT_ENDPOINTS: list[Endpoint] = [
    Endpoint(method="POST", path="/api/tournaments", cost=5, handler=new_tournament, body=m.NewTournament,
             answers=m.TournamentMade, scope="play", rate="tables", status=201,
             line="Begin a tournament; whoever does is its organiser."),
    Endpoint(method="GET", path=_ONE, cost=5, handler=get_tournament, answers=m.Tournament,
             line="A tournament: who takes part, rounds, tables, standings."),
    Endpoint(method="POST", path=_ONE + "/acts", cost=5, handler=act, body=m.AnyTournamentAct, answers=m.Tournament,
             scope="play", line="Take part in a tournament, or organise it."),
    Endpoint(method="GET", path=_ONE + "/standings.csv", cost=5, handler=get_standings,
             line="The standings as a file for spreadsheets."),
]  # fmt: skip
