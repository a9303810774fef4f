"""The large card as a part of the maze (R-22)."""

import pytest
from tests.rules.helpers import legal_lines, load, of, refused, roles, run, turned_up

from saboteur.play.events import LargeReached

# The wardrobe lies on 4,-3 5,-3 4,-2 5,-2, the tunnel party on 4,2 5,2 4,3 5,3.
BEFORE = """
seats: 3
roles: digger digger saboteur
dwarfs: digger
grid:
  S ─ ─ ┴ ┴
"""
# It was joined by the crossing at 4,-1.
JOINED = """
modules: base wardrobe
seats: 3
large_used: yes
grid:
  · · · · ┼
  S ─ ─ ┴ ┴
"""


@pytest.mark.rule("R-22", "M2")
def test_a_joined_open_side_that_points_at_it_joins_it() -> None:
    game = load("modules: base wardrobe", BEFORE, "hand 0: NS")
    told = run(game, "0 lay NS@4,-1")
    assert of(told, LargeReached) == [LargeReached(0, "wardrobe")]
    assert roles(game)[0] == "digger"


@pytest.mark.rule("R-22", "M3")
def test_the_tunnel_party_likewise() -> None:
    game = load("modules: base tunnel_party", "seats: 3", "hand 0: NS", "maze: EW@1,0 EW@2,0 NEW@3,0 NESW@4,0")
    assert of(run(game, "0 lay NS@4,1"), LargeReached) == [LargeReached(0, "tunnel_party")]


@pytest.mark.rule("R-22")
def test_a_closed_side_or_one_that_is_not_joined_does_not_join_it() -> None:
    game = load("modules: base wardrobe", BEFORE, "hand 0: NE N|S")
    assert of(run(game.copy(), "0 lay NE@4,-1 turned"), LargeReached) == []
    assert of(run(game.copy(), "0 lay N|S@4,-1"), LargeReached) == []


@pytest.mark.rule("R-22")
def test_its_effect_happens_once_a_round() -> None:
    game = load(JOINED, "hand 0: NES", "maze: NESW@3,-1")
    assert of(run(game, "0 lay NES@3,-2"), LargeReached) == []


@pytest.mark.rule("R-22", "B7")
def test_once_joined_it_joins_every_open_side_that_points_at_it() -> None:
    game = load(JOINED, "hand 0: EW NW NS")
    lines = legal_lines(game, 0, "lay")
    assert "lay EW@6,-2" in lines  # it is the card's only neighbour
    assert "lay EW@3,-3" in lines
    assert "lay NS@5,-4" in lines


@pytest.mark.rule("R-22", "B7")
def test_no_side_of_a_neighbour_misfits_it_but_an_open_one_is_needed() -> None:
    game = load(JOINED, "hand 0: NS NW")
    assert refused(game, 0, "lay NS@6,-2") == "not_joined"  # a closed side fits, and joins nothing
    assert "lay NW@6,-2" in legal_lines(game, 0)
    assert refused(game, 0, "lay NW@6,-2 turned") == "not_joined"


@pytest.mark.rule("R-22", "B7")
def test_before_it_is_joined_it_can_be_touched_but_joins_nothing() -> None:
    game = load("modules: base wardrobe", BEFORE, "hand 0: EW")
    assert refused(game, 0, "lay EW@6,-2") == "not_joined"


@pytest.mark.rule("R-22", "B11")
def test_it_cannot_fall() -> None:
    game = load(JOINED, "hand 0: rockfall")
    assert refused(game, 0, "rockfall 4,-2") == "fixed_card"


@pytest.mark.rule("R-22", "B11")
def test_it_is_not_held_up_by_a_side_that_depends_on_it() -> None:
    game = load(JOINED, "hand 0: rockfall", "hand 1: EW", "maze: NESW@6,-2")
    assert "lay EW@7,-2" in legal_lines(load(JOINED, "hand 0: EW", "maze: NESW@6,-2"), 0)
    run(game, "0 rockfall 4,-1")
    assert refused(game, 1, "lay EW@7,-2") == "not_joined"


@pytest.mark.rule("R-22", "B11")
def test_it_stays_joined_while_another_way_points_at_it() -> None:
    game = load(JOINED, "hand 0: rockfall", "hand 1: EW", "maze: NES@3,-1 NEW@3,-2 turned NESW@6,-2")  # fmt: skip
    run(game, "0 rockfall 4,-1")
    assert "lay EW@7,-2" in legal_lines(game, 1)


@pytest.mark.rule("R-22", "S5")
def test_it_may_not_be_a_ladders_only_neighbour() -> None:
    game = load(JOINED.replace("base", "saboteur2"), "hand 0: E+ladder")
    assert refused(game, 0, "lay E+ladder@3,-3") == "touches_nothing"


@pytest.mark.rule("R-22", "B13")
def test_it_reaches_nothing_by_itself() -> None:
    game = load(
        "modules: base wardrobe chests", "options: chest_layout=3,-3 6,-3 6,-1 6,1", "seats: 3", "hand 0: NS",
        "grid:\n  S ─ ─ ┴ ┴",
    )  # fmt: skip
    told = run(game, "0 lay NS@4,-1")
    assert len(of(told, LargeReached)) == 1
    assert [str(cell) for cell in game.view(None).chests] == ["3,-3", "6,-3", "6,-1", "6,1"]
    assert turned_up(game) == {}
