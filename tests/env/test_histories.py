"""Histories: the whole story as rows of numbers from the eyes of a seat, cut at its beginning where room ends."""

from __future__ import annotations

import numpy as np
import pytest

from saboteur import Game, Setup
from saboteur.env.other_pasts import told
from saboteur.env.single_game import OneGame
from saboteur.env.vector import EnvError, VectorGames

FIVE = Setup(seats=5, seed=3)


def test_the_rows_are_what_the_seat_was_told_number_for_number() -> None:
    games = VectorGames(1, FIVE, 7, history=4000, episode="game", verifiable=True)
    one = OneGame(Setup(seats=5, seed=7 << 64))
    game = Game.new(Setup(seats=5, seed=7 << 64))
    stories: list[list[list[int]]] = [[] for _ in range(5)]
    rng = np.random.default_rng(1)
    rows = games.history[0, : games.history_lengths[0]]
    for _ in range(100):
        seat, place = int(games.seats[0]), int(games.random(rng)[0])
        code = int(games.codes[place])
        assert code in one.codes(seat)
        journal = one.raw_step(seat, code)
        for eyes, story in enumerate(stories):
            numbers = told(journal, eyes)
            story += [numbers[at : at + 5] for at in range(0, len(numbers), 5)]
        games.step(np.array([place]))
        asked = int(games.seats[0])
        rows = games.history[0, : games.history_lengths[0]]
        assert games.history_cut[0] == 0
        assert not games.history[0, games.history_lengths[0] :].any()
        assert rows[-len(stories[asked]) :, :5].tolist() == stories[asked]
    assert len(game.events(0)) < len(rows)  # the deal, and all of it


def test_a_deal_is_told_with_the_own_hand_and_without_those_of_others() -> None:
    games = VectorGames(1, FIVE, 7, history=200)
    rows = games.history[0, : games.history_lengths[0]].tolist()
    drawn = [row for row in rows if row[0] == 3]
    mine = int(games.seats[0])
    assert len(drawn) == 30
    assert all((row[5] == 1) == (row[1] == mine) and (row[4] >= 0) == (row[1] == mine) for row in drawn)


def test_a_story_longer_than_its_room_loses_its_beginning_and_says_how_much() -> None:
    long, short = (VectorGames(3, FIVE, 7, history=room, episode="game") for room in (4000, 20))
    rng = np.random.default_rng(2)
    for _ in range(300):
        choices = long.random(rng)
        long.step(choices)
        short.step(choices)
        assert (short.history_lengths + short.history_cut == long.history_lengths).all()
        assert (short.history_lengths == np.minimum(long.history_lengths, 20)).all()
        for game in range(3):
            end = long.history_lengths[game]
            first = max(0, end - 20)
            assert (short.history[game, : end - first] == long.history[game, first:end]).all()


@pytest.mark.parametrize("history", [-1, 1.5, True, 1 << 20])
def test_a_room_that_cannot_be_is_refused(history: object) -> None:
    with pytest.raises(EnvError, match="history must be a whole number from 0 to 16384"):
        VectorGames(1, FIVE, history=history)  # type: ignore[arg-type]


def test_what_others_hold_changes_no_row() -> None:
    """Two games whose hidden cards differ tell a seat the same story, as the information states of OpenSpiel do."""
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from saboteur.env.openspiel import Held

    held = Held(OneGame(FIVE), False)
    for step in range(25):
        held.act(held.game.asked, held.game.codes(held.game.asked)[step % 3])
    seat = held.game.asked
    other = held.another_world(seat, 5)
    for ours, theirs in zip(held.story.journals, other.story.journals, strict=True):
        assert rows_of(ours, seat) == rows_of(theirs, seat)
    assert any(a != b for a, b in zip(held.story.journals, other.story.journals, strict=True))


def rows_of(journal: tuple[int, ...], seat: int) -> list[int]:
    from librt.vecs import vec
    from mypy_extensions import i64

    from saboteur.core.research.event_rows import STRIDE, Chronicle

    chronicle = Chronicle(100)
    chronicle.hear(vec[i64](journal))
    out = vec[i64]([0] * (100 * STRIDE))
    chronicle.write(seat, out, 0)
    return list(out)
