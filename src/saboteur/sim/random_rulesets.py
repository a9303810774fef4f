"""Rulesets at random, over every legal combination of section 6, and the largest ones."""

from __future__ import annotations

import random

from saboteur.core.compose import CLASSIC_KEY, clashes, normal_modules
from saboteur.core.registry import BY_KEY, FIRST_SEAT, OPTION_OWNER, OPTIONS, ROUNDS, SPECS, late
from saboteur.core.table.spec import FOUNDATIONS, Option

Ruleset = tuple[int, list[str], dict[str, str]]  # seats, modules, options


def random_ruleset(rng: random.Random) -> Ruleset:
    """Draw seats, modules and options until they go together: so every legal combination can come."""
    foundation = rng.choice(FOUNDATIONS)
    often = rng.choice((0.15, 0.5, 0.85))  # some games with few modules, some with nearly all
    while True:
        seats, modules, options = _draw(rng, foundation, often)
        if not clashes(seats, *normal_modules(modules, options)):
            return seats, modules, options


def everything(foundation: str, seats: int) -> Ruleset:
    """Take every module of the boxes that can still join, in the fixed order; of two that clash the first."""
    modules = [foundation]
    for spec in SPECS:
        if spec.key in FOUNDATIONS or late(spec):
            continue
        if not clashes(seats, *normal_modules([*modules, spec.key], {})):
            modules.append(spec.key)
    return seats, modules, {}


def _draw(rng: random.Random, foundation: str, often: float) -> Ruleset:
    """Throw for everything independently; what clashes is thrown again by the caller."""
    low, high = BY_KEY[foundation].seats
    seats = rng.randint(low, high)
    others = [spec for spec in SPECS if spec.key not in FOUNDATIONS and foundation in spec.foundations]
    chosen = [spec.key for spec in others if not late(spec) and rng.random() < often]
    options: dict[str, str] = {}
    common = [option for key, option in OPTIONS.items() if key not in (*OPTION_OWNER, FIRST_SEAT, ROUNDS)]
    of_modules = [option for key in chosen for option in BY_KEY[key].options]
    for option in (*BY_KEY[foundation].options, *common, *of_modules):
        if rng.random() < 0.7:  # an option not named stands for its default
            options[option.key] = _value(rng, option)
    if rng.random() < 0.5:
        options[FIRST_SEAT] = rng.choice(("random", str(rng.randrange(seats))))
    if foundation == "base" and rng.random() < 0.15:
        foundation = CLASSIC_KEY
        options = {key: value for key, value in options.items() if rng.random() < 0.5}
    modules = [foundation, *chosen]
    rng.shuffle(modules)
    for spec in others:  # last of all, so that a new module leaves the draws of the others as they were
        if late(spec) and rng.random() < often:
            modules.append(spec.key)
            options |= {option.key: rng.choice(option.values) for option in spec.options}
    if len(options) % 8 == 3:  # without a throw, so that everything else stays as it was before there was this option
        options[ROUNDS] = ("1", "3")[seats % 2]
    return seats, modules, options


def _value(rng: random.Random, option: Option) -> str:
    """Choose any value an option may have, own chest cells too (M6)."""
    if option.key == "chest_layout" and rng.random() < 0.6:
        cells = [(rng.randint(1, 7), rng.randint(-3, 3)) for _ in range(4)]
        return " ".join(f"{x},{y}" for x, y in cells)
    return rng.choice(option.values)
