"""The public face of the package: what it offers is pinned, documented, and enough to play with."""

from __future__ import annotations

import doctest
import importlib.metadata
import random
import subprocess
import sys
from pathlib import Path

import pytest

import saboteur
from saboteur import _native
from saboteur.core.registry import HOUSE, OPTION_OWNER, SPECS
from saboteur.play.catalogue import ModuleInfo, Preset, common_options

ROOT = Path(__file__).parents[2]


def test_the_public_names_are_these() -> None:
    assert saboteur.__all__ == [
        "Cell", "Game", "ModuleInfo", "OptionInfo", "Position", "Preset", "PublicSetup", "Record", "Refusal",
        "Report", "Result", "Setup", "SetupRefused", "View", "__version__", "actions", "events", "fold",
        "fold_story", "fresh_seed", "load_position", "modules", "position_of", "presets", "read", "record_of",
        "resample", "text_of", "verify", "views", "write",
    ]  # fmt: skip


@pytest.mark.parametrize("name", saboteur.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    public = getattr(saboteur, name)
    lost = _native.compiled() and getattr(public, "__module__", "").startswith("saboteur.core")
    assert public.__doc__ or lost  # mypyc keeps no docstrings of classes


def test_the_example_of_the_package_works() -> None:
    assert doctest.testmod(saboteur).failed == 0
    assert ">>> " in (saboteur.__doc__ or "")


def test_the_version_is_that_of_the_project() -> None:
    assert saboteur.__version__ == importlib.metadata.version("saboteur")


def test_importing_the_package_brings_nothing_that_it_does_not_need() -> None:
    heavy = ["asyncio", "multiprocessing", "rich", "saboteur.sim", "saboteur.cli", "saboteur.server", "saboteur.bots"]
    code = f"import saboteur, sys; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"


def test_a_game_is_played_with_the_public_names_alone() -> None:
    game = saboteur.Game.new(saboteur.Setup(seats=3, modules=("base", "veto"), seed=saboteur.fresh_seed()))
    rng = random.Random(0)
    while not game.over:
        seat = min(game.to_act)
        line = saboteur.write(rng.choice(game.legal(seat)))
        game.apply(seat, saboteur.read(line, seat))
    assert game.result is not None
    record = saboteur.Record.load(saboteur.record_of(game).dump())
    assert saboteur.verify(record).ok
    assert saboteur.fold_story(game.setup.public(), None, game.events(None)) == game.view(None)


def test_another_world_looks_the_same_to_the_seat() -> None:
    game = saboteur.Game.new(saboteur.Setup(seats=4, modules=("base", "chests"), seed=5))
    other = saboteur.resample(game, 2, random.Random(1))
    assert other.view(2) == game.view(2)
    assert other.digest() != game.digest()


def test_a_position_is_saved_and_loaded() -> None:
    game = saboteur.Game.new(saboteur.Setup(seats=4, seed=5))
    again = saboteur.load_position(saboteur.position_of(game))
    assert again.view(1).own == game.view(1).own


def test_two_fresh_seeds_differ() -> None:
    assert saboteur.fresh_seed() != saboteur.fresh_seed()
    assert len(saboteur.fresh_seed()) == 32


# -- the catalogue -------------------------------------------------------------------------------------------


def test_every_module_is_listed_in_the_order_of_composing() -> None:
    assert [module.key for module in saboteur.modules()] == [spec.key for spec in SPECS]
    listed = {option.key: module.key for module in saboteur.modules() for option in module.options}
    assert listed == OPTION_OWNER
    assert [option.key for option in common_options()] == ["first_seat", "rounds", "next_starter", "self_sabotage"]


@pytest.mark.parametrize("module", saboteur.modules(), ids=lambda module: module.key)
def test_a_module_can_be_played_where_it_says(module: ModuleInfo) -> None:
    for foundation in module.foundations:
        chosen = {foundation, module.key}
        info = next(one for one in saboteur.modules() if one.key == foundation)
        fewest = max(module.fewest_seats, info.fewest_seats)
        most = min(module.most_seats, info.most_seats)
        for seats in (fewest, most):
            saboteur.Setup(seats=seats, modules=sorted(chosen))
        for seats in (fewest - 1, most + 1):
            with pytest.raises(saboteur.SetupRefused):
                saboteur.Setup(seats=seats, modules=sorted(chosen))
        for option in module.options:
            for value in option.values:
                saboteur.Setup(seats=fewest, modules=sorted(chosen), options={option.key: value})


@pytest.mark.parametrize("module", saboteur.modules(), ids=lambda module: module.key)
def test_clashes_are_told_from_both_sides(module: ModuleInfo) -> None:
    by_key = {one.key: one for one in saboteur.modules()}
    for other, why in module.clashes.items():
        assert by_key[other].clashes[module.key] == why
        with pytest.raises(saboteur.SetupRefused, match=why):
            saboteur.Setup(seats=6, modules=["base", module.key, other])


@pytest.mark.parametrize("preset", saboteur.presets(), ids=lambda preset: preset.key)
def test_a_preset_can_be_played_with_every_number_of_seats_it_names(preset: Preset) -> None:
    for seats in range(preset.fewest_seats, preset.most_seats + 1):
        setup = saboteur.Setup(seats=seats, modules=preset.modules, options=preset.options)
        assert list(setup.modules) == preset.modules
        assert setup.options == preset.options


def test_the_presets_everybody_asks_for_are_there() -> None:
    assert {"base", "classic", "saboteur2", "tournament", "everything"} <= {one.key for one in saboteur.presets()}


def test_everything_leaves_out_only_what_cannot_join() -> None:
    everything = {one.key: one for one in saboteur.presets()}["everything"]
    left_out = {one.key for one in saboteur.modules() if one.group != HOUSE} - set(everything.modules)
    assert left_out == {"saboteur2", "tunnel_party", "sabotaged_dwarf", "tournament"}
