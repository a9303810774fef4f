"""The searching bot: its roll-outs play by the rules, it keeps to its budget, it sees what wins and what loses."""

import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from librt.vecs import vec
from tests.rules.helpers import BEFORE_THE_TREASURE

from saboteur.bots import Memory, decide, thinking
from saboteur.bots.arena.bot_game import play as play_game
from saboteur.bots.arena.duel import by_seat
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.turn_worth import weigh
from saboteur.bots.search.budgets import Budget
from saboteur.bots.search.option_search import LONE, Tried, level_of, search
from saboteur.bots.skills import SKILLS
from saboteur.core.compose import compose
from saboteur.core.measure.goal_distances import GoalDistances, far_of
from saboteur.core.measure.known_maze import oriented_of
from saboteur.core.measure.step_costs import THROUGH
from saboteur.core.rules.flow import options as options_of
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import play, play_round
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.rollout_players import Player, place_of
from saboteur.core.search.round_outlook import chance_found
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import Q_VETO
from saboteur.play.actions import BreakTool, DropRocks, LayPath
from saboteur.play.fields.values import code_of
from saboteur.play.game import Game
from saboteur.play.positions import load
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import random_ruleset

ROOT = Path(__file__).resolve().parents[2]
LAST_CARD = f"{BEFORE_THE_TREASURE}hand 2: NEW N|E|S map fix_cart break_pick"
# The next seat would lay the last card: every end but one leads away.
LAST_CHANCE = """
seats: 3
roles: saboteur digger digger
mover: 0
turn: 30
grid:
        0  1  2  3  4  5  6  7  8
y -2    ·  ·  ·  ·  ·  ·  ·  ·  ?
y  0    S  ─  ─  ─  ┴  ┬  ┴  ·  ?
y  2    ·  ·  ·  ·  ·  ·  ·  ·  ?
goals: 8,0=treasure
note: 0 goal 8,0 treasure turn 3
hand 0: N|E|S|W NE NW map fix_cart NS
"""


def player(game: Game) -> Player:
    """Sit down at a game, suspecting nobody."""
    state = game._state
    return Player(
        state, vec[float]([0.0] * game.setup.seats), Chance(b"", 0, 1), PolicyWeights(state.rules, DIG, SAP)
    )


@pytest.mark.parametrize("number", range(20))
def test_the_players_of_roll_outs_answer_every_question_legally(number: int) -> None:
    seats, modules, options = random_ruleset(random.Random(number))
    rules = compose(seats, modules, options)
    state = start_game(rules, Chance(b"", 0, dice_from(number)), False)
    one = Player(state, vec[float]([0.0] * seats), Chance(b"", 0, dice_from(~number)), PolicyWeights(rules, DIG, SAP))
    for _ in range(150):
        if state.table.over:
            break
        frame = state.stack[len(state.stack) - 1]
        seat = (frame >> 8) & 15
        if frame & 255 == Q_VETO:
            seat = min(seat for seat in range(seats) if state.table.asked >> seat & 1)
        act = one.choose(frame, seat)
        assert act in list(options_of(state, seat))
        play(one, seat, act)


def rounds_found(seats: int, deals: range) -> int:
    """Play rounds by the rules of the roll-outs; return in how many the treasure was found."""
    rules = compose(seats, ["base"], {})
    found = 0
    for deal in deals:
        state = start_game(rules, Chance(b"", 0, dice_from(deal)), False)
        one = Player(
            state, vec[float]([0.0] * seats), Chance(b"", 0, dice_from(~deal)), PolicyWeights(rules, DIG, SAP)
        )
        play_round(one)
        found += state.table.rounds[0] == 1
    return found


def test_roll_outs_are_sensible_rounds_and_the_same_luck_gives_the_same() -> None:
    """Random play finds the treasure in 0.03 % of rounds; four seats with one saboteur find it nearly always."""
    found = rounds_found(4, range(30))
    assert found >= 20
    assert rounds_found(4, range(30)) == found


def story() -> str:
    """Return how two rounds go by the rules of the roll-outs: every action, and every guess of how they will end."""
    out = []
    for seats, modules in ((4, ["base"]), (5, ["saboteur2"])):
        rules = compose(seats, modules, {})
        state = start_game(rules, Chance(b"", 0, dice_from(seats)), False)
        one = Player(state, vec[float]([0.0] * seats), Chance(b"", 0, dice_from(7)), PolicyWeights(rules, DIG, SAP))
        while state.table.round == 0:
            frame = state.stack[len(state.stack) - 1]
            seat = (frame >> 8) & 15
            act = one.choose(frame, seat)
            out.append(f"{act} {chance_found(one):.6f}")
            play(one, seat, act)
    return "; ".join(out)


def test_roll_outs_are_the_same_with_and_without_the_compiled_core() -> None:
    command = [sys.executable, "-c", "from tests.bots.test_search import story; print(story())"]
    environment = {**os.environ, "SABOTEUR_PURE": "1"}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == story()


@pytest.mark.parametrize("card", ["EW", "NESW", "NEW"])
def test_what_a_card_changes_is_computed_as_if_it_lay_there(card: str) -> None:
    game = load(f"seats: 3\nmover: 0\nhand 0: {card} map fix_cart\n")
    lay = next(a for a in game.legal(0) if isinstance(a, LayPath) and (a.cell.x, a.cell.y) == (1, 0))
    state = game._state
    kept, anew = GoalDistances(3), GoalDistances(3)
    place, oriented = place_of(state, code_of(lay.cell)), oriented_of(card, lay.turned)
    guessed = [kept.laid(state, goal, place, oriented) for goal in range(3)]
    before = [far_of(kept.total(state, goal)) for goal in range(3)]
    game.apply(0, lay)
    anew.instead_of(kept)  # the cards that are left make steps harder; only the maze is to be compared
    after = [far_of(anew.total(game._state, goal)) for goal in range(3)]
    assert [far_of(total) for total in guessed] == pytest.approx(after, abs=0.2)
    assert after[1] < before[1] - 0.5


def cards_to(text: str, goal: int = 1) -> float:
    """Return how many cards are missing to a goal of a position."""
    return far_of(GoalDistances(3).total(load(text)._state, goal))


def test_a_bend_counts_for_less_than_going_straight_on_because_more_cards_make_it() -> None:
    bend, straight = step_between("W", "N"), step_between("W", "E")
    assert bend < straight


def step_between(one: str, two: str) -> int:
    """Return what it costs to lead through an empty cell from one side to another, with all cards still there."""
    distances = GoalDistances(3)
    state = Game.new(Setup(seats=3, seed=1))._state
    distances.total(state, 1)
    return int(distances.left.costs[THROUGH["NESW".index(one) << 2 | "NESW".index(two)]])


def test_a_goal_is_farther_once_the_cards_that_lead_there_lie_elsewhere() -> None:
    """Both mazes have the same open ends towards the goals; in one, four crossings lie out of the way."""
    few = """
seats: 3
mover: 0
grid:
       -4 -3 -2 -1  0  1  2  3  4  5  6  7  8
y -2    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ?
y  0    ┼  ┼  ┼  ┼  S  ─  ─  ─  ·  ·  ·  ·  ?
y  2    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ?
"""
    many = few.replace("┼  ┼  ┼  ┼", "·  ·  ·  ·")
    assert cards_to(few) > cards_to(many) + 1.0


def test_the_outlook_is_better_the_nearer_the_treasure_is() -> None:
    near, far = load(LAST_CARD), Game.new(Setup(seats=4, seed=1))
    assert chance_found(player(near)) > chance_found(player(far))


def mind_of(game: Game, seat: int) -> Assessment:
    """Think for a seat that came just now."""
    view = game.view(seat)
    assert view.own is not None
    return Assessment(view, view.own, Memory.start(view), SKILLS["master"], random.Random(5))


def tried_with(budget: Budget) -> list[Tried]:
    """Search the first turn of a game."""
    game = Game.new(Setup(seats=5, seed=3))
    seat = min(game.to_act)
    assessment, options = mind_of(game, seat), game.legal(seat)
    return search(assessment, options, weigh(assessment, options), budget)


def test_a_search_keeps_to_its_roll_outs_and_gives_the_best_the_most() -> None:
    tried = tried_with(Budget(96))
    assert 48 <= sum(one.number for one in tried) <= 96
    assert tried[0].number == max(one.number for one in tried)


def test_an_option_that_is_tried_alone_has_a_worth_too() -> None:
    game = Game.new(Setup(seats=5, seed=3))
    seat = min(game.to_act)
    assessment, options = mind_of(game, seat), game.legal(seat)[:1]
    tried = search(assessment, options, weigh(assessment, options), Budget(96))
    assert [one.number for one in tried] == [LONE]
    assert tried[0].total != 0.0


def test_where_one_option_is_worth_trying_the_next_best_are_named_with_what_was_thought_of_them() -> None:
    tried = tried_with(Budget(96, candidates=1))
    assert [one.number > 0 for one in tried] == [True, False, False]
    level = level_of(tried)
    assert [one.mean(level) for one in tried[1:]] == [level + one.prior - one.price for one in tried[1:]]
    assert tried[1].prior >= tried[2].prior


def test_a_search_that_takes_too_long_is_cut_short() -> None:
    tried = tried_with(Budget(1_000_000, milliseconds=10.0))
    assert 0 < sum(one.number for one in tried) < 20_000


def test_the_same_dice_give_the_same_choice() -> None:
    game = Game.new(Setup(seats=5, seed=3))
    seat = min(game.to_act)
    view, options, memory = game.view(seat), game.legal(seat), Memory.start(game.view(seat))
    answers = [decide("master", view, options, memory, random.Random(9)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0].reason.ground == "searched"
    assert len(answers[0].reason.compared) > 1


@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_what_a_reason_compares_stands_in_order_best_first(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        thinking, "budget_of", lambda *_: Budget(48, belief_weight=1.0 if level == "grandmaster" else 0.0)
    )
    record = play_game(Setup(seats=3, seed=4), partial(by_seat, [level] * 3), keep=True).record
    assert record is not None
    compared = [[one.worth for one in thought.reason.compared] for thought in record.thoughts]
    assert sum(len(worths) > 1 for worths in compared) > 20
    assert all(worths == sorted(worths, reverse=True) for worths in compared)


def test_master_lays_the_last_card() -> None:
    game = load(LAST_CARD)
    answer = decide("master", game.view(2), game.legal(2), Memory.start(game.view(2)), random.Random(1))
    assert isinstance(answer.action, LayPath)
    game.apply(2, answer.action)
    assert game.view(None).round == 2 or game.view(None).question is not None


def test_a_saboteur_master_stops_the_last_card() -> None:
    """With one card missing and a digger next, it bars the way: a dead end on it, rocks, or a broken tool."""
    game = load(LAST_CHANCE)
    answer = decide("master", game.view(0), game.legal(0), Memory.start(game.view(0)), random.Random(1))
    action = answer.action
    assert isinstance(action, LayPath | DropRocks | BreakTool)
    if isinstance(action, LayPath):
        assert (action.cell.x, action.cell.y) == (7, 0)
        assert action.card in ("N|E|S|W", "NE", "NW")
