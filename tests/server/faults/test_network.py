"""Games through a network that loses, doubles, delays, reorders and cuts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.faults.proxy import ALL, Faults, proxy
from tests.server.faults.witness import Witness, judge, no_trouble
from tests.server.house import House, house, quick
from tests.server.lines import line_to

from saboteur.client import Client
from saboteur.server import messages as m

EACH = {name: Faults(**{name: 0.12}) for name in ("lost", "cut", "doubled", "late", "cut_down")}


async def table_of_two(there: House, modules: str = "base", seats: int = 3) -> tuple[Client, Client, str]:
    """Two people and bots, just begun."""
    ann, ben = await Client.new(there.url), await Client.new(there.url)
    wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=seats, modules=modules.split(",")))
    table = (await ann.create(wish)).table
    await ben.sit(table, "Ben")
    for intent in (m.FillWithBots(cid="f"), m.Start(cid="s")):
        await ann.request("POST", f"/api/tables/{table}/intents", intent, m.Ok)
    return ann, ben, table


async def play_through(tmp_path: Path, faults: Faults, modules: str, seats: int, seed: int) -> dict[str, int]:
    """Two people and a spectator through the proxy, to the end; return what happened on the way."""
    settings = quick(tmp_path)
    async with house(settings) as there:
        port = int(there.url.rpartition(":")[2])
        ann, ben, table = await table_of_two(there, modules, seats)
        people = [there.server.rooms.open[table].state.seats[seat].person for seat in (0, 1)]
        async with proxy(port, faults, seed) as between:
            for client in (ann, ben, watcher := Client(there.url, "")):
                client.url = f"http://127.0.0.1:{between.port}"
            witnesses = {
                person: Witness(client, seed)
                for person, client in zip([*people, ""], (ann, ben, watcher), strict=True)
            }
            finals = await asyncio.gather(*(witness.play(table) for witness in witnesses.values()))
        await judge(settings.database_url(), table, witnesses, finals)
        assert sum(witness.repeated for witness in witnesses.values()) > 3
        return dict(between.happened)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("what", EACH)
def test_one_kind_of_fault_loses_nothing_and_does_nothing_twice(what: str, tmp_path: Path) -> None:
    with no_trouble():
        happened = asyncio.run(play_through(tmp_path, EACH[what], "base", 3, 1))
    assert happened[what] > 3


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(("modules", "seats"), [("base", 4), ("base,veto", 3)])
def test_all_kinds_of_faults_together_lose_nothing_and_do_nothing_twice(
    modules: str, seats: int, tmp_path: Path
) -> None:
    with no_trouble():
        happened = asyncio.run(play_through(tmp_path, ALL, modules, seats, seats))
    assert len(happened) >= 5


def test_a_copy_that_comes_late_over_an_old_line_does_not_refuse_the_intent_for_good(tmp_path: Path) -> None:
    """The old line may not act any more; that says nothing about the same intent on the new line."""

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            async with line_to(there, table, ann.token) as old:
                await old.hear_a(m.Welcome)  # so that it is the older one: two hellos may overtake each other
                async with line_to(there, table, ann.token) as new:
                    await new.hear_a(m.Welcome)
                    await old.hear_a(m.Input)
                    intent = m.Lock(cid="once", locked=True)
                    assert isinstance(await old.ask(intent), m.No)
                    assert isinstance(await new.ask(intent), m.Ok)

    asyncio.run(asyncio.wait_for(story(), 180))
