"""Games that several processes play: the same bytes as in one, in memory that is shared, and an end to all of it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saboteur.env import processes
from saboteur.env.vector import EnvError, VectorGames
from saboteur.play.setup import Setup

BASE = Setup(seats=5, seed=0)
ALL: dict[str, Any] = {"masks": True, "worths": True, "suspicion": True, "beliefs": True, "truth": True}
ARRAYS = (
    "observations", "maze", "options", "worths", "codes", "numbers", "masks", "truth", "beliefs", "seats", "starts",
    "rewards", "gold", "ended", "endings", "refused", "episodes",
)  # fmt: skip


@contextmanager
def shared(number: int, setup: Setup = BASE, **arguments: Any) -> Iterator[VectorGames]:
    """Games of two processes."""
    games = VectorGames(number, setup, 5, **{"processes": 2, **arguments})
    try:
        yield games
    finally:
        games.close()


def workers(games: VectorGames) -> list[int]:
    """The processes of some games."""
    batch = games._batch
    assert isinstance(batch, processes.Processes)
    return [worker.pid for worker in batch._workers]


@pytest.mark.parametrize("setup", [BASE, Setup(seats=6, modules=("saboteur2", "toll", "veto"), seed=0)])
def test_processes_play_the_games_that_one_would(setup: Setup) -> None:
    alone = VectorGames(7, setup, 5, **ALL)
    rng = np.random.default_rng(0)
    with shared(7, setup, **ALL) as games:
        for step in range(150):
            for name in ARRAYS:
                assert np.array_equal(getattr(games, name), getattr(alone, name)), (step, name)
            assert games.rounds_ended == alone.rounds_ended
            choices = alone.random(rng)
            alone.step(choices)
            if step % 2:
                games.step(choices)
            else:
                games.begin_step(choices)
                games.end_step()
        assert alone.episodes.max() > 1


def test_what_is_asked_of_one_game_is_answered_by_the_process_that_plays_it() -> None:
    alone = VectorGames(5, BASE, 5, **ALL)
    with shared(5, **ALL) as games:
        for game in range(5):
            for one, other in zip(games.observe(game, 3), alone.observe(game, 3), strict=True):
                assert np.array_equal(one, other)
            assert np.array_equal(games.believe(game, None), alone.believe(game, None))
            number = int(alone.numbers[alone.starts[game] + 1])
            assert games.place_of(game, number) == alone.place_of(game, number) == 1
        games.step_numbers(np.array([alone.numbers[alone.starts[game]] for game in range(5)]))
        alone.step(np.zeros(5, np.int64))
        assert np.array_equal(games.observations, alone.observations)
        with pytest.raises(EnvError, match="not in this one: use processes=1"):
            games.state(0)
        games.restart(9)
        alone.restart(9)
        assert np.array_equal(games.options, alone.options)


def test_where_options_outgrow_their_memory_more_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "OPTIONS", 1)
    alone = VectorGames(6, BASE, 5)
    rng = np.random.default_rng(0)
    with shared(6) as games:
        for _ in range(60):
            assert np.array_equal(games.options, alone.options)
            assert np.array_equal(games.codes, alone.codes)
            choices = alone.random(rng)
            alone.step(choices)
            games.step(choices)


def test_nobody_who_looks_can_write() -> None:
    with shared(2) as games, pytest.raises(ValueError, match="read-only"):
        games.observations[0, 0] = 1


def test_a_process_that_was_killed_is_told_and_takes_the_others_with_it() -> None:
    with shared(4) as games:
        pids = workers(games)
        os.kill(pids[1], signal.SIGKILL)
        with pytest.raises(processes.ProcessEndedError, match=r"games 2 to 3 has ended \(exit code -9\)"):
            games.step(np.zeros(4, np.int64))
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


def test_forgotten_games_leave_neither_processes_nor_memory() -> None:
    def files() -> set[str]:
        folder = Path(processes.SHARED_FOLDER)
        return {path.name for path in folder.glob("saboteur-*")} if folder.exists() else set()

    before = files()
    games = VectorGames(4, BASE, 5, processes=2)
    pids = workers(games)
    assert files() <= before
    del games
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("number", [0, 5, True, 2.0])
def test_a_number_of_processes_that_does_not_fit_is_refused(number: Any) -> None:
    with pytest.raises(EnvError, match="processes must be a whole number from 1 to 4 for 4 games"):
        VectorGames(4, BASE, 5, processes=number)
