"""What a player at the terminal sees: the maze, the seats, the hand, what is known, and the menus."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Sequence

from saboteur.cli.play.menus import Choice, Menu
from saboteur.cli.play.naming import CHESTS, FRONTS, ROLES, goal_words, is_path
from saboteur.core.cards import ROLES as ROLE_KEYS
from saboteur.play.board import draw, path
from saboteur.play.setup import ruleset
from saboteur.play.values import PlacedCard
from saboteur.play.views import Note, Own, View

COLUMN = 14  # characters for a card of the hand
GAP = 4


def width() -> int:
    """Return the width of the terminal, or what is usual where there is none."""
    return shutil.get_terminal_size((100, 40)).columns


def title_line(text: str, ascii_only: bool) -> str:
    """Draw a line across with a title in it."""
    dash = "-" if ascii_only else "─"
    return f"{dash * 2} {text} ".ljust(min(width(), 80), dash)


def table(view: View, ascii_only: bool, menu: Menu | None = None) -> str:
    """Draw the maze with the seats beside it where there is room; a menu's cells get their numbers."""
    marks = {choice.cell: choice.key for choice in menu.choices if choice.cell is not None} if menu else None
    board = draw(view, ascii_only, marks).rstrip("\n").split("\n")
    if menu is not None:
        return "\n".join(board)
    beside = seats(view)
    left = max(map(len, board))
    if left + GAP + max(map(len, beside)) > width():
        return "\n".join([*board, "", *beside])
    beside = [""] * ((len(board) - len(beside)) // 2) + beside
    rows = max(len(board), len(beside))
    board += [""] * (rows - len(board))
    beside += [""] * (rows - len(beside))
    return "\n".join(f"{row:{left + GAP}}{seat}".rstrip() for row, seat in zip(board, beside, strict=True))


def seats(view: View) -> list[str]:
    """Write a line for each seat, and one for the piles."""
    own = view.own
    lines = []
    for seat, info in enumerate(view.table):
        turn = ">" if seat == view.mover else " "
        name = f"seat {seat}" + (" (you)" if own is not None and own.seat == seat else "")
        parts = [f"{info.hand} card" + ("" if info.hand == 1 else "s")]
        parts += [FRONTS[front] for front in info.front]
        if info.any_gold and (own is None or own.seat != seat):
            parts.append("some gold")
        if own is not None and own.seat == seat:
            parts.append(f"{own.gold} gold")
        lines.append(f"{turn} {name:<13}{', '.join(parts)}")
    way = "" if view.clockwise else "; order of play reversed"
    lines.append(f"  draw pile {view.pile}, discard pile {view.discards}{way}")
    return lines + _extras(view)


def _extras(view: View) -> list[str]:
    out = [
        f"  toll dwarf of seat {dwarf.owner} guards {dwarf.guards}" for dwarf in view.toll if dwarf.where == "placed"
    ]
    free = sum(dwarf.where == "free" for dwarf in view.toll)
    if free:
        out.append(f"  toll dwarfs to be placed: {free}")
    if view.no_goal_maps:
        out.append("  maps may not look at goals")
    if "veto" in view.modules and view.veto_spent:
        out.append("  the Veto has been played")
    return out


def picture(face: PlacedCard, ascii_only: bool) -> list[str]:
    """Draw a card in three rows: a path as it lies, an action card by its words."""
    if is_path(face.card):
        return path(face.card, face.turned, ascii_only=ascii_only)
    words = face.card.split("_")
    return ["", *words, ""][:3] if len(words) < 3 else words[:3]


def cards(choices: Sequence[Choice], ascii_only: bool) -> str:
    """Draw cards side by side with the keys that choose them, as many in a row as fit."""
    fit = max(1, (width() - 2) // COLUMN)
    blocks = []
    for first in range(0, len(choices), fit):
        row = choices[first : first + fit]
        pictures = [picture(choice.face, ascii_only) if choice.face else ["", "", ""] for choice in row]
        lines = [_row([f"[{choice.key}]" for choice in row])]
        lines += [_row([drawn[line] for drawn in pictures]) for line in range(3)]
        lines += [_row([_caption(choice) for choice in row]), _row([choice.note for choice in row])]
        blocks.append("\n".join(line for line in lines if line.strip()))
    return "\n".join(blocks)


def _row(texts: Sequence[str]) -> str:
    return "  " + "".join(f"{text:^{COLUMN}}" for text in texts).rstrip()


def _caption(choice: Choice) -> str:
    if choice.face is None or not is_path(choice.face.card):
        return ""
    return choice.face.card if choice.label not in ("turned", "straight") else choice.label


def listed(menu: Menu, ascii_only: bool) -> str:
    """Write a menu: cards as pictures, cells in lines of a few, everything else a line each."""
    drawn = [choice for choice in menu.choices if choice.face is not None]
    cells = [choice for choice in menu.choices if choice.face is None and choice.cell is not None]
    plain = [choice for choice in menu.choices if choice.face is None and choice.cell is None]
    parts = [menu.title]
    if drawn:
        parts.append(cards(drawn, ascii_only))
    room = 3 + max((len(_item(one)) for one in cells), default=0)
    fit = max(1, min(width(), 90) // room)
    lines = [cells[first : first + fit] for first in range(0, len(cells), fit)]
    parts += ["  " + "".join(f"{_item(one):<{room}}" for one in line).rstrip() for line in lines]
    if plain:
        short = "   ".join(_item(one) for one in plain)
        parts += [f"  {short}"] if len(short) < width() - 2 else [f"  {_item(one)}" for one in plain]
    return "\n".join(parts)


def _item(choice: Choice) -> str:
    return f"[{choice.key}] {choice.label}"


# -- what a player knows -----------------------------------------------------------------------------------


def note_words(note: Note) -> str:
    """Put a note into words."""
    when = f"turn {note.turn}"
    if note.about == "goal" and note.goal is not None:
        return f"{note.cell} is {goal_words(note.goal)} ({when})"
    if note.about == "dwarf" and note.role is not None:
        return f"seat {note.seat} was {ROLES[note.role]} ({when})"
    if note.about == "chest" and note.chest is not None:
        return f"{note.cell} hides chest {note.chest}: {CHESTS[note.chest]} ({when})"
    done = "swapped" if note.swapped else "left as they were"
    return f"you held the goals of {note.cell} and {note.other} and they were {done} ({when})"


def known(view: View, own: Own) -> str:
    """Write what a player knows, and what everybody knows of the dwarfs."""
    rules = ruleset(view.seats, tuple(view.modules), tuple(view.options.items()))
    dwarfs = Counter(ROLE_KEYS[kind] for kind in rules.dwarfs)
    shuffled = ", ".join(f"{count} {ROLES[role]}" + ("s" if count > 1 else "") for role, count in dwarfs.items())
    lines = [f"The dwarfs in this game: {shuffled}; undealt: {view.dwarfs_left}."]
    lines += [f"  {note_words(note)}" for note in own.notes] or ["  You have seen nothing in secret this round."]
    if any(note.about == "goal" for note in own.notes) and "goal_swap" in view.modules:
        lines.append("  What you saw is as it was then: goals may have been swapped since.")
    return "\n".join(lines)
