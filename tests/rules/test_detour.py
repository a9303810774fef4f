"""The detour (C23, R-14)."""

import pytest
from tests.rules.helpers import (
    discards,
    gold,
    laid,
    legal_lines,
    load,
    of,
    question,
    refused,
    run,
    turned_up,
)

from saboteur.play.events import CardDiscarded, CardDrawn, RoundEnded
from saboteur.play.fields.values import Cell
from saboteur.play.modules.toll import TollGone

# The curve at 2,0 was laid last.
TABLE = """
modules: base detour
seats: 3
hand 0: detour
grid:
  S ─ ┘
"""


@pytest.mark.rule("C23", "R-14")
def test_the_path_laid_last_moves_to_another_cell_and_may_be_turned() -> None:
    game = load(TABLE)
    told = run(game, "0 detour -1,0 turned")
    assert laid(game) == {"1,0": "EW", "-1,0": "NW turned"}
    assert discards(game) == ["detour"]
    assert len(of(told, CardDrawn)) == 1
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-14")
def test_it_moves_to_a_different_cell() -> None:
    game = load(TABLE)
    assert refused(game, 0, "detour 2,0") == "same_cell"
    assert refused(game, 0, "detour 2,0 turned") == "same_cell"


@pytest.mark.rule("R-14", "B7")
def test_the_card_is_lifted_first_so_its_new_cell_must_be_legal_without_it() -> None:
    game = load(TABLE)
    assert refused(game, 0, "detour 2,-1 turned") == "touches_nothing"
    assert refused(game, 0, "detour 0,1 turned") == "does_not_fit"
    assert set(legal_lines(game, 0, "detour")) == {"detour 0,-1 turned", "detour 0,1", "detour -1,0 turned"}


@pytest.mark.rule("R-14")
def test_it_is_the_latest_card_that_still_lies_in_the_maze() -> None:
    game = load("""
        modules: base detour
        seats: 3
        hand 0: rockfall
        hand 1: detour
        maze: EW@1,0 NS@0,1 NESW@2,0
    """)
    run(game, "0 rockfall 2,0", "1 detour 0,-1")
    assert laid(game) == {"1,0": "EW", "0,-1": "NS"}


@pytest.mark.rule("R-14", "R-25")
def test_without_a_path_in_the_maze_it_cannot_be_played() -> None:
    game = load("modules: base detour", "hand 0: detour")
    assert refused(game, 0, "detour 1,0") == "nothing_there"
    assert legal_lines(game, 0, "detour") == []


@pytest.mark.rule("R-14", "R-25")
def test_a_card_that_fits_nowhere_else_cannot_be_moved() -> None:
    game = load("""
        modules: base detour
        hand 0: detour
        maze: N@0,-1 turned NS@0,1
    """)
    assert legal_lines(game, 0, "detour") == []


@pytest.mark.rule("R-14", "R-26")
def test_the_tournaments_middle_card_is_not_moved() -> None:
    game = load("""
        modules: base detour tournament
        hand 0: detour
        maze: NESW@4,0 setup
    """)
    assert refused(game, 0, "detour 1,0") == "nothing_there"


@pytest.mark.rule("R-26", "R-14")
def test_the_tournaments_middle_card_is_not_detoured() -> None:
    game = load("modules: base tournament detour", "seats: 5", "maze: EW@4,0 setup", "hand 0: detour map")
    assert legal_lines(game, 0, "detour") == []
    game = load("modules: base tournament detour", "seats: 5", "maze: NESW@1,0 EW@4,0 setup", "hand 0: detour map")
    run(game, "0 detour -1,0")
    assert laid(game) == {"4,0": "EW", "-1,0": "NESW"}


@pytest.mark.rule("R-14", "M6")
def test_an_opened_chest_tunnel_is_not_moved_but_the_path_before_it() -> None:
    game = load("""
        modules: base detour chests
        hand 0: detour
        chest_cells: - 3,1 6,-1 6,1
        tunnels: NESW
        maze: EW@1,0 NES@2,0 turned NES@2,-1 NESW@3,-1 tunnel
    """)
    assert game.view(None).last_laid is not None
    assert str(game.view(None).last_laid) == "2,-1"
    assert "detour -1,0" in legal_lines(game, 0)
    run(game, "0 detour -1,0")
    assert "2,-1" not in laid(game)
    assert laid(game)["3,-1"] == "NESW"


@pytest.mark.rule("R-14", "B9", "S8")
@pytest.mark.parametrize(("foundation", "front"), [("base", "pick"), ("saboteur2", "trapped"), ("saboteur2", "cart")])
def test_a_seat_with_a_broken_tool_or_trapped_may_play_it(foundation: str, front: str) -> None:
    game = load(f"""
        modules: {foundation} detour
        front 0: {front}
        hand 0: detour
        grid:
          S ─ ┘
    """)
    assert "detour 0,1" in legal_lines(game, 0)


@pytest.mark.rule("R-14", "S5")
def test_a_ladder_is_moved_by_the_rules_for_ladders() -> None:
    game = load("""
        modules: saboteur2 detour
        hand 0: detour
        maze: EW@4,0 NESW@5,0 NESW@6,0 NW@7,0 N+ladder@6,1
    """)
    lines = legal_lines(game, 0, "detour")
    assert "detour 5,1" in lines  # it touches a card that is cut off, and fits
    assert "detour 7,-1 turned" in lines
    assert refused(game, 0, "detour 7,-1") == "does_not_fit"
    assert refused(game, 0, "detour 7,-2") == "beside_goal"


@pytest.mark.rule("R-14")
def test_goals_it_had_opened_stay_open() -> None:
    game = load("""
        modules: base detour
        seats: 3
        hand 0: detour
        goals: 8,0=stone:NW up
        grid:
          S ─ ─ ┴ ┴ ┴ ┴ ┼
    """)
    run(game, "0 detour 0,-1")
    assert turned_up(game) == {"8,0": "stone"}
    assert laid(game)["8,0"] == "NW"


@pytest.mark.rule("R-14", "B11")
def test_parts_cut_off_stay_lying_but_are_not_joined() -> None:
    game = load("""
        modules: base detour
        seats: 3
        hand 0: detour
        hand 1: EW NEW
        maze: EW@2,0 NESW@3,0 NEW@1,0
    """)
    run(game, "0 detour 0,1")
    assert laid(game) == {"2,0": "EW", "3,0": "NESW", "0,1": "NEW"}
    assert refused(game, 1, "lay EW@4,0") == "not_joined"


@pytest.mark.rule("R-14", "B13")
def test_the_mover_counts_as_having_laid_it_and_may_be_the_finder() -> None:
    game = load("""
        modules: base detour
        seats: 3
        roles: digger saboteur digger
        hand 0: detour
        last_card: 2
        last_path: 2
        goals: 8,0=treasure
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """, "maze: NESW@0,1")  # fmt: skip
    assert RoundEnded("treasure", 0) in run(game, "0 detour 7,0")


@pytest.mark.rule("R-14", "R-19", "M1")
def test_a_guarded_cell_must_be_paid_for() -> None:
    table = """
        modules: base detour toll
        seats: 3
        hand 0: detour
        toll: 1 0,0 N
        toll: 0 0,0 S
        grid:
          S ─ ┘
    """
    game = load(table, "coins: 1 1 1")
    assert refused(game, 0, "detour 0,-1 turned") == "toll_unpaid"
    assert "detour 0,1" in legal_lines(game, 0)  # guarded by its own dwarf
    run(game, "0 detour 0,-1 turned toll 0")
    assert gold(game) == [0, 2, 1]
    game = load(table, "coins: 0 1 1")
    assert refused(game, 0, "detour 0,-1 turned toll 0") == "no_gold"


# A dwarf of seat 1 stands on the card laid last; the cell that it guards can be reached without that card, too.
ON_THE_LIFTED_CARD = """
seats: 3
hand 0: detour
coins: 1 1 1
toll: 1 1,-1 E
maze: NESW@1,0 NESW@2,0 NESW@1,-1
"""


@pytest.mark.rule("R-14", "R-19", "M1")
def test_a_toll_dwarf_on_the_lifted_card_is_out_before_the_new_cell_is_looked_at() -> None:
    game = load("modules: base detour toll", ON_THE_LIFTED_CARD)
    assert refused(game, 0, "detour 2,-1 toll 0") == "no_toll"
    assert legal_lines(game, 0, "ask") == []  # there is nothing to be paid for
    told = run(game, "0 detour 2,-1")
    assert TollGone(Cell(2, -1)) in told
    assert gold(game) == [1, 1, 1]
    assert [dwarf.where for dwarf in game.view(None).toll] == ["out", "free"]


@pytest.mark.rule("R-14", "R-12", "R-19")
def test_a_vetoed_detour_lifts_nothing_so_the_dwarf_stays() -> None:
    game = load("modules: base detour toll veto", ON_THE_LIFTED_CARD, "hand 1: veto")
    run(game, "0 detour 2,-1", "1 veto", "2 allow")
    assert [dwarf.where for dwarf in game.view(None).toll] == ["placed", "free"]
    assert laid(game)["1,-1"] == "NESW"


@pytest.mark.rule("R-14")
def test_in_a_game_that_began_under_an_earlier_revision_that_dwarf_is_still_paid() -> None:
    game = load("modules: base detour toll", "revision: 2", ON_THE_LIFTED_CARD)
    assert refused(game, 0, "detour 2,-1") == "toll_unpaid"
    run(game, "0 detour 2,-1 toll 0")
    assert gold(game) == [0, 2, 1]


@pytest.mark.rule("R-27", "R-14")
def test_its_own_card_is_discarded_when_all_that_it_reached_is_resolved() -> None:
    game = load("""
        modules: base detour chests
        seats: 3
        options: chest_layout=2,0 4,2 5,3 6,2
        tunnels: NESW
        chests: dig_discards
        hand 0: detour
        hand 1: NS
        hand 2: EW
        discards: map rockfall
        maze: NESW@0,1
    """)
    run(game, "0 detour 1,0")
    assert question(game) == ("keep_card", [0])
    assert "detour" not in discards(game)
    assert set(legal_lines(game, 0)) == {"keep map", "keep rockfall"}
    run(game, "0 keep map")
    assert discards(game) == ["detour", "rockfall"]


@pytest.mark.rule("R-27", "M8")
def test_with_nothing_else_discarded_chest_9_finds_nothing_and_the_normal_draw_is_made() -> None:
    game = load("""
        modules: base detour chests
        seats: 3
        options: chest_layout=2,0 4,2 5,3 6,2
        tunnels: NESW
        chests: dig_discards
        hand 0: detour
        maze: NESW@0,1
    """)
    told = run(game, "0 detour 1,0")
    assert len(of(told, CardDrawn)) == 1
    assert discards(game) == ["detour"]


@pytest.mark.rule("R-27")
def test_it_is_discarded_when_the_round_ends_too() -> None:
    game = load("""
        modules: base detour
        seats: 3
        roles: digger saboteur digger
        hand 0: detour
        goals: 8,0=treasure
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """, "maze: NESW@0,1")  # fmt: skip
    told = run(game, "0 detour 7,0")
    assert told.index(CardDiscarded("detour")) < told.index(RoundEnded("treasure", 0))


@pytest.mark.rule("R-27", "R-14")
def test_a_game_that_began_under_an_earlier_revision_discards_it_at_once() -> None:
    game = load("""
        modules: base detour chests
        revision: 2
        seats: 3
        options: chest_layout=2,0 4,2 5,3 6,2
        tunnels: NESW
        chests: dig_discards
        hand 0: detour
        discards: map rockfall
        maze: NESW@0,1
    """)
    run(game, "0 detour 1,0")
    assert set(legal_lines(game, 0)) == {"keep detour", "keep map", "keep rockfall"}
