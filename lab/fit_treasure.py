"""Measure what others' digging tells of the treasure, and fit the two numbers of bots/memory/treasure.py.

    python -m lab treasure --saboteurs steady shrewd-cunning --rounds 160

Rounds of the base game with five seats are played by `shrewd` gold-diggers. Whenever one that does not know the
treasure takes a turn, and somebody else who looked at a goal has dug, the chances of the goals are compared with the
truth: by maps alone, by digging weighed when it was seen, and by digging weighed again (log loss on a quarter of the
rounds). The two numbers are fitted to the other three quarters.
"""

import argparse
import random
from math import log

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.remembered_facts import CELLS
from saboteur.bots.memory.treasure import goals_of
from saboteur.bots.skills import SKILLS
from saboteur.core.table.cards import GOAL_KIND, TREASURE
from saboteur.core.table.slots import KIND_MASK
from saboteur.play.game import Game
from saboteur.play.setup import Setup

SEATS = 5
GOALS = 3
FIRST = 20_000  # deals that no figure is made on
TESTED = 4  # one round of so many is tested on
KNOWN = 0.99
LEAST = 1e-9
ANEW = replace(SKILLS["shrewd"], present_beliefs=1.0)
Row = tuple[int, list[float], list[list[float]], list[float]]  # round, chance of the truth by way, features, prior


def treasure_of(game: Game) -> int:
    """Return the place of the treasure."""
    state = game._state
    kinds = [GOAL_KIND[goal & KIND_MASK] for goal in state.hidden.goals]
    cell = state.table.goal_cells[kinds.index(TREASURE)]
    return int(cell)


def tells(memory: Memory, truth: int) -> bool:
    """Return whether somebody's digging may tell a seat that does not know the treasure where it lies."""
    return bool(memory.dug) and truth in memory.goals and max(memory.goals.values()) < KNOWN


def moment(memory: Memory, guilt: list[float], truth: int, number: int) -> Row:
    """Return what was believed of the goals, the true one first."""
    order = sorted(memory.goals, key=lambda at: at != truth)
    ways = (memory.goals, goals_of(memory, SKILLS["shrewd"]), goals_of(memory, ANEW, guilt))
    features = [[0.0, 0.0] for _ in range(GOALS)]
    for key, step in memory.dug.items():
        seat, at = divmod(key, CELLS)
        if seat != memory.seat and at in order:
            features[order.index(at)][0] += step * (1.0 - guilt[seat])
            features[order.index(at)][1] += step * guilt[seat]
    prior = [memory.goals[at] for at in order] + [0.0] * (GOALS - len(order))
    return number, [way[truth] for way in ways], features, prior


def rows(saboteurs: str, rounds: int, first: int) -> list[Row]:
    """Play rounds and take their moments down."""
    out = []
    for deal in range(first, first + rounds):
        game = Game.new(Setup(seats=SEATS, seed=deal))
        dice = [random.Random(f"{deal}:{seat}") for seat in range(SEATS)]
        memories = [Memory.start(game.view(seat)) for seat in range(SEATS)]
        truth = treasure_of(game)
        while not game.over and game.round == 1:
            seat = min(game.to_act)
            view, memory = game.view(seat), memories[seat]
            assert view.own is not None
            digs = view.own.role == "digger"
            if digs and tells(memory, truth):
                here = Assessment(view, view.own, memory, SKILLS["shrewd"], dice[seat])
                guilt = [here.role_chance(other, "saboteur") for other in range(SEATS)]
                out.append(moment(memory, guilt, truth, deal))
            answer = decide("shrewd" if digs else saboteurs, view, game.legal(seat), memory, dice[seat])
            for event in game.apply(seat, answer.action):
                memories = [heard.hear(event.seen_by(other)) for other, heard in enumerate(memories)]
    return out


def fitted(features: NDArray[np.float64], prior: NDArray[np.float64]) -> NDArray[np.float64]:
    """Fit weights of the features beside the prior by Newton's method; the first goal is the true one."""
    weights = np.zeros(features.shape[2])
    for _ in range(40):
        scores = np.log(np.maximum(prior, LEAST)) + features @ weights
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        mean = (chances[:, :, None] * features).sum(1)
        slope = (features[:, 0] - mean).mean(0)
        bend = np.einsum("nk,nki,nkj->ij", chances, features, features) - mean.T @ mean
        weights = weights + np.linalg.solve(bend / len(features) + 1e-3 * np.eye(len(weights)), slope)
    return weights


def main(words: list[str] | None = None) -> int:
    """Play, compare and fit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--saboteurs", nargs="+", default=["steady", "shrewd-cunning"])
    parser.add_argument("--rounds", type=int, default=160, help="against each kind of saboteurs")
    args = parser.parse_args(words)
    found = [row for i, kind in enumerate(args.saboteurs) for row in rows(kind, args.rounds, FIRST + 1000 * i)]
    tested = [row for row in found if row[0] % TESTED == 0]
    for i, name in enumerate(("maps alone", "weighed when it was seen", "weighed again")):
        loss = sum(-log(max(LEAST, row[1][i])) for row in tested) / len(tested)
        print(f"{name}: log loss {loss:.3f} at {len(tested)} moments")
    rest = [row for row in found if row[0] % TESTED]
    good, bad = fitted(np.array([row[2] for row in rest]), np.array([row[3] for row in rest]))
    print(f"a card of a gold-digger {good:.2f}, of a saboteur {bad:.2f}, fitted to {len(rest)} moments")
    return 0
