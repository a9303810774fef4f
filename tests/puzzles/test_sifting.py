"""Puzzles that are no good are thrown out, each for a reason that somebody met who read them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from saboteur.play.actions import Pass, PlayTheft, ReadMap, pack, unpack
from saboteur.play.commentary.said import Spoken
from saboteur.play.fields.values import Cell
from saboteur.puzzles.puzzle import Puzzle, Telling, Worth
from saboteur.puzzles.sifting import FAULTS, OFTEN, fault, mended, sifted, told_at, wording
from saboteur.puzzles.storage import shipped


def one_of(kind: str) -> Puzzle:
    return next(puzzle for puzzle in shipped().values() if puzzle.kind == kind)


@pytest.fixture(scope="module")
def move() -> Puzzle:
    return next(
        puzzle for puzzle in shipped().values()
        if puzzle.kind == "move" and len(puzzle.worths) >= 6 and len(puzzle.answer) == 1
    )  # fmt: skip


@pytest.fixture(scope="module")
def who() -> Puzzle:
    return one_of("who")


def test_every_puzzle_that_comes_with_the_program_is_good() -> None:
    good, thrown = sifted(shipped().values())
    assert thrown == {}
    assert good == list(shipped().values())


def test_few_answers_or_many_right_ones_are_no_question(move: Puzzle) -> None:
    assert fault(replace(move, worths=move.worths[:3])) == "few"
    assert fault(replace(move, answer=[one.code for one in move.worths[:3]])) == "guessed"


def test_answers_that_do_one_kind_of_thing_are_dull(move: Puzzle) -> None:
    maps = [pack(ReadMap(cell=Cell(8, row))) for row in (-2, -1, 0, 1, 2)]
    assert fault(replace(move, worths=[Worth(code, 0.3, 0.0) for code in maps], answer=maps[:1])) == "dull"


def test_answers_that_read_the_same_are_one_and_a_fault_where_one_is_wrong(move: Puzzle) -> None:
    """In which order discarded cards lie is no other answer."""
    pair = [pack(Pass(cards=cards)) for cards in (["map", "rockfall"], ["rockfall", "map"])]
    assert pair[0] != pair[1]
    assert wording(pair[0]) == wording(pair[1])
    worths = [Worth(pair[0], 0.0, 0.0), *move.worths[1:]]
    twice = replace(move, worths=[*worths, Worth(pair[1], 0.0, 0.0)], answer=[pair[0], pair[1]])
    assert mended(twice).worths == worths
    assert mended(twice).answer == [pair[0]]


def test_a_saboteur_of_whom_nothing_tells_makes_no_puzzle(who: Puzzle) -> None:
    assert fault(who) is None
    assert fault(replace(who, telling=[])) == "untold"
    assert fault(replace(who, telling=[Telling(one.step, one.seat, 0.2) for one in who.telling])) == "untold"
    some = [Telling(who.steps, seat, 1.5) for seat in who.answer]
    assert fault(replace(who, rating=2200, telling=some)) == "unread"
    assert fault(replace(who, rating=2200, telling=[replace(one, said=2.5) for one in some])) is None


def test_claims_from_before_a_goal_was_moved_are_no_question() -> None:
    lie = one_of("lie")
    assert fault(lie) is None
    swapped = next(one for one in shipped().values() if _swap(one) is not None)
    step = _swap(swapped)
    early, late = (Spoken(at, lie.talk[lie.claims[0]].said) for at in (step or 0, swapped.steps))
    asked = replace(swapped, kind="lie", certain=True, claims=[0, 1, 2], answer=[0])
    assert fault(replace(asked, talk=[early, late, late])) == "moved"
    assert fault(replace(asked, talk=[late, late, late])) is None


def _swap(puzzle: Puzzle) -> int | None:
    """Return after how many actions goals were taken and put back, if they were."""
    codes = puzzle.moves[1::2]
    return next((at for at, code in enumerate(codes) if type(unpack(code)).__name__ == "SwapGoals"), None)


def test_what_told_is_shown_where_the_seat_is_told_of_it() -> None:
    """A card that a Veto could stop is told when it takes effect, not when it is proposed."""
    for puzzle in [one for one in shipped().values() if one.kind == "who" and "veto" in one.setup.modules][:20]:
        told = told_at(puzzle)
        assert all(told[one.step] for one in puzzle.telling)
        silent = next((step for step, said in enumerate(told) if not said), None)
        if silent is None:
            continue
        moved = mended(replace(puzzle, telling=[Telling(silent, 0, 1.0)]))
        assert [told[one.step] for one in moved.telling] == [True]
        return
    pytest.fail("no puzzle has a step of which its seat is told nothing")


def test_what_is_right_in_many_puzzles_is_asked_no_more(move: Puzzle) -> None:
    theft = pack(PlayTheft())
    worths = [Worth(theft, 0.0, 0.0), *[one for one in move.worths if one.code not in move.answer]]
    same = [replace(move, answer=[theft], worths=worths, seat=seat) for seat in range(OFTEN + 3)]
    good, thrown = sifted(same)
    assert (len(good), thrown) == (OFTEN, {"again": 3})
    assert len(sifted([move] * (OFTEN + 3))[0]) == OFTEN + 3, "paths are never twice the same"


def test_every_fault_has_a_sentence() -> None:
    assert all(sentence.islower() or sentence[0].islower() for sentence in FAULTS.values())
    assert len(set(FAULTS.values())) == len(FAULTS)
