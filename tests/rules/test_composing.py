"""Which modules, options and numbers of seats may meet (section 6 of the rules, R-30)."""

from itertools import combinations

import pytest
from tests.rules.helpers import legal_lines, load

from saboteur.core.registry import SPECS
from saboteur.core.table.codes import (
    FIRST_LATER_QUESTION,
    FIRST_STEP,
    FRAMES,
    QUESTIONS,
    S_SECOND,
    STEPS,
    is_question,
)
from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.core.table.ruleset import Module, ModuleConflictError, Rules
from saboteur.core.table.spec import Option
from saboteur.play.game import Game
from saboteur.play.setup import Setup

CHAMPIONSHIP = ["goal_swap", "trove", "veto", "turnabout", "master_craftsman", "path_specialist", "detour"]
MINIS = ["toll", "wardrobe", "tunnel_party", "new_goals", "chests"]
BASE_ONLY = ["greedy_dwarf", "sabotaged_dwarf", "tournament"]
CLASHING = {
    ("wardrobe", "tunnel_party"): "two sides of one card",
    ("wardrobe", "tournament"): "no spare dwarf",
    ("sabotaged_dwarf", "tournament"): "no gold cards",
    ("greedy_dwarf", "tournament"): "its own",
}
CLASSIC = {
    "reached_goals": "one",
    "must_connect": "no",
    "round_end": "all_passed",
    "next_starter": "last_turn",
    "self_sabotage": "yes",
}
EVERY_GAME = ("next_starter", "self_sabotage")  # among those, the books of Saboteur 2 disagree on these as well


def clashes(modules: str, seats: int = 5, /, **options: str) -> list[str]:
    """Compose what must be refused; return every clash, and see that the one message lists them all."""
    with pytest.raises(SetupRefused) as caught:
        Setup(seats=seats, modules=modules.split(), options=options, seed=1)
    assert all(clash in caught.value.sentence for clash in caught.value.clashes)
    return caught.value.clashes


def composed(modules: str, seats: int = 5, /, **options: str) -> Setup:
    """Compose what may meet, and see that it can be dealt."""
    setup = Setup(seats=seats, modules=modules.split(), options=options, seed=1)
    assert Game.new(setup).to_act
    return setup


# -- foundations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", ["", "veto", "base saboteur2", "classic saboteur2"])
def test_exactly_one_foundation_is_needed(modules: str) -> None:
    assert any("exactly one foundation" in clash for clash in clashes(modules))


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_a_foundation_is_enough(foundation: str) -> None:
    assert list(composed(foundation).modules) == [foundation]


@pytest.mark.parametrize("module", BASE_ONLY)
def test_greedy_dwarf_sabotaged_dwarf_and_tournament_go_with_base_only(module: str) -> None:
    (clash,) = clashes(f"saboteur2 {module}")
    assert module in clash
    composed(f"base {module}")


@pytest.mark.parametrize(
    ("option", "value"),
    [(option, value) for option, value in CLASSIC.items() if option not in EVERY_GAME],
)
def test_the_options_of_the_base_game_do_not_go_with_saboteur_2(option: str, value: str) -> None:
    (clash,) = clashes("saboteur2", **{option: value})
    assert option in clash
    composed("base", **{option: value})


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
@pytest.mark.parametrize(
    ("option", "value"), [("next_starter", "last_turn"), ("next_starter", "last_path"), ("self_sabotage", "yes")]
)
def test_the_next_starter_and_self_sabotage_go_with_either_foundation(
    foundation: str, option: str, value: str
) -> None:
    assert composed(foundation, **{option: value}).options == {option: value}


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
@pytest.mark.parametrize("module", CHAMPIONSHIP + MINIS)
def test_everything_else_goes_with_either_foundation(foundation: str, module: str) -> None:
    composed(f"{foundation} {module}")


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_in_any_combination(foundation: str) -> None:
    others = CHAMPIONSHIP + MINIS + (BASE_ONLY if foundation == "base" else [])
    for pair in combinations(others, 2):
        known = CLASHING.get(pair) or CLASHING.get(pair[::-1])
        if known:
            assert known in " ".join(clashes(f"{foundation} {' '.join(pair)}"))
        else:
            composed(f"{foundation} {' '.join(pair)}")


@pytest.mark.parametrize("side", ["wardrobe", "tunnel_party"])
@pytest.mark.parametrize(("foundation", "more"), [("base", "greedy_dwarf sabotaged_dwarf"), ("saboteur2", "")])
def test_all_together(foundation: str, more: str, side: str) -> None:
    minis = [mini for mini in MINIS if mini not in ("wardrobe", "tunnel_party")]
    composed(" ".join([foundation, more, side, *CHAMPIONSHIP, *minis]))


def test_a_ruleset_is_a_set() -> None:
    one = Setup(modules=["veto", "base", "chests", "veto"], seed=1)
    other = Setup(modules=["chests", "veto", "base"], seed=1)
    assert one == other
    assert Game.new(one).digest() == Game.new(other).digest()


# -- clashes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", CLASHING)
def test_these_pairs_do_not_meet(pair: tuple[str, str]) -> None:
    (clash,) = clashes(f"base {' '.join(pair)}")
    assert all(module in clash for module in pair)
    assert CLASHING[pair] in clash


def test_reached_goals_one_does_not_go_with_new_goals() -> None:
    (clash,) = clashes("base new_goals", reached_goals="one")
    assert "reached_goals" in clash
    assert "new_goals" in clash
    composed("base new_goals", reached_goals="all")


@pytest.mark.parametrize("option", [option for spec in SPECS for option in spec.options], ids=lambda one: one.key)
def test_an_option_at_its_default_goes_with_every_game(option: Option) -> None:
    for modules in ("base", "saboteur2"):
        assert composed(modules, **{option.key: option.values[0]}).seats


def test_one_message_lists_every_clash() -> None:
    found = " | ".join(
        clashes(
            "saboteur2 greedy_dwarf sabotaged_dwarf tournament wardrobe tunnel_party chests new_goals",
            13,
            chest_layout="b",
            reached_goals="one",
            must_connect="no",
            round_end="all_passed",
            next_starter="last_turn",
            self_sabotage="yes",
        )
    )
    for module in BASE_ONLY:
        assert f"{module} goes with base only" in found
    for option in CLASSIC:
        assert (f"the option {option} belongs to base" in found) == (option not in EVERY_GAME)
    for why in CLASHING.values():
        assert why in found
    assert "reached_goals: one does not go with new_goals" in found
    assert "saboteur2 is for 2 to 12 seats, not 13" in found
    assert "tournament is for 5 to 9 seats, not 13" in found
    assert "4,0" in found


def test_unknown_modules_options_and_values_are_named() -> None:
    found = clashes("base vetto", reached_gaols="one", must_connect="maybe")
    assert any("'vetto'" in clash for clash in found)
    assert any("'reached_gaols'" in clash for clash in found)
    assert any("must_connect" in clash and "'maybe'" in clash for clash in found)


def test_an_option_needs_its_module() -> None:
    assert clashes("base", chest_layout="b")
    assert clashes("base", treasure_always_out="no")
    composed("saboteur2 chests new_goals", chest_layout="b", treasure_always_out="no")


# -- seats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("B1", "S1")
@pytest.mark.parametrize(("modules", "fewest", "most"), [("base", 3, 10), ("classic", 3, 10), ("saboteur2", 2, 12)])
def test_a_foundation_has_its_range_of_seats(modules: str, fewest: int, most: int) -> None:
    for seats in range(-1, 15):
        if fewest <= seats <= most:
            composed(modules, seats)
        else:
            assert f"not {seats}" in " ".join(clashes(modules, seats))


@pytest.mark.rule("V2")
def test_the_tournament_narrows_the_range() -> None:
    allowed = [seats for seats in range(3, 11) if _composes("base tournament", seats)]
    assert allowed == [5, 6, 7, 8, 9]


@pytest.mark.parametrize("module", [*CHAMPIONSHIP, *MINIS])
def test_other_modules_go_with_any_number_the_foundation_allows(module: str) -> None:
    assert [seats for seats in range(1, 14) if _composes(f"base {module}", seats)] == list(range(3, 11))
    assert [seats for seats in range(1, 14) if _composes(f"saboteur2 {module}", seats)] == list(range(2, 13))


@pytest.mark.parametrize("module", ["greedy_dwarf", "sabotaged_dwarf"])
def test_the_variants_of_base_go_with_all_its_numbers(module: str) -> None:
    assert [seats for seats in range(1, 14) if _composes(f"base {module}", seats)] == list(range(3, 11))


def _composes(modules: str, seats: int) -> bool:
    try:
        Setup(seats=seats, modules=modules.split(), seed=1)
    except Refusal:
        return False
    return True


# -- set-up cells ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-30", "V2", "M6")
def test_the_tournament_and_chest_layout_b_both_need_the_middle_cell() -> None:
    (clash,) = clashes("base tournament chests", chest_layout="b")
    assert "4,0" in clash
    assert "tournament" in clash
    assert "chests" in clash
    composed("base tournament chests", chest_layout="a")
    composed("base chests", chest_layout="b")


@pytest.mark.rule("R-30", "M6")
def test_own_chest_cells_may_not_lie_where_something_else_does() -> None:
    assert "4,0" in " ".join(clashes("base tournament chests", chest_layout="4,0 2,2 6,2 6,-2"))
    found = clashes("base wardrobe chests", chest_layout="4,-2 5,-3 2,2 6,2")
    assert len(found) == 2  # every cell is named
    assert "4,-2" in found[0]
    assert "5,-3" in found[1]
    assert "5,3" in " ".join(clashes("saboteur2 tunnel_party chests", chest_layout="5,3 2,2 6,0 1,-2"))
    composed("base tunnel_party chests", chest_layout="4,-2 5,-3 2,2 6,0")


@pytest.mark.rule("R-30", "M6")
@pytest.mark.parametrize(("cell", "clash"), [("0,0", True), ("1,0", False), ("0,1", False)])
def test_the_start_needs_its_own_cell_alone(cell: str, clash: bool) -> None:
    with pytest.raises(SetupRefused) as refused:
        Setup(seats=3, modules=["base", "chests"], options={"chest_layout": f"{cell} 3,1 5,3 6,2"})
    codes = [reason.code for reason in refused.value.reasons]
    assert "chest_at_start" in codes
    assert ("cell_clash" in codes) == clash


@pytest.mark.rule("M6")
@pytest.mark.parametrize(
    "layout",
    [
        "1,0 3,1 6,-1 6,1",  # beside the start
        "3,1 3,2 6,-1 6,1",  # two side by side
        "3,1 3,1 6,-1 6,1",  # one cell twice
        "0,2 3,1 6,-1 6,1",  # x from 1 to 7
        "8,1 3,1 6,-1 6,1",
        "3,4 3,1 6,-1 6,1",  # y from -3 to 3
        "3,-4 3,1 6,-1 6,1",
        "3,1 6,-1 6,1",  # four cells
        "3,1 6,-1 6,1 1,3 1,-3",
        "3;1 6;-1 6;1 1;3",
        "c",
    ],
)
def test_four_own_cells_keep_their_distance(layout: str) -> None:
    (clash,) = clashes("base chests", chest_layout=layout)
    assert "chest_layout" in clash


@pytest.mark.rule("M6")
@pytest.mark.parametrize(
    ("layout", "cells"),
    [
        ("a", ["3,-1", "3,1", "6,-1", "6,1"]),
        ("b", ["2,-2", "2,2", "4,0", "6,0"]),
        ("7,3 1,-3 1,3 7,-3", ["1,-3", "1,3", "7,-3", "7,3"]),
        ("2,0 1,1 1,-1 7,0", ["1,-1", "1,1", "2,0", "7,0"]),  # corner to corner is not side by side
    ],
)
def test_chests_lie_where_the_layout_says(layout: str, cells: list[str]) -> None:
    game = Game.new(composed("base chests", chest_layout=layout))
    assert sorted(str(cell) for cell in game.view(None).chests) == sorted(cells)


# -- classic -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-01", "R-02", "R-03", "R-13", "R-31")
def test_classic_is_base_with_five_options() -> None:
    setup = composed("classic")
    assert list(setup.modules) == ["base"]
    assert setup.options == CLASSIC
    assert setup == Setup(modules=["base"], options=CLASSIC, seed=1)
    assert setup == Setup(modules=["base", "classic"], seed=1)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("reached_goals", "all"),
        ("must_connect", "yes"),
        ("round_end", "hands_empty"),
        ("next_starter", "last_card"),
        ("next_starter", "last_path"),
        ("self_sabotage", "no"),
    ],
)
def test_an_option_named_beside_classic_overrides_it(option: str, value: str) -> None:
    assert composed("classic", **{option: value}).options == {**CLASSIC, option: value}


def test_classic_goes_with_modules_as_base_does() -> None:
    composed("classic veto chests tournament")
    assert "new_goals" in " ".join(clashes("classic new_goals"))
    composed("classic new_goals", reached_goals="all")


@pytest.mark.rule("R-02", "R-31")
def test_a_position_of_classic_plays_by_its_options() -> None:
    game = load("""
        modules: classic
        seats: 3
        hand 0: NEW break_pick
        grid:
          S ─
    """)
    lines = legal_lines(game, 0)
    assert "lay NEW@1,-1" in lines
    assert "break pick 0" in lines


# -- numbers of questions and steps ---------------------------------------------------------------------------


def test_a_question_that_has_the_number_of_a_step_is_refused_when_composing() -> None:
    rules, module = Rules(3, {}), Module()
    with pytest.raises(ModuleConflictError, match="which is a step's number: add it to LATER_QUESTIONS"):
        rules.claim_question(FIRST_STEP + len(STEPS), module)
    with pytest.raises(ModuleConflictError, match="which is a question's number: add it to STEPS"):
        rules.claim_step(FIRST_LATER_QUESTION, module)
    for claim, number in ((rules.claim_step, FIRST_STEP + len(STEPS)), (rules.claim_question, len(FRAMES))):
        with pytest.raises(ModuleConflictError, match="which has no name"):
            claim(number, module)


def test_a_step_that_is_claimed_and_not_written_is_not_passed_over_in_silence() -> None:
    with pytest.raises(NotImplementedError, match="has no step for it"):
        Module().step(Game.new(Setup(seats=3))._state, S_SECOND)


def test_questions_and_steps_keep_their_numbers() -> None:
    """Digests of games that were recorded depend on them."""
    assert FRAMES.index("lay_path") == FIRST_STEP - 1
    assert (FRAMES.index("next_turn"), FRAMES.index("second_path")) == (FIRST_STEP, S_SECOND)
    assert len(FRAMES) >= FIRST_LATER_QUESTION
    waits = (*QUESTIONS, "ask")  # whatever a module asks
    assert all(is_question(number) == (name in waits) for number, name in enumerate(FRAMES) if number and name)
