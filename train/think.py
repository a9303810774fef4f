"""What the networks make of a part of the tables at once: choices, and what they are worth.

On a CUDA device all of it is recorded once and then replayed as one graph: launched one by one, its two hundred small
steps would take longer than the processes that play.
"""

import sys
from typing import NamedTuple

import torch
from torch import Tensor

from saboteur.bots.network import network_layout as layout
from train.net import Critic, Policy, half_precision
from train.played_games import M_OLD, M_SEAT, M_SEATS, SIZES
from train.settings import Settings

WARM = 6  # calls after which the graph is recorded


class Answers(NamedTuple):
    """By table: the option chosen, the logarithm of its chance; by table and seat: what is expected."""

    choice: Tensor
    chance: Tensor
    value: Tensor


class Thinker:
    """Answers for a part of the tables."""

    def __init__(self, settings: Settings, policy: Policy, critic: Critic, device: torch.device) -> None:
        self.policy = policy
        self.critic = critic
        self.device = device
        self.other: Policy | None = None  # the old self of this lesson
        self.seen = {
            key: torch.zeros((settings.tables // settings.parts, size), dtype=torch.uint8, device=device)
            for key, size in SIZES.items()
        }
        self.calls = 0
        self.records = device.type == "cuda"
        self.recorded: tuple[torch.cuda.CUDAGraph, Answers] | None = None

    def __call__(self) -> Answers:
        """Answer for what is seen now; the next call writes over it."""
        self.calls += 1
        if not self.records or self.calls <= WARM:
            return self.answer()
        if self.recorded is None:
            self._record()
        if self.recorded is None:
            return self.answer()
        self.recorded[0].replay()
        return self.recorded[1]

    def _record(self) -> None:
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph, stream=torch.cuda.current_stream(), capture_error_mode="thread_local"):
                answers = self.answer()
        except RuntimeError as error:
            print(f"thinking step by step: {error}", file=sys.stderr)
            self.records, self.recorded = False, None
        else:
            self.recorded = graph, answers

    def answer(self) -> Answers:
        """Think step by step."""
        state = self.seen["state"]
        options = self.seen["options"].view(len(state), layout.OPTION_ROOM, layout.OPTION)
        with half_precision(self.device):
            scores = self.policy(state, options, self.records).scores
            theirs = self.seen["meta"][:, M_OLD] == 1
            if self.other is not None and self.records:  # for all, so that nobody has to wait for how many there are
                scores = torch.where(theirs.unsqueeze(1), self.other(state, options, True).scores, scores)
            elif self.other is not None and theirs.any():
                rows = theirs.nonzero().squeeze(1)
                scores = scores.index_copy(0, rows, self.other(state[rows], options[rows]).scores)
        logs = scores.log_softmax(-1)
        noise = torch.empty_like(logs).exponential_().log_()
        choice = (logs - noise).argmax(-1)
        chance = logs.gather(1, choice.unsqueeze(1)).squeeze(1)
        return Answers(choice, chance, self.expect())

    def expect(self) -> Tensor:
        """Let the critic judge; its seats are counted from the one that is asked."""
        with half_precision(self.device):
            return self._by_seat(self.critic(self.seen["state"], self.seen["critic"]))

    def _by_seat(self, relative: Tensor) -> Tensor:
        meta = self.seen["meta"].long()
        seats, seat = meta[:, M_SEATS : M_SEATS + 1], meta[:, M_SEAT : M_SEAT + 1]
        column = torch.arange(layout.SEAT_ROOM, device=self.device)
        return relative.gather(1, (column - seat) % seats.clamp(min=1)) * (column < seats)
