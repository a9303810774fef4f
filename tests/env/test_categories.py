"""The batch core measures and remembers as the bots do: the same distances, categories and beliefs."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import habits_of, maze_of, suspicion_of
from saboteur.core.measure.goal_survey import Survey
from saboteur.core.research.public_trace import Trace
from saboteur.core.rules.flow import apply, options
from saboteur.core.search.random_play import first_asked
from saboteur.core.table.codes import CARD_AT, CELL, CELL_AT, LAY, Q_LAY, Q_TURN, TURN_AT
from saboteur.core.table.maze import PATH
from saboteur.play.actions import unpack
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything

S2 = ("saboteur2", "trove", "veto", "turnabout", "master_craftsman", "path_specialist", "goal_swap")
SETUPS = [
    Setup(seats=5, seed=1),
    Setup(seats=7, modules=("base", "greedy_dwarf", "veto"), seed=2),
    Setup(seats=6, modules=S2, seed=3),
    Setup(seats=8, modules=everything("base", 8)[1], seed=4),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.modules[0]}{setup.seats}")
def test_a_trace_agrees_with_the_memory_of_a_spectator(setup: Setup) -> None:
    """Distances, evidence and suspicion are those that a bot watching the same game comes to."""
    rng = random.Random(5)
    game = Game.new(setup)
    memory = Memory.start(game.view(None))
    s = game.beginning()._state
    trace = Trace(setup.seats, habits_of(setup.rules()))
    compared = 0
    for _ in range(600):
        if game.over:
            break
        frame = s.stack[len(s.stack) - 1]
        seat = int(first_asked(s, frame))
        code = rng.choice(list(options(s, seat)))
        if frame & 255 in (Q_TURN, Q_LAY):
            trace.expect(s.table, seat, code)
        s.listen = True
        s.journal = vec[i64]()
        apply(s, seat, code)
        trace.hear(s.table, s.journal)
        for raw_event in game.apply(seat, unpack(code)):
            memory = memory.hear(raw_event.seen_by(None))
        if memory.cards_played == 0:
            continue  # a new round
        survey = trace.survey(s.table)
        distances = maze_of(memory).far
        far = [survey.far[goal] for goal, face in enumerate(s.table.goal_faces) if face < 0]
        assert far == pytest.approx(list(distances.values()), abs=1e-9)
        flat = [value for row in memory.rows for value in row]
        assert list(trace.rows) == pytest.approx(flat, abs=1e-9)
        for other in range(setup.seats):
            assert trace.suspicion(other) == pytest.approx(suspicion_of(memory, other), abs=1e-9)
        compared += 1
    assert compared > 60


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.modules[0]}{setup.seats}")
def test_the_quick_look_at_a_maze_with_one_more_card_is_exact(setup: Setup) -> None:
    """Where only a card and its neighbours change, the distances are those of the whole maze made again."""
    rng = random.Random(8)
    s = Game.new(setup)._state
    trace = Trace(setup.seats, habits_of(setup.rules()))
    quick = 0
    for _ in range(200):
        if s.table.over:
            break
        seat = int(first_asked(s, s.stack[len(s.stack) - 1]))
        codes = list(options(s, seat))
        t = s.table
        for code in codes:
            if code & 63 != LAY:
                continue
            cell, oriented = code >> CELL_AT & CELL, 2 * (code >> CARD_AT & 127) + (code >> TURN_AT & 1)
            then, whole = Survey(), Survey()
            trace.fresh = False
            if then.look_with(trace.survey(t), t.maze, cell, oriented, t.goal_cells, t.goal_faces, trace.ages):
                maze = t.maze.copy()
                maze.put(cell, PATH, oriented)
                whole.look(maze, t.goal_cells, t.goal_faces, trace.ages)
                assert list(then.far) == pytest.approx(list(whole.far))
                assert list(then.cards) == list(whole.cards)
                quick += 1
        apply(s, seat, rng.choice(codes))
    assert quick > 100
