"""Who did what how often in this round, as a learned player counts it (see `core/research/round_history.py`)."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.memory.observed_actions import ObservedAction, habits_of, maze_of
from saboteur.bots.memory.remembered_facts import CELLS, Counts, Remembered
from saboteur.core.measure.known_maze import oriented_of
from saboteur.core.measure.loose_parts import place_of
from saboteur.core.research.observation_layout import GOAL_ROOM
from saboteur.core.research.public_trace import Trace
from saboteur.core.research.round_history import ACTION_KINDS, NEARER_MOST, action_kind, whole
from saboteur.core.table.codes import BREAK, DROP, FIX, FREED, LAY, PASS, TRAPPED, seat_of, verb_of
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import MOST_SEATS
from saboteur.play import events as ev
from saboteur.play.actions import LayPath, pack
from saboteur.play.fields.values import code_of

_ROOM = 16  # seats in the keys below; cells of goals are kept apart in the same way by CELLS


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
    seat, verb, target = observed.seat, verb_of(act), seat_of(act)
    number = action_kind(observed.kind, observed.where, verb, target == seat)
    actions = _more(counts.actions, 64 * seat + number)
    leans, harms, helps = counts.leans, counts.harms, counts.helps
    if target != seat and verb in (BREAK, TRAPPED):
        harms = _more(harms, _ROOM * seat + target)
    elif target != seat and verb in (FIX, FREED):
        helps = _more(helps, _ROOM * seat + target)
    elif verb == LAY and isinstance(event, ev.CardPlayed) and isinstance(event.action, LayPath):
        at = code_of(event.action.cell)
        if place_of(at) >= 0:
            for goal, step in maze_of(memory).steps(at, oriented_of(event.action.card, event.action.turned)).items():
                lean = whole(max(-NEARER_MOST, min(NEARER_MOST, 8.0 * step)))
                leans = _more(leans, CELLS * seat + goal, lean) if lean else leans
    return Counts(actions, leans, harms, helps)


def injuries(memory: Remembered) -> dict[int, float]:
    """Count by seat what it did to this one: tools broken and traps in this round, and what is not forgotten yet."""
    sore = dict(memory.injuries)
    for key, count in memory.action_counts.harms.items():
        by, target = divmod(key, _ROOM)
        if target == memory.seat:
            sore[by] = sore.get(by, 0.0) + count
    return sore


def without(counts: Counts, seat: int) -> Counts:
    """Forget what a seat did: it holds another dwarf now."""
    return Counts(
        {key: count for key, count in counts.actions.items() if key // 64 != seat},
        {key: count for key, count in counts.leans.items() if key // CELLS != seat},
        {key: count for key, count in counts.harms.items() if key // _ROOM != seat},
        {key: count for key, count in counts.helps.items() if key // _ROOM != seat},
    )


def trace_of(memory: Remembered, rules: Rules, cells: list[int]) -> Trace:
    """Return the round as an observation has it, as far as a memory holds it.

    That is who looked at which goal, and the counts; not the last actions one by one, and not how long open ends have
    waited. `cells` are those of the goals, as the table numbers them.
    """
    counts = memory.action_counts
    trace = Trace(memory.seats, habits_of(rules))
    kinds, leans = [0] * (memory.seats * ACTION_KINDS), [0] * (memory.seats * GOAL_ROOM)
    harms, helps = [0] * (memory.seats * MOST_SEATS), [0] * (memory.seats * MOST_SEATS)
    goals = {cell: goal for goal, cell in enumerate(cells)}
    for key, count in counts.actions.items():
        kinds[key // 64 * ACTION_KINDS + key % 64] = count
    for key, count in counts.leans.items():
        if key % CELLS in goals:
            leans[key // CELLS * GOAL_ROOM + goals[key % CELLS]] = count
    for key, count in counts.harms.items():
        harms[key // _ROOM * MOST_SEATS + key % _ROOM] = count
    for key, count in counts.helps.items():
        helps[key // _ROOM * MOST_SEATS + key % _ROOM] = count
    for cell, seats in memory.readers.items():
        for seat in set(seats) if cell in goals else ():
            trace.reads[seat] |= 1 << goals[cell]
            trace.readers[goals[cell]] += 1
    history = trace.history
    history.kinds, history.leans = vec[i64](kinds), vec[i64](leans)
    history.harms, history.helps = vec[i64](harms), vec[i64](helps)
    return trace
