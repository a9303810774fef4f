"""The network that learned to play, with numpy alone: reads its weights, scores options, guesses roles.

`train/net.py` has the same network for learning; a test compares the two.
"""

import tokenize
import zipfile
import zlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from saboteur.bots.network import network_layout as layout
from saboteur.core.table.cards import SABOTEUR

Numbers = NDArray[np.float32]
WEIGHTS: Final = Path(__file__).with_name("weights.npz")
CELL_BITS: Final = 8
# What numpy raises for a file of arrays that is cut short, damaged somewhere or none at all.
UNREADABLE: Final = (
    OSError, ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error, tokenize.TokenError,
)  # fmt: skip


class BadWeights(Exception):  # noqa: N818 - the words are the message
    """A weights file that cannot be used."""


class About(msgspec.Struct, frozen=True):
    """What weights are made for."""

    version: int
    wide: int
    blocks: int
    narrow: int
    rulesets: list[list[Any]]
    lesson: int = 0
    seconds: int = 0
    prices: list[float] = []  # of being identified, in training; weights of before name them
    sides: bool = False  # whether saboteurs have a scorer of options of their own
    roles_trunk: bool = False  # whether roles are guessed by a trunk of its own (`train/roles.py`)

    def made_for(self, seats: int, modules: list[str]) -> bool:
        """Return whether the weights were trained for such tables, by modules and the range of seats."""
        trained = {frozenset(str(module) for module in ruleset[1:]) for ruleset in self.rulesets}
        known = [int(ruleset[0]) for ruleset in self.rulesets]
        return frozenset(modules) in trained and min(known) <= seats <= max(known)


class NetworkOutput(msgspec.Struct, frozen=True):
    """What the network makes of a decision."""

    scores: list[float]  # by option
    roles: list[list[float]]  # by seat, the own one first and then clockwise: the chance of each role
    outcome: float  # what it expects for itself, -1 to 1


class Network:
    """Weights, and how they are used."""

    def __init__(self, about: About, arrays: dict[str, Numbers]) -> None:
        """Keep the weights in the form in which they are multiplied."""
        self.about = about
        self.arrays = arrays
        self._scales = state_scales()
        self._option_scales = option_scales()
        self._turned = {key: np.ascontiguousarray(array.T) for key, array in arrays.items() if array.ndim == 2}

    def _layer(self, name: str, x: Numbers) -> Numbers:
        out: Numbers = x @ self._turned[f"{name}.weight"] + self.arrays[f"{name}.bias"]
        return out

    def _norm(self, name: str, x: Numbers) -> Numbers:
        x = x - x.mean()
        out: Numbers = x / np.sqrt(np.mean(x * x) + 1e-5) * self.arrays[f"{name}.weight"]
        return out + self.arrays[f"{name}.bias"]

    def _inputs(self, state: NDArray[np.uint8]) -> Numbers:
        numbers = state[: layout.MAZE].view(np.int8) * self._scales
        cells = state[layout.MAZE : layout.MAZE + layout.CELLS]
        bits = np.unpackbits(cells, bitorder="little")
        return np.concatenate((numbers, bits.astype(np.float32)))

    def _read(self, trunk: str, inputs: Numbers) -> Numbers:
        """Run a trunk; most of what it reads is nothing, so only the other rows of the first layer are added up."""
        there = np.flatnonzero(inputs)
        x = inputs[there] @ self._turned[f"{trunk}.first.weight"][there] + self.arrays[f"{trunk}.first.bias"]
        for block in range(self.about.blocks):
            name = f"{trunk}.blocks.{block}"
            inner = np.maximum(self._layer(f"{name}.inner", self._norm(f"{name}.norm", x)), 0.0)
            x = x + self._layer(f"{name}.outer", inner)
        return np.maximum(self._norm(f"{trunk}.norm", x), 0.0)

    def think(self, state: bytes, options: bytes) -> NetworkOutput:
        """Score options of a state, both as `core/research` writes them."""
        raw = np.frombuffer(state, np.uint8)
        inputs = self._inputs(raw)
        seen = self._read("trunk", inputs)
        roles = self._roles(raw.view(np.int8), self._read("roles_trunk", inputs) if self.about.roles_trunk else seen)
        some = np.frombuffer(options, np.int8).reshape(-1, layout.OPTION)
        believed = np.vstack((roles, np.zeros((1, layout.ROLE_ROOM), np.float32)))[some[:, layout.O_TARGET]]
        x = self.arrays["verb.weight"][some[:, layout.O_VERB]] + self.arrays["card.weight"][some[:, layout.O_CARD]]
        x = x + self._layer("numbers", some[:, layout.O_SECOND :] * self._option_scales)
        own = "sap." if self.about.sides and raw[layout.ROLE + SABOTEUR] else ""
        x = x + believed @ self._turned["belief.weight"] + self._layer(f"{own}ask", seen)
        x = np.maximum(self._layer(f"{own}inner", np.maximum(x, 0.0)), 0.0)
        worth = np.clip(some[:, layout.O_WORTH] / 16.0, -6.0, 8.0)
        scores = self._layer(f"{own}score", x)[:, 0] + self.arrays["prior"] * worth
        return NetworkOutput(scores.tolist(), roles.tolist(), float(self._layer("own", seen)[0]))

    def _roles(self, state: NDArray[np.int8], seen: Numbers) -> Numbers:
        scores = self._layer("roles", seen).reshape(layout.SEAT_ROOM, layout.ROLE_ROOM)
        counts = state[layout.DWARFS : layout.DWARFS + layout.ROLE_ROOM].astype(np.float32)
        scores = scores + np.log(np.maximum(counts, 0.001))
        blocks = state[layout.BLOCKS : layout.MAZE].reshape(layout.SEAT_ROOM, layout.BLOCK)
        scores = scores + 20.0 * blocks[:, layout.S_KNOWN : layout.S_KNOWN + layout.ROLE_ROOM]
        chances = np.exp(scores - scores.max(1, keepdims=True))
        out: Numbers = (chances / chances.sum(1, keepdims=True)).astype(np.float32)
        return out


def read(path: Path) -> Network:
    """Read weights; what is wrong with them is said in one sentence."""
    try:
        with path.open("rb") as whole, np.load(whole, allow_pickle=False) as file:
            arrays = {key: file[key] for key in file.files}
    except FileNotFoundError:
        raise BadWeights(f"There are no weights at {path}.") from None
    except UNREADABLE as error:
        raise BadWeights(f"{path} is no whole file of weights: {error}.") from None
    try:
        about = msgspec.json.decode(arrays.pop("about").tobytes(), type=About)
    except (KeyError, msgspec.MsgspecError):
        raise BadWeights(f"{path} does not say what its weights are made for.") from None
    if about.version != layout.VERSION:
        raise BadWeights(f"{path} has weights of version {about.version}; this program has {layout.VERSION}.")
    wanted = shapes(about)
    for key, shape in wanted.items():
        if key not in arrays or arrays[key].shape != shape or not np.isfinite(arrays[key]).all():
            raise BadWeights(f"{path} has no sound weights for {key}.")
    return Network(about, {key: arrays[key].astype(np.float32) for key in wanted})


@cache
def shipped() -> Network:
    """Return the network that came with the program."""
    return read(WEIGHTS)


def shapes(about: About) -> dict[str, tuple[int, ...]]:
    """Return the shape of every array of weights."""
    wide, narrow = about.wide, about.narrow
    inputs = layout.MAZE + layout.CELLS * CELL_BITS
    layers = {
        "roles": (layout.SEAT_ROOM * layout.ROLE_ROOM, wide), "own": (1, wide),
        "ask": (narrow, wide), "numbers": (narrow, layout.OPTION - layout.O_SECOND), "inner": (narrow, narrow),
        "score": (1, narrow),
    }  # fmt: skip
    if about.sides:
        layers |= {f"sap.{name}": layers[name] for name in ("ask", "inner", "score")}
    out: dict[str, tuple[int, ...]] = {
        "verb.weight": (40, narrow), "card.weight": (layout.KIND_ROOM, narrow),
        "belief.weight": (narrow, layout.ROLE_ROOM), "prior": (),
    }  # fmt: skip
    for trunk in ("trunk", "roles_trunk")[: 1 + about.roles_trunk]:
        layers[f"{trunk}.first"] = wide, inputs
        for block in range(about.blocks):
            name = f"{trunk}.blocks.{block}"
            layers |= {f"{name}.inner": (wide, wide), f"{name}.outer": (wide, wide)}
            out |= {f"{name}.norm.weight": (wide,), f"{name}.norm.bias": (wide,)}
        out |= {f"{trunk}.norm.weight": (wide,), f"{trunk}.norm.bias": (wide,)}
    for name, shape in layers.items():
        out[f"{name}.weight"], out[f"{name}.bias"] = shape, shape[:1]
    return out


def state_scales() -> Numbers:
    """Return by how much each number of a state is multiplied, so that most are about one."""
    out = np.full(layout.MAZE, 0.5, np.float32)
    for at, scale in (
        (layout.SEATS, 0.1), (layout.PILE, 1 / 32), (layout.HAND, 0.25), (layout.TURN, 1 / 32), (layout.FAR, 1 / 32),
        (layout.DOUBT, 0.01), (layout.ENDS, 0.125),
    ):  # fmt: skip
        out[at] = scale
    out[layout.SEEN : layout.SEEN + layout.KIND_ROOM] = 0.25
    goals = out[layout.GOALS : layout.GOALS + layout.GOAL_ROOM * layout.GOAL_SIZE].reshape(-1, layout.GOAL_SIZE)
    goals[:, [layout.G_HOPE, layout.G_DREAD]] = 0.01
    goals[:, layout.G_FAR] = 1 / 32
    seats = out[layout.BLOCKS :].reshape(-1, layout.BLOCK)
    seats[:, [layout.S_TURNS, layout.S_HAND]] = 0.25
    seats[:, layout.S_LEANS : layout.S_LEANS + layout.GOAL_ROOM] = 1 / 16
    return out


def option_scales() -> Numbers:
    """Return the same for the numbers of an option, from the second card on."""
    out = np.ones(layout.OPTION, np.float32)
    for at, scale in (
        (layout.O_SECOND, 0.02), (layout.O_COLUMN, 0.1), (layout.O_ROW, 0.1), (layout.O_WORTH, 1 / 32),
        (layout.O_GAIN, 1 / 32), (layout.O_KEEP, 1 / 32), (layout.O_SEQUEL, 1 / 32), (layout.O_TURNS, 0.25),
        (layout.O_HOPE, 0.01), (layout.O_KNOWN, 0.1),
    ):  # fmt: skip
        out[at] = scale
    out[layout.O_STEPS : layout.O_STEPS + layout.GOAL_ROOM] = 1 / 16
    return out[layout.O_SECOND :]
