"""Word to the pages that show a tournament: that there is something newer, never what.

A page asks for the tournament itself when it likes: so what it is shown is decided in one place, and a page that
missed a word misses nothing. Word goes out at most once in a while, which grows with the number of pages, and each
page asks at a moment of its own within that while: a hall full of phones costs a bounded number of answers a second,
however fast results come in. What a duplicate keeps back changes nothing that is shown, and no word is given of it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.fanout import Fanout
from saboteur.server.limits.bounds import TOURNAMENT_LOOKS
from saboteur.server.store import StoreError
from saboteur.server.tables.delivery.connection import Connection

CALM = 1.0  # seconds between two words at least
_log = structlog.get_logger("saboteur.tournaments")


class Onlookers:
    """The pages at this process, by tournament. `number` says up to which change a tournament is shown."""

    def __init__(self, fanout: Fanout, number: Callable[[str], Awaitable[int]]) -> None:
        self._fanout = fanout
        self._number = number
        self._pages: dict[str, dict[Connection, int]] = defaultdict(dict)  # with the number each was told last
        self._again: set[str] = set()
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._unsubscribe = fanout.subscribe(self._heard, self._heard_nothing)

    def close(self) -> None:
        """Tell nobody any more."""
        self._unsubscribe()
        for task in self._telling.values():
            task.cancel()

    def changed(self, tournament: str, seq: int) -> None:
        """Tell every process that a tournament has changed."""
        self._fanout.publish(tournament, seq)

    def come(self, tournament: str, page: Connection, seen: int) -> None:
        """Take in a page that shows a tournament up to a change."""
        self._pages[tournament][page] = seen
        self._heard(tournament, 0)

    def leave(self, tournament: str, page: Connection) -> None:
        """Forget a page."""
        pages = self._pages.get(tournament, {})
        pages.pop(page, None)
        if not pages:
            self._pages.pop(tournament, None)

    def _heard(self, tournament: str, _seq: int) -> None:
        if tournament not in self._pages:
            return
        self._again.add(tournament)
        if tournament not in self._telling:
            task = asyncio.get_running_loop().create_task(self._tell(tournament), name="onlookers")
            self._telling[tournament] = task

    def _heard_nothing(self) -> None:
        """Look everywhere: words between processes may have been lost."""
        for tournament in list(self._pages):
            self._heard(tournament, 0)

    async def _tell(self, tournament: str) -> None:
        try:
            while tournament in self._again and tournament in self._pages:
                self._again.discard(tournament)
                pause = max(CALM, len(self._pages[tournament]) / TOURNAMENT_LOOKS)
                await self._tell_once(tournament, pause)
                await asyncio.sleep(pause)
        finally:
            self._again.discard(tournament)
            del self._telling[tournament]

    async def _tell_once(self, tournament: str, within: float) -> None:
        try:
            seq = await self._number(tournament)
        except (StoreError, Refusal) as error:
            _log.warning("onlookers_wait", tournament=tournament, error=str(error))
            self._again.add(tournament)
            return
        word = msgspec.json.encode(m.TournamentNews(seq=seq, within=round(1000 * within)))
        pages = self._pages.get(tournament, {})
        for page, told in list(pages.items()):
            if told < seq:
                pages[page] = seq
                page.send(word)
