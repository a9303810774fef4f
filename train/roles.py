"""Teach the network who is who in real games: `python -m train.roles build/roles --out build/weights.npz`.

The head that guesses roles learned in self-play, from saboteurs of the network's own kind and from clones. Here a
copy of the network's trunk goes on, for that head alone, with what `train.role_games` recorded of the bots that are
really met; the policy stays as it is. A seventh of the deals is held out: by one half of them the best pass is
chosen, and the log loss on the other half is printed, by part of the round and by kind of saboteurs. Needs torch.
"""

import argparse
import copy
import sys
from pathlib import Path
from typing import Any, Final

try:
    import torch
except ModuleNotFoundError:
    sys.exit("Training needs torch, any version from 2.4; nothing else does.")
import msgspec
import numpy as np
from numpy.typing import NDArray
from torch import Tensor, nn

from saboteur.bots.network import network_layout as layout
from saboteur.bots.network import play_net
from train import store
from train.commands import Refused, command, output, positive
from train.net import Policy, Trunk, certain, unpack
from train.role_games import DEAL, KIND, KINDS, LEFT, read_all

HELD_OUT: Final = 7
BATCH: Final = 2048
RATE: Final = 2e-4
DECAY: Final = 0.05
SURE: Final = 10.0  # so much is added to the score of a role only if the seat was shown it
BINS: Final = 10  # of chances, for calibration
LEAST: Final = 1e-3  # a role with less is not in the set


class Decisions:
    """What was recorded of some deals."""

    def __init__(self, found: dict[str, NDArray[Any]], rows: NDArray[np.bool_]) -> None:
        self.about = found["about"][rows]
        self.states = torch.from_numpy(found["states"][rows])
        self.truth = torch.from_numpy(found["roles"][rows].astype(np.int64))

    def __len__(self) -> int:
        return len(self.states)

    def batches(self, order: Tensor, device: torch.device) -> list[tuple[Tensor, Tensor]]:
        """Return states and true roles in an order, some at a time."""
        return [(self.states[rows].to(device), self.truth[rows].to(device)) for rows in order.split(BATCH)]


class Judge(nn.Module):
    """The trunk and the head that guess roles."""

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self.trunk: Trunk = copy.deepcopy(policy.roles_trunk or policy.trunk)
        self.roles = copy.deepcopy(policy.roles)
        self.register_buffer("scales", policy.state_scales.clone())

    def forward(self, state: Tensor) -> Tensor:
        """Return the logarithms of the chances of roles, by state and seat."""
        scores = self.roles(self.trunk(unpack(state, self.scales)))
        return (scores.view(-1, layout.SEAT_ROOM, layout.ROLE_ROOM) + certain(state)).log_softmax(-1)

    def said(self, state: Tensor, truth: Tensor) -> tuple[Tensor, Tensor]:
        """Return the chances, and which roles came true, of the seats whose dwarf was not shown."""
        asked = certain(state).amax(-1) < SURE
        asked &= torch.arange(layout.SEAT_ROOM, device=state.device) < state[:, layout.SEATS, None]
        return self(state)[asked], truth[asked]


def guessed(judge: Judge, some: Decisions, rows: Tensor, device: torch.device) -> tuple[Tensor, Tensor]:
    """Return what is said of some decisions, and what came true."""
    with torch.no_grad():
        parts = [judge.said(*batch) for batch in some.batches(rows, device)]
    return torch.cat([logs for logs, _ in parts]).cpu(), torch.cat([came for _, came in parts]).cpu()


def loss_on(judge: Judge, some: Decisions, device: torch.device) -> float:
    """Return the log loss on some decisions, by seat."""
    return float(nn.functional.nll_loss(*guessed(judge, some, torch.arange(len(some)), device)))


def fit(judge: Judge, learning: Decisions, choosing: Decisions, passes: int, device: torch.device) -> None:
    """Let trunk and head go on; keep them as they were best where that is chosen."""
    torch.manual_seed(1)
    steps = passes * (len(learning) // BATCH + 1)
    optimizer = torch.optim.AdamW(judge.parameters(), RATE, weight_decay=DECAY)
    falling = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.0, 1.0 - step / steps))
    best, kept = loss_on(judge, choosing, device), copy.deepcopy(judge.state_dict())
    for number in range(passes):
        for batch in learning.batches(torch.randperm(len(learning)), device):
            optimizer.zero_grad()
            nn.functional.nll_loss(*judge.said(*batch)).backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            falling.step()
        now = loss_on(judge, choosing, device)
        print(f"pass {number + 1}: {now:.4f} nats where the best is chosen", flush=True)
        if now < best:
            best, kept = now, copy.deepcopy(judge.state_dict())
    judge.load_state_dict(kept)


# -- what it is worth ----------------------------------------------------------------------------------------


def scores(judge: Judge, some: Decisions, rows: Tensor, device: torch.device) -> str:
    """Write log loss and calibration error of some decisions."""
    logs, came = guessed(judge, some, rows, device)
    chances, true = logs.exp(), nn.functional.one_hot(came, layout.ROLE_ROOM)
    bins = (chances * BINS).long().clamp(max=BINS - 1)
    off = sum(abs(float((chances - true)[bins == one].sum())) for one in range(BINS))
    possible = float((chances > LEAST).sum())
    return f"{float(nn.functional.nll_loss(logs, came)):.3f} ({100.0 * off / possible:.1f} %)"


def report(before: Judge, after: Judge, some: Decisions, device: torch.device) -> None:
    """Print what guesses were worth before and after, by part of the round and kind of saboteurs."""
    left, kinds = some.about[:, LEFT], some.about[:, KIND].astype(int)
    parts = [(f"{least:.0%} to {least + 0.25:.0%} of the pile left", (left >= least) & (left < least + 0.25))
             for least in (0.75, 0.5, 0.25, 0.0)]  # fmt: skip
    parts += [(f"saboteurs {name}", kinds == kind) for kind, name in enumerate((*KINDS, "of several kinds"))]
    for name, here in [*parts, ("all", np.ones(len(left), bool))]:
        rows = torch.from_numpy(np.flatnonzero(here))
        if len(rows):
            two = [scores(judge, some, rows, device) for judge in (before, after)]
            print(f"{name}: before {two[0]}, after {two[1]}, {len(rows)} decisions")


@command
def main(words: list[str] | None = None) -> int:
    """Read, fit, report, write."""
    parser = argparse.ArgumentParser(prog="python -m train.roles", description="Teach who is who in real games.")
    parser.add_argument("folder", type=Path, help="what train.role_games left")
    parser.add_argument("--begin", type=Path, default=play_net.WEIGHTS, help="weights to go on with")
    parser.add_argument("--passes", type=positive, default=6)
    parser.add_argument("--out", type=output, required=True, help="file for the weights")
    args = parser.parse_args(words)
    found = read_all(args.folder)
    policy, about = store.load_weights(args.begin)
    deals = found["about"][:, DEAL].astype(int)
    held = deals % HELD_OUT == 0
    odd = deals // HELD_OUT % 2 == 1
    learning, choosing, judging = (Decisions(found, rows) for rows in (~held, held & odd, held & ~odd))
    if not len(learning) or not len(choosing) or not len(judging):
        raise Refused(f"{args.folder}: too few games to learn from some and judge by others.")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    before = Judge(policy).to(device)
    after = copy.deepcopy(before)
    fit(after, learning, choosing, args.passes, device)
    report(before, after, judging, device)
    policy.roles_trunk, policy.roles = after.trunk.cpu(), after.roles.cpu()
    store.write_weights(args.out, policy, msgspec.structs.replace(about, roles_trunk=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
