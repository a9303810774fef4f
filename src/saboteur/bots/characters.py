"""The characters that bots play, as data: `characters.toml` is the only place that knows who there is.

A character is a level played in a manner of its own: a style, a temper, and how much it says. What these words mean
in numbers is in `skills.py`. It has a name, a face and a colour that are the same at every table and in every
language, and knows nothing that another bot in its seat would not know.
"""

from pathlib import Path
from typing import Final

import msgspec


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whom one gets to know."""

    name: str
    level: str
    style: str
    temper: list[str]
    talk: str
    face: str
    colour: str


def read(text: bytes) -> dict[str, Character]:
    """Read characters by key."""
    return msgspec.toml.decode(text, type=dict[str, Character])


CHARACTERS: Final = read(Path(__file__).with_name("characters.toml").read_bytes())
