"""Word to people who are not here: "it is your turn", by webhook, e-mail or web push, in slow games.

Texts name the table and nothing else: no card, no role, not even what is asked. Sending happens outside the event
loop and may fail without harm. A webhook belongs to a seat at a table; an e-mail address, once confirmed, and the
browsers that take web push belong to the person and serve at all their tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import smtplib
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from saboteur.core.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.people.mails import NO_TABLE, Confirmations, check_email, mail
from saboteur.server.people.outgoing import callable_address, post
from saboteur.server.people.push import check_subscription, public_key, push
from saboteur.server.settings import Settings
from saboteur.server.store import Store, StoreError
from saboteur.words.sentences import ENGLISH, spoken, texts

NOTIFY = "notify"  # the note with a seat's webhook
LANGUAGE = "language"  # the note with the language in which a person is sent word
EMAIL = "email"  # the note with a person's confirmed address
PUSH = "push:"  # notes with a person's browsers begin so
BROWSERS = 4  # of one person; a fifth takes the place of one of them
AT_ONCE = 4  # deliveries
WAITING = 1000  # words on their way; beyond, new ones are dropped
_log = structlog.get_logger("saboteur.notifier")


class Notification(msgspec.Struct, frozen=True):
    """What a webhook or a browser is sent: `content` is what chat services show, the rest is for programs."""

    content: str
    table: str
    url: str


class Notifier:
    """Tells people that they are asked, once for each decision, and keeps how they can be reached."""

    def __init__(self, settings: Settings, store: Store, url: str, secret: str) -> None:
        self._settings = settings
        self._store = store
        self._url = url
        self._push_key = public_key(settings)
        self._confirmations = Confirmations(store, secret)
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(WAITING)
        self._told: dict[tuple[str, str], int] = {}
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._work(), name=f"notifier {number}") for number in range(AT_ONCE)]

    # -- telling -----------------------------------------------------------------------------------------

    def asked(self, table: str, decision: int, persons: list[str]) -> None:
        """Tell persons who are asked and not connected, each once for this decision."""
        for person in persons:
            key = (table, person)
            if self._told.get(key) != decision and not self._queue.full():
                self._told[key] = decision
                self._queue.put_nowait(lambda key=key: self._tell(*key))  # type: ignore[misc]

    def over(self, table: str) -> None:
        """Forget who was told what at a table whose game is over."""
        self._told = {key: decision for key, decision in self._told.items() if key[0] != table}

    async def _work(self) -> None:
        while True:
            await self._try((await self._queue.get())())

    async def _try(self, sending: Awaitable[None]) -> None:
        """Send; what cannot be delivered is lost without harm. Logged is only the kind of trouble: its text could
        hold an address."""
        try:
            await sending
        except (StoreError, OSError, ValueError, smtplib.SMTPException, http.client.HTTPException) as error:
            _log.warning("word_not_delivered", error=type(error).__name__)

    async def _tell(self, table: str, person: str) -> None:
        settings, url = self._settings, f"{self._url}/t/{table}"
        seat, kept = await self._store.notes(table, person), await self._store.notes(NO_TABLE, person)
        t = texts(_language(kept))
        notification = Notification(content=t("mail-turn", url=url), table=table, url=url)
        if NOTIFY in seat and settings.webhooks:
            content = texts(settings.webhook_language)("mail-turn", url=url)
            webhook = msgspec.json.decode(seat[NOTIFY], type=m.Notify).webhook
            await self._try(self._hook(webhook, Notification(content=content, table=table, url=url)))
        if EMAIL in kept and settings.smtp_host:
            subject, text = t("mail-turn-subject"), notification.content + "\n"
            await self._try(asyncio.to_thread(mail, settings, _address(kept), subject, text))
        if self._push_key:
            for key, note in kept.items():
                if key.startswith(PUSH):
                    await self._try(self._push(person, key, note, notification))

    async def _hook(self, webhook: str, notification: Notification) -> None:
        if webhook:
            body, headers = msgspec.json.encode(notification), {"Content-Type": "application/json"}
            anywhere = self._settings.webhooks_anywhere
            if await asyncio.to_thread(post, webhook, body, headers, anywhere=anywhere) >= 300:
                raise ValueError("the webhook was not taken")

    async def _push(self, person: str, key: str, note: bytes, notification: Notification) -> None:
        to = msgspec.json.decode(note, type=m.PushSubscription)
        if not await asyncio.to_thread(
            push, self._settings, to, msgspec.json.encode(notification), notification.table
        ):
            await self._store.put_note(NO_TABLE, person, key, b"")

    # -- how people can be reached -----------------------------------------------------------------------

    async def reach(self, person: str) -> m.ContactInfo:
        """Say how a person can be reached."""
        kept = await self._store.notes(NO_TABLE, person)
        return m.ContactInfo(
            email=_address(kept),
            pushes=sum(key.startswith(PUSH) for key in kept),
            sends_email=bool(self._settings.smtp_host),
            push_key=self._push_key,
        )

    async def ask_code(self, person: str, email: str, language: str, now: int) -> None:
        """Mail the code that confirms an address, unless that was done too often; keep the language of mails."""
        check_email(self._settings, email)
        if self._queue.full():
            raise Refusal("busy", "Too much is on its way; try again in a moment.")
        await self._confirmations.count(email, now)
        if language:
            await self.speak(person, language)
        t = texts(spoken([language]))
        text = t("mail-code", code=self._confirmations.code(person, email, now), url=self._url) + "\n"
        send = (t("mail-code-subject"), text)
        self._queue.put_nowait(lambda: asyncio.to_thread(mail, self._settings, email, *send))

    async def speak(self, person: str, language: str) -> None:
        """Keep the language in which a person is sent word from now on."""
        await self._store.put_note(NO_TABLE, person, LANGUAGE, msgspec.json.encode(spoken([language])))

    async def confirm(self, person: str, email: str, code: str, now: int) -> None:
        """Keep an address whose owner has the code."""
        check_email(self._settings, email)
        if not self._confirmations.fits(code, person, email, now):
            raise Refusal("bad_confirmation", "This code is wrong or too old.")
        await self._store.put_note(NO_TABLE, person, EMAIL, msgspec.json.encode(email))

    async def subscribe(self, person: str, wanted: m.PushSubscription) -> None:
        """Keep a browser that takes web push."""
        check_subscription(self._settings, wanted)
        key = PUSH + hashlib.sha256(wanted.endpoint.encode()).hexdigest()[:32]
        others = [one for one in await self._store.notes(NO_TABLE, person) if one.startswith(PUSH) and one != key]
        for one in others[BROWSERS - 1 :]:
            await self._store.put_note(NO_TABLE, person, one, b"")
        await self._store.put_note(NO_TABLE, person, key, msgspec.json.encode(wanted))

    async def drop(self, person: str, kind: str) -> None:
        """Forget a person's address (`EMAIL`) or browsers (`PUSH`)."""
        for key in await self._store.notes(NO_TABLE, person):
            if key.startswith(kind):
                await self._store.put_note(NO_TABLE, person, key, b"")

    def close(self) -> None:
        """Stop; words not delivered yet are lost."""
        for task in self._tasks:
            task.cancel()


def _language(kept: dict[str, bytes]) -> str:
    """Read the language in which a person is sent word; English for those who never named one."""
    return msgspec.json.decode(kept[LANGUAGE], type=str) if kept.get(LANGUAGE) else ENGLISH


def _address(kept: dict[str, bytes]) -> str:
    """Read a person's confirmed address; notes are JSON, as a person's export shows them."""
    return msgspec.json.decode(kept[EMAIL], type=str) if EMAIL in kept else ""


def check_notify(settings: Settings, notify: m.Notify) -> m.Notify:
    """Refuse what could not be delivered."""
    if notify.webhook:
        if not settings.webhooks:
            raise Refusal("notify_off", "This server sends no webhooks.")
        if not callable_address(notify.webhook, anywhere=settings.webhooks_anywhere):
            raise Refusal("bad_webhook", "A webhook is an https address.")
    return notify
