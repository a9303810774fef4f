"""Gold comes and goes only as the rules say: sacks, dragons and chests during a round, payouts at its end."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.core.registry import late
from saboteur.core.table.cards import DIGGER, GOAL_GOLD, GOAL_KIND, GOALS, GREEDY, SABOTEUR
from saboteur.core.table.codes import END_TREASURE
from saboteur.core.table.state import State
from saboteur.sim.checks.knowledge_checks import what
from saboteur.sim.checks.naive_maze import gold_of
from saboteur.sim.checks.violations import require

GOLD_CHEST = 1
ALL_SEATS = 4095
DRAGON = GOALS.index("dragon")
SACK = GOALS.index("sack")
SABOTEUR_PAY = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}  # B17, by the number of saboteurs among the seats
LEAST, MOST = -2, 4  # what two dragons, or two sacks and a chest, can do to one purse in a round's last play


@dataclass
class Purses:
    """The gold at a moment, and what has happened to it in the round so far."""

    rounds: int  # finished rounds
    ending: int
    each: list[int]
    wealth: int  # coins, and all gold cards wherever they are
    earned: int  # by sacks and chests of this round
    dragons: int  # turned in this round


def read_purses(state: State) -> Purses:
    """Count all gold."""
    t, h = state.table, state.hidden
    seats = int(state.rules.seats)
    cards = sum(card & 3 for place in (h.gold_stack, h.gold_held, h.draft) for card in place)
    faces = [int(face) for face in t.goal_faces if face >= 0]
    earned = sum(int(GOAL_GOLD[face]) for face in faces if GOAL_KIND[face] == SACK) + int(gold_chest(state))
    return Purses(
        rounds=len(t.rounds) // (seats + 2),
        ending=int(t.ending),
        each=[gold_of(state, seat) for seat in range(seats)],
        wealth=sum(h.coins) + cards,
        earned=earned,
        dragons=sum(1 for face in faces if GOAL_KIND[face] == DRAGON),
    )


def gold_chest(state: State) -> bool:
    """Return whether the chest with gold in it has taken effect (M8 (1))."""
    out = len(state.table.chest_cells)
    return any(card & 255 == GOLD_CHEST and what(card) == ALL_SEATS for card in list(state.hidden.chests)[:out])


def check_gold(before: Purses, state: State) -> Purses:
    """Compare with the moment before the last action."""
    now = read_purses(state)
    change = sum(now.each) - sum(before.each)
    if any(late(module.spec) for module in state.rules.modules):
        pass  # a module that came later gives gold as it says (`give_gold`), in a round and at its end
    elif now.rounds == before.rounds and not now.ending:
        due = now.earned - before.earned
        lost = now.dragons - before.dragons
        require(due - lost <= change <= due, state, f"the purses changed by {change}, earned were {due}, lost {lost}")
    elif now.rounds > before.rounds:
        check_payout(before, now, state)
    if before.ending and now.rounds == before.rounds:
        require(now.wealth == before.wealth, state, "gold came from nowhere while gold cards or thefts went round")
    return now


def check_payout(before: Purses, now: Purses, state: State) -> None:
    """Check what a round paid that was settled in one step, where roles and ending alone decide it (B17, V2)."""
    seats = int(state.rules.seats)
    ending, finder, *roles = list(state.table.rounds)[-seats - 2 :]
    paid = [new - old for new, old in zip(now.each, before.each, strict=True)]
    want = payouts(state, ending, finder, roles)
    if before.ending or want is None:
        require(sum(paid) <= 5 * seats + 10 + MOST, state, f"the round paid {paid}")
        return
    loose = state.rules.chests is not None or state.rules.goals_out > 3  # the last play may have found gold too
    low, high = (LEAST, MOST) if loose else (0, 0)
    fine = all(low <= got - due <= high for got, due in zip(paid, want, strict=True))
    require(fine or state.rules.guard is not None, state, f"round paid {paid}, due were {want}")


def payouts(state: State, ending: int, finder: int, roles: list[int]) -> list[int] | None:
    """Return what each seat should get, or nothing if more than roles and ending decides it."""
    names = {module.spec.key for module in state.rules.modules}
    if "saboteur2" in names:
        return None
    treasure = ending == END_TREASURE
    if treasure and roles[finder] == GREEDY:  # R-07, V2
        return [4 if seat == finder else 0 for seat in range(len(roles))]
    if "tournament" in names:
        if treasure:
            return [(3 if seat == finder else 2) if role == DIGGER else 0 for seat, role in enumerate(roles)]
        return [(4 if len(roles) == 5 else 3) if role == SABOTEUR else 0 for role in roles]
    if treasure:
        return None
    return [SABOTEUR_PAY[roles.count(SABOTEUR)] if role == SABOTEUR else 0 for role in roles]
