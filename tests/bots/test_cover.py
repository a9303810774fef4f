"""What a saboteur pays for being seen through: by whom, when, and how much more when it is alone."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from saboteur.bots import Memory
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory import observed_actions
from saboteur.bots.memory.observed_actions import ObservedAction, likelihoods
from saboteur.bots.rule_weights import CoverWeights
from saboteur.bots.rules.cover import lonely, prices, rise
from saboteur.bots.rules.path_worth import Weighed
from saboteur.bots.skills import skill_of
from saboteur.core.measure.action_categories import CATEGORIES, SITUATIONS
from saboteur.play import actions as act
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.setup import Setup


def far(what: str) -> ObservedAction:
    return ObservedAction(0, SITUATIONS.index("far"), CATEGORIES.index(what))


PASS = far("pass")


def a_saboteur(modules: str = "base", seats: int = 5) -> Assessment:
    """Return what a cunning saboteur on seat 0 makes of the beginning of a round."""
    for seed in range(300):
        view = Game.new(Setup(seats=seats, modules=[modules], options={"first_seat": 0}, seed=seed)).view(0)
        if view.own is not None and view.own.role == "saboteur":
            return Assessment(view, view.own, Memory.start(view), skill_of("steady", "cunning"), random.Random(1))
    raise AssertionError("nobody is a saboteur")


def seen(assessment: Assessment, marks: list[float]) -> Assessment:
    """Return the same with plain suspicion of every seat."""
    memory = replace(assessment.memory, marks=marks)
    return Assessment(assessment.view, assessment.own, memory, assessment.skill, assessment.rng)


def test_what_only_a_plain_reading_finds_odd_has_its_price_too() -> None:
    here = a_saboteur()  # the table of habits, learned from people-like slips, makes nothing of a dead end aside
    assert rise(here, far("lay:deadside")) > rise(here, PASS) + 0.1
    assert rise(here, far("lay:deadback")) > rise(here, far("lay:deadside"))
    assert rise(here, far("lay:on")) < 0.0


def test_habits_learned_again_change_nobody_s_hiding(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here, harm = a_saboteur(), far("lay:deadback")
    before = rise(here, harm)
    monkeypatch.setattr(observed_actions, "TABLE", tmp_path / "nothing learned.json")
    assert likelihoods(["digger", "saboteur"], harm) == (0.0, 0.0)
    assert rise(here, harm) == before > 0.0


def test_who_is_found_out_anyway_pays_next_to_nothing() -> None:
    here, harm = a_saboteur(), far("lay:deadback")
    bad = here.memory.roles.index("saboteur")
    rows = [[6.0 * (seat == 0 and role == bad) for role in range(2)] for seat in range(len(here.memory.rows))]
    memory = replace(here.memory, rows=rows, marks=[3.0, 0.0, 0.0, 0.0, 0.0])
    known = Assessment(here.view, here.own, memory, here.skill, here.rng)
    assert rise(known, harm) < 0.02 < rise(here, harm)


@pytest.mark.rule("B1")
def test_a_saboteur_misses_fellows_when_everybody_else_digs_and_no_longer_when_one_does_harm() -> None:
    memory = a_saboteur().memory
    assert lonely(memory, 0, CoverWeights()) == 0.0
    once, twice = (replace(memory, marks=[0.0, *[-0.35 * n] * 4]) for n in (1, 2))
    assert 0.1 < lonely(once, 0, CoverWeights()) < lonely(twice, 0, CoverWeights()) <= 1.0
    assert lonely(replace(memory, marks=[0.0, 1.3, -0.35, -0.35, -0.35]), 0, CoverWeights()) == 0.0


@pytest.mark.rule("B1")
def test_where_no_fellow_was_promised_none_is_missed() -> None:
    memory = a_saboteur(seats=3).memory
    assert memory.counts[memory.roles.index("saboteur")] == 1
    assert lonely(replace(memory, marks=[0.0, -0.7, -0.7]), 0, CoverWeights()) == 0.0


def test_harm_is_dearer_to_a_saboteur_without_fellows() -> None:
    here = a_saboteur()
    options: list[act.AnyAction] = [act.LayPath("E|W", Cell(1, 0)), act.Pass(["EW"])]
    worths: list[Weighed] = [(0.0, "farther"), (0.0, "spare_cards")]
    with_fellows, alone = (
        prices(seen(here, [0.0, *marks]), options, worths)[0] for marks in ([1.3, 0.0, 0.0, 0.0], [-0.7] * 4)
    )
    assert alone > 2.0 * with_fellows > 0.0


@pytest.mark.rule("S1")
def test_dawdling_is_odd_where_teams_play() -> None:
    among_teams, some = a_saboteur("saboteur2", 6), far("lay:some")
    assert rise(among_teams, some) > rise(among_teams, PASS)
    assert rise(among_teams, some) > rise(among_teams, far("lay:on"))
