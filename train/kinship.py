"""Learn who holds which dwarf: `python -m train.kinship build/kinship --out src/saboteur/bots/network/kinship.npz`.

A small network (`saboteur/bots/network/role_net.py`) is fitted to how far the posterior is off at the moments that
`train.kinship_games` recorded; every moment with teams may come with blue and green exchanged. It is the mean of
several that begin otherwise, side by side, because that holds better elsewhere than one that is as large. Every
seventh deal is held out; log loss and calibration there are printed, by part of the round, by table and by who plays
there. Needs torch.
"""

import argparse
import io
import random
import sys
from collections.abc import Callable
from math import exp
from pathlib import Path
from typing import Any, Final

try:
    import torch
except ModuleNotFoundError:
    sys.exit("Training needs torch, any version from 2.4; nothing else does.")
import numpy as np
from numpy.typing import NDArray
from torch import Tensor

from saboteur.bots.network.role_net import ABSENT, BLOCKS, HIDDEN, LEAST, SHAPES, WIDTH, Numbers, chances_of, weights
from saboteur.core.table.cards import ROLES
from train.commands import Refused, command, output, write_whole
from train.kinship_games import DEAL, KNOWN, LAPS, ROLE, SEATS, SET, TABLES, TREASURES, levels_of, read, ruleset_of

Places = NDArray[np.int64]  # of guesses

HELD_OUT: Final = 7  # every seventh deal
TOGETHER: Final = 4  # networks that are fitted side by side
PASSES: Final = 6
BATCH: Final = 1024
RATE: Final = 2e-3
DECAY: Final = 0.1
SWAPPED: Final = [ROLES.index({"blue": "green", "green": "blue"}.get(role, role)) for role in ROLES]
POSTERIOR: Final = slice(len(ROLES), 2 * len(ROLES))  # its logarithms, in a row
PARTS: Final = ((0.0, 1.5), (1.5, 4.0), (4.0, 99.0))  # laps
BINS: Final = 10  # of chances, for calibration


class Moments:
    """What was recorded: a row for each seat whose dwarf was not known at a moment."""

    def __init__(self, folder: Path) -> None:
        """Read all files of a folder."""
        parts = read(folder)
        rows, told, truth = (np.concatenate([part[name] for part in parts]) for name in ("rows", "about", "truth"))
        about = np.repeat(told, told[:, SEATS].astype(int), axis=0)
        asked = truth[:, KNOWN] == 0
        self.rows: Numbers = rows[asked].astype(np.float32)
        self.roles = truth[asked, ROLE].astype(np.int64)
        self.deals = about[asked, DEAL].astype(int)
        self.laps = about[asked, LAPS]
        present = about[asked, SET].astype(int)[:, None] >> np.arange(len(ROLES)) & 1
        self.absent = np.where(present == 1, 0.0, ABSENT).astype(np.float32)
        self.teams = present[:, ROLES.index("blue")] == 1
        told = told[told[:, TREASURES] >= 0.0]
        self.treasure = told[:, TREASURES:]  # chances of the true place
        self.treasure_teams = told[:, SET].astype(int) >> ROLES.index("blue") & 1

    def tensors(self, some: Places, mirror: NDArray[np.bool_] | None = None) -> tuple[Tensor, Tensor, Tensor]:
        """Return rows, roles and what is added for absent ones; `mirror`: where blue and green are exchanged."""
        rows, roles = self.rows[some], self.roles[some]
        if mirror is not None:
            rows[mirror] = swapped(rows[mirror])
            roles[mirror] = np.array(SWAPPED)[roles[mirror]]
        return torch.from_numpy(rows), torch.from_numpy(roles), torch.from_numpy(self.absent[some])


def swapped(rows: Numbers) -> Numbers:
    """Return rows with blue and green exchanged."""
    by_role = rows[:, : BLOCKS * len(ROLES)].reshape(-1, BLOCKS, len(ROLES))
    return np.concatenate([by_role[..., SWAPPED].reshape(len(rows), -1), rows[:, BLOCKS * len(ROLES) :]], 1)


class Guess(torch.nn.Module):
    """One of the networks that together are that of `saboteur/bots/network/role_net.py`, for numbers of like size."""

    def __init__(self, rows: Numbers, outputs: int = len(ROLES)) -> None:
        """Begin with the posterior as it is; `rows` are those it is to learn from."""
        super().__init__()
        spread = rows.std(0)
        spread[spread < 1e-3] = 1.0
        self.middle, self.spread = torch.from_numpy(rows.mean(0)), torch.from_numpy(spread)
        self.inner = torch.nn.Linear(WIDTH, HIDDEN // TOGETHER)
        self.outer = torch.nn.Linear(HIDDEN // TOGETHER, outputs)
        torch.nn.init.zeros_(self.outer.weight)

    def said(self, rows: Tensor) -> Tensor:
        """Return what the network itself says."""
        found: Tensor = self.outer(torch.relu(self.inner((rows - self.middle) / self.spread)))
        return found

    def forward(self, rows: Tensor, absent: Tensor) -> Tensor:
        """Return the logarithms of the chances."""
        return torch.log_softmax(rows[:, POSTERIOR] + self.said(rows) + absent, -1)


class Descent:
    """Learns in steps that become smaller to the last; what is learned shrinks on the way."""

    def __init__(self, net: Guess, steps: int) -> None:
        """Take all weights of a network."""
        shrunk = [{"params": [one], "weight_decay": DECAY * (one.dim() > 1)} for one in net.parameters()]
        self._adam = torch.optim.AdamW(shrunk, RATE)
        self._falling = torch.optim.lr_scheduler.LambdaLR(self._adam, lambda step: max(0.0, 1.0 - step / steps))

    def step(self, off: Tensor) -> None:
        """Make a number smaller."""
        self._adam.zero_grad()
        off.backward()  # type: ignore[no-untyped-call]
        self._adam.step()
        self._falling.step()


def fit(data: Moments, learning: Places, seed: int) -> Guess:
    """Fit one network to some guesses."""
    torch.set_num_threads(1)  # networks so small only wait for each other on several
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = Guess(data.rows[learning])
    batches = len(learning) // BATCH + 1
    descent = Descent(net, PASSES * batches)
    for _ in range(PASSES):
        for some in np.array_split(rng.permutation(learning), batches):
            rows, roles, absent = data.tensors(some, rng.random(len(some)) < 0.5)
            descent.step(torch.nn.functional.nll_loss(net(rows, absent), roles))
    return net


def together(nets: list[Guess]) -> dict[str, Numbers]:
    """Return the weights of the mean of networks, for numbers as they are."""
    inner = [net.inner.weight.detach().T / net.spread[:, None] for net in nets]
    bias = [net.inner.bias.detach() - net.middle @ own for net, own in zip(nets, inner, strict=True)]
    return {
        "inner": torch.cat(inner, 1).numpy(),
        "bias": torch.cat(bias).numpy(),
        "outer": (torch.cat([net.outer.weight.detach().T for net in nets]) / len(nets)).numpy(),
        "base": torch.stack([net.outer.bias.detach() for net in nets]).mean(0).numpy(),
    }


def learn(data: Moments, learning: Places) -> dict[str, Numbers]:
    """Fit the whole network to some guesses; return its weights."""
    return together([fit(data, learning, seed) for seed in range(1, TOGETHER + 1)])


def posterior(data: Moments, some: Places) -> Numbers:
    """Return the chances of roles by the posterior."""
    rows, _, absent = data.tensors(some)
    return np.asarray(torch.softmax(rows[:, POSTERIOR] + absent, -1).numpy())


def guessed(data: Moments, some: Places, net: dict[str, Numbers]) -> Numbers:
    """Return the chances of roles by what was learned."""
    return chances_of(data.rows[some], data.absent[some], net)


def loss(chances: Numbers, roles: NDArray[np.int64]) -> float:
    """Return the log loss of chances."""
    return float(-np.log(np.maximum(chances[np.arange(len(roles)), roles], 1e-6)).mean())


def miscalibration(chances: Numbers, roles: NDArray[np.int64]) -> float:
    """Return how far chances are from how often they come true, on average over the roles in the set."""
    came = np.eye(len(ROLES))[roles]
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    off = [abs(float((chances - came)[bins == one].sum())) for one in range(BINS)]
    return sum(off) / float((chances > exp(ABSENT / 2)).sum())


def report(data: Moments, some: Places, net: dict[str, Numbers], *kinds: Callable[[int], str]) -> None:
    """Print log loss and calibration of the posterior and of what was learned, by kinds of deals, too."""
    before, after = posterior(data, some), guessed(data, some, net)
    roles, laps, deals = data.roles[some], data.laps[some], data.deals[some].tolist()

    def line(name: str, here: NDArray[np.bool_]) -> None:
        if not here.any():
            return
        two = [
            f"{loss(way[here], roles[here]):.3f} ({100.0 * miscalibration(way[here], roles[here]):.1f} %)"
            for way in (before, after)
        ]
        print(f"{name}: posterior {two[0]}, learned {two[1]}, {here.sum()} guesses")

    for teams in sorted(set(data.teams[some].tolist())):
        same = data.teams[some] == teams
        side = "teams" if teams else "gold-diggers"
        line(side, same)
        for least, most in PARTS:
            line(f"{side} from lap {least}", same & (laps >= least) & (laps < most))
    for named in kinds:
        names = {deal: named(deal) for deal in set(deals)}
        found = np.array([names[deal] for deal in deals])
        for name in sorted(set(found.tolist())):
            line(name, found == name)
    line("all", np.ones(len(some), bool))


def report_treasure(data: Moments) -> None:
    """Print how well the place of the treasure is foretold where somebody who looked at a goal has dug."""
    for teams, side in enumerate(("gold-diggers", "teams")):
        chances = np.maximum(data.treasure[data.treasure_teams == teams], LEAST)
        ways = zip(("maps", "digging as it was seen", "weighed anew"), -np.log(chances).mean(0), strict=True)
        print(f"treasure, {side}: {', '.join(f'{way} {off:.3f}' for way, off in ways)}, {len(chances)} moments")


def table_of(deal: int) -> str:
    """Name the kind of table at which a deal was played."""
    setup = ruleset_of(deal)
    if deal % 2 == 0:
        return f"{TABLES[deal // 2 % len(TABLES)][0]}, {setup.seats} seats"
    return "teams at random" if "saboteur2" in setup.modules else "gold-diggers at random"


def players_of(deal: int) -> str:
    """Name who played a deal, if it was one kind at all seats."""
    levels = set(levels_of(ruleset_of(deal).seats, random.Random(deal)))
    return f"all {levels.pop()}" if len(levels) == 1 else "several kinds"


def write(path: Path, net: dict[str, Numbers], shapes: dict[str, tuple[int, ...]]) -> None:
    """Write weights in few bytes."""
    assert {name: array.shape for name, array in net.items()} == shapes
    small: dict[str, Any] = {name: array.astype(np.float16) for name, array in net.items()}
    packed = io.BytesIO()
    np.savez_compressed(packed, **small)
    write_whole(path, packed.getvalue())


def learner(program: str, about: str, recorder: str) -> argparse.ArgumentParser:
    """Describe the command line of what learns from recorded games."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    parser.add_argument("folder", type=Path, help=f"what {recorder} wrote")
    parser.add_argument(
        "--out", type=output, help="file for the weights; without it the shipped ones are judged by all deals"
    )
    return parser


def shipped(found: dict[str, Numbers] | None) -> dict[str, Numbers]:
    """Return shipped weights, or refuse to judge without."""
    if found is None:
        raise Refused("There are no weights to be judged; --out FILE learns new ones.")
    return found


@command
def main(words: list[str] | None = None) -> int:
    """Read, fit, report, write."""
    parser = learner("train.kinship", "Learn who holds which dwarf.", "train.kinship_games")
    parser.add_argument("--apart", action="store_true", help="also learn from gold-diggers and from teams apart")
    args = parser.parse_args(words)
    data = Moments(args.folder)
    if args.out is None:
        report(data, np.arange(len(data.roles)), shipped(weights()), table_of)
        return 0
    held = data.deals % HELD_OUT == 0
    if args.apart:
        for teams in (False, True):
            print(f"learned from {'teams' if teams else 'gold-diggers'} alone, judged by them alone:")
            same = data.teams == teams
            report(data, np.flatnonzero(held & same), learn(data, np.flatnonzero(~held & same)))
    net = learn(data, np.flatnonzero(~held))
    report(data, np.flatnonzero(held), net, table_of, players_of)
    report_treasure(data)
    write(args.out, net, SHAPES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
