"""Talk as actions: after its turn a seat may make claims of the closed list, which everybody hears."""

from __future__ import annotations

import random
import warnings
from typing import Any, get_args

import numpy as np
import pytest

from saboteur import Setup
from saboteur.core.research.claims import CLAIM, FEELINGS, SAID, SORTS, TALK_SIZE, Claims
from saboteur.core.table.cards import SABOTEUR
from saboteur.env.kept_games import record_of_moves
from saboteur.env.single_game import OneGame
from saboteur.env.talking import TalkError, in_words, number_of, said_of
from saboteur.env.vector import EnvError, VectorGames
from saboteur.play.commentary.said import Said
from saboteur.play.records.record import Record
from saboteur.server.messages import table_talk
from saboteur.server.messages.shared_types import Feeling

FIVE = Setup(seats=5, seed=0)
MANY = Setup(seats=6, modules=["base", "new_goals", "chests", "veto"], seed=0)


def played(steps: int, **arguments: Any) -> VectorGames:
    games = VectorGames(6, FIVE, 3, masks=True, **arguments)
    rng = np.random.default_rng(1)
    for _ in range(steps):
        games.step(games.random(rng))
    return games


def test_without_talk_nothing_is_different() -> None:
    rng = np.random.default_rng(1)
    plain, silent = VectorGames(6, FIVE, 3, masks=True), VectorGames(6, FIVE, 3, masks=True, talk=1)
    size = plain.spec.observation_size
    assert silent.spec.observation_size == size + TALK_SIZE
    for _ in range(150):
        while silent.speaking.any():
            silent.step(np.where(silent.speaking, 0, -1))
        assert (plain.observations == silent.observations[:, :size]).all()
        assert (plain.seats == silent.seats).all()
        assert (plain.codes == silent.codes).all()
        assert (plain.options == silent.options).all()
        choices = plain.random(rng)
        plain.step(choices)
        silent.step(choices)
    assert plain.episodes.sum() == silent.episodes.sum()


def test_a_seat_speaks_once_its_turn_is_over_at_most_so_often_as_it_may() -> None:
    games, rng = VectorGames(1, MANY, 5, talk=2, masks=True), np.random.default_rng(2)
    mover, said, most = -1, 0, 0
    for _ in range(400):
        if games.speaking[0]:
            assert games.seats[0] == mover
            said += 1
            most = max(most, said)
        else:
            state = games.state(0)
            mover, said = int(state.table.mover), 0
        assert said <= 2
        games.step(games.random(rng))
    assert most == 2


def test_saying_nothing_ends_the_speech_and_every_claim_on_the_list_can_be_taken() -> None:
    games = VectorGames(1, MANY, 5, talk=3, masks=True)
    rng = np.random.default_rng(3)
    met = set()
    for _ in range(1500):
        if games.speaking[0]:
            assert games.counts[0] == games.masks[0, games.spec.talk_from :].sum()
            assert games.masks[0, : games.spec.talk_from].sum() == 0
            place = int(rng.integers(games.counts[0]))
            number = games.claim_of(0, place)
            assert number is not None
            seat = int(games.seats[0])
            said = said_of(games.claims, games.state(0), seat, number)
            assert number_of(games.claims, games.state(0), said or None) == number or said is None
            met.add("nothing" if said is None else said.say)
            games.step_numbers(np.array([games.spec.talk_from + number]))
            if said is None:
                assert not games.speaking[0] or games.seats[0] != seat
        else:
            games.step(games.random(rng))
    assert games.refused[0] == 0
    assert met >= set(SORTS) - {"please_free"}  # nobody is trapped in this game


def test_the_list_is_the_one_of_tables() -> None:
    tags = {one.__struct_config__.tag for one in get_args(table_talk.AnyClaim)}
    assert tags == set(SORTS) - {"nothing"}
    assert get_args(Feeling) == FEELINGS


def test_a_claim_that_is_not_on_the_list_is_refused_with_what_it_was() -> None:
    game = OneGame(FIVE, 1)
    with pytest.raises(TalkError, match="seat 0 cannot say"):
        number_of(game.claims, game.state, Said(0, "trust", seat=0))
    with pytest.raises(TalkError, match="there is no claim 9999"):
        said_of(game.claims, game.state, 0, 9999)
    with pytest.raises(EnvError, match="talk must be a whole number from 0 to 8, not 9"):
        VectorGames(1, FIVE, talk=9)
    with pytest.raises(EnvError, match="talk must be a whole number"):
        VectorGames(1, FIVE, talk=True)


def test_a_claim_by_a_seat_that_may_not_speak_is_counted_and_changes_nothing() -> None:
    games = VectorGames(1, FIVE, 3, talk=1, masks=True)
    assert not games.speaking[0]
    before = games.observations.copy()
    games.step_numbers(np.array([games.spec.talk_from + 5]))
    assert games.refused[0] == 1
    assert (games.observations == before).all()


def test_everybody_hears_a_claim_in_observations_and_histories_in_every_process() -> None:
    one, two = (VectorGames(6, FIVE, 3, masks=True, talk=2, history=64, processes=processes) for processes in (1, 2))
    rng = np.random.default_rng(4)
    heard = 0
    for _ in range(120):
        choices = one.random(rng)
        speaking, seats = one.speaking.copy(), one.seats.copy()
        numbers = [one.claim_of(game, int(choices[game])) for game in range(6)]
        one.step(choices)
        two.step(choices)
        for name in ("observations", "seats", "codes", "history", "history_lengths", "history_cut"):
            assert (getattr(one, name) == getattr(two, name)).all(), name
        for game in np.flatnonzero(speaking):
            number = numbers[game]
            if not number:
                continue
            row = one.observations[game, -TALK_SIZE:]
            assert row[8] == 1
            assert row[8 + 1] == (seats[game] - one.seats[game]) % 5
            assert row[8 + 2] == one.claims.sort_of(number)
            event = one.history[game, one.history_lengths[game] - 1]
            assert (event[0], event[1], event[2]) == (SAID, seats[game], number)
            assert one.observe(int(game), None)[0][-TALK_SIZE + 8] == 1
            heard += 1
    assert heard > 20
    two.close()


def test_what_may_be_said_is_the_same_in_every_world_that_a_seat_cannot_tell_apart() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from saboteur.env.openspiel import Held

    held, dice = Held(OneGame(FIVE, 2), False), random.Random(5)
    spoken = told = 0
    for step in range(60):
        seat = held.game.asked
        if held.ended:
            break
        if step % 3 == 0:
            for other in range(5):
                world = held.another_world(other, step)
                assert world.heard(other) == held.heard(other)
                assert (world.game.observation(other) == held.game.observation(other)).all()
                assert world.game.asked == seat
                if held.game.speech.speaker >= 0:
                    assert world.game.codes(seat) == held.game.codes(seat)
                    spoken += 1
                told += 1
        held.act(seat, dice.choice(held.game.codes(seat)))
    assert spoken > 10
    assert told > 50


def test_a_planted_leak_in_the_list_of_claims_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from saboteur.env.openspiel import Held

    def leaking(self: OneGame, _seat: int) -> list[int]:
        """List the roles that others have: what no list may tell."""
        return [CLAIM + int(slot & 255) for slot in self.state.hidden.roles]

    held = Held(OneGame(FIVE, 1), False)
    while held.game.speech.speaker < 0:
        held.act(held.game.asked, held.game.codes(held.game.asked)[0])
    seat = held.game.asked
    others = [held.another_world(seat, step).game for step in range(12)]
    assert all(other.codes(seat) == held.game.codes(seat) for other in others)
    monkeypatch.setattr(OneGame, "codes", leaking)
    assert any(other.codes(seat) != held.game.codes(seat) for other in others)


def test_games_of_several_setups_talk_each_by_its_own_list() -> None:
    setups = [FIVE, MANY, Setup(seats=3, modules=["saboteur2"], seed=0)]
    games, rng = VectorGames(12, setups, 3, talk=2, history=32), np.random.default_rng(6)
    spoke = set()
    for _ in range(300):
        for game in np.flatnonzero(games.speaking):
            claims, seat = games.claims_of(int(game)), int(games.seats[game])
            mine = games.codes[games.starts[game] : games.starts[game + 1]] - CLAIM
            assert mine.tolist() == list(claims.allowed(games.state(int(game)), seat))
            last = games.claim_of(int(game), int(games.counts[game]) - 1)
            assert last is not None
            assert in_words(claims, games.state(int(game)), seat, last).startswith("say ")
            spoke.add(int(games.setups[game]))
        games.step(games.random(rng))
    assert spoke == {0, 1, 2}
    assert games.refused.sum() == 0


def test_extras_of_claims_are_nothing_and_those_of_the_table_are_as_without_talk() -> None:
    games, rng = VectorGames(4, FIVE, 3, talk=1, extras=True, worths=True), np.random.default_rng(6)
    silent = VectorGames(4, FIVE, 3, extras=True)
    compared = 0
    for _ in range(200):
        while games.speaking.any():
            for game in np.flatnonzero(games.speaking):
                assert not games.option_extras[games.starts[game] : games.starts[game + 1]].any()
                assert not games.worths[games.starts[game] : games.starts[game + 1]].any()
            games.step(np.where(games.speaking, 0, -1))
        assert (games.extras == silent.extras).all()
        assert (games.option_extras == silent.option_extras).all()
        compared += 1
        choices = silent.random(rng)
        games.step(choices)
        silent.step(choices)
    assert compared == 200


def test_seats_that_rules_play_are_not_asked_to_speak() -> None:
    games, rng = VectorGames(8, FIVE, 3, talk=2, rule_share=1000), np.random.default_rng(6)
    spoke = 0
    for _ in range(200):
        for game in np.flatnonzero(games.speaking):
            saboteur = games.state(int(game)).role(int(games.seats[game])) == SABOTEUR
            assert games.opponents[game] != (4 if saboteur else 3)
            spoke += 1
        games.step(games.random(rng))
    assert spoke > 50


def test_a_record_keeps_what_was_said_and_verifies() -> None:
    setup = Setup(seats=3, seed=11)
    game, dice, moves = OneGame(setup, 1), random.Random(1), []
    while not game.over:
        seat = game.asked
        code = dice.choice(game.codes(seat))
        moves.append((seat, code))
        game.raw_step(seat, code)
    record = record_of_moves(setup, moves)
    again = Record.load(record.dump())
    assert again.game().over
    assert again.talk
    assert {spoken.said.say for spoken in again.talk} <= {*SORTS}


def test_claims_can_be_read() -> None:
    game = OneGame(FIVE, 1)
    said = number_of(game.claims, game.state, Said(0, "suspect", seat=3, role="saboteur"))
    assert in_words(game.claims, game.state, 0, said) == 'say "I think seat 3 is a saboteur"'
    assert in_words(game.claims, game.state, 0, 0) == "say nothing"


@pytest.mark.parametrize("seats", range(3, 11))
def test_numbers_of_claims_are_one_block_each(seats: int) -> None:
    claims = Claims(Setup(seats=seats, seed=0).rules())
    sorts = [claims.sort_of(number) for number in range(claims.size)]
    assert sorts == sorted(sorts)
    assert set(sorts) == set(range(len(SORTS)))


def test_bots_speak_and_hear_at_a_learners_table() -> None:
    gym = pytest.importorskip("saboteur.env.gym", reason="gymnasium is not installed")
    env = gym.SaboteurEnv(FIVE, levels="shrewd", talk=2, seat=0)
    dice = np.random.default_rng(1)
    heard = 0
    for deal in range(2):
        observation, _ = env.reset(seed=deal)
        ended = False
        while not ended:
            mask = observation["action_mask"]
            observation, _, ended, _, _ = env.step(int(dice.choice(np.flatnonzero(mask))))
        heard += sum(len(memory.said) for memory in env._memories.values())
    assert heard > 10


def test_pettingzoo_plays_with_talk() -> None:
    saboteur_v0 = pytest.importorskip("saboteur.env.saboteur_v0", reason="pettingzoo is not installed")
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of spaces that are dictionaries, as in test_pettingzoo.py
        api_test(saboteur_v0.env(setup={"seats": 3}, episode="round", talk=1), num_cycles=60)


def test_openspiel_plays_with_talk() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import saboteur.env.openspiel  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_saboteur(seats=3,talk=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
