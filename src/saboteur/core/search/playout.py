"""Roll-outs: a round played to its end by the rules of `rollout_players`, and what it is worth to a seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import REACHED, GoalDistances, far_of
from saboteur.core.rules.flow import apply
from saboteur.core.search.expected_gold import Stakes, draft_gains, gains_if, standing
from saboteur.core.search.policy_weights import PATH_CLASS, PolicyWeights
from saboteur.core.search.random_play import first_asked
from saboteur.core.search.rollout_players import Player, chance_of, place_of
from saboteur.core.search.round_outlook import chance_found
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import (
    BREAK,
    DETOUR,
    FIX,
    LAY,
    PASS,
    Q_GOLD,
    Q_TURN,
    ROCKFALL,
    TOLL,
    TRAPPED,
    VETO,
    card_of,
    cell_of,
    frame_kind,
    seat_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.state import State

SHARP: Final = 3.0  # how much an attentive player makes of an action
LIMIT: Final = 4000  # actions after which a roll-out is given up; answers to Veto questions alone can be 500


def step(p: Player) -> None:
    """Let the first seat that is asked answer, and let everybody think their part."""
    s = p.s
    frame = s.stack[len(s.stack) - 1]
    seat = first_asked(s, frame)
    play(p, seat, p.choose(frame, seat))


def play(p: Player, seat: i64, act: i64) -> None:
    """Carry an action out; keep suspicion and the fronts up to date."""
    suspect(p, seat, act)
    apply(p.s, seat, act)
    verb = verb_of(act)
    if verb == LAY or verb == ROCKFALL or verb == TOLL or verb == DETOUR or verb >= VETO:
        p.distances.forget()


def suspect(p: Player, seat: i64, act: i64) -> None:
    """Read an action as an attentive person would, who knows neither hands nor goals."""
    verb = verb_of(act)
    s = p.s
    if verb == LAY:
        at = place_of(s, cell_of(act))
        if at >= 0:
            gain = public_gain(p, at, 2 * card_of(act) + turned_of(act))
            p.suspicion[seat] -= SHARP * max(-1.5, min(0.5, 0.6 * gain - 0.1))
    elif verb == ROCKFALL:
        cell = cell_of(act)
        p.suspicion[seat] += SHARP * 1.2 if PATH_CLASS[s.table.maze.oriented(cell) >> 1] else SHARP * -0.8
    elif verb == BREAK or verb == TRAPPED:
        target = seat_of(act)
        bad = chance_of(p.suspicion[target] + p.prior)
        p.suspicion[seat] += SHARP * 1.2 * (0.5 - bad)
        p.suspicion[target] += SHARP * 0.3 * (0.5 - chance_of(p.suspicion[seat] + p.prior))
    elif verb == FIX:
        target = seat_of(act)
        if target != seat:
            p.suspicion[seat] -= SHARP * (0.5 - chance_of(p.suspicion[target] + p.prior))
    elif verb == PASS and not s.blocked(seat):
        p.suspicion[seat] += SHARP * 0.2


def public_gain(p: Player, at: i64, oriented: i64) -> float:
    """Return how many cards nearer a path brings the goals, all alike."""
    s = p.s
    gain = 0.0
    number = 0.0
    for goal in range(p.goals):
        if s.table.goal_faces[goal] < 0:
            total = p.distances.laid(s, goal, at, oriented)
            number += 1.0
            gain += 1.0 if total >= REACHED else p.distances.far(s, goal) - far_of(total)
    return gain / number if number > 0.0 else 0.0


def play_round(p: Player) -> i64:
    """Play on until the round has ended and was paid; return the number of actions."""
    taken: i64 = 0
    t = p.s.table
    number = t.round
    while not p.s.table.over and p.s.table.round == number and taken < LIMIT:
        step(p)
        taken += 1
    return taken


def purses(s: State) -> vec[i64]:
    """Return the gold of every seat."""
    out = vec[i64]()
    for seat in range(s.rules.seats):
        out = append(out, s.purse(seat))
    return out


def outcome(s: State, seat: i64, before: vec[i64], stakes: Stakes) -> float:
    """Weigh how a round went for a seat: its gold against the others', and the victory if the game is over (B20)."""
    others = 0.0
    ahead: i64 = 0
    mine = s.purse(seat)
    for other in range(s.rules.seats):
        if other != seat:
            theirs = s.purse(other)
            others += float(theirs - before[other])
            if theirs > mine:
                ahead += 1
    worth = float(mine - before[seat]) - stakes.envy * others / float(s.rules.seats - 1)
    if s.table.over and not ahead:
        worth += stakes.victory
    return worth


def try_out(
    world: State,
    seat: i64,
    act: i64,
    suspicion: vec[float],
    policy: PolicyWeights,
    stakes: Stakes,
    distances: GoalDistances,
    dice: i64,
    turns: i64,
) -> float:
    """Play on for some turns after an action of a seat; return what it came, or will come, to for that seat."""
    s = world.copy()
    before = purses(s)
    p = Player(s, suspicion[:], Chance(b"", 0, dice), policy)
    p.distances = distances.copy()
    number = s.table.round
    play(p, seat, act)
    last = s.table.turn + turns
    taken: i64 = 0
    while not s.table.over and s.table.round == number and taken < LIMIT:
        question = frame_kind(s.stack[len(s.stack) - 1])
        if question == Q_GOLD:
            taker = first_asked(s, s.stack[len(s.stack) - 1])
            return standing(s, seat, before, draft_gains(s, taker), stakes)
        if s.table.turn >= last and not s.table.ending and question == Q_TURN:
            found = chance_found(p)
            if_found = standing(s, seat, before, gains_if(s, p.distances, True), stakes)
            if_not = standing(s, seat, before, gains_if(s, p.distances, False), stakes)
            return found * if_found + (1.0 - found) * if_not
        step(p)
        taken += 1
    return outcome(s, seat, before, stakes)


def try_all(
    world: State,
    seat: i64,
    acts: vec[i64],
    suspicion: vec[float],
    policy: PolicyWeights,
    stakes: Stakes,
    distances: GoalDistances,
    dice: i64,
    turns: i64,
) -> vec[float]:
    """Try several actions out in one world with the same luck."""
    out = vec[float]()
    for act in acts:
        out = append(out, try_out(world, seat, act, suspicion, policy, stakes, distances, dice, turns))
    return out


def survey(world: State) -> GoalDistances:
    """Compute the ways to all face-down goals, once for all roll-outs that begin in this maze."""
    distances = GoalDistances(len(world.table.goal_cells))
    for goal in range(distances.goals):
        if world.table.goal_faces[goal] < 0:
            distances.total(world, goal)
    return distances


def worths(
    world: State, seat: i64, acts: vec[i64], suspicion: vec[float], policy: PolicyWeights, bonds: vec[float]
) -> vec[float]:
    """Weigh actions by the rules of play alone; `bonds`: who is how far a friend, if the seat believes more."""
    p = Player(world, suspicion[:], Chance(b"", 0, 1), policy)
    p.bonds = bonds
    return p.weigh(world.stack[len(world.stack) - 1], seat, acts)
