"""How a round stands, by a network that sees everything: it weighs the worlds that a search imagined.

It learned beside the one that plays (`train/net.py`, `Critic`), as its judge. Numpy alone; a test compares the two.
"""

import logging
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from saboteur.bots.network import CELL_BITS, About, BadWeights, Numbers, read_arrays, state_scales
from saboteur.core.batch import net_layout as layout
from saboteur.core.cards import GREEDY, SABOTEUR

WEIGHTS: Final = Path(__file__).with_name("value.npz")
LEAST: Final = 0.01  # no round is taken for lost or won before it is


class ValueNetwork:
    """Weights, and how they are used: on many states at once."""

    def __init__(self, about: About, arrays: dict[str, Numbers]) -> None:
        """Keep the weights in the form in which they are multiplied."""
        self.about = about
        self._arrays = arrays
        self._turned = {key: np.ascontiguousarray(array.T) for key, array in arrays.items() if array.ndim == 2}
        hidden = np.full(layout.CRITIC, 0.5, np.float32)
        hidden[layout.C_FAR] = 1 / 32
        self._scales = np.concatenate((state_scales(), hidden))

    def _layer(self, name: str, x: Numbers) -> Numbers:
        out: Numbers = x @ self._turned[f"{name}.weight"]
        out += self._arrays[f"{name}.bias"]
        return out

    def _norm(self, name: str, x: Numbers) -> Numbers:
        x = x - x.mean(1, keepdims=True)
        out: Numbers = x / np.sqrt(np.mean(x * x, 1, keepdims=True) + 1e-5) * self._arrays[f"{name}.weight"]
        return out + self._arrays[f"{name}.bias"]

    def outcomes(self, states: bytes, hidden: bytes) -> Numbers:
        """Return what every seat may expect, -1 to 1, by state and by seat clockwise from the one that is asked."""
        seen = np.frombuffer(states, np.uint8).reshape(-1, layout.STATE)
        secret = np.frombuffer(hidden, np.int8).reshape(-1, layout.CRITIC)
        bits = np.unpackbits(seen[:, layout.MAZE : layout.MAZE + layout.CELLS], axis=1, bitorder="little")
        numbers = seen[:, : layout.MAZE].view(np.int8) * self._scales[: layout.MAZE]
        x = np.concatenate((numbers, bits.astype(np.float32), secret * self._scales[layout.MAZE :]), 1)
        x = self._layer("trunk.first", x)
        for block in range(self.about.blocks):
            name = f"trunk.blocks.{block}"
            inner = np.maximum(self._layer(f"{name}.inner", self._norm(f"{name}.norm", x)), 0.0)
            x = x + self._layer(f"{name}.outer", inner)
        return self._layer("value", np.maximum(self._norm("trunk.norm", x), 0.0))

    def chances(self, states: bytes, hidden: bytes) -> list[float]:
        """Return the chance that the treasure is found, by state: the mean of what it thinks of all seats.

        Greedy dwarfs win by other means (C16), so they do not count.
        """
        if not states:
            return []
        outcomes = self.outcomes(states, hidden)
        secret = np.frombuffer(hidden, np.int8).reshape(-1, layout.CRITIC)
        roles = secret[:, : layout.C_TREASURE].reshape(-1, layout.SEAT_ROOM, layout.C_BLOCK)
        bad, greedy = roles[:, :, SABOTEUR], roles[:, :, GREEDY]
        side = (roles[:, :, : layout.ROLE_ROOM].sum(2) - greedy - 2 * bad).astype(np.float32)
        found = 0.5 + 0.5 * (outcomes * side).sum(1) / np.abs(side).sum(1)
        return [float(chance) for chance in np.clip(found, LEAST, 1.0 - LEAST)]


def shapes(about: About) -> dict[str, tuple[int, ...]]:
    """Return the shape of every array of weights."""
    wide = about.wide
    layers = {
        "trunk.first": (wide, layout.MAZE + layout.CELLS * CELL_BITS + layout.CRITIC),
        "value": (layout.SEAT_ROOM, wide),
    }
    out: dict[str, tuple[int, ...]] = {"trunk.norm.weight": (wide,), "trunk.norm.bias": (wide,)}
    for block in range(about.blocks):
        name = f"trunk.blocks.{block}"
        layers |= {f"{name}.inner": (wide, wide), f"{name}.outer": (wide, wide)}
        out |= {f"{name}.norm.weight": (wide,), f"{name}.norm.bias": (wide,)}
    for name, shape in layers.items():
        out[f"{name}.weight"], out[f"{name}.bias"] = shape, shape[:1]
    return out


def read(path: Path) -> ValueNetwork:
    """Read weights; what is wrong with them is said in one sentence."""
    return ValueNetwork(*read_arrays(path, shapes))


@cache
def ready() -> ValueNetwork | None:
    """Return the network that came with the program, or say once why there is none."""
    try:
        return read(WEIGHTS)
    except BadWeights as fault:
        logging.getLogger(__name__).warning("%s The level grandmaster guesses as master does.", fault)
        return None
