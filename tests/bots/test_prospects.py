"""What seats may expect of a round: guessed while it goes on, compared with what the rules pay."""

import random
from collections import defaultdict

import pytest
from librt.vecs import vec

from saboteur.core.compose import compose
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.expected_gold import draft_gains, gains_if
from saboteur.core.search.playout import step, survey
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import ROLES
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import END_TREASURE, Q_TURN
from saboteur.play.actions import LayPath
from saboteur.play.positions import load

OWNED = 3  # gold of every seat before the round, so that thieves find some


def expected(second: str = "─", front: str = "", hand: str = "map*6") -> list[float]:
    """Return what blue, green, green and a saboteur expect of a found treasure two cards away."""
    game = load(f"""
seats: 4
modules: saboteur2
roles: blue green green saboteur
{front}
grid:
        0  1  2  3  4  5  6  7  8
y -2    ·  ·  ·  ·  ·  ·  ·  ·  ?
y  0    S  {second}  ┴  ┬  ┴  ┬  ·  ·  ?
y  2    ·  ·  ·  ·  ·  ·  ·  ·  ?
goals: 8,0=treasure
hand 0: {hand}
hand 1: fix_pick
hand 2: fix_cart
hand 3: rockfall
""")
    state = game._state
    return [float(gold) for gold in gains_if(state, survey(state), True)]


def rounds_of(seats: int, number: int) -> list[tuple[str, float, float]]:
    """Play rounds by the rules of the roll-outs; return roles, what they expected now and then, and what they got."""
    rules = compose(seats, ["saboteur2"], {})
    dice = random.Random(seats)
    out = []
    for deal in range(number):
        state = start_game(rules, Chance(b"", 0, dice_from(deal)), False)
        for seat in range(seats):
            state.hidden.coins[seat] = OWNED
        luck = Chance(b"", 0, dice_from(~deal))
        player = Player(state, vec[float]([0.0] * seats), luck, PolicyWeights(rules, DIG, SAP))
        seen = []
        while state.table.round == 0:
            if state.stack[-1] & 255 == Q_TURN and dice.random() < 0.1:
                guesses = [gains_if(state, player.distances, found) for found in (False, True)]
                seen.append(([ROLES[state.role(seat)] for seat in range(seats)], guesses))
            step(player)
        found = state.table.rounds[0] == END_TREASURE
        for roles, guesses in seen:
            out += [(roles[i], float(guesses[found][i]), float(state.purse(i) - OWNED)) for i in range(seats)]
    return out


def test_what_a_role_expects_is_on_average_what_it_gets() -> None:
    gold = defaultdict(list)
    for seats in (4, 6, 8):
        for role, guess, got in rounds_of(seats, 150):
            gold[role].append((guess, got))
    assert len(gold) == 6
    for role, pairs in gold.items():
        guess, got = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        assert abs(guess - got) < 0.4, (role, guess, got)


def test_expectations_follow_what_is_paid_in_the_end() -> None:
    pairs = [(guess, got) for role, guess, got in rounds_of(6, 150)]
    mean = sum(got for _, got in pairs) / len(pairs)
    missed = sum((guess - got) ** 2 for guess, got in pairs)
    assert missed < 0.7 * sum((mean - got) ** 2 for _, got in pairs)


def test_a_door_on_the_only_way_leaves_the_gold_to_its_colour() -> None:
    plain, blue, green = expected(), expected("EW+blue"), expected("EW+green")
    assert blue[0] > plain[0] > green[0]
    assert green[1] > plain[1] > blue[1]


def test_whoever_is_trapped_expects_less_and_the_other_team_more() -> None:
    plain, held = expected(), expected(front="front 1: trapped")
    assert held[1] < plain[1]
    assert held[0] > plain[0]


def test_a_theft_on_the_table_is_worth_more_than_one_in_the_hand() -> None:
    plain = expected()
    meant = expected(hand="theft map*5")
    lies = expected(front="front 0: theft")
    assert lies[0] > meant[0] > plain[0]
    assert lies[1] < meant[1] < plain[1]


def test_who_finds_the_treasure_expects_the_best_gold_card_and_who_is_asked_last_the_worst() -> None:
    game = load("""
seats: 4
roles: digger saboteur digger digger
mover: 2
hand 2: NEW
goals: 8,0=treasure
grid:
  S ─ ─ ─ ┼ ┼ ┴
""")
    game.apply(2, next(action for action in game.legal(2) if isinstance(action, LayPath) and action.cell.x == 7))
    gains = draft_gains(game._state, 2)
    assert gains[2] > gains[0] > gains[3] > gains[1] == 0.0
    assert sum(gains) == pytest.approx(3 * 44 / 28)


def test_a_greedy_dwarf_who_can_dig_takes_gold_from_the_gold_diggers_hopes() -> None:
    table = "seats: 5\nmodules: base tournament\nroles: digger saboteur greedy digger digger\n"
    able, barred = (load(table + front)._state for front in ("", "front 2: pick"))
    free, held = gains_if(able, survey(able), True), gains_if(barred, survey(barred), True)
    assert free[2] > held[2] > 0.0
    assert free[0] < held[0]
    assert free[1] == 0.0
