"""The action cards of Saboteur 2 (S8; R-05, R-10, R-11, R-32)."""

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    discards,
    dwarf_stack,
    front,
    hand,
    laid,
    legal_lines,
    load,
    of,
    pile,
    play,
    question,
    refused,
    roles,
    run,
)

from saboteur.play.events import CardDrawn, DwarfChanged, DwarfInspected, HandCard
from saboteur.play.game import Game

TABLE = """
modules: saboteur2
seats: 4
roles: blue green boss saboteur
pile: EW NE NW NS ...
"""


def targets(game: Game, card: str) -> list[int]:
    """List the seats that a card may be played on."""
    return [int(line.split()[1]) for line in legal_lines(game, 0, card)]


# -- theft and hands off -----------------------------------------------------------------------------------


@pytest.mark.rule("S8")
def test_a_theft_is_laid_in_front_of_oneself_and_stays_there() -> None:
    game = load(TABLE, "hand 0: theft")
    assert legal_lines(game, 0, "theft") == ["theft"]
    run(game, "0 theft")
    assert [front(game, seat) for seat in range(4)] == [["theft"], [], [], []]
    assert discards(game) == []


@pytest.mark.rule("S8", "R-11")
def test_several_seats_may_have_a_theft_but_none_two() -> None:
    game = load(TABLE, "hand 0: theft map", "hand 1: theft theft", "hand 2: map", "hand 3: map")
    run(game, "0 theft", "1 theft")
    assert (front(game, 0), front(game, 1)) == (["theft"], ["theft"])
    run(game, "2 pass map", "3 pass map", "0 pass map")
    assert refused(game, 1, "theft") == "already_there"


@pytest.mark.rule("R-11", "S8")
def test_theft_is_playable_only_if_none_lies_in_front_of_oneself() -> None:
    game = load("modules: saboteur2", "seats: 3", "hand 0: theft", "front 0: theft", "front 1: theft")
    assert refused(game, 0, "theft") == "already_there"
    game = load("modules: saboteur2", "seats: 3", "hand 0: theft", "front 1: theft", "coins: 0 0 0")
    assert "theft" in legal_lines(game, 0)  # nobody need have gold yet
    run(game, "0 theft")
    assert front(game, 0) == ["theft"]


@pytest.mark.rule("S8")
def test_who_is_blocked_or_trapped_may_still_play_action_cards() -> None:
    game = load(TABLE, "hand 0: theft map rockfall freed", "front 0: pick trapped", "maze: NS@0,1")
    verbs = {line.split()[0] for line in legal_lines(game, 0)}
    assert verbs >= {"theft", "map", "rockfall", "freed", "pass", "drop"}


@pytest.mark.rule("S8")
@pytest.mark.parametrize("victim", [0, 2])
def test_hands_off_removes_any_theft_ones_own_too(victim: int) -> None:
    game = load(TABLE, "hand 0: hands_off", "front 0: theft", "front 2: theft pick")
    assert targets(game, "hands_off") == [0, 2]
    assert refused(game, 0, "hands_off 1")
    run(game, f"0 hands_off {victim}")
    assert "theft" not in front(game, victim)
    assert front(game, 2 - victim)  # the other one stays
    assert discards(game) == ["hands_off", "theft"]


# -- trapped and freed -------------------------------------------------------------------------------------


@pytest.mark.rule("S8")
def test_trapped_is_laid_in_front_of_another_seat_and_stays() -> None:
    game = load(TABLE, "hand 0: trapped", "front 1: pick theft", "front 2: trapped")
    assert targets(game, "trapped") == [1, 3]
    assert refused(game, 0, "trapped 0")
    assert refused(game, 0, "trapped 2") == "already_there"
    run(game, "0 trapped 1")
    assert sorted(front(game, 1)) == ["pick", "theft", "trapped"]
    assert discards(game) == []


@pytest.mark.rule("S8")
def test_a_trapped_seat_may_not_lay_path_cards_until_freed() -> None:
    game = load(TABLE, "hand 0: freed", "hand 1: NESW E+ladder", "front 1: trapped")
    blocked = load(TABLE, "hand 1: NESW E+ladder", "front 1: trapped", "question: take_turn 1")
    assert legal_lines(blocked, 1, "lay") == []
    assert refused(blocked, 1, "lay NESW@1,0") == "blocked"
    run(game, "0 freed 1")
    run(game, "1 lay NESW@1,0")
    assert laid(game) == {"1,0": "NESW"}


@pytest.mark.rule("S8")
@pytest.mark.parametrize("prisoner", [0, 3])
def test_freed_removes_a_trapped_card_from_anyone(prisoner: int) -> None:
    game = load(TABLE, "hand 0: freed", "front 0: trapped", "front 3: trapped lantern")
    assert targets(game, "freed") == [0, 3]
    run(game, f"0 freed {prisoner}")
    assert "trapped" not in front(game, prisoner)
    assert discards(game) == ["freed", "trapped"]


@pytest.mark.rule("S8", "B10")
def test_freed_mends_no_tool_and_a_repair_frees_nobody() -> None:
    game = load(TABLE, "hand 0: freed fix_pick", "front 1: pick", "front 2: trapped")
    assert targets(game, "freed") == [2]
    assert legal_lines(game, 0, "fix") == ["fix pick 1 with fix_pick"]


# -- inspection --------------------------------------------------------------------------------------------


@pytest.mark.rule("S8")
def test_an_inspection_shows_another_seats_dwarf_to_the_player_alone() -> None:
    game = load(TABLE, "hand 0: inspection")
    assert targets(game, "inspection") == [1, 2, 3]
    assert refused(game, 0, "inspection 0")
    happened = game.copy()
    assert of(play(happened, 0, "inspection 2"), DwarfInspected) == [DwarfInspected(0, 2, "boss")]
    for eyes in (1, 2, 3, SPECTATOR):
        told = play(game.copy(), 0, "inspection 2", eyes)
        assert of(told, DwarfInspected) == [DwarfInspected(0, 2, None)]
    assert discards(happened) == ["inspection"]


@pytest.mark.rule("S8", "R-23")
def test_what_was_seen_is_noted_and_stays_as_it_was_when_hats_are_swapped() -> None:
    game = load(TABLE, "hand 0: inspection", "hand 1: hat_swap", "dwarfs: geologist")
    run(game, "0 inspection 1", "1 hat_swap 1")
    own = game.view(0).own
    assert own is not None
    assert [(note.seat, note.role) for note in own.notes] == [(1, "green")]
    assert roles(game)[1] == "geologist"


# -- hat swap ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S8")
@pytest.mark.parametrize("seat", [0, 3])
def test_a_hat_swap_gives_any_seat_the_top_of_the_stack_and_puts_its_dwarf_under_it(seat: int) -> None:
    game = load(TABLE, "hand 0: hat_swap", "dwarfs: profiteer geologist")
    assert targets(game, "hat_swap") == [0, 1, 2, 3]
    old = roles(game)[seat]
    run(game, f"0 hat_swap {seat}")
    assert roles(game)[seat] == "profiteer"
    assert dwarf_stack(game)[0] == "geologist"
    assert dwarf_stack(game)[-1] == old
    assert len(dwarf_stack(game)) == 11
    assert discards(game) == ["hat_swap"]


@pytest.mark.rule("S8")
def test_only_the_seat_that_changed_its_dwarf_sees_the_new_one() -> None:
    table = load(TABLE, "hand 0: hat_swap", "dwarfs: profiteer")
    for eyes, sees in ((2, "profiteer"), (0, None), (1, None), (SPECTATOR, None)):
        (changed,) = of(play(table.copy(), 0, "hat_swap 2", eyes), DwarfChanged)
        assert (changed.seat, changed.role) == (2, sees)


@pytest.mark.rule("R-24")
def test_a_seat_that_got_another_dwarf_sees_that_one() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        roles: blue green boss
        dwarfs: saboteur
        hand 0: hat_swap
    """)
    run(game, "0 hat_swap 2")
    assert roles(game) == ["blue", "green", "saboteur"]


@pytest.mark.rule("S8")
def test_the_last_of_the_stack_is_the_old_dwarf_when_it_was_swapped_round() -> None:
    game = load(
        "modules: saboteur2", "seats: 12", "dwarfs: profiteer geologist boss", "hand 0: hat_swap", "hand 1: hat_swap",
        "roles: blue green blue green blue green blue green saboteur saboteur saboteur geologist",
    )  # fmt: skip
    run(game, "0 hat_swap 0", "1 hat_swap 0")
    assert roles(game)[0] == "geologist"
    assert dwarf_stack(game) == ["boss", "blue", "profiteer"]


@pytest.mark.rule("R-05", "S8")
def test_a_hat_swap_takes_the_top_of_the_stack() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        roles: blue green boss
        dwarfs: saboteur geologist
        hand 0: hat_swap
    """)
    run(game, "0 hat_swap 1")
    assert roles(game) == ["blue", "saboteur", "boss"]
    assert dwarf_stack(game)[0] == "geologist"
    assert dwarf_stack(game)[-1] == "green"  # the old one under the stack


@pytest.mark.rule("R-10", "S8", "S1")
def test_a_hat_swap_always_finds_a_dwarf() -> None:
    game = load("modules: saboteur2", "seats: 12", "hand 0: hat_swap")
    assert len(dwarf_stack(game)) == 3
    assert legal_lines(game, 0, "hat_swap") == [f"hat_swap {seat}" for seat in range(12)]
    run(game, "0 hat_swap 0")
    assert len(dwarf_stack(game)) == 3


# -- hand swap ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S8")
def test_a_hand_swap_exchanges_whole_hands_with_another_seat() -> None:
    game = load(TABLE, "hand 0: hand_swap map NS", "hand 1: theft", "hand 2: EW EW")
    assert targets(game, "hand_swap") == [1, 2, 3]
    assert refused(game, 0, "hand_swap 0")
    run(game, "0 hand_swap 1")
    assert hand(game, 0) == ["theft"]
    assert sorted(hand(game, 1)) == sorted(["map", "NS", "EW"])  # and the top of the pile
    assert sorted(hand(game, 2)) == ["EW", "EW"]
    assert discards(game) == ["hand_swap"]


@pytest.mark.rule("S8")
def test_after_a_hand_swap_only_the_other_seat_draws_and_then_it_is_the_next_ones_turn() -> None:
    game = load(TABLE, "hand 0: hand_swap map", "hand 3: NS NS")
    told = run(game, "0 hand_swap 3")
    assert [event.seat for event in of(told, CardDrawn)] == [3]
    assert sorted(hand(game, 0)) == ["NS", "NS"]
    assert sorted(hand(game, 3)) == ["EW", "map"]
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-32", "S8")
def test_after_a_hand_swap_the_other_seat_draws_and_the_player_does_not() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        pile: NESW ...
        hand 0: hand_swap map
        hand 1: -
    """)
    told = run(game, "0 hand_swap 1")
    assert [event.seat for event in of(told, CardDrawn)] == [1]
    assert sorted(hand(game, 1)) == ["NESW", "map"]
    assert hand(game, 0) == []
    assert discards(game) == ["hand_swap"]
    assert laid(game) == {}


@pytest.mark.rule("S8", "S3")
def test_with_an_empty_pile_nobody_draws_after_a_hand_swap() -> None:
    game = load(TABLE.replace("pile: EW NE NW NS ...", "pile: -"), "hand 0: hand_swap map", "hand 1: NS")
    assert of(run(game, "0 hand_swap 1"), CardDrawn) == []
    assert (hand(game, 0), hand(game, 1)) == (["NS"], ["map"])


@pytest.mark.rule("R-32", "S8")
def test_a_hand_swap_may_be_ones_last_card() -> None:
    game = load("""
        modules: saboteur2
        seats: 3
        pile: -
        hand 0: hand_swap
        hand 1: map NS
        hand 2: EW
    """)
    run(game, "0 hand_swap 1")
    assert sorted(hand(game, 0)) == ["NS", "map"]
    assert hand(game, 1) == []
    assert question(game) == ("take_turn", [2])


@pytest.mark.rule("S8")
def test_the_drawn_card_is_not_part_of_the_exchange_and_only_its_owner_sees_it() -> None:
    game = load(TABLE, "hand 0: hand_swap map", "hand 1: NS")
    told = play(game, 0, "hand_swap 1")
    (drawn,) = of(told, CardDrawn)
    assert (drawn.seat, drawn.card) == (1, None)
    assert pile(game)[0] == "NE"


@pytest.mark.rule("S8")
def test_both_seats_know_both_hands_and_the_others_nothing() -> None:
    table = load(TABLE, "hand 0: hand_swap map", "hand 1: NS")
    for eyes in (0, 1):
        told = of(play(table.copy(), 0, "hand_swap 1", eyes), HandCard)
        assert {(card.seat, card.card) for card in told} == {(0, "NS"), (1, "map")}
    for eyes in (2, SPECTATOR):
        told = of(play(table.copy(), 0, "hand_swap 1", eyes), HandCard)
        assert all(card.card is None for card in told)


@pytest.mark.rule("S8")
def test_hands_are_exchanged_but_not_what_lies_before_the_seats() -> None:
    game = load(TABLE, "hand 0: hand_swap map", "hand 1: NS", "front 0: theft", "front 1: trapped")
    run(game, "0 hand_swap 1")
    assert (front(game, 0), front(game, 1)) == (["theft"], ["trapped"])


@pytest.mark.rule("S8", "C19", "R-12")
def test_a_vetoed_hand_swap_exchanges_nothing_and_brings_one_draw_each() -> None:
    game = load(
        "modules: saboteur2 veto", "seats: 3", "pile: EW NE NW ...", "hand 0: hand_swap map", "hand 1: NS",
        "hand 2: veto NESW",
    )  # fmt: skip
    told = run(game, "0 hand_swap 1", "1 allow", "2 veto")
    assert [event.seat for event in of(told, CardDrawn)] == [0, 2]
    assert sorted(hand(game, 0)) == ["EW", "map"]
    assert hand(game, 1) == ["NS"]
    assert discards(game) == ["veto", "hand_swap"]


# -- what lies before a seat -------------------------------------------------------------------------------


@pytest.mark.rule("S8", "B9")
def test_no_seat_has_two_equal_action_cards_in_front_of_it_but_may_have_one_of_each() -> None:
    full = "front 1: pick lantern cart theft trapped"
    game = load(TABLE, "hand 0: break_pick break_lantern break_cart trapped", full, "front 2: pick")
    assert [line for line in legal_lines(game, 0) if line.endswith(" 1") and not line.startswith("pass")] == []
    assert "break lantern 2" in legal_lines(game, 0)
    assert "break pick 2" not in legal_lines(game, 0)


@pytest.mark.rule("S8", "R-25")
@pytest.mark.parametrize("card", ["hands_off", "freed"])
def test_with_no_target_a_card_can_only_be_discarded(card: str) -> None:
    game = load(TABLE, f"hand 0: {card}")
    assert legal_lines(game, 0) == [f"pass {card}"]


@pytest.mark.rule("S8", "S2")
def test_the_base_game_has_none_of_these_cards() -> None:
    assert all(legal_lines(load("seats: 4"), 0, card) == [] for card in ("theft", "hat_swap", "hand_swap"))
