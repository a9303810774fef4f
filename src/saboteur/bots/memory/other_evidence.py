"""Evidence beside the categories of actions: what a bluff may hide, harm to this seat, how somebody set a card."""

from typing import Final, TypeVar

from msgspec.structs import replace

from saboteur.bots.memory.observed_actions import (
    BLUFF,
    ONE_ACTION,
    ObservedAction,
    evidence_of,
    likelihoods,
    maze_of,
    standing,
)
from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.core.measure.action_categories import TARGET_HIGH, TARGET_LOW, TARGET_MID
from saboteur.core.measure.known_maze import oriented_of
from saboteur.play import actions as act
from saboteur.play import events as ev
from saboteur.play.fields.values import code_of

Memory = TypeVar("Memory", bound=Remembered)

# Log-odds against whoever breaks or traps a seat that knows itself to be none: by what everybody thinks of that seat.
# One whom all suspect may be broken by mistake, but the one who did it earns no trust from the victim.
TO_ME: Final = {TARGET_LOW: 0.3, TARGET_MID: 0.8, TARGET_HIGH: 0.6}
TO_SABOTEUR: Final = {
    TARGET_LOW: -1.5,
    TARGET_MID: -1.3,
    TARGET_HIGH: -0.3,
}  # to one, whom gold-diggers break
TURNED_AWAY: Final = 0.9  # for setting a turned goal or tunnel so that the way does not go on, though it could
TURNED_ON: Final = -0.3
STEP: Final = 0.25  # cards by which one rotation must be nearer than the other to tell anything


def _add(memory: Memory, seat: int, odds: float) -> Memory:
    return replace(memory, besides={**memory.besides, seat: memory.besides.get(seat, 0.0) + odds})


def doubted(memory: Memory, seat: int) -> Memory:
    """Clear a seat of bluffing no further than good actions can, so that harm counts from there (see `BLUFF`)."""
    if "saboteur" not in memory.roles:
        return memory
    row = evidence_of(memory)[seat]
    lift = max(row) - BLUFF - row[memory.roles.index("saboteur")]
    return _add(memory, seat, lift) if lift > 0.0 else memory


def harmed(memory: Memory, event: ev.CardPlayed, observed: ObservedAction) -> Memory:
    """Judge whoever breaks or traps this seat by the role that this seat knows to have, beside what others think."""
    me, play = memory.seat, event.action
    if (
        not isinstance(play, act.BreakTool | act.Trap)
        or play.seat != me
        or event.seat == me
        or me not in memory.known
    ):
        return memory
    if memory.roles[memory.known[me]] == "saboteur":
        return _add(memory, event.seat, TO_SABOTEUR[standing(memory, me)])
    plain = likelihoods(memory.roles, observed)[memory.roles.index("saboteur")] if "saboteur" in memory.roles else 0.0
    return _add(memory, event.seat, min(TO_ME[standing(memory, me)], max(0.0, ONE_ACTION - plain)))


def rotated(memory: Memory, event: ev.CardSet) -> Memory:
    """Judge how somebody set a turned goal or tunnel that fitted either way round (B14)."""
    at = code_of(event.cell)
    if event.seat is None or event.seat == memory.seat:
        return memory
    oriented = oriented_of(event.card.card, event.card.turned)
    maze = maze_of(memory)
    fits, other_fits = (maze.fits(at, one) for one in (oriented, oriented ^ 1))
    if fits != other_fits:
        return memory  # there was no choice
    mine, other = (maze.after(at, one) for one in (oriented, oriented ^ 1))
    steps = [other[goal] - mine[goal] for goal in memory.goals if goal != at]
    mean = sum(steps) / len(steps) if steps else 0.0
    odds = TURNED_AWAY if mean <= -STEP else TURNED_ON if mean >= STEP else 0.0
    return _add(memory, event.seat, odds) if odds else memory
