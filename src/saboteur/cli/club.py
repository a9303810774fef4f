"""`saboteur club` and `saboteur people`: one's clubs and the people one knows at a server, from a terminal."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, TypeAlias

from rich.table import Table

from saboteur.cli.shared import OK, USAGE, Complaint, console, say

if TYPE_CHECKING:
    from saboteur.client import Client
    from saboteur.server import messages as m

TOKEN = "SABOTEUR_TOKEN"
PHRASE = "SABOTEUR_PHRASE"
WHO = f"""\
Who you are comes from the environment: {PHRASE} is your recovery phrase (page "You"), {TOKEN} a program's
token. Without either, what everybody may see is shown.
"""
CLUB_EXAMPLES = f"""\
examples:
  saboteur club http://127.0.0.1:8000                         your clubs
  saboteur club http://127.0.0.1:8000 found "Deep Miners" --name Olga
  saboteur club http://127.0.0.1:8000 show c2k…               members, evenings, how the season stands
  saboteur club http://127.0.0.1:8000 join c2k… --name Ben
  saboteur club http://127.0.0.1:8000 leave c2k…

{WHO}"""
PEOPLE_EXAMPLES = f"""\
examples:
  saboteur people http://127.0.0.1:8000                       whom you have played with, and who is here
  saboteur people http://127.0.0.1:8000 like KEY              also unlike, block, unblock
  saboteur people http://127.0.0.1:8000 play KEY              open a table and invite them
  saboteur people http://127.0.0.1:8000 shown liked           who sees that you are here: nobody, liked, known

{WHO}"""
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_club(commands: Commands) -> None:
    """Add both commands."""
    clubs = _add(commands, "club", "your clubs at a server: found, show, join, leave", CLUB_EXAMPLES)
    clubs.add_argument("do", nargs="?", default="list", choices=["list", "found", "show", "join", "leave"])
    clubs.add_argument("club", nargs="?", default="", metavar="CLUB", help="a club's id, or the name of a new one")
    clubs.add_argument("--name", default="", help="how to be called there")
    clubs.add_argument("--door", default="open", choices=["open", "ask", "shut"], help="who may join a new one")
    clubs.set_defaults(run=lambda args: _run(args, _club))
    people = _add(commands, "people", "people you know at a server: who is here, like, block, play", PEOPLE_EXAMPLES)
    acts = ["list", "like", "unlike", "block", "unblock", "play", "shown"]
    people.add_argument("do", nargs="?", default="list", choices=acts)
    people.add_argument("who", nargs="?", default="", metavar="KEY", help="of the list; or who sees you are here")
    people.add_argument("--name", default="Program", help="how to be called at the new table")
    people.set_defaults(run=lambda args: _run(args, _people))


def _add(commands: Commands, name: str, line: str, examples: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name, help=line, description=f"{line[0].upper()}{line[1:]}.", epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("url", metavar="URL", help="the server's address")
    return parser


def _run(args: argparse.Namespace, work: Callable[[argparse.Namespace, Client], Awaitable[None]]) -> int:
    async def whole() -> None:
        await work(args, await _client(args.url))

    asyncio.run(whole())
    return OK


async def _client(url: str) -> Client:
    """Return the client of whom the environment names, else that of a stranger."""
    from saboteur.client import Client  # noqa: PLC0415 - commands import what they need

    if os.environ.get(PHRASE):
        return await Client.come_back(url, os.environ[PHRASE])
    if os.environ.get(TOKEN):
        return Client(url, os.environ[TOKEN])
    return Client(url, "")


def _needed(value: str, what: str) -> str:
    if not value:
        raise Complaint(f"this needs {what}; --help has examples", USAGE)
    return value


def _known(client: Client) -> Client:
    if not client.token:
        raise Complaint(f"this needs to know who you are: set {PHRASE} or {TOKEN}", USAGE)
    return client


async def _club(args: argparse.Namespace, client: Client) -> None:
    from saboteur.server import messages as m  # noqa: PLC0415

    if args.do == "list":
        table = Table("club", "name", "members", "you are", "next evening")
        for one in (await _known(client).clubs()).clubs:
            table.add_row(one.club, one.name, str(one.size), one.role, _moment(one.next))
        console().print(table)
        return
    if args.do == "found":
        wish = m.NewClub(name=_needed(args.club, "a name"), me=_needed(args.name, "--name"), door=args.door)
        say((await _known(client).found_club(wish)).club)
        return
    club = _needed(args.club, "the club's id")
    if args.do == "join":
        act = m.JoinClub(cid=secrets.token_hex(8), name=_needed(args.name, "--name"))
        shown = await _known(client).in_club(club, act)
        say("You have asked to come in." if shown.asked else f"You are a member of {shown.name}.")
    elif args.do == "leave":
        shown = await _known(client).in_club(club, m.LeaveClub(cid=secrets.token_hex(8)))
        say(f"You have left {shown.name}.")
    else:
        _show_club(await client.club(club))


def _show_club(club: m.Club) -> None:
    say(f"{club.name}: {club.size} members, {club.door}")
    if club.text:
        say(club.text)
    for one in club.evenings:
        say(f"{_moment(one.at)}  {one.name}  {one.phase}  /tournament/{one.tournament}")
    if club.members:
        table = Table("member", "may do", "since")
        for member in club.members:
            table.add_row(member.name, member.role, _moment(member.since))
        console().print(table)
    for season in club.seasons[:1]:
        table = Table("place", "name", "points", "evenings", "after the one before by")
        for line in season.standings:
            table.add_row(str(line.place), line.name, f"{line.points:g}", str(line.evenings), line.by)
        console().print(table)


async def _people(args: argparse.Namespace, client: Client) -> None:
    from saboteur.server import messages as m  # noqa: PLC0415

    wishes = {
        "like": m.ChangeKnown(liked=True),
        "unlike": m.ChangeKnown(liked=False),
        "block": m.ChangeKnown(blocked=True),
        "unblock": m.ChangeKnown(blocked=False),
    }
    if args.do in wishes:
        wish = wishes[args.do]
        company = await _known(client).change_known(_needed(args.who, "a key of the list"), wish)
    elif args.do == "shown":
        if args.who not in {"nobody", "liked", "known"}:
            raise Complaint("who sees that you are here: nobody, liked or known", USAGE)
        company = await _known(client).show_myself(args.who)
    elif args.do == "play":
        made = await _known(client).play_with(m.NewTable(name=args.name), [_needed(args.who, "a key of the list")])
        say(f"{client.url}/t/{made.table}  code {made.code}")
        return
    else:
        company = await _known(client).people()
    table = Table("key", "name", "here", "games", "")
    for one in company.people:
        marks = [word for word, holds in (("liked", one.liked), ("blocked", one.blocked)) if holds]
        table.add_row(one.key, one.name, "here" if one.here else "", str(one.times), ", ".join(marks))
    console().print(table)
    for invited in company.invitations:
        say(f"{invited.name} invites you: {client.url}/t/{invited.table}")
    say(f"Who sees that you are here: {company.shown}")


def _moment(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
