"""Why something cannot be done: a reason that is true to the rules and tells nothing secret.

Everything here is worked out from the view of the seat that asked, so a refusal can only depend on what lies face
up and on that seat's own things. `docs/refusals.md` lists every code.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, NoReturn

from saboteur.core.cards import FIT, FRONTS, KIND, LADDER, PATH_KINDS, SIDES, START_KIND, TOOL_MASK, TOOLS
from saboteur.core.codes import neighbour
from saboteur.core.maze import (
    BESIDE_GOAL,
    COVERED_CHEST,
    COVERED_GOAL,
    GOAL,
    GUARDED,
    LARGE,
    NEED,
    PATH,
    START,
    TOUCHED,
    TOUCHES_PATH,
    WHAT,
    WHAT_AT,
    Maze,
    new_maze,
)
from saboteur.core.refusal import Refusal
from saboteur.core.rules import Rules
from saboteur.play import actions as act
from saboteur.play.actions import Action
from saboteur.play.setup import PublicSetup
from saboteur.play.values import Cell, cell_of, code_of
from saboteur.play.views import Own, Question, TollView, View

REASONS: dict[str, str] = {
    "no_such_seat": "The seat that acts is not a number of a seat at this table.",
    "game_over": "The game is over.",
    "not_asked": "The seat has nothing to answer now; somebody else is asked.",
    "unknown_name": "The action names a card, tool, side, front or cell that does not exist.",
    "no_such_target": "The action names a seat that is not at this table.",
    "wrong_question": "The action is no answer to what is asked now.",
    "not_in_game": "The action belongs to a module that is not in this game.",
    "not_in_hand": "The seat does not hold the card, or not so many of it.",
    "wrong_number": "Too few or too many cards are named (B6, S3).",
    "wrong_card": "The card cannot be used for this: no path, no repair, or a repair of other tools.",
    "blocked": "A broken tool or a trapped card lies before the seat: it may not lay path cards (B9, S8).",
    "cell_taken": "Something lies in the cell, or (moving a goal) a toll dwarf guards it.",
    "touches_nothing": "No face-up card lies beside the cell; for a ladder: no path card nor the start (B7, S5).",
    "does_not_fit": "A side of the card does not match the face-up card beside it (B7).",
    "not_joined": "No open side of the card meets a way that is joined to the start (B7).",
    "beside_goal": "A ladder may not lie beside a goal (S5).",
    "toll_unpaid": "A toll dwarf guards the cell, and nobody who agreed to it is named to pay (M1, R-19).",
    "no_toll": "There is nothing to pay: nobody guards the cell, or one's own dwarf does (R-19).",
    "no_gold": "The seat that should pay or be robbed has no gold (R-11, R-19).",
    "own_seat": "This is done to another seat, not to oneself.",
    "already_there": "The same lies there already: an equal card before the seat, or another toll dwarf.",
    "nothing_there": "There is nothing of the kind at that place or before that seat.",
    "fixed_card": "Start, goals and the large card stay where they are (B11, R-22).",
    "goal_open": "The goal lies face up.",
    "maps_barred": "A chest bars maps from goals for the rest of the round (M8).",
    "no_dwarf_free": "Both toll dwarves have been used in this round (M1).",
    "side_closed": "The card has no open end on that side (R-19).",
    "refused_already": "The seat has refused to pay in this turn and cannot be asked again (R-19).",
    "promised_already": "Somebody has agreed to pay for this cell, or this seat has promised to pay elsewhere.",
    "nothing_to_lay": "The seat holds no path card that could be laid (R-25, R-28).",
    "same_cell": "The two cells are the same.",
    "not_reached": "Nothing that is reached lies in the cell (B13, R-18).",
    "not_offered": "What is named is not among what the seat may choose from.",
    "empty_hand": "The seat has no cards in its hand.",
    "must_lay": "A path has to be laid first (R-28).",
    "illegal": "It cannot be done now, and no better reason is known. Please report it: there should be one.",
}


def refuse(code: str, sentence: str) -> NoReturn:
    """Refuse with a code of `REASONS`."""
    assert code in REASONS
    raise Refusal(code, sentence)


def explain(view: View, action: Action) -> Refusal:
    """Say why the seat that sees this view cannot do this, although it is asked for something."""
    try:
        case = Case(view)
        _check_names(case, action)
        _check_question(case, action)
        check = _CHECKS.get(type(action))
        if check is not None:
            check(case, action)
    except Refusal as reason:
        return reason
    return Refusal("illegal", "This cannot be done now.")


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
        return PublicSetup(view.seats, view.modules, view.options, view.commitment).rules()

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
                at = maze.index(code_of(dwarf.guards))
                maze.cells[at] |= GUARDED
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
                refuse("not_in_hand", f"There is no {card} in your hand.")
            if held[card] < number:
                refuse("not_in_hand", f"There are not {number} of {card} in your hand.")

    def guard(self, cell: Cell) -> TollView | None:
        """Give the toll dwarf that guards a cell."""
        return next((dwarf for dwarf in self.view.toll if dwarf.guards == cell), None)

    def other(self, seat: int) -> None:
        """Refuse a seat that is one's own."""
        if seat == self.me:
            refuse("own_seat", "Name another seat, not your own.")

    def paths(self) -> Iterator[int]:
        """Give the kinds of path cards in the hand."""
        yield from {KIND[card] for card in self.own.hand if KIND[card] <= PATH_KINDS}


# -- names and questions -------------------------------------------------------------------------------------


def _check_names(case: Case, action: Action) -> None:
    if type(action) not in act.ACTIONS:
        refuse("unknown_name", "This is no action.")
    for field in action.__struct_fields__:
        value: Any = getattr(action, field)
        for item in value if isinstance(value, list) else [value]:
            _check_name(case, field, item)


def _check_name(case: Case, field: str, value: Any) -> None:
    if field in _WORDS and (not isinstance(value, str) or value not in _WORDS[field]):
        refuse("unknown_name", f"There is no {field.removesuffix('s')} {_short(value)}.")
    if field in ("cell", "other") and not _is_cell(value):
        refuse("unknown_name", f"A cell is a column and a row between {-FAR} and {FAR}.")
    if field == "seat" or (field == "payer" and value is not None):
        seats = case.view.seats
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
            refuse("no_such_target", f"There is no seat {_short(value)}; seats are 0 to {seats - 1}.")


def _is_cell(value: Any) -> bool:
    if not isinstance(value, Cell):
        return False
    numbers: tuple[Any, Any] = (value.x, value.y)  # whoever builds a cell by hand may have given anything
    return all(isinstance(number, int) and -FAR <= number <= FAR for number in numbers)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


FAR = 120  # cells are packed into a byte each way; no maze grows that far
_CARDS = frozenset(name for name, kind in KIND.items() if kind != START_KIND)
_WORDS: dict[str, frozenset[str]] = {
    "card": _CARDS,
    "cards": _CARDS,
    "tool": frozenset(TOOLS),
    "side": frozenset(SIDES),
    "front": frozenset(FRONTS),
}
ANSWERS: dict[str, tuple[str, tuple[type[Action], ...]]] = {
    "veto_window": ("whether you veto a card", (act.PlayVeto, act.Allow)),
    "choose_reached": ("what to turn or enter first", (act.OpenReached,)),
    "choose_rotation": ("which way round a card lies", (act.ChooseRotation,)),
    "pick_gold": ("which gold card you take", (act.PickGold,)),
    "swap_goals": ("whether you swap two goals", (act.SwapGoals,)),
    "keep_card": ("which card you keep", (act.KeepCard,)),
    "rob": ("whom you rob", (act.Rob,)),
    "take_card": ("from whom you take a card", (act.TakeCard,)),
    "inspect_dwarf": ("whose dwarf you look at", (act.LookAtDwarf,)),
    "move_goal": ("which goal you move", (act.MoveGoal,)),
    "pay_toll": ("whether you pay a toll", (act.AnswerToll,)),
    "lay_path": ("which path you lay", (act.LayPath, act.AskToll, act.FinishTurn)),
}
_NO_TURN = {kind for _, kinds in ANSWERS.values() for kind in kinds} - {act.LayPath, act.AskToll}


def _check_question(case: Case, action: Action) -> None:
    if case.question.kind != "take_turn":
        words, kinds = ANSWERS[case.question.kind]
        if type(action) not in kinds:
            refuse("wrong_question", f"You are asked {words}; this is no answer to it.")
    elif isinstance(action, act.PlayVeto):
        refuse("wrong_question", "A Veto answers another seat's card; in your own turn you can only discard it.")
    elif type(action) in _NO_TURN:
        refuse("wrong_question", "It is your turn; this is nothing that can be done in a turn.")


# -- laying --------------------------------------------------------------------------------------------------


def _lay(case: Case, action: act.LayPath) -> None:
    case.hold(action.card)
    kind = KIND[action.card]
    if kind > PATH_KINDS:
        refuse("wrong_card", f"The card {action.card} is no path card.")
    if case.blocked:
        refuse("blocked", "You may not lay path cards while a broken tool or a trapped card lies before you.")
    place(case, case.maze, kind, action.turned, action.cell)
    _pay(case, action.cell, action.payer)


def place(case: Case, maze: Maze, kind: int, turned: bool, cell: Cell) -> None:
    """Refuse a cell in which a path card cannot lie this way round (B7, S5)."""
    word = maze.word(code_of(cell))
    sides = FIT[2 * kind + turned]
    ladder = LADDER[kind] != 0
    if word & WHAT:
        refuse("cell_taken", f"Something lies at {cell} already.")
    if ladder and word & BESIDE_GOAL:
        refuse("beside_goal", f"A ladder may not lie beside a goal, as it would at {cell}.")
    if ladder and not word & TOUCHES_PATH:
        refuse(
            "touches_nothing", f"A ladder has to touch the start or a path card; at {cell} there is none beside it."
        )
    if not word & TOUCHED:
        refuse("touches_nothing", f"No face-up card lies beside {cell}.")
    for number, side in enumerate(("north", "east", "south", "west")):
        wrong = word & NEED & ~sides
        if wrong >> number & 1:
            refuse("does_not_fit", f"The card's {side} side is closed, that of the card beside it is open.")
        if wrong >> 4 + number & 1:
            refuse("does_not_fit", f"The card's {side} side is open, that of the card beside it is closed.")
    if not ladder and case.rules.must_connect and not word >> 8 & sides & 15:
        refuse("not_joined", f"At {cell} no open side of the card meets a way that is joined to the start.")


def _fits(case: Case, maze: Maze, kind: int, cell: Cell) -> bool:
    """Tell whether a card can lie in a cell, either way round."""
    for turned in (False, True):
        try:
            place(case, maze, kind, turned, cell)
        except Refusal:
            continue
        return True
    return False


def _pay(case: Case, cell: Cell, payer: int | None) -> None:
    """Refuse what is wrong with the payment for a cell (M1, R-19)."""
    dwarf = case.guard(cell)
    if dwarf is None or dwarf.owner == case.me:
        if payer is not None:
            whose = "nobody guards it" if dwarf is None else "the toll dwarf is your own"
            refuse("no_toll", f"There is nothing to pay at {cell}: {whose}.")
    elif payer is None:
        refuse("toll_unpaid", f"A toll dwarf guards {cell}: say who pays.")
    elif payer == case.me:
        if not case.view.table[case.me].any_gold:
            refuse("no_gold", "You have no gold to pay the toll with.")
    elif payer != dwarf.payer:
        refuse("toll_unpaid", f"Seat {payer} has not agreed to pay for {cell}.")


def _some_lay(case: Case, free: bool) -> bool:
    """Tell whether a path card of the hand can be laid anywhere; only without paying if `free` (R-28)."""
    if case.blocked:
        return False
    maze = case.maze
    touched = [cell_of(maze.cell_at(at)) for at, word in enumerate(maze.cells) if word & TOUCHED and not word & WHAT]
    open_to_me = [cell for cell in touched if _payable(case, cell, free)]
    return any(_fits(case, maze, kind, cell) for kind in case.paths() for cell in open_to_me)


def _payable(case: Case, cell: Cell, free: bool) -> bool:
    dwarf = case.guard(cell)
    if dwarf is None or dwarf.owner == case.me:
        return True
    return not free and (case.view.table[case.me].any_gold or dwarf.payer is not None)


def _specialist(case: Case, action: act.CallSpecialist) -> None:
    del action
    case.hold("path_specialist")
    if case.blocked:
        refuse("blocked", "You may not lay path cards while a broken tool or a trapped card lies before you.")
    if not _some_lay(case, free=False):
        refuse("nothing_to_lay", "You hold no path card that could be laid now.")


def _finish(case: Case, action: act.FinishTurn) -> None:
    del action
    if not case.question.paths_laid:
        refuse("must_lay", "The specialist has to lay a first path.")
    if _some_lay(case, free=True):
        refuse("must_lay", "A second path can be laid without paying, so it has to be.")


def _detour(case: Case, action: act.MakeDetour) -> None:
    case.hold("detour")
    origin = case.view.last_laid
    if origin is None:
        refuse("nothing_there", "No path card lies in the maze that could be moved.")
    if action.cell == origin:
        refuse("same_cell", "The path card has to come to another cell.")
    lifted, kind = _lifted(case, origin)
    place(case, lifted, kind, action.turned, action.cell)
    _pay(case, action.cell, action.payer)


def _lifted(case: Case, origin: Cell) -> tuple[Maze, int]:
    """Give the maze without the card of a cell, and that card's kind."""
    maze = case.maze.copy()
    kind = maze.oid(code_of(origin)) >> 1
    maze.lift(code_of(origin))
    return maze, kind


# -- cards before seats --------------------------------------------------------------------------------------


def _break(case: Case, action: act.BreakTool) -> None:
    case.hold(f"break_{action.tool}")
    if not case.rules.self_sabotage:
        case.other(action.seat)
    _not_yet(case, action.seat, action.tool)


def _mend(case: Case, action: act.MendTool) -> None:
    case.hold(action.card)
    mask = TOOL_MASK[KIND[action.card]]
    if not 0 < mask < 8:
        refuse("wrong_card", f"The card {action.card} is no repair.")
    if not mask >> TOOLS.index(action.tool) & 1:
        refuse("wrong_card", f"The card {action.card} does not mend a {action.tool}.")
    _lies(case, action.seat, action.tool)


def _not_yet(case: Case, seat: int, front: str) -> None:
    if front in case.view.table[seat].front:
        refuse("already_there", f"The same card lies before seat {seat} already.")


def _lies(case: Case, seat: int, front: str) -> None:
    if front not in case.view.table[seat].front:
        what = f"broken {front}" if front in TOOLS else f"{front} card"
        refuse("nothing_there", f"No {what} lies before seat {seat}.")


def _theft(case: Case, action: act.PlayTheft) -> None:
    del action
    case.hold("theft")
    _not_yet(case, case.me, "theft")


def _hands_off(case: Case, action: act.HandsOff) -> None:
    case.hold("hands_off")
    _lies(case, action.seat, "theft")


def _trap(case: Case, action: act.Trap) -> None:
    case.hold("trapped")
    case.other(action.seat)
    _not_yet(case, action.seat, "trapped")


def _free(case: Case, action: act.Free) -> None:
    case.hold("freed")
    _lies(case, action.seat, "trapped")


# -- other cards ---------------------------------------------------------------------------------------------


def _rocks(case: Case, action: act.DropRocks) -> None:
    case.hold("rockfall")
    what = case.maze.what(code_of(action.cell))
    if what in (START, GOAL, COVERED_GOAL, LARGE):
        refuse("fixed_card", f"What lies at {action.cell} cannot fall.")
    if what not in (PATH, COVERED_CHEST):
        refuse("nothing_there", f"No path card lies at {action.cell}.")


def _map(case: Case, action: act.ReadMap) -> None:
    case.hold("map")
    if action.cell in case.view.chests:
        return
    _covered_goal(case, action.cell)
    if case.view.no_goal_maps:
        refuse("maps_barred", "Maps may not look at goals for the rest of this round.")


def _covered_goal(case: Case, cell: Cell) -> None:
    goal = next((goal for goal in case.view.goals if goal.cell == cell), None)
    if goal is None:
        refuse("nothing_there", f"No face-down goal lies at {cell}.")
    if goal.face is not None:
        refuse("goal_open", f"The goal at {cell} lies face up.")


def _handle_goals(case: Case, action: act.HandleGoals) -> None:
    case.hold("goal_swap")
    _covered_goal(case, action.cell)
    _covered_goal(case, action.other)
    if action.cell == action.other:
        refuse("same_cell", "Name two different goals.")


def _needs(card: str, *, another: bool = False) -> Callable[[Case, Any], None]:
    """Check a card that can be played on any seat, or on any other, or on none."""

    def check(case: Case, action: Any) -> None:
        case.hold(card)
        if another:
            case.other(action.seat)

    return check


# -- discarding ----------------------------------------------------------------------------------------------


def _pass(case: Case, action: act.Pass) -> None:
    most = 3 if "saboteur2" in case.view.modules else 1
    if not 1 <= len(action.cards) <= most:
        number = "one card" if most == 1 else "one to three cards"
        refuse("wrong_number", f"Passing is discarding {number}, not {len(action.cards)}.")
    case.hold(*action.cards)


def _drop(case: Case, action: act.DropFront) -> None:
    _in_game(case, "saboteur2")
    if len(action.cards) != 2:
        refuse("wrong_number", f"Two cards have to be discarded for it, not {len(action.cards)}.")
    case.hold(*action.cards)
    _lies(case, case.me, action.front)


def _in_game(case: Case, module: str) -> None:
    if module not in case.view.modules:
        refuse("not_in_game", f"This needs the module {module}, which is not in this game.")


# -- tolls ---------------------------------------------------------------------------------------------------


def _place_toll(case: Case, action: act.PlaceToll) -> None:
    _in_game(case, "toll")
    if all(dwarf.where != "free" for dwarf in case.view.toll):
        refuse("no_dwarf_free", "Both toll dwarves have been used in this round.")
    case.hold(action.card)
    code = code_of(action.cell)
    side = SIDES.index(action.side)
    if case.maze.what(code) not in (START, PATH, GOAL):
        refuse("nothing_there", f"No face-up path lies at {action.cell}.")
    if not FIT[case.maze.oid(code)] >> side & 1:
        refuse("side_closed", f"The card at {action.cell} has no open end in the {action.side}.")
    beyond = case.maze.word(neighbour(code, side))
    if (beyond & WHAT) >> WHAT_AT:
        refuse("cell_taken", "The end points at a cell in which something lies.")
    if beyond & GUARDED:
        refuse("already_there", "The end points at a cell that a toll dwarf guards already.")


def _ask(case: Case, action: act.AskToll) -> None:
    _in_game(case, "toll")
    dwarf = case.guard(action.cell)
    if dwarf is None or dwarf.owner == case.me:
        refuse("no_toll", f"There is nothing to pay at {action.cell}.")
    case.other(action.seat)
    if dwarf.payer is not None:
        refuse("promised_already", f"Seat {dwarf.payer} has agreed to pay for {action.cell}.")
    if action.seat in case.view.toll_refused:
        refuse("refused_already", f"Seat {action.seat} has refused to pay in this turn.")
    if any(one.payer == action.seat for one in case.view.toll):
        refuse("promised_already", f"Seat {action.seat} has already promised to pay for another cell.")
    if action.seat != dwarf.owner and not case.view.table[action.seat].any_gold:
        refuse("no_gold", f"Seat {action.seat} has no gold to pay with.")
    if not _could_go(case, action.cell):
        refuse("nothing_to_lay", f"You have nothing that you could lay at {action.cell}.")


def _could_go(case: Case, cell: Cell) -> bool:
    """Tell whether something of the hand could come to a guarded cell, by laying or by a detour."""
    origin = case.view.last_laid
    turn = case.question.kind == "take_turn"
    if turn and "detour" in case.own.hand and origin is not None and origin != cell:
        lifted, kind = _lifted(case, origin)
        if _fits(case, lifted, kind, cell):
            return True
    return not case.blocked and any(_fits(case, case.maze, kind, cell) for kind in case.paths())


# -- answers -------------------------------------------------------------------------------------------------


def _veto(case: Case, action: act.PlayVeto) -> None:
    del action
    case.hold("veto")


def _open(case: Case, action: act.OpenReached) -> None:
    if action.cell not in case.question.cells:
        refuse("not_reached", f"Nothing that is reached lies at {action.cell}.")


def _gold(case: Case, action: act.PickGold) -> None:
    if action.value not in case.own.offered:
        refuse("not_offered", f"No gold card worth {_short(action.value)} is offered to you.")


def _keep(case: Case, action: act.KeepCard) -> None:
    if action.card not in case.own.looking:
        refuse("not_offered", f"The card {action.card} is not among those you look at.")


def _rob(case: Case, action: act.Rob) -> None:
    case.other(action.seat)
    if not case.view.table[action.seat].any_gold:
        refuse("no_gold", f"Seat {action.seat} has no gold.")


def _take(case: Case, action: act.TakeCard) -> None:
    case.other(action.seat)
    if not case.view.table[action.seat].hand:
        refuse("empty_hand", f"Seat {action.seat} has no cards.")


def _look(case: Case, action: act.LookAtDwarf) -> None:
    case.other(action.seat)


def _move(case: Case, action: act.MoveGoal) -> None:
    _covered_goal(case, action.cell)
    if case.maze.word(code_of(action.cell) + 1) & (WHAT | GUARDED):
        refuse("cell_taken", f"The goal at {action.cell} cannot move: the cell beyond it is taken or guarded.")


# Actions without an entry answer a question to which every answer is allowed.
_CHECKS: dict[type[Action], Callable[[Case, Any], None]] = {
    act.LayPath: _lay,
    act.BreakTool: _break,
    act.MendTool: _mend,
    act.DropRocks: _rocks,
    act.ReadMap: _map,
    act.Pass: _pass,
    act.DropFront: _drop,
    act.PlaceToll: _place_toll,
    act.AskToll: _ask,
    act.PlayTheft: _theft,
    act.HandsOff: _hands_off,
    act.Trap: _trap,
    act.Free: _free,
    act.Inspect: _needs("inspection", another=True),
    act.SwapHats: _needs("hat_swap"),
    act.SwapHands: _needs("hand_swap", another=True),
    act.HandleGoals: _handle_goals,
    act.SearchTrove: _needs("trove"),
    act.TurnAbout: _needs("turnabout"),
    act.CallSpecialist: _specialist,
    act.MakeDetour: _detour,
    act.PlayVeto: _veto,
    act.OpenReached: _open,
    act.PickGold: _gold,
    act.KeepCard: _keep,
    act.Rob: _rob,
    act.TakeCard: _take,
    act.LookAtDwarf: _look,
    act.MoveGoal: _move,
    act.FinishTurn: _finish,
}
