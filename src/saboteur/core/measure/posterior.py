"""From evidence to beliefs: the posterior over who holds which dwarf.

A *row* holds the likelihood of everything a seat did under each role; the dwarfs that nobody holds have rows too,
without evidence of their own. Every assignment of the dwarfs to the rows is equally likely before the first action
(B1, S1), so the posterior of an assignment is the product of its entries. Up to three roles the marginals are
exact, summed over all assignments by counts; with more roles (Saboteur 2) the sum explodes, and rows and columns
are scaled in turn until both add up, which keeps the number of each dwarf right but is an approximation.
"""

from functools import lru_cache
from math import exp

Rows = list[list[float]]
Counts = tuple[int, ...]
EXACT_ROLES = 3
SWEEPS = 12


def marginals(evidence: Rows, counts: Counts, seats: int, known: dict[int, int]) -> Rows:
    """Return each seat's chances of each role.

    `evidence` are logarithms, seats first, then at most one row for the dwarfs nobody holds; `known` names rows
    whose role is certain.
    """
    weights = [_weights(row, known.get(i)) for i, row in enumerate(evidence)]
    if len(counts) <= EXACT_ROLES:
        return _exact(weights, counts)[:seats]
    return _scaled(weights, counts, seats)


@lru_cache(maxsize=2048)
def public_marginals(evidence: tuple[tuple[float, ...], ...], counts: Counts, seats: int) -> Rows:
    """Return the marginals by actions alone; all seats that heard the same events share them."""
    return marginals([list(row) for row in evidence], counts, seats, {})


def _weights(row: list[float], role: int | None) -> list[float]:
    if role is not None:
        return [float(i == role) for i in range(len(row))]
    top = max(row)
    return [exp(value - top) for value in row]


def _exact(weights: Rows, counts: Counts) -> Rows:
    """Sum over all assignments: before each row by what was dealt, behind it by what is left."""
    ahead = _sweep(weights, counts)
    behind = _sweep(weights[::-1], counts)[::-1]
    out = []
    for i, row in enumerate(weights):
        before, after = ahead[i], behind[i + 1]
        sums = [0.0] * len(counts)
        for used, weight in before.items():
            for role, chance in enumerate(row):
                if chance:
                    rest = tuple(n - u - (j == role) for j, (n, u) in enumerate(zip(counts, used, strict=True)))
                    sums[role] += weight * chance * after.get(rest, 0.0)
        total = sum(sums)
        out.append([value / total for value in sums] if total else _even(counts))
    return out


def _sweep(weights: Rows, counts: Counts) -> list[dict[Counts, float]]:
    """Return, before each row and at the end, the weight of every number of dwarfs dealt so far."""
    here: dict[Counts, float] = {(0,) * len(counts): 1.0}
    out = [here]
    for row in weights:
        then: dict[Counts, float] = {}
        for used, weight in here.items():
            for role, chance in enumerate(row):
                if chance and used[role] < counts[role]:
                    more = (*used[:role], used[role] + 1, *used[role + 1 :])
                    then[more] = then.get(more, 0.0) + weight * chance
        here = then
        out.append(here)
    return out


def _even(counts: Counts) -> list[float]:
    return [n / sum(counts) for n in counts]


def _scaled(weights: Rows, counts: Counts, seats: int) -> Rows:
    """Scale columns to the number of each dwarf and rows to one, in turn."""
    mass = [1.0] * seats + [float(sum(counts) - seats)]
    rows = [*weights[:seats], weights[seats] if len(weights) > seats else [1.0] * len(counts)]
    column = [float(n) for n in counts]
    table = rows
    for _ in range(SWEEPS):
        table = [_scaled_row(row, column, mass[i]) for i, row in enumerate(rows)]
        for role, count in enumerate(counts):
            total = 1e-12
            for line in table:
                total += line[role]
            column[role] = column[role] * count / total
    return table[:seats]


def _scaled_row(row: list[float], column: list[float], size: float) -> list[float]:
    line = []
    total = 0.0
    for role, weight in enumerate(row):
        value = weight * column[role]
        line.append(value)
        total += value
    total = total or 1.0
    for role in range(len(line)):
        line[role] = line[role] * size / total
    return line
