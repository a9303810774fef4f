"""The path specialist (C22, R-28)."""

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    discards,
    hand,
    laid,
    legal_lines,
    load,
    of,
    question,
    refused,
    run,
)

from saboteur.play.events import CardDrawn, GoalTurned, RoundEnded

TABLE = """
modules: base path_specialist
seats: 3
hand 0: path_specialist NESW EW NS map break_cart
pile: NE NW ...
"""


@pytest.mark.rule("C22", "R-28")
def test_two_paths_are_laid_one_after_the_other_and_two_cards_drawn_at_the_end() -> None:
    game = load(TABLE)
    run(game, "0 path_specialist")
    assert question(game) == ("lay_path", [0])
    assert of(run(game, "0 lay NESW@1,0"), CardDrawn) == []
    assert question(game) == ("lay_path", [0])
    told = run(game, "0 lay EW@2,0")
    assert len(of(told, CardDrawn)) == 2
    assert laid(game) == {"1,0": "NESW", "2,0": "EW"}
    assert sorted(hand(game, 0)) == sorted(["NS", "map", "break_cart", "NE", "NW"])  # one card fewer than before
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C22", "R-27")
def test_the_specialists_own_card_goes_to_the_discard_pile_when_its_turn_ends() -> None:
    game = load(TABLE)
    run(game, "0 path_specialist")
    assert discards(game) == []
    run(game, "0 lay NESW@1,0", "0 lay EW@2,0")
    assert discards(game) == ["path_specialist"]


@pytest.mark.rule("C22")
def test_a_specialists_turn_is_for_paths_only() -> None:
    game = load(TABLE)
    run(game, "0 path_specialist")
    assert refused(game, 0, "map 8,0") == "wrong_question"
    assert refused(game, 0, "pass map") == "wrong_question"
    assert {line.split()[0] for line in legal_lines(game, 0)} == {"lay"}


@pytest.mark.rule("R-28", "R-25")
def test_a_specialist_is_playable_only_if_a_first_path_can_be_laid() -> None:
    game = load("""
        modules: base path_specialist
        hand 0: path_specialist map
    """)
    assert refused(game, 0, "path_specialist") == "nothing_to_lay"


@pytest.mark.rule("R-28", "B9")
def test_a_seat_with_a_broken_tool_cannot_play_a_specialist() -> None:
    game = load("""
        modules: base path_specialist
        front 0: cart
        hand 0: path_specialist NESW
    """)
    assert refused(game, 0, "path_specialist") == "blocked"


@pytest.mark.rule("R-28", "S8")
def test_a_trapped_seat_cannot_play_a_specialist() -> None:
    game = load("""
        modules: saboteur2 path_specialist
        front 0: trapped
        hand 0: path_specialist NESW
    """)
    assert refused(game, 0, "path_specialist") == "blocked"


@pytest.mark.rule("R-28")
def test_the_second_path_must_be_laid_if_one_can_be() -> None:
    game = load(TABLE)
    run(game, "0 path_specialist")
    assert refused(game, 0, "done") == "must_lay"
    run(game, "0 lay NESW@1,0")
    assert refused(game, 0, "done") == "must_lay"


@pytest.mark.rule("R-28")
def test_otherwise_the_turn_may_end_and_one_card_is_drawn() -> None:
    game = load("""
        modules: base path_specialist
        seats: 3
        hand 0: path_specialist NESW map
        pile: NE NW ...
    """)
    told = run(game, "0 path_specialist", "0 lay NESW@1,0", "0 done")
    assert len(of(told, CardDrawn)) == 1
    assert sorted(hand(game, 0)) == ["NE", "map"]
    assert discards(game) == ["path_specialist"]


@pytest.mark.rule("R-28", "M1", "R-19")
def test_the_second_path_need_not_be_laid_if_only_a_guarded_cell_is_left() -> None:
    game = load("""
        modules: base path_specialist toll
        seats: 3
        hand 0: path_specialist E|W E
        coins: 1 1 1
        toll: 1 0,0 N
        toll: 1 0,0 W
        grid:
          S ·
          N ·
    """)  # a dead end at 1,0 leaves only the guarded cells for E
    run(game, "0 path_specialist", "0 lay E|W@1,0")
    lines = legal_lines(game, 0)
    assert "lay E@-1,0 toll 0" in lines
    assert "done" in lines


@pytest.mark.rule("R-28", "B13")
def test_each_path_reaches_on_its_own() -> None:
    game = load(
        "modules: base path_specialist", "seats: 3", "hand 0: path_specialist NEW NESW NES",
        "goals: 8,0=stone:NW 8,2=treasure", CORRIDOR,
    )  # fmt: skip
    told = run(game, "0 path_specialist", "0 lay NEW@7,0")
    assert len(of(told, GoalTurned)) == 1
    assert question(game) == ("lay_path", [0])
    assert "lay NESW@8,-1" in legal_lines(game, 0)  # on the stone that was just turned


@pytest.mark.rule("R-28", "B13")
def test_a_treasure_found_by_the_first_path_ends_the_round() -> None:
    game = load(
        "modules: base path_specialist", "seats: 3", "roles: saboteur digger digger",
        "hand 0: path_specialist NEW NESW", "goals: 8,0=treasure", CORRIDOR,
    )  # fmt: skip
    told = run(game, "0 path_specialist", "0 lay NEW@7,0")
    assert RoundEnded("treasure", 0) in told


@pytest.mark.rule("C22")
def test_fewer_cards_are_drawn_if_the_pile_has_fewer() -> None:
    game = load("""
        modules: base path_specialist
        seats: 3
        hand 0: path_specialist NESW EW
        pile: NE
    """)
    told = run(game, "0 path_specialist", "0 lay NESW@1,0", "0 lay EW@2,0")
    assert len(of(told, CardDrawn)) == 1
    assert hand(game, 0) == ["NE"]


@pytest.mark.rule("R-28", "R-19")
def test_a_cell_guarded_by_ones_own_dwarf_costs_nothing_so_the_second_path_must_be_laid() -> None:
    game = load("""
        modules: base path_specialist toll
        seats: 3
        hand 0: path_specialist E|W E
        toll: 0 0,0 W
        grid:
          S
          N
    """)
    run(game, "0 path_specialist", "0 lay E|W@1,0")
    assert refused(game, 0, "done") == "must_lay"
    assert legal_lines(game, 0) == ["lay E@-1,0"]
