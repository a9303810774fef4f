from __future__ import annotations

import random

import msgspec
import pytest

from saboteur.club.games import PlayedGame, PlayedRound
from saboteur.club.rating import Card, Ratings, ahead_chance, rate, side_chance, sides_of, win_chances

STRONG, WEAK = "strong", "weak"


def played(people: list[str], rng: random.Random, edge: float = 0.0) -> PlayedGame:
    """Play a made-up game of five, one of them the saboteur."""
    rounds = []
    gold = [0] * 5
    for _ in range(3):
        saboteur = rng.randrange(5)
        skill = [1.5 if who.startswith(STRONG) else -1.5 for who in people]
        mean = sum(s for seat, s in enumerate(skill) if seat != saboteur) / 4 - skill[saboteur]
        dug = rng.random() < 1 / (1 + 2.718 ** -(edge + mean))
        roles = ["saboteur" if seat == saboteur else "digger" for seat in range(5)]
        won = [(role == "digger") == dug for role in roles]
        rounds.append(PlayedRound(roles, won))
        gold = [sum_ + 2 * one for sum_, one in zip(gold, won, strict=True)]
    return PlayedGame(kind="base", people=people, gold=gold, rounds=rounds)


def learned(games: int, edge: float = 0.0) -> Ratings:
    rng, ratings = random.Random(1), Ratings()
    everybody = [f"{level}{i}" for level in (STRONG, WEAK) for i in range(5)]
    for _ in range(games):
        ratings.update(played(rng.sample(everybody, 5), rng, edge))
    return ratings


def test_those_who_play_better_are_rated_higher() -> None:
    cards = learned(400).cards["base"]
    strong = [card.skill().mean for who, card in cards.items() if who.startswith(STRONG)]
    weak = [card.skill().mean for who, card in cards.items() if who.startswith(WEAK)]
    assert min(strong) > max(weak)


def test_the_advantage_of_a_side_is_not_taken_for_skill() -> None:
    ratings = learned(400, edge=3.0)
    one = PlayedRound(["saboteur", *["digger"] * 4], [False] * 5)
    saboteur, diggers = side_chance({}, ratings.advantages, "base", ["", "", "", "", ""], one)
    assert saboteur < 0.25
    assert diggers > 0.75
    skills = [card.skill().mean for card in ratings.cards["base"].values()]
    assert abs(sum(skills) / len(skills)) < 0.1


def test_a_rating_is_provisional_until_enough_is_known() -> None:
    assert Card().shown().provisional
    assert learned(4).card("base", "strong1").shown().provisional
    assert not learned(400).card("base", "strong1").shown().provisional
    assert learned(400).card("base", "strong1").shown().half < Card().shown().half


def test_chances_add_up_and_agree() -> None:
    cards = learned(100).cards["base"]
    one, other = cards["strong0"], cards["weak0"]
    assert ahead_chance(one, other) + ahead_chance(other, one) == pytest.approx(1)
    assert sum(win_chances([one, other, Card()])) == pytest.approx(1)
    assert win_chances([one, other])[0] > 0.5


def test_ratings_are_plain_data_and_the_same_games_give_the_same_ratings() -> None:
    ratings = learned(30)
    assert msgspec.json.decode(msgspec.json.encode(ratings), type=Ratings) == ratings
    assert learned(30) == ratings


def test_a_seat_without_a_key_is_not_rated() -> None:
    game = played(["", "strong1", "weak1", "weak2", ""], random.Random(3))
    cards, _ = rate({}, {}, game)
    assert sorted(cards) == ["strong1", "weak1", "weak2"]


def test_lone_dwarfs_are_sides_of_their_own() -> None:
    one = PlayedRound(["greedy", "greedy", "digger", "digger", "saboteur"], [True, False, False, False, False])
    assert [(side.role, side.seats, side.won) for side in sides_of(one)] == [
        ("greedy", [0], True), ("greedy", [1], False), ("digger", [2, 3], False), ("saboteur", [4], False),
    ]  # fmt: skip


def test_bots_of_one_level_on_both_sides_learn_less_from_each_other() -> None:
    """Three gold-diggers of one key beat a saboteur of the same: it tells nothing of how good that key is."""
    one = PlayedRound(["digger", "digger", "digger", "saboteur"], [True, True, True, False])
    cards, _ = rate({}, {}, PlayedGame(kind="base", people=["bot:steady"] * 4, gold=[1, 1, 1, 0], rounds=[one]))
    assert list(cards) == ["bot:steady"]
    assert cards["bot:steady"].common.mean == pytest.approx(0.0)
    assert cards["bot:steady"].common.variance == pytest.approx(Card().common.variance)
    assert cards["bot:steady"].games == 1


def test_two_seats_of_one_key_count_as_one_skill_with_both_their_weights() -> None:
    """As if one player had the weight of both: the same mean, moved once, and no more sure than that."""
    one = PlayedRound(["digger", "digger", "saboteur"], [True, True, False])
    twice, _ = rate({}, {}, PlayedGame(kind="base", people=["bot:x", "bot:x", ""], gold=[2, 2, 0], rounds=[one]))
    apart, _ = rate({}, {}, PlayedGame(kind="base", people=["a", "b", ""], gold=[2, 2, 0], rounds=[one]))
    assert twice["bot:x"].common.mean > apart["a"].common.mean > 0
    assert twice["bot:x"].common.variance < apart["a"].common.variance
