"""Turns at something that only few can use at once: the workers in which bots think.

Whoever waits is served by address in turn, and of an address by table in turn: a thousand tables of one address wait
for each other, not the others for them. What may wait is bounded for each table, for each address and in all.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from typing import NamedTuple

from saboteur.server.limits.bounds import WAITING_OF_ADDRESS, WAITING_OF_ALL, WAITING_OF_TABLE


class FairnessKey(NamedTuple):
    """At whose expense something is done."""

    address: str = ""
    table: str = ""


class TooManyWait(Exception):  # noqa: N818 - an answer, not a fault
    """This table, this address or everybody together has as many waiting as there may be."""


_Waiter = asyncio.Future[None]


class FairTurns:
    """So many at once; `begin` waits for a turn, `end` gives it back."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.waiting = 0
        self._free = at_once
        self._line: OrderedDict[str, OrderedDict[str, deque[_Waiter]]] = OrderedDict()
        self._of_address: Counter[str] = Counter()

    async def begin(self, payer: FairnessKey) -> None:
        """Wait for a turn. TooManyWait if there is no room to wait in."""
        if self._free and not self.waiting:
            self._free -= 1
            return
        waiter: _Waiter = asyncio.get_running_loop().create_future()
        self._stand_in_line(payer, waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.end()  # the turn came just then
            else:
                self._leave_line(payer, waiter)
            raise

    def end(self) -> None:
        """Give a turn back; the next in line gets it."""
        self._free += 1
        while self._free and self.waiting:
            waiter = self._next()
            if not waiter.done():  # else whoever waited has just given up
                self._free -= 1
                waiter.set_result(None)

    def _stand_in_line(self, payer: FairnessKey, waiter: _Waiter) -> None:
        tables = self._line.get(payer.address)
        of_table = len(tables.get(payer.table, ())) if tables else 0
        if (
            of_table >= WAITING_OF_TABLE
            or self._of_address[payer.address] >= WAITING_OF_ADDRESS
            or self.waiting >= WAITING_OF_ALL
        ):
            raise TooManyWait
        self._line.setdefault(payer.address, OrderedDict()).setdefault(payer.table, deque()).append(waiter)
        self._of_address[payer.address] += 1
        self.waiting += 1

    def _leave_line(self, payer: FairnessKey, waiter: _Waiter) -> None:
        tables = self._line.get(payer.address)
        waiters = tables.get(payer.table) if tables is not None else None
        if tables is None or waiters is None or waiter not in waiters:
            return  # its turn has come and gone
        waiters.remove(waiter)
        self._gone(payer.address)
        if not waiters:
            del tables[payer.table]
        if not tables:
            del self._line[payer.address]

    def _next(self) -> _Waiter:
        """Take who is next, and put its table and its address behind the others."""
        address, tables = self._line.popitem(last=False)
        table, waiters = tables.popitem(last=False)
        waiter = waiters.popleft()
        self._gone(address)
        if waiters:
            tables[table] = waiters
        if tables:
            self._line[address] = tables
        return waiter

    def _gone(self, address: str) -> None:
        self.waiting -= 1
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]
