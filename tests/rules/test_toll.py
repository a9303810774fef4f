"""Toll dwarfs: coins, placing, paying, others who pay, and what comes between (M1; R-19)."""

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    discards,
    gold,
    hand,
    laid,
    legal_lines,
    load,
    new_game,
    of,
    play,
    question,
    refused,
    run,
)
from tests.rules.scenes import no_cards, unfound

from saboteur.play.events import CardDrawn, TollGone, TollPaid, TollPlaced, VetoAsked
from saboteur.play.game import Game

TABLE = """
seats: 4
hand 0: NESW NEW map
hand 1: NESW map
hand 2: NESW map
hand 3: map
grid:
  S ─
"""
GUARD = "toll: 1 1,0 E"  # seat 1's dwarf guards 2,0
FREE = f"modules: base toll{TABLE}"
GUARDED = f"{FREE}{GUARD}\n"


def table(*more: str, modules: str = "base toll") -> Game:
    """Four seats, a dwarf of seat 1 on the only path, guarding 2,0."""
    return load(f"modules: {modules}", TABLE, GUARD, *more)


def where(game: Game) -> list[str]:
    """Say where both dwarfs are."""
    return [dwarf.where for dwarf in game.view(None).toll]


# -- coins -------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1")
@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_every_seat_starts_the_game_with_one_coin_and_two_dwarfs_are_free(foundation: str) -> None:
    game = new_game(f"{foundation} toll", 4)
    assert gold(game) == [1, 1, 1, 1]
    assert where(game) == ["free", "free"]
    assert gold(new_game(foundation, 4)) == [0, 0, 0, 0]


@pytest.mark.rule("M1", "B19")
def test_the_coin_comes_once_a_game_and_the_dwarfs_are_free_again_each_round() -> None:
    game = unfound(
        "blue green boss", "coins: 1 1 1", "toll: 1 0,0 E", "toll: out", modules="saboteur2 toll"
    )  # fmt: skip
    assert question(game)[0] == "take_turn"
    assert gold(game) == [1, 1, 1]
    assert where(game) == ["free", "free"]


# -- placing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M1")
def test_placing_a_dwarf_is_a_turn_one_card_is_discarded_face_down_and_nothing_drawn() -> None:
    game = load(FREE)
    told = play(game, 0, "toll 1,0 E map", SPECTATOR)
    assert of(told, CardDrawn) == []
    assert [(event.seat, str(event.guards), event.card) for event in of(told, TollPlaced)] == [(0, "2,0", None)]
    assert sorted(hand(game, 0)) == ["NESW", "NEW"]
    assert discards(game) == ["map"]
    assert question(game) == ("take_turn", [1])
    (own, _) = game.view(None).toll
    assert (own.owner, str(own.cell), str(own.guards)) == (0, "1,0", "2,0")


@pytest.mark.rule("M1", "S3")
def test_in_saboteur_2_too_one_card_is_discarded_and_nothing_drawn() -> None:
    game = load("modules: saboteur2 toll", TABLE)
    assert of(run(game, "0 toll 1,0 E map"), CardDrawn) == []
    assert len(hand(game, 0)) == 2


@pytest.mark.rule("M1", "R-19")
@pytest.mark.parametrize("blocked", ["pick", "trapped"])
def test_a_seat_that_may_not_lay_paths_may_place_a_dwarf(blocked: str) -> None:
    game = load("modules: saboteur2 toll", TABLE, f"front 0: {blocked}")
    assert "toll 1,0 E NESW" in legal_lines(game, 0)


@pytest.mark.rule("M1", "R-12")
def test_placing_a_dwarf_cannot_be_vetoed() -> None:
    game = load("modules: base toll veto", TABLE)
    assert of(run(game, "0 toll 1,0 E map"), VetoAsked) == []
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("M1", "R-13")
def test_placing_a_dwarf_is_not_playing_a_card() -> None:
    game = load(
        "modules: base toll", "seats: 3", "roles: digger digger digger", "pile: -", "hand 0: map", "hand 1: map",
        "hand 2: -",
    )  # fmt: skip
    run(game, "0 map 8,0", "1 toll 0,0 E map")
    assert question(game) == ("take_turn", [1])  # of the next round: left of seat 0, which played the last card


@pytest.mark.rule("R-19")
def test_an_open_end_points_at_an_empty_cell() -> None:
    game = load(FREE)
    assert refused(game, 0, "toll 0,0 E map") == "cell_taken"
    assert refused(game, 0, "toll 1,0 N map") == "side_closed"
    assert refused(game, 0, "toll 2,0 E map") == "nothing_there"


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
def test_a_dwarf_that_is_out_is_not_used_again_in_the_round() -> None:
    game = load(FREE, "toll: out", "toll: out")
    assert refused(game, 0, "toll 1,0 E map") == "no_dwarf_free"


@pytest.mark.rule("R-19", "M1")
def test_one_seat_may_place_both_and_then_none_is_left() -> None:
    game = load(FREE, "toll: 0 1,0 E")
    run(game, "0 toll 0,0 N map")
    assert where(game) == ["placed", "placed"]
    assert refused(game, 1, "toll 0,0 S map") == "no_dwarf_free"


@pytest.mark.rule("R-19")
def test_an_open_end_may_be_that_of_the_start_a_stub_a_turned_goal_or_a_card_that_is_cut_off() -> None:
    game = load("modules: base toll", "hand 0: map", "goals: 8,0=stone:NW up", "maze: N|E|S|W@1,0 NESW@4,4 NEW@7,0")
    lines = legal_lines(game, 0, "toll")
    for end in ("0,0 N", "1,0 E", "1,0 N", "4,4 S", "8,0 N"):
        assert f"toll {end} map" in lines
    assert "toll 8,0 E map" not in lines  # the stone is closed there


@pytest.mark.rule("M1", "R-19", "B13")
def test_a_goal_or_a_covered_chest_is_no_empty_cell() -> None:
    game = load("modules: base toll chests", "hand 0: map", "maze: NEW@7,0 NEW@3,0 NEW@4,0")  # all are cut off
    lines = legal_lines(game, 0, "toll")
    assert "toll 7,0 E map" not in lines  # the goal
    assert "toll 3,0 N map" not in lines  # the chest at 3,-1
    assert "toll 4,0 N map" in lines


@pytest.mark.rule("M1", "R-19", "R-22")
def test_nor_is_the_large_card() -> None:
    game = load("modules: base toll wardrobe", "hand 0: map", "large_used: yes", "maze: NESW@4,-1")
    lines = legal_lines(game, 0, "toll")
    assert "toll 4,-1 E map" in lines
    assert "toll 4,-1 N map" not in lines


@pytest.mark.rule("M1", "R-19")
def test_an_opened_chest_tunnel_has_open_ends() -> None:
    game = load("modules: base toll chests", "hand 0: map", "maze: NESW@3,-1 tunnel")
    assert "toll 3,-1 N map" in legal_lines(game, 0)


# -- paying ------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1", "R-19")
def test_nobody_lays_onto_the_guarded_cell_from_any_side_without_paying() -> None:
    game = load(
        "modules: base toll", "seats: 4", "hand 0: NS NE", "toll: 1 1,0 E",
        """
        grid:
          S  N|E|W  ·
          └  ─      ┘
    """,
    )  # the dwarf sits on a dead end; 2,0 is joined from 2,1 only  # fmt: skip
    assert refused(game, 0, "lay NE@2,0 turned") == "toll_unpaid"
    assert refused(game, 0, "lay NS@2,0") == "does_not_fit"
    assert "lay NE@2,0 turned toll 0" in legal_lines(game, 0)


@pytest.mark.rule("M1")
def test_other_cells_are_free_and_paying_there_is_refused() -> None:
    game = table()
    assert "lay NESW@-1,0" in legal_lines(game, 0)
    assert refused(game, 0, "lay NESW@-1,0 toll 0") == "no_toll"


@pytest.mark.rule("M1", "R-19")
def test_the_player_pays_one_gold_to_the_owner_and_the_dwarf_is_out() -> None:
    game = table("coins: 2 0 1 1")
    told = run(game, "0 lay NESW@2,0 toll 0")
    assert [(event.seat, event.owner) for event in of(told, TollPaid)] == [(0, 1)]
    assert gold(game) == [1, 1, 1, 1]
    assert where(game) == ["out", "free"]
    assert len(of(told, CardDrawn)) == 1  # an ordinary path otherwise
    assert refused(game, 1, "toll 1,0 E map") == "cell_taken"


@pytest.mark.rule("M1")
def test_a_paid_cell_whose_card_has_fallen_is_free_and_the_dwarf_stays_out() -> None:
    game = load("modules: base toll", TABLE.replace("hand 1: NESW map", "hand 1: rockfall"), GUARD)
    run(game, "0 lay NESW@2,0 toll 0", "1 rockfall 2,0")
    assert "lay NESW@2,0" in legal_lines(game, 2)
    assert where(game) == ["out", "free"]


@pytest.mark.rule("M1", "R-19")
def test_the_owner_lays_without_paying_and_cannot_pay_itself() -> None:
    game = table("question: take_turn 1")
    assert refused(game, 1, "lay NESW@2,0 toll 1") == "no_toll"
    told = run(game, "1 lay NESW@2,0")
    assert of(told, TollPaid) == []
    assert gold(game) == [1, 1, 1, 1]
    assert where(game) == ["out", "free"]


@pytest.mark.rule("M1", "R-19")
def test_each_dwarf_has_its_owner_and_an_owner_pays_the_other() -> None:
    game = load(GUARDED, "toll: 2 0,0 W", "question: take_turn 2", "coins: 1 1 1 1")
    assert "lay NESW@-1,0" in legal_lines(game, 2)
    assert refused(game, 2, "lay NESW@2,0") == "toll_unpaid"
    run(game, "2 lay NESW@2,0 toll 2")
    assert gold(game) == [1, 2, 0, 1]
    assert where(game) == ["out", "placed"]


@pytest.mark.rule("M1", "R-19")
def test_a_card_must_fit_even_if_it_is_paid_for() -> None:
    game = load("modules: base toll", TABLE.replace("NESW NEW map", "NS map"), GUARD)
    assert refused(game, 0, "lay NS@2,0 toll 0") == "does_not_fit"


@pytest.mark.rule("R-19")
def test_gold_from_any_source_pays() -> None:
    game = load(GUARDED, "coins: 0 0 0 0", "gold: 0=2")
    run(game, "0 lay NESW@2,0 toll 0")
    assert gold(game) == [1, 1, 0, 0]


GUARDED = FREE + "toll: 1 1,0 E\n"  # seat 1's dwarf guards 2,0


@pytest.mark.rule("R-19")
def test_without_gold_one_cannot_pay_oneself() -> None:
    game = load(GUARDED, "coins: 0 0 2 0")
    assert refused(game, 0, "lay NESW@2,0 toll 0") == "no_gold"
    assert refused(game, 0, "lay NESW@2,0 toll 2") == "toll_unpaid"  # nobody asked seat 2


@pytest.mark.rule("M1", "R-11")
def test_who_pays_is_seen_by_all_and_whether_gold_is_left() -> None:
    game = table()
    run(game, "0 lay NESW@2,0 toll 0")
    assert [info.any_gold for info in game.view(None).table] == [False, True, True, True]


@pytest.mark.rule("M1")
def test_gold_won_pays_and_paid_gold_counts_at_the_end() -> None:
    game = load(
        "modules: saboteur2 toll", "seats: 2", "round: 3", "roles: blue green", "coins: 5 0", "toll: 1 0,0 E",
        no_cards(2, "NESW"),
    )  # fmt: skip
    run(game, "0 lay NESW@1,0 toll 0")
    assert game.over
    assert game.result is not None
    assert game.result.gold == [4, 1]


# -- others who pay ----------------------------------------------------------------------------------------


@pytest.mark.rule("M1", "R-19")
def test_another_seat_may_agree_even_one_without_cards() -> None:
    game = load("modules: base toll", TABLE.replace("hand 3: map", "hand 3: -"), GUARD, "coins: 0 0 0 2", "pile: -")
    assert legal_lines(game, 0, "ask") == ["ask 1 toll@2,0", "ask 3 toll@2,0"]
    run(game, "0 ask 3 toll@2,0", "3 pay")
    assert gold(game) == [0, 0, 0, 2]  # not before the card is played
    run(game, "0 lay NESW@2,0 toll 3")
    assert gold(game) == [0, 1, 0, 1]


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
def test_any_other_seat_with_gold_may_be_asked_and_the_owner_even_without() -> None:
    game = load(GUARDED, "coins: 0 0 2 0")
    assert legal_lines(game, 0, "ask") == ["ask 1 toll@2,0", "ask 2 toll@2,0"]
    assert refused(game, 0, "ask 3 toll@2,0") == "no_gold"


@pytest.mark.rule("R-19")
def test_a_seat_that_could_pay_itself_may_ask_as_well() -> None:
    game = table()
    assert legal_lines(game, 0, "ask") == ["ask 1 toll@2,0", "ask 2 toll@2,0", "ask 3 toll@2,0"]
    run(game, "0 ask 2 toll@2,0", "2 pay", "0 lay NESW@2,0 toll 2")
    assert gold(game) == [1, 2, 0, 1]


@pytest.mark.rule("R-19")
def test_nobody_is_asked_about_a_cell_where_nothing_can_be_laid() -> None:
    game = load(GUARDED.replace("hand 0: NESW NEW map", "hand 0: NS map"), "coins: 0 0 2 0")
    assert legal_lines(game, 0, "ask") == []
    game = load(GUARDED, "coins: 0 0 2 0", "front 0: pick")
    assert legal_lines(game, 0, "ask") == []


@pytest.mark.rule("R-19")
def test_an_agreement_binds_and_can_be_used_without_asking_again() -> None:
    game = table("coins: 0 0 1 0")
    run(game, "0 ask 2 toll@2,0", "2 pay")
    lines = legal_lines(game, 0)
    assert "lay NESW@2,0 toll 2" in lines
    assert "lay NEW@2,0 toll 2" in lines
    assert refused(game, 0, "lay NESW@2,0 toll 0") == "no_gold"
    assert refused(game, 2, "refuse") == "not_asked"


@pytest.mark.rule("R-19")
def test_an_agreement_is_with_the_seat_that_asked_and_not_for_the_next() -> None:
    game = table("coins: 0 0 1 0")
    run(game, "0 ask 2 toll@2,0", "2 pay", "0 pass map", "1 pass map")
    assert refused(game, 2, "lay NESW@2,0") == "toll_unpaid"
    run(game, "2 pass map", "3 pass map")
    assert refused(game, 0, "lay NESW@2,0 toll 2") == "toll_unpaid"  # in a new turn it has to be asked again
    assert "ask 2 toll@2,0" in legal_lines(game, 0)


@pytest.mark.rule("R-19")
def test_a_seat_that_refused_is_not_asked_again_this_turn_for_no_cell() -> None:
    game = load(GUARDED, "toll: 1 0,0 W")
    run(game, "0 ask 2 toll@2,0", "2 refuse")
    assert gold(game) == [1, 1, 1, 1]
    assert refused(game, 0, "ask 2 toll@2,0") == "refused_already"
    assert refused(game, 0, "ask 2 toll@-1,0") == "refused_already"
    run(game, "0 ask 3 toll@2,0", "3 refuse", "0 pass map")  # another play
    assert "ask 3 toll@-1,0" not in legal_lines(game, 1)  # both cells are seat 1's own
    run(game, "1 pass map")
    assert "ask 3 toll@2,0" in legal_lines(game, 2)  # another turn


@pytest.mark.rule("R-19")
def test_the_owner_without_gold_may_let_the_card_pass() -> None:
    game = table("coins: 0 0 0 0")
    assert legal_lines(game, 0, "ask") == ["ask 1 toll@2,0"]
    run(game, "0 ask 1 toll@2,0", "1 pay", "0 lay NESW@2,0 toll 1")
    assert gold(game) == [0, 0, 0, 0]
    assert where(game) == ["out", "free"]


@pytest.mark.rule("R-19")
def test_the_owner_with_gold_that_agrees_loses_none() -> None:
    game = table("coins: 0 3 0 0")
    run(game, "0 ask 1 toll@2,0", "1 pay", "0 lay NESW@2,0 toll 1")
    assert gold(game) == [0, 3, 0, 0]


@pytest.mark.rule("R-19", "C22", "R-28")
def test_a_seat_with_one_gold_pays_for_one_of_a_specialists_paths_only() -> None:
    game = load(
        "modules: base toll path_specialist", TABLE.replace("NESW NEW map", "path_specialist NESW NEW map"), GUARD,
        "toll: 1 0,0 W", "coins: 0 0 1 0",
    )  # fmt: skip
    run(game, "0 path_specialist", "0 ask 2 toll@2,0", "2 pay")
    assert [line for line in legal_lines(game, 0) if line.startswith("lay NESW") and "toll" in line] == [
        "lay NESW@2,0 toll 2"
    ]
    assert refused(game, 0, "ask 2 toll@-1,0")  # what it agreed to binds its gold
    run(game, "0 lay NESW@2,0 toll 2")
    assert gold(game) == [0, 1, 0, 0]
    assert refused(game, 0, "lay NEW@-1,0 toll 2") == "toll_unpaid"
    assert refused(game, 0, "ask 2 toll@-1,0") == "no_gold"
    assert "ask 1 toll@-1,0" in legal_lines(game, 0)


# -- veto, rockfall, detour, specialist --------------------------------------------------------------------


@pytest.mark.rule("M1", "R-19", "C19")
def test_a_toll_paid_by_another_stays_paid_if_the_card_is_vetoed_and_the_cell_is_free_then() -> None:
    game = load("modules: base toll veto", TABLE.replace("hand 3: map", "hand 3: veto"), GUARD, "coins: 0 0 1 0")
    run(game, "0 ask 2 toll@2,0", "2 pay", "0 lay NESW@2,0 toll 2", "1 allow", "2 allow", "3 veto")
    assert gold(game) == [0, 1, 0, 0]
    assert "2,0" not in laid(game)
    assert where(game) == ["out", "free"]
    assert "lay NESW@2,0" in legal_lines(game, 1)


@pytest.mark.rule("R-19", "R-12")
def test_a_toll_stays_paid_if_the_card_is_vetoed_and_the_dwarf_is_out() -> None:
    game = load(GUARDED.replace("base toll", "base toll veto").replace("hand 3: map", "hand 3: veto"))
    run(game, "0 lay NESW@2,0 toll 0")
    assert gold(game) == [0, 2, 1, 1]  # before anyone answers
    run(game, "1 allow", "2 allow", "3 veto")
    assert gold(game) == [0, 2, 1, 1]
    assert "2,0" not in laid(game)
    assert where(game) == ["out", "free"]


@pytest.mark.rule("M1", "R-19", "B11")
def test_when_the_card_under_a_dwarf_falls_the_dwarf_is_out_and_the_cell_free() -> None:
    game = load(
        "modules: base toll", TABLE.replace("NESW NEW map", "rockfall"), GUARD,
        "maze: NS@0,1 NE@0,2 EW@1,2 NW@2,2 NS@2,1",
    )  # fmt: skip
    told = run(game, "0 rockfall 1,0")
    assert len(of(told, TollGone)) == 1
    assert where(game) == ["out", "free"]
    assert gold(game) == [1, 1, 1, 1]
    assert "lay NESW@2,0" in legal_lines(game, 1)


@pytest.mark.rule("M1", "R-19", "B11")
def test_when_another_card_that_points_at_the_cell_falls_the_dwarf_stays() -> None:
    game = load("modules: base toll", TABLE.replace("NESW NEW map", "rockfall"), GUARD, "maze: NS@2,1")
    run(game, "0 rockfall 2,1")
    assert where(game) == ["placed", "free"]


@pytest.mark.rule("M1", "R-19", "R-14")
def test_a_detour_onto_a_guarded_cell_pays_too() -> None:
    game = load(
        "modules: base toll detour", TABLE.replace("NESW NEW map", "detour"), GUARD, "maze: NESW@-1,0"
    )  # fmt: skip
    assert refused(game, 0, "detour 2,0") == "toll_unpaid"
    told = run(game, "0 detour 2,0 toll 0")
    assert len(of(told, TollPaid)) == 1
    assert laid(game) == {"1,0": "EW", "2,0": "NESW"}
    assert where(game) == ["out", "free"]
    assert gold(game) == [0, 2, 1, 1]


@pytest.mark.rule("M1", "R-19", "R-14")
def test_a_detour_of_the_card_under_a_dwarf_puts_the_dwarf_out_without_pay() -> None:
    game = load("modules: base toll detour", TABLE.replace("NESW NEW map", "detour"), GUARD)
    told = run(game, "0 detour -1,0")
    assert of(told, TollPaid) == []
    assert where(game) == ["out", "free"]
    assert gold(game) == [1, 1, 1, 1]


@pytest.mark.rule("M1", "R-19", "R-14")
def test_two_dwarfs_on_the_card_that_is_moved_are_both_out() -> None:
    game = load("modules: base toll detour", "hand 0: detour", "maze: NESW@1,0", "toll: 1 1,0 E", "toll: 2 1,0 N")
    run(game, "0 detour -1,0")
    assert where(game) == ["out", "out"]


@pytest.mark.rule("M1", "R-19", "R-14")
def test_a_dwarf_is_not_paid_when_the_card_it_sits_on_moves_onto_the_cell_it_guards() -> None:
    game = load(
        "modules: base toll detour", "seats: 3", "hand 0: detour", "maze: NEW@1,0 NESW@0,-1", "toll: 1 0,-1 E"
    )
    assert refused(game, 0, "detour 1,-1 toll 0") == "no_toll"
    run(game, "0 detour 1,-1")
    assert gold(game) == [1, 1, 1]


# The dead end laid last, E at -1,0, fits at 1,0 and nowhere else.
CORNER = """
modules: base toll detour
seats: 3
hand 0: detour
maze: N|S@0,-1 N@0,1 E@-1,0
"""


@pytest.mark.rule("M1", "R-19", "R-14")
@pytest.mark.parametrize(
    ("toll", "coins", "lines"),
    [
        ("1 0,0 E", "1 0 0", ["detour 1,0 turned toll 0"]),
        ("0 0,0 E", "0 0 0", ["detour 1,0 turned"]),
        ("1 0,0 E payer 2", "0 0 1", ["detour 1,0 turned toll 2"]),
        ("1 0,0 E", "0 1 1", []),
    ],
)
def test_a_detour_counts_a_guarded_cell_only_if_owned_payable_or_agreed(
    toll: str, coins: str, lines: list[str]
) -> None:
    assert legal_lines(load(CORNER, f"toll: {toll}", f"coins: {coins}"), 0, "detour") == lines


@pytest.mark.rule("M1", "R-19", "R-14")
def test_somebody_may_be_asked_to_pay_for_a_detour() -> None:
    game = load(CORNER, "toll: 1 0,0 E", "coins: 0 1 1")
    run(game, "0 ask 2 toll@1,0", "2 pay", "0 detour 1,0 turned toll 2")
    assert gold(game) == [0, 2, 0]


@pytest.mark.rule("M1", "R-28", "R-19")
def test_a_specialist_may_ask_in_the_middle_of_its_turn() -> None:
    game = load(
        "modules: base toll path_specialist", TABLE.replace("NESW NEW map", "path_specialist NESW NEW map"), GUARD,
        "coins: 0 0 1 1",
    )  # fmt: skip
    run(game, "0 path_specialist", "0 lay NESW@-1,0")
    assert "ask 3 toll@2,0" in legal_lines(game, 0)
    run(game, "0 ask 3 toll@2,0", "3 pay")
    assert question(game) == ("lay_path", [0])
    told = run(game, "0 lay NEW@2,0 toll 3")
    assert len(of(told, CardDrawn)) == 2
    assert gold(game) == [0, 1, 1, 0]


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


@pytest.mark.rule("M1", "M4", "R-28")
def test_gold_found_on_the_way_pays_the_next_toll() -> None:
    game = load("""
        modules: base toll new_goals path_specialist
        seats: 3
        coins: 0 0 0
        hand 0: path_specialist NESW NEW
        goals: 8,0=sack1:NE
        toll: 1 0,0 W
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """)
    run(game, "0 path_specialist")
    assert refused(game, 0, "lay NEW@-1,0 toll 0") == "no_gold"
    run(game, "0 lay NESW@7,0", "0 lay NEW@-1,0 toll 0")
    assert gold(game) == [0, 1, 0]
