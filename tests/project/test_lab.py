"""The laboratory has one command, and stays out of what people install."""

from __future__ import annotations

import ast
import re
import zlib
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from lab.__main__ import COMMANDS, main

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 13_000_000  # bytes of a wheel with the documentation; compiled rules add 2 MB, and tools/release.py allows 15


def packed() -> dict[str, Path]:
    """List the files of a wheel by their names there. Hooks add the page and the compiled core."""
    files = WheelBuilder(str(ROOT)).recurse_included_files()
    return {str(one.distribution_path): Path(one.path) for one in files}


def test_the_command_lists_its_subcommands_and_refuses_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(COMMANDS)
    assert all(len(line.split()) > 3 for line in lines)
    assert main(["alchemy"]) == 2
    assert "there is no 'alchemy'" in capsys.readouterr().err


@pytest.mark.parametrize("module", sorted(COMMANDS.values()))
def test_every_subcommand_takes_words_and_gives_an_exit_code(module: str) -> None:
    text = (ROOT / module.replace(".", "/")).with_suffix(".py").read_text("utf-8")
    (found,) = [one for one in ast.parse(text).body if isinstance(one, ast.FunctionDef) and one.name == "main"]
    assert [one.arg for one in found.args.args] == ["words"]
    assert found.returns is not None
    assert ast.unparse(found.returns) == "int"


def test_nothing_of_the_package_needs_the_laboratory() -> None:
    needing = re.compile(r"^\s*(from|import) (lab|train|tools|tests|bench)\b", re.MULTILINE)
    sources = [path for path in (ROOT / "src/saboteur").rglob("*.py") if needing.search(path.read_text("utf-8"))]
    assert not sources


def test_a_wheel_has_nothing_of_the_laboratory_and_is_small_enough() -> None:
    files = packed()
    assert all(name.startswith("saboteur/") for name in files)
    own = {path.stem for path in (ROOT / "lab").glob("*.py")} - {"__init__", "__main__"}
    found = {name for name in files if Path(name).stem in own or re.search(r"/(calibrate|fit|tune|train)_", name)}
    assert not found
    assert sum(len(zlib.compress(path.read_bytes(), 6)) for path in files.values()) < LIMIT
