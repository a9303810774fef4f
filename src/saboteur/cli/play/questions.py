"""The menu of every question."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.cli.play.menus import (
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
)
from saboteur.cli.play.turn import turn_menu
from saboteur.play import actions as act
from saboteur.play.actions import AnyAction
from saboteur.play.views import Own, View

Answer = tuple[AnyAction, str, str]  # what is done, the key, and what it says


def question_menu(view: View, options: Sequence[AnyAction]) -> Menu:
    """Make the menu for whatever is asked."""
    own, question = view.own, view.question
    if own is None or question is None:
        raise ValueError("Nobody is asked.")
    kind = question.kind
    if kind in ("take_turn", "lay_path"):
        return turn_menu(view, own, options)
    if kind == "veto_window":
        answers: list[Answer] = [(act.PlayVeto(), "v", "veto it"), (act.Allow(), "n", "let it be (enter)")]
        return _either(options, answers, "Your Veto?", "n")
    if kind == "swap_goals":
        answers = [(act.SwapGoals(True), "y", "swap them"), (act.SwapGoals(False), "n", "leave them as they were")]
        where = " and ".join(str(cell) for cell in question.cells)
        return _either(options, answers, f"You hold the goals of {where}, unseen. Swap them?")
    if kind == "pay_toll":
        answers = [(act.AnswerToll(True), "y", "agree to pay"), (act.AnswerToll(False), "n", "refuse")]
        what = f"Seat {question.by} asks you to pay the toll at {question.cells[0]} for it. Do you?"
        return _either(options, answers, what)
    return forced(options, _plain_stages(kind, question.card, own))


def _either(options: Sequence[AnyAction], answers: Sequence[Answer], title: str, default: str = "") -> Menu:
    """Ask for one of two answers, as far as they are options."""
    listed = [Choice(key, label, action) for action, key, label in answers if action in options]
    return Menu(title, listed, default)


def _plain_stages(kind: str, card: str | None, own: Own) -> list[Stage]:
    if kind == "choose_rotation":
        return [rotation_stage(card or "")]
    if kind == "pick_gold":
        return [Stage("Gold cards come to you. Which do you take?", lambda action: action.value, _gold_entry)]
    if kind == "keep_card":
        return [card_stage("Which card do you keep?", own.looking), order_stage()]
    if kind == "choose_reached":
        return [cell_stage("Your path reaches more than one. Which is turned first?")]
    if kind == "move_goal":
        return [cell_stage("Which goal moves one cell away from the start?")]
    titles = {
        "rob": "Your theft: from whom do you take one gold?",
        "take_card": "From whose hand do you take a card?",
        "inspect_dwarf": "Whose dwarf do you look at?",
    }
    return [seat_stage(titles[kind])]


def _gold_entry(_: int, value: int) -> Choice:
    return Choice(str(value), f"worth {value}", NOTHING)
