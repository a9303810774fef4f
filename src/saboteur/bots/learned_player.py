"""The level that learned: a network weighs the options of a turn from what the seat sees and remembers.

It answers where its weights were trained to; elsewhere, and for questions outside a turn, other levels do.
"""

import logging
from functools import cache
from math import exp
from typing import Final

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.beliefs.imagined_worlds import Imagined
from saboteur.bots.memory.action_counts import trace_of
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.network import network_inputs, play_net
from saboteur.bots.search.imagined_play import policy_weights_of
from saboteur.core.research.extra_features import OPTION_EXTRA_SIZE, extend_all, extra_size, write_extras
from saboteur.core.research.observation import observe
from saboteur.core.research.observation_layout import size
from saboteur.core.research.observed_maze import COLUMNS, MAZE_WORDS, ROWS
from saboteur.core.research.option_features import OPTION_SIZE, OPTION_WORDS, describe_plainly
from saboteur.core.research.public_trace import Trace
from saboteur.core.search.policy_weights import PolicyWeights
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import ROLES
from saboteur.core.table.chance import Chance
from saboteur.core.table.state import State
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View

TEMPERATURE: Final = 0.3  # how far below the best score an option is still chosen now and then
NO_FLAGS: Final = vec[i64]()  # of the ruleset: the network is shown none


class NetworkOpinion(msgspec.Struct, frozen=True):
    """What the network thinks of a decision."""

    chances: list[float]  # by option: how likely it would choose it
    roles: list[list[float]]  # by seat: the chance of each role of the ruleset, as `Assessment.roles`
    outcome: float  # what it expects for itself, from -1 to 1


@cache
def ready() -> play_net.Network | None:
    """Return the shipped network, or say once why there is none."""
    try:
        return play_net.shipped()
    except play_net.BadWeights as fault:
        logging.getLogger(__name__).warning("%s The level master plays instead of grandmaster.", fault)
        return None


def at_home(view: View) -> bool:
    """Return whether there is a network that was trained for such tables."""
    net = ready()
    return net is not None and net.about.made_for(view.seats, view.modules)


def trained(assessment: Assessment) -> bool:
    """Return whether the network was trained for what is asked here."""
    question = assessment.view.question
    return (
        at_home(assessment.view)
        and assessment.memory.ledger is not None
        and question is not None
        and question.kind == "take_turn"
    )


def written(view: View, memory: Memory, codes: list[int], imagined: Imagined) -> tuple[bytes, bytes]:
    """Return a decision as the network is shown it: the bytes of what the seat knows, and those of its options.

    `codes` are the options.
    """
    state = imagined.state
    policy = policy_weights_of(view.seats, tuple(view.modules), tuple(view.options.items()))
    trace = trace_of(memory, state.rules, list(state.table.goal_cells))
    return network_bytes(state, memory.seat, trace, codes, policy)


def network_bytes(
    state: State, seat: int, trace: Trace, codes: list[int], policy: PolicyWeights
) -> tuple[bytes, bytes]:
    """Write the observation of a seat, the features of its options and the extras of both; gather the network's."""
    seats = len(state.table.front)
    row, maze = vec[i64]([0] * (size(seats) // 8)), vec[i64]([0] * MAZE_WORDS)
    extras = vec[i64]([0] * (extra_size(seats) // 8))
    acts, options = vec[i64](codes), vec[i64]([0] * (OPTION_WORDS * len(codes)))
    option_extras = vec[i64]([0] * (OPTION_EXTRA_SIZE // 8 * len(codes)))
    player = Player(state, vec[float]([0.0] * seats), Chance(b"", 0, 1), policy)
    player.look(seat)
    observe(state, trace, NO_FLAGS, seat, seats, row, 0, maze, 0)
    write_extras(player, trace.history, seats, extras, 0)
    describe_plainly(state, trace, seat, acts, 0, len(codes), options)
    extend_all(player, acts, 0, len(codes), option_extras)
    rows, cells, more, listed, more_listed = (np.frombuffer(memoryview(one), np.uint8)
                                              for one in (row, maze, extras, options, option_extras))  # fmt: skip
    states = network_inputs.states_of(rows[None], cells.reshape(1, ROWS, COLUMNS, 2), more[None].view(np.int8))
    gathered = network_inputs.options_of(
        listed.reshape(-1, OPTION_SIZE), more_listed.reshape(-1, OPTION_EXTRA_SIZE).view(np.int8),
        np.zeros(len(codes), np.int64), states,
    )  # fmt: skip
    return states.tobytes(), gathered.tobytes()


def opinion(assessment: Assessment, options: list[AnyAction]) -> NetworkOpinion:
    """Ask the network."""
    net, view, memory = ready(), assessment.view, assessment.memory
    assert net is not None
    thinking = net.think(*written(view, memory, [assessment.code(one) for one in options], assessment.imagined))
    top = max(thinking.scores)
    weights = [exp((score - top) / TEMPERATURE) for score in thinking.scores]
    total = sum(weights)
    columns = [ROLES.index(role) for role in memory.roles]
    roles = []
    for seat in range(view.seats):
        row = thinking.roles[(seat - assessment.me) % view.seats]
        sure = memory.known.get(seat)
        some = [row[column] if sure is None else float(i == sure) for i, column in enumerate(columns)]
        roles.append([chance / sum(some) for chance in some])
    return NetworkOpinion([weight / total for weight in weights], roles, max(-1.0, min(1.0, thinking.outcome)))
