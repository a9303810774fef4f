"""Weighing answers to the questions that come up outside or in the middle of a turn."""

from collections.abc import Callable
from typing import Any

from saboteur.bots.hands import keep_worth
from saboteur.bots.mind import Mind
from saboteur.bots.paths import Weighed, change_worth
from saboteur.bots.turns import swap_gain
from saboteur.core.registry import CARDS, QUESTIONS
from saboteur.core.search import distances as g
from saboteur.play import actions as act

STOP_AT = 0.9  # what a play must cost this seat to be worth a Veto


def weigh_answers(mind: Mind, options: list[act.AnyAction]) -> list[Weighed]:
    """Return the worth of every answer."""
    return [ANSWER[type(action)](mind, action) for action in options]


def veto(mind: Mind, action: act.PlayVeto) -> Weighed:
    """Stop what does harm (C19)."""
    _ = action
    return harm_of(mind) - STOP_AT, "harms_me"


def harm_of(mind: Mind) -> float:
    """Guess what the card just played costs this seat."""
    question = mind.view.question
    played = question.action if question else None
    by = question.by if question else None
    if isinstance(played, act.LayPath):
        at = g.place(played.cell.x, played.cell.y)
        if at < 0:
            return 0.0
        after = mind.grid.with_card(at, g.oriented_of(played.card, played.turned)).distances()
        gain, reach = mind.gain_of(after), mind.reach_worth(after)
        return -(mind.wish * gain + mind.wish * reach)
    if isinstance(played, act.DropRocks):
        at = g.place(played.cell.x, played.cell.y)
        return -mind.wish * mind.gain_of(mind.grid.without(at).distances())
    if isinstance(played, act.BreakTool | act.Trap):
        return 1.0 if played.seat == mind.me else 0.9 * mind.allied[played.seat]
    if isinstance(played, act.MendTool | act.Free):
        return -0.8 * mind.allied[played.seat]
    if isinstance(played, act.PlayCard) and played.seat is not None:
        side = 1.0 if played.seat == mind.me else 0.9 * mind.allied[played.seat]
        return -CARDS[played.card].on_target * side
    if isinstance(played, act.HandleGoals | act.CallSpecialist) and by is not None:
        return -0.9 * mind.allied[by]
    return 0.0


def open_reached(mind: Mind, action: act.OpenReached) -> Weighed:
    """Turn first what one hopes for; leave the spider to the last, or to the first as a saboteur (M5)."""
    at = g.place(action.cell.x, action.cell.y)
    worth = mind.goals.get(at, 0.1) - mind.memory.spiders.get(at, 0.0)
    return mind.wish * worth, "likeliest"


def rotation(mind: Mind, action: act.ChooseRotation) -> Weighed:
    """Set a turned goal or tunnel so that the way goes on, or does not (B14)."""
    question = mind.view.question
    if question is None or not question.cells or question.card is None:
        return 0.0, "no_difference"
    at = g.place(question.cells[0].x, question.cells[0].y)
    if at < 0:
        return 0.0, "no_difference"
    after = mind.grid.with_card(at, g.oriented_of(question.card, action.turned))
    gain = mind.gain_of({goal: after.distance(goal) for goal in mind.distances})
    return mind.wish * gain, change_worth(mind, gain, 0.0)[1]


def pick_gold(mind: Mind, action: act.PickGold) -> Weighed:
    """Take the most."""
    _ = mind
    return float(action.value), "most_gold"


def swap_goals(mind: Mind, action: act.SwapGoals) -> Weighed:
    """Swap only if that serves (C17)."""
    question = mind.view.question
    cells = question.cells if question else []
    if len(cells) < 2 or not action.swapped:
        return 0.0, "goals_well"
    gain = swap_gain(mind, g.place(cells[0].x, cells[0].y), g.place(cells[1].x, cells[1].y))
    return mind.wish * gain - 0.01, "goals_otherwise"


def keep_card(mind: Mind, action: act.KeepCard) -> Weighed:
    """Keep the most useful card."""
    return keep_worth(mind, action.card), "most_useful"


def rob(mind: Mind, action: act.Rob) -> Weighed:
    """Rob the richest (B20 counts the most gold)."""
    return float(mind.memory.gold[action.seat]), "looks_richest"


def take_card(mind: Mind, action: act.TakeCard) -> Weighed:
    """Take from an enemy."""
    return -mind.allied[action.seat], "needs_least"


def look(mind: Mind, action: act.LookAtDwarf) -> Weighed:
    """Look at the dwarf one knows least about."""
    return mind.uncertain(action.seat), "seat_unknown"


def move_goal(mind: Mind, action: act.MoveGoal) -> Weighed:
    """Move away what is not the treasure, or the treasure as a saboteur (M8)."""
    return -mind.wish * mind.goals.get(g.place(action.cell.x, action.cell.y), 0.0), "goal_farther"


def answer_toll(mind: Mind, action: act.AnswerToll) -> Weighed:
    """Pay for an ally near the treasure; let nobody pass for nothing otherwise (R-19)."""
    if not action.pay:
        return 0.0, "no_coin"
    question = mind.view.question
    by = question.by if question and question.by is not None else mind.view.mover
    cost = 0.0 if any(toll.owner == mind.me for toll in mind.view.toll) else 0.8
    return mind.wish * mind.allied[by] * (0.4 + mind.near) - cost, "digs_for_me"


def allow(mind: Mind, action: act.Allow) -> Weighed:
    """Let a card be played."""
    _ = mind, action
    return 0.0, "may_be_played"


def choose(mind: Mind, action: act.Choose) -> Weighed:
    """Answer a question of a module by what it says that players like."""
    question = mind.view.question
    likes = QUESTIONS[question.kind].likes if question else ""
    if action.seat is not None:
        side = 1.0 if action.seat == mind.me else mind.allied[action.seat]
        return {"enemy": -side, "friend": side, "self": side}.get(likes, 0.0), "module_says"
    if action.yes is not None:
        return float(action.yes == (likes == "yes")), "module_says"
    worth = keep_worth(mind, action.card) if action.card is not None else float(action.number or 0)
    return {"most": worth, "least": -worth}.get(likes, 0.0), "module_says"


ANSWER: dict[type[act.Action], Callable[[Mind, Any], Weighed]] = {
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
