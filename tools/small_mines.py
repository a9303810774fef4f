"""Solve the smallest mine and measure the ladder of sizes; write the table and the curve of docs/research.md.

python tools/small_mines.py                    everything: some ten minutes on one core
python tools/small_mines.py --iterations 4     less of it, printed and not written
"""

import argparse
import re
import sys
import time
from math import log
from pathlib import Path
from typing import Any

import numpy as np

from saboteur.core.modules.small import SIZE_OPTION, SIZES
from saboteur.env.vector import VectorGames
from saboteur.play.setup import Setup

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, PICTURE = DOCS / "research.md", DOCS / "research-small.svg"
MARK = "<!-- ladder: made by tools/small_mines.py -->"
END = "<!-- end of ladder -->"
GAME = "python_saboteur(seats=3,modules=base+small,options=first_seat:0,deals=0)"
SOLVERS = {"CFR": "CFRSolver", "CFR+": "CFRPlusSolver"}
COLOURS = ("#8a5a1c", "#2b6a78")
ROUNDS = 3000  # at random, for each size
RULED = 1000  # by rules of play


def main() -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, metavar="N", help="of each solver; the default is 64, and writes")
    chosen = parser.parse_args()
    curves, facts = solved(chosen.iterations or 64)
    rows = ladder(30 if chosen.iterations else ROUNDS, 10 if chosen.iterations else RULED)
    table = "\n".join([*rows, "", facts])
    print(table)
    if chosen.iterations is None:
        PICTURE.write_text(drawn(curves), "utf-8")
        pattern = re.escape(MARK) + ".*?" + re.escape(END)
        made = re.sub(pattern, lambda _: f"{MARK}\n\n{table}\n\n{END}", PAGE.read_text("utf-8"), flags=re.DOTALL)
        PAGE.write_text(made, "utf-8")
    return 0


def solved(iterations: int) -> tuple[dict[str, list[tuple[int, float]]], str]:
    """Run OpenSpiel's solvers on the smallest mine; return by solver how far it was from an equilibrium when."""
    import pyspiel  # noqa: PLC0415 - an extra

    import saboteur.env.openspiel  # noqa: F401, PLC0415 - registers the game
    from saboteur.env.extensive_form import MOST_STATES, Tree  # noqa: PLC0415

    written = Tree(pyspiel.load_game(GAME), MOST_STATES)
    tree = pyspiel.load_efg_game(written.text())
    curves: dict[str, list[tuple[int, float]]] = {}
    found: list[float] = []
    began = time.process_time()
    for name, kind in SOLVERS.items():
        solver: Any = getattr(pyspiel, kind)(tree)
        curves[name] = []
        for i in range(1, iterations + 1):
            solver.evaluate_and_update_policy()
            if i & (i - 1) == 0:
                curves[name].append((i, float(pyspiel.nash_conv(tree, solver.average_policy()))))
        found = list(pyspiel.expected_returns(tree.new_initial_state(), solver.average_policy(), -1, True))
    seconds = time.process_time() - began
    states = sum(len(one) for one in written.sets)
    last = " and ".join(f"{curve[-1][1]:.2g} ({name})" for name, curve in curves.items())
    uniform = float(pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree)))
    facts = (
        f"`xs` with three seats, the first beginning: {len(written.game.outcomes):,} deals, {written.states:,} "
        f"states, {states:,} information states. NashConv (what all seats together could gain by a best response): "
        f"{uniform:.2f} at random, {last} after {iterations} iterations, {seconds:,.0f} CPU seconds for both. "
        f"Returns there: {', '.join(f'{value:.3f}' for value in found)}."
    )
    return curves, facts


def ladder(at_random: int, by_rules: int) -> list[str]:
    """Measure how often the treasure is found in a mine of each size."""
    out = ["| size | cards | decisions | treasure found at random | by rules of play |", "|---|---:|---:|---:|---:|"]
    for size in (*SIZES, ""):
        modules, options = (("base", "small"), {SIZE_OPTION: size}) if size else (("base",), {})
        setup = Setup(seats=3, modules=modules, options=options, seed=0)
        blind, long = found_in(setup, at_random, False)
        ruled, _ = found_in(setup, by_rules, True)
        name = f"`{size}`" if size else "base game"
        cards = len(setup.rules().deck) - 3 * (size == SIZES[0])  # without the walls
        out.append(f"| {name} | {cards} | {long:.0f} | {100 * blind:.1f} % | {100 * ruled:.0f} % |")
    return out


def found_in(setup: Setup, number: int, ruled: bool) -> tuple[float, float]:
    """Return the share of rounds that end at the treasure, and how many decisions a round takes."""
    games = VectorGames(64, setup, 1, observations=False, features=False, worths=ruled)
    rng = np.random.default_rng(0)
    rounds = found = steps = 0
    while rounds < number:
        games.step(games.by_rules(rng, 0.5) if ruled else games.random(rng))
        steps += games.number
        over = games.ended > 0
        rounds += int(over.sum())
        found += int((games.endings[over] == 1).sum())
    return found / rounds, steps / rounds


def drawn(curves: dict[str, list[tuple[int, float]]]) -> str:
    """Draw NashConv over iterations, both in powers."""
    wide, high, left, low = 640, 320, 64, 40
    most = max(i for curve in curves.values() for i, _ in curve)
    values = [value for curve in curves.values() for _, value in curve]
    top, bottom = 10.0 ** np.ceil(np.log10(max(values))), 10.0 ** np.floor(np.log10(min(values)))

    def x(i: float) -> float:
        return left + (wide - left - 90) * log(i) / log(max(most, 2))

    def y(value: float) -> float:
        return 16 + (high - low - 16) * log(top / value) / log(top / bottom)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{wide}" height="{high}" fill="#fffdf7"/>',
    ]
    power = bottom
    while power <= top * 1.001:
        lines.append(f'<path d="M{left} {y(power):.1f}H{wide - 90}" stroke="#ddd5c2"/>')
        lines.append(f'<text x="{left - 8}" y="{y(power) + 4:.1f}" text-anchor="end" fill="#3b3226">{power:g}</text>')
        power *= 10
    i = 1
    while i <= most:
        lines.append(f'<text x="{x(i):.1f}" y="{high - low + 18}" text-anchor="middle" fill="#3b3226">{i}</text>')
        i *= 4
    middle = (left + wide - 90) / 2
    lines.append(f'<text x="{middle}" y="{high - 6}" text-anchor="middle" fill="#3b3226">iterations</text>')
    lines.append(f'<text x="{left}" y="12" fill="#3b3226">NashConv</text>')
    for (name, curve), colour in zip(curves.items(), COLOURS, strict=True):
        points = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in curve)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        i, value = curve[-1]
        lines.append(f'<text x="{x(i) + 8:.1f}" y="{y(value) + 4:.1f}" fill="{colour}">{name} {value:.1g}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
