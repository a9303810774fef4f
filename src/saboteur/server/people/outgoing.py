"""POST requests to addresses that strangers gave us.

They go to public hosts only, over https, without following redirects, with little patience and without reading more
of the answer than its status, so that nobody can use the server to knock at doors behind its firewall or to keep it
waiting. The address that was checked is the one that is called: the name is not looked up a second time.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import re
import socket
import ssl
import urllib.parse
from collections.abc import Mapping

from saboteur.server.limits.bounds import ADDRESS_LENGTH, ANSWER_LINE_BYTES
from saboteur.server.people.host_lanes import in_thread

_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_GIVEN_OUT = ipaddress.IPv6Network("2000::/3")  # all else was never given to the internet, whatever is_global says


def callable_address(url: str, *, anywhere: bool) -> bool:
    """Return whether an address may be called at all, by its looks."""
    try:
        parts = urllib.parse.urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= ADDRESS_LENGTH
    secure = parts.scheme == "https" or (anywhere and parts.scheme == "http")
    return plain and secure and bool(parts.hostname) and parts.username is None and port != 0


def is_public(address: str) -> bool:
    """Return whether an address is one of the open internet, however it is written."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner and not inner.is_global:
            return False
        if found not in _GIVEN_OUT and found not in _NAT64:  # site-local, IPv4-compatible, local NAT64, …
            return False
    return found.is_global and not found.is_multicast


def host_of(url: str) -> str:
    """Return the host that an address calls."""
    return urllib.parse.urlsplit(url).hostname or ""


async def post(url: str, body: bytes, headers: Mapping[str, str], *, anywhere: bool) -> int:
    """Send a body and give the status of the answer. ValueError: the address is not public, or no HTTP came back.

    Whoever calls sets the time limit; interrupted, it lets go at once.
    """
    parts = urllib.parse.urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    found = await in_thread(functools.partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))
    address = str(found[0][4][0])
    if not anywhere and not is_public(address):
        raise ValueError("not a public address")
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if secure else None, limit=ANSWER_LINE_BYTES
    )
    try:
        writer.write(_head(parts, headers, len(body)) + body)
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.transport.abort()  # nothing more is read, and no farewell is waited for


def _head(parts: urllib.parse.SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    path = urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))
    host = parts.netloc.rpartition("@")[2]
    lines = {"Host": host, "Content-Length": str(length), "Connection": "close", **headers}
    return "".join([f"POST {path} HTTP/1.1\r\n", *(f"{k}: {v}\r\n" for k, v in lines.items()), "\r\n"]).encode(
        "ascii"
    )


def _status(line: bytes) -> int:
    answer = _STATUS.match(line)
    if answer is None:
        raise ValueError("no answer in HTTP")
    return int(answer[1])
