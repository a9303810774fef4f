"""The words that modules bring themselves: one Fluent file beside each, with all its languages.

A line ``### de`` begins a language; what stands before the first such line is English. What belongs to no module, or
to several, is in `saboteur/words/locales`.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files

from saboteur.core.registry import CLASSES, SPECS, late
from saboteur.core.table.ruleset import Module
from saboteur.core.table.spec import ModuleSpec

ENGLISH = "en"
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


def late_modules() -> list[ModuleSpec]:
    """List the modules that came after the boxes."""
    return [spec for spec in SPECS if late(spec)]


def own_words(language: str, *, boxes: bool = False) -> dict[str, str]:
    """Return what modules say in a language, by their keys; on demand of those that came with the boxes alone."""
    wanted = [key for key, module in CLASSES.items() if not (boxes and late(module.spec))]
    return {key: words_of(key).get(language, "") for key in wanted}


def words_of(key: str) -> dict[str, str]:
    """Return a module's own words by language, as Fluent; nothing if it has none."""
    return _words(CLASSES[key])


def lacking(module: type[Module], languages: Iterable[str] = (), also: Iterable[str] = ()) -> list[str]:
    """Say which words a module still needs, and where: in English, in these languages, and in those it has begun.

    `also` are keys beside those of what it is: those of its lessons."""
    found = _words(module)
    wanted = dict.fromkeys([ENGLISH, *languages, *found])
    return [
        f"{file_of(module)}: add `{message} = …` under `### {language}`"
        for language in wanted
        for message in [*messages(module.spec), *also]
        if message not in _MESSAGE.findall(found.get(language, ""))
    ]


def messages(spec: ModuleSpec) -> list[str]:
    """List the messages that are shown of a module."""
    out = [f"module-{spec.key}", f"moduleline-{spec.key}"]
    for card in spec.cards:
        out += [f"card-{card.name}", f"does-{card.name}", f"rule-{card.name}"]
    for question in spec.questions:
        out += [f"q-{question.name}", f"qline-{question.name}"]
    out += [f"field-{field.name}" for field in spec.fields]
    for option in spec.options:
        out += [f"option-{option.key}", *(f"value-{value}" for value in option.values)]
    return [message.replace("_", "-") for message in out]


def file_of(module: type[Module]) -> str:
    """Name the file that a module's words stand in, from where its package lies."""
    package, name = own_file(module)
    return f"{package.replace('.', '/')}/{name}"


def _words(module: type[Module]) -> dict[str, str]:
    return _read(*own_file(module))


@cache
def _read(package: str, name: str) -> dict[str, str]:
    file = files(package).joinpath(name)
    text = file.read_text("utf-8") if file.is_file() else ""
    parts = re.split(r"^### *([a-z]{2}) *$", text, flags=re.MULTILINE)
    found = {ENGLISH: parts[0]} if parts[0].strip() else {}
    return found | {language: part.strip() + "\n" for language, part in zip(parts[1::2], parts[2::2], strict=True)}


def own_file(module: type[Module], ending: str = ".ftl", alone: str = "words") -> tuple[str, str]:
    """Find the package and the name of a file beside a module: `alone` where it has its package for itself."""
    name = module.__module__
    if hasattr(import_module(name), "__path__"):
        return name, alone + ending
    return name.rpartition(".")[0], name.rpartition(".")[2] + ending
