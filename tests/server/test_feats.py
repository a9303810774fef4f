"""What is worth remembering of a finished game."""

from __future__ import annotations

import random

import pytest

from saboteur import Game, Setup
from saboteur.play import events as ev
from saboteur.server.tables.results.earnings import earnings_by_round
from saboteur.server.tables.results.feats import FEATS, MANY, RICH, feats


def played(seed: int, seats: int = 5, modules: tuple[str, ...] = ("base",)) -> Game:
    """Play a game at random to its end."""
    game = Game.new(Setup(seats=seats, modules=modules, seed=seed))
    rng = random.Random(seed)
    while game.to_act:
        seat = min(game.to_act)
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


def feats_of(game: Game) -> list[list[str]]:
    """Return what is worth remembering of a game."""
    result, story = game.result, game.story()
    assert result is not None
    return feats(story, result, earnings_by_round(story, game.setup.seats))


@pytest.mark.parametrize("seed", range(6))
def test_feats_follow_from_what_everybody_could_see_in_the_end(seed: int) -> None:
    game = played(seed, modules=("base", "veto") if seed % 2 else ("saboteur2",))
    result = game.result
    assert result is not None
    done = feats_of(game)
    told = [raw_event.seen_by(None) for raw_event in game.story()]
    for seat in range(5):
        assert ("champion" in done[seat]) == (result.winners == [seat])
        assert ("rich" in done[seat]) == (result.gold[seat] >= RICH)
        assert ("found" in done[seat]) == any(one.finder == seat for one in result.rounds)
        maps = sum(isinstance(event, ev.MapRead) and event.seat == seat for event in told)
        assert ("reader" in done[seat]) == (maps >= MANY)
        vetoes = any(isinstance(event, ev.CardVetoed) and event.seat == seat for event in told)
        assert ("veto" in done[seat]) == vetoes


def test_a_saboteur_is_hidden_only_where_no_tool_of_theirs_was_broken() -> None:
    seen = set()
    for seed in range(60):
        game = played(seed, seats=4)
        result = game.result
        assert result is not None
        hurt = {event.target for event in (h.seen_by(None) for h in game.story()) if isinstance(event, ev.ToolBroken)}
        for seat, keys in enumerate(feats_of(game)):
            if "hidden" in keys:
                assert any(one.roles[seat] == "saboteur" and one.finder is None for one in result.rounds)
                seen.add("hidden")
            if "lone_saboteur" in keys:
                assert any(one.roles.count("saboteur") == 1 for one in result.rounds)
            won = any(one.roles[seat] == "saboteur" and one.finder is None for one in result.rounds)
            assert "hidden" in keys or seat in hurt or not won
    assert seen


def test_feats_come_in_one_order_and_have_a_meaning() -> None:
    for keys in feats_of(played(7)):
        assert keys == [key for key in FEATS if key in keys]
