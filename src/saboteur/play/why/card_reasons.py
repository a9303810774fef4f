"""Why a card cannot be played or discarded; each check bears the name of the action that it is for."""

from collections.abc import Callable
from typing import Any

from saboteur.core.table.cards import KIND, NUMBERED, TARGETS_OF, TOOL_MASK, TOOLS
from saboteur.core.table.maze import COVERED_CHEST, COVERED_GOAL, GOAL, LARGE, PATH, START
from saboteur.core.table.spec import TARGETS
from saboteur.play import actions as act
from saboteur.play.fields.values import code_of
from saboteur.play.why.reasons import Case, covered_goal, in_game, refuse


def break_tool(case: Case, action: act.BreakTool) -> None:
    case.hold(f"break_{action.tool}")
    if not case.rules.self_sabotage:
        case.other(action.seat)
    _not_yet(case, action.seat, action.tool)


def mend_tool(case: Case, action: act.MendTool) -> None:
    case.hold(action.card)
    mask = TOOL_MASK[KIND[action.card]]
    if not 0 < mask < 8:
        refuse("wrong_card", f"The card {action.card} is not a repair.", card=action.card)
    if not mask >> TOOLS.index(action.tool) & 1:
        refuse("wrong_card", f"The card {action.card} does not repair a {action.tool}.", card=action.card)
    _lies(case, action.seat, action.tool)


def _not_yet(case: Case, seat: int, front: str) -> None:
    if front in case.view.table[seat].front:
        refuse("already_there", f"The same card already lies in front of seat {seat}.")


def _lies(case: Case, seat: int, front: str) -> None:
    if front not in case.view.table[seat].front:
        what = f"broken {front}" if front in TOOLS else f"{front} card"
        refuse("nothing_there", f"There is no {what} in front of seat {seat}.")


def play_theft(case: Case, action: act.PlayTheft) -> None:
    del action
    case.hold("theft")
    _not_yet(case, case.me, "theft")


def hands_off(case: Case, action: act.HandsOff) -> None:
    case.hold("hands_off")
    _lies(case, action.seat, "theft")


def trap(case: Case, action: act.Trap) -> None:
    case.hold("trapped")
    case.other(action.seat)
    _not_yet(case, action.seat, "trapped")


def free_seat(case: Case, action: act.Free) -> None:
    case.hold("freed")
    _lies(case, action.seat, "trapped")


def drop_rocks(case: Case, action: act.DropRocks) -> None:
    case.hold("rockfall")
    what = case.maze.what(code_of(action.cell))
    if what in (START, GOAL, COVERED_GOAL, LARGE):
        refuse("fixed_card", f"The card at {action.cell} cannot be removed.", cell=action.cell)
    if what not in (PATH, COVERED_CHEST):
        refuse("nothing_there", f"There is no path card at {action.cell}.")


def read_map(case: Case, action: act.ReadMap) -> None:
    case.hold("map")
    if action.cell in case.view.chests:
        return
    covered_goal(case, action.cell)
    if case.view.no_goal_maps:
        refuse("maps_barred", "Maps do not work on goals for the rest of this round.")


def handle_goals(case: Case, action: act.HandleGoals) -> None:
    case.hold("goal_swap")
    covered_goal(case, action.cell)
    covered_goal(case, action.other)
    if action.cell == action.other:
        refuse("same_cell", "Choose two different goals.")


def needs(card: str, *, another: bool = False) -> Callable[[Case, Any], None]:
    """Check a card that can be played on any seat, or on any other, or on none."""

    def check(case: Case, action: Any) -> None:
        case.hold(card)
        if another:
            case.other(action.seat)

    return check


def pass_cards(case: Case, action: act.Pass) -> None:
    most = 3 if "saboteur2" in case.view.modules else 1
    if not 1 <= len(action.cards) <= most:
        number = "one card" if most == 1 else "one to three cards"
        refuse("wrong_number", f"To pass, discard {number}, not {len(action.cards)}.", number=len(action.cards))
    case.hold(*action.cards)


def drop_front(case: Case, action: act.DropFront) -> None:
    in_game(case, "saboteur2")
    if len(action.cards) != 2:
        refuse(
            "wrong_number",
            f"Discard two cards for it, not {len(action.cards)}.",
            number=len(action.cards),
        )
    case.hold(*action.cards)
    _lies(case, case.me, action.front)


def play_card(case: Case, action: act.PlayCard) -> None:
    """Check a card of a module; whether it may be played on what is named, the module alone knows."""
    if KIND[action.card] < NUMBERED:
        refuse("wrong_card", f"The card {action.card} cannot be played like this.", card=action.card)
    case.hold(action.card)
    wanted = TARGETS_OF[KIND[action.card]]
    given = [field for field in TARGETS if getattr(action, field) is not None]
    if given != list(wanted):
        on = " and a ".join(wanted)
        refuse("unknown_name", f"The card {action.card} is played on {f'a {on}' if on else 'nothing'}.")
