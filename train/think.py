"""What the networks make of a part of the tables at once: choices, what they are worth, and who is seen through.

On a CUDA device all of it is recorded once and then replayed as one graph: launched one by one, its two hundred small
steps would take longer than the processes that play.
"""

import sys
from typing import NamedTuple

import torch
from torch import Tensor

from saboteur.core.batch import net_layout as layout
from saboteur.core.batch.training_tables import M_OLD, M_PRICE, M_SEAT, M_SEATS
from saboteur.core.cards import SABOTEUR
from train.net import Critic, Policy, half_precision
from train.settings import Settings
from train.workers import sizes

WARM = 6  # calls after which the graph is recorded


class Answers(NamedTuple):
    """By table: the option chosen, the logarithm of its chance; by table and seat: what is expected, and costs."""

    choice: Tensor
    chance: Tensor
    value: Tensor
    cost: Tensor  # of being seen through


class Thinker:
    """Answers for a part of the tables."""

    def __init__(self, settings: Settings, policy: Policy, critic: Critic, device: torch.device) -> None:
        self.policy = policy
        self.critic = critic
        self.device = device
        self.others: dict[int, Policy] = {}  # by M_OLD: the old self and the clone of this lesson
        self.seen = {
            key: torch.zeros((settings.tables // settings.parts, size), dtype=torch.uint8, device=device)
            for key, size in sizes(settings).items()
        }
        self.suspected = torch.zeros((layout.PRICE_ROOM, 2), device=device)  # by price: chances given, and how many
        self.costs = torch.tensor([price.cost for price in settings.prices], device=device)
        self.calls = 0
        self.records = device.type == "cuda"
        self.recorded: tuple[torch.cuda.CUDAGraph, Answers, set[int]] | None = None

    def __call__(self) -> Answers:
        """Answer for what is seen now; the next call writes over it."""
        self.calls += 1
        if not self.records or self.calls <= WARM:
            return self.answer()
        if self.recorded is None or self.recorded[2] != set(self.others):
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
            self.recorded = graph, answers, set(self.others)

    def answer(self) -> Answers:
        """Think step by step."""
        state = self.seen["state"]
        options = self.seen["options"].view(len(state), layout.OPTION_ROOM, layout.OPTION)
        with half_precision(self.device):
            thought = self.policy(state, options, self.records)
            scores = thought.scores
            for number, other in self.others.items():
                theirs = self.seen["meta"][:, M_OLD] == number
                if self.records:  # for all, so that nobody has to wait for how many there are
                    scores = torch.where(theirs.unsqueeze(1), other(state, options, True).scores, scores)
                elif theirs.any():
                    rows = theirs.nonzero().squeeze(1)
                    scores = scores.index_copy(0, rows, other(state[rows], options[rows]).scores)
        logs = scores.log_softmax(-1)
        noise = torch.empty_like(logs).exponential_().log_()
        choice = (logs - noise).argmax(-1)
        chance = logs.gather(1, choice.unsqueeze(1)).squeeze(1)
        return Answers(choice, chance, self.expect(), self._see_through(thought.roles))

    def expect(self) -> Tensor:
        """Let the critic judge; its seats are counted from the one that is asked."""
        with half_precision(self.device):
            return self._by_seat(self.critic(self.seen["state"], self.seen["critic"]))

    def _by_seat(self, relative: Tensor) -> Tensor:
        meta = self.seen["meta"].long()
        seats, seat = meta[:, M_SEATS : M_SEATS + 1], meta[:, M_SEAT : M_SEAT + 1]
        column = torch.arange(layout.SEAT_ROOM, device=self.device)
        return relative.gather(1, (column - seat) % seats.clamp(min=1)) * (column < seats)

    def _see_through(self, roles: Tensor) -> Tensor:
        """Return what it costs every saboteur that the seat which is asked, if it is none, suspects it."""
        meta, state = self.seen["meta"], self.seen["state"].view(torch.int8)
        hidden = self.seen["critic"][:, : layout.C_TREASURE].view(-1, layout.SEAT_ROOM, layout.C_BLOCK)
        guilty = hidden[:, :, SABOTEUR].float()
        guilty = guilty * (1.0 - guilty[:, :1])
        seen = guilty * roles.float().softmax(-1)[:, :, SABOTEUR]
        number = meta[:, M_PRICE].long()
        for column, values in enumerate((seen, guilty)):
            self.suspected[:, column].index_add_(0, number, values.sum(1))
        pile, turn = state[:, layout.PILE].float(), state[:, layout.TURN].float()
        price = self.costs[number] * pile / (pile + turn).clamp(min=1.0)
        return self._by_seat(price.unsqueeze(1) * seen)
