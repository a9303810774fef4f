"""What a run leaves behind: checkpoints to go on from, the curve, and weights for the bots.

A checkpoint is several files, so that each stays small; all carry the number of the lesson, and each is put in place
as a whole. The policy's is the last: if a run was killed before it was written, the policy of the checkpoint before
goes on, and the optimiser, which is of another lesson, starts afresh.
"""

import csv
import io
import pickle
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import torch
from torch import Tensor

from saboteur.bots.network import network_layout as layout
from saboteur.bots.network import play_net
from train.commands import Refused, write_whole
from train.net import Critic, Policy
from train.settings import Settings

POLICY: Final = "policy.pt"
OTHERS: Final = ("critic.pt", "first.pt", "second.pt", "league.pt")
# What torch raises for a file that is damaged or something else, and for weights of another network.
UNUSABLE: Final = (
    OSError, RuntimeError, EOFError, ValueError, KeyError, zipfile.BadZipFile, pickle.UnpicklingError,
)  # fmt: skip


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
        (POLICY, {"state": {key: value.cpu() for key, value in policy.state_dict().items()}}),
    ):
        write_whole(folder / name, _packed({**about, **what}))


def load(
    folder: Path, policy: Policy, critic: Critic, optimizer: torch.optim.Optimizer, device: torch.device
) -> tuple[int, float, list[dict[str, Tensor]]]:
    """Go on from a checkpoint; return the lesson, the seconds spent and the league; (0, 0, []) without one.

    What cannot be read beside the policy begins anew.
    """
    if not (folder / POLICY).exists():
        return 0, 0.0, []
    about = load_policy(folder, policy, device)
    found: dict[str, Any] = {}
    for name in OTHERS:
        with suppress(*UNUSABLE):
            found[name] = torch.load(folder / name, map_location=device, weights_only=True)
    if "critic.pt" in found:
        with suppress(*UNUSABLE):
            critic.load_state_dict(found["critic.pt"]["state"])
    same = [found[name]["lesson"] == about["lesson"] for name in ("first.pt", "second.pt") if name in found]
    if same == [True, True]:
        _restore(optimizer, found["first.pt"], found["second.pt"])
    league = found["league.pt"]["old"] if "league.pt" in found else []
    return int(about["lesson"]), float(about["seconds"]), [_two_scorers(policy, old) for old in league]


def load_policy(folder: Path, policy: Policy, device: torch.device) -> dict[str, Any]:
    """Let a policy go on from that of a checkpoint; return what else its file has."""
    path = folder / POLICY
    if not path.exists():
        raise Refused(f"There is no checkpoint in {folder}.")
    try:
        found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        policy.load_state_dict(_two_scorers(policy, found.pop("state")))
    except UNUSABLE as error:
        raise Refused(f"{path} is damaged, or of another network than the config's.") from error
    return found


def _two_scorers(policy: Policy, state: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return weights of one scorer for both sides as two of the same, if the policy has two."""
    if not policy.sap:
        return state
    both = {f"sap.{key}": value for key, value in state.items() if key.split(".")[0] in policy.sap}
    return {**both, **state}


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


def about(settings: Settings, lesson: int, seconds: float) -> play_net.About:
    """Return what the weights of a run are made for."""
    return play_net.About(
        version=layout.VERSION, wide=settings.wide, blocks=settings.blocks, narrow=settings.narrow,
        rulesets=[[one.seats, *one.modules] for one in settings.rulesets], lesson=lesson, seconds=round(seconds),
        sides=settings.sides,
    )  # fmt: skip


def write_weights(path: Path, policy: Policy, made_for: play_net.About) -> None:
    """Write the weights for `saboteur.bots.network.play_net`: half precision, with what they are made for."""
    arrays = {key: value.cpu().numpy().astype(np.float16) for key, value in policy.state_dict().items()}
    arrays["about"] = np.frombuffer(msgspec.json.encode(made_for), np.uint8)
    out = io.BytesIO()
    np.savez_compressed(out, **arrays)
    write_whole(path, out.getvalue())


def load_weights(path: Path) -> tuple[Policy, play_net.About]:
    """Read weights that were exported, as a policy to go on with."""
    try:
        found = play_net.read(path)
    except play_net.BadWeights as error:
        raise Refused(str(error)) from error
    its = found.about
    policy = Policy(its.wide, its.blocks, its.narrow, 0.0, its.sides, roles_trunk=its.roles_trunk)
    policy.load_state_dict({key: torch.from_numpy(array) for key, array in found.arrays.items()})
    return policy, its


def add_line(path: Path, line: dict[str, float]) -> None:
    """Add a line to the curve."""
    known = path.exists() and path.stat().st_size > 0
    with path.open("a", encoding="utf-8", newline="") as out:
        table = csv.DictWriter(out, list(line))
        if not known:
            table.writeheader()
        table.writerow({key: f"{value:.6g}" for key, value in line.items()})
