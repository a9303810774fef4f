"""What a run leaves behind: checkpoints to go on from, the curve, and weights for the bots.

A checkpoint is several files, so that each stays small; all carry the number of the lesson. If a run was killed
between two of them, the newest weights are taken and the optimiser starts afresh.
"""

import csv
import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from torch import Tensor

from saboteur.core.batch import net_layout as layout
from train.net import Critic, Policy
from train.settings import Settings

FILES = ("policy.pt", "critic.pt", "first.pt", "second.pt", "league.pt")


def write(path: Path, data: bytes) -> None:
    """Put a whole file in place or none."""
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(data)
    half.replace(path)


def _packed(what: Any) -> bytes:
    out = io.BytesIO()
    torch.save(what, out)
    return out.getvalue()


def save(
    folder: Path, lesson: int, seconds: float, policy: Policy, critic: Critic, optimizer: torch.optim.Optimizer,
    league: list[dict[str, Tensor]],
) -> None:  # fmt: skip
    """Write a checkpoint."""
    states = [optimizer.state[parameter] for group in optimizer.param_groups for parameter in group["params"]]
    about = {"lesson": lesson, "seconds": seconds}
    moments = {
        name: [state[key].to(torch.bfloat16).cpu() for state in states if key in state]
        for name, key in (("first.pt", "exp_avg"), ("second.pt", "exp_avg_sq"))
    }
    steps = max((int(state["step"]) for state in states if "step" in state), default=0)
    for name, what in (
        ("first.pt", {"moments": moments["first.pt"], "steps": steps}),
        ("second.pt", {"moments": moments["second.pt"]}),
        ("league.pt", {"old": league[-1:]}),
        ("critic.pt", {"state": {key: value.cpu() for key, value in critic.state_dict().items()}}),
        ("policy.pt", {"state": {key: value.cpu() for key, value in policy.state_dict().items()}}),
    ):
        write(folder / name, _packed({**about, **what}))


def load(
    folder: Path, policy: Policy, critic: Critic, optimizer: torch.optim.Optimizer, device: torch.device
) -> tuple[int, float, list[dict[str, Tensor]]]:
    """Go on from a checkpoint; return the lesson, the seconds spent and the league; (0, 0, []) without one."""
    found: dict[str, Any] = {}
    for name in FILES:
        try:
            found[name] = torch.load(folder / name, map_location=device, weights_only=True)
        except (OSError, RuntimeError, EOFError, zipfile.BadZipFile, ValueError):
            continue
    if "policy.pt" not in found:
        return 0, 0.0, []
    about = found["policy.pt"]
    state = about["state"]
    if policy.sap:  # weights of one scorer for both sides begin with two of the same
        both = {f"sap.{key}": value for key, value in state.items() if key.split(".")[0] in policy.sap}
        state = {**both, **state}
    policy.load_state_dict(state)
    if "critic.pt" in found:
        critic.load_state_dict(found["critic.pt"]["state"])
    same = [found[name]["lesson"] == about["lesson"] for name in ("first.pt", "second.pt") if name in found]
    if same == [True, True]:
        _restore(optimizer, found["first.pt"], found["second.pt"])
    league = found["league.pt"]["old"] if "league.pt" in found else []
    return int(about["lesson"]), float(about["seconds"]), league


def save_clones(path: Path, clones: dict[str, Policy]) -> None:
    """Write clones of levels, by level."""
    states = {
        level: {key: value.detach().half().cpu() for key, value in policy.state_dict().items()}
        for level, policy in clones.items()
    }
    write(path, _packed(states))


def load_clones(path: Path, device: torch.device) -> dict[str, dict[str, Tensor]]:
    """Read clones of levels, by level."""
    found: dict[str, dict[str, Tensor]] = torch.load(path, map_location=device, weights_only=True)
    return found


def _restore(optimizer: torch.optim.Optimizer, first: dict[str, Any], second: dict[str, Any]) -> None:
    parameters = [parameter for group in optimizer.param_groups for parameter in group["params"]]
    if not len(parameters) == len(first["moments"]) == len(second["moments"]):
        return
    for parameter, one, two in zip(parameters, first["moments"], second["moments"], strict=True):
        optimizer.state[parameter] = {
            "step": torch.tensor(float(first["steps"]), device=parameter.device),
            "exp_avg": one.to(parameter),
            "exp_avg_sq": two.to(parameter),
        }


def export(path: Path, policy: Policy, settings: Settings, lesson: int, seconds: float) -> None:
    """Write the weights for `saboteur.bots.network`: half precision, with what they are made for."""
    arrays = {key: value.cpu().numpy().astype(np.float16) for key, value in policy.state_dict().items()}
    about = {
        "version": layout.VERSION,
        "wide": settings.wide,
        "blocks": settings.blocks,
        "narrow": settings.narrow,
        "lesson": lesson,
        "seconds": round(seconds),
        "rulesets": [[one.seats, *one.modules] for one in settings.rulesets],
        "prices": [price.cost for price in settings.prices],
        "sides": settings.sides,
    }
    arrays["about"] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    out = io.BytesIO()
    np.savez_compressed(out, **arrays)
    write(path, out.getvalue())


def add_line(path: Path, line: dict[str, float]) -> None:
    """Add a line to the curve."""
    known = path.exists() and path.stat().st_size > 0
    with path.open("a", encoding="utf-8", newline="") as out:
        table = csv.DictWriter(out, list(line))
        if not known:
            table.writeheader()
        table.writerow({key: f"{value:.6g}" for key, value in line.items()})
