"""How many cards are drawn at the end of a turn, also in a path specialist's turn (R-16, R-28, C22, M8)."""

import pytest
from tests.rules.helpers import hand, legal_lines, load, of, play, question, run

from saboteur.play.events import CardDrawn, CardKept, CardTaken, Event
from saboteur.play.game import Game

# A crossing at 1,0 opens the chests at 1,-1, 1,1 and 2,0, whose tunnels fit one way only.
# The specialist lays its other path at -1,0.
TABLE = """
options: chest_layout=1,-1 1,1 2,0 6,1
seats: 3
hand 1: break_pick break_cart
hand 2: -
tunnels: NE NW NES
pile: EW NS NEW NE NW NES NESW rockfall ...
discards: fix_pick fix_cart fix_lantern
"""
FILLERS = ("no_goal_maps", "gold", "inspect")


def answer_all(game: Game, seat: int) -> list[Event]:
    """Answer everything the seat is asked in its turn: chests in their order, else the first that may be done."""
    told: list[Event] = []
    while question(game)[0] not in ("take_turn", "lay_path", "veto_window"):
        told += play(game, seat, legal_lines(game, seat)[0])
    return told


def table(chests: str, hand_0: str, *more: str, modules: str = "base chests path_specialist") -> Game:
    """Three chests, filled up with such as draw nothing."""
    named = chests.split()
    named += [one for one in FILLERS if one not in named][: 3 - len(named)]
    given = "\n".join(more)
    rest = "\n".join(line for line in TABLE.splitlines() if line.partition(":")[0] + ":" not in given or not line)
    return load(f"modules: {modules}", rest, f"hand 0: {hand_0}", f"chests: {' '.join(named)}", *more)


def specialist(chests: str, *more: str) -> tuple[list[Event], Game]:
    """Lay two paths, of which the second opens these chests."""
    game = table(chests, "path_specialist NESW EW", *more)
    run(game, "0 path_specialist", "0 lay EW@-1,0")
    told = play(game, 0, "lay NESW@1,0")
    return told + answer_all(game, 0), game


def drawn(told: list[Event], seat: int = 0) -> int:
    """Count the plain draws of a seat."""
    return len([event for event in of(told, CardDrawn) if event.seat == seat])


@pytest.mark.rule("R-16", "R-28", "C22", "M8")
@pytest.mark.parametrize(
    ("chests", "draws", "kept", "taken"),
    [
        ("gold", 2, 0, 0),
        ("no_draw", 1, 0, 0),  # (3) takes one card off, not both
        ("extra_draw", 3, 0, 0),
        ("no_draw extra_draw", 2, 0, 0),
        ("take_card", 1, 0, 1),  # (6), (7) and (9) each take the place of one
        ("draw_three", 1, 1, 0),
        ("dig_discards", 1, 1, 0),
        ("take_card draw_three", 0, 1, 1),
        ("take_card dig_discards", 0, 1, 1),
        ("draw_three dig_discards", 0, 2, 0),
        ("take_card draw_three dig_discards", 0, 2, 1),  # one has nothing left to replace, and happens
        ("no_draw take_card", 0, 0, 1),
        ("no_draw take_card draw_three", 0, 1, 1),
        ("extra_draw take_card draw_three", 1, 1, 1),
        ("extra_draw draw_three", 2, 1, 0),
    ],
)
def test_a_specialist_who_laid_two_paths_draws(chests: str, draws: int, kept: int, taken: int) -> None:
    told, game = specialist(chests)
    assert (drawn(told), len(of(told, CardKept)), len(of(told, CardTaken))) == (draws, kept, taken)
    assert len(hand(game, 0)) == draws + kept + taken
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-16", "R-28")
@pytest.mark.parametrize(
    ("chests", "draws"), [("gold", 1), ("no_draw", 0), ("extra_draw", 2), ("take_card", 0), ("dig_discards", 0)]
)
def test_a_specialist_who_could_lay_only_one_path_draws(chests: str, draws: int) -> None:
    game = table(chests, "path_specialist NESW map")
    run(game, "0 path_specialist", "0 lay NESW@1,0")
    answer_all(game, 0)
    assert question(game) == ("lay_path", [0])
    assert drawn(play(game, 0, "done") + answer_all(game, 0)) == draws


@pytest.mark.rule("R-16", "M8")
def test_chests_opened_by_both_paths_add_up() -> None:
    game = load("""
        modules: base chests path_specialist
        options: chest_layout=1,-1 1,1 3,0 6,1
        seats: 3
        hand 0: path_specialist NESW EW
        hand 1: map
        pile: EW NS NEW NE NW NES ...
        tunnels: NE NW NES
        chests: extra_draw no_goal_maps no_draw
    """)
    run(game, "0 path_specialist", "0 lay NESW@1,0")
    answer_all(game, 0)
    told = play(game, 0, "lay EW@2,0") + answer_all(game, 0)
    assert drawn(told) == 2  # two, one more, one fewer


@pytest.mark.rule("R-16", "M8")
def test_in_a_specialists_turn_6_and_7_wait_for_its_end_and_9_does_not() -> None:
    game = table("take_card draw_three dig_discards", "path_specialist NESW EW")
    run(game, "0 path_specialist")
    told = play(game, 0, "lay NESW@1,0") + answer_all(game, 0)
    assert question(game) == ("lay_path", [0])
    assert [event.why for event in of(told, CardKept)] == ["dig_discards"]
    assert of(told, CardTaken) == []
    told = play(game, 0, "lay EW@-1,0") + answer_all(game, 0)
    assert [type(event) for event in told if isinstance(event, CardTaken | CardKept)] == [CardTaken, CardKept]


@pytest.mark.rule("R-16", "M8")
def test_a_path_kept_from_the_discards_can_be_the_second_path() -> None:
    game = table("dig_discards", "path_specialist NESW", "discards: EW EW")
    run(game, "0 path_specialist", "0 lay NESW@1,0")
    answer_all(game, 0)
    assert "lay EW@-1,0" in legal_lines(game, 0)
    assert "done" not in legal_lines(game, 0)


@pytest.mark.rule("R-16", "M8")
def test_6_without_any_other_hand_and_9_without_discards_leave_both_normal_draws() -> None:
    told, _ = specialist("take_card dig_discards", "hand 1: -", "discards: -")
    assert drawn(told) == 2
    assert not of(told, CardKept)
    assert not of(told, CardTaken)


@pytest.mark.rule("R-16")
def test_plain_draws_come_last_and_effects_in_the_order_they_arose() -> None:
    for chests, order in (
        ("extra_draw take_card draw_three", [CardTaken, CardKept, CardDrawn]),
        ("draw_three extra_draw take_card", [CardKept, CardTaken, CardDrawn]),
    ):
        told, _ = specialist(chests)
        kinds = [type(event) for event in told if isinstance(event, CardTaken | CardKept | CardDrawn)]
        assert kinds == order


@pytest.mark.rule("R-16", "C23")
@pytest.mark.parametrize(("chests", "draws"), [("gold", 1), ("no_draw", 0), ("extra_draw", 2), ("draw_three", 0)])
def test_a_detour_that_opens_chests_draws_by_the_same_rule(chests: str, draws: int) -> None:
    game = table(chests, "detour", "maze: NESW@-1,0", modules="base chests detour")
    told = play(game, 0, "detour 1,0") + answer_all(game, 0)
    assert drawn(told) == draws


@pytest.mark.rule("R-16", "S3")
def test_in_saboteur_2_a_path_draws_by_the_same_rule() -> None:
    for chests, draws in (("gold", 1), ("no_draw", 0), ("extra_draw", 2), ("take_card extra_draw", 1)):
        game = table(chests, "NESW", modules="saboteur2 chests")
        told = play(game, 0, "lay NESW@1,0") + answer_all(game, 0)
        assert drawn(told) == draws


@pytest.mark.rule("R-16", "R-12", "C19")
@pytest.mark.parametrize(("chests", "draws"), [("gold", 2), ("no_draw", 1), ("extra_draw", 3)])
def test_a_specialist_whose_second_path_is_vetoed_still_reckons_with_its_chests(chests: str, draws: int) -> None:
    game = table(
        chests, "path_specialist NESW EW", "hand 1: veto map", modules="base chests path_specialist veto"
    )  # fmt: skip
    run(game, "0 path_specialist", "1 allow", "0 lay NESW@1,0", "1 allow")
    answer_all(game, 0)
    run(game, "0 lay EW@-1,0")
    told = play(game, 1, "veto") + answer_all(game, 0)
    assert drawn(told) == draws
    assert drawn(told, 1) == 1
    assert question(game) == ("take_turn", [1])


@pytest.mark.rule("R-16", "M8")
def test_with_a_short_pile_effects_come_before_plain_draws() -> None:
    told, game = specialist("draw_three", "pile: EW NS NEW")
    assert (len(of(told, CardKept)), drawn(told)) == (1, 0)  # the three were all there was
    assert len(hand(game, 0)) == 1


# A crossing at 1,0 opens the chests at 1,-1, 1,1 and 2,0; their tunnels fit one way only.
THREE = """
modules: base chests path_specialist
options: chest_layout=1,-1 1,1 2,0 6,1
seats: 3
hand 0: NESW map
hand 1: break_pick
hand 2: -
tunnels: NE NW NES
pile: EW NS NEW NE NW NES ...
discards: fix_pick fix_cart
"""


OPENING = ("1,-1", "1,1", "2,0")


def opened(*chests: str) -> tuple[Game, int]:
    """Open chests in one turn, in this order, and do what they ask; return the number of plain draws too."""
    spare = [one for one in ("gold", "no_goal_maps", "inspect") if one not in chests]
    game = load(THREE, f"chests: {' '.join([*chests, *spare][:3])}")
    told = play(game, 0, "lay NESW@1,0")
    while question(game)[0] != "take_turn":
        kind = question(game)[0]
        if kind == "choose_reached":
            told += play(game, 0, f"open {next(c for c in OPENING if f'open {c}' in legal_lines(game, 0))}")
        else:
            told += play(game, 0, legal_lines(game, 0)[0])
    return game, len([event for event in of(told, CardDrawn) if event.seat == 0])


@pytest.mark.rule("R-16", "M8")
@pytest.mark.parametrize(
    ("chests", "draws"),
    [
        (["gold"], 1),
        (["no_draw"], 0),
        (["extra_draw"], 2),
        (["no_draw", "extra_draw"], 1),
        (["extra_draw", "no_draw"], 1),
        (["take_card"], 0),
        (["draw_three"], 0),
        (["dig_discards"], 0),
        (["take_card", "extra_draw"], 1),
        (["draw_three", "extra_draw"], 1),
        (["extra_draw", "dig_discards"], 1),
        (["take_card", "draw_three"], 0),
        (["no_draw", "take_card"], 0),
        (["take_card", "draw_three", "dig_discards"], 0),
        (["no_draw", "extra_draw", "take_card"], 0),
        (["take_card", "draw_three", "extra_draw"], 1),  # never below none: what is added later is drawn
        (["take_card", "extra_draw", "draw_three"], 0),
        (["extra_draw", "take_card", "draw_three"], 0),
        (["no_draw", "take_card", "extra_draw"], 1),
        (["take_card", "dig_discards", "extra_draw"], 1),
    ],
)
def test_how_many_cards_are_drawn_after_chests(chests: list[str], draws: int) -> None:
    assert opened(*chests)[1] == draws


@pytest.mark.rule("R-16", "M8")
@pytest.mark.parametrize(
    ("chests", "size"),
    [
        (["gold"], 2),  # a map and the draw
        (["no_draw", "take_card"], 2),  # what has nothing left to replace happens all the same
        (["take_card", "draw_three"], 3),
        (["take_card", "draw_three", "dig_discards"], 4),
        (["no_draw", "draw_three", "extra_draw"], 3),  # the extra draw is not taken by what replaced nothing
    ],
)
def test_how_large_a_hand_is_after_chests(chests: list[str], size: int) -> None:
    assert len(hand(opened(*chests)[0], 0)) == size


@pytest.mark.rule("R-16")
@pytest.mark.parametrize(
    ("chests", "order"),
    [("take_card draw_three", [CardTaken, CardKept]), ("draw_three take_card", [CardKept, CardTaken])],
)
def test_effects_at_the_end_of_the_turn_come_in_the_order_they_arose(chests: str, order: list[type[Event]]) -> None:
    game = load(THREE, f"chests: {chests} no_goal_maps")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    while question(game)[0] != "take_turn":
        told += run(game, "0 " + legal_lines(game, 0)[0])
    assert [type(event) for event in told if isinstance(event, CardTaken | CardKept)] == order


@pytest.mark.rule("R-16")
def test_plain_draws_come_last() -> None:
    game = load(THREE, "chests: extra_draw take_card no_goal_maps")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    if question(game)[0] == "take_card":
        told += run(game, "0 take 1")
    kinds = [type(event) for event in told]
    assert kinds.index(CardTaken) < kinds.index(CardDrawn)


@pytest.mark.rule("R-16", "M8")
@pytest.mark.parametrize(("chests", "draws"), [("take_card no_goal_maps", 1), ("no_draw take_card", 0)])
def test_6_that_finds_no_cards_gives_back_only_the_draw_it_took(chests: str, draws: int) -> None:
    alone = THREE.replace("hand 1: break_pick", "hand 1: -")
    game = load(alone, f"chests: {chests} gold")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    assert len(of(told, CardDrawn)) == draws


@pytest.mark.rule("R-16", "R-28")
def test_a_first_path_that_owes_nothing_leaves_the_draw_of_the_second() -> None:
    game = load(
        THREE.replace("hand 0: NESW map", "hand 0: path_specialist NESW EW"), "chests: take_card draw_three inspect"
    )
    told = run(game, "0 path_specialist", "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1", "0 look 1", "0 lay EW@-1,0")
    while question(game)[0] != "take_turn":
        told += run(game, "0 " + legal_lines(game, 0)[0])
    assert len(of(told, CardDrawn)) == 1  # one of two was replaced by chest 6; chest 7 found none of the first path's


@pytest.mark.rule("R-16")
def test_a_game_that_began_under_the_first_revision_goes_on_as_it_counted_then() -> None:
    game = load(THREE, "revision: 1", "chests: take_card draw_three extra_draw")
    told = run(game, "0 lay NESW@1,0", "0 open 1,-1", "0 open 1,1")
    told += run(game, "0 " + legal_lines(game, 0)[0])
    assert of(told, CardDrawn) == []


@pytest.mark.rule("R-16", "R-28")
def test_a_specialist_with_two_paths_and_chest_3_draws_one() -> None:
    game = load(THREE.replace("hand 0: NESW map", "hand 0: path_specialist NESW EW"), "chests: no_draw gold inspect")
    run(game, "0 path_specialist", "0 lay EW@-1,0", "0 lay NESW@1,0")
    told = []
    while question(game)[0] != "take_turn":
        told += run(game, "0 " + legal_lines(game, 0)[0])
    assert len(of(told, CardDrawn)) == 1
