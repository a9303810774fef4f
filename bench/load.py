"""One server process under load: real games, views and WebSockets, on this machine's loopback only.

    .venv/bin/python bench/load.py --tables 200                 a move per table every 2 s, then with two bad guests
    .venv/bin/python bench/load.py --tables 200 --ramp          and then the highest rate at p99 ≤ 100 ms
    .venv/bin/python bench/load.py --tables 200 --hostile       quiet, with all of load_hostile.py at once, quiet
    .venv/bin/python bench/load.py --tables 10 --hostile --only stories      and what one of its rows costs

The server runs on one core, this driver on another. A move's time goes from sending it to the last of the table's
six seats having its frame; it includes what the driver itself takes to read. The bad guests come in a part of their
own, so that their effect on everybody else shows: some read nothing at a table that moves ten times a second, and a
player and a spectator send intents and rubbish as fast as the server takes it, coming back when they are thrown out.

Two columns say whose a long stop was: `pong`, the longest answer to a ping (the event loop's; no store is asked), and
`late`, by how much the driver itself woke up too late. A move that took much longer than both waited for the store.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import psutil
import uvloop
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.load_guests import Flooder, SlowReader  # noqa: E402
from bench.load_hostile import ROWS, Prey, Row, honest_address  # noqa: E402
from bench.load_players import Tables  # noqa: E402
from bench.load_tables import SECRET, Seated, finished, prepare  # noqa: E402

CONNECT_AT_ONCE = 40
PLENTY = "1000000/second"
LONGEST_PART = 30.0
SLOW_READERS = 3
GOAL = 100.0  # milliseconds, for the ramp


def say(text: str) -> None:
    Console(highlight=False, width=130).print(text, markup=False)


class Part(msgspec.Struct, kw_only=True):
    """The figures of one part of the run."""

    name: str
    wanted: float
    moves: int
    seconds: float
    times: list[float]
    cpu: float
    loops: float  # of it, in the threads of the event loops; the rest is the store's
    driver: float
    late: float  # by how much the driver itself was late, at most
    ponged: float  # the longest answer to a ping
    memory: int
    received: int
    begun: int  # hostile things, in all rows together
    workers: float  # seconds that the server's own processes had

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def within(self, share: float) -> float:
        """Milliseconds within which this share of the moves was with everybody."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("inf")


def start_server(
    data: Path, port: int, core: int | None, collect: bool, limits: bool = False, more: dict[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start the server as an operator would; unless all limits hold, without those that count addresses, since all
    players come from one."""
    environment = {
        **os.environ,
        "SABOTEUR_PORT": str(port),
        "SABOTEUR_DATA": str(data),
        "SABOTEUR_SECRET": SECRET,
        "SABOTEUR_LOG_LEVEL": "warning",
    }
    without = {
        "SABOTEUR_RATE_HELLOS": PLENTY,
        "SABOTEUR_RATE_REQUESTS": PLENTY,
        "SABOTEUR_MAX_CONNECTIONS": "1000000",
        "SABOTEUR_OUTBOX": "16",  # slow readers are to be cut within seconds
    }
    if not limits:
        environment |= without
    environment |= more or {}
    program = (
        "import sys, gc; gc.disable() if sys.argv.pop() == 'no' else None; from saboteur.cli import main; main()"
    )
    command = [sys.executable, "-c", program, "serve", "--no-browser", "yes" if collect else "no"]
    with (data / f"log-{port}").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    if core is not None:
        psutil.Process(process.pid).cpu_affinity([core])
    return process


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def until_it_listens(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(2400):
        if process.poll() is not None:
            raise SystemExit("the server did not start; see its log")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise SystemExit("the server does not listen")


def be_urgent(pids: list[int]) -> None:
    """Let all threads of these go before all other programs, so that a busy machine is nearly an idle one for them:
    the server wakes when something comes, not when it is its turn. Needs root."""
    for pid in pids:
        for thread in psutil.Process(pid).threads():
            os.sched_setscheduler(thread.id, os.SCHED_RR, os.sched_param(1))


def cpu_of(processes: list[psutil.Process]) -> float:
    """Seconds that these have had of the processors."""
    return float(sum(sum(process.cpu_times()[:2]) for process in processes))


def loops_of(processes: list[psutil.Process]) -> float:
    """Seconds that their first threads have had, which run the event loops."""
    mains = [next(one for one in process.threads() if one.id == process.pid) for process in processes]
    return float(sum(one.user_time + one.system_time for one in mains))


def workers_of(processes: list[psutil.Process]) -> float:
    """Seconds that the processes which these have started have had."""
    return cpu_of([child for process in processes for child in process.children(recursive=True)])


async def measure(
    tables: Tables,
    servers: list[psutil.Process],
    name: str,
    interval: float,
    seconds: float,
    rows: Sequence[Row] = (),
) -> Part:
    """Let every table make a move each `interval` seconds, and take the figures."""
    tables.begin(interval)
    await asyncio.sleep(min(2.0, interval))  # all have begun
    tables.forget()
    driver = [psutil.Process()]
    cpu, loops, own, began = cpu_of(servers), loops_of(servers), cpu_of(driver), time.perf_counter()
    workers, begun = workers_of(servers), sum(row.begun for row in rows)
    await asyncio.sleep(seconds)
    spent, cpu, own = time.perf_counter() - began, cpu_of(servers) - cpu, cpu_of(driver) - own
    loops, workers = loops_of(servers) - loops, workers_of(servers) - workers
    times, received, late, ponged = list(tables.times), tables.received, tables.late, tables.ponged
    await tables.end()
    return Part(
        name=name, wanted=len(tables.all) / interval, moves=len(times), seconds=spent, times=times, cpu=cpu,
        loops=loops, driver=own, late=late, ponged=ponged, received=received,
        memory=sum(one.memory_info().rss for one in servers), begun=sum(row.begun for row in rows) - begun,
        workers=workers,
    )  # fmt: skip


async def play(
    seated: list[Seated], prey: Prey | None, port: int, process: subprocess.Popen[bytes], options: argparse.Namespace
) -> list[Part]:
    server = [psutil.Process(process.pid)]
    sources = [honest_address(number) for number in range(len(seated))] if options.hostile else None
    tables = Tables(seated, [port], random.Random(1), sources)
    began = time.perf_counter()
    await tables.connect(CONNECT_AT_ONCE)
    say(f"{6 * len(seated)} players connected in {time.perf_counter() - began:.1f} s")
    gc.collect()
    gc.freeze()
    gc.disable()  # what the driver tidies up would count as the server's slowness
    if options.urgent:
        be_urgent([process.pid, os.getpid()])
    parts = [await measure(tables, server, "steady", options.interval, options.seconds)]
    if options.profile:
        await profile(process.pid, tables, options)
    if prey is not None:
        wanted = set(options.only or [row.name for row in ROWS]) - set(options.without)
        rows = [row(port, prey) for row in ROWS if row.name in wanted]
        for row in rows:
            row.begin()
        parts.append(await measure(tables, server, "hostile", options.interval, options.seconds, rows))
        for row in rows:
            say(await row.end())
        parts.append(await measure(tables, server, "quiet again", options.interval, options.seconds))
        if not options.only:
            parts.append(await later(tables, server, options))
    elif not options.no_guests:
        guests: list[SlowReader | Flooder] = [SlowReader(seated[1], port) for _ in range(SLOW_READERS)]
        guests += [Flooder(seated[-1], port, 0), Flooder(seated[-2], port, None)]
        for guest in guests:
            await guest.begin()
        tables.lively = 1  # the first one's game is nearly over
        tables.quiet = {len(seated) - 1}  # where a flooder has taken a player's seat
        parts.append(await measure(tables, server, "with guests", options.interval, options.seconds))
        for guest in guests:
            say(await guest.end())
        tables.lively = 2
        parts.append(await measure(tables, server, "without again", options.interval, options.seconds))
    rate = len(seated) / options.interval
    while options.ramp and (parts[-1].name != "ramp" or holds(parts[-1])):
        rate *= 1.6
        parts.append(await measure(tables, server, "ramp", len(seated) / rate, options.ramp_seconds))
        if len(parts) > 14 or tables.over():
            break
    tables.close()
    return parts


async def later(tables: Tables, servers: list[psutil.Process], options: argparse.Namespace) -> Part:
    """Let a minute pass and look again: what was taken for trouble should have been given back."""
    await asyncio.sleep(max(0.0, 60.0 - options.seconds))
    return await measure(tables, servers, "a minute later", options.interval, 5.0)


async def make_prey(database: str, modules: list[str]) -> Prey:
    return Prey(await finished(database, modules), (await prepare(database, 1, modules))[0])


def cost_each(quiet: Part, part: Part) -> str:
    """Say what a hostile thing costs: what the server took more than in a quiet part, move by move."""
    cpu = part.cpu - quiet.cpu / quiet.moves * part.moves
    loop = part.loops - quiet.loops / quiet.moves * part.moves
    each = [f"{1000 * seconds / part.begun:.2f}" for seconds in (cpu, loop, part.workers)]
    return f"{part.begun} hostile things: CPU ms each {each[0]} ({each[1]} in the event loop; bots {each[2]})"


def holds(part: Part) -> bool:
    return part.within(0.99) <= GOAL and part.rate >= 0.95 * part.wanted


async def profile(pid: int, tables: Tables, options: argparse.Namespace) -> None:
    tables.begin(options.interval)
    command = [
        "py-spy",
        "record",
        "--pid",
        str(pid),
        "--duration",
        "8",
        "--rate",
        "200",
        "--format",
        "raw",
        "--output",
    ]
    done = await asyncio.create_subprocess_exec(*command, options.profile, stdout=asyncio.subprocess.DEVNULL)
    await done.wait()
    await tables.end()


def show(parts: list[Part], options: argparse.Namespace) -> None:
    out = Table(
        "part",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "max ms",
        "pong ms",
        "late ms",
        "server core",
        "driver core",
        "RSS MB",
        "CPU ms/move",
        "in loop",
        "kB/move",
    )
    for part in parts:
        out.add_row(
            part.name,
            f"{part.rate:.0f} of {part.wanted:.0f}",
            f"{part.within(0.5):.1f}",
            f"{part.within(0.99):.1f}",
            f"{part.within(1.0):.1f}",
            f"{1000 * part.ponged:.1f}",
            f"{1000 * part.late:.1f}",
            f"{part.cpu / part.seconds:.0%}",
            f"{part.driver / part.seconds:.0%}",
            f"{part.memory / 1e6:.0f}",
            f"{1000 * part.cpu / max(1, part.moves):.2f}",
            f"{1000 * part.loops / max(1, part.moves):.2f}",
            f"{part.received / 1000 / max(1, part.moves):.1f}",
        )
    Console(width=150).print(out)
    for part in parts:
        if part.begun:
            say(cost_each(parts[-1], part))
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    say(f"{options.tables} tables of 6, {' '.join(options.modules)}; machine: {os.cpu_count()} cores, load {load}")
    held = [part.rate for part in parts if part.name == "ramp" and holds(part)]
    if options.ramp:
        say(f"highest rate held at p99 <= {GOAL:.0f} ms: {max(held, default=0):.0f} moves/s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--interval", type=float, default=2.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each part (at most 30)")
    parser.add_argument("--modules", type=lambda text: text.split(","), default=["base"], metavar="A,B")
    parser.add_argument("--ramp", action="store_true", help="find the highest rate")
    parser.add_argument("--ramp-seconds", type=float, default=4.0)
    parser.add_argument("--no-guests", action="store_true", help="leave the slow reader and the flooder out")
    parser.add_argument("--hostile", action="store_true", help="all kinds of trouble at once, with default limits")
    names = [row.name for row in ROWS]
    parser.add_argument("--without", action="append", default=[], choices=names, help="leave a hostile row out")
    parser.add_argument("--only", action="append", default=[], choices=names, help="this hostile row, no other")
    parser.add_argument("--profile", metavar="FILE", help="py-spy's raw stacks of the server, 8 s of steady play")
    parser.add_argument("--no-gc", action="store_true", help="switch Python's garbage collector off in the server")
    parser.add_argument("--urgent", action="store_true", help="go before all other programs (as root, on Linux)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build", help="for the database (default build/)")
    options = parser.parse_args()
    options.seconds = min(options.seconds, LONGEST_PART)
    cores = sorted(os.sched_getaffinity(0))
    own, theirs = (cores[-1], cores[0]) if len(cores) > 1 else (None, None)
    if own is not None:
        os.sched_setaffinity(0, {own})
    options.folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        data = Path(folder)
        database = str(data / "saboteur.sqlite")
        seated = asyncio.run(prepare(database, options.tables, options.modules))
        prey = asyncio.run(make_prey(database, options.modules)) if options.hostile else None
        port = free_port()
        process = start_server(data, port, theirs, not options.no_gc, limits=options.hostile)
        try:

            async def run() -> list[Part]:
                await until_it_listens(port, process)
                return await play(seated, prey, port, process, options)

            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                show(runner.run(run()), options)
        finally:
            process.terminate()
            process.wait(30)
            log = (data / f"log-{port}").read_text(errors="replace")
            faults = [line for line in log.splitlines() if "rror" in line or "Traceback" in line]
            say(f"server ended with {process.returncode}; lines of trouble in its log: {len(faults)}")
            say("\n".join(faults[:5]))


if __name__ == "__main__":
    main()
