"""A turn of the base game: one thing, then a draw (B6); broken tools, repairs, rockfall and map (B9–B12)."""

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    discards,
    front,
    hand,
    laid,
    legal_lines,
    load,
    note_goals,
    of,
    pile,
    play,
    question,
    refused,
    run,
)

from saboteur.play.events import CardDrawn, MapRead, Passed, RockFell, ToolBroken, ToolMended
from saboteur.play.fields.values import Cell

# -- B6 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B6")
@pytest.mark.parametrize("line", ["lay NS@0,1", "break cart 2", "pass map"])
def test_a_turn_is_one_path_one_action_or_a_pass_and_then_one_card_is_drawn(line: str) -> None:
    game = load("""
        seats: 4
        hand 0: NS break_cart map
        pile: NEW ...
    """)
    size = len(pile(game))
    told = play(game, 0, line)
    assert of(told, CardDrawn) == [CardDrawn(0, size - 1, "NEW")]
    assert len(hand(game, 0)) == 3
    assert "NEW" in hand(game, 0)
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("B6")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    game = load("""
        seats: 3
        hand 0: NS map
        pile: -
    """)
    told = run(game, "0 pass map")
    assert of(told, CardDrawn) == []
    assert hand(game, 0) == ["NS"]


@pytest.mark.rule("B6")
def test_a_pass_is_one_card_face_down() -> None:
    game = load("""
        seats: 3
        hand 0: NS map
    """)
    assert refused(game, 0, "pass NS map") == "wrong_number"
    assert refused(game, 0, "pass NEW") == "not_in_hand"
    told = play(game, 0, "pass map", eyes=1)
    assert of(told, Passed) == [Passed(0, 1, None)]
    assert discards(game)[0] == "map"


@pytest.mark.rule("B6")
def test_a_seat_must_do_one_of_the_three() -> None:
    game = load("""
        seats: 3
        hand 0: NS map
    """)
    kinds = {line.split()[0] for line in legal_lines(game, 0)}
    assert kinds == {"lay", "map", "pass"}


@pytest.mark.rule("B6")
def test_a_seat_with_an_empty_hand_is_skipped() -> None:
    game = load("""
        seats: 4
        pile: -
        hand 0: NS map
        hand 1: -
        hand 2: -
        hand 3: map
    """)
    run(game, "0 pass map")
    assert question(game) == ("take_turn", [3])
    run(game, "3 pass map")
    assert question(game) == ("take_turn", [0])


@pytest.mark.rule("B6")
def test_out_of_turn_nothing_can_be_done() -> None:
    game = load("""
        seats: 3
        hand 1: map
    """)
    assert refused(game, 1, "map 8,0") == "not_asked"


# -- B9 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B9")
def test_a_broken_tool_is_laid_before_another_seat() -> None:
    game = load("""
        seats: 3
        hand 0: break_pick
    """)
    assert refused(game, 0, "break pick 0") == "own_seat"
    told = run(game, "0 break pick 2")
    assert of(told, ToolBroken) == [ToolBroken(0, 2, "pick")]
    assert front(game, 2) == ["pick"]
    assert discards(game) == []


@pytest.mark.rule("B9")
def test_at_most_one_broken_tool_of_each_kind_lies_before_a_seat() -> None:
    game = load("""
        seats: 3
        hand 0: break_pick break_cart
        front 1: pick lantern
    """)
    assert refused(game, 0, "break pick 1") == "already_there"
    run(game, "0 break cart 1")
    assert front(game, 1) == ["pick", "lantern", "cart"]


@pytest.mark.rule("B9")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
def test_whoever_has_a_broken_tool_lays_no_path_but_may_do_all_else(tool: str) -> None:
    game = load(f"""
        seats: 3
        front 0: {tool}
        hand 0: NESW map break_pick
    """)
    assert refused(game, 0, "lay NESW@1,0") == "blocked"
    assert legal_lines(game, 0) == [
        "break pick 1", "break pick 2", "map 8,-2", "map 8,0", "map 8,2", "pass NESW", "pass break_pick", "pass map",
    ]  # fmt: skip


@pytest.mark.rule("B9", "B10")
def test_who_repairs_its_own_tool_lays_only_from_the_next_turn_on() -> None:
    game = load("""
        seats: 3
        front 0: pick
        hand 0: fix_pick NESW
        hand 1: map map
        hand 2: map map
    """)
    run(game, "0 fix pick 0")
    assert question(game) == ("take_turn", [1])
    run(game, "1 map 8,0", "2 map 8,0")
    assert "lay NESW@1,0" in legal_lines(game, 0)


# -- B10 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B10", "R-27")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_repair_removes_a_matching_tool_before_any_seat_and_both_are_discarded(seat: int) -> None:
    game = load(f"""
        seats: 3
        front {seat}: lantern pick
        hand 0: fix_lantern
    """)
    told = run(game, f"0 fix lantern {seat}")
    assert of(told, ToolMended) == [ToolMended(0, seat, "lantern")]
    assert front(game, seat) == ["pick"]
    assert discards(game) == ["fix_lantern", "break_lantern"]


@pytest.mark.rule("B10")
def test_a_repair_does_not_mend_another_tool() -> None:
    game = load("""
        seats: 3
        front 1: pick cart
        hand 0: fix_lantern fix_pick_lantern
    """)
    assert legal_lines(game, 0, "fix") == ["fix pick 1 with fix_pick_lantern"]
    assert refused(game, 0, "fix lantern 1") == "nothing_there"


@pytest.mark.rule("B10")
@pytest.mark.parametrize(("tool", "other"), [("pick", "cart"), ("cart", "pick")])
def test_a_repair_with_two_symbols_removes_one_of_either_never_two(tool: str, other: str) -> None:
    game = load("""
        seats: 3
        front 1: pick lantern cart
        hand 0: fix_pick_cart
    """)
    assert legal_lines(game, 0, "fix") == ["fix pick 1 with fix_pick_cart", "fix cart 1 with fix_pick_cart"]
    run(game, f"0 fix {tool} 1 with fix_pick_cart")
    assert front(game, 1) == [one for one in ("pick", "lantern", "cart") if one in (other, "lantern")]
    assert discards(game) == ["fix_pick_cart", f"break_{tool}"]


# -- B11 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B11", "R-27")
def test_rockfall_removes_one_path_card_and_both_are_discarded() -> None:
    game = load("""
        seats: 3
        hand 0: rockfall
        grid:
          S ─ ┼ ┐
    """)
    told = run(game, "0 rockfall 2,0")
    assert of(told, RockFell) == [RockFell(0, Cell(2, 0))]
    assert laid(game) == {"1,0": "EW", "3,0": "NE turned"}
    assert discards(game) == ["rockfall", "NESW"]


@pytest.mark.rule("B11")
def test_rockfall_removes_neither_the_start_nor_a_goal() -> None:
    game = load("""
        seats: 3
        hand 0: rockfall
        goals: 8,-2=treasure 8,0=stone:NW up
        grid:
          S ─ ─ ┴ ┴ ┴ ┴ ┴
    """)
    assert refused(game, 0, "rockfall 0,0") == "fixed_card"
    assert refused(game, 0, "rockfall 8,0") == "fixed_card"
    assert refused(game, 0, "rockfall 8,-2") == "fixed_card"
    assert refused(game, 0, "rockfall 1,1") == "nothing_there"
    assert [line.split()[1] for line in legal_lines(game, 0, "rockfall")] == [f"{x},0" for x in range(1, 8)]


@pytest.mark.rule("B11", "B7")
def test_what_is_cut_off_stays_but_is_not_joined_until_it_is_connected_again() -> None:
    game = load("""
        seats: 3
        hand 0: rockfall
        hand 1: NEW EW
        hand 2: EW
        grid:
          S ─ ┼ ┼
    """)
    run(game, "0 rockfall 1,0")
    assert laid(game) == {"2,0": "NESW", "3,0": "NESW"}
    assert refused(game, 1, "lay EW@4,0") == "not_joined"
    run(game, "1 lay NEW@1,0")  # the gap is filled again
    assert "lay EW@4,0" in legal_lines(game, 2)


@pytest.mark.rule("B11")
def test_a_cut_off_card_may_fall_too() -> None:
    game = load("""
        seats: 3
        hand 0: rockfall
        grid:
          S · ┼ ┼
    """)
    run(game, "0 rockfall 3,0")
    assert laid(game) == {"2,0": "NESW"}


# -- B12 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B12", "R-23")
def test_a_map_shows_one_face_down_goal_to_its_player_alone() -> None:
    game = load("""
        seats: 3
        hand 0: map
        goals: 8,-2=stone 8,0=treasure
    """)
    same = game.copy()
    (read,) = of(play(game, 0, "map 8,0"), MapRead)
    assert read.sight is not None
    assert read.sight.goal is not None
    assert read.sight.goal.kind == "treasure"
    assert note_goals(game, 0) == {"8,0": "treasure"}
    assert of(play(same, 0, "map 8,0", eyes=1), MapRead) == [MapRead(0, Cell(8, 0), None)]
    assert note_goals(game, 1) == note_goals(game, 2) == {}
    assert discards(game) == ["map"]


@pytest.mark.rule("B12")
def test_spectators_see_nothing_of_what_a_map_shows() -> None:
    game = load("""
        seats: 3
        hand 0: map
    """)
    assert of(play(game, 0, "map 8,2", eyes=SPECTATOR), MapRead) == [MapRead(0, Cell(8, 2), None)]


@pytest.mark.rule("B12")
def test_a_map_looks_at_no_goal_that_is_turned_and_at_nothing_else() -> None:
    game = load("""
        seats: 3
        hand 0: map
        goals: 8,0=stone:NW up
        grid:
          S ─ ─ ┴ ┴ ┴ ┴ ┴
    """)
    assert refused(game, 0, "map 8,0") == "goal_open"
    assert refused(game, 0, "map 7,0") == "nothing_there"
    assert legal_lines(game, 0, "map") == ["map 8,-2", "map 8,2"]
