"""A batch of games of a setup, with what it needs to know of the setup: its flags, and how each role behaves."""

from functools import lru_cache

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.bots.memory.observed_actions import likelihoods_table
from saboteur.core.registry import SPECS, late
from saboteur.core.research import observation_layout
from saboteur.core.research.batched_games import Batch, Wishes
from saboteur.core.research.public_trace import Habits
from saboteur.core.table.cards import ROLES, SABOTEUR
from saboteur.core.table.ruleset import Rules
from saboteur.play.setup import Setup

MODULES = [spec.key for spec in SPECS if not late(spec)]


def wishes_of(named: dict[str, bool], first: int = 0) -> Wishes:
    """Collect what is wished by name; `first` is the number of the first game among all."""
    wishes = Wishes()
    for name, wish in named.items():
        setattr(wishes, name, wish)
    wishes.first = first
    return wishes


def batch_of(setup: Setup, number: int, seed: int, room: int, wishes: Wishes) -> Batch:
    """Deal a number of games."""
    rules = setup.rules()
    return Batch(rules, number, seed, room, rule_flags(setup, rules), habits_of(rules), wishes)


def rule_flags(setup: Setup, rules: Rules) -> "vec[i64]":
    """Write modules and options as bytes, eight to a word."""
    flags = [0] * 32
    for module in setup.modules:
        flags[MODULES.index(module)] = 1
    for i, flag in enumerate(observation_layout.OPTION_FLAGS):
        key, _, value = flag.partition(": ")
        flags[observation_layout.MODULES + i] = int(rules.options.get(key) == value)
    return vec[i64]([sum(flags[8 * word + i] << 8 * i for i in range(8)) for word in range(4)])


def habits_of(rules: Rules) -> Habits:
    """Collect what the posterior knows of how each role of a ruleset behaves."""
    return _habits(tuple(int(dwarf) for dwarf in rules.dwarfs))


@lru_cache(maxsize=64)
def _habits(dwarfs: tuple[int, ...]) -> Habits:
    roles = sorted(set(dwarfs))
    table = likelihoods_table([ROLES[role] for role in roles])
    flat = vec[float]()
    for value in table:
        flat = append(flat, value)
    counts = vec[i64]([dwarfs.count(role) for role in roles])
    return Habits(vec[i64](roles), counts, roles.index(SABOTEUR) if SABOTEUR in roles else 0, flat)
