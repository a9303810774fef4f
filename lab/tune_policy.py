"""Tune the weights in src/saboteur/core/search/policy_weights.py: those who dig and those who do not, in turn.

    uv run --with cma python -m lab policy dig --generations 40
    uv run --with cma python -m lab policy sap --generations 40

One side's weights are varied (CMA-ES) and play rounds of the base game with 3, 5, 7 and 10 seats against the other
side as it stands, and against one of plain, calm weights, so that they do not learn to beat one opponent alone. All
of a generation meet the same deals; each generation has deals of its own. The weights are printed.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import cma
from librt.vecs import vec

from saboteur.core.compose import compose
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import play_round
from saboteur.core.search.policy_weights import DIG, NOISE, PLENTY, SAP, WEIGHTS, PolicyWeights
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import SABOTEUR
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import END_TREASURE

SEATS = [(5, 0.7), (3, 0.1), (7, 0.1), (10, 0.1)]  # and the share of the rounds
# Weights in the order of policy_weights.py, as one would guess them.
CALM_DIG = [
    0.15, 1.3, 0.0, 0.35, 1.0, 1.0, 1.2, 0.96, 0.0, 6.0, 0.0, 0.0, 0.0, 0.4, 0.3, 0.6, 0.35, 0.25, -0.5, 0.14, 0.0,
    0.0, 0.28, 0.28, 0.18, 0.4, 0.4, 0.45,
]  # fmt: skip
CALM_SAP = [
    0.0, 0.7, 0.8, 0.35, 0.6, 0.6, 0.6, 0.8, 1.3, 6.0, 0.0, 0.0, 0.12, 0.5, 0.2, 0.3, 0.6, 0.25, 0.0, 0.0, 0.0,
    0.55, 0.1, 0.1, 0.1, 0.0, 0.0, 0.0,
]  # fmt: skip
SCALES = [1.5 if i == PLENTY else 0.0 if i == NOISE else 0.3 for i in range(WEIGHTS)]
FIRST = 10**9  # deals of its own


def found(dig: list[float], sap: list[float], first: int, rounds: int) -> float:
    """Play rounds; return the share in which the treasure was found, rounds with more saboteurs counting more."""
    won = total = 0.0
    for seats, share in SEATS:
        rules = compose(seats, ["base"], {})
        policy = PolicyWeights(rules, vec[float](dig), vec[float](sap))
        for number in range(first, first + int(share * rounds)):
            state = start_game(rules, Chance(b"", 0, dice_from(number)), False)
            weight = 1.0 + sum(state.role(seat) == SABOTEUR for seat in range(seats))
            play_round(Player(state, vec[float]([0.0] * seats), Chance(b"", 0, dice_from(~number)), policy))
            total += weight
            won += weight * (state.table.rounds[0] == END_TREASURE)
    return won / total


def loss(side: str, first: int, rounds: int, weights: list[float]) -> float:
    """Return the share of rounds that the side lost against both opponents."""
    if side == "dig":
        return 1.0 - sum(found(weights, list(sap), first, rounds // 2) for sap in (SAP, CALM_SAP)) / 2
    return sum(found(list(dig), weights, first, rounds // 2) for dig in (DIG, CALM_DIG)) / 2


def main(words: list[str] | None = None) -> int:
    """Tune one side."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("side", choices=["dig", "sap"])
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=1200, help="that each candidate plays")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(words)
    start = list(DIG if options.side == "dig" else SAP)
    free = [i for i in range(WEIGHTS) if SCALES[i]]
    search = cma.CMAEvolutionStrategy([0.0] * len(free), 0.5, {"seed": 1, "verbose": -9, "popsize": 16})

    def weights(point: list[float]) -> list[float]:
        out = start[:]
        for i, value in zip(free, point, strict=True):
            out[i] += SCALES[i] * float(value)
        return out

    with ProcessPoolExecutor(options.jobs) as pool:
        for generation in range(options.generations):
            points = search.ask()
            work = partial(loss, options.side, FIRST + generation * options.rounds, options.rounds)
            losses = list(pool.map(work, [weights(list(point)) for point in points]))
            search.tell(points, losses)
            print(f"{generation}: mean {sum(losses) / len(losses):.3f}, best {min(losses):.3f}", flush=True)
            if generation % 5 == 4 or generation == options.generations - 1:
                best = weights(list(search.result.xfavorite))
                check = loss(options.side, FIRST - 10**6, 6000, best)
                print(f"  {check:.4f} on deals kept apart: {[round(x, 2) for x in best]}", flush=True)
    return 0
