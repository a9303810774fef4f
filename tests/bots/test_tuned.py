"""The players of roll-outs: their weights for teams and modules, and their distances after a toll dwarf."""

import logging
import random
from pathlib import Path

import pytest
from librt.vecs import vec

from saboteur.bots import Memory
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.turn_worth import weigh
from saboteur.bots.search import tuned_weights as tuned
from saboteur.bots.search.budgets import DEFAULT, Budget, budget_of
from saboteur.bots.search.imagined_play import Trials, policy_weights_of
from saboteur.bots.search.tuned_weights import tuned_weights
from saboteur.bots.skills import SKILLS
from saboteur.core.compose import compose
from saboteur.core.rules.flow import answers, apply
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import play, worths
from saboteur.core.search.policy_weights import DIG, FRIEND, SAP, TRAP, PolicyWeights
from saboteur.core.search.random_play import first_asked
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import BOSS, GEOLOGIST, PROFITEER, SABOTEUR, TEAM_BLUE, TEAM_GREEN
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import BREAK, LAY, TOLL
from saboteur.core.table.state import State
from saboteur.play.actions import pack
from saboteur.play.game import Game
from saboteur.play.setup import Setup


def sit_down(state: State) -> Player:
    """Return players who suspect nobody."""
    seats = state.rules.seats
    return Player(state, vec[float]([0.0] * seats), Chance(b"", 0, 1), PolicyWeights(state.rules, DIG, SAP))


def widened() -> tuple[State, int, int]:
    """Lay paths at random until a toll dwarf could be placed where the maze's window must grow for it."""
    state = start_game(compose(4, ["base", "toll"], {}), Chance(b"", 0, dice_from(1)), False)
    dice = random.Random(1)
    while True:
        frame = state.stack[len(state.stack) - 1]
        seat = first_asked(state, frame)
        acts = list(answers(state, frame, seat))
        for act in acts:
            after = state.copy()
            if act & 63 == TOLL:
                apply(after, seat, act)
                if len(after.table.maze.cells) > len(state.table.maze.cells):
                    return state, seat, act
        apply(state, seat, dice.choice([act for act in acts if act & 63 == LAY] or acts))


def test_after_a_toll_dwarf_that_widens_the_window_options_are_weighed_in_the_maze_of_now() -> None:
    state, seat, act = widened()
    one = sit_down(state)
    one.look(seat)  # computes the ways to all goals in the window of before
    play(one, seat, act)
    frame = state.stack[len(state.stack) - 1]
    mover = first_asked(state, frame)
    acts = answers(state, frame, mover)
    assert list(one.weigh(frame, mover, acts)) == list(sit_down(state).weigh(frame, mover, acts))


@pytest.mark.parametrize(("seats", "modules"), [(6, ["saboteur2"]), (8, ["base", "greedy_dwarf", "toll"])])
def test_tuned_weights_are_there_for_every_dwarf_of_teams_and_of_modules(seats: int, modules: list[str]) -> None:
    rules = compose(seats, modules, {})
    given, plain = tuned_weights(rules), PolicyWeights(rules, DIG, SAP)
    for role in {*rules.dwarfs}:
        assert list(given.roles[role]) != list(plain.roles[role])
        assert len(given.roles[role]) == len(plain.roles[role])


WHOLE = tuned.FILE.read_text("utf-8")


@pytest.mark.parametrize(
    "content",
    [None, "", WHOLE[:700], WHOLE.replace(" 1.03,", "", 1), WHOLE.replace("theft", "burglary", 1)],
    ids=["missing", "empty", "torn", "fewer weights", "unknown card"],
)
def test_bad_weights_are_said_in_a_sentence_and_roll_outs_go_by_those_of_master(
    content: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tuned.toml"
    if content is not None:
        path.write_text(content, "utf-8")
    monkeypatch.setattr(tuned, "FILE", path)
    monkeypatch.setattr(tuned, "shipped", tuned.shipped.__wrapped__)
    rules = compose(6, ["saboteur2"], {})
    with caplog.at_level(logging.WARNING):
        found = tuned_weights(rules)
    assert "tuned.toml cannot be used" in caplog.text
    plain = PolicyWeights(rules, DIG, SAP)
    assert [list(weights) for weights in found.roles] == [list(weights) for weights in plain.roles]


def test_green_plays_by_the_weights_of_blue_with_the_teams_exchanged() -> None:
    policy = tuned_weights(compose(6, ["saboteur2"], {}))
    blue, green = (list(policy.roles[role]) for role in (TEAM_BLUE, TEAM_GREEN))
    for weights in (blue, green):
        assert weights[FRIEND + TEAM_BLUE] != weights[FRIEND + TEAM_GREEN]
    blue[FRIEND + TEAM_BLUE], blue[FRIEND + TEAM_GREEN] = blue[FRIEND + TEAM_GREEN], blue[FRIEND + TEAM_BLUE]
    assert blue == green


def test_a_role_that_is_given_other_weights_leaves_those_of_the_others_alone() -> None:
    policy = PolicyWeights(compose(6, ["saboteur2"], {}), DIG, SAP)
    others = [list(policy.roles[role]) for role in (SABOTEUR, TEAM_BLUE, PROFITEER, GEOLOGIST)]
    friendly = policy.friends[BOSS]
    weights = policy.roles[BOSS][:]
    weights[TRAP], weights[FRIEND + TEAM_BLUE] = 9.0, -1.0
    policy.give(BOSS, weights)
    assert policy.roles[BOSS][TRAP] == 9.0
    assert policy.friends[BOSS] < friendly
    assert [list(policy.roles[role]) for role in (SABOTEUR, TEAM_BLUE, PROFITEER, GEOLOGIST)] == others


@pytest.mark.parametrize("modules", [["saboteur2"], ["saboteur2", "toll"], ["base", "chests"]])
@pytest.mark.parametrize("role", ["saboteur", "blue", "digger"])
def test_grandmaster_alone_plays_by_tuned_weights_where_teams_or_modules_play(modules: list[str], role: str) -> None:
    assert budget_of("", False, 5, modules, role).tuned
    assert not DEFAULT.tuned


def test_teams_go_by_the_opinion_of_the_tuned_rules_alone() -> None:
    assert budget_of("", False, 5, ["saboteur2", "veto"], "blue").share == 1.0
    assert budget_of("", False, 5, ["base", "veto"], "digger").share == DEFAULT.share == 0.5


@pytest.mark.parametrize("modules", [["base"], ["base", "tournament"]])
def test_where_the_weights_of_the_base_game_were_tuned_they_stay(modules: list[str]) -> None:
    assert not budget_of("", True, 5, modules, "digger").tuned
    assert not budget_of("", False, 5, modules, "saboteur").tuned


def opinions(budget: Budget) -> tuple[list[float], list[float]]:
    """Return what is thought of the options in Saboteur 2 before any roll-out, and by `shrewd`'s rules alone."""
    game = Game.new(Setup(seats=6, modules=["saboteur2"], seed=3))
    seat = min(game.to_act)
    view, options = game.view(seat), game.legal(seat)
    assert view.own is not None
    assessment = Assessment(view, view.own, Memory.start(view), SKILLS["master"], random.Random(1))
    weighed = weigh(assessment, options)
    found = Trials(assessment, budget).opinions([pack(option) for option in options], weighed)
    return found, [0.3 * worth for worth, _ in weighed]


def test_in_saboteur_2_the_rules_of_roll_outs_are_asked_where_they_were_tuned_for_it() -> None:
    found, plain = opinions(Budget(10))
    assert found == pytest.approx(plain)
    found, plain = opinions(Budget(10, tuned=True, share=0.0))
    assert found == pytest.approx(plain)
    found, plain = opinions(Budget(10, tuned=True))
    assert found != pytest.approx(plain)


def test_who_believes_more_of_a_seat_weighs_what_is_aimed_at_it_by_that() -> None:
    """In Saboteur 2 rules that know of saboteurs alone hold all seats for the same."""
    state = start_game(compose(5, ["saboteur2"], {}), Chance(b"", 0, dice_from(7)), False)
    policy = policy_weights_of(5, ("saboteur2",), (), None, True)
    seat = state.table.mover
    one = sit_down(state)
    one.look(seat)
    other = (seat + 1) % 5
    before = one.friend(other)
    one.bonds = vec[float]([-0.8] * 5)
    assert one.friend(other) == -0.8 != before
    assert one.friend(seat) == 1.0
    acts = answers(state, state.stack[len(state.stack) - 1], seat)
    friendly, hostile = (
        list(worths(state, seat, acts, vec[float]([0.0] * 5), policy, vec[float]([bond] * 5))) for bond in (0.8, -0.8)
    )
    aimed = [i for i, act in enumerate(acts) if act & 63 == BREAK]
    assert len(aimed) == 4
    assert all(friendly[i] != hostile[i] for i in aimed)
    assert all(friendly[i] == hostile[i] for i, act in enumerate(acts) if act & 63 == LAY)
