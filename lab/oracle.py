"""How much could be won at all: one side sees every card and knows what everybody will do.

    python -m lab oracle saboteur --rounds 600
    python -m lab oracle digger --rounds 100

Rounds of the base game with 5 seats are played by the rules of the roll-outs. On the side that is named, each option
among the best six is played on to the end of the round several times in the true world, the order of the draw pile
included, and the others are known to the last weight. What even that cannot win no fair player can be asked to.
"""

import argparse
import random
from collections import defaultdict

from librt.vecs import vec

from saboteur.bots.arena.intervals import rate_line
from saboteur.core.compose import compose
from saboteur.core.rules.flow import answers
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.expected_gold import Stakes
from saboteur.core.search.playout import play, step, survey, try_out, worths
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.random_play import first_asked
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import SABOTEUR
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import END_TREASURE, Q_TURN

SEATS = 5
BEST = 6  # options that are tried
TO_THE_END = 1000  # turns
FIRST = 2 * 10**9  # deals of its own


def foresee(player: Player, frame: int, seat: int, tries: int, rng: random.Random) -> int:
    """Play the best-looking options on in the true world; return the best."""
    state, policy = player.s, player.policy
    acts = answers(state, frame, seat)
    quick = worths(state, seat, acts, player.suspicion, policy, vec[float]())
    order = sorted(range(len(acts)), key=lambda i: -quick[i])[:BEST]
    totals = dict.fromkeys(order, 0.0)
    distances = survey(state)
    for _ in range(tries):
        dice = rng.getrandbits(50) | 1
        for i in order:
            worth = try_out(state, seat, acts[i], player.suspicion, policy, Stakes(), distances, dice, TO_THE_END)
            totals[i] += worth
    return int(acts[max(order, key=lambda i: totals[i])])


def found_in(number: int, side: str, tries: int) -> tuple[int, float]:
    """Play a round; return the number of saboteurs and whether the treasure was found."""
    rules = compose(SEATS, ["base"], {})
    state = start_game(rules, Chance(b"", 0, dice_from(number)), False)
    player = Player(
        state, vec[float]([0.0] * SEATS), Chance(b"", 0, dice_from(~number)), PolicyWeights(rules, DIG, SAP)
    )
    saboteurs = [seat for seat in range(SEATS) if state.role(seat) == SABOTEUR]
    rng = random.Random(number)
    while state.table.round == 0:
        frame = state.stack[len(state.stack) - 1]
        seat = first_asked(state, frame)
        if (seat in saboteurs) == (side == "saboteur") and frame & 255 == Q_TURN:
            play(player, seat, foresee(player, frame, seat, tries, rng))
        else:
            step(player)
    return len(saboteurs), float(state.table.rounds[0] == END_TREASURE)


def main(words: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("side", choices=["saboteur", "digger"], help="who sees everything")
    parser.add_argument("--tries", type=int, default=12, help="roll-outs of each option")
    parser.add_argument("--rounds", type=int, default=100)
    options = parser.parse_args(words)
    found = defaultdict(list)
    for number in range(FIRST, FIRST + options.rounds):
        saboteurs, won = found_in(number, options.side, options.tries)
        found[saboteurs].append(won)
    for saboteurs, rounds in sorted(found.items()):
        line = rate_line(f"treasure found, saboteurs: {saboteurs}", rounds)
        print(f"{line.name}: {line.text()} of {len(rounds)} rounds")
    return 0
