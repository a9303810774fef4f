"""Goal swap, and what becomes of notes (C17, R-34, R-23)."""

from random import Random

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    discards,
    faces,
    legal_lines,
    load,
    note_goals,
    of,
    play,
    question,
    refused,
    run,
)

from saboteur.play import positions
from saboteur.play.actions import HandleGoals
from saboteur.play.events import CardPlayed, GoalsHandled
from saboteur.play.fields.values import Cell
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.positions import position_of
from saboteur.play.views.view_types import Note

SWAP = """
modules: base goal_swap
seats: 3
hand 0: goal_swap map
hand 1: map
hand 2: NS
goals: 8,-2=stone:NE 8,0=treasure 8,2=stone:NW
"""


@pytest.mark.rule("C17")
def test_two_face_down_goals_are_swapped() -> None:
    game = load(SWAP)
    run(game, "0 goal_swap 8,-2 8,0")
    assert question(game) == ("swap_goals", [0])
    run(game, "0 swap")
    assert faces(game) == {"8,-2": "treasure", "8,0": "stone", "8,2": "stone"}
    assert discards(game)[0] == "goal_swap"
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C17")
def test_or_they_are_put_back_as_they_were() -> None:
    game = load(SWAP)
    run(game, "0 goal_swap 8,-2 8,0", "0 leave")
    assert faces(game) == {"8,-2": "stone", "8,0": "treasure", "8,2": "stone"}


@pytest.mark.rule("C17")
def test_any_two_different_face_down_goals_can_be_taken() -> None:
    game = load(SWAP)
    assert legal_lines(game, 0, "goal_swap") == [
        "goal_swap 8,-2 8,0", "goal_swap 8,-2 8,2", "goal_swap 8,0 8,2"
    ]  # fmt: skip
    assert refused(game, 0, "goal_swap 8,0 8,0") == "same_cell"


@pytest.mark.rule("C17", "R-25")
def test_a_turned_goal_cannot_be_taken() -> None:
    game = load("""
        modules: base goal_swap
        hand 0: goal_swap
        goals: 8,0=stone:NW up
        grid:
          S ─ ─ ┴ ┴ ┴ ┴ ┴
    """)
    assert refused(game, 0, "goal_swap 8,0 8,2") == "goal_open"
    assert legal_lines(game, 0, "goal_swap") == ["goal_swap 8,-2 8,2"]


@pytest.mark.rule("C17")
def test_the_goals_are_taken_unseen() -> None:
    game = load(SWAP)
    told = str(play(game, 0, "goal_swap 8,-2 8,0")) + str(play(game, 0, "swap"))
    assert "treasure" not in told
    assert "stone" not in told
    assert note_goals(game, 0) == {}


@pytest.mark.rule("R-34")
@pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
def test_which_goals_were_taken_is_public_but_whether_they_were_swapped_is_not(eyes: int) -> None:
    game, other = load(SWAP), load(SWAP)
    (played,) = of(play(game, 0, "goal_swap 8,-2 8,0", eyes), CardPlayed)
    assert played.action == HandleGoals(Cell(8, -2), Cell(8, 0))
    play(other, 0, "goal_swap 8,-2 8,0")
    assert play(game, 0, "swap", eyes) == play(other, 0, "leave", eyes)
    viewer = None if eyes == SPECTATOR else eyes
    assert game.view(viewer) == other.view(viewer)
    assert faces(game) != faces(other)


@pytest.mark.rule("R-34")
def test_its_player_knows_whether_they_were_swapped() -> None:
    game = load(SWAP)
    run(game, "0 goal_swap 8,-2 8,0")
    (handled,) = of(play(game, 0, "swap"), GoalsHandled)
    assert handled == GoalsHandled(0, Cell(8, -2), Cell(8, 0), True)
    own = game.view(0).own
    assert own is not None
    assert [(note.about, note.swapped) for note in own.notes] == [("swap", True)]


@pytest.mark.rule("R-23", "R-34")
@pytest.mark.parametrize("answer", ["swap", "leave"])
def test_a_note_is_not_corrected_when_goals_move_in_secret(answer: str) -> None:
    game = load(SWAP, "question: take_turn 1")
    run(game, "1 map 8,0", "2 pass NS")
    run(game, "0 goal_swap 8,-2 8,0", f"0 {answer}")
    assert note_goals(game, 1) == {"8,0": "treasure"}


@pytest.mark.rule("R-23")
def test_a_note_follows_a_goal_that_is_moved_openly() -> None:
    game = load("""
        modules: base chests
        options: chest_layout=2,0 4,2 6,-1 6,1
        seats: 3
        hand 0: NESW
        tunnels: NESW
        chests: move_goal
        goals: 8,0=treasure
        note: 1 goal 8,0 treasure turn 1
        note: 2 goal 8,2 stone turn 1
    """)
    run(game, "0 lay NESW@1,0", "0 move 8,0")
    assert note_goals(game, 1) == {"9,0": "treasure"}
    assert note_goals(game, 2) == {"8,2": "stone"}


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


@pytest.mark.rule("C17", "R-23")
def test_two_goal_swaps_that_share_no_goal_stay_apart() -> None:
    game = load("""
        modules: base goal_swap new_goals
        seats: 3
        goals: 8,-2=treasure
        note: 0 goal 8,-2 treasure
        question: swap_goals 1 8,-2 8,0
        mover: 1
        hand 1: ?path*5
        hand 2: ?path*5
    """)
    run(game, "1 swap")
    again = position_of(game)
    again.question, again.mover = "swap_goals 2 9,-1 9,1", 2
    again.turn += 1
    game = positions.load(again)
    run(game, "2 swap")
    worlds = [position_of(resample(game, 0, Random(number))) for number in range(80)]
    cells = {goal.partition("=")[0] for world in worlds for goal in world.goals if "=treasure" in goal}
    assert cells == {"8,-2", "8,0"}


@pytest.mark.rule("C17", "R-23")
@pytest.mark.parametrize("known", ["8,-2", "8,0"])
@pytest.mark.parametrize("answer", ["swap", "leave"])
def test_whoever_knew_one_of_two_goals_handled_knows_neither_place_any_more(known: str, answer: str) -> None:
    game = load(f"""
        modules: base goal_swap
        seats: 3
        goals: {known}=treasure
        note: 1 goal {known} treasure
        question: swap_goals 0 8,-2 8,0
    """)
    run(game, f"0 {answer}")
    worlds = [position_of(resample(game, 1, Random(number))) for number in range(40)]
    cells = {goal.partition("=")[0] for world in worlds for goal in world.goals if "=treasure" in goal}
    assert cells == {"8,-2", "8,0"}


@pytest.mark.rule("R-23", "S8")
def test_a_note_about_a_dwarf_is_not_corrected_when_the_dwarf_changes() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        roles: blue green boss
        dwarfs: saboteur
        hand 0: inspection
        hand 1: hat_swap
    """)
    run(game, "0 inspection 2", "1 hat_swap 2")
    own = game.view(0).own
    assert own is not None
    assert [(note.seat, note.role) for note in own.notes] == [(2, "boss")]
