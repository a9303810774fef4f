"""HTTP routes about people one knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, Endpoint
from saboteur.server.http.opening_routes import open_table
from saboteur.server.http.people_routes import room_of

if TYPE_CHECKING:
    from saboteur.server.app import Server


def count(server: Server, call: Call) -> None:
    """Count something done in a club or to people one knows."""
    objection = server.limiter.does_too_much(call.identity.person, call.address)
    if objection is not None:
        raise objection


async def get_company(server: Server, call: Call) -> m.Company:
    await server.acquaintances.hear([call.identity.person])
    return await server.acquaintances.company(call.identity.person)


async def get_invitations(server: Server, call: Call) -> m.Invitations:
    await server.acquaintances.hear([call.identity.person])
    return m.Invitations(invitations=await server.acquaintances.invitations(call.identity.person))


async def show_myself(server: Server, call: Call) -> m.Company:
    count(server, call)
    await server.acquaintances.show(call.identity.person, call.body.shown)
    return await server.acquaintances.company(call.identity.person)


async def change_known(server: Server, call: Call) -> m.Company:
    count(server, call)
    key = str(call.request.path_params["key"])
    await server.acquaintances.change(call.identity.person, key, call.body)
    return await server.acquaintances.company(call.identity.person)


async def invite_known(server: Server, call: Call) -> m.Company:
    """Invite people to a table at which one sits; the answer says nothing of who gets it."""
    count(server, call)
    body: m.InviteKnown = call.body
    state = (await room_of(server, body.table)).state
    if state.seat_of(call.identity.person) is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    if state.phase != "lobby":
        raise Refusal("wrong_phase", "That can be done only before the game begins.", {"phase": "lobby"})
    others = await server.acquaintances.find(call.identity.person, body.people)
    await server.acquaintances.invite(call.identity.person, others, body.table)
    return await server.acquaintances.company(call.identity.person)


async def drop_invitation(server: Server, call: Call) -> m.Invitations:
    key = str(call.request.path_params["key"])
    await server.acquaintances.dismiss(call.identity.person, key)
    return m.Invitations(invitations=await server.acquaintances.invitations(call.identity.person))


async def play_again(server: Server, call: Call) -> m.TableMade:
    """Open a table and invite people to it."""
    count(server, call)
    body: m.PlayAgain = call.body
    others = await server.acquaintances.find(call.identity.person, body.people)
    made = await open_table(server, call, body.table)
    await server.acquaintances.invite(call.identity.person, others, made.table)
    return made


async def seated_people(server: Server, call: Call) -> m.SeatedPeople:
    """Say with whom one has played, once the game is over: before, keys would tell who is who at a secret table."""
    state = (await room_of(server, call.table)).state
    if state.seat_of(call.identity.person) is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    if state.phase != "over" or state.sealed:
        raise Refusal("not_over", "With whom you have played is told once the game is over.")
    others = [chair.person for chair in state.seats if chair.person and chair.person != call.identity.person]
    known = await server.acquaintances.known_among(call.identity.person, others)
    return m.SeatedPeople(
        people=[
            m.SeatedPerson(seat=seat, person=known[chair.person])
            for seat, chair in enumerate(state.seats)
            if chair.person in known
        ]
    )


COMPANY_ENDPOINTS: list[Endpoint] = [
    Endpoint(method="GET", path="/api/me/people", cost=5, handler=get_company, answers=m.Company, known=True,
             scope="play", line="Whom one has played with, who of them is here, and who invites one."),
    Endpoint(method="PUT", path="/api/me/people/{key}", cost=5, handler=change_known, body=m.ChangeKnown,
             answers=m.Company, known=True, scope="play", line="Like or block somebody; they do not learn of it."),
    Endpoint(method="PUT", path="/api/me/presence", cost=5, handler=show_myself, body=m.ShowMyself,
             answers=m.Company, known=True, scope="play", line="Say who may see that one is here."),
    Endpoint(method="GET", path="/api/me/invitations", cost=2, handler=get_invitations, answers=m.Invitations,
             known=True, scope="play", line="To which tables one is invited."),
    Endpoint(method="POST", path="/api/me/invitations", cost=5, handler=invite_known, body=m.InviteKnown,
             answers=m.Company, known=True, scope="play", line="Invite people one knows to one's table."),
    Endpoint(method="DELETE", path="/api/me/invitations/{key}", cost=2, handler=drop_invitation,
             answers=m.Invitations, known=True, scope="play", line="Show an invitation no more."),
    Endpoint(method="POST", path="/api/me/together", cost=8, handler=play_again, body=m.PlayAgain,
             answers=m.TableMade, known=True, scope="play", rate="tables", status=201,
             line="Open a table and invite people one knows."),
    Endpoint(method="GET", path="/api/tables/{table}/people", cost=5, handler=seated_people, answers=m.SeatedPeople,
             known=True, scope="play", line="With whom one has played there, once the game is over."),
]  # fmt: skip
