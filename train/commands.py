"""What the commands here share: what they refuse is said in a sentence before anything is played, files are whole."""

import argparse
import sys
import tomllib
from functools import wraps
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from saboteur.bots.arena.comparison import modules_of
from saboteur.bots.levels import LEVELS, playable
from saboteur.core.compose import compose
from saboteur.core.table.refusal import SetupRefused

Config = TypeVar("Config", bound=msgspec.Struct)
WRONG = 2  # the exit code of a command that was asked for something it cannot do


class Main(Protocol):
    """A command: it takes the words behind its name, by default those of the command line."""

    def __call__(self, words: list[str] | None = None) -> int: ...


class Refused(Exception):  # noqa: N818 - the words are the message
    """Something was asked for that cannot be done, in one sentence."""


def command(main: Main) -> Main:
    """Let a command say what it refuses, instead of a traceback."""

    @wraps(main)
    def said(words: list[str] | None = None) -> int:
        try:
            return main(words)
        except Refused as refusal:
            print(refusal, file=sys.stderr)
            return WRONG

    return said


# -- the command line ------------------------------------------------------------------------------------


def positive(text: str) -> int:
    """Read a whole number above 0."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is no whole number above 0")
    return int(text)


def output(text: str) -> Path:
    """Read the name of a file to write; its folder is made."""
    path = Path(text)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{path.parent}: {error.strerror}") from error
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{path} is a folder")
    return path


def folder(text: str) -> Path:
    """Read the name of a folder to write into; it is made."""
    path = Path(text)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{path}: {error.strerror}") from error
    return path


# -- configs and files -----------------------------------------------------------------------------------


def parsed(path: Path, kind: type[Config]) -> Config:
    """Read a TOML file."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}.") from error
    except (ValueError, msgspec.ValidationError) as error:
        raise Refused(f"{path}: {error}.") from error


def table_of(seats: str, modules: str) -> tuple[int, list[str]]:
    """Read how a config or a command names a table: the seats, and modules or a preset."""
    if not seats.isdecimal():
        raise Refused(f"{seats} is no number of seats.")
    named = modules_of(modules)
    check_table(int(seats), named)
    return int(seats), named


def named_table(text: str) -> tuple[int, list[str]]:
    """Read a table that is written MODULES:SEATS."""
    modules, _, seats = text.rpartition(":")
    return table_of(seats, modules)


def check_table(seats: int, modules: list[str]) -> None:
    """Refuse what cannot be played."""
    try:
        compose(seats, modules, {})
    except SetupRefused as refusal:
        raise Refused(f"{','.join(modules)} with {seats} seats: {'; '.join(refusal.clashes)}") from refusal


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if not playable(level):
        raise Refused(f"There is no level {level}; levels are {', '.join(LEVELS)}.")


def write_whole(path: Path, data: bytes) -> None:
    """Put a whole file in place, or none."""
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(data)
    half.replace(path)
