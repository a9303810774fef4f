"""Tune the weights of the roll-outs' players by their own gold: `python -m train.tune CONFIG --out build/teams.toml`.

A config names tables of teams, or of gold-diggers with modules. Every role has weights of its own, blue and green the
same. A deal is played twice. About half of the seats play by weights that are changed at random, each by changes of
its own, the first time this way and the second time the other way; the others play by today's weights, some of them
carelessly, so that nobody learns to beat its own kind alone. The gold of a round that a seat has more than the others
have on average, one way rather than the other, says which changes of its role's weights pay (evolution strategies
with mirrored changes; Adam takes the steps, and the mean of the later ones is kept). In the end, and with `--check`
alone, the weights meet today's on deals kept apart, half of the seats by each and then exchanged.
"""

import argparse
import random
import sys
import time
import tomllib
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from saboteur.bots.arena import modules_of
from saboteur.bots.report import mean_line
from saboteur.core.cards import (
    BOSS,
    DIGGER,
    GEOLOGIST,
    GREEDY,
    KIND,
    PROFITEER,
    ROLES,
    SABOTEUR,
    TEAM_BLUE,
    TEAM_GREEN,
)
from saboteur.core.chance import Chance, dice_from
from saboteur.core.compose import compose
from saboteur.core.refusal import SetupRefused
from saboteur.core.registry import SPECS
from saboteur.core.rounds import start_game
from saboteur.core.rules import Rules
from saboteur.core.search.players import Player
from saboteur.core.search.playout import LIMIT, step
from saboteur.core.search.rollout import first_asked
from saboteur.core.search.weights import (
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
from saboteur.core.state import State

Numbers = NDArray[np.float64]
Table = tuple[str, int, tuple[str, ...]]  # name, seats, modules

FIRST: Final = 10**9  # deals to tune on
KEPT: Final = 2 * 10**9  # deals kept apart
VARIED: Final = 0.55  # seats whose weights are changed
CARELESS: Final = 0.6  # how far a careless player misjudges a worth
SIGMA: Final = 0.5  # size of a change, of a weight's scale
LESSON: Final = 1.0  # seconds that a process plays between two steps
RATE: Final = 0.05  # length of a step, of a weight's scale
MEMORY: Final = (0.9, 0.99)  # Adam's
CARDS: Final = [KIND[card.name] for spec in SPECS for card in spec.cards if KIND[card.name] >= KIND["theft"]]
SCALE: Final = np.zeros(len(PolicyWeights(compose(3, ["base"], {}), DIG, SAP).roles[0]))
SCALE[:TUNED] = 0.3
SCALE[[NOISE, PLENTY, HAT_CARD, HAT_LEVEL, DISCARDS]] = 0.0, 1.5, 0.04, 0.15, 0.1
SCALE[[KEEP_CARD + kind for kind in CARDS]] = 0.15


# -- tables and weights ----------------------------------------------------------------------------------


def tables_of(config: dict[str, Any]) -> list[tuple[Table, float]]:
    """Return the tables of a config and the share of deals that each gets."""
    named = {}
    for name, weight in config["tables"].items():
        preset, _, seats = name.partition(":")
        named[name, int(seats), tuple(modules_of(preset))] = float(weight)
    out = [(table, (1.0 - config["share"]) * weight / sum(named.values())) for table, weight in named.items()]
    drawn = draw_rulesets(config["base"], config["random"])
    return out + [(table, config["share"] / len(drawn)) for table in drawn]


def draw_rulesets(base: str, number: int) -> list[Table]:
    """Draw rulesets with some modules, always the same."""
    dice = random.Random(base)
    others = [spec.key for spec in SPECS if spec.key not in ("base", "saboteur2", "tournament")]
    out: list[Table] = []
    while len(out) < number:
        chosen = (base, *(key for key in others if dice.random() < 0.3))
        seats = dice.randint(3, 10)
        try:
            rules_of(seats, chosen)
        except SetupRefused:
            continue
        if len(chosen) > 1:
            out.append((f"drawn{len(out)}:{seats}", seats, chosen))
    return out


@cache
def rules_of(seats: int, modules: tuple[str, ...]) -> Rules:
    """Compose a ruleset."""
    return compose(seats, list(modules), {})


def roles_in(config: dict[str, Any]) -> tuple[int, ...]:
    """Return the roles that have weights of their own."""
    if config["base"] == "saboteur2":
        return (SABOTEUR, TEAM_BLUE, BOSS, PROFITEER, GEOLOGIST)
    return (DIGGER, SABOTEUR, GREEDY)


def todays(config: dict[str, Any]) -> Numbers:
    """Return the weights that the roles have now."""
    everything = modules_of("everything2" if config["base"] == "saboteur2" else "everything")
    policy = PolicyWeights(rules_of(8, tuple(everything)), DIG, SAP)
    return np.array([list(policy.roles[role]) for role in roles_in(config)])


def mirrored(weights: Numbers) -> Numbers:
    """Return blue's weights for green."""
    out = weights.copy()
    out[FRIEND + TEAM_BLUE], out[FRIEND + TEAM_GREEN] = weights[FRIEND + TEAM_GREEN], weights[FRIEND + TEAM_BLUE]
    return out


def give(policy: PolicyWeights, role: int, weights: Numbers) -> None:
    """Let a role play by weights; cards that nobody tunes are worth what their modules say."""
    mine = mirrored(weights) if role == TEAM_GREEN else weights
    now = np.array(list(policy.roles[role]))
    policy.give(role, vec[float](np.where(SCALE > 0.0, mine, now).tolist()))


def row_of(roles: tuple[int, ...], role: int) -> int:
    """Return which row of the weights a role plays by."""
    return roles.index(TEAM_BLUE if role == TEAM_GREEN else role)


def policy_of(
    rules: Rules, roles: tuple[int, ...], weights: Numbers | None, noise: float | None = None
) -> PolicyWeights:
    """Return players by these weights, or today's."""
    dig, sap = DIG[:], SAP[:]
    if noise is not None:
        dig[NOISE] = sap[NOISE] = noise
    policy = PolicyWeights(rules, dig, sap)
    if weights is not None:
        for role in {*rules.dwarfs}:
            give(policy, role, weights[row_of(roles, role)])
    return policy


# -- playing ---------------------------------------------------------------------------------------------


def begin(rules: Rules, deal: int) -> State:
    """Deal the first round."""
    return start_game(rules, Chance(b"", 0, dice_from(deal)), False)


def edges(rules: Rules, deal: int, policies: list[PolicyWeights]) -> Numbers:
    """Play a round, each seat by its own policy; return how much more gold than the others each has."""
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


Lesson = tuple[Numbers, Numbers]  # by role and weight: gold times change, summed; by role: how many


def lesson(config: dict[str, Any], weights: Numbers, seed: int) -> Lesson:
    """Play for a while with changed weights; return what the changes brought."""
    roles, dice, luck = roles_in(config), random.Random(seed), np.random.default_rng(seed)
    tables = tables_of(config)
    slope, number = np.zeros_like(weights), np.zeros(len(roles))
    fixed: dict[Table, list[PolicyWeights]] = {}
    own: dict[Table, list[PolicyWeights]] = {}
    deal = FIRST + (seed << 20)
    began = time.process_time()
    while time.process_time() - began < LESSON:
        table = dice.choices([table for table, _ in tables], [share for _, share in tables])[0]
        rules = rules_of(table[1], table[2])
        if table not in fixed:
            fixed[table] = [policy_of(rules, roles, None, noise) for noise in (None, None, CARELESS)]
            own[table] = [policy_of(rules, roles, weights) for _ in range(rules.seats)]
        deal += 1
        state = begin(rules, deal)
        policies, changes = [], {}
        for seat in range(rules.seats):
            if dice.random() < VARIED:
                changes[seat] = luck.standard_normal(weights.shape[1])
                policies.append(own[table][seat])
            else:
                policies.append(dice.choice(fixed[table]))
        found = []
        for way in (1.0, -1.0):
            for seat, change in changes.items():
                role = state.role(seat)
                give(policies[seat], role, weights[row_of(roles, role)] + way * SIGMA * SCALE * change)
            found.append(edges(rules, deal, policies))
        for seat, change in changes.items():
            row = row_of(roles, state.role(seat))
            slope[row] += (found[0][seat] - found[1][seat]) / 2.0 * change
            number[row] += 1
            give(policies[seat], state.role(seat), weights[row])
    return slope, number


def check(config: dict[str, Any], weights: Numbers, table: Table, first: int, deals: int) -> list[tuple[int, float]]:
    """Let weights meet today's on deals kept apart; return by role and deal what a seat has more with them."""
    roles = roles_in(config)
    rules = rules_of(table[1], table[2])
    both = [policy_of(rules, roles, None), policy_of(rules, roles, weights)]
    out = []
    for deal in range(KEPT + first, KEPT + first + deals):
        dice = random.Random(deal)
        sides = [seat % 2 for seat in range(rules.seats)]
        dice.shuffle(sides)
        state = begin(rules, deal)
        one = edges(rules, deal, [both[side] for side in sides])
        two = edges(rules, deal, [both[1 - side] for side in sides])
        for seat, side in enumerate(sides):
            out.append((state.role(seat), float(one[seat] - two[seat]) * (1 if side else -1)))
    return out


# -- the program -----------------------------------------------------------------------------------------


def write(path: Path, config: dict[str, Any], weights: Numbers) -> None:
    """Write the weights by role, as `bots/tuned.toml` has them: teams, and behind them modules."""
    lines = []
    for role, row in zip(roles_in(config), weights, strict=True):
        lines.append(f"[{'teams' if config['base'] == 'saboteur2' else 'modules'}.{ROLES[role]}]")
        shown = [f"{x:.2f}" for x in row[:TUNED]]
        lines += ["weights = [", *(f"    {', '.join(shown[i : i + 16])}," for i in range(0, TUNED, 16)), "]"]
        names = {kind: name for name, kind in KIND.items()}
        worths = ", ".join(f"{names[kind]} = {row[KEEP_CARD + kind]:.2f}" for kind in CARDS)
        lines += [f"cards = {{ {worths} }}", ""]
    half = path.with_suffix(".half")
    half.write_text("\n".join(lines), "utf-8")
    half.replace(path)


def read(path: Path, config: dict[str, Any]) -> Numbers:
    """Read the weights by role."""
    given = tomllib.loads(path.read_text("utf-8"))["teams" if config["base"] == "saboteur2" else "modules"]
    weights = todays(config)
    names = {kind: name for name, kind in KIND.items()}
    for row, role in zip(weights, roles_in(config), strict=True):
        row[:TUNED] = given[ROLES[role]]["weights"]
        for kind in CARDS:
            row[KEEP_CARD + kind] = given[ROLES[role]]["cards"][names[kind]]
    return weights


def report(pool: ProcessPoolExecutor, config: dict[str, Any], weights: Numbers, deals: int) -> None:
    """Print the gold a round that the weights bring, by table and by role."""
    by_role: dict[int, list[float]] = defaultdict(list)
    size = max(1, deals // 16)
    for table, _ in tables_of(config):
        jobs = [pool.submit(check, config, weights, table, first, size) for first in range(0, deals, size)]
        rows = [row for job in jobs for row in job.result()]
        for role, gold in rows:
            by_role[role].append(gold)
        print(
            f"  {table[0]}: {mean_line('', [gold for _, gold in rows]).text()} {','.join(table[2][1:])}", flush=True
        )
    for role, golds in sorted(by_role.items()):
        print(f"  {ROLES[role]}: {mean_line('', golds).text()}", flush=True)


def main() -> int:
    """Tune as long as there is time."""
    parser = argparse.ArgumentParser(prog="python -m train.tune")
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--begin", type=Path, help="go on from these weights")
    parser.add_argument("--check", type=Path, help="play these weights against today's on deals kept apart, no more")
    parser.add_argument("--deals", type=int, default=1600, help="to check on, at every table")
    args = parser.parse_args()
    config = tomllib.loads(args.config.read_text("utf-8"))
    with ProcessPoolExecutor(args.jobs) as pool:
        weights = read(args.check, config) if args.check else tuned(pool, config, args)
        report(pool, config, weights, args.deals)
    return 0


def tuned(pool: ProcessPoolExecutor, config: dict[str, Any], args: argparse.Namespace) -> Numbers:
    """Take a step after every lesson; return the mean of the later ones."""
    weights = read(args.begin, config) if args.begin else todays(config)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    total, kept = np.zeros_like(weights), 0
    began = written = time.monotonic()
    turn = 0
    while (spent := time.monotonic() - began) < args.seconds:
        jobs = [pool.submit(lesson, config, weights, turn * args.jobs + i) for i in range(args.jobs)]
        done = [job.result() for job in jobs]
        number = np.sum([number for _, number in done], axis=0)
        slope = np.sum([slope for slope, _ in done], axis=0) / np.maximum(1.0, number)[:, None]
        turn += 1
        mean = MEMORY[0] * mean + (1 - MEMORY[0]) * slope
        square = MEMORY[1] * square + (1 - MEMORY[1]) * slope**2
        to = mean / (1 - MEMORY[0] ** turn) / (np.sqrt(square / (1 - MEMORY[1] ** turn)) + 1e-9)
        weights = weights + RATE * SCALE * to
        if spent > 0.6 * args.seconds:
            total, kept = total + weights, kept + 1
        if time.monotonic() - written > 15.0 or turn == 1:
            written = time.monotonic()
            write(args.out, config, total / kept if kept else weights)
            print(f"{turn}: {spent:.0f} s, {number.astype(int).tolist()} seats by role", flush=True)
    best = total / kept if kept else weights
    write(args.out, config, best)
    return best


if __name__ == "__main__":
    sys.exit(main())
