"""The network: it scores every option against the state, guesses roles, and expects an outcome.

`Policy` sees what a seat may know, `Critic` everything, in training only. `saboteur.bots.network.play_net` does the
same as `Policy` with numpy; a test compares the two.
"""

import ctypes
from contextlib import suppress
from typing import NamedTuple

import torch
from torch import Tensor, nn

from saboteur.bots.network import network_layout as layout
from saboteur.bots.network.play_net import CELL_BITS, option_scales, state_scales
from saboteur.core.table.cards import SABOTEUR
from train.commands import Refused
from train.settings import Settings

NUMBERS = layout.MAZE
INPUTS = NUMBERS + layout.CELLS * CELL_BITS
OPTION_NUMBERS = layout.OPTION - layout.O_SECOND
VERBS = 40
BLOCKING_SYNC = 4  # CU_CTX_SCHED_BLOCKING_SYNC of the driver


def unpack(state: Tensor, scales: Tensor) -> Tensor:
    """Turn the bytes of states into numbers for a layer."""
    numbers = state[:, :NUMBERS].view(torch.int8).to(scales.dtype) * scales
    cells = state[:, layout.MAZE : layout.MAZE + layout.CELLS]
    bits = (cells.unsqueeze(-1) >> torch.arange(CELL_BITS, device=state.device, dtype=torch.uint8)) & 1
    return torch.cat((numbers, bits.flatten(1).to(scales.dtype)), 1)


def half_precision(device: torch.device) -> torch.autocast:
    """Compute with half as many bits where that is faster."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def device_of(settings: Settings) -> torch.device:
    """Return the device of a config."""
    try:
        device = torch.device(settings.device)
    except RuntimeError as error:
        raise Refused(f"torch knows no device {settings.device}.") from error
    if device.type == "cuda":
        sleep_while_waiting()
        if not torch.cuda.is_available():
            raise Refused('The config wants a CUDA device, and torch finds none; with device = "cpu" it needs none.')
    return device


def sleep_while_waiting() -> None:
    """Let this process sleep whenever it waits for the device: every processor has something to play meanwhile.

    It has to be said before torch first uses the device. Where it cannot be said, waiting only takes a processor.
    """
    with suppress(OSError, AttributeError):
        driver = ctypes.CDLL("libcuda.so.1")
        driver.cuInit(0)
        driver.cuDevicePrimaryCtxSetFlags_v2(0, BLOCKING_SYNC)


class Block(nn.Module):
    """A residual block."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(wide)
        self.inner = nn.Linear(wide, wide)
        self.outer = nn.Linear(wide, wide)
        nn.init.zeros_(self.outer.weight)
        nn.init.zeros_(self.outer.bias)

    def forward(self, x: Tensor) -> Tensor:
        """Add what the block makes of its input."""
        out: Tensor = x + self.outer(torch.relu(self.inner(self.norm(x))))
        return out


class Trunk(nn.Module):
    """What all heads share."""

    def __init__(self, inputs: int, wide: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, wide)
        self.blocks = nn.ModuleList(Block(wide) for _ in range(blocks))
        self.norm = nn.LayerNorm(wide)

    def forward(self, x: Tensor) -> Tensor:
        """Read a state."""
        x = self.first(x)
        for block in self.blocks:
            x = block(x)
        return torch.relu(self.norm(x))


def rows_of(table: nn.Embedding, numbers: Tensor) -> Tensor:
    """Look numbers up by a product of matrices: what is learned of a few rows by many is added up much faster so."""
    picked = numbers.long().unsqueeze(-1) == torch.arange(table.num_embeddings, device=numbers.device)
    out: Tensor = picked.to(table.weight.dtype) @ table.weight
    return out


class Thought(NamedTuple):
    """What the policy makes of a batch: scores of options, role logits by seat, the outcome it expects."""

    scores: Tensor
    roles: Tensor
    own: Tensor


def _scorer(wide: int, narrow: int) -> nn.ModuleDict:
    """Make what saboteurs may have in place of the policy's layers of these names."""
    score = nn.Linear(narrow, 1)
    nn.init.zeros_(score.weight)
    nn.init.zeros_(score.bias)
    return nn.ModuleDict({"ask": nn.Linear(wide, narrow), "inner": nn.Linear(narrow, narrow), "score": score})


class Policy(nn.Module):
    """Scores options from what a seat may know."""

    def __init__(
        self, wide: int, blocks: int, narrow: int, prior: float, sides: bool = False, roles_trunk: bool = False
    ) -> None:
        super().__init__()
        self.trunk = Trunk(INPUTS, wide, blocks)
        self.roles_trunk = Trunk(INPUTS, wide, blocks) if roles_trunk else None
        self.roles = nn.Linear(wide, layout.SEAT_ROOM * layout.ROLE_ROOM)
        self.own = nn.Linear(wide, 1)
        self.ask = nn.Linear(wide, narrow)
        self.verb = nn.Embedding(VERBS, narrow)
        self.card = nn.Embedding(layout.KIND_ROOM, narrow)
        self.numbers = nn.Linear(OPTION_NUMBERS, narrow)
        self.belief = nn.Linear(layout.ROLE_ROOM, narrow, bias=False)
        self.inner = nn.Linear(narrow, narrow)
        self.score = nn.Linear(narrow, 1)
        self.prior = nn.Parameter(torch.tensor(prior))
        self.sap = _scorer(wide, narrow) if sides else None
        for layer in (self.verb, self.card):
            nn.init.normal_(layer.weight, std=0.3)
        nn.init.normal_(self.belief.weight, std=0.5)
        for layer in (self.score, self.own, self.roles):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        self.register_buffer("state_scales", torch.from_numpy(state_scales()), persistent=False)
        self.register_buffer("option_scales", torch.from_numpy(option_scales()), persistent=False)

    def forward(self, state: Tensor, options: Tensor, dense: bool = False) -> Thought:
        """Score options (batch, room, bytes) of states (batch, bytes); empty places get the lowest score.

        Most places are empty, and only the others are computed, unless it is to be dense: to know which are
        empty, the processor would have to wait for the device.
        """
        seen = unpack(state, self.state_scales)
        of_roles = self.roles_trunk(seen) if self.roles_trunk else None
        seen = self.trunk(seen)
        roles = self.role_scores(state, seen if of_roles is None else of_roles)
        verbs = options[:, :, layout.O_VERB]
        whole = torch.arange(verbs.numel(), device=state.device)
        places = whole if dense else verbs.flatten().nonzero().squeeze(1)
        some = options.flatten(0, 1)[places].view(torch.int8)
        rows = places // layout.OPTION_ROOM
        chances = roles.detach().softmax(-1)
        chances = torch.cat((chances, chances.new_zeros(len(chances), 1, layout.ROLE_ROOM)), 1)
        believed = chances[rows, some[:, layout.O_TARGET].long()]
        numbers = some[:, layout.O_SECOND :].to(self.option_scales.dtype) * self.option_scales
        kinds = rows_of(self.verb, some[:, layout.O_VERB]) + rows_of(self.card, some[:, layout.O_CARD])
        asked = self.ask(seen)
        sapping = state[:, layout.ROLE + SABOTEUR] > 0
        if self.sap:
            asked = torch.where(sapping.unsqueeze(1), self.sap["ask"](seen), asked)
        x = torch.relu(
            kinds.to(asked.dtype) + self.numbers(numbers) + self.belief(believed) + asked.index_select(0, rows)
        )
        found = self.score(torch.relu(self.inner(x)))
        if self.sap:
            theirs = self.sap["score"](torch.relu(self.sap["inner"](x)))
            found = torch.where(sapping[rows].unsqueeze(1), theirs, found)
        worth = some[:, layout.O_WORTH].float() / 16.0
        found = found.squeeze(-1).float() + self.prior * worth.clamp(-6.0, 8.0)
        if dense:
            scores = found.view(verbs.shape).masked_fill(verbs == 0, -1e9)
        else:
            scores = found.new_full(verbs.shape, -1e9).flatten().index_copy(0, places, found).view(verbs.shape)
        return Thought(scores, roles, self.own(seen).squeeze(-1).float())

    def role_scores(self, state: Tensor, seen: Tensor) -> Tensor:
        """Score each seat's roles."""
        return self.roles(seen).float().view(-1, layout.SEAT_ROOM, layout.ROLE_ROOM) + certain(state)


def certain(state: Tensor) -> Tensor:
    """Return what is added to scores of roles: what the seat knows is certain, what is not in the set impossible."""
    signed = state.view(torch.int8)
    counts = signed[:, layout.DWARFS : layout.DWARFS + layout.ROLE_ROOM].float()
    blocks = signed[:, layout.BLOCKS : layout.MAZE].view(-1, layout.SEAT_ROOM, layout.BLOCK)
    known = blocks[:, :, layout.S_KNOWN : layout.S_KNOWN + layout.ROLE_ROOM].float()
    return counts.clamp(min=0.001).log().unsqueeze(1) + 20.0 * known


def policy_of(settings: Settings) -> Policy:
    """Make the network of a run."""
    return Policy(settings.wide, settings.blocks, settings.narrow, settings.prior, settings.sides)


class Critic(nn.Module):
    """Expects the outcome for every seat, the one that is asked first, from the whole state."""

    def __init__(self, wide: int, blocks: int) -> None:
        super().__init__()
        self.trunk = Trunk(INPUTS + layout.CRITIC, wide, blocks)
        self.value = nn.Linear(wide, layout.SEAT_ROOM)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)
        self.register_buffer("state_scales", torch.from_numpy(state_scales()), persistent=False)
        hidden = [0.5] * layout.CRITIC
        hidden[layout.C_FAR] = 1 / 32
        self.register_buffer("hidden_scales", torch.tensor(hidden), persistent=False)

    def forward(self, state: Tensor, critic: Tensor) -> Tensor:
        """Expect outcomes, -1 to 1."""
        hidden = critic.view(torch.int8).to(self.hidden_scales.dtype) * self.hidden_scales
        out: Tensor = self.value(self.trunk(torch.cat((unpack(state, self.state_scales), hidden), 1)))
        return out.float()
