"""POST requests to addresses that strangers gave us.

They go to public hosts only, over https, without following redirects, with little patience and without reading more
of the answer than its status, so that nobody can use the server to knock at doors behind its firewall or to keep it
waiting. The address that was checked is the one that is called: the name is not looked up a second time.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import urllib.parse
from collections.abc import Mapping

PATIENCE = 10.0  # seconds
LONGEST = 500  # characters of an address
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_GIVEN_OUT = ipaddress.IPv6Network("2000::/3")  # all else was never given to the internet, whatever is_global says


def callable_address(url: str, *, anywhere: bool) -> bool:
    """Return whether an address may be called at all, by its looks."""
    try:
        parts = urllib.parse.urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
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


def post(url: str, body: bytes, headers: Mapping[str, str], *, anywhere: bool) -> int:
    """Send a body and give the status of the answer. ValueError: the address is not public."""
    parts = urllib.parse.urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    if not anywhere and not is_public(address):
        raise ValueError("not a public address")
    line = socket.create_connection((address, port), PATIENCE)
    if secure:
        line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    connection.sock = line
    try:
        path = urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    finally:
        connection.close()
