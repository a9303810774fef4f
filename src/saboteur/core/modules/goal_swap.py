"""Goal swap (2017): take two face-down goals unseen, and swap them or not (C17, R-34)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.reaching import goal_at
from saboteur.core.table.codes import (
    CARD_AT,
    CELL_AT,
    GOAL_SWAP,
    LEAVE,
    OTHER_CELL_AT,
    Q_SWAP,
    SWAP,
    card_of,
    cell_of,
    frame_cell,
    frame_other_cell,
    other_cell_of,
)
from saboteur.core.table.events import GOALS_HANDLED
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.slots import NO_GROUP, SEATS_MASK, group_of, lost_by, regroup
from saboteur.core.table.spec import Card, ModuleSpec
from saboteur.core.table.state import NOTE_SWAP, State


class GoalSwap(Module):
    """Which two goals were taken is public; whether they were swapped, its player alone knows."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "goal_swap",
        "championship",
        "swap two face-down goals, or pretend to (2017)",
        order=30,
        cards=(Card("goal_swap", says="take two goals unseen, swap them or not", worth=(0.25, 0.4)),),
    )

    def claim(self, rules: Rules) -> None:
        """Bring the card."""
        super().claim(rules)
        rules.claim_verb(GOAL_SWAP, self)
        rules.claim_question(Q_SWAP, self)

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """List the pairs of face-down goals (R-25)."""
        t = s.table
        n: i64 = len(t.goal_cells)
        for i in range(n):
            for j in range(i + 1, n):
                if t.goal_faces[i] < 0 and t.goal_faces[j] < 0:
                    act = GOAL_SWAP | kind << CARD_AT | t.goal_cells[i] << CELL_AT | t.goal_cells[j] << OTHER_CELL_AT
                    out = append(out, act)
        return out

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Take the two goals and ask."""
        s.discard_open(card_of(act))
        s.push(Q_SWAP, seat, cell_of(act) | (other_cell_of(act)) << 16)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Swap them or not."""
        return append(append(out, SWAP), LEAVE)

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Put them back; everybody else loses track of which is which."""
        h = s.hidden
        cell_a = frame_cell(frame)
        cell_b = frame_other_cell(frame)
        a = goal_at(s, cell_a)
        b = goal_at(s, cell_b)
        swapped: i64 = 1 if act == SWAP else 0
        if swapped:
            h.goals[a], h.goals[b] = h.goals[b], h.goals[a]
        mix(s, a, b, SEATS_MASK & ~(i64(1) << seat))
        s.note(seat, NOTE_SWAP, cell_a, cell_b | swapped << 16)
        if s.listen:
            s.say(GOALS_HANDLED, seat, cell_a, cell_b, swapped, i64(1) << seat)


def mix(s: State, a: i64, b: i64, seats: i64) -> None:
    """Put two goals, and all that were mixed with them before, into one group for those who cannot tell."""
    goals = s.hidden.goals
    group_a, group_b = group_of(goals[a]), group_of(goals[b])
    new = s.new_group()
    for i in range(i64(len(goals))):
        group = group_of(goals[i])
        if i == a or i == b or (group != NO_GROUP and (group == group_a or group == group_b)):
            goals[i] = regroup(goals[i], new)
    goals[a] = lost_by(goals[a], seats)
    goals[b] = lost_by(goals[b], seats)
