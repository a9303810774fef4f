"""The server's HTTP routes as an ASGI application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saboteur.core.table.refusal import Refusal
from saboteur.server.app import Server
from saboteur.server.http.admin_routes import ADMIN_ENDPOINTS
from saboteur.server.http.guard import Endpoint, address_of, guarded, problem, security_headers
from saboteur.server.http.pages import page
from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.limits.bounds import FILE_COST

FILES = Endpoint(
    method="GET", path="/{path:path}", handler=page, anybody=True, files=True, cost=FILE_COST,
    line="The browser client's own files.",
)  # fmt: skip
_log = structlog.get_logger("saboteur.server")


class Headers:
    """Puts the security headers on every answer, whatever made it."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}  # the operator's page has a stricter policy
                ours = [header for header in security_headers(self._server) if header[0] not in own]
                message["headers"] = [*message["headers"], *ours]
            await send(message)

        await self._app(scope, receive, with_headers)


def application(server: Server) -> ASGIApp:
    """Make the ASGI application of a server's HTTP routes; whoever makes it opens and closes the server."""

    async def failed(_request: Request, error: Exception) -> Response:
        _log.error("unhandled", error=type(error).__name__, exc_info=error)
        return problem(Refusal("unavailable", "The server could not do that."))

    async def wrong_method(request: Request, error: Exception) -> Response:
        if not server.limiter.allows_address("requests", address_of(server, request)):
            return problem(Refusal("too_fast", "Too many requests from your address; wait a little."))
        response = problem(Refusal("wrong_method", "This address does not take that method."))
        response.headers.update(getattr(error, "headers", None) or {})  # which ones it takes
        return response

    every = [*ENDPOINTS, *ADMIN_ENDPOINTS]
    routes: list[Any] = [
        Route(path, _dispatch(server, path, every), methods=[one.method for one in every if one.path == path])
        for path in dict.fromkeys(endpoint.path for endpoint in every)
    ]
    routes.append(Route(FILES.path, _dispatch(server, FILES.path, [FILES]), methods=["GET"]))
    app = Starlette(routes=routes, exception_handlers={Exception: failed, 405: wrong_method})
    return Headers(app, server)


def _dispatch(server: Server, path: str, endpoints: list[Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    by_method: dict[str, Endpoint] = {one.method: one for one in endpoints if one.path == path}

    async def dispatch(request: Request) -> Response:
        return await guarded(server, by_method["GET" if request.method == "HEAD" else request.method], request)

    return dispatch
