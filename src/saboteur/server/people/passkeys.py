"""Passkeys (WebAuthn): a key in somebody's phone or computer that brings them back. It is the extra `passkeys`.

Nothing is kept between question and answer: a challenge carries its own time and our signature. It counts once, since
a passkey accepts only challenges younger than the one it answered last.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import json
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

try:
    import webauthn
    from webauthn.helpers import exceptions, structs
except ImportError:
    INSTALLED = False
else:
    INSTALLED = True

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import PASSKEYS
from saboteur.server.store import Passkey

if TYPE_CHECKING:
    from collections.abc import Sequence

LASTS = 300_000  # milliseconds in which a challenge must be answered
NONCE, TIME, MARK = 16, 8, 16  # bytes of a challenge


class Passkeys:
    """Asks for passkeys and checks them."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def _mark(self, what: str, *parts: bytes) -> bytes:
        return hmac.digest(self._secret, b"\0".join((b"saboteur.passkey", what.encode(), *parts)), hashlib.sha256)

    def _challenge(self, now: int, person: str) -> bytes:
        bare = secrets.token_bytes(NONCE) + now.to_bytes(TIME, "big")
        return bare + self._mark("challenge", bare, person.encode())[:MARK]

    def _answered(self, credential: str, now: int, person: str) -> tuple[bytes, int]:
        """Return the challenge that a browser says it answers, if it is one of ours and young, and its time."""
        try:
            data = json.loads(webauthn.base64url_to_bytes(json.loads(credential)["response"]["clientDataJSON"]))
            challenge = webauthn.base64url_to_bytes(data["challenge"])
        except (ValueError, KeyError, TypeError):
            raise Refusal("malformed", "This is no answer of a passkey.") from None
        bare, mark = challenge[:-MARK], challenge[-MARK:]
        made = int.from_bytes(bare[NONCE : NONCE + TIME], "big")
        if not hmac.compare_digest(mark, self._mark("challenge", bare, person.encode())[:MARK]):
            raise Refusal("bad_passkey", "This answer of a passkey is not for us.")
        if not now - LASTS <= made <= now:
            raise Refusal("bad_passkey", "That took too long; try again.")
        return challenge, made

    def ask_new(self, origin: str, person: str, name: str, kept: Sequence[Passkey], now: int) -> str:
        """Write what a browser needs to make a passkey, as JSON."""
        host = _check(origin)
        if len(kept) >= PASSKEYS:
            raise Refusal("passkeys_full", f"You have {PASSKEYS} passkeys; remove one first.", {"most": PASSKEYS})
        handle = self._mark("handle", person.encode())[:16]  # what an authenticator keeps: not the person's id
        options = webauthn.generate_registration_options(
            rp_id=host,
            rp_name="Saboteur",
            user_id=handle,
            user_name=name or "Saboteur",
            challenge=self._challenge(now, person),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one.credential) for one in kept],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return webauthn.options_to_json(options)

    def made(self, origin: str, person: str, label: str, credential: str, now: int) -> Passkey:
        """Check what a browser made."""
        host = _check(origin)
        challenge, _ = self._answered(credential, now, person)
        try:
            found = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
            )
        except (exceptions.WebAuthnException, ValueError):
            raise Refusal("bad_passkey", "This passkey cannot be used.") from None
        return Passkey(
            credential=found.credential_id,
            person=person,
            public_key=found.credential_public_key,
            count=found.sign_count,
            label=label,
            created=now / 1000,
        )

    def ask_known(self, origin: str, now: int) -> str:
        """Write what a browser needs to offer its passkeys, as JSON."""
        host = _check(origin)
        return webauthn.options_to_json(
            webauthn.generate_authentication_options(rp_id=host, challenge=self._challenge(now, ""))
        )

    def credential_of(self, credential: str) -> bytes:
        """Say which passkey a browser used."""
        try:
            return bytes(webauthn.base64url_to_bytes(json.loads(credential)["id"]))
        except (ValueError, KeyError, TypeError):
            raise Refusal("malformed", "This is no answer of a passkey.") from None

    def used(self, origin: str, passkey: Passkey, credential: str, now: int) -> Passkey:
        """Check that a passkey's owner answered; return it as it is to be kept."""
        host = _check(origin)
        challenge, made = self._answered(credential, now, "")
        if made <= passkey.used * 1000:
            raise Refusal("bad_passkey", "This answer was used already; try again.")
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.count,
            )
        except (exceptions.WebAuthnException, ValueError):
            raise Refusal("bad_passkey", "This passkey cannot be used.") from None
        return msgspec.structs.replace(passkey, count=found.new_sign_count, used=made / 1000)


def usable_at(origin: str) -> bool:
    """Return whether browsers make passkeys for a page of this origin, and we can check them.

    They do for https and for localhost, by name and never for a bare address.
    """
    parts = urlsplit(origin)
    host = parts.hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return INSTALLED and bool(host) and (parts.scheme == "https" or host == "localhost")
    return False


def _check(origin: str) -> str:
    if not usable_at(origin):
        raise Refusal("no_passkeys", "Passkeys need https or http://localhost; use a recovery phrase here.")
    return urlsplit(origin).hostname or ""
