"""A hash of a complete state: equal states have equal digests."""

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.maze import KEPT
from saboteur.core.state import State


def digest(s: State) -> str:
    """Hash everything that decides how the game can go on."""
    t, h = s.table, s.hidden
    parts = [
        (t.round, t.turn, t.mover, t.way, t.starter, t.pile_size, t.asked, t.veto_spent, t.last_card, t.last_turn),
        (t.last_path, t.passed, t.dry, t.thieves, t.paths_laid, t.turned_goal, t.draws, t.effects, t.other_draws),
        (t.refused, t.no_goal_maps, t.large_used, t.finder, t.ending, t.over, h.vetoer, h.next_group, h.chance.count),
    ]
    lists = [
        s.stack, t.front, t.laid, t.goal_cells, t.goal_faces, t.chest_cells, t.toll, t.shown_roles, t.rounds,
        maze_list(s), h.hands, h.hand_sizes, h.discards, h.roles, h.stack, h.goals, h.coins,
        h.pile[: t.pile_size], h.aside, h.goals_aside, h.tunnels, h.chests, h.gold_stack, h.gold_held, h.draft,
        h.looking, h.notes,
    ]  # fmt: skip
    text = repr(parts) + repr([list(one) for one in lists])
    return hashlib.sha256(text.encode()).hexdigest()


def maze_list(s: State) -> vec[i64]:
    """List what lies in the maze, wherever its window happens to be."""
    out = vec[i64]()
    maze = s.table.maze
    for at in range(i64(len(maze.cells))):
        lies = maze.cells[at] & KEPT  # the rest follows from what lies where
        if lies:
            out = append(append(out, maze.cell_at(at)), lies)
    return out
