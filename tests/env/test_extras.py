"""Extra features, several setups in one batch, rules of play as opponents: what training asks of the environment."""

import numpy as np
import pytest
from numpy.typing import NDArray

from saboteur import Setup
from saboteur.core.research import extra_features as extra
from saboteur.core.table.cards import SABOTEUR
from saboteur.core.table.slots import kind_of
from saboteur.core.table.state import HAND_ROOM
from saboteur.env.vector import EnvError, VectorGames

SETUPS = [Setup(seats=5, seed=0), Setup(seats=3, seed=0), Setup(seats=6, modules=("base", "tournament"), seed=0)]
DIGGERS_BY_RULES, SABOTEURS_BY_RULES = 3, 4
TURN = 1


def asked(games: VectorGames) -> NDArray[np.bool_]:
    """Return by game whether the seat that is asked is a saboteur."""
    found: NDArray[np.bool_] = games.truth[:, 0, SABOTEUR] == 1
    return found


def test_every_byte_of_extras_has_a_name_or_is_spare_and_zero() -> None:
    games = VectorGames(16, SETUPS[0], seed=4, extras=True, worths=True)
    names, option_names = games.spec.extra_names(), games.spec.option_extra_names()
    assert (len(names), len(option_names)) == (games.extras.shape[1], games.option_extras.shape[1])
    used, option_used = np.zeros(len(names), bool), np.zeros(len(option_names), bool)
    rng = np.random.default_rng(4)
    for _ in range(60):
        games.step(games.by_rules(rng, 1.0))
        used |= (games.extras != 0).any(0)
        option_used |= (games.option_extras != 0).any(0)
    assert not [at for at in np.flatnonzero(used) if names[at] == "spare"]
    assert option_used.sum() >= len(option_names) - 4  # no fourth and fifth goal here


def test_the_worth_among_extras_is_that_of_worths() -> None:
    games = VectorGames(16, SETUPS[0], seed=5, extras=True, worths=True)
    rng = np.random.default_rng(5)
    for _ in range(40):
        want = np.clip(np.floor(np.abs(16.0 * games.worths) + 0.5) * np.sign(games.worths), -127, 127)
        assert (games.option_extras[:, extra.WORTH] == want).all()
        games.step(games.by_rules(rng, 2.0))


def test_without_distances_options_are_told_as_far_as_they_go_without() -> None:
    whole, plain = (VectorGames(12, SETUPS[0], seed=12, distances=wish) for wish in (True, False))
    rng = np.random.default_rng(12)
    measured = [*range(80, 95)]
    for _ in range(40):
        want = whole.options.copy()
        want[:, measured] = 0
        assert (plain.options == want).all()
        places = whole.random(rng)
        whole.step(places)
        plain.step(places)


def test_each_episode_is_of_a_setup_drawn_by_its_weight() -> None:
    games = VectorGames(200, SETUPS, seed=6, weights=[6, 3, 1], extras=True, truth=True)
    shares = np.bincount(games.setups, minlength=3) / 200
    assert shares == pytest.approx([0.6, 0.3, 0.1], abs=0.1)
    rng = np.random.default_rng(6)
    for _ in range(110):
        games.step(games.random(rng))
    seats = np.array([setup.seats for setup in SETUPS])[games.setups]
    assert (games.truth[:, :6].any(2).sum(1) == seats).all()
    assert games.episodes.min() > 1


def test_several_setups_are_the_same_games_in_several_processes() -> None:
    asked_for = {"weights": [2, 1, 1], "extras": True, "truth": True, "rule_share": 300, "other_share": 300}
    one, two = (VectorGames(12, SETUPS, 7, turns_only=True, processes=n, **asked_for) for n in (1, 2))  # type: ignore[arg-type]
    rng = np.random.default_rng(7)
    try:
        for _ in range(20):
            for name in (
                "observations",
                "extras",
                "option_extras",
                "hands",
                "setups",
                "opponents",
                "others",
                "seats",
            ):
                assert (getattr(one, name) == getattr(two, name)).all(), name
            places = one.random(rng)
            one.step(places)
            two.step(places)
    finally:
        two.close()


def test_questions_outside_a_turn_are_answered_by_rules_if_asked_for() -> None:
    games = VectorGames(20, Setup(seats=4, modules=("saboteur2", "veto"), seed=0), seed=8, turns_only=True)
    rng = np.random.default_rng(8)
    for _ in range(60):
        assert (games.observations[:, TURN] == 1).all()
        games.step(games.random(rng))


def test_a_side_is_played_by_rules_and_the_other_is_asked() -> None:
    games = VectorGames(40, SETUPS, seed=9, truth=True, rule_share=1000, turns_only=True)
    rng = np.random.default_rng(9)
    seen = set()
    for _ in range(60):
        mine = games.opponents > 0
        assert (games.opponents[asked(games)] != SABOTEURS_BY_RULES).all()
        assert (games.opponents[~asked(games)] != DIGGERS_BY_RULES).all()
        seen |= set(games.opponents[mine].tolist())
        games.step(games.random(rng))
    assert seen == {DIGGERS_BY_RULES, SABOTEURS_BY_RULES}
    assert games.episodes.max() > 1


def test_whose_seat_is_asked_is_told_where_another_plays_a_side() -> None:
    games = VectorGames(40, SETUPS[0], seed=10, truth=True, other_share=1000)
    rng = np.random.default_rng(10)
    told = set()
    for _ in range(30):
        by_other = np.where(asked(games), games.opponents == 2, games.opponents == 1)
        assert (games.others == by_other).all()
        told |= set(games.others.tolist())
        games.step(games.random(rng))
    assert told == {0, 1}


def test_hands_are_those_of_the_seats_clockwise() -> None:
    games = VectorGames(6, SETUPS[0], seed=11, truth=True)
    for game in range(6):
        h = games.state(game).hidden
        for i in range(5):
            who = (int(games.seats[game]) + i) % 5
            first = who * HAND_ROOM
            kinds = [int(kind_of(h.hands[first + j])) for j in range(h.hand_sizes[who])]
            assert np.bincount(kinds, minlength=72).tolist() == games.hands[game, i].tolist()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"setup": []}, "there is no setup to play"),
        ({"setup": SETUPS, "masks": True}, "with several setups leave masks out"),
        ({"setup": SETUPS, "weights": [1, 2]}, "one for each of 3 setups"),
        ({"setup": SETUPS, "weights": [0, 0, 0]}, "not all zero"),
        ({"rule_share": 600, "other_share": 600}, "of a thousand episodes"),
        ({"rule_share": -1}, "of a thousand episodes"),
    ],
    ids=["none", "masks", "too_few_weights", "no_weight", "more_than_all", "less_than_none"],
)
def test_what_cannot_be_played_together_is_refused_in_a_sentence(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(EnvError, match=sentence):
        VectorGames(4, **arguments)  # type: ignore[arg-type]
