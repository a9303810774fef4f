"""Ask how readable saboteurs are: `python -m train.observe CONFIG --begin FOLDER --csv readable.csv`.

For every price of being seen through, rounds are played by the network of a checkpoint against itself, and against
clones of levels as gold-diggers if there are any. An observer is trained afresh on these very rounds: it sees what
a spectator sees, learns from most rounds, stops when others are foreseen no better, and is judged by the rest.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

try:
    import torch
except ModuleNotFoundError:
    sys.exit("Training needs torch, any version from 2.4; nothing else does.")
import msgspec
import numpy as np
from numpy.typing import NDArray
from torch import Tensor, nn

from saboteur.bots.network import state_scales
from saboteur.core.batch import net_layout as layout
from saboteur.core.batch.training_tables import CLONE_DIG, M_DONE, M_ENDED, M_FOUND, M_OLD, SELF
from saboteur.core.cards import SABOTEUR
from train.clone import fresh
from train.commands import command, output, positive
from train.curves import draw_hiding
from train.net import INPUTS, Policy, Trunk, device_of, half_precision, unpack
from train.settings import Price, Ruleset, Settings, read
from train.store import load_clones
from train.workers import Crew

MOMENTS = {"quarter": 0.25, "half": 0.5, "three_quarters": 0.75}
LEARNED, STOPPED = 0.7, 0.85  # shares of the rounds that are learned from, and up to which they say when to stop
BATCH = 512
PATIENCE = 2
SPREAD = 1.96  # of 95 %


class Rounds(NamedTuple):
    """Rounds that were played: every decision as a spectator sees it, who was guilty, and how each round ended."""

    states: Tensor
    guilty: Tensor  # by seat, the one to move first
    there: Tensor  # the same
    number: Tensor  # of the round that a decision belongs to
    share: Tensor  # of the round that was over
    found: dict[int, bool]


def hidden_places() -> list[int]:
    """Return the places of a state that a spectator does not see."""
    out = [layout.FAR, layout.DOUBT, *range(layout.ROLE, layout.DWARFS), *range(layout.PRICE, layout.GOALS)]
    for goal in range(layout.GOAL_ROOM):
        at = layout.GOALS + goal * layout.GOAL_SIZE
        out += [at + layout.G_HOPE, at + layout.G_DREAD, at + layout.G_TREASURE, at + layout.G_OTHER]
    for seat in range(layout.SEAT_ROOM):
        at = layout.BLOCKS + seat * layout.BLOCK + layout.S_KNOWN
        out += range(at, at + layout.ROLE_ROOM)
    return out


@torch.no_grad()
def play(settings: Settings, policy: Policy, diggers: Policy | None, warmth: float) -> Rounds:
    """Play one round at every table, with other gold-diggers if they are given."""
    device = next(policy.parameters()).device
    crew = Crew(settings, begun=int(time.time()))
    size = settings.tables // settings.parts
    over = np.zeros(settings.tables, bool)
    wanted, found = (SELF if diggers is None else CLONE_DIG) + 1, {}
    kept: list[tuple[NDArray[Any], ...]] = []
    step = 0
    try:
        while not over.all():
            for part in range(settings.parts):
                arrays = crew.wait(part)
                mine = np.arange(part * size, (part + 1) * size)
                ended = (arrays["meta"][:, M_DONE] > 0) & ~over[mine]
                for row in np.flatnonzero(ended & (arrays["meta"][:, M_ENDED] == wanted)):
                    found[int(mine[row])] = bool(arrays["meta"][row, M_FOUND])
                over[mine[ended]] = True
                rows = np.flatnonzero(~over[mine])
                hidden = arrays["critic"][rows, : layout.C_TREASURE].reshape(-1, layout.SEAT_ROOM, layout.C_BLOCK)
                kept.append(
                    (arrays["state"][rows], hidden[:, :, SABOTEUR].copy(), mine[rows], np.full(len(rows), step))
                )
                arrays["choices"][:, 0] = _choose(arrays, policy, diggers, warmth, device)
                crew.tell(part)
            step += 1
    finally:
        crew.close()
    states, guilty, number, when = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    some = np.isin(number, list(found)) & guilty.any(1)
    states, guilty, number, when = states[some], guilty[some], number[some], when[some]
    states[:, hidden_places()] = 0
    blocks = states[:, layout.BLOCKS : layout.MAZE].reshape(-1, layout.SEAT_ROOM, layout.BLOCK)
    length = np.bincount(number, minlength=settings.tables)
    return Rounds(
        torch.from_numpy(states).to(device), torch.from_numpy(guilty).to(device).float(),
        torch.from_numpy(blocks[:, :, layout.S_THERE].copy()).to(device).float(), torch.from_numpy(number).to(device),
        torch.from_numpy(when / length[number]).to(device).float(), found,
    )  # fmt: skip


def _choose(
    arrays: dict[str, Any], policy: Policy, diggers: Policy | None, warmth: float, device: torch.device
) -> NDArray[np.uint8]:
    state = torch.from_numpy(arrays["state"]).to(device)
    options = torch.from_numpy(arrays["options"]).to(device).view(len(state), layout.OPTION_ROOM, layout.OPTION)
    with half_precision(device):
        scores = policy(state, options).scores / warmth
        rows = np.flatnonzero(arrays["meta"][:, M_OLD])
        if diggers is not None and len(rows):  # clones choose as sharply as they learned to
            index = torch.from_numpy(rows).to(device)
            scores = scores.index_copy(0, index, diggers(state[index], options[index]).scores)
    noise = torch.empty_like(scores).exponential_().log_()
    out: NDArray[np.uint8] = (scores.log_softmax(-1) - noise).argmax(-1).to(torch.uint8).cpu().numpy()
    return out


class Observer(nn.Module):
    """Guesses who is a saboteur."""

    def __init__(self, wide: int, device: torch.device) -> None:
        super().__init__()
        self.trunk = Trunk(INPUTS, wide, 1)
        self.guess = nn.Linear(wide, layout.SEAT_ROOM)
        self.register_buffer("scales", torch.from_numpy(state_scales()), persistent=False)
        self.to(device)

    def forward(self, state: Tensor) -> Tensor:
        """Return the log-odds of every seat."""
        out: Tensor = self.guess(self.trunk(unpack(state, self.scales)))
        return out.float()


def observe(rounds: Rounds, wide: int, epochs: int) -> tuple[Tensor, Tensor]:
    """Train an observer; return which decisions it is judged by, and its chances there."""
    device = rounds.states.device
    observer = Observer(wide, device)
    optimizer = torch.optim.AdamW(observer.parameters(), lr=1e-3, weight_decay=0.02)
    luck = torch.rand(int(rounds.number.max()) + 1, generator=torch.Generator().manual_seed(1)).to(device)
    part = luck[rounds.number]
    learned, stopped, judged = (
        rows.nonzero().squeeze(1) for rows in (part < LEARNED, (part >= LEARNED) & (part < STOPPED), part >= STOPPED)
    )
    best, since = float("inf"), 0
    kept = {key: value.clone() for key, value in observer.state_dict().items()}
    for _ in range(epochs):
        if since == PATIENCE:
            break
        for rows in learned[torch.randperm(len(learned), device=device)].split(BATCH):
            optimizer.zero_grad(set_to_none=True)
            _surprise(observer, rounds, rows).backward()
            optimizer.step()
        with torch.no_grad():
            loss = sum(float(_surprise(observer, rounds, rows)) * len(rows) for rows in stopped.split(32 * BATCH))
        since += 1
        if loss < best:
            best, since = loss, 0
            kept = {key: value.clone() for key, value in observer.state_dict().items()}
    observer.load_state_dict(kept)
    with torch.no_grad():
        chances = torch.cat([observer(rounds.states[rows]).sigmoid() for rows in judged.split(32 * BATCH)])
    return judged, chances * rounds.there[judged]


def _surprise(observer: Observer, rounds: Rounds, rows: Tensor) -> Tensor:
    there = rounds.there[rows]
    loss = nn.functional.binary_cross_entropy_with_logits(
        observer(rounds.states[rows]), rounds.guilty[rows], reduction="none"
    )
    return (loss * there).sum() / there.sum()


def figures(rounds: Rounds, judged: Tensor, chances: Tensor) -> dict[str, float]:
    """Say how right the observer's top suspect is at moments of a round, how good its chances are, and who won."""
    out: dict[str, float] = {}
    number, share = rounds.number[judged], rounds.share[judged]
    guilty, there = rounds.guilty[judged], rounds.there[judged]
    for name, moment in MOMENTS.items():
        last = torch.full((int(number.max()) + 1,), -1, device=number.device)
        early = (share <= moment).nonzero().squeeze(1)
        last.scatter_reduce_(0, number[early], early, "amax")
        rows = last[last >= 0]
        right = guilty[rows].gather(1, chances[rows].argmax(1, keepdim=True)).squeeze(1)
        two = guilty[rows].sum(1) == 2
        out |= {f"{name}_right": float(right.mean()), f"{name}_right_two": float(right[two].mean())}
        chance, true = chances[rows][there[rows] > 0].clamp(1e-4, 1 - 1e-4), guilty[rows][there[rows] > 0]
        out[f"{name}_log_loss"] = float(-(true * chance.log() + (1 - true) * (1 - chance).log()).mean())
        out[f"{name}_brier"] = float((chance - true).square().mean())
        bins = (chance * 10).long().clamp(max=9)
        off = torch.zeros(10, device=bins.device).index_add_(0, bins, chance - true)
        out[f"{name}_calibration"] = float(off.abs().sum() / len(bins))
        out["judged"] = len(rows)
    saboteurs = torch.zeros(int(rounds.number.max()) + 1, device=number.device)
    saboteurs[rounds.number] = rounds.guilty.sum(1)
    for name, count in (("found", 0), ("found_two", 2)):
        some = [found for one, found in rounds.found.items() if not count or saboteurs[one] == count]
        won = sum(some) / max(1, len(some))
        out |= {name: won, f"{name}_spread": SPREAD * (won * (1 - won) / max(1, len(some))) ** 0.5}
    return out


def setting_for(settings: Settings, price: int, rounds: int, clones: bool) -> Settings:
    """Return settings that play rounds of one price, all with the learner as saboteurs."""
    prices = [Price(one.cost, int(i == price)) for i, one in enumerate(settings.prices)]
    tables = max(2 * settings.workers, rounds // (2 * settings.workers) * 2 * settings.workers)
    return msgspec.structs.replace(
        settings, prices=prices, tables=tables, rulesets=[Ruleset(5)], old_share=0, rule_share=0, told_share=0,
        clone_share=1000 if clones else 0,
    )  # fmt: skip


@command
def main(words: list[str] | None = None) -> int:
    """Observe from the command line."""
    parser = argparse.ArgumentParser(prog="python -m train.observe")
    parser.add_argument("config", type=Path)
    parser.add_argument("--begin", type=Path, required=True, help="folder of the checkpoint whose network plays")
    parser.add_argument("--clones", type=Path, help="gold-diggers to play against too, as train.clone leaves them")
    parser.add_argument("--rounds", type=positive, default=6000, help="of each kind; with clones half of them count")
    parser.add_argument("--warmth", type=float, default=0.3, help="as the bots choose; 1 as in training")
    parser.add_argument("--epochs", type=positive, default=20, help="that an observer learns at most")
    parser.add_argument("--workers", type=positive, help="processes that play, if not as many as the config says")
    parser.add_argument(
        "--csv", type=output, required=True, help="file for the figures; a picture is drawn beside it"
    )
    args = parser.parse_args(words)
    settings = read(args.config)
    settings = msgspec.structs.replace(settings, workers=args.workers or settings.workers)
    device = device_of(settings)
    torch.manual_seed(settings.seed)
    policy = fresh(settings, args.begin, device)
    others: dict[str, Policy | None] = {"network": None}
    for name, state in (load_clones(args.clones, policy, device) if args.clones else {}).items():
        others[name] = fresh(settings, None, device)
        others[name].load_state_dict({key: value.float() for key, value in state.items()})  # type: ignore[union-attr]
    with args.csv.open("w", encoding="utf-8", newline="") as file:
        table = None
        for price, about in enumerate(settings.prices):
            for name, diggers in others.items():
                rounds = play(
                    setting_for(settings, price, args.rounds, diggers is not None), policy, diggers, args.warmth
                )
                line = {"price": about.cost, "diggers": name, "warmth": args.warmth} | {
                    key: round(value, 4)
                    for key, value in figures(rounds, *observe(rounds, settings.wide // 2, args.epochs)).items()
                }
                table = table or csv.DictWriter(file, list(line))
                if file.tell() == 0:
                    table.writeheader()
                table.writerow(line)
                file.flush()
                print(" ".join(f"{key} {value}" for key, value in line.items()), flush=True)
    draw_hiding(args.csv, args.csv.with_suffix(".svg"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
