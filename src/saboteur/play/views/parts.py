"""The parts of a view that events change, each made again with the change."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from saboteur.core.table.cards import FRONTS, KIND
from saboteur.play.fields.values import Cell, PlacedCard
from saboteur.play.modules.toll import TollView
from saboteur.play.views.view_types import LyingCard, Note, View


def at_seat(view: View, seat: int, **fields: Any) -> View:
    table = list(view.table)
    table[seat] = replace(table[seat], **fields)
    return replace(view, table=table)


def own_changed(view: View, **fields: Any) -> View:
    return view if view.own is None else replace(view, own=replace(view.own, **fields))


def hand_changed(
    view: View, seat: int, change: int, gained: list[str] | None = None, lost: list[str] | None = None
) -> View:
    """Change the number of cards in a hand, and one's own hand card by card; hands are sorted by kind."""
    view = at_seat(view, seat, hand=view.table[seat].hand + change)
    if view.own is None or view.own.seat != seat:
        return view
    hand = [*view.own.hand, *(gained or [])]
    for card in lost or []:
        hand.remove(card)
    return own_changed(view, hand=sorted(hand, key=KIND.__getitem__))


def front_changed(view: View, seat: int, front: str, lies: bool) -> View:
    cards = {*view.table[seat].front, front} if lies else {*view.table[seat].front} - {front}
    return at_seat(view, seat, front=[name for name in FRONTS if name in cards])


def noted(view: View, seat: int, note: Note) -> View:
    own = view.own
    return own_changed(view, notes=[*own.notes, note]) if own is not None and own.seat == seat else view


def with_maze(view: View, cards: list[LyingCard]) -> View:
    """Set the maze, in its order: paths as they were laid, then the goals as they lie."""
    goals = [goal.cell for goal in view.goals]
    paths = [card for card in cards if card.sort != "goal"]
    turned = sorted((card for card in cards if card.sort == "goal"), key=lambda card: goals.index(card.cell))
    movable = [card.cell for card in paths if card.sort == "path"]
    return replace(view, maze=paths + turned, last_laid=movable[-1] if movable else None)


def with_card(view: View, cell: Cell, card: PlacedCard, sort: str) -> View:
    return with_maze(view, [*view.maze, LyingCard(cell, card.card, card.turned, sort)])


def cards_without(view: View, cell: Cell) -> list[LyingCard]:
    return [card for card in view.maze if card.cell != cell]


def toll_changed(view: View, change: Callable[[TollView], TollView]) -> View:
    return replace(view, toll=[change(dwarf) for dwarf in view.toll])


def discards_changed(view: View, change: int) -> View:
    return replace(view, discards=view.discards + change)


def known(card: str | None) -> list[str]:
    return [] if card is None else [card]
