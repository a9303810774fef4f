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

from saboteur.core.registry import SPECS
from saboteur.play.extensions.module_words import messages
from saboteur.words import LANGUAGES, Texts, texts
from saboteur.words.sentences import ENGLISH, _entries

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
    for _, text in TOOL["sources"](language):
        for entry in parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
                found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found


@cache
def english() -> dict[str, tuple[str, ast.Message, frozenset[str]]]:
    """Return every English message with its area and its variables: reading all files takes a sixth of a second."""
    found: dict[str, tuple[str, ast.Message, frozenset[str]]] = TOOL["messages"](ENGLISH)
    return found


def without_names(sentence: str) -> str:
    """Leave out what is no text: variables, and what a select chooses by."""
    return re.sub(r"\{\s*\$?\w+\s*(->)?|\[\w+\]|\{ (DATETIME|NUMBER)\(.*?\)", " ", sentence)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_and_variables_that_english_has(language: str) -> None:
    assert list(TOOL["faults"](language)) == [], "tools/translations.py missing lists it"


def languages(folder: Path, **texts: str | bytes) -> Path:
    """Write languages of one file each."""
    for language, text in texts.items():
        (folder / language).mkdir()
        (folder / language / "app.ftl").write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


HELLO = "hello = Hello { $name }\nbye = Bye\n"


def test_a_missing_key_a_wrong_variable_and_one_too_many_are_named(tmp_path: Path) -> None:
    folder = languages(tmp_path, en=HELLO, de="hello = Hallo { $wer }\nmore = Mehr\n")
    assert list(TOOL["faults"]("de", folder)) == [
        "de/app.ftl: hello must use ['$name'], not ['$wer']",
        "de/app.ftl: add bye, in English: 'Bye'",
        "de/app.ftl: remove more, which English does not have",
    ]


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("hello = { \n", "de/app.ftl: this is no Fluent: hello = {"),
        ("bye = A\nbye = B\n", "de/app.ftl: bye is there twice"),
        (b"bye = \xff\n", "de/app.ftl: this is no UTF-8 (byte 6)"),
    ],
)
def test_a_broken_file_is_named_and_english_stands_in_for_it(tmp_path: Path, broken: str | bytes, said: str) -> None:
    folder = languages(tmp_path, en=HELLO, de=broken)
    with pytest.raises(ValueError, match=re.escape(said)):
        list(TOOL["faults"]("de", folder))
    assert Texts("de", folder)("hello", name="Ann") == "Hello Ann"


@pytest.mark.parametrize("empty", ["", "\n", "# Only a comment.\n"])
def test_a_file_without_a_sentence_says_nothing(empty: str) -> None:
    assert list(_entries(empty)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_parsed_by_itself_is_the_one_of_the_whole_file(language: str) -> None:
    for _, text in TOOL["sources"](language):
        whole = [entry for entry in parse(text).body if isinstance(entry, ast.Message | ast.Term)]
        alone = [parse(source).body for _, source in _entries(text)]
        assert len(alone) == len(whole)
        for entry, (first, *comments) in zip(whole, alone, strict=True):
            assert first.equals(entry, ignored_fields=["span", "comment"])
            assert {type(one) for one in comments} <= {ast.Comment, ast.GroupComment, ast.ResourceComment}


@pytest.mark.parametrize("first", ["deep", "card", "many", "back"])
def test_a_sentence_may_use_terms_and_sentences_before_and_after_it(tmp_path: Path, first: str) -> None:
    said = {"deep": "a card, dealt", "card": "card", "many": "a card, dealt", "back": "many: a card, dealt"}
    source = (
        "back = many: { many }\n-brand = { card }\n    .form = a { -brand }\n"
        'many =\n    { $n ->\n        [one] one\n       *[other] { deep }\n    }\ncard = { "card" }\n# the end\n'
        'deep = a { -brand },\n    { -dealt(of: "card") }\n-dealt = dealt\n'
    )
    t = Texts("en", languages(tmp_path, en=source))
    assert " ".join(t(first, n=2).split()) == said[first]
    assert {key: " ".join(t(key, n=2).split()) for key in said} == said


def test_what_belongs_to_one_module_is_said_in_its_file() -> None:
    shared = {"value-yes", "value-no"}  # options of several modules have these values
    own = {message for spec in SPECS for message in messages(spec)} - shared
    assert {key: area for key, (area, _, _) in english().items() if key in own and "/" not in area} == {}


def wrong_terms(language: str) -> Iterator[str]:
    for pattern, better in TERMS.get(language, {}).items():
        for key, sentence in sentences(language).items():
            # The sides of a path are said as directions to ears alone, which see no top and no right.
            if key in ("app", "language-note") or key.startswith(("term-help", "side-")):
                continue
            found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", without_names(sentence), re.IGNORECASE)
            if found:
                yield f"{key}: {found[0]!r}; say: {better}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    assert list(wrong_terms(language)) == [], "tests/words/terms.toml has the words"


COUNTS = "all|count|games|last|number|seats|step|steps|taken|total"


def test_czech_writes_no_preposition_before_a_number() -> None:
    """It would be z or ze by the number's sound: z 2, ze 3."""
    assert [key for key, said in sentences("cs").items() if re.search(rf"\bze? {{ \$({COUNTS}) }}", said)] == []


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs/rules").glob("*.md"))], ids=lambda page: page.stem
)
def test_what_players_read_in_the_documentation_uses_the_same_words(page: Path) -> None:
    words = [
        pattern for pattern in TERMS[ENGLISH] if pattern.startswith(("dwarves", "mend"))
    ]  # sides have names there
    assert words
    assert [word for word in words if re.search(rf"\b{word}\b", page.read_text("utf-8"), re.IGNORECASE)] == []


PATHS = {"NS\\|EW": "bridge", "NW\\|ES": "double-curve", "blue": "door-blue", "green": "door-green"}
HEADINGS = {  # what the keys of a part of the glossary begin with
    "Modules": "module-", "Roles": "role-", "Goals and large card": "goal-", "Paths": "path-",
    "Action cards": "card-", "Chests": "chest-",
}  # fmt: skip
# Keys that begin so, too, but are no headwords: short for a path card, the backs of cards, a button.
NO_HEADWORDS = {"path-plain", "goal-back", "chest-back", "role-hidden"}


def glossary() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Read the lines of the glossary: part, identifier, and terms by language."""
    part = ""
    for line in (ROOT / "docs/glossary.md").read_text("utf-8").splitlines():
        part = line.removeprefix("## ") if line.startswith("## ") else part
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))]
        if len(cells) == 6:
            terms = [re.sub(r"\s*\[\d+\]|[*†]|\(.*?\)", "", cell).strip() for cell in cells[1:]]
            yield part, cells[0].split("`")[1] if "`" in cells[0] else "–", dict(zip(GLOSSED, terms, strict=True))


GLOSSED = ("en", "de", "cs", "bg", "uk")


def headwords() -> dict[str, dict[str, str]]:
    """Find the terms that the glossary has for each card, module, role, goal and chest, by the key of its name."""
    found: dict[str, dict[str, str]] = {}
    chest = 0
    for part, identifier, terms in glossary():
        if terms["en"] == "dead end":
            found["path-dead-end"] = terms
        if part not in HEADINGS or identifier == "–":
            continue
        name = (
            PATHS.get(identifier, identifier.replace("_", "-")) if part == "Paths" else identifier.replace("_", "-")
        )
        if part == "Chests":
            chest += 1
            name = str(chest)
        found[HEADINGS[part] + name] = terms
    for key in [key for key in found if key.startswith("module-")]:
        card = key.replace("module-", "card-")  # a championship card is named as its module
        if card in sentences(ENGLISH):
            found[card] = found[key]
    return found


def same_word(one: str, other: str) -> bool:
    """Compare words however they are set: capitals, dashes and apostrophes differ between books and screens."""

    def plain(word: str) -> str:
        return word.replace("–", "-").replace("’", "'").casefold()

    return plain(one) == plain(other)


def named_keys() -> list[str]:
    """Return the keys of all names that a rulebook has."""
    kinds = tuple(HEADINGS.values())
    return [key for key in sentences(ENGLISH) if key.startswith(kinds) and key not in NO_HEADWORDS]


@pytest.mark.parametrize("language", GLOSSED)
def test_cards_modules_dwarfs_goals_and_chests_are_called_as_in_the_glossary(language: str) -> None:
    terms = headwords()
    assert [key for key in named_keys() if key not in terms] == [], "docs/glossary.md lacks a line for these"
    said = {key: (sentences(language)[key], terms[key][language]) for key in named_keys()}
    assert {key: words for key, words in said.items() if not same_word(*words)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_as_the_module_that_brings_it(language: str) -> None:
    said = sentences(language)
    pairs = [(key, key.replace("module-", "card-")) for key in said if key.startswith("module-")]
    assert [module for module, card in pairs if card in said and said[module] != said[card]] == []


def wrong_signs(language: str, key: str, sentence: str) -> Iterator[str]:
    """Find signs that another language, or a typewriter, would set."""
    text = without_names(sentence)
    opening, closing = QUOTES.get(language, ("“", "”"))
    foreign = set('“”„«»"') - {opening, closing}
    if key != "term-help" and any(sign in text for sign in foreign if sign != '"'):
        yield f"{key}: quotation marks are {opening}…{closing}"
    if re.search(r"\w['ʼ]\w", text):
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


def contexts(text: str) -> Iterator[tuple[str, str]]:
    """Read what a file tells translators about each of its keys: the comment of its group, and its own."""
    group = ""
    for entry in parse(text).body:
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        elif isinstance(entry, ast.Message):
            own = (entry.comment.content or "") if entry.comment else ""
            yield entry.id.name, f"{group}\n{'' if own.startswith('Rules: ') else own}".strip()


def vague(text: str) -> list[str]:
    """Find keys of which no comment says who sees them and where; a bare title is none."""
    return [key for key, context in contexts(text) if len(context.split()) < 5]


AREAS: dict[str, str] = dict(TOOL["sources"](ENGLISH))


@pytest.mark.parametrize("area", AREAS)
def test_english_says_of_every_key_where_it_is_seen(area: str) -> None:
    where = TOOL["place"](ENGLISH, area)
    assert vague(AREAS[area]) == [], (
        f"write '## who sees them and where' above the group in {where}, or '# …' above one"
    )


def test_a_key_without_a_context_is_named() -> None:
    text = "bare = A\n\n## Lobby\n\ntitled = B\n\n## Buttons in the lobby, for the host.\n\nfine = C\n"
    assert vague(text) == ["bare", "titled"]


@pytest.mark.parametrize("area", AREAS)
def test_english_explains_every_variable_to_translators(area: str) -> None:
    body = parse(AREAS[area]).body
    said = " ".join(entry.content or "" for entry in body if isinstance(entry, ast.ResourceComment))
    context = dict(contexts(AREAS[area]))
    missing = [
        f"{key}: ${name}"
        for key, (own_area, _, variables) in english().items()
        if own_area == area
        for name in sorted(variables)
        if not re.search(rf"\${name}\b", f"{said} {context[key]}")
    ]
    assert missing == [], f"add a line '### $name: what it is' at the top of {TOOL['place'](ENGLISH, area)}"


def test_rule_texts_carry_the_numbers_of_their_rules() -> None:
    numbers = set(runpy.run_path(str(ROOT / "tests/rules/numbers.py"))["NUMBERS"])
    wrong = []
    for key, (_, message, _) in english().items():
        if not re.match(r"rule-(?!about)|two-\d", key):
            continue
        comment = (message.comment and message.comment.content) or ""
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
    for key, (_, _, variables) in english().items():
        for values in TOOL["samples"](language, variables):
            said = texts(key, **values)
            assert "{" not in said, key
            assert said or key == "language-note"


def test_every_sentence_of_the_terminal_and_the_mails_is_used() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/saboteur").rglob("*.py"))
    read = english().items()
    own = [key for key, (area, _, _) in read if area in ("terminal", "mail") or key.startswith("term-")]
    unused = [key for key in own if f'"{key}"' not in source and f"'{key}'" not in source]
    columns = {f"term-{name}" for name in re.findall(r'"([a-z-]+)"', source)}
    arguments = {f"cli-{name}" for name in re.findall(r'"(?:--)?([a-z-]+)"', source)} | {"cli-help"}  # of the help
    own_seat = {"cli-replay-seat"}  # a command's own word for an argument that another has, too
    assert [key for key in unused if key not in columns | arguments | own_seat] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_eyes_one_sees_with_can_be_read_on_a_small_phone(language: str) -> None:
    assert all(len(texts(language)(key)) <= 16 for key in ("eyes-open", "eyes-public"))
