"""Positions: any game written down and loaded again is the same game; what cannot be is refused at its place."""

import random
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play.moments import moment, moments, step
from tests.rules.helpers import BEFORE_THE_TREASURE, discards

from saboteur.core.table.codes import QUESTIONS
from saboteur.play import positions
from saboteur.play.actions import KeepCard, LayPath, PickGold, Rob
from saboteur.play.events import GoalTurned
from saboteur.play.fields.line import PATHS
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.notation import read, write
from saboteur.play.positions import Position, load, position_of, read_json, text_of, write_json
from saboteur.play.setup import Setup
from saboteur.sim.checks.invariants import check
from saboteur.sim.random_rulesets import random_ruleset

DOCS = Path(__file__).resolve().parents[2] / "docs"


def same(one: Game, other: Game) -> None:
    """Both games are the same to every seat and to the engine."""
    assert one.digest() == other.digest()
    assert one.to_act == other.to_act
    assert one.view(None) == other.view(None)
    for seat in range(one.setup.seats):
        assert one.view(seat) == other.view(seat)
        assert one.legal(seat) == other.legal(seat)


# -- there and back --------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(st.integers(0, 1 << 32), st.integers(0, 300))
def test_a_game_at_any_moment_is_the_same_after_being_written_and_loaded(seed: int, steps: int) -> None:
    game = moment(seed, steps)
    position = position_of(game)
    same(game, load(position))
    same(game, load(read_json(write_json(position))))
    same(game, load(msgspec.to_builtins(position)))
    same(game, load(text_of(game)))
    assert text_of(load(text_of(game))) == text_of(game)


@settings(max_examples=10)
@given(st.integers(0, 1 << 32), st.integers(0, 200))
def test_a_loaded_game_goes_on_as_the_first_would_have(seed: int, steps: int) -> None:
    game = moment(seed, steps)
    loaded = load(text_of(game))
    lines = random.Random(seed), random.Random(seed)
    for _ in range(60):
        if game.over:
            break
        step(game, lines[0])
        step(loaded, lines[1])
        assert game.digest() == loaded.digest()
    assert [write(action) for _, action in loaded.actions] == [
        write(action) for _, action in game.actions[len(game.actions) - len(loaded.actions) :]
    ]


@pytest.fixture(scope="module")
def by_question() -> dict[str, list[str]]:
    """Texts of positions out of games, a few for every question."""
    found: dict[str, list[str]] = defaultdict(list)
    for seed in range(45):
        for game in moments(seed):
            question = game.view(None).question
            kind = "over" if question is None else question.kind
            if len(found[kind]) < 4:
                found[kind].append(text_of(game))
                same(game, load(found[kind][-1]))
    return found


@pytest.mark.parametrize("question", [*QUESTIONS, "over"])
def test_every_question_can_be_written_down(question: str, by_question: dict[str, list[str]]) -> None:
    assert by_question[question]
    for text in by_question[question]:
        assert text_of(load(text)) == text
        check(load(text)._state)


def test_the_story_of_a_loaded_game_begins_at_the_position() -> None:
    game = load("seats: 3\nhand 0: NESW\n")
    assert game.actions == []
    assert game.events(0) == []
    game.apply(0, read("lay NESW@1,0"))
    assert game.events(None)
    assert position_of(game.beginning()) == position_of(load("seats: 3\nhand 0: NESW\n"))


def test_what_is_left_out_is_filled_by_the_seed_and_always_alike() -> None:
    one, again, other = (load(f"seats: 4\nmodules: saboteur2\nseed: {seed}\n") for seed in (1, 1, 2))
    assert one.digest() == again.digest()
    assert one.digest() != other.digest()
    check(one._state)
    assert [len(hand or []) for hand in position_of(one).hands] == [6, 6, 6, 6]


# -- scenarios -------------------------------------------------------------------------------------------

ONE_CARD_LEFT = f"{BEFORE_THE_TREASURE}hand 2: NEW map\n"
VETO_WINDOW = """
seats: 3
modules: base veto
grid:
  S ─ ┬
  · · ┘
hand 0: NES map
hand 1: veto NS
question: veto_window 0 lay EW@3,0
"""
SECOND_PATH = """
seats: 5
modules: base path_specialist
maze: EW@1,0 NES@2,0 turned
hand 3: NW NE map
pile: map map ?*3
question: lay_path 3
paths_laid: 1
"""
THEFTS = """
seats: 4
modules: saboteur2
round: 2
grid:
  S ─ ─ ─ ┼ ┼ ┴ ┴
goals: 8,0=treasure up
finder: 0
front 1: theft
front 2: theft
front 3: theft trapped
thieves: 2 1 3
coins: 3 1 0 2
question: rob 2
"""
GOLD_GOES_ROUND = """
seats: 4
roles: digger saboteur digger digger
grid:
  S ─ ─ ─ ┼ ┼ ┴ ┴
goals: 8,0=treasure up
finder: 3
draft: 3 1 1
gold: 0=2
question: pick_gold 3
"""
CHEST = """
seats: 4
modules: base chests
maze: NES@0,-1 EW@1,-1
chests: move_goal extra_draw
tunnels: NES
hand 0: EW
"""
TOLL = """
seats: 3
modules: base toll
grid:
  S ─ ┬
toll: 1 2,0 E
coins: 0 1 1
mover: 0
hand 0: EW map
question: pay_toll 2 3,0
"""
TROVE = """
seats: 3
modules: base trove
hand 0: -
looking: NES rockfall map
pile: -
question: keep_card 0 trove
"""
SCENARIOS = {
    name: text for name, text in globals().items() if name.isupper() and isinstance(text, str) and "seats:" in text
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_a_sound_game_and_can_be_played_to_its_end(name: str) -> None:
    game = load(SCENARIOS[name])
    check(game._state, deep=True)
    same(game, load(text_of(game)))
    rng = random.Random(1)
    while not game.over:
        step(game, rng)
    check(game._state)


def test_one_card_before_the_treasure() -> None:
    game = load(ONE_CARD_LEFT)
    told = [raw_event.seen_by(None) for raw_event in game.apply(2, read("lay NEW@7,0"))]
    assert [event.cell for event in told if isinstance(event, GoalTurned)] == [Cell(8, 0)]
    assert game.view(None).question is not None
    assert game.legal(2)
    assert all(isinstance(action, PickGold) for action in game.legal(2))


def test_an_open_veto_window() -> None:
    game = load(VETO_WINDOW)
    assert game.to_act == {1, 2}
    assert [write(action) for action in game.legal(1)] == ["allow", "veto"]
    assert [write(action) for action in game.legal(2)] == ["allow"]
    game.apply(1, read("veto"))
    game.apply(2, read("allow"))
    assert Cell(3, 0) not in [card.cell for card in game.view(None).maze]
    assert game.to_act == {1}


def test_the_second_path_of_a_specialist() -> None:
    game = load(SECOND_PATH)
    assert all(isinstance(action, LayPath) for action in game.legal(3))
    game.apply(3, read("lay NW@2,1"))
    assert [len(hand or []) for hand in position_of(game).hands] == [6, 6, 6, 4, 6]
    assert position_of(game).discards[0] == "path_specialist{*}"


def test_thefts_at_the_end_of_a_round_of_saboteur_2() -> None:
    game = load(THEFTS)
    assert game.legal(2) == [Rob(0), Rob(1), Rob(3)]
    game.apply(2, Rob(0))  # seat 3 is trapped and passed over
    assert game.to_act == {1}
    game.apply(1, Rob(0))
    assert position_of(game).coins == [1, 2, 1, 2]
    assert game.view(None).round == 3


def test_gold_cards_going_round() -> None:
    game = load(GOLD_GOES_ROUND)
    game.apply(3, PickGold(3))
    assert game.legal(2) == [PickGold(1)]
    game.apply(2, PickGold(1))
    assert position_of(game).gold == ["0=2", "3=3", "2=1{23/2}", "0=1{023/0}"]  # seat 3 saw them all


def test_a_chest_that_moves_a_goal() -> None:
    game = load(CHEST)
    game.apply(0, read("lay EW@2,-1"))
    question = game.view(None).question
    assert question is not None
    assert question.kind == "move_goal"


def test_somebody_is_asked_to_pay_a_toll() -> None:
    game = load(TOLL)
    game.apply(2, read("pay"))
    assert "lay EW@3,0 toll 2" in [write(action) for action in game.legal(0)]


@pytest.mark.parametrize("rows", range(4, 12))
def test_a_toll_dwarf_guards_its_cell_however_far_out(rows: int) -> None:
    path = "".join(
        f"{name}@0,{-y} " for y, name in enumerate(["NS"] * 4 + ["NES"] * 5 + ["NESW"] * 4, 1) if y <= rows
    )
    game = load(f"seats: 3\nmodules: base toll\nmaze: {path}\ntoll: 1 0,{-rows} N\nhand 0: NESW\n")
    lays = [line for line in map(write, game.legal(0)) if line.startswith(f"lay NESW@0,{-rows - 1}")]
    assert lays == [f"lay NESW@0,{-rows - 1} toll 0"]
    same(game, load(text_of(game)))


def test_the_cards_of_a_trove() -> None:
    game = load(TROVE)
    assert game.legal(0) == [KeepCard("NES"), KeepCard("rockfall"), KeepCard("map")]
    game.apply(0, KeepCard("map"))
    assert position_of(game).discards[:3] == ["trove{*}", "NES{0}", "rockfall{0}"]


def documented() -> list[str]:
    """The examples of the documentation."""
    parts = (DOCS / "positions.md").read_text("utf-8").split("```position\n")[1:]
    return [part.partition("```")[0] for part in parts]


@pytest.mark.parametrize("number", range(len(documented())))
def test_the_documented_examples_are_sound(number: int) -> None:
    check(load(documented()[number])._state, deep=True)


def test_every_field_is_documented() -> None:
    text = (DOCS / "positions.md").read_text("utf-8")
    keys = {"hands": "hand 2", "front": "front 2", "notes": "note", "rounds": "past"}
    assert [name for name in Position.__struct_fields__ if f"`{keys.get(name, name)}`" not in text] == []


def test_a_text_is_read_into_a_value_that_has_a_json_form() -> None:
    position = positions.read(ONE_CARD_LEFT)
    assert position.hands == [None, None, ["NEW", "map"]]
    assert read_json(write_json(position)) == position
    same(load(position), load(ONE_CARD_LEFT))


# -- the text form ---------------------------------------------------------------------------------------


def test_a_maze_is_drawn_with_headings_or_around_its_start() -> None:
    drawn = "grid:\n  ┌ S N|E'\n  ┘ ·\n"
    headed = "grid:\n       -1  0  1\ny  0   ┌  S  N|E'\ny  1   ┘\n"
    listed = "maze: NW@-1,0 turned N|E@1,0 turned NW@-1,1\n"
    for text in (drawn, headed, listed):
        assert load(f"seats: 3\n{text}").view(None).maze == load(f"seats: 3\n{listed}").view(None).maze


def test_what_is_listed_was_laid_after_what_is_drawn() -> None:
    game = load("seats: 3\nmaze: NS@0,-1\ngrid:\n  S ─\n")
    assert position_of(game).maze == ["NS@0,-1", "EW@1,0"]


def test_a_number_of_unknown_cards_is_written_with_a_star() -> None:
    game = load("seats: 3\nhand 0: map ?*2\npile: NES ?*4\n")
    assert len(position_of(game).hands[0] or []) == 3
    assert (position_of(game).pile or [])[0] == "NES"
    assert game.view(None).pile == 5
    assert game.view(None).discards == 67 - 3 - 12 - 5


def test_the_pile_may_have_named_cards_on_top_of_all_the_others() -> None:
    game = load("seats: 3\nhand 0: map\npile: NES rockfall ...\n")
    assert (position_of(game).pile or [])[:2] == ["NES", "rockfall"]
    assert game.view(None).discards == 0


def test_lines_can_be_indented_to_go_on_and_begin_with_a_hash_to_say_something() -> None:
    game = load("# three seats\nseats: 3\nmaze: EW@1,0\n  EW@2,0\n  NE@3,0 turned\n\nhand 0: map\n")
    assert position_of(game).maze == ["EW@1,0", "EW@2,0", "NE@3,0 turned"]


def test_a_note_is_knowledge_unless_the_card_says_who_knows_it() -> None:
    game = load("seats: 3\ngoals: 8,0=treasure\nnote: 1 goal 8,0 treasure turn 1\n")
    assert position_of(game).goals[1] == "8,0=treasure:NESW"
    other = load("seats: 3\ngoals: 8,0=treasure{2/-/16}\nnote: 1 goal 8,0 treasure turn 1\nnext_group: 17\n")
    assert position_of(other).goals[1] == "8,0=treasure:NESW{2/-/16}"


OPENED = """
modules: base chests
maze: EW@1,0 EW@2,0 NEW@3,0 NW@3,-1 turned tunnel
chest_cells: - 3,1 6,-1 6,1
tunnels: ? NE NEW NES ?*3
"""


@pytest.mark.parametrize("seed", range(40))
def test_a_question_mark_is_the_only_card_that_can_be_there(seed: int) -> None:
    assert position_of(load(f"seed: {seed}{OPENED}")).tunnels[:4] == ["NW", "NE", "NEW", "NES"]


MID_TURN = {  # with the size of a hand left out
    "modules: base veto\nmaze: EW@1,0\nquestion: veto_window 0 lay EW@2,0": 5,
    "modules: base goal_swap\nquestion: swap_goals 0 8,0 8,2": 5,
    "modules: base path_specialist\nquestion: lay_path 0": 5,
    "modules: base path_specialist\nmaze: EW@1,0\nquestion: lay_path 0\npaths_laid: 1": 4,
    "modules: base path_specialist veto\nmaze: EW@1,0\nquestion: veto_window 0 lay EW@2,0\npaths_laid: 1": 3,
    "modules: base trove\nquestion: keep_card 0 trove\nlooking: map NE": 5,
    "goals: 8,0=stone:NE\ngrid:\n  S ─ ─ ┴ ┴ ┴ ┴ ┴\nquestion: choose_rotation 0 8,0 NE": 5,
}


@pytest.mark.parametrize(("text", "size"), MID_TURN.items(), ids=lambda one: str(one).splitlines()[-1][:24])
def test_a_hand_left_out_lacks_what_was_played_in_this_turn(text: str, size: int) -> None:
    left_out = load(text)
    assert left_out.view(None).table[0].hand == size
    rng = random.Random(1)
    for _ in range(30):  # the game's own text can always be read again
        assert load(text_of(left_out)).digest() == left_out.digest()
        seat = min(left_out.to_act)
        left_out.apply(seat, rng.choice(left_out.legal(seat)))


def test_some_cards_are_named_by_their_sort_and_some_by_what_they_are_not() -> None:
    for seed in range(30):
        game = load(f"seed: {seed}\nmodules: base veto\nhand 0: ?path*6\nhand 1: ?action*6\nhand 2: ?!veto*6")
        hands = [view.own.hand for seat in range(3) if (view := game.view(seat)).own]
        assert all(name in PATHS for name in hands[0])
        assert not any(name in PATHS for name in hands[1])
        assert "veto" not in hands[2]
    dealt = {tuple(load(f"seed: {seed}\nhand 0: ?path*6").view(0).own.hand) for seed in range(9)}  # type: ignore[union-attr]
    assert len(dealt) == 9


def test_cards_with_a_choice_make_room_for_each_other() -> None:
    """Six cards that are no map, and all the others: the maps have to lie there."""
    rest = "hand 0: ?!map*6\nhand 1: ?action*6\nhand 2: ?action*6\nhand 3: ?action*6\nhand 4: ?action*3 ?path*3"
    game = load(rest + "\ndiscards: ?path*31 ?action*6")
    assert len(position_of(game).pile or []) == 0


def test_gold_cards_on_top_of_the_stack_are_followed_by_all_the_others() -> None:
    position = position_of(load("gold_stack: 3 1 3 ..."))
    assert (position.gold_stack or [])[:3] == ["3", "1", "3"]
    assert len(position.gold_stack or []) == 28


def test_chests_are_named_by_their_numbers_as_well() -> None:
    game = load("modules: base chests\nchests: 5 gold 10 2\nnote: 0 chest 3,-1 NES 5")
    assert [name.partition("{")[0] for name in position_of(game).chests[:4]] == [
        "move_goal",
        "gold",
        "bury_five",
        "no_goal_maps",
    ]


def test_chests_lie_in_the_order_in_which_their_cells_are_given() -> None:
    text = "modules: base chests\noptions: chest_layout=6,2 2,2 7,0 4,2\nchests: gold no_draw"
    assert position_of(load(text)).chest_cells == ["6,2", "2,2", "7,0", "4,2"]
    assert position_of(load(text + "\nrevision: 1")).chest_cells == ["2,2", "4,2", "6,2", "7,0"]


@pytest.mark.parametrize("seed", range(20))
def test_what_somebody_noted_lies_there_unless_it_is_named(seed: int) -> None:
    text = f"seed: {seed}\nmodules: saboteur2 chests\nnote: 1 goal 8,0 treasure\nnote: 1 dwarf 2 geologist"
    game = load(text + "\nnote: 0 chest 3,-1 NES gold")
    position = position_of(game)
    assert position.goals[1].startswith("8,0=treasure")
    assert position.roles[2].startswith("geologist")
    assert (position.tunnels[0].partition("{")[0], position.chests[0].partition("{")[0]) == ("NES", "gold")
    assert position_of(load(text + "\ngoals: 8,0=stone")).goals[1].startswith("8,0=stone")  # they were swapped since


def test_a_veto_that_lies_openly_was_played() -> None:
    assert load("modules: base veto\ndiscards: veto{*}").view(None).veto_spent
    assert not load("modules: base veto\ndiscards: veto").view(None).veto_spent  # discarded face down
    assert not load("modules: base veto\ndiscards: veto{*}\nveto_spent: no").view(None).veto_spent
    assert discards(load("modules: base veto\nveto_spent: yes")) == ["veto"]


def test_positions_has_no_other_ways_in() -> None:
    assert positions.__all__ == ["Position", "load", "position_of", "read", "read_json", "text_of", "write_json"]
    assert load(position_of(Game.new(Setup(seats=3, seed=1)))).setup == Setup(seats=3, seed=1)


@pytest.mark.rule("R-36", "S3")
def test_draws_left_over_when_the_pile_is_empty_do_not_keep_a_position_from_loading() -> None:
    game = load("""seats: 3
modules: saboteur2
roles: blue green boss
maze: EW@1,0
pile: -
hand 0: map map
hand 1: -
hand 2: -
front 1: theft
coins: 2 0 2""")
    game.apply(0, read("pass map map", 0))
    assert load(text_of(game)).digest() == game.digest()


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("first", range(0, 60, 10))
def test_every_position_that_a_game_of_any_ruleset_wrote_loads(first: int) -> None:
    for seed in range(first, first + 10):
        rng = random.Random(seed)
        seats, modules, options = random_ruleset(rng)
        game = Game.new(Setup(seats=seats, modules=modules, options=dict(options), seed=seed))
        while not game.over:
            seat = rng.choice(sorted(game.to_act))
            actions = game.legal(seat)
            passes = [action for action in actions if write(action).startswith("pass")]
            game.apply(seat, rng.choice(passes if passes and rng.random() < 0.3 else actions))
            asked = game.question
            ending = asked is None or asked.kind in ("rob", "pick_gold")
            if ending or rng.random() < 0.03:
                assert load(position_of(game)).digest() == game.digest()
