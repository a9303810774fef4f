"""A policy that learned the base game with PPO from self-play alone: `examples/train_ppo.py` made it, numpy plays it.

    saboteur arena saboteur.env.ppo_player:Ppo steady

It reads columns of what `VectorGames` writes (`observations`, `extras`, `options`) and scores every option. A seat
at a table is shown the same bytes, written for the table as it imagines it, so it knows what the seat knows. Columns
that a seat keeps no account of at a table are left out: the last actions one by one, counts by category, suspicion.
What rules of play think of a table, which is among the extras, is left out, too: nothing is learned from bots.
"""

import hashlib
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from saboteur.bots.beliefs.imagined_worlds import Imagined
from saboteur.bots.memory.action_counts import trace_of
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.network.play_net import UNREADABLE
from saboteur.bots.own_bots import BotFault
from saboteur.bots.search.imagined_play import policy_weights_of
from saboteur.core.measure.known_maze import ages_of
from saboteur.core.research import extra_features, observation_layout, option_features
from saboteur.core.research.observation import observe
from saboteur.core.research.observed_maze import MAZE_WORDS
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance
from saboteur.core.table.slots import MOST_SEATS
from saboteur.env.batches import MODULES, rule_flags
from saboteur.play.actions import AnyAction, pack
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View

WEIGHTS: Final = Path(__file__).with_name("ppo.npz")
VERSION: Final = 1
BOUND: Final = 12.0  # of scores, as in training
LAYERS: Final = ("state.0", "state.2", "option", "score.1", "score.3")

Signed = NDArray[np.int8]
Numbers = NDArray[np.float32]


def rows_of(observations: NDArray[np.uint8], extras: Signed) -> Signed:
    """Put observations and extra features side by side, as the policy reads them."""
    return np.concatenate((observations.view(np.int8), extras), axis=1)


def columns(room: int) -> NDArray[np.bool_]:
    """Return which columns of such rows a seat at a table can be shown as in training."""
    names = [*observation_layout.names(room, MODULES), *extra_features.extra_names(room)]
    seen = observation_layout.size(room)
    out = np.array([name != "spare" for name in names])
    out[observation_layout.LAST_AT : observation_layout.SEATS_AT] = False
    for seat in range(room):
        block = observation_layout.SEATS_AT + seat * observation_layout.SEAT_SIZE
        out[block + observation_layout.S_SUSPICION] = False
        out[block + observation_layout.SEAT_CATEGORIES : block + observation_layout.SEAT_SIZE] = False
    out[seen : seen + extra_features.SEEN] = False
    out[observation_layout.PLAYED : observation_layout.PLAYED + observation_layout.KIND_ROOM] = False
    return out


def option_columns() -> NDArray[np.bool_]:
    """Return the same of the features of options."""
    out = np.ones(option_features.OPTION_SIZE, np.bool_)
    out[[option_features.CATEGORY, option_features.TARGET_SUSPICION]] = False
    return out


class PpoFault(ValueError):  # noqa: N818 - the sentence says what is wrong with the weights
    """Weights that cannot be used."""


class About(msgspec.Struct, frozen=True):
    """What weights are made for, and how long they learned."""

    version: int
    observation: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
    modules: list[str]
    cpu_seconds: int = 0
    decisions: int = 0


class Policy:
    """The weights, and how they score options."""

    def __init__(self, arrays: dict[str, NDArray[Any]], about: About) -> None:
        """Keep the weights."""
        self.about = about
        self._arrays = arrays

    @classmethod
    def load(cls, path: Path | str | None = None) -> "Policy":
        """Read the weights that are shipped, or others; those of another version are refused."""
        path = WEIGHTS if path is None else Path(path)
        try:
            with path.open("rb") as whole, np.load(whole, allow_pickle=False) as file:
                arrays = {key: file[key] for key in file.files}
            about = msgspec.json.decode(arrays.pop("about").tobytes(), type=About)
        except FileNotFoundError:
            raise PpoFault(f"There are no weights at {path}.") from None
        except (*UNREADABLE, KeyError, msgspec.MsgspecError) as error:
            raise PpoFault(f"{path} is no whole file of weights of a policy: {error}.") from None
        if (about.version, about.observation) != (VERSION, observation_layout.VERSION):
            raise PpoFault(
                f"{path} has weights of version {about.version} for {about.observation}; this program has {VERSION} "
                f"for {observation_layout.VERSION}."
            )
        wanted = {f"{layer}.{part}" for layer in LAYERS for part in ("weight", "bias")}
        wanted |= {f"{side}.{part}" for side in ("rows", "options") for part in ("kept", "mean", "spread")}
        if missing := sorted(wanted - set(arrays)):
            raise PpoFault(f"{path} has no weights for {missing[0]}.")
        if fault := misshapen(arrays, about.seats):
            raise PpoFault(f"{path} {fault}.")
        return cls(arrays, about)

    def _scaled(self, side: str, rows: Signed) -> Numbers:
        chosen = rows[:, self._arrays[f"{side}.kept"]].astype(np.float32)
        scaled = (chosen - self._arrays[f"{side}.mean"]) / self._arrays[f"{side}.spread"]
        out: Numbers = np.clip(scaled, -5.0, 5.0).astype(np.float32)
        return out

    def _layer(self, name: str, x: Numbers) -> Numbers:
        out: Numbers = x @ self._arrays[f"{name}.weight"].T + self._arrays[f"{name}.bias"]
        return out

    def scores(self, rows: Signed, options: NDArray[np.uint8], counts: NDArray[np.int64]) -> Numbers:
        """Score the options of some games: rows as `rows_of` makes them, `counts` how many options each game has."""
        state = self._layer("state.2", np.maximum(self._layer("state.0", self._scaled("rows", rows)), 0.0))
        some = self._layer("option", self._scaled("options", options.view(np.int8)))
        hidden = np.maximum(some + np.repeat(state, counts, axis=0), 0.0)
        scores = self._layer("score.3", np.maximum(self._layer("score.1", hidden), 0.0))[:, 0]
        out: Numbers = BOUND * np.tanh(scores / BOUND)
        return out

    def best(self, rows: Signed, options: NDArray[np.uint8], counts: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the place of the best option of every game, as `VectorGames.step` takes it."""
        scores, first = self.scores(rows, options, counts), np.cumsum(counts) - counts
        best = np.maximum.reduceat(scores, first)
        found = np.flatnonzero(scores == np.repeat(best, counts))
        return np.asarray(found[np.searchsorted(found, first)] - first, np.int64)


def misshapen(arrays: dict[str, NDArray[Any]], seats: int) -> str:
    """Say which arrays do not fit together, nothing if all do."""
    sizes = {"rows": len(columns(seats)), "options": option_features.OPTION_SIZE}
    for side, size in sizes.items():
        kept = arrays[f"{side}.kept"]
        if kept.ndim != 1 or kept.dtype.kind not in "iu" or not len(kept) or not 0 <= kept.min() <= kept.max() < size:
            return f"reads columns that there are not in {side}"
    inputs = {"state.0": len(arrays["rows.kept"]), "option": len(arrays["options.kept"])}
    for layer, before in (("state.2", "state.0"), ("score.1", "option"), ("score.3", "score.1")):
        inputs[layer] = len(arrays[f"{before}.bias"])
    outputs = {"option": len(arrays["state.2.bias"]), "score.3": 1}
    for layer, size in inputs.items():
        weight, bias = arrays[f"{layer}.weight"], arrays[f"{layer}.bias"]
        if weight.shape != (outputs.get(layer, len(bias)), size) or bias.shape != weight.shape[:1]:
            return f"has weights of another shape for {layer}"
    return ""


@cache
def shipped() -> Policy:
    """Return the policy that came with the program."""
    return Policy.load()


def checksum(path: Path | None = None) -> str:
    """Return the SHA-256 of weights, those that are shipped unless others are named."""
    return hashlib.sha256((path or WEIGHTS).read_bytes()).hexdigest()


class Ppo:
    """The policy at a table, where levels sit; `Ppo(FILE)` has other weights."""

    def __init__(self, path: str = "") -> None:
        """Read the weights."""
        try:
            self.policy = Policy.load(path) if path else shipped()
        except PpoFault as fault:
            raise BotFault(str(fault)) from None

    def choose(self, view: View, options: list[AnyAction], memory: Memory, rng: Random) -> AnyAction:
        """Return the best option."""
        about = self.policy.about
        if (view.seats, sorted(view.modules)) != (about.seats, sorted(about.modules)):
            raise BotFault(
                f"the policy learned games of {about.seats} seats with {', '.join(about.modules)}, not of "
                f"{view.seats} with {', '.join(view.modules)}"
            )
        rows, described = written(view, memory, [pack(option) for option in options], rng)
        return options[int(self.policy.best(rows, described, np.array([len(options)]))[0])]


def written(view: View, memory: Memory, codes: list[int], rng: Random) -> tuple[Signed, NDArray[np.uint8]]:
    """Return the row of a seat and the features of its options, for the table as it imagines it."""
    state = Imagined(view, memory, rng).state
    seat, seats = memory.seat, view.seats
    trace = trace_of(memory, state.rules, list(state.table.goal_cells))
    trace.ages = ages_of(memory.ages)
    row, maze = vec[i64]([0] * (observation_layout.size(seats) // 8)), vec[i64]([0] * MAZE_WORDS)
    extras = vec[i64]([0] * (extra_features.extra_size(seats) // 8))
    listed = vec[i64]([0] * (option_features.OPTION_WORDS * len(codes)))
    flags = rule_flags(Setup(seats=seats, modules=view.modules, options=view.options, seed=0), state.rules)
    observe(state, trace, flags, seat, seats, row, 0, maze, 0)
    policy = policy_weights_of(seats, tuple(view.modules), tuple(view.options.items()))
    player = Player(state, vec[float]([0.0] * seats), Chance(b"", 0, 1), policy)
    player.look(seat)
    extra_features.write_extras(player, trace.history, seats, extras, 0)
    option_features.describe_all(state, trace, seat, vec[i64](codes), 0, len(codes), listed)
    seen, more = (np.frombuffer(memoryview(one), np.uint8)[None] for one in (row, extras))
    described = np.frombuffer(memoryview(listed), np.uint8).reshape(-1, option_features.OPTION_SIZE)
    return rows_of(seen, more.view(np.int8)), described
