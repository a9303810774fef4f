"""Ports for servers that run as processes of their own and are told where to listen."""

import contextlib
import random
import socket

CHANCE = random.SystemRandom()  # tests that run at the same time must not draw the same


def free_port() -> int:
    """Return a port of this machine that is free and stays so: systems give those below 32768 to nobody unasked."""
    while True:
        port = CHANCE.randrange(10_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
