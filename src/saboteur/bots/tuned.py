"""Weights of the roll-outs' players that were tuned by their gold where teams or modules play (`tuned.toml`).

`train/tune.py` makes them; docs/learning.md has how, and what they brought. Green plays by blue's.
"""

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import vec

from saboteur.core.cards import KIND, ROLES, TEAM_BLUE, TEAM_GREEN
from saboteur.core.rules import Rules
from saboteur.core.search.weights import DIG, FRIEND, KEEP_CARD, SAP, TUNED, PolicyWeights

_TUNED: Final[dict[str, Any]] = tomllib.loads(
    resources.files("saboteur.bots").joinpath("tuned.toml").read_text("utf-8")
)


def tuned_weights(rules: Rules) -> PolicyWeights:
    """Return what players go by at a table of teams, or of gold-diggers with modules."""
    policy = PolicyWeights(rules, DIG, SAP)
    found = _TUNED["teams" if TEAM_BLUE in rules.dwarfs else "modules"]
    for role in range(len(ROLES)):
        name = ROLES[TEAM_BLUE if role == TEAM_GREEN else role]
        if name in found:
            policy.give(role, _weights(found[name], policy.roles[role], role == TEAM_GREEN))
    return policy


def _weights(given: dict[str, Any], now: vec[float], green: bool) -> vec[float]:
    """Return a role's weights with the tuned ones in their places; other cards are worth what their modules say."""
    out = now[:]
    for i in range(TUNED):
        out[i] = float(given["weights"][i])
    if green:
        out[FRIEND + TEAM_BLUE], out[FRIEND + TEAM_GREEN] = out[FRIEND + TEAM_GREEN], out[FRIEND + TEAM_BLUE]
    for name, worth in given["cards"].items():
        out[KEEP_CARD + KIND[name]] = float(worth)
    return out
