"""Fit the guess of src/saboteur/core/search/round_outlook.py again to rounds played by the rules of the roll-outs.

    uv run --with scikit-learn python -m lab outlook --rounds 2500

Rounds of several tables are played with more or less noise; at three of ten turns the numbers of
`round_outlook.numbers` are kept, with whether the treasure was found in the end. A network with one hidden layer is
fitted to them, its log loss on rounds that it was not fitted to is printed, and `outlook.toml` is written.
"""

import argparse
import random
from pathlib import Path

import numpy as np
from librt.vecs import vec
from sklearn.metrics import log_loss
from sklearn.neural_network import MLPClassifier

from saboteur.core.compose import compose
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import step
from saboteur.core.search.policy_weights import DIG, NOISE, SAP, PolicyWeights
from saboteur.core.search.rollout_players import Player
from saboteur.core.search.round_outlook import NUMBERS, numbers
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import END_TREASURE, Q_TURN

FILE = Path(__file__).resolve().parent.parent / "src/saboteur/core/search/outlook.toml"
TABLES = [("base", seats) for seats in (5, 5, 5, 3, 7, 8, 10)]
TABLES += [("base,tournament", 5), ("base,tournament", 9), *(("saboteur2", seats) for seats in (4, 6, 8, 12))]
HIDDEN = 16
KEPT = 0.3  # of the turns
TESTED = 0.15  # of the rounds


def rows(modules: str, seats: int, rounds: int, first: int) -> list[list[float]]:
    """Play rounds; return numbers of moments, with the round's number and whether the treasure was found."""
    rules = compose(seats, modules.split(","), {})
    dice = random.Random(first)
    out = []
    for number in range(first, first + rounds):
        weights = [list(DIG), list(SAP)]
        for side in weights:
            side[NOISE] = 0.25 if number % 2 else 0.05
        state = start_game(rules, Chance(b"", 0, dice_from(number)), False)
        policy = PolicyWeights(rules, *(vec[float](side) for side in weights))
        player = Player(state, vec[float]([0.0] * seats), Chance(b"", 0, dice_from(~number)), policy)
        seen = []
        while state.table.round == 0:
            if state.stack[len(state.stack) - 1] & 255 == Q_TURN and dice.random() < KEPT:
                seen.append(list(numbers(player)))
            step(player)
        found = float(state.table.rounds[0] == END_TREASURE)
        out += [[*row, float(number), found] for row in seen]
    return out


def main(words: list[str] | None = None) -> int:
    """Fit and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=2500, help="rounds at each table")
    rounds = parser.parse_args(words).rounds
    data = np.array([row for i, table in enumerate(TABLES) for row in rows(*table, rounds, i * rounds)])
    x, group, y = data[:, :NUMBERS], data[:, NUMBERS].astype(int), data[:, NUMBERS + 1]
    kept = (np.random.default_rng(1).random(group.max() + 1) > TESTED)[group]
    middle, spread = x[kept].mean(0), x[kept].std(0) + 1e-6
    z = (x - middle) / spread
    net = MLPClassifier((HIDDEN,), max_iter=80, early_stopping=True, random_state=1, batch_size=1000,
                        learning_rate_init=3e-3).fit(z[kept], y[kept])  # fmt: skip
    print(f"log loss {log_loss(y[~kept], net.predict_proba(z[~kept])[:, 1]):.3f}, {len(y)} moments")
    inner = (net.coefs_[0] / spread[:, None]).T
    write(inner, net.intercepts_[0] - inner @ middle, net.coefs_[1][:, 0], float(net.intercepts_[1][0]))
    return 0


def write(inner: np.ndarray, bias: np.ndarray, outer: np.ndarray, base: float) -> None:
    """Write the weights, five digits each."""
    lines = ["# Weights of the guess in round_outlook.py, made by lab/fit_outlook.py; see docs/bots.md."]
    lines += ["inner = [", *(f"  {row(line)}," for line in inner), "]"]
    lines += [f"bias = {row(bias)}", f"outer = {row(outer)}", f"base = {base:.5g}"]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def row(values: np.ndarray) -> str:
    """Write a list of numbers."""
    return "[" + ", ".join(repr(float(f"{value:.5g}")) for value in values) + "]"
