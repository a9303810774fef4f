"""Sentences by their key: one folder of Fluent files for each language, and the files of modules; else English.

A missing key is found by the tests; should one get this far all the same, the English sentence stands in for it.
A sentence is parsed when it is first said: most never are, and all of a language would take a tenth of a second.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from saboteur.play.extensions.module_words import own_words

LOCALES: Final = Path(__file__).parent / "locales"
ENGLISH: Final = "en"  # the language that every other is translated from
LANGUAGES: Final = (ENGLISH, *sorted(folder.name for folder in LOCALES.iterdir() if folder.name != ENGLISH))
Value = str | int | float
# Signs that a plain terminal may lack, and what a typewriter had for them. Letters stay: they are the language.
_TYPED: Final = {
    "«\u00a0": '"', "\u00a0»": '"', "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "–": "-", "─": "-",
    "…": "...", "·": "-", "×": "x", "→": "->", "←": "<-", "↑": "^", "↓": "v", "\u00a0": " ",
}  # fmt: skip


_BEGINS: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message or a term, with its name
_REFERS: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another message or term (or to a function)


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str, folders: Path = LOCALES, *, ascii_only: bool = False) -> None:
        """Take a language of `LANGUAGES`; `spoken` finds one from what somebody wishes. `ascii_only`: plain signs."""
        self.language = language
        self.ascii_only = ascii_only
        self._own = _sentences(folders, language)
        self._english = self._own if language == ENGLISH else _sentences(folders, ENGLISH)

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return a sentence with its values filled in. KeyError: not even English has it."""
        return self._said(key, values, None)

    def as_object(self, key: str, /, **values: Value) -> str:
        """Return a name as the object of a verb ("opens the chest"): `.object` in a language that inflects it."""
        return self._said(key, values, "object")

    def _said(self, key: str, values: Mapping[str, Value], form: str | None) -> str:
        for sentences in (self._own, self._english):
            if sentences.has(key):
                said = sentences.formatted(key, values, form)
                if said is not None:
                    return self.signs(said)
        raise KeyError(key)

    def signs(self, text: str) -> str:
        """Return a text with the signs that its reader's terminal has."""
        if self.ascii_only:
            for sign, typed in _TYPED.items():
                text = text.replace(sign, typed)
        return text

    def has(self, key: str) -> bool:
        """Return whether there is such a sentence, if only in English."""
        return self._own.has(key) or self._english.has(key)

    def listed(self, words: Iterable[str]) -> str:
        """Join words as the language does: "a, b and c"."""
        *first, last = words
        return self("list-and", first=", ".join(first), last=last) if first else last


class _Sentences:
    """The messages and terms of one language: their sources, and those parsed that were said or referred to."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        # Here and not above: it takes a tenth of a second, and most commands and programs say nothing.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self._resource = FluentResource
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        for file in files:
            for name, source in _entries(file):
                self._sources.setdefault(name, source)  # the first of a name counts, as in a bundle

    def has(self, key: str) -> bool:
        """Return whether there is such a message, and one that can be parsed."""
        if key in self._sources and key not in self._parsed:
            self._parse(key)
        return self._bundle.has_message(key)

    def _parse(self, key: str) -> None:
        """Parse a message with all that it refers to; two threads may both do so, which changes nothing."""
        wanted = [key]
        for name in wanted:
            referred = _REFERS.findall(self._sources[name])
            wanted += [other for other in dict.fromkeys(referred) if other in self._sources and other not in wanted]
        self._bundle.add_resource(self._resource("".join(self._sources[name] for name in wanted)))
        self._parsed.update(wanted)  # last: whoever finds it here finds it in the bundle

    def formatted(self, key: str, values: Mapping[str, Value], form: str | None) -> str | None:
        """Format a message; None if it is broken, so that English can stand in for it."""
        message = self._bundle.get_message(key)
        pattern = message.value if form is None else message.attributes.get(form, message.value)
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        return None if errors and ENGLISH not in self._bundle.locales else str(said)


def _entries(file: str) -> Iterator[tuple[str, str]]:
    """Cut a Fluent file into its messages and terms, each with its name: what goes on with one is indented."""
    begins = list(_BEGINS.finditer(file))
    cuts = [*(one.start() for one in begins), len(file)]
    for begin, end in zip(begins, cuts[1:], strict=True):
        yield begin[1], file[begin.start() : end].rstrip() + "\n"


@cache
def _sentences(folders: Path, language: str) -> _Sentences:
    return _Sentences(language, [*_files(folders, language), *own_words(language).values()])


def _files(folders: Path, language: str) -> Iterator[str]:
    for file in sorted((folders / language).glob("*.ftl")):
        try:
            yield file.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            if language == ENGLISH:
                raise
            continue  # English stands in for a file that cannot be read; the tests name it


@cache
def texts(language: str = ENGLISH, *, ascii_only: bool = False) -> Texts:
    """Return the sentences of a language, or of English if it is none of ours."""
    return Texts(language if language in LANGUAGES else ENGLISH, ascii_only=ascii_only)


def spoken(wishes: Iterable[str]) -> str:
    """Choose the first wish that we speak, written as `de`, `de-AT` or `de_AT.UTF-8`; English if there is none."""
    for wish in wishes:
        language = wish.strip().lower().replace("_", "-").partition("-")[0].partition(".")[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the system is set to, as programs at a terminal find it."""
    if "LANGUAGE" in environment:
        return spoken(environment["LANGUAGE"].split(":"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return spoken([environment[name]])
    return ENGLISH
