"""Whatever a person gets wrong is one line on stderr and the right exit code, never a traceback."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saboteur import __version__
from saboteur.cli import run
from saboteur.cli.terminal.saves import read_save
from saboteur.play.game import Game
from saboteur.play.records.record import record_of
from saboteur.play.setup import Setup

REFUSED, USAGE, FAULT = 1, 2, 70


def complaint(capsys: pytest.CaptureFixture[str], code: int, *argv: object) -> str:
    """Run a command that must fail, and give its one line."""
    try:
        got: object = run([str(word) for word in argv])
    except SystemExit as left:  # the parser leaves by itself
        got = left.code
    printed = capsys.readouterr()
    assert got == code, printed
    assert printed.err.startswith("saboteur: ")
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.mark.parametrize(
    ("argv", "code", "words"),
    [
        (["dig"], USAGE, "invalid choice: 'dig'"),
        (["sim", "--games", "none"], USAGE, "'none' is no whole number"),
        (["sim", "--games", "0"], USAGE, "0 is not between 1"),
        (["sim", "--modules", "base,dragons"], REFUSED, "there is no module 'dragons'"),
        (["sim", "--modules", "base,saboteur2"], REFUSED, "exactly one foundation"),
        (["sim", "--seats", "2"], REFUSED, "base is for 3 to 10 seats, not 2"),
        (["sim", "--seats", "13"], USAGE, "13 is not between 2 and 12"),
        (["sim", "--options", "must_connect"], USAGE, "key=value"),
        (["sim", "--options", "must_connect=perhaps"], REFUSED, "must_connect cannot be 'perhaps'"),
        (["sim", "--options", "depth=9"], REFUSED, "there is no option 'depth'"),
        (["sim", "--random", "--modules", "saboteur2"], USAGE, "--random draws rulesets"),
        (["sim", "--check", "--json", "x.json"], USAGE, "--check writes no files"),
        (["sim", "--check", "--modules", "toll"], REFUSED, "exactly one foundation"),
        (["sim", "--games", "1", "--json", "no/such/folder/x.json"], REFUSED, "cannot write no/such/folder/x.json"),
        (["sim", "--games", "1", "--record", "/dev/null/x"], REFUSED, "cannot make the folder"),
        (["replay", "missing.json"], REFUSED, "cannot read missing.json: No such file"),
        (["verify", "missing.json"], REFUSED, "cannot read missing.json"),
        (["verify", "."], REFUSED, "cannot read .: Is a directory"),
        (["position", "missing.txt"], REFUSED, "cannot read missing.txt"),
        (["serve", "--port", "99999"], USAGE, "99999 is not between 0 and 65535"),
        (["perft", "--depth", "0"], USAGE, "0 is not between 1 and 12"),
        (["perft", "--depth", "deep"], USAGE, "'deep' is no whole number"),
        (["perft", "missing.txt"], REFUSED, "cannot read missing.txt"),
        (["perft", "missing.txt", "--after", "3"], USAGE, "--after goes with a dealt game"),
        (["bench", "--rows", "wings"], USAGE, "there is no row wings"),
        (["rules", "--yaml"], USAGE, "unrecognized arguments: --yaml"),
    ],
)
def test_wrong_arguments_are_named_in_one_line(
    capsys: pytest.CaptureFixture[str], argv: list[str], code: int, words: str
) -> None:
    assert words in complaint(capsys, code, *argv)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Save a game of which one action was taken."""
    game = Game.new(Setup(seats=3, seed=1))
    (seat,) = game.to_act
    game.apply(seat, game.legal(seat)[0])
    file = tmp_path / "game.json"
    file.write_text(record_of(game, unfinished=True).dump())
    return file


def test_a_truncated_record_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text()[:300])
    for command in ("replay", "verify"):
        assert "ends too early" in complaint(capsys, REFUSED, command, record)


def test_a_record_with_an_illegal_action_is_refused_naming_it(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith('"actions"')) + 1
    lines[at] = '  "0 rob 1"'
    record.write_text("\n".join(lines))
    assert "action 1 (0 rob 1)" in complaint(capsys, REFUSED, "replay", record)


def test_a_foreign_file_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text('{"some": "thing"}')
    assert "no record of this game" in complaint(capsys, REFUSED, "verify", record)
    record.write_bytes(b"\x89PNG\xff\xfe")
    assert "is no text" in complaint(capsys, REFUSED, "verify", record)


def test_a_seat_or_step_that_the_game_does_not_have_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "there is no seat 4" in complaint(capsys, USAGE, "replay", record, "--seat", 4, "--print")
    assert "--from 2" in complaint(capsys, USAGE, "replay", record, "--from", 2, "--print")


def test_a_position_that_cannot_exist_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("seats: 3\nmodules: base\nmaze: NESW@0,0\n")
    assert "0,0" in complaint(capsys, REFUSED, "position", file)


def started(*argv: str, first: str = "", stdin: int | None = None) -> subprocess.Popen[str]:
    """Start the command line as a process of its own, which does something first when it is loaded."""
    # Whoever runs the tests in the background has interrupts ignored, and children inherit that.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heard}; from saboteur.cli import main; {first or 'pass'}; main()"
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", code, *argv]
    return subprocess.Popen(command, stdin=stdin, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def test_the_exit_code_reaches_the_shell() -> None:
    process = started("sim", "--modules", "gold")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (REFUSED, "")
    assert err.startswith("saboteur: ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "argv",
    [["--version"], ["sim", "--help"], ["rules"], ["schema"], ["sim", "--games", "2"], ["verify"]],
    ids=lambda argv: argv[0],
)
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
def test_a_full_disk_behind_the_output_is_one_line(argv: list[str], record: Path, unbuffered: str) -> None:
    code = "from saboteur.cli import main; main()"
    words = [*argv, str(record)] if argv == ["verify"] else argv
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-c", code, *words]
        done = subprocess.run(
            command,
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            text=True,
            timeout=120,
            check=False,
        )
    assert done.stderr == "saboteur: cannot write the output: No space left on device\n"
    assert done.returncode == REFUSED


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://127.0.0.1:9", "no server answers at http://127.0.0.1:9: Connection refused"),
        ("nonsense", "'nonsense' is no address of a server"),
        ("http://[", "no server answers at http://["),
    ],
)
def test_a_server_that_cannot_be_joined_is_one_line(url: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in complaint(capsys, REFUSED, "seat", "--llm-command", "cat", "--join", url, "ABCDE")


def test_a_fault_of_the_program_is_one_line_with_its_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object) -> None:
        raise IndexError("no such tunnel")

    monkeypatch.setattr("saboteur.cli.parser", broken)
    line = complaint(capsys, FAULT, "rules")
    assert "IndexError at cli/test_bad_input.py:" in line
    assert "no such tunnel" in line
    monkeypatch.setenv("SABOTEUR_TRACEBACK", "1")
    with pytest.raises(IndexError):
        run(["rules"])


def test_python_m_saboteur_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "saboteur", "--version"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"saboteur {__version__}\n")


PRESSED = """
import atexit, os, signal, sys

def press(*_):
    os.kill(os.getpid(), signal.SIGINT)

class WhileLoading:
    def find_spec(name, path=None, target=None):
        if name == "saboteur.cli":
            press()

signal.signal(signal.SIGINT, signal.default_int_handler)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("moment", ["sys.meta_path.insert(0, WhileLoading)", "atexit.register(press)"])
def test_ctrl_c_is_no_traceback_while_a_command_is_loaded_nor_when_it_is_done(moment: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(PRESSED + moment)
    done = subprocess.run(
        [sys.executable, "-m", "saboteur", "--version"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("argv", [["sim", "--games", "1000000"], ["bench"]], ids=lambda argv: argv[0])
def test_ctrl_c_ends_cleanly_with_130(argv: list[str]) -> None:
    with started(*argv, first="print('loaded', flush=True)") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "loaded\n"
        time.sleep(2)  # it plays by then; a busy machine may still look what there is to do, which must not matter
        for _ in range(5):  # a person would press it again, too
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the processes that it started, too
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=5)
                break
        else:
            process.kill()
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert err == "saboteur: interrupted\n"


def test_ctrl_c_ends_cleanly_although_nothing_has_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("saboteur.cli.parser", interrupted)
    assert run(["sim"]) == 130
    assert capsys.readouterr().err == "saboteur: interrupted\n"


@pytest.mark.skipif(os.name != "posix", reason="pipes")
def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = started("schema")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=60) == 0


def test_output_to_a_pipe_has_no_escape_codes() -> None:
    process = started("rules")
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "\x1b" not in out


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT], ids=lambda one: one.name)
@pytest.mark.flaky(reruns=1)  # a killed process lives in real time
def test_a_running_game_is_saved_when_a_signal_ends_it(number: signal.Signals, tmp_path: Path) -> None:
    there = f"import os; os.chdir({str(tmp_path)!r})"
    with started("play", "--seed", "4", "--language", "en", first=there, stdin=subprocess.PIPE) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("d 1\n")
        game.stdin.flush()
        turns = 0
        while turns < 2:  # the second time it is our turn, there is something to lose
            turns += "your turn" in game.stdout.readline().lower()
        game.send_signal(number)
        game.wait(60)  # before its input ends, which would end it in peace
        _, err = game.communicate(timeout=60)
    assert (game.returncode, err) == (128 + number, "saboteur: interrupted\n")
    (save,) = tmp_path.iterdir()
    assert read_save(save).game.actions


def test_a_running_game_is_saved_when_the_program_has_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["d 1", "b"])

    def broken(*_: object) -> str:
        raise IndexError("no such tunnel")

    def typed(_: str) -> str:
        line = next(lines)
        if line == "b":
            monkeypatch.setattr("saboteur.cli.terminal.session.table", broken)
        return line

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", typed)
    assert run(["play", "--seed", "4", "--language", "en"]) == FAULT
    printed = capsys.readouterr()
    assert "saboteur play --resume" in printed.out
    assert "no such tunnel" in printed.err
    (save,) = tmp_path.iterdir()
    assert read_save(save).game.actions
