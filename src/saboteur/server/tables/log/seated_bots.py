"""Who sits down where a bot is wanted: a character, or nobody in particular under the name of a stone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.company import RUNGS, companions
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.people.clean_text import skeleton, unlike
from saboteur.server.tables.log import log_entries as e

BOT_NAMES: Final = (
    "Flint", "Pebble", "Marl", "Slate", "Gneiss", "Basalt", "Mica", "Opal", "Quartz", "Shale", "Onyx", "Garnet",
)  # fmt: skip
_dice = random.Random()


def seat_company(
    taken: Sequence[e.Chair], count: int, options: m.TableOptions, aim: float, before: Sequence[e.Chair] = ()
) -> list[e.Chair]:
    """Return who sits down with those at the table, by its options; `before` is who sat there until now."""
    number = aim if options.bot_company == "adaptive" else RUNGS.get(options.bot_level)
    keys: list[str] = []
    if options.bot_company != "level" and number is not None:
        names = {skeleton(chair.name) for chair in taken}
        absent = {key for key, one in CHARACTERS.items() if skeleton(one.name) in names}
        absent |= {chair.character for chair in taken}
        keys = companions(number, count, _dice, absent, {chair.character for chair in before})
    chairs = [_known(taken, key) for key in keys]
    return chairs + seat_nobodies([*taken, *chairs], count - len(chairs), options.bot_level)


def seat_nobodies(taken: Sequence[e.Chair], count: int, level: m.Level) -> list[e.Chair]:
    """Return bots of a level that are nobody in particular."""
    return [e.Chair(name=name, level=level) for name in bot_names([chair.name for chair in taken], count)]


def seat_character(taken: Sequence[e.Chair], key: str) -> e.Chair:
    """Return a character, unless it sits there already."""
    if key not in CHARACTERS:
        raise Refusal("no_character", f"There is no character {key!r}; there are {', '.join(CHARACTERS)}.")
    if any(chair.character == key for chair in taken):
        name = CHARACTERS[key].name
        raise Refusal("character_taken", f"{name} sits here already.", {"name": name})
    return _known(taken, key)


def _known(taken: Sequence[e.Chair], key: str) -> e.Chair:
    one = CHARACTERS[key]
    return e.Chair(name=unlike([chair.name for chair in taken], one.name), level=one.level, character=key)


def bot_names(taken: list[str], count: int) -> list[str]:
    """Return names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in used]
    return (free + [f"{name} II" for name in BOT_NAMES])[:count]
