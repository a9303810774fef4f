"""Weighing answers to the questions that come up outside or in the middle of a turn."""

from collections.abc import Callable
from typing import Any

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.hand_worth import keep_worth
from saboteur.bots.rules.module_worth import said_by_module
from saboteur.bots.rules.path_worth import Weighed, change_worth
from saboteur.bots.rules.turn_worth import swap_gain
from saboteur.core.measure.known_maze import oriented_of
from saboteur.core.registry import CARDS, QUESTIONS
from saboteur.play import actions as act
from saboteur.play.fields.values import code_of


def weigh_answers(assessment: Assessment, options: list[act.AnyAction]) -> list[Weighed]:
    """Return the worth of every answer."""
    return [ANSWER[type(action)](assessment, action) for action in options]


def veto(assessment: Assessment, action: act.PlayVeto) -> Weighed:
    """Stop what does harm (C19)."""
    _ = action
    weights = assessment.weights.answers
    soon = min(1.0, assessment.view.pile / weights.veto_pile)
    return harm_of(assessment) - weights.veto_late - (weights.veto - weights.veto_late) * soon, "harms_me"


def harm_of(assessment: Assessment) -> float:
    """Guess what the card just played costs this seat."""
    question = assessment.view.question
    played = question.action if question else None
    by = question.by if question else None
    weights = assessment.weights.answers
    if isinstance(played, act.LayPath):
        after = assessment.maze.after(code_of(played.cell), oriented_of(played.card, played.turned))
        gain, reach = assessment.gain_of(after), assessment.reach_worth(after)
        return -(assessment.wish * gain + assessment.wish * reach)
    if isinstance(played, act.DropRocks):
        at = code_of(played.cell)
        return -assessment.wish * assessment.gain_of(assessment.maze.after(at, 0))
    if isinstance(played, act.BreakTool | act.Trap):
        return (
            weights.harm_me if played.seat == assessment.me else weights.harm_friend * assessment.allied[played.seat]
        )
    if isinstance(played, act.MendTool | act.Free):
        return -weights.help_enemy * assessment.allied[played.seat]
    if isinstance(played, act.PlayCard) and played.seat is not None:
        side = (
            weights.harm_me if played.seat == assessment.me else weights.harm_friend * assessment.allied[played.seat]
        )
        return -CARDS[played.card].on_target * side
    if isinstance(played, act.HandleGoals | act.CallSpecialist) and by is not None:
        return -weights.enemy_plan * assessment.allied[by]
    return 0.0


def open_reached(assessment: Assessment, action: act.OpenReached) -> Weighed:
    """Turn first what one hopes for; leave the spider to the last, or to the first as a saboteur (M5)."""
    at = code_of(action.cell)
    worth = assessment.goals.get(at, assessment.weights.answers.no_goal) - assessment.spiders.get(at, 0.0)
    return assessment.wish * worth, "likeliest"


def rotation(assessment: Assessment, action: act.ChooseRotation) -> Weighed:
    """Set a turned goal or tunnel so that the way goes on, or does not (B14)."""
    question = assessment.view.question
    if question is None or not question.cells or question.path_to_set is None:
        return 0.0, "no_difference"
    at = code_of(question.cells[0])
    gain = assessment.gain_of(assessment.maze.after(at, oriented_of(question.path_to_set, action.turned)))
    return assessment.wish * gain, change_worth(assessment, gain, 0.0)[1]


def pick_gold(assessment: Assessment, action: act.PickGold) -> Weighed:
    """Take the most."""
    _ = assessment
    return float(action.value), "most_gold"


def swap_goals(assessment: Assessment, action: act.SwapGoals) -> Weighed:
    """Swap only if that serves (C17)."""
    question = assessment.view.question
    cells = question.cells if question else []
    if len(cells) < 2 or not action.swapped:
        return 0.0, "goals_well"
    gain = swap_gain(assessment, code_of(cells[0]), code_of(cells[1]))
    return assessment.wish * gain - assessment.weights.answers.swap_cost, "goals_otherwise"


def keep_card(assessment: Assessment, action: act.KeepCard) -> Weighed:
    """Keep the most useful card."""
    return keep_worth(assessment, action.card), "most_useful"


def rob(assessment: Assessment, action: act.Rob) -> Weighed:
    """Rob the richest (B20 counts the most gold)."""
    return float(assessment.memory.gold[action.seat]), "looks_richest"


def take_card(assessment: Assessment, action: act.TakeCard) -> Weighed:
    """Take from an enemy."""
    return -assessment.allied[action.seat], "needs_least"


def look(assessment: Assessment, action: act.LookAtDwarf) -> Weighed:
    """Look at the dwarf one knows least about."""
    return assessment.uncertain(action.seat), "seat_unknown"


def move_goal(assessment: Assessment, action: act.MoveGoal) -> Weighed:
    """Move away what is not the treasure, or the treasure as a saboteur (M8)."""
    return -assessment.wish * assessment.goals.get(code_of(action.cell), 0.0), "goal_farther"


def answer_toll(assessment: Assessment, action: act.AnswerToll) -> Weighed:
    """Pay for an ally near the treasure; let nobody pass for nothing otherwise (R-19)."""
    if not action.pay:
        return 0.0, "no_coin"
    question = assessment.view.question
    by = question.by if question and question.by is not None else assessment.view.mover
    weights = assessment.weights.answers
    cost = 0.0 if any(toll.owner == assessment.me for toll in assessment.view.toll) else weights.coin
    return assessment.wish * assessment.allied[by] * (weights.shut + assessment.near) - cost, "digs_for_me"


def allow(assessment: Assessment, action: act.Allow) -> Weighed:
    """Let a card be played."""
    _ = assessment, action
    return 0.0, "may_be_played"


def choose(assessment: Assessment, action: act.Choose) -> Weighed:
    """Answer a question of a module by what it says that players like, or what its author says it is worth."""
    question = assessment.view.question
    said = said_by_module(assessment, action)
    if said is not None:
        return said, "module_says"
    likes = QUESTIONS[question.kind].likes if question else ""
    if action.seat is not None:
        side = 1.0 if action.seat == assessment.me else assessment.allied[action.seat]
        return {"enemy": -side, "friend": side, "self": side}.get(likes, 0.0), "module_says"
    if action.yes is not None:
        return float(action.yes == (likes == "yes")), "module_says"
    worth = keep_worth(assessment, action.card) if action.card is not None else float(action.number or 0)
    return {"most": worth, "least": -worth}.get(likes, 0.0), "module_says"


ANSWER: dict[type[act.Action], Callable[[Assessment, Any], Weighed]] = {
    act.PlayVeto: veto,
    act.Allow: allow,
    act.OpenReached: open_reached,
    act.ChooseRotation: rotation,
    act.PickGold: pick_gold,
    act.SwapGoals: swap_goals,
    act.KeepCard: keep_card,
    act.Rob: rob,
    act.TakeCard: take_card,
    act.LookAtDwarf: look,
    act.MoveGoal: move_goal,
    act.AnswerToll: answer_toll,
    act.Choose: choose,
}
