"""Bots of others: a class that chooses, by its module or brought by a package, plays wherever levels play."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.modules.stranger import OWN_BOT, cli, install, run

from saboteur.bots.arena.bot_game import play
from saboteur.bots.levels import playable
from saboteur.bots.own_bots import BotFault, own_bot
from saboteur.cli import run as command
from saboteur.cli.terminal.saves import read_save, save_text
from saboteur.core.table.refusal import Refusal
from saboteur.play.game import Game
from saboteur.play.setup import Setup

MINE = """
class Last:
    def choose(self, view, options, memory, rng):
        return options[-1]

class Counting:
    def choose(self, view, options, memory, rng):
        asked = (memory.notes or 0) + 1
        assert (memory.notes is None) == (asked == 1)
        return options[asked % len(options)], asked

class Outside:
    def choose(self, view, options, memory, rng):
        return "east"

class Failing:
    def choose(self, view, options, memory, rng):
        return options[10_000]

class Empty:
    pass

class Given:
    def __init__(self, place="first"):
        self.place = 0 if place == "first" else -1

    def choose(self, view, options, memory, rng):
        return options[self.place]
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be in a folder with a module of one's own."""
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    own_bot.cache_clear()


@pytest.mark.usefixtures("mine")
def test_a_class_in_the_folder_where_one_is_meets_levels_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", "mine:Last", "random", "--deals", "2", "--seats", "3", "--jobs", "2"]) == 0
    assert "mine:Last more than random" in capsys.readouterr().out


@pytest.mark.usefixtures("mine")
def test_a_bot_finds_its_notes_at_its_next_question() -> None:
    done = play(Setup(seats=3, seed=4), lambda _seat, _view: "mine:Counting", keep=True)
    assert done.record is not None
    assert {thought.level for thought in done.record.thoughts} == {"mine:Counting"}
    assert {thought.reason.ground for thought in done.record.thoughts} == {"own_rules"}


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "mine:Outside",
            r"the bot 'mine:Outside' at seat \d, asked 'take_turn', answered 'east', which is none of its",
        ),
        ("mine:Failing", r"at seat \d, asked 'take_turn', failed at mine.py:18: IndexError: list index out of range"),
    ],
)
def test_what_a_bot_does_wrong_is_said_with_its_place(name: str, said: str) -> None:
    with pytest.raises(BotFault, match=said):
        play(Setup(seats=3, seed=1), lambda _seat, _view: name)


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mine:Nobody", "cannot be had: AttributeError: module 'mine' has no attribute 'Nobody'"),
        ("yours:Bot", "cannot be had: ModuleNotFoundError: No module named 'yours'"),
        ("mine:Empty", "has no method choose(view, options, memory, rng)"),
    ],
)
@pytest.mark.parametrize(
    "words", [["arena", "steady"], ["seat", "--rounds", "1", "--bot"], ["play", "--bots"]], ids=lambda words: words[0]
)
def test_a_bot_that_cannot_be_had_is_refused_in_one_line(
    words: list[str], name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command([*words, name]) == 1
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.usefixtures("mine")
def test_what_stands_behind_a_sign_of_equality_is_handed_to_the_class() -> None:
    setup = Setup(seats=3, seed=4)
    last = play(setup, lambda _seat, _view: "mine:Last")
    given = play(setup, lambda _seat, _view: "mine:Given=last")
    assert last.gold == given.gold
    assert own_bot("mine:Given=last") is not own_bot("mine:Given")


def test_a_saved_game_starts_no_program(tmp_path: Path) -> None:
    game = Game.new(Setup(seats=3, seed=1, options={"first_seat": 0}))
    game.apply(0, game.legal(0)[0])
    saved = tmp_path / "saved.json"
    saved.write_text(save_text(game, 0, ["", "program=touch it", "steady"]))
    with pytest.raises(Refusal, match="levels do not fit"):
        read_save(saved)


@pytest.mark.usefixtures("mine")
def test_a_saved_game_with_a_bot_that_has_gone_is_refused_with_its_name(tmp_path: Path) -> None:
    game = Game.new(Setup(seats=3, seed=1, options={"first_seat": 0}))
    game.apply(0, game.legal(0)[0])
    saved = tmp_path / "saved.json"
    saved.write_text(save_text(game, 0, ["", "mine:Last", "mine:Last"]))
    assert read_save(saved).levels[1] == "mine:Last"
    saved.write_text(save_text(game, 0, ["", "gone:Bot", "mine:Last"]))
    with pytest.raises(BotFault, match="the bot 'gone:Bot' cannot be had"):
        read_save(saved)


def test_a_name_with_no_colon_that_nobody_brings_is_no_level() -> None:
    assert not playable("eastward")


def test_a_package_brings_a_bot_and_it_passes_its_own_tests(tmp_path: Path) -> None:
    site = install(OWN_BOT, tmp_path / "site")
    tests = str(OWN_BOT / "tests")
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tests, tests, beside=site, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    refused = cli("arena", "northward", "steady", beside=site)
    assert "grandmaster, eastward, model, program, text, and characters pim," in refused.stderr
    seated = cli("seat", "--bot", "eastward", "--rounds", "1", "--levels", "random", "--seats", "3", beside=site)
    assert "its side won" in seated.stdout, seated.stderr
