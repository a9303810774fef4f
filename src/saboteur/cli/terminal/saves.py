"""Saved games: a record of the unfinished game with who sat where. It holds every secret, so it is private."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from saboteur.bots.levels import playable
from saboteur.cli.shared import file_refusal, read_text
from saboteur.core.table.refusal import Refusal
from saboteur.play.commentary.said import Spoken
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of

FORMAT = "saboteur-save"
PRIVATE = 0o600  # nobody else on the machine may read it


class Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game at a terminal: the player's seat, the level of every seat (empty for the player), and the record."""

    format: str = FORMAT
    version: int = 1
    secrets: str = "This file holds the hands, the roles and the seed. Whoever reads it knows everything."
    seat: int
    levels: list[str]
    record: msgspec.Raw


class Resumed(NamedTuple):
    """What a saved game gives back: the game, the player's seat, the levels, and what was thought and said so far."""

    game: Game
    seat: int
    levels: list[str]
    thoughts: list[Thought]
    talk: list[Spoken]


def save_text(
    game: Game, seat: int, levels: list[str], thoughts: Sequence[Thought] = (), talk: Sequence[Spoken] = ()
) -> str:
    """Write a game that is not over."""
    record = msgspec.Raw(record_of(game, thoughts, talk=talk, unfinished=True).dump().encode())
    return msgspec.json.encode(Save(seat=seat, levels=levels, record=record)).decode()


def write_private(path: Path, text: str, replace: bool) -> None:
    """Write a file that only its owner can read, whole or not at all."""
    if path.exists() and not replace:
        raise file_refusal("exists", f"there is a file {path} already; choose another name", path)
    half = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w", encoding="utf-8") as file:
            file.write(text)
        half.replace(path)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        with contextlib.suppress(OSError, ValueError):
            half.unlink(missing_ok=True)
        why = getattr(error, "strerror", None) or error
        raise file_refusal("write", f"cannot write {path}: {why}", path) from error


def read_save(path: Path) -> Resumed:
    """Read a saved game and verify its record."""
    text = read_text(path)
    try:
        save = msgspec.json.decode(text, type=Save)
    except (msgspec.DecodeError, RecursionError):
        raise file_refusal("no_save", f"{path} is no saved game of `saboteur play`", path) from None
    if save.format != FORMAT or save.version != 1:
        raise file_refusal("other_save", f"{path} is no saved game that this version can read", path)
    try:
        record = Record.load(bytes(save.record))
        game = record.game()
    except Refusal as refusal:
        raise file_refusal("not_resumed", f"{path} cannot be resumed: {refusal.sentence}", path) from refusal
    seats = game.setup.seats
    wrong = not 0 <= save.seat < seats or len(save.levels) != seats
    levels = [level for at, level in enumerate(save.levels) if at != save.seat]
    # "=": a program or a model; a file that somebody was sent must not start one
    if wrong or any("=" in level or not playable(level) for level in levels):
        sentence = f"{path} cannot be resumed: its seats or levels do not fit the game"
        raise file_refusal("save_seats", sentence, path)
    if game.over:
        raise file_refusal("save_over", f"{path}: that game is over; `saboteur replay` shows records", path)
    return Resumed(game, save.seat, save.levels, record.thoughts, record.talk)
