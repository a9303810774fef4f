"""Sense near the end and elsewhere: positions that people saw go wrong, by kind of mistake (`lab/sense.py`)."""

import pytest

from lab.sense import FOLDER, Case, cases, kinds, main
from saboteur.play.notation import write

LEVELS = ("shrewd-cunning", "master-cunning", "grandmaster-cunning")


def test_there_are_enough_positions_and_each_has_moves_that_make_sense_and_moves_that_make_none() -> None:
    every = list(cases())
    assert len(every) >= 60
    assert len({(case.kind, case.name) for case in every}) == len(every)
    for case in every:
        game = case.game()
        sensible = {case.sensible(action) for action in game.legal(min(game.to_act))}
        assert sensible == {True, False}, f"{case.kind} {case.name}: {sensible}"


@pytest.mark.parametrize("kind", kinds())
def test_shrewd_makes_sense_in_positions_of_every_kind(kind: str) -> None:
    found = {case.name: case.move("shrewd-cunning") for case in cases([kind])}
    senseless = {case.name: write(found[case.name]) for case in cases([kind]) if not case.sensible(found[case.name])}
    assert not senseless


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_nine_moves_of_ten_make_sense(level: str) -> None:
    every = list(cases())
    senseless = [f"{case.kind} {case.name}" for case in every if not case.sensible(case.move(level))]
    assert len(senseless) <= len(every) / 10, senseless


def test_a_position_says_what_is_good_and_bad_what_was_heard_and_what_is_believed() -> None:
    case = next(case for case in cases(["told"]) if "says" in case.lines.get("heard", ""))
    game = case.game()
    seat = min(game.to_act)
    memory = case.memory(game, seat)
    assert memory.words
    assert memory.readers
    text = "a\n"
    chosen = Case("kind", "name", text, {"good": "lay *", "bad": "lay NE@1,0*; pass map"})
    moves = {write(action): chosen.sensible(action) for action in game.legal(seat)}
    assert set(moves.values()) == {True, False}
    assert not any(fine for move, fine in moves.items() if not move.startswith("lay "))


def test_kinds_and_levels_that_there_are_not_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert FOLDER.is_dir()
    for words, said in ((["nonsense"], "there is no kind nonsense"), (["rocks", "--level", "expert"], "no level")):
        with pytest.raises(SystemExit):
            main(words)
        assert said in capsys.readouterr().err
