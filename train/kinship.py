"""Learn who is on which team: `python -m train.kinship --games 300 --jobs 16 --out src/saboteur/bots/kinship.npz`.

Games of Saboteur 2 are played by a hasty `master`; at some turns what the seat to play knows of the others is kept,
with the dwarfs that they hold. A network with one hidden layer is fitted to how far the posterior is off
(`saboteur/bots/kinship.py`); every moment counts twice, once with blue and green exchanged. Every seventh deal is
held out, and the log loss there is printed, by the number of seats and the part of the round.
"""

import argparse
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from saboteur.bots.arena import modules_of
from saboteur.bots.budgets import TRIALS, Budget
from saboteur.bots.kinship import HIDDEN, ROLES, SHAPES, WIDTH, Numbers, numbers
from saboteur.bots.levels import decide
from saboteur.bots.memory import Memory
from saboteur.bots.observed import evidence_of
from saboteur.core import cards
from saboteur.core.search.inference import marginals
from saboteur.play.game import Game
from saboteur.play.setup import Setup

TABLES = [
    ("saboteur2", 4), ("saboteur2", 6), ("saboteur2", 8), ("saboteur2", 4), ("saboteur2", 5), ("saboteur2", 6),
    ("everything2", 8), ("saboteur2", 4), ("saboteur2", 8), ("saboteur2", 12),
]  # fmt: skip
HASTY = 14  # roll-outs
KEPT = 0.4  # of the turns
HELD_OUT = 7  # every seventh deal
PASSES, BATCH, RATE, DECAY = 12, 512, 2e-3, 3e-3
BLOCKS = 8  # of numbers by role at the beginning of a row, in which blue and green are exchanged
SWAPPED = [ROLES.index({"blue": "green", "green": "blue"}.get(role, role)) for role in ROLES]
PARTS = ((0.0, 1.5), (1.5, 4.0), (4.0, 99.0))  # laps


def moments(deal: int) -> Numbers:
    """Play a game; return rows of numbers, with the role, the deal, the number of seats and the laps played."""
    TRIALS["hasty"] = Budget(HASTY)
    table, seats = TABLES[deal % len(TABLES)]
    game = Game.new(Setup(seats=seats, modules=modules_of(table), seed=deal))
    dice = [random.Random(f"{deal}:{seat}") for seat in range(seats)]
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    some = random.Random(deal)
    out = []
    while not game.over:
        seat = min(game.to_act)
        view, memory = game.view(seat), memories[seat]
        if view.question is not None and view.question.kind == "take_turn" and some.random() < KEPT:
            beliefs = marginals(evidence_of(memory), tuple(memory.counts), seats, memory.known)
            rows = numbers(memory, beliefs)
            for other in set(range(seats)) - memory.known.keys():
                role = ROLES.index(cards.ROLES[game._state.role(other)])
                out.append([*rows[other], role, deal, seats, memory.laps / seats])
        answer = decide("grandmaster-hasty", view, game.legal(seat), memory, dice[seat])
        for event in game.apply(seat, answer.action):
            memories = [memory.hear(event.seen_by(other)) for other, memory in enumerate(memories)]
    return np.array(out, np.float32).reshape(-1, WIDTH + 4)


def mirrored(x: Numbers) -> Numbers:
    """Exchange blue and green."""
    out = x.copy()
    for block in range(BLOCKS):
        at = block * len(ROLES)
        out[:, at : at + len(ROLES)] = x[:, at : at + len(ROLES)][:, SWAPPED]
    return out


def chances(x: Numbers, values: list[Numbers]) -> tuple[Numbers, Numbers]:
    """Return what the network makes of rows: the hidden layer, and the chances of roles."""
    inner, bias, outer, base = values
    hidden = np.maximum(x @ inner + bias, 0.0)
    scores = x[:, len(ROLES) : 2 * len(ROLES)] + hidden @ outer + base
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return hidden, powers / powers.sum(1, keepdims=True)


def fit(x: Numbers, roles: Numbers) -> list[Numbers]:
    """Fit the network by Adam, on numbers of like size; return its weights for the numbers as they are."""
    rng = np.random.default_rng(1)
    spread = x.std(0)
    spread[spread < 1e-3] = 1.0
    middle = x.mean(0)
    middle[len(ROLES) : 2 * len(ROLES)], spread[len(ROLES) : 2 * len(ROLES)] = 0.0, 1.0  # the posterior, as it is
    z = (x - middle) / spread
    values = [
        rng.normal(0.0, x.shape[1] ** -0.5, (x.shape[1], HIDDEN)), np.zeros(HIDDEN),
        np.zeros((HIDDEN, len(ROLES))), np.zeros(len(ROLES)),
    ]  # fmt: skip
    means, squares = ([np.zeros_like(value) for value in values] for _ in range(2))
    count, total = 0, PASSES * (len(x) // BATCH + 1)
    for _ in range(PASSES):
        for some in np.array_split(rng.permutation(len(x)), len(x) // BATCH + 1):
            hidden, off = chances(z[some], values)
            off[np.arange(len(some)), roles[some]] -= 1.0
            off /= len(some)
            back = (off @ values[2].T) * (hidden > 0.0)
            slopes = [
                z[some].T @ back + DECAY * values[0],
                back.sum(0),
                hidden.T @ off + DECAY * values[2],
                off.sum(0),
            ]
            count += 1
            for i, slope in enumerate(slopes):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                step = means[i] / (1.0 - 0.9**count) / (np.sqrt(squares[i] / (1.0 - 0.999**count)) + 1e-8)
                values[i] = values[i] - RATE * (1.0 - count / (total + 1)) * step
    inner = values[0] / spread[:, None]
    return [inner, values[1] - middle @ inner, values[2], values[3]]


def loss(guessed: Numbers, roles: Numbers) -> float:
    """Return the log loss of chances."""
    return float(-np.log(np.maximum(guessed[np.arange(len(roles)), roles], 1e-6)).mean())


def report(x: Numbers, roles: Numbers, when: Numbers, values: list[Numbers]) -> None:
    """Print the log loss of the posterior and of what was learned."""
    before = np.exp(x[:, len(ROLES) : 2 * len(ROLES)])
    before /= before.sum(1, keepdims=True)
    after = chances(x, values)[1]
    print(f"held out: {len(x)} guesses, posterior {loss(before, roles):.3f}, learned {loss(after, roles):.3f}")
    for seats in sorted(set(when[:, 0])):
        for least, most in PARTS:
            here = (when[:, 0] == seats) & (when[:, 1] >= least) & (when[:, 1] < most)
            if here.any():
                two = f"{loss(before[here], roles[here]):.3f}, learned {loss(after[here], roles[here]):.3f}"
                print(f"  {seats:.0f} seats, from lap {least}: posterior {two}, {here.sum()} guesses")


def main() -> int:
    """Play, fit, report, write."""
    parser = argparse.ArgumentParser(prog="python -m train.kinship")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=4000, help="seed of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="play no further after so long")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    began = time.monotonic()
    parts = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for part in pool.map(moments, range(args.first, args.first + args.games)):
            parts.append(part)
            if time.monotonic() - began > args.seconds:
                pool.shutdown(cancel_futures=True)
                break
    data = np.concatenate(parts)
    print(f"{len(parts)} games in {time.monotonic() - began:.0f} s")
    x, roles, deals, when = data[:, :WIDTH], data[:, WIDTH].astype(int), data[:, WIDTH + 1], data[:, WIDTH + 2 :]
    learning = deals % HELD_OUT != 0
    both = np.concatenate([x[learning], mirrored(x[learning])])
    values = fit(both, np.concatenate([roles[learning], np.array(SWAPPED)[roles[learning]]]))
    report(x[~learning], roles[~learning], when[~learning], values)
    np.savez(args.out, **{name: value.astype(np.float32) for name, value in zip(SHAPES, values, strict=True)})
    return 0


if __name__ == "__main__":
    sys.exit(main())
