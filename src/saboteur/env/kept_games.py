"""Records of what was played here: a game with what was said, as everybody else's games are kept."""

from collections.abc import Iterable

from saboteur.core.research.claims import CLAIM
from saboteur.env.single_game import OneGame
from saboteur.env.talking import said_of
from saboteur.play.actions import unpack
from saboteur.play.commentary.said import Spoken
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup


def record_of_moves(setup: Setup, moves: Iterable[tuple[int, int]]) -> Record:
    """Return a record of who did what: seats with packed codes, those of `VectorGames.codes` and `OneGame.codes`.

    Claims that say how something is are kept, as at tables; feelings and pleas are not. A game that was not played to
    its end is recorded as far as it went. The shuffles must be those of the seed (`verifiable=True`).
    """
    game, seen, talk = Game.new(setup), OneGame(setup), list[Spoken]()
    steps = 0
    for seat, code in moves:
        if code >= CLAIM:
            said = said_of(seen.claims, seen.state, seat, code - CLAIM)
            if said is not None and said.factual:
                talk.append(Spoken(steps, said))
            continue
        game.apply(seat, unpack(code))
        seen.raw_step(seat, code)
        steps += 1
    return record_of(game, talk=talk, unfinished=True)
