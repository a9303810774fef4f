"""Rulings about Saboteur 2: doors, crystals, dwarfs, theft, ladders, empty hands (R-05, R-08–R-11, R-29, R-32)."""

import pytest
from tests.rules.helpers import (
    discards,
    dwarf_stack,
    front,
    gold,
    hand,
    laid,
    legal_lines,
    load,
    new_game,
    of,
    question,
    refused,
    roles,
    run,
)

from saboteur.play.events import CardDrawn, RoundEnded
from saboteur.play.game import Game

LAST_PASS = """
pile: -
hand 0: map
hand 1: -
hand 2: -
hand 3: -
"""


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


@pytest.mark.rule("R-05", "S8")
def test_a_hat_swap_takes_the_top_of_the_stack() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        roles: blue green boss
        dwarfs: saboteur geologist
        hand 0: hat_swap
    """)
    run(game, "0 hat_swap 1")
    assert roles(game) == ["blue", "saboteur", "boss"]
    assert dwarf_stack(game)[0] == "geologist"
    assert dwarf_stack(game)[-1] == "green"  # the old one under the stack


@pytest.mark.rule("R-05", "M6")
def test_six_chests_are_aside() -> None:
    from saboteur.play.positions import position_of

    position = position_of(new_game("base chests"))
    assert len(position.chests) == 10
    assert position.chest_cells is not None
    assert len(position.chest_cells) == 4


# -- R-09 --------------------------------------------------------------------------------------------------

CRYSTALS = """
modules: saboteur2
seats: 4
maze: NESW+crystal@1,0 NEW+crystal@5,5 NEW+crystal@6,5 NS@0,1
"""


@pytest.mark.rule("R-09", "S13")
def test_crystals_count_on_every_face_up_card_in_the_maze_joined_or_not() -> None:
    game = load(CRYSTALS, "roles: geologist blue green blue", LAST_PASS)
    run(game, "0 pass map")
    assert gold(game)[0] == 3


@pytest.mark.rule("R-09", "S13")
def test_two_geologists_share_rounded_down() -> None:
    game = load(CRYSTALS, "roles: geologist geologist green blue", LAST_PASS)
    run(game, "0 pass map")
    assert gold(game)[:2] == [1, 1]


@pytest.mark.rule("R-09", "S15")
@pytest.mark.parametrize(("trapped", "pay"), [(0, [0, 3]), (1, [3, 0])])
def test_if_one_of_two_geologists_is_trapped_the_other_gets_all(trapped: int, pay: list[int]) -> None:
    game = load(CRYSTALS, "roles: geologist geologist green blue", f"front {trapped}: trapped", LAST_PASS)
    run(game, "0 pass map")
    assert gold(game)[:2] == pay


@pytest.mark.rule("R-09")
def test_a_card_that_fell_shows_no_crystals() -> None:
    game = load(CRYSTALS, "roles: geologist blue green blue", "pile: -", "hand 0: rockfall", "hand 1: -", "hand 2: -",
                "hand 3: -")  # fmt: skip
    run(game, "0 rockfall 5,5")
    assert gold(game)[0] == 2


# -- R-10, R-11 --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-10", "S8", "S1")
def test_a_hat_swap_always_finds_a_dwarf() -> None:
    game = load("modules: saboteur2", "seats: 12", "hand 0: hat_swap")
    assert len(dwarf_stack(game)) == 3
    assert legal_lines(game, 0, "hat_swap") == [f"hat_swap {seat}" for seat in range(12)]
    run(game, "0 hat_swap 0")
    assert len(dwarf_stack(game)) == 3


@pytest.mark.rule("R-11", "S8")
def test_theft_is_playable_only_if_none_lies_in_front_of_oneself() -> None:
    game = load("modules: saboteur2", "seats: 3", "hand 0: theft", "front 0: theft", "front 1: theft")
    assert refused(game, 0, "theft") == "already_there"
    game = load("modules: saboteur2", "seats: 3", "hand 0: theft", "front 1: theft", "coins: 0 0 0")
    assert "theft" in legal_lines(game, 0)  # nobody need have gold yet
    run(game, "0 theft")
    assert front(game, 0) == ["theft"]


THIEF = """
modules: saboteur2
seats: 4
roles: blue green blue geologist
front 0: theft
"""


@pytest.mark.rule("R-11", "S14")
def test_the_victim_is_chosen_at_the_end_of_the_round_among_the_others_with_gold() -> None:
    game = load(THIEF, "coins: 3 0 2 1", LAST_PASS)
    run(game, "0 pass map")
    assert question(game) == ("rob", [0])
    assert legal_lines(game, 0) == ["rob 2", "rob 3"]
    assert refused(game, 0, "rob 1") == "no_gold"
    run(game, "0 rob 3")
    assert gold(game) == [4, 0, 2, 0]


@pytest.mark.rule("R-11", "S14")
def test_with_no_victim_a_theft_lapses() -> None:
    game = load(THIEF, "coins: 3 0 0 0", "round: 3", LAST_PASS)
    run(game, "0 pass map")
    assert game.over
    assert gold(game) == [3, 0, 0, 0]


# -- R-29 --------------------------------------------------------------------------------------------------


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


# -- R-32 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-32", "S8")
def test_a_seat_that_gets_cards_again_plays_again() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        pile: -
        hand 0: hand_swap map NS
        hand 1: -
        hand 2: EW
    """)
    run(game, "0 hand_swap 1")
    assert sorted(hand(game, 1)) == ["NS", "map"]
    assert hand(game, 0) == []
    assert question(game) == ("take_turn", [1])
    run(game, "1 pass map", "2 pass EW")
    assert question(game) == ("take_turn", [1])  # seat 0 is skipped now


@pytest.mark.rule("R-32", "S8")
def test_a_hand_swap_may_be_ones_last_card() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        pile: -
        hand 0: hand_swap
        hand 1: map NS
        hand 2: EW
    """)
    run(game, "0 hand_swap 1")
    assert sorted(hand(game, 0)) == ["NS", "map"]
    assert hand(game, 1) == []
    assert question(game) == ("take_turn", [2])


@pytest.mark.rule("R-32", "S8")
def test_after_a_hand_swap_the_other_seat_draws_and_the_player_does_not() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        pile: NESW ...
        hand 0: hand_swap map
        hand 1: -
    """)
    told = run(game, "0 hand_swap 1")
    assert [event.seat for event in of(told, CardDrawn)] == [1]
    assert sorted(hand(game, 1)) == ["NESW", "map"]
    assert hand(game, 0) == []
    assert discards(game) == ["hand_swap"]
    assert laid(game) == {}


@pytest.mark.rule("R-32", "S3")
def test_with_an_empty_hand_a_seat_is_skipped_in_saboteur_2_too() -> None:
    game = load("modules: saboteur2", "seats: 3", "pile: -", "hand 0: map map", "hand 1: -", "hand 2: map")
    run(game, "0 pass map")
    assert question(game) == ("take_turn", [2])
