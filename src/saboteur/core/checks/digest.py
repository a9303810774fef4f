"""A hash of a complete state: equal states have equal digests."""

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import NUMBERED
from saboteur.core.table.codes import (
    ABOUT_CARD_AT,
    CARD_AT,
    Q_ASK,
    Q_KEEP,
    Q_VETO,
    S_DISCARD,
    S_END_TURN,
    S_RESOLVE,
    frame_kind,
)
from saboteur.core.table.maze import KEPT
from saboteur.core.table.slots import kind_of
from saboteur.core.table.state import State


def digest(s: State) -> str:
    """Hash everything that decides how the game can go on."""
    s = with_own_numbers(s) if late_cards(s) else s
    t, h = s.table, s.hidden
    parts = [
        (
            t.round,
            t.turn,
            t.mover,
            t.direction,
            t.starter,
            t.pile_size,
            t.asked,
            t.veto_spent,
            t.last_card,
            t.last_turn,
        ),
        (
            t.last_path,
            t.passed,
            t.pile_was_empty,
            t.thieves,
            t.paths_laid,
            t.turned_goal,
            t.draws,
            t.effects,
            t.other_draws,
        ),
        (t.refused, t.no_goal_maps, t.large_used, t.finder, t.ending, t.over, h.vetoer, h.next_group, h.chance.count),
    ]
    lists = [
        s.stack, t.front, t.laid, t.goal_cells, t.goal_faces, t.chest_cells, t.toll, t.shown_roles, t.rounds,
        maze_list(s), h.hands, h.hand_sizes, h.discards, h.roles, h.stack, h.goals, h.coins,
        h.pile[: t.pile_size], h.aside, h.goals_aside, h.tunnels, h.chests, h.gold_stack, h.gold_held, h.draft,
        h.looking, h.notes,
    ]  # fmt: skip
    if len(t.fields):
        lists.append(t.fields)
    if len(h.secrets):
        lists.append(h.secrets)
    text = repr(parts) + repr([list(one) for one in lists])
    return hashlib.sha256(text.encode()).hexdigest()


def late_cards(s: State) -> list[int]:
    """List the kinds in this game whose number depends on which modules are installed, in order."""
    return sorted({int(kind) for kind in s.rules.deck if kind >= NUMBERED})


def with_own_numbers(s: State) -> State:
    """Copy a state, such cards numbered as if no other modules were installed, so that all digest it alike."""
    s = s.copy()
    h = s.hidden
    number: dict[int, int] = {kind: NUMBERED + i for i, kind in enumerate(late_cards(s))}
    for cards in (h.hands, h.discards, h.looking):
        for i in range(i64(len(cards))):
            kind = int(kind_of(cards[i]))
            cards[i] += number.get(kind, kind) - kind
    h.pile = renumbered(h.pile, number)
    h.aside = renumbered(h.aside, number)
    for i in range(i64(len(s.stack))):
        at = card_place(frame_kind(s.stack[i]))
        if at:
            kind = int((s.stack[i] >> at) & 127)
            s.stack[i] += i64(number.get(kind, kind) - kind) << at
    return s


def renumbered(kinds: vec[i64], number: dict[int, int]) -> vec[i64]:
    """Number bare kinds again."""
    out = kinds[:]
    for i in range(i64(len(out))):
        out[i] = number.get(int(out[i]), int(out[i]))
    return out


def card_place(frame: i64) -> i64:
    """Return where the card stands in a question or step, 0 if it has none."""
    if frame == S_RESOLVE or frame == Q_VETO:
        return 12 + CARD_AT
    if frame == Q_ASK:
        return 12 + ABOUT_CARD_AT
    if frame == S_END_TURN or frame == S_DISCARD:
        return 12
    return 20 if frame == Q_KEEP else 0


def maze_list(s: State) -> vec[i64]:
    """List what lies in the maze, wherever its window happens to be."""
    out = vec[i64]()
    maze = s.table.maze
    for at in range(i64(len(maze.cells))):
        lies = maze.cells[at] & KEPT  # the rest follows from what lies where
        if lies:
            out = append(append(out, maze.cell_at(at)), lies)
    return out
