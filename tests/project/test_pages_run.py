"""Whatever a page shows as code or as a command is run, by somebody who installed the wheel and one house card."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.project import clean_place
from tests.project.pages import DOCS, GIVEN, INSTEAD, PAGES, ROOT, Block, blocks, bounded, inline, instead, options_of

BY_NAME = {page.relative_to(ROOT).as_posix(): page for page in PAGES}
# Whoever reads these has just come: they are run always, the others in long runs.
FIRST = ("README.md", "docs/write-a-bot.md", "docs/ratings.md", "docs/positions.md",
         "docs/bots.md", "docs/notation.md", "docs/analysis.md")  # fmt: skip
PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Joe")


def told(name: str) -> list[Block]:
    return sorted([*blocks(BY_NAME[name]), *inline(BY_NAME[name])], key=lambda block: block.line)


@pytest.fixture(scope="module", params=["shared", pytest.param("alone", marks=pytest.mark.long)])
def programs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel; alone, with nothing of the tests' own."""
    base = tmp_path_factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return clean_place.once(base / f"stranger-{request.param}", alone=request.param == "alone")


class Reader:
    """Somebody in a folder of their own who types what a page shows."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        self.environment = {
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "PYTHONWARNINGS": "ignore",  # of others: what gymnasium says of numpy is not ours
        }

    def types(self, command: str, said_by: str) -> str:
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder, env=self.environment, input="", capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{said_by}: {command}\n{done.stdout[-1500:]}\n{done.stderr[-1500:]}"
        return done.stdout

    def has_what_pages_name(self) -> None:
        """Have the files that somebody would have by then: a record, a save, a program, names."""
        folder = self.folder
        self.types("saboteur sim --games 1 --seats 3 --seed 1 --record . && mv game-0.json game.json", "a record")
        folder.joinpath("corner.txt").write_text("seats: 3\nmodules: base\nhand 0: NES map\nhand 1: NS\nhand 2: NS\n")
        folder.joinpath("people.txt").write_text("".join(f"{name}\n" for name in PEOPLE))
        for block in blocks(DOCS / "write-a-bot.md"):
            if block.file:
                folder.joinpath(block.file).write_text(block.text)
        folder.joinpath("my_model.py").write_text("input()\nprint(1)\n")
        self.types(
            "printf '1\\n1\\n1\\n' | saboteur play --seed 8 --options first_seat=0 --bots random >/dev/null;"
            " mv saboteur-*.json saboteur-1a2b3c4d.json",
            "a save",
        )


@pytest.fixture(scope="module")
def belongings(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    somebody = Reader(programs, tmp_path_factory.mktemp("belongings"))
    somebody.has_what_pages_name()
    return somebody.folder


@pytest.fixture
def reader(programs: Path, belongings: Path, tmp_path: Path) -> Reader:
    shutil.copytree(belongings, tmp_path, dirs_exist_ok=True)
    return Reader(programs, tmp_path)


def runnable(name: str) -> bool:
    """Say whether a page shows anything that its reader could do away from a checkout."""
    return any(block.kind != "command" or block.text.startswith("saboteur") for block in told(name))


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in FIRST else pytest.mark.long) for name in BY_NAME if runnable(name)],
)
def test_what_a_page_shows_does_what_it_says(name: str, reader: Reader) -> None:
    python = [GIVEN.get(Path(name).name, "")]
    for block in told(name):
        place = f"{name}:{block.line}"
        if block.file:
            reader.folder.joinpath(block.file).write_text(block.text)
        elif block.kind == "python":  # a page's blocks go on from one another
            python.append(block.text)
            reader.folder.joinpath("shown.py").write_text("\n".join(python))
            reader.types("python -c 'import runpy; runpy.run_path(\"shown.py\")'", place)
        elif block.kind == "doctest":
            reader.folder.joinpath("shown.txt").write_text(block.text)
            reader.types("python -m doctest shown.txt", place)
        elif command := typed(block):
            reader.types(command, place)


def typed(block: Block) -> str:
    """Return what is typed for a command that a page shows; nothing where it cannot be run."""
    if not block.example and re.fullmatch(r"saboteur \w+|saboteur (admin|dataset|tournament) [\w-]+", block.text):
        return f"{block.text} --help"  # the name of a command
    other, _ = instead(block.text) or (bounded(block.text), "")
    return "" if other == "help" else other


SHOWN_PROGRAMS = sorted(
    {
        block.text
        for name in BY_NAME
        for block in told(name)
        if block.kind == "command"
        and (instead(block.text) or ("",))[0] == "help"
        and not block.text.startswith("saboteur ")
    }
)  # fmt: skip -- those: test_docs.py


@pytest.mark.long
@pytest.mark.parametrize("command", SHOWN_PROGRAMS)
def test_a_program_of_the_checkout_has_every_option_that_a_page_names(command: str) -> None:
    program = re.match(
        r"(?:\.venv/bin/)?python3? ((?:-m )?\S+(?: (?:figures|beliefs|talk|chances|claims|costs|habits|oracle)\b)?)",
        command,
    )
    assert program is not None, command
    done = subprocess.run(
        [sys.executable, *program[1].split(), "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if re.search("needs torch|No module named 'torch'", done.stderr):
        pytest.skip("torch is not here; ./run test long takes one that pip finds on the disk")
    assert done.returncode == 0, done.stderr[-1500:]
    for option in options_of(command):
        assert re.search(rf"{option}\b", done.stdout), f"{command}: there is no {option}"


def test_whatever_is_not_run_as_it_stands_is_still_shown_somewhere_and_has_its_reason() -> None:
    shown = [block.text for name in BY_NAME for block in told(name) if block.kind == "command"]
    for begins, _, why in INSTEAD:
        assert why
        for elsewhere in re.findall(r"(?:tests|tools)/[\w/]+\.py", why):
            assert (ROOT / elsewhere).is_file(), elsewhere
        assert any(re.match(begins, command) for command in shown), f"no page shows {begins} any more"
