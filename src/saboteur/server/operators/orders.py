"""What an operator can order, from the command line, through the database: every process looks every few seconds."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from msgspec import Meta

from saboteur.server.limits.bounds import CHAT_LENGTH
from saboteur.server.store import Store


class _Order(msgspec.Struct, frozen=True, kw_only=True, tag_field="order"):
    pass


class CloseTable(_Order, frozen=True, kw_only=True, tag="close"):
    """End a table; whoever is there is told."""

    table: str


class RenameSeat(_Order, frozen=True, kw_only=True, tag="rename"):
    """Give somebody at a table another name."""

    table: str
    seat: int
    name: str


class Broadcast(_Order, frozen=True, kw_only=True, tag="broadcast"):
    """Tell everybody who is connected something."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Drain(_Order, frozen=True, kw_only=True, tag="drain"):
    """Let a process take no new games, and its tables go to others; "" for every process."""

    process: str
    drain: bool = True


class BanSeen(_Order, frozen=True, kw_only=True, tag="ban_seen"):
    """Ban the addresses that a person was last seen at; processes remember them and write none down."""

    person: str
    until: float
    reason: str


Order = CloseTable | RenameSeat | Broadcast | Drain | BanSeen


async def give(store: Store, order: Order) -> None:
    """Put an order where running processes find it."""
    await store.put_order(time.time(), msgspec.json.encode(order))


class Busy(msgspec.Struct, frozen=True, kw_only=True):
    """A network or a table, and how much of something it has."""

    name: str
    count: int


class ProcessState(msgspec.Struct, frozen=True, kw_only=True):
    """What a process tells operators of itself."""

    url: str
    draining: bool
    tables: int
    connections: int
    bots_waiting: int
    networks: list[Busy]  # with the most connections
    busy_tables: list[Busy]  # with the most steps since the last look
