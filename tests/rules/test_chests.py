"""Chests: where they lie, how they are opened and set, rockfall and map (M6, M7; R-33)."""

from collections import Counter
from random import Random

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
    pile,
    play,
    question,
    refused,
    run,
)
from tests.rules.scenes import by_chest, no_cards

from saboteur.core.table.refusal import Refusal
from saboteur.play.events import CardSet, ChestOpened, GoldGained, MapRead, RockFell, Sight
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.positions import position_of

EFFECTS = [
    "gold", "no_goal_maps", "no_draw", "extra_draw", "move_goal", "take_card", "draw_three", "inspect",
    "dig_discards", "bury_five",
]  # fmt: skip
TUNNELS = Counter({"NESW": 1, "NES": 2, "NEW": 2, "NE": 1, "NW": 1})


def plain(words: list[str] | None) -> list[str]:
    """Leave out who knows what."""
    return [word.partition("{")[0] for word in words or []]


def covered(game: Game) -> list[str]:
    """List the cells with covered chests."""
    return [str(cell) for cell in game.view(None).chests]


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("M6")
@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
@pytest.mark.parametrize(
    ("layout", "cells"),
    [
        ("a", ["3,-1", "3,1", "6,-1", "6,1"]),
        ("b", ["2,-2", "2,2", "4,0", "6,0"]),
        ("1,-3 7,3 7,-3 1,3", ["1,-3", "7,3", "7,-3", "1,3"]),
        ("2,0 1,1 1,-1 3,1", ["2,0", "1,1", "1,-1", "3,1"]),  # corners may meet
    ],
)
def test_four_covered_chests_lie_where_the_layout_says(foundation: str, layout: str, cells: list[str]) -> None:
    assert sorted(covered(new_game(f"{foundation} chests", chest_layout=layout))) == sorted(cells)


@pytest.mark.rule("M6")
def test_ten_chests_and_seven_tunnels_are_shuffled_and_four_of_each_lie_out() -> None:
    firsts = set()
    for seed in range(10):
        position = position_of(new_game("base chests", seed=seed))
        assert sorted(plain(position.chests)) == sorted(EFFECTS)
        assert Counter(plain(position.tunnels)) == TUNNELS
        firsts.add((plain(position.chests)[0], plain(position.tunnels)[0]))
    assert len(firsts) > 5
    assert covered(new_game("base chests")) == ["3,-1", "3,1", "6,-1", "6,1"]  # a, if nothing is said


@pytest.mark.rule("R-05", "M6")
def test_six_chests_are_aside() -> None:
    from saboteur.play.positions import position_of

    position = position_of(new_game("base chests"))
    assert len(position.chests) == 10
    assert position.chest_cells is not None
    assert len(position.chest_cells) == 4


@pytest.mark.rule("M6")
@pytest.mark.parametrize(
    "layout",
    [
        "2,0 3,0 5,3 6,2",  # side by side
        "1,0 4,2 5,3 6,1",  # beside the start
        "2,0 4,2 6,2",  # three
        "2,0 4,2 5,3 6,2 7,1",  # five
        "2,0 2,0 5,3 6,2",  # twice the same
        "0,2 4,2 5,3 6,2",
        "8,1 4,2 5,3 6,2",
        "2,0 4,-4 5,3 6,2",
        "2,0 4,2 5,4 6,2",
        "c",
    ],
)
def test_other_layouts_are_refused(layout: str) -> None:
    with pytest.raises(Refusal):
        new_game("base chests", chest_layout=layout)


@pytest.mark.rule("M6", "R-30")
@pytest.mark.parametrize(
    ("modules", "layout", "cell"),
    [
        ("base chests wardrobe", "2,0 4,-2 5,3 6,2", "4,-2"),
        ("saboteur2 chests tunnel_party", "2,0 5,3 6,0 1,2", "5,3"),
        ("base chests tournament", "b", "4,0"),
    ],
)
def test_cells_must_be_free_at_set_up(modules: str, layout: str, cell: str) -> None:
    with pytest.raises(Refusal, match=cell):
        new_game(modules, chest_layout=layout)


@pytest.mark.rule("M6", "B19")
def test_in_a_new_round_all_are_shuffled_again_and_four_lie_out() -> None:
    game = load(
        "modules: base chests", "seats: 3", "roles: digger digger digger", "chest_cells: - - 6,-1 -", no_cards(3)
    )  # fmt: skip
    run(game, "0 pass map")
    assert covered(game) == ["3,-1", "3,1", "6,-1", "6,1"]
    assert sorted(plain(position_of(game).chests)) == sorted(EFFECTS)
    assert Counter(plain(position_of(game).tunnels)) == TUNNELS


# -- covered -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M6", "B8")
def test_a_covered_tunnel_puts_no_condition_on_a_side_and_is_nothing_to_touch() -> None:
    game = load("modules: base chests", "hand 0: EW NS NESW", "maze: EW@1,0 EW@2,0", "tunnels: NE")
    lines = legal_lines(game, 0, "lay")
    assert "lay EW@3,0" in lines  # closed towards both chests
    assert "lay NESW@3,0" in lines  # open towards both
    assert refused(game, 0, "lay NS@4,-1") == "touches_nothing"


@pytest.mark.rule("M6", "B7")
def test_nothing_is_laid_onto_a_covered_tunnel() -> None:
    game = load("modules: base chests", "hand 0: NESW", "maze: NS@0,-1 NE@0,-2 turned")
    assert refused(game, 0, "lay NESW@3,-1") == "cell_taken"


# -- opening -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M6", "R-33")
def test_a_seat_that_joins_a_covered_tunnel_opens_it_and_its_chest_takes_effect() -> None:
    game = by_chest("gold")
    told = run(game, "0 lay NESW@1,0")
    assert [(event.seat, str(event.cell), event.tunnel) for event in of(told, ChestOpened)] == [(0, "2,0", "NESW")]
    kinds = [type(event) for event in told]
    assert kinds.index(CardSet) < kinds.index(ChestOpened) < kinds.index(GoldGained)
    assert laid(game)["2,0"] == "NESW"
    assert covered(game) == ["4,2", "5,3", "6,2"]
    assert gold(game) == [1, 0, 0]


@pytest.mark.rule("M6", "B13")
@pytest.mark.parametrize("card", ["N|W", "E|W", "N|E|S|W"])
def test_a_closed_side_or_one_that_is_not_joined_does_not_open_it(card: str) -> None:
    game = by_chest("gold", f"hand 0: {card}")
    run(game, f"0 lay {card}@1,0")
    assert len(covered(game)) == 4


@pytest.mark.rule("M6", "B13")
def test_closing_a_gap_farther_back_opens_several_in_the_players_order() -> None:
    game = load("""
        modules: base chests
        seats: 3
        hand 0: NESW
        chests: no_draw gold
        tunnels: NESW NES
        grid:
          S ─ · ┼
    """)
    run(game, "0 lay NESW@2,0")
    assert question(game) == ("choose_reached", [0])
    assert legal_lines(game, 0) == ["open 3,-1", "open 3,1"]
    run(game, "0 open 3,1", "0 straight")
    assert set(covered(game)) <= {"3,-1", "6,-1", "6,1"}


@pytest.mark.rule("M6")
def test_an_opened_tunnel_carries_paths_and_its_chest_does_not_act_again() -> None:
    game = by_chest("gold", "hand 1: NS", "hand 2: NESW")
    run(game, "0 lay NESW@1,0", "1 lay NS@2,1", "2 lay NESW@2,-1")
    assert {"2,1", "2,-1"} <= set(laid(game))
    assert gold(game) == [1, 0, 0]


@pytest.mark.rule("M6", "C19")
def test_a_vetoed_path_opens_nothing() -> None:
    game = by_chest("gold", "hand 2: veto", modules="base chests veto")
    run(game, "0 lay NESW@1,0", "1 allow", "2 veto")
    assert len(covered(game)) == 4
    assert gold(game) == [0, 0, 0]


@pytest.mark.rule("M6", "R-14")
def test_an_opened_tunnel_is_never_the_path_laid_last() -> None:
    game = by_chest("gold", "hand 1: detour", modules="base chests detour")
    run(game, "0 lay NESW@1,0")
    assert str(game.view(None).last_laid) == "1,0"


@pytest.mark.rule("R-33", "B14")
@pytest.mark.parametrize(("tunnel", "lies"), [("NE", "NE turned"), ("NW", "NW"), ("NES", "NES turned")])
def test_a_tunnel_with_one_fitting_rotation_is_set_without_asking(tunnel: str, lies: str) -> None:
    game = by_chest("gold", tunnel=tunnel)
    run(game, "0 lay NESW@1,0")
    assert laid(game)["2,0"] == lies
    assert question(game) == ("take_turn", [1])


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


@pytest.mark.rule("R-33", "M6")
def test_the_rotation_is_chosen_before_the_chest_takes_effect() -> None:
    game = by_chest("gold", tunnel="NEW")
    told = run(game, "0 lay NESW@1,0")
    assert question(game) == ("choose_rotation", [0])
    assert of(told, GoldGained) == []
    run(game, "0 turned")
    assert laid(game)["2,0"] == "NEW turned"
    assert gold(game) == [1, 0, 0]


@pytest.mark.rule("R-33", "S5")
def test_a_tunnel_set_beside_a_ladder_fits_it_too() -> None:
    game = load("""
        modules: saboteur2 chests
        options: chest_layout=3,1 5,2 6,3 7,1
        seats: 3
        hand 0: E+ladder
        chests: gold
        tunnels: NES
        maze: NS@1,1 NS@3,2 NS@3,0
    """)
    run(game, "0 lay E+ladder@2,1")
    assert laid(game)["3,1"] == "NES turned"  # open to the ladder in the west, to the north and the south
    assert gold(game) == [1, 0, 0]


@pytest.mark.rule("R-33", "S10")
def test_a_tunnel_that_lies_mismatched_connects_nothing_there() -> None:
    game = load("""
        modules: base chests
        seats: 3
        hand 0: EW
        hand 1: NS
        tunnels: NE
        chests: no_goal_maps
        maze: NS@3,-2 NW@0,-1 turned EW@1,-1
    """)
    run(game, "0 lay EW@2,-1", "0 straight")  # open to the north and the east: the way from the west ends there
    assert laid(game)["3,-1"] == "NE"
    assert refused(game, 1, "lay NS@3,-3") == "not_joined"


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


MOVING = """
options: chest_layout=2,0 4,2 5,3 6,2
seats: 3
hand 0: NESW
tunnels: NESW
chests: move_goal
"""


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


# -- rockfall ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M7", "B11", "R-35")
def test_rockfall_removes_a_covered_tunnel_with_its_chest_unseen() -> None:
    game = by_chest("gold", "hand 0: rockfall", "hand 1: NESW")
    for eyes in (0, 1, SPECTATOR):
        told = play(game.copy(), 0, "rockfall 2,0", eyes)
        assert [str(event.cell) for event in of(told, RockFell)] == ["2,0"]
        assert not of(told, ChestOpened)
        assert not of(told, MapRead)
    run(game, "0 rockfall 2,0")
    assert covered(game) == ["4,2", "5,3", "6,2"]
    assert discards(game) == ["rockfall"]
    assert gold(game) == [0, 0, 0]
    run(game, "1 lay NESW@1,0")
    assert "2,0" not in laid(game)


@pytest.mark.rule("M7")
def test_the_cell_is_an_ordinary_empty_one_then() -> None:
    game = load("modules: base chests", "seats: 3", "hand 0: rockfall", "hand 1: NESW", "hand 2: NS", "maze: NS@0,-1")
    run(game, "0 rockfall 3,-1")
    assert refused(game, 1, "lay NESW@3,-1") == "touches_nothing"  # no longer taken
    game = by_chest("gold", "hand 0: rockfall", "hand 1: NESW", "hand 2: NEW")
    run(game, "0 rockfall 2,0", "1 lay NESW@1,0", "2 lay NEW@2,0")
    assert laid(game)["2,0"] == "NEW"


@pytest.mark.rule("M7", "R-35")
def test_rockfall_removes_an_opened_tunnel_which_is_set_aside() -> None:
    game = by_chest("no_goal_maps", "hand 1: rockfall", "hand 2: NESW")
    run(game, "0 lay NESW@1,0", "1 rockfall 2,0")
    assert "2,0" not in laid(game)
    assert discards(game) == ["rockfall"]
    assert Counter(plain(position_of(game).tunnels)) == TUNNELS
    assert "lay NESW@2,0" in legal_lines(game, 2)
    assert game.view(None).no_goal_maps  # what the chest did stays


@pytest.mark.rule("M7", "B11")
def test_an_ordinary_path_still_goes_to_the_discard_pile() -> None:
    game = by_chest("gold", "hand 1: rockfall")
    run(game, "0 lay NESW@1,0", "1 rockfall 1,0")
    assert discards(game) == ["rockfall", "NESW"]


@pytest.mark.rule("M7", "B11")
@pytest.mark.parametrize(("cell", "chest"), [("1,0", False), ("3,1", True)])
def test_whether_a_fallen_card_was_a_covered_chest_is_told(cell: str, chest: bool) -> None:
    game = load("modules: base chests", "seats: 3", "maze: EW@1,0", "hand 0: rockfall map")
    assert [event.chest for event in of(run(game, f"0 rockfall {cell}"), RockFell)] == [chest]


@pytest.mark.rule("M7", "B11")
def test_neither_start_goal_nor_large_card_falls_but_every_chest_may() -> None:
    game = load("modules: base chests wardrobe", "hand 0: rockfall", "goals: 8,0=stone:NW up", "maze: NEW@7,0")
    assert sorted(legal_lines(game, 0, "rockfall")) == sorted(
        f"rockfall {cell}" for cell in ("3,-1", "3,1", "6,-1", "6,1", "7,0")
    )


# -- map ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("M7", "B12")
def test_a_map_shows_a_covered_tunnel_with_its_chest_instead_of_a_goal_to_the_player_alone() -> None:
    game = by_chest("bury_five", "hand 0: map", tunnel="NW")
    assert legal_lines(game, 0, "map") == [
        f"map {cell}" for cell in ("8,-2", "8,0", "8,2", "2,0", "4,2", "5,3", "6,2")
    ]
    (seen,) = of(play(game.copy(), 0, "map 2,0"), MapRead)
    assert seen.sight == Sight(tunnel="NW", chest=10)  # by its number in M8
    for eyes in (1, SPECTATOR):
        (told,) = of(play(game.copy(), 0, "map 2,0", eyes), MapRead)
        assert (str(told.cell), told.sight) == ("2,0", None)
    run(game, "0 map 2,0")
    assert covered(game) == ["2,0", "4,2", "5,3", "6,2"]  # it stays covered and nothing happens
    assert discards(game) == ["map"]


@pytest.mark.rule("M7", "R-23")
def test_what_the_map_showed_is_noted() -> None:
    game = by_chest("gold", "hand 0: map", tunnel="NW")
    run(game, "0 map 2,0")
    own = game.view(0).own
    assert own is not None
    assert [(note.about, str(note.cell), note.tunnel) for note in own.notes] == [("chest", "2,0", "NW")]


@pytest.mark.rule("M7")
def test_an_opened_tunnel_is_nothing_for_a_map() -> None:
    game = by_chest("gold", "hand 1: map")
    run(game, "0 lay NESW@1,0")
    assert "map 2,0" not in legal_lines(game, 1)
