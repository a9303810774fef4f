"""Verifying: the promise before the deal, the shuffles, and a script that shares no code with the game."""

from __future__ import annotations

import ast
import hashlib
import json
import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.play.guesses import large_game, steps

from saboteur.core.table.chance import shuffled
from saboteur.play.records.contents import Shuffle
from saboteur.play.records.record import Record, record_of
from saboteur.play.records.verification import verify

SCRIPT = Path(__file__).parents[2] / "tools/verify_shuffles.py"


@cache
def record() -> Record:
    game = large_game("saboteur2", 5, 21)
    for _ in steps(game, random.Random(21)):
        pass
    return record_of(game)


def run_script(tmp_path: Path, document: object, *more: str) -> tuple[int, str]:
    file = tmp_path / "record.json"
    file.write_text(document if isinstance(document, str) else json.dumps(document))
    done = subprocess.run(
        [sys.executable, "-I", SCRIPT, file, *more], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_true_record_passes_every_check() -> None:
    report = verify(record())
    assert report.ok
    assert [check.code for check in report.checks] == [
        "record_commitment", "record_action", "record_shuffle", "record_changed",
    ]  # fmt: skip


def test_the_commitment_is_the_hash_of_the_seed_and_known_from_the_first_view() -> None:
    setup = record().setup
    expected = hashlib.sha256(b"saboteur/seed/1\0" + bytes.fromhex(str(setup.seed))).hexdigest()
    assert record().commitment == expected
    assert record().beginning().view(None).commitment == expected


def test_the_seed_stands_in_no_view_and_in_no_event() -> None:
    game = record().beginning()
    seed = str(game.setup.seed)
    for viewer in (None, *range(game.setup.seats)):
        told = msgspec.json.encode([game.view(viewer), game.events(viewer)]).decode()
        assert seed not in told
        assert game.setup.commitment() in told


def test_a_wrong_seed_fails_the_commitment_and_the_shuffles() -> None:
    edited = msgspec.structs.replace(record(), setup=msgspec.structs.replace(record().setup, seed="1" * 32))
    failed = {check.code for check in verify(edited).checks if not check.ok}
    assert {"record_commitment", "record_shuffle"} <= failed


def test_a_shuffle_with_a_label_of_its_own_follows_from_the_seed_but_is_not_the_games() -> None:
    seed = record().setup.seed_bytes()
    label = "0/1/something else"
    forged = Shuffle(label, list(shuffled(seed, label, 15)))
    edited = msgspec.structs.replace(record(), shuffles=[forged, *record().shuffles[1:]])
    (check,) = [check for check in verify(edited).checks if not check.ok]
    assert check.code == "record_shuffle"
    assert "something else" in check.line


def test_verifying_goes_on_after_an_action_that_cannot_be() -> None:
    edited = msgspec.structs.replace(record(), actions=["0 gold 3", *record().actions])
    report = verify(edited)
    assert not report.ok
    assert [check.ok for check in report.checks] == [True, False, True]


def test_the_script_is_short_and_independent() -> None:
    source = SCRIPT.read_text("utf-8")
    assert len(source.splitlines()) < 100
    imported = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module))
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names


def test_the_script_finds_a_true_record_right(tmp_path: Path) -> None:
    code, said = run_script(tmp_path, record().dump())
    assert code == 0, said
    assert f"all {len(record().shuffles)} shuffles" in said


def test_the_script_takes_the_commitment_that_somebody_noted(tmp_path: Path) -> None:
    assert run_script(tmp_path, record().dump(), record().commitment.upper())[0] == 0
    code, said = run_script(tmp_path, record().dump(), "0" * 64)
    assert code == 1
    assert "you noted" in said


def swap_two(document: dict[str, Any]) -> None:
    order = document["shuffles"][5]["order"]
    order[0], order[1] = order[1], order[0]


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "two cards swapped": (swap_two, "shuffle 6"),
    "another seed": (lambda d: d["setup"].update(seed="ab" * 16), "commitment"),
    "a shuffle missing in the middle": (lambda d: d["shuffles"].pop(4), "numbered"),
    "the first shuffle missing": (
        lambda d: d.update(shuffles=[one for one in d["shuffles"] if not one["label"].startswith("0/")]),
        "numbered",
    ),
    "no shuffles": (lambda d: d.update(shuffles=[]), "3/deck is there 0 times"),
    "two shuffles exchanged": (lambda d: d["shuffles"].insert(0, d["shuffles"].pop(2)), "numbered"),
    "a label changed": (lambda d: d["shuffles"][2].update(label="2/1/deck"), "shuffle 3"),
    "another commitment": (lambda d: d.update(commitment="0" * 64), "commitment"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_the_script_finds_what_was_tampered_with(how: str, tmp_path: Path) -> None:
    change, words = TAMPERED[how]
    document = json.loads(record().dump())
    change(document)
    code, said = run_script(tmp_path, document)
    assert code == 1, said
    assert said.startswith("WRONG")
    assert words in said


@pytest.mark.parametrize("other", ["", "{}", "[1]", "null", '{"format": "saboteur-record", "version": 2}'])
def test_the_script_says_when_a_file_is_no_record(other: str, tmp_path: Path) -> None:
    code, said = run_script(tmp_path, other)
    assert code == 2
    assert "no record" in said


def test_the_script_explains_itself_without_a_file() -> None:
    done = subprocess.run([sys.executable, "-I", SCRIPT], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "verify_shuffles.py RECORD" in done.stdout
