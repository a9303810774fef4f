"""A batch of games of a setup, with what it needs to know of the setup: its flags, and how each role behaves."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.memory.observed_actions import habits_of
from saboteur.core.registry import BY_KEY, late
from saboteur.core.research import observation_layout
from saboteur.core.research.batched_games import Batch, Ruleset, Wishes
from saboteur.core.research.claims import TALK_SIZE
from saboteur.core.research.module_slots import NO_SLOTS, Slots, block_size
from saboteur.core.table.ruleset import Rules
from saboteur.play.setup import Setup

_OURS = sorted((spec for spec in BY_KEY.values() if not late(spec)), key=lambda spec: (spec.order, spec.key))
MODULES = [spec.key for spec in _OURS]  # those of research come last


def row_size(room: int, talk: int, modules: Sequence[str] = ()) -> int:
    """Count the bytes of an observation with room for so many seats, what it tells of talk and of late modules."""
    return observation_layout.size(room) + (TALK_SIZE if talk else 0) + (block_size(room) if modules else 0)


def late_modules(setups: Sequence[Setup]) -> list[str]:
    """List the modules of some setups that have slots: those that came later than the boxes, in their fixed order."""
    specs = {BY_KEY[key] for setup in setups for key in setup.modules if late(BY_KEY[key])}
    return [spec.key for spec in sorted(specs, key=lambda spec: (spec.order, spec.key))]


def slots_for(rules: Rules, modules: list[str]) -> Slots:
    """Give late modules their slots in a ruleset."""
    return Slots(rules, modules) if modules else NO_SLOTS


def wishes_of(named: Mapping[str, bool | int], first: int = 0) -> Wishes:
    """Collect what is wished by name; `first` is the number of the first game among all."""
    wishes = Wishes()
    for name, wish in named.items():
        setattr(wishes, name, wish)
    wishes.first = first
    return wishes


def batch_of(
    setups: Sequence[Setup], weights: Sequence[int], number: int, seed: int, room: int, wishes: Wishes
) -> Batch:
    """Deal a number of games of some setups, each as often as its weight says."""
    rulesets, modules = [], late_modules(setups)
    for setup, weight in zip(setups, weights, strict=True):
        rules = setup.rules()
        flags = rule_flags(setup, rules)
        rulesets.append(Ruleset(rules, slots_for(rules, modules), flags, habits_of(rules), weight))
    return Batch(rulesets, number, seed, room, wishes)


def rule_flags(setup: Setup, rules: Rules) -> "vec[i64]":
    """Write modules and options as bytes, eight to a word."""
    flags = [0] * 32
    for module in setup.modules:
        if module in MODULES:
            flags[MODULES.index(module)] = 1
    for i, flag in enumerate(observation_layout.OPTION_FLAGS):
        key, _, value = flag.partition(": ")
        flags[observation_layout.MODULES + i] = int(rules.options.get(key) == value)
    return vec[i64]([sum(flags[8 * word + i] << 8 * i for i in range(8)) for word in range(4)])
