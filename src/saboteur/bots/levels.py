"""The levels of play, and the one way to ask a bot."""

import random
from typing import Final

from saboteur.bots import learned_player
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.characters import CHARACTERS
from saboteur.bots.decision import Decision
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.network import public_beliefs
from saboteur.bots.own_bots import ask, installed, is_own, own_bot
from saboteur.bots.rules.answer_worth import ANSWER, weigh_answers
from saboteur.bots.rules.common_sense import sensible
from saboteur.bots.rules.path_worth import Weighed
from saboteur.bots.rules.pretence import alike, as_digger, may_mimic
from saboteur.bots.rules.turn_worth import weigh
from saboteur.bots.search.budgets import NETWORK, TRIALS, Budget
from saboteur.bots.search.option_search import SHOWN, falling, level_of, search
from saboteur.bots.skills import LEVEL_BY_NAME, SKILLS, STYLES, level_and_style, skill_of
from saboteur.bots.thinking import Thoughts, think
from saboteur.play.actions import AnyAction, PickGold, unpack
from saboteur.play.commentary.thoughts import LONGEST_LEVEL, Compared, Reason
from saboteur.play.views.view_types import View

LEVELS: Final = tuple(LEVEL_BY_NAME)  # weakest first


def playable(level: str) -> bool:
    """Return whether somebody can play: a level, perhaps with a style, a character, or a bot of one's own.

    Some styles are for figures and not offered to tables.
    """
    if is_own(level):
        own_bot(level)  # whoever asks is told why it cannot be had
        return True
    name, style = level_and_style(level)
    if name in SKILLS and style == "noisy":
        return True
    if name in LEVELS and LEVEL_BY_NAME[name].learned and (style == NETWORK or style in TRIALS):
        return True
    return name in LEVELS and (not style or (name in SKILLS and (style in STYLES or style in CHARACTERS)))


def who_can_play() -> str:
    """List levels, bots that are installed, and characters."""
    return f"{', '.join([*LEVELS, *installed()])}, and characters {', '.join(CHARACTERS)}"


def no_level(name: str) -> str:
    """Say which levels there are, to somebody who named another."""
    return f"there is no level {name!r}; levels are {who_can_play()}"


def plain_name(level: str) -> str:
    """Return a level's name without its style, as thoughts in records have it."""
    return level[:LONGEST_LEVEL] if is_own(level) else level_and_style(level)[0]


def decide(level: str, view: View, options: list[AnyAction], memory: Memory, rng: random.Random) -> Decision:
    """Choose one of the options with nothing but what the seat sees and remembers.

    A level may name its style after a hyphen, `steady-cunning`; a character is named by its key, `hild`.
    """
    return _decide(level, view, options, memory, rng, None)


def decide_packed(
    level: str, view: View, codes: list[int], memory: Memory, rng: random.Random
) -> tuple[int, Decision]:
    """Choose one of some options that are packed already; return it with the decision."""
    options = [unpack(code) for code in codes]
    decision = _decide(level, view, options, memory, rng, codes)
    return next(code for code, one in zip(codes, options, strict=True) if one is decision.action), decision


def _decide(
    level: str,
    view: View,
    options: list[AnyAction],
    memory: Memory,
    rng: random.Random,
    codes: list[int] | None,
) -> Decision:
    if not playable(level):
        raise ValueError(no_level(level))
    own = view.own
    if own is None or not options:
        raise ValueError("A bot needs the view of a seat that is asked, and its options.")
    if len(options) == 1:
        return Decision(options[0], memory, Reason("only_option"))
    if is_own(level):
        return ask(level, view, options, memory, rng)
    level, style = level_and_style(level)
    if LEVEL_BY_NAME[level].skill is None:
        return Decision(rng.choice(options), memory, Reason("at_random"))
    assessment = Assessment(view, own, memory, skill_of(level, style), rng)
    if codes is not None:
        assessment.know(options, codes)
    options = sensible(assessment, _as_others_would(assessment, options, f"{level}-{style}".rstrip("-")))
    if len(options) == 1:
        return Decision(options[0], memory, _alone(assessment, options[0]))
    if LEVEL_BY_NAME[level].learned and _alone_plays(assessment, style):
        return _learned(assessment, options)
    thoughts = think(assessment, options, level, style)
    if thoughts.budget and not isinstance(options[0], PickGold):
        return _searched(assessment, options, thoughts, thoughts.budget)
    noise = assessment.skill.noise
    pairs = zip(thoughts.weighed, thoughts.costs, strict=True)
    worths = [worth - cost + noise * rng.random() for (worth, _), cost in pairs]
    order = sorted(range(len(options)), key=lambda i: -worths[i])
    return Decision(options[order[0]], memory, _reason(assessment, options, thoughts.weighed, worths, order[:SHOWN]))


def _as_others_would(assessment: Assessment, options: list[AnyAction], level: str) -> list[AnyAction]:
    """Return, to a saboteur that hides on its first turn, the options of the kind that a digger would choose."""
    if not may_mimic(assessment) or assessment.rng.random() >= assessment.skill.mimics:
        return options
    view, memory = as_digger(assessment.view, assessment.memory)
    meant = _decide(level, view, options, memory, assessment.rng, None).action
    return alike(assessment, options, meant)


def _alone(assessment: Assessment, action: AnyAction) -> Reason:
    """Say why there was one sensible thing to do."""
    weigh_one = weigh_answers if type(action) in ANSWER else weigh
    worth, ground = weigh_one(assessment, [action])[0]
    compared = [Compared(action, round(worth, 2), ground)]
    return Reason(ground, round(assessment.far, 1), assessment.beliefs(), compared)


def _searched(assessment: Assessment, options: list[AnyAction], thoughts: Thoughts, budget: Budget) -> Decision:
    """Take what came out best in the search; worths are gold there."""
    tried = search(assessment, options, thoughts.weighed, budget, thoughts.advice, thoughts.costs)
    best = tried[0].option
    shown = tried[:SHOWN]
    worths = falling([one.mean(level_of(tried)) for one in shown])
    compared = [
        Compared(options[one.option], round(worth, 2), thoughts.weighed[one.option][1])
        for one, worth in zip(shown, worths, strict=True)
    ]
    reason = Reason("searched", round(assessment.far, 1), assessment.beliefs(), compared)
    return Decision(options[best], assessment.memory, reason)


def _alone_plays(assessment: Assessment, style: str) -> bool:
    """Return whether a style lets the network alone play, and it can; its saboteurs search (docs/learning.md)."""
    return style == NETWORK and assessment.role != "saboteur" and learned_player.trained(assessment)


def _learned(assessment: Assessment, options: list[AnyAction]) -> Decision:
    """Take what the network that learned to play likes best, or nearly; worths are its chances."""
    found = learned_player.opinion(assessment, options)
    order = sorted(range(len(options)), key=lambda i: -found.chances[i])
    sample, best = assessment.rng.random(), order[0]
    for i in order:
        sample -= found.chances[i]
        if sample <= 0.0:
            best = i
            break
    shown = order[:SHOWN] if best in order[:SHOWN] else [*order[: SHOWN - 1], best]
    weighed = weigh(assessment, [options[i] for i in shown])  # for the grounds alone, so no others
    pairs = zip(shown, weighed, strict=True)
    compared = [Compared(options[i], round(found.chances[i], 2), ground) for i, (_, ground) in pairs]
    assessment.believe(public_beliefs.evidence(assessment.memory))
    return Decision(
        options[best], assessment.memory, Reason("learned", round(assessment.far, 1), assessment.beliefs(), compared)
    )


def _reason(
    assessment: Assessment, options: list[AnyAction], weighed: list[Weighed], worths: list[float], order: list[int]
) -> Reason:
    compared = [Compared(options[i], round(worths[i], 2), weighed[i][1]) for i in order]
    return Reason(compared[0].ground, round(assessment.far, 1), assessment.beliefs(), compared)
