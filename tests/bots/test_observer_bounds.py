"""What replays show of whom: people are not bots, so what was learned from bots is held within bounds."""

import io
import logging
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.deeds import breaks, lay, mends, reads

from saboteur.bots import Memory
from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.network import public_beliefs
from saboteur.bots.network.role_net import BLOCKS
from saboteur.bots.review import spectator
from saboteur.core.research.round_history import ACTION_KINDS
from saboteur.core.table.cards import ROLES
from saboteur.play import actions as act
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.positions import load, position_of
from saboteur.play.records.record import record_of
from saboteur.play.setup import Setup

TABLES = [  # modules, seats
    (["base"], 3), (["base"], 5), (["base"], 10), (["base", "tournament"], 5), (["base", "greedy_dwarf", "veto"], 8),
    (["saboteur2"], 2), (["saboteur2"], 6), (["saboteur2", "toll", "chests"], 12),
]  # fmt: skip


def start(seats: int = 5, modules: list[str] | None = None) -> Memory:
    """Return a spectator's memory at the beginning of a round."""
    setup = Setup(seats=seats, modules=modules or ["base"], options={"first_seat": 0}, seed=1)
    return Memory.start(Game.new(setup).view(None))


def shown(memory: Memory, seat: int) -> float:
    """Return how suspicious a seat is shown to be."""
    return spectator.suspicion(memory)[seat]


def posterior(memory: Memory) -> list[float]:
    """Return what would be shown without what was learned."""
    return public_beliefs.guilt(memory, evidence_of(memory))


# -- scenes that people know -----------------------------------------------------------------------------------


def test_before_the_first_card_everybody_is_as_likely_a_saboteur() -> None:
    assert spectator.suspicion(start()) == pytest.approx([2 / 6] * 5, abs=1e-4)


def test_one_card_east_clears_a_little() -> None:
    before = start()
    assert 0.12 < shown(lay(before, 1, "NESW", 1), 1) < shown(before, 1)


def test_a_seat_that_has_not_moved_is_not_guilty_because_three_others_dug() -> None:
    memory = start()
    for x, seat in enumerate((1, 2, 3), 1):
        memory = lay(memory, seat, "NESW", x)
    assert shown(memory, 4) == shown(memory, 0) < 0.6


def test_reading_a_map_tells_nothing() -> None:
    memory = start()
    assert spectator.suspicion(reads(memory, 1, Cell(8, 0))) == pytest.approx(spectator.suspicion(memory), abs=1e-4)
    memory = lay(memory, 1, "NESW", 1)
    assert shown(reads(memory, 1, Cell(8, 0)), 1) == pytest.approx(shown(memory, 1), abs=0.03)


def test_being_broken_and_mending_oneself_is_no_guilt() -> None:
    memory = lay(start(), 1, "NESW", 1)
    before = shown(memory, 1)
    for tool in ("pick", "lantern", "cart"):
        memory = mends(breaks(memory, 2, 1, tool), 1, tool)
    assert shown(memory, 1) <= before + 0.05


def test_an_innocent_is_not_mobbed_to_certainty() -> None:
    memory = lay(lay(start(), 2, "NESW", 1), 1, "E|W", 2)
    for seat, tool in ((2, "pick"), (3, "lantern"), (4, "cart"), (2, "pick"), (3, "lantern")):
        memory = mends(breaks(memory, seat, 1, tool), 1, tool)
    assert shown(memory, 1) < min(0.92, posterior(memory)[1] + 0.1)


def test_one_deed_against_a_blocked_enemy_makes_nobody_trusted() -> None:
    memory = lay(start(), 2, "NESW", 1)
    for x in (2, 3):
        memory = lay(memory, 1, "E|W", x)
    memory = breaks(memory, 2, 1)
    assert shown(breaks(memory, 3, 1, "cart"), 3) > shown(memory, 3) - 0.15


@pytest.mark.parametrize("card", ["E|W", "N|E|S|W"])
def test_sabotage_beside_the_goal_counts_even_against_whoever_dug_much(card: str) -> None:
    memory = start()
    for x in range(1, 7):
        memory = lay(memory, 1 + x % 2, "NESW", x)
    before = shown(memory, 1)
    assert before < 0.25
    assert shown(lay(memory, 1, card, 7), 1) > before + 0.2


def test_whoever_only_digs_well_is_never_beyond_doubt() -> None:
    memory = start()
    for x in range(1, 8):
        memory = lay(memory, 1, "NESW", x)
    assert shown(memory, 1) > 0.005


# -- bounds, whatever was learned ------------------------------------------------------------------------------


def wild() -> dict[str, Any]:
    """Return weights that say the most extreme things."""
    rng = np.random.default_rng(3)
    return {
        name: rng.normal(0.0, 50.0, shape).astype(np.float32)
        for name, shape in public_beliefs.OBSERVER_SHAPES.items()
    }


def test_no_weights_move_a_seat_further_than_its_deeds_allow() -> None:
    memory = start()
    for x in range(1, 8):
        memory = lay(memory, x % 3, "NESW", x)
    memory = lay(memory, 3, "E|W", 1, 1)
    by = public_beliefs.shifts(public_beliefs.rows_of(memory), wild())
    assert abs(by[:3]).max() <= public_beliefs.ALL_DEEDS
    assert by[3] == pytest.approx(np.sign(by[3]) * public_beliefs.A_DEED, abs=1e-3)  # one deed
    assert by[4] == 0.0  # none


@pytest.mark.parametrize(("modules", "seats"), TABLES)
def test_there_are_as_many_saboteurs_as_dwarfs_whatever_was_learned(
    modules: list[str], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for weights in (public_beliefs.weights(), wild()):
        monkeypatch.setattr(public_beliefs, "weights", lambda found=weights: found)
        memory = start(seats, modules)
        for x in range(1, 6):
            memory = lay(memory, x % seats, "E|W" if x == 3 else "NESW", x)
        chances = spectator.suspicion(memory)
        there, left = memory.counts[memory.roles.index("saboteur")], sum(memory.counts) - seats
        assert there - left - 0.01 <= sum(chances) <= there + 0.01
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_what_was_learned_is_shown() -> None:
    memory = breaks(lay(start(), 0, "E|W", 1), 4, 1)
    assert spectator.suspicion(memory) != pytest.approx(posterior(memory), abs=1e-3)


def test_a_spectator_holds_no_dwarf_and_nobody_does_anything_to_it() -> None:
    """The last seat must not be taken for the spectator, whose number is -1."""
    rows = public_beliefs.rows_of(breaks(start(), 1, 4))
    size = len(ROLES)
    assert not rows[:, 2 * size : 3 * size].any()
    assert not rows[:, BLOCKS * size + ACTION_KINDS : BLOCKS * size + ACTION_KINDS + 4].any()
    assert rows[1, 4 * size : 5 * size].any()  # whom it harmed, by what is believed of the victim


def weights_of_before() -> bytes:
    """Return a file of weights of another shape."""
    file = io.BytesIO()
    old: dict[str, Any] = {name: np.zeros((3, 2), np.float32) for name in public_beliefs.OBSERVER_SHAPES}
    np.savez(file, **old)
    return file.getvalue()


@pytest.mark.parametrize(
    "content",
    [None, b"", b"no weights", public_beliefs.WEIGHTS.read_bytes()[:5000], weights_of_before()],
    ids=["none", "empty", "bad", "cut off", "old"],
)
def test_bad_weights_are_said_in_a_sentence_and_the_posterior_is_shown(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "observer.npz"
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr(public_beliefs, "WEIGHTS", path)
    monkeypatch.setattr(public_beliefs, "weights", public_beliefs.weights.__wrapped__)
    memory = lay(start(), 0, "E|W", 1)
    with caplog.at_level(logging.WARNING):
        assert spectator.suspicion(memory) == pytest.approx(posterior(memory), abs=1e-4)
    assert "observer.npz cannot be used" in caplog.text
    assert "Replays show the posterior." in caplog.text


# -- secrets ---------------------------------------------------------------------------------------------------


def alike(worlds: list[Game], dice: random.Random) -> list[act.AnyAction] | None:
    """Return an action for each world that looks the same to a spectator: the same card, or a card face down."""
    seat = min(worlds[0].to_act)
    listed = [world.legal(seat) for world in worlds]
    shared = [one for one in listed[0] if all(one in options for options in listed[1:])]
    open_ones = [one for one in shared if not isinstance(one, act.Pass)]
    if open_ones and dice.random() < 0.7:
        return [dice.choice(open_ones)] * len(worlds)
    passes = [[one for one in options if isinstance(one, act.Pass) and len(one.cards) == 1] for options in listed]
    return [dice.choice(found) for found in passes] if all(passes) else None


@pytest.mark.parametrize(("modules", "seats"), [(["base"], 5), (["base", "tournament"], 5), (["saboteur2"], 6)])
def test_games_that_differ_only_in_secrets_are_shown_alike(modules: list[str], seats: int) -> None:
    """Hands, piles, dwarfs and goals differ; the worlds go on until something is turned up that tells them apart."""
    compared = 0
    for seed in range(8):
        dice = random.Random(seed)
        game = Game.new(Setup(seats=seats, modules=modules, seed=seed))
        worlds = [load(position_of(resample(game, None, dice))) for _ in range(3)]
        steps = 0
        while (chosen := alike(worlds, dice)) is not None and steps < 30:
            seat = min(worlds[0].to_act)
            told = [
                [one.seen_by(None) for one in world.apply(seat, action)]
                for world, action in zip(worlds, chosen, strict=True)
            ]
            if any(events != told[0] for events in told):
                break
            steps += 1
        found = [spectator.suspicions(record_of(world, unfinished=True))[:steps] for world in worlds]
        assert found[0] == found[1] == found[2]
        compared += steps * (len({tuple(world.own(one).role for one in range(seats)) for world in worlds}) > 1)
    assert compared > 40
