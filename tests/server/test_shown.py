"""What changes in viewers' pictures of a game, move by move."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.play.guesses import choose, large_game, random_game

from saboteur.play.game import Game
from saboteur.server.tables.log.shown import Shown

READ: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])


def plain(value: object) -> dict[str, Any]:
    """A view, or a part of one, as its reader has it."""
    return READ.decode(msgspec.json.encode(value))


def patched(before: dict[str, Any], written: bytes) -> dict[str, Any]:
    """Change what a reader has, as pages do."""
    change = READ.decode(written)
    after: dict[str, Any] = before | change["values"]
    for name, one in change["lists"].items():
        old = before[name]
        after[name] = [*old[: one["at"]], *one["items"], *old[one["at"] + one["gone"] :]]
    return after


def changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {name for name in after if before[name] != after[name]}


def check_moves(game: Game, rng: random.Random) -> tuple[set[str], int]:
    """Play a game to its end; return which fields of the public view changed, and how often a seat's own part did."""
    shown, fields, own = Shown(game), set[str](), 0
    seats = range(game.setup.seats)
    view, owns = plain(game.view(None)), [plain(game.own(seat)) for seat in seats]
    while not game.over:
        before, seat = shown, rng.choice(sorted(game.to_act))
        game.apply(seat, choose(game.legal(seat), rng))
        shown = Shown(game, before)
        written, new = shown.changes(before), plain(game.view(None))
        assert patched(view, written) == new
        named = {name for part in READ.decode(written).values() for name in part}
        assert named == changed(view, new)  # nothing else is so much as named: that would tell something
        fields, view = fields | named, new
        for other in seats:
            change, now = shown.own_changes(before, other), plain(game.own(other))
            assert (change is None) == (now == owns[other])
            if change is not None:
                assert patched(owns[other], change) == now
                assert {name for part in READ.decode(change).values() for name in part} == changed(owns[other], now)
                owns[other], own = now, own + 1
    return fields, own


@pytest.mark.parametrize(("foundation", "seats"), [("base", 5), ("saboteur2", 4)])
def test_every_change_of_a_view_is_found_and_nothing_else_with_all_modules(foundation: str, seats: int) -> None:
    fields, own = check_moves(large_game(foundation, seats, 3), random.Random(3))
    assert fields >= {"turn", "mover", "question", "table", "maze", "last_laid", "goals", "rounds", "over", "gold"}
    assert own > 50


@pytest.mark.parametrize("number", range(12))
def test_every_change_of_a_view_is_found_and_nothing_else_in_any_ruleset(number: int) -> None:
    _, own = check_moves(random_game(number), random.Random(number))
    assert own > 10
