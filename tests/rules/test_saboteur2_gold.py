"""Gold at the end of a round of Saboteur 2: shares, crystals, thefts, trapped seats (S12–S15; R-09, R-11)."""

import pytest
from tests.rules.helpers import SPECTATOR, gold, legal_lines, load, of, play, question, refused, run
from tests.rules.scenes import CORRIDOR_CARDS, found, no_cards, unfound

from saboteur.play.events import GameEnded, GoldGained, PurseChanged, Robbed
from saboteur.play.game import Game

# -- S12 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S12")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [
        ("blue green", [5, 0]),
        ("blue blue green", [4, 4, 0]),
        ("blue blue blue green", [3, 3, 3, 0]),
        ("blue blue blue blue green", [2, 2, 2, 2, 0]),
        ("geologist blue blue blue green green", [0, 1, 1, 1, 1, 1]),
        ("geologist blue blue blue green green green", [0, 1, 1, 1, 1, 1, 1]),
        ("geologist blue blue blue blue green green green green", [0, 1, 1, 1, 1, 1, 1, 1, 1]),
    ],
)
def test_the_share_goes_by_the_number_of_winners(seat_roles: str, pay: list[int]) -> None:
    assert gold(found(seat_roles)) == pay


@pytest.mark.rule("S12")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [
        ("boss green", [3, 4]),  # the boss is one of two winners
        ("blue boss green", [4, 3, 0]),
        ("blue profiteer green", [4, 2, 0]),
        ("blue boss profiteer", [3, 2, 1]),
        ("blue blue boss profiteer", [2, 2, 1, 0]),
        ("blue blue blue boss profiteer", [1, 1, 1, 0, 0]),  # never below nothing
        ("blue blue blue blue boss profiteer", [1, 1, 1, 1, 0, 0]),
    ],
)
def test_the_boss_gets_one_less_and_the_profiteer_two_but_never_below_none(seat_roles: str, pay: list[int]) -> None:
    assert gold(found(seat_roles)) == pay


@pytest.mark.rule("S12", "S10")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [("saboteur boss", [0, 4]), ("saboteur profiteer", [0, 3]), ("saboteur boss profiteer", [0, 3, 2])],
)
def test_boss_alone_four_profiteer_alone_three_both_three_and_two(seat_roles: str, pay: list[int]) -> None:
    assert gold(found(seat_roles, "maze: EW+blue@1,0 EW+green@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0")) == pay


@pytest.mark.rule("S12")
def test_what_is_below_none_is_not_taken_from_earlier_gold() -> None:
    assert gold(found("blue blue blue boss profiteer", "coins: 0 0 0 2 2")) == [1, 1, 1, 2, 2]


@pytest.mark.rule("S12")
def test_a_boss_whose_share_is_nothing_is_not_told_to_gain_it() -> None:
    roles = "blue blue blue blue boss green"
    game = load("modules: saboteur2", "seats: 6", f"roles: {roles}", "hand 0: NESW", "goals: 8,0=treasure",
                f"maze: {CORRIDOR_CARDS}")  # fmt: skip
    told = run(game, "0 lay NESW@7,0")
    assert [(event.seat, event.amount) for event in of(told, GoldGained)] == [(seat, 1) for seat in range(4)]
    assert gold(found(roles)) == [1, 1, 1, 1, 0, 0]


@pytest.mark.rule("S12", "S15")
@pytest.mark.parametrize(
    ("seat_roles", "trapped", "pay"),
    [
        ("blue blue blue", 1, [4, 0, 4]),  # a trapped winner is not counted
        ("blue blue boss", 1, [4, 0, 3]),
        ("blue boss profiteer", 1, [4, 0, 2]),
        ("blue boss profiteer", 2, [4, 3, 0]),
        ("blue green profiteer", 1, [4, 0, 2]),  # a trapped loser changes nothing
    ],
)
def test_only_winners_who_are_not_trapped_are_counted(seat_roles: str, trapped: int, pay: list[int]) -> None:
    assert gold(found(seat_roles, f"front {trapped}: trapped")) == pay


@pytest.mark.rule("S12", "S11")
def test_broken_tools_do_not_keep_anybody_from_winning() -> None:
    assert gold(unfound("blue saboteur saboteur", "front 1: pick cart", "front 2: lantern")) == [0, 4, 4]


# -- S13 ---------------------------------------------------------------------------------------------------

TWO_CRYSTALS = f"maze: {CORRIDOR_CARDS} NEW+crystal@3,-1 turned N+crystal@6,-1 turned"


@pytest.mark.rule("S13")
@pytest.mark.parametrize("seat_roles", ["blue geologist green", "saboteur geologist green"])
def test_a_geologist_gets_as_much_gold_as_crystals_are_visible_when_the_treasure_is_found(seat_roles: str) -> None:
    assert gold(found(seat_roles, TWO_CRYSTALS))[1] == 2


@pytest.mark.rule("S13", "S11")
def test_and_when_it_is_not() -> None:
    assert gold(unfound("blue geologist saboteur", TWO_CRYSTALS)) == [0, 2, 5]


@pytest.mark.rule("S13", "S12")
def test_geologists_do_not_count_among_the_winners() -> None:
    assert gold(found("blue geologist geologist", TWO_CRYSTALS)) == [5, 1, 1]


@pytest.mark.rule("S13")
def test_the_finders_own_last_card_counts() -> None:
    game = found("geologist blue", TWO_CRYSTALS, "hand 0: NESW+crystal", line="lay NESW+crystal@7,0")
    assert gold(game) == [3, 5]


@pytest.mark.rule("S13")
def test_crystals_in_hands_or_in_the_discard_pile_are_not_visible() -> None:
    game = found("geologist blue", TWO_CRYSTALS, "hand 1: NESW+crystal", "discards: NES+crystal")
    assert gold(game)[0] == 2


@pytest.mark.rule("S13")
@pytest.mark.parametrize(("crystals", "each"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_two_geologists_share_rounded_down(crystals: int, each: int) -> None:
    laid = ["NEW+crystal@3,-1 turned", "NEW+crystal@4,-1 turned", "NEW+crystal@5,-1 turned"][:crystals]
    game = found("saboteur geologist geologist", f"maze: {CORRIDOR_CARDS} {' '.join(laid)}")
    assert gold(game) == [0, each, each]


@pytest.mark.rule("S13", "S15", "R-09")
@pytest.mark.parametrize(("trapped", "pay"), [((1,), [0, 0, 2]), ((2,), [0, 2, 0]), ((1, 2), [0, 0, 0])])
def test_a_trapped_geologist_gets_nothing_and_the_other_all(trapped: tuple[int, ...], pay: list[int]) -> None:
    fronts = [f"front {seat}: trapped" for seat in trapped]
    assert gold(unfound("blue geologist geologist", TWO_CRYSTALS, *fronts)) == pay


@pytest.mark.rule("S13", "B15")
def test_the_dwarf_held_at_the_end_counts_for_crystals() -> None:
    game = load(
        "modules: saboteur2", "seats: 2", "roles: blue green", "dwarfs: geologist", TWO_CRYSTALS,
        no_cards(2, "hat_swap"),
    )  # fmt: skip
    run(game, "0 hat_swap 1")
    assert gold(game) == [0, 2]


LAST_PASS = """
pile: -
hand 0: map
hand 1: -
hand 2: -
hand 3: -
"""


CRYSTALS = """
modules: saboteur2
seats: 4
maze: NESW+crystal@1,0 NEW+crystal@5,5 NEW+crystal@6,5 NS@0,1
"""


@pytest.mark.rule("R-09", "S13")
def test_crystals_count_on_every_face_up_card_in_the_maze_joined_or_not() -> None:
    game = load(CRYSTALS, "roles: geologist blue green blue", LAST_PASS)
    run(game, "0 pass map")
    assert gold(game)[0] == 3


@pytest.mark.rule("R-09")
def test_a_card_that_fell_shows_no_crystals() -> None:
    game = load(CRYSTALS, "roles: geologist blue green blue", "pile: -", "hand 0: rockfall", "hand 1: -", "hand 2: -",
                "hand 3: -")  # fmt: skip
    run(game, "0 rockfall 5,5")
    assert gold(game)[0] == 2


@pytest.mark.rule("R-09", "S15")
@pytest.mark.parametrize(("trapped", "pay"), [(0, [0, 3]), (1, [3, 0])])
def test_if_one_of_two_geologists_is_trapped_the_other_gets_all(trapped: int, pay: list[int]) -> None:
    game = load(CRYSTALS, "roles: geologist geologist green blue", f"front {trapped}: trapped", LAST_PASS)
    run(game, "0 pass map")
    assert gold(game)[:2] == pay


# -- S14 ---------------------------------------------------------------------------------------------------


def thieves(*order: int, more: tuple[str, ...] = (), coins: str = "3 3 3 3 3") -> Game:
    """End a round in which seats played thefts; the one that did so last is named first."""
    fronts = [f"front {seat}: theft" for seat in order if not any(f"front {seat}:" in one for one in more)]
    return unfound(
        "blue green blue green geologist",
        "round: 3", f"coins: {coins}", f"thieves: {' '.join(map(str, order))}", *fronts, *more,
    )  # fmt: skip


def robbers(game: Game) -> list[int]:
    """Let every thief rob somebody; return the order in which they did."""
    order = []
    while not game.over:
        kind, (seat,) = question(game)
        assert kind == "rob"
        order.append(seat)
        run(game, f"{seat} {legal_lines(game, seat)[-1]}")
    return order


@pytest.mark.rule("S14")
@pytest.mark.parametrize(
    ("played", "robbing"),
    [
        ((2,), [2]),
        ((3, 1), [3, 1]),
        ((1, 3), [1, 3]),
        ((2, 3, 0, 1), [2, 3, 0, 1]),
        ((3, 0, 1, 4), [3, 4, 0, 1]),  # clockwise, not in the order of playing
    ],
)
def test_the_seat_that_played_its_theft_last_begins_and_the_others_follow_clockwise(
    played: tuple[int, ...], robbing: list[int]
) -> None:
    assert robbers(thieves(*played)) == robbing


@pytest.mark.rule("S14", "S8")
def test_a_theft_that_was_removed_robs_nobody_and_the_latest_that_is_left_begins() -> None:
    game = load(
        "modules: saboteur2", "seats: 4", "round: 3", "roles: blue green blue green", "coins: 3 3 3 3",
        "pile: -", "hand 0: theft", "hand 1: theft", "hand 2: theft", "hand 3: hands_off",
    )  # fmt: skip
    run(game, "0 theft", "1 theft", "2 theft", "3 hands_off 2")
    assert robbers(game) == [1, 0]


@pytest.mark.rule("S14", "S8")
def test_a_theft_played_again_counts_when_it_was_played_again() -> None:
    game = load(
        "modules: saboteur2", "seats: 3", "round: 3", "roles: blue green blue", "coins: 3 3 3",
        "pile: -", "hand 0: theft theft", "hand 1: theft", "hand 2: hands_off",
    )  # fmt: skip
    run(game, "0 theft", "1 theft", "2 hands_off 0", "0 theft")
    assert robbers(game) == [0, 1]


@pytest.mark.rule("S14", "S3")
def test_a_theft_one_has_discarded_oneself_robs_nobody() -> None:
    game = load(
        "modules: saboteur2", "seats: 3", "round: 3", "roles: blue green blue", "coins: 3 3 3",
        "pile: -", "hand 0: map map", "hand 1: -", "hand 2: -", "front 0: theft", "front 2: theft", "thieves: 0 2",
    )  # fmt: skip
    run(game, "0 drop map map theft")
    assert robbers(game) == [2]


@pytest.mark.rule("S14", "C20")
def test_thefts_go_clockwise_even_after_a_turnabout() -> None:
    game = load(
        "modules: saboteur2 turnabout", "seats: 4", "round: 3", "roles: blue green blue green", "coins: 3 3 3 3",
        "clockwise: no", "front 1: theft", "front 2: theft", "front 0: theft", "thieves: 1 0 2", no_cards(4),
    )  # fmt: skip
    run(game, "0 pass map")
    assert robbers(game) == [1, 2, 0]


@pytest.mark.rule("S14")
def test_a_theft_takes_one_gold_and_must() -> None:
    game = thieves(1)
    assert legal_lines(game, 1) == ["rob 0", "rob 2", "rob 3", "rob 4"]
    assert refused(game, 1, "rob 1")
    told = run(game, "1 rob 3")
    assert Robbed(1, 3) in told
    assert gold(game) == [3, 4, 3, 2, 3]


THIEF = """
modules: saboteur2
seats: 4
roles: blue green blue geologist
front 0: theft
"""


@pytest.mark.rule("R-11", "S14")
def test_the_victim_is_chosen_at_the_end_of_the_round_among_the_others_with_gold() -> None:
    game = load(THIEF, "coins: 3 0 2 1", LAST_PASS)
    run(game, "0 pass map")
    assert question(game) == ("rob", [0])
    assert legal_lines(game, 0) == ["rob 2", "rob 3"]
    assert refused(game, 0, "rob 1") == "no_gold"
    run(game, "0 rob 3")
    assert gold(game) == [4, 0, 2, 0]


@pytest.mark.rule("S14")
def test_thefts_come_after_the_winners_and_geologists_were_paid() -> None:
    game = unfound(
        "blue saboteur geologist", TWO_CRYSTALS, "round: 3", "front 0: theft", "coins: 0 0 0"
    )  # fmt: skip
    assert gold(game) == [0, 5, 2]
    assert legal_lines(game, 0) == ["rob 1", "rob 2"]


@pytest.mark.rule("S14")
def test_gold_of_earlier_rounds_and_what_a_thief_has_just_taken_can_be_stolen() -> None:
    game = thieves(1, 2, coins="1 0 0 0 0")
    assert gold(game) == [0, 0, 1, 0, 0]  # seat 1 took the only coin there was, and seat 2 took it from seat 1
    assert game.over


@pytest.mark.rule("S14", "R-11")
def test_with_nobody_else_who_has_gold_a_theft_lapses() -> None:
    game = thieves(1, coins="0 4 0 0 0")
    assert game.over
    assert gold(game) == [0, 4, 0, 0, 0]


@pytest.mark.rule("R-11", "S14")
def test_with_no_victim_a_theft_lapses() -> None:
    game = load(THIEF, "coins: 3 0 0 0", "round: 3", LAST_PASS)
    run(game, "0 pass map")
    assert game.over
    assert gold(game) == [3, 0, 0, 0]


@pytest.mark.rule("S14", "R-11", "B18")
def test_everybody_sees_who_robs_whom_and_whether_gold_is_left_but_no_amounts() -> None:
    game = load(
        "modules: saboteur2", "seats: 3", "roles: blue green blue", "coins: 0 1 2", "front 0: theft", no_cards(3)
    )  # fmt: skip
    run(game, "0 pass map")
    told = play(game, 0, "rob 1", SPECTATOR)
    assert Robbed(0, 1) in told
    assert {(event.seat, event.any, event.total) for event in of(told, PurseChanged)} == {
        (0, True, None),
        (1, False, None),
    }


@pytest.mark.rule("S14", "S15")
@pytest.mark.parametrize(
    ("played", "trapped", "robbing"),
    [
        ((3, 1), 1, [3]),
        ((1, 3), 1, [3]),
        ((2, 1, 3), 2, [3, 1]),  # the others follow clockwise from where the first would have been
    ],
)
def test_trapped_thieves_are_passed_over(played: tuple[int, ...], trapped: int, robbing: list[int]) -> None:
    assert robbers(thieves(*played, more=(f"front {trapped}: theft trapped",))) == robbing


@pytest.mark.rule("S14", "S16")
def test_thefts_do_not_last_into_the_next_round() -> None:
    game = unfound("blue green blue", "front 1: theft", "coins: 1 1 1")
    told = run(game, "1 rob 0")
    assert of(told, GameEnded) == []
    assert question(game)[0] == "take_turn"
    assert [info.front for info in game.view(None).table] == [[], [], []]


# -- S15 ---------------------------------------------------------------------------------------------------

DETOUR = (f"maze: {CORRIDOR_CARDS} NESW@0,-1", "hand 0: detour", "front 0: trapped")


@pytest.mark.rule("S15", "R-14")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [
        ("blue blue green saboteur", [0, 5, 0, 0]),  # the finder's colour decides, the finder gets nothing
        ("green blue green saboteur", [0, 0, 5, 0]),
        ("blue green green saboteur", [0, 0, 0, 0]),  # blue wins, though nobody is paid
        ("boss blue green saboteur", [0, 4, 4, 0]),
        ("profiteer boss blue saboteur", [0, 3, 4, 0]),
    ],
)
def test_a_trapped_finder_gets_nothing_but_its_colour_decides(seat_roles: str, pay: list[int]) -> None:
    game = found(seat_roles, *DETOUR, modules="saboteur2 detour", line="detour 7,0")
    assert game.view(None).rounds[0].finder == 0
    assert gold(game) == pay


@pytest.mark.rule("S15", "S10")
def test_a_trapped_finder_behind_a_door_of_the_other_colour_lets_that_colour_win() -> None:
    maze = "maze: EW@1,0 EW+green@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NESW@0,-1"
    game = found(
        "blue blue green", maze, "hand 0: detour", "front 0: trapped", modules="saboteur2 detour", line="detour 7,0"
    )  # fmt: skip
    assert gold(game) == [0, 0, 5]


@pytest.mark.rule("S15")
@pytest.mark.parametrize(
    ("seat_roles", "pay"),
    [
        ("blue saboteur profiteer", [0, 0, 3]),  # the profiteer is the only one left to be paid
        ("blue saboteur saboteur", [0, 0, 5]),
        ("blue profiteer saboteur", [0, 0, 5]),
        ("blue saboteur boss", [0, 0, 0]),
    ],
)
def test_a_trapped_saboteur_or_profiteer_gets_nothing(seat_roles: str, pay: list[int]) -> None:
    assert gold(unfound(seat_roles, "front 1: trapped")) == pay


@pytest.mark.rule("S15", "S14")
def test_a_trapped_seat_can_be_robbed() -> None:
    game = unfound("blue green blue", "round: 3", "front 0: theft", "front 2: trapped", "coins: 0 1 1")
    assert legal_lines(game, 0) == ["rob 1", "rob 2"]
    run(game, "0 rob 2")
    assert gold(game) == [1, 1, 0]


@pytest.mark.rule("S15", "S8")
def test_who_was_freed_in_time_is_paid_again() -> None:
    game = load(
        "modules: saboteur2", "seats: 2", "round: 3", "roles: blue saboteur", "front 1: trapped", no_cards(2, "freed")
    )  # fmt: skip
    run(game, "0 freed 1")
    assert gold(game) == [0, 5]
