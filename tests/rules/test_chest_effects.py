"""The ten effects of the chests (M8; R-16, R-17, R-20)."""

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    aside,
    discards,
    faces,
    gold,
    gold_stack,
    hand,
    laid,
    legal_lines,
    load,
    note_goals,
    of,
    own_gold_cards,
    pile,
    play,
    question,
    refused,
    run,
    turned_up,
)
from tests.rules.scenes import by_chest, no_cards

from saboteur.play.events import (
    CardDrawn,
    CardKept,
    CardShown,
    CardTaken,
    ChestOpened,
    DiscardsShuffled,
    DwarfInspected,
    GoalMoved,
    GoalTurned,
    PileBuried,
    RoundEnded,
)
from saboteur.play.positions import position_of

OPEN = "0 lay NESW@1,0"


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("chest", "number"),
    [("gold", 1), ("no_goal_maps", 2), ("no_draw", 3), ("extra_draw", 4), ("move_goal", 5), ("take_card", 6),
     ("draw_three", 7), ("inspect", 8), ("dig_discards", 9), ("bury_five", 10)],
)  # fmt: skip
def test_the_chests_are_told_by_their_numbers(chest: str, number: int) -> None:
    (opened,) = of(run(by_chest(chest), OPEN), ChestOpened)
    assert opened.chest == number


# -- (1) gold ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M8", "R-20")
def test_1_gives_a_gold_card_of_value_1_out_of_the_stack_which_is_then_shuffled() -> None:
    orders = set()
    for seed in range(4):
        game = by_chest("gold", f"seed: {seed}", "gold_stack: 3 3 2 1 2 1 1 1 2 2 3 1")
        run(game, OPEN)
        assert own_gold_cards(game, 0) == [1]
        assert position_of(game).coins in (None, [0, 0, 0])
        assert sorted(gold_stack(game)) == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
        orders.add(tuple(gold_stack(game)))
    assert len(orders) > 1


@pytest.mark.rule("M8", "R-20")
def test_1_gives_a_coin_if_no_card_of_value_1_is_left() -> None:
    game = by_chest("gold", "gold_stack: 3 2 2")
    run(game, OPEN)
    assert own_gold_cards(game, 0) == []
    assert gold(game) == [1, 0, 0]
    assert sorted(gold_stack(game)) == [2, 2, 3]


@pytest.mark.rule("M8", "R-20")
@pytest.mark.parametrize("modules", ["saboteur2 chests", "base tournament chests"])
def test_1_gives_a_coin_in_saboteur_2_and_in_the_tournament(modules: str) -> None:
    game = load(
        f"modules: {modules}", "seats: 5", "options: chest_layout=2,0 4,2 5,3 6,2", "chests: gold", "tunnels: NESW",
        "hand 0: NESW",
    )  # fmt: skip
    run(game, OPEN)
    assert position_of(game).coins == [1, 0, 0, 0, 0]
    assert own_gold_cards(game, 0) == []


# -- (2) no maps for goals ---------------------------------------------------------------------------------


@pytest.mark.rule("M8")
def test_2_maps_may_no_longer_look_at_goals_but_at_chests() -> None:
    game = by_chest("no_goal_maps", "hand 0: NESW map", "hand 1: map NS")
    run(game, OPEN)
    assert game.view(None).no_goal_maps
    assert legal_lines(game, 1, "map") == ["map 4,2", "map 5,3", "map 6,2"]
    assert refused(game, 1, "map 8,0")
    run(game, "1 map 4,2")


@pytest.mark.rule("M8", "R-25")
def test_2_without_a_covered_chest_a_map_can_only_be_discarded() -> None:
    game = load("modules: base chests", "hand 0: map", "chest_cells: - - - -", "no_goal_maps: yes")
    assert legal_lines(game, 0) == ["pass map"]


@pytest.mark.rule("M8", "C17")
def test_2_leaves_a_goal_swap_alone() -> None:
    game = load("modules: base chests goal_swap", "hand 0: goal_swap", "no_goal_maps: yes")
    assert "goal_swap 8,-2 8,0" in legal_lines(game, 0)


@pytest.mark.rule("M8", "B19")
def test_2_is_over_with_the_round() -> None:
    game = load("modules: base chests", "seats: 3", "roles: digger digger digger", "no_goal_maps: yes", no_cards(3))
    run(game, "0 pass map")
    assert not game.view(None).no_goal_maps


# -- (3) and (4) draws -------------------------------------------------------------------------------------


@pytest.mark.rule("M8", "R-16")
@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
@pytest.mark.parametrize(("chest", "drawn"), [("no_draw", []), ("extra_draw", ["NE", "NW"]), ("gold", ["NE"])])
def test_3_no_draw_this_turn_and_4_one_more(foundation: str, chest: str, drawn: list[str]) -> None:
    game = by_chest(chest, modules=f"{foundation} chests")
    told = play(game, 0, "lay NESW@1,0")
    assert [event.card for event in of(told, CardDrawn)] == drawn
    assert sorted(hand(game, 0)) == sorted(["map", *drawn])


@pytest.mark.rule("M8", "R-16")
def test_3_is_for_this_turn_only() -> None:
    game = by_chest("no_draw", "hand 0: NESW map map")
    run(game, OPEN, "1 pass NS", "2 pass EW")
    assert len(of(run(game, "0 pass map"), CardDrawn)) == 1


@pytest.mark.rule("M8")
@pytest.mark.parametrize(("cards", "drawn"), [("NE", 1), ("-", 0)])
def test_4_fewer_if_the_pile_has_fewer(cards: str, drawn: int) -> None:
    assert len(of(run(by_chest("extra_draw", f"pile: {cards}"), OPEN), CardDrawn)) == drawn


# -- (5) moving a goal -------------------------------------------------------------------------------------


@pytest.mark.rule("M8", "R-17")
def test_5_moves_a_face_down_goal_one_cell_away_from_the_start_openly() -> None:
    game = by_chest("move_goal", "goals: 8,-2=stone:NE 8,0=treasure 8,2=stone:NW")
    run(game, OPEN)
    assert question(game) == ("move_goal", [0])
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,0", "move 8,2"]
    told = run(game, "0 move 8,0")
    assert [(str(event.origin), str(event.cell)) for event in of(told, GoalMoved)] == [("8,0", "9,0")]
    assert faces(game) == {"8,-2": "stone", "9,0": "treasure", "8,2": "stone"}
    assert turned_up(game) == {}


@pytest.mark.rule("M8", "R-17", "R-23")
def test_5_a_note_follows_the_goal() -> None:
    game = by_chest("move_goal", "goals: 8,2=treasure", "note: 1 goal 8,2 treasure turn 1", "turn: 3")
    run(game, OPEN, "0 move 8,2")
    assert note_goals(game, 1) == {"9,2": "treasure"}


@pytest.mark.rule("M8", "R-17")
def test_5_only_face_down_goals_move() -> None:
    game = by_chest("move_goal", "goals: 8,-2=treasure 8,0=stone:NW up 8,2=stone:NE", "maze: NEW@7,0")
    run(game, OPEN)
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,2"]


@pytest.mark.rule("M8", "R-17", "M4")
def test_5_the_new_goals_move_only_onto_empty_cells() -> None:
    game = by_chest("move_goal", "maze: NS@9,-2", modules="base chests new_goals")
    run(game, OPEN)
    assert legal_lines(game, 0) == ["move 8,0", "move 8,2", "move 9,-1", "move 9,1"]
    run(game, "0 move 9,1")
    assert "10,1" in faces(game)


@pytest.mark.rule("M8", "R-17", "B13", "S10")
def test_5_a_treasure_reached_in_its_new_place_is_found_by_the_mover() -> None:
    game = by_chest(
        "move_goal", "roles: blue green saboteur", "goals: 8,0=treasure", "maze: N+ladder@9,1",
        modules="saboteur2 chests",
    )  # fmt: skip
    run(game, OPEN)
    told = run(game, "0 move 8,0")  # to 9,0, at which the ladder points
    assert RoundEnded("treasure", 0) in told
    assert gold(game) == [5, 0, 0]


@pytest.mark.rule("M8", "R-17")
def test_5_if_no_face_down_goal_can_move_nothing_happens() -> None:
    game = by_chest("move_goal", "maze: N@9,-2 E@9,0 N|S@9,2")
    run(game, OPEN)
    assert question(game) == ("take_turn", [1])
    assert sorted(faces(game)) == ["8,-2", "8,0", "8,2"]


MOVING = """
options: chest_layout=2,0 4,2 5,3 6,2
seats: 3
hand 0: NESW
tunnels: NESW
chests: move_goal
"""


@pytest.mark.rule("R-17", "M8")
def test_chest_5_moves_a_face_down_goal_one_column_east() -> None:
    game = load("modules: base chests", MOVING, "goals: 8,-2=stone:NE 8,0=treasure 8,2=stone:NW")
    run(game, "0 lay NESW@1,0")
    assert question(game) == ("move_goal", [0])
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,0", "move 8,2"]
    run(game, "0 move 8,0")
    assert faces(game) == {"8,-2": "stone", "9,0": "treasure", "8,2": "stone"}
    assert turned_up(game) == {}


@pytest.mark.rule("R-17")
def test_a_goal_moves_only_onto_an_empty_cell() -> None:
    game = load("modules: base chests", MOVING, "maze: NS@9,0")
    run(game, "0 lay NESW@1,0")
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,2"]
    assert refused(game, 0, "move 8,0") == "cell_taken"


@pytest.mark.rule("R-17", "R-19")
def test_a_goal_does_not_move_onto_a_cell_with_a_toll_mark() -> None:
    game = load("modules: base chests toll", MOVING, "maze: NS@9,1", "toll: 1 9,1 N", "toll: 2 9,1 S")
    run(game, "0 lay NESW@1,0")
    assert list(faces(game)) == ["9,-2", "8,0", "8,2"]  # only one could move, so nobody was asked


@pytest.mark.rule("R-17")
def test_if_no_face_down_goal_can_move_nothing_happens() -> None:
    game = load("modules: base chests", MOVING, "maze: NS@9,-2 NS@9,0 NS@9,2")
    run(game, "0 lay NESW@1,0")
    assert question(game) == ("take_turn", [1])
    assert list(faces(game)) == ["8,-2", "8,0", "8,2"]
    assert len(hand(game, 0)) == 1


@pytest.mark.rule("R-17")
def test_a_turned_goal_does_not_move() -> None:
    game = load("modules: base chests", MOVING, "goals: 8,0=stone:NW up")
    run(game, "0 lay NESW@1,0")
    assert legal_lines(game, 0) == ["move 8,-2", "move 8,2"]


@pytest.mark.rule("R-17", "S5")
def test_a_goal_reached_in_its_new_place_is_turned_even_beside_a_ladder() -> None:
    game = load("modules: saboteur2 chests", MOVING, "goals: 8,0=stone:NE", "maze: N+ladder@9,1")
    told = run(game, "0 lay NESW@1,0", "0 move 8,0")
    (turned,) = of(told, GoalTurned)
    assert (turned.seat, str(turned.cell)) == (0, "9,0")
    assert laid(game)["9,0"] == "NE turned"


@pytest.mark.rule("R-17", "S5")
def test_a_goal_may_come_to_lie_beside_a_ladder_without_being_reached() -> None:
    game = load("modules: saboteur2 chests", MOVING, "goals: 8,0=treasure", "maze: E+ladder@9,1")
    run(game, "0 lay NESW@1,0", "0 move 8,0")
    assert "9,0" in faces(game)
    assert turned_up(game) == {}


@pytest.mark.rule("R-17", "B7")
def test_the_cell_a_goal_left_is_an_ordinary_empty_cell() -> None:
    game = load(
        "modules: base chests", MOVING, "hand 1: EW",
        "grid:\n  S · · ┼ ┴ ┴ ┴ ┴", "goals: 8,0=stone:NW",
    )  # fmt: skip
    # The tunnel at 2,0 joins everything and would reach 8,0; the chest moves that goal away first.
    run(game, "0 lay NESW@1,0", "0 move 8,0")
    assert turned_up(game) == {}
    (turned,) = of(run(game, "1 lay EW@8,0"), GoalTurned)
    assert str(turned.cell) == "9,0"


# -- (6) a card from another hand --------------------------------------------------------------------------


@pytest.mark.rule("M8", "R-16")
def test_6_takes_a_random_card_from_the_hand_of_another_seat_instead_of_drawing() -> None:
    taken = set()
    for seed in range(8):
        game = by_chest("take_card", f"seed: {seed}", "hand 1: NS EW NE", "hand 2: map")
        run(game, OPEN)
        assert question(game) == ("take_card", [0])
        assert legal_lines(game, 0) == ["take 1", "take 2"]
        told = play(game, 0, "take 1")
        (card,) = of(told, CardTaken)
        assert (card.seat, card.target) == (0, 1)
        assert of(told, CardDrawn) == []
        assert sorted([*hand(game, 1), card.card or ""]) == ["EW", "NE", "NS"]
        assert sorted(hand(game, 0)) == sorted(["map", card.card or ""])
        taken.add(card.card)
    assert len(taken) > 1


@pytest.mark.rule("M8")
def test_6_the_two_seats_know_the_card_and_nobody_else() -> None:
    game = by_chest("take_card")
    run(game, OPEN)
    for eyes, sees in ((0, "NS"), (1, "NS"), (2, None), (SPECTATOR, None)):
        (card,) = of(play(game.copy(), 0, "take 1", eyes), CardTaken)
        assert card.card == sees


@pytest.mark.rule("M8")
def test_6_not_from_oneself_nor_from_an_empty_hand() -> None:
    game = load(
        "modules: base chests", "seats: 4", "options: chest_layout=2,0 4,2 5,3 6,2", "chests: take_card",
        "tunnels: NESW", "hand 0: NESW map", "hand 1: -", "hand 2: EW", "hand 3: NS",
    )  # fmt: skip
    run(game, OPEN)
    assert legal_lines(game, 0) == ["take 2", "take 3"]
    assert refused(game, 0, "take 1")
    assert refused(game, 0, "take 0")


@pytest.mark.rule("M8")
def test_6_works_with_an_empty_pile_and_the_robbed_seat_draws_nothing() -> None:
    game = by_chest("take_card", "pile: -", "hand 0: NESW", "hand 1: NS", "hand 2: EW")
    run(game, OPEN, "0 take 2")
    assert (hand(game, 0), hand(game, 1), hand(game, 2)) == (["EW"], ["NS"], [])
    run(game, "1 pass NS")
    assert question(game) == ("take_turn", [0])  # seat 2 has no cards now


@pytest.mark.rule("M8", "R-16")
def test_6_that_finds_no_other_hand_with_a_card_leaves_the_normal_draw() -> None:
    game = by_chest("take_card", "hand 1: -", "hand 2: -")
    told = play(game, 0, "lay NESW@1,0")
    assert [event.card for event in of(told, CardDrawn)] == ["NE"]
    assert of(told, CardTaken) == []


@pytest.mark.rule("M8", "B15")
def test_6_with_empty_pile_and_no_cards_anywhere_the_round_ends() -> None:
    game = by_chest("take_card", "pile: -", "hand 0: NESW", "hand 1: -", "hand 2: -")
    assert RoundEnded("hands_empty", None) in run(game, OPEN)


# -- (7) draw three ----------------------------------------------------------------------------------------


@pytest.mark.rule("M8", "R-16")
def test_7_draws_three_keeps_one_and_discards_two_face_down_instead_of_the_draw() -> None:
    game = by_chest("draw_three")
    size = len(pile(game))
    run(game, OPEN)
    assert question(game) == ("keep_card", [0])
    assert sorted(legal_lines(game, 0)) == ["keep NE", "keep NES", "keep NW"]
    told = play(game, 0, "keep NW", SPECTATOR)
    assert [(event.seat, event.discarded, event.card) for event in of(told, CardKept)] == [(0, 2, None)]
    assert of(told, CardDrawn) == []
    assert sorted(hand(game, 0)) == ["NW", "map"]
    assert sorted(discards(game)) == ["NE", "NES"]
    assert len(pile(game)) == size - 3


@pytest.mark.rule("M8")
def test_7_only_the_seat_itself_sees_the_three() -> None:
    game = by_chest("draw_three")
    assert [event.card for event in of(play(game.copy(), 0, "lay NESW@1,0"), CardShown)] == ["NE", "NW", "NES"]
    for eyes in (1, SPECTATOR):
        assert {event.card for event in of(play(game.copy(), 0, "lay NESW@1,0", eyes), CardShown)} == {None}


@pytest.mark.rule("M8")
@pytest.mark.parametrize(("cards", "keep", "left"), [("NE NW", "NW", ["NE"]), ("NE", "NE", []), ("-", "", [])])
def test_7_fewer_if_the_pile_has_fewer(cards: str, keep: str, left: list[str]) -> None:
    game = by_chest("draw_three", f"pile: {cards}")
    before = len(discards(game))
    told = run(game, OPEN)
    if question(game)[0] == "keep_card":
        told = run(game, f"0 keep {keep}")
    assert of(told, CardDrawn) == []
    assert sorted(hand(game, 0)) == sorted(["map", *([keep] if keep else [])])
    assert discards(game)[: len(left)] == left
    assert len(discards(game)) == before + len(left)
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("M8", "R-27")
def test_7_discards_the_two_in_the_order_the_player_gives() -> None:
    game = by_chest("draw_three", modules="base chests trove")  # only a trove can tell
    run(game, OPEN)
    orders = ["keep NE discard NES NW", "keep NE discard NW NES", "keep NW discard NES NE", "keep NW discard NE NES",
              "keep NES discard NW NE", "keep NES discard NE NW"]  # fmt: skip
    assert legal_lines(game, 0) == orders
    for order in orders:
        after = game.copy()
        (kept,) = of(play(after, 0, order), CardKept)
        under, top = order.split()[3:]
        assert discards(after)[:2] == [top, under]
        assert (kept.card, kept.order) == (order.split()[1], [under, top])
        (seen,) = of(play(game.copy(), 0, order, 1), CardKept)
        assert (seen.card, seen.order) == (None, None)


@pytest.mark.rule("M8", "R-27")
def test_7_without_an_order_they_go_as_they_lay_the_last_drawn_first() -> None:
    game = by_chest("draw_three", modules="base chests trove")
    run(game, OPEN, "0 keep NE")
    assert discards(game)[:2] == ["NW", "NES"]


@pytest.mark.rule("M8", "R-27")
@pytest.mark.parametrize(
    ("line", "code"), [("keep NE discard NE NW", "not_offered"), ("keep NE discard NW map", "not_offered")]
)
def test_7_an_order_is_of_the_two_cards_not_kept(line: str, code: str) -> None:
    game = by_chest("draw_three", modules="base chests trove")
    run(game, OPEN)
    assert refused(game, 0, line) == code


@pytest.mark.rule("M8", "R-27")
def test_7_equal_cards_are_not_ordered_and_no_order_is_asked_without_a_trove() -> None:
    game = by_chest("draw_three", "pile: NE NE NW ...", modules="base chests trove")
    run(game, OPEN)
    assert legal_lines(game, 0) == ["keep NE discard NW NE", "keep NE discard NE NW", "keep NW"]
    game = by_chest("draw_three")
    run(game, OPEN)
    assert legal_lines(game, 0) == ["keep NE", "keep NW", "keep NES"]
    run(game, "0 keep NE discard NW NES")  # an order that nobody can tell is no fault


# -- (8) a dwarf -------------------------------------------------------------------------------------------


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("modules", "roles"), [("base chests", "digger saboteur digger"), ("saboteur2 chests", "blue boss green")]
)
def test_8_looks_at_another_seats_dwarf(modules: str, roles: str) -> None:
    game = by_chest("inspect", f"roles: {roles}", modules=modules)
    run(game, OPEN)
    assert question(game) == ("inspect_dwarf", [0])
    assert legal_lines(game, 0) == ["look 1", "look 2"]
    for eyes, sees in ((0, roles.split()[1]), (1, None), (2, None), (SPECTATOR, None)):
        (seen,) = of(play(game.copy(), 0, "look 1", eyes), DwarfInspected)
        assert (seen.target, seen.role) == (1, sees)
    told = run(game, "0 look 1")
    assert len(of(told, CardDrawn)) == 1  # the draw is as usual
    own = game.view(0).own
    assert own is not None
    assert [(note.seat, note.role) for note in own.notes] == [(1, roles.split()[1])]


# -- (9) the discards --------------------------------------------------------------------------------------


@pytest.mark.rule("M8", "R-16")
def test_9_shuffles_the_discard_pile_looks_at_five_keeps_one_and_draws_nothing() -> None:
    seen = set()
    rubbish = ["EW", "NE", "NW", "NS", "NES", "map", "rockfall", "fix_pick"]
    for seed in range(6):
        game = by_chest("dig_discards", f"seed: {seed}", f"discards: {' '.join(rubbish)}")
        told = play(game, 0, "lay NESW@1,0")
        assert len(of(told, DiscardsShuffled)) == 1
        shown = [event.card or "" for event in of(told, CardShown)]
        assert len(shown) == 5
        seen.add(tuple(sorted(shown)))
        assert {line.removeprefix("keep ") for line in legal_lines(game, 0)} == set(shown)
        assert of(run(game, f"0 keep {shown[0]}"), CardDrawn) == []
        assert sorted(hand(game, 0)) == sorted(["map", shown[0]])
        assert sorted([*discards(game), shown[0]]) == sorted(rubbish)
    assert len(seen) > 1


@pytest.mark.rule("M8")
@pytest.mark.parametrize("rubbish", ["EW", "EW NE NW"])
def test_9_fewer_if_fewer(rubbish: str) -> None:
    game = by_chest("dig_discards", f"discards: {rubbish}")
    told = run(game, OPEN)
    if question(game)[0] == "keep_card":
        told = run(game, f"0 {legal_lines(game, 0)[0]}")
    assert of(told, CardDrawn) == []
    assert len(hand(game, 0)) == 2
    assert len(discards(game)) == len(rubbish.split()) - 1


@pytest.mark.rule("M8", "R-16")
def test_9_with_an_empty_discard_pile_the_normal_draw_is_made() -> None:
    game = by_chest("dig_discards")
    told = play(game, 0, "lay NESW@1,0")
    assert [event.card for event in of(told, CardDrawn)] == ["NE"]


@pytest.mark.rule("M8")
def test_9_works_with_an_empty_draw_pile_and_the_round_goes_on() -> None:
    game = by_chest("dig_discards", "pile: -", "discards: EW", "hand 0: NESW", "hand 1: -", "hand 2: -")
    run(game, OPEN)
    if question(game)[0] == "keep_card":
        run(game, "0 " + legal_lines(game, 0)[0])
    assert len(hand(game, 0)) == 1
    assert question(game) == ("take_turn", [0])


@pytest.mark.rule("M8")
def test_9_nobody_else_sees_the_five_nor_which_was_kept() -> None:
    game = by_chest("dig_discards", "discards: EW NE NW NS NES map")
    assert {event.card for event in of(play(game, 0, "lay NESW@1,0", eyes=1), CardShown)} == {None}
    (kept,) = of(play(game, 0, legal_lines(game, 0)[0], eyes=1), CardKept)
    assert kept.card is None


@pytest.mark.rule("M8", "R-18")
def test_9_is_at_once_before_what_is_reached_next() -> None:
    game = load("""
        modules: base chests
        options: chest_layout=2,0 3,1 5,3 6,2
        seats: 3
        hand 0: NESW
        discards: map EW NE
        chests: dig_discards gold
        tunnels: NESW NES
        maze: NE@2,1
    """)
    run(game, OPEN)
    assert question(game) == ("keep_card", [0])
    assert gold(game) == [0, 0, 0]
    assert set(laid(game)) == {"1,0", "2,0", "2,1"}
    run(game, "0 keep map")
    assert gold(game) == [1, 0, 0]
    assert set(laid(game)) == {"1,0", "2,0", "2,1", "3,1"}


# -- (10) five buried --------------------------------------------------------------------------------------


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("cards", "buried", "drawn"),
    [("NE NW NES NEW NS EW", 5, ["EW"]), ("NE NW NES NEW NS", 5, []), ("NE NW", 2, []), ("-", 0, [])],
)
def test_10_the_top_five_of_the_draw_pile_go_to_the_discard_pile_at_once_fewer_if_fewer(
    cards: str, buried: int, drawn: list[str]
) -> None:
    game = by_chest("bury_five", f"pile: {cards}", "discards: map")
    told = play(game, 0, "lay NESW@1,0")
    assert sum(event.count for event in of(told, PileBuried)) == buried
    assert [event.card for event in of(told, CardDrawn)] == drawn
    gone = [] if cards == "-" else cards.split()[:buried]
    assert sorted(discards(game)[:buried]) == sorted(gone)


@pytest.mark.rule("M8")
def test_10_nobody_sees_the_five() -> None:
    game = by_chest("bury_five")
    run(game, OPEN)
    assert len(discards(game)) == 5
    assert all("{" not in card or "{-" in card for card in position_of(game).discards)


@pytest.mark.rule("M8", "S2")
def test_10_leaves_the_cards_set_aside_alone() -> None:
    game = by_chest("bury_five", "pile: NE NW", modules="saboteur2 chests")
    run(game, OPEN)
    assert len(aside(game)) == 10
    assert pile(game) == []


# -- what ends the round -----------------------------------------------------------------------------------


@pytest.mark.rule("M8", "R-18", "S9")
def test_a_treasure_turned_before_the_turn_ends_leaves_effects_of_its_end_undone() -> None:
    game = load("""
        modules: saboteur2 chests
        options: chest_layout=7,1 4,2 5,3 2,2
        seats: 3
        roles: blue green saboteur
        hand 0: NESW
        hand 1: map
        chests: take_card
        tunnels: NESW
        goals: 8,0=treasure
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """)
    run(game, "0 lay NESW@7,0")
    assert legal_lines(game, 0) == ["open 8,0", "open 7,1"]
    told = run(game, "0 open 7,1")
    assert of(told, GoalTurned) != []
    assert of(told, CardTaken) == []
    assert gold(game) == [5, 0, 0]
