"""A tournament of bots on one server: time, CPU and memory; with --kill the server dies by SIGKILL in every round.

    python -m bench.tournament --players 500 --rounds 7
    python -m bench.tournament --players 40 --rounds 3 --kill

In the end every table must have exactly one result, and it must be that of its record.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
from tests.ports import free_port

PLENTY = "100000/second"


class Runner:
    """The server process, and what all its lives have cost."""

    def __init__(self, data: Path, workers: int) -> None:
        self.port, self.data, self.workers = free_port(), data, workers
        self.url = f"http://127.0.0.1:{self.port}"
        self.cpu, self.memory = 0.0, 0
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start the server and wait until it answers."""
        rates = {f"SABOTEUR_RATE_{name}": PLENTY for name in ("REQUESTS", "TABLES", "DEVICES")}
        environment = {
            **os.environ, **rates, "SABOTEUR_PORT": str(self.port), "SABOTEUR_DATA": str(self.data),
            "SABOTEUR_BOT_WORKERS": str(self.workers), "SABOTEUR_BOT_DELAY": "0",
        }  # fmt: skip
        with (self.data / "log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "saboteur", "serve", "--no-browser"], env=environment, stdout=log, stderr=log
            )
        for _ in range(1200):
            try:
                httpx.get(self.url + "/healthz")
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return process
        raise SystemExit("the server does not start")

    def look(self) -> None:
        """Add up what the process and its workers have taken so far; called before it ends."""
        whole = psutil.Process(self.process.pid)
        family = [whole, *whole.children(recursive=True)]
        self.memory = max(self.memory, sum(one.memory_info().rss for one in family))
        self.last = sum(one.cpu_times().user + one.cpu_times().system for one in family)

    def kill(self) -> None:
        """Kill it as a power cut would, and start it again."""
        self.look()
        self.cpu += self.last
        workers = psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        self.process.wait()
        for worker in workers:
            if worker.is_running():
                worker.kill()
        self.process = self.start()


def play(args: argparse.Namespace, runner: Runner) -> dict[str, Any]:
    """Play the tournament and return how it stands in the end."""
    with httpx.Client(base_url=runner.url, timeout=60) as client:
        made = client.post("/api/devices", json={"program": True, "scopes": ["play", "watch"]}).json()
        client.headers["Authorization"] = f"Bearer {made['token']}"
        wish = {"name": "Bench", "plan": {"rounds": args.rounds}}
        name = client.post("/api/tournaments", json=wish).raise_for_status().json()["tournament"]

        def act(kind: str, **fields: Any) -> dict[str, Any]:
            body = {"t": kind, "cid": os.urandom(8).hex(), **fields}
            answer: dict[str, Any] = client.post(f"/api/tournaments/{name}/acts", json=body).raise_for_status().json()
            return answer

        for i in range(args.players):
            act("add_entrant", name=f"Bot {i + 1}", bot=args.level)
        for number in range(1, args.rounds + 1):
            began = time.perf_counter()
            shown = act("pair_round", round=number)
            paired = time.perf_counter() - began
            if args.kill:
                time.sleep(1.0)
                runner.kill()
            while any(table["gold"] is None for table in shown["rounds"][-1]["tables"]):
                time.sleep(1.0)
                runner.look()
                shown = client.get(f"/api/tournaments/{name}").raise_for_status().json()
            seconds = time.perf_counter() - began
            print(f"| {number} | {paired:.1f} | {seconds:.0f} |", flush=True)  # noqa: T201 - what was asked for
        for one in shown["rounds"]:
            for table in one["tables"]:
                record = client.get(f"/api/tables/{table['table']}/record").raise_for_status().json()
                assert table["results"] == 1
                assert record["result"]["gold"] == table["gold"]
        return act("finish_tournament")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--kill", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(Path(folder), args.workers)
        print("| round | seconds to pair | seconds |\n|---|---|---|")  # noqa: T201 - the same
        try:
            shown = play(args, runner)
            runner.look()
        finally:
            runner.process.terminate()
            runner.process.wait()
        tables = sum(len(one["tables"]) for one in shown["rounds"])
        cpu, memory = runner.cpu + runner.last, runner.memory / 1e6
        total = f"{tables} tables, {cpu:.0f} CPU seconds, {memory:.0f} MB with workers"
        print(f"\n{total}; each table has its one result.")  # noqa: T201 - the same


if __name__ == "__main__":
    main()
