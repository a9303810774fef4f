"""Uniform random play inside the core: for benchmarks, volume runs, and whoever wants a quick ending."""

from mypy_extensions import i64

from saboteur.core.rules.flow import answers, apply
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import Q_VETO, frame_kind, frame_seat
from saboteur.core.table.state import State


def first_asked(s: State, frame: i64) -> i64:
    """Return the seat that a question waits for, the first of them in a veto window."""
    seat = frame_seat(frame)
    if frame_kind(frame) == Q_VETO:
        seat = 0
        while not (s.table.asked >> seat) & 1:
            seat += 1
    return seat


def random_step(s: State, dice: Chance) -> None:
    """Let the first seat that is asked do something, each option equally likely."""
    frame = s.stack[len(s.stack) - 1]
    seat = first_asked(s, frame)
    found = answers(s, frame, seat)
    apply(s, seat, found[dice.below(len(found))])


def random_play(s: State, dice: Chance, limit: i64) -> i64:
    """Play on at random until the game is over or `limit` actions were taken; return their number."""
    taken: i64 = 0
    while not s.table.over and taken < limit:
        random_step(s, dice)
        taken += 1
    return taken


def random_round(s: State, dice: Chance) -> i64:
    """Play on at random until the round has ended and was paid; return the number of actions."""
    taken: i64 = 0
    number = s.table.round
    while not s.table.over and s.table.round == number:
        random_step(s, dice)
        taken += 1
    return taken


def copies(s: State, number: i64) -> State:
    """Copy a state many times over, for the benchmark of `copy`."""
    last = s
    for _ in range(number):
        last = s.copy()
    return last
