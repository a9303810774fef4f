"""Where the treasure lies, read from the digging of those who looked at a goal."""

import random

import pytest
from msgspec.structs import replace

from saboteur.bots import Memory
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.remembered_facts import CELLS
from saboteur.bots.memory.treasure import MOST, goals_of, read_again
from saboteur.bots.skills import SKILLS
from saboteur.core.table.codes import cell_code
from saboteur.play import events as ev
from saboteur.play.actions import LayPath
from saboteur.play.fields.values import Cell, GoalFace, PlacedCard
from saboteur.play.game import Game
from saboteur.play.setup import Setup

SKILL = replace(SKILLS["shrewd"], present_beliefs=1.0)
NORTH, MIDDLE, SOUTH = (int(cell_code(8, y)) for y in (-2, 0, 2))
INNOCENT, GUILTY = [0.1] * 5, [0.9] * 5


def start() -> Memory:
    return Memory.start(Game.new(Setup(seats=5, seed=1)).view(0))


def lay(memory: Memory, seat: int, card: str, x: int, y: int, turned: bool = False) -> Memory:
    cell = Cell(x, y)
    memory = memory.hear(ev.CardPlayed(seat, LayPath(card, cell, turned)))
    return memory.hear(ev.PathLaid(seat, cell, PlacedCard(card, turned)))


def digs_south(memory: Memory, seat: int = 1) -> Memory:
    """Let a seat lead the way to the goal in the south, after a straight way by others."""
    for x in range(1, 6):
        memory = lay(memory, 2, "EW", x, 0)
    memory = lay(memory, seat, "NE", 6, 0, turned=True)
    return lay(memory, seat, "NS", 6, 1)


def looks(memory: Memory, seat: int, y: int) -> Memory:
    return memory.hear(ev.MapRead(seat, Cell(8, y)))


def test_a_gold_digger_who_looked_at_a_goal_digs_there_because_it_is_the_treasure() -> None:
    chances = goals_of(digs_south(looks(start(), 1, 2)), SKILL, INNOCENT)
    assert chances[SOUTH] > 0.6
    assert sum(chances.values()) == pytest.approx(1.0)


def test_a_saboteur_who_looked_at_a_goal_digs_there_because_it_is_stone() -> None:
    assert goals_of(digs_south(looks(start(), 1, 2)), SKILL, GUILTY)[SOUTH] < 0.2


def test_digging_elsewhere_than_to_the_goal_one_looked_at_says_nothing_of_the_other_two() -> None:
    chances = goals_of(digs_south(looks(start(), 1, -2)), SKILL, INNOCENT)
    assert chances[NORTH] < 0.2
    assert chances[MIDDLE] == pytest.approx(chances[SOUTH])


def test_who_looked_at_nothing_tells_nothing_and_neither_does_the_seat_itself() -> None:
    memory = start()
    assert goals_of(digs_south(memory), SKILL, INNOCENT) == memory.goals
    assert goals_of(digs_south(looks(memory, 0, 2), 0), SKILL, INNOCENT) == memory.goals


def test_no_seat_counts_for_more_than_its_bound() -> None:
    memory = replace(looks(start(), 1, 2), dug={CELLS + SOUTH: 9.0})
    assert read_again(memory, [0.0] * 5)[SOUTH] == MOST


def test_evidence_goes_with_a_goal_that_may_have_been_swapped_and_a_changed_dwarf_takes_it_along() -> None:
    memory = digs_south(looks(start(), 1, 2))
    swapped = memory.hear(ev.GoalsHandled(3, Cell(8, 2), Cell(8, -2), True))
    assert read_again(swapped, INNOCENT)[NORTH] == read_again(memory, INNOCENT)[SOUTH] > 0.0
    maybe = memory.hear(ev.GoalsHandled(3, Cell(8, 2), Cell(8, -2), None))
    assert read_again(maybe, INNOCENT)[NORTH] == pytest.approx(read_again(maybe, INNOCENT)[SOUTH])
    assert not any(read_again(memory.hear(ev.DwarfChanged(1, "wardrobe")), INNOCENT).values())
    assert not any(read_again(memory.hear(ev.RoundStarted(2, 0, 1)), INNOCENT).values())


@pytest.mark.parametrize("modules", [["base", "veto"], ["saboteur2"], ["saboteur2", "toll"]])
def test_grandmaster_weighs_digging_with_what_it_believes_now_among_teams_and_with_modules_too(
    modules: list[str],
) -> None:
    view = Game.new(Setup(seats=5, modules=modules, seed=1)).view(0)
    assert view.own is not None
    memory = digs_south(looks(Memory.start(view), 1, 2))
    here = Assessment(view, view.own, memory, SKILLS["grandmaster"], random.Random(1))
    bad = memory.roles.index("saboteur")
    for odds in (9.0, -9.0):
        here.believe([[odds * (i == bad and seat == 1) for i in range(len(memory.roles))] for seat in range(6)])
        assert (here.goals[SOUTH] < 0.2) == (odds > 0.0)


def test_two_goals_seen_as_stone_leave_the_treasure_in_the_third() -> None:
    stone = GoalFace("stone", "NE")
    turned = [
        start().hear(ev.GoalTurned(1, Cell(8, -2), stone)),
        start().hear(ev.MapRead(0, Cell(8, -2), ev.Sight(goal=stone))),
    ]
    for memory in turned:
        assert max(goals_of(memory, SKILL).values()) < 0.6
        both = memory.hear(ev.GoalTurned(2, Cell(8, 2), stone))
        assert goals_of(both, SKILL)[MIDDLE] == pytest.approx(1.0)
