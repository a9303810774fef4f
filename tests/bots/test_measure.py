"""The one measure: how many cards are missing to each goal, in a maze that somebody knows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.bots.naive_measure import NaiveMaze, Place

from saboteur.core.measure.known_maze import START_CARDS, START_CELL, KnownMaze, oriented_of
from saboteur.core.rules.flow import apply, options
from saboteur.core.search.random_play import first_asked
from saboteur.core.table.cards import PATH_KINDS
from saboteur.core.table.codes import LAY, cell_code, cell_x, cell_y
from saboteur.play.fields.values import code_of
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import random_ruleset

NORTH, MIDDLE, SOUTH = (int(cell_code(8, y)) for y in (-2, 0, 2))
GOALS = (NORTH, MIDDLE, SOUTH)


def at(x: int, y: int) -> int:
    return int(cell_code(x, y))


def maze(*cards: tuple[str, int, int, bool], shut: str = "") -> KnownMaze:
    lying = {at(x, y): oriented_of(card, turned) for card, x, y, turned in cards}
    return KnownMaze(START_CARDS | lying, GOALS, shut=shut)


@pytest.mark.rule("B2")
def test_seven_cards_lie_between_start_and_the_middle_goal() -> None:
    assert list(maze().missing().values()) == [9, 7, 9]


def test_a_straight_path_brings_the_goal_a_card_nearer_and_a_dead_end_does_not() -> None:
    empty = maze()
    assert empty.steps(at(1, 0), oriented_of("EW", False))[MIDDLE] > 0.5
    assert empty.steps(at(1, 0), oriented_of("E|W", False))[MIDDLE] < 0


@pytest.mark.rule("B13")
def test_a_joined_side_at_a_goal_is_no_distance_at_all() -> None:
    assert maze(*(("EW", x, 0, False) for x in range(1, 8))).far[MIDDLE] == 0


@pytest.mark.rule("B11")
def test_a_gap_in_the_way_costs_one_card() -> None:
    whole = [("EW", x, 0, False) for x in range(1, 6)]
    assert maze(*whole).missing()[MIDDLE] == 2
    assert maze(*whole[:2], *whole[3:]).missing()[MIDDLE] == 3


@pytest.mark.rule("S6")
def test_a_door_of_the_other_team_is_a_wall() -> None:
    door = ("EW+green", 1, 0, False)
    assert maze(door).far[MIDDLE] < maze(door, shut="green").far[MIDDLE]
    assert maze(door).far == maze(door, shut="blue").far


@pytest.mark.rule("S5")
def test_a_ladder_joins_wherever_it_lies() -> None:
    assert maze(("E+ladder", 5, 0, False)).missing()[MIDDLE] == 2


@pytest.mark.rule("S4")
def test_a_bridge_joins_only_the_way_that_meets_it() -> None:
    ends = maze(("NS|EW", 1, 0, False)).open_ends()
    assert at(2, 0) in ends
    assert at(1, 1) not in ends


def test_an_open_end_on_the_shortest_way_leads_to_the_goal_and_one_behind_the_start_does_not() -> None:
    here = maze(("EW", 1, 0, False))
    assert here.on_way(at(2, 0), MIDDLE)
    assert not here.on_way(at(-1, 0), MIDDLE)


def positions(number: int, seed: int) -> Iterator[tuple[KnownMaze, NaiveMaze, random.Random]]:
    """Play random games of random rulesets; now and then look at the maze as everybody sees it."""
    rng = random.Random(seed)
    while True:
        seats, modules, chosen = random_ruleset(rng)
        game = Game.new(Setup(seats=seats, modules=modules, options=dict(chosen), seed=rng.getrandbits(60)))
        s = game._state
        for _ in range(300):
            if s.table.over:
                break
            seat = first_asked(s, s.stack[len(s.stack) - 1])
            codes = list(options(s, seat))
            lays = [code for code in codes if code & 63 == LAY]
            apply(s, seat, rng.choice(lays if lays and rng.random() < 0.6 else codes))
            if rng.random() < 0.08:
                yield *measured(game, rng), rng
                number -= 1
                if not number:
                    return


def measured(game: Game, rng: random.Random) -> tuple[KnownMaze, NaiveMaze]:
    view = game.view(None)
    cards = START_CARDS | {code_of(one.cell): oriented_of(one.card, one.turned) for one in view.maze}
    goals = tuple(code_of(goal.cell) for goal in view.goals if goal.face is None)
    large = tuple(code_of(cell) for cell in view.large.cells) if view.large else ()
    shut = rng.choice(("", "", "blue", "green"))
    ages = {cell: rng.randrange(12) for cell in KnownMaze(cards, goals, large).open_ends() if rng.random() < 0.7}
    naive = NaiveMaze(
        {place(cell): oriented for cell, oriented in cards.items()},
        [place(cell) for cell in goals], {place(cell) for cell in large},
        {place(cell): age for cell, age in ages.items()}, shut,
    )  # fmt: skip
    return KnownMaze(cards, goals, large, ages, shut), naive


def place(cell: int) -> Place:
    return int(cell_x(cell)), int(cell_y(cell))


def far_of(naive: NaiveMaze) -> list[float]:
    return [naive.far(goal) for goal in naive.goals]


@pytest.mark.parametrize(
    ("number", "seed"), [(40, 1), pytest.param(10_000, 2, marks=pytest.mark.long)], ids=["some", "ten thousand"]
)
def test_distances_are_those_of_a_naive_count_in_any_maze_and_after_any_card(number: int, seed: int) -> None:
    changed = 0
    for known, naive, rng in positions(number, seed):
        assert list(known.far.values()) == pytest.approx(far_of(naive), abs=1e-9)
        lying = [cell for cell in known.cards if cell != START_CELL]
        fits = [(cell, card) for card in range(2, 2 * int(PATH_KINDS)) for cell in known.fitting(card)]
        changes = [rng.choice(fits)] if fits else []
        changes += [(rng.choice(lying), 0)] if lying else []
        for cell, card in changes:
            cards = {**naive.cards, place(cell): card}
            if not card:
                del cards[place(cell)]
            after = NaiveMaze(cards, naive.goals, naive.large, naive.ages, naive.shut)
            assert list(known.after(cell, card).values()) == pytest.approx(far_of(after), abs=1e-9)
            assert known.changed({cell: card}).far == pytest.approx(known.after(cell, card), abs=1e-9)
            changed += 1
    assert changed > number // 2
