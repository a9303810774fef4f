"""What a module of the boxes brings stands in its own files: rules, words, and what goes over the wire."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from saboteur.core import modules as rules
from saboteur.core.registry import CLASSES, late
from saboteur.core.table.spec import RESEARCH
from saboteur.play import modules as wire
from saboteur.play.actions import ACTIONS
from saboteur.play.actions.packing import PACKED
from saboteur.play.events.audiences import EVENT_SPECS, EVENTS
from saboteur.play.extensions.module_words import words_of
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.knowledge import accounting, changes, fold

FILES = [info.name for info in iter_modules(wire.__path__)]


def brought(name: str) -> Any:
    return import_module(f"{wire.__name__}.{name}")


def kinds(name: str, sort: type) -> list[type]:
    """List the actions or the events that a module's file has."""
    file = brought(name)
    return [
        one
        for one in vars(file).values()
        if isinstance(one, type) and issubclass(one, sort) and one.__module__ == file.__name__
    ]


@pytest.mark.parametrize("name", FILES)
def test_what_goes_over_the_wire_has_rules_of_the_same_name(name: str) -> None:
    assert name in CLASSES
    assert CLASSES[name].__module__ == f"{rules.__name__}.{name}"


@pytest.mark.parametrize("name", FILES)
def test_every_action_and_event_of_a_module_is_known_by_its_own_tables(name: str) -> None:
    file = brought(name)
    assert set(kinds(name, Action)) <= set(ACTIONS)
    assert set(kinds(name, Event)) <= set(EVENTS)
    assert {spec.kind for spec in getattr(file, "TOLD", {}).values()} == set(kinds(name, Event))
    for table in ("PACKED", "TWO_WORDS", "PHRASES"):
        assert set(getattr(file, table, {})) <= set(kinds(name, Action)), table


@pytest.mark.parametrize("name", [info.name for info in iter_modules(changes.__path__)])
def test_what_events_change_stands_with_the_module_that_brings_them(name: str) -> None:
    file = import_module(f"{changes.__name__}.{name}")
    for table, whole in (("VIEW", fold.CHANGES), ("LEDGER", accounting.CHANGES)):
        own = getattr(file, table, {})
        assert set(own) == set(whole) & set(kinds(name, Event)), table
        assert all(whole[event] is change for event, change in own.items())


def test_what_modules_bring_is_gathered_and_nothing_is_there_twice() -> None:
    for table, whole in (("PACKED", PACKED), ("TOLD", EVENT_SPECS)):
        parts = [key for name in FILES for key in getattr(brought(name), table, {})]
        assert len(parts) == len(set(parts))
        assert set(parts) <= set(whole)


BOXES = [key for key, module in CLASSES.items() if not late(module.spec) and module.spec.group != RESEARCH]


@pytest.mark.parametrize("key", BOXES)
def test_a_module_of_the_boxes_has_its_words_beside_its_rules(key: str) -> None:
    assert words_of(key)
