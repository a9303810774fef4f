"""A data folder of the version before opens: games go on, records verify, people are still known.

`data-0.1.tar.xz` was written by that version (migrations 1 and 2): a finished game, one that goes on, and a lobby.
"""

from __future__ import annotations

import asyncio
import json
import tarfile
from pathlib import Path

import pytest
from tests.server.house import Player, house, quick

from saboteur.client import Client
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.people import identity
from saboteur.server.tables.log.table_state import RoomState

FOLDER = Path(__file__).parent / "data-0.1.tar.xz"
SECRET = "a fixture"
CENTURY = 36_525.0  # days: the folder grows older, and what is in it must not be deleted for that


@pytest.fixture(autouse=True)
def _short_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder's tokens were signed when short secrets were still taken."""
    monkeypatch.setattr(identity, "SHORTEST_SECRET", len(SECRET))


def unpack(where: Path) -> dict[str, str]:
    with tarfile.open(FOLDER) as packed:
        packed.extractall(where)  # our own file; `filter` came with 3.11.4 only
    facts: dict[str, str] = json.loads((where / "facts.json").read_text("utf-8"))
    return facts


def test_a_data_folder_of_the_version_before_opens_and_its_games_go_on(tmp_path: Path) -> None:
    facts = unpack(tmp_path)

    async def story() -> None:
        settings = quick(tmp_path, secret=SECRET, lobby_hours=24 * CENTURY, identity_days=CENTURY)
        async with house(settings) as there:
            ann, ben = Client(there.url, facts["ann"]), Client(there.url, facts["ben"])
            assert (await ann.request("GET", "/api/me", None, m.Me)).known
            record = await ann.request("GET", f"/api/tables/{facts['finished']}/record", None, m.GameRecord)
            game = Game.new(
                Setup(seats=record.seats, modules=record.modules, options=record.options, seed=record.seed)
            )
            for one in record.actions:
                game.apply(one.seat, one.action)
            assert game.over
            assert game.digest() == record.digest
            statistics = await ann.request("GET", "/api/statistics", None, m.Statistics)
            assert statistics.games == 1, "sums were made of the facts that were there"
            notes = await ann.request("GET", f"/api/tables/{facts['going']}/notes", None, m.Notebook)
            assert notes.text == "Ben smiles"
            await asyncio.wait_for(
                asyncio.gather(*(Player(who, n).play(facts["going"]) for n, who in enumerate((ann, ben)))), 120
            )
            lobby = await there.server.rooms.get(facts["lobby"])
            assert lobby is not None
            state: RoomState = lobby.state
            assert state.phase == "lobby"
            assert state.seats[0].name == "Ben"

    asyncio.run(story())


def test_a_backup_can_be_restored(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    after.mkdir()
    facts = unpack(before)

    async def story() -> None:
        async with house(quick(before, secret=SECRET)) as there:
            ann = Client(there.url, facts["ann"])
            say = m.Say(cid="last", text="before the backup")
            await ann.request("POST", f"/api/tables/{facts['going']}/intents", say, m.Ok)
            await there.server.store.backup(after / "saboteur.sqlite")  # while the server runs on
            say = m.Say(cid="lost", text="after the backup")
            await ann.request("POST", f"/api/tables/{facts['going']}/intents", say, m.Ok)
        async with house(quick(after, secret=SECRET)) as there:
            ann = Client(there.url, facts["ann"])
            assert (await ann.request("GET", "/api/me", None, m.Me)).known
            room = await there.server.rooms.get(facts["going"])
            assert room is not None
            said = [line.text for line in room.state.talk]
            assert "before the backup" in said
            assert "after the backup" not in said
            say = m.Say(cid="next", text="it goes on")
            await ann.request("POST", f"/api/tables/{facts['going']}/intents", say, m.Ok)

    asyncio.run(story())
