"""The Veto (C19, R-12)."""

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    discards,
    hand,
    laid,
    legal_lines,
    load,
    note_goals,
    of,
    pile,
    play,
    question,
    refused,
    run,
)

from saboteur.play.actions import LayPath
from saboteur.play.events import CardDrawn, CardPlayed, CardVetoed, MapRead, ToolBroken
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game

TABLE = """
modules: base veto
seats: 4
hand 0: NESW map break_pick rockfall
hand 1: NS
hand 2: veto EW
hand 3: -
pile: NE NW NES NEW ...
"""


@pytest.mark.rule("C19", "R-12")
def test_all_other_seats_with_cards_are_asked_before_a_card_takes_effect() -> None:
    game = load(TABLE)
    told = run(game, "0 lay NESW@1,0")
    assert question(game) == ("veto_window", [1, 2])  # seat 3 has no cards
    assert CardPlayed(0, LayPath("NESW", Cell(1, 0))) in told  # everybody sees what is played, and where
    assert laid(game) == {}


@pytest.mark.rule("C19", "R-12")
def test_who_has_no_veto_can_only_allow() -> None:
    game = load(TABLE)
    run(game, "0 lay NESW@1,0")
    assert legal_lines(game, 1) == ["allow"]
    assert sorted(legal_lines(game, 2)) == ["allow", "veto"]
    assert refused(game, 1, "veto") == "not_in_hand"


@pytest.mark.rule("C19", "R-12")
def test_if_all_allow_the_card_takes_effect() -> None:
    game = load(TABLE)
    run(game, "0 lay NESW@1,0", "1 allow", "2 allow")
    assert laid(game) == {"1,0": "NESW"}
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C19", "R-27")
def test_a_vetoed_path_goes_to_the_discard_pile_with_the_veto_on_top() -> None:
    game = load(TABLE)
    told = run(game, "0 lay NESW@1,0", "1 allow", "2 veto")
    assert of(told, CardVetoed) == [CardVetoed(2, 0, LayPath("NESW", Cell(1, 0)))]
    assert laid(game) == {}
    assert discards(game) == ["veto", "NESW"]


@pytest.mark.rule("C19")
def test_the_player_draws_one_and_is_done_then_the_vetoer_draws_one() -> None:
    game = load(TABLE)
    told = run(game, "0 lay NESW@1,0", "1 allow", "2 veto")
    assert [event.seat for event in of(told, CardDrawn)] == [0, 2]
    assert "NE" in hand(game, 0)
    assert "NW" in hand(game, 2)
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C19")
def test_nobody_draws_from_an_empty_pile_after_a_veto() -> None:
    game = load("""
        modules: base veto
        seats: 3
        hand 0: NESW map
        hand 1: veto
        hand 2: map
        pile: -
    """)
    run(game, "0 lay NESW@1,0", "2 allow", "1 veto")
    assert hand(game, 0) == ["map"]
    assert hand(game, 1) == []
    assert question(game) == ("take_turn", [2])


@pytest.mark.rule("C19", "R-12")
def test_a_vetoed_map_shows_nothing() -> None:
    game = load(TABLE)
    told = play(game, 0, "map 8,0")
    told += play(game, 1, "allow", eyes=0)
    told += play(game, 2, "veto", eyes=0)
    assert of(told, MapRead) == []
    assert note_goals(game, 0) == {}


@pytest.mark.rule("C19", "R-12")
def test_a_vetoed_broken_tool_breaks_nothing() -> None:
    game = load(TABLE)
    told = run(game, "0 break pick 1", "1 allow", "2 veto")
    assert of(told, ToolBroken) == []
    assert game.view(None).table[1].front == []
    assert discards(game) == ["veto", "break_pick"]


@pytest.mark.rule("C19", "R-12")
def test_passing_is_not_answered() -> None:
    game = load(TABLE)
    run(game, "0 pass map")
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C19", "R-12", "S3")
def test_discarding_two_and_placing_a_toll_dwarf_are_not_answered() -> None:
    table = """
        modules: saboteur2 veto toll
        seats: 3
        hand 0: map NS EW
        hand 1: veto
        front 0: pick
    """
    game = load(table)
    run(game, "0 drop map NS pick")
    assert question(game) == ("take_turn", [1])
    game = load(table)
    run(game, "0 toll 0,0 N map")
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("C19")
def test_in_ones_own_turn_a_veto_can_only_be_discarded() -> None:
    game = load(TABLE, "question: take_turn 2")
    assert refused(game, 2, "veto") == "wrong_question"
    run(game, "2 pass veto")
    assert discards(game) == ["veto"]


@pytest.mark.rule("R-12")
def test_nobody_can_answer_its_own_card_or_a_veto() -> None:
    game = load(TABLE)
    run(game, "0 lay NESW@1,0")
    assert refused(game, 0, "allow") == "not_asked"
    run(game, "1 allow", "2 veto")
    assert question(game)[0] == "take_turn"


@pytest.mark.rule("R-12")
def test_all_are_asked_every_time_though_nobody_holds_the_veto() -> None:
    game = load("""
        modules: base veto
        seats: 3
        hand 0: map
        hand 1: map
        hand 2: NS
        pile: EW veto ...
    """)
    run(game, "0 map 8,0")
    assert question(game) == ("veto_window", [1, 2])
    run(game, "1 allow", "2 allow", "1 map 8,0")
    assert question(game) == ("veto_window", [0, 2])


@pytest.mark.rule("R-12")
def test_a_veto_discarded_face_down_changes_nothing_for_the_others() -> None:
    game = load("""
        modules: base veto
        seats: 3
        hand 0: veto
        hand 1: map
        hand 2: NS
    """)
    run(game, "0 pass veto", "1 map 8,0")
    assert question(game) == ("veto_window", [0, 2])


@pytest.mark.rule("R-12")
def test_once_the_veto_was_played_openly_nobody_is_asked() -> None:
    game = load(TABLE)
    run(game, "0 map 8,0", "1 allow", "2 veto", "1 lay NS@0,1")
    assert question(game) == ("take_turn", [2])
    assert laid(game) == {"0,1": "NS"}


@pytest.mark.rule("R-12", "C18", "M8")
def test_until_someone_has_taken_a_card_from_the_discard_pile() -> None:
    game = load("""
        modules: base veto trove
        seats: 3
        veto_spent: yes
        hand 0: trove
        hand 1: map
        hand 2: map
        discards: veto NS
    """)
    run(game, "0 trove")
    assert question(game) == ("keep_card", [0])  # nobody was asked about the trove
    run(game, "0 keep NS", "1 map 8,0")
    assert question(game) == ("veto_window", [0, 2])  # it might have been the Veto


@pytest.mark.rule("R-12")
@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_who_answered_what_stays_secret(eyes: int | None) -> None:
    seen = []
    for answer in ("allow", "veto"):
        game = load(TABLE.replace("hand 1: NS", "hand 1: veto").replace("veto EW", "EW NS"))
        run(game, "0 lay NESW@1,0")
        told = play(game, 1, answer, SPECTATOR if eyes is None else eyes)
        seen.append((told, game.view(eyes), sorted(game.to_act)))
    assert seen[0] == seen[1]


@pytest.mark.rule("R-12")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_answers_may_come_in_any_order(order: tuple[int, int]) -> None:
    game = load(TABLE)
    run(game, "0 lay NESW@1,0")
    for seat in order:
        play(game, seat, "veto" if seat == 2 else "allow")
    assert discards(game) == ["veto", "NESW"]


# -- specialist and hand swap ----------------------------------------------------------------------------

SPECIALIST = """
modules: base veto path_specialist
seats: 3
hand 0: path_specialist NESW EW NS
hand 1: map
hand 2: veto map
pile: NE NW NES NEW ...
"""


def allow(game: Game) -> None:
    """Let everybody allow the card."""
    while question(game)[0] == "veto_window":
        play(game, min(game.to_act), "allow")


@pytest.mark.rule("R-12", "R-28")
def test_a_specialist_itself_can_be_vetoed() -> None:
    game = load(SPECIALIST)
    told = run(game, "0 path_specialist", "1 allow", "2 veto")
    assert [event.seat for event in of(told, CardDrawn)] == [0, 2]
    assert discards(game) == ["veto", "path_specialist"]
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-12", "R-28", "R-27")
def test_a_vetoed_first_path_ends_the_specialists_turn() -> None:
    game = load(SPECIALIST)
    run(game, "0 path_specialist")
    allow(game)
    told = run(game, "0 lay NESW@1,0", "1 allow", "2 veto")
    assert [event.seat for event in of(told, CardDrawn)] == [0, 2]
    assert laid(game) == {}
    assert discards(game) == ["path_specialist", "veto", "NESW"]
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-12", "R-28")
def test_after_a_vetoed_second_path_its_player_draws_once_more() -> None:
    game = load(SPECIALIST)
    run(game, "0 path_specialist")
    allow(game)
    run(game, "0 lay NESW@1,0")
    assert question(game) == ("veto_window", [1, 2])  # each path may be vetoed
    allow(game)
    told = run(game, "0 lay EW@2,0", "1 allow", "2 veto")
    assert [event.seat for event in of(told, CardDrawn)] == [0, 2, 0]
    assert laid(game) == {"1,0": "NESW"}
    assert sorted(hand(game, 0)) == sorted(["NS", "NE", "NES"])
    assert "NW" in hand(game, 2)


@pytest.mark.rule("R-12", "S8")
def test_a_vetoed_hand_swap_brings_only_two_draws() -> None:
    game = load("""
        modules: saboteur2 veto
        seats: 3
        hand 0: hand_swap NS
        hand 1: map
        hand 2: veto EW
        pile: NE NW NES ...
    """)
    size = len(pile(game))
    told = run(game, "0 hand_swap 1", "1 allow", "2 veto")
    assert [event.seat for event in of(told, CardDrawn)] == [0, 2]
    assert sorted(hand(game, 0)) == ["NE", "NS"]
    assert hand(game, 1) == ["map"]
    assert len(pile(game)) == size - 2


# -- more of what may be vetoed, and who is asked ---------------------------------------------------------


@pytest.mark.rule("R-12")
def test_nobody_is_asked_if_no_other_seat_has_cards() -> None:
    game = load("modules: base veto", "seats: 3", "pile: -", "hand 0: NESW map", "hand 1: -", "hand 2: -")
    run(game, "0 lay NESW@1,0")
    assert laid(game) == {"1,0": "NESW"}


@pytest.mark.rule("R-12", "C18")
def test_a_vetoed_trove_takes_nothing_and_its_player_draws_from_the_pile() -> None:
    game = load("""
        modules: base veto trove
        seats: 3
        hand 0: trove
        hand 1: veto
        hand 2: map
        pile: NESW EW ...
        discards: NS
    """)
    run(game, "0 trove", "2 allow", "1 veto")
    assert hand(game, 0) == ["NESW"]
    assert hand(game, 1) == ["EW"]
    assert discards(game) == ["veto", "trove", "NS"]


@pytest.mark.rule("R-12", "C23")
def test_a_vetoed_detour_moves_nothing() -> None:
    game = load("""
        modules: base veto detour
        seats: 3
        hand 0: detour
        hand 1: veto
        hand 2: map
        maze: EW@1,0
    """)
    run(game, "0 detour -1,0", "2 allow", "1 veto")
    assert laid(game) == {"1,0": "EW"}
    assert discards(game) == ["veto", "detour"]


@pytest.mark.rule("R-12", "M8")
def test_chest_9_may_bring_the_veto_back() -> None:
    game = load("""
        modules: base veto chests
        options: chest_layout=2,0 4,2 5,3 6,2
        seats: 3
        veto_spent: yes
        hand 0: NESW
        hand 1: map
        hand 2: map
        tunnels: NESW
        chests: dig_discards
        discards: veto NS
    """)
    run(game, "0 lay NESW@1,0", "0 keep NS", "1 map 8,0")
    assert question(game) == ("veto_window", [0, 2])


@pytest.mark.rule("R-12", "M8")
def test_only_trove_and_chest_9_bring_the_veto_question_back() -> None:
    for chest, asked in (("draw_three", "take_turn"), ("dig_discards", "veto_window")):
        game = load(f"""
            modules: base chests veto
            options: chest_layout=2,0 4,2 5,3 6,2
            seats: 3
            chests: {chest}
            tunnels: NESW
            hand 0: NESW
            hand 1: map
            hand 2: map
            discards: veto{{*}} fix_pick fix_cart
        """)
        run(game, "0 lay NESW@1,0")
        run(game, "0 " + legal_lines(game, 0, "keep")[-1])
        run(game, "1 map 8,0")
        assert question(game)[0] == asked


@pytest.mark.rule("C19", "B13")
def test_a_vetoed_path_reaches_no_goal() -> None:
    game = load("""
        modules: base veto
        seats: 3
        hand 0: NEW
        hand 1: veto
        hand 2: map
        goals: 8,0=treasure
        grid:
          S ─ ─ ┴ ┴ ┴ ┴
    """)
    run(game, "0 lay NEW@7,0", "2 allow", "1 veto")
    assert question(game) == ("take_turn", [1])
    assert "7,0" not in laid(game)
