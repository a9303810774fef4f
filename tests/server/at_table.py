"""A table of two people and two bots, and how it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from tests.server.house import House, house, quick

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.room import Room
from saboteur.server.timing import Clock


class Party(NamedTuple):
    """Ann and Ben, at seats 0 and 1, and Flint and Pebble."""

    there: House
    ann: Client
    ben: Client
    table: str

    @property
    def room(self) -> Room:
        """Return the table's room."""
        return self.there.server.rooms.open[self.table]

    async def send(self, who: Client, intent: m.AnyIntent) -> m.Ok:
        """Send an intent; a refusal is raised."""
        said: m.Ok = await who.request("POST", f"/api/tables/{self.table}/intents", intent, m.Ok)
        return said

    async def refused(self, who: Client, intent: m.AnyIntent) -> str:
        """Send an intent that must be refused, and return the code."""
        try:
            await self.send(who, intent)
        except Refusal as refusal:
            return refusal.code
        raise AssertionError(f"{intent} was accepted")

    async def go_on(self, until: Callable[[RoomState], bool]) -> None:
        """Let Ann and Ben do the last thing that they may each time, until something is so."""
        room = self.room
        while not until(room.state):
            seat = next((seat for seat in room.state.asked if not room.state.played_by_bot(seat)), None)
            if seat is None:
                await asyncio.sleep(0.002)
                continue
            state = room.state
            assert state.game is not None
            action = state.game.legal(seat)[-1]
            act = m.Act(cid=f"d{state.decision}", decision=state.decision, action=action)
            await self.send((self.ann, self.ben)[seat], act)


Story = Callable[[Party], Awaitable[None]]


def with_party(data: Path, story: Story, *, vote: bool = False, begun: bool = True, **settings: str) -> None:
    """Tell a story of Ann and Ben at a table with two bots."""

    async def tell() -> None:
        async with house(quick(data, **{"rate_throws": "1000/second", **settings}), Clock()) as there:
            ann, ben = await Client.new(there.url), await Client.new(there.url)
            options = m.TableOptions(vote=vote, bot_level="novice", clock="none", breaks=False)
            wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=4), options=options)
            table = (await ann.create(wish)).table
            await ben.sit(table, "Ben")
            party = Party(there, ann, ben, table)
            if begun:
                await party.send(ann, m.FillWithBots(cid="fill"))
                await party.send(ann, m.Start(cid="start"))
            await story(party)

    asyncio.run(asyncio.wait_for(tell(), 180))
