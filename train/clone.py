"""Clone levels from what was recorded of them: `python -m train.clone FOLDER --config CONFIG --out clones.pt`.

A clone is the network of the config, taught to choose as the level did. It begins with the weights of a checkpoint if
one is named, and keeps those of the epoch that foresaw best what was not learned from.
"""

import argparse
import sys
import time
from pathlib import Path

try:
    import torch
except ModuleNotFoundError:
    sys.exit("Training needs torch, any version from 2.4; nothing else does.")
import numpy as np
from torch import Tensor

from saboteur.core.batch import net_layout as layout
from train import store
from train.commands import Refused, command, output
from train.net import Policy, device_of, half_precision, policy_of
from train.settings import Settings, read

HELD_OUT = 0.08  # of the decisions: the last of every process, so whole games
BATCH = 4096
RATE = 5e-4
PATIENCE = 2  # epochs without a gain after which it ends

Kept = tuple[Tensor, Tensor, Tensor]  # states, options (with zeros up to their room), choices


def load(folder: Path, device: torch.device) -> dict[str, tuple[Kept, Kept]]:
    """Read what was recorded: by level, what is learned from and what is held out."""
    parts: dict[str, tuple[list[Kept], list[Kept]]] = {}
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as file:
            counts, choices, levels = file["counts"].astype(int), file["choices"], file["levels"]
            options = np.zeros((len(counts), layout.OPTION_ROOM, layout.OPTION), np.uint8)
            options[np.arange(layout.OPTION_ROOM) < counts[:, None]] = file["options"]
            states, last = file["states"], np.arange(len(counts)) >= (1.0 - HELD_OUT) * len(counts)
            for number, name in enumerate(file["names"].tolist()):
                for part, held in enumerate((False, True)):
                    rows = np.flatnonzero((levels == number) & (last == held))
                    state, option = torch.from_numpy(states[rows]), torch.from_numpy(options[rows])
                    choice = torch.from_numpy(choices[rows].astype(np.int64))
                    parts.setdefault(name, ([], []))[part].append((state, option, choice))
    return {name: (_joined(some, device), _joined(held, device)) for name, (some, held) in parts.items()}


def _joined(parts: list[Kept], device: torch.device) -> Kept:
    states, options, choices = (torch.cat([part[i] for part in parts]).to(device) for i in range(3))
    return states, options, choices


def clone(policy: Policy, some: Kept, held: Kept, seconds: float) -> tuple[float, float]:
    """Teach a policy; return the share of held-out choices that it foresees, and its loss there."""
    optimizer = torch.optim.AdamW(policy.parameters(), lr=RATE, weight_decay=0.02)
    began, best, since, device = time.monotonic(), (0.0, float("inf")), 0, some[0].device
    kept = {key: value.clone() for key, value in policy.state_dict().items()}
    while since < PATIENCE and time.monotonic() - began < seconds:
        for rows in torch.randperm(len(some[0]), device=device).split(BATCH):
            optimizer.zero_grad(set_to_none=True)
            _loss(policy, some, rows)[0].backward()
            optimizer.step()
        with torch.no_grad():
            everything = torch.arange(len(held[0]), device=device)
            found = [_loss(policy, held, rows, "sum") for rows in everything.split(2 * BATCH)]
        right, loss = (sum(float(one[i]) for one in found) / len(held[0]) for i in (1, 0))
        since += 1
        if loss < best[1]:
            best, since = (right, loss), 0
            kept = {key: value.clone() for key, value in policy.state_dict().items()}
    policy.load_state_dict(kept)
    return best


def _loss(policy: Policy, some: Kept, rows: Tensor, reduction: str = "mean") -> tuple[Tensor, Tensor]:
    state, options, choice = (part[rows] for part in some)
    with half_precision(state.device):
        scores = policy(state, options).scores
    return torch.nn.functional.cross_entropy(scores, choice, reduction=reduction), (scores.argmax(-1) == choice).sum()


def fresh(settings: Settings, begin: Path | None, device: torch.device) -> Policy:
    """Return a policy to teach."""
    policy = policy_of(settings)
    policy.to(device)
    if begin is not None:
        store.load_policy(begin, policy, device)
    return policy


@command
def main(words: list[str] | None = None) -> int:
    """Clone from the command line."""
    parser = argparse.ArgumentParser(prog="python -m train.clone")
    parser.add_argument("folder", type=Path, help="what train.record left")
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--begin", type=Path, help="folder of a checkpoint to begin from")
    parser.add_argument("--out", type=output, required=True, help="file for the clones")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each level at most")
    args = parser.parse_args(words)
    settings = read(args.config)
    device = device_of(settings)
    torch.manual_seed(settings.seed)
    clones = {}
    for name, (some, held) in load(args.folder, device).items():
        clones[name] = fresh(settings, args.begin, device)
        right, loss = clone(clones[name], some, held, args.seconds)
        print(
            f"{name}: {len(some[0])} decisions, {right:.1%} of those held out foreseen, {loss:.3f} nats", flush=True
        )
    if not clones:
        raise Refused(f"{args.folder}: nothing was recorded there.")
    store.save_clones(args.out, clones)
    return 0


if __name__ == "__main__":
    sys.exit(main())
