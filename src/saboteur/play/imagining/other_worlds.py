"""Other worlds: games that a seat cannot tell from the real one, and the truth with other luck, for a judge."""

from random import Random

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from saboteur.core.knowledge.resample import mix
from saboteur.core.knowledge.resample import resample as core_resample
from saboteur.core.table.chance import SEED_BYTES, Chance, dice_from
from saboteur.core.table.state import State
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


def with_other_luck(game: Game, luck: int) -> State:
    """Copy the whole truth, but with other luck to come: cards that nobody has drawn lie in another order.

    This is for nobody's eyes and no player's thought: for those who judge a game that is over.
    """
    state = game._state.copy()
    dice = Chance(b"", 0, dice_from(luck))
    size = state.table.pile_size
    drawn, left = state.hidden.pile[size:], state.hidden.pile[:size]
    mix(left, dice)
    state.hidden.pile = vec[i64]([*left, *drawn])
    state.hidden.chance = Chance(b"", 0, dice_from(luck + 1))
    return state
