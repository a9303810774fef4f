"""The way of a move: checked once, in the spelling that the rules list, and applied as it was logged."""

from __future__ import annotations

from typing import Any

import pytest

from saboteur.core.table.cards import KIND, SAME
from saboteur.core.table.refusal import Refusal
from saboteur.play import game as play_game
from saboteur.play.actions import AnyAction, LayPath
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.server import messages as m
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.intents import Asker, check_action, entry_for, explained
from saboteur.server.tables.log.table_state import RoomState


def begun(seed: int) -> RoomState:
    """Return a table of three people whose game has just begun."""
    chairs = [e.Chair(person=name, name=name) for name in ("ann", "bob", "cid")]
    setup, options = m.TableSetup(seats=3), m.TableOptions()
    first = e.Created(
        at=1, by="ann", table="t", code="ACDEF", seed=f"{seed:032x}", setup=setup, options=options, seats=chairs
    )
    state = RoomState(first)
    state.apply(entry_for(state, Asker("ann", 2, lambda: "X"), m.Start(cid="s")))
    return state


def wish(state: RoomState, action: AnyAction) -> tuple[Asker, m.Act]:
    """Return who is asked, and their intent."""
    (seat,) = state.asked
    return Asker(state.seats[seat].person, 3, lambda: "X"), m.Act(cid="a", decision=state.decision, action=action)


def symmetric(game: Game) -> LayPath:
    """Find a card that lies the same way round and turned, among the options of the seat that is asked."""
    (seat,) = game.to_act
    return next(one for one in game.legal(seat) if isinstance(one, LayPath) and SAME[2 * KIND[one.card]])


def table_with_a_symmetric_card() -> tuple[RoomState, LayPath]:
    for seed in range(100):
        state = begun(seed)
        assert state.game is not None
        try:
            return state, symmetric(state.game)
        except StopIteration:
            continue
    raise AssertionError("no such card in a hundred deals")


def test_the_server_takes_every_spelling_that_the_game_takes() -> None:
    state, plain = table_with_a_symmetric_card()
    assert state.game is not None
    (seat,) = state.asked
    turned = LayPath(card=plain.card, cell=plain.cell, turned=True)
    assert check_action(state, seat, state.decision, turned) == state.game.code(seat, plain)
    state.apply(entry_for(state, *wish(state, turned)))
    assert state.game.actions == [(seat, plain)]


def test_a_move_is_listed_and_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state, action = table_with_a_symmetric_card()
    calls: list[str] = []

    def counted(name: str) -> None:
        real = getattr(play_game, name)

        def call(*args: Any) -> Any:
            calls.append(name)
            return real(*args)

        monkeypatch.setattr(play_game, name, call)

    for name in ("options", "pack", "unpack"):
        counted(name)
    entry = entry_for(state, *wish(state, action))
    state.apply(entry)
    assert calls == ["pack", "unpack", "options"]


def test_why_says_what_a_refused_act_would_and_changes_nothing() -> None:
    state, plain = table_with_a_symmetric_card()
    assert state.game is not None
    (seat,) = state.asked
    person, digest = state.seats[seat].person, state.game.digest()
    far = LayPath(card=plain.card, cell=Cell(7, 3))
    with pytest.raises(Refusal) as refused:
        entry_for(state, *wish(state, far))
    told = explained(state, person, m.Why(cid="w", decision=state.decision, action=far))
    assert isinstance(told, m.No)
    assert (told.code, told.sentence, told.values) == (
        refused.value.code, refused.value.sentence, refused.value.values,
    )  # fmt: skip
    can = explained(state, person, m.Why(cid="w", decision=state.decision, action=plain))
    assert can == m.Ok(cid="w", seq=state.seq)
    for who, decision, code in (
        ("nobody", state.decision, "not_seated"), (person, state.decision + 1, "stale"),
        (state.seats[(seat + 1) % 3].person, state.decision, "not_asked"),
    ):  # fmt: skip
        no = explained(state, who, m.Why(cid="w", decision=decision, action=plain))
        assert isinstance(no, m.No)
        assert no.code == code
    assert state.game.digest() == digest
    assert ("why", "w") not in state.answers
