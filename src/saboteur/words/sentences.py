"""Sentences by their key: one folder of Fluent files for each language, and the files of modules; else English.

A missing key is found by the tests; should one get this far all the same, the English sentence stands in for it.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

from saboteur.play.own_words import own_words

LOCALES: Final = Path(__file__).parent / "locales"
ENGLISH: Final = "en"  # the language that every other is translated from
LANGUAGES: Final = (ENGLISH, *sorted(folder.name for folder in LOCALES.iterdir() if folder.name != ENGLISH))
Value = str | int | float
# Signs that a plain terminal may lack, and what a typewriter had for them. Letters stay: they are the language.
_TYPED: Final = {
    "«\u00a0": '"', "\u00a0»": '"', "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "–": "-", "─": "-",
    "…": "...", "·": "-", "×": "x", "→": "->", "←": "<-", "↑": "^", "↓": "v", "\u00a0": " ",
}  # fmt: skip


_read: set[str] = set()  # languages whose sentences are here
_reading = threading.Lock()


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str, folders: Path = LOCALES, *, ascii_only: bool = False) -> None:
        """Take a language of `LANGUAGES`; `spoken` finds one from what somebody wishes. `ascii_only`: plain signs."""
        self.language = language
        self.ascii_only = ascii_only
        self._bundle = _bundle(folders, language)
        self._english = self._bundle if language == ENGLISH else _bundle(folders, ENGLISH)

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return a sentence with its values filled in. KeyError: not even English has it."""
        return self._said(key, values, None)

    def as_object(self, key: str, /, **values: Value) -> str:
        """Return a name as the object of a verb ("opens the chest"): `.object` in a language that inflects it."""
        return self._said(key, values, "object")

    def _said(self, key: str, values: Mapping[str, Value], form: str | None) -> str:
        for bundle in (self._bundle, self._english):
            if bundle.has_message(key):
                said = _formatted(bundle, key, values, form)
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
        return self._bundle.has_message(key) or self._english.has_message(key)

    def listed(self, words: Iterable[str]) -> str:
        """Join words as the language does: "a, b and c"."""
        *first, last = words
        return self("list-and", first=", ".join(first), last=last) if first else last


@cache
def _bundle(folders: Path, language: str) -> FluentBundle:
    # Here and not above: it takes a tenth of a second, and most commands and programs say nothing.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((folders / language).glob("*.ftl")):
        try:
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
        except (OSError, UnicodeDecodeError):
            if language == ENGLISH:
                raise
            continue  # English stands in for a file that cannot be read; the tests name it
    for words in own_words(language).values():
        bundle.add_resource(FluentResource(words))
    return bundle


def _formatted(bundle: FluentBundle, key: str, values: Mapping[str, Value], form: str | None) -> str | None:
    """Format a message; None if it is broken, so that English can stand in for it."""
    message = bundle.get_message(key)
    pattern = message.value if form is None else message.attributes.get(form, message.value)
    if pattern is None:
        return None
    said, errors = bundle.format_pattern(pattern, dict(values))
    return None if errors and ENGLISH not in bundle.locales else str(said)


@cache
def texts(language: str = ENGLISH, *, ascii_only: bool = False) -> Texts:
    """Return the sentences of a language, or of English if it is none of ours."""
    return Texts(language if language in LANGUAGES else ENGLISH, ascii_only=ascii_only)


async def texts_read(language: str) -> Texts:
    """Return the sentences of a language without stopping an event loop: they are read in a thread, which takes some
    tenths of a second the first time."""
    if language not in _read:
        await asyncio.to_thread(read, language)
    return texts(language)


def read(language: str) -> None:
    """Have the sentences of a language at hand from now on."""
    with _reading:  # whoever comes meanwhile finds them read
        texts(language)
        _read.add(language)


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
