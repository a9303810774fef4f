"""E-mails: what they say, the code that confirms an address, and how many go to one address.

Nothing is sent to an address before its owner typed in the code that was mailed to it, except that one code. It is
mailed to one address a few times a day at most, whoever asks: nobody can fill a stranger's mailbox through us.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import smtplib
import ssl
from email.message import EmailMessage

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import CODE_GAP, CODES_A_DAY, EMAIL_LENGTH
from saboteur.server.settings import Settings
from saboteur.server.store import Store

PATIENCE = 5.0  # seconds for each step; the lane has a limit for all of them
HOUR = 3_600_000
LETTERS = "ACDEFGHJKLMNPQRTUVWXY"  # those of door codes
LENGTH = 8
SENT = "sent"
NO_TABLE = ""  # notes that belong to no table
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


def check_email(settings: Settings, email: str) -> str:
    """Refuse what cannot be an e-mail address, and any where none are sent."""
    if not settings.smtp_host:
        raise Refusal("notify_off", "This server sends no e-mail.")
    if len(email) > EMAIL_LENGTH or not _ADDRESS.fullmatch(email):
        raise Refusal("bad_email", "That does not look like an e-mail address.")
    return email


class Confirmations:
    """Makes and checks the codes that confirm addresses; they are worked out from the secret, so none is kept."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._secret = secret.encode()

    def _mark(self, *words: str) -> bytes:
        return hmac.digest(self._secret, "\0".join(("saboteur.email", *words)).encode(), hashlib.sha256)

    def code(self, person: str, email: str, now: int) -> str:
        """Return the code of this hour."""
        number = int.from_bytes(self._mark("code", person, email, str(now // HOUR)), "big")
        letters = []
        for _ in range(LENGTH):
            number, letter = divmod(number, len(LETTERS))
            letters.append(LETTERS[letter])
        return "".join(letters)

    def fits(self, code: str, person: str, email: str, now: int) -> bool:
        """Return whether a code is that of this hour or of the last."""
        said = code.strip().upper().encode()
        return any(hmac.compare_digest(said, self.code(person, email, at).encode()) for at in (now, now - HOUR))

    async def count(self, email: str, now: int) -> None:
        """Count a code that is about to be mailed; refuse if it would be too many. No address is kept for it."""
        holder = "mailed:" + self._mark("to", email.casefold()).hex()
        kept = (await self._store.notes(NO_TABLE, holder)).get(SENT, b"[]")
        recent = [at for at in msgspec.json.decode(kept, type=list[int]) if now - 24 * HOUR < at <= now]
        if len(recent) >= CODES_A_DAY or any(now - at < CODE_GAP for at in recent):
            raise Refusal("too_fast", "A code was mailed to this address a while ago; look there, or wait.")
        await self._store.put_note(NO_TABLE, holder, SENT, msgspec.json.encode([*recent, now]))


def mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send an e-mail; blocks."""
    message = EmailMessage()
    message["From"], message["To"] = settings.smtp_from, to
    message["Subject"] = subject
    message.set_content(text)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
