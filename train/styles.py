"""Budgets to compare, as styles of `grandmaster`: for figures alone, bots have no way to be given one.

A budget has numbers of `saboteur.bots.search.budgets.Budget`, and may have some of `saboteur.bots.skills.Skill`
beside them. It may be `told` what no player knows, `roles`, `treasure` or `cards` (all hands): how much could be won
by knowing more.
"""

import random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from saboteur.bots import levels
from saboteur.bots.beliefs.imagined_worlds import Worlds
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.search import imagined_play
from saboteur.bots.search.budgets import TRIALS, Budget
from saboteur.bots.skills import Skill, skill_of
from saboteur.core.knowledge.resample import mix
from saboteur.core.table.cards import GOAL_KIND, ROLES, TREASURE
from saboteur.core.table.chance import Chance
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.state import State
from saboteur.play.actions import AnyAction
from saboteur.play.game import Game
from train.commands import Refused

SURE: Final = 30.0  # nats that the truth is told with
SECRETS: Final = frozenset({"roles", "treasure", "cards"})


class Trial(NamedTuple):
    """What a style is."""

    budget: Budget
    skill: dict[str, Any]  # what differs in it
    told: frozenset[str]


_trials: dict[str, Trial] = {}  # by style


class KnownWorlds(Worlds):
    """Worlds in which the hands are the real ones; the draw pile is not known."""

    truth: State | None = None

    def draw(self) -> State:
        """Draw a world."""
        if KnownWorlds.truth is None:
            return super().draw()
        world = KnownWorlds.truth.copy()
        world.hidden.chance = Chance(b"", 0, self._dice.below(1 << 30) << 31 | self._dice.below(1 << 30) | 1)
        pile = world.hidden.pile[:]
        mix(pile, self._dice)
        world.hidden.pile = pile
        return world


# -- making styles known ---------------------------------------------------------------------------------


def introduce(style: str, given: dict[str, Any]) -> None:
    """Make a budget known as a style."""
    _trials[style] = trial_of(style, given)
    TRIALS[style] = _trials[style].budget


def trial_of(name: str, given: dict[str, Any]) -> Trial:
    """Read what a config says of a budget."""
    numbers = dict(given)
    told = frozenset(str(numbers.pop("told", "")).split())
    skill = {key: numbers.pop(key) for key in list(numbers) if key in Skill.__struct_fields__}
    unknown = sorted(told - SECRETS) + sorted(numbers.keys() - set(Budget.__struct_fields__))
    if unknown:
        raise Refused(f"{name}: there is no {unknown[0]} in a budget, in a skill or to be told.")
    try:
        msgspec.convert(skill, Skill)
        return Trial(msgspec.convert(numbers, Budget), skill, told)
    except msgspec.ValidationError as error:
        raise Refused(f"{name}: {error}.") from error


def told_to(style: str) -> frozenset[str]:
    """Return what a style is told."""
    return _trials[style].told if style in _trials else frozenset()


def skill(level: str, style: str) -> Skill:
    """Return how a level plays, with the numbers of its budget."""
    if style not in _trials:
        return skill_of(level, style)
    return replace(skill_of(level, ""), **_trials[style].skill)


def use() -> None:
    """Let this process's bots go by the styles that are known."""
    setattr(levels, "skill_of", skill)  # noqa: B010 - for figures alone, so not a name that a level exports
    setattr(imagined_play, "Worlds", KnownWorlds)  # noqa: B010 - the same


# -- playing ---------------------------------------------------------------------------------------------


def action_of(level: str, game: Game, seat: int, memory: Memory, dice: random.Random) -> AnyAction:
    """Return what a level does at a seat; a style that is told something knows it."""
    told = told_to(level.partition("-")[2])
    KnownWorlds.truth = game._state if "cards" in told else None
    try:
        known = informed(memory, game._state, told)
        return levels.decide(level, game.view(seat), game.legal(seat), known, dice).action
    finally:
        KnownWorlds.truth = None  # nobody else may draw from it


def informed(memory: Memory, state: State, told: frozenset[str]) -> Memory:
    """Return a memory that knows the truth about what is told."""
    if "roles" in told:
        truth = [memory.roles.index(ROLES[state.role(seat)]) for seat in range(memory.seats)]
        rows = [[0.0 if column == role else -SURE for column in range(len(memory.roles))] for role in truth]
        memory = replace(memory, rows=rows + [[0.0] * len(memory.roles)] * (len(memory.rows) - len(rows)), besides={})
    if "treasure" in told:
        places = {int(cell): i for i, cell in enumerate(state.table.goal_cells)}
        goals = state.hidden.goals
        found = {at: float(GOAL_KIND[goals[places[at]] & KIND_MASK] == TREASURE) for at in memory.goals}
        memory = replace(memory, goals=found, words=[], trails={}, dug={})
    return memory
