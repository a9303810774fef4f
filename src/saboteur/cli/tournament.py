"""`saboteur tournament`: tournaments from a file, for tables of wood, and between bots, to choose a format by."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import msgspec
from rich.table import Table

from saboteur.cli.shared import (
    OK,
    REFUSED,
    USAGE,
    Complaint,
    console,
    number,
    progress_console,
    read_text,
    say,
    write_text,
)
from saboteur.club.archive import Archive, checks, drawn
from saboteur.club.event import Entrant, Event, Format, Plan, with_result
from saboteur.club.formats import is_over, published, stand, takes_late, with_next_round
from saboteur.club.pairing import Sizes, Unpairable
from saboteur.club.standings import standings_csv
from saboteur.play.setup import fresh_seed

FORMATS: tuple[Format, ...] = get_args(Format)
EXAMPLES = """\
examples:
  saboteur tournament new cup.json --name "Club cup" --people people.txt --rounds 4
  saboteur tournament pair cup.json                          who sits where in the next round
  saboteur tournament result cup.json 1 2 7 0 4 6 3          round 1, table 2: gold by seat; again to correct it
  saboteur tournament drop cup.json "Anna"                   from the next round on
  saboteur tournament standings cup.json --csv cup.csv
  saboteur tournament verify cup.json                        seats and byes follow from the seed
  saboteur tournament simulate --players 40 --rounds 5 --format swiss --levels master,shrewd
  saboteur tournament simulate --players 20 --levels steady,novice --compare 100 --svg formats.svg

The file holds the whole tournament and its seed: keep it to yourself until the end. The seed's hash, which `new`
prints, shows afterwards that seats and lots were drawn fairly.
"""


def add_tournament(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "tournament",
        help="pair, score and simulate tournaments",
        description="Run a tournament from a file, or play one with bots.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    acts = parser.add_subparsers(title="what to do", metavar="WHAT", dest="what", required=True)
    new = acts.add_parser("new", help="begin a tournament in a new file")
    _add_file(new)
    new.add_argument("--name", required=True)
    new.add_argument("--people", type=Path, metavar="FILE", help="a name in each line; after a tab a rating")
    _add_plan(new)
    new.set_defaults(run=run_new)
    pair = acts.add_parser("pair", help="pair the next round and print it")
    _add_file(pair)
    pair.set_defaults(run=run_pair)
    result = acts.add_parser("result", help="enter or correct the result of a table")
    _add_file(result)
    result.add_argument("round", type=number(1, 50))
    result.add_argument("table", type=number(1, 200))
    result.add_argument("gold", type=number(0, 999), nargs="+", help="each seat's gold, in the order of seats")
    result.set_defaults(run=run_result)
    for what, doing, run in (("add", "register somebody, from the next round on", run_add),
                             ("drop", "pair somebody no more", run_drop)):  # fmt: skip
        change = acts.add_parser(what, help=doing)
        _add_file(change)
        change.add_argument("who")
        change.set_defaults(run=run)
    standing = acts.add_parser("standings", help="print how everybody stands")
    _add_file(standing)
    standing.add_argument("--csv", type=Path, metavar="FILE", help="write them as CSV")
    standing.set_defaults(run=run_standings)
    verify = acts.add_parser("verify", help="check seats, byes and records: a file of ours, or a server's")
    _add_file(verify)
    verify.set_defaults(run=run_verify)
    simulate = acts.add_parser("simulate", help="play a tournament with bots")
    simulate.add_argument("--players", type=number(2, 500), default=20, metavar="N")
    simulate.add_argument("--levels", default="steady,novice", metavar="A,B", help="of the bots, best first")
    simulate.add_argument("--modules", default="base,tournament", metavar="A,B")
    simulate.add_argument("--seed", type=number(0, 2**62), default=1, metavar="S")
    simulate.add_argument("--jobs", type=number(1, 256), default=os.cpu_count() or 1, metavar="N", help="processes")
    simulate.add_argument(
        "--compare", type=number(1, 10_000), metavar="N",
        help="play N tournaments of every format and length from a stock of games: how often do the best win?",
    )  # fmt: skip
    simulate.add_argument("--stock", type=number(1, 1000), default=24, metavar="N", help="games of each line-up")
    simulate.add_argument("--svg", type=Path, metavar="FILE", help="draw the comparison")
    simulate.add_argument("--save", type=Path, metavar="FILE", help="save the tournament")
    _add_plan(simulate)
    simulate.set_defaults(run=run_simulate)


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the tournament")


def _add_plan(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--format", choices=FORMATS, default="swiss")
    parser.add_argument("--rounds", type=number(1, 50), default=5, metavar="N")
    parser.add_argument("--tables", default="5-9", metavar="A-B", help="people at a table, from and to (default 5-9)")
    parser.add_argument("--best", type=number(2, 12), metavar="N", help="the best size of a table")
    parser.add_argument("--scoring", choices=("points", "gold"), default="points")
    parser.add_argument("--advance", type=number(1, 6), default=2, metavar="N", help="of each table of a knock-out")


def _plan(args: argparse.Namespace, form: Format | None = None, rounds: int | None = None) -> Plan:
    least, dash, most = args.tables.partition("-")
    if not (least.isdigit() and (most.isdigit() or not dash)):
        raise Complaint(f"--tables is given as 5-9, not {args.tables!r}", USAGE)
    low, high = int(least), int(most or least)
    sizes = Sizes(low, high, args.best or min(high, max(low, 6)))
    return Plan(
        format=form or args.format, rounds=rounds or args.rounds, sizes=sizes, scoring=args.scoring,
        advance=min(args.advance, low - 1),
    )  # fmt: skip


def load(path: Path) -> Event:
    """Read a tournament, or say what is wrong with the file."""
    try:
        return msgspec.json.decode(read_text(path), type=Event)
    except (msgspec.DecodeError, ValueError) as wrong:
        raise Complaint(f"{path} is no tournament: {wrong}") from None


def save(path: Path, event: Event) -> None:
    """Write a tournament beside its place and put it there in one step, so that no crash leaves half of it."""
    half = path.with_name(path.name + ".new")
    write_text(half, msgspec.json.format(msgspec.json.encode(event), indent=1).decode() + "\n")
    half.replace(path)


def run_new(args: argparse.Namespace) -> int:
    """Begin a tournament."""
    if args.file.exists():
        raise Complaint(f"{args.file} exists; a tournament begins in a new file")
    try:
        event = Event(name=args.name, seed=fresh_seed(), plan=_plan(args), entrants=_people(args.people))
    except Unpairable as wrong:
        raise Complaint(str(wrong)) from None
    save(args.file, event)
    say(f"{event.name}: {len(event.entrants)} people, seed hash {published(event)}")
    return OK


def _people(path: Path | None) -> list[Entrant]:
    out = []
    lines = read_text(path).splitlines() if path else []
    for at, line in enumerate(lines, 1):
        name, _, rating = line.partition("\t")
        if name.strip():
            try:
                out.append(_entrant(name, rating=float(rating) if rating.strip() else None))
            except ValueError:
                raise Complaint(f"{path}, line {at}: {rating.strip()!r} is no rating") from None
    return out


def _entrant(name: str, rating: float | None = None, joined: int = 1) -> Entrant:
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= 64:
        raise Complaint(f"a name has 1 to 64 letters, {shown[:20]!r} has {len(shown)}")
    return Entrant(key=shown, name=shown, rating=rating, joined=joined)


def run_pair(args: argparse.Namespace) -> int:
    """Pair the next round."""
    try:
        event = with_next_round(load(args.file))
    except Unpairable as wrong:
        raise Complaint(str(wrong)) from None
    save(args.file, event)
    one = event.rounds[-1]
    say(f"Round {one.number}")
    for table in one.tables:
        say(f"  table {table.number}: {', '.join(f'{i} {key}' for i, key in enumerate(table.seats, 1))}")
    if one.byes:
        say(f"  bye: {', '.join(one.byes)}")
    if one.meetings:
        say(f"  {one.meetings} pairs meet again; at least {one.bound} must")
    return OK


def run_result(args: argparse.Namespace) -> int:
    """Enter a result."""
    event = load(args.file)
    try:
        event = with_result(event, args.round, args.table, args.gold)
    except Unpairable as wrong:
        raise Complaint(str(wrong)) from None
    if args.round < len(event.rounds):
        say(f"round {len(event.rounds)} stays as it was paired")
    save(args.file, event)
    seats = event.rounds[args.round - 1].tables[args.table - 1].seats
    say(", ".join(f"{key} {gold}" for key, gold in zip(seats, args.gold, strict=True)))
    return OK


def run_add(args: argparse.Namespace) -> int:
    """Register somebody."""
    event = load(args.file)
    entrant = _entrant(args.who, joined=len(event.rounds) + 1)
    gone = next((one for one in event.entrants if one.key == entrant.key and one.left is not None), None)
    if not takes_late(event):
        raise Complaint("a knock-out takes nobody in once it has begun")
    try:
        others = [one for one in event.entrants if one is not gone]
        back = entrant if gone is None else msgspec.structs.replace(gone, left=None)
        save(args.file, msgspec.structs.replace(event, entrants=[*others, back]))
    except Unpairable as wrong:
        raise Complaint(str(wrong)) from None
    say(f"{entrant.name} plays from round {entrant.joined} on")
    return OK


def run_drop(args: argparse.Namespace) -> int:
    """Let somebody leave."""
    event = load(args.file)
    if all(one.key != args.who for one in event.entrants):
        raise Complaint(f"nobody called {args.who!r} is registered")
    left = len(event.rounds) + 1
    entrants = [
        msgspec.structs.replace(one, left=left) if one.key == args.who and one.left is None else one
        for one in event.entrants
    ]
    save(args.file, msgspec.structs.replace(event, entrants=entrants))
    say(f"{args.who} is not paired from round {left} on")
    return OK


def run_verify(args: argparse.Namespace) -> int:
    """Check seats, byes and records of a tournament."""
    text = read_text(args.file)
    try:
        archive = msgspec.json.decode(text, type=Archive)
        found = checks(archive)
    except (msgspec.DecodeError, ValueError):  # or it is an organiser's file, which has no records
        found = drawn(load(args.file))
    good = True
    for check in found:
        say(f"{'ok    ' if check.ok else 'WRONG '} {check.line}")
        good = good and check.ok
    return OK if good else REFUSED


def run_standings(args: argparse.Namespace) -> int:
    """Print the standings."""
    event = load(args.file)
    if args.csv:
        write_text(args.csv, standings_csv(stand(event)))
    _show(event)
    return OK


def _show(event: Event, most: int = 500) -> None:
    state = "final" if is_over(event) else f"after {sum(one.over for one in event.rounds)} rounds"
    table = Table(title=f"{event.name}, {state}", title_justify="left")
    for column in ("", "name", "score", "gold", "tables won", "set apart by"):
        table.add_column(column, justify="left" if column in ("name", "set apart by") else "right")
    for one in stand(event)[:most]:
        table.add_row(str(one.place), one.name, f"{one.score:g}", str(one.gold), f"{one.wins:g}", one.by)
    console().print(table)


# -- bots ------------------------------------------------------------------------------------------------


def run_simulate(args: argparse.Namespace) -> int:
    """Play one tournament, or compare formats by many."""
    from saboteur.bots.levels import no_level, playable  # noqa: PLC0415 - other commands need no bots
    from saboteur.club.simulate import field, play_out  # noqa: PLC0415
    from saboteur.workers import Workers  # noqa: PLC0415

    levels = [level.strip() for level in args.levels.split(",") if level.strip()]
    for level in levels or [""]:
        if not playable(level):
            raise Complaint(no_level(level), USAGE)
    modules = tuple(word.strip() for word in args.modules.split(",") if word.strip())
    try:
        if args.compare:
            _compare(args, levels, modules)
            return OK
        event = field(args.players, levels, _plan(args), f"{args.seed:032x}")
        quiet = progress_console()

        def told(now: Event) -> None:
            if quiet.is_terminal:
                quiet.print(f"round {len(now.rounds)}: {len(now.rounds[-1].tables)} tables")

        event = play_out(event, modules, Workers(args.jobs), told)
    except Unpairable as wrong:
        raise Complaint(str(wrong)) from None
    if args.save:
        save(args.save, event)
    _show(event)
    return OK


def _compare(args: argparse.Namespace, levels: Sequence[str], modules: Sequence[str]) -> None:
    """Print, and draw, how often somebody of the first level wins, by format and number of rounds."""
    from saboteur.bots.arena.charts import curves  # noqa: PLC0415
    from saboteur.club.simulate import Stock, best_wins  # noqa: PLC0415
    from saboteur.workers import Workers  # noqa: PLC0415

    stock = Stock(modules, Workers(args.jobs), args.stock)
    lengths = sorted({1, 2, 3, args.rounds, 2 * args.rounds - 1})
    found: dict[str, list[tuple[float, float]]] = {}
    for form in FORMATS:
        plan = _plan(args, form)
        if form == "league" and args.players > plan.sizes.most:
            continue
        if form == "duplicate" and args.players < plan.sizes.best:
            continue
        if form == "knockout":
            share = best_wins(args.players, levels, plan, stock, args.compare)
            found[form] = [(lengths[0], share), (lengths[-1], share)]
            say(f"{form}: {100 * share:.0f} %")
            continue
        found[form] = []
        for rounds in lengths:
            share = best_wins(args.players, levels, _plan(args, form, rounds), stock, args.compare)
            found[form].append((rounds, share))
            say(f"{form}, {rounds} rounds: {100 * share:.0f} %")
    chance = levels.count(levels[0]) / len(levels)
    say(f"by chance: {100 * chance:.0f} %")
    if args.svg:
        title = f"How often one of {levels[0]} wins among {args.players} ({', '.join(levels)})"
        write_text(args.svg, curves(title, "rounds", found, chance))
