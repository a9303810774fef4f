"""What no level does: mistakes that people saw the bots make."""

import random
from functools import cache

import pytest
from msgspec.structs import replace

from saboteur.bots import Memory, Said
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.levels import decide, playable
from saboteur.bots.rules.common_sense import sensible
from saboteur.bots.rules.cover import prices
from saboteur.bots.rules.turn_worth import pass_turn, read_map, swap_hands, weigh
from saboteur.bots.skills import SKILLS, skill_of
from saboteur.play import actions as act
from saboteur.play import events as ev
from saboteur.play.fields.values import Cell, GoalFace, PlacedCard
from saboteur.play.game import Game
from saboteur.play.modules.toll import TollView
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import Question, View


@cache
def dealt(role: str, modules: tuple[str, ...] = ("base",), seats: int = 5) -> tuple[View, Memory]:
    """Return the view and the memory of seat 0 in a deal in which it holds a role and begins."""
    for seed in range(300):
        game = Game.new(Setup(seats=seats, modules=list(modules), options={"first_seat": 0}, seed=seed))
        view = game.view(0)
        if view.own is not None and view.own.role == role:
            return view, Memory.start(view)
    raise AssertionError(f"nobody is {role}")


def assessed(view: View, memory: Memory, level: str = "shrewd", style: str = "plain") -> Assessment:
    assert view.own is not None
    return Assessment(view, view.own, memory, skill_of(level, style), random.Random(1))


def believing(memory: Memory, guilty: dict[int, float]) -> Memory:
    """Return a memory with evidence against some seats, in log-odds; below zero for them."""
    bad = memory.roles.index("saboteur")
    rows = [
        [guilty.get(seat, 0.0) * (column == bad) for column in range(len(memory.roles))]
        for seat in range(len(memory.rows))
    ]
    return replace(memory, rows=rows)


def dug(memory: Memory, until: int) -> Memory:
    for x in range(1, until + 1):
        memory = memory.hear(ev.PathLaid(1, Cell(x, 0), PlacedCard("EW", False)))
    return memory


def test_a_goal_one_card_away_is_turned_unless_it_is_known_to_be_stone() -> None:
    view, memory = dealt("digger")
    lay, other = act.LayPath("EW", Cell(7, 0)), act.LayPath("NS", Cell(0, 1))
    near = dug(memory, 6)
    assert sensible(assessed(view, near), [other, lay, act.Pass(["EW"])]) == [lay]
    stone = near.hear(ev.MapRead(0, Cell(8, 0), ev.Sight(goal=GoalFace("stone", "NE"))))
    assert sensible(assessed(view, stone), [other, lay]) == [other, lay]
    saboteur_view, saboteur = dealt("saboteur")
    assert len(sensible(assessed(saboteur_view, dug(saboteur, 6)), [other, lay])) == 2


def test_nobody_lays_a_third_broken_tool() -> None:
    view, memory = dealt("digger")
    blocks = [0, 2, 1, 0, 0]
    options: list[act.AnyAction] = [act.BreakTool("pick", 1), act.BreakTool("pick", 2), act.Pass(["EW"])]
    assert sensible(assessed(view, replace(memory, blocks=blocks)), options) == options[1:]


def asked(view: View, action: act.AnyAction, by: int) -> View:
    return replace(view, question=Question("veto_window", [0], by=by, action=action))


@pytest.mark.rule("C19")
def test_an_allys_map_and_a_break_on_an_enemy_are_never_vetoed() -> None:
    view, memory = dealt("digger", ("base", "veto"))
    memory = believing(memory, {1: -4.0, 2: 5.0})
    veto: list[act.AnyAction] = [act.PlayVeto(), act.Allow()]
    for played in (act.ReadMap(Cell(8, 0)), act.BreakTool("pick", 2)):
        assert sensible(assessed(asked(view, played, 1), memory), veto) == [act.Allow()]
    assert len(sensible(assessed(asked(view, act.BreakTool("pick", 1), 2), memory), veto)) == 2
    assert len(sensible(assessed(asked(view, act.BreakTool("pick", 0), 2), memory), veto)) == 2


def test_one_likely_seat_is_asked_for_a_toll_and_nobody_after_a_refusal() -> None:
    view, memory = dealt("digger", ("base", "toll"))
    memory = believing(memory, {1: -4.0, 2: 5.0, 3: -1.0})
    asks: list[act.AnyAction] = [act.AskToll(seat, Cell(3, 0)) for seat in (1, 2, 3)]
    options: list[act.AnyAction] = [*asks, act.Pass(["EW"])]
    assert sensible(assessed(view, memory), options) == [asks[0], options[-1]]
    assert sensible(assessed(replace(view, toll_refused=[3]), memory), options) == [options[-1]]
    from saboteur.bots.rules.answer_worth import answer_toll

    guarded = replace(view, toll=[TollView("placed", 4, Cell(2, 0), Cell(3, 0))])
    question = Question("toll_asked", [0], by=1, cells=[Cell(3, 0)])
    paying = assessed(replace(guarded, question=question), memory)
    assert answer_toll(paying, act.AnswerToll(True))[0] > 0
    guilty = assessed(replace(guarded, question=replace(question, by=2)), memory)
    assert answer_toll(guilty, act.AnswerToll(True))[0] < 0


def test_no_toll_dwarf_is_placed_in_the_first_lap() -> None:
    view, memory = dealt("digger", ("base", "toll"))
    place = act.PlaceToll(Cell(0, 0), "E", "EW")
    assert sensible(assessed(view, memory), [place, act.Pass(["EW"])]) == [act.Pass(["EW"])]
    assert place in sensible(assessed(view, replace(memory, cards_played=6)), [place, act.Pass(["EW"])])


def test_with_an_empty_pile_the_last_cards_are_not_thrown_away_and_a_hand_is_worth_swapping_for() -> None:
    view, memory = dealt("blue", ("saboteur2",), 4)
    empty = replace(view, pile=0)
    options: list[act.AnyAction] = [act.Pass(["EW"]), act.Pass(["EW", "NS", "NE"])]
    assert sensible(assessed(empty, memory), options) == options[:1]
    assert len(sensible(assessed(view, memory), options)) == 2
    assert empty.own is not None
    two = replace(empty, own=replace(empty.own, hand=["EW", "NS"]))
    drop = act.DropFront(["EW", "NS"], "pick")
    assert sensible(assessed(two, memory), [drop, act.Pass(["EW"])]) == [act.Pass(["EW"])]
    swapper = replace(empty, own=replace(empty.own, hand=["hand_swap"]))
    swap = act.SwapHands(1)
    late = swap_hands(assessed(swapper, memory), swap)[0]
    early = swap_hands(assessed(replace(swapper, pile=30), memory), swap)[0]
    assert late > early + 0.3


def test_throwing_three_cards_away_is_worth_less_than_three_new_ones() -> None:
    view, memory = dealt("blue", ("saboteur2",), 4)
    here = assessed(view, memory)
    one, three = pass_turn(here, act.Pass(["NS"]))[0], pass_turn(here, act.Pass(["NS", "NS", "NS"]))[0]
    assert three < one + 2 * 0.28


def test_rocks_wait_while_a_gap_can_be_filled() -> None:
    view, memory = dealt("digger")
    memory = dug(memory, 2).hear(ev.PathLaid(1, Cell(1, 1), PlacedCard("E|W", False)))
    assert view.own is not None
    view = replace(view, own=replace(view.own, hand=["EW", "rockfall", "NS", "NS", "NS", "NS"]))
    rocks, lay = act.DropRocks(Cell(1, 1)), act.LayPath("EW", Cell(3, 0))
    together, alone = weigh(assessed(view, memory), [rocks, lay])[0][0], weigh(assessed(view, memory), [rocks])[0][0]
    assert together <= alone - 0.5


def test_no_map_is_spent_on_a_goal_that_a_trusted_seat_reported() -> None:
    view, memory = dealt("digger")
    memory = believing(memory, {1: -5.0}).hear(ev.MapRead(1, Cell(8, 0)))
    before = read_map(assessed(view, memory), act.ReadMap(Cell(8, 0)))[0]
    told = memory.hear_claim(Said(1, "goal_is_not", cell=Cell(8, 0), kind="treasure"))
    assert read_map(assessed(view, told), act.ReadMap(Cell(8, 0)))[0] < before - 0.3
    liar = believing(told, {1: 5.0})
    assert read_map(assessed(view, liar), act.ReadMap(Cell(8, 0)))[0] > before - 0.1


MAPS: list[act.AnyAction] = [act.ReadMap(Cell(8, y)) for y in (-2, 0, 2)]


def reporting(memory: Memory, by: int, say: str, y: int) -> Memory:
    """Let a seat look at a goal and tell what it is."""
    memory = memory.hear(ev.MapRead(by, Cell(8, y)))
    return memory.hear_claim(Said(by, say, cell=Cell(8, y), kind="treasure"))


def test_no_level_looks_at_a_goal_that_a_trusted_seat_has_reported() -> None:
    view, memory = dealt("digger")
    memory = believing(memory, {1: -5.0, 2: -5.0, 3: 5.0})
    options = [*MAPS, act.Pass(["EW"])]
    assert sensible(assessed(view, memory), options) == options
    stone = reporting(memory, 1, "goal_is_not", 2)
    assert sensible(assessed(view, stone), options) == [*MAPS[:2], options[-1]]
    treasure = reporting(memory, 1, "goal_is", 2)
    assert sensible(assessed(view, treasure), options) == options[-1:]
    suspect = reporting(memory, 3, "goal_is_not", 2)
    assert sensible(assessed(view, suspect), options) == options
    contradicted = reporting(treasure, 2, "goal_is", -2)
    assert sensible(assessed(view, contradicted), options) == options
    not_seen = memory.hear_claim(Said(1, "goal_is_not", cell=Cell(8, 2), kind="treasure"))
    assert sensible(assessed(view, not_seen), options) == options


def test_a_second_look_at_a_goal_is_only_a_card_to_spare() -> None:
    view, memory = dealt("digger")
    options = [*MAPS, act.Pass(["EW"])]
    stone = memory.hear(ev.MapRead(0, Cell(8, 2), ev.Sight(goal=GoalFace("stone", "NE"))))
    assert sensible(assessed(view, stone), options) == [*MAPS[:2], options[-1]]
    assert sensible(assessed(view, stone, "novice"), options) == options  # it forgets
    treasure = memory.hear(ev.MapRead(0, Cell(8, 2), ev.Sight(goal=GoalFace("treasure", "NESW"))))
    assert sensible(assessed(view, treasure), options) == [*MAPS[:2], options[-1]]
    for look in MAPS:
        assert isinstance(look, act.ReadMap)
        assert read_map(assessed(view, memory), look)[1] == "treasure_unknown"
        assert read_map(assessed(view, treasure), look)[1] == "spare_cards"


@pytest.mark.rule("S3")
@pytest.mark.parametrize("level", ["steady", "grandmaster"])
def test_whoever_can_dig_on_does_not_throw_several_cards_away(level: str) -> None:
    view, memory = dealt("blue", ("saboteur2",), 4)
    lay, one, three = act.LayPath("EW", Cell(1, 0)), act.Pass(["NS"]), act.Pass(["NS", "NE", "NW"])
    assert sensible(assessed(view, memory, level), [lay, one, three]) == [lay, one]
    assert sensible(assessed(view, memory, level), [one, three]) == [one, three]
    aside = act.LayPath("E|W", Cell(-1, 0))
    assert sensible(assessed(view, memory, level), [aside, one, three]) == [aside, one, three]
    saboteur_view, saboteur = dealt("saboteur", ("saboteur2",), 4)
    options: list[act.AnyAction] = [lay, one, three]
    assert three not in sensible(assessed(saboteur_view, saboteur, level), options)  # in the first lap nobody does
    assert three in sensible(assessed(saboteur_view, replace(saboteur, cards_played=4), level), options)


def test_no_team_drops_rocks_that_clear_nothing_while_it_can_dig_on() -> None:
    view, memory = dealt("blue", ("saboteur2",), 4)
    maze = dug(memory, 2).hear(ev.PathLaid(1, Cell(-1, 0), PlacedCard("E|W", False)))
    lay, aside, on_the_way = act.LayPath("EW", Cell(3, 0)), act.DropRocks(Cell(-1, 0)), act.DropRocks(Cell(1, 0))
    passing = act.Pass(["NS"])
    assert sensible(assessed(view, maze), [lay, aside, on_the_way, passing]) == [lay, passing]
    assert sensible(assessed(view, maze), [aside, on_the_way, passing]) == [aside, on_the_way, passing]
    barred = dug(memory, 2).hear(ev.PathLaid(1, Cell(3, 0), PlacedCard("E|W", False)))
    clearing, round_about = act.DropRocks(Cell(3, 0)), act.LayPath("NE", Cell(0, 1))
    assert clearing in sensible(assessed(view, barred), [clearing, round_about, passing])


@pytest.mark.parametrize("level", sorted(SKILLS))
def test_a_saboteur_pays_for_a_first_turn_that_gives_it_away(level: str) -> None:
    view, memory = dealt("saboteur")
    options: list[act.AnyAction] = [act.LayPath("E|W", Cell(1, 0)), act.BreakTool("pick", 1), act.Pass(["EW"])]
    dead, broke, passed = prices(assessed(view, memory, level), options, [(0.0, "nearer")] * 3)
    assert min(dead, broke) > passed + 0.1
    digger_view, digger = dealt("digger")
    assert prices(assessed(digger_view, digger, level), options, [(0.0, "nearer")] * 3) == [0.0] * 3
    bold, cunning = (
        prices(assessed(view, memory, level, s), options, [(0.0, "nearer")] * 3)[0] for s in ("bold", "cunning")
    )
    assert bold == 0.0 < dead < cunning


def test_styles_are_levels_of_their_own_and_nonsense_is_refused() -> None:
    for level in ("steady-cunning", "master-bold", "shrewd-careful", "novice-plain"):
        assert playable(level)
    for level in ("steady-clever", "expert", "random-cunning", "steady-", "-cunning", "steady-hide2"):
        assert playable(level) == (level == "steady-")
    view, memory = dealt("digger")
    with pytest.raises(ValueError, match="no level"):
        decide("steady-clever", view, [act.Pass(["EW"])], memory, random.Random(1))


def thinking(memory: Memory, held: dict[int, str]) -> Memory:
    """Return a memory with strong evidence of the dwarfs of some seats."""
    rows = [[4.0 * (held.get(seat) == role) for role in memory.roles] for seat in range(len(memory.rows))]
    return replace(memory, rows=rows)


@pytest.mark.rule("S5", "S6")
@pytest.mark.parametrize("level", ["steady", "shrewd"])
def test_no_team_lays_a_ladder_round_the_door_that_keeps_the_others_out(level: str) -> None:
    view, memory = dealt("blue", ("saboteur2",), 4)
    ladder = act.LayPath("E+ladder", Cell(3, 0), turned=True)

    def worth(card: str) -> float:
        maze = memory.hear(ev.PathLaid(1, Cell(1, 0), PlacedCard(card, False)))
        maze = maze.hear(ev.PathLaid(2, Cell(2, 0), PlacedCard("EW", False)))
        return weigh(assessed(view, maze, level), [ladder])[0][0]

    assert worth("EW+blue") < worth("EW") - 0.5


@pytest.mark.rule("S10")
def test_a_team_leaves_the_last_cell_to_friends_and_not_to_the_others() -> None:
    view, memory = dealt("blue", ("saboteur2",), 4)
    near = dug(memory, 5).hear(ev.MapRead(0, Cell(8, 0), ev.Sight(goal=GoalFace("treasure", "NESW"))))
    last_but_one = act.LayPath("EW", Cell(6, 0))

    def worth(dwarf: str) -> float:
        others = thinking(near, dict.fromkeys((1, 2, 3), dwarf))
        return weigh(assessed(view, others), [last_but_one])[0][0]

    assert worth("green") < worth("blue") - 0.5
    blocked = replace(thinking(near, dict.fromkeys((1, 2, 3), "green")), blocks=[0, 1, 1, 1])
    assert weigh(assessed(view, blocked), [last_but_one])[0][0] == pytest.approx(worth("blue"), abs=0.3)


@pytest.mark.rule("M6")
def test_no_gold_digger_spends_rocks_on_a_chest_that_it_could_dig_past() -> None:
    view, memory = dealt("digger", ("base", "chests"))
    memory = dug(memory, 2)
    lay, passing = act.LayPath("EW", Cell(3, 0)), act.Pass(["NS"])
    assert view.own is not None
    view = replace(view, own=replace(view.own, hand=["EW", "rockfall", "NS", "NS", "NS", "NS"]))
    for chest in (act.DropRocks(Cell(4, 0)), act.DropRocks(Cell(2, 0))):
        rocks, dug_on, passed = (worth for worth, _ in weigh(assessed(view, memory), [chest, lay, passing]))
        assert rocks < min(dug_on, passed)
