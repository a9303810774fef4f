"""Detour (2023): move the path card laid last to another cell (C23, R-14)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.flow import card_lays, last_laid, lifted_maze
from saboteur.core.table.codes import (
    CARD_AT,
    DETOUR,
    S_DISCARD,
    S_REACH,
    card_of,
    card_to_discard,
    cell_of,
    turned_of,
)
from saboteur.core.table.events import PATH_MOVED
from saboteur.core.table.maze import PATH
from saboteur.core.table.ruleset import HASTY_DETOUR, Module, Rules
from saboteur.core.table.spec import Card, ModuleSpec
from saboteur.core.table.state import State


class Detour(Module):
    """The mover counts as having laid the card."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "detour",
        "championship",
        "move the path laid last (2023)",
        order=90,
        cards=(Card("detour", says="move the path card laid last", worth=(0.3, 0.4)),),
    )

    def claim(self, rules: Rules) -> None:
        """Bring the card."""
        super().claim(rules)
        rules.claim_verb(DETOUR, self)
        rules.claim_step(S_DISCARD, self)

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """List where the card can go, judged as if it had been lifted."""
        cell = last_laid(s)
        return detour_options(s, seat, cell, DETOUR | kind << CARD_AT, out) if cell else out

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Lift the card and lay it again; goals and chests it had opened stay open."""
        t = s.table
        cell = last_laid(s)
        to = cell_of(act)
        oriented = (t.maze.oriented(cell) >> 1) * 2 + turned_of(act)
        t.maze.lift(cell)
        if s.rules.guard is not None:
            s.rules.guard.left_maze(s, cell)
        t.maze.put(to, PATH, oriented)
        rest = vec[i64]()
        for i in range(i64(len(t.laid))):
            if t.laid[i] != cell:
                rest = append(rest, t.laid[i])
        t.laid = append(rest, to)
        t.last_path = seat
        t.turned_goal = 0
        kind = card_of(act)
        if s.rules.revision <= HASTY_DETOUR:
            s.discard_open(kind)
        else:
            s.push(S_DISCARD, seat, kind)
        if s.listen:
            s.say(PATH_MOVED, seat, cell, to | oriented << 16, 0, 0)
        s.push(S_REACH, seat, 0)

    def step(self, s: State, frame: i64) -> None:
        """Discard the card: everything that it reached is resolved (R-27)."""
        s.discard_open(card_to_discard(frame))


def detour_options(s: State, seat: i64, cell: i64, act: i64, out: vec[i64]) -> vec[i64]:
    """List the other cells where the card at a cell could lie."""
    kind = s.table.maze.oriented(cell) >> 1
    found = card_lays(s, lifted_maze(s, cell), seat, kind, act, False, vec[i64]())
    for i in range(i64(len(found))):
        if cell_of(found[i]) != cell:
            out = append(out, found[i])
    return out
