"""The public part of an imagined state: what a seat sees of the table, as the engine keeps it."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.rules.card_module import about
from saboteur.core.table.cards import FRONTS, KIND, ROLES
from saboteur.core.table.codes import ENDINGS, FRAMES, Q_ASK, Q_KEEP, Q_PAY, Q_ROTATE, Q_SWAP, Q_VETO, S_DISCARD
from saboteur.core.table.events import BY_TROVE, WHY
from saboteur.core.table.maze import COVERED_CHEST, COVERED_GOAL, GOAL, LARGE, PATH
from saboteur.core.table.state import SET_UP, TUNNEL, State
from saboteur.play.actions import pack
from saboteur.play.fields.values import code_of, goal_face_number
from saboteur.play.knowledge.ledger import Ledger
from saboteur.play.modules.toll import toll_numbers
from saboteur.play.positions.open_questions import StackFrame, usual_rest
from saboteur.play.views.view_types import Question, View

_SORT_BITS = {"path": 0, "set_up": SET_UP, "tunnel": TUNNEL}


class ImaginedTable:
    """Builds the public part of a state: the question with what waits under it, the table and the maze."""

    def __init__(self, view: View, question: Question, ledger: Ledger, state: State) -> None:
        self.view = view
        self.question = question
        self.ledger = ledger
        self.rules = state.rules
        self.state = state
        self.stack = self.frames()
        state.stack = vec[i64]([frame.packed() for frame in reversed(self.stack)])
        self.read_table()
        self.read_course()
        self.lay_maze()

    def frames(self) -> list[StackFrame]:
        """Return the question and what waits under it, the top first."""
        question, view, course = self.question, self.view, self.ledger.course
        kind = Q_ASK if question.kind in self.rules.questions else FRAMES.index(question.kind)
        seat = question.seats[0] if question.by is None or kind in (Q_PAY, Q_ASK) else question.by
        top = StackFrame(kind, seat, self.argument(kind))
        paths = course.paths if question.paths_laid is None else question.paths_laid
        rest = usual_rest(top, view.mover, paths, (self.thieves() or [seat])[0], view.seats)
        if course.detour:
            rest.insert(-1, StackFrame(S_DISCARD, view.mover, KIND["detour"]))
        return [top, *rest]

    def argument(self, kind: int) -> int:
        """Return what belongs to a question."""
        question = self.question
        cells = [code_of(cell) for cell in question.cells]
        if kind == Q_VETO and question.action is not None:
            return pack(question.action)
        if kind == Q_ROTATE and question.card is not None:
            homes = list(self.rules.chest_cells)
            chest = homes.index(cells[0]) + 1 if question.cells[0] in self.view.chests else 0
            return cells[0] | KIND[question.card] << 16 | chest << 24
        if kind == Q_SWAP:
            return cells[0] | cells[1] << 16
        if kind == Q_PAY:
            return cells[0]
        if kind == Q_ASK:
            seat = -1 if question.by is None else question.by
            card = KIND[question.card] if question.card else 0
            return self.rules.questions.index(question.kind) | int(about(seat, cells[0] if cells else 0, card))
        if kind == Q_KEEP:
            why = WHY.index(self.ledger.course.looks)
            return why | (KIND["trove"] if why == BY_TROVE else 0) << 8
        return 0

    def thieves(self) -> list[int]:
        """Return the seats with a theft before them, the latest first (S14)."""
        lying = [seat for seat, info in enumerate(self.view.table) if "theft" in info.front]
        heard = [seat for seat in self.ledger.course.thieves if seat in lying]
        return heard + [seat for seat in lying if seat not in heard]

    def read_table(self) -> None:
        """Take over what the view says."""
        view, t = self.view, self.state.table
        top = self.stack[0]
        t.round, t.turn, t.mover, t.starter = view.round - 1, view.turn, view.mover, view.starter
        t.direction = 1 if view.clockwise else -1
        t.pile_size = view.pile
        t.asked = sum(1 << seat for seat in self.question.seats) if top.kind == Q_VETO else 0
        t.veto_spent = int(view.veto_spent)
        t.refused = sum(1 << seat for seat in view.toll_refused)
        t.no_goal_maps = int(view.no_goal_maps)
        t.large_used = int(view.large is not None and view.large.used)
        t.front = vec[i64]([sum(1 << FRONTS.index(word) for word in info.front) for info in view.table])
        t.fields = vec[i64]([value for one in self.rules.fields for value in view.fields[one.name]])
        t.thieves = sum((seat + 1) << 4 * i for i, seat in enumerate(self.thieves()))
        rounds = list(view.rounds)
        if view.table[0].role is not None:  # the round is over and is being paid out
            last = rounds.pop()
            t.ending = ENDINGS.index(last.ending)
            t.finder = -1 if last.finder is None else last.finder
            t.shown_roles = vec[i64]([ROLES.index(role) for role in last.roles])
        t.rounds = vec[i64]([
            number for one in rounds
            for number in (ENDINGS.index(one.ending), -1 if one.finder is None else one.finder,
                           *(ROLES.index(role) for role in one.roles))
        ])  # fmt: skip

    def read_course(self) -> None:
        """Take over what everybody saw of the round and the turn."""
        course, t = self.ledger.course, self.state.table
        t.last_card, t.last_turn, t.last_path = course.last_card, course.last_turn, course.last_path
        t.passed, t.pile_was_empty = course.passed, int(course.pile_was_empty)
        t.paths_laid = course.paths if self.question.paths_laid is None else self.question.paths_laid
        t.turned_goal = int(course.turned_goal)
        t.draws, t.other_draws = course.draws, course.other_draws + 1
        t.effects = sum(effect << 4 * i for i, effect in enumerate(course.effects))

    def lay_maze(self) -> None:
        """Lay everything in the maze out, as it lies."""
        view, t = self.view, self.state.table
        maze = t.maze
        for cell in self.rules.large_cells:
            maze.put(cell, LARGE, 0)
        turned = {}
        laid = []
        for card in view.maze:
            cell, oriented = code_of(card.cell), 2 * KIND[card.card] + card.turned
            if card.sort == "goal":
                turned[cell] = oriented
            else:
                maze.put(cell, PATH, oriented)
                laid.append(cell | _SORT_BITS[card.sort])
        t.laid = vec[i64](laid)
        for goal in view.goals:
            cell = code_of(goal.cell)
            maze.put(cell, GOAL if cell in turned else COVERED_GOAL, turned.get(cell, 0))
        t.goal_cells = vec[i64]([code_of(goal.cell) for goal in view.goals])
        faces = [-1 if goal.face is None else goal_face_number(goal.face) for goal in view.goals]
        t.goal_faces = vec[i64]([
            face if cell in turned else -1 for cell, face in zip(t.goal_cells, faces, strict=True)
        ])  # fmt: skip
        covered = {code_of(cell) for cell in view.chests}
        t.chest_cells = vec[i64]([cell if cell in covered else 0 for cell in self.rules.chest_cells])
        for cell in covered:
            maze.put(cell, COVERED_CHEST, 0)
        t.toll = vec[i64]([number for dwarf in view.toll for number in toll_numbers(dwarf)])
        for dwarf in view.toll:
            if dwarf.guards is not None:
                maze.guard(code_of(dwarf.guards), True)
        maze.rebuild()
