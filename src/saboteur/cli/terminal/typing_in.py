"""What a player types: a line, numbers for menus, or an action in notation, read forgivingly."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from saboteur.cli.shared import say
from saboteur.cli.terminal.menus import Menu
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import AnyAction
from saboteur.play.fields.line import cards, shown
from saboteur.play.notation import VERBS, read

with contextlib.suppress(ImportError):  # where the system has it, lines can be edited
    import readline  # noqa: F401

LONGEST = 200  # characters of a line; no action comes near


def typed(prompt: str) -> str:
    """Read a line; what cannot be decoded, or is much too long, reads as something that means nothing."""
    try:
        line = input(prompt)
    except UnicodeDecodeError:
        line = "�"
    except EOFError:
        say("")
        raise
    if not sys.stdin.isatty():
        say("")  # nobody's terminal has gone to a new line
    return line.strip()[:LONGEST]


def walk(menu: Menu, words: Sequence[str]) -> Menu | AnyAction | None:
    """Follow words through menus: to another menu, to an action, or nowhere."""
    at: Menu | AnyAction = menu
    for word in words:
        found = at.find(word) if isinstance(at, Menu) else None
        if found is None:
            return None
        at = found.then() if callable(found.then) else found.then
    return at


def spelled(line: str) -> str:
    """Put a line of notation into its spelling: cards as they are written, everything else small."""
    words = []
    for word in line.split():
        name, sign, cell = word.partition("@")
        words.append(_spelled(name) + sign + cell)
    return " ".join(words)


def noted(line: str, seat: int) -> AnyAction:
    """Read an action in notation; refuse anything else with a sentence."""
    first = line.split(maxsplit=1)[0].lower()
    if first not in VERBS:
        raise Refusal("no_choice", f"{shown(line)} is no choice here, and no action in notation.")
    return read(spelled(line), seat)


def _spelled(name: str) -> str:
    """Spell a card as notation does, whatever its letters' case."""
    return next((card for card in cards() if card.lower() == name.lower()), name.lower())
