"""Why a path card cannot lie there; each check bears the name of the action that it is for."""

from saboteur.core.table.cards import FIT, KIND, LADDER, PATH_KINDS
from saboteur.core.table.maze import BESIDE_GOAL, NEED, TOUCHED, TOUCHES_PATH, WHAT, Maze
from saboteur.core.table.refusal import Refusal
from saboteur.play import actions as act
from saboteur.play.fields.values import Cell, cell_of, code_of
from saboteur.play.why.reasons import Case, refuse


def lay_path(case: Case, action: act.LayPath) -> None:
    case.hold(action.card)
    kind = KIND[action.card]
    if kind > PATH_KINDS:
        refuse("wrong_card", f"The card {action.card} is not a path card.", card=action.card)
    if case.blocked:
        refuse("blocked", "You cannot lay paths while you have a broken tool or are trapped.")
    place(case, case.maze, kind, action.turned, action.cell)
    pay(case, action.cell, action.payer)


def place(case: Case, maze: Maze, kind: int, turned: bool, cell: Cell) -> None:
    """Refuse a cell in which a path card cannot lie this way round (B7, S5)."""
    word = maze.word(code_of(cell))
    sides = FIT[2 * kind + turned]
    ladder = LADDER[kind] != 0
    if word & WHAT:
        refuse("cell_taken", f"There is already a card at {cell}.", cell=cell)
    if ladder and word & BESIDE_GOAL:
        refuse("beside_goal", f"A ladder may not lie next to a goal, as it would at {cell}.", cell=cell)
    if ladder and not word & TOUCHES_PATH:
        refuse(
            "touches_nothing",
            f"A ladder must touch the start or a path card; there is none next to {cell}.",
            cell=cell,
        )
    if not word & TOUCHED:
        refuse("touches_nothing", f"There is no face-up card next to {cell}.", cell=cell)
    for number, side in enumerate(("north", "east", "south", "west")):
        wrong = word & NEED & ~sides
        if wrong >> number & 1:
            refuse(
                "does_not_fit", f"The card's {side} side is closed, but the card next to it is open there.", side=side
            )
        if wrong >> 4 + number & 1:
            refuse(
                "does_not_fit", f"The card's {side} side is open, but the card next to it is closed there.", side=side
            )
    if not ladder and case.rules.must_connect and not word >> 8 & sides & 15:
        refuse("not_joined", f"At {cell} no tunnel of the card leads back to the start.", cell=cell)


def fits(case: Case, maze: Maze, kind: int, cell: Cell) -> bool:
    """Return whether a card can lie in a cell, either way round."""
    for turned in (False, True):
        try:
            place(case, maze, kind, turned, cell)
        except Refusal:
            continue
        return True
    return False


def pay(case: Case, cell: Cell, payer: int | None, lifted: Cell | None = None) -> None:
    """Refuse what is wrong with the payment for a cell (M1, R-19), once the card of another is lifted (R-14)."""
    dwarf = case.guard(cell, lifted)
    if dwarf is None or dwarf.owner == case.me:
        if payer is not None:
            whose = "nobody guards it" if dwarf is None else "the toll dwarf is your own"
            refuse("no_toll", f"There is no toll to pay at {cell}: {whose}.", cell=cell)
    elif payer is None:
        refuse("toll_unpaid", f"A toll dwarf guards {cell}: say who pays.", cell=cell)
    elif payer == case.me:
        if not case.view.table[case.me].any_gold:
            refuse("no_gold", "You have no gold to pay the toll.", seat=case.me)
    elif payer != dwarf.payer:
        refuse("toll_unpaid", f"Seat {payer} has not agreed to pay for {cell}.", cell=cell)


def some_lay(case: Case, free: bool) -> bool:
    """Return whether a path card of the hand can be laid anywhere; only without paying if `free` (R-28)."""
    if case.blocked:
        return False
    maze = case.maze
    touched = [cell_of(maze.cell_at(at)) for at, word in enumerate(maze.cells) if word & TOUCHED and not word & WHAT]
    open_to_me = [cell for cell in touched if _payable(case, cell, free)]
    return any(fits(case, maze, kind, cell) for kind in case.paths() for cell in open_to_me)


def _payable(case: Case, cell: Cell, free: bool) -> bool:
    dwarf = case.guard(cell)
    if dwarf is None or dwarf.owner == case.me:
        return True
    return not free and (case.view.table[case.me].any_gold or dwarf.payer is not None)


def call_specialist(case: Case, action: act.CallSpecialist) -> None:
    del action
    case.hold("path_specialist")
    if case.blocked:
        refuse("blocked", "You cannot lay paths while you have a broken tool or are trapped.")
    if not some_lay(case, free=False):
        refuse("nothing_to_lay", "You have no path card that you can lay now.")


def finish_turn(case: Case, action: act.FinishTurn) -> None:
    del action
    if not case.question.paths_laid:
        refuse("must_lay", "With the path specialist you must lay a path.")
    if some_lay(case, free=True):
        refuse("must_lay", "You can lay a second path without paying, so you must.")


def make_detour(case: Case, action: act.MakeDetour) -> None:
    case.hold("detour")
    origin = case.view.last_laid
    if origin is None:
        refuse("nothing_there", "There is no path card in the maze that could be moved.")
    if action.cell == origin:
        refuse("same_cell", "The path card must move to another cell.")
    maze, kind = lifted(case, origin)
    place(case, maze, kind, action.turned, action.cell)
    pay(case, action.cell, action.payer, lifted=origin)


def lifted(case: Case, origin: Cell) -> tuple[Maze, int]:
    """Return the maze without the card of a cell, and that card's kind."""
    maze = case.maze.copy()
    kind = maze.oriented(code_of(origin)) >> 1
    maze.lift(code_of(origin))
    return maze, kind
