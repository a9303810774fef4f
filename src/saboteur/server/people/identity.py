"""Who somebody is: a device token, signed, of which only a hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

import msgspec
from itsdangerous import BadSignature, Signer

from saboteur.server.messages import SCOPES, Scope
from saboteur.server.store import Person, Store

SECRET_BYTES = 32
TOKEN_BYTES = 24  # 192 bits
_CODES: dict[str, Scope] = {"p": "play", "w": "watch"}


class Identity(msgspec.Struct, frozen=True):
    """A person as a request or a connection shows them; "" and no scope beyond watching for strangers."""

    person: str = ""
    scopes: frozenset[Scope] = frozenset({"watch"})
    name: str = ""


STRANGER = Identity()


class Move(msgspec.Struct, frozen=True):
    """The permission to move a seat to another device: once, as the number of moves before it is part of it."""

    table: str
    person: str
    before: int
    expires: int


class Identities:
    """Makes and reads device tokens."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = Signer(secret, salt="saboteur.device", digest_method=hashlib.sha256)
        self._secret = secret.encode()
        self._moves = Signer(secret, salt="saboteur.move", digest_method=hashlib.sha256)

    async def make(
        self, now: int, scopes: frozenset[Scope] = frozenset(SCOPES), name: str = ""
    ) -> tuple[str, Identity]:
        """Return a new person and the token of their device."""
        person = secrets.token_hex(16)
        letters = "".join(letter for letter, scope in _CODES.items() if scope in scopes)
        token = self._signer.sign(f"{letters}.{secrets.token_urlsafe(TOKEN_BYTES)}").decode()
        await self._store.put_person(Person(person=person, name=name, created=now / 1000, seen=now / 1000))
        await self._store.put_token(_hash(token), person, now / 1000)
        return token, Identity(person, scopes, name)

    async def read(self, token: str | None) -> Identity | None:
        """Say who shows this token: a stranger without one, nobody at all with a wrong one."""
        if not token:
            return STRANGER
        try:
            value = self._signer.unsign(token).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        person = await self._store.person_by_token_hash(_hash(token))
        if person is None:
            return None
        scopes = frozenset(scope for letter, scope in _CODES.items() if letter in value.partition(".")[0])
        return Identity(person.person, scopes, person.name)

    def opener(self, network: str) -> str:
        """Return what stands for a network in the store: whoever reads it there cannot find the address by trying."""
        return hmac.new(self._secret, b"saboteur.opener " + network.encode(), hashlib.sha256).hexdigest()[:16]

    def sign_move(self, move: Move) -> str:
        """Return the key that moves a seat; it fits into the fragment of an address."""
        return self._moves.sign(f"{move.table}.{move.person}.{move.before}.{move.expires}").decode()

    def read_move(self, key: str) -> Move | None:
        """Read such a key, if it is one of ours."""
        try:
            table, person, before, expires = self._moves.unsign(key).decode("ascii").split(".")
            return Move(table, person, int(before), int(expires))
        except (BadSignature, UnicodeError, ValueError):
            return None


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def signing_secret(setting: str, data: Path) -> str:
    """Return the secret from the settings, or the one kept in the data folder, made at the first start."""
    if setting:
        return setting
    data.mkdir(parents=True, exist_ok=True)
    file = data / "secret"
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        secret = secrets.token_hex(SECRET_BYTES)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as handle:
            handle.write(secret)
        return secret
