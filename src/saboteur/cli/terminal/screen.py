"""What a player at the terminal sees: the maze, the seats, the hand, what is known, and the menus."""

from __future__ import annotations

import shutil
import textwrap
from collections import Counter
from collections.abc import Sequence

from saboteur.cli.terminal.menus import Choice, Menu
from saboteur.core.table.cards import ROLES
from saboteur.play.views.making import rules_of
from saboteur.play.views.text_board import draw, path
from saboteur.play.views.view_types import Own, View
from saboteur.words import Narrator
from saboteur.words.thing_names import card_key, is_path

COLUMN = 14  # characters for a card of the hand
GAP = 4


def width() -> int:
    """Return the width of the terminal, or what is usual where there is none."""
    return shutil.get_terminal_size((100, 40)).columns


def title_line(text: str, ascii_only: bool) -> str:
    """Draw a line across with a title in it."""
    dash = "-" if ascii_only else "─"
    return f"{dash * 2} {text} ".ljust(min(width(), 80), dash)


def table(view: View, says: Narrator, ascii_only: bool, menu: Menu | None = None) -> str:
    """Draw the maze with the seats beside it where there is room; a menu's cells get their numbers."""
    marks = {choice.cell: choice.key for choice in menu.choices if choice.cell is not None} if menu else None
    board = draw(view, ascii_only, marks).rstrip("\n").split("\n")
    if menu is not None:
        return "\n".join(board)
    beside = seats(view, says)
    left = max(map(len, board))
    if left + GAP + max(map(len, beside)) > width():
        return "\n".join([*board, "", *beside])
    beside = [""] * ((len(board) - len(beside)) // 2) + beside
    rows = max(len(board), len(beside))
    board += [""] * (rows - len(board))
    beside += [""] * (rows - len(beside))
    return "\n".join(f"{row:{left + GAP}}{seat}".rstrip() for row, seat in zip(board, beside, strict=True))


def seats(view: View, says: Narrator) -> list[str]:
    """Write a line for each seat, and one for the piles."""
    t, own = says.t, view.own
    named = [says.names.seat(seat) for seat in range(view.seats)]
    room = 2 + max(map(len, named))
    lines = []
    for seat, info in enumerate(view.table):
        turn = ">" if seat == view.mover else " "
        parts = [t("cards-count", count=info.hand), *map(says.names.front, info.front)]
        if own is not None and own.seat == seat:
            parts.append(t("gold-amount", gold=own.gold))
        elif info.any_gold:
            parts.append(t("term-some-gold"))
        parts += says.fields(view, seat)
        lines.append(f"{turn} {named[seat]:<{room}}{', '.join(parts)}")
    way = "" if view.clockwise else f"; {t('anticlockwise')}"
    lines.append(f"  {t('term-piles', pile=view.pile, discards=view.discards)}{way}")
    return lines + _extras(view, says)


def _extras(view: View, says: Narrator) -> list[str]:
    t = says.t
    out = [
        t("term-toll-of", name=says.names.seat(dwarf.owner), place=says.names.cell(dwarf.guards))
        for dwarf in view.toll
        if dwarf.where == "placed" and dwarf.owner is not None and dwarf.guards is not None
    ]
    free = sum(dwarf.where == "free" for dwarf in view.toll)
    if free:
        out.append(t("term-toll-left", count=free))
    if view.no_goal_maps:
        out.append(t("no-goal-maps"))
    if "veto" in view.modules and view.veto_spent:
        out.append(t("term-veto-played"))
    return [f"  {line}" for line in out]


def picture(choice: Choice, says: Narrator, ascii_only: bool) -> list[str]:
    """Draw a card in three rows: a path as it lies, an action card by its name."""
    face = choice.face
    if face is None:
        return ["", "", ""]
    if is_path(face.card):
        return path(face.card, face.turned, ascii_only=ascii_only)
    words = textwrap.wrap(says.t(card_key(face.card)), COLUMN - 1)[:3]
    return [*([""] if len(words) == 1 else []), *words, "", ""][:3]


def cards(choices: Sequence[Choice], says: Narrator, ascii_only: bool) -> str:
    """Draw cards side by side with the keys that choose them, as many in a row as fit."""
    fit = max(1, (width() - 2) // COLUMN)
    blocks = []
    for first in range(0, len(choices), fit):
        row = choices[first : first + fit]
        pictures = [picture(choice, says, ascii_only) for choice in row]
        lines = [_row([f"[{choice.key}]" for choice in row])]
        lines += [_row([drawn[line] for drawn in pictures]) for line in range(3)]
        lines += [_row([_caption(choice, says) for choice in row]), _row([choice.note for choice in row])]
        blocks.append("\n".join(line for line in lines if line.strip()))
    return "\n".join(blocks)


def _row(texts: Sequence[str]) -> str:
    return "  " + "".join(f"{text[: COLUMN - 1]:^{COLUMN}}" for text in texts).rstrip()


def _caption(choice: Choice, says: Narrator) -> str:
    """Say what sort of path a picture shows, if it is not a plain one."""
    if choice.caption or choice.face is None or not is_path(choice.face.card):
        return choice.caption
    key = card_key(choice.face.card)
    return "" if key == "path-plain" else says.t(key)


def listed(menu: Menu, says: Narrator, ascii_only: bool) -> str:
    """Write a menu: cards as pictures, cells in lines of a few, everything else a line each."""
    drawn = [choice for choice in menu.choices if choice.face is not None]
    cells = [choice for choice in menu.choices if choice.face is None and choice.cell is not None]
    plain = [choice for choice in menu.choices if choice.face is None and choice.cell is None]
    parts = [menu.title]
    if drawn:
        parts.append(cards(drawn, says, ascii_only))
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


def known(view: View, own: Own, says: Narrator) -> str:
    """Write what a player knows, and what everybody knows of the dwarfs."""
    t = says.t
    rules = rules_of(view)
    dwarfs = Counter(ROLES[kind] for kind in rules.dwarfs)
    shuffled = ", ".join(f"{count} {t.signs('×')} {t(f'role-{role}')}" for role, count in dwarfs.items())
    lines = [t("term-dwarfs", roles=shuffled), t("dwarfs-in-play", spare=view.dwarfs_left)]
    lines += [f"  {says.note(note)}" for note in own.notes] or [f"  {t('term-seen-nothing')}"]
    return "\n".join(lines)
