"""Why something does not answer what a seat is asked."""

from saboteur.core.registry import QUESTIONS
from saboteur.core.table.maze import GUARDED, WHAT
from saboteur.play import actions as act
from saboteur.play.fields.values import code_of
from saboteur.play.why.reasons import Case, covered_goal, refuse, short


def play_veto(case: Case, action: act.PlayVeto) -> None:
    del action
    case.hold("veto")


def open_reached(case: Case, action: act.OpenReached) -> None:
    if action.cell not in case.question.cells:
        refuse("not_reached", f"Nothing has been reached at {action.cell}.", cell=action.cell)


def pick_gold(case: Case, action: act.PickGold) -> None:
    if action.value not in case.own.offered:
        refuse("not_offered", f"No gold card worth {short(action.value)} is offered to you.")


def keep_card(case: Case, action: act.KeepCard) -> None:
    if action.card not in case.own.looking:
        refuse("not_offered", f"The card {action.card} is not one of those you are looking at.")
    if action.discards and sorted([action.card, *action.discards]) != sorted(case.own.looking):
        refuse("not_offered", "The discards must be the other cards you are looking at.")


def rob(case: Case, action: act.Rob) -> None:
    case.other(action.seat)
    if not case.view.table[action.seat].any_gold:
        refuse("no_gold", f"Seat {action.seat} has no gold.", seat=action.seat)


def take_card(case: Case, action: act.TakeCard) -> None:
    case.other(action.seat)
    if not case.view.table[action.seat].hand:
        refuse("empty_hand", f"Seat {action.seat} has no cards.", seat=action.seat)


def look_at_dwarf(case: Case, action: act.LookAtDwarf) -> None:
    case.other(action.seat)


def move_goal(case: Case, action: act.MoveGoal) -> None:
    covered_goal(case, action.cell)
    if case.maze.word(code_of(action.cell) + 1) & (WHAT | GUARDED):
        refuse(
            "cell_taken",
            f"The goal at {action.cell} cannot move: the cell beyond it is taken or guarded.",
            cell=action.cell,
        )


def choose(case: Case, action: act.Choose) -> None:
    """Say what sort of answer a question of a module takes."""
    wanted = QUESTIONS[case.question.kind].answer
    given = [field for field in action.__struct_fields__ if getattr(action, field) is not None]
    if given != [wanted]:
        what = "yes or no" if wanted == "yes" else f"a {wanted}"
        refuse("wrong_question", f"The answer to this is {what}.", question=case.question.kind)
