"""Positions: what FEN is to chess. A complete game at any moment, as JSON or as text, that loads and plays on.

``load`` takes the text, the JSON's dict, or a `Position`; ``position_of`` writes any game down. Scenario tests,
puzzles and bug reports use them; `docs/positions.md` is the reference.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.play.fields.field_faults import in_words
from saboteur.play.game import Game
from saboteur.play.positions.document import Position
from saboteur.play.positions.loading import Loader, setup_of
from saboteur.play.positions.saving import write_position
from saboteur.play.positions.text_form import read_text, write_text

__all__ = ["Position", "load", "position_of", "read", "read_json", "text_of", "write_json"]


def load(source: str | Mapping[str, Any] | Position) -> Game:
    """Start a game at a position; its story begins there."""
    position = read_text(source) if isinstance(source, str) else read(source)  # a text's words know their places
    setup = setup_of(position)
    state = Loader(position, setup).load()
    return Game(setup, state, origin=state.copy())


def read(source: str | Mapping[str, Any] | Position) -> Position:
    """Read a position out of its text form or the dict of its JSON form, and check the types of its fields."""
    if isinstance(source, str):
        source = read_text(source)
    try:
        return msgspec.convert(msgspec.to_builtins(source, enc_hook=str), Position)
    except msgspec.ValidationError as error:
        raise Refusal("bad_position", f"not a position: {in_words(error)}") from None


def read_json(source: bytes | str) -> Position:
    """Read the JSON form."""
    try:
        return msgspec.json.decode(source, type=Position)
    except msgspec.DecodeError as error:
        raise Refusal("bad_position", f"not a position: {in_words(error)}") from None


def write_json(position: Position) -> bytes:
    """Write the JSON form."""
    return msgspec.json.encode(position)


def position_of(game: Game) -> Position:
    """Write a game down, with everything in it: this is not for the eyes of any seat."""
    return write_position(game.setup, game._state)


def text_of(game: Game) -> str:
    """Write a game down in the text form."""
    return write_text(position_of(game))
