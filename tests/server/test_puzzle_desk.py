"""Puzzles on a server: asked without their answers, answered, counted once, and played on."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.house import House, house, quick

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.puzzles.asking import choices, is_right
from saboteur.puzzles.puzzle import KINDS, Puzzle, Telling
from saboteur.puzzles.storage import MARK, pack, shipped
from saboteur.server import messages as m
from saboteur.server.puzzles.puzzle_desk import PuzzleDesk, asked_themes
from saboteur.server.puzzles.puzzle_questions import asked, hint, walked


def examples(count: int = 6) -> list[Puzzle]:
    """Some shipped puzzles of every kind."""
    found = list(shipped().values())
    return [one for kind in KINDS for one in [other for other in found if other.kind == kind][:count]]


def answered_otherwise(puzzle: Puzzle) -> Puzzle:
    """The same question with another answer, and everything that comes with one."""
    offered = choices(puzzle)
    wrong = next(list(one) for one in offered if not is_right(puzzle, one))
    worths = list(reversed(puzzle.worths))
    return replace(
        puzzle, answer=wrong, worths=worths, telling=[Telling(1, 0, 9.0)], certain=not puzzle.certain, rating=900,
        themes=[*asked_themes(puzzle), "LayPath", "certain"],
    )  # fmt: skip


@pytest.mark.parametrize("puzzle", examples(), ids=lambda one: f"{one.kind}-{one.id}")
def test_a_question_is_the_same_bytes_whatever_its_answer_is(puzzle: Puzzle) -> None:
    other = answered_otherwise(puzzle)
    assert msgspec.json.encode(asked(other)) == msgspec.json.encode(asked(puzzle))
    assert other.id == puzzle.id
    assert asked_themes(other) == asked_themes(puzzle)
    assert msgspec.json.encode(walked(other, 0)) == msgspec.json.encode(walked(puzzle, 0))
    assert hint(other) != hint(puzzle), "the comparison would see a difference"


@pytest.mark.parametrize("puzzle", examples(), ids=lambda one: f"{one.kind}-{one.id}")
def test_a_question_tells_its_seat_what_a_table_would_and_not_the_seed(puzzle: Puzzle) -> None:
    game = puzzle.game()
    question = asked(puzzle)
    assert question.view == msgspec.structs.replace(game.view(puzzle.seat), commitment="")
    written = msgspec.json.encode(question).decode()
    assert puzzle.setup.commitment() not in written
    assert str(puzzle.setup.seed) not in written
    hidden = {f'"role":"{game.own(seat).role}"' for seat in range(puzzle.setup.seats)}
    table = json.loads(written)["view"]["table"]
    assert [one["role"] for one in table] == [one.role for one in question.view.table]
    assert hidden, "there are dwarfs to hide"
    for step in question.story.steps:
        assert step.action is None or step.action.seat == puzzle.seat
        assert (step.own, step.goals, step.thought) == ([], [], None)


def test_where_the_right_answer_stands_says_nothing() -> None:
    """Over all puzzles the right answer is in the first third of the choices as often as chance would have it."""
    moves = [one for one in shipped().values() if one.kind == "move"]
    early = fair = 0.0
    for puzzle in moves:
        offered = choices(puzzle)
        right = [at for at, one in enumerate(offered) if is_right(puzzle, one)]
        third = len(offered) // 3
        early += sum(at < third for at in right) / len(right)
        fair += third / len(offered)
    assert abs(early - fair) < 4 * (len(moves) * 0.25) ** 0.5 / 2
    for puzzle in shipped().values():
        if puzzle.kind != "move":
            assert choices(puzzle) == sorted(choices(puzzle))


async def answer(client: Client, puzzle: Puzzle, *, right: bool, hinted: bool = False) -> m.PuzzleSolution:
    place = next(at for at, one in enumerate(choices(puzzle)) if is_right(puzzle, one) == right)
    if not hinted:
        return await client.answer_puzzle(puzzle.id, place)
    body = m.PuzzleAnswer(choice=place, hinted=True)
    found: m.PuzzleSolution = await client.request("POST", f"/api/puzzles/{puzzle.id}", body, m.PuzzleSolution)
    return found


def test_an_answer_brings_the_solution_and_counts_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            listed = await ann.puzzles()
            assert {one.id for one in listed.puzzles} == set(shipped())
            assert (listed.solver, listed.tries) == (None, 0)
            first, second, third = (next(one for one in shipped().values() if one.kind == kind) for kind in KINDS)
            assert await ann.puzzle(first.id) == asked(first)
            told = await answer(ann, first, right=True)
            assert (told.right, told.standing.counted, told.standing.tries) == (True, True, 1)
            assert [worth.behind for worth in told.worths if worth.behind == 0.0]
            again = await answer(ann, first, right=False)
            assert (again.right, again.standing.counted) == (False, False)
            assert again.standing.solver == told.standing.solver
            told = await answer(ann, second, right=False)
            assert not told.right
            assert told.telling
            told = await answer(ann, third, right=True, hinted=True)
            assert not told.standing.counted
            listed = await ann.puzzles()
            solved = {one.id: one.solved for one in listed.puzzles if one.solved is not None}
            assert solved == {first.id: True, second.id: False, third.id: True}
            assert listed.solver == again.standing.solver or listed.tries == 3
            async with there.http() as stranger:
                place = next(at for at, one in enumerate(choices(first)) if is_right(first, one))
                found = await stranger.post(f"/api/puzzles/{first.id}", json={"choice": place})
                assert found.json()["right"]
                assert not found.json()["standing"]["counted"]

    asyncio.run(run())


def test_one_plays_on_from_a_puzzle_and_it_counts_for_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            for puzzle in examples(1):
                body = m.PlayPuzzle(name="Ann")
                made = await ann.request("POST", f"/api/puzzles/{puzzle.id}/table", body, m.TableMade)
                state = there.server.rooms.open[made.table].state
                assert state.game is not None
                assert state.game.view(puzzle.seat) == puzzle.game().view(puzzle.seat)
                assert [chair.level is None for chair in state.seats] == [
                    seat == puzzle.seat for seat in range(puzzle.setup.seats)
                ]
                assert state.seats[puzzle.seat].name == "Ann"
                assert not state.counts
                question = asked(puzzle).story.names
                assert [chair.name for chair in state.seats if chair.level] == [name for name in question if name]

    asyncio.run(run())


async def refusal(there: House, method: str, path: str, body: Mapping[str, object] | None = None) -> tuple[int, str]:
    async with there.http() as http:
        found = await http.request(method, path, json=body)
        return found.status_code, found.json()["code"]


def test_bad_requests_get_a_sentence(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            some = next(iter(shipped()))
            for method, path, body, said in (
                ("GET", "/api/puzzles/nothere", None, (404, "no_puzzle")),
                ("GET", "/api/puzzles/nothere/hint", None, (404, "no_puzzle")),
                ("GET", "/api/puzzles/nothere/steps", None, (404, "no_puzzle")),
                ("GET", f"/api/puzzles/{some}/steps?first=-1", None, (422, "malformed")),
                ("POST", "/api/puzzles/nothere", {"choice": 0}, (404, "no_puzzle")),
                ("POST", f"/api/puzzles/{some}", {"choice": 900}, (422, "malformed")),
                ("POST", f"/api/puzzles/{some}", {"choice": -1}, (422, "malformed")),
                ("POST", f"/api/puzzles/{some}/table", {"name": ""}, (422, "bad_name")),
            ):
                code = await refusal(there, method, path, body)
                assert code[1] == said[1], (path, code)
                assert 400 <= code[0] < 500

    asyncio.run(run())


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"nothing", "no file of puzzles"),
        (MARK + b" 99\n", "version 99"),
        (pack(examples(1))[:-9], "cut off"),
        (None, "No such file"),
    ],
)
def test_a_file_that_is_of_no_use_is_said_and_the_rest_goes_on(tmp_path: Path, data: bytes | None, why: str) -> None:
    async def run() -> None:
        async with house(quick(tmp_path / "data")) as there:
            file = tmp_path / "puzzles.bin"
            if data is not None:
                file.write_bytes(data)
            there.server.puzzles = PuzzleDesk(there.server.store, file)
            for path in ("/api/puzzles", "/api/puzzles/abc"):
                assert await refusal(there, "GET", path) == (409, "puzzles_damaged")
            async with there.http() as http:
                assert why in (await http.get("/api/puzzles")).json()["sentence"]
                assert (await http.get("/api/catalogue")).status_code == 200

    asyncio.run(run())


def test_puzzles_with_a_module_that_is_not_installed_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "some.bin"
    two = examples(1)[:2]
    head, _, _ = pack(two).partition(b"\n")
    written = json.loads(msgspec.json.encode(two))
    written[0]["setup"]["modules"] = ["base", "of_a_friend"]
    file.write_bytes(packed(head, written))
    desk = PuzzleDesk(None, file)  # type: ignore[arg-type]  # nobody is asked for anything
    assert list(desk.puzzles()) == [two[1].id]
    file.write_bytes(packed(head, written[:1]))
    with pytest.raises(Refusal, match="of_a_friend") as refused:
        PuzzleDesk(None, file).puzzles()  # type: ignore[arg-type]  # nobody is asked for anything
    assert refused.value.code == "puzzles_damaged"


def packed(head: bytes, written: list[object]) -> bytes:
    return head + b"\n" + zlib.compress(json.dumps(written).encode())
