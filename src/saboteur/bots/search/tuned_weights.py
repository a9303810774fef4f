"""Weights of the roll-outs' players that were tuned by their gold where teams or modules play (`tuned.toml`).

`train/tune.py` makes them; docs/learning.md has how, and what they brought. Green plays by blue's.
"""

import logging
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from librt.vecs import vec

from saboteur.core.search.policy_weights import DIG, FRIEND, KEEP_CARD, SAP, TUNED, PolicyWeights
from saboteur.core.table.cards import KIND, ROLES, TEAM_BLUE, TEAM_GREEN
from saboteur.core.table.ruleset import Rules

FILE: Final = Path(__file__).with_name("tuned.toml")
BAD: Final = (OSError, ValueError, msgspec.MsgspecError)  # what reading weights may raise


class RoleWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a role goes by."""

    weights: list[float]  # in the order of core/search/policy_weights.py
    cards: dict[str, float]  # by name: what they are worth in the hand


class TunedWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By role, for tables of teams and for those of gold-diggers with modules."""

    teams: dict[str, RoleWeights] = {}
    modules: dict[str, RoleWeights] = {}


def read(path: Path) -> TunedWeights:
    """Read a file of weights, whole or what `train.tune` wrote of it; an exception of BAD says what is wrong."""
    found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), TunedWeights)
    for name, role in (*found.teams.items(), *found.modules.items()):
        unknown = [card for card in role.cards if card not in KIND]
        if name not in ROLES or len(role.weights) != TUNED or unknown:
            raise ValueError(f"{name} has weights of another version")
    return found


@cache
def shipped() -> TunedWeights | None:
    """Return the weights that came with the program, or say once why there are none."""
    try:
        found = read(FILE)
        if not found.teams or not found.modules:
            raise ValueError("there are none for teams, or none for modules")
    except BAD as fault:
        message = "The weights in %s cannot be used: %s. Roll-outs of grandmaster go by those of master."
        logging.getLogger(__name__).warning(message, FILE.name, fault)
        return None
    return found


def tuned_weights(rules: Rules) -> PolicyWeights:
    """Return what players go by at a table of teams, or of gold-diggers with modules."""
    policy = PolicyWeights(rules, DIG, SAP)
    tuned = shipped()
    if tuned is None:
        return policy
    found = tuned.teams if TEAM_BLUE in rules.dwarfs else tuned.modules
    for role in range(len(ROLES)):
        name = ROLES[TEAM_BLUE if role == TEAM_GREEN else role]
        if name in found:
            policy.give(role, _weights(found[name], policy.roles[role], role == TEAM_GREEN))
    return policy


def _weights(given: RoleWeights, now: vec[float], green: bool) -> vec[float]:
    """Return a role's weights with the tuned ones in their places; other cards are worth what their modules say."""
    out = now[:]
    for i, weight in enumerate(given.weights):
        out[i] = weight
    if green:
        out[FRIEND + TEAM_BLUE], out[FRIEND + TEAM_GREEN] = out[FRIEND + TEAM_GREEN], out[FRIEND + TEAM_BLUE]
    for name, worth in given.cards.items():
        out[KEEP_CARD + KIND[name]] = worth
    return out
