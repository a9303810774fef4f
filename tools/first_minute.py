"""Measure the first minute of a stranger: clone, `./run`, and how long until a card can be played.

    python tools/first_minute.py                     of the last commit
    python tools/first_minute.py acd4607 HEAD        one after the other, for a comparison
    python tools/first_minute.py --compiled HEAD     and wait until the rules are compiled, with a game going on

Every revision is cloned into a folder of its own and started with an empty home. A table is playable when a game with
four bots asks its first question or shows whose turn it is. The steps are those that ./run prints.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 900.0  # seconds after which something is wrong
# What a machine that reaches its registries through something of its own needs; everything else goes.
KEPT = re.compile(r"PATH|LANG|(PIP|UV|NPM_CONFIG|SSL|NODE|REQUESTS)_[A-Z_]*|[A-Z]+_PROXY", re.IGNORECASE)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long ./run takes in a fresh clone.")
    parser.add_argument("revisions", nargs="*", default=["HEAD"], metavar="REVISION")
    parser.add_argument("--compiled", action="store_true", help="wait for the compiled rules, and look after a game")
    args = parser.parse_args()
    for revision in args.revisions:
        with tempfile.TemporaryDirectory(prefix="saboteur-first-") as folder:
            measure(revision, Path(folder), compiled=args.compiled)
    return 0


def measure(revision: str, folder: Path, *, compiled: bool) -> None:
    """Clone, start, play, and print a line for everything that took time."""
    clone, home = folder / "clone", folder / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    subprocess.run(["git", "-C", clone, "checkout", "--quiet", revision], check=True)
    checkout = size(clone)
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)} | {"HOME": str(home)}
    command = [sys.executable, str(clone / "run"), "--port", str(port), "--no-browser"]
    before = time.monotonic()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=clone, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        table = asyncio.run(first_question(f"http://127.0.0.1:{port}"))
        print(f"{revision}: playable after {time.monotonic() - before:.0f} s; {mb(size(clone))} MB in the folder,")
        print(f"  {mb(checkout)} of them the clone with its history")
        if compiled:
            print(f"  compiled rules after {wait_for(clone, server, folder / 'log', before):.0f} s; {table}")
            asyncio.run(first_question(f"http://127.0.0.1:{port}"))
            print(f"  {mb(size(clone))} MB then")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        server.wait(60)
    print((folder / "log").read_text(errors="replace"))


async def first_question(url: str) -> str:
    """Open a table with four bots as soon as there is a server; say what the game showed first."""
    client = await connected(url)
    made = await client.create(m.NewTable(name="Stranger", bots=True, start=True))
    async for frame in client.play(made.table):
        if frame.game is not None and (frame.game.options or frame.game.view.mover is not None):
            return f"table {made.table} at step {frame.seq}"
    raise SystemExit("the table closed before anybody was asked")


async def connected(url: str) -> Client:
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        with suppress(OSError, Refusal):
            await asyncio.to_thread(page, url)
            return await Client.new(url)
        await asyncio.sleep(0.2)
    raise SystemExit(f"no server after {LIMIT:.0f} s")


def page(url: str) -> None:
    with urllib.request.urlopen(f"{url}/", timeout=5) as answer:
        answer.read()


def wait_for(clone: Path, server: subprocess.Popen[bytes], log: Path, before: float) -> float:
    """Wait until the second server greets; without a compiler it never does."""
    while log.read_text(errors="replace").count("Saboteur is open at") < 2:
        if server.poll() is not None or time.monotonic() - before > LIMIT:
            raise SystemExit(f"the server did not start again: {log.read_text(errors='replace')}")
        time.sleep(0.2)
    if not list((clone / "src/saboteur/core").glob("maze.*.so")):
        raise SystemExit("the server started again, but its rules are not compiled")
    return time.monotonic() - before


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def mb(size: int) -> int:
    return round(size / 1e6)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    sys.exit(main())
