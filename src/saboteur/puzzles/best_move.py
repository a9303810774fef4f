"""*The move*: what would you do here? One option is clearly the best, by what its seat knows."""

import random
from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from msgspec.structs import replace

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.review.verdict import LEAST, LEVEL, STYLE, SURE
from saboteur.bots.rules.common_sense import sensible
from saboteur.bots.search.budgets import Budget
from saboteur.bots.search.imagined_play import Trials
from saboteur.bots.search.option_search import search
from saboteur.bots.skills import skill_of
from saboteur.bots.thinking import Thoughts, think
from saboteur.play.actions import AnyAction, Pass
from saboteur.play.views.view_types import View
from saboteur.puzzles.puzzle import Worth

ROLLOUTS: Final = 96  # to find the best option, as the judge does
PAIRS: Final = 160  # worlds in which the options then meet
CHOICES: Final = 6  # options at least, or there is nothing to think about
RIVALS: Final = 6  # of them meet the best one
MARGIN: Final = 0.25  # gold by which every wrong option is worse
CLEAR: Final = 3.0  # and standard errors
RIGHT: Final = 2  # more options that are as good make no puzzle
LURED: Final = "steady"  # who has to get it wrong


class Setting(NamedTuple):
    """What a seat has before it when it is asked."""

    view: View
    options: list[AnyAction]
    memory: Memory


def best_move(setting: Setting, luck: str) -> list[Worth]:
    """Return what the options come to where one of them makes a puzzle, best first; else nothing."""
    view, options, memory = setting
    if len(options) < CHOICES or view.question is None or view.question.kind != "take_turn":
        return []
    lured = decide(LURED, view, options, memory, random.Random(luck)).action
    assessment, sensibly, thoughts, budget = _thinking(setting, luck)
    if lured not in sensibly:
        sensibly = [*sensibly, lured]
        assessment, sensibly, thoughts, budget = _thinking(setting, luck, sensibly)
    tried = search(assessment, sensibly, thoughts.weighed, budget, thoughts.advice, thoughts.costs)
    best = sensibly[tried[0].option]
    if best == lured or isinstance(best, Pass):
        return []
    codes = [one.code for one in tried[: RIVALS + 1]]
    mine = assessment.code(lured)
    found = compare(assessment, budget, codes if mine in codes else [*codes, mine], PAIRS)
    return found if found[0].code == codes[0] and is_clear(found) else []


def compare(assessment: Assessment, budget: Budget, codes: Sequence[int], pairs: int) -> list[Worth]:
    """Play options on in the same worlds; return how far each is behind the best, best first."""
    trials = Trials(assessment, budget)
    rows = [trials.run(list(codes)) for _ in range(pairs)]
    sums = [sum(column) for column in zip(*rows, strict=True)]
    top = sums.index(max(sums))
    out = []
    for i, code in enumerate(codes):
        gaps = [row[top] - row[i] for row in rows]
        mean = sum(gaps) / pairs
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / pairs / pairs)
        out.append(Worth(code, round(mean, 3), round(error, 3)))
    return sorted(out, key=lambda one: one.behind)


def right(worths: Sequence[Worth]) -> list[int]:
    """Return the codes that are as good as the best, as far as was shown."""
    return [one.code for one in worths if one.behind <= max(LEAST, SURE * one.error)]


def is_clear(worths: Sequence[Worth]) -> bool:
    """Return whether few are right and every other is worse by a margin that is no chance."""
    good = right(worths)
    wrong = [one for one in worths if one.code not in good]
    clear = all(one.behind >= MARGIN and one.behind >= CLEAR * one.error for one in wrong)
    return bool(wrong) and clear and len(good) <= RIGHT


def verified(setting: Setting, worths: Sequence[Worth], luck: str, pairs: int) -> bool:
    """Return whether other and more worlds find the same option the best."""
    assessment, _, _, budget = _thinking(setting, luck)
    again = compare(assessment, budget, [one.code for one in worths], pairs)
    return again[0].code in right(worths)


def _thinking(
    setting: Setting, luck: str, options: list[AnyAction] | None = None
) -> tuple[Assessment, list[AnyAction], Thoughts, Budget]:
    assert setting.view.own is not None, "a puzzle is seen through a seat's eyes"
    assessment = Assessment(
        setting.view, setting.view.own, setting.memory, skill_of(LEVEL, STYLE), random.Random(luck)
    )
    options = options or sensible(assessment, setting.options)
    thoughts = think(assessment, options, LEVEL, STYLE)
    assert thoughts.budget is not None, "the judge searches"
    return assessment, options, thoughts, replace(thoughts.budget, rollouts=ROLLOUTS, milliseconds=inf)
