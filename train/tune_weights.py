"""The weights that `train.tune` tunes: a row for each role, as the players of roll-outs go by them.

Green plays by blue's row with the teams exchanged. Files are as `saboteur/bots/search/tuned.toml` has them, with the
roles of teams or those of gold-diggers with modules.
"""

from pathlib import Path
from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from saboteur.bots.arena.comparison import modules_of
from saboteur.bots.search import tuned_weights
from saboteur.core.compose import compose
from saboteur.core.registry import SPECS
from saboteur.core.search.policy_weights import (
    DIG,
    DISCARDS,
    FRIEND,
    HAT_CARD,
    HAT_LEVEL,
    KEEP_CARD,
    NOISE,
    PLENTY,
    SAP,
    TUNED,
    PolicyWeights,
)
from saboteur.core.table.cards import (
    BOSS,
    DIGGER,
    GEOLOGIST,
    GREEDY,
    KIND,
    PROFITEER,
    ROLES,
    ROOM,
    SABOTEUR,
    TEAM_BLUE,
    TEAM_GREEN,
)
from saboteur.core.table.ruleset import Rules
from train.commands import Refused, write_whole

Numbers = NDArray[np.float64]

TEAMS: Final = (SABOTEUR, TEAM_BLUE, BOSS, PROFITEER, GEOLOGIST)  # roles that have a row, in Saboteur 2
DIGGERS: Final = (DIGGER, SABOTEUR, GREEDY)  # and elsewhere
CARDS: Final = {  # by kind: the cards of modules, whose worth in the hand is tuned
    KIND[card.name]: card.name for spec in SPECS for card in spec.cards if KIND[card.name] >= KIND["theft"]
}
SCALE: Final = np.zeros(TUNED + ROOM)  # how large a change of each weight is; 0: it is not tuned
SCALE[:TUNED] = 0.3
SCALE[[NOISE, PLENTY, HAT_CARD, HAT_LEVEL, DISCARDS]] = 0.0, 1.5, 0.04, 0.15, 0.1
SCALE[[KEEP_CARD + kind for kind in CARDS]] = 0.15


def todays(roles: tuple[int, ...]) -> Numbers:
    """Return the weights that roles have where nothing was tuned."""
    everything = modules_of("everything2" if roles == TEAMS else "everything")
    policy = PolicyWeights(compose(8, everything, {}), DIG, SAP)
    return np.array([list(policy.roles[role]) for role in roles])


def row_of(roles: tuple[int, ...], role: int) -> int:
    """Return which row of the weights a role plays by."""
    return roles.index(TEAM_BLUE if role == TEAM_GREEN else role)


def mirrored(weights: Numbers) -> Numbers:
    """Return blue's weights for green."""
    out = weights.copy()
    out[FRIEND + TEAM_BLUE], out[FRIEND + TEAM_GREEN] = weights[FRIEND + TEAM_GREEN], weights[FRIEND + TEAM_BLUE]
    return out


def give(policy: PolicyWeights, role: int, weights: Numbers) -> None:
    """Let a role play by a row of weights; what is not tuned stays as its modules say."""
    mine = mirrored(weights) if role == TEAM_GREEN else weights
    now = np.array(list(policy.roles[role]))
    policy.give(role, vec[float](np.where(SCALE > 0.0, mine, now).tolist()))


def policy_of(
    rules: Rules, roles: tuple[int, ...], weights: Numbers | None, noise: float | None = None
) -> PolicyWeights:
    """Return players by these weights, or today's; `noise`: how far they misjudge a worth, if not as usual."""
    dig, sap = DIG[:], SAP[:]
    if noise is not None:
        dig[NOISE] = sap[NOISE] = noise
    policy = PolicyWeights(rules, dig, sap)
    if weights is not None:
        for role in {*rules.dwarfs}:
            give(policy, role, weights[row_of(roles, role)])
    return policy


# -- files -----------------------------------------------------------------------------------------------


def write(path: Path, roles: tuple[int, ...], weights: Numbers) -> None:
    """Write the weights of some roles."""
    lines = []
    for role, row in zip(roles, weights, strict=True):
        shown = [f"{weight:.2f}" for weight in row[:TUNED]]
        worths = ", ".join(f"{name} = {row[KEEP_CARD + kind]:.2f}" for kind, name in CARDS.items())
        lines += [f"[{'teams' if roles == TEAMS else 'modules'}.{ROLES[role]}]", "weights = ["]
        lines += [f"    {', '.join(shown[i : i + 16])}," for i in range(0, TUNED, 16)]
        lines += ["]", f"cards = {{ {worths} }}", ""]
    write_whole(path, "\n".join(lines).encode())


def read(path: Path, roles: tuple[int, ...]) -> Numbers:
    """Read the weights of some roles."""
    try:
        found = tuned_weights.read(path)
    except tuned_weights.BAD as fault:
        raise Refused(f"The weights in {path} cannot be used: {fault}.") from fault
    given = found.teams if roles == TEAMS else found.modules
    weights = todays(roles)
    for row, role in zip(weights, roles, strict=True):
        if ROLES[role] not in given:
            raise Refused(f"{path} has no weights for {ROLES[role]} at such tables.")
        row[:TUNED] = given[ROLES[role]].weights
        for name, worth in given[ROLES[role]].cards.items():
            row[KEEP_CARD + KIND[name]] = worth
    return weights
