"""Talking to a server by hand, message by message."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
from tests.server.house import House
from websockets.asyncio.client import ClientConnection, connect

from saboteur.client import patched
from saboteur.server import messages as m

M = TypeVar("M", bound=m.ServerMessage)


class Line:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got: list[m.ServerMessage] = []
        self.game: m.GamePart | None = None  # as last heard of

    async def say(self, message: m.ClientMessage | str) -> None:
        """Send a message, or any text."""
        await self.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def hear(self) -> m.ServerMessage:
        """Wait for the next message."""
        text = await asyncio.wait_for(self.socket.recv(), 180)
        message: m.ServerMessage = msgspec.json.decode(text, type=m.ServerMessage)
        if isinstance(message, m.Frame) and message.patch is not None and self.game is not None:
            message = msgspec.structs.replace(message, game=patched(self.game, message.patch), patch=None)
        self.got.append(message)
        if isinstance(message, m.Snapshot | m.Frame):
            self.game = message.game or self.game
        return message

    async def hear_a(self, kind: type[M]) -> M:
        """Wait for a message of a kind; others on the way are kept in `got`."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def ask(self, intent: m.AnyIntent) -> m.Ok | m.No:
        """Send an intent and wait for its own answer."""
        await self.say(intent)
        while True:
            message = await self.hear()
            if isinstance(message, m.Ok | m.No) and message.cid == intent.cid:
                return message

    async def ask_or_end(self, intent: m.AnyIntent) -> m.Ok | m.No | m.Restart | m.Bye:
        """Send an intent and wait for its own answer, or for the server's farewell."""
        await self.say(intent)
        while True:
            message = await self.hear()
            if isinstance(message, m.Restart | m.Bye) or (
                isinstance(message, m.Ok | m.No) and message.cid == intent.cid
            ):
                return message


@contextlib.asynccontextmanager
async def line_to(
    there: House, table: str, token: str | None = None, *, last: int | None = None, watch: bool = False
) -> AsyncIterator[Line]:
    """Connect and say hello."""
    async with connect(there.socket_url, max_size=None) as socket:
        line = Line(socket)
        await line.say(m.Hello(protocol=m.PROTOCOL, table=table, token=token, last_seq=last, watch=watch))
        yield line
