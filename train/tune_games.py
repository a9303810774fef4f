"""The rounds that `train.tune` plays: to learn what changes of weights bring, and to judge what it came to.

A seat's edge is how much more gold than the others it has after a round.
"""

import random
import time
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from librt.vecs import vec

from saboteur.core.compose import compose
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import LIMIT, step
from saboteur.core.search.policy_weights import PolicyWeights
from saboteur.core.search.random_play import first_asked
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.state import State
from train.tune_weights import SCALE, Numbers, give, policy_of, row_of

FIRST: Final = 10**9  # deals to tune on
KEPT: Final = 2 * 10**9  # deals kept apart
VARIED: Final = 0.55  # seats whose weights are changed
CARELESS: Final = 0.6  # how far a careless player misjudges a worth
SIGMA: Final = 0.5  # size of a change, of a weight's scale
LESSON: Final = 1.0  # seconds that a process plays between two steps


class Table(NamedTuple):
    """Where rounds are played."""

    name: str
    seats: int
    modules: tuple[str, ...]


@cache
def rules_of(seats: int, modules: tuple[str, ...]) -> Rules:
    """Compose a ruleset."""
    return compose(seats, list(modules), {})


def begin(rules: Rules, deal: int) -> State:
    """Deal the first round."""
    return start_game(rules, Chance(b"", 0, dice_from(deal)), False)


def edges(rules: Rules, deal: int, policies: Sequence[PolicyWeights]) -> Numbers:
    """Play a round, each seat by its own policy; return everybody's edge."""
    state = begin(rules, deal)
    seats = rules.seats
    player = Player(state, vec[float]([0.0] * seats), Chance(b"", 0, dice_from(~deal)), policies[0])
    taken = 0
    while not state.table.over and state.table.round == 0 and taken < LIMIT:
        player.policy = policies[first_asked(state, state.stack[len(state.stack) - 1])]
        step(player)
        taken += 1
    gold = np.array([float(state.purse(seat)) for seat in range(seats)])
    edge: Numbers = (gold - gold.mean()) * seats / (seats - 1)
    return edge


# -- learning --------------------------------------------------------------------------------------------


class Players:
    """Who sits at a table: some by weights that can be changed seat by seat, others by today's."""

    def __init__(self, rules: Rules, roles: tuple[int, ...], weights: Numbers) -> None:
        self.rules, self.roles, self.weights = rules, roles, weights
        self.fixed = [policy_of(rules, roles, None, noise) for noise in (None, None, CARELESS)]
        self.own = [policy_of(rules, roles, weights) for _ in range(rules.seats)]

    def seated(
        self, dice: random.Random, luck: np.random.Generator
    ) -> tuple[list[PolicyWeights], dict[int, Numbers]]:
        """Draw who sits where; return the policies, and by seat the change of its weights."""
        policies: list[PolicyWeights] = []
        changes: dict[int, Numbers] = {}
        for seat in range(self.rules.seats):
            if dice.random() < VARIED:
                changes[seat] = luck.standard_normal((self.weights.shape[1],))
                policies.append(self.own[seat])
            else:
                policies.append(dice.choice(self.fixed))
        return policies, changes

    def slopes(
        self, deal: int, policies: list[PolicyWeights], changes: dict[int, Numbers]
    ) -> list[tuple[int, Numbers]]:
        """Play a deal with all changes, and with all of them the other way round.

        Return for each changed seat its row of the weights, and its part in the slope there.
        """
        state = begin(self.rules, deal)
        rows = {seat: row_of(self.roles, state.role(seat)) for seat in changes}
        found = []
        for way in (1.0, -1.0):
            for seat, change in changes.items():
                changed = self.weights[rows[seat]] + way * SIGMA * SCALE * change
                give(policies[seat], state.role(seat), changed)
            found.append(edges(self.rules, deal, policies))
        for seat, row in rows.items():
            give(policies[seat], state.role(seat), self.weights[row])
        half = (found[0] - found[1]) / 2.0
        return [(rows[seat], half[seat] * change) for seat, change in changes.items()]


Lesson = tuple[Numbers, Numbers]  # by role and weight: gold times change, summed; by role: how many


def lesson(
    tables: list[tuple[Table, float]], roles: tuple[int, ...], weights: Numbers, seed: int, seconds: float = LESSON
) -> Lesson:
    """Play for a while at tables, drawn by their shares, with changed weights; return what the changes brought."""
    dice, luck = random.Random(seed), np.random.default_rng(seed)
    slope, number = np.zeros_like(weights), np.zeros(len(roles))
    known: dict[Table, Players] = {}
    deal = FIRST + (seed << 20)
    began = time.process_time()
    while time.process_time() - began < seconds:
        table = dice.choices([table for table, _ in tables], [share for _, share in tables])[0]
        if table not in known:
            known[table] = Players(rules_of(table.seats, table.modules), roles, weights)
        deal += 1
        for row, part in known[table].slopes(deal, *known[table].seated(dice, luck)):
            slope[row] += part
            number[row] += 1
    return slope, number


# -- judging ---------------------------------------------------------------------------------------------

Judged = list[tuple[int, float]]  # of a deal, seat by seat: its role, and its edge with the weights less that without


def check(table: Table, roles: tuple[int, ...], weights: Numbers, first: int, deals: int) -> list[Judged]:
    """Let weights meet today's on deals kept apart: half of the seats have them, and then the other half."""
    rules = rules_of(table.seats, table.modules)
    both = [policy_of(rules, roles, None), policy_of(rules, roles, weights)]
    out = []
    for deal in range(KEPT + first, KEPT + first + deals):
        sides = [seat % 2 for seat in range(rules.seats)]
        random.Random(deal).shuffle(sides)
        state = begin(rules, deal)
        more = edges(rules, deal, [both[side] for side in sides])
        more -= edges(rules, deal, [both[1 - side] for side in sides])
        out.append(
            [(int(state.role(seat)), float(more[seat]) * (1 if side else -1)) for seat, side in enumerate(sides)]
        )
    return out
