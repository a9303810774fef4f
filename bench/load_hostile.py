"""Hostile rows for the load benchmark: cheap things that strangers do, from many addresses of the loopback range.

Every row keeps its own pace, so that one driver core can do all of them beside the honest players. The server runs
with its default limits; honest tables come from addresses of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator
from statistics import median

import msgspec
from bench.load_players import UPGRADE, asked, framed, hello
from bench.load_tables import Seated

from saboteur.server.messages import PROTOCOL

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ADDRESSES = 2000
UPGRADED = UPGRADE.format(key="AAAAAAAAAAAAAAAAAAAAAA==").encode()
MODULES = ["base"]
_FILES = re.compile(rb'(?:src|href)="(/assets/[^"]+)"')
_SIZE = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


def honest_address(table: int) -> str:
    """The address that an honest table's players come from."""
    return f"127.1.{table // 250}.{table % 250 + 1}"


def hostile_address(number: int) -> str:
    """One of the addresses that trouble comes from."""
    number %= ADDRESSES
    return f"127.66.{number // 250}.{number % 250 + 1}"


def cookie_of(answer: bytes) -> str:
    """The identity that an answer brings; empty: none."""
    lines = answer.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    found = next((line for line in lines if line.lower().startswith("set-cookie:")), "")
    return found.partition(":")[2].partition(";")[0].strip()


class Prey(msgspec.Struct, frozen=True):
    """Tables that trouble is made at."""

    over: Seated  # its game is over
    running: Seated  # nobody honest plays there


class Row(ABC):
    """One kind of trouble: `rate` times a second, each from the next address."""

    name: str
    rate: float

    def __init__(self, port: int, prey: Prey) -> None:
        self.port = port
        self.prey = prey
        self.answers: Counter[str] = Counter()
        self.begun = 0
        self._task: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def once(self, address: str) -> None:
        """Do it."""

    def begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._on_and_on())

    async def _on_and_on(self) -> None:
        loop = asyncio.get_running_loop()
        gaps, due = random.Random(self.name), loop.time()
        for number in itertools.count():
            due += gaps.expovariate(self.rate)  # strangers know nothing of one another
            await asyncio.sleep(max(0.0, due - loop.time()))
            self.begun += 1
            task = loop.create_task(self._guarded(hostile_address(number)))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _guarded(self, address: str) -> None:
        try:
            async with asyncio.timeout(20):
                await self.once(address)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            self.answers[type(error).__name__] += 1

    async def end(self) -> str:
        tasks = [task for task in (self._task, *self._under_way) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return f"{self.name}: {dict(self.answers.most_common())}"

    async def open(self, address: str) -> Ends:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))

    @contextlib.asynccontextmanager
    async def greeted(self, address: str, said: object, headers: str = "") -> AsyncIterator[Ends]:
        """A WebSocket on which hello was said."""
        reader, writer = await self.open(address)
        try:
            head = UPGRADED.removesuffix(b"\r\n")
            writer.write(head + f"Origin: http://127.0.0.1:{self.port}\r\n{headers}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(framed(msgspec.json.encode(said)))
            yield reader, writer
        finally:
            with contextlib.suppress(OSError):
                writer.close()

    async def ask(
        self, address: str, method: str, path: str, body: bytes = b"", cookie: str = ""
    ) -> tuple[int, bytes]:
        """Send one request and read its answer."""
        status, answer = await asked(self.port, method, path, body, cookie=cookie, source=address)
        self.answers[str(status)] += 1
        return status, answer


class Codes(Row):
    """Addresses by the thousand, each with one counter (item 1)."""

    name, rate = "door codes", 60

    async def once(self, address: str) -> None:
        await self.ask(address, "GET", "/api/codes/ACDEF")


class Sums(Row):
    """Statistics over all games (item 2)."""

    name, rate = "statistics", 30

    async def once(self, address: str) -> None:
        await self.ask(address, "GET", "/api/statistics")


class Costly(Row):
    """Long answers (item 5)."""

    name, rate = "descriptions", 10

    async def once(self, address: str) -> None:
        await self.ask(address, "GET", "/api/openapi")


class Paths(Row):
    """Paths that are none (item 7)."""

    name, rate = "paths", 40

    async def once(self, address: str) -> None:
        await self.ask(address, "GET", "/%00")
        await self.ask(address, "GET", "/" + "x" * 3000)


class Silent(Row):
    """Connections that send half a request and wait (item 7)."""

    name, rate = "silence", 20

    async def once(self, address: str) -> None:
        reader, writer = await self.open(address)
        writer.write(b"GET / HT")
        try:
            await reader.read()
        finally:
            writer.close()
        self.answers["cut"] += 1


class Frames(Row):
    """Frames that say nothing, as fast as the server takes them (item 4)."""

    name, rate = "empty frames", 5

    async def once(self, address: str) -> None:
        reader, writer = await self.open(address)
        try:
            writer.write(UPGRADED)
            await reader.readuntil(b"\r\n\r\n")
            pongs = b"\x8a\x80\0\0\0\0" * 500
            for _ in range(200):
                writer.write(pongs)
                await writer.drain()
            while await reader.read(65536):
                pass
            self.answers["cut"] += 1
        except ConnectionError:
            self.answers["cut"] += 1
        finally:
            with contextlib.suppress(OSError):
                writer.close()


class BotTables(Row):
    """Tables of masters that their host leaves; half of them with somebody who looks on (item 3)."""

    name, rate = "bot tables", 10

    async def once(self, address: str) -> None:
        setup = {"seats": 10, "modules": MODULES}
        wish = {
            "name": "Eve",
            "setup": setup,
            "bots": True,
            "start": True,
            "options": {"bot_level": "master", "clock": "none"},
        }
        status, answer = await self.ask(address, "POST", "/api/tables", msgspec.json.encode(wish))
        if status != 201:
            return
        table = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["table"]
        cookie = cookie_of(answer)
        leave = msgspec.json.encode({"t": "leave", "cid": "l"})
        await self.ask(address, "POST", f"/api/tables/{table}/intents", leave, cookie)
        self.answers["tables"] += 1
        if self.answers["tables"] % 2:
            await self._look_on(address, table, cookie)

    async def _look_on(self, address: str, table: str, cookie: str) -> None:
        said = {"t": "hello", "protocol": PROTOCOL, "table": table}
        async with self.greeted(address, said, f"Cookie: {cookie}\r\n") as (reader, _):
            while await reader.read(65536):
                pass


class FirstPages(Row):
    """The page, loaded for the first time with what it needs at once, and left; its files packed, as browsers ask."""

    name, rate = "first pages", 5
    others = ("/icon.svg", "/manifest.webmanifest", "/api/me", "/api/tables")

    async def once(self, address: str) -> None:
        reader, writer = await self.open(address)
        try:
            page = await self._over(reader, writer, "/", packed=False)
            files = {path.decode() for path in _FILES.findall(page)}
            for path in (*sorted(files), *self.others):
                await self._over(reader, writer, path, packed=True)
        finally:
            writer.close()

    async def _over(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, *, packed: bool
    ) -> bytes:
        """Ask for something over the connection that is open."""
        accept = "Accept-Encoding: gzip, br\r\n" if packed else ""
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{accept}\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        size = _SIZE.search(head)
        self.answers[f"{path.partition('/')[2].partition('/')[0] or 'page'} {head[9:12].decode()}"] += 1
        return await reader.readexactly(int(size[1])) if size is not None else b""


class Stories(Row):
    """What is told of a finished game (item 5)."""

    name, rate = "stories", 10

    async def once(self, address: str) -> None:
        for what in ("replay", "story", "rounds/1", "record"):
            await self.ask(address, "GET", f"/api/tables/{self.prey.over.table}/{what}")


class Solvers(Row):
    """Puzzles that are listed, asked, walked through and answered at random."""

    name, rate = "solvers", 10

    async def once(self, address: str) -> None:
        _, listed = await self.ask(address, "GET", "/api/puzzles")
        lines = msgspec.json.decode(listed.partition(b"\r\n\r\n")[2] or b"{}").get("puzzles")
        if not lines:
            return
        path = "/api/puzzles/" + lines[self.begun * 7 % len(lines)]["id"]
        for what in ("", "/steps?first=0", "/hint"):
            await self.ask(address, "GET", path + what)
        await self.ask(address, "POST", path, b'{"choice": 0}')


class Behind(Row):
    """Coming back to a game from far behind, over a socket and over server-sent events (items 5 and 6)."""

    name, rate = "far behind", 10

    async def once(self, address: str) -> None:
        table = self.prey.over
        async with self.greeted(address, hello(table, None) | {"last_seq": self.answers["again"] % 200}) as (
            reader,
            _,
        ):
            await self._read_for(1.0, reader)
        self.answers["again"] += 1
        reader, writer = await self.open(address)
        try:
            path = f"/api/tables/{table.table}/events?last_seq={self.answers['again'] % 200}"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            await self._read_for(1.0, reader)
        finally:
            writer.close()

    async def _read_for(self, seconds: float, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while data := await reader.read(65536):
                    self.answers["kB"] += len(data) // 1000


class Onlookers(Row):
    """Connections that only watch, and try to play (item 8)."""

    name, rate = "onlookers", 10

    async def once(self, address: str) -> None:
        table = self.prey.running
        tries = [{"t": "take_input"}, {"t": "leave", "cid": "x"}, {"t": "say", "cid": "y", "text": "hi"}]
        async with self.greeted(address, hello(table, 0) | {"watch": True}) as (reader, writer):
            for _ in range(5):
                for one in tries:
                    writer.write(framed(msgspec.json.encode(one)))
                await asyncio.sleep(0.1)
            self.answers["refused"] += (await reader.read(1_000_000)).count(b'"code":"scope"')


class Identities(Row):
    """Requests that are refused and would like to leave an identity behind (item 9)."""

    name, rate = "identities", 20

    async def once(self, address: str) -> None:
        join = msgspec.json.encode({"t": "join", "cid": "j", "name": "Eve"})
        await self.ask(address, "POST", f"/api/tables/{self.prey.running.table}/intents", join)
        await self.ask(address, "POST", "/api/devices", b"{}")


class Joiners(Row):
    """People who join the waiting list, leave it, and join again, each with a new identity (quick match).

    Beside them three honest people at a time wait for a table of three, and it is measured how long.
    """

    name, rate = "joiners", 20

    def __init__(self, port: int, prey: Prey) -> None:
        super().__init__(port, prey)
        self.waits: list[float] = []
        self._honest: asyncio.Task[None] | None = None

    def begin(self) -> None:
        super().begin()
        self._honest = asyncio.get_running_loop().create_task(self._wait_honestly())

    async def end(self) -> str:
        if self._honest is not None:
            self._honest.cancel()
            await asyncio.gather(self._honest, return_exceptions=True)
        told = f"{median(self.waits):.1f} s in the middle, {max(self.waits):.1f} at most" if self.waits else "none"
        return f"{await super().end()}; waits of {len(self.waits)} honest people: {told}"

    async def once(self, address: str) -> None:
        cookie = await self._join(address, "Eve", {"preset": "base", "seats": 10, "bots_after": None})
        if cookie:
            await self.ask(address, "DELETE", "/api/match", cookie=cookie)
            await self._join(address, "Eve", {"preset": "base", "seats": 9, "bots_after": None}, cookie)

    async def _join(self, address: str, name: str, wish: dict[str, object], cookie: str = "") -> str:
        """Join the waiting list; return whose identity it is, empty if it was refused."""
        body = msgspec.json.encode({"name": name, "wish": wish})
        status, answer = await self.ask(address, "PUT", "/api/match", body, cookie)
        return cookie or cookie_of(answer) if status == 200 else ""

    async def _wait_honestly(self) -> None:
        for number in itertools.count():
            people = [honest_address(1000 + 3 * number % 900 + one) for one in range(3)]
            with contextlib.suppress(OSError):
                self.waits += await asyncio.gather(*(self._wait(address) for address in people))

    async def _wait(self, address: str) -> float:
        """Wait for a table; return for how many seconds."""
        began = time.perf_counter()
        cookie = await self._join(address, "Ann", {"preset": "base", "seats": 3, "bots_after": None})
        while True:
            await asyncio.sleep(0.25)
            _, answer = await self.ask(address, "GET", "/api/match", cookie=cookie)
            if msgspec.json.decode(answer.partition(b"\r\n\r\n")[2] or b"{}").get("table"):
                return time.perf_counter() - began


class DailyTries(Row):
    """The day's mine begun by one new identity after the other and left, and looked at by those who may not."""

    name, rate = "daily tries", 10

    async def once(self, address: str) -> None:
        status, answer = await self.ask(address, "GET", "/api/daily")
        if status != 200:
            return
        day = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["today"]["day"]
        await self.ask(address, "GET", f"/api/daily/{day}")
        _, answer = await self.ask(address, "POST", f"/api/daily/{day}", b'{"name":"Eve"}')
        await self.ask(address, "GET", "/api/daily", cookie=cookie_of(answer))


class Previews(Row):
    """Links of finished games looked at as messengers do, by the page and by its picture."""

    name, rate = "previews", 10

    async def once(self, address: str) -> None:
        await self.ask(address, "GET", f"/t/{self.prey.over.table}/replay")
        await self.ask(address, "GET", f"/api/tables/{self.prey.over.table}/picture")


class Probes(Row):
    """What operators look at, asked by anybody (item 10)."""

    name, rate = "probes", 10

    async def once(self, address: str) -> None:
        await self.ask(address, "GET", "/readyz")
        await self.ask(address, "GET", "/metrics")


class Sending(Row):
    """Bytes without end on one connection, whatever is answered, for a few seconds."""

    seconds = 3.0
    first = b""
    again = b""

    async def once(self, address: str) -> None:
        reader, writer = await self.open(address)
        sending = asyncio.create_task(self._send(writer))
        try:
            async with asyncio.timeout(self.seconds):
                while data := await reader.read(65536):
                    self.answers["answers"] += data.count(b"HTTP/1.1 ")
                    self.answers["429"] += data.count(b"HTTP/1.1 429")
            self.answers["closed"] += 1
        except (TimeoutError, ConnectionError) as error:
            self.answers[type(error).__name__] += 1
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            writer.close()

    async def _send(self, writer: asyncio.StreamWriter) -> None:
        writer.write(self.first)
        while True:
            writer.write(self.again)
            await writer.drain()


class Chunks(Sending):
    """A body in chunks of one byte."""

    name, rate = "tiny chunks", 1
    first = (
        b"POST /api/setups HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    again = b"1\r\nx\r\n" * 10_000


class Pipelines(Sending):
    """Requests for a file, one after the other without waiting, going on after being told that it is too fast."""

    name, rate = "pipelines", 1
    again = b"GET /icon.svg HTTP/1.1\r\nHost: x\r\n\r\n" * 500


class Heads(Row):
    """Heads of thousands of lines."""

    name, rate = "long heads", 20

    async def once(self, address: str) -> None:
        reader, writer = await self.open(address)
        try:
            writer.write(b"GET /icon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + b"a:\r\n" * 3900 + b"\r\n")
            self.answers[(await reader.read())[9:12].decode()] += 1
        finally:
            writer.close()


ROWS: list[type[Row]] = [
    Codes, Sums, Costly, Paths, Silent, Frames, BotTables, Stories, Solvers, Behind, Onlookers, Identities, Joiners,
    DailyTries, Previews, Probes, Chunks, Pipelines, Heads, FirstPages,
]  # fmt: skip
