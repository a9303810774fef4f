"""What the commands share: complaints, files, and the arguments that choose a ruleset."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console

from saboteur.cli.argument_words import gettext
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.slots import MOST_SEATS
from saboteur.words import LANGUAGES, system_language, texts
from saboteur.words.sentences import ENGLISH
from saboteur.words.thing_names import dashed

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

OK, REFUSED, USAGE, FAULT, INTERRUPTED = 0, 1, 2, 70, 130  # 3 and 4 are the server's (server/serving.py)
LARGEST_FILE = 4_000_000  # bytes; no record or position comes near


class Complaint(Exception):  # noqa: N818 - the command says it in one line and ends
    """What is wrong, in one sentence, and the exit code."""

    def __init__(self, sentence: str, code: int = REFUSED) -> None:
        super().__init__(sentence)
        self.code = code


class Stopped(KeyboardInterrupt):
    """A signal asks the command to end; the exit code is the one that shells give for it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.code = 128 + number


@contextlib.contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Let a terminal that is closed, and whoever ends the process, be heard as Ctrl-C is: once."""
    wanted = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def stop(number: int, _frame: object) -> None:
        for one in wanted:
            signal.signal(one, signal.SIG_IGN)  # a second one must not cut off what the first one has begun
        raise Stopped(number)

    before = {number: signal.signal(number, stop) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line, and whose help may come from the Fluent files (`cli-…`)."""

    spoken = ""  # the command whose help is told in any language; empty: the help stands in the code, in English
    language = ENGLISH

    def format_help(self) -> str:
        """Write the help, in the language that is wanted; a file is read only now."""
        if self.spoken:
            t = texts(self.language)
            self.description = t(f"cli-{self.spoken}")
            if self.language != ENGLISH:
                self.epilog = None  # examples with English remarks
            for argument in self._actions:
                keys = (f"cli-{self.spoken}-{dashed(argument.dest)}", f"cli-{dashed(argument.dest)}")
                argument.help = next(t(key) for key in keys if t.has(key)).replace("%", "%%")
        return super().format_help()

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print help and version; argparse itself would say nothing of a full disk."""
        if file is sys.stdout:
            print(message, end="", flush=True)
        else:
            super()._print_message(message, file)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        said = gettext("%(message)s; try %(command)s --help") % {"message": message, "command": self.prog}
        self.exit(USAGE, f"saboteur: {said}\n")


def console() -> Console:
    """Return the console for what a command has to say; plain when nobody looks."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 120
    return Console(highlight=False, width=width)


def progress_console() -> Console:
    """Return the console for progress, beside what is piped on."""
    return Console(stderr=True, highlight=False)


def say(text: str) -> None:
    """Write lines to stdout; what cannot be encoded there is replaced."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(text.encode(encoding, "replace").decode(encoding) + "\n")


def read_text(path: Path) -> str:
    """Read a file that a person named."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise file_refusal("too_large", f"{path} is too large to be a record or a position", path)
        return path.read_text("utf-8")
    except OSError as error:
        raise file_refusal("read", f"cannot read {path}: {error.strerror or error}", path) from error
    except UnicodeDecodeError as error:
        sentence = f"{path} is no text: byte {error.start} cannot be read as UTF-8"
        raise file_refusal("no_text", sentence, path, number=error.start) from None


def write_text(path: Path, text: str) -> None:
    """Write a file that a person named."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise file_refusal("write", f"cannot write {path}: {error.strerror or error}", path) from error


def file_refusal(fault: str, sentence: str, path: Path, **values: int) -> Refusal:
    """Refuse a file, so that it can be said in another language."""
    return Refusal("file", sentence, {"fault": fault, "file": str(path), **values})


def number(low: int, high: int) -> type[int]:
    """Make an argument type: a whole number within bounds."""

    def convert(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(gettext("%(text)r is no whole number") % {"text": text}) from None
        check_between(value, low, high)
        return value

    return convert  # type: ignore[return-value]  # argparse wants any callable


def check_between(value: float, low: int, high: int) -> None:
    """Refuse an argument that is out of bounds."""
    if not low <= value <= high:
        said = gettext("%(value)s is not between %(low)s and %(high)s")
        raise argparse.ArgumentTypeError(said % {"value": value, "low": low, "high": high})


def wished_language(argv: Sequence[str]) -> str:
    """Find the language before the arguments are read: --help and complaints speak it, too."""
    for word, after in pairwise([*argv, ""]):
        wish = after if word == "--language" else word.removeprefix("--language=")
        if wish != word and wish in LANGUAGES:
            return wish
    return system_language()


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the argument that chooses the language of what people read."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=system_language(),
        help="language of all texts (default: your system's language, from LANG)",
    )


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose seats, modules and options."""
    parser.add_argument("--seats", type=number(2, MOST_SEATS), default=5, metavar="N", help="seats (default 5)")
    parser.add_argument(
        "--modules", default="base", metavar="A,B", help="modules or a preset, see `saboteur rules` (default base)"
    )
    parser.add_argument(
        "--options", action="append", default=[], metavar="KEY=VALUE", help="an option; may be given several times"
    )


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """Read --options."""
    chosen: dict[str, str] = {}
    for text in args.options:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise Complaint(gettext("an option is given as key=value, not %(text)r") % {"text": text}, USAGE)
        chosen[key.strip()] = value.strip()
    return chosen


def chosen_modules(args: argparse.Namespace) -> tuple[str, ...]:
    """Read --modules; the name of a preset stands for its modules."""
    from saboteur.play.catalogue import presets  # noqa: PLC0415 - commands import what they need when they run

    named = tuple(word.strip() for word in args.modules.split(",") if word.strip())
    ready = {preset.key: preset for preset in presets()}
    if len(named) == 1 and named[0] in ready and named[0] != "classic":
        return tuple(ready[named[0]].modules)
    return named
