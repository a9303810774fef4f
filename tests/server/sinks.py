"""What stands at the other end of webhooks, e-mails and web push in tests: it takes everything and keeps it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
import os
import re
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from saboteur.server import messages as m


class Sink:
    """Takes HTTP POSTs and e-mails."""

    def __init__(self) -> None:
        self.posts: list[tuple[dict[str, str], bytes]] = []
        self.mails: list[str] = []
        self.answer = "204 No Content"
        self.url = ""
        self.mail_port = 0

    async def take_post(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(":") for line in head.split("\r\n")[1:]]
        headers = {name.lower(): value.strip() for name, _, value in lines if name}
        self.posts.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(
            f"HTTP/1.1 {self.answer}\r\nLocation: {self.url}/elsewhere\r\nConnection: close\r\n\r\n".encode()
        )
        writer.close()

    async def take_mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
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

    def settings(self) -> dict[str, Any]:
        """Return the server's settings that make it send everything here."""
        return {
            "webhooks": True, "webhooks_anywhere": True, "smtp_host": "127.0.0.1", "smtp_tls": False,
            "smtp_port": self.mail_port,
        }  # fmt: skip

    async def until(self, posts: int, mails: int) -> None:
        """Wait until so much came, then a moment for more that should not come."""
        for _ in range(200):
            if len(self.posts) >= posts and len(self.mails) >= mails:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)

    def code(self) -> str:
        """Read the code in the last e-mail."""
        found = re.search(r"Your code is ([A-Z]{8})", self.mails[-1].replace("=\r\n", ""))
        assert found is not None
        return found.group(1)


@contextlib.asynccontextmanager
async def sink() -> AsyncIterator[Sink]:
    """Listen on two free ports."""
    there = Sink()
    posts = await asyncio.start_server(there.take_post, "127.0.0.1", 0)
    mails = await asyncio.start_server(there.take_mail, "127.0.0.1", 0)
    there.url = f"http://127.0.0.1:{posts.sockets[0].getsockname()[1]}"
    there.mail_port = mails.sockets[0].getsockname()[1]
    async with posts, mails:
        yield there


class Browser:
    """A browser's side of web push, after RFC 8291 and 8292 and not after the library that the server uses."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = os.urandom(16)

    def subscription(self, endpoint: str) -> m.PushSubscription:
        return m.PushSubscription(
            endpoint=endpoint, keys=m.PushKeys(p256dh=_text(self._public), auth=_text(self._auth))
        )

    def read(self, body: bytes) -> Any:
        """Decrypt a push of one record."""
        salt, size, theirs, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        start = _hmac(_hmac(self._auth, shared), b"WebPush: info\0" + self._public + theirs + b"\1")
        extract = _hmac(salt, start)
        key = _hmac(extract, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(extract, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None)
        return json.loads(text.rstrip(b"\0").removesuffix(b"\2"))


def claims(headers: dict[str, str], server_key: str) -> dict[str, Any]:
    """Check the server's signature as a push service does, and give what it claims."""
    scheme, _, rest = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"].rstrip("=") == server_key
    head, body, signature = fields["t"].split(".")
    raw = _bytes(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(server_key))
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(utils.encode_dss_signature(*numbers), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(_bytes(body))
    return found


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, hashlib.sha256)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
