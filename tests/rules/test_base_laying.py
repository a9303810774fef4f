"""Laying path cards (B7, B8)."""

from itertools import permutations

import pytest
from tests.rules.helpers import laid, legal_lines, load, refusal, refused, run


@pytest.mark.rule("B7")
def test_a_path_card_is_laid_in_an_empty_cell() -> None:
    game = load("""
        hand 0: NESW
        grid:
          S ─
    """)
    assert refused(game, 0, "lay NESW@1,0") == "cell_taken"
    assert refused(game, 0, "lay NESW@0,0") == "cell_taken"
    assert refused(game, 0, "lay NESW@8,0") == "cell_taken"


@pytest.mark.rule("B7")
def test_a_path_card_touches_a_face_up_card() -> None:
    game = load("hand 0: NESW")
    assert refused(game, 0, "lay NESW@1,1") == "touches_nothing"
    assert refused(game, 0, "lay NESW@2,0") == "touches_nothing"


@pytest.mark.rule("B7")
def test_on_every_shared_side_both_cards_are_open_or_both_closed() -> None:
    game = load("""
        hand 0: NEW NESW EW NE NW
        grid:
          S ┐
          · ·
    """)  # beside 0,1 lies the start to the north; beside 1,1 the curve, open to the south
    assert refused(game, 0, "lay EW@1,1") == "does_not_fit"
    assert "lay NESW@1,1" in legal_lines(game, 0)
    assert refused(game, 0, "lay NESW@2,0") == "does_not_fit"  # the curve is closed to the east
    assert refused(game, 0, "lay NW@1,-1 turned") == "does_not_fit"  # and to the north


@pytest.mark.rule("B7")
def test_fitting_one_neighbour_is_not_enough() -> None:
    game = load("""
        hand 0: NESW NW EW
        grid:
          S ─ ─
          │ · ·
          └ · ·
    """)
    # 1,1 has a closed side above and a closed side to its left.
    assert refused(game, 0, "lay NESW@1,1") == "does_not_fit"
    # 1,2 is met by the curve's open side; 1,1 above it is empty.
    assert "lay EW@1,2" in legal_lines(game, 0)


@pytest.mark.rule("B7")
def test_sides_must_fit_cards_that_are_cut_off_as_well() -> None:
    game = load("""
        hand 0: NE NESW
        grid:
          S · ─
    """)
    assert refused(game, 0, "lay NE@1,0 turned") == "does_not_fit"  # closed to the east
    assert "lay NESW@1,0" in legal_lines(game, 0)


@pytest.mark.rule("B7")
def test_an_open_side_must_meet_an_open_side_that_is_joined() -> None:
    game = load("""
        hand 0: NESW NS
        grid:
          S E|W ·
    """)
    assert refused(game, 0, "lay NESW@2,0") == "not_joined"  # the dead end does not lead on


@pytest.mark.rule("B7")
def test_two_closed_sides_meeting_are_no_connection() -> None:
    game = load("""
        hand 0: EW NS NEW
        grid:
          S ─
    """)
    assert refused(game, 0, "lay NEW@1,-1") == "not_joined"


@pytest.mark.rule("B7")
def test_one_joined_side_is_enough_though_another_meets_a_dead_end() -> None:
    game = load("""
        hand 0: NESW
        grid:
          S ─ ┼ ·
          · · · N|W
    """)
    # North of the dead end's stub, and east of the crossing which is joined.
    assert "lay NESW@3,0" in legal_lines(game, 0)


@pytest.mark.rule("B7")
def test_a_card_that_meets_only_a_stub_of_a_dead_end_is_not_joined() -> None:
    game = load("""
        hand 0: NESW EW NS
        grid:
          S ─ N|E|S|W ·
    """)
    assert refused(game, 0, "lay NESW@3,0") == "not_joined"
    assert refused(game, 0, "lay NS@2,-1") == "not_joined"


@pytest.mark.rule("B7")
def test_a_card_lies_straight_or_turned_but_never_crosswise() -> None:
    game = load("hand 0: NS EW NE NW N|S N|W")
    assert set(legal_lines(game, 0, "lay")) == {
        "lay NS@0,-1", "lay NS@0,1", "lay EW@1,0", "lay EW@-1,0",
        "lay NE@0,-1 turned", "lay NE@1,0 turned", "lay NE@0,1", "lay NE@-1,0",
        "lay NW@0,-1 turned", "lay NW@1,0", "lay NW@0,1", "lay NW@-1,0 turned",
        "lay N|S@0,-1", "lay N|S@0,1",
        "lay N|W@0,-1 turned", "lay N|W@1,0", "lay N|W@0,1", "lay N|W@-1,0 turned",
    }  # fmt: skip
    assert refused(game, 0, "lay NS@1,0") == "does_not_fit"


@pytest.mark.rule("B7")
def test_the_maze_grows_beyond_every_side() -> None:
    game = load("""
        seats: 3
        hand 0: NS NS
        hand 1: EW NEW
        grid:
          │
          │
          S
    """)
    run(game, "0 lay NS@0,-3", "1 lay EW@-1,0")
    assert laid(game)["0,-3"] == "NS"
    assert laid(game)["-1,0"] == "EW"


@pytest.mark.rule("B7")
def test_the_maze_grows_beyond_the_goals() -> None:
    game = load("""
        hand 0: EW NS
        goals: 8,0=stone:NW up
        grid:
          S  ─  ─  ┴  ┴  ┴  ┴  ┴  ·  ·
    """, "maze: NW@8,-1 turned NESW@9,-1")  # fmt: skip
    assert "lay EW@10,-1" in legal_lines(game, 0)


DOWN = [*["NESW"] * 4, *["NES"] * 4, *["NS"] * 4]


ACROSS = [*["NESW"] * 4, *["NEW"] * 4, *["EW"] * 3]


@pytest.mark.rule("B7")
@pytest.mark.parametrize(("cards", "dx", "dy"), [(DOWN, 0, 1), (DOWN, 0, -1), (ACROSS, -1, 0)])
def test_the_maze_goes_on_as_far_as_anybody_digs(cards: list[str], dx: int, dy: int) -> None:
    placed = [f"{card}@{n * dx},{n * dy}" for n, card in enumerate(cards, 1)]
    game = load("seats: 3", f"maze: {' '.join(placed[:-2])}", f"hand 0: {cards[-2]} map", f"hand 1: {cards[-1]} map")
    run(game, f"0 lay {placed[-2]}", f"1 lay {placed[-1]}")
    assert [f"{card}@{cell}" for cell, card in laid(game).items()] == placed


AROUND = [(0, -1), (1, 0), (0, 1), (-1, 0)]


@pytest.mark.rule("B7", "B11")
@pytest.mark.parametrize(("gone", "left"), list(permutations(AROUND, 2)))
def test_a_card_may_still_touch_one_neighbour_when_another_has_fallen(
    gone: tuple[int, int], left: tuple[int, int]
) -> None:
    cells = [f"{5 + x},{5 + y}" for x, y in (gone, left)]
    game = load("modules: classic", "seats: 3", f"maze: NESW@{cells[0]} NESW@{cells[1]}", "hand 0: rockfall map",
                "hand 1: NESW map")  # fmt: skip
    run(game, f"0 rockfall {cells[0]}")
    assert "lay NESW@5,5" in legal_lines(game, 1, "lay")
    assert f"lay NESW@{5 + 2 * gone[0]},{5 + 2 * gone[1]}" not in legal_lines(game, 1, "lay")


@pytest.mark.rule("B8")
def test_a_face_down_goal_puts_no_condition_on_the_sides_that_meet_it() -> None:
    game = load("""
        hand 0: NEW NW E|W
        grid:
          S ─ ─ ┴ ┴ ┴ ┴ ·
    """)
    lays = legal_lines(game, 0, "lay")
    assert "lay NEW@7,0" in lays  # open towards the goal
    assert "lay NW@7,0" in lays  # closed towards the goal


@pytest.mark.rule("B8")
def test_a_face_down_goal_is_nothing_to_touch_and_carries_no_connection() -> None:
    game = load("""
        hand 0: NESW EW
        grid:
          S ─ ─ ┴ ┴ ┴ ┴ ┘
    """)
    assert refused(game, 0, "lay NESW@9,0") == "touches_nothing"
    assert refused(game, 0, "lay NESW@8,1") == "touches_nothing"


@pytest.mark.rule("B8")
def test_a_covered_chest_tunnel_puts_no_condition_and_is_nothing_to_touch() -> None:
    game = load("""
        modules: base chests
        hand 0: NES NEW NESW
        grid:
          S ─ ─
    """)  # chests at 3,-1 3,1 6,-1 6,1
    assert refused(game, 0, "lay NESW@4,-1") == "touches_nothing"
    assert refused(game, 0, "lay NESW@3,-1") == "cell_taken"
    lays = legal_lines(game, 0, "lay")
    assert "lay NESW@3,0" in lays
    assert "lay NES@3,0 turned" in lays
    assert "lay NEW@3,0" in lays


@pytest.mark.rule("B8")
def test_a_goal_that_is_turned_up_does_put_conditions() -> None:
    game = load(
        """
        hand 0: NESW EW NW
        goals: 8,0=stone:NW up
        grid:
          S  ─  ─  ┴  ┴  ┴  ┴  ┴
    """,
        "maze: NW@7,-1 turned",
    )
    assert refused(game, 0, "lay EW@8,-1") == "does_not_fit"  # the stone is open to the north
    assert "lay NESW@8,-1" in legal_lines(game, 0)
    assert refused(game, 0, "lay NESW@9,0") == "does_not_fit"  # and closed to the east


@pytest.mark.rule("B8")
def test_neither_legality_nor_a_refusal_depends_on_hidden_faces() -> None:
    seen = set()
    for faces in permutations(["treasure", "stone:NE", "stone:NW"]):
        goals = " ".join(f"8,{y}={face}" for y, face in zip((-2, 0, 2), faces, strict=True))
        game = load(
            f"goals: {goals}",
            """
            hand 0: NEW NW NESW map
            grid:
              S ─ ─ ┴ ┴ ┴ ┴ ·
            """,
        )
        tries = ("lay NESW@8,0", "lay NESW@9,0", "lay NESW@8,-1", "map 7,0")
        seen.add((*legal_lines(game, 0), *(refusal(game, 0, line).sentence for line in tries)))
    assert len(seen) == 1
