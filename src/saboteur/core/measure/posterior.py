"""From actions to beliefs: the posterior over who holds which dwarf.

A row holds the logarithms of how likely everything a seat did is under each role; one more row stands for the dwarfs
that nobody holds, without evidence of their own. Every assignment of the dwarfs to the rows is equally likely before
the first action (B1, S1), so the posterior of an assignment is the product of its entries. Up to three roles the
marginals are exact, summed over all assignments by counts; with more (Saboteur 2) the sum explodes, and rows and
columns are scaled in turn until both add up, which keeps the number of each dwarf right but is an approximation.
"""

from functools import lru_cache
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.table.maze import blank

EXACT_ROLES: Final = 3
SWEEPS: Final = 12
ALMOST_NOTHING: Final = 1e-12

Rows = list[list[float]]


def marginals(evidence: Rows, counts: tuple[int, ...], seats: int, known: dict[int, int]) -> Rows:
    """Return each seat's chances of each role; `known` names rows whose role is certain.

    `evidence` has the seats' rows first, then at most one for the dwarfs nobody holds; `counts` the dwarfs by role.
    """
    wide = len(counts)
    flat = vec[float]([value for row in evidence for value in row])
    sure = vec[i64]([known.get(row, -1) for row in range(len(evidence))])
    found = chances(flat, vec[i64](list(counts)), seats, sure)
    return [[found[seat * wide + role] for role in range(wide)] for seat in range(seats)]


@lru_cache(maxsize=2048)
def public_marginals(evidence: tuple[tuple[float, ...], ...], counts: tuple[int, ...], seats: int) -> Rows:
    """Return the marginals by actions alone; all seats that heard the same events share them."""
    return marginals([list(row) for row in evidence], counts, seats, {})


def chances(rows: vec[float], counts: vec[i64], seats: i64, known: vec[i64]) -> vec[float]:
    """Return each seat's chances of each role; `known` has by row the role that is certain, or -1."""
    wide: i64 = len(counts)
    number: i64 = len(rows) // wide
    weights = vec[float]([0.0] * (number * wide))
    for row in range(number):
        _weigh(rows, weights, row * wide, wide, known[row])
    if wide == 2 and counts[0] + counts[1] == number:
        return _two_roles(weights, counts[1], number, seats)
    if wide <= EXACT_ROLES:
        return _exact(weights, counts, number, seats)
    return _scaled(weights, counts, number, seats)


def _weigh(rows: vec[float], weights: vec[float], at: i64, wide: i64, known: i64) -> None:
    if known >= 0:
        weights[at + known] = 1.0
        return
    top = rows[at]
    for role in range(i64(1), wide):
        top = max(top, rows[at + role])
    for role in range(wide):
        weights[at + role] = exp(rows[at + role] - top)


def _two_roles(weights: vec[float], count: i64, number: i64, seats: i64) -> vec[float]:
    """Sum over all ways to deal two roles: by how many of the second kind lie before a row, and behind it."""
    size = count + 1
    ahead = vec[float]([0.0] * ((number + 1) * size))
    behind = vec[float]([0.0] * ((number + 1) * size))
    ahead[0] = 1.0
    behind[number * size] = 1.0
    for row in range(number):
        back = number - 1 - row
        for dealt in range(size):
            ahead[(row + 1) * size + dealt] = ahead[row * size + dealt] * weights[2 * row]
            behind[back * size + dealt] = behind[(back + 1) * size + dealt] * weights[2 * back]
            if dealt:
                ahead[(row + 1) * size + dealt] += ahead[row * size + dealt - 1] * weights[2 * row + 1]
                behind[back * size + dealt] += behind[(back + 1) * size + dealt - 1] * weights[2 * back + 1]
    total = ahead[number * size + count]
    out = vec[float]([0.0] * (2 * seats))
    for row in range(seats):
        part = 0.0
        for dealt in range(count):
            part += ahead[row * size + dealt] * behind[(row + 1) * size + count - 1 - dealt]
        chance = float(count) / float(number)
        if total > 0.0:
            chance = part * weights[2 * row + 1] / total
        out[2 * row] = 1.0 - chance
        out[2 * row + 1] = chance
    return out


def _exact(weights: vec[float], counts: vec[i64], number: i64, seats: i64) -> vec[float]:
    """Sum over all ways to deal: before each row by what was dealt, behind it by what is left."""
    wide: i64 = len(counts)
    steps = blank(wide)  # how far one more dwarf of a role moves the index of what was dealt
    size: i64 = 1
    full: i64 = 0
    for role in range(wide):
        steps[role] = size
        full += counts[role] * size
        size *= counts[role] + 1
    ahead = _sweep(weights, counts, steps, size, number, False)
    behind = _sweep(weights, counts, steps, size, number, True)
    out = vec[float]([0.0] * (seats * wide))
    for row in range(seats):
        total = 0.0
        for role in range(wide):
            chance = weights[row * wide + role]
            if chance <= 0.0:
                continue
            part = 0.0
            for dealt in range(size):
                before = ahead[row * size + dealt]
                if before > 0.0:
                    rest = full - dealt - steps[role]
                    if rest >= 0 and (dealt // steps[role]) % (counts[role] + 1) < counts[role]:
                        part += before * behind[(number - 1 - row) * size + rest]
            out[row * wide + role] = part * chance
            total += part * chance
        for role in range(wide):
            out[row * wide + role] = out[row * wide + role] / total if total > 0.0 else _even(counts, role)
    return out


def _sweep(weights: vec[float], counts: vec[i64], steps: vec[i64], size: i64, number: i64, back: bool) -> vec[float]:
    """Return, before each row in this direction, the weight of every number of dwarfs dealt so far."""
    wide: i64 = len(counts)
    out = vec[float]([0.0] * ((number + 1) * size))
    out[0] = 1.0
    for i in range(number):
        row = (number - 1 - i if back else i) * wide
        for dealt in range(size):
            weight = out[i * size + dealt]
            if weight <= 0.0:
                continue
            for role in range(wide):
                chance = weights[row + role]
                if chance > 0.0 and (dealt // steps[role]) % (counts[role] + 1) < counts[role]:
                    out[(i + 1) * size + dealt + steps[role]] += weight * chance
    return out


def _even(counts: vec[i64], role: i64) -> float:
    total: i64 = 0
    for count in counts:
        total += count
    return float(counts[role]) / float(total)


def _scaled(weights: vec[float], counts: vec[i64], number: i64, seats: i64) -> vec[float]:
    """Scale columns to the number of each dwarf and rows to one, in turn."""
    wide: i64 = len(counts)
    column = vec[float]([0.0] * wide)
    left = -float(seats)
    for role in range(wide):
        column[role] = float(counts[role])
        left += column[role]
    lines = seats + 1
    table = vec[float]([0.0] * (lines * wide))
    for _sweep in range(i64(SWEEPS)):
        for row in range(lines):
            total = 0.0
            for role in range(wide):
                value = column[role] if row >= number else weights[row * wide + role] * column[role]
                table[row * wide + role] = value
                total += value
            scale = (left if row == seats else 1.0) / (total if total > 0.0 else 1.0)
            for role in range(wide):
                table[row * wide + role] *= scale
        for role in range(wide):
            total = ALMOST_NOTHING
            for row in range(lines):
                total += table[row * wide + role]
            column[role] = column[role] * float(counts[role]) / total
    return table[: seats * wide]
