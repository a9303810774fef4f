"""Who somebody is: a device token, signed, of which only a hash is kept."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path

import msgspec
from itsdangerous import BadSignature, Signer

from saboteur.server.messages import SCOPES, Scope
from saboteur.server.settings import SettingsError
from saboteur.server.store import Person, Store

SECRET_BYTES = 32
SHORTEST_SECRET = 16  # characters; the ones we make have four times as many
TOKEN_BYTES = 24  # 192 bits
LOOK = "look"  # the note with how a person likes to look
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
        made = Person(person=secrets.token_hex(16), name=name, created=now / 1000, seen=now / 1000)
        await self._store.put_person(made)
        return await self.admit(made, now, scopes), Identity(made.person, scopes, name)

    async def admit(self, person: Person, now: int, scopes: frozenset[Scope] = frozenset(SCOPES)) -> str:
        """Return a token for another device of a person."""
        letters = "".join(letter for letter, scope in _CODES.items() if scope in scopes)
        token = self._signer.sign(f"{letters}.{secrets.token_urlsafe(TOKEN_BYTES)}").decode()
        await self._store.put_token(token_hash(token), person.person, now / 1000)
        return token

    async def read(self, token: str | None) -> Identity | None:
        """Say who shows this token: a stranger without one, nobody at all with a wrong one."""
        if not token:
            return STRANGER
        try:
            value = self._signer.unsign(token).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        person = await self._store.person_by_token_hash(token_hash(token))
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


def token_hash(token: str) -> bytes:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


def signing_secret(setting: str, data: Path) -> str:
    """Return the secret from the settings, or the one kept in the data folder, made at the first start.

    SettingsError: it is too short to sign with, so that anybody could make up tokens by trying.
    """
    if setting:
        return _long_enough(setting, "settings: secret", "set a longer one, or none: one is made then")
    file = data / "secret"
    try:
        data.mkdir(parents=True, exist_ok=True)
        _make_secret(file)
        kept = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror or str(error) if isinstance(error, OSError) else "it is no text"
        raise SettingsError(f"{file}: the signing secret cannot be kept here: {why}") from None
    return _long_enough(kept, str(file), "restore it from a backup, or delete it: everybody gets a new identity then")


def _long_enough(secret: str, where: str, hint: str) -> str:
    if len(secret) < SHORTEST_SECRET:
        raise SettingsError(f"{where} has {len(secret)} characters, {SHORTEST_SECRET} are needed; {hint}")
    return secret


def _make_secret(file: Path) -> None:
    """Write a new secret, whole or not at all, unless there is one; of two who try at once one succeeds."""
    if file.exists():
        return
    descriptor, draft = tempfile.mkstemp(prefix=".secret-", dir=file.parent)  # readable by us alone
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as handle:
            handle.write(secrets.token_hex(SECRET_BYTES))
            handle.flush()
            os.fsync(handle.fileno())
        with contextlib.suppress(FileExistsError):
            _link(draft, file)
    finally:
        with contextlib.suppress(FileNotFoundError):
            Path(draft).unlink()


def _link(draft: str, file: Path) -> None:
    """Give a file its name if nobody has it; where there are no links, take the name."""
    try:
        os.link(draft, file)
    except FileExistsError:
        raise
    except OSError:
        Path(draft).replace(file)
