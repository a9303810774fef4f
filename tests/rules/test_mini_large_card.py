"""Wardrobe and tunnel party (M2, M3; R-22)."""

from collections import Counter

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    dwarf_stack,
    legal_lines,
    load,
    new_game,
    of,
    play,
    question,
    refused,
    roles,
    run,
)
from tests.rules.scenes import no_cards

from saboteur.core.refusal import Refusal
from saboteur.play.events import CardDrawn, DwarfChanged, DwarfShown, LargeReached, PathLaid
from saboteur.play.game import Game

# A path at 4,-1 joins the wardrobe on 4,-3 5,-3 4,-2 5,-2; one at 4,1 the tunnel party on 4,2 5,2 4,3 5,3.
MAZE = """
grid:
  S ─ ─ ┴ ┼
"""
WARDROBE = """
seats: 4
hand 0: NS map
hand 1: NESW
"""


def wardrobe(*more: str, modules: str = "base wardrobe") -> Game:
    """One card before the wardrobe."""
    return load(f"modules: {modules}", WARDROBE, *more, MAZE)


# -- M2 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M2")
@pytest.mark.parametrize(("spare", "then"), [("saboteur", "saboteur"), ("digger", "digger")])
def test_in_the_base_game_the_first_to_join_the_wardrobe_exchanges_its_dwarf_with_the_spare(
    spare: str, then: str
) -> None:
    others = "digger digger digger" if spare == "saboteur" else "digger digger saboteur"
    game = wardrobe(f"roles: digger {others}", f"dwarfs: {spare}")
    run(game, "0 lay NS@4,-1")
    assert roles(game) == [then, *others.split()]
    assert dwarf_stack(game) == ["digger"]


@pytest.mark.rule("M2")
def test_in_saboteur_2_it_takes_the_top_of_the_stack_and_puts_its_own_under_it() -> None:
    game = wardrobe("roles: blue green green boss", "dwarfs: saboteur geologist", modules="saboteur2 wardrobe")
    run(game, "0 lay NS@4,-1")
    assert roles(game) == ["saboteur", "green", "green", "boss"]
    assert dwarf_stack(game)[0] == "geologist"
    assert dwarf_stack(game)[-1] == "blue"


@pytest.mark.rule("M2")
def test_the_exchange_is_at_once_and_not_a_choice() -> None:
    game = wardrobe("roles: digger digger digger digger", "dwarfs: saboteur")
    told = run(game, "0 lay NS@4,-1")
    kinds = [type(event) for event in told]
    assert kinds.index(PathLaid) < kinds.index(LargeReached) < kinds.index(DwarfChanged) < kinds.index(CardDrawn)
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("M2")
def test_only_the_seat_itself_sees_its_new_dwarf() -> None:
    game = wardrobe("roles: digger digger digger digger", "dwarfs: saboteur")
    for eyes, sees in ((0, "saboteur"), (1, None), (SPECTATOR, None)):
        (changed,) = of(play(game.copy(), 0, "lay NS@4,-1", eyes), DwarfChanged)
        assert (changed.seat, changed.role) == (0, sees)


@pytest.mark.rule("M2", "R-22")
def test_only_the_first_seat_exchanges_even_if_the_wardrobe_was_cut_off_since() -> None:
    game = load(
        "modules: base wardrobe", "seats: 3", "roles: digger digger digger", "dwarfs: saboteur", "hand 0: NS",
        "hand 1: rockfall", "hand 2: NESW", MAZE,
    )  # fmt: skip
    run(game, "0 lay NS@4,-1", "1 rockfall 4,-1")
    assert of(run(game, "2 lay NESW@4,-1"), LargeReached) == []
    assert roles(game) == ["saboteur", "digger", "digger"]


@pytest.mark.rule("M2", "B13")
def test_closing_a_gap_farther_back_joins_it_too() -> None:
    game = load("""
        modules: base wardrobe
        seats: 4
        roles: digger digger digger digger
        dwarfs: saboteur
        hand 0: NESW
        grid:
                0  1  2  3  4
        y -1    ·  ·  ·  ·  │
        y  0    S  ·  ─  ┴  ┴
    """)
    assert of(run(game, "0 lay NESW@1,0"), LargeReached) == [LargeReached(0, "wardrobe")]
    assert roles(game)[0] == "saboteur"


@pytest.mark.rule("M2", "S5")
def test_a_ladder_that_points_at_it_joins_it() -> None:
    game = load(
        "modules: saboteur2 wardrobe", "seats: 3", "hand 0: E+ladder", "maze: NS@3,-1", "roles: blue green blue",
        "dwarfs: boss",
    )  # fmt: skip
    assert refused(game, 0, "lay E+ladder@3,-2") == "does_not_fit"
    game = load(
        "modules: saboteur2 wardrobe", "seats: 3", "hand 0: E+ladder", "maze: EW@3,-1", "roles: blue green blue",
        "dwarfs: boss",
    )  # fmt: skip
    told = run(game, "0 lay E+ladder@3,-2")
    assert of(told, LargeReached) == [LargeReached(0, "wardrobe")]
    assert roles(game)[0] == "boss"


@pytest.mark.rule("M2", "C19")
def test_a_vetoed_path_joins_nothing() -> None:
    game = wardrobe(
        "hand 3: veto", "roles: digger digger digger digger", "dwarfs: saboteur", modules="base wardrobe veto"
    )
    run(game, "0 lay NS@4,-1", "1 allow", "2 allow", "3 veto")
    assert roles(game)[0] == "digger"
    large = game.view(None).large
    assert large is not None
    assert not large.used


@pytest.mark.rule("M2", "C23")
def test_whoever_moves_a_path_to_it_exchanges_even_if_blocked() -> None:
    game = load(
        "modules: base wardrobe detour", "seats: 3", "roles: digger digger digger", "dwarfs: saboteur",
        "hand 0: detour", "front 0: pick", MAZE, "maze: NS@0,1",
    )  # fmt: skip
    run(game, "0 detour 4,-1")
    assert roles(game)[0] == "saboteur"


@pytest.mark.rule("M2", "B15", "B17")
def test_the_new_dwarf_counts_at_the_end_and_the_old_one_is_shown_as_the_spare() -> None:
    game = load(
        "modules: base wardrobe", "seats: 3", "roles: digger digger digger", "dwarfs: saboteur",
        no_cards(3, "NS map"), MAZE,
    )  # fmt: skip
    run(game, "0 lay NS@4,-1")
    told = run(game, "0 pass map")
    assert [(shown.seat, shown.role) for shown in of(told, DwarfShown)] == [
        (0, "saboteur"),
        (1, "digger"),
        (2, "digger"),
        (None, "digger"),
    ]
    own = game.view(0).own
    assert own is not None
    assert own.gold == 4


@pytest.mark.rule("M2", "M3", "B19")
@pytest.mark.parametrize("module", ["wardrobe", "tunnel_party"])
def test_in_the_next_round_it_is_unused_again(module: str) -> None:
    game = load(
        f"modules: base {module}", "seats: 3", "roles: digger digger digger", "large_used: yes", no_cards(3)
    )  # fmt: skip
    run(game, "0 pass map")
    large = game.view(None).large
    assert large is not None
    assert (large.place, large.used) == (module, False)


@pytest.mark.rule("M2", "M3")
def test_wardrobe_and_tunnel_party_are_two_sides_of_one_card() -> None:
    with pytest.raises(Refusal):
        new_game("base wardrobe tunnel_party")


# -- M3 ----------------------------------------------------------------------------------------------------

PARTY = """
seats: 5
hand 0: NS
"""


def party(
    seed: int, modules: str = "base tunnel_party", dealt: str = "digger saboteur digger saboteur digger"
) -> Game:
    """One card before the tunnel party."""
    return load(f"modules: {modules}", f"seed: {seed}", PARTY, f"roles: {dealt}", MAZE)


@pytest.mark.rule("M3")
def test_all_seats_dwarfs_are_shuffled_and_dealt_again() -> None:
    seen = set()
    for seed in range(12):
        game = party(seed)
        stack = dwarf_stack(game)
        assert of(run(game, "0 lay NS@4,1"), LargeReached) == [LargeReached(0, "tunnel_party")]
        assert Counter(roles(game)) == Counter(digger=3, saboteur=2)
        assert dwarf_stack(game) == stack  # the spare is not among them
        seen.add(tuple(roles(game)))
    assert len(seen) > 4


@pytest.mark.rule("M3")
def test_in_saboteur_2_the_stack_is_left_alone() -> None:
    dealt = "blue green boss profiteer geologist"
    game = party(1, "saboteur2 tunnel_party", dealt)
    stack = dwarf_stack(game)
    run(game, "0 lay NS@4,1")
    assert sorted(roles(game)) == sorted(dealt.split())
    assert dwarf_stack(game) == stack


@pytest.mark.rule("M3")
def test_each_looks_at_its_new_one_and_at_no_other() -> None:
    game = party(3, "saboteur2 tunnel_party", "blue green boss profiteer geologist")
    for eyes in range(5):
        after = game.copy()
        changed = of(play(after, 0, "lay NS@4,1", eyes), DwarfChanged)
        assert [event.seat for event in changed] == [0, 1, 2, 3, 4]
        assert [event.role for event in changed] == [
            role if seat == eyes else None for seat, role in enumerate(roles(after))
        ]


@pytest.mark.rule("M3")
def test_seats_without_cards_take_part() -> None:
    moved = set()
    for seed in range(8):
        game = load(
            "modules: saboteur2 tunnel_party", f"seed: {seed}", "seats: 3", "roles: blue green boss", "pile: -",
            "hand 0: NS", "hand 1: -", "hand 2: map", MAZE,
        )  # fmt: skip
        run(game, "0 lay NS@4,1")
        moved.add(roles(game)[1])
    assert len(moved) > 1


@pytest.mark.rule("M3", "R-23")
def test_notes_are_not_corrected() -> None:
    game = load(
        "modules: saboteur2 tunnel_party", "seed: 2", PARTY, "roles: blue green boss profiteer geologist",
        "note: 0 dwarf 2 boss turn 1", "turn: 4", MAZE,
    )  # fmt: skip
    run(game, "0 lay NS@4,1")
    own = game.view(0).own
    assert own is not None
    assert [(note.seat, note.role, note.turn) for note in own.notes] == [(2, "boss", 1)]


@pytest.mark.rule("M3", "R-22")
def test_its_effect_happens_once_a_round() -> None:
    game = load(
        "modules: base tunnel_party", "seats: 3", "hand 0: NS", "large_used: yes", MAZE, "maze: NESW@4,1"
    )  # fmt: skip
    assert of(run(game, "0 lay NS@0,1"), DwarfChanged) == []


# -- R-22 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-22", "S5")
def test_a_ladder_beside_it_needs_a_path_or_the_start_to_touch_as_well() -> None:
    game = load("modules: saboteur2 tunnel_party", "seats: 3", "hand 0: E+ladder N+ladder", "maze: NS@3,1")
    assert "lay N+ladder@3,2" in legal_lines(game, 0)  # it touches 3,1; its closed east side is no misfit
    assert refused(game, 0, "lay E+ladder@3,3") == "touches_nothing"


@pytest.mark.rule("R-22", "B7")
def test_a_new_card_beside_it_must_fit_its_other_neighbours() -> None:
    game = load(
        "modules: base tunnel_party", "large_used: yes", "hand 0: NEW NES", MAZE, "maze: NESW@4,1 NEW@6,1 turned"
    )
    assert "lay NES@6,2 turned" in legal_lines(game, 0)
    assert refused(game, 0, "lay NEW@6,2 turned") == "does_not_fit"
