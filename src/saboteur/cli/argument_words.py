"""The words of argparse itself, in any language.

argparse asks gettext for its words. Here it is answered from the Fluent files (`arg-…`), whose sentences keep the
placeholders of the English ones; what they do not have stays as argparse has it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from saboteur.words import texts
from saboteur.words.sentences import ENGLISH

KEYS: Final = {
    "usage: ": "arg-usage",
    "positional arguments": "arg-positional",
    "options": "arg-options",
    "argument %(argument_name)s: %(message)s": "arg-argument",
    "the following arguments are required: %s": "arg-required",
    "unrecognized arguments: %s": "arg-unknown",
    "expected one argument": "arg-expected-one",
    "not allowed with argument %s": "arg-not-with",
    "ignored explicit argument %r": "arg-no-value",
    "ambiguous option: %(option)s could match %(matches)s": "arg-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "arg-choice",
    # What our own types of arguments say.
    "%(text)r is no whole number": "arg-whole-number",
    "%(text)r is no number of seconds": "arg-seconds",
    "%(value)s is not between %(low)s and %(high)s": "arg-between",
    "an option is given as key=value, not %(text)r": "arg-key-value",
    "%(message)s; try %(command)s --help": "arg-try",
    "interrupted": "arg-interrupted",
}
_said: dict[str, str] = {}  # what the sentences are now


def gettext(message: str) -> str:
    """Return one of the sentences above in the language that is spoken now."""
    return _said.get(message, message)


@contextmanager
def arguments_in(language: str) -> Iterator[None]:
    """Let argparse, and `gettext` here, speak a language; English is their own."""
    if language == ENGLISH:
        yield
        return
    t = texts(language)
    _said.update({english: t(key) for english, key in KEYS.items()})
    _said["usage: "] += " "  # Fluent cuts blanks at the end
    before = vars(argparse)["_"]
    setattr(argparse, "_", gettext)  # noqa: B010 - its name for gettext, which no type stub has
    try:
        yield
    finally:
        setattr(argparse, "_", before)  # noqa: B010
        _said.clear()
