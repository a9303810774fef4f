"""Toll dwarves (M1, R-19)."""

import pytest
from tests.rules.helpers import (
    discards,
    gold,
    hand,
    laid,
    legal_lines,
    load,
    of,
    play,
    question,
    refused,
    run,
)

from saboteur.play.events import CardDrawn, TollGone, TollPaid, TollPlaced
from saboteur.play.game import Game

TABLE = """
modules: base toll
seats: 4
hand 0: NESW map
hand 1: map
hand 2: map
hand 3: map
grid:
  S ─
"""
GUARDED = TABLE + "toll: 1 1,0 E\n"  # seat 1's dwarf guards 2,0


def dwarves(game: Game) -> list[str]:
    """Say where the toll dwarves are."""
    return [dwarf.where for dwarf in game.view(None).toll]


@pytest.mark.rule("R-19", "M1")
def test_a_dwarf_is_set_on_an_open_end_and_nothing_is_drawn() -> None:
    game = load(TABLE)
    told = play(game, 0, "toll 1,0 E map", eyes=1)
    (placed,) = of(told, TollPlaced)
    assert (placed.seat, str(placed.cell), str(placed.guards), placed.card) == (0, "1,0", "2,0", None)
    assert of(told, CardDrawn) == []
    assert hand(game, 0) == ["NESW"]
    assert discards(game) == ["map"]
    assert dwarves(game) == ["placed", "free"]


@pytest.mark.rule("R-19")
def test_an_open_end_points_at_an_empty_cell() -> None:
    game = load(TABLE)
    assert refused(game, 0, "toll 0,0 E map") == "cell_taken"
    assert refused(game, 0, "toll 1,0 N map") == "side_closed"
    assert refused(game, 0, "toll 2,0 E map") == "nothing_there"


@pytest.mark.rule("R-19")
def test_an_open_end_may_be_that_of_the_start_a_stub_a_turned_goal_or_a_card_that_is_cut_off() -> None:
    game = load("modules: base toll", "hand 0: map", "goals: 8,0=stone:NW up", "maze: N|E|S|W@1,0 NESW@4,4 NEW@7,0")
    lines = legal_lines(game, 0, "toll")
    for end in ("0,0 N", "1,0 E", "1,0 N", "4,4 S", "8,0 N"):
        assert f"toll {end} map" in lines
    assert "toll 8,0 E map" not in lines  # the stone is closed there


@pytest.mark.rule("R-19")
def test_face_down_cards_have_no_open_ends() -> None:
    game = load("modules: base toll chests", "hand 0: map", "maze: NESW@2,0")
    assert refused(game, 0, "toll 8,0 W map") == "nothing_there"
    assert refused(game, 0, "toll 3,-1 N map") == "nothing_there"


@pytest.mark.rule("R-19")
def test_one_dwarf_a_cell() -> None:
    game = load("modules: base toll", "seats: 3", "hand 0: map", "toll: 1 1,0 E", "maze: EW@1,0 NS@2,1 NEW@3,0")
    assert refused(game, 0, "toll 1,0 E map") == "already_there"
    assert refused(game, 0, "toll 2,1 N map") == "already_there"  # another end that points at 2,0


@pytest.mark.rule("R-19", "M1")
def test_one_seat_may_place_both_and_then_none_is_left() -> None:
    game = load(TABLE, "toll: 0 1,0 E")
    run(game, "0 toll 0,0 N map")
    assert dwarves(game) == ["placed", "placed"]
    assert refused(game, 1, "toll 0,0 S map") == "no_dwarf_free"


@pytest.mark.rule("R-19", "M1")
def test_a_dwarf_that_is_out_is_not_used_again_in_the_round() -> None:
    game = load(TABLE, "toll: out", "toll: out")
    assert refused(game, 0, "toll 1,0 E map") == "no_dwarf_free"


@pytest.mark.rule("R-19", "B9")
def test_a_blocked_seat_may_place_one() -> None:
    game = load(TABLE, "front 0: pick")
    assert "toll 1,0 E map" in legal_lines(game, 0)


@pytest.mark.rule("R-19", "M1")
def test_nobody_lays_onto_a_guarded_cell_without_paying() -> None:
    game = load(GUARDED)
    assert refused(game, 0, "lay NESW@2,0") == "toll_unpaid"
    told = run(game, "0 lay NESW@2,0 toll 0")
    assert of(told, TollPaid)[0].seat == 0
    assert gold(game) == [0, 2, 1, 1]
    assert laid(game)["2,0"] == "NESW"
    assert dwarves(game) == ["out", "free"]


@pytest.mark.rule("R-19")
def test_the_owner_lays_without_paying_and_the_dwarf_is_then_out() -> None:
    game = load(GUARDED.replace("hand 1: map", "hand 1: NES"), "question: take_turn 1")
    assert refused(game, 1, "lay NES@2,0 turned toll 1") == "no_toll"
    run(game, "1 lay NES@2,0 turned")
    assert gold(game) == [1, 1, 1, 1]
    assert dwarves(game) == ["out", "free"]


@pytest.mark.rule("R-19")
def test_without_gold_one_cannot_pay_oneself() -> None:
    game = load(GUARDED, "coins: 0 0 2 0")
    assert refused(game, 0, "lay NESW@2,0 toll 0") == "no_gold"
    assert refused(game, 0, "lay NESW@2,0 toll 2") == "toll_unpaid"  # nobody asked seat 2


@pytest.mark.rule("R-19")
def test_any_other_seat_with_gold_may_be_asked_and_the_owner_even_without() -> None:
    game = load(GUARDED, "coins: 0 0 2 0")
    assert legal_lines(game, 0, "ask") == ["ask 1 toll@2,0", "ask 2 toll@2,0"]
    assert refused(game, 0, "ask 3 toll@2,0") == "no_gold"


@pytest.mark.rule("R-19", "M1")
def test_another_seat_may_agree_to_pay_and_the_agreement_binds() -> None:
    game = load(GUARDED, "coins: 0 0 2 0")
    run(game, "0 ask 2 toll@2,0")
    assert question(game) == ("pay_toll", [2])
    run(game, "2 pay")
    assert question(game) == ("take_turn", [0])
    run(game, "0 lay NESW@2,0 toll 2")
    assert gold(game) == [0, 1, 1, 0]
    assert laid(game)["2,0"] == "NESW"


@pytest.mark.rule("R-19")
def test_a_refusal_leaves_the_player_to_choose_and_that_seat_is_not_asked_again_this_turn() -> None:
    game = load(GUARDED, "coins: 0 0 2 1")
    run(game, "0 ask 2 toll@2,0", "2 refuse")
    assert question(game) == ("take_turn", [0])
    assert refused(game, 0, "ask 2 toll@2,0") == "refused_already"
    assert "ask 3 toll@2,0" in legal_lines(game, 0)
    assert "map 8,0" in legal_lines(game, 0)
    run(game, "0 map 8,0", "1 pass map", "2 pass map", "3 pass map")
    assert "ask 2 toll@2,0" in legal_lines(game, 0)  # in another turn it is


@pytest.mark.rule("R-19")
def test_an_owner_that_agrees_lets_the_card_pass() -> None:
    game = load(GUARDED, "coins: 0 0 0 0")
    run(game, "0 ask 1 toll@2,0", "1 pay", "0 lay NESW@2,0 toll 1")
    assert gold(game) == [0, 0, 0, 0]
    assert laid(game)["2,0"] == "NESW"
    assert dwarves(game) == ["out", "free"]


@pytest.mark.rule("R-19", "R-12")
def test_a_toll_stays_paid_if_the_card_is_vetoed_and_the_dwarf_is_out() -> None:
    game = load(GUARDED.replace("base toll", "base toll veto").replace("hand 3: map", "hand 3: veto"))
    run(game, "0 lay NESW@2,0 toll 0")
    assert gold(game) == [0, 2, 1, 1]  # before anyone answers
    run(game, "1 allow", "2 allow", "3 veto")
    assert gold(game) == [0, 2, 1, 1]
    assert "2,0" not in laid(game)
    assert dwarves(game) == ["out", "free"]


@pytest.mark.rule("R-19", "B11")
def test_if_the_card_a_dwarf_stands_on_falls_the_dwarf_is_out() -> None:
    game = load(GUARDED.replace("hand 0: NESW map", "hand 0: rockfall"))
    told = run(game, "0 rockfall 1,0")
    assert [str(event.cell) for event in of(told, TollGone)]
    assert dwarves(game) == ["out", "free"]


@pytest.mark.rule("R-19", "R-14")
def test_if_the_card_a_dwarf_stands_on_is_moved_the_dwarf_is_out() -> None:
    game = load(GUARDED.replace("base toll", "base toll detour").replace("hand 0: NESW map", "hand 0: detour"))
    run(game, "0 detour -1,0")
    assert dwarves(game) == ["out", "free"]


@pytest.mark.rule("R-19", "R-28")
def test_for_a_specialist_a_guarded_cell_counts_only_if_it_can_be_paid() -> None:
    table = """
        modules: base toll path_specialist
        seats: 3
        hand 0: path_specialist E
        toll: 1 0,0 E
        toll: 1 0,0 W
    """
    game = load(table, "coins: 0 1 1")
    assert refused(game, 0, "path_specialist") == "nothing_to_lay"
    game = load(table, "coins: 1 1 1")
    assert "path_specialist" in legal_lines(game, 0)
    game = load(table.replace("1 0,0 W", "0 0,0 W"), "coins: 0 1 1")
    assert "path_specialist" in legal_lines(game, 0)  # its own dwarf
    game = load(table.replace("1 0,0 W", "1 0,0 W payer 2"), "coins: 0 1 1")
    assert "path_specialist" in legal_lines(game, 0)  # agreed


@pytest.mark.rule("R-19", "M1")
def test_every_seat_starts_with_one_coin_in_either_game() -> None:
    for foundation in ("base", "saboteur2"):
        assert gold(load(f"modules: {foundation} toll", "seats: 4")) == [1, 1, 1, 1]


@pytest.mark.rule("R-19")
def test_gold_from_any_source_pays() -> None:
    game = load(GUARDED, "coins: 0 0 0 0", "gold: 0=2")
    run(game, "0 lay NESW@2,0 toll 0")
    assert gold(game) == [1, 1, 0, 0]


@pytest.mark.rule("R-19")
def test_who_refused_is_not_asked_for_another_cell_either() -> None:
    game = load(GUARDED, "toll: 1 0,0 N", "coins: 0 0 2 0")
    assert "ask 2 toll@0,-1" in legal_lines(game, 0)
    run(game, "0 ask 2 toll@2,0", "2 refuse")
    assert refused(game, 0, "ask 2 toll@0,-1") == "refused_already"


@pytest.mark.rule("R-19")
def test_an_agreement_is_for_the_player_that_asked_and_this_turn() -> None:
    game = load(GUARDED.replace("hand 3: map", "hand 3: NES"), "coins: 0 0 2 0")
    run(game, "0 ask 2 toll@2,0", "2 pay")
    assert "map 8,0" in legal_lines(game, 0)  # it binds who agreed, not the player
    run(game, "0 map 8,0", "1 pass map", "2 pass map")
    assert refused(game, 3, "lay NES@2,0 turned toll 2") == "toll_unpaid"
    assert gold(game) == [0, 0, 2, 0]


@pytest.mark.rule("R-19", "R-22")
def test_an_end_at_the_large_card_or_a_face_down_card_is_no_open_end() -> None:
    game = load("""
        modules: base toll wardrobe
        hand 0: map
        large_used: yes
        grid:
          · · · · ┼
          S ─ ─ ┴ ┴
    """)
    assert refused(game, 0, "toll 4,-1 N map") == "cell_taken"
    assert "toll 4,-1 E map" in legal_lines(game, 0)


@pytest.mark.rule("R-19", "B15")
def test_paid_gold_counts_at_the_end() -> None:
    game = load("""
        modules: base toll
        seats: 3
        round: 3
        roles: digger digger digger
        dwarfs: saboteur
        pile: -
        hand 0: EW
        hand 1: -
        hand 2: -
        coins: 2 1 0
        toll: 2 0,0 E
    """)
    run(game, "0 lay EW@1,0 toll 0")
    assert game.result is not None
    assert game.result.gold == [1, 1, 1]
    assert game.result.winners == [0, 1, 2]


@pytest.mark.rule("R-19", "R-14")
def test_another_seat_may_be_asked_to_pay_for_a_detour_as_well() -> None:
    game = load(
        "modules: base toll detour",
        "seats: 4",
        "hand 0: detour",
        "coins: 0 0 2 0",
        "toll: 1 0,0 N",
        "maze: NS@0,1",
    )
    assert legal_lines(game, 0, "detour") == []  # the only other cell is guarded, and seat 0 cannot pay
    run(game, "0 ask 2 toll@0,-1", "2 pay", "0 detour 0,-1 toll 2")
    assert laid(game) == {"0,-1": "NS"}
    assert gold(game) == [0, 1, 1, 0]


@pytest.mark.rule("R-19")
def test_nobody_is_asked_about_a_cell_where_nothing_can_be_laid() -> None:
    game = load(GUARDED.replace("hand 0: NESW map", "hand 0: NS map"), "coins: 0 0 2 0")
    assert legal_lines(game, 0, "ask") == []
    game = load(GUARDED, "coins: 0 0 2 0", "front 0: pick")
    assert legal_lines(game, 0, "ask") == []


@pytest.mark.rule("R-19", "B11")
def test_when_the_dwarf_is_out_its_cell_is_free_again() -> None:
    game = load("""
        modules: base toll
        seats: 4
        hand 0: rockfall
        hand 1: NEW
        hand 2: NESW
        toll: 3 1,0 E
        grid:
          S ─
    """)
    run(game, "0 rockfall 1,0", "1 lay NEW@1,0")
    assert "lay NESW@2,0" in legal_lines(game, 2)
    run(game, "2 lay NESW@2,0")
    assert gold(game) == [1, 1, 1, 1]
