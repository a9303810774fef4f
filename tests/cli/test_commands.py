"""Every command does what its help says."""

from __future__ import annotations

import argparse
import csv
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from saboteur.cli import parser, run
from saboteur.cli.completion import SHELLS
from saboteur.play.records.record import Record
from saboteur.words import LANGUAGES, texts

Out = Callable[..., str]


@pytest.fixture
def out(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Out:
    """Run a command that has to succeed, and give what it printed."""

    monkeypatch.setenv("LANGUAGE", "en")

    def command(*argv: object) -> str:
        code = run([str(word) for word in argv])
        printed = capsys.readouterr()
        assert code == 0, printed.err
        assert printed.err == ""
        return printed.out

    return command


@pytest.fixture
def record(tmp_path: Path, out: Out) -> Path:
    """Save the record of a game with three seats."""
    out("sim", "--games", 1, "--seats", 3, "--seed", 7, "--record", tmp_path)
    return tmp_path / "game-0.json"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Write a small position."""
    file = tmp_path / "corner.txt"
    file.write_text("seats: 3\nmodules: base\nmaze: NESW@1,0 EW@2,0\nhand 0: NS rockfall\n")
    return file


def test_the_help_shows_every_command_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(["--help"])
    text = capsys.readouterr().out
    assert left.value.code == 0
    for command in ("sim", "replay", "verify", "rules", "schema", "position", "perft", "bench"):
        assert f"\n    {command} " in text
    assert "saboteur sim --games 1000 --modules base,veto" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "replay", "rules"])
def test_the_help_of_a_command_is_told_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit):
        run([command, "--language", language, "--help"])
    text = capsys.readouterr().out
    for key in (f"cli-{command}", "cli-help", "cli-language"):
        assert texts(language)(key) in text
    assert texts("en")("cli-help") in text or language != "en"
    assert ("examples:" in text) == (language == "en" and command != "rules")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--seat", "9"], "es gibt keinen Platz 9; dieses Spiel hat die Plätze 1 bis 5"),
        (["--bots", "clever"], "es gibt keine Stufe 'clever'; es gibt random, novice,"),
        (["--bots", "novice,novice"], "--bots nimmt eine Stufe oder eine für jeden der anderen (4), nicht 2"),
        (["--modules", "base,saboteur2"], "Wähle genau ein Hauptspiel"),
        (["--resume", "x.json", "--seed", "3"], "wie es ausgeteilt wurde: lass --seed weg"),
    ],
)
def test_wrong_arguments_are_named_in_the_language_of_the_game(
    capsys: pytest.CaptureFixture[str], argv: list[str], said: str
) -> None:
    assert run(["play", "--language=de", *argv]) > 0
    assert said in capsys.readouterr().err


def test_without_a_command_the_help_is_shown_and_the_usage_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 2
    assert "examples:" in capsys.readouterr().out


def test_sim_sums_up_roles_endings_and_lengths(out: Out) -> None:
    text = out("sim", "--games", 20, "--seats", 4, "--seed", 1)
    assert text.startswith("20 games, base; 4 seats, seed 1:")
    for words in ("saboteur", "digger", "hands_empty", "actions in a round", "gold of a seat"):
        assert words in text


def test_sim_with_the_same_seed_plays_the_same_games_in_one_process_or_two(tmp_path: Path, out: Out) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    out("sim", "--games", 60, "--random", "--seed", 5, "--json", one)
    out("sim", "--games", 60, "--random", "--seed", 5, "--jobs", 2, "--json", two)
    assert one.read_bytes() == two.read_bytes()
    assert len(json.loads(one.read_text())["games"]) == 60


def test_sim_writes_a_line_of_csv_for_each_seat_in_each_round(tmp_path: Path, out: Out) -> None:
    file = tmp_path / "games.csv"
    out("sim", "--games", 2, "--seats", 3, "--seed", 5, "--csv", file)
    lines = list(csv.DictReader(file.read_text().splitlines()))
    assert len(lines) == 2 * 3 * 3
    assert {line["role"] for line in lines} <= {"digger", "saboteur"}


def test_sim_takes_presets_and_options(out: Out) -> None:
    text = out(
        "sim", "--games", 2, "--modules", "everything2", "--seats", 12, "--options", "chest_layout=b", "--seed", 1
    )
    assert "saboteur2" in text
    assert "12 seats" in text


def test_the_game_that_sim_records_is_the_one_it_sums_up(tmp_path: Path, out: Out) -> None:
    file = tmp_path / "games.json"
    out("sim", "--games", 3, "--random", "--seed", 9, "--record", tmp_path / "games", "--json", file)
    for game in json.loads(file.read_text())["games"]:
        record = Record.load((tmp_path / "games" / f"game-{game['number']}.json").read_text())
        assert record.result is not None
        assert record.result.gold == game["gold"]
        assert len(record.actions) == sum(one["actions"] for one in game["rounds"])
        assert [one.ending for one in record.result.rounds] == [one["ending"] for one in game["rounds"]]


def test_sim_check_says_what_was_met(out: Out) -> None:
    text = out("sim", "--check", "--games", 3, "--seed", 0)
    assert text.startswith("3 games, ")
    for words in ("3 rulesets", "questions met", "endings met", "verbs", "per CPU second", "every invariant held"):
        assert words in text


def test_sim_check_says_how_to_see_a_failure_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ValueError("a card is missing")

    monkeypatch.setattr("saboteur.sim.volume.check", broken)
    assert run(["sim", "--check", "--games", "2", "--seed", "40"]) == 1
    text = capsys.readouterr().out
    assert "a card is missing" in text
    assert "again: saboteur sim --check --games 1 --seed 41" in text
    assert "2 games failed" in text


def test_verify_names_what_it_checked(record: Path, out: Out) -> None:
    assert out("verify", record).count("ok ") == 4
    assert json.loads(out("verify", record, "--json"))["ok"] is True


def test_verify_fails_with_one_when_the_record_was_changed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace('"commitment": "', '"commitment": "0', 1))
    assert run(["verify", str(record)]) == 1
    assert "WRONG" in capsys.readouterr().out


def test_replay_shows_a_seat_its_own_hand_and_nobody_elses(record: Path, out: Out) -> None:
    text = out("replay", record, "--seat", 3, "--print")
    last = len(Record.parse(record.read_text()).actions)
    assert text.count(f" of {last} ──") == last + 1
    deal = text.split("── step 1 of")[0]
    assert re.search(r"Seat 3 gets a dwarf: a \S+ \(only you\)", deal)
    assert deal.count("gets a dwarf") == 1
    assert " Seat 2: 6 cards" in deal
    assert re.search(r"Seat 3, \S+, 0\sgold: ", deal)


def test_replay_shows_a_spectator_no_secret_and_all_every_one(record: Path, out: Out) -> None:
    spectator = out("replay", record, "--print").split("── step 1 of")[0]
    everything = out("replay", record, "--print", "--all").split("── step 1 of")[0]
    assert "dwarf: " not in spectator
    assert everything.count("dwarf: ") == 3
    assert everything.count("0\xa0gold: ") == 3


def test_replay_tells_what_was_said_after_the_step_it_was_said_at(record: Path, out: Out) -> None:
    talk = [{"step": 1, "said": {"by": 1, "say": "trust", "seat": 0}}]
    record.write_text(json.dumps({**json.loads(record.read_text()), "talk": talk}))
    for eyes, whom in (([], "Seat 1"), (["--all"], "Seat 1"), (["--seat", 1], "you"), (["--seat", 3], "Seat 1")):
        steps = out("replay", record, "--print", *eyes).split("── step ")
        assert [number for number, text in enumerate(steps[1:]) if f"Seat 2: I trust {whom}" in text] == [1]


def test_replay_can_begin_anywhere(record: Path, out: Out) -> None:
    last = len(Record.parse(record.read_text()).actions)
    text = out("replay", record, "--print", "--from", last)
    assert text.startswith(f"── step {last} of {last} ")
    assert "The game is over" in text


def test_replay_walks_by_keys(record: Path, monkeypatch: pytest.MonkeyPatch, out: Out) -> None:
    keys = iter([" ", "\n", "b", "g", "q"])
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"saboteur.cli.replay.sys.{stream}.isatty", lambda: True)
    monkeypatch.setattr("saboteur.cli.replay.read_key", lambda: next(keys))
    monkeypatch.setattr("builtins.input", lambda _: "9")
    text = out("replay", record)
    assert re.findall(r"── step (\d+) of", text) == ["0", "1", "2", "1", "9"]


def test_rules_lists_modules_options_and_presets(out: Out) -> None:
    text = out("rules")
    for words in ("tunnel_party", "chest_layout", "everything2", "3–10"):
        assert words in text
    assert "Тунелно парти" in out("rules", "--language", "bg")
    document = json.loads(out("rules", "--json"))
    assert {"modules", "options", "presets"} == set(document)
    assert document["modules"][0]["key"] == "base"


def test_schema_is_a_json_schema(out: Out) -> None:
    document = json.loads(out("schema"))
    assert "view" in document["properties"]


def test_position_is_drawn_and_written_in_its_normal_form(position: Path, tmp_path: Path, out: Out) -> None:
    text = out("position", position)
    assert "──S──" in text
    assert "may: " in text
    plain = out("position", position, "--text")
    assert plain in text
    as_json = tmp_path / "corner.json"
    as_json.write_text(out("position", position, "--json"))
    assert out("position", as_json, "--text") == plain


def test_perft_counts_from_a_setup_and_from_a_position(position: Path, out: Out) -> None:
    dealt = json.loads(out("perft", "--depth", 2, "--divide", "--json"))
    assert [level["sequences"] for level in dealt["levels"]] == [18, 384]
    assert sum(one["sequences"] for one in dealt["divide"]) == 384
    text = out("perft", position, "--depth", 1, "--divide")
    assert "depth 1:" in text
    assert "order of legal actions: " in text


def test_bench_measures_both_cores_and_tells_whether_targets_are_met(out: Out) -> None:
    rows = "copy_base5,calibration"
    document = json.loads(out("bench", "--runs", 1, "--rows", rows, "--json"))
    copy, calibration = document["rows"]
    assert copy["plain"] > 0
    assert copy["compiled_met"] in {True, False, None}
    assert calibration["compiled_target"] is None
    assert "calibration" in out("bench", "--runs", 1, "--rows", "calibration")
    page = out("bench", "--runs", 1, "--rows", "calibration", "--markdown")
    assert [line.count("|") for line in page.splitlines()] == [0, 0, 7, 7, 7]


def test_bench_measures_another_checkout_in_turn(out: Out) -> None:
    tree = Path(__file__).resolve().parents[2]
    shown = out("bench", "--runs", 1, "--rows", "copy_base5", "--against", tree)
    assert "here ÷ there" in shown
    assert shown.count("copy") == 1


def test_bench_needs_a_checkout_to_compare_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["bench", "--rows", "calibration", "--against", str(tmp_path)]) != 0
    assert "is no checkout" in capsys.readouterr().err


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_every_command_and_its_arguments(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", shell]) == 0
    script = capsys.readouterr().out
    top = parser([])
    (commands,) = [one.choices for one in top._actions if isinstance(one, argparse._SubParsersAction)]
    assert all(command in script for command in commands)
    assert "resume" in script, "an argument of `play`"
