"""Paying an exact value in gold cards (R-06)."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.table.events import BY_WIN, GOLD_GAINED, GOLD_SEEN
from saboteur.core.table.slots import SEATS_MASK, gold_value, shown_to, slot
from saboteur.core.table.state import State

SEEN_BITS: Final = (1 << 48) - 1  # the last sixteen cards drawn are told


def pay_in_cards(s: State, seat: i64, amount: i64) -> None:
    """Draw gold cards one by one; what overshoots goes under the stack; the rest is paid in coins."""
    h = s.hidden
    me = i64(1) << seat
    stack = h.gold_stack[:]
    held = h.gold_held[:]
    left = amount
    seen: i64 = 0
    while left > 0 and smallest(stack) <= left:
        stack, card = pop(stack)
        value = gold_value(card)
        seen = seen << 3 | value
        if value <= left:
            left -= value
            # The total is public; how it is made up is frozen, so that no world contradicts the total.
            held = append(held, slot(value, SEATS_MASK, seat))
        else:
            seen |= 4
            under = vec[i64]([shown_to(card, me)])
            for other in stack:
                under = append(under, other)
            stack = under
    h.gold_stack = stack
    h.gold_held = held
    h.coins[seat] += left
    if s.listen:
        s.say(GOLD_SEEN, seat, 0, 0, seen & SEEN_BITS, me)
        s.say(GOLD_GAINED, seat, amount, BY_WIN, 0, 0)
        s.purse_changed(seat)


def smallest(stack: vec[i64]) -> i64:
    """Return the smallest value in the stack, or 99 if it is empty."""
    best: i64 = 99
    for card in stack:
        if gold_value(card) < best:  # noqa: PLR1730 - min() would be a call
            best = gold_value(card)
    return best
