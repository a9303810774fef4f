"""The policy of PPO that is shipped: what a seat is shown at a table is what it learned from, and it plays."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saboteur import Game, Setup
from saboteur.bots import Memory, decide
from saboteur.bots.own_bots import BotFault
from saboteur.env import baselines
from saboteur.env.ppo_player import Policy, Ppo, PpoFault, columns, option_columns, rows_of, written
from saboteur.env.vector import VectorGames
from saboteur.play.actions import unpack
from saboteur.play.events.audiences import raw_events
from saboteur.play.views.making import question_of, view_of

FIVE = Setup(seats=5, seed=0)


def test_a_seat_at_a_table_is_shown_the_columns_it_learned_from() -> None:
    """From the real game in training, from what the seat imagines at a table."""
    games, rng = VectorGames(1, FIVE, 4, extras=True), random.Random(1)
    state = games.state(0)
    memories = [Memory.start(view_of(FIVE, state, seat)) for seat in range(5)]
    mine, options = columns(5), option_columns()
    compared = 0
    while True:
        seat = int(games.seats[0])
        view, codes = view_of(FIVE, state, seat), [int(code) for code in games.codes]
        rows, described = written(view, memories[seat], codes, rng)
        assert (rows == rows_of(games.observations, games.extras))[:, mine].all()
        assert (described == games.options)[:, options].all()
        compared += 1
        legal = [unpack(code) for code in codes]
        level = "steady" if rng.random() < 0.8 else "random"
        action = decide(level, view, legal, memories[seat], rng).action
        games.step(np.array([legal.index(action)]))
        if games.ended[0]:
            break
        for raw_event in raw_events(list(state.journal), question_of(state)):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
    assert compared > 40


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Weights at random, as `examples/train_ppo.py` writes those that it has learned."""
    rng = np.random.default_rng(1)
    kept = {"rows": np.flatnonzero(columns(5))[::3], "options": np.flatnonzero(option_columns())}
    rows, options = len(kept["rows"]), len(kept["options"])
    sizes = {"state.0": (16, rows), "state.2": (8, 16), "option": (8, options), "score.1": (8, 8), "score.3": (1, 8)}
    arrays: dict[str, Any] = {}
    arrays |= {f"{layer}.weight": rng.normal(size=size).astype(np.float32) for layer, size in sizes.items()}
    arrays |= {f"{layer}.bias": np.zeros(size[0], np.float32) for layer, size in sizes.items()}
    for side, places in kept.items():
        arrays |= {f"{side}.kept": places, f"{side}.mean": np.ones(len(places), np.float32),
                   f"{side}.spread": np.full(len(places), 2.0, np.float32)}  # fmt: skip
    about = {"version": 1, "observation": "saboteur_v0", "seats": 5, "modules": ["base"]}
    path = tmp_path_factory.mktemp("ppo") / "ppo.npz"
    np.savez(path, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    return path


def test_it_plays_many_tables_at_once_and_one_table_alike(weights: Path) -> None:
    games, policy, rng = VectorGames(8, FIVE, 3, extras=True), Policy.load(weights), np.random.default_rng(2)
    rows = rows_of(games.observations, games.extras)
    for _ in range(60):
        rows = rows_of(games.observations, games.extras)
        places = policy.best(rows, games.options, games.counts)
        first, last = games.starts[3], games.starts[4]
        together = policy.scores(rows, games.options, games.counts)[first:last]
        alone = policy.scores(rows[3:4], games.options[first:last], games.counts[3:4])
        assert np.allclose(together, alone, rtol=1e-3, atol=1e-3)  # another shape is summed in another order
        games.step(np.where(rng.random(8) < 0.7, places, games.random(rng)))
    assert games.refused.sum() == 0


def test_two_lines_load_it_and_it_answers_for_a_seat(weights: Path) -> None:
    player = baselines.load(f"ppo={weights}")
    game = Game.new(Setup(seats=5, seed=1))
    for _ in range(12):
        seat = min(game.to_act)
        game.apply(seat, player(game, seat))


def test_weights_of_another_version_and_no_weights_are_refused_with_a_sentence(weights: Path, tmp_path: Path) -> None:
    with np.load(weights) as file:
        arrays = {key: file[key] for key in file.files}
    other = tmp_path / "other.npz"
    about = arrays["about"].tobytes().replace(b'"version": 1', b'"version": 7')
    np.savez(other, **{**arrays, "about": np.frombuffer(about, np.uint8)})
    with pytest.raises(PpoFault, match="weights of version 7 for saboteur_v0; this program has 1"):
        Policy.load(other)
    np.savez(other, **{key: array for key, array in arrays.items() if key != "score.3.bias"})
    with pytest.raises(PpoFault, match=r"has no weights for score\.3\.bias"):
        Policy.load(other)
    np.savez(other, **{**arrays, "option.weight": arrays["option.weight"][:, 1:]})
    with pytest.raises(PpoFault, match=r"has weights of another shape for option"):
        Policy.load(other)
    np.savez(other, **{**arrays, "rows.kept": arrays["rows.kept"] + 5000})
    with pytest.raises(PpoFault, match=r"reads columns that there are not"):
        Policy.load(other)
    other.write_bytes(weights.read_bytes()[:5000])
    with pytest.raises(PpoFault, match="is no whole file of weights"):
        Policy.load(other)
    with pytest.raises(BotFault, match="There are no weights at"):
        Ppo(str(tmp_path / "none.npz"))


def test_a_table_it_did_not_learn_is_refused_with_what_it_learned(weights: Path) -> None:
    game = Game.new(Setup(seats=4, seed=1))
    seat = min(game.to_act)
    memory = Memory.start(game.view(seat))
    with pytest.raises(BotFault, match="learned games of 5 seats with base, not of 4 with base"):
        decide(f"saboteur.env.ppo_player:Ppo={weights}", game.view(seat), game.legal(seat), memory, random.Random(1))
