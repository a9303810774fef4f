"""The posterior over who holds which dwarf."""

from itertools import permutations
from math import exp, prod

import pytest

from saboteur.bots import Memory
from saboteur.core.measure.posterior import Rows, marginals
from saboteur.play import events as ev
from saboteur.play.actions import LayPath
from saboteur.play.fields.values import Cell, GoalFace, PlacedCard
from saboteur.play.game import Game
from saboteur.play.setup import Setup


def by_enumeration(evidence: Rows, counts: tuple[int, ...], known: dict[int, int]) -> Rows:
    """Sum over every assignment, written out."""
    cards = [role for role, count in enumerate(counts) for _ in range(count)]
    sums = [[0.0] * len(counts) for _ in evidence]
    total = 0.0
    for deal in set(permutations(cards)):
        if any(deal[row] != role for row, role in known.items()):
            continue
        weight = prod(exp(evidence[row][role]) for row, role in enumerate(deal))
        total += weight
        for row, role in enumerate(deal):
            sums[row][role] += weight
    return [[value / total for value in row] for row in sums]


@pytest.mark.rule("B1")
def test_the_base_game_posterior_is_exact() -> None:
    evidence = [[0.0, 1.2], [0.3, -0.5], [0.0, 0.0], [-1.0, 0.4], [0.2, 0.1], [0.0, 0.0]]
    for known in ({}, {0: 0}, {2: 1, 4: 0}):
        found = marginals(evidence, (4, 2), 5, known)
        expected = by_enumeration(evidence, (4, 2), known)
        for row, right in zip(found, expected[:5], strict=True):
            assert row == pytest.approx(right)


@pytest.mark.rule("V2")
def test_three_roles_are_exact_too() -> None:
    evidence = [[0.0, 1.0, 0.2], [0.5, 0.0, 0.0], [0.0, -1.0, 0.9], [0.1, 0.2, 0.3], [0.0, 0.0, 0.0]]
    found = marginals(evidence, (3, 1, 1), 5, {1: 0})
    for row, right in zip(found, by_enumeration(evidence, (3, 1, 1), {1: 0}), strict=True):
        assert row == pytest.approx(right)


@pytest.mark.rule("S1")
def test_with_many_roles_every_row_adds_up_and_the_prior_is_right() -> None:
    counts = (3, 4, 4, 1, 1, 2)
    prior = marginals([[0.0] * 6 for _ in range(9)], counts, 8, {})
    for row in prior:
        assert row == pytest.approx([count / 15 for count in counts])
    one = marginals([[2.0, 0, 0, 0, 0, 0]] + [[0.0] * 6 for _ in range(8)], counts, 8, {})
    assert sum(one[0]) == pytest.approx(1.0)
    assert one[0][0] > 0.5
    assert one[1][0] < 0.2


def start() -> Memory:
    return Memory.start(Game.new(Setup(seats=5, options={"first_seat": 0}, seed=3)).view(0))


def saboteur_chance(memory: Memory, seat: int) -> float:
    bad = memory.roles.index("saboteur")
    return marginals(memory.rows, tuple(memory.counts), 5, memory.known)[seat][bad]


def lay(memory: Memory, seat: int, card: str, cell: Cell) -> Memory:
    memory = memory.hear(ev.CardPlayed(seat, LayPath(card, cell)))
    return memory.hear(ev.PathLaid(seat, cell, PlacedCard(card, False)))


def test_a_dead_end_on_the_way_makes_its_layer_suspect_and_a_straight_one_does_not() -> None:
    memory = lay(start(), 1, "EW", Cell(1, 0))
    memory = lay(memory, 2, "E|W", Cell(2, 0))
    assert saboteur_chance(memory, 2) > saboteur_chance(start(), 2) > saboteur_chance(memory, 1)


@pytest.mark.rule("S8")
def test_a_look_at_a_dwarf_is_certain_until_the_dwarf_changes() -> None:
    view = Game.new(Setup(seats=5, modules=["saboteur2"], seed=3)).view(0)
    memory = Memory.start(view).hear(ev.DwarfInspected(0, 3, "saboteur"))
    bad = memory.roles.index("saboteur")
    chances = marginals(memory.rows, tuple(memory.counts), 5, memory.known)
    assert chances[3][bad] == pytest.approx(1.0)
    memory = memory.hear(ev.DwarfChanged(3, "hat_swap"))
    assert marginals(memory.rows, tuple(memory.counts), 5, memory.known)[3][bad] < 0.3


@pytest.mark.rule("M2")
def test_in_the_wardrobe_the_evidence_goes_with_the_dwarf() -> None:
    memory = lay(lay(start(), 1, "EW", Cell(1, 0)), 2, "E|W", Cell(2, 0))
    suspect = saboteur_chance(memory, 2)
    changed = memory.hear(ev.DwarfChanged(2, "wardrobe"))
    assert saboteur_chance(changed, 2) < suspect
    assert changed.rows[5] == memory.rows[2]


@pytest.mark.rule("C17")
def test_goals_that_were_perhaps_swapped_share_what_was_known_of_them() -> None:
    treasure = ev.Sight(goal=GoalFace("treasure", "NESW"))
    memory = start().hear(ev.MapRead(0, Cell(8, 0), treasure))
    assert sorted(memory.goals.values()) == [0.0, 0.0, 1.0]
    memory = memory.hear(ev.GoalsHandled(1, Cell(8, 0), Cell(8, 2)))
    assert sorted(memory.goals.values()) == pytest.approx([0.0, 0.5, 0.5])


@pytest.mark.rule("B12")
def test_a_stone_seen_makes_the_other_goals_likelier() -> None:
    memory = start().hear(ev.MapRead(0, Cell(8, 0), ev.Sight(goal=GoalFace("stone", "NE"))))
    assert sorted(memory.goals.values()) == pytest.approx([0.0, 0.5, 0.5])
