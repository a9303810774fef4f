"""Turns of Saboteur 2, and empty hands (S3; R-32)."""

import pytest
from tests.rules.helpers import discards, front, hand, legal_lines, load, of, pile, play, question, refused, run

from saboteur.play.events import CardDrawn, FrontDropped, Passed

TABLE = """
modules: saboteur2
seats: 3
hand 0: NESW map map theft break_pick
hand 1: NS
pile: EW NE NW NS ...
"""


@pytest.mark.rule("S3", "B6")
@pytest.mark.parametrize("line", ["lay NESW@1,0", "map 8,0", "theft", "break pick 1"])
def test_after_a_path_or_an_action_one_card_is_drawn(line: str) -> None:
    game = load(TABLE)
    assert len(of(run(game, f"0 {line}"), CardDrawn)) == 1
    assert len(hand(game, 0)) == 5
    assert "EW" in hand(game, 0)
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("S3")
@pytest.mark.parametrize(
    ("line", "left", "drawn"),
    [
        ("pass map", ["NESW", "break_pick", "map", "theft"], ["EW"]),
        ("pass map map", ["NESW", "break_pick", "theft"], ["EW", "NE"]),
        ("pass map NESW theft", ["break_pick", "map"], ["EW", "NE", "NW"]),
    ],
)
def test_passing_with_one_to_three_cards_draws_as_many(line: str, left: list[str], drawn: list[str]) -> None:
    game = load(TABLE)
    run(game, f"0 {line}")
    assert sorted(hand(game, 0)) == sorted(left + drawn)
    assert sorted(discards(game)) == sorted(line.split()[1:])


@pytest.mark.rule("S3")
def test_nobody_passes_with_four_cards_or_with_cards_it_has_not() -> None:
    game = load(TABLE)
    assert max(len(line.split()) - 1 for line in legal_lines(game, 0, "pass")) == 3
    assert refused(game, 0, "pass map map map")
    assert refused(game, 0, "pass NS")


@pytest.mark.rule("S3")
def test_passed_cards_are_face_down_only_their_number_is_seen() -> None:
    game = load(TABLE)
    (seen,) = of(play(game, 0, "pass map theft", eyes=1), Passed)
    assert (seen.count, seen.cards) == (2, None)


@pytest.mark.rule("S3")
def test_with_fewer_cards_in_hand_fewer_can_be_passed() -> None:
    game = load("modules: saboteur2", "seats: 3", "hand 0: map NS")
    assert {line.count(" ") for line in legal_lines(game, 0, "pass")} == {1, 2}
    assert refused(game, 0, "pass map NS map")


@pytest.mark.rule("S3")
def test_with_fewer_cards_in_the_pile_fewer_are_drawn() -> None:
    game = load(TABLE.replace("pile: EW NE NW NS ...", "pile: EW NE"))
    assert len(of(run(game, "0 pass map map theft"), CardDrawn)) == 2
    assert sorted(hand(game, 0)) == ["EW", "NE", "NESW", "break_pick"]


# -- discarding two -----------------------------------------------------------------------------------------


@pytest.mark.rule("S3")
@pytest.mark.parametrize("lying", ["pick", "lantern", "cart", "theft", "trapped"])
def test_two_cards_discarded_remove_any_action_card_before_oneself_and_one_is_drawn(lying: str) -> None:
    game = load(TABLE, f"front 0: {lying}")
    told = run(game, f"0 drop map NESW {lying}")
    assert front(game, 0) == []
    assert len(of(told, CardDrawn)) == 1
    assert sorted(hand(game, 0)) == ["EW", "break_pick", "map", "theft"]
    removed = lying if lying in ("theft", "trapped") else f"break_{lying}"
    assert discards(game)[0] == removed
    assert sorted(discards(game)[1:]) == ["NESW", "map"]


@pytest.mark.rule("S3")
def test_only_one_of_several_is_removed() -> None:
    game = load(TABLE, "front 0: pick theft trapped")
    run(game, "0 drop map map trapped")
    assert front(game, 0) == ["pick", "theft"]


@pytest.mark.rule("S3")
def test_the_two_are_face_down_the_card_removed_is_seen() -> None:
    game = load(TABLE, "front 0: pick")
    (seen,) = of(play(game, 0, "drop map theft pick", eyes=2), FrontDropped)
    assert (seen.front, seen.cards) == ("pick", None)


@pytest.mark.rule("S3")
def test_a_card_before_another_seat_is_not_removed_this_way() -> None:
    game = load(TABLE, "front 1: pick")
    assert refused(game, 0, "drop map map pick")
    assert legal_lines(game, 0, "drop") == []


@pytest.mark.rule("S3", "R-25")
def test_it_takes_two_cards_no_more_and_no_fewer() -> None:
    game = load("modules: saboteur2", "seats: 3", "hand 0: map", "front 0: pick")
    assert legal_lines(game, 0, "drop") == []
    game = load("modules: saboteur2", "seats: 3", "hand 0: map NS", "front 0: pick")
    assert legal_lines(game, 0, "drop") in (["drop map NS pick"], ["drop NS map pick"])
    assert refused(game, 0, "drop map map pick")


@pytest.mark.rule("S3", "B9")
def test_who_frees_itself_by_discarding_lays_no_path_in_the_same_turn() -> None:
    game = load(TABLE, "front 0: pick")
    assert refused(game, 0, "lay NESW@1,0") == "blocked"
    run(game, "0 drop map map pick")
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("S3", "B6")
def test_the_base_game_has_neither_discarding_two_nor_passing_with_more_than_one() -> None:
    game = load("seats: 3", "hand 0: map map NS", "front 0: pick")
    assert refused(game, 0, "drop map map pick")
    assert refused(game, 0, "pass map map")


# -- empty pile, empty hand ---------------------------------------------------------------------------------


@pytest.mark.rule("S3")
def test_with_an_empty_pile_nothing_is_drawn_and_the_options_are_the_same() -> None:
    full = load(TABLE, "front 0: lantern trapped")
    dry = load(TABLE.replace("pile: EW NE NW NS ...", "pile: -"), "front 0: lantern trapped")
    assert legal_lines(dry, 0) == legal_lines(full, 0)
    for line in ("pass map map theft", "pass map", "drop map map trapped", "theft"):
        game = dry.copy()
        assert of(run(game, f"0 {line}"), CardDrawn) == []
        assert pile(game) == []


@pytest.mark.rule("S3", "R-32")
def test_an_empty_hand_is_skipped() -> None:
    game = load(TABLE.replace("pile: EW NE NW NS ...", "pile: -").replace("hand 1: NS", "hand 1: -"))
    run(game, "0 pass map")
    assert question(game) == ("take_turn", [2])


@pytest.mark.rule("S3", "B6")
def test_a_turn_cannot_be_skipped_without_discarding() -> None:
    game = load("modules: saboteur2", "seats: 2", "pile: -", "hand 0: hands_off", "hand 1: map")
    assert legal_lines(game, 0) == ["pass hands_off"]


@pytest.mark.rule("R-32", "S8")
def test_a_seat_that_gets_cards_again_plays_again() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        pile: -
        hand 0: hand_swap map NS
        hand 1: -
        hand 2: EW
    """)
    run(game, "0 hand_swap 1")
    assert sorted(hand(game, 1)) == ["NS", "map"]
    assert hand(game, 0) == []
    assert question(game) == ("take_turn", [1])
    run(game, "1 pass map", "2 pass EW")
    assert question(game) == ("take_turn", [1])  # seat 0 is skipped now


@pytest.mark.rule("R-32", "S3")
def test_with_an_empty_hand_a_seat_is_skipped_in_saboteur_2_too() -> None:
    game = load("modules: saboteur2", "seats: 3", "pile: -", "hand 0: map map", "hand 1: -", "hand 2: map")
    run(game, "0 pass map")
    assert question(game) == ("take_turn", [2])
