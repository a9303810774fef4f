"""Tries at puzzles: the first counts, once, and they are a person's own, on both databases."""

from __future__ import annotations

import asyncio

from tests.server.store.kit import in_loop, opened
from tests.server.store.test_people import ANNA, BEN

from saboteur.puzzles.solvers import BEGINNER, Standing, rated
from saboteur.server.store import PuzzleMark, PuzzleTry, SolverCard


@in_loop
async def test_the_first_try_moves_both_ratings_and_no_other_does(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        assert await store.solver_of("anna") is None
        assert await store.puzzle_mark("p") is None
        assert await store.try_puzzle("anna", "p", 1.0, True, 1500, True)
        assert not await store.try_puzzle("anna", "p", 2.0, False, 1500, True)
        solver, puzzle = rated(Standing(BEGINNER), Standing(1500.0), solved=True)
        assert await store.solver_of("anna") == SolverCard(rating=solver.rating, tries=1)
        assert await store.puzzle_mark("p") == PuzzleMark(rating=puzzle.rating, tries=1, solved=1)
        assert await store.puzzle_tries("anna") == [PuzzleTry(puzzle="p", at=1.0, solved=True)]
        assert await store.try_puzzle("anna", "q", 3.0, True, 1500, False), "with a hint it is kept"
        assert (await store.solver_of("anna") or SolverCard(rating=0, tries=0)).tries == 1
        assert [one.puzzle for one in await store.puzzle_tries("anna")] == ["q", "p"]


@in_loop
async def test_strangers_leave_no_trace_and_tries_at_once_all_count(database: str) -> None:
    async with opened(database) as store:
        assert not await store.try_puzzle("nobody", "p", 1.0, True, 1500, True)
        assert await store.puzzle_mark("p") is None
        await store.put_person(ANNA)
        await store.put_person(BEN)
        tries = [
            store.try_puzzle(who, f"p{n % 3}", float(n), n % 2 == 0, 1500, True)
            for n in range(9)
            for who in ("anna", "ben")
        ]
        assert sum(await asyncio.gather(*tries)) == 6
        marks = [await store.puzzle_mark(f"p{n}") for n in range(3)]
        assert [mark.tries for mark in marks if mark] == [2, 2, 2]


@in_loop
async def test_tries_go_with_a_person_and_come_along_to_another_device(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        await store.put_person(BEN)
        for puzzle in ("p", "q"):
            await store.try_puzzle("anna", puzzle, 1.0, True, 1500, True)
        await store.try_puzzle("ben", "q", 1.0, False, 1500, True)
        await store.join_people("anna", "ben")
        assert {one.puzzle: one.solved for one in await store.puzzle_tries("ben")} == {"p": True, "q": False}
        card = await store.solver_of("ben")
        assert card is not None
        assert card.tries == 2, "the rating of whoever tried more"
        data = await store.export_person("ben")
        assert data is not None
        assert (len(data.puzzles), data.solver) == (2, card)
        await store.delete_person("ben")
        assert await store.puzzle_tries("ben") == []
        assert await store.solver_of("ben") is None
        mark = await store.puzzle_mark("p")
        assert mark is not None, "how hard a puzzle is stays"
