"""Canaries over the wire: nobody is sent what is not theirs, in any byte, by any way out of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from tests.leaks.worlds import Leak
from tests.server.leaks.search import search_frames, search_marks, search_texts
from tests.server.leaks.wiretap import Tap, game

from saboteur.core.table.cards import ROLES
from saboteur.play.events import CardDrawn, Event
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.views.view_types import View
from saboteur.server import messages as m
from saboteur.server.finished import history
from saboteur.server.http import routes
from saboteur.server.http.people_routes import room_of
from saboteur.server.tables import rooms
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState
from saboteur.sim.random_rulesets import Ruleset, everything


def search(tap: Tap) -> tuple[int, int, int]:
    """Look everywhere."""
    return search_marks(tap), search_texts(tap), search_frames(tap)


@pytest.mark.parametrize("ruleset", [everything("base", 5), everything("saboteur2", 4)], ids=["base", "saboteur2"])
def test_no_byte_of_a_whole_game_with_all_modules_names_what_its_reader_may_not_know(
    ruleset: Ruleset, tmp_path: Path
) -> None:
    tap = asyncio.run(game(tmp_path, ruleset, 1))
    sent, texts, named = search(tap)
    assert sent > 1_000_000
    assert texts > 4
    assert named > 10_000
    assert {"0", "1", "2", "spectator", "stranger", "operator", "log", "word"} <= set(tap.heard)
    refusals = [data for data in tap.heard["0"] if data.startswith(b'{"t":"no"')]
    assert len({msgspec.json.decode(data)["code"] for data in refusals}) > 3
    assert any(b'"thoughts":[{' in data for data in tap.later["stranger"])  # after the game reasons are there
    assert any(isinstance(entry, e.Acted) and entry.thinking for entry in tap.log)


# -- planted leaks: each of them must be found -------------------------------------------------------------------


def seed_in_the_log(patch: pytest.MonkeyPatch) -> None:
    honest = rooms.Rooms.after_commit

    async def after_commit(self: rooms.Rooms, room: Any, entries: Any) -> None:
        structlog.get_logger().info("committed", seed=room.state.seed)
        await honest(self, room, entries)

    patch.setattr(rooms.Rooms, "after_commit", after_commit)


def role_in_the_word(patch: pytest.MonkeyPatch) -> None:
    honest = rooms.Rooms.after_commit

    async def after_commit(self: rooms.Rooms, room: Any, entries: Any) -> None:
        seat = next(iter(room.state.asked), None)
        if room.state.game is not None and seat is not None:
            self.notifier._url = f"http://mine.example/ {room.state.game.own(seat).role} "
        await honest(self, room, entries)

    patch.setattr(rooms.Rooms, "after_commit", after_commit)


def draws_told_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = f.written_events

    def written(raw_events: list[RawEvent], everybody: list[f.Viewer]) -> dict[f.Viewer, bytes]:
        told: list[Event] = [one.seen_by(None) for one in raw_events]
        if any(isinstance(event, CardDrawn) for event in told):
            told = [one.seen_by(event.seat) if isinstance(event, CardDrawn) else event
                    for one, event in zip(raw_events, told, strict=True)]  # fmt: skip
            return dict.fromkeys(everybody, msgspec.json.encode(told))
        return honest(raw_events, everybody)

    patch.setattr(f, "written_events", written)


def role_in_every_view(patch: pytest.MonkeyPatch) -> None:
    honest = Game.view

    def view(self: Game, seat: int | None) -> View:
        seen = honest(self, seat)
        return msgspec.structs.replace(seen, commitment=ROLES[self._state.role(1)]) if seat is None else seen

    patch.setattr(Game, "view", view)


def record_before_the_end(patch: pytest.MonkeyPatch) -> None:
    def finished(state: RoomState, _person: str = "") -> Game:
        assert state.game is not None
        return state.game

    def record(state: RoomState, _person: str = "") -> m.Replay:
        return history.replay(state, "open", 0)

    patch.setattr(history, "finished", finished)
    patch.setattr(history, "record", record)


def reasons_in_the_lobby(patch: pytest.MonkeyPatch) -> None:
    honest = RoomState.lobby

    def lobby(self: RoomState) -> m.Lobby:
        return msgspec.structs.replace(honest(self), code=b"".join(self._thoughts[-1:]).decode())

    patch.setattr(RoomState, "lobby", lobby)
    honest_act = RoomState._act

    def act(self: RoomState, answers: Iterable[e.VetoAnswer], at: int, step: Any) -> None:
        honest_act(self, answers, at, step)
        step.lobby = True

    patch.setattr(RoomState, "_act", act)


def notes_of_anybody(patch: pytest.MonkeyPatch) -> None:
    async def get_notes(server: Any, call: Any) -> m.Notebook:
        room = await room_of(server, call.table)
        kept = await server.store.notes(call.table, room.state.seats[0].person)
        return msgspec.json.decode(kept["notebook"], type=m.Notebook)

    endpoint = next(one for one in routes.ENDPOINTS if one.path.endswith("/notes") and one.method == "GET")
    patch.setattr("saboteur.server.http.starlette_app.ENDPOINTS", [
        msgspec.structs.replace(one, handler=get_notes) if one is endpoint else one for one in routes.ENDPOINTS
    ])  # fmt: skip


# A person who is not here yet is asked first, so that word is sent in any case.
FEW_STEPS: Ruleset = (5, ["base", "veto"], {"first_seat": "0"})
PLANTED = [
    seed_in_the_log, role_in_the_word, draws_told_to_all, role_in_every_view, record_before_the_end,
    reasons_in_the_lobby, notes_of_anybody,
]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    tap = asyncio.run(game(tmp_path, FEW_STEPS, 1, steps=20))
    with pytest.raises(Leak):
        search(tap)


def test_the_same_steps_without_a_planted_leak_are_clean(tmp_path: Path) -> None:
    search(asyncio.run(game(tmp_path, FEW_STEPS, 1, steps=20)))
