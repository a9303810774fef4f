"""Why a toll dwarf cannot stand there, or nobody be asked to pay."""

from saboteur.core.table.cards import FIT, SIDES
from saboteur.core.table.codes import neighbour
from saboteur.core.table.maze import GOAL, GUARDED, PATH, START, WHAT, WHAT_AT
from saboteur.play import actions as act
from saboteur.play.fields.values import Cell, cell_of, code_of
from saboteur.play.why.laying_reasons import fits, lifted
from saboteur.play.why.reasons import Case, in_game, refuse


def place_toll(case: Case, action: act.PlaceToll) -> None:
    in_game(case, "toll")
    if all(dwarf.where != "free" for dwarf in case.view.toll):
        refuse("no_dwarf_free", "Both toll dwarfs have been used in this round.")
    case.hold(action.card)
    code = code_of(action.cell)
    side = SIDES.index(action.side)
    if case.maze.what(code) not in (START, PATH, GOAL):
        refuse("nothing_there", f"There is no face-up path at {action.cell}.")
    if not FIT[case.maze.oriented(code)] >> side & 1:
        refuse("side_closed", f"The card at {action.cell} has no open end on side {action.side}.", cell=action.cell)
    beyond = case.maze.word(neighbour(code, side))
    if (beyond & WHAT) >> WHAT_AT:
        refuse("cell_taken", "The open end points to a cell that is taken.", cell=cell_of(neighbour(code, side)))
    if beyond & GUARDED:
        refuse("already_there", "The open end points to a cell that a toll dwarf already guards.")


def ask_toll(case: Case, action: act.AskToll) -> None:
    in_game(case, "toll")
    dwarf = case.guard(action.cell)
    if dwarf is None or dwarf.owner == case.me:
        refuse("no_toll", f"There is no toll to pay at {action.cell}.", cell=action.cell)
    case.other(action.seat)
    if dwarf.payer is not None:
        refuse("promised_already", f"Seat {dwarf.payer} has agreed to pay for {action.cell}.", seat=dwarf.payer)
    if action.seat in case.view.toll_refused:
        refuse("refused_already", f"Seat {action.seat} has refused to pay in this turn.", seat=action.seat)
    if any(one.payer == action.seat for one in case.view.toll):
        refuse(
            "promised_already", f"Seat {action.seat} has already promised to pay for another cell.", seat=action.seat
        )
    if action.seat != dwarf.owner and not case.view.table[action.seat].any_gold:
        refuse("no_gold", f"Seat {action.seat} has no gold to pay the toll.", seat=action.seat)
    if not _could_go(case, action.cell):
        refuse("nothing_to_lay", f"You have nothing that you can lay at {action.cell}.")


def _could_go(case: Case, cell: Cell) -> bool:
    """Return whether something of the hand could come to a guarded cell, by laying or by a detour."""
    origin = case.view.last_laid
    turn = case.question.kind == "take_turn"
    if turn and "detour" in case.own.hand and origin is not None and origin != cell and case.guard(cell, origin):
        maze, kind = lifted(case, origin)
        if fits(case, maze, kind, cell):
            return True
    return not case.blocked and any(fits(case, case.maze, kind, cell) for kind in case.paths())
