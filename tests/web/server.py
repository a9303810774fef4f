"""A real server on loopback with quick bots, for tests, pictures and benchmarks of the browser client."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "saboteur" / "server" / "static"
QUICK = {
    "SABOTEUR_BOT_DELAY": "0.02", "SABOTEUR_BOT_WORKERS": "0", "SABOTEUR_RATE_INTENTS": "500/second",
    "SABOTEUR_RATE_TABLES": "100/minute", "SABOTEUR_RATE_DEVICES": "100/minute",
    "SABOTEUR_RATE_REQUESTS": "500/second", "SABOTEUR_RATE_PHRASES": "100/minute",
    "SABOTEUR_LAN": "1", "SABOTEUR_HOST": "127.0.0.1",
}  # fmt: skip


class QuickServer:
    """The server as a process, which can be killed and comes back at the same address."""

    def __init__(self, data: Path, **settings: str) -> None:
        assert (STATIC / "index.html").is_file(), "the client is not built: ./run builds it"
        self._data, self._port, self._settings = data, free_port(), settings
        self.address = f"http://127.0.0.1:{self._port}"
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-c", "import sys; from saboteur.cli import main; sys.exit(main())", "serve"]
        with (self._data / "log.txt").open("a") as log:
            process = subprocess.Popen(
                [*command, "--port", str(self._port), "--no-browser", "--data", str(self._data)],
                env={**os.environ, **QUICK, **self._settings}, stdout=log, stderr=log,
            )  # fmt: skip
        try:
            _wait_for(self._port, process)
        except BaseException:
            process.kill()
            raise
        return process

    def kill(self) -> None:
        """Kill it as a power cut would, and start it again."""
        self._process.kill()
        self._process.wait(60)
        self._process = self._start()

    def stop(self) -> None:
        """End it as an operator does."""
        self._process.terminate()
        self._process.wait(60)


@contextlib.contextmanager
def quick_server(data: Path, **settings: str) -> Iterator[str]:
    """Run the server as long as it is wanted, with other settings where some are named; return its address."""
    server = QuickServer(data, **settings)
    try:
        yield server.address
    finally:
        server.stop()


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        assert process.poll() is None, "the server did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not answer")
