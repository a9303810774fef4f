"""The order in which cards go to the discard pile (R-27)."""

import pytest
from tests.rules.helpers import discards, hand, load, run, turned_up


@pytest.mark.rule("R-27", "S3")
def test_cards_passed_together_lie_in_the_order_the_player_gives() -> None:
    game = load("modules: saboteur2 trove", "seats: 3", "hand 0: map NS EW")
    run(game, "0 pass NS map EW")
    assert discards(game) == ["EW", "map", "NS"]


@pytest.mark.rule("R-27", "S3")
def test_discarding_two_the_card_removed_lies_on_top() -> None:
    game = load("modules: saboteur2 trove", "seats: 3", "hand 0: map NS EW", "front 0: trapped", "pile: NESW ...")
    run(game, "0 drop NS map trapped")
    assert discards(game) == ["trapped", "map", "NS"]
    assert hand(game, 0) == ["EW", "NESW"]  # one card is drawn


@pytest.mark.rule("R-27", "S8")
@pytest.mark.parametrize(
    ("card", "front", "line"), [("freed", "trapped", "freed 1"), ("hands_off", "theft", "hands_off 1")]
)
def test_what_is_removed_goes_first_and_the_card_that_did_it_on_top(card: str, front: str, line: str) -> None:
    game = load("modules: saboteur2", "seats: 3", f"hand 0: {card}", f"front 1: {front}")
    run(game, f"0 {line}")
    assert discards(game) == [card, front]


@pytest.mark.rule("R-27", "M7")
def test_a_chest_that_falls_is_set_aside_and_only_the_rockfall_is_discarded() -> None:
    game = load("modules: base chests", "seats: 3", "hand 0: rockfall")
    run(game, "0 rockfall 3,-1")
    assert discards(game) == ["rockfall"]
    assert [str(cell) for cell in game.view(None).chests] == ["3,1", "6,-1", "6,1"]


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
