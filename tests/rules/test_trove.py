"""The trove (C18, R-15)."""

import pytest
from tests.rules.helpers import discards, hand, legal_lines, load, of, pile, play, question, refused, run

from saboteur.play.events import CardDrawn, CardKept, CardShown

TROVE = """
modules: base trove
seats: 3
hand 0: trove map
pile: NESW ...
discards: NS EW NE NW NES NEW
"""


@pytest.mark.rule("C18", "R-15")
def test_one_of_the_top_five_discards_is_kept_and_nothing_is_drawn() -> None:
    game = load(TROVE)
    size = len(pile(game))
    run(game, "0 trove")
    assert question(game) == ("keep_card", [0])
    assert legal_lines(game, 0) == ["keep NS", "keep EW", "keep NE", "keep NW", "keep NES"]
    run(game, "0 keep NE")
    assert sorted(hand(game, 0)) == ["NE", "map"]
    assert len(pile(game)) == size


@pytest.mark.rule("C18", "R-15", "R-27")
def test_the_others_go_back_in_their_order_and_the_trove_on_top() -> None:
    game = load(TROVE)
    run(game, "0 trove", "0 keep NE")
    assert discards(game) == ["trove", "NS", "EW", "NW", "NES", "NEW"]


@pytest.mark.rule("C18")
def test_fewer_are_taken_if_there_are_fewer() -> None:
    game = load("""
        modules: base trove
        hand 0: trove
        discards: NS EW
    """)
    run(game, "0 trove")
    assert legal_lines(game, 0) == ["keep NS", "keep EW"]
    assert refused(game, 0, "keep trove") == "not_offered"  # it is not among them itself


@pytest.mark.rule("C18")
def test_only_the_player_sees_the_five_and_which_is_kept() -> None:
    game = load(TROVE)
    shown = of(play(game, 0, "trove", eyes=1), CardShown)
    assert len(shown) == 5
    assert {event.card for event in shown} == {None}
    (kept,) = of(play(game, 0, "keep NE", eyes=1), CardKept)
    assert kept.card is None


@pytest.mark.rule("R-15", "R-25")
def test_with_an_empty_discard_pile_nothing_is_taken_and_the_draw_is_as_usual() -> None:
    game = load("""
        modules: base trove
        seats: 3
        hand 0: trove
        pile: NESW ...
    """)
    told = run(game, "0 trove")
    assert len(of(told, CardDrawn)) == 1
    assert hand(game, 0) == ["NESW"]
    assert discards(game) == ["trove"]


@pytest.mark.rule("R-15")
def test_the_trove_works_with_an_empty_draw_pile() -> None:
    game = load("""
        modules: base trove
        seats: 3
        hand 0: trove
        pile: -
        discards: NS EW
    """)
    run(game, "0 trove", "0 keep EW")
    assert hand(game, 0) == ["EW"]
    assert discards(game)[:2] == ["trove", "NS"]
