"""The level that learned: it sees what its seat sees, plays the same game from the same seed, and can be missing."""

import logging
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64
from tests.bots import weights

from saboteur.bots import Memory, decide, learned_player, thinking
from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import by_seat
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.action_counts import trace_of
from saboteur.bots.memory.observed_actions import habits_of
from saboteur.bots.network import network_layout as layout
from saboteur.bots.network import play_net, public_beliefs
from saboteur.bots.search.budgets import Budget, budget_of
from saboteur.bots.search.imagined_play import common_suspicion, policy_weights_of, public_suspicion
from saboteur.bots.skills import skill_of
from saboteur.core.knowledge.resample import resample
from saboteur.core.research.public_trace import Trace
from saboteur.core.rules.flow import apply
from saboteur.core.table.chance import Chance
from saboteur.core.table.state import State
from saboteur.play.actions import AnyAction, pack
from saboteur.play.game import Game
from saboteur.play.imagining.imagined_state import imagine
from saboteur.play.setup import Setup

SHIPPED = play_net.WEIGHTS
TABLES = [(5, ["base"]), (3, ["base"]), (10, ["base"]), (6, ["base", "tournament"])]


@pytest.fixture
def weights_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let the level play by the weights of a file of the test's own."""
    path = tmp_path / "weights.npz"
    monkeypatch.setattr(play_net, "WEIGHTS", path)
    play_net.shipped.cache_clear()
    learned_player.ready.cache_clear()
    yield path
    play_net.shipped.cache_clear()
    learned_player.ready.cache_clear()


@pytest.fixture
def some_weights(weights_file: Path) -> None:
    """Let the level play by weights at random."""
    weights.write(weights_file)


def written(state: State, seat: int, trace: Trace, codes: list[int], setup: Setup) -> tuple[bytes, bytes]:
    """Return the bytes of a state and of its options."""
    policy = policy_weights_of(setup.seats, tuple(setup.modules), ())
    return learned_player.network_bytes(state, seat, trace, codes, policy)


@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_what_the_network_is_shown_is_the_same_from_the_game_and_from_what_the_seat_knows(
    seats: int, modules: list[str]
) -> None:
    """Training writes the real state, a bot an imagined one, and neither writes what the seat cannot know."""
    setup = Setup(seats=seats, modules=modules, seed=100 + seats)
    game, dice, rng = Game.new(setup), Chance(b"", 0, 99), random.Random(3)
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    trace, compared, state = Trace(seats, habits_of(setup.rules())), 0, game._state
    while not game.over:
        seat = min(game.to_act)
        view, legal = game.view(seat), game.legal(seat)
        if view.question is not None and view.question.kind == "take_turn":
            codes = [pack(option) for option in legal]
            ours = written(state, seat, trace, codes, setup)
            ledger = memories[seat].ledger
            assert ledger is not None
            heard = trace_of(memories[seat], state.rules, list(state.table.goal_cells))
            assert written(imagine(view, ledger, rng), seat, heard, codes, setup) == ours
            assert written(resample(state, seat, dice), seat, trace, codes, setup) == ours
            compared += 1
        level = "steady" if rng.random() < 0.8 else "random"
        action = decide(level, view, legal, memories[seat], rng).action
        if view.question is not None and view.question.kind == "take_turn":
            trace.expect(state.table, seat, pack(action))
        twin = state.copy()  # a game keeps its journal to itself
        twin.listen, twin.journal = True, vec[i64]()
        apply(twin, seat, game.code(seat, action))
        trace.hear(twin.table, twin.journal)
        for raw_event in game.apply(seat, action):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
    assert compared > 60


def test_a_number_too_large_for_a_byte_stays_the_largest() -> None:
    """Counts and distances are held within a signed byte; no other number runs over into it."""
    game = Game.new(Setup(seats=5, seed=1))
    trace = Trace(5, habits_of(game.setup.rules()))
    trace.history.kinds[0] = 300
    trace.history.leans[0] = -300
    seen, _ = written(game._state, 0, trace, [], game.setup)
    assert seen[layout.BLOCKS + layout.S_ACTIONS] == 127
    assert seen[layout.BLOCKS + layout.S_LEANS] == 256 - 127


@pytest.mark.usefixtures("some_weights")
def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "budget_of", lambda *_: Budget(24, prior_weight=0.04, belief_weight=1.0))
    choose = partial(by_seat, ["grandmaster", "grandmaster-network"] * 2)
    games = [play(Setup(seats=4, seed=5), choose, keep=True) for _ in range(2)]
    assert games[0] == games[1]
    record = games[0].record
    assert record is not None
    assert "learned" in {thought.reason.ground for thought in record.thoughts}


@pytest.mark.usefixtures("some_weights")
def test_a_reason_has_the_network_s_beliefs_and_its_three_best_options() -> None:
    game = Game.new(Setup(seats=5, seed=2))
    seat = min(game.to_act)
    memory = Memory.start(game.view(seat))
    reason = decide("grandmaster-network", game.view(seat), game.legal(seat), memory, random.Random(1)).reason
    assert reason.ground == "learned"
    assert {belief.seat for belief in reason.beliefs} == set(range(5)) - {seat}
    assert all(sum(belief.roles.values()) == pytest.approx(1.0, abs=0.02) for belief in reason.beliefs)
    assert len(reason.compared) == 3


@pytest.mark.usefixtures("some_weights")
def test_where_the_network_was_not_trained_search_decides() -> None:
    game = Game.new(Setup(seats=4, modules=["saboteur2"], seed=2))
    seat = min(game.to_act)
    memory = Memory.start(game.view(seat))
    reason = decide("grandmaster", game.view(seat), game.legal(seat), memory, random.Random(1)).reason
    assert reason.ground == "searched"


def saboteur_s_turn() -> tuple[Game, int]:
    """Return a game in which a saboteur is asked in its first turn."""
    for seed in range(1, 50):
        game = Game.new(Setup(seats=5, seed=seed))
        seat = min(game.to_act)
        own = game.view(seat).own
        if own is not None and own.role == "saboteur":
            return game, seat
    raise AssertionError("no deal has a saboteur first")


@pytest.mark.usefixtures("some_weights")
@pytest.mark.parametrize("level", ["grandmaster", "grandmaster-network", "grandmaster-cunning"])
def test_saboteurs_search_whatever_their_style(level: str) -> None:
    game, seat = saboteur_s_turn()
    memory = Memory.start(game.view(seat))
    assert decide(level, game.view(seat), game.legal(seat), memory, random.Random(1)).reason.ground == "searched"


def test_both_sides_of_grandmaster_think_as_long_so_that_time_tells_no_role() -> None:
    for seats, modules in ((3, ["base"]), (5, ["base"]), (9, ["base", "tournament"]), (6, ["saboteur2"])):
        roles = ("digger", "saboteur", "greedy", "blue", "boss")
        budgets = [budget_of("", True, seats, modules, role) for role in roles]
        assert len({(budget.rollouts, budget.laps, budget.candidates) for budget in budgets}) == 1


def test_with_more_seats_there_are_fewer_roll_outs_because_each_lasts_a_lap() -> None:
    few, five, ten = (budget_of("", True, seats, ["base"], "digger").rollouts for seats in (3, 5, 10))
    assert few == five == 2 * ten


def test_saboteurs_of_grandmaster_hide_as_those_of_master_where_a_style_says_so() -> None:
    for style in ("cunning", "careful"):
        assert replace(skill_of("grandmaster", style), present_beliefs=0.0) == skill_of("master", style)
    assert skill_of("grandmaster", "bold").hide == skill_of("master", "bold").hide == 0.0


def test_where_few_share_the_gold_the_network_that_learned_to_win_rounds_is_asked_for_beliefs_alone() -> None:
    few, many = (budget_of("", True, seats, ["base"], "digger") for seats in (4, 5))
    assert many.prior_weight > few.prior_weight == 0.0
    assert few.belief_weight == many.belief_weight == 1.0


def test_gold_diggers_search_with_the_network_s_opinion_and_the_beliefs_that_replays_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a network that is sure, the search begins from its choice; it is not asked who is who."""
    game = Game.new(Setup(seats=5, seed=2))
    seat = next(seat for seat in game.to_act if game.own(seat).role == "digger")
    options, memory = game.legal(seat), Memory.start(game.view(seat))
    guilty = (seat + 1) % 5

    def sure(assessment: Assessment, some: list[AnyAction]) -> learned_player.NetworkOpinion:
        bad = assessment.memory.roles.index("saboteur")
        rows = [[float((column == bad) == (other == guilty)) for column in range(2)] for other in range(5)]
        return learned_player.NetworkOpinion([float(one == some[-1]) for one in some], rows, 0.0)

    monkeypatch.setattr(learned_player, "opinion", sure)
    monkeypatch.setattr(thinking, "budget_of", lambda *_: Budget(4, prior_weight=9.0, belief_weight=1.0))
    answer = decide("grandmaster", game.view(seat), options, memory, random.Random(1))
    assert answer.action == options[-1]
    believed = {belief.seat: belief.roles.get("saboteur", 0.0) for belief in answer.reason.beliefs}
    shown = public_beliefs.guilt(memory, public_beliefs.evidence(memory))
    assert believed == {other: pytest.approx(shown[other], abs=0.006) for other in range(5) if other != seat}


def test_allies_in_roll_outs_share_what_a_gold_digger_believes_of_others_but_not_what_it_knows_of_itself() -> None:
    game = Game.new(Setup(seats=5, seed=2))
    seat = next(seat for seat in game.to_act if game.own(seat).role == "digger")
    view = game.view(seat)
    assert view.own is not None
    here = Assessment(view, view.own, Memory.start(view), skill_of("grandmaster", ""), random.Random(1))
    public = public_suspicion(here.memory, 0.0)
    here.believe([[0.0, 3.0] if other == (seat + 1) % 5 else [3.0, 0.0] for other in range(5)] + [[0.0, 0.0]])
    assert common_suspicion(here, 0.0, 0.0) == public
    half, full = common_suspicion(here, 0.0, 0.5), common_suspicion(here, 0.0, 1.0)
    assert half[seat] == full[seat] == public[seat]
    assert full[(seat + 1) % 5] > half[(seat + 1) % 5] > public[(seat + 1) % 5]
    assert full[(seat + 2) % 5] < half[(seat + 2) % 5] < public[(seat + 2) % 5]


BAD = {
    "missing": "There are no weights",
    "torn": "is no whole file of weights",
    "damaged": "is no whole file of weights",
    "other version": "has weights of version 99; this program has",
    "silent": "does not say what its weights are made for",
    "incomplete": "has no sound weights for ask.weight",
    "spoiled": "has no sound weights for ask.weight",
}


CHANGED: dict[str, dict[str, Any]] = {
    "other version": {"about": {"version": 99}},
    "incomplete": {"leave_out": "ask.weight"},
    "spoiled": {"spoil": "ask.weight"},
}


def spoil(path: Path, how: str) -> None:
    """Write a file of weights that is bad in some way."""
    weights.write(path, **CHANGED.get(how, {}))
    if how == "missing":
        path.unlink()
    elif how == "torn":
        path.write_bytes(path.read_bytes()[:900])
    elif how == "damaged":  # in the midst of what is compressed, so that the list of contents is whole
        shipped = bytearray(SHIPPED.read_bytes())
        shipped[5000:5064] = bytes([255]) * 64
        path.write_bytes(shipped)
    elif how == "silent":
        np.savez(path, nothing=np.zeros(3))


def ground_of(seats: int) -> str:
    """Return what the first decision of the network alone is grounded on, at a table of the base game."""
    game = Game.new(Setup(seats=seats, seed=2))
    seat = min(game.to_act)
    memory = Memory.start(game.view(seat))
    return decide("grandmaster-network", game.view(seat), game.legal(seat), memory, random.Random(1)).reason.ground


@pytest.mark.parametrize("how", BAD)
def test_bad_weights_are_said_in_a_sentence_and_master_plays(
    how: str, weights_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(weights_file, how)
    with pytest.raises(play_net.BadWeights, match=BAD[how]):
        play_net.read(weights_file)
    with caplog.at_level(logging.WARNING):
        assert ground_of(seats=5) == "searched"
    assert "master plays instead" in caplog.text


def test_where_weights_are_made_for_other_tables_master_plays(weights_file: Path) -> None:
    weights.write(weights_file, {"rulesets": [[3, "base"], [4, "base"], [5, "base", "tournament"]]})
    assert ground_of(seats=4) == "learned"
    assert ground_of(seats=6) == "searched"
