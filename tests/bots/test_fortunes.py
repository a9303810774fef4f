"""What seats may expect of a round, as learned: nearer to what the rules pay in the end than the rules' own guess."""

import random

import pytest
from librt.vecs import vec

from saboteur.core.chance import Chance, dice_from
from saboteur.core.codes import Q_TURN
from saboteur.core.compose import compose
from saboteur.core.rounds import start_game
from saboteur.core.search.fortunes import BIAS, INNER, OUTER, WIDTH, fortunes, numbers
from saboteur.core.search.players import Player
from saboteur.core.search.playout import step, survey
from saboteur.core.search.prospects import gains_if
from saboteur.core.search.weights import DIG, SAP, PolicyWeights
from saboteur.play.positions import load

FIRST = 900_000  # rounds that nothing was fitted to


def misses(modules: list[str], seats: int, rounds: int) -> tuple[float, float]:
    """Play rounds by the rules of the roll-outs; return by how much the rules' guess and the learned one were off."""
    rules = compose(seats, modules, {})
    dice = random.Random(seats)
    off = [0.0, 0.0]
    for deal in range(FIRST, FIRST + rounds):
        state = start_game(rules, Chance(b"", 0, dice_from(deal)), False)
        luck = Chance(b"", 0, dice_from(~deal))
        player = Player(state, vec[float]([0.0] * seats), luck, PolicyWeights(rules, DIG, SAP))
        seen = []
        while state.table.round == 0:
            if state.stack[-1] & 255 == Q_TURN and dice.random() < 0.1:
                seen.append((list(numbers(player))[::WIDTH], list(fortunes(player))))
            step(player)
        for guesses in seen:
            for i, guess in enumerate(guesses):
                off[i] += sum((guess[seat] - float(state.purse(seat))) ** 2 for seat in range(seats))
    return off[0], off[1]


def test_the_weights_fit_the_numbers() -> None:
    assert len(INNER) == WIDTH * len(BIAS)
    assert len(OUTER) == len(BIAS)


@pytest.mark.parametrize(("seats", "rounds"), [(4, 150), (8, 100)])
def test_the_learned_guess_is_nearer_to_the_gold_that_is_paid(seats: int, rounds: int) -> None:
    by_rules, learned = misses(["saboteur2"], seats, rounds)
    assert learned < by_rules


def test_whoever_plays_next_expects_more_of_a_treasure_one_card_away() -> None:
    states = [
        load(f"""
seats: 4
roles: digger saboteur digger digger
mover: {mover}
goals: 8,0=treasure
grid:
  S ─ ─ ─ ┼ ┼ ┴
""")._state
        for mover in (0, 2)
    ]
    gains = [gains_if(state, survey(state), True, True) for state in states]
    assert gains[0][0] > gains[1][0]
    assert gains[1][2] > gains[0][2]
    assert gains[0][1] == gains[1][1] == 0.0
    plain = gains_if(states[0], survey(states[0]), True)
    assert plain[0] == plain[2]
