"""Every later module of this package: it has all its words, and whole games with it are sound and leak nothing.

Nothing here names a module: whatever lies in `core/modules` and came later than the boxes is found.
"""

import random

import pytest
from tests.leaks.harness import Table
from tests.leaks.worlds import check as check_worlds

from saboteur.core.checks.audit import audit
from saboteur.core.registry import BY_KEY, CLASSES
from saboteur.core.table.spec import FOUNDATIONS
from saboteur.play.actions import Choose, PlayCard
from saboteur.play.extensions.module_words import lacking, late_modules
from saboteur.play.game import Game
from saboteur.play.knowledge.fold import fold_story
from saboteur.play.positions import load, text_of
from saboteur.play.records.record import record_of
from saboteur.play.setup import Setup
from saboteur.sim.checks.invariants import check
from saboteur.words import LANGUAGES

KEYS = [spec.key for spec in late_modules() if not spec.package]
GAMES = [(key, number) for key in KEYS for number in range(200)]


@pytest.mark.parametrize("key", KEYS)
def test_a_later_module_has_its_words_in_every_language(key: str) -> None:
    assert lacking(CLASSES[key], LANGUAGES) == []


def setup_of(key: str, number: int) -> Setup:
    spec = BY_KEY[key]
    foundation = [one for one in FOUNDATIONS if one in spec.foundations][number % len(spec.foundations)]
    seats = max(3, spec.seats[0]) + number % 3
    return Setup(seats=seats, modules=[foundation, key, *(["veto"] if number % 2 else [])], seed=number)


@pytest.mark.parametrize(("key", "number"), GAMES)
def test_whole_games_with_a_later_module_are_sound(key: str, number: int) -> None:
    game = Game.new(setup_of(key, number))
    rng = random.Random(number)
    while not game.over:
        seat = min(game.to_act)
        legal = game.legal(seat)
        own = [one for one in legal if isinstance(one, PlayCard | Choose)]
        assert audit(game._state) == ""
        if own or game.steps % 32 == 0:  # all checks around what the module does, and now and then
            check(game._state, deep=game.steps % 32 == 0)
        if own and number % 10 == 0:
            assert load(text_of(game)).digest() == game.digest()
        game.apply(seat, rng.choice(own or legal))
        if own:
            check(game._state)
    for viewer in (None, 0):
        assert fold_story(game.public, viewer, game.events(viewer)) == game.view(viewer)
    assert record_of(game).game().digest() == game.digest()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("number", range(4))
def test_a_later_module_tells_no_seat_what_it_may_not_know(key: str, number: int) -> None:
    setup = setup_of(key, number)
    for viewer in (None, 0, 1):
        assert check_worlds(Table.at(number, (setup.seats, list(setup.modules), {})), viewer, 200).compared > 20
