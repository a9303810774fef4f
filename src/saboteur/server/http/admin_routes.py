"""The operator's page: the same acts as `saboteur admin`, as forms that need no script.

It is there only with the setting `admin_page`, and opens for tokens of `saboteur admin token` alone, which are
compared in constant time, expire, and are tried only so often from an address. What its forms send must come from our
own origin, besides the cookie being for our own pages only; so no other page can act in the operator's name.
"""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.responses import RedirectResponse, Response

from saboteur.core.table.refusal import Refusal
from saboteur.core.table.slots import MOST_SEATS
from saboteur.server.http import admin_page as shown
from saboteur.server.http.guard import Call, Endpoint, is_secure
from saboteur.server.limits.bounds import ADMIN_LINES, ADMIN_TABLES
from saboteur.server.operators import desk as acts
from saboteur.server.operators.desk import ALIVE, CannotAct, Desk, operator_of
from saboteur.server.operators.orders import ProcessState
from saboteur.server.store import OperatorToken
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log

if TYPE_CHECKING:
    from saboteur.server.app import Server

COOKIE = "saboteur_operator"
SECURE_COOKIE = "__Secure-saboteur_operator"
_log = structlog.get_logger("saboteur.admin")
Page = Callable[["Server", Call, OperatorToken], Awaitable[str]]


def _exists(server: Server) -> None:
    if not server.settings.admin_page:
        raise Refusal("not_found", "There is nothing here.")


async def _who(server: Server, call: Call) -> OperatorToken | None:
    """Say which operator asks; whoever shows a wrong token may do so only so often."""
    token = call.request.cookies.get(SECURE_COOKIE if is_secure(server) else COOKIE)
    if not token:
        return None
    operator = await operator_of(server.store, token, time.time())
    if operator is None and not await server.allows("admin", call.address):
        raise Refusal("too_fast", "Too many of these from your address; wait a little.")
    return operator


def _page(page: Page) -> Callable[[Server, Call], Awaitable[Response]]:
    """Make a page for operators of a function that writes it; everybody else is asked for a token."""

    async def handler(server: Server, call: Call) -> Response:
        _exists(server)
        operator = await _who(server, call)
        if operator is None:
            return shown.answer(shown.login(), 401)
        return shown.answer(await page(server, call, operator))

    return handler


async def login(server: Server, call: Call) -> Response:
    """Let somebody with a good token in."""
    _exists(server)
    now, token = time.time(), call.body.get("token", "").strip()
    operator = await operator_of(server.store, token, now)
    if operator is None:
        _log.warning("operator_refused")
        return shown.answer(shown.login(wrong=True), 401)
    await Desk(server.store, operator.label).came_in()
    response = RedirectResponse("/admin", 303)
    secure = is_secure(server)
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=math.ceil(operator.expires - now),
        path="/admin",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
    return response


async def logout(server: Server, _call: Call) -> Response:
    """Forget the token at this device; `saboteur admin token --revoke` ends it."""
    _exists(server)
    response = RedirectResponse("/admin", 303)
    for name in (SECURE_COOKIE, COOKIE):
        response.delete_cookie(name, path="/admin")
    return response


async def act(server: Server, call: Call) -> Response:
    """Do what a form says."""
    _exists(server)
    operator = await _who(server, call)
    if operator is None:
        return shown.answer(shown.login(), 401)
    try:
        said, status = await _done(Desk(server.store, operator.label), call.body), 200
    except CannotAct as cannot:
        said, status = f"Nothing was done: {cannot}", 422
    return shown.answer(shown.outcome(said, call.body.get("back", ""), operator), status)


async def _done(desk: Desk, form: dict[str, str]) -> str:
    """Find the act of a form and do it. What cannot be undone needs a tick."""

    def field(name: str) -> str:
        return form.get(name, "").strip()

    what = field("act")
    if what in shown.GRAVE and not field("sure"):
        raise CannotAct("tick the box if you mean it")
    match what:
        case "close":
            return await desk.close(field("table"))
        case "rename":
            seat = field("seat")
            if not seat.isdecimal() or int(seat) >= MOST_SEATS:
                raise CannotAct(f"{seat!r} is no seat")
            return await desk.rename(field("table"), int(seat), field("name"))
        case "broadcast":
            return await desk.broadcast(field("text"))
        case "drain" | "undrain":
            return await desk.drain(field("process"), drain=what == "drain")
        case "ban" | "mute":
            addresses = bool(field("addresses"))
            seconds = acts.length(field("for"))
            return await desk.forbid(what, field("who"), seconds, field("reason"), addresses=addresses)
        case "done":
            return await desk.done_with(field("report"), field("note"))
        case "unban" | "unmute":
            return await desk.lift(what.removeprefix("un"), field("who"))
        case _:
            raise CannotAct(f"there is no act {what!r}")


async def _overview(server: Server, _call: Call, operator: OperatorToken) -> str:
    now = time.time()
    running = [
        (one.process, msgspec.json.decode(one.body, type=ProcessState))
        for one in await server.store.processes(now - ALIVE)
    ]
    return shown.overview(operator, running, await server.store.sanctions(now))


async def _tables(server: Server, call: Call, operator: OperatorToken) -> str:
    after = call.request.query_params.get("after", "")
    return shown.tables(operator, await server.store.tables(after, ADMIN_TABLES), ADMIN_TABLES)


async def _table(server: Server, call: Call, operator: OperatorToken) -> str:
    return shown.table(operator, await _state(server, call.table))


async def _state(server: Server, table: str) -> RoomState:
    """Look at a table without waking it."""
    room = server.rooms.open.get(table) or server.rooms.followed.get(table)
    if room is not None:
        return room.state
    log = await server.store.read(table)
    if not log:
        raise Refusal("no_table", "There is no such table.")
    return state_from_log(e.decode_entry(data) for _, data in log)


async def _person(server: Server, call: Call, operator: OperatorToken) -> str:
    person = await server.store.person(str(call.request.path_params["person"]))
    if person is None:
        raise Refusal("not_found", "There is nobody of this id.")
    held = [one for one in await server.store.sanctions(time.time()) if one.subject == person.person]
    return shown.person(operator, person, await server.store.tables_of(person.person), held)


async def _reports(server: Server, call: Call, operator: OperatorToken) -> str:
    done = call.request.query_params.get("done") == "yes"
    return shown.reports(operator, await server.store.reports(ADMIN_LINES, done=done), done=done)


async def _audit(server: Server, _call: Call, operator: OperatorToken) -> str:
    return shown.audit(operator, await server.store.audits(ADMIN_LINES))


def _get(path: str, page: Page, line: str) -> Endpoint:
    return Endpoint(method="GET", path=path, handler=_page(page), anybody=True, cost=5, line=line)


def _post(path: str, handler: Callable[[Server, Call], Awaitable[Response]], line: str, rate: str) -> Endpoint:
    return Endpoint(
        method="POST", path=path, handler=handler, anybody=True, form=True, cost=5, rate=rate, line=line
    )  # fmt: skip


ADMIN_ENDPOINTS: list[Endpoint] = [
    _get("/admin", _overview, "What runs, what is forbidden, and what an operator can do."),
    _get("/admin/tables", _tables, "All tables."),
    _get("/admin/tables/{table}", _table, "A table as its spectators see it, and who sits there."),
    _get("/admin/people/{person}", _person, "Somebody, for the operator."),
    _get("/admin/reports", _reports, "What players reported and nobody has seen to yet; with `?done=yes` all of it."),
    _get("/admin/audit", _audit, "What operators did."),
    _post("/admin/login", login, "Come in with a token.", "admin"),
    _post("/admin/logout", logout, "Forget the token here.", "requests"),
    _post("/admin/acts", act, "Do something.", "requests"),
]
