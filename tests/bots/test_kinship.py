"""Who holds which dwarf: what was learned beside the posterior, where teams play."""

import io
import logging
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from saboteur.bots import Memory, decide
from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.memory.remembered_facts import Counts
from saboteur.bots.network import role_net
from saboteur.bots.search.budgets import DEFAULT, budget_of
from saboteur.core.measure.posterior import marginals
from saboteur.core.research.round_history import HARM
from saboteur.core.table.cards import ROLES
from saboteur.play.game import Game
from saboteur.play.positions import load
from saboteur.play.setup import Setup

SABOTEUR, BLUE = (ROLES.index(role) for role in ("saboteur", "blue"))
TABLES = [  # modules, seats
    (["saboteur2"], 4), (["saboteur2", "veto", "toll"], 12), (["base", "greedy_dwarf", "wardrobe"], 8),
    (["base", "tournament", "new_goals"], 5), (["base", "tunnel_party"], 3),
]  # fmt: skip


def memory_of(seat: int = 0) -> Memory:
    """Return the memory of a seat at the beginning of a round; the first is blue, the last a saboteur."""
    game = load("seats: 4\nmodules: saboteur2\nroles: blue green blue saboteur")
    return Memory.start(game.view(seat))


def beliefs_of(memory: Memory) -> list[list[float]]:
    """Return what the posterior says."""
    return marginals(evidence_of(memory), tuple(memory.counts), memory.seats, memory.known)


def guess(memory: Memory) -> role_net.Numbers:
    """Return what the shipped weights make of a memory."""
    net = role_net.weights()
    assert net is not None
    return role_net.guess(memory, beliefs_of(memory), net)


def broken_by(doer: int, victim: int) -> Memory:
    """Return the memory of a seat whose tool somebody broke in the second lap."""
    deeds = Counts({64 * doer + HARM: 1}, {}, {16 * doer + victim: 1}, {})
    return replace(memory_of(victim), action_counts=deeds, cards_played=6)


def test_the_guess_is_for_tables_with_teams() -> None:
    for modules, seats in [*TABLES, (["base"], 5), (["base", "tournament"], 5)]:
        memory = Memory.start(Game.new(Setup(seats=seats, modules=modules, seed=1)).view(0))
        assert role_net.knows(memory) == ("saboteur2" in modules)


@pytest.mark.parametrize(("modules", "seats"), TABLES)
def test_every_seat_holds_a_dwarf_of_the_set(modules: list[str], seats: int) -> None:
    memory = Memory.start(Game.new(Setup(seats=seats, modules=modules, seed=1)).view(0))
    chances = guess(memory)
    assert chances.shape == (seats, len(ROLES))
    assert chances.sum(1) == pytest.approx([1.0] * seats, abs=1e-4)
    absent = [i for i, role in enumerate(ROLES) if role not in memory.roles]
    assert chances[:, absent].max() < 1e-6


def test_whoever_breaks_my_tool_is_judged_by_what_i_am_myself() -> None:
    by_blue, by_saboteur = (broken_by(1, victim) for victim in (0, 3))
    to_blue, to_saboteur = (guess(memory)[1] for memory in (by_blue, by_saboteur))
    assert to_blue[SABOTEUR] > to_saboteur[SABOTEUR]
    assert to_saboteur[BLUE] > to_blue[BLUE]


def test_what_a_seat_was_shown_stays_and_whoever_did_nothing_is_thought_nothing_of() -> None:
    deeds = Counts({64: 1}, {}, {}, {})  # seat 1 alone
    memory = replace(memory_of(), known={0: 1, 2: 1}, action_counts=deeds)
    beliefs = beliefs_of(memory)
    learned, plain = role_net.evidence(memory), evidence_of(memory)
    assert [learned[seat] == plain[seat] for seat in range(4)] == [True, False, True, True]
    assert max(abs(new - old) for new, old in zip(learned[1], plain[1], strict=True)) <= role_net.A_DEED + 1e-6
    found = marginals(learned, tuple(memory.counts), memory.seats, memory.known)
    assert found[2][1] == pytest.approx(1.0)
    assert found[3] != pytest.approx(beliefs[3], abs=1e-6)


def weights_of_before() -> bytes:
    """Return a file of weights as they were for Saboteur 2 alone."""
    file = io.BytesIO()
    shapes = {"inner": (92, 32), "bias": (32,), "outer": (32, 6), "base": (6,)}
    old: dict[str, Any] = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    np.savez(file, **old)
    return file.getvalue()


@pytest.mark.parametrize(
    "content", [None, b"", b"no weights", weights_of_before()], ids=["none", "empty", "bad", "old"]
)
def test_bad_weights_are_said_in_a_sentence_and_the_posterior_is_believed(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "kinship.npz"
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr(role_net, "WEIGHTS", path)
    monkeypatch.setattr(role_net, "weights", role_net.weights.__wrapped__)
    memory = memory_of()
    with caplog.at_level(logging.WARNING):
        assert role_net.evidence(memory) == evidence_of(memory)
    assert "kinship.npz cannot be used" in caplog.text


def test_grandmaster_believes_what_was_learned_in_saboteur_2_and_says_so() -> None:
    game = Game.new(Setup(seats=4, modules=["saboteur2"], seed=2))
    seat = min(game.to_act)
    memory = Memory.start(game.view(seat))
    other = (seat + 1) % 4
    harmed = replace(
        memory, action_counts=Counts({64 * other + HARM: 2}, {}, {16 * other + seat: 2}, {}), cards_played=8
    )
    beliefs = {
        level: decide(level, game.view(seat), game.legal(seat), harmed, random.Random(1)).reason.beliefs
        for level in ("master", "grandmaster")
    }
    assert beliefs["master"] != beliefs["grandmaster"]


def test_with_any_modules_grandmaster_believes_what_was_learned_and_master_never_does() -> None:
    for modules, _ in TABLES:
        assert budget_of("", False, 5, modules, "saboteur").belief_weight == 1.0
    assert budget_of("", False, 5, ["base"], "digger") == DEFAULT
