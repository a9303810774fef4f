"""Fronts that compare four sides at once find the same ways as a plain search, side by side."""

from heapq import heappop, heappush
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.search.imagined_play import policy_weights_of
from saboteur.core.measure.goal_distances import BEYOND, FADE, GoalDistances
from saboteur.core.measure.maze_cells import beyond, inside, lies_loose, step
from saboteur.core.measure.step_costs import FITTING, NEVER, THROUGH, CardsLeft
from saboteur.core.search.playout import worths
from saboteur.core.table.maze import JOIN_IN_AT, NEED, WHAT
from saboteur.core.table.state import State
from saboteur.play.actions import LayPath, pack
from saboteur.play.game import Game
from saboteur.play.setup import Setup


def sum_of_shares(s: State, goal: int) -> float:
    """Return what `GoalDistances.total` does, by one entry of a heap for every way to go on."""
    maze = s.table.maze
    cells, wide = maze.cells, int(maze.wide)
    left = CardsLeft(maze)
    best: dict[tuple[int, int], int] = {}
    heap: list[tuple[int, int, int]] = []

    def note(at: int, on: int, cost: int) -> None:
        if not inside(at, wide, len(cells)):
            return
        for side in range(4):
            then = cost + int(left.costs[THROUGH[(cells[at] & NEED) << 4 | side << 2 | on]])
            if then < best.get((at, side), NEVER):
                best[at, side] = then
                heappush(heap, (then, at, side))

    def come_from(at: int, on: int, cost: int) -> None:
        if not cells[at] & WHAT:
            note(at, on, cost)
        elif lies_loose(cells[at], on):
            for key in beyond(maze, at, on):
                if not cells[key >> 2] & WHAT:
                    note(int(key >> 2), int(key & 3), cost)

    place = int(maze.index(s.table.goal_cells[goal]))
    for side in range(4):
        come_from(place + int(step(wide, side)), side ^ 2, 0)
    end = int(NEVER)
    while heap and heap[0][0] < end:
        cost, at, side = heappop(heap)
        if best[at, side] == cost:
            if (cells[at] >> (JOIN_IN_AT + side)) & 1:
                end = min(end, cost + BEYOND)
            come_from(at + int(step(wide, side)), side ^ 2, cost)
    total = 0.0
    for spot in maze.open_cells:
        at = int(spot & 65535)
        sides = [side for side in range(4) if (cells[at] >> (JOIN_IN_AT + side)) & 1]
        nearest = min(best.get((at, side), NEVER) for side in sides)
        total += FADE[nearest] * left.eases[FITTING[cells[at] & NEED]]
    return total


@pytest.mark.parametrize("modules", [("base",), ("saboteur2",)])
def test_fronts_are_those_of_a_plain_search(modules: tuple[str, ...]) -> None:
    dice = Random(7)
    game = Game.new(Setup(seats=5, seed=7, modules=modules))
    kept = GoalDistances(len(game._state.table.goal_cells))
    mazes = 0
    while mazes < 60 and not game.over:
        before = game._state.table.maze.cells[:]
        seat = min(game.to_act)
        game.apply(seat, dice.choice(game.legal(seat)))
        s = game._state
        if s.table.maze.cells[:] != before:
            kept.forget()
            mazes += 1
        for goal in range(len(s.table.goal_cells)):
            if s.table.goal_faces[goal] < 0:
                assert kept.total(s, goal) == sum_of_shares(s, goal)
    assert mazes > 20


def test_paths_can_be_weighed_once_all_goals_are_face_up() -> None:
    """With new goals a round may go on then; deal 50115 of `train.kinship_games` ended in an IndexError."""
    game = Game.new(Setup(seats=5, seed=4))
    seat = min(game.to_act)
    lays = [pack(action) for action in game.legal(seat) if isinstance(action, LayPath)]
    state = game._state.copy()
    state.table.goal_faces = vec[i64]([0, 1, 2])
    weighed = worths(
        state, seat, vec[i64](lays), vec[float]([0.0] * 5), policy_weights_of(5, ("base",), ()), vec[float]()
    )
    assert len(weighed) == len(lays) > 3
