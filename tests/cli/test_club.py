"""`saboteur club` and `saboteur people`, each command at a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.at_table import Party, with_party
from tests.server.test_acquaintances import FAST, have_played

from saboteur.cli import run
from saboteur.cli.club import TOKEN


class Terminal:
    """A person at a terminal."""

    def __init__(self, url: str, token: str, capsys: pytest.CaptureFixture[str], env: pytest.MonkeyPatch) -> None:
        self.url, self.token, self.capsys, self.env = url, token, capsys, env

    async def says(self, command: str, *words: str, code: int = 0) -> str:
        """Run a command; return what it prints."""
        self.env.setenv(TOKEN, self.token)
        self.env.setenv("COLUMNS", "200")
        assert await asyncio.to_thread(run, [command, self.url, *words]) == code
        printed = self.capsys.readouterr()
        return printed.err if code else printed.out


def test_a_club_is_founded_joined_shown_and_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(party: Party) -> None:
        ann, ben, nobody = (
            Terminal(party.there.url, token, capsys, monkeypatch) for token in (party.ann.token, party.ben.token, "")
        )
        club = (await ann.says("club", "found", "Deep Miners", "--name", "Ann", "--door", "ask")).strip()
        assert "needs --name" in await ben.says("club", "join", club, code=2)
        assert "asked" in await ben.says("club", "join", club, "--name", "Ben")
        assert "Deep Miners: 1 members, ask" in await nobody.says("club", "show", club)
        assert "needs to know who you are" in await nobody.says("club", code=2)
        assert "Ann" in await ann.says("club", "show", club)
        assert "owner" in await ann.says("club")
        assert "You have left Deep Miners." in await ann.says("club", "leave", club)
        assert "no such club" in await ann.says("club", "show", club, code=1)

    with_party(tmp_path, story, rate_clubs=FAST)


def test_people_are_listed_liked_blocked_shown_to_and_asked_along(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(party: Party) -> None:
        await have_played(party)
        ann, ben = (
            Terminal(party.there.url, token, capsys, monkeypatch) for token in (party.ann.token, party.ben.token)
        )
        key = next(line for line in (await ann.says("people")).splitlines() if "Ben" in line).split()[1]
        assert "liked" in await ann.says("people", "like", key)
        assert "Who sees that you are here: known" in await ann.says("people", "shown", "known")
        assert "nobody, liked or known" in await ann.says("people", "shown", "all", code=2)
        assert "/t/" in await ann.says("people", "play", key, "--name", "Ann")
        assert "invites you" in await ben.says("people")
        assert "blocked" in await ann.says("people", "block", key)
        assert "blocked" not in await ann.says("people", "unblock", key)
        assert "Nobody you have played with" in await ann.says("people", "like", "nobody", code=1)

    with_party(tmp_path, story, rate_clubs=FAST)
