"""Shaped rewards: what an action did to the distance of the treasure, as a potential that changes no best policy.

For a seat of a state s the potential is

    P(s) = -weight * cards(s)    for a gold-digger,  +weight * cards(s)    for a saboteur,  0 for all others,

where cards(s) is the distance of the treasure of the round, as the measure has it (the softer distance of
observations, in cards; 15.875 where there is no way). A step from s to s' pays discount * P(s') - P(s), and one that
ends an episode -P(s), as nothing is left of it. So over an episode all that is paid comes to -P of its deal, whatever
was done (Ng, Harada, Russell 1999). It tells where the treasure is, as a critic's truth does: it is for training.
"""

import numpy as np
from numpy.typing import NDArray

from saboteur.core.research.observation_layout import G_FAR, GOAL_ROOM, GOAL_SIZE, GOALS_AT, SOFT
from saboteur.core.table.cards import DIGGER, SABOTEUR, TREASURE

Floats = NDArray[np.float64]
FAR = slice(GOALS_AT + G_FAR, GOALS_AT + GOAL_SIZE * GOAL_ROOM, GOAL_SIZE)


class Potential:
    """What every seat of a batch has before it, in the present state and the one before."""

    def __init__(self, weight: float, discount: float) -> None:
        self.weight = weight
        self.discount = discount
        self.now: Floats = np.zeros((0, 0))

    def begin(self, observations: NDArray[np.uint8], truth: NDArray[np.uint8], seats: NDArray[np.int64]) -> None:
        """Take the state that was dealt as the one before the first action."""
        self.now = self.of(observations, truth, seats)

    def step(
        self,
        observations: NDArray[np.uint8],
        truth: NDArray[np.uint8],
        seats: NDArray[np.int64],
        ended: NDArray[np.int64],
    ) -> Floats:
        """Return what the last step pays every seat."""
        then, self.now = self.now, self.of(observations, truth, seats)
        return np.asarray(np.where(ended[:, None] > 0, 0.0, self.discount * self.now) - then)

    def of(self, observations: NDArray[np.uint8], truth: NDArray[np.uint8], seats: NDArray[np.int64]) -> Floats:
        """Return the potential of every seat in every game."""
        room = truth.shape[1] - GOAL_ROOM
        cards = (observations[:, FAR] * truth[:, room:, TREASURE]).sum(axis=1) / SOFT
        side = truth[:, :room, SABOTEUR].astype(float) - truth[:, :room, DIGGER]  # by seat, clockwise from who acts
        count = np.maximum(truth[:, :room].sum(axis=(1, 2), dtype=np.int64), 1)
        order = (np.arange(room)[None, :] - seats[:, None]) % count[:, None]
        here = np.arange(room)[None, :] < count[:, None]
        return np.asarray(self.weight * cards[:, None] * np.where(here, np.take_along_axis(side, order, axis=1), 0.0))
