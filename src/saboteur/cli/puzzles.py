"""`saboteur puzzles`: puzzles out of games, made, checked and solved."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from saboteur.cli.replay import Tape
from saboteur.cli.shared import OK, REFUSED, USAGE, Complaint, add_language, file_refusal, number, read_text, say
from saboteur.cli.terminal.screen import table
from saboteur.cli.terminal.typing_in import typed
from saboteur.play.actions import unpack
from saboteur.play.catalogue import presets
from saboteur.play.records.record import Record, record_of
from saboteur.puzzles.asking import choices, is_right
from saboteur.puzzles.puzzle import KINDS, Puzzle
from saboteur.puzzles.sifting import FAULTS, sifted
from saboteur.puzzles.storage import pack, shipped
from saboteur.puzzles.storage import unpack as read_puzzles
from saboteur.words import Narrator
from saboteur.workers import Workers, add_ray

if TYPE_CHECKING:
    from saboteur.puzzles.played_game import Story

MOST_GAMES = 100_000
RECORDS = "look in these games instead, which people played who agreed; no name is taken from them"
FEWEST_OF_THEME = 10  # puzzles of a theme of which a share says anything
TOLD = 12  # actions that are told before a puzzle; all of them are asked for by --whole
EXAMPLES = """\
examples:
  saboteur puzzles                                   one to solve, here in the terminal
  saboteur puzzles --kind lie --language de
  saboteur puzzles make --games 100 --jobs 2 --out mine.bin
  saboteur puzzles check mine.bin --worlds 1600      play the options on in ten times as many worlds
  saboteur puzzles --from mine.bin
"""


def add_puzzles(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "puzzles",
        help="solve puzzles out of real games: the move, who is it, the lie; make and check them",
        description="Solve a puzzle: what would you do, who is it, which claim is a lie.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kind", choices=KINDS, help="which kind to solve (any)")
    parser.add_argument("--rating", type=number(0, 4000), help="about how hard (any)")
    parser.add_argument("--id", help="a certain one")
    parser.add_argument("--from", type=Path, dest="file", metavar="FILE", help="of your own (those that are shipped)")
    parser.add_argument("--whole", action="store_true", help="tell the whole story first")
    parser.add_argument("--ascii", action="store_true", help="no signs beyond ASCII")
    parser.add_argument("--seed", type=number(0, 2**63), default=None, help="of the choice, and of games to make (1)")
    add_language(parser)
    parser.set_defaults(run=solve)
    inner = parser.add_subparsers(metavar="make | check | sift | rates")
    make = inner.add_parser("make", help="let bots play and look for puzzles")
    make.add_argument("--games", type=number(1, MOST_GAMES), default=100, help="how many games are played (100)")
    make.add_argument("--records", type=Path, nargs="+", default=[], metavar="FILE", help=RECORDS)
    make.add_argument("--kinds", default=",".join(KINDS), metavar="KIND,…", help="of puzzles (move,who,lie)")
    make.add_argument("--presets", default="", metavar="KEY,…", help="what is played (all presets)")
    make.add_argument("--seed", type=number(0, 2**63), default=1, help="of the first game (1)")
    make.add_argument("--jobs", type=number(1, 1024), default=1, help="processes (1)")
    make.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the puzzles go")
    add_ray(make)
    make.set_defaults(run=make_puzzles)
    check = inner.add_parser("check", help="play every move on again, in more worlds")
    check.add_argument("checked", type=Path, metavar="FILE")
    check.add_argument("--worlds", type=number(10, 100_000), default=1600, help="in which options meet (1600)")
    check.add_argument("--jobs", type=number(1, 1024), default=1, help="processes (1)")
    check.set_defaults(run=check_puzzles)
    sift = inner.add_parser("sift", help="put files together, without duplicates and puzzles that are no good")
    sift.add_argument("sifted", type=Path, nargs="+", metavar="FILE")
    sift.add_argument("--jobs", type=number(1, 1024), default=1, help="processes (1)")
    sift.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the good ones go")
    sift.set_defaults(run=sift_puzzles)
    rates = inner.add_parser("rates", help="how often each level of bots solves them, by theme")
    rates.add_argument("rated", type=Path, metavar="FILE")
    rates.add_argument("--sample", type=number(1, 1_000_000), default=100, help="of each kind (100)")
    rates.add_argument("--seed", type=number(0, 2**63), default=1, help="of the sample (1)")
    rates.add_argument("--jobs", type=number(1, 1024), default=1, help="processes (1)")
    rates.set_defaults(run=show_rates)


def _read(path: Path) -> list[Puzzle]:
    try:
        return read_puzzles(path.read_bytes())
    except OSError as error:
        raise file_refusal("unreadable", f"{path} cannot be read: {error.strerror}", path) from None


def _listed(text: str, known: list[str], what: str) -> tuple[str, ...]:
    wanted = [word for word in text.split(",") if word]
    for word in wanted:
        if word not in known:
            raise Complaint(f"there is no {what} {word!r}; there are {', '.join(known)}", USAGE)
    return tuple(wanted)


def _recorded(paths: Sequence[Path]) -> list[Story]:
    """Read games that people played; refuse the first that nothing can be asked from."""
    from saboteur.puzzles.played_game import story_of  # noqa: PLC0415 - it loads all that bots know

    stories = []
    for path in paths:
        record = Record.load(read_text(path))
        if record.start is not None or record.result is None:
            raise Complaint(
                f"{path}: puzzles come from whole games; this one did not begin at the deal or is not over"
            )
        if record.outside:
            raise Complaint(f"{path}: not everybody has {', '.join(sorted(record.outside))}, which is played there")
        stories.append(story_of(record))
    return stories


def make_puzzles(args: argparse.Namespace) -> int:
    """Play games and write the puzzles in them."""
    from saboteur.puzzles.finding import Wanted, make_many, make_of_many  # noqa: PLC0415 - it loads all that bots know

    kinds = _listed(args.kinds, list(KINDS), "kind of puzzle")
    wanted = Wanted(kinds or KINDS, _listed(args.presets, [one.key for one in presets()], "preset"))  # type: ignore[arg-type]  # checked against KINDS
    found: dict[str, Puzzle] = {}
    thrown: Counter[str] = Counter()
    sure = true = 0
    seeds = range(args.seed, args.seed + args.games)
    began, used = time.perf_counter(), _cpu()
    workers, stories = Workers(args.jobs, args.ray), _recorded(args.records)
    games = len(stories) or args.games
    for harvest in make_of_many(wanted, stories, workers) if stories else make_many(wanted, seeds, workers):
        found |= {puzzle.id: puzzle for puzzle in harvest.puzzles}
        thrown.update(harvest.thrown)
        sure, true = sure + harvest.sure, true + harvest.true
    args.out.write_bytes(pack(list(found.values())))
    say(f"{len(found)} puzzles out of {games} games: {_counted(list(found.values()))}")
    _say_thrown(thrown)
    if sure:
        say(f"  sure of everybody's side: in {sure} rounds, rightly in {true} ({100 * true / sure:.1f} %)")
    say(f"  {time.perf_counter() - began:.0f} s, {_cpu() - used:.0f} s of CPU")
    return OK


def _cpu() -> float:
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


def _counted(puzzles: list[Puzzle]) -> str:
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    return ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())) or "none"


def check_puzzles(args: argparse.Namespace) -> int:
    """Say in how many puzzles more worlds agree with the answer."""
    from saboteur.puzzles.confirming import check_many  # noqa: PLC0415 - it loads all that bots know

    puzzles = _read(args.checked)
    agreed = list(check_many(puzzles, args.worlds, Workers(args.jobs)))
    for puzzle, fine in zip(puzzles, agreed, strict=True):
        if not fine:
            say(f"{puzzle.kind} {puzzle.id}: not confirmed")
    for kind in KINDS:
        of_kind = [fine for puzzle, fine in zip(puzzles, agreed, strict=True) if puzzle.kind == kind]
        if of_kind:
            say(f"{kind}: {sum(of_kind)} of {len(of_kind)} confirmed ({100 * sum(of_kind) / len(of_kind):.1f} %)")
    return OK if all(agreed) else REFUSED


def sift_puzzles(args: argparse.Namespace) -> int:
    """Put files together: without duplicates, without puzzles that have a fault, and mended."""
    from saboteur.puzzles.confirming import explain_many  # noqa: PLC0415 - it loads all that bots know

    read = [puzzle for path in args.sifted for puzzle in _read(path)]
    explained = explain_many(list({puzzle.id: puzzle for puzzle in read}.values()), Workers(args.jobs))
    good, thrown = sifted(explained)
    args.out.write_bytes(pack(good))
    say(f"{len(good)} of {len(read)} puzzles: {_counted(good)}")
    _say_thrown(thrown)
    return OK


def _say_thrown(thrown: Mapping[str, int]) -> None:
    for fault, count in sorted(thrown.items()):
        say(f"  not taken: {count}, since {FAULTS[fault]}")


def show_rates(args: argparse.Namespace) -> int:
    """Say how often each level solves puzzles, by kind and theme, as a table for a page."""
    from saboteur.puzzles.confirming import solvers_of_many  # noqa: PLC0415 - it loads all that bots know

    puzzles = _read(args.rated)
    random.Random(args.seed).shuffle(puzzles)
    puzzles = [one for kind in KINDS for one in [p for p in puzzles if p.kind == kind][: args.sample]]
    rates = list(solvers_of_many(puzzles, Workers(args.jobs)))
    rows: dict[tuple[str, str], list[dict[str, float]]] = {}
    for puzzle, solved in zip(puzzles, rates, strict=True):
        for theme in ["all", *puzzle.themes]:
            rows.setdefault((puzzle.kind, theme), []).append(solved)
    levels = list(rates[0]) if rates else []
    say(f"| kind | theme | puzzles | {' | '.join(levels)} |")
    say("|---|---|" + "---:|" * (1 + len(levels)))
    told: dict[str, list[str]] = {}  # themes that always come together have one row
    for (kind, theme), found in sorted(rows.items(), key=lambda row: (KINDS.index(row[0][0]), -len(row[1]))):
        if len(found) >= FEWEST_OF_THEME:
            shares = [f"{100 * sum(one[level] for one in found) / len(found):.0f} %" for level in levels]
            told.setdefault(f"| {kind} | {{}} | {len(found)} | {' | '.join(shares)} |", []).append(theme)
    for row, themes in told.items():
        say(row.format(", ".join(themes)))
    return OK


def solve(args: argparse.Namespace) -> int:
    """Ask one puzzle, and tell its solution."""
    puzzle = _chosen(args)
    seat = puzzle.seat
    tape = Tape(
        record_of(puzzle.game(), talk=puzzle.talk, unfinished=True), seat, False, args.ascii, "none", args.language
    )
    says = Narrator(args.language, me=seat, ascii_only=args.ascii or "utf" not in (sys.stdout.encoding or "").lower())
    t = says.t
    for step in range(0 if args.whole else max(0, tape.last - TOLD), tape.last + 1):
        for line in tape.told[step]:
            say(f"  {line}")
    view = tape.games[-1].view(seat)
    say("\n" + table(view, says, args.ascii) + "\n")
    assert view.own is not None, "a puzzle is seen through a seat's eyes"
    cards = says.names.cards(view.own.hand) if view.own.hand else t("term-no-cards")
    role = t(f"role-{view.own.role}")
    say(t("term-holds", name=says.names.seat(seat), role=role, gold=view.own.gold, cards=cards))
    for note in view.own.notes:
        say(f"  {says.note(note)}")
    say(t(f"puzzle-{puzzle.kind}", count=len(puzzle.answer)))
    offered = choices(puzzle)
    for at, choice in enumerate(offered, 1):
        say(f"  {at}  {_worded(puzzle, choice, says)}")
    answer = _answer(len(offered), t("puzzle-number"))
    if answer is None:
        return OK
    say(t("puzzle-right" if is_right(puzzle, offered[answer]) else "puzzle-wrong"))
    for line in solution(puzzle, tape, says):
        say(line)
    return OK


def _chosen(args: argparse.Namespace) -> Puzzle:
    among = {one.id: one for one in _read(args.file)} if args.file else shipped()
    if args.id is not None:
        if args.id not in among:
            raise Complaint(f"there is no puzzle {args.id[:20]!r}")
        return among[args.id]
    fitting = [one for one in among.values() if args.kind in (None, one.kind)]
    if not fitting:
        raise Complaint("there is no such puzzle")
    if args.rating is not None:
        near = min(abs(one.rating - args.rating) for one in fitting)
        fitting = [one for one in fitting if abs(one.rating - args.rating) == near]
    return random.Random(args.seed).choice(fitting)


def _answer(most: int, prompt: str) -> int | None:
    while True:
        try:
            line = typed(f"{prompt} ").strip()
        except EOFError:
            return None
        if line in ("q", "quit", ""):
            return None
        if line.isascii() and line.isdigit() and 1 <= int(line) <= most:
            return int(line) - 1


def _worded(puzzle: Puzzle, choice: tuple[int, ...], says: Narrator) -> str:
    if puzzle.kind == "move":
        return says.named(unpack(choice[0]))
    if puzzle.kind == "who":
        return ", ".join(says.names.seat(seat) for seat in choice)
    said = puzzle.talk[choice[0]].said
    return f"{says.names.seat(said.by)}: {says.claim(said)}"


def solution(puzzle: Puzzle, tape: Tape, says: Narrator) -> list[str]:
    """Tell the answer and what speaks for it."""
    t = says.t
    if puzzle.kind == "move":
        lines = []
        for one in puzzle.worths:
            key = "puzzle-best" if one.code in puzzle.answer else "puzzle-behind"
            lines.append(t(key, text=says.named(unpack(one.code)), gold=f"{one.behind:.1f}"))
        return lines
    lines = [t("puzzle-answer", text=_worded(puzzle, tuple(puzzle.answer), says))]
    if puzzle.kind == "lie":
        return [*lines, t("puzzle-certain" if puzzle.certain else "puzzle-likely")]
    lines.append(t("puzzle-telling"))
    lines += [f"  {line}" for one in puzzle.telling for line in tape.told[one.step]]
    return lines
