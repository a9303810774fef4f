"""Observed actions: what a seat chose to do, put into a few categories, and how likely each role is to do so.

The categories are learned from games between steady players (`python -m lab habits`); the table lies in
`habits.json`.
"""

import json
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from math import log
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.core.measure.action_categories import (
    AIMED,
    CATEGORIES,
    DROPPED,
    PASSED,
    SITUATIONS,
    STOPPED,
    situation,
    standing_of,
)
from saboteur.core.measure.known_maze import KnownMaze, shared_maze
from saboteur.core.measure.posterior import public_marginals
from saboteur.core.research.public_trace import Habits
from saboteur.core.table.cards import ROLES, SABOTEUR
from saboteur.core.table.codes import seat_of, verb_of
from saboteur.core.table.ruleset import Rules
from saboteur.play import events as ev
from saboteur.play.actions import pack

Memory = TypeVar("Memory", bound=Remembered)

TABLE = Path(__file__).with_name("habits.json")  # what is believed of whoever does something
# What saboteurs who hide think that is believed. It stays when habits are learned again: if they hid from the
# very table that is learned from them, every learning would change what it had learned.
REPUTATION = Path(__file__).with_name("reputation.json")


class ObservedAction(msgspec.Struct, frozen=True):
    """Who did what in which situation, by their numbers in `core.measure.action_categories`."""

    seat: int
    where: int
    kind: int  # -1: nothing that habits are known of

    @property
    def situation(self) -> str:
        """Name the situation."""
        return SITUATIONS[self.where]

    @property
    def category(self) -> str:
        """Name the category."""
        return CATEGORIES[self.kind] if self.kind >= 0 else "other"


def maze_of(memory: Memory, shut: str = "") -> KnownMaze:
    """Return the maze that a memory holds, as it is to those to whom doors of a colour are shut."""
    cards, ages = tuple(memory.cards.items()), tuple(memory.ages.items())
    return shared_maze(cards, tuple(memory.goals), tuple(memory.large), ages, shut)


def classify(memory: Memory, event: ev.CardPlayed | ev.CardVetoed | ev.Passed | ev.FrontDropped) -> ObservedAction:
    """Put what a seat did into its category; the memory is that of the moment before."""
    where = situation(maze_of(memory).mean, memory.blocks[event.seat] > 0)
    if isinstance(event, ev.Passed):
        kind = PASSED
    elif isinstance(event, ev.FrontDropped):
        kind = DROPPED
    elif isinstance(event, ev.CardVetoed):
        kind = STOPPED[category_of(memory, event.victim, pack(event.action))]
    else:
        kind = category_of(memory, event.seat, pack(event.action))
    return ObservedAction(event.seat, int(where), int(kind))


def category_of(memory: Remembered, seat: int, action: int) -> int:
    """Find the category of what a seat does, or would do, in its turn."""
    target = seat_of(action)
    aimed = AIMED[verb_of(action)] and target != seat
    return maze_of(memory).category(seat, action, standing(memory, target) if aimed else 0)


def suspicion_of(memory: Remembered, seat: int) -> float:
    """Return the chance that a seat is a saboteur, by its actions alone: what everybody may think of it."""
    bad = memory.roles.index("saboteur") if "saboteur" in memory.roles else 0
    rows = tuple(tuple(row) for row in memory.rows)
    return public_marginals(rows, tuple(memory.counts), memory.seats)[seat][bad]


def standing(memory: Remembered, seat: int) -> int:
    """Say whether everybody has reason to think a seat a saboteur."""
    bad = memory.roles.index("saboteur") if "saboteur" in memory.roles else 0
    return int(standing_of(suspicion_of(memory, seat), sum(memory.counts), memory.counts[bad]))


# What a plain reading of an action adds to the suspicion against its doer, in log-odds; no table is needed for it.
PLAIN = {
    "lay:deadback": 1.3, "lay:back": 1.0, "lay:deadside": 0.5, "lay:side": 0.15, "lay:on": -0.35, "lay:reach": -0.2,
    "lay:some": -0.15, "rocks:harm": 1.5, "rocks:help": -1.0, "rocks:none": 0.2, "break:low": 0.5, "break:mid": 0.15,
    "break:high": -0.5, "fix:low": -0.3, "fix:high": 0.5, "trapped:low": 0.4, "trapped:high": -0.4, "freed:high": 0.4,
    "veto:harm": -0.6, "veto:help": 0.8,
}  # fmt: skip


_EXTRA: Final = re.compile("(blue|green|crystal)$")
_PLAIN: Final = [PLAIN.get(_EXTRA.sub("", what), 0.0) for what in CATEGORIES]


def plain_mark(observed: ObservedAction) -> float:
    """Read an action as an attentive person would, without statistics."""
    return _PLAIN[observed.kind] if observed.kind >= 0 else 0.0


@cache
def habits(table: Path) -> dict[str, dict[str, dict[str, float]]]:
    """Read a table: by role and situation the chance of each category."""
    found: dict[str, dict[str, dict[str, float]]] = json.loads(table.read_text("utf-8")) if table.exists() else {}
    return found


# How far one action counts, in log-odds. People and bluffing saboteurs do not keep to the table, so no action settles
# anything by itself: harm counts more the nearer the treasure is, a good path less: it costs a saboteur little.
ONE_ACTION: Final = 1.5  # that any action counts at most, also to whoever it is aimed at
BLATANT: Final = 3.0  # but for shutting the way beside the treasure: nobody does that by the way
SHUTS: Final = ("lay:dead", "lay:back", "rocks:harm")
CLEAR: Final = 0.7
BLUFF: Final = 2.5  # that all good actions of a seat together clear it at most: a saboteur may bluff
COPIED: Final = 0.4  # of breaking whom everybody suspects: it copies what all think
APART: Final = 1.0  # how far any other role may lie from the mean of those that are not saboteurs
COPIES: Final = ("break:high", "trapped:high")
SILENT: Final = ("map", "fix:self", "freed:self")  # what everybody does alike


def family(role: str, roles: Sequence[str]) -> str:
    """Return whose habits a role has: saboteurs among teams (S1) do other things than among gold-diggers."""
    return "saboteur2" if role == "saboteur" and "digger" not in roles else role


@cache
def _weights(table: Path, roles: tuple[str, ...], situation: str, what: str) -> tuple[float, ...]:
    """Weigh a drawer under each role: the logarithm of its chance, held within bounds."""
    rows = [habits(table).get(family(role, roles), {}).get(situation, {}) for role in roles]
    if what in SILENT or not all(what in row for row in rows):
        return (0.0,) * len(roles)  # it tells nothing, or nobody was seen to do it
    found = [log(row[what]) for row in rows]
    others = [value for role, value in zip(roles, found, strict=True) if role != "saboteur"] or found
    mean = sum(others) / len(others)
    blatant = situation.startswith("near") and what.startswith(SHUTS)
    most, least = (COPIED, -COPIED) if what in COPIES else (BLATANT if blatant else ONE_ACTION, -CLEAR)
    return tuple(
        max(least, min(most, value - mean)) if role == "saboteur" else max(-APART, min(APART, value - mean))
        for role, value in zip(roles, found, strict=True)
    )


def likelihoods(roles: Sequence[str], observed: ObservedAction, table: Path | None = None) -> tuple[float, ...]:
    """Return what an action says for each role, in log-odds beside the mean of those that are not saboteurs."""
    return _weights(table or TABLE, tuple(roles), observed.situation, observed.category)


def likelihoods_table(roles: list[str]) -> list[float]:
    """Return the same for every role, situation and category, as the batch core reads it."""
    weighed = {
        (where, what): _weights(TABLE, tuple(roles), where, what) for where in SITUATIONS for what in CATEGORIES
    }
    return [weighed[where, what][i] for i in range(len(roles)) for where in SITUATIONS for what in CATEGORIES]


def habits_of(rules: Rules) -> Habits:
    """Collect what the posterior knows of how each role of a ruleset behaves."""
    return _habits(tuple(int(dwarf) for dwarf in rules.dwarfs))


@lru_cache(maxsize=64)
def _habits(dwarfs: tuple[int, ...]) -> Habits:
    roles = sorted(set(dwarfs))
    table = vec[float](likelihoods_table([ROLES[role] for role in roles]))
    counts = vec[i64]([dwarfs.count(role) for role in roles])
    return Habits(vec[i64](roles), counts, roles.index(SABOTEUR) if SABOTEUR in roles else 0, table)


def weighed(memory: Remembered, observed: ObservedAction, table: Path | None = None) -> list[list[float]]:
    """Return the evidence with one more action, by the habits or by another table."""
    found = likelihoods(memory.roles, observed, table)
    row = [old + new for old, new in zip(memory.rows[observed.seat], found, strict=True)]
    return [row if seat == observed.seat else old for seat, old in enumerate(memory.rows)]


def evidence_of(memory: Remembered) -> list[list[float]]:
    """Return all that a seat has to go by, also what only it has ground for, as `Remembered.rows`."""
    if not memory.besides or "saboteur" not in memory.roles:
        return memory.rows
    bad = memory.roles.index("saboteur")
    return [
        [value + memory.besides.get(seat, 0.0) * (i == bad) for i, value in enumerate(row)]
        for seat, row in enumerate(memory.rows)
    ]
