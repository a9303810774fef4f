"""Puzzles out of games: made by seed, kept in a file, checked anew, solved in the terminal."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from msgspec.structs import replace

from saboteur.cli import run
from saboteur.core.table.refusal import Refusal
from saboteur.play.game import Game
from saboteur.play.records.record import record_of
from saboteur.puzzles.asking import choices, is_right
from saboteur.puzzles.confirming import check
from saboteur.puzzles.finding import Wanted, make, puzzles_in, setup_for
from saboteur.puzzles.played_game import play_story
from saboteur.puzzles.puzzle import KINDS, Puzzle, Worth
from saboteur.puzzles.storage import MARK, pack, shipped, unpack

ALL_KINDS = 6  # the seed of a short game with a puzzle of every kind in it


@pytest.fixture(scope="module")
def made() -> dict[str, Puzzle]:
    return {puzzle.kind: puzzle for puzzle in make(Wanted(KINDS, ("base",), again=1), ALL_KINDS).puzzles}


def test_a_game_gives_the_same_puzzles_each_time_and_their_answers_hold(made: dict[str, Puzzle]) -> None:
    again = {puzzle.kind: puzzle for puzzle in make(Wanted(KINDS, ("base",), again=1), ALL_KINDS).puzzles}
    assert again == made
    assert set(made) == set(KINDS)
    assert all(check(puzzle, 160) for puzzle in made.values())


def test_games_that_people_played_give_puzzles_and_nobodys_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = play_story(setup_for(ALL_KINDS, Wanted(KINDS, ("base",))))
    game = Game.new(played.setup)
    for seat, code in zip(played.moves[::2], played.moves[1::2], strict=True):
        game.apply_code(seat, code)
    record = tmp_path / "ours.json"
    record.write_text(record_of(game, talk=played.talk).dump())
    out = tmp_path / "ours.bin"
    command = ["puzzles", "make", "--kinds", "who,lie", "--out", str(out), "--records", str(record)]
    assert run(command) == 0
    assert "out of 1 games" in capsys.readouterr().out
    bots = {one.id for one in puzzles_in(played, Wanted(("who", "lie"), ())).puzzles}
    assert {one.id for one in unpack(out.read_bytes())} == bots != set()
    record.write_text(record_of(Game.new(played.setup), unfinished=True).dump())
    assert run(command) == 1
    assert "puzzles come from whole games" in capsys.readouterr().err


def test_a_wrong_answer_does_not_pass_the_check(made: dict[str, Puzzle]) -> None:
    move, who, lie = (made[kind] for kind in KINDS)
    swapped = [Worth(one.code, 9.0 - one.behind, one.error) for one in reversed(move.worths)]
    assert not check(replace(move, worths=swapped), 160)
    innocent = next(seat for seat in range(who.setup.seats) if seat not in (*who.answer, who.seat))
    assert not check(replace(who, answer=[innocent]), 160)
    true = next(place for place in lie.claims if place not in lie.answer)
    assert not check(replace(lie, answer=[true]), 160)
    assert not check(replace(move, moves=[*move.moves, 11, 1]), 160), "its game cannot be played"


def test_what_may_be_answered_does_not_tell_the_answer(made: dict[str, Puzzle]) -> None:
    for puzzle in made.values():
        offered = choices(puzzle)
        assert [one for one in offered if is_right(puzzle, one)], puzzle.kind
        assert len(offered) >= 3, puzzle.kind
        assert any(not is_right(puzzle, one) for one in offered)
    move = made["move"]
    other = replace(move, answer=[move.worths[-1].code], worths=list(reversed(move.worths)))
    assert choices(other) == choices(move), "the order is that of the question"


def test_a_puzzles_name_does_not_follow_from_its_answer(made: dict[str, Puzzle]) -> None:
    assert made["who"].id == replace(made["who"], answer=[0], rating=900).id
    assert made["who"].id != replace(made["who"], seat=(made["who"].seat + 1) % 5).id


def test_a_file_of_puzzles_comes_back_and_a_bad_one_is_refused_in_a_sentence(made: dict[str, Puzzle]) -> None:
    data = pack(list(made.values()))
    assert unpack(data) == list(made.values())
    for bad, code in (
        (b"no puzzles", "puzzles_foreign"),
        (data.replace(b" 1\n", b" 2\n", 1), "puzzles_version"),
        (data[:-20], "puzzles_damaged"),
        (data[:60] + bytes(40) + data[100:], "puzzles_damaged"),
        (MARK + b" 1\n" + zlib.compress(b'[{"kind": "riddle"}]'), "puzzles_damaged"),
    ):
        with pytest.raises(Refusal) as refused:
            unpack(bad)
        assert refused.value.code == code


def test_a_puzzle_is_solved_in_the_terminal(
    made: dict[str, Puzzle], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.bin"
    file.write_bytes(pack(list(made.values())))
    for puzzle in made.values():
        right = next(at for at, one in enumerate(choices(puzzle), 1) if is_right(puzzle, one))
        typed = iter(["x", "99", str(right)])
        monkeypatch.setattr("builtins.input", lambda *_, answers=typed: next(answers))
        assert run(["puzzles", "--from", str(file), "--kind", puzzle.kind, "--language", "de"]) == 0
        assert "Richtig!" in capsys.readouterr().out


def test_files_are_put_together_without_duplicates_and_who_solves_them_is_a_table(
    made: dict[str, Puzzle], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, out = tmp_path / "mine.bin", tmp_path / "all.bin"
    bad = replace(made["move"], worths=made["move"].worths[:2], seat=made["move"].seat)
    file.write_bytes(pack([*made.values()]))
    other = tmp_path / "other.bin"
    other.write_bytes(pack([replace(bad, moves=bad.moves[:-2])]))
    assert run(["puzzles", "sift", str(file), str(file), str(other), "--out", str(out)]) == 0
    assert {one.id for one in unpack(out.read_bytes())} <= {one.id for one in made.values()}
    said = capsys.readouterr().out
    assert f"of {2 * len(made) + 1} puzzles" in said
    monkeypatch.setattr("saboteur.cli.puzzles.FEWEST_OF_THEME", 1)
    assert run(["puzzles", "rates", str(file)]) == 0
    table = capsys.readouterr().out
    assert "| kind | theme | puzzles | guess | novice | steady | shrewd | master |" in table
    assert all(f"| {kind} | all, " in table for kind in KINDS)


def test_the_end_of_the_input_ends_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(*_: object) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    assert run(["puzzles", "--kind", "who"]) == 0
    assert "Who" in capsys.readouterr().out


def test_bad_requests_are_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (
        (["puzzles", "--from", str(tmp_path / "none.bin")], "cannot be read"),
        (["puzzles", "--id", "nothere"], "there is no puzzle 'nothere'"),
        (["puzzles", "make", "--kinds", "riddle", "--out", "x"], "there is no kind of puzzle 'riddle'"),
        (["puzzles", "make", "--presets", "nope", "--out", "x"], "there is no preset 'nope'"),
    ):
        assert run(words) != 0
        assert said in capsys.readouterr().err


def test_the_shipped_puzzles_can_be_read_and_are_of_every_kind() -> None:
    kinds = [puzzle.kind for puzzle in shipped().values()]
    assert set(kinds) == set(KINDS)
    for kind in KINDS:
        one = next(puzzle for puzzle in shipped().values() if puzzle.kind == kind)
        assert not one.game().over
