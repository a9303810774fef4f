"""Payouts once more, from the rules: what each seat would get if the round ended now (B16, B17, S10-S15, V1, V2).

A copy of the game is ended in each possible way, and what the engine pays is compared.
"""

from __future__ import annotations

from saboteur.core.rules.rounds import end_round, finish_round
from saboteur.core.table.cards import (
    BOSS,
    CRYSTALS,
    DIGGER,
    FRONT_BROKEN,
    GEOLOGIST,
    GOAL_KIND,
    GOAL_SHAPE,
    PROFITEER,
    SABOTEUR,
    TEAM_BLUE,
    TEAM_GREEN,
    TREASURE,
)
from saboteur.core.table.codes import END_HANDS, END_TREASURE, S_DRAFT
from saboteur.core.table.maze import GOAL
from saboteur.core.table.spec import LATE
from saboteur.core.table.state import State
from saboteur.sim.checks.gold_checks import payouts
from saboteur.sim.checks.naive_maze import gold_of, read_board, unpack
from saboteur.sim.checks.naive_turns import naive_reach
from saboteur.sim.checks.violations import require

SHARE = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2}  # S12; five or more: 1


def check_scoring(state: State, finder: int) -> None:
    """End the round in a copy: once without the treasure, once with the treasure turned by a seat."""
    if state.table.ending or state.table.over:
        return
    lost = state.copy()
    compare(state, lost, END_HANDS)
    won = state.copy()
    t = won.table
    for i, goal in enumerate(won.hidden.goals):
        if GOAL_KIND[goal & 255] == TREASURE and t.goal_faces[i] < 0:
            t.goal_faces[i] = goal & 255
            t.maze.put(t.goal_cells[i], GOAL, 2 * GOAL_SHAPE[goal & 255])
            t.finder = finder
            compare(state, won, END_TREASURE)


def compare(state: State, twin: State, ending: int) -> None:
    """Let the engine pay in the copy, up to thefts and gold cards going round, and compare."""
    seats = range(int(state.rules.seats))
    before = [gold_of(twin, seat) for seat in seats]
    roles = [int(card) & 255 for card in twin.hidden.roles]
    finder = int(twin.table.finder)
    want = payouts(twin, ending, finder, roles)
    if state.rules.aside:
        want = saboteur2_payouts(twin, ending, finder, roles)
    more = beside_the_rules(twin, ending)
    end_round(twin, ending)
    finish_round(twin)
    paid = [gold_of(twin, seat) - old for seat, old in zip(seats, before, strict=True)]
    if want is None:
        want = [0 for _ in seats]
        check_draft(state, twin, finder, roles)
    want = [by_rules + bonus for by_rules, bonus in zip(want, more, strict=True)]
    require(paid == want, state, f"ending {ending} with finder {finder} and roles {roles} pays {paid}, not {want}")


def beside_the_rules(state: State, ending: int) -> list[int]:
    """Return what modules from outside the rules pay when a round ends; only they know why."""
    twin = state.copy()
    twin.table.ending = ending
    seats = range(int(state.rules.seats))
    before = [gold_of(twin, seat) for seat in seats]
    for module in state.rules.score_hooks:
        if module.spec.order == LATE:
            module.score(twin)
    return [gold_of(twin, seat) - old for seat, old in zip(seats, before, strict=True)]


def saboteur2_payouts(state: State, ending: int, finder: int, roles: list[int]) -> list[int]:
    """Return what each seat gets before the thefts (S10-S13, S15, R-09)."""
    board = read_board(state)
    maze = state.table.maze
    oriented_cards = {(x, y): int(maze.oriented(x + 128 | y + 128 << 8)) for x, y in board.cards}
    winners = {SABOTEUR, PROFITEER}
    if ending == END_TREASURE:
        goals = zip(state.table.goal_cells, state.table.goal_faces, strict=True)
        treasure = next(unpack(cell) for cell, face in goals if face >= 0 and GOAL_KIND[face] == TREASURE)
        teams = {
            team for team, colour in ((TEAM_BLUE, "blue"), (TEAM_GREEN, "green"))
            if treasure in naive_reach(board, oriented_cards, colour)
        }  # fmt: skip
        winners = {BOSS, PROFITEER} | ({roles[finder]} if roles[finder] in teams else teams)
    free = [not front >> 4 & 1 for front in state.table.front]
    paid = [role in winners and untrapped for role, untrapped in zip(roles, free, strict=True)]
    share = SHARE.get(sum(paid), 1)
    less = {BOSS: 1, PROFITEER: 2}
    gold = [max(share - less.get(role, 0), 0) if wins else 0 for role, wins in zip(roles, paid, strict=True)]
    geologists = [seat for seat, role in enumerate(roles) if role == GEOLOGIST and free[seat]]
    for seat in geologists:
        gold[seat] += sum(int(CRYSTALS[oriented >> 1]) for oriented in oriented_cards.values()) // len(geologists)
    return gold


def check_draft(state: State, twin: State, finder: int, roles: list[int]) -> None:
    """As many gold cards go round as there are gold-diggers, beginning with the right seat (B16, C20, V1)."""
    seats = int(state.rules.seats)
    barred = FRONT_BROKEN if state.rules.gold_hooks else 0
    order = [(finder - step * int(state.table.direction)) % seats for step in range(seats)]
    takers = [seat for seat in order if roles[seat] == DIGGER and not state.table.front[seat] & barred]
    frames = [(frame & 255, frame >> 8 & 15) for frame in twin.stack]
    if takers and len(state.hidden.gold_stack):
        number = min(roles.count(DIGGER), len(state.hidden.gold_stack))
        require(
            len(twin.hidden.draft) == number, state, f"{len(twin.hidden.draft)} gold cards go round, not {number}"
        )
        require(frames[-1] == (S_DRAFT, takers[0]), state, f"gold cards go first to {frames[-1]}, not {takers[0]}")
    else:
        require(not len(twin.hidden.draft), state, "gold cards go round although nobody may take one")
