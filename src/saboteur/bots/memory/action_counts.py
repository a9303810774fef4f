"""Who did what how often in this round, as a learned player counts it (see `core/research/round_counts.py`)."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.memory.observed_actions import ObservedAction, maze_of, steps_of
from saboteur.bots.memory.remembered_facts import Counts, Remembered
from saboteur.core.measure import seen_grid
from saboteur.core.measure.action_categories import CATEGORIES, SITUATIONS
from saboteur.core.research.network_layout import GOAL_ROOM, SEAT_ROOM
from saboteur.core.research.round_counts import ACTION_KINDS, Chronicle, action_kind, whole
from saboteur.core.table.codes import BREAK, CARD_AT, DROP, FIX, FREED, LAY, PASS, SEAT_AT, TRAPPED
from saboteur.play import events as ev
from saboteur.play.actions import LayPath, pack

_CATEGORY = {name: number for number, name in enumerate(CATEGORIES)}
_ROOM = 16  # seats in the keys below; places of goals are kept apart in the same way by 256


def _more(counts: dict[int, int], key: int, change: int = 1) -> dict[int, int]:
    return {**counts, key: counts.get(key, 0) + change}


def counted(
    memory: Remembered, observed: ObservedAction, event: ev.CardPlayed | ev.Passed | ev.FrontDropped
) -> Counts:
    """Count an action; the memory is that of the moment before."""
    counts = memory.action_counts
    act = PASS if isinstance(event, ev.Passed) else DROP
    if isinstance(event, ev.CardPlayed):
        act = pack(event.action)
    seat, verb, target = observed.seat, act & 63, act >> SEAT_AT & 15
    number = action_kind(
        _CATEGORY.get(observed.category, -1), SITUATIONS.index(observed.situation), verb, target == seat
    )
    actions = _more(counts.actions, 64 * seat + number)
    leans, harms, helps = counts.leans, counts.harms, counts.helps
    if target != seat and verb in (BREAK, TRAPPED):
        harms = _more(harms, _ROOM * seat + target)
    elif target != seat and verb in (FIX, FREED):
        helps = _more(helps, _ROOM * seat + target)
    elif verb == LAY and isinstance(event, ev.CardPlayed) and isinstance(event.action, LayPath):
        at = seen_grid.place(event.action.cell.x, event.action.cell.y)
        if at >= 0:
            oriented = 2 * (act >> CARD_AT & 127) + int(event.action.turned)
            for goal, step in steps_of(maze_of(memory), at, oriented).items():
                lean = whole(8.0 * max(-2.0, min(2.0, step)))
                leans = _more(leans, 256 * seat + goal, lean) if lean else leans
    return Counts(actions, leans, harms, helps)


def without(counts: Counts, seat: int) -> Counts:
    """Forget what a seat did: it holds another dwarf now."""
    return Counts(
        {key: count for key, count in counts.actions.items() if key // 64 != seat},
        {key: count for key, count in counts.leans.items() if key // 256 != seat},
        {key: count for key, count in counts.harms.items() if key // _ROOM != seat},
        {key: count for key, count in counts.helps.items() if key // _ROOM != seat},
    )


def chronicle_of(memory: Remembered, places: list[int]) -> Chronicle:
    """Return the counts as the core takes them; `places` are those of the goals, as the table numbers them."""
    counts = memory.action_counts
    told = Chronicle(memory.seats)
    actions, leans = [0] * (memory.seats * ACTION_KINDS), [0] * (memory.seats * GOAL_ROOM)
    harms, helps = [0] * (memory.seats * SEAT_ROOM), [0] * (memory.seats * SEAT_ROOM)
    goals = {place: goal for goal, place in enumerate(places)}
    for key, count in counts.actions.items():
        actions[key // 64 * ACTION_KINDS + key % 64] = count
    for key, count in counts.leans.items():
        if key % 256 in goals:
            leans[key // 256 * GOAL_ROOM + goals[key % 256]] = count
    for key, count in counts.harms.items():
        harms[key // _ROOM * SEAT_ROOM + key % _ROOM] = count
    for key, count in counts.helps.items():
        helps[key // _ROOM * SEAT_ROOM + key % _ROOM] = count
    reads = [0] * memory.seats
    for place, seats in memory.readers.items():
        for seat in seats if place in goals else ():
            reads[seat] |= 1 << goals[place]
    told.action_counts, told.leans = vec[i64](actions), vec[i64](leans)
    told.harms, told.helps, told.reads = vec[i64](harms), vec[i64](helps), vec[i64](reads)
    return told
