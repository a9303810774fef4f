"""nginx and Caddy really run before the server, with the files of deploy/: TLS, sockets, streams, limits, figures."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from tests.deploy.proxies import Proxy, caddy, missing, nginx, ports
from tests.server.house import House, Player, house, quick
from tests.server.services import postgres_database, postgres_url

from saboteur.client import Client
from saboteur.server import messages as m

__all__ = ["postgres_database", "postgres_url"]

BOTH = [
    pytest.param(kind, marks=pytest.mark.skipif(missing(kind), reason=f"no {kind} here"))
    for kind in ("nginx", "caddy")
]
pytestmark = pytest.mark.long
only_nginx = pytest.mark.skipif(missing("nginx"), reason="no nginx here")


@contextlib.contextmanager
def proxy_of(kind: str, folder: Path, port: int) -> Iterator[Proxy]:
    with nginx(folder, [port]) if kind == "nginx" else caddy(folder, port) as proxy:
        yield proxy


@contextlib.asynccontextmanager
async def behind(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, Proxy]]:
    """A server behind a proxy whose certificate everybody here trusts."""
    (port,) = ports(1)
    with proxy_of(kind, tmp_path / "proxy", port) as proxy:
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
        settings = quick(tmp_path / "data", port=port, trust_proxy=True, public_url=proxy.url)
        async with house(settings) as there:
            yield there, proxy


def browser(proxy: Proxy) -> httpx.AsyncClient:
    context = ssl.create_default_context(cafile=str(proxy.certificate))
    return httpx.AsyncClient(base_url=proxy.url, verify=context, timeout=30)


@pytest.mark.parametrize("kind", BOTH)
def test_a_whole_game_is_played_over_tls(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with behind(kind, tmp_path, monkeypatch) as (there, proxy):
            ann = await Client.new(proxy.url)
            table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3), bots=True))).table
            await ann.request("POST", f"/api/tables/{table}/intents", m.Start(cid="s"), m.Ok)
            last = await asyncio.wait_for(Player(ann, 1).play(table), 180)
            assert last.game is not None
            assert last.game.result is not None
            assert not there.server.gate.turned_away

    asyncio.run(story())


@pytest.mark.parametrize("kind", BOTH)
def test_streams_come_at_once_and_nothing_is_compressed(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with behind(kind, tmp_path, monkeypatch) as (_there, proxy), browser(proxy) as http:
            ann = await Client.new(proxy.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            headers = {"Accept-Encoding": "gzip, br", "Authorization": f"Bearer {ann.token}"}
            async with http.stream("GET", f"/api/tables/{table}/events", headers=headers) as stream:
                assert "content-encoding" not in stream.headers
                lines = stream.aiter_lines()
                while '"snapshot"' not in await asyncio.wait_for(anext(lines), 180):
                    pass
                speak = m.Speak(cid="c", claim=m.Feel("hello"))
                await ann.request("POST", f"/api/tables/{table}/intents", speak, m.Ok)
                while '"frame"' not in await asyncio.wait_for(anext(lines), 180):
                    pass
            mine = await http.get("/api/me/tables", headers=headers)
            assert "content-encoding" not in mine.headers
            page = await http.get("/", headers={"Accept-Encoding": "br, zstd"})  # gzip is the server's own, for files
            assert "content-encoding" not in page.headers
            assert page.headers["strict-transport-security"]

    asyncio.run(story())


@pytest.mark.parametrize("kind", BOTH)
def test_figures_stay_inside_and_nobody_can_say_where_they_come_from(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with behind(kind, tmp_path, monkeypatch) as (there, proxy), browser(proxy) as http:
            assert (await http.get("/metrics")).status_code == 404
            lie = {"X-Forwarded-For": "192.0.2.1", "Forwarded": "for=192.0.2.1", "Origin": proxy.url}
            made = (await http.post("/api/tables", json={"name": "Ann"}, headers=lie)).json()
            here = there.server.identities.opener("127.0.0.1")
            assert await there.server.store.opener(made["table"]) == here
            large = b'{"name": "%s"}' % (b"x" * 70_000)
            answer = await http.post(
                "/api/tables", content=large, headers={**lie, "Content-Type": "application/json"}
            )
            assert answer.status_code == 413
            plain = await http.get(f"{proxy.plain}/t/x")
            assert plain.status_code in {301, 308}
            assert plain.headers["location"].startswith("https://")

    asyncio.run(story())


async def _flood(proxy: Proxy, path: str, count: int) -> bytes:
    """Ask for something again and again in one go; return all answers."""
    context = ssl.create_default_context(cafile=str(proxy.certificate))
    host, _, port = proxy.url.removeprefix("https://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), ssl=context)
    one = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    writer.write(one * (count - 1) + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    answers = await asyncio.wait_for(reader.read(), 180)
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
    return answers


@only_nginx
def test_nginx_answers_acme_and_lets_an_address_ask_only_so_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with behind("nginx", tmp_path, monkeypatch) as (_there, proxy), browser(proxy) as http:
            answer = tmp_path / "proxy/var/www/acme/.well-known/acme-challenge/a-token"
            answer.write_text("the answer")
            assert (await http.get(f"{proxy.plain}/.well-known/acme-challenge/a-token")).text == "the answer"
            answers = await _flood(proxy, "/healthz", 900)
            assert answers.count(b"HTTP/1.1 200") + answers.count(b"HTTP/1.1 429") == 900
            assert 200 <= answers.count(b"HTTP/1.1 200") < 600
            assert b"Content-Type: application/json" in answers.partition(b"HTTP/1.1 429")[2]
            assert answers.count(b'{"code":"too_fast"') == answers.count(b"HTTP/1.1 429")
            await asyncio.sleep(1)
            assert (await http.get("/healthz")).status_code == 200

    asyncio.run(story())


@only_nginx
def test_two_processes_behind_nginx_share_a_game_and_each_has_its_figures(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        first, second = ports(2)
        with nginx(tmp_path / "proxy", [first, second]) as proxy:
            monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
            common = {"database": postgres_database, "secret": "s" * 32, "trust_proxy": True, "public_url": proxy.url}
            one = quick(tmp_path / "1", port=first, **common)
            two = quick(tmp_path / "2", port=second, **common)
            async with house(one) as a, house(two) as b:
                ann, ben = await Client.new(proxy.url), await Client.new(proxy.url)
                table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3)))).table
                await ben.sit(table, "Ben")
                for intent in (m.FillWithBots(cid="f"), m.Start(cid="s")):
                    await ann.request("POST", f"/api/tables/{table}/intents", intent, m.Ok)
                played = [asyncio.create_task(Player(one, n).play(table)) for n, one in enumerate((ann, ben))]
                while sum(at := [len(there.server.connections()) for there in (a, b)]) < 2:
                    assert not all(one.done() for one in played)
                    await asyncio.sleep(0.01)
                assert sorted(at) == [0, 2], "people of one table are at one process"
                last = (await asyncio.wait_for(asyncio.gather(*played), 120))[0]
                assert last.game is not None
                assert last.game.result is not None
                async with httpx.AsyncClient() as prometheus:
                    figures = [(await prometheus.get(f"{proxy.figures}/{n}/metrics")).text for n in (0, 1)]
                for there, text in zip((a, b), figures, strict=True):
                    assert f"saboteur_steps_total {float(there.server.rooms.steps)}" in text
                assert a.server.rooms.steps + b.server.rooms.steps > 50

    asyncio.run(story())


@only_nginx
def test_a_drained_process_gets_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """nginx itself does not ask /readyz; a client that comes to a process that is gone is led to the other."""

    async def story() -> None:
        gone, here = ports(2)
        with nginx(tmp_path / "proxy", [gone, here]) as proxy:
            monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
            settings = quick(tmp_path / "data", port=here, trust_proxy=True, public_url=proxy.url)
            async with house(settings), browser(proxy) as http:
                for _ in range(10):
                    assert (await http.get("/readyz")).status_code == 200

    asyncio.run(story())
