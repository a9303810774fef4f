"""The small print: points of the rules that no other scenario meets, found by planting faults (docs/testing.md)."""

from itertools import permutations
from random import Random

import pytest
from tests.rules.helpers import gold, hand, laid, legal_lines, load, new_game, of, question, run
from tests.rules.scenes import CORRIDOR_CARDS, found

from saboteur.core.refusal import SetupRefused
from saboteur.play import positions
from saboteur.play.events import GoldGained, GoldOffered, RockFell, RoundEnded
from saboteur.play.positions import position_of
from saboteur.play.resampling import resample
from saboteur.play.setup import Setup


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


@pytest.mark.rule("S12")
def test_a_boss_whose_share_is_nothing_is_not_told_to_gain_it() -> None:
    roles = "blue blue blue blue boss green"
    game = load("modules: saboteur2", "seats: 6", f"roles: {roles}", "hand 0: NESW", "goals: 8,0=treasure",
                f"maze: {CORRIDOR_CARDS}")  # fmt: skip
    told = run(game, "0 lay NESW@7,0")
    assert [(event.seat, event.amount) for event in of(told, GoldGained)] == [(seat, 1) for seat in range(4)]
    assert gold(found(roles)) == [1, 1, 1, 1, 0, 0]


DOWN = [*["NESW"] * 4, *["NES"] * 4, *["NS"] * 4]
ACROSS = [*["NESW"] * 4, *["NEW"] * 4, *["EW"] * 3]


@pytest.mark.rule("B7")
@pytest.mark.parametrize(("cards", "dx", "dy"), [(DOWN, 0, 1), (DOWN, 0, -1), (ACROSS, -1, 0)])
def test_the_maze_goes_on_as_far_as_anybody_digs(cards: list[str], dx: int, dy: int) -> None:
    placed = [f"{card}@{n * dx},{n * dy}" for n, card in enumerate(cards, 1)]
    game = load("seats: 3", f"maze: {' '.join(placed[:-2])}", f"hand 0: {cards[-2]} map", f"hand 1: {cards[-1]} map")
    run(game, f"0 lay {placed[-2]}", f"1 lay {placed[-1]}")
    assert [f"{card}@{cell}" for cell, card in laid(game).items()] == placed


AROUND = [(0, -1), (1, 0), (0, 1), (-1, 0)]


@pytest.mark.rule("B7", "B11")
@pytest.mark.parametrize(("gone", "left"), list(permutations(AROUND, 2)))
def test_a_card_may_still_touch_one_neighbour_when_another_has_fallen(
    gone: tuple[int, int], left: tuple[int, int]
) -> None:
    cells = [f"{5 + x},{5 + y}" for x, y in (gone, left)]
    game = load("modules: classic", "seats: 3", f"maze: NESW@{cells[0]} NESW@{cells[1]}", "hand 0: rockfall map",
                "hand 1: NESW map")  # fmt: skip
    run(game, f"0 rockfall {cells[0]}")
    assert "lay NESW@5,5" in legal_lines(game, 1, "lay")
    assert f"lay NESW@{5 + 2 * gone[0]},{5 + 2 * gone[1]}" not in legal_lines(game, 1, "lay")


@pytest.mark.rule("R-06", "M1")
@pytest.mark.parametrize("cards", ["0=1 0=3", "0=3 0=1", "0=2 0=1 0=3"])
def test_a_payment_takes_the_smallest_gold_card_wherever_it_lies(cards: str) -> None:
    game = load("modules: base toll", "seats: 3", "hand 0: NESW", "coins: 0 0 0", f"gold: {cards}", "toll: 1 0,0 E")
    before = gold(game)[0]
    run(game, "0 lay NESW@1,0 toll 0")
    assert gold(game) == [before - 1, 1, 0]
    kept = sorted(card.partition("{")[0] for card in position_of(game).gold)
    assert kept == sorted(card for card in cards.split() if card != "0=1")


@pytest.mark.rule("R-30", "M6")
@pytest.mark.parametrize(("cell", "clash"), [("0,0", True), ("1,0", False), ("0,1", False)])
def test_the_start_needs_its_own_cell_alone(cell: str, clash: bool) -> None:
    with pytest.raises(SetupRefused) as refused:
        Setup(seats=3, modules=["base", "chests"], options={"chest_layout": f"{cell} 3,1 5,3 6,2"})
    codes = [reason.code for reason in refused.value.reasons]
    assert "chest_at_start" in codes
    assert ("cell_clash" in codes) == clash


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("starter", range(3))
def test_if_nobody_ever_plays_the_round_ends_when_each_has_passed_once_without_a_pile(starter: int) -> None:
    game = new_game(seats=3, round_end="all_passed", first_seat=starter)
    without_pile: list[int] = []
    while game.view(None).round == 1:
        (seat,) = game.to_act
        if not game.view(None).pile:
            without_pile.append(seat)
        run(game, f"{seat} pass {hand(game, seat)[0]}")
    assert len(without_pile) == 3
    assert set(without_pile) == {0, 1, 2}


@pytest.mark.rule("M7", "B11")
@pytest.mark.parametrize(("cell", "chest"), [("1,0", False), ("3,1", True)])
def test_whether_a_fallen_card_was_a_covered_chest_is_told(cell: str, chest: bool) -> None:
    game = load("modules: base chests", "seats: 3", "maze: EW@1,0", "hand 0: rockfall map")
    assert [event.chest for event in of(run(game, f"0 rockfall {cell}"), RockFell)] == [chest]


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("alone", range(3))
def test_the_only_seat_that_still_has_cards_ends_the_round_by_passing(alone: int) -> None:
    hands = [f"hand {seat}: {'map NS' if seat == alone else '-'}" for seat in range(3)]
    game = load("options: round_end=all_passed", "seats: 3", "pile: -", f"mover: {alone}", *hands)
    assert of(run(game, f"{alone} pass map"), RoundEnded) == [RoundEnded("all_passed", None)]


@pytest.mark.rule("B16", "R-06")
def test_no_more_gold_cards_go_round_than_the_stack_has() -> None:
    game = load("seats: 4", "round: 3", "roles: digger digger digger saboteur", "hand 0: NEW", "goals: 8,0=treasure",
                f"maze: {CORRIDOR_CARDS}", "gold_stack: 1 2")  # fmt: skip
    told = run(game, "0 lay NEW@7,0")
    assert [event.count for event in of(told, GoldOffered)] == [2]
    run(game, "0 gold 2")  # the last card is taken without asking
    assert sum(gold(game)) == 3


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


@pytest.mark.rule("B13", "R-18")
def test_a_copy_of_a_game_goes_on_with_all_that_is_reached() -> None:
    game = load("modules: base chests", "seats: 3", "hand 0: NESW", "chests: no_draw extra_draw", "tunnels: NESW NE",
                "maze: EW@1,0 NESW@3,0")  # fmt: skip
    run(game, "0 lay NESW@2,0")
    for one in (game, game.copy()):
        assert question(one) == ("choose_reached", [0])
        run(one, "0 open 3,-1")
        assert [str(cell) for cell in one.view(None).chests] == ["6,-1", "6,1"]
