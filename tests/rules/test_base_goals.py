"""Reaching and turning goals (B13, B14)."""

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    SPECTATOR,
    laid,
    legal_lines,
    load,
    of,
    play,
    question,
    refused,
    run,
    turned_up,
)

from saboteur.play.events import CardDrawn, CardSet, GoalTurned, PathLaid, RoundEnded


@pytest.mark.rule("B13")
def test_a_goal_at_which_a_joined_open_side_points_is_turned_by_the_seat_that_laid() -> None:
    game = load("hand 0: NEW", "goals: 8,0=stone:NW 8,2=treasure", CORRIDOR)
    (turned,) = of(run(game, "0 lay NEW@7,0"), GoalTurned)
    assert (turned.seat, str(turned.cell), turned.goal.kind) == (0, "8,0", "stone")
    assert turned_up(game) == {"8,0": "stone"}


@pytest.mark.rule("B13")
@pytest.mark.parametrize("card", ["NW", "N|W"])
def test_a_closed_side_beside_a_goal_does_not_reach_it(card: str) -> None:
    game = load(f"hand 0: {card}", CORRIDOR)
    run(game, f"0 lay {card}@7,0")
    assert turned_up(game) == {}


@pytest.mark.rule("B13")
@pytest.mark.parametrize("card", ["E|W", "N|E|S|W"])
def test_a_stub_that_is_not_joined_does_not_reach_a_goal(card: str) -> None:
    game = load(f"hand 0: {card}", CORRIDOR)
    run(game, f"0 lay {card}@7,0")
    assert turned_up(game) == {}


@pytest.mark.rule("B13")
def test_closing_a_gap_farther_back_reaches_a_goal() -> None:
    game = load("""
        hand 0: NESW
        goals: 8,0=stone:NW
        grid:
          S ─ · ┴ ┴ ┴ ┴ ┴
    """)
    assert turned_up(game) == {}
    (turned,) = of(run(game, "0 lay NESW@2,0"), GoalTurned)
    assert str(turned.cell) == "8,0"


@pytest.mark.rule("B13", "S5")
def test_a_ladder_farther_back_reaches_a_goal() -> None:
    game = load("""
        modules: saboteur2
        hand 0: NE+ladder
        goals: 8,0=stone:NW
        grid:
          S · · · ┼ ┴ ┴ ┴
    """)
    (turned,) = of(run(game, "0 lay NE+ladder@3,0"), GoalTurned)
    assert (turned.seat, str(turned.cell)) == (0, "8,0")


@pytest.mark.rule("B13")
def test_a_turned_stone_carries_paths() -> None:
    game = load(
        """
        seats: 3
        hand 0: NEW
        hand 1: NS NESW
        goals: 8,0=stone:NW 8,2=treasure
    """,
        CORRIDOR,
    )
    run(game, "0 lay NEW@7,0")
    assert laid(game)["8,0"] == "NW"
    assert "lay NS@8,-1" in legal_lines(game, 1)  # on the stone's open north side
    told = play(game, 1, "lay NS@8,-1", SPECTATOR)
    assert [str(event.cell) for event in of(told, GoalTurned)] == ["8,-2"]  # by way of the stone


@pytest.mark.rule("B13", "B11")
def test_a_turned_stone_remains_a_goal_that_cannot_fall() -> None:
    game = load(
        """
        seats: 3
        hand 0: NEW
        hand 1: rockfall
        goals: 8,0=stone:NW
    """,
        CORRIDOR,
    )
    run(game, "0 lay NEW@7,0")
    assert refused(game, 1, "rockfall 8,0") == "fixed_card"


@pytest.mark.rule("B13", "S5")
def test_no_ladder_lies_beside_a_turned_stone() -> None:
    game = load(
        """
        modules: saboteur2
        seats: 3
        hand 0: N+ladder
        goals: 8,2=stone:NE up turned
    """,
        CORRIDOR,
    )
    assert refused(game, 0, "lay N+ladder@8,3") == "beside_goal"  # no other goal lies beside that cell


@pytest.mark.rule("B13", "B15")
def test_the_treasure_ends_the_round_at_once() -> None:
    game = load(
        """
        seats: 3
        roles: saboteur digger digger
        hand 0: NEW map
        goals: 8,0=treasure
    """,
        CORRIDOR,
    )
    told = run(game, "0 lay NEW@7,0")
    kinds = [type(event) for event in told]
    assert kinds.index(GoalTurned) == kinds.index(PathLaid) + 1
    assert RoundEnded("treasure", 0) in told
    assert of(told[: kinds.index(RoundEnded)], CardDrawn) == []  # no draw any more


@pytest.mark.rule("B13")
def test_nothing_happens_to_a_goal_when_a_rock_falls() -> None:
    game = load("""
        seats: 3
        hand 0: rockfall
        goals: 8,0=stone:NW up
        grid:
          S ─ ─ ┴ ┴ ┴ ┴ ┴
    """)
    run(game, "0 rockfall 7,0")
    assert laid(game)["8,0"] == "NW"


@pytest.mark.rule("B13", "C23")
def test_a_path_that_is_moved_reaches_goals_as_well() -> None:
    game = load(
        """
        modules: base detour
        hand 0: detour
        goals: 8,0=stone:NW
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """,
        "maze: NESW@0,-1",
    )
    (turned,) = of(run(game, "0 detour 7,0"), GoalTurned)
    assert (turned.seat, str(turned.cell)) == (0, "8,0")


@pytest.mark.rule("B14")
@pytest.mark.parametrize(("stone", "lies"), [("NE", "NE turned"), ("NW", "NW")])
def test_a_turned_goal_is_set_so_that_it_fits(stone: str, lies: str) -> None:
    game = load("hand 0: NEW", f"goals: 8,0=stone:{stone}", CORRIDOR)
    told = run(game, "0 lay NEW@7,0")
    assert laid(game)["8,0"] == lies  # open to the west, where it was reached
    assert [event.card.turned for event in of(told, CardSet)] == [lies.endswith("turned")]


@pytest.mark.rule("B14")
def test_all_face_up_neighbours_count_joined_or_not() -> None:
    game = load(
        """
        hand 0: NEW
        goals: 8,0=stone:NE
    """,
        CORRIDOR,
        "maze: NS@8,1",
    )
    run(game, "0 lay NEW@7,0")
    assert laid(game)["8,0"] == "NE turned"  # open to the west and to the south


@pytest.mark.rule("B14")
@pytest.mark.parametrize(("answer", "lies"), [("straight", "NW"), ("turned", "NW turned")])
def test_if_neither_rotation_fits_the_seat_that_turned_it_chooses(answer: str, lies: str) -> None:
    game = load(
        """
        seats: 3
        hand 0: NEW
        goals: 8,0=stone:NW
    """,
        CORRIDOR,
        "maze: NS@8,1",
    )  # the goal would have to be open to the west and to the south
    run(game, "0 lay NEW@7,0")
    assert question(game) == ("choose_rotation", [0])
    assert turned_up(game) == {"8,0": "stone"}
    run(game, f"0 {answer}")
    assert laid(game)["8,0"] == lies
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("B14")
def test_a_mismatched_side_connects_nothing() -> None:
    game = load(
        """
        seats: 3
        hand 0: NEW
        hand 1: NS NESW
        goals: 8,0=stone:NW 8,2=treasure
    """,
        CORRIDOR,
        "maze: NS@8,1",
    )
    run(game, "0 lay NEW@7,0", "0 turned")  # open to the east and south now: the way from the west ends at a wall
    assert turned_up(game) == {"8,0": "stone"}  # so 8,2, at which 8,1 points, is not reached
    assert refused(game, 1, "lay NESW@9,0") == "not_joined"


@pytest.mark.rule("B14")
def test_the_treasure_fits_either_way_and_nobody_is_asked() -> None:
    game = load(
        """
        seats: 3
        roles: saboteur digger digger
        hand 0: NEW
        goals: 8,0=treasure
    """,
        CORRIDOR,
    )
    told = run(game, "0 lay NEW@7,0")
    assert RoundEnded("treasure", 0) in told
