"""The documentation has a place for everything, and what it shows is true."""

from __future__ import annotations

import argparse
import importlib.util
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from tests.project.pages import PAGES as STORIES
from tests.project.pages import blocks, inline
from tools import figures

from saboteur import _native, kit
from saboteur.bots.arena import comparison
from saboteur.cli import parser
from saboteur.cli.shared import FAULT, INTERRUPTED, OK, REFUSED, USAGE
from saboteur.core.registry import BY_KEY, OPTIONS, SPECS, late
from saboteur.core.table.cards import GOALS, NAMES, NUMBERED, PATH_KINDS, ROLES
from saboteur.core.table.codes import QUESTIONS, STEPS
from saboteur.play.extensions.module_words import messages
from saboteur.play.game import Game
from saboteur.play.positions import text_of
from saboteur.play.setup import Setup
from saboteur.server.serving import EXIT_PORT, EXIT_SETTINGS, EXIT_STORE
from saboteur.sim.engine_speed import ROWS, measure

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md"), *ROOT.glob("bench/figures/*.md")])


OURS = [spec for spec in SPECS if not spec.package]  # an installed package has its pages and words with it


@pytest.mark.parametrize("key", [spec.key for spec in OURS] + ["classic"])
def test_every_module_has_its_page(key: str) -> None:
    page = DOCS / "rules" / f"{key}.md"
    assert page.is_file(), f"docs/rules/{key}.md: write a page about the module"
    if key in BY_KEY and late(BY_KEY[key]):
        return  # the list of the boxes' modules is closed; `saboteur rules` lists the others
    assert f"{key}.md" in (DOCS / "rules/README.md").read_text("utf-8")


@pytest.mark.parametrize("key", sorted(OPTIONS))
def test_every_option_and_its_values_are_explained(key: str) -> None:
    text = (DOCS / "rules/README.md").read_text("utf-8")
    assert f"`{key}`" in text
    assert all(f"`{value}`" in text for value in OPTIONS[key].values)


@pytest.mark.parametrize("number", range(1, 35))
def test_every_ruling_is_explained_with_an_example(number: int) -> None:
    text = (DOCS / "rulings.md").read_text("utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    section = next(one for one in sections if one.startswith(f"R-{number:02}"))
    assert "**We play:**" in section
    assert "\n> " in section or "```" in section  # a small story, or a sketch


# Later modules bring their words in every language themselves (tests/modules).
MODULES = [spec.key for spec in OURS if not late(spec)]
WORDS = [*NAMES[PATH_KINDS + 1 : NUMBERED], *ROLES, *GOALS, *QUESTIONS, *MODULES]


@pytest.mark.parametrize("word", sorted(set(WORDS)))
def test_the_glossary_has_every_card_role_goal_question_and_module(word: str) -> None:
    assert f"`{word}`" in (DOCS / "glossary.md").read_text("utf-8")


def anchors(page: Path) -> set[str]:
    """Give the places of a page that a link may name, as GitHub names headings."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = [re.sub(r"[^\w\- ]", "", re.sub(r"\]\([^)]*\)", "", one).lower()).replace(" ", "-") for one in headings]
    return {*slugs, *re.findall(r'<a (?:id|name)="([^"]+)"', text)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_a_file_and_to_a_place_in_it(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target, _, anchor in (one.partition("#") for one in re.findall(r"\]\(([^)\s]+)\)", text)):
        if ":" in target:
            continue
        there = page.parent / target if target else page
        assert there.exists(), f"{page.name} links to {target}"
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), f"{page.name} links to {target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_row_of_a_table_stands_alone(page: Path) -> None:
    lines = ["", *re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL).split("\n"), ""]
    for before, line, after in zip(lines, lines[1:], lines[2:], strict=False):
        if line.startswith("|"):
            assert before.startswith("|") or re.match(r"\|[ :|-]+\|$", after), f"a stray row: {line}"


# -- commands that pages show ------------------------------------------------------------------------------


def shown() -> list[str]:
    """List the examples of commands on all pages that leave nothing open, which test_pages_run.py runs."""
    told = (block for page in STORIES for block in (*blocks(page), *inline(page)))
    found = {block.text for block in told if block.kind == "command" and block.example}
    return sorted(command.removeprefix(".venv/bin/") for command in found if "…" not in command)


@pytest.mark.parametrize("command", [one for one in shown() if one.startswith("saboteur ")])
def test_a_command_that_a_page_shows_is_understood(command: str) -> None:
    words = shlex.split(command.partition(" | ")[0].partition(" > ")[0])[1:]
    parser(words).parse_args(words)


@pytest.mark.parametrize("command", [one for one in shown() if one.startswith("python ")])
def test_a_program_that_a_page_shows_is_there(command: str) -> None:
    words = shlex.split(command)[1:]
    if words[0] == "-m":
        assert words[1] == "venv" or importlib.util.find_spec(words[1]) is not None
    elif words[0].endswith(".py") and "/" in words[0]:
        assert (ROOT / words[0]).is_file()


# -- the command line --------------------------------------------------------------------------------------


def test_every_command_has_its_row_and_every_exit_code_its_meaning() -> None:
    text = (DOCS / "cli.md").read_text("utf-8")
    top = parser([])
    (commands,) = [one.choices for one in top._actions if isinstance(one, argparse._SubParsersAction)]
    for command in commands:
        assert re.search(rf"^\| \[?`{command}`", text, re.MULTILINE), command
        assert command in {"serve", "admin"} or f"\n## {command}\n" in text, command
    codes = {OK, REFUSED, USAGE, FAULT, EXIT_SETTINGS, EXIT_STORE, EXIT_PORT}
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", text, re.MULTILINE)} == codes
    assert f"{INTERRUPTED} is Ctrl-C" in text


def test_whoever_wants_the_command_reads_how_to_get_it_and_every_extra() -> None:
    text = (DOCS / "cli.md").read_text("utf-8").partition("\n| exit code")[0]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert "pip install saboteur-" in text
    assert set(extras) <= set(re.findall(r"`(\w+)`", text))


def test_the_defaults_of_the_arena_are_those_of_its_page() -> None:
    text = (DOCS / "cli.md").read_text("utf-8").partition("## arena")[2].partition("\n## ")[0]
    defaults = vars(comparison.parser().parse_args([]))
    assert f"`--deals N` ({defaults['deals']})" in text
    assert f"`--jobs N` processes ({defaults['jobs']})" in text


# -- positions ---------------------------------------------------------------------------------------------


def test_positions_explain_every_face_of_a_goal_and_every_step() -> None:
    text = (DOCS / "positions.md").read_text("utf-8")
    game = Game.new(Setup(seats=5, modules=("base", "new_goals"), seed=1))
    faces = re.findall(r"(?:=| )([a-z]+\d?):[NESW]+", text_of(game))
    assert {"sack1", "sack2"} <= set(faces)
    for face in faces:
        assert f"`{face}`" in text or f"={face}" in text or f"{face}:" in text, face
    for step in set(STEPS) - {"next_turn", "end_round", "draft"}:  # those never wait below a question
        assert f"`{step}" in text, step


# -- figures that a command writes -------------------------------------------------------------------------


def test_blocks_of_figures_are_written_by_commands_that_exist() -> None:
    commands = [command for page in sorted(DOCS.glob("*.md")) for command, _ in figures.blocks(page)]
    assert commands
    for command in commands:
        program, *arguments = shlex.split(command)
        if program == "python":
            assert (ROOT / arguments[0]).is_file(), command
        else:
            assert program == "saboteur"
            parser(arguments).parse_args(arguments)


def test_the_memory_of_a_game_is_what_the_page_says() -> None:
    (table,) = [text for command, text in figures.blocks(DOCS / "benchmarks.md") if " bench " in command]
    column = 3 if _native.compiled() else 5
    for key in ("memory_base5", "memory_two12"):
        (row,) = [one for one in ROWS if one.key == key]
        line = next(line for line in table.splitlines() if row.title in line)
        assert measure(key, 0) == pytest.approx(float(line.split("|")[column]), rel=0.2)


# -- the kit ------------------------------------------------------------------------------------------------


def test_the_kit_is_explained_name_by_name_with_how_it_is_called() -> None:
    text = (DOCS / "add-a-module.md").read_text("utf-8").partition("### The kit")[2].partition("\n### ")[0]
    promised = (ROOT / "tests/project/public.txt").read_text("utf-8")
    calls = re.findall(r"^python saboteur\.kit\.(\w+)(\(.*\))?$", promised, re.MULTILINE)
    assert {name for name, _ in calls} == set(kit.__all__)
    for name, call in calls:
        ours = call if name not in {"i64", "vec"} else ""  # types of others
        assert re.search(rf"\b{re.escape(name + ours)}", text), name + ours


def test_the_words_of_a_module_are_named_by_their_keys() -> None:
    text = (DOCS / "add-a-module.md").read_text("utf-8").partition("### The kit")[2].partition("\n### ")[0]
    spec = kit.ModuleSpec(
        "wager",
        "house",
        "",
        cards=(kit.Card("…"),),
        questions=(kit.Question("…", "yes", asks=""),),
        fields=(kit.Field("…"),),
        options=(kit.Option("…", ("…",), ""),),
    )
    for key in messages(spec):
        assert f"`{key}`" in text, key
