"""*The move*: what would you do here? One option is clearly the best, by what its seat knows."""

import random
from collections.abc import Sequence
from itertools import zip_longest
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
from saboteur.play.actions import AnyAction, Pass, unpack
from saboteur.play.views.view_types import View
from saboteur.puzzles.puzzle import Worth

ROLLOUTS: Final = 96  # to find the best option, as the judge does
PAIRS: Final = 160  # worlds in which the options then meet
CHOICES: Final = 6  # options at least, or there is nothing to think about
RIVALS: Final = 6  # of them meet the best one
FILLED: Final = 6  # options that one chooses from, where fewer make sense
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
    codes = codes if mine in codes else [*codes, mine]
    more = _fill([assessment.code(one) for one in options], codes, random.Random(luck))
    found = compare(assessment, budget, [*codes, *more], PAIRS)
    if found[0].code != codes[0]:
        return []
    found = [one for one in found if one.code not in more or _is_worse(one)]
    return found if is_clear(found) else []


def _fill(options: list[int], codes: list[int], rng: random.Random) -> list[int]:
    """Return more to choose from where few options make sense, each another kind of deed as far as there are any."""
    others = [code for code in options if code not in codes]
    rng.shuffle(others)
    kinds: dict[str, list[int]] = {}
    for code in others:
        kinds.setdefault(type(unpack(code)).__name__, []).append(code)
    turns = [code for row in zip_longest(*kinds.values()) for code in row if code is not None]
    return turns[: max(0, FILLED - len(codes))]


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
    return bool(wrong) and all(map(_is_worse, wrong)) and len(good) <= RIGHT


def _is_worse(one: Worth) -> bool:
    return one.behind >= MARGIN and one.behind >= CLEAR * one.error


def explained(setting: Setting, worths: Sequence[Worth], luck: str) -> list[Worth]:
    """Say of each option what speaks for it or against it."""
    options = [unpack(one.code) for one in worths]
    _, _, thoughts, _ = _thinking(setting, luck, options)
    return [replace(one, ground=ground) for one, (_, ground) in zip(worths, thoughts.weighed, strict=True)]


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
