"""HTTP routes of tournaments."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse

from saboteur.club.formats import stand
from saboteur.club.standings import results_csv, standings_csv
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, Endpoint, introduce
from saboteur.server.http.streams import tournament_stream
from saboteur.server.http.tournament_archive import archive
from saboteur.server.tournaments.tournament_state import TournamentState

if TYPE_CHECKING:
    from saboteur.server.app import Server


async def new_tournament(server: Server, call: Call) -> m.TournamentMade:
    wish: m.NewTournament = call.body
    objection = server.operator.about_words(wish.name)
    if objection is not None:
        raise objection
    await introduce(server, call)
    return m.TournamentMade(tournament=await server.tournaments.open(call.identity.person, wish))


async def get_tournament(server: Server, call: Call) -> m.Tournament | Response:
    state = await server.tournaments.get(str(call.request.path_params["tournament"]))
    if call.request.query_params.get("seen") == str(state.shown_seq):
        return Response(status_code=204)
    return await _shown(server, call, state)


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
    return await _shown(server, call, state)


async def _shown(server: Server, call: Call, state: TournamentState) -> m.Tournament:
    person = call.identity.person
    return state.shown(person, await server.tournaments.leads_club(state, person))


async def get_standings(server: Server, call: Call) -> Response:
    state = await server.tournaments.get(str(call.request.path_params["tournament"]))
    return _sheet("standings.csv", standings_csv(stand(state.public)))


async def get_results(server: Server, call: Call) -> Response:
    state = await server.tournaments.get(str(call.request.path_params["tournament"]))
    return _sheet("results.csv", results_csv(state.public))


def _sheet(name: str, text: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


async def get_archive(server: Server, call: Call) -> Response:
    """Return all of a tournament that is over, its games one by one: there may be hundreds."""
    state = await server.tournaments.get(str(call.request.path_params["tournament"]))
    person = call.identity.person
    if not (state.may_organise(person) or await server.tournaments.leads_club(state, person)):
        raise Refusal("not_organiser", "Only the organiser and deputies may do that.")
    if not state.closed_for_good:
        raise Refusal("not_over", "There is a file with everything once the tournament and all its tables are over.")
    headers = {"Content-Disposition": 'attachment; filename="tournament.json"'}
    parts = archive(state, server.store, partial(server.answers.retell, call.address))
    return StreamingResponse(parts, media_type="application/json", headers=headers)


_ONE = "/api/tournaments/{tournament}"
TOURNAMENT_ENDPOINTS: list[Endpoint] = [
    Endpoint(method="POST", path="/api/tournaments", cost=5, handler=new_tournament, body=m.NewTournament,
             answers=m.TournamentMade, scope="play", rate="tables", status=201,
             line="Begin a tournament; whoever does is its organiser."),
    Endpoint(method="GET", path=_ONE, cost=5, handler=get_tournament, answers=m.Tournament,
             query={"seen": "the `seq` one has: nothing is answered (204) while there is nothing newer"},
             line="A tournament: who takes part, rounds, tables, standings."),
    Endpoint(method="GET", path=_ONE + "/events", cost=5, handler=tournament_stream, answers=m.TournamentNews,
             scope="watch", query={"seen": "the `seq` one has: nothing is said until there is something newer"},
             line="Says when a tournament changes, as server-sent events; what is new is asked for."),
    Endpoint(method="POST", path=_ONE + "/acts", cost=5, handler=act, body=m.AnyTournamentAct, answers=m.Tournament,
             scope="play", line="Take part in a tournament, or organise it."),
    Endpoint(method="GET", path=_ONE + "/standings.csv", cost=5, handler=get_standings,
             line="The standings as a file for spreadsheets."),
    Endpoint(method="GET", path=_ONE + "/results.csv", cost=5, handler=get_results,
             line="Each seat of each table as a file for spreadsheets."),
    Endpoint(method="GET", path=_ONE + "/everything.json", cost=20, handler=get_archive, scope="play",
             line="All of a tournament that is over with the records of its games, for its organiser; "
                  "`saboteur tournament verify` checks it."),
]  # fmt: skip
