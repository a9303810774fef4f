"""Pages that show a tournament are told that there is something newer: when, how often, and never what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from tests.server.house import house, quick
from tests.server.store.kit import in_loop
from tests.server.test_tournaments import act, begin, device, get, people

from saboteur.server.fanout import LocalFanout
from saboteur.server.limits.bounds import TOURNAMENT_LOOKS
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tournaments import onlookers
from saboteur.server.tournaments.onlookers import Onlookers


class Page(Connection):
    """A page that keeps what it is told."""

    kind = "sse"

    def __init__(self) -> None:
        super().__init__("", watch=True, room_for=10)
        self.told: list[dict[str, int]] = []

    def write(self, data: bytes) -> None:
        self.told.append(json.loads(data))

    def waiting(self) -> tuple[int, int]:
        return 0, 0

    def forget(self) -> None: ...

    def close_after_sending(self) -> None: ...


@asynccontextmanager
async def hearing(client: httpx.AsyncClient, cup: str, seen: int) -> AsyncIterator[AsyncIterator[int]]:
    """Listen; yields the numbers that are said."""
    async with client.stream("GET", f"/api/tournaments/{cup}/events?seen={seen}") as stream:
        assert stream.status_code == 200

        async def said() -> AsyncIterator[int]:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    word = json.loads(line.removeprefix("data:"))
                    if word["t"] == "tournament_news":
                        assert set(word) == {"t", "seq", "within"}
                        yield word["seq"]

        yield said()


@in_loop
async def test_whoever_looks_on_is_told_of_each_change_and_at_once_of_what_they_missed(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        seen = (await get(client, cup))["seq"]
        async with hearing(client, cup, seen) as words:
            shown = await act(client, cup, "add_entrant", name="Anna")
            assert await anext(words) == shown["seq"]
        await act(client, cup, "add_entrant", name="Bob")
        async with hearing(client, cup, shown["seq"]) as words:
            assert await anext(words) == shown["seq"] + 1


@in_loop
async def test_no_word_is_given_of_a_result_that_is_kept_back(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, plan={"format": "duplicate", "rounds": 1, "least": 5, "best": 5, "most": 5})
        await people(client, cup, 10, bot="random")
        tournaments = place.server.tournaments
        await tournaments.close()  # tables report when the test says so
        shown = await act(client, cup, "pair_round", round=1)
        state = await tournaments.get(cup)
        page = Page()
        onlookers = Onlookers(place.server.fanout, tournaments._shown_seq)
        tournaments.onlookers = onlookers
        onlookers.come(cup, page, shown["seq"])
        over = {(1, 1): [1, 2, 3, 4, 5]}
        before = state.seq
        state = await tournaments._change(cup, lambda now: tournaments._reported(now, over))
        assert state.seq == before + 1
        await asyncio.sleep(0)
        while onlookers._telling:  # noqa: ASYNC110 - until nothing more is about to be told
            await asyncio.sleep(0.05)
        assert page.told == [], "the time at which a table of a duplicate ends is nobody's business"
        over = {(1, 2): [1, 2, 3, 4, 5]}
        state = await tournaments._change(cup, lambda now: tournaments._reported(now, over))
        while not page.told:  # noqa: ASYNC110 - its task tells
            await asyncio.sleep(0.05)
        assert page.told[-1]["seq"] == state.shown_seq
        onlookers.close()


@in_loop
async def test_a_hall_full_of_phones_asks_a_bounded_number_of_times_a_second() -> None:
    onlookers.CALM, before = 0.05, onlookers.CALM
    try:
        fanout, looks = LocalFanout(), 0
        await fanout.open()

        async def number(_: str) -> int:
            nonlocal looks
            looks += 1
            return looks

        hall = Onlookers(fanout, number)
        pages = [Page() for _ in range(100)]
        for page in pages:
            hall.come("t", page, 0)
        loop = asyncio.get_running_loop()
        began = loop.time()
        for step in range(200):  # results come in as fast as they can
            hall.changed("t", step)
            await asyncio.sleep(0.005)
        spent = loop.time() - began
        told = len(pages[0].told)
        assert 1 <= told <= spent * TOURNAMENT_LOOKS / len(pages) + 2
        assert {word["within"] for page in pages for word in page.told} == {1000 * len(pages) // TOURNAMENT_LOOKS}
        for page in pages:
            hall.leave("t", page)
        assert not hall._pages
        hall.close()
    finally:
        onlookers.CALM = before


@in_loop
async def test_whoever_is_gone_is_forgotten_and_there_is_an_end_to_what_an_address_may_hold_open(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path, max_connections=2)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        seen = (await get(client, cup))["seq"]
        async with hearing(client, cup, seen), hearing(client, cup, seen):
            refused = await client.get(f"/api/tournaments/{cup}/events?seen={seen}")
            assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        async with asyncio.timeout(30):
            while place.server.tournaments.onlookers._pages or place.server._connections:  # noqa: ASYNC110 - no event for it
                await asyncio.sleep(0.02)


@in_loop
async def test_there_is_nothing_to_hear_of_a_tournament_that_is_none_or_by_a_number_that_is_none(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        assert (await client.get("/api/tournaments/tnone/events")).json()["code"] == "no_tournament"
        assert (await client.get(f"/api/tournaments/{cup}/events?seen=x")).json()["code"] == "malformed"
