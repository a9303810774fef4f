"""Every language says everything, in the words of the glossary, set as its readers set it."""

from __future__ import annotations

import re
import runpy
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from saboteur.words import LANGUAGES
from saboteur.words.sentences import ENGLISH, LOCALES

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools/translations.py"))
TERMS: dict[str, dict[str, str]] = tomllib.loads((HERE / "terms.toml").read_text("utf-8"))
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
QUOTES = {  # the languages that are not here quote as English does
    "de": ("„", "“"),
    "cs": ("„", "“"),
    "bg": ("„", "“"),
    "uk": ("«", "»"),
    "fr": ("«", "»"),
}


@cache
def sentences(language: str) -> dict[str, str]:
    """Return every sentence of a language as it is written, by its key."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        for entry in parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
                found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found


def without_names(sentence: str) -> str:
    """Leave out what is no text: variables, and what a select chooses by."""
    return re.sub(r"\{\s*\$?\w+\s*(->)?|\[\w+\]|\{ (DATETIME|NUMBER)\(.*?\)", " ", sentence)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_and_variables_that_english_has(language: str) -> None:
    assert list(TOOL["faults"](language)) == [], "tools/translations.py missing lists it"


def wrong_terms(language: str) -> Iterator[str]:
    for pattern, better in TERMS.get(language, {}).items():
        for key, sentence in sentences(language).items():
            if key in ("app", "language-note") or key.startswith("term-help"):
                continue
            found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", without_names(sentence), re.IGNORECASE)
            if found:
                yield f"{key}: {found[0]!r}; say: {better}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    assert list(wrong_terms(language)) == [], "tests/words/terms.toml has the words"


def glossary() -> Iterator[tuple[str, dict[str, str]]]:
    """Read the identifier and the terms of each line of the glossary that stands for a module or a role."""
    for line in (ROOT / "docs/glossary.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[0].startswith("`"):
            terms = [re.sub(r"\s*\[\d+\]|[*†]|\(.*?\)", "", cell).strip() for cell in cells[1:]]
            yield cells[0].strip("`"), dict(zip(("en", "de", "cs", "bg", "uk"), terms, strict=True))


@pytest.mark.parametrize("language", ["de", "cs", "bg", "uk"])
def test_roles_are_called_as_in_the_glossary(language: str) -> None:
    terms = {key: names[language] for key, names in glossary()}
    roles = [key.removeprefix("role-") for key in sentences(language) if key.startswith("role-") and key in KNOWN]
    wrong = {
        role: (sentences(language)[f"role-{role}"], terms[role])
        for role in roles
        if role in terms and sentences(language)[f"role-{role}"].casefold() != terms[role].casefold()
    }
    assert wrong == {}


KNOWN = {f"role-{role}" for role in ("digger", "saboteur", "greedy", "boss", "profiteer", "geologist")}


def wrong_signs(language: str, key: str, sentence: str) -> Iterator[str]:
    """Find signs that another language, or a typewriter, would set."""
    text = without_names(sentence)
    opening, closing = QUOTES.get(language, ("“", "”"))
    foreign = set('“”„«»"') - {opening, closing}
    if key != "term-help" and any(sign in text for sign in foreign if sign != '"'):
        yield f"{key}: quotation marks are {opening}…{closing}"
    if re.search(r"\w'\w", text):
        yield f"{key}: the apostrophe is ’"
    if "..." in text:
        yield f"{key}: three dots are one sign: …"
    if language != "de" and re.search(r"\w …", text):
        yield f"{key}: no blank before …"
    if language == "fr" and re.search(r"\w [:;?!»]", text):
        yield f"{key}: a no-break space before : ; ? ! »"
    if re.search(r"\{ \$percent \} %", sentence):
        yield f"{key}: a no-break space before %"
    if "\n" not in sentence and not key.startswith("term-") and re.search(r"\S {2,}\S", sentence):
        yield f"{key}: two blanks"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_sets_them(language: str) -> None:
    found = [fault for key, sentence in sentences(language).items() for fault in wrong_signs(language, key, sentence)]
    assert found == []


@pytest.mark.parametrize("file", sorted((LOCALES / ENGLISH).glob("*.ftl")), ids=lambda file: file.stem)
def test_english_explains_every_variable_to_translators(file: Path) -> None:
    body = parse(file.read_text("utf-8")).body
    said = " ".join(entry.content or "" for entry in body if isinstance(entry, ast.ResourceComment))
    used = {
        name
        for key, (area, message, variables) in TOOL["messages"](ENGLISH).items()
        if area == file.stem
        for name in variables
        if not (message.comment and f"${name}" in message.comment.content)
    }
    missing = sorted(name for name in used if not re.search(rf"\${name}\b", said))
    assert missing == [], f"add a line '### $name: what it is' at the top of en/{file.name}"


def test_rule_texts_carry_the_numbers_of_their_rules() -> None:
    numbers = set(runpy.run_path(str(ROOT / "tests/rules/numbers.py"))["NUMBERS"])
    wrong = []
    for key, (_, message, _) in TOOL["messages"](ENGLISH).items():
        if not re.match(r"rule-(?!about)|two-\d", key):
            continue
        comment = message.comment.content if message.comment else ""
        tags = comment.removeprefix("Rules: ").split(", ") if comment.startswith("Rules: ") else []
        if not tags or not set(tags) <= numbers:
            wrong.append(f"{key}: write '# Rules: B7, R-02' above it")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_composed_lines_read_as_they_were_reviewed(language: str) -> None:
    kept = (HERE / f"golden/{language}.txt").read_text("utf-8")
    assert TOOL["golden"](language).splitlines() == kept.splitlines(), (
        "run tools/translations.py golden and read the diff"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_sample_values(language: str) -> None:
    texts = TOOL["texts"](language)
    for key, (_, _, variables) in TOOL["messages"](ENGLISH).items():
        for values in TOOL["samples"](language, variables):
            said = texts(key, **values)
            assert "{" not in said, key
            assert said or key == "language-note"


def test_every_sentence_of_the_terminal_and_the_mails_is_used() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/saboteur").rglob("*.py"))
    own = [key for key, (area, _, _) in TOOL["messages"](ENGLISH).items() if area in ("terminal", "mail")]
    unused = [key for key in own if f'"{key}"' not in source and f"'{key}'" not in source]
    columns = {f"term-{name}" for name in re.findall(r'"([a-z-]+)"', source)}
    assert [key for key in unused if key not in columns] == []
