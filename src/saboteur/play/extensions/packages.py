"""Modules from outside: packages that bring a module of their own by the entry point group `saboteur.modules`.

The entry point's name is the module's key, its value the class. A module that cannot be loaded is left out, and
whoever asks for it is told why. `docs/add-a-module.md` has the whole way from an empty folder to a game.
"""

import sys
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from saboteur.core.registry import BY_KEY, CLASSES, FAILED, HOUSE, faults, register
from saboteur.core.table.ruleset import Module
from saboteur.play.extensions.module_lessons import lesson_words, lessons_in
from saboteur.play.extensions.module_words import lacking

GROUP = "saboteur.modules"
_waiting: list[EntryPoint] = []


def load_installed() -> None:
    """Take in every installed module, in the order of their keys."""
    load(entry_points(group=GROUP))


def load(points: Iterable[EntryPoint]) -> None:
    """Take modules in; keep the reason where one cannot be used."""
    for point in sorted(points, key=lambda one: one.name):
        if _being_imported(point):
            _waiting.append(point)
            continue
        if point.name in BY_KEY and BY_KEY[point.name].package == _package(point):
            continue
        try:
            take_in(point.load(), point)
            FAILED.pop(point.name, None)
        except Exception as fault:  # noqa: BLE001 - a stranger's file can fail in any way, and must not take us along
            FAILED[point.name] = f"{_package(point)} {_version(point)}: {type(fault).__name__}: {fault}"


def load_waiting() -> None:
    """Take in modules whose own import brought us in, now that it is over."""
    if _waiting:
        points = _waiting[:]
        _waiting.clear()
        load(points)


def take_in(module: object, point: EntryPoint) -> None:
    """Register one module under the name and version of its package."""
    if not (isinstance(module, type) and issubclass(module, Module)):
        raise TypeError(f"{point.value} is no class of a module")
    spec = module.spec
    if spec.key != point.name:
        raise ValueError(f"the entry point {point.name!r} brings a module that calls itself {spec.key!r}")
    spec.group = HOUSE
    spec.package, spec.version = _package(point), _version(point)
    wrong = faults(spec) or lacking(module, also=lesson_words(lessons_in(module)))
    if wrong:
        raise ValueError("; ".join(wrong))
    register(module)


def versions(modules: Iterable[str]) -> dict[str, str]:
    """Return the versions of the modules from outside among these, for a record: package and number."""
    specs = [BY_KEY[key] for key in modules if key in BY_KEY]
    return {spec.key: f"{spec.package} {spec.version}" for spec in specs if spec.package}


def missing(recorded: dict[str, str]) -> dict[str, str]:
    """Return the modules that a game was played with and that are not here: their package, and why it failed."""
    return {
        key: f"{made_by} ({FAILED[key]})" if key in FAILED else made_by
        for key, made_by in recorded.items()
        if key not in CLASSES
    }


def _being_imported(point: EntryPoint) -> bool:
    """Return whether a package is in the middle of its own import, which led here."""
    spec = getattr(sys.modules.get(point.module), "__spec__", None)
    return bool(getattr(spec, "_initializing", False))


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "an unknown package"


def _version(point: EntryPoint) -> str:
    return point.dist.version if point.dist else "0"
