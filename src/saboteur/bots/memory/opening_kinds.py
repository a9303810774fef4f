"""What somebody does in the first lap, by kind: finer than habits count it, as people at the table see it.

Where a path lies (ahead of the start, or beside and behind it), and how good a card was spent, tells as much as how
far it leads.

Nothing else is known of anybody then, so whoever does otherwise than the others is remembered for it. Bots that hide
mind these kinds (`rules/cover.py`), and whoever measures how readable they are counts them.
"""

from typing import Final

from saboteur.bots.memory.observed_actions import maze_of
from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.core.measure.action_categories import LAY_BACK, LAY_ON, LAY_REACH, LAY_SIDE, LAY_SOME
from saboteur.core.measure.known_maze import through
from saboteur.core.table.codes import BREAK, FIX, LAY, MAP, PASS, ROCKFALL, card_of, cell_of, turned_of, verb_of
from saboteur.play.fields.values import cell_of as place_of

SOME: Final = range(LAY_SOME, LAY_SIDE)  # categories of paths that lead nearly on
GOOD: Final = 3  # sides that a good card joins: a T or a cross
_LAYS: Final = tuple(
    f"{how} {card} {where}"
    for how in ("on", "some", "aside")
    for card in ("good", "poor")
    for where in ("ahead", "behind")
)
_OTHERS: Final = {ROCKFALL: "rocks", BREAK: "break", FIX: "mend", MAP: "map", PASS: "pass"}
KINDS: Final = (*_LAYS, "dead end", *_OTHERS.values(), "other")


def opening_kind(memory: Remembered, seat: int, action: int) -> str:
    """Return the kind of a packed action that a seat does, or would do; `memory` is that of the moment before."""
    verb = verb_of(action)
    if verb != LAY:
        return _OTHERS.get(verb, "other")
    category = maze_of(memory).category(seat, action, 0)
    if category < LAY_ON:
        return "dead end"
    how = "on" if category < LAY_BACK or category == LAY_REACH else "some" if category in SOME else "aside"
    card = "good" if through(2 * card_of(action) + turned_of(action)) >= GOOD else "poor"
    return f"{how} {card} {'behind' if place_of(int(cell_of(action))).x <= 0 else 'ahead'}"


def is_first_lap(memory: Remembered) -> bool:
    """Return whether nobody has had two turns yet."""
    return memory.cards_played < memory.seats
