"""`saboteur admin`: what acts on running servers – close, rename, mute, ban, broadcast, drain – and what they see.

Everything goes through the database. Running processes look there every two seconds.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec
from rich.table import Table

from saboteur.cli.common import OK, USAGE, Complaint, console, number, say
from saboteur.core.refusal import Refusal
from saboteur.server.operator import network
from saboteur.server.orders import Broadcast, CloseTable, Drain, ProcessState, RenameSeat, give
from saboteur.server.people.names import clean_chat, clean_name
from saboteur.server.store import Sanction, Store

ALIVE = 30.0  # seconds since a process last told of itself
LENGTHS = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
_LENGTH = re.compile(r"(\d{1,4})([mhdw])")
Add = Callable[..., argparse.ArgumentParser]


def add_orders(command: Add) -> None:
    """Add the commands."""
    one = command("close", close, "close a table; everybody there is told")
    one.add_argument("table", metavar="TABLE")
    one = command("rename", rename, "give somebody at a table another name")
    one.add_argument("table", metavar="TABLE")
    one.add_argument("seat", type=number(0, 11), metavar="SEAT")
    one.add_argument("name", metavar="NAME")
    one = command("broadcast", broadcast, "tell everybody who is connected something")
    one.add_argument("text", metavar="TEXT")
    one = command("drain", drain, "let a process give its tables away and take no new ones (before you stop it)")
    one.add_argument("process", metavar="PROCESS", nargs="?", default="", help="as `busiest` shows it; default: all")
    one.add_argument("--undo", action="store_true", help="let it take tables again")
    for kind, line in (
        ("ban", "let a person, an address or a network play no more"),
        ("mute", "let a person write no more"),
    ):
        one = command(kind, forbid, line)
        one.add_argument(
            "subject", metavar="WHO", help="a person's id; to ban also an address or a network such as 192.0.2.0/24"
        )
        one.add_argument(
            "--for",
            dest="length",
            type=length,
            default=LENGTHS["d"],
            metavar="LENGTH",
            help="30m, 12h, 7d, 4w (default 1d)",
        )
        one.add_argument("--reason", default="", help="for yourself")
        one.set_defaults(kind=kind, lift=False)
        one = command(f"un{kind}", forbid, f"end a {kind}")
        one.add_argument("subject", metavar="WHO")
        one.set_defaults(kind=kind, lift=True)
    command("sanctions", sanctions, "list all bans and mutes that hold")
    command("busiest", busiest, "list running processes, and the busiest addresses and tables of each")
    one = command("reports", reports, "show what players reported, the latest first")
    one.add_argument("--limit", type=number(1, 1000), default=20, metavar="N")


def length(text: str) -> float:
    """Read how long something is to last."""
    found = _LENGTH.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no length such as 30m, 12h, 7d or 4w")
    return int(found.group(1)) * LENGTHS[found.group(2)]


def _when(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


async def _known(store: Store, table: str) -> None:
    if not await store.read(table, after=0):
        raise Complaint(f"there is no table {table}")


async def close(store: Store, args: argparse.Namespace) -> int:
    """Close a table."""
    await _known(store, args.table)
    await give(store, CloseTable(table=args.table))
    say("ordered; the servers look every two seconds")
    return OK


async def rename(store: Store, args: argparse.Namespace) -> int:
    """Rename somebody."""
    await _known(store, args.table)
    try:
        name = clean_name(args.name)
    except Refusal as refusal:
        raise Complaint(refusal.sentence) from None
    await give(store, RenameSeat(table=args.table, seat=args.seat, name=name))
    say("ordered; the servers look every two seconds")
    return OK


async def broadcast(store: Store, args: argparse.Namespace) -> int:
    """Tell everybody something."""
    try:
        text = clean_chat(args.text)
    except Refusal as refusal:
        raise Complaint(refusal.sentence) from None
    await give(store, Broadcast(text=text))
    say("ordered; the servers look every two seconds")
    return OK


async def drain(store: Store, args: argparse.Namespace) -> int:
    """Drain a process."""
    known = {one.process for one in await store.processes(time.time() - ALIVE)}
    if args.process and args.process not in known:
        raise Complaint(f"no process {args.process} runs; there are: {', '.join(sorted(known)) or 'none'}")
    await give(store, Drain(process=args.process, drain=not args.undo))
    say("ordered; the servers look every two seconds")
    return OK


async def forbid(store: Store, args: argparse.Namespace) -> int:
    """Ban or mute somebody, or end it."""
    subject = args.subject.strip()
    if "." in subject or ":" in subject:
        if args.kind == "mute":
            raise Complaint("persons are muted, not addresses", USAGE)
        try:
            subject = str(network(subject))
        except ValueError:
            raise Complaint(f"{subject} is no address and no network", USAGE) from None
    elif not args.lift and await store.person(subject) is None:
        raise Complaint(f"there is no person {subject}")
    if args.lift:
        if not await store.drop_sanction(args.kind, subject):
            raise Complaint(f"{subject} has no {args.kind}")
        say(f"ended the {args.kind} of {subject}")
        return OK
    until = time.time() + args.length
    await store.put_sanction(Sanction(kind=args.kind, subject=subject, until=until, reason=args.reason))
    say(f"{args.kind} of {subject} until {_when(until)} UTC")
    return OK


async def sanctions(store: Store, _args: argparse.Namespace) -> int:
    """List bans and mutes."""
    shown = Table("what", "who", "until (UTC)", "reason")
    for one in await store.sanctions(time.time()):
        shown.add_row(one.kind, one.subject, _when(one.until), one.reason)
    console().print(shown)
    return OK


async def busiest(store: Store, _args: argparse.Namespace) -> int:
    """Show what runs."""
    running = await store.processes(time.time() - ALIVE)
    if not running:
        raise Complaint("no server has told of itself in the last half minute")
    for one in running:
        state = msgspec.json.decode(one.body, type=ProcessState)
        drained = ", draining" if state.draining else ""
        say(f"process {one.process} at {state.url}{drained}: {state.tables} tables, {state.connections} connections,")
        say(f"  {state.bots_waiting} bots waiting")
        for busy in state.networks:
            say(f"  {busy.count:6} connections from {busy.name}")
        for busy in state.busy_tables:
            say(f"  {busy.count:6} steps just now at table {busy.name}")
    return OK


async def reports(store: Store, args: argparse.Namespace) -> int:
    """Show reports."""
    for one in await store.reports(args.limit):
        say(f"{_when(one.made)}  table {one.table}, person {one.person}")
        say("  " + one.body.decode())
    return OK
