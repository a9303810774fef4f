"""Word to people who are not here: "it is your turn", by webhook or e-mail, in slow games.

Texts name the table and nothing else: no card, no role, not even what is asked. Sending happens outside the event
loop and may fail without harm. Webhooks go to public addresses only, over https, without following redirects, so
that nobody can use the server to knock at doors behind its firewall.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import smtplib
import socket
import ssl
import urllib.parse
from email.message import EmailMessage

import msgspec
import structlog

from saboteur.core.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.settings import Settings
from saboteur.server.state import RoomState
from saboteur.server.store import Store, StoreError

KEY = "notify"
PATIENCE = 10.0  # seconds for one delivery
AT_ONCE = 4  # deliveries
WAITING = 1000  # words on their way; beyond, new ones are dropped
_log = structlog.get_logger("saboteur.notifier")


class Word(msgspec.Struct, frozen=True):
    """What a webhook is sent: `content` is what chat services show, the rest is for programs."""

    content: str
    table: str
    url: str


class Notifier:
    """Tells people that they are asked, once for each decision."""

    def __init__(self, settings: Settings, store: Store, url: str) -> None:
        self._settings = settings
        self._store = store
        self._url = url
        self._queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue(WAITING)
        self._told: dict[tuple[str, str], int] = {}
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._work(), name=f"notifier {number}") for number in range(AT_ONCE)]

    def asked(self, state: RoomState, here: list[str]) -> None:
        """Look who is asked at a slow table and not connected."""
        if state.options.clock != "slow":
            return
        for seat in state.asked:
            person = state.seats[seat].person
            if not person or person in here or state.played_by_bot(seat):
                continue
            key = (state.table, person)
            if self._told.get(key) != state.decision and not self._queue.full():
                self._told[key] = state.decision
                self._queue.put_nowait(key)
        if state.phase == "over":
            self._told = {key: decision for key, decision in self._told.items() if key[0] != state.table}

    async def _work(self) -> None:
        while True:
            table, person = await self._queue.get()
            try:
                kept = (await self._store.notes(table, person)).get(KEY)
                if kept is not None:
                    await self._deliver(table, msgspec.json.decode(kept, type=m.Notify))
            except (StoreError, OSError, ValueError, smtplib.SMTPException, http.client.HTTPException) as error:
                _log.warning("word_not_delivered", table=table, error=type(error).__name__)

    async def _deliver(self, table: str, notify: m.Notify) -> None:
        url = f"{self._url}/t/{table}"
        word = Word(content=f"It is your turn in Saboteur: {url}", table=table, url=url)
        if notify.webhook and self._settings.webhooks:
            await asyncio.to_thread(post, notify.webhook, word, self._settings.webhooks_anywhere)
        if notify.email and self._settings.smtp_host:
            await asyncio.to_thread(mail, self._settings, notify.email, word)

    def close(self) -> None:
        """Stop; words not delivered yet are lost."""
        for task in self._tasks:
            task.cancel()


def check_notify(settings: Settings, notify: m.Notify) -> m.Notify:
    """Refuse what could not be delivered."""
    if notify.webhook:
        parts = urllib.parse.urlsplit(notify.webhook)
        if not settings.webhooks:
            raise Refusal("notify_off", "This server sends no webhooks.")
        if not parts.hostname or not (parts.scheme == "https" or settings.webhooks_anywhere):
            raise Refusal("bad_webhook", "A webhook is an https address.")
    if notify.email:
        if not settings.smtp_host:
            raise Refusal("notify_off", "This server sends no e-mail.")
        name, _, domain = notify.email.rpartition("@")
        if (
            not name
            or "." not in domain
            or not notify.email.isprintable()
            or any(c in notify.email for c in ' ,;:<>"')
        ):
            raise Refusal("bad_email", "That does not look like an e-mail address.")
    return notify


def post(url: str, word: Word, anywhere: bool) -> None:
    """Send a webhook to an address that was checked, and to no other."""
    parts = urllib.parse.urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4]
    if not anywhere and not ipaddress.ip_address(address[0]).is_global:
        raise ValueError("not a public address")
    line = socket.create_connection((str(address[0]), port), PATIENCE)
    if secure:
        line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    connection.sock = line
    try:
        path = urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))
        connection.request("POST", path, msgspec.json.encode(word), {"Content-Type": "application/json"})
        if connection.getresponse().status >= 300:
            raise ValueError("the webhook was not taken")
    finally:
        connection.close()


def mail(settings: Settings, to: str, word: Word) -> None:
    """Send an e-mail."""
    message = EmailMessage()
    message["From"], message["To"] = settings.smtp_from, to
    message["Subject"] = "It is your turn in Saboteur"
    message.set_content(word.content + "\n")
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
