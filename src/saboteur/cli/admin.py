"""`saboteur admin`: the operator's tools, beside a running server or without one, on either database.

They show nothing of a running game that its spectators may not see: no seed, no hand, no note, no token.
Exit codes: 0 done, 1 refused or not (wholly) done, 2 wrong usage or settings, 3 the database cannot be used.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from saboteur.cli.admin_copies import EXIT_STORE, add_copies, add_drill, all_tables
from saboteur.cli.admin_orders import add_orders
from saboteur.cli.shared import OK, REFUSED, USAGE, Complaint, console, number, say, write_text
from saboteur.club.favours import RoundActs, pairs
from saboteur.extras import how_to_get
from saboteur.play.views.text_board import draw
from saboteur.server import messages as m
from saboteur.server.operators.desk import when
from saboteur.server.people.push import INSTALLED, make_key
from saboteur.server.people_everywhere import forget_everywhere
from saboteur.server.settings import SettingsError, load
from saboteur.server.store import Phase, Store, StoreError, TableInfo, open_store
from saboteur.server.tables.delivery.frames import snapshot
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.results.deeds import acts_of

Commands = argparse._SubParsersAction
Work = Callable[[Store, argparse.Namespace], Awaitable[int]]


def add_admin(subparsers: Commands[argparse.ArgumentParser]) -> None:
    """Add the command and its own commands to the command line."""
    parser = subparsers.add_parser(
        "admin",
        help="the operator's tools: look, close, mute, ban, broadcast, drain, export, delete, backup, prune…",
        description="The operator's tools. They find the database as `saboteur serve` does (flags, environment, "
        "--config) and may be used beside a running server.",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    one = _command(commands, "list", list_tables, "list all tables")
    one.add_argument("--phase", choices=[phase.value for phase in Phase], help="only tables in this phase")
    _json(one)
    one = _command(commands, "inspect", inspect, "show a table as its spectators may see it, and who sits there")
    one.add_argument("table", metavar="TABLE", help="the table's id")
    _json(one)
    one = _command(commands, "export", export, "write everything that is kept of a person, as JSON")
    one.add_argument("person", metavar="PERSON", help="the person's id, as `inspect` shows it")
    one.add_argument("--output", type=Path, metavar="FILE", help="a new file (default: standard output)")
    one = _command(
        commands, "delete", delete, "delete a person's identity, history and notes, and their names in logs"
    )
    one.add_argument("person", metavar="PERSON", help="the person's id, as `inspect` shows it")
    one.add_argument("--yes", action="store_true", help="confirm; this cannot be undone")
    one = _command(
        commands, "favours", favours, "pairs of people whose deeds in rated games favour each other beyond chance"
    )
    one.add_argument(
        "--games", type=number(1, 1_000_000), default=2000, metavar="N", help="the latest (default 2000)"
    )
    one.add_argument("--limit", type=number(1, 10_000), default=20, metavar="N", help="pairs shown (default 20)")
    _json(one)

    add_copies(functools.partial(_command, commands))
    add_drill(commands)
    add_orders(functools.partial(_command, commands))

    line = "make a private key for web push, for the setting push_key"
    one = commands.add_parser("push-key", help=line, description=line[0].upper() + line[1:] + ".")
    one.set_defaults(run=push_key)


def push_key(_args: argparse.Namespace) -> int:
    """Make a key for web push."""
    if not INSTALLED:
        raise Complaint(f"web push needs packages that are missing: {how_to_get('push')}", REFUSED)
    say(make_key())
    return OK


def _command(
    commands: Commands[argparse.ArgumentParser], name: str, work: Work, line: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=line, description=line[0].upper() + line[1:] + ".")
    parser.add_argument("--data", metavar="DIR", help="folder of the database (default data)")
    parser.add_argument("--database", metavar="URL", help="postgresql://… or a SQLite file (default in --data)")
    parser.add_argument("--config", metavar="FILE", type=Path, help="TOML file with settings")
    parser.set_defaults(run=lambda args: run(work, args))
    return parser


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def run(work: Work, args: argparse.Namespace) -> int:
    """Open the store beside whoever uses it, and do the work."""
    try:
        settings = load({"data": args.data, "database": args.database}, file=args.config)
    except SettingsError as error:
        raise Complaint(str(error), USAGE) from None
    where = settings.database_url()
    if "://" not in where and not Path(where).is_file():  # opening would make an empty one
        raise Complaint(f"{where}: there is no database; name it with --data or --database", EXIT_STORE)

    async def use() -> int:
        store = await open_store(where, share=True)
        try:
            return await work(store, args)
        finally:
            await store.close()

    try:
        return asyncio.run(use())
    except StoreError as error:
        raise Complaint(str(error), EXIT_STORE) from None


# -- looking ---------------------------------------------------------------------------------------------------


def _line(info: TableInfo) -> dict[str, Any]:
    """Return what the list says of a table; the store keeps nothing secret beside the log."""
    found: dict[str, Any] = {"table": info.table, "steps": info.last, "held": info.owner is not None}
    if info.listing is not None:
        known = msgspec.json.decode(info.listing.summary, type=m.TableLine)
        found |= {"phase": info.listing.phase.value, "updated": info.listing.updated, "names": known.names}
        found |= {"seats": known.seats, "modules": known.modules, "clock": known.clock, "code": info.code}
    return found


async def list_tables(store: Store, args: argparse.Namespace) -> int:
    """List tables."""
    lines = [_line(info) async for info in all_tables(store)]
    lines = [line for line in lines if args.phase in {None, line.get("phase")}]
    if args.json:
        say(msgspec.json.encode(lines).decode())
        return OK
    shown = Table("table", "phase", "steps", "in memory", "last step", "people and bots", "modules")
    for line in lines:
        updated = when(line["updated"]) if "updated" in line else ""
        names = ", ".join(line.get("names", []))
        held = "yes" if line["held"] else ""
        modules = " ".join(line.get("modules", []))
        shown.add_row(line["table"], line.get("phase", "?"), str(line["steps"]), held, updated, names, modules)
    console().print(shown)
    return OK


async def state_of(store: Store, table: str) -> RoomState:
    """Fold a table's log."""
    log = await store.read(table)
    if not log:
        raise Complaint(f"there is no table {table}")
    try:
        return state_from_log(e.decode_entry(data) for _, data in log)
    except msgspec.DecodeError:  # its text might show a part of the entry
        raise Complaint(f"the log of table {table} cannot be read by this release") from None


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, for the operator: what everybody sees of it, and the person's id."""

    seat: int
    person: str
    shown: m.LobbySeat


class Inspected(msgspec.Struct, frozen=True, kw_only=True):
    """A table, for the operator: what a spectator sees, and who sits there."""

    seats: list[Seated]
    public: m.Snapshot


async def inspect(store: Store, args: argparse.Namespace) -> int:
    """Show a table."""
    state = await state_of(store, args.table)
    public = snapshot(state, None)
    seated = [Seated(seat=n, person=state.seats[n].person, shown=one) for n, one in enumerate(public.lobby.seats)]
    if args.json:
        say(msgspec.json.encode(Inspected(seats=seated, public=public)).decode())
        return OK
    lobby = public.lobby
    say(f"table {lobby.table}: {lobby.phase}{', paused' if lobby.paused else ''}, step {public.seq}")
    say(f"  {' '.join(lobby.setup.modules)}, clock {lobby.options.clock}, opened {when(lobby.created / 1000)}")
    for one in seated:
        who = f"person {one.person}" if one.person else f"bot, {one.shown.level}" if one.shown.level else "empty"
        notes = [note for note, so in (("host", one.seat == lobby.host), ("a bot plays", one.shown.away)) if so]
        say(f"  seat {one.seat}: {one.shown.name or '–'} ({', '.join([who, *notes])})")
    if public.game is not None:
        view = public.game.view
        asked = ", ".join(map(str, sorted(state.asked))) or "nobody"
        say(f"  round {view.round}, decision {public.game.decision}, waiting for seats: {asked}")
        say(draw(view))
    return OK


# -- people ----------------------------------------------------------------------------------------------------


async def export(store: Store, args: argparse.Namespace) -> int:
    """Write everything about a person. Notes of a running game stay closed: the operator may be playing, too."""
    data = await store.export_person(args.person)
    if data is None:
        raise Complaint(f"there is no person {args.person}")
    tables, running = [], set()
    for table in data.tables:
        log = [e.decode_entry(entry) for _, entry in await store.read(table)]
        if not log:
            continue
        if state_from_log(log).phase != "over":
            running.add(table)
        tables.append({"table": table, "said": [line for entry in log for line in _own_words(entry, args.person)]})
    out = {
        "person": data.person,
        "devices": data.devices,
        "tables": tables,
        "history": [
            {"table": past.table, "ended": past.ended, "summary": msgspec.Raw(past.summary)} for past in data.history
        ],
        "statistics": await store.stats(args.person),
        "notes": [
            {"table": note.table, "key": note.key, "note": msgspec.Raw(note.note)}
            for note in data.notes
            if note.table not in running
        ],
        "muted": data.muted,
        "withheld_until_the_game_is_over": sorted({note.table for note in data.notes} & running),
    }
    text = msgspec.json.format(msgspec.json.encode(out), indent=2).decode()
    if args.output is None:
        say(text)
    elif args.output.exists():
        raise Complaint(f"{args.output}: exists already")
    else:
        write_text(args.output, text + "\n")
    return OK


def _own_words(entry: e.AnyEntry, person: str) -> list[dict[str, Any]]:
    """Return what a person wrote in an entry: names, chat, claims and links, which the whole table has seen."""
    if isinstance(entry, e.Created):
        return [{"at": entry.at, "name": chair.name} for chair in entry.seats if chair.person == person]
    if entry.by != person:
        return []
    if isinstance(entry, e.Joined | e.Renamed):
        return [{"at": entry.at, "name": entry.name}]
    if isinstance(entry, e.Chatted):
        return [{"at": entry.at, "chat": entry.text}]
    if isinstance(entry, e.VoiceSet):
        return [{"at": entry.at, "voice": entry.link}]
    return [{"at": entry.at, "claim": entry.claim}] if isinstance(entry, e.Claimed) else []


async def favours(store: Store, args: argparse.Namespace) -> int:
    """Show which pairs favour each other most: something to look into, no proof."""
    rounds: list[RoundActs] = []
    names: dict[str, str] = {}
    tables = await store.rated_tables(args.games)
    for table in tables:
        state = await state_of(store, table)
        rounds += acts_of(state)
        names |= {chair.person: chair.name for chair in state.seats if chair.person and chair.person not in names}
    found = pairs(rounds)[: args.limit]
    if args.json:
        lines = [one._asdict() | {"names": [names[one.one], names[one.other]]} for one in found]
        say(msgspec.json.encode(lines).decode())
        return OK
    say(f"{len(tables)} rated games. A chance of 0.05 or less is worth a look at their games; it proves nothing.")
    shown = Table("persons", "names", "games", "deeds", "favours beyond chance", "deviations", "chance")
    for one in found:
        figures = [f"{one.favour:+.1f}", f"{one.deviations:+.1f}", f"{one.chance:.3f}"]
        who = f"{names[one.one]} – {names[one.other]}"
        shown.add_row(f"{one.one}\n{one.other}", who, str(one.games), str(one.acts), *figures)
    console().print(shown)
    return OK


async def delete(store: Store, args: argparse.Namespace) -> int:
    """Delete a person."""
    if not args.yes:
        raise Complaint("this cannot be undone; say --yes if it is meant", USAGE)
    done = await forget_everywhere(store, args.person)
    if not done.known and not done.tables and not done.busy:
        raise Complaint(f"there is no person {args.person}, and no log names one")
    say(f"deleted: {'identity, ' if done.known else ''}names in the logs of {len(done.tables)} tables")
    if done.busy:
        tables = ", ".join(done.busy)
        raise Complaint(f"still named at tables in use, delete again when they left memory: {tables}")
    return OK
