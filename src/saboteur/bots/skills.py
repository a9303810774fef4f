"""The levels and what sets them apart, as numbers; styles, tempers and characters; and what each role wants."""

from typing import Final

import msgspec
from msgspec.structs import replace

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.rule_weights import RuleWeights
from saboteur.core.search.policy_weights import FRIENDS
from saboteur.core.search.policy_weights import WISH as ROLE_WISH
from saboteur.core.table.cards import ROLES


class Skill(msgspec.Struct, frozen=True):
    """How a level plays."""

    beliefs: str = "plain"  # "none": only what was seen · "plain": rule of thumb · "posterior": inference
    noise: float = 0.25  # how far a worth may be misjudged
    forgets_maps: bool = False  # treats all face-down goals alike
    idle: float = 0.15  # what a digger loses by a path that leads nowhere
    dig_break: float = 1.3  # how much a digger likes to break an enemy's tool
    dig_mend: float = 1.0  # to mend an ally's
    dig_map: float = 1.2  # to read a map
    plenty: float = 6.0  # distance from which a saboteur feels safe
    press: float = 0.8  # how much a saboteur minds progress, at any time
    alarm: float = 1.3  # and how much more when the treasure is near
    sab_break: float = 0.7  # how much a saboteur likes to break a tool
    sab_alarm: float = 0.8  # and how much more when the treasure is near
    hide: float = 0.5  # cards of progress that it costs a saboteur to become certain to be one (see `cover.py`)
    plainly: float = 0.5  # how much of that an attentive person sees, beside one who knows everybody's habits
    current: bool = False  # hides from the very habits that are believed, not from its reputation of before
    early: float = 1.6  # how much dearer it is in the first lap, when there is nothing else to be judged by
    lonely: float = 8.0  # how much is added to the price, in prices, where no fellow is left to hope for
    mimics: float = 0.0  # how often a saboteur's first turn is of the kind that a gold-digger's would be
    again: float = 0.35  # what a second broken tool before one seat is worth, of the first
    tempo: float = 0.8  # what greedy dwarfs and teams fear from leaving the last card to another
    finder: float = 0.0  # what other gold-diggers fear from it
    own_door: float = 1.2  # what an own door on the way is worth to a team
    notices: float = 0.9  # how much of a plain suspicion is believed; at 0.3 what it called 55 % came true in 99
    crystal: float = 0.3  # what a crystal is worth to a geologist
    thief: float = -0.3  # how much more a theft is worth than it seems
    surplus: float = 1.0  # what one more action card of a sort is worth to a digger, of the one before
    keep_path: float = 1.0  # how much more than it seems a path that leads on is worth keeping to a digger
    plan: float = 0.0  # what the best next card of the own hand counts, of its gain
    follow: float = 0.0  # how much is read from where others dig about where the treasure lies
    present_beliefs: float = 0.0  # how much of that is weighed with what is believed of them now
    trust_in_actions: float = 1.0  # how much of what the others did is believed of them
    credit: float = 0.0  # log-odds by which whoever speaks is thought more honest than by what they did
    grudge: float = 0.0  # log-odds of an enemy for each tool of its own that a seat broke, and each trap
    weights: RuleWeights = RuleWeights()  # what the rules of play go by at every level


_SHREWD: Final = Skill(
    beliefs="posterior",
    noise=0.02,
    follow=0.5,
    dig_map=0.9,
    again=0.6,
    tempo=1.5,
    crystal=1.5,
    thief=0.4,
    surplus=0.3,
    keep_path=1.8,
    plan=0.25,
)


class Talk(msgspec.Struct, frozen=True):
    """How likely a level speaks and lies; what it says is in `talk.py`."""

    idly: float = 0.0  # it speaks after its turn, if everybody can see that there is something to speak of
    eager: float = 0.0  # after it has looked at a goal, a chest or a dwarf
    answers: float = 0.0  # after somebody accused it or asked it for something
    lies: float = 0.0  # how often a saboteur says what is not so of what it saw: whoever always lies can be read
    slander: float = 0.0  # it accuses the innocent


class Level(msgspec.Struct, frozen=True):
    """All that makes a level: a new one is a line of `LEVEL_BY_NAME` and its word, `level-NAME`."""

    skill: Skill | None = None  # none: it plays at random
    talk: Talk = Talk()
    pace: float = 1.0  # how long it takes, of the usual
    searches: bool = False
    learned: bool = False  # it has a network, and budgets of its own to search with
    hurried: str = ""  # how it thinks when many wait: another level


_FLUENT: Final = Talk(0.14, 0.85, 0.7, lies=0.5, slander=0.8)
# Weakest first. Names are part of the wire and of records: they never change.
LEVEL_BY_NAME: Final[dict[str, Level]] = {
    "random": Level(),
    "novice": Level(
        Skill(
            beliefs="none",
            noise=2.2,
            idle=0.0,
            own_door=0.3,
            forgets_maps=True,
            crystal=0.1,
            thief=-0.8,
            tempo=0.0,
        ),
        Talk(0.04, 0.3, 0.3),
        pace=1.2,
    ),
    "steady": Level(Skill(), Talk(0.12, 0.8, 0.6, lies=0.4, slander=0.3)),
    "shrewd": Level(_SHREWD, replace(_FLUENT, lies=0.45, slander=0.4)),
    "master": Level(_SHREWD, _FLUENT, pace=1.1, searches=True, hurried="shrewd"),
    # With a network where it was trained; a plain saboteur hides from what is believed alone.
    "grandmaster": Level(
        replace(_SHREWD, present_beliefs=1.0, plainly=0.0, current=True, lonely=0.0),
        _FLUENT,
        pace=1.1,
        searches=True,
        learned=True,
        hurried="shrewd",
    ),
}


def level_and_style(name: str) -> tuple[str, str]:
    """Read who plays: a level, perhaps with a style, as in `steady-cunning`, or a character, as in `hild`.

    A character may also play another level in its manner, as in `shrewd-hild`: where it has to hurry.
    """
    if name in CHARACTERS:
        return CHARACTERS[name].level, name
    level, _, style = name.partition("-")
    return level, style


def level_named(name: str) -> Level:
    """Return the level of whoever plays: `steady-cunning`, `hild`; a bot of one's own has none of ours."""
    return LEVEL_BY_NAME.get(level_and_style(name)[0], Level())


SKILLS: Final = {name: level.skill for name, level in LEVEL_BY_NAME.items() if level.skill is not None}

_USUAL: Final = Skill()
# What somebody is like, at any level: what changes in its numbers. None of it lets a bot know more.
TEMPERS: Final[dict[str, dict[str, float]]] = {
    "trusting": {"trust_in_actions": 0.8, "credit": 1.0, "dig_mend": 1.3},
    "vengeful": {"grudge": 1.0},
    "careful": {"dig_break": 0.9, "dig_map": 1.4, "idle": 0.25},
    "bold": {"dig_break": 1.6, "dig_map": 0.6, "idle": 0.0},
}
# Ways to play any level. Tables choose one or leave it to chance.
_UNREADABLE: Final[dict[str, float]] = {  # to whoever is attentive, whatever the level
    "plainly": _USUAL.plainly, "current": _USUAL.current, "lonely": _USUAL.lonely,
}  # fmt: skip
STYLES: Final[dict[str, dict[str, float]]] = {
    "plain": {},
    "bold": {"hide": 0.0, **TEMPERS["bold"]},
    "careful": {"hide": 0.7, "mimics": 0.6, **TEMPERS["careful"], **_UNREADABLE},
    "cunning": {"hide": 1.0, "mimics": 0.6, **_UNREADABLE},
}
USUAL_STYLE: Final = "cunning"  # where nobody chose one: against people bots keep them guessing
NOISY: Final = 0.9  # how far somebody misjudges a worth who plays as people do


def skill_of(level: str, style: str) -> Skill:
    """Return how a level plays in a style, which may be a character's.

    It may also be `noisy`, to try out what people's slips would do.
    """
    if style == "noisy":
        return replace(SKILLS[level], noise=NOISY)
    skill = SKILLS[level]
    if style not in CHARACTERS:
        return replace(skill, **STYLES.get(style, {}))
    who = CHARACTERS[style]
    skill = replace(skill, **STYLES[who.style])
    for temper in who.temper:
        skill = replace(skill, **TEMPERS[temper])
    return skill


class Tongue(msgspec.Struct, frozen=True):
    """How much somebody says, of what its level would; how often it lies is its level's."""

    idly: float
    eager: float
    answers: float


TONGUES: Final = {
    "silent": Tongue(0.25, 0.75, 0.5),
    "quiet": Tongue(0.6, 0.9, 0.8),
    "usual": Tongue(1.0, 1.0, 1.0),
    "chatty": Tongue(2.5, 1.1, 1.3),
}


def talk_of(name: str) -> Talk:
    """Return how somebody speaks and lies: `steady-cunning`, `hild`. It depends on nothing but who it is."""
    style = level_and_style(name)[1]
    talk = level_named(name).talk
    if style not in CHARACTERS:
        return talk
    tongue = TONGUES[CHARACTERS[style].talk]
    return replace(
        talk, idly=talk.idly * tongue.idly, eager=talk.eager * tongue.eager, answers=talk.answers * tongue.answers
    )


# How much a role wishes the treasure to be found, and how far a role (first) fares well when another (second) does.
WISH: Final = dict(zip(ROLES, map(float, ROLE_WISH), strict=True))
ALLIES: Final = FRIENDS
OTHER_DOORS: Final = {"blue": "green", "green": "blue"}  # the doors a team cannot pass (S6)
