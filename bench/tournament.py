"""A tournament of bots on one server: time, CPU and memory; with --kill the server dies by SIGKILL in every round.

    python -m bench.tournament --players 500 --rounds 7
    python -m bench.tournament --players 500 --rounds 7 --kill
    python -m bench.tournament --players 40 --rounds 3 --twice

In the end every table must have exactly one result, and it must be that of its record. --twice plays the same
tournament with the same deals once undisturbed and once with --kill, both from one copied data folder: bots' luck
comes from their game's seed, so standings must be the same to the last point. For that bots get all the time they
need: a server where too many want to think at once plays a move at random for whoever is late, which no two runs do
alike.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import psutil
from tests.ports import free_port

PLENTY = "100000/second"
PATIENCE = 60  # times that a server may be busy
SERVER = "import sys; from saboteur.cli import main; sys.exit(main())"
PATIENT = "from saboteur.server.tables.bots import bot_pool; bot_pool.LATE = 60.0; " + SERVER


class Runner:
    """The server process, and what all its lives have cost."""

    def __init__(self, data: Path, workers: int, code: str = SERVER) -> None:
        self.port, self.data, self.workers, self.code = free_port(), data, workers, code
        self.url = f"http://127.0.0.1:{self.port}"
        self.cpu = self.workers_cpu = 0.0
        self.memory = 0
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
                [sys.executable, "-c", self.code, "serve", "--no-browser"], env=environment, stdout=log, stderr=log
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
        took = [one.cpu_times().user + one.cpu_times().system for one in family]
        self.last, self.last_of_workers = sum(took), sum(took[1:])

    def stop(self) -> None:
        """End it as an operator does."""
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """Kill it as a power cut would, and start it again."""
        self.look()
        self.cpu += self.last
        self.workers_cpu += self.last_of_workers
        workers = psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        self.process.wait()
        for worker in workers:
            if worker.is_running():
                worker.kill()
        self.process = self.start()


Shown = dict[str, Any]


class Organiser:
    """Whoever holds the tournament, over HTTP."""

    def __init__(self, url: str, token: str, name: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=120, headers={"Authorization": f"Bearer {token}"})
        self.name = name

    def act(self, kind: str, **fields: Any) -> Shown:
        """Do something in the tournament."""
        body = {"t": kind, "cid": os.urandom(8).hex(), **fields}
        for _ in range(PATIENCE):
            said = self.client.post(f"/api/tournaments/{self.name}/acts", json=body)
            if said.status_code != httpx.codes.SERVICE_UNAVAILABLE:  # busy, as after a start: the same again is safe
                break
            time.sleep(1.0)
        answer: Shown = said.raise_for_status().json()
        return answer

    def look(self) -> Shown:
        """Return how it stands."""
        shown: Shown = self.client.get(f"/api/tournaments/{self.name}").raise_for_status().json()
        return shown


def prepare(args: argparse.Namespace, data: Path) -> tuple[str, str]:
    """Begin the tournament and register everybody; return the organiser's token and its id."""
    runner = Runner(data, args.workers)
    with httpx.Client(base_url=runner.url, timeout=60) as client:
        made = client.post("/api/devices", json={"program": True, "scopes": ["play", "watch"]}).json()
        client.headers["Authorization"] = f"Bearer {made['token']}"
        wish = {"name": "Bench", "plan": {"rounds": args.rounds}}
        name = client.post("/api/tournaments", json=wish).raise_for_status().json()["tournament"]
    organiser = Organiser(runner.url, made["token"], name)
    for i in range(args.players):
        organiser.act("add_entrant", name=f"Bot {i + 1}", bot=args.level)
    runner.stop()
    return made["token"], name


def play(args: argparse.Namespace, runner: Runner, token: str, name: str, *, kill: bool) -> Shown:
    """Play the tournament and return how it stands in the end."""
    organiser = Organiser(runner.url, token, name)
    say("| round | seconds to pair | seconds | asked how it stands, ms |")
    say("|---|---|---|---|")
    shown: Shown = {}
    for number in range(1, args.rounds + 1):
        began = time.perf_counter()
        shown = organiser.act("pair_round", round=number)
        paired = time.perf_counter() - began
        if kill:
            time.sleep(args.after)
            runner.kill()
        asked = [0.0]
        while any(table["gold"] is None for table in shown["rounds"][-1]["tables"]):
            time.sleep(1.0)
            runner.look()
            at = time.perf_counter()
            shown = organiser.look()
            asked.append(1000 * (time.perf_counter() - at))
        say(f"| {number} | {paired:.1f} | {time.perf_counter() - began:.0f} | {median(asked):.0f} |")
    return shown


def check(shown: Shown, organiser: Organiser) -> None:
    """Compare every table's result with its record."""
    for one in shown["rounds"]:
        for table in one["tables"]:
            record = organiser.client.get(f"/api/tables/{table['table']}/record").raise_for_status().json()
            if table["results"] != 1 or record["result"]["gold"] != table["gold"]:
                raise SystemExit(
                    f"table {table['number']} of round {one['number']} has another result than its record"
                )


def first_difference(shown: Shown, killed: Shown) -> str:
    """Say where two tournaments first went apart."""
    for one, other in zip(shown["rounds"], killed["rounds"], strict=True):
        for part in ("seats", "gold"):
            if [table[part] for table in one["tables"]] != [table[part] for table in other["tables"]]:
                return f"{part} of round {one['number']}"
    return "not in any round"


def run(args: argparse.Namespace, data: Path, token: str, name: str, *, kill: bool) -> Shown:
    """Play it on a server of its own and say what it took."""
    runner = Runner(data, args.workers, PATIENT if args.twice else SERVER)
    try:
        shown = play(args, runner, token, name, kill=kill)
        runner.look()
        cpu, bots, memory = runner.cpu + runner.last, runner.workers_cpu + runner.last_of_workers, runner.memory / 1e6
        thoughts = httpx.get(runner.url + "/metrics").text.splitlines()
        check(shown, Organiser(runner.url, token, name))
    finally:
        runner.stop()
    tables = sum(len(one["tables"]) for one in shown["rounds"])
    say(
        f"\n{tables} tables, {cpu:.0f} CPU seconds, {bots:.0f} of them in the {args.workers} workers of bots, "
        f"{memory:.0f} MB with workers; each table has its one result."
    )
    for line in thoughts:  # since the last start
        if line.startswith("saboteur_bot_thoughts_total"):
            say(line)
    return shown


def say(text: str) -> None:
    """Print what was asked for."""
    print(text, flush=True)  # noqa: T201 - what was asked for


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--after", type=float, default=2.0, help="seconds after pairing when the server is killed")
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--twice", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data, again = Path(folder) / "one", Path(folder) / "other"
        data.mkdir()
        token, name = prepare(args, data)
        shutil.copytree(data, again)
        shown = run(args, data, token, name, kill=args.kill and not args.twice)
        if args.twice:
            say("\nKilled in every round:\n")
            killed = run(args, again, token, name, kill=True)
            if killed["standings"] != shown["standings"]:
                raise SystemExit(f"the standings differ: {first_difference(shown, killed)}")
            say("The standings are the same.")


if __name__ == "__main__":
    main()
