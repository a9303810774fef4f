"""Finished games, as ratings and standings look at them."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

SABOTEUR = "saboteur"
KINDS = ("tournament", "base", "saboteur2")  # the tournament variant is played with the base game
BOT = "bot:"  # before the level of a bot, where others have the key of a person
LONE = frozenset({"greedy", "profiteer", "geologist", "boss"})  # they have no team of their own


class PlayedRound(msgspec.Struct, frozen=True):
    """A round of a finished game: the dwarf that counted for each seat, and whether that seat was paid."""

    roles: list[str]
    won: list[bool]


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game: who sat where, what they ended with, and its rounds.

    `people` has a key for each seat; an empty one is a seat that is not rated. Bots of a level have one key, also
    where several of them sit.
    """

    kind: str  # what is rated together, say `base`, `tournament` or `saboteur2`
    people: list[str]
    gold: list[int]
    rounds: list[PlayedRound]


def bot_key(level: str) -> str:
    """Return under which key bots of a level are rated."""
    return BOT + level


def level_of(key: str) -> str | None:
    """Return the level of the bots that a key stands for; None: it is a person's, or nobody's."""
    return key.removeprefix(BOT) if key.startswith(BOT) else None


def kind_of(modules: Collection[str]) -> str:
    """Return what a game is rated together with; other modules than these are not told apart."""
    return next(kind for kind in KINDS if kind in modules)


def side_of(role: str) -> str:
    """Return which side's skill a role asks for: `digger`, `saboteur` or `lone`."""
    if role == SABOTEUR:
        return SABOTEUR
    return "lone" if role in LONE else "digger"
