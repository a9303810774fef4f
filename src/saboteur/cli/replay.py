"""`saboteur replay`: step through a record in the terminal, through the eyes of a seat, a spectator, or all."""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path

from saboteur.cli.shared import OK, USAGE, Complaint, add_language, number, read_text, say
from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.events import Event, RoundStarted
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.records.record import MOST_ACTIONS, Record
from saboteur.play.views.text_board import draw
from saboteur.play.views.view_types import View
from saboteur.words import Narrator, texts

EXAMPLES = """\
examples:
  saboteur replay game.json                       as a spectator saw it
  saboteur replay game.json --seat 2              as the second seat saw it
  saboteur replay game.json --all --print | less  with every secret
  saboteur replay game.json --reasons full        with all that the bots weighed and believed

Why bots did what they did is told once a round is over; with --all, below each action.

keys: enter or space next · b back · g go to a step · q quit
"""


def add_replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command; the Fluent files (`cli-…`) have the words of its help."""
    parser = commands.add_parser(
        "replay",
        help="step through a record, from any seat's eyes or all",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=number(1, MOST_SEATS), metavar="N")
    eyes.add_argument("--all", action="store_true")
    parser.add_argument("--print", action="store_true")
    parser.add_argument("--from", type=number(0, MOST_ACTIONS), default=0, dest="first", metavar="N")
    parser.add_argument("--ascii", action="store_true")
    add_language(parser)
    parser.add_argument("--reasons", choices=("none", "short", "full"), default="short")
    parser.set_defaults(run=run)


class Tape:
    """A game step by step: step 0 is the deal, step n what action n did."""

    def __init__(
        self,
        record: Record,
        seat: int | None,
        every: bool,
        ascii_only: bool,
        reasons: str = "short",
        language: str = "en",
    ) -> None:
        self.record = record
        self.reasons = reasons
        self.seat = seat
        self.every = every
        self.ascii_only = ascii_only
        game = record.beginning()
        self.moves = record.moves()
        self.games = [game.copy()]
        self.heard: list[list[RawEvent]] = [game.story()]
        for who, action in self.moves:
            self.heard.append(list(game.apply(who, action)))
            self.games.append(game.copy())
        self.thoughts = self._sorted_thoughts()
        self.says = Narrator(language, me=seat, ascii_only=ascii_only, sees_all=every)
        self.told = [self.says.tell(map(self.seen, heard)) for heard in self.heard]
        for spoken in record.talk:
            said = spoken.said
            self.told[spoken.step].append(f"{self.says.names.seat(said.by)}: {self.says.claim(said)}")
        for vote in record.votes:
            self.told[vote.step].append(self.says.votes(vote.at))

    def _sorted_thoughts(self) -> dict[int, list[Thought]]:
        """Put the thoughts to the step at which they are told: with all eyes at once, else after the round."""
        if self.every:
            return {thought.step: [thought] for thought in self.record.thoughts}
        ends = [step for step in range(1, self.last + 1) if any(h.kind is RoundStarted for h in self.heard[step])]
        if self.games[-1].over:
            ends.append(self.last)
        sorted_out: dict[int, list[Thought]] = {}
        for thought in self.record.thoughts:
            end = next((end for end in ends if thought.step <= end), None)
            if end is not None:
                sorted_out.setdefault(end, []).append(thought)
        return sorted_out

    @property
    def last(self) -> int:
        """Return the number of the last step."""
        return len(self.moves)

    def show(self, step: int) -> str:
        """Write one step: the action as far as it may be known, what happened, the maze, and the hands."""
        game = self.games[step]
        t = self.says.t
        lines = [t.signs(f"── {t('term-step', step=step, last=self.last)} " + "─" * 40)]
        if step and (self.every or self.seat == self.moves[step - 1][0]):
            who, action = self.moves[step - 1]
            lines.append(t("term-chooses", name=self.says.names.seat(who), text=self.says.named(action)))
        lines += [f"  {line}" for line in self.told[step]]
        lines += self.why(step)
        view = game.view(self.seat)
        lines += ["", draw(view, self.ascii_only).rstrip("\n"), "", *self.seats(game, view)]
        return "\n".join(lines) + "\n"

    def why(self, step: int) -> list[str]:
        """Write why bots did what they did, as far as it may be told at this step."""
        thoughts = self.thoughts.get(step, []) if self.reasons != "none" else []
        t = self.says.t
        lines = ["", t("term-why")] if thoughts and not self.every else []
        for thought in thoughts:
            action = self.moves[thought.step - 1][1]
            name, level = self.says.names.seat(thought.seat), t(f"level-{thought.level}")
            if not self.every:
                what = self.says.named(action)
                lines.append("  " + t("term-why-one", step=thought.step, name=name, level=level, text=what))
            lines.append(f"    {t('reason-title')} {self.says.reason(thought.reason, action, thought.role)}")
            if self.reasons == "full":
                lines += [f"      {line}" for line in self.says.compared(thought.reason)]
        return lines

    def seen(self, raw_event: RawEvent) -> Event:
        """Return an event to these eyes; `all` is told what any seat was."""
        if not self.every:
            return raw_event.seen_by(self.seat)
        return raw_event.seen_by(min(raw_event.audience(), default=None))

    def seats(self, game: Game, view: View) -> list[str]:
        """Write a line for each seat: what lies before it, and its secrets where these eyes know them."""
        says, lines = self.says, []
        for seat, info in enumerate(view.table):
            mark = "*" if seat in game.to_act else " "
            own = game.view(seat).own if self.every else view.own if seat == self.seat else None
            name = says.names.seat(seat)
            if own is None:
                parts = [f"{mark}{name}: {says.t('cards-count', count=info.hand)}"]
            else:
                cards = says.names.cards(own.hand) if own.hand else says.t("term-no-cards")
                role = says.t(f"role-{own.role}")
                parts = [f"{mark}{says.t('term-holds', name=name, role=role, gold=own.gold, cards=cards)}"]
            if info.front:
                parts.append(says.t("term-in-front", cards=", ".join(map(says.names.front, info.front))))
            lines.append("; ".join(parts))
        lines.append(f" {says.t('term-piles', pile=view.pile, discards=view.discards)}")
        for seat, gold in enumerate(view.gold or ()):
            lines.append(f" {says.names.seat(seat)}: {says.t('gold-amount', gold=gold)}")
        return lines


def run(args: argparse.Namespace) -> int:
    """Replay a record."""
    record = Record.load(read_text(args.file))
    seats = record.setup.seats
    if args.seat is not None and args.seat > seats:
        raise Complaint(texts(args.language)("cli-no-seat", seat=args.seat, last=seats), USAGE)
    ascii_only = args.ascii or "utf" not in (sys.stdout.encoding or "").lower()
    seat = None if args.seat is None else args.seat - 1
    tape = Tape(record, seat, args.all, ascii_only, args.reasons, args.language)
    if args.first > tape.last:
        raise Complaint(tape.says.t("cli-from", step=args.first, last=tape.last), USAGE)
    if args.print or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for step in range(args.first, tape.last + 1):
            say(tape.show(step))
    else:
        walk(tape, args.first)
    return OK


def walk(tape: Tape, step: int) -> None:
    """Go where the keys say."""
    while True:
        say(f"\x1b[2J\x1b[H{tape.show(step)}{tape.says.t('term-replay-keys')}")
        key = read_key()
        if key in ("q", "\x04", ""):
            return
        if key == "\x03":
            raise KeyboardInterrupt
        if key == "b":
            step = max(step - 1, 0)
        elif key == "g":
            with contextlib.suppress(ValueError, EOFError):
                step = min(max(int(input(tape.says.t("term-go-to") + " ")), 0), tape.last)
        elif key in ("\r", "\n", " "):
            step = min(step + 1, tape.last)


if sys.platform == "win32":

    def read_key() -> str:
        """Read the first letter of a line: single keys are not to be had."""
        return (input()[:1] or "\n").lower()

else:

    def read_key() -> str:
        """Read one key."""
        import termios  # noqa: PLC0415 - hardly anybody steps through a record
        import tty  # noqa: PLC0415 - the same

        handle = sys.stdin.fileno()
        before = termios.tcgetattr(handle)
        try:
            tty.setcbreak(handle)
            return sys.stdin.read(1).lower()
        finally:
            termios.tcsetattr(handle, termios.TCSADRAIN, before)
