"""Setting a round of the base game up (B1–B5)."""

from collections import Counter

import pytest
from tests.rules.helpers import (
    dwarf_stack,
    faces,
    gold_stack,
    hand,
    laid,
    legal_lines,
    load,
    new_game,
    of,
    pile,
    roles,
    run,
    turned_up,
)

from saboteur.play.events import CardDrawn, DwarfDealt, DwarfShown

SABOTEURS_AND_DIGGERS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
DECK = Counter(
    {
        "NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5, "N": 1, "E": 1, "N|S": 1, "E|W": 1,
        "N|E": 1, "N|W": 1, "N|E|S": 1, "N|E|W": 1, "N|E|S|W": 1,
        "break_pick": 3, "break_lantern": 3, "break_cart": 3, "fix_pick": 2, "fix_lantern": 2, "fix_cart": 2,
        "fix_pick_lantern": 1, "fix_pick_cart": 1, "fix_lantern_cart": 1, "rockfall": 3, "map": 6,
    }
)  # fmt: skip
SEEDS = range(40)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("seats", SABOTEURS_AND_DIGGERS)
def test_the_dwarfs_are_those_of_the_number_of_seats_and_one_is_left(seats: int) -> None:
    game = new_game(seats=seats)
    saboteurs, diggers = SABOTEURS_AND_DIGGERS[seats]
    assert Counter(roles(game) + dwarf_stack(game)) == {"saboteur": saboteurs, "digger": diggers}
    assert len(dwarf_stack(game)) == 1


@pytest.mark.rule("B1")
def test_dwarfs_are_shuffled_before_they_are_dealt() -> None:
    games = [new_game(seats=4, seed=seed) for seed in SEEDS]
    where = [(roles(game) + dwarf_stack(game)).index("saboteur") for game in games]
    assert set(where) == {0, 1, 2, 3, 4}


@pytest.mark.rule("B1", "R-24")
def test_a_dwarf_is_dealt_face_down_and_seen_by_its_seat_alone() -> None:
    game = new_game(seats=4)
    dealt = [(event.seat, event.role) for event in of(game.events(2), DwarfDealt)]
    assert dealt == [(0, None), (1, None), (2, roles(game)[2]), (3, None)]
    assert all(info.role is None for info in game.view(2).table)


@pytest.mark.rule("B1", "B15")
def test_the_spare_dwarf_is_seen_by_nobody_until_the_round_ends() -> None:
    game = load("""
        seats: 3
        roles: digger digger saboteur
        dwarfs: digger
        pile: -
        hand 0: map
        hand 1: -
        hand 2: -
    """)
    assert [game.view(eyes).spare for eyes in (None, 0, 1, 2)] == [None] * 4
    assert game.view(None).dwarfs_left == 1
    told = run(game, "0 pass map")
    assert DwarfShown(None, "digger") in told


@pytest.mark.rule("B2")
def test_three_goals_lie_face_down_seven_columns_from_the_start() -> None:
    game = new_game()
    assert [str(goal.cell) for goal in game.view(None).goals] == ["8,-2", "8,0", "8,2"]
    assert turned_up(game) == {}
    assert sorted(faces(game).values()) == ["stone", "stone", "treasure"]
    assert laid(game) == {}


@pytest.mark.rule("B2")
def test_the_start_lies_at_the_origin_and_is_open_on_all_sides() -> None:
    game = load("hand 0: NESW")
    assert set(legal_lines(game, 0, "lay")) == {
        "lay NESW@0,-1", "lay NESW@1,0", "lay NESW@0,1", "lay NESW@-1,0"
    }  # fmt: skip


@pytest.mark.rule("B2")
def test_goals_are_shuffled() -> None:
    where = {cell for seed in SEEDS for cell, face in faces(new_game(seed=seed)).items() if face == "treasure"}
    assert where == {"8,-2", "8,0", "8,2"}


@pytest.mark.rule("B2", "B8")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3, 4])
def test_nobody_sees_the_face_of_a_goal_that_lies_face_down(eyes: int | None) -> None:
    assert [goal.face for goal in new_game().view(eyes).goals] == [None] * 3


@pytest.mark.rule("B3")
def test_the_deck_is_forty_paths_and_twenty_seven_actions() -> None:
    game = new_game(seats=5)
    assert sum(DECK.values()) == 67
    assert Counter(pile(game) + [card for seat in range(5) for card in hand(game, seat)]) == DECK


@pytest.mark.rule("B3")
@pytest.mark.parametrize(("seats", "cards"), [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)])
def test_hands_have_six_five_or_four_cards_by_the_number_of_seats(seats: int, cards: int) -> None:
    game = new_game(seats=seats)
    assert [info.hand for info in game.view(None).table] == [cards] * seats
    assert game.view(None).pile == 67 - seats * cards


@pytest.mark.rule("B3")
def test_the_deck_is_shuffled() -> None:
    assert len({tuple(pile(new_game(seed=seed))) for seed in range(5)}) == 5


@pytest.mark.rule("B3", "R-24")
def test_a_hand_is_seen_by_its_seat_alone() -> None:
    game = new_game(seats=3)
    drawn = of(game.events(1), CardDrawn)
    assert all((event.card is not None) == (event.seat == 1) for event in drawn)
    assert sorted(event.card for event in drawn if event.card) == sorted(hand(game, 1))


@pytest.mark.rule("B4")
def test_twenty_eight_gold_cards_are_shuffled_face_down() -> None:
    stacks = [gold_stack(new_game(seed=seed)) for seed in range(5)]
    assert all(Counter(stack) == {1: 16, 2: 8, 3: 4} for stack in stacks)
    assert len({tuple(stack) for stack in stacks}) == 5


@pytest.mark.rule("B5")
def test_the_host_can_choose_who_begins() -> None:
    game = new_game(seats=4, first_seat=3)
    assert game.to_act == {3}
    assert game.view(None).starter == 3


@pytest.mark.rule("B5")
def test_otherwise_chance_chooses_who_begins() -> None:
    starters = {new_game(seats=4, seed=seed).view(None).starter for seed in SEEDS}
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("B5")
def test_play_goes_clockwise() -> None:
    game = new_game(seats=4, first_seat=2)
    order = []
    for _ in range(5):
        (seat,) = game.to_act
        order.append(seat)
        game.apply(seat, game.legal(seat)[-1])
    assert order == [2, 3, 0, 1, 2]
