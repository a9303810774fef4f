"""Setting up Saboteur 2, and its rounds (S1, S2, S9, S16)."""

from collections import Counter

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    aside,
    discards,
    dwarf_stack,
    faces,
    front,
    gold,
    hand,
    load,
    new_game,
    of,
    pile,
    play,
    question,
    refused,
    roles,
    run,
)
from tests.rules.scenes import found, no_cards, unfound

from saboteur.core.table.refusal import Refusal
from saboteur.play.events import DwarfShown, GoalShown, RoundEnded, RoundStarted
from saboteur.play.game import Game
from saboteur.play.positions import position_of

DWARFS = Counter(blue=4, green=4, boss=1, profiteer=1, geologist=2, saboteur=3)
ACTIONS = Counter(
    break_pick=3, break_lantern=3, break_cart=3, fix_pick=2, fix_lantern=2, fix_cart=2, fix_pick_lantern=1,
    fix_pick_cart=1, fix_lantern_cart=1, rockfall=4, map=6, theft=4, hands_off=3, trapped=3, freed=4, inspection=2,
    hat_swap=2, hand_swap=2,
)  # fmt: skip
CHAMPIONS = ["detour", "goal_swap", "master_craftsman", "path_specialist", "trove", "turnabout", "veto"]


def plain(cards: list[str]) -> list[str]:
    """Leave out who knows the cards."""
    return [card.partition("{")[0] for card in cards]


def deck(game: Game) -> Counter[str]:
    """Count the cards of a game that was just dealt."""
    hands = [card for seat in range(game.setup.seats) for card in hand(game, seat)]
    return Counter(plain([*hands, *pile(game), *aside(game)]))


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [2, 5, 12])
def test_all_fifteen_dwarfs_are_shuffled_one_each_is_dealt_and_the_rest_is_a_stack(seats: int) -> None:
    game = new_game("saboteur2", seats)
    assert Counter(roles(game)) + Counter(dwarf_stack(game)) == DWARFS
    assert game.view(None).dwarfs_left == len(dwarf_stack(game)) == 15 - seats


@pytest.mark.rule("S1")
def test_nothing_but_chance_says_which_dwarfs_are_dealt() -> None:
    dealt = [roles(new_game("saboteur2", 2, seed=seed)) for seed in range(60)]
    assert {role for both in dealt for role in both} == set(DWARFS)
    assert ["saboteur", "saboteur"] in dealt or ["blue", "blue"] in dealt  # even two of a kind at two seats


@pytest.mark.rule("S1")
def test_each_sees_its_own_dwarf_alone_and_nobody_the_stack() -> None:
    game = new_game("saboteur2", 4)
    assert all(info.role is None for info in game.view(0).table)
    assert game.view(0).spare is None
    assert all(dwarf == role for dwarf, role in zip(position_of(game).dwarfs, dwarf_stack(game), strict=True))


@pytest.mark.rule("S1", "S2")
@pytest.mark.parametrize("seats", [1, 13])
def test_it_is_for_two_to_twelve_seats(seats: int) -> None:
    with pytest.raises(Refusal):
        new_game("saboteur2", seats)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("seats", [2, 3, 6, 8, 12])
def test_everybody_gets_six_cards_and_ten_are_set_aside_whatever_the_number_of_seats(seats: int) -> None:
    game = new_game("saboteur2", seats)
    assert [len(hand(game, seat)) for seat in range(seats)] == [6] * seats
    assert len(aside(game)) == 10
    assert len(pile(game)) == game.view(None).pile == 118 - 10 - 6 * seats


@pytest.mark.rule("S2")
def test_the_deck_has_118_cards() -> None:
    cards = deck(new_game("saboteur2"))
    paths = Counter({name: count for name, count in cards.items() if name not in ACTIONS})
    assert cards - paths == ACTIONS
    assert ACTIONS.total() == 27 + 21
    assert paths.total() == 40 + 30
    assert sum(count for name, count in paths.items() if name.endswith("+crystal")) == 10
    assert sum(count for name, count in paths.items() if name.endswith("+ladder")) == 4
    assert sum(count for name, count in paths.items() if name.endswith(("+blue", "+green"))) == 6
    assert paths["NS|EW"] == 2


@pytest.mark.rule("S2", "S16")
def test_championship_cards_are_shuffled_in_before_the_ten_are_set_aside() -> None:
    games = [new_game("saboteur2 " + " ".join(CHAMPIONS), seed=seed) for seed in range(8)]
    assert all(deck(game).total() == 118 + 7 for game in games)
    assert all(len(aside(game)) == 10 for game in games)
    assert any(set(CHAMPIONS) & set(plain(aside(game))) for game in games)


@pytest.mark.rule("S2", "B18")
def test_gold_is_coins_and_nobody_has_any_at_first() -> None:
    game = new_game("saboteur2")
    assert gold(game) == [0] * 5
    assert not position_of(game).gold_stack


@pytest.mark.rule("S2")
def test_the_ten_set_aside_never_come_into_play_in_the_round() -> None:
    game = load("modules: saboteur2", "seats: 2", "pile: NS", "hand 0: map map", "hand 1: map", "aside: theft ?*9")
    run(game, "0 pass map", "1 pass map")
    assert sorted(hand(game, 0)) == ["NS", "map"]
    run(game, "0 pass map NS")
    assert len(game.view(None).rounds) == 1  # nobody had a card any more; the ten did not become a pile


@pytest.mark.rule("S9", "B15")
def test_the_round_ends_on_the_treasure() -> None:
    game = found("blue green blue")
    (ended,) = game.view(None).rounds
    assert (ended.ending, ended.finder) == ("treasure", 0)


@pytest.mark.rule("S9", "B15")
def test_the_round_ends_when_no_seat_has_cards() -> None:
    game = load("modules: saboteur2", "seats: 3", "pile: -", "hand 0: map", "hand 1: map", "hand 2: map NS")
    run(game, "0 pass map", "1 pass map", "2 pass map")
    assert question(game) == ("take_turn", [2])
    told = run(game, "2 pass NS")
    assert RoundEnded("hands_empty", None) in told


@pytest.mark.rule("S9", "B15")
def test_an_empty_pile_alone_does_not_end_it_nor_does_passing_all_round() -> None:
    game = load("modules: saboteur2", "seats: 2", "pile: -", "hand 0: map NS NE", "hand 1: EW EW NE")
    run(game, "0 pass map", "1 pass EW", "0 pass NS", "1 pass EW")
    assert game.view(None).rounds == []
    assert question(game) == ("take_turn", [0])


@pytest.mark.rule("S9", "B15")
def test_dwarfs_and_unturned_goals_are_shown_and_not_the_stack() -> None:
    game = load("modules: saboteur2", "seats: 3", "roles: blue green boss", no_cards(3))
    hidden = faces(game)
    told = play(game, 0, "pass map", SPECTATOR)
    assert [(shown.seat, shown.role) for shown in of(told, DwarfShown)] == [(0, "blue"), (1, "green"), (2, "boss")]
    assert {str(shown.cell): shown.goal.kind for shown in of(told, GoalShown)} == hidden


@pytest.mark.rule("S16", "B19")
def test_a_new_round_has_all_dwarfs_and_all_cards_again_and_ten_aside() -> None:
    game = found("blue green saboteur", "front 0: theft", "front 1: pick trapped", "coins: 0 1 2")
    assert question(game) == ("rob", [0])
    told = run(game, "0 rob 2")
    assert len(of(told, RoundStarted)) == 1
    assert Counter(roles(game)) + Counter(dwarf_stack(game)) == DWARFS
    assert deck(game) == deck(new_game("saboteur2"))
    assert len(aside(game)) == 10
    assert discards(game) == []
    assert [front(game, seat) for seat in range(3)] == [[], [], []]
    assert gold(game) == [6, 1, 1]  # what was won stays


@pytest.mark.rule("S16", "B19")
def test_championship_cards_in_use_are_shuffled_in_again() -> None:
    game = unfound("blue green", modules="saboteur2 veto trove")
    assert deck(game)["veto"] == deck(game)["trove"] == 1
    assert deck(game).total() == 120


@pytest.mark.rule("S16", "B19", "B20")
def test_after_three_rounds_most_gold_wins_and_ties_share() -> None:
    game = unfound("saboteur saboteur green", "round: 3", "coins: 1 1 5")
    assert game.over
    assert game.result is not None
    assert game.result.gold == [5, 5, 5]
    assert game.result.winners == [0, 1, 2]


@pytest.mark.rule("S16", "B18")
def test_amounts_stay_secret_until_the_end_of_the_game() -> None:
    game = unfound("saboteur green blue", "coins: 0 3 0")
    view = game.view(1)
    assert view.gold is None
    assert [info.any_gold for info in view.table] == [True, True, False]
    assert unfound("saboteur green blue", "round: 3").view(None).gold == [5, 0, 0]


@pytest.mark.rule("S16", "R-13")
def test_the_seat_left_of_the_last_card_begins_passing_does_not_count() -> None:
    game = load(
        "modules: saboteur2", "seats: 4", "pile: -", "hand 0: NESW", "hand 1: map", "hand 2: map", "hand 3: -"
    )
    run(game, "0 lay NESW@1,0", "1 map 8,0", "2 pass map")
    assert question(game) == ("take_turn", [2])
    assert refused(game, 1, "pass map") == "not_asked"
