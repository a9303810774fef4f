"""Other worlds: games that a seat cannot tell from the real one, for search and for leak tests."""

from random import Random

from msgspec.structs import replace

from saboteur.core.chance import SEED_BYTES, Chance, dice_from
from saboteur.core.resample import resample as core_resample
from saboteur.play.game import Game

NO_SEED = "0" * (2 * SEED_BYTES)


def resample(game: Game, seat: int | None, rng: Random) -> Game:
    """Draw another complete world that looks the same to a seat, or to a spectator.

    It begins here: it has neither the seed nor the actions of the real game, and its luck comes from `rng`. Its
    views have the real game's commitment, as everything else that everybody knows.
    """
    view = game.view(seat)  # refuses a seat that is not there
    dice = Chance(b"", 0, dice_from(rng.getrandbits(64)))
    state = core_resample(game._state, -1 if view.own is None else view.own.seat, dice)
    return Game(replace(game.setup, seed=NO_SEED), state, state.copy(), game.public)
