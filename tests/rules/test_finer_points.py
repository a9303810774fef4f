"""Finer points, each of which a small fault in the engine would get wrong without any other scenario noticing."""

from collections import Counter
from random import Random

import pytest
from tests.rules.helpers import discards, hand, laid, legal_lines, load, new_game, of, question, run, turned_up

from saboteur.play import positions
from saboteur.play.events import ChestOpened, GoalTurned, LargeReached, RoundEnded
from saboteur.play.positions import position_of
from saboteur.play.resampling import resample
from saboteur.play.views import Note


@pytest.mark.rule("R-03", "M1")
def test_placing_a_toll_dwarf_with_the_last_card_is_no_pass() -> None:
    game = load("""
        modules: base toll
        options: round_end=all_passed
        seats: 3
        mover: 2
        passed: 0 1
        pile: -
        hand 0: EW map
        hand 1: EW map
        hand 2: NS
    """)
    told = run(game, "2 toll 0,0 E NS")
    assert of(told, RoundEnded) == []
    assert question(game) == ("take_turn", [0])
    assert of(run(game, "0 pass map"), RoundEnded) == []  # the row begins anew: seat 1 has not passed in it yet
    assert of(run(game, "1 pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("R-01", "C23")
def test_with_one_a_detour_turns_the_next_of_the_goals_still_reached() -> None:
    game = load("""
        modules: base detour
        options: reached_goals=one
        seats: 3
        grid:
          ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ┤
          S
        maze: NESW@-1,0
        goals: 8,0=stone:NE up 8,-2=stone:NW 8,2=treasure
        turned_goal: yes
        hand 0: detour
    """)
    told = run(game, "0 detour 0,1")
    assert [str(event.cell) for event in of(told, GoalTurned)] == ["8,-2"]


BESIDE = """
modules: base chests wardrobe
options: chest_layout=3,-2 1,2 3,3 7,2
seats: 3
roles: digger digger digger
dwarfs: saboteur
chests: no_goal_maps
grid:
  S ─ ─ ─
hand 0: NESW
hand 1: NS map
"""


@pytest.mark.rule("R-22", "R-33")
@pytest.mark.parametrize(("tunnel", "joins"), [("NE", False), ("NW", True)])
def test_a_tunnel_is_set_beside_the_large_card_as_if_there_were_none(tunnel: str, joins: bool) -> None:
    game = load(BESIDE.replace("S ─ ─ ─", "S ─ ─ ┴"), f"tunnels: {tunnel}")
    told = run(game, "0 lay NESW@3,-1")  # opens the tunnel at 3,-2, to the west of the wardrobe
    assert laid(game)["3,-2"] == f"{tunnel} turned"
    assert [event.place for event in of(told, LargeReached)] == ["wardrobe"] * joins
    assert question(game) == ("take_turn", [1])
    assert ("lay NS@4,-4" in legal_lines(game, 1)) == joins  # the wardrobe joins what points at it


@pytest.mark.rule("R-22", "R-33", "R-18")
def test_the_joined_large_card_reaches_no_tunnel_beside_it() -> None:
    corner = BESIDE.replace("S ─ ─ ─", "S ─ ─ ┴ ┴").replace("3,-2", "3,-3").replace("NESW", "NES")
    game = load(corner, "tunnels: NE", "large_used: yes", "maze: NESW@4,-1 NS@3,-2")
    assert "lay NS@4,-4" in legal_lines(load("mover: 1", corner, "large_used: yes", "maze: NESW@4,-1 NS@3,-2"), 1)
    assert "3,-3" in [str(cell) for cell in game.view(None).chests]  # the wardrobe is joined and touches it
    told = run(game, "0 lay NES@3,-1")  # but only this points at it, through 3,-2
    assert [str(event.cell) for event in of(told, ChestOpened)] == ["3,-3"]
    assert laid(game)["3,-3"] == "NE turned"


@pytest.mark.rule("R-22", "R-33")
def test_a_mismatched_tunnel_is_joined_by_the_large_card_at_its_open_side() -> None:
    text = BESIDE.replace("S ─ ─ ─", "S ─ ─ ┴ ┴").replace("NESW", "NES")
    game = load(text, "tunnels: NE", "large_used: yes", "maze: NESW@4,-1 NS@2,-2")
    run(game, "0 lay NES@3,-1")
    assert question(game) == ("choose_rotation", [0])  # open to the south, closed to the west: neither fits
    run(game, "0 straight")  # north, and east to the wardrobe, which is joined by 4,-1
    assert "lay NS@3,-3" in legal_lines(game, 1)  # its side to the wardrobe is closed: the tunnel is what joins it


@pytest.mark.rule("R-12", "M8")
def test_only_trove_and_chest_9_bring_the_veto_question_back() -> None:
    for chest, asked in (("draw_three", "take_turn"), ("dig_discards", "veto_window")):
        game = load(f"""
            modules: base chests veto
            options: chest_layout=2,0 4,2 5,3 6,2
            seats: 3
            chests: {chest}
            tunnels: NESW
            hand 0: NESW
            hand 1: map
            hand 2: map
            discards: veto{{*}} fix_pick fix_cart
        """)
        run(game, "0 lay NESW@1,0")
        run(game, "0 " + legal_lines(game, 0, "keep")[-1])
        run(game, "1 map 8,0")
        assert question(game)[0] == asked


@pytest.mark.rule("M3", "R-23")
def test_after_a_tunnel_party_nobody_knows_where_an_inspected_dwarf_went() -> None:
    game = load("""
        modules: saboteur2 tunnel_party
        seats: 4
        roles: blue boss green saboteur
        note: 0 dwarf 1 boss
        note: 2 dwarf 1 boss
        grid:
          S ─ ─ ┴ ┼
        hand 0: NESW ?*5
    """)

    def bosses(seat: int) -> set[int]:
        worlds = [position_of(resample(game, seat, Random(number))).roles for number in range(60)]
        return {holder for roles in worlds for holder, role in enumerate(roles) if role.startswith("boss")}

    assert bosses(0) == bosses(2) == {1}
    told = run(game, "0 lay NESW@4,1")
    assert [event.place for event in of(told, LargeReached)] == ["tunnel_party"]
    for seat in (0, 2):  # unless it came to this seat itself, it is with one of the others
        mine = game.view(seat).own.role == "boss"  # type: ignore[union-attr]
        assert bosses(seat) == ({seat} if mine else {0, 1, 2, 3} - {seat})


@pytest.mark.rule("C17", "R-34")
def test_two_goal_swaps_that_share_a_goal_mix_all_three() -> None:
    game = load("""
        modules: base goal_swap
        seats: 4
        note: 0 goal 8,-2 treasure
        hand 1: ?path*5
        hand 2: ?path*5
        question: swap_goals 1 8,-2 8,0
        mover: 1
    """)
    run(game, "1 swap")
    again = position_of(game)
    again.question, again.mover = "swap_goals 2 8,0 8,2", 2
    again.turn += 1
    game = positions.load(again)
    run(game, "2 swap")
    worlds = [resample(game, 0, Random(number)) for number in range(80)]
    cells = {goal.partition("=")[0] for world in worlds for goal in position_of(world).goals if "=treasure" in goal}
    assert cells == {"8,-2", "8,0", "8,2"}


@pytest.mark.rule("R-26", "R-14")
def test_the_tournaments_middle_card_is_not_detoured() -> None:
    game = load("modules: base tournament detour", "seats: 5", "maze: EW@4,0 setup", "hand 0: detour map")
    assert legal_lines(game, 0, "detour") == []
    game = load("modules: base tournament detour", "seats: 5", "maze: NESW@1,0 EW@4,0 setup", "hand 0: detour map")
    run(game, "0 detour -1,0")
    assert laid(game) == {"4,0": "EW", "-1,0": "NESW"}


@pytest.mark.rule("R-04", "M4")
@pytest.mark.parametrize("always", ["yes", "no"])
def test_the_treasure_may_lie_on_each_of_the_five_cells(always: str) -> None:
    games = [new_game("base new_goals", seed=seed, treasure_always_out=always) for seed in range(200)]
    dealt = [goal for game in games for goal in position_of(game).goals if "=treasure" in goal]
    cells = Counter(goal.partition("=")[0] for goal in dealt)
    assert len(cells) == 5
    assert max(cells.values()) < 60  # no cell is favoured, though a treasure that lay aside is put among the five
    assert (len(dealt) == 200) == (always == "yes")


@pytest.mark.rule("R-23", "M8")
@pytest.mark.parametrize(("moved", "cell", "other"), [("8,0", "9,0", "8,2"), ("8,2", "8,0", "9,2")])
def test_the_note_of_a_goal_swap_follows_a_goal_that_is_moved_openly(moved: str, cell: str, other: str) -> None:
    game = load("""
        modules: base chests goal_swap
        seats: 3
        note: 0 swap 8,0 8,2 yes turn 3
        question: move_goal 0
    """)
    run(game, f"0 move {moved}")
    (note,) = game.view(0).own.notes  # type: ignore[union-attr]
    assert (str(note.cell), str(note.other), note.swapped, note.turn) == (cell, other, True, 3)
    assert isinstance(note, Note)


@pytest.mark.rule("R-27")
@pytest.mark.parametrize(
    ("more", "lines", "top"),
    [
        ("maze: NES@-1,0\nhand 0: rockfall", ["0 rockfall -1,0"], ["rockfall", "NES"]),
        ("hand 0: fix_pick\nfront 1: pick", ["0 fix pick 1"], ["fix_pick", "break_pick"]),
        ("hand 0: map NES NE", ["0 pass map NES NE"], ["NE", "NES", "map"]),
        ("hand 0: map NES NE", ["0 pass NE map"], ["map", "NE"]),
        ("hand 0: map NES\nfront 0: trapped", ["0 drop NES map trapped"], ["trapped", "map", "NES"]),
        ("hand 0: map\nhand 1: veto", ["0 map 8,0", "1 veto", "2 allow"], ["veto", "map"]),
        ("veto_spent: yes\nhand 0: path_specialist NESW EW", ["0 path_specialist", "0 lay NESW@-1,0", "0 lay EW@1,0"],
         ["path_specialist", "veto"]),
        ("hand 0: freed\nfront 1: trapped", ["0 freed 1"], ["freed", "trapped"]),
        ("hand 0: hands_off\nfront 1: theft", ["0 hands_off 1"], ["hands_off", "theft"]),
    ],
)  # fmt: skip
def test_what_goes_to_the_discard_pile_together_lies_in_this_order(
    more: str, lines: list[str], top: list[str]
) -> None:
    unasked = "veto_spent: yes" if "veto" not in more else ""
    hands = "hand 2: ?path*6" if "hand 1" in more else "hand 1: ?path*6\nhand 2: ?path*6"
    game = load("modules: saboteur2 trove veto path_specialist", "seats: 3", hands, unasked, more)
    run(game, *lines)
    assert discards(game)[: len(top)] == top
    assert hand(game, 0) is not None
    assert turned_up(game) == {}
