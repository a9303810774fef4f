"""Measure how well public play tells who is a saboteur, and write the table of docs/research.md.

python tools/belief_table.py --jobs 2      play, score, rewrite the table (a few minutes)

Below the table stands what the first games alone come to, in a comment: `tests/env/test_dataset.py` plays those again
and compares, so that the table cannot grow old unnoticed.
"""

import argparse
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

from saboteur.bots.arena.duel import spread
from saboteur.env.belief_scores import Score, baselines, fit, predict, score
from saboteur.env.role_dataset import Wish, played, split_of
from saboteur.workers import Workers

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research.md"
GAMES, FEW = 150, 10
NAMES = {
    "prior": "prior",
    "plain": "rule of thumb",
    "posterior": "our posterior",
    "regression": "regression on counts of actions",
}
BEGIN, END = "<!-- beliefs: made by tools/belief_table.py -->", "<!-- end of beliefs -->"


def wish(games: int) -> Wish:
    """What is played: the defaults of `saboteur dataset make`."""
    return Wish(5, ["base"], "steady", "steady", 1, games)


def measure(games: int, workers: Workers) -> dict[str, list[float]]:
    """Play and score as `saboteur dataset` does; return the log loss by quarter of a round."""
    rows: dict[str, list[dict[str, Any]]] = {"train": [], "test": []}
    chosen = wish(games)
    for game, steps in spread(partial(played, chosen), range(1, games + 1), workers, "games"):
        rows[split_of(game["seed"])] += steps
    train, test = rows["train"], rows["test"]
    found: list[Score] = baselines(test) + score("regression", test, predict(fit(train), test))
    return {kind: [round(one.log_loss, 3) for one in found if one.kind == kind] for kind in NAMES}


def table(found: dict[str, list[float]], few: dict[str, list[float]]) -> str:
    """Write the table, and the small run behind it."""
    lines = ["", "| | 1 | 2 | 3 | 4 |", "|---|---:|---:|---:|---:|"]
    lines += [f"| {NAMES[kind]} | {' | '.join(f'{loss:.3f}' for loss in losses)} |" for kind, losses in found.items()]
    small = "; ".join(f"{kind} {' '.join(f'{loss:.3f}' for loss in losses)}" for kind, losses in few.items())
    return "\n".join([BEGIN, *lines, "", f"<!-- the first {FEW} games alone: {small} -->", END])


def small_run(text: str) -> dict[str, list[float]]:
    """Read the small run back from the page."""
    noted = re.search(rf"<!-- the first {FEW} games alone: (.*) -->", text)
    if noted is None:
        raise ValueError("docs/research.md has no small run; run tools/belief_table.py")
    parts = [part.split() for part in noted[1].split("; ")]
    return {kind: [float(loss) for loss in losses] for kind, *losses in parts}


def main() -> int:
    """Bring the page up to date."""
    parser = argparse.ArgumentParser(description="Write the table of beliefs into docs/research.md.")
    parser.add_argument("--jobs", type=int, default=1)
    workers = Workers(parser.parse_args().jobs)
    made = table(measure(GAMES, workers), measure(FEW, workers))
    text = PAGE.read_text("utf-8")
    PAGE.write_text(re.sub(f"{BEGIN}.*?{END}", lambda _: made, text, flags=re.DOTALL), "utf-8")
    print(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
