"""Text for language models: everything is said, nothing more, and answers are read strictly."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import Memory
from saboteur.bots.arena.bot_game import play
from saboteur.bots.own_bots import own_bot
from saboteur.cli import run
from saboteur.env.among_bots import rounds
from saboteur.env.outside_program import Asked, LastingProgram, Program, ProgramError
from saboteur.env.prompts import AnswerRefused, as_json, parse, prompt
from saboteur.env.rules_in_words import guide
from saboteur.env.seat_rounds import seat_rounds
from saboteur.env.seat_story import MOST, Story
from saboteur.play.game import Game
from saboteur.play.notation import write
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything


def test_a_prompt_shows_hand_role_maze_and_every_option() -> None:
    game = Game.new(Setup(seats=4, seed=3))
    seat = min(game.to_act)
    view, options = game.view(seat), list(game.legal(seat))
    text = prompt(view, options)
    assert view.own is not None
    assert f"your role is {view.own.role}" in text
    assert all(card in text for card in view.own.hand)
    assert all(f"{i}. {write(action)}\n" in text for i, action in enumerate(options, 1))
    listed = as_json(view, options)
    assert len(json.loads(json.dumps(listed))["options"]) == len(options)


def test_a_prompt_tells_the_rules_of_the_modules_and_dwarfs_in_play_alone() -> None:
    view = Game.new(Setup(seats=6, modules=("saboteur2", "toll"), seed=1)).view(0)
    told = guide(view)
    assert "There are two toll dwarfs" in told
    assert "profiteer" in told
    assert "one winner alone gets five gold" in told  # what Saboteur 2 pays a saboteur (S12)
    assert "chest" not in told
    assert "Round 1 of 3" in prompt(view, [])


def test_a_story_tells_who_did_and_said_what_and_no_secret_of_others() -> None:
    own_bot.cache_clear()
    told = list(seat_rounds(f"{__name__}:Watching", Setup(seats=4, seed=0), "steady", 3, 2))
    assert [one.seat for one in told] == [0, 0]
    last = SEEN[-1]
    assert "Round 1 begins" in last
    assert "Round 2 begins" in last
    assert 'says: "' in last
    mine = [line for line in last.splitlines() if "(only you)" in line]
    assert mine
    assert all(line.strip().startswith("seat 0 ") for line in mine)


SEEN: list[str] = []


class Watching(Asked):
    """Takes the first option, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(1.0)

    def _answer(self, question: str) -> str | None:
        SEEN.append(question)
        return "1"


def test_a_story_keeps_its_last_lines_and_counts_what_it_left_out() -> None:
    game = Game.new(Setup(seats=4, seed=3))
    story = Story(0)
    for _ in range(2 * MOST):
        story.hears(game.events(0)[:1])
    lines = story.lines()
    assert len(lines) == MOST + 1
    assert lines[0] == f"({MOST} earlier lines are left out)"


def test_prompts_can_be_made_for_every_question_of_every_module() -> None:
    for foundation, seats in (("base", 6), ("saboteur2", 5)):
        number, modules, chosen = everything(foundation, seats)
        game = Game.new(Setup(seats=number, modules=modules, options=dict(chosen), seed=4))
        rng = random.Random(2)
        for _ in range(200):
            if game.over:
                break
            seat = min(game.to_act)
            options = list(game.legal(seat))
            text = prompt(game.view(seat), options)
            action = rng.choice(options)
            assert parse(write(action), options) == action
            assert len(text) < 20_000
            game.apply(seat, action)


def test_answers_are_numbers_notation_or_json_and_nothing_else() -> None:
    game = Game.new(Setup(seats=4, seed=3))
    options = list(game.legal(min(game.to_act)))
    assert parse(" 2 \n", options) == options[1]
    for number in ("2.", "Option 2", "answer: 2", "2)", f"2. {write(options[1])}", f"Option 2: {write(options[1])}"):
        assert parse(number, options) == options[1]
    with pytest.raises(AnswerRefused, match="Option 2 is"):  # the number of one, the notation of another
        parse(f"2. {write(options[0])}", options)
    assert parse('{"option": 1}', options) == options[0]
    assert parse(json.dumps({"action": write(options[2])}), options) == options[2]
    deep = '{"a":' * 2000
    for wrong in (
        "",
        "0",
        "999",
        "I choose 2",
        "{",
        '{"option": true}',
        '{"move": 1}',
        "lay",
        "2 3",
        "9" * 5000,
        deep,
    ):
        with pytest.raises(AnswerRefused, match=f"from 1 to {len(options)}"):
            parse(wrong, options)


def test_an_answer_for_another_seat_is_refused_with_whose_turn_it_is() -> None:
    game = Game.new(Setup(seats=4, seed=3))
    seat = min(game.to_act)
    options = list(game.legal(seat))
    assert parse(f'{{"seat": {seat}, "option": 1}}', options, seat) == options[0]
    for other in (str(seat + 1), '"0"', "null", '[["x"]]'):
        with pytest.raises(AnswerRefused, match=f"Seat {seat} is asked, not"):
            parse(f'{{"seat": {other}, "option": 1}}', options, seat)
    with pytest.raises(AnswerRefused, match="names no option"):
        parse("seat 2: 1", options, seat)


def program(tmp_path: Path, body: str, seconds: float = 60.0) -> Program:
    """A little program in Python."""
    path = tmp_path / "mover.py"
    path.write_text(f"import sys\ntext = sys.stdin.read()\n{body}\n", "utf-8")
    return Program(f"{sys.executable} {path}", seconds)


def ask(mover: Asked, game: Game) -> Any:
    """Ask it whatever is asked now."""
    seat = min(game.to_act)
    view = game.view(seat)
    return mover.choose(view, list(game.legal(seat)), Memory.start(view), random.Random(0))


@pytest.mark.parametrize(
    ("body", "counted"),
    [
        ("print(1)", "answered"),
        ("print('no idea')", "refused"),
        ("sys.exit(3)", "failed"),
        ("print(1 if 'refused' in text else 'hm')", "answered"),
    ],
)
def test_whatever_a_program_does_the_game_goes_on_and_it_is_counted(tmp_path: Path, body: str, counted: str) -> None:
    game = Game.new(Setup(seats=4, seed=3))
    mover = program(tmp_path, body)
    assert ask(mover, game) in game.legal(min(game.to_act))
    assert mover.counts[counted]


def test_a_program_that_hangs_is_given_up(tmp_path: Path) -> None:
    game = Game.new(Setup(seats=4, seed=3))
    mover = program(tmp_path, "import time; time.sleep(60)", seconds=0.3)
    assert ask(mover, game) in game.legal(min(game.to_act))
    assert mover.counts["too slow"] == mover.counts["at random"] == 1


def lasting(tmp_path: Path, body: str, seconds: float = 60.0) -> LastingProgram:
    """A little program in Python that goes on: what it does for each line."""
    path = tmp_path / "mover.py"
    path.write_text(
        f"import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {body}\n", "utf-8"
    )
    return LastingProgram(f"{sys.executable} -u {path}", seconds)


def test_a_lasting_program_is_started_once_and_ends_when_it_is_let_go(tmp_path: Path) -> None:
    body = "print(json.dumps({'option': len(asked['options'])}), flush=True)"
    command = lasting(tmp_path, body).command
    played = play(Setup(seats=3, seed=5), lambda seat, _view: "random" if seat else f"program={command}")
    mover = own_bot(f"program={command}")
    assert isinstance(mover, LastingProgram)
    assert mover.counts["answered"] == mover.counts["asked"] > 3
    assert played.counts == {f"program={command}": dict(mover.counts)}
    process = mover._process
    assert process is not None
    mover.close()
    assert process.returncode == 0


def test_a_lasting_program_is_told_why_its_answer_was_refused(tmp_path: Path) -> None:
    game = Game.new(Setup(seats=4, seed=3))
    mover = lasting(tmp_path, "print(2 if 'There is no option 0' in asked.get('refused', '') else 0)")
    assert ask(mover, game) == game.legal(min(game.to_act))[1]
    assert mover.counts == {"asked": 1, "refused": 1, "answered": 1}
    mover.close()


@pytest.mark.parametrize(("body", "counted"), [("sys.exit(3)", "failed"), ("time.sleep(600)", "too slow")])
def test_a_lasting_program_that_ends_or_hangs_is_started_again(tmp_path: Path, body: str, counted: str) -> None:
    game = Game.new(Setup(seats=4, seed=3))
    mover = lasting(tmp_path, body, 60.0 if counted == "failed" else 0.3)
    for _ in range(2):
        assert ask(mover, game) in game.legal(min(game.to_act))
    assert mover.counts == {"asked": 2, counted: 2, "at random": 2}
    assert mover._process is None


def test_a_lasting_program_that_never_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import time; time.sleep(600)\n", "utf-8")
    mover = LastingProgram(f"{sys.executable} {path}", 0.3)
    monkeypatch.setattr(mover, "_question", lambda *_: "x" * 1_000_000)  # more than a pipe holds
    game = Game.new(Setup(seats=4, seed=3))
    assert ask(mover, game) in game.legal(min(game.to_act))
    assert mover.counts == {"asked": 1, "too slow": 1, "at random": 1}


def test_a_command_that_cannot_be_run_is_said() -> None:
    with pytest.raises(ProgramError, match="cannot run"):
        ask(Program("/no/such/program"), Game.new(Setup(seats=4, seed=3)))
    with pytest.raises(ProgramError, match="empty"):
        Program("  ")


def first(games: object, view: object, options: list[Any]) -> int:
    """Takes the first option."""
    _ = games, view, options
    return 0


def test_rounds_among_bots_are_reproducible_and_every_seat_has_its_turn() -> None:
    setup = Setup(seats=3, seed=0)
    played = [list(rounds(first, setup, "novice", 5, 4)) for _ in range(2)]
    assert played[0] == played[1]
    assert [result.seat for result in played[0]] == [0, 1, 2, 0]
    sides = {side: list(rounds(None, setup, "novice", 5, 4, side=side)) for side in ("diggers", "saboteurs")}
    assert all(a.won != b.won for a, b in zip(sides["diggers"], sides["saboteurs"], strict=True))


def test_the_command_plays_rounds_and_says_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mover = program(tmp_path, "print(1)")
    code = run(["seat", "--llm-command", mover.command, "--rounds", "1", "--seats", "3", "--levels", "random"])
    said = capsys.readouterr().out
    assert code == 0
    assert "its side won" in said
    assert "answered" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--llm-command", "x", "--levels", "hero"], "no level 'hero'"),
        (["--llm-command", "/no/such/program"], "cannot run"),
        (["--llm-command", "'"], "cannot be read"),
        (["--program", "/no/such/program"], "cannot run"),
        (["--bot", "hero"], "no level 'hero'"),
    ],
)
def test_the_command_says_what_is_wrong(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["seat", "--rounds", "1", *words]) == 2
    assert says in capsys.readouterr().err
