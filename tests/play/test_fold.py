"""Folding: what a seat was told is all that stands in its view (law 4)."""

from __future__ import annotations

import random
from functools import reduce
from itertools import islice

import msgspec
import pytest
from tests.play.guesses import choose, large_game, random_game, steps

from saboteur.play import events as ev
from saboteur.play import positions
from saboteur.play.events import Asked
from saboteur.play.events.audiences import EVENTS
from saboteur.play.game import Game
from saboteur.play.knowledge import fold as folding
from saboteur.play.knowledge.fold import fold, fold_story
from saboteur.play.views.view_types import View


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.setup.seats)]


def check_whole_game(game: Game, seed: int) -> int:
    """Play a game at random and fold every event for every viewer; return the number of comparisons."""
    folded: dict[int | None, View] = {}
    for viewer in viewers(game):
        folded[viewer] = fold_story(game.setup.public(), viewer, game.events(viewer))
    compared = 0
    rng = random.Random(seed)
    while True:
        for viewer, view in folded.items():
            assert view == game.view(viewer), f"viewer {viewer} after {len(game.actions)} actions"
            compared += 1
        if game.over:
            return compared
        seat = rng.choice(sorted(game.to_act))
        happened = game.apply(seat, choose(game.legal(seat), rng))
        for viewer, view in folded.items():
            folded[viewer] = reduce(fold, [raw_event.seen_by(viewer) for raw_event in happened], view)


@pytest.mark.parametrize("number", range(20))
def test_folded_events_are_the_view_after_every_step_for_every_viewer(number: int) -> None:
    assert check_whole_game(random_game(1000 + number), number) > 100


@pytest.mark.parametrize(("foundation", "seats"), [("base", 5), ("saboteur2", 4)])
def test_folded_events_are_the_view_with_every_module(foundation: str, seats: int) -> None:
    assert check_whole_game(large_game(foundation, seats, 3), 3) > 100


def test_the_story_is_what_each_step_told() -> None:
    game = random_game(5)
    told = {viewer: game.events(viewer) for viewer in viewers(game)}
    rng = random.Random(5)
    for _ in range(60):
        seat = rng.choice(sorted(game.to_act))
        happened = game.apply(seat, choose(game.legal(seat), rng))
        for viewer, story in told.items():
            story += [raw_event.seen_by(viewer) for raw_event in happened]
    assert told == {viewer: game.events(viewer) for viewer in viewers(game)}


def test_the_opening_is_where_the_story_begins() -> None:
    game = random_game(2)
    for viewer in viewers(game):
        assert reduce(fold, game.events(viewer), game.opening(viewer)) == game.view(viewer)


def test_a_game_from_a_position_folds_from_what_lies_there() -> None:
    before = large_game("saboteur2", 3, 8)
    for _ in islice(steps(before, random.Random(8)), 60):
        pass
    game = positions.load(positions.position_of(before))
    assert game.events(0) == []
    for _ in islice(steps(game, random.Random(9)), 60):
        pass
    for viewer in viewers(game):
        assert reduce(fold, game.events(viewer), game.opening(viewer)) == game.view(viewer)


def test_what_an_action_leads_to_ends_with_a_question_until_the_game_is_over() -> None:
    game = random_game(1)
    for number, _ in enumerate(steps(game, random.Random(1))):
        if number % 25 == 0:
            last = game.events(None)[-1]
            assert isinstance(last, Asked)
            assert last.question == game.view(None).question
    assert not isinstance(game.events(None)[-1], Asked)
    assert game.view(None).question is None


def test_folding_changes_nothing_in_the_view_it_was_given() -> None:
    game = random_game(3)
    view = game.view(0)
    before = msgspec.json.encode(view)
    for event in game.events(0):
        fold(view, event)
    assert msgspec.json.encode(view) == before


def test_folding_knows_every_event_but_those_that_stand_in_no_view() -> None:
    besides = {ev.GoldGained, ev.GoldLost, ev.GoldSeen, ev.Robbed, ev.TollPaid, ev.TollAsked, ev.VetoAsked}
    besides |= {ev.TunnelTurned, ev.DiscardsShuffled, ev.CardWorked}
    assert set(EVENTS) - set(folding.CHANGES) == besides
