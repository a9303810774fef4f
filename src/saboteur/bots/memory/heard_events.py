"""How each event changes what a bot remembers."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from saboteur.bots.memory.action_counts import counted, injuries, without
from saboteur.bots.memory.claim_evidence import forget_dwarf, moved_away, swapped, turned_up
from saboteur.bots.memory.observed_actions import classify, maze_of, plain_mark, weighed
from saboteur.bots.memory.other_evidence import doubted, harmed, rotated
from saboteur.bots.memory.remembered_facts import CELLS, Counts, Remembered
from saboteur.bots.memory.treasure import digging, trailed
from saboteur.core.measure.known_maze import START_CARDS, oriented_of
from saboteur.play import events as ev
from saboteur.play.fields.values import Cell, PlacedCard, code_of

Memory = TypeVar("Memory", bound=Remembered)


def blank_rows(seats: int, roles: int, dwarfs: int) -> list[list[float]]:
    """Make rows without evidence, with one more if some dwarfs are not dealt."""
    return [[0.0] * roles for _ in range(seats + (dwarfs > seats))]


def even_goals(goals: list[int]) -> dict[int, float]:
    """Give every face-down goal the same chance of the treasure."""
    return {at: 1.0 / len(goals) for at in goals}


def even_spiders(modules: list[str], goals: list[int]) -> dict[int, float]:
    """Give every face-down goal the same chance of the spider: four of the seven others lie out (R-04)."""
    return {at: 4 / 7 / len(goals) for at in goals} if "new_goals" in modules else {}


def _set_card(memory: Memory, cell: Cell, card: PlacedCard) -> dict[int, int]:
    return {**memory.cards, code_of(cell): oriented_of(card.card, card.turned)}


# -- goals -----------------------------------------------------------------------------------------------


def saw_goal(memory: Memory, at: int, kind: str) -> Memory:
    """Know what a face-down goal is."""
    if at not in memory.goals:
        return memory
    goals, spiders = memory.goals, memory.spiders
    goals = _certain(goals, at) if kind == "treasure" else _excluded(goals, at)
    if at in spiders:
        spiders = _certain(spiders, at) if kind == "spider" else _excluded(spiders, at)
    return replace(memory, goals=goals, spiders=spiders)


def _certain(chances: dict[int, float], at: int) -> dict[int, float]:
    return {other: float(other == at) for other in chances}


def _excluded(chances: dict[int, float], at: int) -> dict[int, float]:
    """Share a goal's chance among the others, as far as it was not certain."""
    gone = chances[at]
    rest = sum(chances.values()) - gone
    scale = (rest + gone) / rest if rest > 0 else 1.0
    return {other: 0.0 if other == at else chance * scale for other, chance in chances.items()}


def goal_turned(memory: Memory, event: ev.GoalTurned) -> Memory:
    """Take a turned goal out of those that may be the treasure."""
    at = code_of(event.cell)
    memory = saw_goal(turned_up(memory, at, event.goal.kind), at, event.goal.kind)
    return replace(
        memory,
        goals={other: chance for other, chance in memory.goals.items() if other != at},
        spiders={other: chance for other, chance in memory.spiders.items() if other != at},
    )


def goal_moved(memory: Memory, event: ev.GoalMoved) -> Memory:
    """Follow a goal that is moved openly (R-23)."""
    old, new = code_of(event.origin), code_of(event.cell)
    memory = moved_away(memory, old, new)
    return replace(
        memory,
        goals={new if at == old else at: chance for at, chance in memory.goals.items()},
        trails={new if at == old else at: trail for at, trail in memory.trails.items()},
        dug={key - old + new if key % CELLS == old else key: step for key, step in memory.dug.items()},
        spiders={new if at == old else at: chance for at, chance in memory.spiders.items()},
    )


def goals_handled(memory: Memory, event: ev.GoalsHandled) -> Memory:
    """Two goals may have been swapped (C17): to others than the player either way is as likely."""
    one, two = code_of(event.cell), code_of(event.other)
    share = 0.5 if event.swapped is None else float(event.swapped)
    memory = swapped(memory, one, two, share)
    return replace(
        memory,
        goals=_mixed(memory.goals, one, two, share),
        spiders=_mixed(memory.spiders, one, two, share),
        trails=_mixed(memory.trails, one, two, share),
        dug=_mixed_digging(memory.dug, one, two, share),
    )


def _mixed_digging(dug: dict[int, float], one: int, two: int, swapped: float) -> dict[int, float]:
    for first in {key - key % CELLS for key in dug}:
        both = {first + one: 0.0, first + two: 0.0}
        dug = _mixed({**both, **dug}, first + one, first + two, swapped)
    return dug


def _mixed(chances: dict[int, float], one: int, two: int, swapped: float) -> dict[int, float]:
    if one not in chances or two not in chances:
        return chances
    a, b = chances[one], chances[two]
    return {**chances, one: a + (b - a) * swapped, two: b + (a - b) * swapped}


def map_read(memory: Memory, event: ev.MapRead) -> Memory:
    """Somebody looked at a goal; if it was this seat, it knows more."""
    at = code_of(event.cell)
    if event.sight is not None and event.sight.goal is not None:
        memory = saw_goal(memory, at, event.sight.goal.kind)
    readers, lookers = ({**seen, at: [*seen.get(at, []), event.seat]} for seen in (memory.readers, memory.lookers))
    return replace(memory, readers=readers, lookers=lookers)


def chest_opened(memory: Memory, event: ev.ChestOpened) -> Memory:
    """A chest lies open (M6): what was said of it is known to be true or false."""
    return turned_up(memory, code_of(event.cell), str(event.chest))


# -- the maze --------------------------------------------------------------------------------------------


def path_laid(memory: Memory, event: ev.PathLaid) -> Memory:
    """Lay a card in one's own picture of the maze."""
    return replace(memory, cards=_set_card(memory, event.cell, event.card))


def card_set(memory: Memory, event: ev.CardSet) -> Memory:
    """Set a turned goal, a tunnel, or the tournament's middle card."""
    memory = rotated(memory, event)
    return replace(memory, cards=_set_card(memory, event.cell, event.card))


def path_moved(memory: Memory, event: ev.PathMoved) -> Memory:
    """Move a card."""
    cards = {at: oriented for at, oriented in memory.cards.items() if at != code_of(event.origin)}
    return replace(memory, cards=_set_card(replace(memory, cards=cards), event.cell, event.card))


def rock_fell(memory: Memory, event: ev.RockFell) -> Memory:
    """Take a card away."""
    return replace(memory, cards={at: oriented for at, oriented in memory.cards.items() if at != code_of(event.cell)})


def turn_started(memory: Memory, event: ev.TurnStarted) -> Memory:
    """Count for each open end how long nobody has gone on from there."""
    _ = event
    return replace(memory, ages={at: memory.ages.get(at, -1) + 1 for at in maze_of(memory).open_ends()})


# -- actions and dwarfs ------------------------------------------------------------------------------------


def acted(memory: Memory, event: ev.CardPlayed | ev.Passed | ev.FrontDropped) -> Memory:
    """Weigh what a seat chose to do under each role it may have."""
    observed = classify(memory, event)
    marks = [mark + plain_mark(observed) if i == observed.seat else mark for i, mark in enumerate(memory.marks)]
    before = memory
    if isinstance(event, ev.CardPlayed):
        besides = harmed(before, event, observed).besides
        memory = replace(memory, besides=besides, trails=trailed(before, event), dug=digging(before, event))
    memory = replace(
        memory,
        rows=weighed(before, observed),
        marks=marks,
        cards_played=memory.cards_played + 1,
        action_counts=counted(before, observed, event),
    )
    return doubted(memory, observed.seat)


def vetoed(memory: Memory, event: ev.CardVetoed) -> Memory:
    """Weigh what a seat chose to stop (C19); the card was heard when it was played, and does not lie."""
    return replace(memory, rows=weighed(memory, classify(memory, event)))


def inspected(memory: Memory, event: ev.DwarfInspected) -> Memory:
    """A look at a dwarf is certain."""
    looked = [*memory.inspectors.get(event.target, []), event.seat]
    memory = replace(memory, inspectors={**memory.inspectors, event.target: looked})
    if event.role is None:
        return memory
    return replace(memory, known={**memory.known, event.target: memory.roles.index(event.role)})


def dealt(memory: Memory, event: ev.DwarfDealt) -> Memory:
    """Know one's own dwarf."""
    if event.role is None:
        return memory
    return replace(memory, known={**memory.known, event.seat: memory.roles.index(event.role)})


def dwarf_changed(memory: Memory, event: ev.DwarfChanged) -> Memory:
    """Evidence belongs to the dwarf that was held then.

    With one spare (base game, M2) both rows change places; with a stack, or when all dwarfs are dealt again
    (M3), the seat begins again.
    """
    memory = forget_dwarf(memory, event.seat)
    rows, known = list(memory.rows), dict(memory.known)
    marks = [0.0 if i == event.seat else mark for i, mark in enumerate(memory.marks)]
    seat, spare = event.seat, memory.seats
    if event.why == "wardrobe" and len(memory.roles) <= 3 and len(rows) > spare:
        rows[seat], rows[spare] = rows[spare], rows[seat]
        held, lay = known.pop(seat, None), known.pop(spare, None)
        known |= ({spare: held} if held is not None else {}) | ({seat: lay} if lay is not None else {})
    else:
        rows[seat] = [0.0] * len(memory.roles)
        known.pop(seat, None)
    if event.role is not None:
        known[seat] = memory.roles.index(event.role)
    counts = without(memory.action_counts, seat)
    besides = {other: odds for other, odds in memory.besides.items() if other != seat}
    dug = {key: step for key, step in memory.dug.items() if key // CELLS != seat}
    return replace(memory, rows=rows, known=known, marks=marks, action_counts=counts, besides=besides, dug=dug)


# -- fronts and gold -------------------------------------------------------------------------------------


def _more(numbers: list[int], seat: int, change: int) -> list[int]:
    return [max(0, n + change) if i == seat else n for i, n in enumerate(numbers)]


def tool_broken(memory: Memory, event: ev.ToolBroken) -> Memory:
    """A seat has one more broken tool."""
    return replace(memory, blocks=_more(memory.blocks, event.target, 1))


def mended(memory: Memory, event: ev.ToolMended) -> Memory:
    """A seat has one less."""
    return replace(memory, blocks=_more(memory.blocks, event.target, -1))


def front_laid(memory: Memory, event: ev.FrontLaid) -> Memory:
    """Trapped seats cannot dig either (S8)."""
    return replace(memory, blocks=_more(memory.blocks, event.target, int(event.front != "theft")))


def front_removed(memory: Memory, event: ev.FrontRemoved) -> Memory:
    """A theft or trapped card was removed."""
    return replace(memory, blocks=_more(memory.blocks, event.target, -int(event.front != "theft")))


def front_dropped(memory: Memory, event: ev.FrontDropped) -> Memory:
    """A seat freed itself with two cards (S3)."""
    memory = acted(memory, event)
    return replace(memory, blocks=_more(memory.blocks, event.seat, -int(event.front != "theft")))


def gained(memory: Memory, event: ev.GoldGained) -> Memory:
    """Count gold that everybody sees."""
    return replace(memory, gold=_more(memory.gold, event.seat, event.amount))


def lost(memory: Memory, event: ev.GoldLost) -> Memory:
    """Count it off again."""
    return replace(memory, gold=_more(memory.gold, event.seat, -event.amount))


def robbed(memory: Memory, event: ev.Robbed) -> Memory:
    """A thief took one gold."""
    return replace(memory, gold=_more(_more(memory.gold, event.victim, -1), event.seat, 1))


def toll_paid(memory: Memory, event: ev.TollPaid) -> Memory:
    """A toll went from one purse to another."""
    return replace(memory, gold=_more(_more(memory.gold, event.seat, -1), event.owner, 1))


def gold_taken(memory: Memory, event: ev.GoldTaken) -> Memory:
    """A gold card is worth 12/7 on average; whoever chooses early has more (B16)."""
    worth = event.value if event.value is not None else (2 if event.left >= 2 else 1)
    return replace(memory, gold=_more(memory.gold, event.seat, worth))


def gold_seen(memory: Memory, event: ev.GoldSeen) -> Memory:
    """Saboteurs are paid 2 to 4 (B17)."""
    return replace(memory, gold=_more(memory.gold, event.seat, 3))


def purse_changed(memory: Memory, event: ev.PurseChanged) -> Memory:
    """An own total is certain; of others one knows whether there is any."""
    if event.total is not None:
        return replace(memory, gold=_more(memory.gold, event.seat, event.total - memory.gold[event.seat]))
    if event.any == (memory.gold[event.seat] > 0):
        return memory
    return replace(memory, gold=_more(memory.gold, event.seat, 1 if event.any else -99))


def round_started(memory: Memory, event: ev.RoundStarted) -> Memory:
    """Everything but the gold is set up again (B19); what was done to oneself is half forgotten."""
    goals = memory.layout
    return replace(
        memory,
        round=event.round,
        cards=START_CARDS,
        goals=even_goals(goals),
        spiders=even_spiders(memory.modules, goals),
        rows=blank_rows(memory.seats, len(memory.roles), sum(memory.counts)),
        known={},
        blocks=[0] * memory.seats,
        readers={},
        marks=[0.0] * memory.seats,
        hints={},
        trails={},
        dug={},
        ages={},
        besides={},
        cards_played=0,
        action_counts=Counts(),
        said={},
        words=[],
        lookers={},
        inspectors={},
        turned={},
        injuries={seat: count / 2 for seat, count in injuries(memory).items()},
    )


HEAR: dict[type[ev.Event], Callable[[Any, Any], Any]] = {
    ev.RoundStarted: round_started,
    ev.TurnStarted: turn_started,
    ev.DwarfDealt: dealt,
    ev.CardPlayed: acted,
    ev.Passed: acted,
    ev.CardVetoed: vetoed,
    ev.FrontDropped: front_dropped,
    ev.PathLaid: path_laid,
    ev.PathMoved: path_moved,
    ev.RockFell: rock_fell,
    ev.CardSet: card_set,
    ev.GoalTurned: goal_turned,
    ev.GoalMoved: goal_moved,
    ev.GoalsHandled: goals_handled,
    ev.MapRead: map_read,
    ev.ToolBroken: tool_broken,
    ev.ToolMended: mended,
    ev.FrontLaid: front_laid,
    ev.FrontRemoved: front_removed,
    ev.DwarfInspected: inspected,
    ev.ChestOpened: chest_opened,
    ev.DwarfChanged: dwarf_changed,
    ev.GoldGained: gained,
    ev.GoldLost: lost,
    ev.GoldTaken: gold_taken,
    ev.GoldSeen: gold_seen,
    ev.PurseChanged: purse_changed,
    ev.Robbed: robbed,
    ev.TollPaid: toll_paid,
}
