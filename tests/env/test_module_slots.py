"""Modules that packages bring, in the environment's arrays: slots that mean the same wherever they are installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.modules.stranger import HOUSE_CARD, LUCKY_CHARM, install, run

PLAYED = """
import hashlib, numpy as np, saboteur
from saboteur.env.vector import VectorGames
setup = saboteur.Setup(seats=4, modules=["base", "veto", "wager"])
games = VectorGames(4, setup, 3, masks=True, extras=True, truth=True, history=200)
dice, told = np.random.default_rng(1), hashlib.sha256()
for _ in range(400):
    for array in (games.observations, games.masks, games.options, games.option_extras, games.numbers, games.extras,
                  games.hands, games.history, games.seats):
        told.update(array.tobytes())
    games.step(games.random(dice))
print(games.spec, told.hexdigest())
"""
TOO_MANY = """
import saboteur
from saboteur.core.registry import register
from saboteur.env.vector import VectorGames
from saboteur.kit import CardModule, ModuleSpec
keys = [f"house_{i}" for i in range(9)]
for key in keys:
    spec = ModuleSpec(key, "house", "nothing at all")
    spec.package = "somebody's"
    register(type(key, (CardModule,), {"spec": spec}))
VectorGames(1, saboteur.Setup(seats=4, modules=["base", *keys]))
"""


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(LUCKY_CHARM, install(HOUSE_CARD, tmp_path_factory.mktemp("both")))


def test_every_interface_plays_them_and_no_seat_learns_what_it_may_not_know(both: Path) -> None:
    """What `with_modules` says, with two packages installed."""
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests/env/with_modules.py", beside=both)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_every_byte_is_the_same_whatever_else_is_installed(both: Path, tmp_path: Path) -> None:
    alone = install(HOUSE_CARD, tmp_path / "alone")
    told = [run("-c", PLAYED, beside=site) for site in (alone, both)]
    assert told[0].stdout
    assert told[0].stdout == told[1].stdout, told[0].stderr + told[1].stderr


def test_more_than_there_are_slots_for_is_refused_with_what_it_is() -> None:
    refused = run("-c", TOO_MANY)
    assert refused.returncode != 0
    said = refused.stderr.splitlines()[-1]
    assert "bring 9 modules of 8 that have slots in arrays; leave a module out, or play it by text" in said
