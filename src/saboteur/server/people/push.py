"""Web push (RFC 8030, 8291, 8292): word to a browser that is closed. It is the extra `push`.

The push service between us and the browser cannot read the word, which is encrypted for the browser; it learns only
that some device gets one. Not even the table's id: that is the permission to look.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
import urllib.parse
from typing import Any

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ImportError:
    INSTALLED = False
else:
    INSTALLED = True

from saboteur.core.table.refusal import Refusal
from saboteur.extras import how_to_get
from saboteur.server.messages import PushSubscription
from saboteur.server.people.outgoing import callable_address, post
from saboteur.server.settings import Settings, SettingsError

GONE = frozenset({404, 410})  # the browser or its owner ended the subscription
LASTS = 24 * 3600  # seconds that a push service keeps the word for a browser that is off
POINT_BYTES = 65  # an uncompressed point of P-256
AUTH_BYTES = 16
KEY_BYTES = 32


def make_key() -> str:
    """Make up a private key, as the setting `push_key` has it."""
    pair = Vapid02()
    pair.generate_keys()
    return _text(pair.private_key.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def check_settings(settings: Settings) -> None:
    """Refuse settings with which no push could be sent."""
    if not settings.push_key:
        return
    if not INSTALLED:
        raise SettingsError(f"settings: push_key needs packages that are missing: {how_to_get('push')}")
    try:
        if len(_bytes(settings.push_key)) != KEY_BYTES:
            raise ValueError
        _pair(settings)
    except ValueError:
        raise SettingsError("settings: push_key is not a key; make one with saboteur admin push-key") from None
    if not settings.push_contact.startswith(("mailto:", "https://")):
        raise SettingsError("settings: push_contact must be mailto:… or https://…, push services ask for it")


def public_key(settings: Settings) -> str:
    """Return the key that browsers subscribe with; empty if this server sends no push."""
    if not settings.push_key:
        return ""
    return _text(_pair(settings).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _pair(settings: Settings) -> Any:
    return Vapid02.from_raw(settings.push_key.encode())


def check_subscription(settings: Settings, wanted: PushSubscription) -> PushSubscription:
    """Refuse a subscription that could not be used."""
    if not settings.push_key:
        raise Refusal("notify_off", "This server sends no web push.")
    fine = callable_address(wanted.endpoint, anywhere=settings.webhooks_anywhere)
    try:
        fine = fine and len(_bytes(wanted.keys.auth)) == AUTH_BYTES and _is_point(_bytes(wanted.keys.p256dh))
    except ValueError:
        fine = False
    if not fine:
        raise Refusal("bad_push", "That is no push subscription of a browser.")
    return wanted


def _is_point(data: bytes) -> bool:
    """Return whether the bytes are a point of the curve; encrypting for others would fail, too late to say so."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    return len(data) == POINT_BYTES


def _sealed(settings: Settings, to: PushSubscription, word: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
    """Return a word that only the browser can read, and what the push service is told. Takes a millisecond of CPU."""
    body: bytes = http_ece.encrypt(
        word,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(to.keys.p256dh),
        auth_secret=_bytes(to.keys.auth),
        version="aes128gcm",
    )
    parts = urllib.parse.urlsplit(to.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + 12 * 3600,
        "sub": settings.push_contact,
    }
    return body, {
        **_pair(settings).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
        "Topic": _text(hashlib.sha256(topic.encode()).digest())[:32],
    }


async def push(settings: Settings, to: PushSubscription, word: bytes, topic: str) -> bool:
    """Send a word; False if the subscription is gone. A newer word of the topic replaces an older one."""
    body, headers = await asyncio.to_thread(_sealed, settings, to, word, topic)
    status = await post(to.endpoint, body, headers, anywhere=settings.webhooks_anywhere)
    if status >= 300 and status not in GONE:
        raise ValueError("the push was not taken")
    return status not in GONE


def _bytes(text: str) -> bytes:
    """Read base64url, with or without its padding; ValueError if it is something else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
