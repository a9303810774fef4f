"""What a round is worth to those who learn: a point for the side that won, or gold; and steps on the way."""

import pytest

torch = pytest.importorskip("torch", reason="training wants torch; nothing else does")

from train.gather import Gatherer, Lesson, advantages, nearer, rewards_of  # noqa: E402
from train.net import Critic, Policy  # noqa: E402
from train.played_games import (  # noqa: E402
    M_DONE,
    M_FOUND,
    M_REWARDS,
    M_SABOTEURS,
    M_SEAT,
    M_SEATS,
)
from train.ppo import chances_now  # noqa: E402
from train.settings import Ruleset, Settings  # noqa: E402
from train.workers import Crew  # noqa: E402

from saboteur.bots.network import network_layout as layout  # noqa: E402
from saboteur.core.search.expected_gold import CARD  # noqa: E402
from saboteur.core.table.cards import DIGGER, SABOTEUR  # noqa: E402

SETTINGS = Settings(rulesets=[Ruleset(3)], tables=2, steps=2, device="cpu", decay=1.0)


def a_lesson(settings: Settings) -> Lesson:
    """Make a lesson of two tables of three seats, seat 1 the saboteur of the first; seat 2, then 0 is asked."""
    lesson = Lesson(settings, torch.device("cpu"))
    meta, critic = lesson.bytes["meta"], lesson.bytes["critic"]
    meta[:, :, M_SEATS] = 3
    meta[:, :, M_SEAT] = torch.tensor([2, 0, 1], dtype=torch.uint8).unsqueeze(1)
    for step, seat in enumerate((2, 0, 1)):
        for relative in range(3):
            role = SABOTEUR if (seat + relative) % 3 == 1 else DIGGER
            critic[step, :, relative * layout.C_BLOCK + int(role)] = 1
        critic[step, :, layout.C_FAR] = 40 - 8 * step
    meta[2, 0, M_DONE], meta[2, 0, M_SABOTEURS] = 1, 1
    meta[2, 0, M_REWARDS : M_REWARDS + 3] = torch.tensor([255, 1, 255], dtype=torch.uint8)
    return lesson


def test_either_side_wins_a_point_or_its_gold() -> None:
    lesson = a_lesson(SETTINGS)
    assert rewards_of(lesson, SETTINGS)[2, 0, :3].tolist() == [-1.0, 1.0, -1.0]
    gold = Settings(rulesets=[Ruleset(3)], tables=2, steps=2, device="cpu", gold=True)
    assert rewards_of(lesson, gold)[2, 0, :3].tolist() == [0.0, 4.0, 0.0]  # B17: one saboteur, four pieces of gold
    meta = lesson.bytes["meta"]
    meta[2, 0, M_FOUND] = 1
    meta[2, 0, M_REWARDS : M_REWARDS + 3] = torch.tensor([1, 255, 1], dtype=torch.uint8)
    assert rewards_of(lesson, gold)[2, 0, :3].tolist() == pytest.approx([CARD, 0.0, CARD])


def test_a_card_nearer_is_good_for_gold_diggers_and_bad_for_saboteurs_within_a_round() -> None:
    steps = nearer(a_lesson(SETTINGS), 2)
    assert steps[0, 0, :3].tolist() == [1.0, -1.0, 1.0]
    assert steps[1, 0].tolist() == [0.0] * layout.SEAT_ROOM  # the next look is at another round
    assert steps[1, 1, :3].tolist() == [1.0, -1.0, 1.0]
    assert steps[:, :, 3:].abs().sum() == 0


def test_shaping_adds_to_what_a_decision_brought() -> None:
    lesson = a_lesson(SETTINGS)
    plain, _ = advantages(lesson, SETTINGS, 0.0)
    shaped, _ = advantages(lesson, SETTINGS, 0.25)
    assert (shaped - plain).tolist() == [[0.25, 0.5], [0.0, 0.25]]


def test_chances_of_now_are_those_of_then_while_nothing_was_learned() -> None:
    torch.manual_seed(1)
    settings = Settings(rulesets=[Ruleset(5)], workers=1, tables=24, steps=4, batch=40, device="cpu", rule_share=0)
    policy = Policy(32, 1, 16, 4.0)
    torch.nn.init.normal_(policy.score.weight)
    crew = Crew(settings, begun=1)
    try:
        lesson = Gatherer(settings, crew, policy, Critic(32, 1), torch.device("cpu")).gather()
    finally:
        crew.close()
    flat = {key: store[: settings.steps].reshape(96, -1) for key, store in lesson.bytes.items()}
    chances = chances_now(flat, lesson.choice.reshape(96), settings, policy)
    assert torch.allclose(chances, lesson.chance.reshape(96), atol=1e-5)
    assert chances.exp().max() < 1.0
