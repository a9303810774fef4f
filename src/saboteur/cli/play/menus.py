"""Menus: what may be done now, a choice at a time, so that no list is ever long.

Actions are parted stage by stage: by cell, by seat, by rotation, by payer. Every legal action is a leaf of the menu
of its question, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from saboteur.cli.play.naming import TOOLS, card_words
from saboteur.play import actions as act
from saboteur.play.actions import AnyAction
from saboteur.play.values import Cell, PlacedCard


class Choice(NamedTuple):
    """One entry: what to type, what it says, and what follows: an action, or another menu."""

    key: str
    label: str
    then: AnyAction | Callable[[], Menu]
    also: tuple[str, ...] = ()  # other spellings
    cell: Cell | None = None  # gets the key as a mark on the board
    face: PlacedCard | None = None  # a card to draw; such choices stand side by side
    note: str = ""  # said beneath the picture


class Menu(NamedTuple):
    """A question and its choices."""

    title: str
    choices: Sequence[Choice]
    default: str = ""  # what an empty line chooses

    def find(self, word: str) -> Choice | None:
        """Find the choice that a word means."""
        word = word.lower()
        for choice in self.choices:
            if word == choice.key or word in choice.also:
                return choice
        return None


class Stage(NamedTuple):
    """A way to part actions into groups: what to ask, the value asked for, and the choice for each value."""

    title: str
    value: Callable[[Any], Hashable]
    entry: Callable[[int, Any], Choice]  # its `then` is filled in here


BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # the way to the next cell
NOTHING = act.Allow()  # stands in a choice until the stage is known


# -- stages ----------------------------------------------------------------------------------------------


def _cell_entry(number: int, cell: Cell) -> Choice:
    return Choice(str(number), str(cell), NOTHING, (str(cell), f"({cell})"), cell)


def _seat_entry(_: int, seat: int) -> Choice:
    return Choice(str(seat), f"seat {seat}", NOTHING)


def seat_stage(title: str) -> Stage:
    """Ask for a seat."""
    return Stage(title, lambda action: action.seat, _seat_entry)


def cell_stage(title: str) -> Stage:
    """Ask for a cell."""
    return Stage(title, lambda action: action.cell, _cell_entry)


def rotation_stage(card: str) -> Stage:
    """Ask which way round a card lies."""

    def entry(_: int, turned: bool) -> Choice:
        words = ("turned", "t") if turned else ("straight",)
        return Choice("2" if turned else "1", words[0], NOTHING, words, face=PlacedCard(card, turned))

    return Stage("Which way round?", lambda action: action.turned, entry)


def payer_stage(me: int) -> Stage:
    """Ask who pays a toll."""

    def entry(_: int, payer: int | None) -> Choice:
        if payer is None:
            return Choice("n", "nobody has to pay", NOTHING)
        return Choice(str(payer), "you pay" if payer == me else f"seat {payer} pays, as agreed", NOTHING)

    return Stage("Who pays the toll?", lambda action: action.payer, entry)


def tool_stage() -> Stage:
    """Ask which tool is repaired."""

    def entry(number: int, tool: str) -> Choice:
        return Choice(str(number), TOOLS[tool], NOTHING, (tool,))

    return Stage("Which tool?", lambda action: action.tool, entry)


def pair_stage() -> Stage:
    """Ask for two goals."""

    def entry(number: int, cells: tuple[Cell, Cell]) -> Choice:
        return Choice(str(number), f"{cells[0]} and {cells[1]}", NOTHING)

    return Stage("Which two goals?", lambda action: (action.cell, action.other), entry)


def end_stage() -> Stage:
    """Ask for an open end."""

    def entry(number: int, end: tuple[Cell, str]) -> Choice:
        cell, side = end
        across, down = BEYOND[side]
        guarded = Cell(cell.x + across, cell.y + down)
        return Choice(str(number), f"{guarded} from {cell}", NOTHING, (f"{cell}{side.lower()}",), guarded)

    return Stage("Which cell shall it guard?", lambda action: (action.cell, action.side), entry)


def card_stage(title: str, hand: Sequence[str]) -> Stage:
    """Ask for one of several cards."""

    def entry(_: int, card: str) -> Choice:
        first, *more = [str(at) for at, name in enumerate(hand, 1) if name == card]
        return Choice(first, card_words(card), NOTHING, tuple(more), face=PlacedCard(card, False))

    return Stage(title, lambda action: action.card, entry)


def order_stage() -> Stage:
    """Ask in which order the other cards are discarded."""

    def entry(number: int, cards: tuple[str, ...]) -> Choice:
        return Choice(str(number), ", then ".join(map(card_words, cards)), NOTHING)

    return Stage("In which order do you discard the others?", lambda action: tuple(action.discards), entry)


def staged(actions: Sequence[AnyAction], stages: Sequence[Stage]) -> AnyAction | Menu:
    """Part actions stage by stage; a stage without a choice is passed over."""
    if not stages:
        (action,) = actions
        return action
    groups = parted(actions, stages[0])
    return staged(actions, stages[1:]) if len(groups) == 1 else Menu(stages[0].title, entries(groups, stages))


def parted(actions: Sequence[AnyAction], stage: Stage) -> dict[Any, list[AnyAction]]:
    """Part actions by the value that a stage asks for."""
    groups: dict[Any, list[AnyAction]] = {}
    for action in actions:
        groups.setdefault(stage.value(action), []).append(action)
    if all(isinstance(value, Cell | int) for value in groups):
        groups = dict(sorted(groups.items()))
    return groups


def entries(groups: dict[Any, list[AnyAction]], stages: Sequence[Stage]) -> list[Choice]:
    """Make a choice for each group."""
    out = []
    for number, (value, members) in enumerate(groups.items(), 1):
        then = staged(members, stages[1:])
        made = stages[0].entry(number, value)
        out.append(made._replace(then=_later(then) if isinstance(then, Menu) else then))
    return out


def _later(menu: Menu) -> Callable[[], Menu]:
    return lambda: menu


def forced(actions: Sequence[AnyAction], stages: Sequence[Stage]) -> Menu:
    """Ask the first stage even if it leaves no choice, so that nothing is done by a slip of the finger."""
    return Menu(stages[0].title, entries(parted(actions, stages[0]), stages))
