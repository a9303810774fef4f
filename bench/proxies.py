"""What a proxy costs: requests and moves straight to the server, through nginx, and through Caddy.

    python -m bench.proxies [--count 300]

The proxies run with the files of deploy/ over TLS on this machine; those that are not installed are left out. Moves
are claims over a WebSocket, each answered when it is durable.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import ssl
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
from tests.deploy.proxies import caddy, missing, nginx, ports
from tests.server.house import House, house, quick
from websockets.asyncio.client import connect

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.limits.bounds import FRAMES_A_SECOND

GAP = 2 / FRAMES_A_SECOND  # seconds between two: half as many as the server, and nginx, take from a connection


@contextlib.contextmanager
def _straight(port: int) -> Iterator[tuple[str, ssl.SSLContext | None]]:
    yield f"http://127.0.0.1:{port}", None


@contextlib.contextmanager
def _through(kind: str, folder: Path, port: int) -> Iterator[tuple[str, ssl.SSLContext | None]]:
    with nginx(folder, [port]) if kind == "nginx" else caddy(folder, port) as proxy:
        yield proxy.url, ssl.create_default_context(cafile=str(proxy.certificate))


async def _requests(url: str, context: ssl.SSLContext | None, count: int) -> list[float]:
    """Time requests on one connection."""
    out = []
    async with httpx.AsyncClient(base_url=url, verify=context or True) as http:
        for _ in range(count):
            began = time.perf_counter()
            assert (await http.get("/healthz")).status_code == 200
            out.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, GAP - out[-1]))
    return out


async def _moves(there: House, url: str, context: ssl.SSLContext | None, count: int) -> list[float]:
    ann = await Client.new(there.url)
    table = (await ann.create(m.NewTable(name="Ann"))).table
    out = []
    async with connect(url.replace("http", "ws", 1) + "/ws", ssl=context, max_size=None) as socket:
        hello = m.Hello(protocol=m.PROTOCOL, table=table, token=ann.token)
        await socket.send(msgspec.json.encode(hello).decode())
        for number in range(count):
            intent = m.Speak(cid=str(number), claim=m.Feel("hello"))
            began = time.perf_counter()
            await socket.send(msgspec.json.encode(intent).decode())
            while b'"ok"' not in (answer := await socket.recv(decode=False))[:12]:
                if b'"bye"' in answer[:12] or b'"no"' in answer[:12]:
                    raise SystemExit(f"the server refused a move: {answer.decode()}")
            out.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, GAP - out[-1]))
    return out


def _shown(times: list[float]) -> str:
    ordered = sorted(times)
    half, most = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99))
    return f"{half:5.1f} ms, 99 %: {most:5.1f} ms"


async def measure(count: int, say: Callable[[str], None]) -> None:
    """Measure the three ways in."""
    (port,) = ports(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with house(quick(folder / "data", port=port, trust_proxy=True)) as there:
            for kind in ("straight", "nginx", "caddy"):
                if kind != "straight" and missing(kind):
                    say(f"{kind:9} is not installed")
                    continue
                way = _straight(port) if kind == "straight" else _through(kind, folder / kind, port)
                with way as (url, context):
                    asked = await _requests(url, context, count)
                    moved = await _moves(there, url, context, count)
                say(f"{kind:9} a request {_shown(asked)}; a durable move {_shown(moved)}")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> None:
    """Measure and say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="requests and moves each way (default 300)")
    count = parser.parse_args().count
    _say(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    asyncio.run(measure(count, _say))


if __name__ == "__main__":
    main()
