"""The report on favours finds pairs who spare and help each other, and seldom anybody else."""

from __future__ import annotations

import random

from saboteur.club.favours import Act, RoundActs, pairs

PEOPLE = [f"p{number:02}" for number in range(20)]
FRIENDS = ("p03", "p11")


def played(games: int, seed: int, *, friends: bool) -> list[RoundActs]:
    """Games of five from twenty: everybody harms the other side and helps their own, most of the time."""
    rng = random.Random(seed)
    rounds = []
    for number in range(games):
        people = rng.sample(PEOPLE, 5)
        if friends and rng.random() < 0.25:
            people = [*FRIENDS, *rng.sample([who for who in PEOPLE if who not in FRIENDS], 3)]
        sides = ["saboteur" if seat == number % 5 else "digger" for seat in range(5)]
        rounds.append(RoundActs(f"g{number}", people, sides, [_act(people, sides, rng, friends) for _ in range(6)]))
    return rounds


def _act(people: list[str], sides: list[str], rng: random.Random, friends: bool) -> Act:
    seat, helps = rng.randrange(5), rng.random() < 0.4
    others = [other for other in range(5) if other != seat]
    fitting = [other for other in others if (sides[other] == sides[seat]) == helps]
    target = rng.choice(fitting if fitting and rng.random() < 0.7 else others)
    friend = next((other for other in others if {people[seat], people[other]} == set(FRIENDS)), None)
    if friends and friend is not None:
        if helps and rng.random() < 0.6:
            target = friend
        elif not helps and target == friend:
            target = rng.choice([other for other in others if other != friend])
    return Act(seat, target, helps)


def test_two_who_favour_each_other_are_found_and_come_first() -> None:
    found = pairs(played(400, 1, friends=True))
    assert (found[0].one, found[0].other) == FRIENDS
    assert found[0].chance < 0.001
    assert found[0].favour > 0
    assert found[1].chance > 0.05


def test_among_honest_people_nobody_is_reported_but_by_chance() -> None:
    worst = [pairs(played(300, seed, friends=False))[0].chance for seed in range(40)]
    assert sum(chance < 0.05 for chance in worst) <= 6  # 2 of 40 were to be expected


def test_helping_ones_own_side_is_no_favour() -> None:
    """The same two are on one side in every game: what they do for each other is what sides do."""
    rng = random.Random(5)
    rounds = []
    for number in range(300):
        people = [*FRIENDS, *rng.sample([who for who in PEOPLE if who not in FRIENDS], 3)]
        sides = ["digger", "digger", "digger", "saboteur", "saboteur"]
        rounds.append(RoundActs(f"g{number}", people, sides, [_act(people, sides, rng, False) for _ in range(6)]))
    found = {(one.one, one.other): one for one in pairs(rounds)}
    assert abs(found[FRIENDS].deviations) < 3


def test_of_people_who_hardly_met_nothing_is_said() -> None:
    assert pairs(played(2, 1, friends=True)) == []
    assert pairs([]) == []
