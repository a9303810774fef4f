"""Random rulesets cover section 6 and are always playable."""

from __future__ import annotations

import random

import pytest

from saboteur.core.compose import compose, normal_modules
from saboteur.core.registry import BY_KEY, OPTION_OWNER, OPTIONS, SPECS, late
from saboteur.core.table.spec import FOUNDATIONS
from saboteur.sim.random_rulesets import Ruleset, everything, random_ruleset


@pytest.fixture(scope="module")
def drawn() -> list[Ruleset]:
    return [random_ruleset(random.Random(seed)) for seed in range(1500)]


def test_every_ruleset_drawn_is_accepted(drawn: list[Ruleset]) -> None:
    for seats, modules, options in drawn:
        assert compose(seats, modules, options).seats == seats


def test_every_module_seat_number_and_preset_comes_up(drawn: list[Ruleset]) -> None:
    assert {key for _, modules, _ in drawn for key in modules} == {*(spec.key for spec in SPECS), "classic"}
    for foundation, (low, high) in (("base", (3, 10)), ("saboteur2", (2, 12))):
        seats = {seats for seats, modules, _ in drawn if foundation in normal_modules(modules, {})[0]}
        assert seats == set(range(low, high + 1))


def test_every_option_value_comes_up_and_own_values_too(drawn: list[Ruleset]) -> None:
    values = {key: {options[key] for *_, options in drawn if key in options} for key in OPTIONS}
    for key, option in OPTIONS.items():
        assert set(option.values) <= values[key]
    assert any("," in value for value in values["chest_layout"])
    assert any(value.isdecimal() for value in values["first_seat"])


def test_options_are_drawn_only_where_they_apply(drawn: list[Ruleset]) -> None:
    for _, modules, options in drawn:
        keys, _ = normal_modules(modules, {})
        assert all(OPTION_OWNER.get(key, keys[0]) in keys for key in options)


def test_the_same_seed_draws_the_same_ruleset(drawn: list[Ruleset]) -> None:
    assert [random_ruleset(random.Random(seed)) for seed in range(50)] == drawn[:50]


@pytest.mark.parametrize("foundation", FOUNDATIONS)
def test_everything_leaves_out_only_what_cannot_join(foundation: str) -> None:
    seats, modules, options = everything(foundation, 6)
    compose(seats, modules, options)
    left_out = {spec.key for spec in SPECS if not late(spec)} - set(modules) - set(FOUNDATIONS)
    allowed = {key for key in left_out if foundation in BY_KEY[key].foundations}
    assert allowed == {"tunnel_party", "tournament"} & set(allowed) | {"tunnel_party"}
