"""What all reasons share: refusing, and the view of the seat that asked with the maze in which to try things out."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NoReturn

from saboteur.core.table.cards import KIND, PATH_KINDS
from saboteur.core.table.maze import COVERED_CHEST, COVERED_GOAL, GOAL, LARGE, PATH, Maze, new_maze
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import HASTY_DETOUR, Rules
from saboteur.play.fields.values import Cell, code_of
from saboteur.play.modules.toll import TollView
from saboteur.play.refusal_codes import REASONS, VALUES
from saboteur.play.views.making import rules_of
from saboteur.play.views.view_types import Own, Question, View


def refuse(code: str, sentence: str, **values: object) -> NoReturn:
    """Refuse with a code of `REASONS`; the values are what the sentence names, for other languages."""
    assert code in REASONS
    assert tuple(values) == VALUES.get(code, ())
    raise Refusal(
        code, sentence, {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
    )


class Case:
    """A view with the seat that looks at it, and the maze in which to try things out."""

    def __init__(self, view: View) -> None:
        """Take a view that belongs to a seat which is asked something."""
        assert view.own is not None
        assert view.question is not None
        self.view = view
        self.own: Own = view.own
        self.question: Question = view.question
        self.me = self.own.seat

    @cached_property
    def rules(self) -> Rules:
        """The ruleset, which is public."""
        view = self.view
        return rules_of(view)

    @cached_property
    def maze(self) -> Maze:
        """The maze, built from what lies face up and from where something lies face down."""
        view = self.view
        maze = new_maze()
        lying = {card.cell: card for card in view.maze}
        for cell in view.large.cells if view.large else []:
            maze.put(code_of(cell), LARGE, 0)
        for cell in view.chests:
            maze.put(code_of(cell), COVERED_CHEST, 0)
        for goal in view.goals:
            if goal.cell not in lying:
                maze.put(code_of(goal.cell), COVERED_GOAL, 0)
        for cell, card in lying.items():
            what = GOAL if card.sort == "goal" else PATH
            maze.put(code_of(cell), what, 2 * KIND[card.card] + card.turned)
        for dwarf in view.toll:
            if dwarf.guards is not None:
                maze.guard(code_of(dwarf.guards), True)
        maze.rebuild()
        return maze

    @property
    def blocked(self) -> bool:
        """Whether this seat may not lay path cards."""
        return any(front != "theft" for front in self.view.table[self.me].front)

    def hold(self, *cards: str) -> None:
        """Refuse unless the hand has all these cards."""
        held = Counter(self.own.hand)
        for card, number in Counter(cards).items():
            if not held[card]:
                refuse("not_in_hand", f"You have no {card} in your hand.", card=card, number=1)
            if held[card] < number:
                refuse("not_in_hand", f"You do not have {number} of {card} in your hand.", card=card, number=number)

    def guard(self, cell: Cell, lifted: Cell | None = None) -> TollView | None:
        """Return the toll dwarf that guards a cell, also once the card of another cell is lifted (R-14)."""
        stays = None if self.rules.revision <= HASTY_DETOUR else lifted
        return next(
            (one for one in self.view.toll if one.guards == cell and (stays is None or one.cell != stays)), None
        )

    def other(self, seat: int) -> None:
        """Refuse a seat that is one's own."""
        if seat == self.me:
            refuse("own_seat", "Choose another seat, not your own.")

    def paths(self) -> Iterator[int]:
        """Return the kinds of path cards in the hand."""
        yield from {KIND[card] for card in self.own.hand if KIND[card] <= PATH_KINDS}


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def covered_goal(case: Case, cell: Cell) -> None:
    goal = next((goal for goal in case.view.goals if goal.cell == cell), None)
    if goal is None:
        refuse("nothing_there", f"There is no face-down goal at {cell}.")
    if goal.face is not None:
        refuse("goal_open", f"The goal at {cell} is already face up.", cell=cell)


def in_game(case: Case, module: str) -> None:
    if module not in case.view.modules:
        refuse("not_in_game", f"This needs the module {module}, which is not in this game.", module=module)
