"""Clocks that jump: while the server runs, and between two of its lives."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.faults.test_network import table_of_two
from tests.server.faults.witness import Witness, judge, no_trouble
from tests.server.house import house, quick
from tests.server.lines import line_to

from saboteur.server import messages as m
from saboteur.server.timing import Clock, FastClock

HOUR = 3600 * 1000


class Shifted(FastClock):
    """A clock that is wrong by some hours."""

    def __init__(self, hours: float) -> None:
        super().__init__(120)
        self._by = int(hours * HOUR)

    def now(self) -> int:
        return super().now() + self._by


def test_the_machines_clock_does_not_move_the_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= clock.now() - before < 5000


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("hours", [-5.0, 5.0])
def test_a_game_goes_on_and_ends_after_a_restart_with_another_time(hours: float, tmp_path: Path) -> None:
    """Windows and clocks must neither wait for the old time nor run out at once; the log's times never go back."""
    settings = quick(tmp_path)

    async def story() -> None:
        async with house(settings, Shifted(0)) as there:
            ann, ben, table = await table_of_two(there, "base,veto")
            people = [chair.person for chair in there.server.rooms.open[table].state.seats if chair.person]
        async with house(settings, Shifted(hours)) as there:
            ann.url = ben.url = there.url
            witnesses = {person: Witness(client, 1) for person, client in zip(people, (ann, ben), strict=True)}
            finals = await asyncio.gather(*(witness.play(table) for witness in witnesses.values()))
            state = await judge(settings.database_url(), table, witnesses, finals)
            log = await there.server.rooms.log_of(table)
            times = [entry.at for entry in log]
            assert times == sorted(times)
            assert all(seat.away is None for seat in state.seats)

    with no_trouble():
        asyncio.run(story())


def test_a_clock_that_is_behind_still_ends_a_countdown(tmp_path: Path) -> None:
    """After a restart with an older time somebody's time runs out as it should, not hours later."""
    settings = quick(tmp_path)

    async def story() -> None:
        async with house(settings, Shifted(0)) as there:
            ann, _, table = await table_of_two(there)
        async with house(settings, Shifted(-5)) as there, line_to(there, table, ann.token) as line:
            async with asyncio.timeout(60):  # 390 s at 120 times the speed, with the restart; five hours would be 150
                while True:
                    message = await line.hear()
                    if isinstance(message, m.Frame) and any(isinstance(one, m.BotTookOver) for one in message.news):
                        return

    asyncio.run(story())
