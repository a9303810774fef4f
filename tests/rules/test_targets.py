"""What may be looked at, and what each card needs as its target (R-24, R-25)."""

import pytest
from tests.rules.helpers import (
    legal_lines,
    load,
    refused,
)


@pytest.mark.rule("R-24")
def test_a_seat_sees_its_own_dwarf_and_hand_and_all_that_lies_face_up_at_any_time() -> None:
    game = load("""
        seats: 3
        roles: digger saboteur digger
        hand 0: NS
        hand 1: map EW
        front 2: pick
        goals: 8,0=stone:NW up
        maze: EW@1,0 NEW@7,0
        question: take_turn 0
    """)
    view = game.view(1)
    assert view.own is not None
    assert (view.own.role, view.own.hand) == ("saboteur", ["EW", "map"])
    assert [f"{one.card}@{one.cell}" for one in view.maze] == ["EW@1,0", "NEW@7,0", "NW@8,0"]
    assert view.table[2].front == ["pick"]
    assert [str(goal.cell) for goal in view.goals if goal.face] == ["8,0"]


@pytest.mark.rule("R-25")
@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("fix_pick", "fix"),
        ("fix_pick_cart", "fix"),
        ("master_craftsman", "fix"),
        ("rockfall", "rockfall"),
        ("hands_off", "hands_off"),
        ("freed", "freed"),
        ("detour", "detour"),
        ("path_specialist", "path_specialist"),
    ],
)
def test_without_a_target_a_card_can_only_be_discarded(card: str, verb: str) -> None:
    game = load("modules: saboteur2 master_craftsman detour path_specialist", "seats: 3", f"hand 0: {card}")
    assert legal_lines(game, 0, verb) == []
    assert legal_lines(game, 0) == [f"pass {card}"]


@pytest.mark.rule("R-25", "B10")
def test_a_broken_tool_of_another_kind_is_no_target() -> None:
    game = load("seats: 3", "hand 0: fix_pick fix_pick_cart", "front 1: lantern")
    assert legal_lines(game, 0, "fix") == []


@pytest.mark.rule("R-25")
@pytest.mark.parametrize(
    ("card", "target", "line"),
    [
        ("fix_pick", "front 1: pick", "fix pick 1 with fix_pick"),
        ("fix_pick_cart", "front 0: cart", "fix cart 0 with fix_pick_cart"),
        ("master_craftsman", "front 2: lantern", "fix lantern 2 with master_craftsman"),
        ("rockfall", "maze: NS@0,1", "rockfall 0,1"),
        ("hands_off", "front 1: theft", "hands_off 1"),
        ("hands_off", "front 0: theft", "hands_off 0"),
        ("freed", "front 2: trapped", "freed 2"),
        ("inspection", "", "inspection 1"),
        ("hand_swap", "hand 1: -", "hand_swap 1"),
        ("detour", "maze: NS@0,1", "detour 0,-1"),
        ("trapped", "front 1: trapped", "trapped 2"),
        ("trove", "", "trove"),
        ("turnabout", "", "turnabout"),
        ("goal_swap", "", "goal_swap 8,-2 8,0"),
    ],
)
def test_with_a_target_it_can_be_played(card: str, target: str, line: str) -> None:
    game = load(
        "modules: saboteur2 master_craftsman detour trove turnabout goal_swap",
        "seats: 3",
        target,
        f"hand 0: {card}",
    )
    assert line in legal_lines(game, 0)


@pytest.mark.rule("R-25", "B12")
def test_a_map_needs_a_face_down_goal() -> None:
    game = load("""
        modules: base new_goals
        hand 0: map
        goals: 8,-2=stone:NE up 8,0=stone:NW up 8,2=sack1 up 9,-1=dragon:NE up 9,1=treasure
    """)
    assert legal_lines(game, 0, "map") == ["map 9,1"]


@pytest.mark.rule("R-25", "B9")
def test_a_broken_tool_needs_a_permitted_seat_without_an_equal_card() -> None:
    game = load("seats: 3", "hand 0: break_pick", "front 1: pick", "front 2: pick")
    assert legal_lines(game, 0) == ["pass break_pick"]


@pytest.mark.rule("R-25", "S8")
def test_trapped_inspection_and_hand_swap_need_another_seat() -> None:
    game = load("modules: saboteur2", "seats: 2", "hand 0: trapped inspection hand_swap", "front 1: trapped")
    assert legal_lines(game, 0, "trapped") == []
    assert refused(game, 0, "trapped 1") == "already_there"
    assert refused(game, 0, "trapped 0") == "own_seat"
    assert refused(game, 0, "inspection 0") == "own_seat"
    assert refused(game, 0, "hand_swap 0") == "own_seat"


@pytest.mark.rule("R-25", "C17")
def test_a_goal_swap_needs_two_face_down_goals() -> None:
    game = load(
        "modules: base goal_swap", "hand 0: goal_swap", "goals: 8,-2=stone:NE up 8,0=stone:NW up 8,2=treasure"
    )
    assert legal_lines(game, 0) == ["pass goal_swap"]


@pytest.mark.rule("R-25", "S3")
def test_discarding_two_needs_two_cards_in_hand_and_an_action_card_in_front() -> None:
    game = load("modules: saboteur2", "seats: 3", "hand 0: map", "front 0: pick")
    assert legal_lines(game, 0, "drop") == []
    game = load("modules: saboteur2", "seats: 3", "hand 0: map NS")
    assert legal_lines(game, 0, "drop") == []
    assert refused(game, 0, "drop map NS pick") == "nothing_there"
    game = load("modules: saboteur2", "seats: 3", "hand 0: map NS", "front 0: theft")
    assert len(legal_lines(game, 0, "drop")) >= 1
