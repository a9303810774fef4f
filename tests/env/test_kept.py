"""What the batch core keeps from step to step is what it would make again: windows, distances, ages and counts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.memory.observed_actions import habits_of
from saboteur.core.measure.goal_survey import Survey
from saboteur.core.measure.loose_parts import place_of
from saboteur.core.research.laying import Laying
from saboteur.core.research.observed_maze import Window
from saboteur.core.research.public_trace import Trace
from saboteur.core.rules.flow import apply, options
from saboteur.core.search.random_play import first_asked
from saboteur.core.table.codes import CARD_AT, CELL, CELL_AT, LAY, Q_LAY, Q_TURN, TURN_AT, frame_kind
from saboteur.core.table.state import State
from saboteur.play.game import Game
from saboteur.play.setup import Setup

MANY = ("saboteur2", "veto", "path_specialist", "goal_swap", "detour", "toll", "chests")
SETUPS = [
    Setup(seats=5, seed=1),
    Setup(seats=3, modules=("base", "detour", "chests"), seed=2),
    Setup(seats=6, modules=MANY, seed=3),
]
by_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.modules[0]}{setup.seats}")


def steps(setup: Setup, trace: Trace, seed: int) -> Iterator[tuple[State, int, int]]:
    """Play at random; give the state with the seat that is asked and what it is about to do, then let it."""
    rng = random.Random(seed)
    s = Game.new(setup).beginning()._state
    s.listen = True
    for _ in range(300):
        if s.table.over:
            return
        frame = s.stack[len(s.stack) - 1]
        seat = int(first_asked(s, frame))
        code = rng.choice(list(options(s, seat)))
        yield s, seat, code
        if frame & 255 in (Q_TURN, Q_LAY):
            trace.expect(s.table, seat, code)
        s.journal = vec[i64]()
        apply(s, seat, code)
        trace.hear(s.table, s.journal)


@by_setup
def test_a_window_drawn_where_it_changed_is_the_window_drawn_again(setup: Setup) -> None:
    trace = Trace(setup.seats, habits_of(setup.rules()))
    seen = set()
    for s, _, _ in steps(setup, trace, 4):
        trace.window.show(s)
        anew = Window()
        anew.show(s)
        assert list(trace.window.words) == list(anew.words)
        assert trace.window.rim == anew.rim
        seen.add(tuple(anew.words))
    assert len(seen) > 20


@by_setup
def test_distances_that_go_on_from_a_held_front_are_those_measured_again(setup: Setup) -> None:
    trace = Trace(setup.seats, habits_of(setup.rules()))
    held = 0
    for s, _, _ in steps(setup, trace, 5):
        t = s.table
        kept = trace.survey(t)
        anew = Survey()
        anew.look(t.maze, t.goal_cells, t.goal_faces, trace.ages)
        assert list(kept.cards) == list(anew.cards)
        assert list(kept.far) == pytest.approx(list(anew.far), abs=1e-9)
        held += list(kept.held) != list(anew.held)
    assert held > 10


@by_setup
def test_what_a_path_changes_is_told_as_if_the_maze_with_it_were_measured(setup: Setup) -> None:
    trace = Trace(setup.seats, habits_of(setup.rules()))
    told = measured = 0
    for s, seat, _ in steps(setup, trace, 8):
        t = s.table
        for code in options(s, seat):
            if code & 63 != LAY:
                continue
            cell, oriented = code >> CELL_AT & CELL, 2 * (code >> CARD_AT & 127) + (code >> TURN_AT & 1)
            laying: Laying = trace.prepare(t)
            if not laying.lay(trace.now, t, cell, oriented, trace.ages):
                measured += 1
                continue
            told += 1
            anew = Survey()
            anew.look_after(t, cell, oriented, trace.ages)
            anew.compare(trace.now, t.goal_faces)
            assert list(laying.cards) == list(anew.cards)
            assert list(laying.far) == pytest.approx(list(anew.far), abs=1e-9)
            assert (laying.ends, laying.reached) == (len(anew.ends), anew.reached)
            assert (laying.best, laying.gain) == pytest.approx((anew.best, anew.gain), abs=1e-9)
    assert told > 3 * measured


@by_setup
def test_an_open_end_grows_older_with_every_turn_until_it_is_gone(setup: Setup) -> None:
    trace = Trace(setup.seats, habits_of(setup.rules()))
    ages: dict[int, int] = {}
    turn = (0, 0)
    for s, _, _ in steps(setup, trace, 6):
        t = s.table
        now = (int(t.round), int(t.turn))
        if now[0] != turn[0]:
            ages = {}
        if now not in (turn, (0, 1)):  # nobody was told of the very first turn
            places = [place for spot in t.maze.open_cells if (place := int(place_of(spot >> 16))) >= 0]
            ages = {place: ages.get(place, 0) + 1 for place in places}
            assert {place: trace.ages.age(place) for place in places} == ages
        turn = now
    assert max(ages.values()) > 1


@by_setup
def test_what_seats_did_is_counted_the_same_if_every_maze_is_measured_again(setup: Setup) -> None:
    """A maze measured before a path was laid goes on as the present one; a copy of the trace measures it again."""
    trace = Trace(setup.seats, habits_of(setup.rules()))
    counted = 0
    for s, seat, code in steps(setup, trace, 7):
        if frame_kind(s.stack[len(s.stack) - 1]) not in (Q_TURN, Q_LAY):
            continue
        again, other = trace.copy(), s.copy()
        again.expect(other.table, seat, code)
        other.listen, other.journal = True, vec[i64]()
        apply(other, seat, code)
        again.hear(other.table, other.journal)
        kinds, leans = list(again.history.kinds), list(again.history.leans)
        counted = max(counted, sum(kinds))
        kept = trace.copy()
        kept.now, kept.then, kept.fresh = trace.now, Survey(), trace.fresh
        twin = s.copy()
        kept.expect(twin.table, seat, code)
        twin.listen, twin.journal = True, vec[i64]()
        apply(twin, seat, code)
        kept.hear(twin.table, twin.journal)
        assert list(kept.history.kinds) == kinds
        assert list(kept.history.leans) == leans
    assert counted > 20
