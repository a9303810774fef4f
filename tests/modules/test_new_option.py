"""docs/add-an-option.md, followed word for word in a copy of the sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.modules.stranger import ROOT
from tests.modules.test_new_module import PYTEST, copied, run

pytestmark = pytest.mark.long
BLOCK = re.compile(r"((?:In|At the end of) `[^`]+`[^\n]*):\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)


def follow(page: str, copy: Path) -> None:
    """Do what a page says: each block goes where the line before it says."""
    for where, block in BLOCK.findall(page):
        place = where.rpartition("In `")[2] if "In `" in where else where.partition("`")[2]
        file = copy / place.partition("`")[0]
        text = file.read_text("utf-8")
        if after := re.search(r"after `([^`]+)`$", where):
            at = text.index("\n", text.index(after[1])) + 1
            text = text[:at] + block + text[at:]
        elif where.endswith("under each language"):
            for language, words in re.findall(r"### (\w\w)\n((?:(?!###).*\n)+)", block):
                text = text.replace(f"### {language}\n", f"### {language}\n\n{words}", 1)
        else:
            text += "\n\n" + block
        file.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the sources uncompiled, follow the page, and write what is generated."""
    target = copied(
        tmp_path_factory.mktemp("copy"), "web/src/lib", "tests/golden", "LICENSE", "README.md", "CHANGELOG.md"
    )
    for library in target.rglob("*.so"):
        library.unlink()
    follow((ROOT / "docs/add-an-option.md").read_text("utf-8"), target)
    for command in (
        ("-m", "tools.option_tables"),
        ("tools/typescript.py",),
        ("-m", "tools.public"),
        ("tools/golden.py",),
    ):
        done = run(target, *command)
        assert done.returncode == 0, done.stderr
    return target


def test_the_option_is_played_listed_and_explained(copy: Path) -> None:
    tests = ("tests/rules/test_composing.py", "tests/project/test_docs.py", "tests/project/test_option_tables.py",
             "tests/play/test_schema.py", "tests/words", "tests/golden/test_golden.py")  # fmt: skip
    done = run(copy, *PYTEST, *tests, "-k", "option or golden or glossary or schema or says")
    assert done.returncode == 0, done.stdout + done.stderr


def test_random_rulesets_draw_it_and_every_invariant_holds(copy: Path) -> None:
    saboteur = ("-c", "from saboteur.cli import main; main()")
    chosen = ("--modules", "base,veto", "--options", "long_hands=yes", "--seats", "5")
    for words in (("--games", "4", *chosen), ("--random", "--games", "6", "--seed", "3")):
        done = run(copy, *saboteur, "sim", "--check", *words)
        assert done.returncode == 0, done.stderr
    shown = run(copy, *saboteur, "rules", "--language", "de")
    assert "Lange Hände" in shown.stdout


def test_what_is_generated_has_it_and_the_research_environment_refuses_it(copy: Path) -> None:
    for name in ("web/src/lib/net/wire.ts", "docs/glossary.md", "docs/rules/README.md", "tests/project/public.txt"):
        assert "long_hands" in (copy / name).read_text("utf-8"), name
    code = (
        "from saboteur import Setup; from saboteur.env.vector import EnvError, VectorGames\n"
        "try: VectorGames(1, Setup(seats=5, options={'long_hands': 'yes'}), 1)\n"
        "except EnvError as error: print(error)"
    )
    assert "no place for the option long_hands" in run(copy, "-c", code).stdout
