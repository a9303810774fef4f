"""Scores for chances of being a saboteur: log loss, Brier and calibration by quarter of a round, and a small learner.

The learner is a logistic regression on how often each seat's actions fell into each category, fitted with numpy: what
a simple model without the rules of inference can do.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.memory.opening_kinds import KINDS as KINDS_OF_OPENINGS
from saboteur.core.measure.action_categories import CATEGORIES
from saboteur.env.role_dataset import KINDS, DatasetError

LEAST = 1e-4  # a chance nearer to certain costs no more
TENTHS = 10
FIRST_LAP = "first lap: "
COLUMNS = {name: i for i, name in enumerate([*CATEGORIES, *(FIRST_LAP + kind for kind in KINDS_OF_OPENINGS)])}
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Score:
    """How good chances were in one quarter of a round."""

    kind: str
    quarter: int
    log_loss: float
    brier: float
    calibration: float
    cases: int


def score(kind: str, rows: Sequence[dict[str, Any]], chances: Floats) -> list[Score]:
    """Compare chances (one row a step, one column a seat) with the truth; every step of a quarter counts alike."""
    truth = np.array([row["saboteur"] for row in rows], np.float64)
    quarters = np.array([row["quarter"] for row in rows])
    if chances.shape != truth.shape:
        raise DatasetError(f"{kind}: chances have the shape {chances.shape}, the truth has {truth.shape}")
    if not np.isfinite(chances).all() or (chances < 0).any() or (chances > 1).any():
        raise DatasetError(f"{kind}: a chance is a number from 0 to 1")
    out = []
    for quarter in range(1, 5):
        said, true = chances[quarters == quarter].ravel(), truth[quarters == quarter].ravel()
        if len(said):
            safe = np.clip(said, LEAST, 1 - LEAST)
            loss = -(true * np.log(safe) + (1 - true) * np.log(1 - safe))
            gap = calibration(said, true)
            out.append(Score(kind, quarter, float(loss.mean()), float(((said - true) ** 2).mean()), gap, len(said)))
    return out


def calibration(said: Floats, true: Floats) -> float:
    """Return the mean gap between what was said and what was so, over tenths."""
    tenth = np.minimum(TENTHS - 1, (TENTHS * said).astype(int))
    gaps = [
        abs(said[tenth == i].mean() - true[tenth == i].mean()) * (tenth == i).sum()
        for i in range(TENTHS)
        if (tenth == i).any()
    ]
    return float(sum(gaps) / len(said))


def baselines(rows: Sequence[dict[str, Any]]) -> list[Score]:
    """Score what the dataset has beside every step."""
    return [one for kind in KINDS for one in score(kind, rows, np.array([row[kind] for row in rows]))]


# -- a small learned model -------------------------------------------------------------------------------


def counts(rows: Sequence[dict[str, Any]]) -> Floats:
    """Count every seat's actions so far by category: steps × seats × (columns + 1), the last always one.

    Rows that say what kind a turn of the first lap was (`opening`) have that counted, too.
    """
    seats = len(rows[0]["saboteur"])
    out = np.zeros((len(rows), seats, len(COLUMNS) + 1))
    out[:, :, -1] = 1.0
    last: tuple[int, int] | None = None
    now = np.zeros((seats, len(COLUMNS)))
    for i, row in enumerate(rows):
        if (row["seed"], row["round"]) != last:
            last = (row["seed"], row["round"])
            now = np.zeros((seats, len(COLUMNS)))
        now[row["seat"], COLUMNS[row["drawer"]]] += 1.0
        if row.get("opening"):
            now[row["seat"], COLUMNS[FIRST_LAP + row["opening"]]] += 1.0
        out[i, :, :-1] = now
    return out


def fit(rows: Sequence[dict[str, Any]], sweeps: int = 300, rate: float = 0.5, ridge: float = 1e-4) -> Floats:
    """Fit the weights of a logistic regression by plain gradient descent with momentum."""
    features = counts(rows).reshape(-1, len(COLUMNS) + 1)
    truth = np.array([row["saboteur"] for row in rows], np.float64).ravel()
    weights = np.zeros(features.shape[1])
    speed = np.zeros_like(weights)
    for _ in range(sweeps):
        wrong = 1.0 / (1.0 + np.exp(-features @ weights)) - truth
        speed = 0.9 * speed - rate * (features.T @ wrong / len(truth) + ridge * weights)
        weights = weights + speed
    return weights


def predict(weights: Floats, rows: Sequence[dict[str, Any]]) -> Floats:
    """Return the chances that the fitted model sees."""
    chances: Floats = 1.0 / (1.0 + np.exp(-counts(rows) @ weights))
    return chances
