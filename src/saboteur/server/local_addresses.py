"""Where this machine can be reached in the network at hand: by other devices in the room.

Only addresses that a phone can type are of use: no loopback, no link-local IPv6 address (it needs a zone that
browsers do not take). The machine's own name counts where mDNS answers for it.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

import ifaddr
import structlog

ANY_IPV4 = "0.0.0.0"
ANY_IPV6 = "::"
ANY = frozenset({ANY_IPV4, ANY_IPV6})
ELSEWHERE = ("192.0.2.1", "2001:db8::1")  # addresses for examples: nobody has them
WIRED_OR_WIFI = ("en", "eth", "wl", "Wi-Fi", "Ethernet")  # before bridges, tunnels and containers

_log = structlog.get_logger("saboteur.network")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_loopback(host: str) -> bool:
    """Return whether only this machine reaches a server that listens there."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def everywhere() -> str:
    """Return the address to listen on for the whole network: both families where the system has both."""
    if socket.has_dualstack_ipv6():
        return ANY_IPV6
    return ANY_IPV4


def reachable_at(host: str) -> list[str]:
    """Return the hosts under which a server that listens there is reached, the likeliest first."""
    if host not in ANY:
        return [host]
    found = usable(adapters())
    addresses = [address for address in found if host == ANY_IPV6 or ":" not in address]
    name = mdns_name()
    return [*addresses, name] if name and set(resolve(name)) & set(addresses) else addresses


def adapters() -> list[tuple[str, str]]:
    """Return pairs of adapter and address; where a sandbox hides the adapters, those that the way out leads over."""
    try:
        return [
            (adapter.nice_name, ip.ip if isinstance(ip.ip, str) else ip.ip[0])
            for adapter in ifaddr.get_adapters()
            for ip in adapter.ips
        ]
    except OSError as error:  # no AF_NETLINK, say
        found = [("", address) for address in map(_way_out, ELSEWHERE) if address]
        _log.warning("adapters_unknown", error=type(error).__name__, found=len(found))
        return found


def _way_out(elsewhere: str) -> str:
    """Return the address that this machine would call from; nothing is sent. Empty: there is no way."""
    family = socket.AF_INET6 if ":" in elsewhere else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((elsewhere, 9))
            return str(line.getsockname()[0])
    except OSError:
        return ""


def usable(named: Iterable[tuple[str, str]]) -> list[str]:
    """Return the addresses that other devices can use, from pairs of adapter and address, the likeliest first."""
    found = [(adapter, ipaddress.ip_address(text)) for adapter, text in named]
    kept = [(adapter, ip) for adapter, ip in found if not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)]
    return [str(ip) for _, ip in sorted(kept, key=_likelihood)]


def _likelihood(named: tuple[str, Address]) -> tuple[bool, bool, bool]:
    adapter, ip = named
    return (ip.version == 6, not adapter.startswith(WIRED_OR_WIFI), not ip.is_private)


def mdns_name() -> str:
    """Return this machine's name in the local network, e.g. "kitchen.local"."""
    name = socket.gethostname().split(".")[0]
    return f"{name}.local" if name else ""


def resolve(name: str) -> list[str]:
    """Return the addresses behind a name; none where nobody answers for it."""
    try:
        return [str(entry[4][0]) for entry in socket.getaddrinfo(name, None, proto=socket.IPPROTO_TCP)]
    except OSError:
        return []


def url_of(host: str, port: int) -> str:
    """Return the address of a page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
