"""`saboteur admin`: what acts on running servers – close, rename, mute, ban, broadcast, drain – and what they see.

Everything goes through the database. Running processes look there every two seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Awaitable, Callable

import msgspec
from rich.table import Table

from saboteur.cli.shared import OK, REFUSED, USAGE, Complaint, console, number, say
from saboteur.server.operators import desk as acts
from saboteur.server.operators.desk import ALIVE, LENGTHS, CannotAct, Desk, when
from saboteur.server.operators.orders import ProcessState
from saboteur.server.store import Store

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
        if kind == "ban":
            one.add_argument(
                "--addresses", action="store_true", help="of a person: also the addresses they were last seen at"
            )
        one.set_defaults(kind=kind, lift=False)
        one = command(f"un{kind}", forbid, f"end a {kind}")
        one.add_argument("subject", metavar="WHO")
        one.set_defaults(kind=kind, lift=True)
    command("sanctions", sanctions, "list all bans and mutes that hold")
    command("busiest", busiest, "list running processes, and the busiest addresses and tables of each")
    one = command("token", token, "make a token for the page /admin, or end tokens")
    one.add_argument(
        "--for", dest="length", type=length, default=LENGTHS["h"] * 12, metavar="LENGTH", help="(default 12h)"
    )
    one.add_argument("--label", default="operator", help="whose it is, for the list of what was done")
    one.add_argument("--revoke", metavar="LABEL", help="end the tokens of this label, or `all`")
    one = command("audit", audit, "show what operators did, the latest first")
    one.add_argument("--limit", type=number(1, 10_000), default=50, metavar="N")
    one = command("reports", reports, "show what players reported and nobody has seen to yet, the latest first")
    one.add_argument("--limit", type=number(1, 1000), default=20, metavar="N")
    one.add_argument("--all", action="store_true", dest="done", help="also those that are done")
    one = command("done", done, "note that you have seen to a report")
    one.add_argument("report", metavar="NUMBER", help="as `reports` shows it")
    one.add_argument("--note", default="", help="what you did, for the list of acts")


def length(text: str) -> float:
    """Read how long something is to last."""
    try:
        return acts.length(text)
    except CannotAct as cannot:
        raise argparse.ArgumentTypeError(str(cannot)) from None


def _desk(store: Store) -> Desk:
    return Desk(store, "command line")


async def _told(act: Awaitable[str]) -> int:
    """Say what came of an act."""
    try:
        say(await act)
    except CannotAct as cannot:
        raise Complaint(str(cannot), USAGE if cannot.usage else REFUSED) from None
    return OK


async def close(store: Store, args: argparse.Namespace) -> int:
    """Close a table."""
    return await _told(_desk(store).close(args.table))


async def rename(store: Store, args: argparse.Namespace) -> int:
    """Rename somebody."""
    return await _told(_desk(store).rename(args.table, args.seat, args.name))


async def broadcast(store: Store, args: argparse.Namespace) -> int:
    """Tell everybody something."""
    return await _told(_desk(store).broadcast(args.text))


async def drain(store: Store, args: argparse.Namespace) -> int:
    """Drain a process."""
    return await _told(_desk(store).drain(args.process, drain=not args.undo))


async def forbid(store: Store, args: argparse.Namespace) -> int:
    """Ban or mute somebody, or end it."""
    desk = _desk(store)
    if args.lift:
        return await _told(desk.lift(args.kind, args.subject))
    addresses = getattr(args, "addresses", False)  # of bans alone
    return await _told(desk.forbid(args.kind, args.subject, args.length, args.reason, addresses=addresses))


async def token(store: Store, args: argparse.Namespace) -> int:
    """Make a token for the operator's page, or end tokens."""
    desk = _desk(store)
    if args.revoke:
        return await _told(desk.revoke("" if args.revoke == "all" else args.revoke))
    try:
        made, expires = await desk.make_token(args.label, args.length)
    except CannotAct as cannot:
        raise Complaint(str(cannot), USAGE) from None
    say(made)
    print(
        f"saboteur: for /admin until {when(expires)} UTC, shown this once; the setting admin_page opens that page",
        file=sys.stderr,
    )
    return OK


async def audit(store: Store, args: argparse.Namespace) -> int:
    """Show what operators did."""
    shown = Table("when (UTC)", "who", "act", "whom or what", "note")
    for one in await store.audits(args.limit):
        shown.add_row(when(one.made), one.actor, one.act, one.subject, one.note)
    console().print(shown)
    return OK


async def sanctions(store: Store, _args: argparse.Namespace) -> int:
    """List bans and mutes."""
    shown = Table("what", "who", "until (UTC)", "reason")
    for one in await store.sanctions(time.time()):
        shown.add_row(one.kind, one.subject, when(one.until), one.reason)
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


async def done(store: Store, args: argparse.Namespace) -> int:
    """Note that a report was seen to."""
    return await _told(_desk(store).done_with(args.report, args.note))


async def reports(store: Store, args: argparse.Namespace) -> int:
    """Show reports."""
    found = await store.reports(args.limit, done=args.done)
    if not found:
        say("nobody has reported anything" if args.done else "no report waits for you")
    for one in found:
        ended = "" if one.done is None else f", done {when(one.done)}"
        say(f"{one.number}  {when(one.made)}  table {one.table}, person {one.person}{ended}")
        say("  " + one.body.decode())
    return OK
