"""Other worlds that a seat cannot tell from the real one: they can be, whatever is being asked."""

import random

import pytest

from saboteur.core.checks.audit import audit
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.positions import load, position_of
from saboteur.play.setup import Setup


@pytest.mark.parametrize("modules", [["base", "path_specialist"], ["base", "path_specialist", "veto", "toll"]])
def test_whoever_lays_a_specialists_first_path_can_lay_one_in_every_world(modules: list[str]) -> None:
    met = 0
    for seed in range(12):
        rng = random.Random(seed)
        game = Game.new(Setup(seats=4, modules=modules, seed=seed))
        while not game.over and game.view(None).round == 1:
            question = game.question
            assert question is not None
            if question.kind == "lay_path" or (question.action and "CallSpecialist" in repr(question.action)):
                met += 1
                for viewer in (None, 0, 1, 2, 3):
                    for _ in range(12):
                        world = resample(game, viewer, rng)
                        assert audit(world._state) == ""  # whoever is asked can answer
                        play_on(world, rng)
            seat = rng.choice(sorted(game.to_act))
            calls = [action for action in game.legal(seat) if type(action).__name__ == "CallSpecialist"]
            game.apply(seat, calls[0] if calls else rng.choice(game.legal(seat)))
    assert met >= 10


def play_on(world: Game, rng: random.Random) -> None:
    """Answer until the turn is over: nobody is ever asked what cannot be answered."""
    turn = world.view(None).turn
    while not world.over and world.view(None).turn == turn:
        seat = rng.choice(sorted(world.to_act))
        world.apply(seat, rng.choice(world.legal(seat)))


def test_a_specialist_with_one_card_left_has_a_path_in_every_world() -> None:
    text = """
modules: base path_specialist
seats: 3
hand 0: EW
question: lay_path 0
"""
    game = load(text)
    for number in range(200):
        world = resample(game, 1, random.Random(number))
        assert world.legal(0), position_of(world).hands
