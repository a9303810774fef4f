"""Fit the guess of src/saboteur/core/search/fortunes.py anew to rounds played by the rules of the roll-outs.

    python tools/fit_fortunes.py --rounds 1500

Rounds of many tables are played with more or less noise and purses as they may be by then; at some turns the numbers
of `fortunes.numbers` are kept, with the gold that each seat got in the end. A network with one hidden layer is fitted
to what the rules' own guess is off by; both errors on rounds that it was not fitted to are printed.
"""

import argparse
import random
from pathlib import Path

import numpy as np
from librt.vecs import vec

from saboteur.bots.arena import modules_of
from saboteur.core.chance import Chance, dice_from
from saboteur.core.codes import Q_TURN
from saboteur.core.compose import compose
from saboteur.core.rounds import start_game
from saboteur.core.search.fortunes import WIDTH, numbers
from saboteur.core.search.players import Player
from saboteur.core.search.playout import step
from saboteur.core.search.weights import DIG, NOISE, SAP, PolicyWeights

FILE = Path(__file__).resolve().parent.parent / "src/saboteur/core/search/fortunes.toml"
TABLES = [
    ("base", 3), ("base", 5), ("base", 7), ("base", 10), ("tournament", 5), ("tournament", 9), ("saboteur2", 3),
    ("saboteur2", 4), ("saboteur2", 5), ("saboteur2", 6), ("saboteur2", 8), ("saboteur2", 12), ("everything", 8),
    ("everything2", 8),
]  # fmt: skip
HIDDEN = 24
KEPT = 0.1  # of the turns
TESTED = 6  # every sixth round is
RATE, DECAYS, BATCH, PASSES = 3e-3, (0.9, 0.999), 2048, 8


def rows(table: str, seats: int, rounds: int, first: int) -> list[list[float]]:
    """Play rounds; return the numbers of seats at moments, with the round's number and the gold got in the end."""
    rules = compose(seats, modules_of(table), {})
    dice = random.Random(first)
    out = []
    for number in range(first, first + rounds):
        weights = [list(DIG), list(SAP)]
        for side in weights:
            side[NOISE] = 0.25 if number % 2 else 0.05
        state = start_game(rules, Chance(b"", 0, dice_from(number)), False)
        had = [dice.randrange(8) if number % 3 else 0 for _ in range(seats)]
        for seat, gold in enumerate(had):
            state.hidden.coins[seat] = gold
        policy = PolicyWeights(rules, *(vec[float](side) for side in weights))
        player = Player(state, vec[float]([0.0] * seats), Chance(b"", 0, dice_from(~number)), policy)
        seen = []
        while state.table.round == 0:
            if state.stack[len(state.stack) - 1] & 255 == Q_TURN and dice.random() < KEPT:
                seen.append(list(numbers(player)))
            step(player)
        got = [float(state.purse(seat) - had[seat]) for seat in range(seats)]
        out += [
            [*row[WIDTH * seat : WIDTH * (seat + 1)], float(number), got[seat]]
            for row in seen
            for seat in range(seats)
        ]
    return out


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1500, help="rounds at each table")
    rounds = parser.parse_args().rounds
    parts = [np.array(rows(*table, rounds, i * rounds), np.float32) for i, table in enumerate(TABLES)]
    data = np.concatenate(parts)
    x, group, y = data[:, :WIDTH], data[:, WIDTH].astype(int), data[:, WIDTH + 1]
    kept = group % TESTED != 0
    middle, spread = x[kept].mean(0), x[kept].std(0) + 1e-6
    spread[spread < 1e-3] = 1.0
    z = (x - middle) / spread
    inner, bias, outer, base = fit(z[kept], (y - x[:, 0])[kept])
    guess = x[:, 0] + np.maximum(z @ inner + bias, 0.0) @ outer + base
    for i, (table, seats) in enumerate(TABLES):
        here = ~kept & (group // rounds == i)
        errors = (np.mean((made[here] - y[here]) ** 2) for made in (np.full_like(y, y[here].mean()), x[:, 0], guess))
        print(f"{table}, {seats} seats: squared error {', '.join(f'{error:.3f}' for error in errors)}")
    print(f"{len(y)} moments: by rules {np.mean((x[~kept, 0] - y[~kept]) ** 2):.3f}, "
          f"with what was learned {np.mean((guess[~kept] - y[~kept]) ** 2):.3f}")  # fmt: skip
    scaled = (inner / spread[:, None]).T
    write(scaled, bias - scaled @ middle, outer, base)


def fit(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    """Fit a network with one hidden layer by Adam."""
    rng = np.random.default_rng(1)
    values = [
        rng.normal(0.0, x.shape[1] ** -0.5, (x.shape[1], HIDDEN)), np.zeros(HIDDEN), rng.normal(0.0, 0.1, HIDDEN),
        np.zeros(1),
    ]  # fmt: skip
    means, squares = ([np.zeros_like(value) for value in values] for _ in range(2))
    count, total = 0, PASSES * (len(x) // BATCH)
    for _ in range(PASSES):
        for some in np.array_split(rng.permutation(len(x)), len(x) // BATCH):
            inner, bias, outer, base = values
            hidden = np.maximum(x[some] @ inner + bias, 0.0)
            off = (hidden @ outer + base - y[some]) / len(some)
            back = off[:, None] * outer * (hidden > 0.0)
            slopes = [x[some].T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]
            count += 1
            for i, slope in enumerate(slopes):
                means[i] = DECAYS[0] * means[i] + (1.0 - DECAYS[0]) * slope
                squares[i] = DECAYS[1] * squares[i] + (1.0 - DECAYS[1]) * slope**2
                mean, square = means[i] / (1.0 - DECAYS[0] ** count), squares[i] / (1.0 - DECAYS[1] ** count)
                values[i] = values[i] - RATE * (1.0 - count / (total + 1)) * mean / (np.sqrt(square) + 1e-8)
    return values[0], values[1], values[2], float(values[3][0])


def write(inner: np.ndarray, bias: np.ndarray, outer: np.ndarray, base: float) -> None:
    """Write the weights, five digits each."""
    lines = ["# Weights of the guess in fortunes.py, made by tools/fit_fortunes.py; see docs/bots.md."]
    lines += ["inner = [", *(f"  {row(line)}," for line in inner), "]"]
    lines += [f"bias = {row(bias)}", f"outer = {row(outer)}", f"base = {base:.5g}"]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def row(values: np.ndarray) -> str:
    """Write a list of numbers."""
    return "[" + ", ".join(repr(float(f"{value:.5g}")) for value in values) + "]"


if __name__ == "__main__":
    main()
