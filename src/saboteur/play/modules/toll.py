"""Toll: dwarfs at open ends, and who pays them (M1, R-19)."""

import msgspec

from saboteur.core.table import events as code
from saboteur.core.table.cards import SIDES
from saboteur.core.table.codes import CELL as CELL_MASK
from saboteur.core.table.codes import PAY, Q_PAY, REFUSE, TOOL_AT
from saboteur.core.table.state import TOLL_OUT, State
from saboteur.play.fields.line import Line, Phrase
from saboteur.play.fields.packed_fields import CARD, CELL, SEAT, Parts, part
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BY_SEAT, ON_SEAT, OWN, About, EventSpec, card
from saboteur.play.fields.values import Cell, cell_of, code_of


class PlaceToll(Action, frozen=True, tag="toll"):
    """Discard a card and set a toll dwarf on an open end."""

    cell: Cell  # of the card that has the open end
    side: str  # of that card: N, E, S or W
    card: str  # the card to discard for it


class AskToll(Action, frozen=True, tag="ask"):
    """Ask a seat to pay for a guarded cell."""

    seat: int  # who is asked to pay
    cell: Cell  # the guarded cell


class AnswerToll(Action, frozen=True, tag="pay"):
    """Agree to pay somebody's toll, or refuse."""

    pay: bool  # true to agree


class TollPlaced(Event, frozen=True, tag="toll_placed"):
    """A toll dwarf sits at an open end."""

    seat: int  # its owner
    cell: Cell  # of the card that it sits on
    guards: Cell  # the empty cell that it guards
    card: str | None = None  # secret: the card discarded for it, told to the owner


class TollAsked(Event, frozen=True, tag="toll_asked"):
    """A seat asked another to pay."""

    seat: int  # who asked
    target: int  # who is asked to pay
    cell: Cell  # the guarded cell


class TollAnswered(Event, frozen=True, tag="toll_answered"):
    """A seat agreed to pay, or refused."""

    seat: int  # who was asked
    agreed: bool  # whether it will pay
    cell: Cell  # the guarded cell


class TollPaid(Event, frozen=True, tag="toll_paid"):
    """A toll was paid."""

    seat: int  # who paid
    owner: int  # whose toll dwarf got the coin
    cell: Cell  # the guarded cell


class TollGone(Event, frozen=True, tag="toll_gone"):
    """A toll dwarf is out for the round."""

    cell: Cell  # the cell that it guarded


class TollView(msgspec.Struct, frozen=True):
    """A toll dwarf: free, sitting at an open end, or out for the round."""

    where: str  # free, placed or out
    owner: int | None = None  # whose it is, once it sits
    cell: Cell | None = None  # of the card that it sits on
    guards: Cell | None = None  # the empty cell that it guards
    payer: int | None = None  # the seat that has agreed to pay in this turn


PACKED: dict[type[Action], Parts] = {
    PlaceToll: {"cell": CELL, "side": part(TOOL_AT, 2, SIDES.index, SIDES.__getitem__), "card": CARD},
    AskToll: {"seat": SEAT, "cell": CELL},
}
TWO_WORDS: dict[type[Action], tuple[str, int, int]] = {AnswerToll: ("pay", REFUSE, PAY)}


def _read_ask(line: Line) -> Action:
    target = line.seat()
    word = line.word("toll_at")
    if not word.startswith("toll@"):
        line.refuse_word("toll_at", word)
    line.column += len("toll@")
    return AskToll(target, line.as_cell(word.removeprefix("toll@")))


def _write_ask(action: AskToll) -> str:
    return f"ask {action.seat} toll@{action.cell}"


PHRASES: dict[type[Action], Phrase] = {AskToll: Phrase(_read_ask, _write_ask)}
TOLD: dict[int, EventSpec] = {
    code.TOLL_PLACED: EventSpec(
        TollPlaced, BY_SEAT | {"cell": (1, cell_of), "guards": (2, cell_of)}, {"card": card}, OWN
    ),
    code.TOLL_ASKED: EventSpec(TollAsked, ON_SEAT | {"cell": (2, cell_of)}),
    code.TOLL_ANSWERED: EventSpec(TollAnswered, BY_SEAT | {"agreed": (1, bool), "cell": (2, cell_of)}),
    code.TOLL_PAID: EventSpec(TollPaid, BY_SEAT | {"owner": (1, int), "cell": (2, cell_of)}),
    code.TOLL_GONE: EventSpec(TollGone, {"cell": (0, cell_of)}),
}
ASKED: dict[int, About] = {
    Q_PAY: lambda s, cell: {"by": s.table.mover, "cells": [cell_of(cell & CELL_MASK)]},
}


def toll_view(s: State, d: int) -> TollView:
    """Show a toll dwarf."""
    owner, cell, guards, payer = (s.table.toll[d + i] for i in range(4))
    if owner == 0:
        return TollView("free")
    if owner == TOLL_OUT:
        return TollView("out")
    return TollView("placed", owner - 1, cell_of(cell), cell_of(guards), payer - 1 if payer else None)


def toll_numbers(dwarf: TollView) -> tuple[int, int, int, int]:
    """Return the engine's numbers of a toll dwarf that is seen so."""
    if dwarf.owner is None or dwarf.cell is None or dwarf.guards is None:
        return (TOLL_OUT if dwarf.where == "out" else 0), 0, 0, 0
    payer = 0 if dwarf.payer is None else dwarf.payer + 1
    return dwarf.owner + 1, code_of(dwarf.cell), code_of(dwarf.guards), payer
