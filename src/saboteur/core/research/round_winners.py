"""Who has won a round, for rewards: the side in the base game, whoever is paid for winning in Saboteur 2."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import BIT
from saboteur.core.table.cards import DIGGER, GREEDY, SABOTEUR
from saboteur.core.table.codes import END_TREASURE
from saboteur.core.table.events import BY_WIN, GOLD_GAINED


def paid_in(journal: vec[i64]) -> i64:
    """Return the set of seats that a journal says are paid for winning (S12, S15)."""
    paid: i64 = 0
    for i in range(i64(0), i64(len(journal)), 6):
        if journal[i] == GOLD_GAINED and journal[i + 3] == BY_WIN:
            paid |= BIT[journal[i + 1]]
    return paid


def winners(base: bool, rounds: vec[i64], seats: i64, paid: i64) -> i64:
    """Return the set of seats that won the last of the finished rounds (see `Table.rounds`).

    In the base game a side wins, also those of it who get no gold; a greedy dwarf wins alone, as the finder (C16).
    """
    if not base:
        return paid
    last = i64(len(rounds)) - seats - 2
    finder = rounds[last + 1]
    side: i64 = SABOTEUR
    if rounds[last] == END_TREASURE:
        if rounds[last + 2 + finder] == GREEDY:
            return BIT[finder]
        side = DIGGER
    won: i64 = 0
    for seat in range(seats):
        if rounds[last + 2 + seat] == side:
            won |= BIT[seat]
    return won
