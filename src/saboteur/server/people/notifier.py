"""Word to people who are not here: "it is your turn", by webhook, e-mail or web push, in slow games.

Texts name the table and nothing else: no card, no role, not even what is asked. Each host is called in a lane of
its own (`lanes`), and sending may fail without harm. A webhook belongs to a seat at a table; an e-mail
address, once confirmed, and the browsers that take web push belong to the person and serve at all their tables.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import smtplib
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.limits.bounds import BROWSERS
from saboteur.server.people.host_lanes import Lanes, in_thread
from saboteur.server.people.mails import NO_TABLE, Confirmations, check_email, mail
from saboteur.server.people.outgoing import callable_address, host_of, post
from saboteur.server.people.push import check_subscription, public_key, push
from saboteur.server.settings import Settings
from saboteur.server.store import Store, StoreError
from saboteur.words.sentences import ENGLISH, spoken, texts

NOTIFY = "notify"  # the note with a seat's webhook
LANGUAGE = "language"  # the note with the language in which a person is sent word
EMAIL = "email"  # the note with a person's confirmed address
DAILY = "daily"  # the note with the hour, by UTC, at which a person wants word of the daily mine
PUSH = "push:"  # notes with a person's browsers begin so
STORE = " store"  # lanes that belong to no host
MAIL = " mail"
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
        self._lanes = Lanes()
        self._told: dict[tuple[str, str], int] = {}

    # -- telling -----------------------------------------------------------------------------------------

    def asked(self, table: str, decision: int, persons: list[str]) -> None:
        """Tell persons who are asked and not connected, each once for this decision."""
        for person in persons:
            key = (table, person)
            if self._told.get(key) != decision and not self._lanes.full:
                self._told[key] = decision
                self._send(STORE, functools.partial(self._tell, table, person))

    def found(self, person: str) -> None:
        """Call somebody back who waits for a table and whose page sleeps: there are people for one."""
        self._call(person, "mail-found", "/match")

    def invited(self, person: str, table: str) -> None:
        """Tell somebody that people they know invite them to a table; not who, since others may read it."""
        self._call(person, "mail-invited", f"/t/{table}")

    async def day_begun(self, person: str, hour: int) -> None:
        """Tell somebody who wants to know at this hour that there is a mine they have not played."""
        kept = await self._store.notes(NO_TABLE, person)
        if _hour(kept) != hour:
            return
        while self._lanes.full:  # noqa: ASYNC110 - lanes tell nobody
            await asyncio.sleep(1.0)
        t, url = texts(_language(kept)), f"{self._url}/daily"
        word = Notification(content=t("mail-daily", url=url), table="", url=url)
        if EMAIL in kept and self._settings.smtp_host:
            letter = (_address(kept), t("mail-daily-subject"), word.content + "\n")
            self._send(MAIL, lambda: in_thread(mail, self._settings, *letter))
        if self._push_key:
            self._push_all(person, kept, word)

    async def want_daily(self, person: str, hour: int | None) -> None:
        """Keep at which hour a person wants word of the daily mine, or that they want none."""
        await self._store.put_note(NO_TABLE, person, DAILY, b"" if hour is None else msgspec.json.encode(hour))

    def _call(self, person: str, text: str, path: str) -> None:
        if self._push_key and not self._lanes.full:
            self._send(STORE, functools.partial(self._call_back, person, text, path))

    async def _call_back(self, person: str, text: str, path: str) -> None:
        kept, url = await self._store.notes(NO_TABLE, person), f"{self._url}{path}"
        word = Notification(content=texts(_language(kept))(text, url=url), table="", url=url)
        self._push_all(person, kept, word)

    def over(self, table: str) -> None:
        """Forget who was told what at a table whose game is over."""
        self._told = {key: decision for key, decision in self._told.items() if key[0] != table}

    def _send(self, lane: str, sending: Callable[[], Awaitable[None]]) -> None:
        """Have something sent. What cannot be delivered is lost without harm; logged is only the kind of trouble: its
        text could hold an address."""

        async def tried() -> None:
            try:
                await sending()
            except TimeoutError:
                _log.warning("word_not_delivered", error="TimeoutError")
                raise  # the lane is left alone for a while
            except (StoreError, OSError, ValueError, smtplib.SMTPException) as error:
                _log.warning("word_not_delivered", error=type(error).__name__)

        if not self._lanes.put(lane, tried):
            _log.warning("word_not_delivered", error="lane_closed")

    async def _tell(self, table: str, person: str) -> None:
        """Find out how a person can be reached, and send word every way."""
        settings, url = self._settings, f"{self._url}/t/{table}"
        seat, kept = await self._store.notes(table, person), await self._store.notes(NO_TABLE, person)
        t = texts(_language(kept))
        notification = Notification(content=t("mail-turn", url=url), table=table, url=url)
        webhook = msgspec.json.decode(seat[NOTIFY], type=m.Notify).webhook if NOTIFY in seat else ""
        if webhook and settings.webhooks:
            content = texts(settings.webhook_language)("mail-turn", url=url)
            word = Notification(content=content, table=table, url=url)
            self._send(host_of(webhook), lambda: self._hook(webhook, word))
        if EMAIL in kept and settings.smtp_host:
            letter = (_address(kept), t("mail-turn-subject"), notification.content + "\n")
            self._send(MAIL, lambda: in_thread(mail, settings, *letter))
        if self._push_key:
            self._push_all(person, kept, notification)

    def _push_all(self, person: str, kept: dict[str, bytes], notification: Notification) -> None:
        for key, note in kept.items():
            if key.startswith(PUSH):
                to = msgspec.json.decode(note, type=m.PushSubscription)
                send = functools.partial(self._push, person, key, to, notification)
                self._send(host_of(to.endpoint), send)

    async def _hook(self, webhook: str, notification: Notification) -> None:
        body, headers = msgspec.json.encode(notification), {"Content-Type": "application/json"}
        if await post(webhook, body, headers, anywhere=self._settings.webhooks_anywhere) >= 300:
            raise ValueError("the webhook was not taken")

    async def _push(self, person: str, key: str, to: m.PushSubscription, notification: Notification) -> None:
        if not await push(self._settings, to, msgspec.json.encode(notification), notification.table):
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
            daily=_hour(kept),
        )

    async def ask_code(self, person: str, email: str, language: str, now: int) -> None:
        """Mail the code that confirms an address, unless that was done too often; keep the language of mails."""
        check_email(self._settings, email)
        if self._lanes.full:
            raise Refusal("busy", "Too much is on its way; try again in a moment.")
        await self._confirmations.count(email, now)
        if language:
            await self.speak(person, language)
        t = texts(spoken([language]))
        text = t("mail-code", code=self._confirmations.code(person, email, now), url=self._url) + "\n"
        letter = (email, t("mail-code-subject"), text)
        self._send(MAIL, lambda: in_thread(mail, self._settings, *letter))

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
        self._lanes.close()


def _language(kept: dict[str, bytes]) -> str:
    """Read the language in which a person is sent word; English for those who never named one."""
    return msgspec.json.decode(kept[LANGUAGE], type=str) if kept.get(LANGUAGE) else ENGLISH


def _hour(kept: dict[str, bytes]) -> int | None:
    """Read at which hour a person wants word of the daily mine."""
    return msgspec.json.decode(kept[DAILY], type=int) if kept.get(DAILY) else None


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
