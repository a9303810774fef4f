"""A small client for programs: take a seat, get frames, send intents; it reconnects and resumes by itself.

::

    client = await Client.new("http://127.0.0.1:8000")
    table = await client.join("ABCDE", name="Digger")
    async for frame in client.play(table):
        if frame.game and frame.game.options:
            await client.act(frame.game.decision, frame.game.options[0])
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator
from http.client import HTTPException
from typing import Any, Self, TypeVar, overload

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import AnyAction
from saboteur.server import messages as m

RETRY = 1.0  # seconds before the next attempt, when the server named none
ATTEMPTS = 10
Answer = TypeVar("Answer")
_MESSAGES: msgspec.json.Decoder[m.ServerMessage] = msgspec.json.Decoder(m.ServerMessage)


class Client:
    """One identity at one server."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.seat: int | None = None
        self.state: m.Snapshot | None = None  # everything this client knows, kept up to date
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[m.AnyIntent, asyncio.Future[m.Ok | m.No]]] = {}

    @classmethod
    async def new(cls, url: str) -> Self:
        """Get an identity for a program."""
        made = await call(url, "POST", "/api/devices", m.NewDevice(program=True), m.DeviceMade)
        assert made.token is not None
        return cls(url, made.token)

    @classmethod
    async def come_back(cls, url: str, phrase: str) -> Self:
        """Be a person again who has a recovery phrase."""
        given = m.PhraseGiven(phrase=phrase, program=True)
        found = await call(url, "POST", "/api/phrase", given, m.CameBack)
        assert found.token is not None
        return cls(url, found.token)

    @overload
    async def request(self, method: str, path: str, body: Any, kind: type[Answer]) -> Answer: ...

    @overload
    async def request(self, method: str, path: str, body: Any = None) -> Any: ...

    async def request(self, method: str, path: str, body: Any = None, kind: Any = None) -> Any:
        """Ask something over HTTP."""
        return await call(self.url, method, path, body, kind, self.token)

    async def create(self, wish: m.NewTable) -> m.TableMade:
        """Open a table and sit at seat 0."""
        return await self.request("POST", "/api/tables", wish, m.TableMade)

    async def join(self, code: str, name: str) -> str:
        """Sit down at the table that a code finds; return the table's id."""
        found: m.TableFound = await self.request("GET", f"/api/codes/{code}", None, m.TableFound)
        await self.sit(found.table, name)
        return found.table

    async def sit(self, table: str, name: str) -> None:
        """Sit down at a table whose id is known."""
        intent = m.Join(cid=secrets.token_hex(8), name=name, program=True)
        await self.request("POST", f"/api/tables/{table}/intents", intent, m.Ok)

    # -- clubs, people one knows, tournaments --------------------------------------------------------------

    async def clubs(self) -> m.ClubList:
        """Return one's clubs."""
        return await self.request("GET", "/api/me/clubs", None, m.ClubList)

    async def found_club(self, wish: m.NewClub) -> m.ClubMade:
        """Found a club, and own it."""
        return await self.request("POST", "/api/clubs", wish, m.ClubMade)

    async def club(self, club: str) -> m.Club:
        """Return a club; whoever is no member sees little of it."""
        return await self.request("GET", f"/api/clubs/{club}", None, m.Club)

    async def in_club(self, club: str, act: m.AnyClubAct) -> m.Club:
        """Join a club, leave it, or do something in it."""
        return await self.request("POST", f"/api/clubs/{club}/acts", act, m.Club)

    async def people(self) -> m.Company:
        """Return whom one has played with, who of them is here, and who invites one."""
        return await self.request("GET", "/api/me/people", None, m.Company)

    async def change_known(self, key: str, wish: m.ChangeKnown) -> m.Company:
        """Like or block somebody, or no more."""
        return await self.request("PUT", f"/api/me/people/{key}", wish, m.Company)

    async def show_myself(self, shown: m.ShownTo) -> m.Company:
        """Say who may see that one is here."""
        return await self.request("PUT", "/api/me/presence", m.ShowMyself(shown=shown), m.Company)

    async def play_with(self, table: m.NewTable, people: list[str]) -> m.TableMade:
        """Open a table and invite people to it."""
        wish = m.PlayAgain(table=table, people=people)
        return await self.request("POST", "/api/me/together", wish, m.TableMade)

    async def puzzles(self) -> m.Puzzles:
        """Return all puzzles, and which of them one has solved."""
        return await self.request("GET", "/api/puzzles", None, m.Puzzles)

    async def puzzle(self, puzzle: str) -> m.PuzzleAsked:
        """Return what a puzzle asks."""
        return await self.request("GET", f"/api/puzzles/{puzzle}", None, m.PuzzleAsked)

    async def answer_puzzle(self, puzzle: str, choice: int) -> m.PuzzleSolution:
        """Answer a puzzle by the place of a choice; return its solution."""
        return await self.request("POST", f"/api/puzzles/{puzzle}", m.PuzzleAnswer(choice=choice), m.PuzzleSolution)

    async def hold_tournament(self, wish: m.NewTournament) -> m.TournamentMade:
        """Begin a tournament, and organise it."""
        return await self.request("POST", "/api/tournaments", wish, m.TournamentMade)

    async def tournament(self, tournament: str) -> m.Tournament:
        """Return a tournament as it stands."""
        return await self.request("GET", f"/api/tournaments/{tournament}", None, m.Tournament)

    async def in_tournament(self, tournament: str, act: m.AnyTournamentAct) -> m.Tournament:
        """Take part in a tournament, or organise it."""
        return await self.request("POST", f"/api/tournaments/{tournament}/acts", act, m.Tournament)

    # -- playing -----------------------------------------------------------------------------------------

    async def play(self, table: str) -> AsyncGenerator[m.Snapshot | m.Frame, None]:
        """Return the snapshot, then every frame, across lost connections; ends when the server says it is final."""
        failures = 0
        self.state = None  # whoever begins to listen is told everything, a line that was lost only what it missed
        while True:
            pause = RETRY
            try:
                url = f"{self.url.replace('http', 'ws', 1)}/ws?table={table}"  # for proxies that lead by table
                async with connect(url, max_size=None) as socket:
                    await self._hello(socket, table)
                    async for text in socket:
                        message = _MESSAGES.decode(text)
                        failures = 0
                        if isinstance(message, m.Restart):
                            pause = message.retry_after
                        elif isinstance(message, m.Bye) and not message.resume:
                            raise Refusal(message.code, message.sentence)
                        else:
                            news = self._take(message)
                            if news is not None:
                                yield news
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                failures += 1
                if failures > ATTEMPTS:
                    raise Refusal("unreachable", f"The server cannot be reached: {type(error).__name__}.") from None
            finally:
                self._socket = None
            await asyncio.sleep(pause)

    async def _hello(self, socket: ClientConnection, table: str) -> None:
        last = None if self.state is None else self.state.seq
        hello = m.Hello(protocol=m.PROTOCOL, table=table, token=self.token, last_seq=last)
        await socket.send(msgspec.json.encode(hello).decode())
        self._socket = socket
        for intent, _ in list(self._waiting.values()):  # not answered yet: its id makes sending it again safe
            await socket.send(msgspec.json.encode(intent).decode())

    def _take(self, message: m.ServerMessage) -> m.Snapshot | m.Frame | None:
        if isinstance(message, m.Ok | m.No):
            waiting = self._waiting.pop(message.cid or "", None)
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(message)
        elif isinstance(message, m.Welcome):
            self.seat = message.seat
        elif isinstance(message, m.Snapshot):
            self.state, self.seat = message, message.seat
            return message
        elif isinstance(message, m.Frame):
            self.state, self.seat = apply_frame(self.state, message), message.seat
            return whole(message, self.state)
        return None

    async def send(self, intent: m.AnyIntent) -> m.Ok | m.No:
        """Send an intent and wait for its answer, across lost connections."""
        answer: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()
        self._waiting[intent.cid] = (intent, answer)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again after the next hello
                await self._socket.send(msgspec.json.encode(intent).decode())
        return await answer

    async def take_input(self) -> None:
        """Play over this connection, after `read_along`; then send the refused intent again, with the same id."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # the next one is the newest, and has the input anyway
                await self._socket.send(msgspec.json.encode(m.TakeInput()).decode())

    def act(self, decision: int, action: AnyAction) -> asyncio.Task[m.Ok | m.No]:
        """Do something; whoever plays in the loop over frames need not wait for the answer."""
        intent = m.Act(cid=secrets.token_hex(8), decision=decision, action=action)
        return asyncio.get_running_loop().create_task(self.send(intent))


def apply_frame(state: m.Snapshot | None, frame: m.Frame) -> m.Snapshot:
    """Take one frame into a snapshot; the result is the next snapshot, to the letter (but for its pad)."""
    if state is None or frame.seq != state.seq + 1:
        raise ValueError(f"frame {frame.seq} does not follow {state.seq if state else None}")
    game = state.game if frame.game is None else frame.game
    if frame.patch is not None:
        if game is None:
            raise ValueError(f"frame {frame.seq} changes a game that has not begun")
        game = patched(game, frame.patch)
    return m.Snapshot(
        seq=frame.seq,
        seat=frame.seat,
        lobby=state.lobby if frame.lobby is None else frame.lobby,
        clocks=frame.clocks,
        game=game,
        talk=[*state.talk, *frame.said][-200:],
    )


def whole(frame: m.Frame, after: m.Snapshot) -> m.Frame:
    """Return a frame with the game as it is after it, in place of what changed in it."""
    return frame if frame.patch is None else msgspec.structs.replace(frame, game=after.game, patch=None)


def patched(game: m.GamePart, patch: m.GamePatch) -> m.GamePart:
    """Change a game as a patch says."""
    return msgspec.convert(changed_game(msgspec.to_builtins(game), patch), m.GamePart)


def changed_game(game: dict[str, Any], patch: m.GamePatch) -> dict[str, Any]:
    """Change a game as a patch says; both are as they go over the wire."""
    view = _changed(game["view"], patch.view)
    if patch.own is not None:
        view["own"] = _changed(view["own"] or {}, patch.own)
    options = [
        {**choices.like, **dict(zip(choices.fields, row, strict=True))}
        for choices in patch.options
        for row in choices.rows
    ]
    result = msgspec.to_builtins(patch.result)
    return {"decision": patch.decision, "options": options, "view": view, "result": result}


def _changed(before: dict[str, Any], changes: m.Changes) -> dict[str, Any]:
    after = {**before, **changes.values}
    for field, part in changes.lists.items():
        items = before[field]
        after[field] = [*items[: part.at], *part.items, *items[part.at + part.gone :]]
    return after


async def call(url: str, method: str, path: str, body: Any, kind: Any, token: str = "") -> Any:
    """Make one HTTP request in a thread; a problem becomes a Refusal."""
    if not url.startswith(("http://", "https://")):
        raise Refusal("unreachable", f"{url!r} is no address of a server: it begins with http:// or https://")
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else msgspec.json.encode(body)

    def do() -> bytes:
        try:
            request = urllib.request.Request(url.rstrip("/") + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=60) as response:
                found: bytes = response.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(url, error.code, error.read()) from None
        except (OSError, HTTPException, ValueError) as error:  # ValueError: an address that cannot be one
            why = getattr(error, "reason", error)
            why = getattr(why, "strerror", None) or why
            raise Refusal("unreachable", f"no server answers at {url}: {why}") from None

    answer = await asyncio.to_thread(do)
    try:
        return answer if kind is None else msgspec.json.decode(answer, type=kind)
    except msgspec.DecodeError:
        raise Refusal("unreachable", f"what answers at {url} is no server of this game") from None


def _refusal(url: str, status: int, body: bytes) -> Refusal:
    """Read why a server refused; one that is not ours says it in its own way."""
    try:
        said = json.loads(body)
        return Refusal(said["code"], said["sentence"], said.get("values"))
    except (ValueError, KeyError, TypeError):
        return Refusal("unreachable", f"what answers at {url} is no server of this game (HTTP {status})")
