"""Two server processes on PostgreSQL and Redis: one waiting list and one house of tournaments, whoever is killed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.ports import free_port
from tests.server.house import GENEROUS
from tests.server.test_processes import server

from saboteur.client import Client

PLENTY = {f"rate_{name}": GENEROUS for name in ("requests", "tables", "devices", "matches", "table")}
WISH = {"preset": "base", "seats": 3, "bots_after": None}


class Two:
    """Two processes that share everything, and what comes of asking whichever of them lives."""

    def __init__(self, folder: Path, shared: dict[str, str]) -> None:
        self._folder, self._shared = folder, shared
        self._ports = (free_port(), free_port())
        self._stacks = [contextlib.ExitStack(), contextlib.ExitStack()]
        self.processes: list[subprocess.Popen[bytes]] = []
        for number in (0, 1):
            (folder / str(number)).mkdir()
            self.processes.append(self._start(number))

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        return self._stacks[number].enter_context(
            server(self._folder / str(number), self._ports[number], **self._shared)
        )

    def url(self, number: int) -> str:
        return f"http://127.0.0.1:{self._ports[number]}"

    def kill(self, number: int) -> None:
        self.processes[number].send_signal(signal.SIGKILL)
        self.processes[number].wait()

    def start_again(self, number: int) -> None:
        self.processes[number] = self._start(number)

    def close(self) -> None:
        for stack in self._stacks:
            stack.close()

    def log(self) -> bytes:
        return b"".join((self._folder / str(number) / "log").read_bytes() for number in (0, 1))


@pytest.fixture
def two(tmp_path: Path, postgres_database: str, redis_url: str) -> Iterator[Two]:
    shared = {"database": postgres_database, "redis": redis_url, "secret": "the same for all", "bot_delay": "0"}
    both = Two(tmp_path, shared | PLENTY)
    try:
        yield both
    finally:
        both.close()
    assert b"Traceback" not in both.log()


class Person:
    """Somebody with one identity, who asks the first process that answers, beginning with their own."""

    def __init__(self, two: Two, home: int) -> None:
        self._two, self._home = two, home
        self._client = httpx.AsyncClient(timeout=30)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        async with asyncio.timeout(90):
            turn = self._home
            while True:
                url, turn = self._two.url(turn % 2), turn + 1
                with contextlib.suppress(httpx.TransportError):
                    answer = await self._client.request(method, f"{url}/api{path}", json=body)
                    if answer.status_code < 500:
                        answer.raise_for_status()
                        return answer.json()
                await asyncio.sleep(0.1)

    async def come(self) -> None:
        """Get an identity."""
        made = await self.ask("POST", "/devices", {"program": True, "scopes": ["play", "watch"]})
        self.token = made["token"]

    @property
    def token(self) -> str:
        """Return what shows who they are."""
        return str(self._client.headers.get("Authorization", "")).removeprefix("Bearer ")

    @token.setter
    def token(self, token: str) -> None:
        self._client.headers["Authorization"] = f"Bearer {token}"

    async def close(self) -> None:
        await self._client.aclose()


async def seated(person: Person) -> str:
    """Ask, as a page does, until one has a table; return it."""
    while True:
        stands = await person.ask("GET", "/match")
        if stands["table"]:
            return str(stands["table"])
        if not stands["waiting"]:
            await person.ask("PUT", "/match", {"name": "Ann", "wish": WISH})
        await asyncio.sleep(0.3)


def test_strangers_at_two_processes_wait_on_one_list_and_each_gets_one_table_though_one_is_killed(two: Two) -> None:
    async def story() -> None:
        people = [Person(two, number % 2) for number in range(12)]
        for person in people:
            await person.come()
        await asyncio.gather(*(one.ask("PUT", "/match", {"name": "Ann", "wish": WISH}) for one in people[:4]))
        found = [asyncio.create_task(seated(one)) for one in people[:4]]
        await asyncio.wait(found, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.gather(*(one.ask("PUT", "/match", {"name": "Ann", "wish": WISH}) for one in people[4:]))
        two.kill(0)  # whichever of them made the groups; those who had asked it ask the other
        found += [asyncio.create_task(seated(one)) for one in people[4:]]
        tables = await asyncio.wait_for(asyncio.gather(*found), 120)
        assert sorted(Counter(tables).values()) == [3, 3, 3, 3]
        for person, table in zip(people, tables, strict=True):
            own = await person.ask("GET", "/me/tables")
            assert [one["table"] for one in own["tables"]] == [table]
        for person in people:
            await person.close()

    asyncio.run(story())


def test_a_tournament_goes_on_at_either_process_and_a_kill_in_every_round_doubles_no_result(two: Two) -> None:
    async def story() -> None:
        people = [Person(two, 0), Person(two, 1)]
        organiser, deputy = people
        for person in people:
            await person.come()
        cup = (await organiser.ask("POST", "/tournaments", {"name": "Cup", "plan": {"rounds": 2}}))["tournament"]
        path, numbers = f"/tournaments/{cup}", itertools.count()

        async def act(asks: Person, kind: str, **fields: Any) -> Any:
            return await asks.ask("POST", f"{path}/acts", {"t": kind, "cid": f"c{next(numbers)}", **fields})

        key = (await act(deputy, "register", name="Dora"))["you"]
        await act(organiser, "name_deputy", who=key)
        await asyncio.gather(*(act(people[i % 2], "add_entrant", name=f"Bot {i}", bot="random") for i in range(11)))
        for number in (1, 2):
            shown = await act(people[number % 2], "pair_round", round=number)
            assert len(shown["rounds"]) == number
            two.kill(number % 2)
            async with asyncio.timeout(120):
                while not all(table["gold"] for table in shown["rounds"][-1]["tables"]):
                    await asyncio.sleep(0.2)
                    shown = await organiser.ask("GET", path)
            two.start_again(number % 2)
        told = []
        for home in (0, 1):
            visitor = Person(two, home)
            told.append(await visitor.ask("GET", path))
            await visitor.close()
        assert told[0] == told[1], "both processes say the same"
        assert len(told[0]["entrants"]) == 12
        for one in told[0]["rounds"]:
            for table in one["tables"]:
                record = await organiser.ask("GET", f"/tables/{table['table']}/record")
                assert table["results"] == 1
                assert record["result"]["gold"] == table["gold"]
        for person in people:
            await person.close()

    asyncio.run(story())


def test_a_daily_try_is_one_at_two_processes_though_either_is_killed_before_it_is_judged(two: Two) -> None:
    async def play(number: int, person: Person, table: str) -> None:
        """Play on to the end at a process, always by the first option."""
        client = Client(two.url(number), person.token)
        async with contextlib.aclosing(client.play(table)) as story:
            async for frame in story:
                game = frame.game
                if game is not None and game.options:
                    client.act(game.decision, game.options[0])
                if game is not None and game.result is not None:
                    return

    async def story() -> None:
        people = [Person(two, 0), Person(two, 1)]
        for person in people:
            await person.come()
        ann, bob = people
        other = Person(two, 1)  # another of Ann's devices, which asks the other process
        other.token = ann.token
        announced = [await one.ask("GET", "/daily") for one in people]
        assert announced[0]["today"] == announced[1]["today"] | {"players": announced[0]["today"]["players"]}
        day = announced[0]["today"]["day"]
        begun = await asyncio.gather(
            *(one.ask("POST", f"/daily/{day}", {"name": "Ann"}) for one in (ann, other) * 4),
            bob.ask("POST", f"/daily/{day}", {"name": "Bob"}),
        )
        tables = [one["table"] for one in begun]
        assert len(set(tables[:-1])) == 1
        assert tables[-1] != tables[0]
        two.kill(0)
        await play(1, ann, tables[0])
        two.start_again(0)
        await play(0, bob, tables[-1])
        two.kill(1)  # while lines are judged, or just before
        told = []
        for person in (ann, bob):
            async with asyncio.timeout(240):
                while True:
                    found = await person.ask("GET", f"/daily/{day}")
                    if found["status"] == "done":
                        break
                    await asyncio.sleep(0.2)
            told.append(found)
        assert told[0]["score"] == told[1]["score"], "the same actions meet the same answers, and the same judge"
        assert told[0]["choices"] == told[1]["choices"]
        two.start_again(1)
        again = await other.ask("POST", f"/daily/{day}", {"name": "Ann"})
        assert again["table"] == tables[0]
        shown = await other.ask("GET", f"/daily/{day}")
        assert (shown["score"], shown["players"]) == (told[0]["score"], 2)
        for person in (*people, other):
            await person.close()

    asyncio.run(story())


def test_a_page_at_one_process_hears_what_is_done_at_the_other(two: Two) -> None:
    async def story() -> None:
        organiser = Person(two, 0)
        await organiser.come()
        cup = (await organiser.ask("POST", "/tournaments", {"name": "Cup", "real": True}))["tournament"]
        path = f"/tournaments/{cup}"
        async with (
            httpx.AsyncClient(timeout=60) as client,
            client.stream("GET", f"{two.url(1)}/api{path}/events?seen=1") as stream,
        ):
            act = {"t": "add_entrant", "cid": "one", "name": "Anna"}
            shown = await organiser.ask("POST", f"{path}/acts", act)
            async for line in stream.aiter_lines():
                if "tournament_news" in line:
                    assert f'"seq":{shown["seq"]}' in line
                    break
        await organiser.close()

    asyncio.run(asyncio.wait_for(story(), 90))
