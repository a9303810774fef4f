"""The server: its parts put together, as an ASGI application."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from saboteur.core.refusal import Refusal
from saboteur.server.connections import Connection
from saboteur.server.fanout import Fanout, open_fanout
from saboteur.server.guard import Endpoint, guarded, problem, security_headers
from saboteur.server.identity import Identities, signing_secret
from saboteur.server.limiter import Limiter, network_of
from saboteur.server.messages import Pong
from saboteur.server.metrics import Metrics
from saboteur.server.notifier import Notifier
from saboteur.server.pages import page
from saboteur.server.rooms import Rooms
from saboteur.server.routes import ENDPOINTS
from saboteur.server.settings import Settings
from saboteur.server.sockets import serve_socket
from saboteur.server.store import Store, open_store
from saboteur.server.thinkers import Thinkers
from saboteur.server.timing import Clock

_log = structlog.get_logger("saboteur.server")


class Server:
    """Everything a request needs. `open` before use, `close` after."""

    store: Store
    fanout: Fanout
    rooms: Rooms
    notifier: Notifier
    identities: Identities

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.limiter = Limiter(settings)
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_delay)
        self.leaving = False
        self.url = ""
        self.origins: frozenset[str] = frozenset()
        self._crowd: Counter[str] = Counter()
        self._lines: dict[Connection, str] = {}
        self._pulse: asyncio.Task[None] | None = None
        self.listen_at(settings.port, [])

    def listen_at(self, port: int, addresses: list[str]) -> None:
        """Say at which port the server listens, and under which other addresses of this machine."""
        settings = self.settings
        self.url = settings.url(port)
        hosts = {"127.0.0.1", "localhost", *addresses} if not settings.public_url else set()
        self.origins = frozenset(
            {self.url, *(origin.rstrip("/") for origin in settings.origins), *(f"http://{h}:{port}" for h in hosts)}
        )

    async def open(self) -> None:
        """Open the store and begin. StoreError says in one line why not."""
        settings = self.settings
        secret = signing_secret(settings.secret, Path(settings.data))
        self.store = await open_store(settings.database_url())
        self.identities = Identities(self.store, secret)
        try:
            self.fanout = await open_fanout(settings.database_url(), settings.redis or None)
        except BaseException:
            await self.store.close()
            raise
        self.notifier = Notifier(settings, self.store, self.url)
        self.rooms = Rooms(settings, self.store, self.fanout, self.clock, self.thinkers, self.notifier)
        await self.rooms.begin()
        self._pulse = asyncio.get_running_loop().create_task(self._beat(), name="heartbeat")

    async def close(self) -> None:
        """Announce the restart, finish what is being written, and let go."""
        self.leaving = True
        if self._pulse is not None:
            self._pulse.cancel()
        await self.rooms.close()
        self.notifier.close()
        self.thinkers.close()
        await self.fanout.close()
        await self.store.close()

    # -- lines -------------------------------------------------------------------------------------------

    def open_line(self, person: str, address: str, kind: str, *, watch: bool) -> Connection:
        """Make a line for somebody."""
        self._crowd[network_of(address)] += 1
        self.metrics.connections.labels(kind).inc()
        line = Connection(person, watch=watch, room_for=self.settings.outbox, address=address)
        self._lines[line] = kind
        return line

    def close_line(self, line: Connection, kind: str) -> None:
        """Forget a line."""
        line.closed = True
        self._lines.pop(line, None)
        network = network_of(line.address)
        self._crowd[network] -= 1
        if self._crowd[network] <= 0:
            del self._crowd[network]
        self.metrics.connections.labels(kind).dec()

    def crowded(self, address: str) -> bool:
        """Tell whether an address has as many lines as it may."""
        return self._crowd[network_of(address)] >= self.settings.max_connections

    async def _beat(self) -> None:
        """Give quiet lines a sign of life, and close those that give none."""
        heartbeat = self.settings.heartbeat
        while True:
            await asyncio.sleep(heartbeat / 3)
            now = asyncio.get_running_loop().time()
            for line, kind in list(self._lines.items()):
                if kind == "ws" and now - line.heard > 3 * heartbeat:
                    line.bye("silent", "Nothing was heard from you; connect again to go on.", resume=True)
                elif now - line.sent > heartbeat * 2 / 3:
                    line.tell(Pong(now=self.clock.now()))


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
                message["headers"] = [*message["headers"], *security_headers(self._server)]
            await send(message)

        await self._app(scope, receive, with_headers)


def application(server: Server) -> ASGIApp:
    """Make the ASGI application of a server; whoever makes it opens and closes the server."""

    async def socket(ws: WebSocket) -> None:
        await serve_socket(server, ws)

    async def failed(_request: Request, error: Exception) -> Response:
        _log.error("unhandled", error=type(error).__name__, exc_info=error)
        return problem(Refusal("unavailable", "The server could not do that."))

    routes: list[Any] = [WebSocketRoute("/ws", socket)]
    routes += [
        Route(path, _dispatch(server, path), methods=[one.method for one in ENDPOINTS if one.path == path])
        for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
    ]
    routes.append(Route("/{path:path}", page, methods=["GET"]))
    app = Starlette(routes=routes, exception_handlers={Exception: failed})
    return Headers(app, server)


def _dispatch(server: Server, path: str) -> Callable[[Request], Awaitable[Response]]:
    by_method: dict[str, Endpoint] = {one.method: one for one in ENDPOINTS if one.path == path}

    async def dispatch(request: Request) -> Response:
        return await guarded(server, by_method["GET" if request.method == "HEAD" else request.method], request)

    return dispatch
