"""The menu of every question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from saboteur.cli.terminal.menus import (
    NOTHING,
    Choice,
    Menu,
    Stage,
    card_stage,
    cell_stage,
    forced,
    order_stage,
    rotation_stage,
    seat_stage,
    target_stage,
)
from saboteur.cli.terminal.turn_menu import turn_menu
from saboteur.core.registry import QUESTIONS
from saboteur.play import actions as act
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import Own, Question, View
from saboteur.words import Narrator

Answer = tuple[AnyAction, str]  # what is done, and the key


def question_menu(view: View, options: Sequence[AnyAction], says: Narrator) -> Menu:
    """Make the menu for whatever is asked."""
    own, question = view.own, view.question
    if own is None or question is None:
        raise ValueError("Nobody is asked.")
    if question.kind in ("take_turn", "lay_path"):
        return turn_menu(view, own, options, says)
    title = says.question(question, owner_of(view, question))
    if question.kind == "veto_window":
        return _either(options, [(act.PlayVeto(), "v"), (act.Allow(), "n")], title, says, default="n")
    if question.kind == "swap_goals":
        return _either(options, [(act.SwapGoals(True), "y"), (act.SwapGoals(False), "n")], title, says)
    if question.kind == "pay_toll":
        return _either(options, [(act.AnswerToll(True), "y"), (act.AnswerToll(False), "n")], title, says)
    return forced(options, _stages(question, title, own, says))


def owner_of(view: View, question: Question) -> int | None:
    """Return whose toll dwarf a question is about."""
    guarding = (dwarf.owner for dwarf in view.toll if dwarf.guards is not None and dwarf.guards in question.cells)
    return next(guarding, None)


def _either(
    options: Sequence[AnyAction], answers: Sequence[Answer], title: str, says: Narrator, default: str = ""
) -> Menu:
    """Ask for one of two answers, as far as they are options."""
    listed = []
    for action, key in answers:
        label = says.action(action)
        said = says.t("term-enter", text=label) if key == default else label
        if action in options:
            listed.append(Choice(key, said, action))
    return Menu(title, listed, default)


def _stages(question: Question, title: str, own: Own, says: Narrator) -> list[Stage]:
    match question.kind:
        case "choose_rotation":
            return [rotation_stage(question.path_to_set or "", says)._replace(title=title)]
        case "pick_gold":
            return [Stage(title, lambda action: action.value, _gold_entry(says))]
        case "keep_card":
            return [card_stage(title, own.looking, says), order_stage(says)]
        case "choose_reached":
            return [cell_stage(title, says.names.reached_at)]
        case "move_goal":
            return [cell_stage(title, says.names.goal_at)]
    if question.kind in QUESTIONS:
        return [target_stage(QUESTIONS[question.kind].answer, title, says)]
    return [seat_stage(title, says)]  # rob, take_card, inspect_dwarf


def _gold_entry(says: Narrator) -> Callable[[int, int], Choice]:
    return lambda _, value: Choice(str(value), says.action(act.PickGold(value)), NOTHING)
