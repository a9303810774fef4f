"""Word to people who are not here."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import House, house, quick
from tests.server.lines import line_to
from tests.server.sinks import Browser, Sink, claims, sink

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.people import push
from saboteur.server.people.mails import check_email
from saboteur.server.people.notifier import check_notify
from saboteur.server.people.outgoing import callable_address, is_public, post
from saboteur.server.settings import Settings, SettingsError
from saboteur.server.timing import Clock

WORD = "It is your turn in Saboteur:"
EMAIL = "somebody@mine.example"


async def reach(person: Client, method: str, path: str, body: Any = None) -> m.ContactInfo:
    answer: m.ContactInfo = await person.request(method, f"/api/me/{path}", body, m.ContactInfo)
    return answer


async def bobs_turn(ann: Client, bob: Client) -> str:
    """Open a slow table at which Bob, who is not here, is asked first; return its id."""
    setup = m.TableSetup(seats=3, options={"first_seat": "1"})
    wish = m.NewTable(name="Ann", setup=setup, options=m.TableOptions(clock="slow"))
    table = (await ann.create(wish)).table
    await bob.sit(table, "Bob")
    return table


async def begin(there: House, table: str, ann: Client) -> None:
    async with line_to(there, table, ann.token) as line:
        await line.ask(m.FillWithBots(cid="f", level="random"))
        await line.ask(m.Start(cid="s"))
        await line.ask(m.Speak(cid="t", claim=m.Feel("wait")))  # the same decision: no second word


async def confirmed(person: Client, there: Sink, email: str = EMAIL) -> None:
    await reach(person, "PUT", "email", m.Email(email=email))
    await there.until(0, len(there.mails) + 1)
    await reach(person, "POST", "email", m.EmailCode(email=email, code=there.code().lower()))


def test_who_is_asked_in_a_slow_game_and_is_not_here_gets_word_that_tells_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there, house(quick(tmp_path, **there.settings())) as home:
            ann, bob = await Client.new(home.url), await Client.new(home.url)
            table = await bobs_turn(ann, bob)
            for person in (ann, bob):
                notify = m.Notify(webhook=f"{there.url}/hook")
                assert await person.request("PUT", f"/api/tables/{table}/notify", notify, m.Notify) == notify
            await confirmed(bob, there)
            there.mails.clear()
            await begin(home, table, ann)
            await there.until(1, 1)
            address = f"{home.server.url}/t/{table}"
        assert [json.loads(body) for _, body in there.posts] == [
            {"content": f"{WORD} {address}", "table": table, "url": address}
        ]
        assert len(there.mails) == 1
        assert f"To: {EMAIL}" in there.mails[0]
        assert there.mails[0].replace("=\r\n", "").split("\r\n\r\n")[1].strip().startswith(WORD)

    asyncio.run(asyncio.wait_for(story(), 180))


def test_mails_speak_the_language_of_the_person_and_webhooks_that_of_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there, house(quick(tmp_path, webhook_language="cs", **there.settings())) as home:
            ann, bob = await Client.new(home.url), await Client.new(home.url)
            table = await bobs_turn(ann, bob)
            notify = m.Notify(webhook=f"{there.url}/hook")
            await bob.request("PUT", f"/api/tables/{table}/notify", notify, m.Notify)
            await reach(bob, "PUT", "email", m.Email(email=EMAIL, language="de"))
            await there.until(0, 1)
            assert "Subject: Dein Code" in there.mails[0]
            code = re.findall(r"[A-Z]{8}", there.mails[0].replace("=\r\n", ""))[-1]
            await reach(bob, "POST", "email", m.EmailCode(email=EMAIL, code=code))
            await begin(home, table, ann)
            await there.until(1, 2)
        assert "Subject: Du bist am Zug" in there.mails[1]
        assert json.loads(there.posts[0][1])["content"].startswith("Jste na tahu")

    asyncio.run(asyncio.wait_for(story(), 180))


def test_word_follows_the_language_that_is_chosen_on_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there, house(quick(tmp_path, **there.settings())) as home:
            ann, bob = await Client.new(home.url), await Client.new(home.url)
            table = await bobs_turn(ann, bob)
            await confirmed(bob, there)
            assert (await reach(bob, "PUT", "language", m.Speaks(language="de-AT"))).email == EMAIL
            await begin(home, table, ann)
            await there.until(0, 2)
        assert "Subject: Du bist am Zug" in there.mails[1]

    asyncio.run(asyncio.wait_for(story(), 180))


# -- e-mail --------------------------------------------------------------------------------------------------


def test_nothing_but_one_code_goes_to_an_address_before_its_owner_confirmed_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there, house(quick(tmp_path, **there.settings())) as home:
            ann, bob = await Client.new(home.url), await Client.new(home.url)
            table = await bobs_turn(ann, bob)
            notify = m.Notify(webhook=f"{there.url}/hook")  # what it is told shows that a mail would have been sent
            await bob.request("PUT", f"/api/tables/{table}/notify", notify, m.Notify)
            assert (await reach(bob, "PUT", "email", m.Email(email=EMAIL))).email == ""
            await there.until(0, 1)
            await begin(home, table, ann)
            await there.until(1, 1)
            assert (len(there.posts), len(there.mails)) == (1, 1)
            code = there.code()
            for person, said in ((bob, "ACDEFGHJ"), (bob, ""), (ann, code)):
                with pytest.raises(Refusal) as refused:
                    await reach(person, "POST", "email", m.EmailCode(email=EMAIL, code=said))
                assert refused.value.code == "bad_confirmation"
            with pytest.raises(Refusal):  # the code is for this address alone
                await reach(bob, "POST", "email", m.EmailCode(email="other@mine.example", code=code))
            assert (await reach(bob, "GET", "reach")).email == ""
            assert (await reach(bob, "POST", "email", m.EmailCode(email=EMAIL, code=code))).email == EMAIL
            identity = await home.server.identities.read(bob.token)
            assert identity is not None
            export = await home.server.store.export_person(identity.person)
            assert export is not None
            kept = [msgspec.json.decode(note.note) for note in export.notes]
            looks = [
                one for one in kept if isinstance(one, dict) and set(one) == {"colour", "face"}
            ]  # of his last table
            assert len(looks) == 1
            assert [one for one in kept if one not in looks] == [EMAIL, msgspec.to_builtins(notify)]
            assert (await reach(bob, "DELETE", "email")).email == ""

    asyncio.run(asyncio.wait_for(story(), 180))


class SetForward(Clock):
    """A clock that the test sets forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


async def asked(person: Client, email: str) -> str:
    """Ask for a code; return the refusal's code, if there is one."""
    try:
        await reach(person, "PUT", "email", m.Email(email=email))
    except Refusal as refused:
        return refused.code
    return ""


def test_nobody_can_have_a_stranger_mailed_again_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there:
            clock = SetForward()
            for _ in range(2):  # a restart forgets nothing
                async with house(quick(tmp_path, **there.settings()), clock) as home:
                    for _ in range(8):
                        person = await Client.new(home.url)
                        answers = [await asked(person, email) for email in (EMAIL, EMAIL.upper())]
                        assert answers in (["", "too_fast"], ["too_fast", "too_fast"])
                        clock.ahead += 2 * 60_000
                    await there.until(0, 3)
            assert len(there.mails) == 3

    asyncio.run(asyncio.wait_for(story(), 180))


def test_an_address_may_have_only_so_many_codes_mailed(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there, house(quick(tmp_path, **there.settings(), rate_mails="2/hour")) as home:
            person = await Client.new(home.url)
            for number in range(2):
                await reach(person, "PUT", "email", m.Email(email=f"a{number}@mine.example"))
            with pytest.raises(Refusal) as refused:
                await reach(person, "PUT", "email", m.Email(email="a3@mine.example"))
            assert refused.value.code == "too_fast"

    asyncio.run(asyncio.wait_for(story(), 180))


@pytest.mark.parametrize(
    "email",
    ["nobody", "a@b", "a@b.example\nBcc: c@d.example", "a@b.example,c@d.example", "a b@c.example", "ä@b.example",
     "<a@b.example>", "a@b.example" + "e" * 200, "@b.example"],
)  # fmt: skip
def test_addresses_that_cannot_be_are_refused(email: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_email(Settings(smtp_host="x"), email)
    assert refused.value.code == "bad_email"


# -- webhooks ------------------------------------------------------------------------------------------------


def test_webhooks_and_pushes_cannot_knock_at_doors_behind_the_firewall() -> None:
    for url in ("https://127.0.0.1/", "https://10.0.0.1/", "https://169.254.169.254/latest", "https://[::1]/",
                "https://0.0.0.0/", "https://localhost/", "https://2130706433/"):  # fmt: skip
        with pytest.raises((ValueError, OSError), match=r"public|Name or service"):
            asyncio.run(post(url, b"", {}, anywhere=False))


@pytest.mark.parametrize(
    "address",
    [
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "fe80::1",
        "fd00::1",
        "::",
        "100.64.0.1",
        "224.0.0.1",
        "fec0::1",
        "64:ff9b:1::a00:1",
        "64:ff9b:1:fffe::1",
        "::127.0.0.1",
        "::10.0.0.1",
        "::1",
        "5f00::1",
        "4000::1",
    ],
)
def test_a_private_address_is_known_in_every_disguise(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")
    assert is_public("64:ff9b::909:909")


@pytest.mark.parametrize(
    "url",
    ["http://mine.example/x", "file:///etc/passwd", "https://", "https://a:b@mine.example/", "https://mine.example:x/",
     "https://mine.example/" + "x" * 500, "https://mine.example/\r\nHost: other", "https://[::1"],
)  # fmt: skip
def test_only_plain_https_addresses_are_taken(url: str) -> None:
    assert not callable_address(url, anywhere=False)
    with pytest.raises(Refusal) as refused:
        check_notify(Settings(webhooks=True), m.Notify(webhook=url))
    assert refused.value.code == "bad_webhook"


def test_redirects_are_not_followed() -> None:
    async def story() -> None:
        async with sink() as there:
            there.answer = "307 Temporary Redirect"
            assert await post(f"{there.url}/here", b"{}", {}, anywhere=True) == 307
            await asyncio.sleep(0.1)
            assert len(there.posts) == 1

    asyncio.run(asyncio.wait_for(story(), 180))


def test_without_the_operators_leave_nothing_is_sent(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        check_notify(Settings(), m.Notify(webhook="https://mine.example"))
    assert refused.value.code == "notify_off"

    async def story() -> None:
        async with house(quick(tmp_path)) as home:
            person = await Client.new(home.url)
            assert await reach(person, "GET", "reach") == m.ContactInfo(
                email="", pushes=0, sends_email=False, push_key=""
            )
            subscription = Browser().subscription("https://mine.example/x")
            for path, body in (("email", m.Email(email=EMAIL)), ("push", subscription)):
                with pytest.raises(Refusal) as off:
                    await reach(person, "PUT", path, body)
                assert off.value.code == "notify_off"

    asyncio.run(asyncio.wait_for(story(), 180))


# -- web push ------------------------------------------------------------------------------------------------


def with_push(data: Path, there: Sink) -> Settings:
    return quick(data, **there.settings(), push_key=push.make_key(), push_contact="mailto:op@mine.example")


def test_a_browser_can_read_its_push_and_the_service_between_cannot(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there, house(with_push(tmp_path, there)) as home:
            ann, bob = await Client.new(home.url), await Client.new(home.url)
            table = await bobs_turn(ann, bob)
            browser = Browser()
            answer = await reach(bob, "PUT", "push", browser.subscription(f"{there.url}/push/bob"))
            assert answer.pushes == 1
            await begin(home, table, ann)
            await there.until(1, 0)
            ((headers, body),) = there.posts
            address = f"{home.server.url}/t/{table}"
            assert browser.read(body) == {"content": f"{WORD} {address}", "table": table, "url": address}
            said = claims(headers, answer.push_key)
            assert said["aud"] == there.url
            assert said["sub"] == "mailto:op@mine.example"
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            outside = json.dumps(headers).encode() + body
            assert table.encode() not in outside
            assert bob.token is not None
            assert bob.token.encode() not in outside

    asyncio.run(asyncio.wait_for(story(), 180))


@pytest.mark.parametrize("answer", ["404 Not Found", "410 Gone"])
def test_a_subscription_that_is_gone_is_deleted(tmp_path: Path, answer: str) -> None:
    async def story() -> None:
        async with sink() as there, house(with_push(tmp_path, there)) as home:
            ann, bob = await Client.new(home.url), await Client.new(home.url)
            table = await bobs_turn(ann, bob)
            await reach(bob, "PUT", "push", Browser().subscription(f"{there.url}/push/bob"))
            there.answer = answer
            await begin(home, table, ann)
            await there.until(1, 0)
            while (await reach(bob, "GET", "reach")).pushes:  # noqa: ASYNC110 - until the answer was read
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_person_has_a_few_browsers_and_can_end_them_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with sink() as there, house(with_push(tmp_path, there)) as home:
            bob = await Client.new(home.url)
            counted = [
                (await reach(bob, "PUT", "push", Browser().subscription(f"{there.url}/push/{number % 6}"))).pushes
                for number in range(8)
            ]
            assert counted == [1, 2, 3, 4, 4, 4, 4, 4]
            assert (await reach(bob, "DELETE", "push")).pushes == 0

    asyncio.run(asyncio.wait_for(story(), 180))


def test_what_is_no_subscription_is_refused() -> None:
    settings = Settings(push_key=push.make_key(), push_contact="mailto:op@mine.example")
    good = Browser().subscription("https://push.mine.example/x")
    assert push.check_subscription(settings, good) == good
    for endpoint, p256dh, auth in (
        ("http://push.mine.example/x", good.keys.p256dh, good.keys.auth),
        ("https://u:p@push.mine.example/x", good.keys.p256dh, good.keys.auth),
        (good.endpoint, "BAAA", good.keys.auth),
        (good.endpoint, "B" + "A" * 86, good.keys.auth),  # not on the curve
        (good.endpoint, good.keys.p256dh, "AAAA"),
        (good.endpoint, "§§§", good.keys.auth),
    ):
        wrong = m.PushSubscription(endpoint=endpoint, keys=m.PushKeys(p256dh=p256dh, auth=auth))
        with pytest.raises(Refusal) as refused:
            push.check_subscription(settings, wrong)
        assert refused.value.code == "bad_push"


@pytest.mark.parametrize(
    ("key", "contact", "why"),
    [
        ("short", "mailto:a@b.example", "push-key"),
        ("A" * 43, "mailto:a@b.example", "push-key"),
        ("", "", "contact"),
    ],
)
def test_settings_with_which_no_push_could_be_sent_are_refused_in_one_line(key: str, contact: str, why: str) -> None:
    with pytest.raises(SettingsError, match=why):
        push.check_settings(Settings(push_key=key or push.make_key(), push_contact=contact))


def test_without_the_extra_push_is_off_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    key = push.make_key()
    monkeypatch.setattr(push, "INSTALLED", False)
    with pytest.raises(SettingsError, match=r"http-ece\S+ .py-vapid"):
        push.check_settings(Settings(push_key=key, push_contact="mailto:a@b.example"))
    push.check_settings(Settings())
    assert push.public_key(Settings()) == ""
