"""A game at the terminal, from the deal to the ranking."""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import fill

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.levels import plain_name
from saboteur.cli.shared import say
from saboteur.cli.terminal.bot_seats import Bots
from saboteur.cli.terminal.menus import Menu
from saboteur.cli.terminal.questions import question_menu
from saboteur.cli.terminal.saves import save_text, write_private
from saboteur.cli.terminal.saying import spoken
from saboteur.cli.terminal.screen import known, listed, table, title_line, width
from saboteur.cli.terminal.typing_in import noted, typed, walk
from saboteur.core.table.refusal import Refusal
from saboteur.play import events as ev
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.said import Spoken
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.events import Event
from saboteur.play.fields.line import shown
from saboteur.play.game import Game
from saboteur.play.records.record import record_of
from saboteur.play.views.view_types import Own, View
from saboteur.words import Narrator, texts
from saboteur.words.thing_names import dashed

BACK = "x"
WITH_BOARD = ("choose_rotation", "lay_path")  # a menu of cells draws the board itself


class PlayerLeft(Exception):  # noqa: N818 - no error: the player has left the table
    """The player has left; everything has been said."""


class Session:
    """One player at a terminal, bots in all other seats."""

    def __init__(
        self,
        game: Game,
        me: int,
        levels: list[str],
        pace: float,
        *,
        language: str,
        ascii_only: bool,
        role_shown: bool,
        reasons: bool,
        thoughts: Iterable[Thought] = (),
        talk: Sequence[Spoken] = (),
    ) -> None:
        self.game = game
        self.me = me
        self.levels = levels
        self.ascii_only = ascii_only
        self.role_shown = role_shown
        self.reasons = reasons
        self.file: Path | None = None  # where this game was saved or came from
        self.log: list[str] = []
        self.bots = Bots(game, me, levels, pace, talk)
        self.bots.thoughts += thoughts
        self.told = len(self.bots.thoughts)  # thoughts that need not be told any more
        self.t = texts(language, ascii_only=ascii_only)
        self.says = Narrator(language, self._named, me, ascii_only=ascii_only)

    def _named(self, seat: int) -> str:
        """Name a seat, counted from 1; a character by its name, too, and the player's own says so."""
        name = self._seat_name(seat)
        return self.t("term-you", seat=name) if seat == self.me else name

    def _seat_name(self, seat: int) -> str:
        one = CHARACTERS.get(self.levels[seat])
        return self.t("seat-number", number=seat + 1) if one is None else f"{one.name} ({seat + 1})"

    # -- the course of the game --------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end."""
        resumed = bool(self.game.actions)
        if resumed:
            self._remember()
        else:
            self.tell(self.game.events(self.me))
        while not self.game.over:
            if self.bots.asked():
                self.tell(raw_event.seen_by(self.me) for raw_event in self.bots.answer())
                self._tell_talk()
            elif self.game.to_act:
                self._answer()
        self._rank()

    def _remember(self) -> None:
        """Fill the log with what was told before the game was saved, without showing it."""
        self.log += self._lines(self.game.events(self.me))
        say(self.t("term-goes-on"))

    def note(self, line: str = "") -> None:
        """Say a line and keep it in the log."""
        self.log.append(line)
        say(line)

    def title(self, text: str) -> None:
        """Say a title."""
        self.note("")
        self.note(title_line(text, self.ascii_only))

    def tell(self, events: Iterable[Event]) -> None:
        """Say what happened, with a title where a round begins or ends."""
        batch: list[Event] = []  # between two titles
        for event in events:
            if isinstance(event, ev.RoundEnded | ev.RoundStarted | ev.GameEnded):
                self._say(batch)
                batch = []
            if isinstance(event, ev.RoundEnded):
                self._end_round(event)
            if isinstance(event, ev.RoundStarted):
                self._begin_round(event)
            if isinstance(event, ev.GameEnded):
                self._explain()
            batch.append(event)
        self._say(batch)

    def _say(self, events: Iterable[Event]) -> None:
        for line in self._lines(events):
            self.note(line)

    def _lines(self, events: Iterable[Event]) -> list[str]:
        """Put events into words, but not what titles and the screen say anyway, nor the player's dwarf unasked."""
        told: list[Event] = []
        dealing = False
        for event in events:
            dealing = dealing or isinstance(event, ev.RoundStarted)
            hidden = isinstance(event, ev.DwarfDealt | ev.RoundEnded | ev.GameEnded | ev.PurseShown) or (
                dealing and isinstance(event, ev.CardDrawn)
            )
            if isinstance(event, ev.DwarfChanged) and event.role is not None and not self.role_shown:
                event = ev.DwarfChanged(event.seat, event.why)  # noqa: PLW2901 - the dwarf stays hidden
            if not hidden:
                told.append(event)
        lines = [line for line in self.says.lines(told) if line.text != self._round_line(told)]
        return [self.says.plain(line) for line in lines]

    def _round_line(self, events: Iterable[Event]) -> str:
        """Return what the title of a new round says already."""
        rounds = [event.round for event in events if isinstance(event, ev.RoundStarted)]
        return self.t("log-round-started", round=rounds[0]) if rounds else ""

    def _end_round(self, event: ev.RoundEnded) -> None:
        self.title(self.t("term-round-over"))
        if event.finder is None:
            self.note(f"{self.t(f'ending-{dashed(event.ending)}')} {self.t('reveal-not-found')}")
        else:
            self.note(self.t("reveal-found", name=self._named(event.finder)))

    def _begin_round(self, event: ev.RoundStarted) -> None:
        if event.round > 1:
            self._explain()
            self._pause(self.t("term-next-round"))
        self.title(self.t("round-of", round=event.round, rounds=int(self.game.setup.rules().rounds)))
        self.note(self.t("term-dealt", name=self._named(event.starter)))

    def _explain(self) -> None:
        """Say why the bots did what they did; only once the round is over and all dwarfs are turned up."""
        thoughts, self.told = self.bots.thoughts[self.told :], len(self.bots.thoughts)
        if not self.reasons or not thoughts:
            return
        self.title(self.t("term-thoughts"))
        actions = self.game.actions
        for thought in thoughts:
            action = actions[thought.step - 1][1]
            what, name = self.says.named(action), self._named(thought.seat)
            level = self.t(f"level-{thought.level}")
            self.note(self.t("term-why-one", step=thought.step, name=name, level=level, text=what))
            self.note(f"    {self.says.reason(thought.reason, action, thought.role)}")

    def _pause(self, prompt: str) -> None:
        """Wait for an empty line; commands are heard here too."""
        view = self.game.view(self.me)
        while words := typed(prompt + " ").split():
            if not self.command(words, view):
                say(self.t("term-go-on"))

    def _rank(self) -> None:
        result = self.game.result
        if result is None:
            raise ValueError("the game is not over")
        self.title(self.t("final-title"))
        order = sorted(range(len(result.gold)), key=lambda seat: -result.gold[seat])
        for seat in order:
            place = 1 + sum(gold > result.gold[seat] for gold in result.gold)
            level = self.t("you") if seat == self.me else self.t(f"level-{plain_name(self.levels[seat])}")
            name = self._seat_name(seat)
            self.note("  " + self.t("term-rank", place=place, name=name, level=level, gold=result.gold[seat]))
        if self.me in result.winners:
            self.note(self.t("term-win" if len(result.winners) == 1 else "term-share-win"))
        self._pause(self.t("term-leave"))

    # -- the player's answers ----------------------------------------------------------------------------

    def _answer(self) -> None:
        """Ask the player, until an answer is legal, and do it."""
        view, options = self.game.view(self.me), self.game.legal(self.me)
        question = view.question
        if question is not None and question.kind == "veto_window" and len(options) == 1:
            self._apply(options[0])  # a bot cannot see that nobody was asked, and the hand is on the screen anyway
            return
        menu = question_menu(view, options, self.says)
        self._show(view)
        self._show_menu(menu, view)
        while True:
            try:
                self._apply(self._choose(menu, view))
            except Refusal as refusal:
                say(self.says.refusal(refusal))
            else:
                return

    def _apply(self, action: AnyAction) -> None:
        told = self.game.apply(self.me, action)
        self.bots.hear(told)
        self.tell(raw_event.seen_by(self.me) for raw_event in told)

    def _show(self, view: View) -> None:
        """Show what the player needs for the question: everything for a turn, the maze for a place."""
        kind = view.question.kind if view.question else ""
        if kind == "take_turn":
            say("")
            say(title_line(self.t("term-your-turn", round=view.round, turn=view.turn), self.ascii_only))
        if kind == "take_turn" or kind in WITH_BOARD:
            say(table(view, self.says, self.ascii_only))
        own = view.own
        if kind == "take_turn" and own is not None:
            self._show_own(own)

    def _show_own(self, own: Own) -> None:
        if own.notes:
            say(self.t("term-know", notes="; ".join(self.says.note(note) for note in own.notes)))
        if self.role_shown:
            say(self.t("term-you-are", role=self.says.names.role(own.role)))

    def _show_menu(self, menu: Menu, view: View) -> None:
        if any(choice.cell is not None for choice in menu.choices):
            say(table(view, self.says, self.ascii_only, menu))
        say(listed(menu, self.says, self.ascii_only))
        if menu.first:
            say("  " + self.t("term-keys"))

    def _choose(self, root: Menu, view: View) -> AnyAction:
        """Let the player walk through the menus to an action."""
        menu = root
        while True:
            line = typed("> ") or menu.default
            words = line.split()
            if not words:
                say(self.t("term-type-one", keys=", ".join(choice.key for choice in menu.choices)))
                continue
            if words[0].lower() == BACK:
                menu = root
                self._show_menu(menu, view)
                continue
            step = walk(menu, words)
            if isinstance(step, Menu):
                menu = step
                self._show_menu(menu, view)
            elif step is not None:
                return step
            elif not self.command(words, view):
                try:
                    return noted(line, self.me)
                except Refusal as refusal:
                    no_choice = refusal.code == "no_choice"
                    say(self.t("term-no-choice", text=shown(line)) if no_choice else self.says.refusal(refusal))

    # -- commands ----------------------------------------------------------------------------------------

    def command(self, words: list[str], view: View) -> bool:
        """Do what one of the keys says; False if it is none of them."""
        word = words[0].lower()
        own = view.own
        if word in ("?", "h", "help"):
            say(self.t("term-help"))
        elif word in ("b", "board"):
            say(table(view, self.says, self.ascii_only))
        elif word in ("l", "log"):
            say("\n".join(self.log))
        elif word in ("k", "know") and own is not None:
            say(known(view, own, self.says))
        elif word in ("r", "role") and own is not None:
            self._show_role(own)
        elif word in ("u", "undo"):
            say(self.t("term-no-undo"))
        elif word in ("s", "save"):
            self._save(words[1:])
        elif word in ("say", "tell"):
            self._talk(words[1:])
        elif word in ("q", "quit"):
            self._quit()
        else:
            return False
        return True

    def _show_role(self, own: Own) -> None:
        """Show the dwarf; at a terminal only until enter is pressed."""
        line = f"{self.t('term-you-are', role=self.says.names.role(own.role))} {self.t(f'roleline-{own.role}')}"
        say(line)
        if sys.stdin.isatty() and sys.stdout.isatty() and not self.role_shown:
            typed(self.t("term-hide") + " ")
            rows = 1 + -(-len(line) // width())
            sys.stdout.write(f"\x1b[{rows}A\x1b[J")
            sys.stdout.flush()

    def _tell_talk(self) -> None:
        """Show what was said since the last time."""
        for said in self.bots.said:
            self.note(f"  {self._named(said.by)}: {self.says.claim(said)}")
        self.bots.said.clear()

    def _talk(self, words: list[str]) -> None:
        """Say something to everybody, or explain how."""
        said = spoken(self.me, words, self.game.view(self.me))
        if said is None:
            say(fill(self.t("term-say-how"), width()))
            return
        self.bots.hear_claim(said)
        self._tell_talk()

    def _save(self, words: list[str]) -> bool:
        name = " ".join(words) or str((not self.game.over and self.file) or self.usual_file)
        try:
            self.keep(Path(name))
        except Refusal as refusal:
            say(self.t("term-not-saved", why=self.says.refusal(refusal)))
            return False
        return True

    @property
    def usual_file(self) -> Path:
        """Return the name of the file if the player names none: a free one, by what is public of the game."""
        stem = f"saboteur-{self.game.setup.commitment()[:8]}" + ("-record" if self.game.over else "")
        names = (Path(f"{stem}{more}.json") for more in ("", *(f"-{number}" for number in range(2, 1000))))
        return next((path for path in names if not path.exists()), Path(f"{stem}.json"))

    def keep(self, path: Path) -> None:
        """Save the game, or the record of a game that is over."""
        if self.game.over:
            write_private(path, record_of(self.game, self.bots.thoughts, talk=self.bots.talk).dump(), replace=False)
            command = f"saboteur replay {path} --seat {self.me + 1}"
            say(self.t("term-record", file=str(path), command=command))
            return
        text = save_text(self.game, self.me, self.levels, self.bots.thoughts, self.bots.talk)
        write_private(path, text, replace=path == self.file)
        self.file = path
        say(self.t("term-saved"))
        say(self.t("term-resume", command=f"saboteur play --resume {path}"))

    def _quit(self) -> None:
        if self.game.over:
            raise PlayerLeft
        answer = typed(self.t("term-quit") + " ").lower()
        if answer in ("y", "yes") or (answer in ("s", "save") and self._save([])):
            raise PlayerLeft

    def leave_behind(self) -> None:
        """Save when the player's line was cut, and say how to go on if anybody can still read it."""
        if self.game.over:
            return
        with contextlib.suppress(OSError, ValueError):  # the terminal may be gone, the output closed
            say("")
        if any(seat == self.me for seat, _ in self.game.actions):
            elsewhere = Path(tempfile.gettempdir()) / self.usual_file.name
            _ = self._kept(self.file or self.usual_file) or self._kept(elsewhere)
            return
        with contextlib.suppress(OSError, ValueError):
            say(self.t("term-nothing-saved"))

    def _kept(self, path: Path) -> bool:
        """Save the game there, whether or not it can be said; False if it cannot be saved."""
        try:
            self.keep(path)
        except Refusal as refusal:
            with contextlib.suppress(OSError, ValueError):
                say(self.t("term-not-saved", why=self.says.refusal(refusal)))
            return False
        except (OSError, ValueError):  # it is written by then, see `keep`
            pass
        return True
