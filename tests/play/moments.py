"""Games at random moments: every module, and paths laid eagerly enough for goals and chests to be reached."""

import random
from collections.abc import Iterator

from saboteur.play.actions import LayPath
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything, random_ruleset


def some_game(seed: int) -> Game:
    """Set up a game of a random ruleset; every third has every module that can be there."""
    rng = random.Random(seed)
    if seed % 3:
        seats, modules, options = random_ruleset(rng)
    else:
        seats, modules, options = everything(rng.choice(("base", "saboteur2")), rng.randint(5, 9))
    return Game.new(Setup(seats=seats, modules=modules, options=options, seed=seed))


def step(game: Game, rng: random.Random) -> None:
    """Do something legal, mostly laying a path as far east as possible."""
    seat = rng.choice(sorted(game.to_act))
    legal = game.legal(seat)
    lays = [action for action in legal if isinstance(action, LayPath)]
    eager = lays and rng.random() < 0.8
    game.apply(seat, max(lays, key=lambda lay: (lay.cell.x, rng.random())) if eager else rng.choice(legal))


def moments(seed: int) -> Iterator[Game]:
    """Play a game to its end; the same object at every moment."""
    game = some_game(seed)
    rng = random.Random(seed)
    yield game
    while not game.over:
        step(game, rng)
        yield game


def moment(seed: int, steps: int) -> Game:
    """Return a game after some steps, or at its end."""
    for number, game in enumerate(moments(seed)):
        if number == steps or game.over:
            return game
    raise AssertionError("a game has an end")
