"""What docs/security.md promises about the doors of the server."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from tests.server.house import House, Player, house, quick
from tests.server.lines import Line, line_to
from tests.server.test_story import table_with_bots
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saboteur.client import Client
from saboteur.play.actions import AnyAction
from saboteur.server import messages as m
from saboteur.server.connections import wire
from saboteur.server.http.guard import COOKIE, SECURE_COOKIE
from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.limits.bounds import BODY_BYTES, FAULTS_BORNE, FRAME_BYTES

EVIL = "https://evil.example"


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def at(tmp_path: Path, story: Callable[[House, httpx.AsyncClient], Awaitable[None]], **settings: Any) -> None:
    """Run a story with a browser-like client."""

    async def tell() -> None:
        async with house(quick(tmp_path, **settings)) as there, there.http() as http:
            await story(there, http)

    asyncio.run(asyncio.wait_for(tell(), 180))


def test_every_route_has_the_security_headers_and_no_state_is_cached(tmp_path: Path) -> None:
    async def story(_there: House, http: httpx.AsyncClient) -> None:
        values = {"table": "a" * 20, "code": "ACDEF", "round": "1", "tournament": "a" * 20, "club": "c" * 21,
                  "day": "2026-01-01", "puzzle": "m0"}  # fmt: skip
        paths = [one.path.format(**values) for one in ENDPOINTS if one.method == "GET"]
        for path in [*paths, "/", "/t/abc", "/assets/none.js", "/api/nothing"]:
            answer = await http.get(path)
            assert answer.status_code < 500, path
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            if path.startswith("/api/") and path != "/api/nothing":
                assert answer.headers["cache-control"] == "no-store"

    at(tmp_path, story)


def test_a_foreign_page_can_neither_post_nor_read_nor_connect(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        foreign = {"Origin": EVIL}
        assert (await http.post("/api/devices", json={}, headers=foreign)).status_code == 403
        assert (await http.get("/api/me", headers=foreign)).status_code == 403
        assert (await http.get("/api/me", headers={"Origin": there.url})).status_code == 200
        for origin in (EVIL, there.url + ".evil.example", there.url.replace("http", "https"), "null"):
            with pytest.raises(InvalidStatus):
                async with connect(there.socket_url, additional_headers={"Origin": origin}):
                    pass
        async with connect(there.socket_url, additional_headers={"Origin": there.url}):
            pass

    at(tmp_path, story)


def test_a_cookie_counts_only_with_our_own_origin(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        ours = {"Origin": there.url}
        await http.post("/api/devices", json={}, headers=ours)
        made = (await http.post("/api/tables", json={"name": "Ann"}, headers=ours)).json()
        assert (await http.post("/api/tables", json={"name": "Ann"})).status_code == 403
        cookie = f"{COOKIE}={http.cookies[COOKIE]}"
        for headers, seat in (({"Cookie": cookie}, None), ({"Cookie": cookie, "Origin": there.url}, 0)):
            async with connect(there.socket_url, additional_headers=headers) as socket:
                line = Line(socket)
                await line.say(m.Hello(protocol=m.PROTOCOL, table=made["table"]))
                assert (await line.hear_a(m.Welcome)).seat == seat

    at(tmp_path, story)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/devices", json={}, headers={"Origin": there.server.url})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert cookie.startswith(SECURE_COOKIE.lower())
        assert "; secure" in cookie
        assert answer.headers["strict-transport-security"]
        assert answer.json()["token"] is None

    at(tmp_path, story, public_url="https://mine.example")


def test_a_sibling_domain_cannot_plant_an_identity(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        mallory = await Client.new(there.url)
        planted = await http.get("/api/me", headers={"Cookie": f"{COOKIE}={mallory.token}"})
        assert planted.json() == {"known": False, "name": "", "colour": None, "face": None}
        own = await http.get("/api/me", headers={"Cookie": f"{SECURE_COOKIE}={mallory.token}; {COOKIE}=x"})
        assert own.json()["known"]
        table = (await mallory.create(m.NewTable(name="Mal"))).table
        plain, bound = ({"Cookie": f"{name}={mallory.token}"} for name in (COOKIE, SECURE_COOKIE))
        for headers, seat in ((plain, None), (bound, 0)):
            origin = "https://mine.example"
            async with connect(there.socket_url, origin=origin, additional_headers=headers) as line:  # type: ignore[arg-type]
                await line.send(msgspec.json.encode(m.Hello(protocol=m.PROTOCOL, table=table)).decode())
                assert json.loads(await line.recv())["seat"] == seat

    at(tmp_path, story, public_url="https://mine.example")


def test_no_policy_names_an_address_that_it_may_not(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        there.server.listen_at(8000, ["192.168.1.20", "2001:db8::20"])
        policy = (await http.get("/healthz")).headers["content-security-policy"]
        assert "ws://192.168.1.20:8000" in policy
        assert "[" not in policy
        asked = await http.get("/healthz", headers={"Origin": "http://[2001:db8::20]:8000"})
        assert asked.status_code == 200

    at(tmp_path, story)


def test_strangers_who_join_and_leave_again_get_no_more_identities_than_others(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        ann = await Client.new(there.url)
        table = (await ann.create(m.NewTable(name="Ann"))).table
        codes = []
        for number in range(5):
            join = msgspec.to_builtins(m.Join(cid=f"j{number}", name=f"Bob {number}"))
            async with there.http() as stranger:
                origin = {"Origin": there.url}
                answer = await stranger.post(f"/api/tables/{table}/intents", json=join, headers=origin)
                codes.append(answer.json().get("code"))
                if answer.status_code == 200:
                    leave = msgspec.to_builtins(m.Leave(cid=f"l{number}"))
                    await stranger.post(f"/api/tables/{table}/intents", json=leave, headers=origin)
        assert codes == [None, None, None, "too_fast", "too_fast"]
        assert (
            await http.post("/api/tables", json={"name": "Eve"}, headers={"Origin": there.url})
        ).status_code == 429

    at(tmp_path, story, rate_devices="4/hour")


def test_tokens_are_long_signed_and_kept_as_hashes_only(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        ann = await Client.new(there.url)
        secret = ann.token.split(".")[1]
        assert len(secret) * 6 >= 128
        await there.server.store.close()
        assert secret.encode() not in everything_in(tmp_path)
        forged = ann.token[:-2] + ("aa" if ann.token[-2:] != "aa" else "bb")
        await there.server.store.open()
        answer = await http.get("/api/me", headers={"Authorization": f"Bearer {forged}"})
        assert answer.json()["code"] == "bad_token"
        assert answer.status_code == 401

    at(tmp_path, story)


def test_a_token_to_watch_cannot_play(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        made = (await http.post("/api/devices", json={"program": True, "scopes": ["watch"]})).json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        assert (await http.post("/api/tables", json={"name": "x"}, headers=headers)).json()["code"] == "scope"
        assert (await http.get("/api/me/tables", headers=headers)).status_code == 200
        assert there.server.rooms.open == {}

    at(tmp_path, story)


def test_a_connection_that_watches_neither_takes_the_input_nor_plays(tmp_path: Path) -> None:
    async def story(there: House, _http: httpx.AsyncClient) -> None:
        ann = await Client.new(there.url)
        table = (await ann.create(m.NewTable(name="Ann"))).table
        async with line_to(there, table, ann.token) as playing, line_to(there, table, ann.token, watch=True) as line:
            await playing.hear_a(m.Welcome)
            assert not (await line.hear_a(m.Welcome)).input
            await line.say(m.TakeInput())
            assert (await line.hear_a(m.No)).code == "scope"
            for intent in (m.Lock(cid="l", locked=True), m.Speak(cid="s", claim=m.Feel("hello")), m.Leave(cid="x")):
                no = await line.ask(intent)
                assert isinstance(no, m.No)
                assert no.code == "scope"
            assert isinstance(await playing.ask(m.Lock(cid="p", locked=True)), m.Ok)
        await playing.socket.close()
        async with line_to(there, table, ann.token, watch=True) as alone:
            await alone.say(m.TakeInput())
            assert (await alone.hear_a(m.No)).code == "scope"

    at(tmp_path, story)


def test_a_name_given_over_the_socket_is_remembered(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        ann, bob = await Client.new(there.url), await Client.new(there.url)
        table = (await ann.create(m.NewTable(name="Ann"))).table
        async with line_to(there, table, bob.token) as line:
            assert isinstance(await line.ask(m.Join(cid="j", name="Bob")), m.Ok)
            await there.settled(table)
            headers = {"Authorization": f"Bearer {bob.token}"}
            assert (await http.get("/api/me", headers=headers)).json()["name"] == "Bob"
            assert isinstance(await line.ask(m.Rename(cid="r", name="Bobby")), m.Ok)
            await there.settled(table)
            assert (await http.get("/api/me", headers=headers)).json()["name"] == "Bobby"

    at(tmp_path, story)


def test_nothing_is_made_by_reading(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        for path in ("/api/tables/" + "a" * 20 + "/events", "/api/codes/ACDEF", "/api/me", "/t/" + "a" * 20):
            answer = await http.get(path)
            assert "set-cookie" not in answer.headers
        async with line_to(there, "a" * 20) as line:
            assert (await line.hear_a(m.Bye)).code == "no_table"
        assert there.server.rooms.open == {}
        assert await there.server.store.tables() == []

    at(tmp_path, story)


def test_what_is_too_large_or_not_json_is_refused(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        large = b'{"name": "' + b"x" * BODY_BYTES + b'"}'
        as_json = {"Content-Type": "application/json"}
        assert (await http.post("/api/tables", content=large, headers=as_json)).status_code == 413
        assert (await http.post("/api/tables", content=b"{}", headers=as_json)).status_code == 400
        assert (await http.post("/api/tables", content=b"name=x")).status_code == 415
        assert (await http.post("/api/tables", content=b"[" * 50_000, headers=as_json)).status_code == 400
        _ann, table = await table_with_bots(there)
        async with line_to(there, table) as line:
            await line.hear_a(m.Snapshot)
            await line.say("x" * (FRAME_BYTES + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await line.hear_a(m.Restart)  # which never comes
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    at(tmp_path, story)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("null", "malformed"),
        ('{"t":"fly","cid":"a"}', "malformed"),
        ('{"t":"act","cid":"a","decision":-1,"action":{"do":"allow"}}', "malformed"),
        ('{"t":"act","cid":"a b","decision":1,"action":{"do":"allow"}}', "malformed"),
        ('{"t":"chat","cid":"a","text":7}', "malformed"),
        ('{"t":"hello","protocol":2,"table":"x"}', "hello_again"),
    ],
)
def test_a_message_that_cannot_be_read_gets_an_answer_and_harms_nobody(text: str, code: str, tmp_path: Path) -> None:
    async def story(there: House, _http: httpx.AsyncClient) -> None:
        ann, table = await table_with_bots(there)
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            await line.say(text)
            no = await line.hear_a(m.No)
            readable = "a" if '"cid":"a"' in text else None
            assert (no.cid, no.code) == (readable, code)
            assert isinstance(await line.ask(m.Speak(cid="ok", claim=m.Feel("wait"))), m.Ok)

    at(tmp_path, story)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"t":"ping"}', "no_hello"),
        ('{"t":"hello","protocol":99,"table":"x"}', "protocol"),
        ('{"t":"hello","protocol":2,"table":"../../etc"}', "no_table"),
        ('{"t":"hello","protocol":2,"table":"x","token":"forged"}', "bad_token"),
        ("junk", "malformed"),
    ],
)
def test_a_bad_hello_is_answered_and_the_line_closed(hello: str, code: str, tmp_path: Path) -> None:
    async def story(there: House, _http: httpx.AsyncClient) -> None:
        async with connect(there.socket_url) as socket:
            line = Line(socket)
            await line.say(hello)
            bye = await line.hear_a(m.Bye)
            assert bye.code == code
            assert not bye.resume
            with pytest.raises(ConnectionClosed):
                await line.hear()

    at(tmp_path, story)


def test_whoever_only_sends_rubbish_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FAULT_FORGIVEN", 3600.0)  # nothing is forgotten, however long the machine takes

    async def story(there: House, _http: httpx.AsyncClient) -> None:
        _ann, table = await table_with_bots(there)
        async with line_to(there, table) as line:
            for _ in range(FAULTS_BORNE + 1):
                await line.say("rubbish")
            assert (await line.hear_a(m.Bye)).code == "faults"

    at(tmp_path, story)


def test_rates_are_limited_for_addresses_persons_and_codes(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        answers = [(await http.get("/api/codes/ACDEF")).status_code for _ in range(5)]
        assert answers == [404, 404, 404, 429, 429]
        ann, table = await table_with_bots(there)
        async with line_to(there, table, ann.token) as line:
            said = [await line.ask(m.Speak(cid=f"c{number}", claim=m.Feel("yes"))) for number in range(6)]
        assert [one.code for one in said if isinstance(one, m.No)] == ["too_fast", "too_fast"]

    at(tmp_path, story, rate_codes="3/hour", rate_intents="4/hour")


def test_a_flood_and_a_reader_who_never_reads_change_nothing_for_the_others(tmp_path: Path) -> None:
    async def story(there: House, _http: httpx.AsyncClient) -> None:
        ann, table = await table_with_bots(there)
        async with line_to(there, table) as slow, line_to(there, table) as flood:
            await slow.hear_a(m.Snapshot)

            async def shout() -> None:
                for number in range(2000):
                    await flood.say(m.Speak(cid=f"f{number}", claim=m.Feel("angry")))

            noise = asyncio.create_task(shout())
            last = await asyncio.wait_for(Player(ann, 1).play(table), 180)
            noise.cancel()
            for rude in (slow, flood):  # they would wait for a farewell that they do not read
                rude.socket.transport.abort()
            assert last.game is not None
            assert last.game.result is not None

    at(tmp_path, story, outbox=64)


def test_random_and_mutated_frames_never_break_a_room(tmp_path: Path) -> None:
    async def story(there: House, _http: httpx.AsyncClient) -> None:
        ann, table = await table_with_bots(there)
        rng = random.Random(7)
        good = [
            msgspec.json.encode(intent).decode()
            for intent in (
                m.Join(cid="a", name="x"), m.Act(cid="b", decision=0, action=msgspec.json.decode(
                    b'{"do":"lay","card":"NES","cell":{"x":1,"y":0}}', type=AnyAction)),
                m.ChangeSetup(cid="c", setup=m.TableSetup(), options=m.TableOptions()), m.Kick(cid="d", seat=1),
                m.Replace(cid="e", seat=2), m.Speak(cid="f", claim=m.Suspect(seat=1, role="boss")),
            )
        ]  # fmt: skip
        with structlog.testing.capture_logs() as logs:
            for _ in range(12):
                async with line_to(there, table, ann.token) as line:
                    await line.hear_a(m.Welcome)
                    for _ in range(FAULTS_BORNE - 1):
                        text = list(rng.choice(good))
                        for _ in range(rng.randrange(1, 4)):
                            text[rng.randrange(len(text))] = chr(
                                rng.choice([0, 34, 123, 91, 48, 57, 45, 0x1F600, 97])
                            )
                        await line.say("".join(text))
                    await line.say(m.Ping())
                    await line.hear_a(m.Pong)
        assert not [entry for entry in logs if entry["log_level"] == "error"]
        room = there.server.rooms.open[table]
        assert not room.gone
        async with line_to(there, table, ann.token) as line:
            assert isinstance(await line.ask(m.Speak(cid="alive", claim=m.Feel("hello"))), m.Ok)

    at(tmp_path, story)


def test_logs_and_figures_name_nobody(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        with structlog.testing.capture_logs() as logs:
            ann, table = await table_with_bots(there)
            async with line_to(there, table, ann.token) as line:
                await line.ask(m.Say(cid="x", text="a very private remark"))
            await http.get("/api/tables", headers={"Authorization": "Bearer " + ann.token})
            room = there.server.rooms.open[table]
            room.leave(lambda _: None)
            await there.server.rooms.get(table)
        text = json.dumps(logs) + (await http.get("/metrics")).text
        for secret in (ann.token, ann.token.split(".")[1], "private remark", room.state.seed, "Ann"):
            assert secret not in text

    at(tmp_path, story)


def test_health_is_told(tmp_path: Path) -> None:
    async def story(there: House, http: httpx.AsyncClient) -> None:
        assert (await http.get("/healthz")).text == "ok\n"
        assert (await http.get("/readyz")).status_code == 200
        there.server.leaving = True
        assert (await http.get("/readyz")).status_code == 503

    at(tmp_path, story)


def test_security_txt_says_whom_to_tell_and_until_when(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, security_contact="mailto:safe@mine.example")) as there, there.http() as http:
            told = await http.get("/.well-known/security.txt")
            assert told.headers["content-type"] == "text/plain; charset=utf-8"
            fields = dict(line.split(": ", 1) for line in told.text.splitlines())
            assert fields["Contact"] == "mailto:safe@mine.example"
            assert fields["Canonical"] == f"{there.server.url}/.well-known/security.txt"
            expires = datetime.fromisoformat(fields["Expires"]).timestamp() - there.server.clock.now() / 1000
            assert 0 < expires < 365 * 86400
        async with house(quick(tmp_path)) as there, there.http() as http:
            assert (await http.get("/.well-known/security.txt")).status_code == 404

    asyncio.run(story())


def test_a_quiet_line_gets_signs_of_life_and_a_silent_client_is_shown_out(tmp_path: Path) -> None:
    async def story(there: House, _http: httpx.AsyncClient) -> None:
        ann = await Client.new(there.url)
        table = (await ann.create(m.NewTable(name="Ann"))).table
        async with line_to(there, table, ann.token) as silent, line_to(there, table) as alive:
            over = asyncio.Event()  # asked, not cancelled: a cancelled wait may go on with what came just then

            async def beat() -> None:
                while not over.is_set():
                    await alive.say(m.Ping())
                    await alive.hear_a(m.Pong)  # what nobody reads would keep its end waiting
                    await asyncio.sleep(0.5)

            beating = asyncio.create_task(beat())
            bye = await asyncio.wait_for(silent.hear_a(m.Bye), 180)
            assert (bye.code, bye.resume) == ("silent", True)
            assert sum(isinstance(message, m.Pong) for message in silent.got) >= 2
            assert not beating.done()
            over.set()
            await beating
            await alive.say(m.Ping())
            await alive.hear_a(m.Pong)
            assert not any(isinstance(message, m.Bye) for message in alive.got)

    at(tmp_path, story, heartbeat=3)  # a machine may pause for two seconds


def test_a_wrong_address_or_method_is_refused_with_a_code(tmp_path: Path) -> None:
    async def story(_there: House, http: httpx.AsyncClient) -> None:
        for method, path, status, code in (
            ("PUT", "/api/me", 405, "wrong_method"), ("PATCH", "/api/tables", 405, "wrong_method"),
            ("DELETE", "/", 405, "wrong_method"), ("GET", "/api/nothing", 404, "not_found"),
        ):  # fmt: skip
            answer = await http.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "DELETE" in (await http.put("/api/me")).headers["allow"]

    at(tmp_path, story)
