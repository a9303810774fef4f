"""Who wins a round of Saboteur 2 (S10, S11; R-08)."""

import pytest
from tests.rules.helpers import gold, load, of, question, run
from tests.rules.scenes import CORRIDOR_CARDS, found, unfound

from saboteur.play.events import RoundEnded
from saboteur.play.game import Game

FREE = "grid:\n  S ─ ─ ┴ ┴ ┴ ┴"
BLUE_DOOR = "grid:\n  S ─ EW+blue ┴ ┴ ┴ ┴"
GREEN_DOOR = "grid:\n  S ─ EW+green ┴ ┴ ┴ ┴"
BOTH_DOORS = "grid:\n  S EW+blue EW+green ┴ ┴ ┴ ┴"
# The upper way has a blue door, the lower one a green door.
TWO_WAYS = """
grid:
  S  EW+blue   ┬  ┴  ┴  ┴  ┴
  └  EW+green  ┘  ·  ·  ·  ·
"""
MAZES = {"free": FREE, "blue": BLUE_DOOR, "green": GREEN_DOOR, "both": BOTH_DOORS, "two ways": TWO_WAYS}
# The seats are the finder, a blue, a green and a saboteur.
NOBODY = [0, 0, 0, 0]


@pytest.mark.rule("S10")
@pytest.mark.parametrize(
    ("finder", "maze", "pay"),
    [
        ("blue", "free", [4, 4, 0, 0]),  # green could reach as well, but blue found it
        ("blue", "blue", [4, 4, 0, 0]),
        ("blue", "two ways", [4, 4, 0, 0]),
        ("blue", "green", [0, 0, 5, 0]),  # the finder's own colour cannot pass
        ("blue", "both", NOBODY),
        ("green", "free", [4, 0, 4, 0]),
        ("green", "green", [4, 0, 4, 0]),
        ("green", "two ways", [4, 0, 4, 0]),
        ("green", "blue", [0, 5, 0, 0]),
        ("green", "both", NOBODY),
        ("saboteur", "free", [0, 4, 4, 0]),  # every colour that can reach
        ("saboteur", "two ways", [0, 4, 4, 0]),
        ("saboteur", "blue", [0, 5, 0, 0]),
        ("saboteur", "green", [0, 0, 5, 0]),
        ("saboteur", "both", NOBODY),
        ("geologist", "free", [0, 4, 4, 0]),
        ("geologist", "green", [0, 0, 5, 0]),
        ("geologist", "both", NOBODY),
        ("boss", "free", [2, 3, 3, 0]),
        ("boss", "blue", [3, 4, 0, 0]),
        ("boss", "green", [3, 0, 4, 0]),
        ("boss", "both", [4, 0, 0, 0]),
        ("profiteer", "free", [1, 3, 3, 0]),
        ("profiteer", "blue", [2, 4, 0, 0]),
        ("profiteer", "green", [2, 0, 4, 0]),
        ("profiteer", "both", [3, 0, 0, 0]),
    ],
)
def test_who_wins_by_finder_and_doors(finder: str, maze: str, pay: list[int]) -> None:
    assert gold(found(f"{finder} blue green saboteur", MAZES[maze])) == pay


def behind_door(door: str, seat_roles: str) -> Game:
    """Seat 0 finds the treasure behind a door."""
    game = load(f"""
        modules: saboteur2
        seats: 4
        roles: {seat_roles}
        hand 0: NESW
        goals: 8,0=treasure
        grid:
          S ─ EW+{door} ┴ ┴ ┴ ┴
    """)
    told = run(game, "0 lay NESW@7,0")
    assert of(told, RoundEnded) == [RoundEnded("treasure", 0)]
    return game


@pytest.mark.rule("R-08", "S6", "S10")
def test_the_treasure_ends_the_round_also_behind_a_door_of_the_other_colour() -> None:
    game = behind_door("green", "blue green green saboteur")
    assert gold(game) == [0, 4, 4, 0]  # blue cannot pass the green door, green can


@pytest.mark.rule("S10")
@pytest.mark.parametrize(
    ("seat_roles", "maze", "pay"),
    [
        ("blue boss profiteer", "free", [3, 2, 1]),
        ("blue boss profiteer", "green", [0, 3, 2]),  # green wins without a green seat; both join it
        ("blue green boss", "green", [0, 4, 3]),
        ("green boss saboteur", "blue", [0, 4, 0]),
        ("saboteur profiteer green", "both", [0, 3, 0]),
        ("saboteur boss green", "both", [0, 4, 0]),
        ("saboteur saboteur geologist", "free", [0, 0, 0]),
    ],
)
def test_boss_and_profiteer_join_every_gold_digger_win(seat_roles: str, maze: str, pay: list[int]) -> None:
    assert gold(found(seat_roles, MAZES[maze])) == pay


@pytest.mark.rule("R-08", "R-05", "S10", "S12")
def test_boss_and_profiteer_win_alone_whoever_made_the_connection() -> None:
    game = load("""
        modules: saboteur2
        seats: 4
        roles: blue boss profiteer green
        hand 0: NESW
        goals: 8,0=treasure
        grid:
          S EW+blue EW+green ┴ ┴ ┴ ┴
    """)
    run(game, "0 lay NESW@7,0")
    assert gold(game) == [0, 3, 2, 0]


@pytest.mark.rule("S10", "S11")
def test_saboteurs_and_geologists_win_nothing_when_the_treasure_is_reached() -> None:
    assert gold(found("saboteur saboteur geologist blue")) == [0, 0, 0, 5]


# -- ways ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S10", "S6")
@pytest.mark.parametrize(("door", "pay"), [("blue", [5, 0]), ("green", [0, 5])])
def test_a_door_on_the_last_card_counts(door: str, pay: list[int]) -> None:
    game = found("blue green", f"hand 0: EW+{door}", line=f"lay EW+{door}@7,0")
    assert gold(game) == pay


@pytest.mark.rule("S10")
def test_a_door_beside_the_way_does_not_count() -> None:
    assert gold(found("blue green", FREE, "maze: NS+blue@3,-1 NW+green@0,1")) == [5, 0]


@pytest.mark.rule("S10", "S5")
def test_a_ladder_leads_round_the_doors() -> None:
    maze = """
        grid:
                0  1        2         3                4  5  6
        y -1    ·  ·        ·         N+ladder'        ·  ·  ·
        y  0    S  EW+blue  EW+green  ┴                ┴  ┴  ┴
    """
    assert gold(found("blue green boss", maze)) == [4, 0, 3]
    assert gold(found("green blue boss", maze)) == [4, 0, 3]


@pytest.mark.rule("S10", "S5")
def test_a_door_behind_the_ladder_still_counts() -> None:
    maze = "maze: E+ladder@3,0 EW+green@4,0 NEW@5,0 NEW@6,0 NS@0,1"
    assert gold(found("blue green boss", maze)) == [0, 4, 3]


@pytest.mark.rule("S10", "S4")
def test_the_two_ways_of_a_bridge_do_not_meet() -> None:
    maze = """
        grid:
          ┌  ─         ┐      ·  ·  ·  ·
          S  EW+green  NS|EW  ┴  ┴  ┴  ┴
    """
    assert gold(found("blue green", maze)) == [0, 5]  # the free way crosses the bridge from north to south


@pytest.mark.rule("S10", "S4")
@pytest.mark.parametrize(
    ("north", "west", "pay"),
    [("─", "EW+green", [5, 0]), ("EW+green", "─", [0, 5])],  # only the way from the north goes on to the east
)
def test_each_curve_of_a_double_curve_leads_its_own_way(north: str, west: str, pay: list[int]) -> None:
    maze = f"""
        grid:
          ┌  {north}  ┐      ·  ·  ·  ·
          S  {west}   NE|SW  ┴  ┴  ┴  ┴
    """
    assert gold(found("blue green", maze)) == pay


@pytest.mark.rule("S10", "B13")
def test_the_way_may_lead_over_a_turned_stone() -> None:
    maze = "maze: EW@1,0 EW+blue@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NEW@7,0"
    goals = "goals: 8,0=stone:NE up turned 8,2=treasure"
    assert gold(found("green blue", maze, goals, "hand 0: NS", line="lay NS@8,1")) == [0, 5]


@pytest.mark.rule("S10", "R-22")
@pytest.mark.parametrize(("door", "pay"), [("blue", [5, 0]), ("green", [0, 5])])
def test_the_way_may_lead_over_the_large_card_and_doors_before_it_count(door: str, pay: list[int]) -> None:
    game = found(
        "blue green",
        f"maze: EW+{door}@1,0 EW@2,0 NEW@3,0 NEW@4,0 turned NS@4,1 EW@6,2",
        "large_used: yes", "goals: 8,2=treasure", "hand 0: EW",
        modules="saboteur2 tunnel_party", line="lay EW@7,2",
    )  # fmt: skip
    assert gold(game) == pay


@pytest.mark.rule("S10", "R-22")
def test_a_second_way_to_the_large_card_serves_those_whom_the_first_does_not() -> None:
    maze = """
        grid:
                0  1         2  3  4  5  6
        y  0    S  EW+green  ┴  ┴  ┬  ·  ·
        y  1    └  ─         ┐  ·  │  ·  ·
        y  2    ·  ·         └  ─  ·  ·  ┴
    """
    game = found(
        "blue green", maze, "large_used: yes", "goals: 8,2=treasure", "hand 0: EW",
        modules="saboteur2 tunnel_party", line="lay EW@7,2",
    )  # fmt: skip
    assert gold(game) == [5, 0]


# -- the finder ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S10", "C23", "R-14")
def test_who_moves_the_path_laid_last_to_the_treasure_is_the_finder() -> None:
    game = found(
        "green blue", FREE, "maze: NESW@0,-1", "hand 0: detour", modules="saboteur2 detour", line="detour 7,0"
    )  # fmt: skip
    assert gold(game) == [5, 0]


@pytest.mark.rule("S10", "B15", "M2", "R-18")
@pytest.mark.parametrize(
    ("first", "pay"),
    [
        ("8,0", [3, 3, 0, 3]),  # seat 0 is blue and finds it
        ("4,-3", [4, 0, 4, 0]),  # the wardrobe makes it green before it turns the treasure
    ],
)
def test_the_dwarf_the_finder_holds_when_the_treasure_is_turned_counts(first: str, pay: list[int]) -> None:
    game = load("""
        modules: saboteur2 wardrobe
        seats: 4
        roles: blue blue green blue
        dwarfs: green
        hand 0: EW
        goals: 8,0=treasure
        grid:
                0  1  2  3  4  5  6  7
        y -1    ·  ·  ·  ·  │  ·  ·  ·
        y  0    S  ·  ─  ┴  ┴  ┴  ┴  ┴
    """)
    run(game, "0 lay EW@1,0")
    assert question(game) == ("choose_reached", [0])
    run(game, f"0 open {first}")
    assert gold(game) == pay


# -- S11 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S11")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [
        ("blue saboteur green boss", [0, 5, 0, 0]),
        ("blue saboteur saboteur boss", [0, 4, 4, 0]),
        ("blue saboteur profiteer green", [0, 4, 2, 0]),
        ("saboteur saboteur saboteur profiteer", [2, 2, 2, 0]),
        ("blue profiteer green boss", [0, 3, 0, 0]),  # the profiteer alone
        ("blue boss green geologist", [0, 0, 0, 0]),
    ],
)
def test_when_the_treasure_is_not_reached_saboteurs_and_profiteer_win(seat_roles: str, pay: list[int]) -> None:
    assert gold(unfound(seat_roles)) == pay


@pytest.mark.rule("S11", "R-08")
def test_a_stone_that_was_reached_is_not_the_treasure() -> None:
    game = unfound("blue saboteur", "goals: 8,0=stone:NW up", f"maze: {CORRIDOR_CARDS} NEW@7,0")
    assert gold(game) == [0, 5]
