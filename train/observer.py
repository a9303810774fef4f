"""Learn what a spectator may think: `python -m train.observer build/seen --out build/observer.npz`.

A small network (`saboteur/bots/network/public_beliefs.py`) says how much more each seat is to be suspected than the
posterior does, and the numbers of the dwarfs do the rest. It is fitted to who was a saboteur at the moments that
`train.kinship_games --spectator` recorded: of the chance of the true saboteurs together, the slope by what is added
to a seat's evidence is whether it was one less the chance that it is shown with. As in `train.kinship` it is the mean
of several, and teams may come exchanged. A seventh of the deals is held out, of every table as many. Needs torch.
"""

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

try:
    import torch
except ModuleNotFoundError:
    sys.exit("Training needs torch, any version from 2.4; nothing else does.")
import numpy as np
from numpy.typing import NDArray

from saboteur.bots.memory.bot_memory import dwarfs_of
from saboteur.bots.network.public_beliefs import OBSERVER_SHAPES, blinded, moved, shifts, weights
from saboteur.bots.network.role_net import Numbers, bounds
from saboteur.core.measure.posterior import Rows, marginals
from saboteur.core.table.cards import ROLES
from train.commands import command
from train.kinship import (
    BINS,
    HELD_OUT,
    PARTS,
    TOGETHER,
    Descent,
    Guess,
    Places,
    learner,
    shipped,
    swapped,
    together,
    write,
)
from train.kinship_games import DEAL, LAPS, ROLE, SEATS, SEEN_KINDS, SEEN_TABLES, levels_of, read, seen_ruleset_of

BATCH: Final = 192  # moments
PASSES: Final = 4
# The bounds of `saboteur.bots.network.public_beliefs` while learning: wider than those that are kept to later.
A_DEED: Final = 0.7
ALL_DEEDS: Final = 2.0
SABOTEUR: Final = "saboteur"


class Moment(NamedTuple):
    """What everybody saw at a moment, as the posterior has it."""

    deal: int
    laps: float
    first: int  # of its rows; one for each seat
    seats: int
    evidence: Rows
    counts: tuple[int, ...]
    bad: int  # column of the saboteurs

    def chances(self, by: Numbers) -> list[float]:
        """Return each seat's chance of being a saboteur if so much is added to the evidence."""
        found = marginals(moved(self.evidence, self.bad, by), self.counts, self.seats, {})
        return [row[self.bad] for row in found]


class Moments:
    """What was recorded, where there are saboteurs."""

    def __init__(self, folder: Path) -> None:
        """Read all files of a folder."""
        parts = read(folder)
        rows, truth = (np.concatenate([part[name] for part in parts]) for name in ("rows", "truth"))
        self.rows: Numbers = blinded(rows.astype(np.float32))
        self.guilty: Numbers = (truth[:, ROLE] == ROLES.index(SABOTEUR)).astype(np.float32)
        self.moments: list[Moment] = []
        first = 0
        for part in parts:
            evidence = iter(part["evidence"].tolist())
            for about in part["about"]:
                deal, seats = int(about[DEAL]), int(about[SEATS])
                roles, counts = dwarfs_at(deal)
                lines = [[next(evidence) for _ in roles] for _ in range(seats + (sum(counts) > seats))]
                if SABOTEUR in roles:
                    bad = roles.index(SABOTEUR)
                    self.moments.append(Moment(deal, float(about[LAPS]), first, seats, lines, counts, bad))
                first += seats

    def places(self, some: Sequence[Moment]) -> Places:
        """Return the places of the rows of moments."""
        return np.concatenate([np.arange(one.first, one.first + one.seats) for one in some])

    def chances(self, some: Sequence[Moment], by: Numbers) -> Numbers:
        """Return the chances of all seats at moments, one after the other, if so much is added to their evidence."""
        ends = np.cumsum([one.seats for one in some])[:-1]
        found = zip(some, np.split(by, ends), strict=True)
        return np.array([chance for one, part in found for chance in one.chances(part)], np.float32)


def held_out(deal: int) -> bool:
    """Return whether a deal is for judging alone; in one such run of deals every table without modules comes once."""
    return deal // (2 * len(SEEN_TABLES)) % HELD_OUT == 0


def dwarfs_at(deal: int) -> tuple[list[str], tuple[int, ...]]:
    """Return the roles of a deal and how many dwarfs of each there are."""
    setup = seen_ruleset_of(deal)
    pairs = dwarfs_of(setup.seats, tuple(setup.modules), tuple(setup.options.items()))
    return [role for role, _ in pairs], tuple(count for _, count in pairs)


def fit(data: Moments, learning: Sequence[Moment], seed: int) -> Guess:
    """Fit one network to some moments."""
    torch.set_num_threads(1)  # networks so small only wait for each other on several
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = Guess(data.rows[data.places(learning)], 1)
    batches = len(learning) // BATCH + 1
    descent = Descent(net, PASSES * batches)
    for _ in range(PASSES):
        for places in np.array_split(rng.permutation(len(learning)), batches):
            some = [learning[place] for place in places]
            seats = data.places(some)
            rows = data.rows[seats]
            mirror = np.repeat(rng.random(len(some)) < 0.5, [one.seats for one in some])
            rows[mirror] = swapped(rows[mirror])
            most = torch.from_numpy(bounds(rows, A_DEED, ALL_DEEDS))
            by = most * torch.tanh(net.said(torch.from_numpy(rows))[:, 0] / most.clamp(min=A_DEED))
            off = data.chances(some, by.detach().numpy()) - data.guilty[seats]
            descent.step((torch.from_numpy(off) * by).mean())
    return net


def learn(data: Moments, learning: Sequence[Moment]) -> dict[str, Numbers]:
    """Fit the whole network to some moments; return its weights."""
    return together([fit(data, learning, seed) for seed in range(1, TOGETHER + 1)])


# -- what it is worth ----------------------------------------------------------------------------------------


def scores(chances: Numbers, guilty: Numbers) -> str:
    """Write log loss, Brier score and calibration error."""
    right = np.maximum(np.where(guilty == 1.0, chances, 1.0 - chances), 1e-4)
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    gap = sum(abs(float((chances - guilty)[bins == one].sum())) for one in range(BINS)) / len(chances)
    return f"{-np.log(right).mean():.3f} / {((chances - guilty) ** 2).mean():.3f} ({100.0 * gap:.1f} %)"


def report(data: Moments, some: Sequence[Moment], net: dict[str, Numbers]) -> None:
    """Print how posterior and observer do, by part of the round, table and saboteurs."""
    places = data.places(some)
    by = shifts(data.rows[places], net)
    ways = [data.chances(some, np.zeros_like(by)), data.chances(some, by)]
    guilty, sizes = data.guilty[places], [one.seats for one in some]

    def line(name: str, here: NDArray[np.bool_]) -> None:
        two = [scores(way[here], guilty[here]) for way in ways]
        print(f"{name}: posterior {two[0]}, observer {two[1]}, {here.sum()} guesses")

    kinds: list[Callable[[Moment], str]] = [_part, lambda one: _table(one.deal), lambda one: _saboteurs(one.deal)]
    for named in kinds:
        names = np.repeat([named(one) for one in some], sizes)
        for name in sorted(set(names.tolist())):
            line(name, names == name)
    line("all", np.ones(len(places), bool))


def _part(one: Moment) -> str:
    return next(f"from lap {least}" for least, most in PARTS if least <= one.laps < most)


def _table(deal: int) -> str:
    setup = seen_ruleset_of(deal)
    if deal % 2 == 0:
        return f"{setup.modules[-1]}, {setup.seats} seats"
    return "teams" if "saboteur2" in setup.modules else "gold-diggers with modules"


def _saboteurs(deal: int) -> str:
    """Name who played the saboteurs, as `kinship_games.play` draws them."""
    seats, dice = seen_ruleset_of(deal).seats, random.Random(deal)
    levels_of(seats, dice, SEEN_KINDS)  # everybody else
    levels = set(levels_of(seats, dice, SEEN_KINDS))
    return f"saboteurs {levels.pop()}" if len(levels) == 1 else "saboteurs of several kinds"


@command
def main(words: list[str] | None = None) -> int:
    """Read, fit, report, write."""
    args = learner(
        "train.observer", "Learn what a spectator may think.", "train.kinship_games --spectator"
    ).parse_args(words)
    data = Moments(args.folder)
    if args.out is None:
        report(data, data.moments, shipped(weights()))
        return 0
    net = learn(data, [one for one in data.moments if not held_out(one.deal)])
    report(data, [one for one in data.moments if held_out(one.deal)], net)
    write(args.out, net, OBSERVER_SHAPES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
