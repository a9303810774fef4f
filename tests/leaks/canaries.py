"""The canary check: no byte sent to a viewer names a card that nothing has shown it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from saboteur.core.table.cards import GOAL_NAMES, NAMES, PATH_KINDS, ROLES
from saboteur.core.table.slots import KIND_MASK, knows_what
from saboteur.core.table.state import HAND_ROOM, State

from .harness import REAL, Table, Wire, act
from .worlds import Leak

ACTION_NAMES = frozenset(NAMES[PATH_KINDS + 1 :])


def words(value: Any) -> Iterator[str]:
    """Return every string in a decoded JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from words(one)
    elif isinstance(value, list):
        for one in value:
            yield from words(one)


def allowed(s: State, viewer: int | None) -> set[str]:
    """Name every action card that lies openly or that the viewer was shown."""
    seat = -1 if viewer is None else viewer
    h = s.hidden
    slots = [*h.discards, *h.looking]
    for other in range(int(s.rules.seats)):
        slots += list(h.hands[other * HAND_ROOM : other * HAND_ROOM + h.hand_sizes[other]])
    return {NAMES[card & KIND_MASK] for card in slots if knows_what(card, seat)}


def roles_allowed(s: State, viewer: int | None) -> set[str]:
    """Name every dwarf that the viewer was shown in this round."""
    seat = -1 if viewer is None else viewer
    return {ROLES[card & KIND_MASK] for card in [*s.hidden.roles, *s.hidden.stack] if knows_what(card, seat)}


def goals_allowed(s: State, viewer: int | None) -> set[str]:
    """Name every goal face that the viewer was shown."""
    seat = -1 if viewer is None else viewer
    return {goal_name(card) for card in s.hidden.goals if knows_what(card, seat)}


def goal_name(card: int) -> str:
    """Name what lies on the face of a goal."""
    return GOAL_NAMES[card & KIND_MASK].split(":")[0].rstrip("12")


def look(table: Table, viewer: int | None, wire: Wire) -> int:
    """Search one frame; return the number of words looked at."""
    s = table.s
    view = msgspec.json.decode(wire.view(table.setup, s, viewer))
    for part in ("modules", "options", "rounds"):  # setup and earlier rounds are public, and full of such names
        view.pop(part)
    question = view.pop("question") or {}
    open_action = question.get("action") or {}
    cards = allowed(s, viewer) | {open_action.get("card", ""), open_action.get("do", "")}
    fronts = {name for seat in view["table"] for name in seat["front"]}
    asked = list(words(msgspec.json.decode(wire.options(s, viewer) or b"[]")))
    seen = list(words(view)) + asked
    for word in seen:
        if word in ACTION_NAMES and word not in cards and word not in fronts:
            raise Leak(f"{table.setup}: viewer {viewer} reads {word!r}")
        if word in ROLES and word not in roles_allowed(s, viewer):
            raise Leak(f"{table.setup}: viewer {viewer} reads the dwarf {word!r}")
        if word in ("treasure", "sack", "dragon", "spider", "stone") and word not in goals_allowed(s, viewer):
            raise Leak(f"{table.setup}: viewer {viewer} reads the goal {word!r}")
    return len(seen)


def check(table: Table, steps: int, wire: Wire = REAL) -> int:
    """Play on at random and search what every viewer is sent."""
    found = 0
    for _ in range(steps):
        if table.s.table.over:
            break
        for viewer in table.viewers():
            found += look(table, viewer, wire)
        seat, code = table.step()
        act(table.s, seat, code)
    return found
