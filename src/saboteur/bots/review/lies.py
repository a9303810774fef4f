"""Lies: claims that their speaker knew to be false, who believed them, and who acted on them.

What a speaker knew is what its seat was shown or could see; a wrong guess is not a lie. For games that are over.
"""

from typing import Final

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.claim_evidence import hear_claim
from saboteur.bots.memory.observed_actions import maze_of, suspicion_of
from saboteur.bots.memory.treasure import goals_of
from saboteur.bots.skills import ALLIES, SKILLS
from saboteur.core.measure.known_maze import oriented_of
from saboteur.play import actions as act
from saboteur.play.commentary.analysis import Lie
from saboteur.play.commentary.said import Said, Spoken
from saboteur.play.fields.values import Cell, code_of
from saboteur.play.views.view_types import View

MOVED: Final = 0.04  # by how much a belief has to change
ENEMY: Final = -0.3  # of `ALLIES`: below it a seat that is said to be trusted is not a friend


def is_lie(said: Said, view: View, memory: Memory) -> bool:
    """Return whether a claim contradicts what its speaker knew; view and memory are the speaker's."""
    own = view.own
    if own is None:
        return False
    if said.say == "i_am":
        return said.role != own.role
    if said.say in ("suspect", "trust") and said.seat is not None:
        known = memory.known.get(said.seat)
        if known is None or said.seat == own.seat:
            return False
        role = memory.roles[known]
        return role != said.role if said.say == "suspect" else ALLIES[own.role].get(role, 0.0) <= ENEMY
    if said.cell is None:
        return False
    if said.say == "chest_holds":
        seen = [note.chest for note in own.notes if note.about == "chest" and note.cell == said.cell]
        return bool(seen) and seen[-1] != said.chest
    kind = _goal_known(said.cell, said.kind, view, memory)
    return kind is not None and kind != (said.say == "goal_is")


def _goal_known(cell: Cell, kind: str | None, view: View, memory: Memory) -> bool | None:
    """Return whether a goal is of a kind, as far as the speaker could be certain; None: it could not."""
    chance = memory.goals.get(code_of(cell))
    if chance is None:  # turned for all to see
        faces = [goal.face.kind for goal in view.goals if goal.cell == cell and goal.face is not None]
        return faces[0] == kind if faces else None
    if kind == "treasure":
        return None if 0.0 < chance < 1.0 else chance == 1.0
    if chance == 1.0:
        return False
    if view.own is None or chance != 0.0:
        return None
    seen = [note.goal for note in view.own.notes if note.about == "goal" and note.cell == cell and note.goal]
    return seen[-1].kind == kind if seen else None


class Listeners:
    """Waits, after a lie, for what those who heard it do in their next turn."""

    def __init__(self, lie: Spoken, memories: list[Memory], roles: list[str]) -> None:
        """Take the memories of all seats before the lie was heard, and who was what."""
        self.lie = lie
        by = lie.said.by
        friends = {seat for seat, role in enumerate(roles) if ALLIES[roles[by]].get(role, 0.0) > -ENEMY}
        self._waiting = {seat for seat in range(len(roles)) if seat not in friends | {by, lie.said.seat}}
        self.believed = [seat for seat in sorted(self._waiting) if _moved(memories[seat], lie.said)]
        self.followed: list[int] = []

    def sees(self, seat: int, action: act.AnyAction, memory: Memory) -> None:
        """Take in what a seat does in its turn; the memory is its own from before."""
        if seat in self._waiting:
            self._waiting.discard(seat)
            if _follows(action, self.lie.said, memory):
                self.followed.append(seat)

    def told(self) -> Lie:
        """Return the lie and what came of it."""
        return Lie(self.lie.step, self.lie.said, self.believed, sorted(self.followed))


def _moved(memory: Memory, said: Said) -> bool:
    """Return whether a careful reader of the table thinks otherwise after a claim, as the claim wants it."""
    after = hear_claim(memory, said)
    if after.said == memory.said or (said.cell is None and said.seat is None):
        return False
    if said.cell is not None:
        at = code_of(said.cell)
        change = _hope(after, at) - _hope(memory, at)
        return (change if said.say == "goal_is" else -change) >= MOVED
    assert said.seat is not None
    change = suspicion_of(after, said.seat) - suspicion_of(memory, said.seat)
    return (change if said.say == "suspect" else -change) >= MOVED


def _hope(memory: Memory, at: int) -> float:
    """Return the chance of the treasure at a place, with what others' digging and words hint at."""
    return goals_of(memory, SKILLS["shrewd"]).get(at, 0.0)


def _follows(action: act.AnyAction, said: Said, memory: Memory) -> bool:
    """Return whether an action does what a lie was told for."""
    if said.say in ("goal_is", "goal_is_not") and said.cell is not None and said.kind == "treasure":
        return _digs_as_told(action, code_of(said.cell), said.say == "goal_is", memory)
    if said.say == "suspect":
        return isinstance(action, act.BreakTool | act.Trap) and action.seat == said.seat
    if said.say in ("i_am", "trust"):
        friend = said.by if said.say == "i_am" else said.seat
        return isinstance(action, act.MendTool | act.Free) and action.seat == friend
    return False


def _digs_as_told(action: act.AnyAction, goal: int, towards: bool, memory: Memory) -> bool:
    """Return whether a path leads to the goal that a lie praised and no other, or to any but the one it ran down."""
    if not isinstance(action, act.LayPath) or memory.goals.get(goal) in (None, 0.0, 1.0):
        return False
    at = code_of(action.cell)
    steps = maze_of(memory).steps(at, oriented_of(action.card, action.turned))
    gains = {place: gain for place, gain in steps.items() if place != goal}
    here, there = steps.get(goal, 0.0), max(gains.values(), default=0.0)
    return here > max(0.3, there) if towards else there > max(0.3, here)
