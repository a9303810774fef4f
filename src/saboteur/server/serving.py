"""Running the server: the socket, uvicorn, the lines in the terminal, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import io
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from types import FrameType
from typing import NoReturn

import segno
import uvicorn

from saboteur.server.app import Server
from saboteur.server.connections.http_connection import HttpConnection
from saboteur.server.connections.websocket import Socket
from saboteur.server.fanout import FanoutError
from saboteur.server.http.routes import DESCRIPTIONS, described
from saboteur.server.http.starlette_app import application
from saboteur.server.limits.bounds import BACKLOG, SEND_BYTES
from saboteur.server.local_addresses import ANY_IPV6, reachable_at
from saboteur.server.logs import configure as configure_logging
from saboteur.server.settings import Settings, SettingsError
from saboteur.server.store import StoreError
from saboteur.words.sentences import LANGUAGES, texts

SWITCH_SECONDS = (
    0.0005  # for which a thread may keep the tables waiting, the one that writes or one that retells a game
)
EXIT_SETTINGS = 2
EXIT_STORE = 3
EXIT_PORT = 4
HANDED_ON = 3  # the first socket that systemd, or the server before us, hands on


class CannotStart(Exception):  # noqa: N818 - an answer to the operator
    """One line for the terminal, and an exit code."""

    def __init__(self, code: int, line: str) -> None:
        super().__init__(line)
        self.code = code


def at_once(text: str) -> None:
    """Print so that it is there at once, in a file or a pipe too: the server goes on for days."""
    print(text, flush=True)  # noqa: T201 - the terminal is meant


def run(settings: Settings, *, browser: bool = True, say: Callable[[str], None] = at_once) -> int:
    """Serve until told to stop; the exit code says how it went."""
    try:
        with contextlib.ExitStack() as ends, asyncio.Runner(loop_factory=_loop_factory()) as runner:
            ends.callback(configure_logging(settings))
            handed_on = runner.run(serve(settings, browser=browser, say=say))
    except CannotStart as cannot:
        sys.stderr.write(f"saboteur: {cannot}\n")
        return cannot.code
    except SettingsError as error:
        sys.stderr.write(f"saboteur: {error}\n")
        return EXIT_SETTINGS
    except KeyboardInterrupt:
        return 0
    if handed_on is not None:
        start_again(handed_on)
    return 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop where there is one."""
    try:
        import uvloop  # noqa: PLC0415 - not on every platform
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(settings: Settings, *, browser: bool, say: Callable[[str], None]) -> socket.socket | None:
    """Open everything, say where, and serve; return the listening socket if the server is to start again on it."""
    listener = listen(settings)
    port = listener.getsockname()[1]
    server = Server(settings)
    server.listen_at(port, reachable_at(settings.host))
    try:
        await server.open()
    except (StoreError, FanoutError) as error:
        listener.close()
        raise CannotStart(EXIT_STORE, str(error)) from None
    except SettingsError:
        listener.close()
        raise
    except OSError as error:
        listener.close()
        where = error.filename or settings.data
        raise CannotStart(EXIT_STORE, f"cannot keep games in {where}: {error.strerror or error}") from None
    listener.listen(BACKLOG)  # whoever reads the greeting at once is not refused
    greet(server, say)
    if browser:
        asyncio.get_running_loop().call_later(0.5, _open_browser, server.url)
    threading.Thread(target=make_ready, name="make-ready", daemon=True).start()
    server.collector.open()
    sys.setswitchinterval(SWITCH_SECONDS)
    serving = _Uvicorn(server)
    with listener, listener.dup() as kept:  # uvicorn closes one; who connects meanwhile waits in the other's queue
        try:
            await serving.serve(sockets=[listener])
        finally:
            server.collector.close()
        return kept.dup() if serving.again else None


def start_again(listener: socket.socket) -> NoReturn:
    """Become a new server on the same socket, as systemd hands sockets on; people reconnect, and lose nothing.

    SABOTEUR_RESTART names another program to become: ./run, which first puts in place what it compiled meanwhile.
    """
    os.dup2(listener.fileno(), HANDED_ON)  # inheritable there
    os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    program = os.environ.get("SABOTEUR_RESTART")
    command = [sys.executable, program, *sys.argv[1:]] if program else sys.orig_argv
    quiet = [] if "--no-browser" in command else ["--no-browser"]
    sys.stdout.flush()
    os.execv(command[0], [*command, *quiet])


def make_ready() -> None:
    """Make what takes tenths of a second while hardly anybody is there: later, whoever asks first would hold
    everybody up, in a thread, too, since each thing that the event loop does has to wait for that thread's turn."""
    for language in LANGUAGES:
        texts(language)
    for what in DESCRIPTIONS:
        described(what)


def configuration(server: Server) -> uvicorn.Config:
    """Say how uvicorn serves us."""
    return uvicorn.Config(
        application(server),
        http=functools.partial(HttpConnection, server.gate),  # type: ignore[arg-type]  # it is called like a type
        ws=functools.partial(Socket, server),  # type: ignore[arg-type]  # it is called like a type
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )


class _Uvicorn(uvicorn.Server):
    """uvicorn, with our own end: the restart is announced before lines are cut."""

    def __init__(self, server: Server) -> None:
        super().__init__(configuration(server))
        self._server = server
        self.again = False

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take being told to stop as a wish, not as a fault: the exit code is 0."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        if sys.platform != "win32":
            before[signal.SIGUSR2] = signal.signal(signal.SIGUSR2, self.handle_restart)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, number: int, frame: FrameType | None) -> None:
        """Stop, also where a restart had begun."""
        self.again = False
        super().handle_exit(number, frame)

    def handle_restart(self, number: int, frame: FrameType | None) -> None:
        """End as ever, and start again on the same socket; whoever was told to stop stops."""
        if not self.should_exit:
            super().handle_exit(number, frame)
            self.again = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce, then close."""
        await self._server.close()
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Take the port, or the socket that was handed on to us; say in one line why not."""
    if os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS") == "1":
        del os.environ["LISTEN_PID"], os.environ["LISTEN_FDS"]  # not the next process's
        os.set_inheritable(HANDED_ON, False)
        return socket.socket(fileno=HANDED_ON)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP: else asyncio leaves Nagle's algorithm on, and an answer on a kept connection takes 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if settings.host == ANY_IPV6 and socket.has_dualstack_ipv6():
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # phones that speak IPv4 come in, too
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)  # connections take it over
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host} port {settings.port}"
        if error.errno == errno.EADDRINUSE:
            line = f"{where} is in use by another program; choose another with --port"
        else:
            line = f"cannot listen on {where}: {error.strerror or error}"
        raise CannotStart(EXIT_PORT, line) from None
    return listener


def greet(server: Server, say: Callable[[str], None]) -> None:
    """Print where the game is open, with a QR code if somebody else's device can open it."""
    end = "  Ctrl+C closes it; games go on at the next start.\n"
    if not server.invite:
        phones = "  Phones in the room can join if you start it with --lan.\n"
        say(f"\n  Saboteur is open at {server.url}, for this machine.\n{phones}{end}")
        return
    drawing = io.StringIO()
    segno.make(server.invite, error="l").terminal(drawing, compact=True, border=2)
    others = "".join(f"  or at {url}\n" for url in server.invites[1:])
    say(f"{drawing.getvalue()}\n  Saboteur is open at {server.invite}\n{others}{end}")


def _open_browser(url: str) -> None:
    """Open a browser where there is one to see."""
    seen = sys.platform in {"win32", "darwin"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if seen:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)
