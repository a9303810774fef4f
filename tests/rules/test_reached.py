"""What one path reaches, one thing after the other: goals, chests, the large card (R-18)."""

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    gold,
    legal_lines,
    load,
    of,
    question,
    run,
    turned_up,
)

from saboteur.play.events import (
    CardDrawn,
    ChestOpened,
    GoalTurned,
    LargeReached,
    RoundEnded,
)


@pytest.mark.rule("B13", "R-18")
def test_a_copy_of_a_game_goes_on_with_all_that_is_reached() -> None:
    game = load("modules: base chests", "seats: 3", "hand 0: NESW", "chests: no_draw extra_draw", "tunnels: NESW NE",
                "maze: EW@1,0 NESW@3,0")  # fmt: skip
    run(game, "0 lay NESW@2,0")
    for one in (game, game.copy()):
        assert question(one) == ("choose_reached", [0])
        run(one, "0 open 3,-1")
        assert [str(cell) for cell in one.view(None).chests] == ["6,-1", "6,1"]


@pytest.mark.rule("R-18", "B13")
def test_a_covered_tunnel_is_opened_then_takes_effect_and_may_reach_more() -> None:
    game = load(
        """
        modules: base chests
        options: chest_layout=2,2 4,2 6,2 7,0
        seats: 3
        hand 0: NEW
        tunnels: ? ? ? NESW
        chests: bury_five inspect no_draw gold
        goals: 8,0=stone:NW
        grid:
          S ─ ─ ┴ ┴ ┴
    """
    )
    told = run(game, "0 lay NEW@6,0")
    kinds = [type(event) for event in told if isinstance(event, ChestOpened | GoalTurned)]
    assert kinds == [ChestOpened, GoalTurned]
    assert gold(game) == [1, 0, 0]
    assert turned_up(game) == {"8,0": "stone"}


CHEST_AND_GOAL = """
modules: base chests
options: chest_layout=2,2 4,2 6,2 7,-1
seats: 3
roles: digger saboteur digger
hand 0: NEW
tunnels: ? ? ? NE
goals: 8,0=treasure
"""


@pytest.mark.rule("R-18", "R-17")
def test_what_is_no_longer_reached_drops_out() -> None:
    game = load(CHEST_AND_GOAL, "chests: gold inspect no_draw move_goal", CORRIDOR)
    run(game, "0 lay NEW@7,0")
    assert question(game) == ("choose_reached", [0])
    assert sorted(legal_lines(game, 0)) == ["open 7,-1", "open 8,0"]
    run(game, "0 open 7,-1", "0 move 8,0")
    assert turned_up(game) == {}
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-18", "B13")
def test_if_the_round_ends_nothing_more_is_turned_or_drawn() -> None:
    game = load(CHEST_AND_GOAL, "chests: inspect no_draw take_card gold", "round: 3", CORRIDOR)
    told = run(game, "0 lay NEW@7,0", "0 open 8,0")
    assert RoundEnded("treasure", 0) in told
    assert of(told, ChestOpened) == []
    assert of(told, CardDrawn) == []


@pytest.mark.rule("R-18", "M2")
def test_the_large_card_is_one_of_the_things_reached() -> None:
    game = load("""
        modules: base chests wardrobe
        seats: 3
        roles: digger digger digger
        dwarfs: saboteur
        hand 0: NESW
        tunnels: NE
        chests: gold
        grid:
          S ─ ─ ─ ┴
    """)  # the chest at 3,-1 is to the west of 4,-1, the wardrobe to the north
    run(game, "0 lay NESW@4,-1")
    assert question(game) == ("choose_reached", [0])
    assert len(legal_lines(game, 0)) == 2
    for cell in ("4,-3", "5,-3", "4,-2", "5,-2"):  # whichever of its cells is named, it is the same card
        other = game.copy()
        told = run(other, f"0 open {cell}")
        assert of(told, LargeReached) == [LargeReached(0, "wardrobe")]
    run(game, "0 open 3,-1")
    assert gold(game) == [1, 0, 0]
    own = game.view(0).own
    assert own is not None
    assert own.role == "saboteur"  # and then the wardrobe
    assert question(game) == ("take_turn", [1])
