"""Menus: what may be done now, a choice at a time, so that no list is ever long.

Actions are parted stage by stage: by cell, by seat, by rotation, by payer. Every legal action is a leaf of the menu
of its question, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from saboteur.play import actions as act
from saboteur.play.actions import AnyAction
from saboteur.play.fields.values import Cell, PlacedCard
from saboteur.words import Narrator
from saboteur.words.action_labels import guarded


class Choice(NamedTuple):
    """One entry: what to type, what it says, and what follows: an action, or another menu."""

    key: str
    label: str
    then: AnyAction | Callable[[], Menu]
    also: tuple[str, ...] = ()  # other spellings
    cell: Cell | None = None  # gets the key as a mark on the board
    face: PlacedCard | None = None  # a card to draw; such choices stand side by side
    caption: str = ""  # beneath the picture
    note: str = ""  # beneath that


class Menu(NamedTuple):
    """A question and its choices."""

    title: str
    choices: Sequence[Choice]
    default: str = ""  # what an empty line chooses
    first: bool = False  # the one that a turn begins with

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
    costs: Callable[[Any], bool] = lambda _: False  # whether a value is asked for even if it is the only one


NOTHING = act.Allow()  # stands in a choice until the stage is known


# -- stages ----------------------------------------------------------------------------------------------


def seat_stage(title: str, says: Narrator) -> Stage:
    """Ask for a player, counted from 1."""

    def entry(_: int, seat: int) -> Choice:
        return Choice(str(seat + 1), says.names.seat(seat), NOTHING)

    return Stage(title, lambda action: action.seat, entry)


def cell_stage(title: str, named: Callable[[Cell], str]) -> Stage:
    """Ask for a cell, by its number on the board, or typed as the board numbers it."""

    def entry(number: int, cell: Cell) -> Choice:
        return Choice(str(number), named(cell), NOTHING, (str(cell), f"({cell})"), cell)

    return Stage(title, lambda action: action.cell, entry)


def rotation_stage(card: str, says: Narrator) -> Stage:
    """Ask which way round a card lies."""

    def entry(_: int, turned: bool) -> Choice:
        label = says.t("act-rotate-turned" if turned else "act-rotate-straight")
        also = ("turned", "t") if turned else ("straight",)
        face = PlacedCard(card, turned)
        return Choice("2" if turned else "1", label, NOTHING, also, face=face, caption=label)

    return Stage(says.t("q-choose-rotation"), lambda action: action.turned, entry)


def payer_stage(says: Narrator) -> Stage:
    """Ask who pays a toll."""

    def entry(_: int, payer: int | None) -> Choice:
        if payer is None:
            return Choice("n", says.t("term-toll-nobody"), NOTHING)
        name = says.names.seat(payer)
        label = says.t("term-toll-you") if payer == says.me else says.t("term-toll-agreed", name=name)
        return Choice(str(payer + 1), label, NOTHING)

    return Stage(says.t("term-toll-who"), lambda action: action.payer, entry, lambda payer: payer is not None)


def tool_stage(says: Narrator) -> Stage:
    """Ask which tool is repaired."""

    def entry(number: int, tool: str) -> Choice:
        return Choice(str(number), says.names.tool(tool), NOTHING, (tool,))

    return Stage(says.t("term-which-tool"), lambda action: action.tool, entry)


def pair_stage(says: Narrator) -> Stage:
    """Ask for two goals."""

    def entry(number: int, cells: tuple[Cell, Cell]) -> Choice:
        first, last = map(says.names.goal_at, cells)
        return Choice(str(number), says.t("term-pair", first=first, last=last), NOTHING)

    return Stage(says.t("term-two-goals"), lambda action: (action.cell, action.other), entry)


def target_stage(field: str, title: str, says: Narrator) -> Stage:
    """Ask for what a card of a later module is played on, or what its question asks for."""
    if field == "seat":
        return seat_stage(title, says)

    def entry(number: int, value: Any) -> Choice:
        if field == "card":
            return card_choice(str(number), value, NOTHING, says)
        if field in ("cell", "other"):
            return Choice(str(number), says.names.reached_at(value), NOTHING, (str(value), f"({value})"), value)
        if field == "yes":
            return Choice("y" if value else "n", says.action(act.Choose(yes=value)), NOTHING)
        return Choice(str(value), str(value), NOTHING)

    return Stage(title, lambda action: getattr(action, field), entry)


def end_stage(says: Narrator) -> Stage:
    """Ask for an open end."""

    def entry(number: int, end: tuple[Cell, str]) -> Choice:
        cell, side = end
        there = guarded(act.PlaceToll(cell=cell, side=side, card=""))
        return Choice(str(number), says.names.cell(there), NOTHING, (f"{cell}{side.lower()}",), there)

    return Stage(says.t("term-toll-guard"), lambda action: (action.cell, action.side), entry)


def card_stage(title: str, hand: Sequence[str], says: Narrator) -> Stage:
    """Ask for one of several cards."""

    def entry(_: int, card: str) -> Choice:
        first, *more = [str(at) for at, name in enumerate(hand, 1) if name == card]
        return card_choice(first, card, NOTHING, says, also=tuple(more))

    return Stage(title, lambda action: action.card, entry)


def order_stage(says: Narrator) -> Stage:
    """Ask in which order the other cards are discarded."""

    def entry(number: int, cards: tuple[str, ...]) -> Choice:
        return Choice(str(number), f" {says.names.to} ".join(map(says.names.card, cards)), NOTHING)

    return Stage(says.t("term-order"), lambda action: tuple(action.discards), entry)


def card_choice(
    key: str,
    card: str,
    then: AnyAction | Callable[[], Menu],
    says: Narrator,
    *,
    also: tuple[str, ...] = (),
    note: str = "",
) -> Choice:
    """Make a choice that shows a card."""
    return Choice(key, says.names.card(card), then, also, face=PlacedCard(card, False), note=note)


def staged(actions: Sequence[AnyAction], stages: Sequence[Stage]) -> AnyAction | Menu:
    """Part actions stage by stage; a stage without a choice is passed over, unless it costs somebody something."""
    if not stages:
        (action,) = actions
        return action
    groups = parted(actions, stages[0])
    if len(groups) == 1 and not stages[0].costs(*groups):
        return staged(actions, stages[1:])
    return Menu(stages[0].title, entries(groups, stages))


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
