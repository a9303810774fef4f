"""What is asked, what may be answered, and that a copy is equal and independent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.core.rules.flow import apply, options, to_act
from saboteur.core.table.codes import FRAMES, Q_LAY, Q_PAY, Q_TURN, Q_VETO, VERBS, is_question
from saboteur.core.table.state import State
from saboteur.sim.checks.violations import require

_FIELDS: dict[str, list[str]] = {}


def seats_asked(state: State) -> list[int]:
    """List the seats that have to answer."""
    asked = to_act(state)
    return [seat for seat in range(int(state.rules.seats)) if asked >> seat & 1]


def check_stack(state: State) -> None:
    """Exactly one question is on top, unless the game is over; below it lie steps only (R-19: or the turn)."""
    if state.table.over:
        require(to_act(state) == 0, state, "somebody is asked although the game is over")
        return
    asked = [frame & 255 for frame in state.stack]
    require(bool(asked), state, "nothing has to happen, yet the game is not over")
    require(asked[-1] > 0 and is_question(asked[-1]), state, f"{FRAMES[asked[-1]]} is on top and is no question")
    below = [kind for kind in asked[:-1] if is_question(kind)]
    fine = below in ([Q_TURN], [Q_LAY]) if asked[-1] == Q_PAY else not below
    require(fine, state, f"questions wait below another: {[FRAMES[kind] for kind in asked]}")
    asked_seats = seats_asked(state)
    require(bool(asked_seats), state, "nobody is asked")
    require(to_act(state) >> state.rules.seats == 0, state, "a seat that does not exist is asked")
    if asked[-1] != Q_VETO:
        require(len(asked_seats) == 1, state, f"seats {asked_seats} are asked at once")


def check_options(state: State, twin: State) -> dict[int, list[int]]:
    """Every seat asked can do something, nothing is listed twice, a copy lists the same, others can do nothing."""
    found: dict[int, list[int]] = {}
    asked = seats_asked(state)
    for seat in range(int(state.rules.seats)):
        listed = list(options(state, seat))
        if seat not in asked:
            require(not listed, state, f"seat {seat} is not asked and has options")
            continue
        require(bool(listed), state, f"seat {seat} is asked and can do nothing")
        if len(set(listed)) != len(listed):
            twice = sorted({act for act in listed if listed.count(act) > 1})
            require(False, state, f"seat {seat} has options twice: {[VERBS[act & 63] for act in twice]} {twice}")
        require(listed == list(options(twin, seat)), state, f"a copy gives seat {seat} other options")
        found[seat] = listed
    return found


def check_copy(state: State, twin: State) -> None:
    """A copy is equal in every field."""
    for mine, other in _pairs(state, twin):
        odd = [name for name in _fields(mine) if not _same(getattr(mine, name), getattr(other, name))]
        require(not odd, state, f"a copy of {type(mine).__name__} differs in {', '.join(odd)}")


def check_independence(state: State, twin: State, found: dict[int, list[int]], pick: int) -> None:
    """Playing on in a copy changes nothing here."""
    before = fingerprint(state)
    for seat, listed in found.items():
        apply(twin, seat, listed[pick % len(listed)])
        break
    require(fingerprint(state) == before, state, "playing on in a copy changed the game")


def fingerprint(state: State) -> list[Any]:
    """Return every field of a state as plain values."""
    return [_plain(getattr(part, name)) for part, _ in _pairs(state, state) for name in _fields(part)]


def _pairs(state: State, twin: State) -> list[tuple[Any, Any]]:
    return [
        (state, twin), (state.table, twin.table), (state.hidden, twin.hidden),
        (state.table.maze, twin.table.maze), (state.hidden.chance, twin.hidden.chance),
    ]  # fmt: skip


def _fields(part: Any) -> list[str]:
    """Name the fields that a copy has to carry over."""
    name = type(part).__name__
    if name not in _FIELDS:
        skipped = {"rules", "listen", "journal", "table", "hidden", "maze", "chance", "trace"}
        names = [field for field in dir(part) if not field.startswith("_") and field not in skipped]
        _FIELDS[name] = [field for field in names if not callable(getattr(part, field))]
    return _FIELDS[name]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, Sequence) or hasattr(value, "__getitem__") else value


def _same(mine: Any, other: Any) -> bool:
    return bool(mine == other)
