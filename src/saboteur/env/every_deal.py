"""Every deal of a small ruleset with its chance: so that a game can be solved, and not only sampled.

A deal is who begins, the dwarfs, the goals, the hands and the order of the pile. What a mine as small as `small`
comes to is counted first; then seeds are dealt one after another until each deal has one. So every deal is one of the
engine's own, with a seed that replays and verifies it, and the list is the same on every machine.
"""

from collections import Counter
from collections.abc import Sequence
from math import factorial

from saboteur.core.registry import FIRST_SEAT
from saboteur.core.table.slots import kind_of
from saboteur.env.single_game import OneGame
from saboteur.play.setup import Setup

MOST_DEALS = 20_000
Deal = tuple[object, ...]


class DealsError(ValueError):
    """A ruleset has too many deals, or draws other things by chance than a deal."""


def every_deal(setup: Setup) -> list[tuple[int, float]]:
    """List a seed for every deal of a ruleset, with the chance of that deal; they come to 1."""
    game = OneGame(setup)
    if game.rules.secrets:
        names = ", ".join(field.name for field in game.rules.secrets)
        raise DealsError(f"the secret numbers {names} are drawn beside the deal; leave their module out")
    left = count_deals(game)
    if left > MOST_DEALS:
        raise DealsError(
            f"this ruleset has {left:.3g} deals, and at most {MOST_DEALS} can be listed; take a smaller one, such as "
            "the modules base and small with the option first_seat: 0"
        )
    found: dict[Deal, int] = {}
    weights: dict[Deal, int] = {}
    seed = 0
    while left:
        dealt = game.dealt(seed)
        deal = deal_of(dealt)
        if deal not in found:
            found[deal] = seed
            weights[deal] = _orders_of_hands(dealt)
            left -= weights[deal]
        seed += 1
    whole = sum(weights.values())
    return [(found[deal], weights[deal] / whole) for deal in found]


def count_deals(game: OneGame) -> int:
    """Count the deals, hands in the order in which they were dealt: all of these are equally likely."""
    rules, h = game.rules, game.state.hidden
    beginners = 1 if rules.options.get(FIRST_SEAT, "random") != "random" else game.setup.seats
    cards = [kind_of(slot) for slot in (*h.hands, *_pile(game), *h.aside) if slot]
    orders = _orders(cards) * _orders(list(rules.dwarfs)) * _orders(list(rules.goals))
    return beginners * orders


def deal_of(game: OneGame) -> Deal:
    """Say which deal a game began with."""
    h = game.state.hidden
    hidden = (h.roles, h.stack, h.goals, h.goals_aside, h.hands, _pile(game), h.aside)
    return (int(game.state.table.mover), *(tuple(kind_of(slot) for slot in slots) for slots in hidden))


def _pile(game: OneGame) -> list[int]:
    """Return what is left to draw; what was dealt from it still stands above."""
    return list(game.state.hidden.pile)[: int(game.state.table.pile_size)]


def _orders(items: Sequence[int]) -> int:
    ways = factorial(len(items))
    for alike in Counter(items).values():
        ways //= factorial(alike)
    return ways


def _orders_of_hands(game: OneGame) -> int:
    """Count the orders in which hands can have been dealt that look the same once they are sorted."""
    h = game.state.hidden
    room = len(h.hands) // game.setup.seats
    ways = 1
    for seat in range(game.setup.seats):
        ways *= _orders([kind_of(slot) for slot in h.hands[seat * room : (seat + 1) * room] if slot])
    return ways
