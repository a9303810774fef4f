"""The operator's page: who gets in, what it does, what it never shows, and that every act is written down."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.admin.test_admin import CHAT, NOTE, a_game
from tests.server.admin.test_orders import look, person_of
from tests.server.house import House, house, quick
from tests.server.lines import line_to
from tests.server.test_security import everything_in

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.http import admin_routes
from saboteur.server.http.admin_routes import ADMIN_ENDPOINTS
from saboteur.server.operators.desk import Desk
from saboteur.server.store import Report
from saboteur.server.timing import Clock

Story = Callable[[House, httpx.AsyncClient], Awaitable[None]]


def at_the_desk(tmp_path: Path, story: Story, *, login: bool = True, **settings: Any) -> None:
    """Tell a story with a browser that stands before the page, mostly as an operator."""

    async def tell() -> None:
        open_desk = quick(tmp_path, admin_page=True, rate_admin="1000/second", **settings)
        async with house(open_desk, Clock()) as there, there.http() as browser:
            browser.headers["Origin"] = there.url
            if login:
                token, _ = await Desk(there.server.store, "test").make_token("night watch", 3600)
                answer = await browser.post("/admin/login", data={"token": token})
                assert (answer.status_code, answer.headers["location"]) == (303, "/admin")
            await story(there, browser)

    asyncio.run(asyncio.wait_for(tell(), 180))


async def done(browser: httpx.AsyncClient, **form: object) -> str:
    """Send a form; return what the page says came of it."""
    answer = await browser.post("/admin/acts", data={key: str(value) for key, value in form.items()})
    said = re.search(r'role="status">(.*?)</p>', answer.text)
    assert said is not None, answer.text
    assert (answer.status_code == 200) is not said[1].startswith("Nothing was done")
    return said[1]


async def acts(there: House) -> list[tuple[str, str]]:
    return [(one.act, one.actor) for one in await there.server.store.audits(100)]


def test_there_is_no_page_unless_the_operator_wants_one(tmp_path: Path) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path)) as there, there.http() as browser:
            token, _ = await Desk(there.server.store, "test").make_token("me", 3600)
            browser.headers["Origin"] = there.url
            for one in ADMIN_ENDPOINTS:
                path = one.path.format(table="x", person="x")
                answer = await browser.request(one.method, path, data={"token": token})
                assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
                assert "set-cookie" not in answer.headers

    asyncio.run(tell())


def test_without_a_token_there_is_only_the_door(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        for one in ADMIN_ENDPOINTS:
            if one.path != "/admin/logout":
                form = {"token": "guess", "act": "broadcast", "text": "x"} if one.form else None
                answer = await browser.request(one.method, one.path.format(table="x", person="x"), data=form)
                assert answer.status_code == 401
                assert "saboteur admin token" in answer.text
                assert "<nav>" not in answer.text
        assert await acts(there) == []

    at_the_desk(tmp_path, story, login=False)


def test_a_token_ends_by_itself_and_when_it_is_revoked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = [0.0]
    monkeypatch.setattr(admin_routes, "time", SimpleNamespace(time=lambda: time.time() + later[0]))

    async def story(there: House, browser: httpx.AsyncClient) -> None:
        desk = Desk(there.server.store, "test")
        token, _ = await desk.make_token("brief", 600)
        assert (await browser.post("/admin/login", data={"token": token})).status_code == 303
        assert (await browser.get("/admin")).status_code == 200
        later[0] = 601.0
        assert (await browser.get("/admin")).status_code == 401
        later[0] = 0.0
        token, _ = await desk.make_token("long", 3600)
        await browser.post("/admin/login", data={"token": token})
        assert (await browser.get("/admin")).status_code == 200
        await desk.revoke("long")
        assert (await browser.get("/admin")).status_code == 401

    at_the_desk(tmp_path, story, login=False)


def test_tokens_are_tried_only_so_often_and_kept_as_hashes(tmp_path: Path) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path, admin_page=True, rate_admin="3/hour"), Clock()) as there:
            token, _ = await Desk(there.server.store, "test").make_token("me", 3600)
            async with there.http() as browser:
                browser.headers["Origin"] = there.url
                tries = [await browser.post("/admin/login", data={"token": f"guess {n}"}) for n in range(5)]
                assert [one.status_code for one in tries] == [401, 401, 401, 429, 429]
                browser.cookies.set("saboteur_operator", "another guess")
                assert (await browser.get("/admin")).status_code == 429
            await there.server.store.close()
            kept = everything_in(tmp_path)
            await there.server.store.open()
            assert token.encode() not in kept

    asyncio.run(tell())


def test_the_cookie_and_the_pages_are_for_the_operator_alone(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        token, _ = await Desk(there.server.store, "test").make_token("me", 3600)
        browser.headers["Origin"] = "https://mine.example"
        answer = await browser.post("/admin/login", data={"token": token})
        cookie = answer.headers["set-cookie"].lower()
        for word in ("__secure-saboteur_operator=", "httponly", "samesite=strict", "; secure", "path=/admin"):
            assert word in cookie
        page = await browser.get("/admin")
        for name, value in (("cache-control", "no-store"), ("x-robots-tag", "noindex"), ("x-frame-options", "DENY")):
            assert page.headers[name] == value
        policy = page.headers.get_list("content-security-policy")
        assert len(policy) == 1
        assert policy[0].startswith("default-src 'none'; style-src 'sha256-")
        assert "form-action 'self'" in policy[0]
        assert "script" not in policy[0]
        assert "unsafe" not in policy[0]
        assert "<script" not in page.text

    at_the_desk(tmp_path, story, login=False, public_url="https://mine.example")


def test_no_other_page_can_act_in_the_operators_name(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        before = await acts(there)
        form = {"act": "broadcast", "text": "hello"}
        for origin in ("https://evil.example", "null", None):
            headers = {} if origin is None else {"Origin": origin}
            async with there.http() as other:
                other.cookies = browser.cookies
                answer = await other.post("/admin/acts", data=form, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
        answer = await browser.post("/admin/acts", json=form)
        assert answer.json()["code"] == "malformed"
        answer = await browser.post(
            "/admin/acts", content="x=1&" * 30, headers={"Content-Type": "application/x-www-form-urlencoded"}
        )
        assert answer.json()["code"] == "malformed"
        assert await acts(there) == before

    at_the_desk(tmp_path, story)


def test_every_act_is_done_and_written_down(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        ann = await Client.new(there.url)
        table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3)))).table
        person = await person_of(there, ann)
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            assert "ordered" in await done(browser, act="broadcast", text="Back soon")
            assert "ordered" in await done(browser, act="rename", table=table, seat=0, name="Anna")
            assert "mute of" in await done(browser, act="mute", who=person, **{"for": "1d"})
            await look(there)
            assert (await line.hear_a(m.Notice)).text == "Back soon"
            assert there.server.rooms.open[table].state.seats[0].name == "Anna"
            no = await line.ask(m.Say(cid="c", text="hello"))
            assert isinstance(no, m.No)
            assert no.code == "muted"
            assert "ended" in await done(browser, act="unmute", who=person)
            assert "tick the box" in await done(browser, act="close", table=table)
            assert "ordered" in await done(browser, act="close", table=table, sure="yes")
            await look(there)
            assert (await line.hear_a(m.Bye)).code == "table_closed"
        assert "ban of 192.0.2.0/24" in await done(browser, act="ban", who="192.0.2.9/24", **{"for": "7d"})
        assert "192.0.2.0/24" in (await browser.get("/admin")).text
        assert "ban of 192.0.2.0/24" in await done(browser, act="ban", who="192.0.2.0/24", **{"for": "1d"})
        assert "ended" in await done(browser, act="unban", who="192.0.2.0/24")
        owner = there.server.rooms.owner
        assert "ordered" in await done(browser, act="drain", process=owner, sure="yes")
        await look(there)
        assert (await browser.get("/readyz")).status_code == 503
        assert "draining" in (await browser.get("/admin")).text
        assert "ordered" in await done(browser, act="undrain", process=owner)
        await look(there)
        assert (await browser.get("/readyz")).status_code == 200
        names = ["undrain", "drain", "unban", "ban", "ban", "close", "unmute", "mute", "rename", "broadcast"]
        names.append("came in")
        assert await acts(there) == [*((name, "night watch") for name in names), ("token", "test")]
        page = (await browser.get("/admin/audit")).text
        assert all(name in page for name in (*names, "night watch", person, table, "Back soon"))

    at_the_desk(tmp_path, story)


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ({"act": "explode"}, "no act"),
        ({"act": "close", "sure": "yes", "table": "nowhere"}, "no table"),
        ({"act": "rename", "table": "x", "seat": "-1", "name": "y"}, "no seat"),
        ({"act": "ban", "who": "nobody", "for": "1d"}, "no person"),
        ({"act": "ban", "who": "1.2.3", "for": "1d"}, "no address"),
        ({"act": "ban", "who": "192.0.2.1", "for": "ever"}, "no length"),
        ({"act": "ban", "who": "192.0.2.1", "for": "1d", "addresses": "yes"}, "only the ban of a person"),
        ({"act": "mute", "who": "192.0.2.1", "for": "1d"}, "persons are muted"),
        ({"act": "unban", "who": "192.0.2.1"}, "has no ban"),
        ({"act": "broadcast", "text": " "}, ""),
        ({"act": "drain", "process": "other", "sure": "yes"}, "no process"),
    ],
)
def test_what_makes_no_sense_does_nothing_and_says_why(form: dict[str, str], why: str, tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        before = await acts(there)
        assert why in await done(browser, **form)
        assert await acts(there) == before
        assert await there.server.store.sanctions(0) == []

    at_the_desk(tmp_path, story)


def test_a_person_can_be_banned_with_the_addresses_they_were_last_seen_at(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        ann, ben = await Client.new(there.url), await Client.new(there.url)
        await ann.create(m.NewTable(name="Ann"))
        person = await person_of(there, ann)
        form = {"act": "ban", "who": person, "for": "1d", "addresses": "yes"}
        assert "addresses: ordered" in await done(browser, **form)
        await look(there)
        await look(there)
        held = {one.subject: one.reason for one in await there.server.store.sanctions(time.time())}
        assert held == {person: "", "127.0.0.1/32": f"with {person}"}
        with pytest.raises(Exception, match="does not let you play"):  # a new identity does not help
            await Client.new(there.url)
        with pytest.raises(Exception, match="does not let you play"):  # nor does being somebody else there
            await ben.create(m.NewTable(name="Ben"))
        assert ("ban", "server") in await acts(there)
        assert (await browser.get("/admin")).status_code == 200, "the operator is not locked out"

    at_the_desk(tmp_path, story)


def test_pages_show_what_spectators_see_and_escape_what_people_write(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        ann, ben, table = await a_game(there, finish=False)
        for seat, name in enumerate(("<b>Ann", '"><i>Ben')):
            await done(browser, act="rename", table=table, seat=seat, name=name)
        await look(there)
        body = m.NewReport(seat=1, text="<script>alert(1)</script>")
        await ann.request("POST", f"/api/tables/{table}/reports", body, m.Reported)
        person = await person_of(there, ben)
        room = there.server.rooms.open[table]
        pages = [
            (await browser.get(path)).text
            for path in (
                "/admin", "/admin/tables", f"/admin/tables/{table}", f"/admin/people/{person}", "/admin/reports",
                "/admin/audit",
            )
        ]  # fmt: skip
        whole = "".join(pages)
        for shown in (table, CHAT, "&lt;script&gt;alert(1)", "&lt;b&gt;Ann", person):
            assert shown in whole
        for hidden in (room.state.seed, ann.token, ben.token, NOTE, "<script", "<b>Ann", "<i>Ben"):
            assert hidden not in whole
        assert (await browser.get("/admin/tables/nowhere")).status_code == 404
        assert (await browser.get("/admin/people/nobody")).status_code == 404

    at_the_desk(tmp_path, story)


def test_a_report_of_the_release_before_is_still_shown(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        claim = '{"say":"suspect","seat":0,"role":"saboteur"}'
        body = b'{"by":"x","seat":1,"name":"Ben","text":"rude","talk":[{"seat":1,"text":null,"claim":%s}]}'
        await there.server.store.put_report(Report(made=1, table="t", person="p", body=body % claim.encode()))
        page = (await browser.get("/admin/reports")).text
        assert "rude" in page
        assert "seat 0" in page

    at_the_desk(tmp_path, story)


def test_a_report_that_was_seen_to_no_longer_waits_but_is_kept(tmp_path: Path) -> None:
    async def story(there: House, browser: httpx.AsyncClient) -> None:
        store, body = there.server.store, b'{"by":"x","seat":1,"name":"Ben","text":"%s","talk":[]}'
        for text in (b"rude", b"slow"):
            await store.put_report(Report(made=1, table="t", person="p", body=body % text))
        number = next(one.number for one in await store.reports(10) if b"rude" in one.body)
        assert "is done" in await done(browser, act="done", report=number, note="spoke to Ben")
        assert ("report done", "night watch") in await acts(there)
        waits, everything = [(await browser.get(f"/admin/reports{q}")).text for q in ("", "?done=yes")]
        assert "rude" not in waits
        assert "slow" in waits
        assert "rude" in everything
        assert everything.count('value="done"') == 1
        for wrong in (number, 999, "-1", "x", "9" * 40, "²"):  # done already, nowhere, no number
            answer = await browser.post("/admin/acts", data={"act": "done", "report": str(wrong)})
            assert answer.status_code == 422

    at_the_desk(tmp_path, story)


def test_logging_out_forgets_the_token_at_this_device(tmp_path: Path) -> None:
    async def story(_there: House, browser: httpx.AsyncClient) -> None:
        assert (await browser.get("/admin")).status_code == 200
        await browser.post("/admin/logout", data={"x": ""})
        assert (await browser.get("/admin")).status_code == 401

    at_the_desk(tmp_path, story)
