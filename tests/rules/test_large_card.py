"""The large card: wardrobe, tunnel party, and how it is a part of the maze (M2, M3; R-22)."""

from collections import Counter
from random import Random

import pytest
from tests.rules.helpers import (
    SPECTATOR,
    dwarf_stack,
    laid,
    legal_lines,
    load,
    new_game,
    of,
    play,
    question,
    refused,
    roles,
    run,
    turned_up,
)
from tests.rules.scenes import no_cards

from saboteur.core.table.refusal import Refusal
from saboteur.play.events import (
    CardDrawn,
    ChestOpened,
    DwarfChanged,
    DwarfShown,
    LargeReached,
    PathLaid,
)
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.positions import position_of

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


@pytest.mark.rule("M3", "R-23")
def test_after_a_tunnel_party_nobody_knows_where_an_inspected_dwarf_went() -> None:
    game = load("""
        modules: saboteur2 tunnel_party
        seats: 4
        roles: blue boss green saboteur
        note: 0 dwarf 1 boss
        note: 2 dwarf 1 boss
        grid:
          S ─ ─ ┴ ┼
        hand 0: NESW ?*5
    """)

    def bosses(seat: int) -> set[int]:
        worlds = [position_of(resample(game, seat, Random(number))).roles for number in range(60)]
        return {holder for roles in worlds for holder, role in enumerate(roles) if role.startswith("boss")}

    assert bosses(0) == bosses(2) == {1}
    told = run(game, "0 lay NESW@4,1")
    assert [event.place for event in of(told, LargeReached)] == ["tunnel_party"]
    for seat in (0, 2):  # unless it came to this seat itself, it is with one of the others
        mine = game.view(seat).own.role == "boss"  # type: ignore[union-attr]
        assert bosses(seat) == ({seat} if mine else {0, 1, 2, 3} - {seat})


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


BESIDE = """
modules: base chests wardrobe
options: chest_layout=3,-2 1,2 3,3 7,2
seats: 3
roles: digger digger digger
dwarfs: saboteur
chests: no_goal_maps
grid:
  S ─ ─ ─
hand 0: NESW
hand 1: NS map
"""


@pytest.mark.rule("R-22", "R-33")
@pytest.mark.parametrize(("tunnel", "joins"), [("NE", False), ("NW", True)])
def test_a_tunnel_is_set_beside_the_large_card_as_if_there_were_none(tunnel: str, joins: bool) -> None:
    game = load(BESIDE.replace("S ─ ─ ─", "S ─ ─ ┴"), f"tunnels: {tunnel}")
    told = run(game, "0 lay NESW@3,-1")  # opens the tunnel at 3,-2, to the west of the wardrobe
    assert laid(game)["3,-2"] == f"{tunnel} turned"
    assert [event.place for event in of(told, LargeReached)] == ["wardrobe"] * joins
    assert question(game) == ("take_turn", [1])
    assert ("lay NS@4,-4" in legal_lines(game, 1)) == joins  # the wardrobe joins what points at it


@pytest.mark.rule("R-22", "R-33", "R-18")
def test_the_joined_large_card_reaches_no_tunnel_beside_it() -> None:
    corner = BESIDE.replace("S ─ ─ ─", "S ─ ─ ┴ ┴").replace("3,-2", "3,-3").replace("NESW", "NES")
    game = load(corner, "tunnels: NE", "large_used: yes", "maze: NESW@4,-1 NS@3,-2")
    assert "lay NS@4,-4" in legal_lines(load("mover: 1", corner, "large_used: yes", "maze: NESW@4,-1 NS@3,-2"), 1)
    assert "3,-3" in [str(cell) for cell in game.view(None).chests]  # the wardrobe is joined and touches it
    told = run(game, "0 lay NES@3,-1")  # but only this points at it, through 3,-2
    assert [str(event.cell) for event in of(told, ChestOpened)] == ["3,-3"]
    assert laid(game)["3,-3"] == "NE turned"


@pytest.mark.rule("R-22", "R-33")
def test_a_mismatched_tunnel_is_joined_by_the_large_card_at_its_open_side() -> None:
    text = BESIDE.replace("S ─ ─ ─", "S ─ ─ ┴ ┴").replace("NESW", "NES")
    game = load(text, "tunnels: NE", "large_used: yes", "maze: NESW@4,-1 NS@2,-2")
    run(game, "0 lay NES@3,-1")
    assert question(game) == ("choose_rotation", [0])  # open to the south, closed to the west: neither fits
    run(game, "0 straight")  # north, and east to the wardrobe, which is joined by 4,-1
    assert "lay NS@3,-3" in legal_lines(game, 1)  # its side to the wardrobe is closed: the tunnel is what joins it


# The wardrobe lies on 4,-3 5,-3 4,-2 5,-2, the tunnel party on 4,2 5,2 4,3 5,3.
BEFORE = """
seats: 3
roles: digger digger saboteur
dwarfs: digger
grid:
  S ─ ─ ┴ ┴
"""


@pytest.mark.rule("R-22", "M2")
def test_a_joined_open_side_that_points_at_it_joins_it() -> None:
    game = load("modules: base wardrobe", BEFORE, "hand 0: NS")
    told = run(game, "0 lay NS@4,-1")
    assert of(told, LargeReached) == [LargeReached(0, "wardrobe")]
    assert roles(game)[0] == "digger"


@pytest.mark.rule("R-22", "M3")
def test_the_tunnel_party_likewise() -> None:
    game = load("modules: base tunnel_party", "seats: 3", "hand 0: NS", "maze: EW@1,0 EW@2,0 NEW@3,0 NESW@4,0")
    assert of(run(game, "0 lay NS@4,1"), LargeReached) == [LargeReached(0, "tunnel_party")]


@pytest.mark.rule("R-22")
def test_a_closed_side_or_one_that_is_not_joined_does_not_join_it() -> None:
    game = load("modules: base wardrobe", BEFORE, "hand 0: NE N|S")
    assert of(run(game.copy(), "0 lay NE@4,-1 turned"), LargeReached) == []
    assert of(run(game.copy(), "0 lay N|S@4,-1"), LargeReached) == []


# It was joined by the crossing at 4,-1.
JOINED = """
modules: base wardrobe
seats: 3
large_used: yes
grid:
  · · · · ┼
  S ─ ─ ┴ ┴
"""


@pytest.mark.rule("R-22", "B7")
def test_once_joined_it_joins_every_open_side_that_points_at_it() -> None:
    game = load(JOINED, "hand 0: EW NW NS")
    lines = legal_lines(game, 0, "lay")
    assert "lay EW@6,-2" in lines  # it is the card's only neighbour
    assert "lay EW@3,-3" in lines
    assert "lay NS@5,-4" in lines


@pytest.mark.rule("R-22", "B7")
def test_no_side_of_a_neighbour_misfits_it_but_an_open_one_is_needed() -> None:
    game = load(JOINED, "hand 0: NS NW")
    assert refused(game, 0, "lay NS@6,-2") == "not_joined"  # a closed side fits, and joins nothing
    assert "lay NW@6,-2" in legal_lines(game, 0)
    assert refused(game, 0, "lay NW@6,-2 turned") == "not_joined"


@pytest.mark.rule("R-22", "B7")
def test_before_it_is_joined_it_can_be_touched_but_joins_nothing() -> None:
    game = load("modules: base wardrobe", BEFORE, "hand 0: EW")
    assert refused(game, 0, "lay EW@6,-2") == "not_joined"


@pytest.mark.rule("R-22", "B11")
def test_it_cannot_fall() -> None:
    game = load(JOINED, "hand 0: rockfall")
    assert refused(game, 0, "rockfall 4,-2") == "fixed_card"


@pytest.mark.rule("R-22", "B11")
def test_it_is_not_held_up_by_a_side_that_depends_on_it() -> None:
    game = load(JOINED, "hand 0: rockfall", "hand 1: EW", "maze: NESW@6,-2")
    assert "lay EW@7,-2" in legal_lines(load(JOINED, "hand 0: EW", "maze: NESW@6,-2"), 0)
    run(game, "0 rockfall 4,-1")
    assert refused(game, 1, "lay EW@7,-2") == "not_joined"


@pytest.mark.rule("R-22", "B11")
def test_it_stays_joined_while_another_way_points_at_it() -> None:
    game = load(JOINED, "hand 0: rockfall", "hand 1: EW", "maze: NES@3,-1 NEW@3,-2 turned NESW@6,-2")  # fmt: skip
    run(game, "0 rockfall 4,-1")
    assert "lay EW@7,-2" in legal_lines(game, 1)


@pytest.mark.rule("R-22", "S5")
def test_it_may_not_be_a_ladders_only_neighbour() -> None:
    game = load(JOINED.replace("base", "saboteur2"), "hand 0: E+ladder")
    assert refused(game, 0, "lay E+ladder@3,-3") == "touches_nothing"


@pytest.mark.rule("R-22", "B13")
def test_it_reaches_nothing_by_itself() -> None:
    game = load(
        "modules: base wardrobe chests", "options: chest_layout=3,-3 6,-3 6,-1 6,1", "seats: 3", "hand 0: NS",
        "grid:\n  S ─ ─ ┴ ┴",
    )  # fmt: skip
    told = run(game, "0 lay NS@4,-1")
    assert len(of(told, LargeReached)) == 1
    assert [str(cell) for cell in game.view(None).chests] == ["3,-3", "6,-3", "6,-1", "6,1"]
    assert turned_up(game) == {}
