"""The documentation has a place for everything, and what it shows is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from saboteur.core.cards import GOALS, NAMES, NUMBERED, PATH_KINDS, ROLES
from saboteur.core.codes import QUESTIONS
from saboteur.core.registry import BY_KEY, OPTIONS, SPECS, late

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md")])


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_shows_what_really_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0
