"""Hours of ordinary evenings at one server process: does it stay as small and as quick as it was?

    .venv/bin/python bench/soak.py --hours 4                       a line a minute, and what came of it
    .venv/bin/python bench/soak.py --hours 4 --samples build/soak  samples in a file, one JSON object a line
    .venv/bin/python bench/soak.py --of build/soak                 what came of a run that is over or goes on

After a warm-up (a quarter of the time, half an hour at most), in which memory fills with what is remembered on
purpose, the first tenth of the samples is compared with the last: memory within 5 %, as many open files and threads,
moves as quick – less how late the driver itself woke up, which is the machine's doing. Ends with 1 if something grew.
Load is light on purpose (20 tables, some 4 moves a second): what leaks by the hour leaks all the same. Finished games
go to the store, which is a file here and may grow.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import psutil
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.load import cpu_of, free_port, say, start_server, until_it_listens  # noqa: E402
from bench.load_players import asked  # noqa: E402
from bench.soak_people import Evenings, Figures  # noqa: E402

EVERY = 30.0  # seconds between two samples
WARM_UP = 0.25, 1800.0  # of the run, and seconds at most
FEWEST = 20  # samples after the warm-up, below which nothing can be said
MEMORY_GROWTH = 1.05
FILES_MORE = 3
LATENCY_GROWTH, LATENCY_MORE = 1.5, 0.002  # seconds
_METRIC = re.compile(r"^(saboteur_\w+)(?:\{[^}]*\})? ([0-9.e+]+)$", re.MULTILINE)


class Sample(msgspec.Struct, kw_only=True):
    """What was seen at one moment, and since the moment before."""

    at: float  # seconds since the start
    memory: float  # MB that the server's first process has in memory
    workers: float  # MB of its other processes
    files: int
    threads: int
    core: float  # share of one core, of all its processes, since the sample before
    moves: int
    p50: float  # seconds
    p99: float
    late: float  # by how many seconds the driver woke up too late, in the middle
    tables: float  # in memory
    remembered: float  # callers that limits remember
    lag: float  # of the server's loop, now
    store: float  # MB
    counts: dict[str, int]  # since the start


def verdict(samples: Sequence[Sample]) -> tuple[list[str], bool]:
    """Say what came of it, in sentences, and whether all is as it was."""
    length = samples[-1].at if samples else 0.0
    warm = min(WARM_UP[0] * length, WARM_UP[1])
    kept = [one for one in samples if one.at >= warm]
    if len(kept) < FEWEST:
        return [f"too short to tell: {len(kept)} samples after the warm-up, {FEWEST} needed"], False
    tenth = max(5, len(kept) // 10)
    first, last = kept[:tenth], kept[-tenth:]

    def middles(name: str) -> tuple[float, float]:
        one, other = (statistics.median(getattr(sample, name) for sample in part) for part in (first, last))
        return one, other

    def quickness(part: Sequence[Sample]) -> float:
        return statistics.median(max(0.0, one.p50 - one.late) for one in part if one.moves)

    memory, files, threads, core = middles("memory"), middles("files"), middles("threads"), middles("core")
    quick = quickness(first), quickness(last)
    found = [
        (f"memory {memory[0]:.0f} → {memory[1]:.0f} MB", memory[1] <= MEMORY_GROWTH * memory[0]),
        (f"open files {files[0]:.0f} → {files[1]:.0f}", files[1] <= files[0] + FILES_MORE),
        (f"threads {threads[0]:.0f} → {threads[1]:.0f}", threads[1] <= threads[0] + FILES_MORE),
        (
            f"a move in the middle {1000 * quick[0]:.1f} → {1000 * quick[1]:.1f} ms",
            quick[1] <= LATENCY_GROWTH * quick[0] + LATENCY_MORE,
        ),
    ]
    lines = [f"{'ok  ' if well else 'GREW'}  {line}" for line, well in found]
    p99 = statistics.median(one.p99 for one in kept if one.moves)
    lines.append(
        f"of one core {core[0]:.0%} → {core[1]:.0%}; a move at p99 {1000 * p99:.0f} ms, in the middle of all samples"
    )
    lines.append(f"{length / 3600:.2f} h, compared from {kept[0].at / 60:.0f} min on: {dict(samples[-1].counts)}")
    return lines, all(well for _, well in found)


class Watch:
    """Takes samples of a server."""

    def __init__(self, pid: int, port: int, data: Path, figures: Figures) -> None:
        self._process = psutil.Process(pid)
        self._port, self._data, self._figures = port, data, figures
        self._began = self._last = time.monotonic()
        self._cpu = cpu_of(self._all())
        self._lates: list[float] = []

    def _all(self) -> list[psutil.Process]:
        return [self._process, *self._process.children(recursive=True)]

    async def be_late(self) -> None:
        """Note how late this process wakes up, again and again."""
        while True:
            due = time.perf_counter() + 0.25
            await asyncio.sleep(0.25)
            self._lates.append(time.perf_counter() - due)

    async def sample(self) -> Sample:
        """Look."""
        now, cpu, all_of_them = time.monotonic(), 0.0, self._all()
        cpu = cpu_of(all_of_them)
        core = (cpu - self._cpu) / (now - self._last)
        self._cpu, self._last = cpu, now
        moves, lates, self._lates = sorted(self._figures.take()), self._lates or [0.0], []
        status, text = await asked(self._port, "GET", "/metrics")
        seen = {name: float(number) for name, number in _METRIC.findall(text.decode())} if status == 200 else {}
        files = self._data.glob("saboteur.sqlite*")
        return Sample(
            at=now - self._began,
            memory=self._process.memory_info().rss / 1e6,
            workers=sum(one.memory_info().rss for one in all_of_them[1:]) / 1e6,
            files=self._process.num_fds(),
            threads=self._process.num_threads(),
            core=core,
            moves=len(moves),
            p50=moves[len(moves) // 2] if moves else 0.0,
            p99=moves[len(moves) * 99 // 100] if moves else 0.0,
            late=statistics.median(lates),
            tables=seen.get("saboteur_tables", 0.0),
            remembered=seen.get("saboteur_limits_remembered", 0.0),
            lag=seen.get("saboteur_loop_lag_seconds", 0.0),
            store=sum(one.stat().st_size for one in files) / 1e6,
            counts=dict(self._figures.counts),
        )


async def soak(port: int, pid: int, data: Path, options: argparse.Namespace, out: Path) -> list[Sample]:
    """Let people play for hours, and look every half minute."""
    figures = Figures()
    watch = Watch(pid, port, data, figures)
    tables = [Evenings(number, port, options.pace, figures) for number in range(options.tables)]
    tasks = [asyncio.create_task(one.on_and_on()) for one in tables]
    tasks.append(asyncio.create_task(watch.be_late()))
    samples: list[Sample] = []
    try:
        while not samples or samples[-1].at < options.hours * 3600:
            await asyncio.sleep(EVERY)
            if not psutil.pid_exists(pid):
                raise SystemExit("the server is gone; see its log")
            samples.append(await watch.sample())
            with out.open("ab") as kept:
                kept.write(msgspec.json.encode(samples[-1]) + b"\n")
            if len(samples) % 2 == 0:
                one = samples[-1]
                say(
                    f"{one.at / 60:5.0f} min  {one.memory:4.0f} MB  {one.files} files  {one.core:4.0%} of a core"
                    f"  {one.moves} moves  p50 {1000 * one.p50:.1f} ms  late {1000 * one.late:.1f} ms"
                    f"  {one.tables:.0f} tables"
                )
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return samples


def conclude(samples: Sequence[Sample]) -> bool:
    lines, well = verdict(samples)
    say("\n".join(lines))
    return well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds that people think, on average")
    parser.add_argument("--samples", type=Path, help="file to add the samples to (default: in a folder that goes)")
    parser.add_argument("--of", type=Path, metavar="FILE", help="only say what came of a run")
    options = parser.parse_args()
    if options.of is not None:
        kept = [msgspec.json.decode(line, type=Sample) for line in options.of.read_bytes().splitlines()]
        sys.exit(0 if conclude(kept) else 1)
    if not 0 < options.hours <= 48 or not 1 <= options.tables <= 500:
        parser.error("hours: up to 48; tables: 1 to 500")
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        data, port = Path(folder), free_port()
        out = options.samples or data / "samples"
        out.write_bytes(b"")
        more = {"SABOTEUR_IDLE_MINUTES": "2", "SABOTEUR_OUTBOX": "256"}
        process = start_server(data, port, None, collect=True, limits=True, more=more)
        try:

            async def run() -> list[Sample]:
                await until_it_listens(port, process)
                return await soak(port, process.pid, data, options, out)

            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                samples = runner.run(run())
        finally:
            process.terminate()
            process.wait(60)
            with contextlib.suppress(OSError):
                log = (data / f"log-{port}").read_text(errors="replace").splitlines()
                lines = Counter(line.split("]")[-1].strip()[:60] for line in log)
                say(f"server ended with {process.returncode}; in its log: {dict(lines.most_common(5))}")
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    well = conclude(samples)
    say(f"{options.tables} tables; machine: {os.cpu_count()} cores, load {load}")
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
