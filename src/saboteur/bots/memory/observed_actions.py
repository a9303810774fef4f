"""Observed actions: what a seat chose to do, put into a few categories, and how likely each role is to do so.

The categories are learned from games between steady players (`arena/learn_habits.py`); the table lies in
`habits.json`.
"""

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from math import log
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.core.measure import seen_distances as g
from saboteur.core.measure import seen_grid
from saboteur.core.measure.action_categories import CATEGORIES, SITUATIONS
from saboteur.core.measure.posterior import public_marginals
from saboteur.play import actions as act
from saboteur.play import events as ev

Memory = TypeVar("Memory", bound=Remembered)

TABLE = Path(__file__).with_name("habits.json")  # what is believed of whoever does something
# What saboteurs who hide think that is believed. It stays as it is when habits are learned anew: if they hid from the
# very table that is learned from them, every learning would change what it had learned.
REPUTATION = Path(__file__).with_name("reputation.json")
SEATED = (act.BreakTool, act.MendTool, act.HandsOff, act.Trap, act.Free, act.Inspect, act.SwapHats, act.SwapHands)


HELPFUL = ("lay:on", "lay:some", "lay:reach", "rocks:help", "fix:", "freed:")
HARMFUL = ("lay:dead", "lay:back", "rocks:harm", "break:low", "break:mid", "trapped:low", "trapped:mid")


class ObservedAction(msgspec.Struct, frozen=True):
    """Who did what in which situation."""

    seat: int
    situation: str
    category: str


def maze_of(memory: Memory) -> g.Grid:
    """Return the maze that a memory holds."""
    ages = tuple(memory.ages.items())
    return g.shared_grid(tuple(memory.cards.items()), tuple(memory.goals), seen_grid.bits(memory.large), ages)


def classify(memory: Memory, event: ev.CardPlayed | ev.CardVetoed | ev.Passed | ev.FrontDropped) -> ObservedAction:
    """Put what a seat did into its category; the memory is that of the moment before."""
    maze = maze_of(memory)
    before = list(maze.distances().values())
    mean = sum(before) / len(before) if before else 0.0
    phase = "far" if mean >= 5.5 else "mid" if mean >= 3 else "near"
    situation = phase + ("!" if memory.blocks[event.seat] else "")
    if isinstance(event, ev.Passed):
        return ObservedAction(event.seat, situation, "pass")
    if isinstance(event, ev.FrontDropped):
        return ObservedAction(event.seat, situation, "drop")
    if isinstance(event, ev.CardVetoed):
        return ObservedAction(event.seat, situation, _stopped(_category(memory, event.victim, event.action, maze)))
    return ObservedAction(event.seat, situation, _category(memory, event.seat, event.action, maze))


def _stopped(what: str) -> str:
    """Put a Veto into one of three categories, by what it stopped; with one copy, finer ones would stay empty."""
    if what.startswith(HELPFUL):
        return "veto:help"
    return "veto:harm" if what.startswith(HARMFUL) else "veto:else"


def _category(memory: Memory, seat: int, action: act.AnyAction, maze: g.Grid) -> str:
    if isinstance(action, act.LayPath):
        return "lay:" + _laid(
            maze, seen_grid.place(action.cell.x, action.cell.y), g.oriented_of(action.card, action.turned)
        )
    if isinstance(action, act.DropRocks):
        return "rocks:" + _fallen(maze, seen_grid.place(action.cell.x, action.cell.y))
    tag = str(type(action).__struct_config__.tag)
    if isinstance(action, SEATED):
        return f"{tag}:{'self' if action.seat == seat else standing(memory, action.seat)}"
    return tag


@lru_cache(maxsize=512)  # all seats that heard the same events share a maze
def _laid(maze: g.Grid, at: int, oriented: int) -> str:
    if at < 0:
        return "side"
    kind = oriented >> 1
    extra = g.DOORS[kind] or ("crystal" if g.CRYSTALS[kind] else "")
    steps = list(steps_of(maze, at, oriented).values())
    best, mean = (max(steps), sum(steps) / len(steps)) if steps else (0.0, 0.0)
    if g.is_dead_end(oriented):
        return "dead" + ("back" if mean < -0.3 else "side") + extra
    if _reaches(maze, at, oriented):
        return "reach"
    if best >= 0.8:
        return "on" + extra
    if mean <= -0.3:
        return "back" + extra
    return ("some" if best > 0.1 else "side") + extra


@lru_cache(maxsize=512)
def steps_of(maze: g.Grid, at: int, oriented: int) -> dict[int, float]:
    """Return by how many cards each goal comes nearer if a card is laid; all the way if it is reached."""
    before, after = maze.distances(), maze.with_card(at, oriented).distances()
    return {goal: before[goal] - after[goal] for goal in before}


def _reaches(maze: g.Grid, at: int, oriented: int) -> bool:
    """Return whether a card laid reaches a goal: then nothing is left of its distance."""
    before, steps = maze.distances(), steps_of(maze, at, oriented)
    return any(before[goal] == steps[goal] > 0 for goal in before)


@lru_cache(maxsize=512)
def _fallen(maze: g.Grid, at: int) -> str:
    before, after = maze.distances(), maze.without(at).distances()
    steps = [before[goal] - after[goal] for goal in before] or [0.0]
    best, mean = max(steps), sum(steps) / len(steps)
    if mean <= -0.3:
        return "harm"
    return "help" if best >= 0.5 else "none"


def suspicion_of(memory: Memory, seat: int) -> float:
    """Return the chance that a seat is a saboteur, by its actions alone: what everybody may think of it."""
    bad = memory.roles.index("saboteur") if "saboteur" in memory.roles else 0
    rows = tuple(tuple(row) for row in memory.rows)
    return public_marginals(rows, tuple(memory.counts), memory.seats)[seat][bad]


def standing(memory: Memory, seat: int) -> str:
    """Say whether everybody has reason to think a seat a saboteur."""
    bad = memory.roles.index("saboteur") if "saboteur" in memory.roles else 0
    ratio = suspicion_of(memory, seat) * sum(memory.counts) / max(1, memory.counts[bad])
    return "low" if ratio < 0.6 else "high" if ratio > 1.6 else "mid"


# What a plain reading of an action adds to the suspicion against its doer, in log-odds; no table is needed for it.
PLAIN = {
    "lay:deadback": 1.3, "lay:back": 1.0, "lay:deadside": 0.5, "lay:side": 0.15, "lay:on": -0.35, "lay:reach": -0.2,
    "lay:some": -0.15, "rocks:harm": 1.5, "rocks:help": -1.0, "rocks:none": 0.2, "break:low": 0.5, "break:mid": 0.15,
    "break:high": -0.5, "fix:low": -0.3, "fix:high": 0.5, "trapped:low": 0.4, "trapped:high": -0.4, "freed:high": 0.4,
    "veto:harm": -0.6, "veto:help": 0.8,
}  # fmt: skip


def plain_mark(observed: ObservedAction) -> float:
    """Read an action as an attentive person would, without statistics."""
    what = observed.category
    for extra in ("blue", "green", "crystal"):
        what = what.removesuffix(extra)
    return PLAIN.get(what, 0.0)


@cache
def habits(table: Path) -> dict[str, dict[str, dict[str, float]]]:
    """Read a table: by role and situation the chance of each category."""
    found: dict[str, dict[str, dict[str, float]]] = json.loads(table.read_text("utf-8")) if table.exists() else {}
    return found


# How far one deed counts, in log-odds. People and bluffing saboteurs do not keep to the table, so no deed settles
# anything by itself: harm counts more the nearer the treasure is, a good path less: it costs a saboteur little.
HARM: Final = {"far": 1.8, "mid": 2.2, "near": 3.0}
CLEAR: Final = 0.7
BLUFF: Final = 2.5  # that all good deeds of a seat together clear it at most: a saboteur may bluff
COPIED: Final = 0.4  # of breaking whom everybody suspects: it copies what all think
APART: Final = 1.0  # how far any other role may lie from the mean of those that are no saboteurs
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
    most, least = (COPIED, -COPIED) if what in COPIES else (HARM[situation.removesuffix("!")], -CLEAR)
    return tuple(
        max(least, min(most, value - mean)) if role == "saboteur" else max(-APART, min(APART, value - mean))
        for role, value in zip(roles, found, strict=True)
    )


def likelihoods(roles: Sequence[str], observed: ObservedAction, table: Path | None = None) -> tuple[float, ...]:
    """Return what an action says for each role, in log-odds beside the mean of those that are no saboteurs."""
    return _weights(table or TABLE, tuple(roles), observed.situation, observed.category)


def likelihoods_table(roles: list[str]) -> list[float]:
    """Return the same for every role, situation and category, as the batch core reads it."""
    weighed = {
        (where, what): _weights(TABLE, tuple(roles), where, what) for where in SITUATIONS for what in CATEGORIES
    }
    return [weighed[where, what][i] for i in range(len(roles)) for where in SITUATIONS for what in CATEGORIES]


def weighed(memory: Remembered, observed: ObservedAction, table: Path | None = None) -> list[list[float]]:
    """Return the evidence with one more deed, by the habits or by another table."""
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
