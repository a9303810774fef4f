"""Why something cannot be done: a reason that is true to the rules and tells nothing secret.

Everything here is worked out from the view of the seat that asked, so a refusal can only depend on what lies face
up and on that seat's own things. `docs/refusals.md` lists every code.
"""

from collections.abc import Callable
from typing import Any

from saboteur.core.registry import QUESTIONS
from saboteur.core.table.cards import FRONTS, KIND, SIDES, START_KIND, TOOLS
from saboteur.core.table.refusal import Refusal
from saboteur.play import actions as act
from saboteur.play.actions import Action
from saboteur.play.fields.values import Cell
from saboteur.play.views.view_types import View
from saboteur.play.why import answer_reasons, card_reasons, laying_reasons, toll_reasons
from saboteur.play.why.reasons import Case, refuse, short


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


def _check_names(case: Case, action: Action) -> None:
    if type(action) not in act.ACTIONS:
        given: Any = action  # whoever acts by hand may have given anything
        text = isinstance(given, str)
        refuse(
            "unknown_name",
            "This is text; saboteur.read turns it into an action." if text else "This is not an action.",
        )
    for field in action.__struct_fields__:
        value: Any = getattr(action, field)
        if value is None and isinstance(action, act.PlayCard | act.Choose):
            continue  # not every card takes everything
        for item in value if isinstance(value, list) else [value]:
            _check_name(case, field, item)


def _check_name(case: Case, field: str, value: Any) -> None:
    if field in ("card", "cards") and (not isinstance(value, str) or KIND.get(value, START_KIND) == START_KIND):
        refuse("unknown_name", f"There is no card {short(value)}.")
    if field in _WORDS and (not isinstance(value, str) or value not in _WORDS[field]):
        refuse("unknown_name", f"There is no {field.removesuffix('s')} {short(value)}.")
    if field in ("cell", "other") and not _is_cell(value):
        refuse("unknown_name", f"A cell is a column and a row between {-FAR} and {FAR}.")
    if field == "seat" or (field == "payer" and value is not None):
        seats = case.view.seats
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
            refuse("no_such_target", f"There is no seat {short(value)}; seats are 0 to {seats - 1}.", seats=seats)


def _is_cell(value: Any) -> bool:
    if not isinstance(value, Cell):
        return False
    numbers: tuple[Any, Any] = (value.x, value.y)  # whoever builds a cell by hand may have given anything
    return all(isinstance(number, int) and -FAR <= number <= FAR for number in numbers)


FAR = 120  # cells are packed into a byte each way; no maze grows that far
_WORDS: dict[str, frozenset[str]] = {
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
_NO_TURN = {kind for _, kinds in ANSWERS.values() for kind in kinds} - {act.LayPath, act.AskToll} | {act.Choose}


def _check_question(case: Case, action: Action) -> None:
    if case.question.kind != "take_turn":
        words, kinds = ANSWERS.get(case.question.kind) or (QUESTIONS[case.question.kind].asks, (act.Choose,))
        if type(action) not in kinds:
            refuse("wrong_question", f"You are asked {words}; this does not answer it.", question=case.question.kind)
    elif isinstance(action, act.PlayVeto):
        refuse(
            "wrong_question",
            "A Veto stops another player's card; on your own turn you can only discard it.",
            question="take_turn",
        )
    elif type(action) in _NO_TURN:
        refuse("wrong_question", "It is your turn, and this cannot be done in a turn.", question="take_turn")


# Actions without an entry answer a question to which every answer is allowed.
_CHECKS: dict[type[Action], Callable[[Case, Any], None]] = {
    act.LayPath: laying_reasons.lay_path,
    act.BreakTool: card_reasons.break_tool,
    act.MendTool: card_reasons.mend_tool,
    act.DropRocks: card_reasons.drop_rocks,
    act.ReadMap: card_reasons.read_map,
    act.Pass: card_reasons.pass_cards,
    act.DropFront: card_reasons.drop_front,
    act.PlaceToll: toll_reasons.place_toll,
    act.AskToll: toll_reasons.ask_toll,
    act.PlayTheft: card_reasons.play_theft,
    act.HandsOff: card_reasons.hands_off,
    act.Trap: card_reasons.trap,
    act.Free: card_reasons.free_seat,
    act.Inspect: card_reasons.needs("inspection", another=True),
    act.SwapHats: card_reasons.needs("hat_swap"),
    act.SwapHands: card_reasons.needs("hand_swap", another=True),
    act.HandleGoals: card_reasons.handle_goals,
    act.SearchTrove: card_reasons.needs("trove"),
    act.TurnAbout: card_reasons.needs("turnabout"),
    act.CallSpecialist: laying_reasons.call_specialist,
    act.MakeDetour: laying_reasons.make_detour,
    act.PlayVeto: answer_reasons.play_veto,
    act.OpenReached: answer_reasons.open_reached,
    act.PickGold: answer_reasons.pick_gold,
    act.KeepCard: answer_reasons.keep_card,
    act.Rob: answer_reasons.rob,
    act.TakeCard: answer_reasons.take_card,
    act.LookAtDwarf: answer_reasons.look_at_dwarf,
    act.MoveGoal: answer_reasons.move_goal,
    act.FinishTurn: laying_reasons.finish_turn,
    act.PlayCard: card_reasons.play_card,
    act.Choose: answer_reasons.choose,
}
