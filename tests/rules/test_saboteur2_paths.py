"""Bridges, double curves, ladders, doors and crystals (S4–S7; R-29)."""

import pytest
from tests.rules.helpers import CORRIDOR, gold, laid, legal_lines, load, of, refused, run, turned_up
from tests.rules.scenes import unfound

from saboteur.play.events import ChestOpened, GoalTurned, RoundEnded
from saboteur.play.game import Game

S2 = """
modules: saboteur2
seats: 3
"""


def lays(game: Game, seat: int, cell: str) -> list[str]:
    """List what a seat may lay onto a cell."""
    return [line for line in legal_lines(game, seat, "lay") if line.split("@")[1].split()[0] == cell]


# -- S4 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4")
@pytest.mark.parametrize(
    ("card", "joined", "cut_off"),
    [("NS|EW", "E", "NS"), ("NW|ES", "N", "ES"), ("NE|SW", "S", "NE")],
)
def test_the_two_groups_of_a_bridge_or_a_double_curve_are_not_joined(card: str, joined: str, cut_off: str) -> None:
    game = load(S2, f"hand 0: {card}", "hand 1: NESW")
    run(game, f"0 lay {card}@1,0")
    beyond = {"N": "1,-1", "E": "2,0", "S": "1,1"}
    assert lays(game, 1, beyond[joined]) == [f"lay NESW@{beyond[joined]}"]
    for side in cut_off:
        assert refused(game, 1, f"lay NESW@{beyond[side]}") == "not_joined"


@pytest.mark.rule("S4")
def test_one_joined_group_is_enough_whichever_it_is() -> None:
    game = load(S2, "hand 0: NS|EW", "grid:\n  S ┴")
    assert "lay NS|EW@1,-1" in legal_lines(game, 0)  # by NS
    assert "lay NS|EW@2,0" in legal_lines(game, 0)  # by EW


@pytest.mark.rule("S4", "B7")
def test_at_least_one_group_must_be_joined() -> None:
    game = load(S2, "hand 0: NS|EW NW|ES", "maze: NESW@4,4")
    assert refused(game, 0, "lay NS|EW@5,4") == "not_joined"
    assert refused(game, 0, "lay NW|ES@4,3") == "not_joined"


@pytest.mark.rule("S4", "B7")
def test_the_sides_of_the_other_group_must_fit_as_well() -> None:
    game = load(S2, "hand 0: NS|EW", "grid:\n  · ─\n  S ·")  # a tunnel without a south side lies above 1,0
    assert refused(game, 0, "lay NS|EW@1,0") == "does_not_fit"


@pytest.mark.rule("S4", "B13")
def test_a_group_that_is_not_joined_reaches_nothing() -> None:
    game = load(S2, "hand 0: NW|ES", CORRIDOR)
    run(game, "0 lay NW|ES@7,0")
    assert turned_up(game) == {}


@pytest.mark.rule("S4", "B13")
def test_a_bridge_laid_for_one_way_may_later_carry_the_other_too() -> None:
    game = load(S2, "hand 0: NE", "hand 1: NS", "grid:\n  ┌  ·\n  S  NS|EW")
    assert lays(game.copy(), 0, "1,1") == []  # north and south are not joined yet
    run(game, "0 lay NE@1,-1 turned")
    assert lays(game, 1, "1,1") == ["lay NS@1,1"]  # by way of 0,-1 and 1,-1


# -- S5 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S5")
def test_a_ladder_needs_no_previous_connection_and_joins_what_it_touches() -> None:
    game = load(S2, "hand 0: E+ladder", "hand 1: NESW", "maze: NESW@5,5")
    assert refused(game.copy(), 0, "lay E+ladder@7,5") == "touches_nothing"
    run(game, "0 lay E+ladder@4,5")
    assert "lay NESW@6,5" in legal_lines(game, 1)  # the part that was cut off is joined now


@pytest.mark.rule("S5")
def test_a_ladder_may_touch_the_start() -> None:
    game = load(S2, "hand 0: E+ladder NE+ladder")
    assert "lay E+ladder@-1,0" in legal_lines(game, 0)
    assert refused(game, 0, "lay E+ladder@1,0") == "does_not_fit"
    assert "lay E+ladder@1,0 turned" in legal_lines(game, 0)


@pytest.mark.rule("R-29", "S5")
def test_a_ladder_touches_cards_that_are_cut_off_as_well() -> None:
    game = load("""
        modules: saboteur2
        hand 0: E+ladder
        maze: NS@4,4
    """)
    assert "lay E+ladder@5,4" in legal_lines(game, 0)
    assert "lay E+ladder@3,4 turned" in legal_lines(game, 0)
    assert refused(game, 0, "lay E+ladder@3,4") == "does_not_fit"


@pytest.mark.rule("S5")
def test_all_shared_sides_must_fit() -> None:
    game = load(S2, "hand 0: N+ladder NW+ladder", "maze: EW@5,5 NS@6,4")  # 6,5 is open to the west and the north
    assert lays(game, 0, "6,5") == ["lay NW+ladder@6,5"]


@pytest.mark.rule("R-29", "S5")
def test_a_ladder_may_touch_by_a_closed_side_as_long_as_all_sides_fit() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        hand 0: N+ladder NE+ladder
        hand 1: NS
        grid:
          S ─
    """)
    assert "lay N+ladder@1,-1" in legal_lines(game, 0)  # closed to the south, as the path is to the north
    assert refused(game, 0, "lay N+ladder@1,-1 turned") == "does_not_fit"
    run(game, "0 lay N+ladder@1,-1")
    assert "lay NS@1,-2" in legal_lines(game, 1)  # a ladder is joined by itself


@pytest.mark.rule("S5")
@pytest.mark.parametrize("cell", ["7,0", "8,-1", "8,1", "8,3", "9,2"])
def test_no_ladder_lies_beside_a_face_down_goal(cell: str) -> None:
    neighbour = {"7,0": "7,1", "8,-1": "7,-1", "8,1": "7,1", "8,3": "7,3", "9,2": "10,2"}[cell]
    game = load(S2, "hand 0: N+ladder E+ladder NE+ladder NW+ladder", f"maze: N|E|S|W@{neighbour}")
    assert lays(game, 0, cell) == []
    assert len(legal_lines(game, 0, "lay")) > 0


@pytest.mark.rule("S5")
def test_nor_beside_a_turned_one() -> None:
    game = load(S2, "hand 0: N+ladder", "goals: 8,2=stone:NE up turned", "maze: NEW@7,2 turned NS@7,3")
    assert refused(game, 0, "lay N+ladder@8,3") == "beside_goal"  # open to the stone, closed to 7,3: it would fit
    assert lays(game, 0, "8,3") == []


@pytest.mark.rule("S5")
def test_ladders_are_joined_to_one_another_and_to_the_start_however_far_away() -> None:
    game = load(
        S2, "hand 0: rockfall", "hand 1: NESW",
        "maze: N+ladder@0,1 NESW@3,3 E+ladder@2,3 NS@6,-4 NW+ladder@6,-3",
    )  # fmt: skip
    run(game, "0 rockfall 0,1")  # the ladder at the start is not needed: the start has its own
    assert "lay NESW@4,3" in legal_lines(game, 1)
    assert "lay NESW@5,-3" in legal_lines(game, 1)  # west of the other ladder


@pytest.mark.rule("S5", "B11")
def test_when_a_ladder_falls_its_part_is_cut_off() -> None:
    game = load(S2, "hand 0: rockfall", "hand 1: NESW", "maze: NESW@3,3 E+ladder@2,3")
    run(game, "0 rockfall 2,3")
    assert lays(game, 1, "4,3") == []


@pytest.mark.rule("S5")
def test_the_single_side_of_a_ladder_is_no_dead_end() -> None:
    game = load(S2, "hand 0: N+ladder", "hand 1: NS", "maze: EW@5,5")
    run(game, "0 lay N+ladder@5,4")  # it touches by its closed south side
    assert laid(game)["5,4"] == "N+ladder"
    assert lays(game, 1, "5,3") == ["lay NS@5,3"]


@pytest.mark.rule("S5", "B8")
def test_a_covered_chest_tunnel_is_nothing_to_touch_for_a_ladder() -> None:
    game = load("modules: saboteur2 chests", "seats: 3", "hand 0: E+ladder NE+ladder")
    assert lays(game, 0, "2,-1") == lays(game, 0, "3,0") == []


@pytest.mark.rule("S5", "M6")
def test_an_opened_chest_tunnel_is() -> None:
    game = load("modules: saboteur2 chests", "seats: 3", "hand 0: E+ladder", "maze: NESW@3,-1 tunnel")
    assert "lay E+ladder@2,-1" in legal_lines(game, 0)


@pytest.mark.rule("S5", "M6")
def test_a_ladder_that_points_at_a_covered_chest_opens_it() -> None:
    game = load(
        "modules: saboteur2 chests", "seats: 3", "hand 0: NE+ladder", "chests: gold", "tunnels: NESW",
        "maze: NS@2,-2",
    )  # fmt: skip
    told = run(game, "0 lay NE+ladder@2,-1")
    assert [str(event.cell) for event in of(told, ChestOpened)] == ["3,-1"]


@pytest.mark.rule("S5", "S8")
def test_a_ladder_is_a_path_card_that_a_blocked_seat_may_not_lay() -> None:
    for blocked in ("trapped", "cart"):
        game = load(S2, "hand 0: E+ladder", f"front 0: {blocked}")
        assert refused(game, 0, "lay E+ladder@-1,0") == "blocked"


@pytest.mark.rule("S5", "R-14")
def test_a_ladder_that_is_moved_needs_something_to_touch_and_no_goal_beside_it() -> None:
    game = load("modules: saboteur2 detour", "seats: 3", "hand 0: detour", "maze: NS@7,3 NS@5,5 N+ladder@5,6")
    cells = {line.split()[1] for line in legal_lines(game, 0, "detour")}
    assert {"4,5", "6,5", "6,3", "5,4"} <= cells  # beside or under the cards that are cut off
    assert "8,3" not in cells  # below the goal at 8,2
    assert "4,6" not in cells  # only the ladder itself would touch it
    run(game, "0 detour 5,4 turned")
    assert laid(game)["5,4"] == "N+ladder turned"


@pytest.mark.rule("S5", "M1")
def test_a_ladder_pays_toll_like_any_path() -> None:
    game = load("modules: saboteur2 toll", "seats: 3", "hand 0: E+ladder", "toll: 1 0,0 W", "maze: NS@0,1")
    assert refused(game, 0, "lay E+ladder@-1,0") == "toll_unpaid"
    run(game, "0 lay E+ladder@-1,0 toll 0")
    assert gold(game) == [0, 2, 1]


# -- S6, S7 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S6")
@pytest.mark.parametrize("role", ["blue", "green", "boss", "saboteur"])
@pytest.mark.parametrize("door", ["blue", "green"])
def test_anybody_may_lay_a_door_and_behind_it(role: str, door: str) -> None:
    game = load(S2, f"roles: blue {role} ?", f"hand 0: EW+{door}", "hand 1: EW", "question: take_turn 0")
    run(game, f"0 lay EW+{door}@1,0")
    assert "lay EW@2,0" in legal_lines(game, 1)


@pytest.mark.rule("S6", "B13", "R-08")
@pytest.mark.parametrize("role", ["blue", "green", "saboteur"])
def test_anybody_reaches_stones_and_the_treasure_behind_any_door(role: str) -> None:
    maze = "grid:\n  S EW+blue EW+green ┴ ┴ ┴ ┴"
    game = load(S2, f"roles: {role} ? ?", "hand 0: NESW", "goals: 8,0=stone:NW", maze)
    assert len(of(run(game, "0 lay NESW@7,0"), GoalTurned)) == 1
    game = load(S2, f"roles: {role} ? ?", "hand 0: NESW", "goals: 8,0=treasure", maze)
    assert RoundEnded("treasure", 0) in run(game, "0 lay NESW@7,0")


@pytest.mark.rule("S6", "B7")
def test_a_door_does_not_change_how_a_card_fits() -> None:
    game = load(S2, "hand 0: NE+blue NE NS|E+green")
    plain = [line.removeprefix("lay NE@") for line in legal_lines(game, 0, "lay") if line.startswith("lay NE@")]
    doors = [
        line.removeprefix("lay NE+blue@") for line in legal_lines(game, 0, "lay") if line.startswith("lay NE+blue@")
    ]
    assert plain == doors
    assert len(plain) > 0


@pytest.mark.rule("S6", "S4")
def test_the_stub_beside_a_door_is_not_joined_by_it() -> None:
    game = load(S2, "hand 0: NS|E+green", "hand 1: NESW")
    run(game, "0 lay NS|E+green@0,-1")
    assert "lay NESW@0,-2" in legal_lines(game, 1)
    assert lays(load(S2, "hand 0: EW", "maze: NS|E+green@0,-1"), 0, "1,-1") == []


@pytest.mark.rule("S7", "S13")
def test_crystals_matter_to_geologists_only() -> None:
    game = unfound("blue green boss geologist", "maze: NESW+crystal@1,0 NEW+crystal@2,0")
    assert gold(game) == [0, 0, 0, 2]


@pytest.mark.rule("S7", "B7")
def test_a_card_with_a_crystal_is_laid_like_one_without() -> None:
    game = load(S2, "hand 0: NEW+crystal NEW")
    lines = legal_lines(game, 0, "lay")
    assert {line.replace("+crystal", "") for line in lines} == {line for line in lines if "+" not in line}
    assert len(lines) % 2 == 0
