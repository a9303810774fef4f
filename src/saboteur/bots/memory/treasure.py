"""Where the treasure lies: what is read from where others dig, and from what they say of goals.

There are two ways to read digging. One weighs every path when it is laid, by what is thought of its layer then. The
other keeps it by seat and weighs it with what is believed now; it minds those alone who looked at a goal, and only
what they make of that goal: gold-diggers who saw the treasure dig there, saboteurs anywhere else.
"""

from math import exp
from typing import Final

from saboteur.bots.memory.claim_evidence import Heard, heard
from saboteur.bots.memory.observed_actions import maze_of, suspicion_of
from saboteur.bots.memory.remembered_facts import CELLS, Remembered
from saboteur.bots.skills import Skill
from saboteur.core.measure.known_maze import oriented_of
from saboteur.play import events as ev
from saboteur.play.actions import LayPath
from saboteur.play.fields.values import code_of

STEP: Final = 2.0  # cards that one path brings a goal nearer at most
UNSEEN: Final = 0.3  # what the digging of somebody who has looked at no goal counts
# What it says for a goal, in log-odds, that whoever looked at it digs a card nearer to it than to the others: a
# gold-digger, and a saboteur. Fitted to rounds of `shrewd` against steady and cunning saboteurs (docs/bots.md).
FOR: Final = 1.9
AGAINST: Final = -2.2
MOST: Final = 3.0  # that one seat's digging counts at most: people do not keep to it
SURE: Final = 0.99  # a goal more likely than this needs no hints


def _steps(memory: Remembered, event: ev.CardPlayed) -> dict[int, float]:
    """Return by how many cards each face-down goal comes nearer by a path; nothing where that tells nothing."""
    play = event.action
    if not isinstance(play, LayPath) or len(memory.goals) < 2:
        return {}
    found = maze_of(memory).steps(code_of(play.cell), oriented_of(play.card, play.turned))
    return {goal: max(-STEP, min(STEP, found[goal])) for goal in memory.goals}


def trailed(memory: Remembered, event: ev.CardPlayed) -> dict[int, float]:
    """Return `Remembered.trails` with one more card: those who looked know where to dig, saboteurs dig elsewhere."""
    steps = _steps(memory, event)
    if not steps or event.seat == memory.seat:
        return memory.trails
    looked = any(event.seat in seats for seats in memory.readers.values())
    weight = (1.0 - 2.0 * suspicion_of(memory, event.seat)) * (1.0 if looked else UNSEEN)
    return {goal: memory.trails.get(goal, 0.0) + weight * step for goal, step in steps.items()}


def digging(memory: Remembered, event: ev.CardPlayed) -> dict[int, float]:
    """Return `Remembered.dug` with one more card."""
    looked = [goal for goal in memory.goals if event.seat in memory.readers.get(goal, [])]
    steps = _steps(memory, event) if looked else {}
    if not steps:
        return memory.dug
    mean = sum(steps.values()) / len(steps)
    keys = {CELLS * event.seat + goal: steps[goal] - mean for goal in looked}
    return {**memory.dug, **{key: round(memory.dug.get(key, 0.0) + step, 2) for key, step in keys.items()}}


def read_again(memory: Remembered, guilt: list[float]) -> dict[int, float]:
    """Return by goal what the digging of those who looked at it says; `guilt`: by seat, its chance of a saboteur."""
    hints = dict.fromkeys(memory.goals, 0.0)
    for key, step in memory.dug.items():
        seat, at = divmod(key, CELLS)
        if seat != memory.seat and at in hints:
            said = step * (FOR * (1.0 - guilt[seat]) + AGAINST * guilt[seat])
            hints[at] += max(-MOST, min(MOST, said))
    return hints


def goals_of(
    memory: Remembered, skill: Skill, guilt: list[float] | None = None, words: Heard | None = None
) -> dict[int, float]:
    """Return the chance of the treasure by cell of a face-down goal, as a level understands it.

    With `guilt` the others' digging is weighed again; `words` is what was said, weighed by what is believed now.
    """
    goals = memory.goals
    if skill.forgets_maps and goals:
        return dict.fromkeys(goals, 1.0 / len(goals))
    if max(goals.values(), default=1.0) > SURE:
        return goals
    words = heard(memory) if words is None else words
    trails = memory.trails if guilt is None else {}
    hints = {
        at: memory.hints.get(at, 0.0) + words.goals.get(at, 0.0) + skill.follow * trails.get(at, 0.0) for at in goals
    }
    if guilt is not None and skill.follow:
        anew = read_again(memory, guilt)
        hints = {at: hint + skill.follow * skill.present_beliefs * anew[at] for at, hint in hints.items()}
    return weighed_again(goals, hints)


def spiders_of(memory: Remembered, words: Heard) -> dict[int, float]:
    """Return the chance of the spider by cell of a face-down goal (M4), with what was said of it."""
    absent = max(0.0, 1.0 - sum(memory.spiders.values()))
    if not any(words.spiders.values()) or absent <= 0.0:
        return weighed_again(memory.spiders, words.spiders)
    found = weighed_again({**memory.spiders, -1: absent}, words.spiders)
    return {at: found[at] for at in memory.spiders}


def weighed_again(chances: dict[int, float], hints: dict[int, float]) -> dict[int, float]:
    """Return chances with what was hinted of each, in log-likelihoods; as much as they were together."""
    if not any(hints.values()):
        return chances
    top = max(hints.values())
    weights = {at: chance * exp(hints.get(at, 0.0) - top) for at, chance in chances.items()}
    total = sum(weights.values()) / (sum(chances.values()) or 1.0)
    return {at: weight / total for at, weight in weights.items()} if total else chances
