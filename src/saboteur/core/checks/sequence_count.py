"""Counting the legal sequences from a state: it pins the rules, and shows at once where two versions differ."""

from mypy_extensions import i64

from saboteur.core.rules.flow import answers, apply, to_act
from saboteur.core.table.state import State


def perft(s: State, depth: i64) -> i64:
    """Count the sequences of `depth` actions; where several seats are asked, any of them may answer next.

    A game that is over has one way to go on, which is to stay over. Luck is that of the state's own seed.
    """
    if depth == 0 or s.table.over:
        return 1
    total: i64 = 0
    frame = s.stack[len(s.stack) - 1]
    asked = to_act(s)
    for seat in range(s.rules.seats):
        if not (asked >> seat) & 1:
            continue
        found = answers(s, frame, seat)
        if depth == 1:
            total += len(found)
            continue
        for act in found:
            after = s.copy()
            apply(after, seat, act)
            total += perft(after, depth - 1)
    return total
