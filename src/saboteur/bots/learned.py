"""The level that learned: a network weighs the options of a turn from what the seat sees and remembers.

It answers where its weights were trained to; elsewhere, and for questions outside a turn, other levels do.
"""

import logging
import random
from functools import cache
from math import exp, log
from typing import Final

import msgspec
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots import network
from saboteur.bots.assessment import Assessment
from saboteur.bots.counts import chronicle_of
from saboteur.bots.memory import Memory
from saboteur.bots.search import policy_weights_of
from saboteur.core.batch.features import encode
from saboteur.core.batch.moves import encode_options
from saboteur.core.cards import ROLES
from saboteur.core.chance import Chance
from saboteur.core.codes import cell_x, cell_y
from saboteur.core.search import window
from saboteur.core.search.players import Player
from saboteur.play.actions import AnyAction, pack
from saboteur.play.imagining import imagine
from saboteur.play.views import View

WARMTH: Final = 0.3  # how far below the best score an option is still chosen now and then
NAT: Final = 0.12 * WARMTH  # gold that a nat of the chances below is worth where they only advise a search
TRUST: Final = 24.0  # roll-outs that this advice counts for
LEAST: Final = 1e-4  # a chance of a role is never less, to reckon on with


class NetworkOpinion(msgspec.Struct, frozen=True):
    """What the network thinks of a decision."""

    chances: list[float]  # by option: how likely it would choose it
    roles: list[list[float]]  # by seat: the chance of each role of the ruleset, as `Assessment.roles`
    outcome: float  # what it expects for itself, from -1 to 1


@cache
def ready() -> network.Network | None:
    """Return the shipped network, or say once why there is none."""
    try:
        return network.shipped()
    except network.BadWeights as fault:
        logging.getLogger(__name__).warning("%s The level master plays instead of grandmaster.", fault)
        return None


def knows(assessment: Assessment, price: int | None = None) -> bool:
    """Return whether there is a network that was trained for what is asked here, and plays it no worse than search.

    As a saboteur it is the weaker one where being seen through costs nothing (docs/learning.md): it plays there only
    by a price that it was trained with.
    """
    net, view = ready(), assessment.view
    if (
        net is None
        or assessment.memory.ledger is None
        or view.question is None
        or view.question.kind != "take_turn"
        or (assessment.role == "saboteur" and (price is None or price >= len(net.about.prices)))
    ):
        return False
    trained = {frozenset(str(module) for module in ruleset[1:]) for ruleset in net.about.rulesets}
    seats = [int(ruleset[0]) for ruleset in net.about.rulesets]
    return frozenset(view.modules) in trained and min(seats) <= view.seats <= max(seats)


def written(
    view: View, memory: Memory, options: list[AnyAction], price: int | None, rng: random.Random
) -> tuple[bytes, bytes]:
    """Return a decision as the network is shown it: the bytes of what the seat knows, and those of its options."""
    assert memory.ledger is not None
    assert memory.seat is not None
    state = imagine(view, memory.ledger, rng)
    policy = policy_weights_of(view.seats, tuple(view.modules), tuple(view.options.items()))
    player = Player(state, vec[float]([0.0] * view.seats), Chance(b"", 0, 1), policy)
    player.look(memory.seat)
    seen, listed = BytesWriter(), BytesWriter()
    codes = vec[i64]([pack(option) for option in options])
    places = [window.place(cell_x(cell), cell_y(cell)) for cell in state.table.goal_cells]
    encode(player, memory.seat, chronicle_of(memory, places), -1 if price is None else price, seen)
    encode_options(player, memory.seat, state.stack[len(state.stack) - 1], codes, listed, len(options))
    return seen.getvalue(), listed.getvalue()


def opinion(assessment: Assessment, options: list[AnyAction], price: int | None = None) -> NetworkOpinion:
    """Ask the network; a saboteur says what it costs it to be seen through, by the price's number."""
    net, view, memory = ready(), assessment.view, assessment.memory
    assert net is not None
    thinking = net.think(
        *written(view, memory, options, price if assessment.role == "saboteur" else None, assessment.rng)
    )
    top = max(thinking.scores)
    weights = [exp((score - top) / WARMTH) for score in thinking.scores]
    total = sum(weights)
    columns = [ROLES.index(role) for role in memory.roles]
    roles = []
    for seat in range(view.seats):
        row = thinking.roles[(seat - assessment.me) % view.seats]
        sure = memory.known.get(seat)
        some = [row[column] if sure is None else float(i == sure) for i, column in enumerate(columns)]
        roles.append([chance / sum(some) for chance in some])
    return NetworkOpinion([weight / total for weight in weights], roles, max(-1.0, min(1.0, thinking.outcome)))


def evidence(assessment: Assessment, found: NetworkOpinion) -> list[list[float]]:
    """Return the network's beliefs as rows of evidence, as `Memory.rows`: what they say beside the set."""
    counts = assessment.memory.counts
    rows = [
        [log(max(LEAST, chance) / count) for chance, count in zip(row, counts, strict=True)] for row in found.roles
    ]
    return rows + [[0.0] * len(counts)] * (len(assessment.memory.rows) - len(rows))
