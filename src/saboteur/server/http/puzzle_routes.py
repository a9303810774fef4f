"""HTTP routes of puzzles. A question tells nothing of its answer; the solution comes with one's answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.responses import Response

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, Endpoint, check_opener, introduce
from saboteur.server.puzzles.puzzle_desk import goes_on
from saboteur.server.puzzles.puzzle_questions import hint, walked

if TYPE_CHECKING:
    from saboteur.server.app import Server

T = TypeVar("T")


async def get_puzzles(server: Server, call: Call) -> Response:
    """List all puzzles."""
    await asyncio.to_thread(server.puzzles.puzzles)  # the first time they are read
    written = await server.puzzles.listed(call.identity.person)
    return Response(written, media_type="application/json")


def _name(call: Call) -> str:
    return str(call.request.path_params["puzzle"])


async def _told(server: Server, call: Call, tell: Callable[[], T]) -> T:
    """Play a puzzle's game again in the thread for that, addresses in turn."""
    return await server.answers.retell(call.address, "puzzles", tell)


async def get_puzzle(server: Server, call: Call) -> Response:
    """Ask a puzzle."""
    written = await _told(server, call, lambda: server.puzzles.question(_name(call)))
    return Response(written, media_type="application/json")


async def get_puzzle_steps(server: Server, call: Call) -> Response:
    """Show the table at some steps of a puzzle's story."""
    text = call.request.query_params.get("first", "0")
    if not (text.isascii() and text.isdecimal() and len(text) < 7):
        raise Refusal("malformed", "first is the number of a step.")
    written = await _told(
        server, call, lambda: msgspec.json.encode(walked(server.puzzles.puzzle(_name(call)), int(text)))
    )
    return Response(written, media_type="application/json")


async def get_hint(server: Server, call: Call) -> m.PuzzleHint:
    """Give a hint."""
    return await _told(server, call, lambda: hint(server.puzzles.puzzle(_name(call))))


async def answer_puzzle(server: Server, call: Call) -> m.PuzzleSolution:
    """Take an answer and tell the solution."""
    puzzle = await _told(server, call, lambda: server.puzzles.puzzle(_name(call)))
    return await server.puzzles.answer(puzzle, call.body, call.identity.person, server.clock.now())


async def play_puzzle(server: Server, call: Call) -> m.TableMade:
    """Open a table that goes on from a puzzle."""
    wish: m.PlayPuzzle = call.body
    puzzle = await _told(server, call, lambda: server.puzzles.puzzle(_name(call)))
    server.rooms.check_room()
    goes_on(puzzle, wish.name, "")  # before somebody gets an identity for it
    check_opener(server, wish.name)
    await introduce(server, call)
    room = await server.rooms.play_on(call.identity.person, goes_on(puzzle, wish.name, call.identity.person))
    return m.TableMade(table=room.state.table, code=room.state.code, seat=puzzle.seat)


_PUZZLE = "/api/puzzles/{puzzle}"
PUZZLE_ENDPOINTS: list[Endpoint] = [
    Endpoint(method="GET", path="/api/puzzles", cost=10, handler=get_puzzles, answers=m.Puzzles,
             line="All puzzles, and which of them you solved."),
    Endpoint(method="GET", path=_PUZZLE, cost=5, handler=get_puzzle, answers=m.PuzzleAsked,
             line="What a puzzle asks; nothing in it tells the answer."),
    Endpoint(method="GET", path=_PUZZLE + "/steps", cost=10, handler=get_puzzle_steps, answers=m.Replay,
             query={"first": "number of the first step wanted"},
             line="The round before a puzzle's question step by step, through its seat's eyes."),
    Endpoint(method="GET", path=_PUZZLE + "/hint", cost=2, handler=get_hint, answers=m.PuzzleHint,
             line="A little help with a puzzle."),
    Endpoint(method="POST", path=_PUZZLE, cost=3, handler=answer_puzzle, body=m.PuzzleAnswer,
             answers=m.PuzzleSolution, line="Answer a puzzle; the answer to that is its solution."),
    Endpoint(method="POST", path=_PUZZLE + "/table", cost=5, handler=play_puzzle, body=m.PlayPuzzle,
             answers=m.TableMade, scope="play", rate="tables", status=201,
             line="Go on from a puzzle against bots, at a new table."),
]  # fmt: skip
