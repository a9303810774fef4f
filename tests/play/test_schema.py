"""The JSON Schema: complete, and true of everything that random games say."""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
import sys
from functools import cache
from itertools import islice
from typing import Any

import jsonschema
import msgspec
import pytest
from tests.play.guesses import guess, large_game, random_game, steps

from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import ACTIONS
from saboteur.play.catalogue import common_options, modules, presets
from saboteur.play.events.audiences import EVENTS
from saboteur.play.records.record import record_of
from saboteur.play.records.verification import verify
from saboteur.play.schema.json_schema import ROOTS, schema, schema_text

whole = cache(schema)  # made once for the tests that only read it


@cache
def validator(root: str) -> Any:
    document = {**whole(), **whole()["properties"][root]}
    del document["properties"], document["type"], document["additionalProperties"]
    return jsonschema.Draft202012Validator(document)


def check(root: str, value: object) -> None:
    """Encode a value as a server would, and hold it against the schema."""
    validator(root).validate(msgspec.json.decode(msgspec.json.encode(value)))


def constants(node: object) -> set[str]:
    """Every constant in a part of the schema: the tags of the types."""
    if isinstance(node, dict):
        own = {str(node["const"])} if "const" in node else set(node["enum"]) if "enum" in node else set()
        return own.union(*(constants(child) for child in node.values()))
    return set().union(*(constants(child) for child in node)) if isinstance(node, list) else set()


def test_the_schema_is_a_valid_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("kind", [*ACTIONS, *EVENTS], ids=lambda kind: kind.__name__)
def test_every_action_and_event_is_in_the_schema_with_its_tag(kind: type[msgspec.Struct]) -> None:
    entry = whole()["$defs"][kind.__name__]
    assert str(kind.__struct_config__.tag) in constants(entry["properties"])
    assert entry["description"]
    root = "action" if kind in ACTIONS else "event"
    assert f"#/$defs/{kind.__name__}" in json.dumps(whole()["properties"][root])


def test_every_field_says_what_it_means() -> None:
    silent = [
        f"{name}.{field}"
        for name, entry in schema()["$defs"].items()
        for field, said in entry.get("properties", {}).items()
        if not said.get("description")
    ]
    assert not silent, f"say beside each of these fields, in a comment on its line, what it means: {silent}"


def test_the_schema_has_every_root_and_nothing_hidden() -> None:
    assert set(schema()["properties"]) == set(ROOTS)
    assert not {"RawEvent", "State", "Hidden", "Table", "Chance"} & set(schema()["$defs"])


@pytest.mark.parametrize("number", range(3))
def test_everything_a_random_game_says_is_valid(number: int) -> None:
    game = large_game(("base", "saboteur2")[number % 2], 3 + number, number)
    rng = random.Random(number)
    for step, (_, action) in enumerate(islice(steps(game, rng), 150)):
        check("action", action)
        if step % 10 == 0:
            check("view", game.view(rng.choice([None, *range(game.setup.seats)])))
    for viewer in (None, 0):
        for event in rng.sample(game.events(viewer), 120):
            check("event", event)
    check("setup", game.setup)
    check("public_setup", game.setup.public())


def test_records_results_and_reports_are_valid() -> None:
    game = random_game(7)
    for _ in steps(game, random.Random(7)):
        pass
    check("record", record_of(game))
    check("result", game.result)
    check("report", verify(record_of(game)))


def test_the_catalogue_is_valid() -> None:
    for module in modules():
        check("module", module)
    for preset in presets():
        check("preset", preset)
    for option in common_options():
        check("option", option)


def test_the_schema_refuses_what_is_wrong() -> None:
    for root, wrong in [
        ("action", {"do": "fly"}),
        ("action", {"do": "lay", "card": 3, "cell": {"x": 0, "y": 0}}),
        ("event", {"event": "card_drawn", "seat": "0", "pile": 3}),
        ("view", {}),
        ("record", {"format": "saboteur-record"}),
    ]:
        with pytest.raises(jsonschema.ValidationError):
            validator(root).validate(wrong)


def test_what_the_schema_takes_for_an_action_is_an_action_or_refused() -> None:
    game = random_game(9)
    rng = random.Random(9)
    view = game.view(min(game.to_act))
    for _ in range(60):
        action = guess(view, rng)
        check("action", action)
        with contextlib.suppress(Refusal):  # and no other error
            game.copy().apply(min(game.to_act), action)


def test_the_command_prints_the_schema() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "saboteur.play.schema.json_schema"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout == schema_text()
    assert json.loads(done.stdout) == schema()
