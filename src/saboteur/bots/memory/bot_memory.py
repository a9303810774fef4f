"""What a bot remembers: built from the events its seat was told and from nothing else.

A memory is a value: `hear` gives a new one, and it can be kept as bytes between two turns.
"""

from collections import Counter
from functools import lru_cache

import msgspec

from saboteur.bots.memory.claim_evidence import hear_claim
from saboteur.bots.memory.heard_events import HEAR, blank_rows, even_goals, even_spiders, saw_goal
from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.core.measure.known_maze import START_CARDS, oriented_of
from saboteur.core.table.cards import ROLES
from saboteur.play.commentary.said import Said
from saboteur.play.events import Event
from saboteur.play.fields.values import code_of
from saboteur.play.knowledge.accounting import hear as account
from saboteur.play.knowledge.ledger import start as start_ledger
from saboteur.play.setup import ruleset
from saboteur.play.views.view_types import View


@lru_cache(maxsize=256)
def dwarfs_of(
    seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, int], ...]:
    """Count the dwarfs that are shuffled in a ruleset, by role."""
    dwarfs = Counter(int(kind) for kind in ruleset(seats, modules, options).dwarfs)
    return tuple((ROLES[role], dwarfs[role]) for role in sorted(dwarfs))


@lru_cache(maxsize=256)
def goal_layout(seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> list[int]:
    """Return the cells of the goals at the start of a round (B2, M4)."""
    rules = ruleset(seats, modules, options)
    return [int(cell) for cell in rules.goal_cells[: rules.goals_out]]


class Memory(Remembered, frozen=True):
    """What a bot remembers, and how it comes to that."""

    @classmethod
    def start(cls, view: View) -> "Memory":
        """Begin with what a seat sees now, at the start of a game or, for a stand-in, later.

        A spectator's memory has the seat -1: it can judge, but not answer.
        """
        own = view.own
        pairs = dwarfs_of(view.seats, tuple(view.modules), tuple(view.options.items()))
        roles = [role for role, _ in pairs]
        cards = START_CARDS | {code_of(one.cell): oriented_of(one.card, one.turned) for one in view.maze}
        goals = [code_of(goal.cell) for goal in view.goals if goal.face is None]
        memory = cls(
            seat=own.seat if own else -1,
            seats=view.seats,
            modules=list(view.modules),
            roles=roles,
            counts=[count for _, count in pairs],
            large=[code_of(cell) for cell in view.large.cells] if view.large else [],
            round=view.round,
            cards=cards,
            goals=even_goals(goals),
            spiders=even_spiders(view.modules, goals),
            rows=blank_rows(view.seats, len(roles), sum(count for _, count in pairs)),
            known={own.seat: roles.index(own.role)} if own else {},
            blocks=[len([front for front in info.front if front != "theft"]) for info in view.table],
            gold=[int(info.any_gold) for info in view.table],
            readers={},
            marks=[0.0] * view.seats,
            hints={},
            ages={},
            layout=goal_layout(view.seats, tuple(view.modules), tuple(view.options.items())),
            ledger=start_ledger(view) if own else None,
        )
        return memory._with_notes(view)

    def _with_notes(self, view: View) -> "Memory":
        """Take in what a seat was shown before the bot came to sit there."""
        memory = self
        for note in view.own.notes if view.own else []:
            if note.about == "goal" and note.cell is not None and note.goal is not None:
                memory = saw_goal(memory, code_of(note.cell), note.goal.kind)
            elif note.about == "dwarf" and note.seat is not None and note.role in memory.roles:
                known = {**memory.known, note.seat: memory.roles.index(note.role)}
                memory = msgspec.structs.replace(memory, known=known)
        return memory

    def hear_claim(self, said: Said) -> "Memory":
        """Take in a quick claim."""
        return hear_claim(self, said)

    def hear(self, event: Event) -> "Memory":
        """Take in an event as this seat was told it."""
        heard = HEAR.get(type(event))
        memory = self if heard is None else heard(self, event)
        if memory.ledger is None:
            return memory
        ledger = account(memory.ledger, event)
        return memory if ledger is memory.ledger else msgspec.structs.replace(memory, ledger=ledger)
