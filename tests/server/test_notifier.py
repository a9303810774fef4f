"""Word to people who are not here."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.house import house, quick
from tests.server.lines import line_to

from saboteur.client import Client
from saboteur.core.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.notifier import Word, check_notify, post
from saboteur.server.settings import Settings


class Sink:
    """Takes webhooks and e-mails, and keeps them."""

    def __init__(self) -> None:
        self.hooks: list[bytes] = []
        self.mails: list[str] = []

    async def hook(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(
            int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-le")
        )
        self.hooks.append(await reader.readexactly(size))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        writer.close()

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := await reader.readline():
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.mails.append(text.decode())
                writer.write(b"250 kept\r\n")
            elif line.upper().startswith(b"QUIT"):
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()


def test_who_is_asked_in_a_slow_game_and_is_not_here_gets_word_that_tells_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        sink = Sink()
        hooks = await asyncio.start_server(sink.hook, "127.0.0.1", 0)
        mails = await asyncio.start_server(sink.mail, "127.0.0.1", 0)
        settings = quick(
            tmp_path, webhooks=True, webhooks_anywhere=True, smtp_host="127.0.0.1", smtp_tls=False,
            smtp_port=mails.sockets[0].getsockname()[1],
        )  # fmt: skip
        async with hooks, mails, house(settings) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            setup = m.TableSetup(seats=3, options={"first_seat": "1"})
            wish = m.NewTable(name="Ann", setup=setup, options=m.TableOptions(clock="slow"))
            table = (await ann.create(wish)).table
            await bob.sit(table, "Bob")
            hook = f"http://127.0.0.1:{hooks.sockets[0].getsockname()[1]}/hook"
            for person in (ann, bob):
                notify = m.Notify(webhook=hook, email="somebody@mine.example")
                assert await person.request("PUT", f"/api/tables/{table}/notify", notify, m.Notify) == notify
            async with line_to(there, table, ann.token) as line:
                await line.ask(m.FillWithBots(cid="f", level="random"))
                await line.ask(m.Start(cid="s"))
                await line.ask(m.Speak(cid="t", claim=m.Feel("wait")))  # the same decision: no second word
                for _ in range(100):
                    if sink.hooks and sink.mails:
                        break
                    await asyncio.sleep(0.05)
                await asyncio.sleep(0.2)
        address = f"{there.server.url}/t/{table}"
        assert [json.loads(one) for one in sink.hooks] == [
            {"content": f"It is your turn in Saboteur: {address}", "table": table, "url": address}
        ]
        assert len(sink.mails) == 1
        assert (
            sink.mails[0].replace("=\r\n", "").split("\r\n\r\n")[1].strip().startswith("It is your turn in Saboteur:")
        )

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_webhook_cannot_knock_at_doors_behind_the_firewall() -> None:
    word = Word("x", "t", "u")
    for url in ("https://127.0.0.1/", "https://10.0.0.1/", "https://169.254.169.254/latest", "https://[::1]/"):
        with pytest.raises(ValueError, match="public"):
            post(url, word, anywhere=False)


@pytest.mark.parametrize(
    ("notify", "code"),
    [
        (m.Notify(webhook="http://mine.example/x"), "bad_webhook"),
        (m.Notify(webhook="file:///etc/passwd"), "bad_webhook"),
        (m.Notify(webhook="https://"), "bad_webhook"),
        (m.Notify(email="nobody"), "bad_email"),
        (m.Notify(email="a@b.example\nBcc: c@d.example"), "bad_email"),
        (m.Notify(email="a@b.example,c@d.example"), "bad_email"),
    ],
)
def test_addresses_that_cannot_be_are_refused(notify: m.Notify, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_notify(Settings(webhooks=True, smtp_host="x"), notify)
    assert refused.value.code == code


def test_without_the_operators_leave_nothing_is_sent() -> None:
    for notify in (m.Notify(webhook="https://mine.example"), m.Notify(email="a@b.example")):
        with pytest.raises(Refusal) as refused:
            check_notify(Settings(), notify)
        assert refused.value.code == "notify_off"
