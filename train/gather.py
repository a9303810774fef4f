"""Playing: some tables go on while the network thinks about others; everything is kept on the device.

A lesson can be played while the one before is learned from: by a copy of the weights, and on a stream of its own.
"""

import copy
import random
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from saboteur.bots.network import network_layout as layout
from saboteur.core.modules.base import SABOTEUR_PAY
from saboteur.core.search.expected_gold import CARD
from saboteur.core.table.cards import SABOTEUR
from train.net import Critic, Policy
from train.played_games import (
    M_DONE,
    M_ENDED,
    M_ENDED_SEATS,
    M_FOUND,
    M_REWARDS,
    M_SABOTEURS,
    M_SEAT,
    M_SEATS,
    SIZES,
)
from train.settings import Settings
from train.think import Answers, Thinker
from train.workers import Crew

ROUND = [M_ENDED, M_FOUND, M_SABOTEURS, M_ENDED_SEATS]  # what is kept of a round that ended


class Lesson:
    """The decisions between two lessons, by step and table."""

    def __init__(self, settings: Settings, device: torch.device) -> None:
        steps, tables = settings.steps, settings.tables
        self.bytes = {
            key: torch.zeros((steps + 1, tables, size), dtype=torch.uint8, device=device)
            for key, size in SIZES.items()
        }
        self.choice = torch.zeros((steps, tables), dtype=torch.int64, device=device)
        self.chance = torch.zeros((steps, tables), device=device)  # its logarithm
        self.value = torch.zeros((steps + 1, tables, layout.SEAT_ROOM), device=device)  # by seat of the table

    def meta(self, at: int) -> Tensor:
        """Return a column of what is told of every table."""
        return self.bytes["meta"][:, :, at].long()


class Gatherer:
    """Plays with the present network and the league's old ones."""

    def __init__(self, settings: Settings, crew: Crew, policy: Policy, critic: Critic, device: torch.device) -> None:
        self.settings = settings
        self.crew = crew
        self.thinker = Thinker(settings, policy, critic, device)
        self.lesson = Lesson(settings, device)
        self.before = Lesson(settings, device) if settings.ahead else self.lesson
        self.seconds = 0.0  # spent in playing
        self.league: list[dict[str, Tensor]] = []
        self.rounds: list[np.ndarray[Any, Any]] = []  # ended rounds: sides, found, saboteurs, seats
        self.dice = random.Random(settings.seed)
        self.answered: dict[int, Answers] = {}  # by part: what was chosen at the end of the lesson before
        self.begun = False
        self.stream = torch.cuda.Stream(priority=-1) if device.type == "cuda" else None
        if self.stream:
            pin(crew)

    def choose_other(self, blank: Policy) -> None:
        """Take some old self of the league as an opponent."""
        blank.load_state_dict({key: value.float() for key, value in self.dice.choice(self.league).items()})
        self.thinker.other = blank

    @torch.no_grad()
    def gather(self) -> Lesson:
        """Play on for some steps at all tables."""
        began = time.monotonic()
        with torch.cuda.stream(self.stream) if self.stream else nullcontext():
            lesson = self._gather()
            wait_for(self.thinker.device)
        self.seconds += time.monotonic() - began
        return lesson

    def _gather(self) -> Lesson:
        self.lesson, self.before = self.before, self.lesson
        size = self.settings.tables // self.settings.parts
        for step in range(self.settings.steps + 1):
            for part in range(self.settings.parts):
                place = slice(part * size, (part + 1) * size)
                if step or not self.begun:
                    self._receive(part)
                else:  # the last look of the lesson before is the first of this one
                    for key, store in self.before.bytes.items():
                        self.thinker.seen[key].copy_(store[-1, place])
                if step < self.settings.steps:
                    self._choose(part, step, place)
                else:
                    self.lesson.value[step, place] = self._look_ahead(part)
                for key, store in self.lesson.bytes.items():
                    store[step, place].copy_(self.thinker.seen[key])
        self.begun = True
        return self.lesson

    def _receive(self, part: int) -> None:
        arrays = self.crew.wait(part)
        for key, seen in self.thinker.seen.items():
            seen.copy_(torch.from_numpy(arrays[key]), non_blocking=True)
        meta = arrays["meta"]
        ended = meta[meta[:, M_DONE] > 0]
        if len(ended):
            self.rounds.append(ended[:, ROUND].copy())

    def _choose(self, part: int, step: int, place: slice) -> None:
        answers = self.answered.pop(part, None) or self._answer(part)
        lesson = self.lesson
        lesson.choice[step, place] = answers.choice
        lesson.chance[step, place] = answers.chance
        lesson.value[step, place] = answers.value

    def _answer(self, part: int) -> Answers:
        """Let the network choose, and the part go on."""
        answers = self.thinker()
        choices = torch.from_numpy(self.crew.parts[part].arrays["choices"])
        choices.copy_(answers.choice.to(torch.uint8).unsqueeze(1), non_blocking=True)
        wait_for(self.thinker.device)
        self.crew.tell(part)
        return answers

    def _look_ahead(self, part: int) -> Tensor:
        """Return what a lesson ends with; those who play ahead have its last look answered at once and play on."""
        if not self.settings.ahead:
            return self.thinker.expect()
        self.answered[part] = Answers(*(answer.clone() for answer in self._answer(part)))
        return self.answered[part].value


class Ahead:
    """Plays lessons in a thread of its own with a copy of the weights, so that they can be learned from meanwhile."""

    def __init__(self, settings: Settings, crew: Crew, policy: Policy, critic: Critic, device: torch.device) -> None:
        self.learners = nn.ModuleList((policy, critic))
        mine = copy.deepcopy(policy), copy.deepcopy(critic)
        self.copies = nn.ModuleList(mine).requires_grad_(False)
        self.gatherer = Gatherer(settings, crew, *mine, device)
        self.pool = ThreadPoolExecutor(1)
        self.under_way: Future[Lesson] | None = None

    @torch.no_grad()
    def start(self) -> None:
        """Begin to play a lesson with the weights of now."""
        for one, other in zip(self.learners.parameters(), self.copies.parameters(), strict=True):
            other.copy_(one)
        if self.gatherer.stream:
            torch.cuda.synchronize()
        self.under_way = self.pool.submit(self.gatherer.gather)

    def wait(self) -> Lesson:
        """Return the lesson once it has been played."""
        assert self.under_way is not None
        return self.under_way.result()

    def close(self) -> None:
        """Let the lesson under way come to its end."""
        self.pool.shutdown()


def wait_for(device: torch.device) -> None:
    """Wait until a device has done what it was asked so far; asleep, since all processors have something to play."""
    if device.type == "cuda":
        done = torch.cuda.Event(blocking=True)
        done.record()
        done.synchronize()


def pin(crew: Crew) -> None:
    """Keep what is shared with the processes where the device can read it by itself, if the machine allows it."""
    failed = 0
    for part in crew.parts:
        for array in part.arrays.values():
            failed += int(torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)) != 0
    if failed:
        with suppress(RuntimeError):  # the first launch after a failure is told of it; copies are only slower
            torch.zeros(1, device="cuda")


def rewards_of(lesson: Lesson, settings: Settings) -> Tensor:
    """Return what a round that ended at a step was worth to every seat of the table."""
    points = lesson.bytes["meta"][:, :, M_REWARDS : M_REWARDS + layout.SEAT_ROOM].view(torch.int8).float()
    if not settings.gold:
        return points
    pay = torch.tensor([float(pay) for pay in SABOTEUR_PAY], device=points.device)[lesson.meta(M_SABOTEURS)]
    worth = torch.where(lesson.meta(M_FOUND) > 0, CARD, pay)
    return points.clamp(min=0.0) * worth.unsqueeze(-1)


def nearer(lesson: Lesson, steps: int) -> Tensor:
    """Return by how many cards the treasure came nearer to every gold-digger after a step, farther to a saboteur."""
    critic = lesson.bytes["critic"]
    far = critic[:, :, layout.C_FAR].view(torch.int8).float() / 8.0
    hidden = critic[:steps, :, : layout.C_TREASURE].unflatten(-1, (layout.SEAT_ROOM, layout.C_BLOCK))
    side = 1.0 - 2.0 * hidden[:, :, :, SABOTEUR].float()
    seats, seat = lesson.meta(M_SEATS)[:steps].unsqueeze(-1), lesson.meta(M_SEAT)[:steps].unsqueeze(-1)
    column = torch.arange(layout.SEAT_ROOM, device=far.device)
    side = side.gather(2, (column - seat) % seats) * (column < seats)
    same_round = lesson.meta(M_DONE)[1:] == 0
    return side * ((far[:steps] - far[1:]) * same_round).unsqueeze(-1)


def advantages(lesson: Lesson, settings: Settings, shaping: float) -> tuple[Tensor, Tensor]:
    """Return how much better than expected each decision turned out for its seat, and what every seat got."""
    steps = settings.steps
    rewards = rewards_of(lesson, settings)
    extra = shaping * nearer(lesson, steps) if shaping else torch.zeros_like(lesson.value[:steps])
    done = lesson.bytes["meta"][:, :, M_DONE : M_DONE + 1].float()
    gained = torch.zeros_like(lesson.value)
    for step in range(steps - 1, -1, -1):
        ended = done[step + 1]
        after = ended * rewards[step + 1] + (1.0 - ended) * lesson.value[step + 1]
        surprise = after - lesson.value[step] + extra[step]
        gained[step] = surprise + settings.decay * (1.0 - ended) * gained[step + 1]
    got = gained[:steps] + lesson.value[:steps]
    seat = lesson.meta(M_SEAT)[:steps].unsqueeze(-1)
    return gained[:steps].gather(2, seat).squeeze(-1), got
