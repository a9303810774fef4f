"""The worlds check: same actions in two worlds that a viewer cannot tell apart give it the same bytes.

The two may part only where the rules show the viewer something: then the first event that differs is of a kind
that shows, to this viewer, a card that was hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.core.registry import FIELDS
from saboteur.core.rules.flow import options
from saboteur.core.table.state import State
from saboteur.play import events as e
from saboteur.play.events import Event
from saboteur.play.events.audiences import RawEvent

from .harness import REAL, Table, Wire, act

# Events that turn something up for everybody.
TURNS_UP = (
    e.GoalTurned, e.TunnelTurned, e.ChestOpened, e.DwarfShown, e.GoalShown, e.CardSet, e.RoundStarted, e.PurseShown,
)  # fmt: skip
# Events whose secret field shows something to those in its audience.
SHOWS = (
    e.CardDrawn, e.MapRead, e.DwarfInspected, e.DwarfChanged, e.HandCard, e.CardShown, e.CardTaken, e.GoldOffered,
    e.GoldTaken, e.GoldSeen, e.DwarfDealt, e.PurseChanged, e.SecretTold,
)  # fmt: skip


class Leak(AssertionError):  # noqa: N818 - what is caught is a leak
    """A viewer could tell two worlds apart."""


@dataclass
class Count:
    """What a run of the check covered."""

    compared: int = 0
    parted: int = 0


def licensed(ours: list[Event], theirs: list[Event]) -> bool:
    """Return whether two stories part at an event that shows the viewer something it did not know."""
    for mine, yours in zip(ours, theirs, strict=False):
        if mine == yours:
            continue
        if type(mine) is not type(yours):
            return False
        if isinstance(mine, e.FieldChanged):  # a number of a module's that was secret until now
            return any(field.name == mine.field and field.secret for field in FIELDS)
        return isinstance(mine, TURNS_UP) or (isinstance(mine, SHOWS) and _shown(mine) and _shown(yours))
    return False


def _shown(event: Event) -> bool:
    """Return whether the secret field of an event is filled."""
    last = event.__struct_fields__[-1]
    return getattr(event, last) is not None


def difference(ours: list[bytes], theirs: list[bytes]) -> str:
    """Show where two frames begin to differ."""
    for part, mine, yours in zip(("events", "view", "asked", "options"), ours, theirs, strict=True):
        if mine != yours:
            at = next((i for i, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), 0)
            return f"{part}: {mine[max(0, at - 80) : at + 80]!r} / {yours[max(0, at - 80) : at + 80]!r}"
    return "nothing"


Stories = tuple[list[RawEvent], list[RawEvent]]


def compare(table: Table, viewer: int | None, worlds: tuple[State, State], happened: Stories, wire: Wire) -> bool:
    """Compare everything a viewer is sent; false where the worlds have rightly parted."""
    frames = [wire.frame(table.setup, s, story, viewer) for s, story in zip(worlds, happened, strict=True)]
    if frames[0] == frames[1]:
        return True
    if licensed([one.seen_by(viewer) for one in happened[0]], [one.seen_by(viewer) for one in happened[1]]):
        return False
    raise Leak(f"{table.setup}: viewer {viewer} can tell: {difference(frames[0], frames[1])}")


def check(table: Table, viewer: int | None, steps: int, wire: Wire = REAL) -> Count:
    """Play on at random, in a second world side by side, and compare after every step."""
    count = Count()
    other = table.world_for(viewer)
    compare(table, viewer, (table.s, other), ([], []), wire)
    for _ in range(steps):
        if table.s.table.over:
            break
        seat, code = table.step()
        common = [one for one in options(table.s, seat) if one in options(other, seat)]
        if common and code not in common:
            code = table.rng.choice(common)
        mine = act(table.s, seat, code)
        same = False
        if common:
            theirs = act(other, seat, code)
            same = compare(table, viewer, (table.s, other), (mine, theirs), wire)
        count.compared += 1
        if not same:
            count.parted += 1
            other = table.world_for(viewer)
            compare(table, viewer, (table.s, other), ([], []), wire)
    return count
