"""Chests and what is reached: draws, moved goals, one thing after the other, set tunnels (R-16–R-18, R-33)."""

from random import Random

import pytest
from tests.rules.helpers import (
    CORRIDOR,
    discards,
    faces,
    gold,
    hand,
    laid,
    legal_lines,
    load,
    of,
    pile,
    play,
    question,
    refused,
    run,
    turned_up,
)

from saboteur.core.modules.chests import EFFECTS
from saboteur.play.events import (
    CardDrawn,
    CardKept,
    CardSet,
    CardTaken,
    ChestOpened,
    Event,
    GoalTurned,
    LargeReached,
    RoundEnded,
)
from saboteur.play.game import Game
from saboteur.play.positions import position_of
from saboteur.play.resampling import resample

# A crossing at 1,0 opens the chests at 1,-1, 1,1 and 2,0; their tunnels fit one way only.
THREE = """
modules: base chests path_specialist
options: chest_layout=1,-1 1,1 2,0 6,1
seats: 3
hand 0: NESW map
hand 1: break_pick
hand 2: -
tunnels: NE NW NES
pile: EW NS NEW NE NW NES ...
discards: fix_pick fix_cart
"""
OPENING = ("1,-1", "1,1", "2,0")


def opened(*chests: str) -> tuple[Game, int]:
    """Open chests in one turn, in this order, and do what they ask; return the number of plain draws too."""
    spare = [one for one in ("gold", "no_goal_maps", "inspect") if one not in chests]
    game = load(THREE, f"chests: {' '.join([*chests, *spare][:3])}")
    told = play(game, 0, "lay NESW@1,0")
    while question(game)[0] != "take_turn":
        kind = question(game)[0]
        if kind == "choose_reached":
            told += play(game, 0, f"open {next(c for c in OPENING if f'open {c}' in legal_lines(game, 0))}")
        else:
            told += play(game, 0, legal_lines(game, 0)[0])
    return game, len([event for event in of(told, CardDrawn) if event.seat == 0])


@pytest.mark.rule("R-16", "M8")
@pytest.mark.parametrize(
    ("chests", "draws"),
    [
        (["gold"], 1),
        (["no_draw"], 0),
        (["extra_draw"], 2),
        (["no_draw", "extra_draw"], 1),
        (["extra_draw", "no_draw"], 1),
        (["take_card"], 0),
        (["draw_three"], 0),
        (["dig_discards"], 0),
        (["take_card", "extra_draw"], 1),
        (["draw_three", "extra_draw"], 1),
        (["extra_draw", "dig_discards"], 1),
        (["take_card", "draw_three"], 0),
        (["no_draw", "take_card"], 0),
        (["take_card", "draw_three", "dig_discards"], 0),
        (["no_draw", "extra_draw", "take_card"], 0),
        (["take_card", "draw_three", "extra_draw"], 1),  # never below none: what is added later is drawn
        (["take_card", "extra_draw", "draw_three"], 0),
        (["extra_draw", "take_card", "draw_three"], 0),
        (["no_draw", "take_card", "extra_draw"], 1),
        (["take_card", "dig_discards", "extra_draw"], 1),
    ],
)
def test_how_many_cards_are_drawn_after_chests(chests: list[str], draws: int) -> None:
    assert opened(*chests)[1] == draws


@pytest.mark.rule("R-16", "M8")
@pytest.mark.parametrize(
    ("chests", "size"),
    [
        (["gold"], 2),  # a map and the draw
        (["no_draw", "take_card"], 2),  # what has nothing left to replace happens all the same
        (["take_card", "draw_three"], 3),
        (["take_card", "draw_three", "dig_discards"], 4),
        (["no_draw", "draw_three", "extra_draw"], 3),  # the extra draw is not taken by what replaced nothing
    ],
)
def test_how_large_a_hand_is_after_chests(chests: list[str], size: int) -> None:
    assert len(hand(opened(*chests)[0], 0)) == size


@pytest.mark.rule("R-16")
@pytest.mark.parametrize(
    ("chests", "order"),
    [("take_card draw_three", [CardTaken, CardKept]), ("draw_three take_card", [CardKept, CardTaken])],
)
def test_effects_at_the_end_of_the_turn_come_in_the_order_they_arose(chests: str, order: list[type[Event]]) -> None:
    game = load(THREE, f"chests: {chests} no_goal_maps")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    while question(game)[0] != "take_turn":
        told += run(game, "0 " + legal_lines(game, 0)[0])
    assert [type(event) for event in told if isinstance(event, CardTaken | CardKept)] == order


@pytest.mark.rule("R-16")
def test_plain_draws_come_last() -> None:
    game = load(THREE, "chests: extra_draw take_card no_goal_maps")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    if question(game)[0] == "take_card":
        told += run(game, "0 take 1")
    kinds = [type(event) for event in told]
    assert kinds.index(CardTaken) < kinds.index(CardDrawn)


@pytest.mark.rule("R-16", "M8")
@pytest.mark.parametrize(("chests", "draws"), [("take_card no_goal_maps", 1), ("no_draw take_card", 0)])
def test_6_that_finds_no_cards_gives_back_only_the_draw_it_took(chests: str, draws: int) -> None:
    alone = THREE.replace("hand 1: break_pick", "hand 1: -")
    game = load(alone, f"chests: {chests} gold")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    assert len(of(told, CardDrawn)) == draws


@pytest.mark.rule("R-16", "R-28")
def test_a_first_path_that_owes_nothing_leaves_the_draw_of_the_second() -> None:
    game = load(
        THREE.replace("hand 0: NESW map", "hand 0: path_specialist NESW EW"), "chests: take_card draw_three inspect"
    )
    told = run(game, "0 path_specialist", "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1", "0 look 1", "0 lay EW@-1,0")
    while question(game)[0] != "take_turn":
        told += run(game, "0 " + legal_lines(game, 0)[0])
    assert len(of(told, CardDrawn)) == 1  # one of two was replaced by chest 6; chest 7 found none of the first path's


@pytest.mark.rule("R-16")
def test_a_game_that_began_under_the_first_revision_goes_on_as_it_counted_then() -> None:
    game = load(THREE, "revision: 1", "chests: take_card draw_three extra_draw")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    told += run(game, "0 " + legal_lines(game, 0)[0])
    assert of(told, CardDrawn) == []


@pytest.mark.rule("R-16", "R-28")
def test_a_specialist_with_two_paths_and_chest_3_draws_one() -> None:
    game = load(THREE.replace("hand 0: NESW map", "hand 0: path_specialist NESW EW"), "chests: no_draw gold inspect")
    run(game, "0 path_specialist", "0 lay EW@-1,0", "0 lay NESW@1,0")
    told = []
    while question(game)[0] != "take_turn":
        told += run(game, "0 " + legal_lines(game, 0)[0])
    assert len(of(told, CardDrawn)) == 1


@pytest.mark.rule("R-16", "M8")
def test_chest_6_that_finds_no_other_hand_with_a_card_leaves_the_normal_draw() -> None:
    game = load(THREE.replace("hand 1: break_pick", "hand 1: -"), "chests: take_card gold no_goal_maps")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    assert len(of(told, CardDrawn)) == 1


@pytest.mark.rule("R-16", "M8")
def test_chest_9_that_finds_an_empty_discard_pile_leaves_the_normal_draw() -> None:
    game = load(THREE.replace("discards: fix_pick fix_cart", ""), "chests: dig_discards gold no_goal_maps")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    assert len(of(told, CardDrawn)) == 1


# -- R-17 --------------------------------------------------------------------------------------------------

MOVING = """
options: chest_layout=2,0 4,2 5,3 6,2
seats: 3
hand 0: NESW
tunnels: NESW
chests: move_goal
"""


@pytest.mark.rule("R-17", "M8")
def test_chest_5_moves_a_face_down_goal_one_column_east() -> None:
    game = load("modules: base chests", MOVING, "goals: 8,-2=stone:NE 8,0=treasure 8,2=stone:NW")
    run(game, "0 lay NESW@1,0")
    assert question(game) == ("move_goal", [0])
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,0", "move 8,2"]
    run(game, "0 move 8,0")
    assert faces(game) == {"8,-2": "stone", "9,0": "treasure", "8,2": "stone"}
    assert turned_up(game) == {}


@pytest.mark.rule("R-17")
def test_a_goal_moves_only_onto_an_empty_cell() -> None:
    game = load("modules: base chests", MOVING, "maze: NS@9,0")
    run(game, "0 lay NESW@1,0")
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,2"]
    assert refused(game, 0, "move 8,0") == "cell_taken"


@pytest.mark.rule("R-17", "R-19")
def test_a_goal_does_not_move_onto_a_cell_with_a_toll_mark() -> None:
    game = load("modules: base chests toll", MOVING, "maze: NS@9,1", "toll: 1 9,1 N", "toll: 2 9,1 S")
    run(game, "0 lay NESW@1,0")
    assert list(faces(game)) == ["9,-2", "8,0", "8,2"]  # only one could move, so nobody was asked


@pytest.mark.rule("R-17")
def test_if_no_face_down_goal_can_move_nothing_happens() -> None:
    game = load("modules: base chests", MOVING, "maze: NS@9,-2 NS@9,0 NS@9,2")
    run(game, "0 lay NESW@1,0")
    assert question(game) == ("take_turn", [1])
    assert list(faces(game)) == ["8,-2", "8,0", "8,2"]
    assert len(hand(game, 0)) == 1


@pytest.mark.rule("R-17")
def test_a_turned_goal_does_not_move() -> None:
    game = load("modules: base chests", MOVING, "goals: 8,0=stone:NW up")
    run(game, "0 lay NESW@1,0")
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,2"]


@pytest.mark.rule("R-17", "S5")
def test_a_goal_reached_in_its_new_place_is_turned_even_beside_a_ladder() -> None:
    game = load("modules: saboteur2 chests", MOVING, "goals: 8,0=stone:NE", "maze: N+ladder@9,1")
    told = run(game, "0 lay NESW@1,0", "0 move 8,0")
    (turned,) = of(told, GoalTurned)
    assert (turned.seat, str(turned.cell)) == (0, "9,0")
    assert laid(game)["9,0"] == "NE turned"


@pytest.mark.rule("R-17", "S5")
def test_a_goal_may_come_to_lie_beside_a_ladder_without_being_reached() -> None:
    game = load("modules: saboteur2 chests", MOVING, "goals: 8,0=treasure", "maze: E+ladder@9,1")
    run(game, "0 lay NESW@1,0", "0 move 8,0")
    assert "9,0" in faces(game)
    assert turned_up(game) == {}


@pytest.mark.rule("R-17", "B7")
def test_the_cell_a_goal_left_is_an_ordinary_empty_cell() -> None:
    game = load(
        "modules: base chests", MOVING, "hand 1: EW",
        "grid:\n  S · · ┼ ┴ ┴ ┴ ┴", "goals: 8,0=stone:NW",
    )  # fmt: skip
    # The tunnel at 2,0 joins everything and would reach 8,0; the chest moves that goal away first.
    run(game, "0 lay NESW@1,0", "0 move 8,0")
    assert turned_up(game) == {}
    (turned,) = of(run(game, "1 lay EW@8,0"), GoalTurned)
    assert str(turned.cell) == "9,0"


# -- R-18 --------------------------------------------------------------------------------------------------


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


# -- R-33 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-33", "B14")
@pytest.mark.parametrize(("tunnel", "lies"), [("NE", "NE turned"), ("NW", "NW"), ("NES", "NES turned")])
def test_an_opened_tunnel_is_set_so_that_it_fits(tunnel: str, lies: str) -> None:
    game = load(f"""
        modules: base chests
        options: chest_layout=2,0 4,2 5,3 6,2
        seats: 3
        hand 0: NESW
        tunnels: {tunnel}
        chests: gold
    """)
    run(game, "0 lay NESW@1,0")
    assert laid(game)["2,0"] == lies
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-33", "B14")
@pytest.mark.parametrize("answer", ["straight", "turned"])
def test_if_both_rotations_fit_the_seat_chooses(answer: str) -> None:
    game = load("""
        modules: base chests
        options: chest_layout=2,0 4,2 5,3 6,2
        seats: 3
        hand 0: NESW
        tunnels: NEW
        chests: no_draw
    """)
    run(game, "0 lay NESW@1,0")
    assert question(game) == ("choose_rotation", [0])
    run(game, f"0 {answer}")
    assert laid(game)["2,0"] == "NEW" + " turned" * (answer == "turned")


@pytest.mark.rule("R-33")
@pytest.mark.parametrize(("answer", "open_way"), [("straight", "north"), ("turned", "west")])
def test_if_neither_fits_it_may_lie_mismatched(answer: str, open_way: str) -> None:
    game = load("""
        modules: base chests
        seats: 3
        hand 0: EW
        hand 1: NS
        tunnels: NE
        chests: no_draw
        maze: NS@3,-2 NW@0,-1 turned EW@1,-1
    """)  # the chest at 3,-1 would have to be open to the north and to the west
    run(game, "0 lay EW@2,-1")
    assert question(game) == ("choose_rotation", [0])
    run(game, f"0 {answer}")
    assert laid(game)["3,-1"] == "NE" + " turned" * (answer == "turned")
    joined = "lay NS@3,0" in legal_lines(game, 1)  # south of the tunnel
    assert joined == (open_way == "west")


@pytest.mark.rule("R-33", "M6")
def test_an_opened_tunnel_stays_and_its_chest_is_set_aside() -> None:
    game = load("modules: base chests", MOVING.replace("move_goal", "bury_five"), "pile: EW NS NEW NE NW NES ...")
    size = len(pile(game))
    run(game, "0 lay NESW@1,0")
    assert laid(game)["2,0"] == "NESW"
    assert [str(cell) for cell in game.view(None).chests] == ["4,2", "5,3", "6,2"]
    assert len(pile(game)) == size - 5 - 1
    assert discards(game)[:5] == ["NW", "NE", "NEW", "NS", "EW"]
    assert hand(game, 0) == ["NES"]


# The tunnel at 3,-1 is NES or NES turned beside NEW@3,0; both fit, and the seat chooses.
ROTATING = """
seats: 4
modules: base chests
maze: EW@1,0 EW@2,0
tunnels: NES NE NEW NES ?*3
hand 0: NEW ?*5
"""


@pytest.mark.rule("M6", "R-18", "R-33")
@pytest.mark.parametrize("chest", EFFECTS)
def test_a_chest_stays_face_down_until_its_tunnel_lies(chest: str) -> None:
    game = load(ROTATING, f"chests: {chest}")
    told = run(game, "0 lay NEW@3,0")
    assert question(game) == ("choose_rotation", [0])
    assert of(told, ChestOpened) == []
    view = game.view(0)
    assert "3,-1" in [str(cell) for cell in view.chests]
    assert not view.no_goal_maps
    told = run(game, "0 straight")
    kinds = [type(event) for event in told]
    assert kinds.index(CardSet) < kinds.index(ChestOpened)
    assert [event.chest for event in of(told, ChestOpened)] == [EFFECTS.index(chest) + 1]
    assert "3,-1" not in [str(cell) for cell in game.view(0).chests]


@pytest.mark.rule("M6", "R-33")
def test_until_the_tunnel_lies_every_chest_may_be_under_it() -> None:
    game = load(ROTATING, "chests: no_goal_maps")
    run(game, "0 lay NEW@3,0")
    for seat in (0, 1, None):
        worlds = [resample(game, seat, Random(number)) for number in range(60)]
        found = [position_of(world) for world in worlds]
        assert len({position.chests[0] for position in found}) >= 8
        assert {position.tunnels[0] for position in found} == {"NES"}
