"""`saboteur admin`: copies of the database – made, kept so many of, sent elsewhere, tried –, and what is old deleted.

A copy that nobody has tried is a hope. `drill` opens one as a server would, reads every log in it, and plays on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from saboteur.cli.shared import OK, REFUSED, USAGE, Complaint, number, say
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.app import Server
from saboteur.server.clubs.club_log import CLUBS
from saboteur.server.finished.pruning import PAGE, prune_table
from saboteur.server.operators.desk import when
from saboteur.server.settings import POSTGRES, Settings
from saboteur.server.shared_logs import E, LogKind, S
from saboteur.server.store import Phase, Store, StoreError, TableInfo, open_store
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.room import Room
from saboteur.server.tournaments.tournament_log import TOURNAMENTS

DAY = 86_400.0
EXIT_STORE = 3
COPY = "saboteur-%Y%m%dT%H%M%SZ.sqlite"
COPIES = re.compile(r"saboteur-\d{8}T\d{6}Z\.sqlite")
HOOK_SECONDS = 3600.0
TRIED = 5  # running games of a copy that are asked to go on, until one does
PATIENCE = 60.0  # seconds for a step; veto windows and loading included
Add = Callable[..., argparse.ArgumentParser]


def add_copies(command: Add) -> None:
    """Add the commands that open the database."""
    one = command("backup", backup, "copy the SQLite file while the server runs on")
    one.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a file that does not exist yet")
    one.add_argument("--into", type=Path, metavar="DIR", help="instead: a new file in this folder, named by the time")
    one.add_argument(
        "--keep", type=number(1, 10_000), metavar="N", help="with --into: delete all but the latest so many"
    )
    one.add_argument("--drill", action="store_true", help="try the copy before older ones go, as `admin drill` does")
    one.add_argument(
        "--hook", metavar="COMMAND", help="run this with the file's path behind it, to send it elsewhere"
    )
    one = command("prune", prune, "delete old finished games and abandoned lobbies")
    one.add_argument("--finished-days", type=number(0, 36500), metavar="N", help="finished games older than this")
    one.add_argument("--archive", type=Path, metavar="DIR", help="write their records into this folder first")
    one.add_argument("--lobby-hours", type=number(0, 876000), metavar="N", help="lobbies unused for so long")
    one.add_argument("--identity-days", type=number(0, 36500), metavar="N", help="identities that never took a seat")
    one.add_argument("--dry-run", action="store_true", help="only say what would go")


def add_drill(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command that opens a copy of the database."""
    line = "try a copy of the database: open it as a server does, read every game, and play on"
    one = commands.add_parser("drill", help=line, description=line[0].upper() + line[1:] + ".")
    one.add_argument(
        "copy", metavar="COPY", help="a file that `backup` made, which stays as it is, or postgresql://…"
    )
    one.add_argument(
        "--scratch", action="store_true", help="a PostgreSQL database that was restored for this: it is played in"
    )
    one.set_defaults(run=drill)


# -- copying -----------------------------------------------------------------------------------------------------


async def backup(store: Store, args: argparse.Namespace) -> int:
    """Copy the database; try the copy, send it elsewhere and delete older ones, if that is wanted."""
    if (args.file is None) == (args.into is None):
        raise Complaint("say where: a FILE, or --into DIR", USAGE)
    if args.keep is not None and args.into is None:
        raise Complaint("--keep needs --into DIR: only what was made there by time is ever deleted", USAGE)
    file = args.file if args.into is None else args.into / datetime.now(UTC).strftime(COPY)
    try:
        await asyncio.to_thread(file.parent.mkdir, parents=True, exist_ok=True)
        await store.backup(file)
    except OSError as error:
        raise Complaint(f"{file.parent}: {error.strerror or error}") from None
    except StoreError as error:
        raise Complaint(str(error)) from None
    say(f"wrote {file} ({file.stat().st_size / 1e6:.1f} MB)")
    if args.drill:
        await _drilled(str(file))
    if args.hook:
        await asyncio.to_thread(_send, args.hook, file)
    if args.keep is not None:
        copies = sorted(path for path in args.into.iterdir() if COPIES.fullmatch(path.name))
        for old in copies[: -args.keep]:
            old.unlink()
            say(f"deleted {old}")
    return OK


def _send(hook: str, file: Path) -> None:
    """Run the operator's command with the file behind it. What it says is the operator's."""
    try:
        done = subprocess.run([*shlex.split(hook), str(file)], timeout=HOOK_SECONDS, check=False)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise Complaint(f"the hook could not be run ({error}); {file} is kept, and so are all older copies") from None
    if done.returncode != 0:
        raise Complaint(f"the hook ended with {done.returncode}; {file} is kept, and so are all older copies")


# -- trying a copy -----------------------------------------------------------------------------------------------


class Read(msgspec.Struct):
    """What a copy holds."""

    tables: Counter[str]
    entries: int
    damaged: list[str]
    running: list[str]  # tables where somebody could act


def drill(args: argparse.Namespace) -> int:
    """Try a copy."""
    if args.copy.startswith(POSTGRES) and not args.scratch:
        raise Complaint("a move is played there: say --scratch if it is a database that nobody needs", USAGE)
    if "://" not in args.copy and not Path(args.copy).is_file():
        raise Complaint(f"{args.copy}: there is no such file", EXIT_STORE)
    asyncio.run(_drilled(args.copy))
    return OK


async def _drilled(copy: str) -> None:
    """Open, read, play, end, and look whether it is there. Complaint: this copy cannot be used."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="saboteur-drill-") as folder:
        database = copy
        if not copy.startswith(POSTGRES):
            database = str(Path(folder) / "saboteur.sqlite")
            try:
                await asyncio.to_thread(_whole, Path(copy), Path(database))
            except OSError as error:
                raise Complaint(f"{copy}: {error.strerror or error}", EXIT_STORE) from None
        try:
            found = await _read_all(database)
            tables = ", ".join(f"{count} {phase}" for phase, count in sorted(found.tables.items()))
            say(f"opened: {found.tables.total()} logs ({tables or 'none'}), {found.entries} entries")
            if found.damaged:
                raise Complaint(f"{copy}: these cannot be read: {', '.join(found.damaged)}")
            table, seq = await _play(database, Path(folder), found.running)
            async with _opened(database) as store:
                if len(await store.read(table, seq - 1)) < 1:
                    raise Complaint(f"{copy}: step {seq} of table {table} was acknowledged and is not there")
        except StoreError as error:
            raise Complaint(str(error), EXIT_STORE) from None
    say(f"played: table {table} took step {seq}, which is there after a restart")
    say(f"{copy} is a backup: it took {time.monotonic() - began:.1f} s to find out")


def _whole(copy: Path, to: Path) -> None:
    """Copy a file, and have SQLite look through all of it: a server looks at a part, so as to start soon."""
    shutil.copyfile(copy, to)
    with contextlib.closing(sqlite3.connect(to)) as con:
        try:
            said = [row[0] for row in con.execute("PRAGMA integrity_check(3)")]
        except sqlite3.DatabaseError as error:
            said = [str(error)]
    if said != ["ok"]:
        raise Complaint(f"{copy}: damaged: {'; '.join(said)}", EXIT_STORE)


@contextlib.asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


async def _read_all(database: str) -> Read:
    found = Read(tables=Counter(), entries=0, damaged=[], running=[])
    async with _opened(database) as store:
        for owner in await store.owners():  # the processes of then, which live on in a fresh copy for some seconds
            if database.startswith(POSTGRES):
                raise Complaint(f"{owner} is alive there: this is no database that nobody needs", REFUSED)
            await store.retire(owner)
        async for info in all_tables(store):
            found.tables[info.listing.phase.value if info.listing else "unlisted"] += 1
            state = await _state(store, info.table, found)
            if state is not None and _who_could_act(state) is not None:
                found.running.append(info.table)
        await _read_shared(store, TOURNAMENTS, found)
        await _read_shared(store, CLUBS, found)
    return found


async def _read_shared(store: Store, kind: LogKind[S, E], found: Read) -> None:
    for name in await store.shared_logs(kind.phase):
        log = await store.read(name)
        found.tables[kind.phase.value] += 1
        found.entries += len(log)
        try:
            kind.fold(kind.decode(entry) for _, entry in log)
        except Exception:  # noqa: BLE001 -- whatever is wrong with it, it is named
            found.damaged.append(name)


async def _state(store: Store, table: str, found: Read) -> RoomState | None:
    log = await store.read(table)
    found.entries += len(log)
    try:
        return state_from_log(e.decode_entry(entry) for _, entry in log)
    except Refusal as refusal:
        if refusal.code != "module_missing":  # of a package that is not installed here: nothing is wrong with it
            found.damaged.append(table)
    except Exception:  # noqa: BLE001 -- whatever is wrong with it, it is named
        found.damaged.append(table)
    return None


def _who_could_act(state: RoomState) -> int | None:
    if state.phase != "playing" or state.paused or state.clocks.window is not None or state.interval is not None:
        return None
    return next((seat for seat in sorted(state.asked) if not state.played_by_bot(seat)), None)


async def _play(database: str, folder: Path, running: list[str]) -> tuple[str, int]:
    """Start a server without a network on the copy, and take a step; return where, and which.

    It has default settings: nobody is notified of anything."""
    settings = Settings(data=str(folder), database=database, bot_workers=0, judge=False, log_level="error")
    server = Server(settings)
    await server.open()
    try:
        for table in running[:TRIED]:
            room = await server.rooms.get(table)
            seat = _who_could_act(room.state) if isinstance(room, Room) else None
            if isinstance(room, Room) and seat is not None:
                assert room.state.game is not None
                action = room.state.game.legal(seat)[0]
                act = m.Act(cid="drill", decision=room.state.decision, action=action)
                return table, await _taken(room, room.state.seats[seat].person, act)
        if running:
            raise Complaint(f"none of the running games goes on: {', '.join(running[:TRIED])}")
        return await _new_game(server)
    finally:
        await server.close()


async def _new_game(server: Server) -> tuple[str, int]:
    """Where no game waits for anybody: a new table."""
    _, identity = await server.identities.make(server.clock.now(), name="Drill")
    wish = m.NewTable(name="Drill", bots=True)
    room = await server.rooms.create(identity.person, wish, wish.setup)
    return room.state.table, await _taken(room, identity.person, m.Start(cid="drill"))


async def _taken(room: Room, person: str, intent: m.AnyIntent) -> int:
    answer: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()
    room.submit(person, intent, answer.set_result)
    try:
        said = await asyncio.wait_for(answer, PATIENCE)
    except TimeoutError:
        raise Complaint(f"table {room.state.table} did not answer within {PATIENCE:g} s") from None
    if isinstance(said, m.No):
        raise Complaint(f"table {room.state.table} does not go on: {said.sentence}")
    return said.seq


# -- deleting what is old ------------------------------------------------------------------------------------------


async def all_tables(store: Store) -> AsyncIterator[TableInfo]:
    """Go through all tables in the order of their ids."""
    after = ""
    while page := await store.tables(after, PAGE):
        for info in page:
            yield info
        after = page[-1].table


async def prune(store: Store, args: argparse.Namespace) -> int:
    """Delete what is old and in nobody's hands."""
    if args.finished_days is None and args.lobby_hours is None and args.identity_days is None:
        raise Complaint("say what: --finished-days N, --lobby-hours N, --identity-days N, or several", USAGE)
    now = time.time()
    if args.identity_days is not None and not args.dry_run:
        after = await store.collect_people(now - args.identity_days * DAY, "", PAGE)
        while after:
            after = await store.collect_people(now - args.identity_days * DAY, after, PAGE)
        say("deleted identities that never took a seat")
    before = {
        Phase.OVER: None if args.finished_days is None else now - args.finished_days * DAY,
        Phase.LOBBY: None if args.lobby_hours is None else now - args.lobby_hours * 3600.0,
        Phase.PLAYING: None,
    }
    gone = 0
    async for info in all_tables(store):
        limit = before[info.listing.phase] if info.listing is not None else None
        if limit is None or info.listing is None or info.listing.updated >= limit or info.owner is not None:
            continue
        if args.dry_run:
            say(f"would delete {info.table}, last step {when(info.listing.updated)}")
        else:
            try:
                if not await prune_table(store, info, "prune", args.archive):
                    continue
            except OSError as error:
                raise Complaint(f"{args.archive}: {error.strerror or error}; {info.table} is kept", REFUSED) from None
        gone += 1
    say(f"{'would delete' if args.dry_run else 'deleted'} {gone} tables")
    if gone and not args.dry_run:
        print("saboteur: SQLite uses the freed room again; the file itself does not shrink", file=sys.stderr)
    return OK
