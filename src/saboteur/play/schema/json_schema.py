"""JSON Schema of everything that goes over a wire: actions, events, views, setups, records, the catalogue.

``python -m saboteur.play.schema.json_schema`` prints it. Types are generated from it,
so its names are part of the interface.
"""

import inspect
import sys
from typing import Any, Union

import msgspec

from saboteur.play.actions import AnyAction
from saboteur.play.catalogue import ModuleInfo, OptionInfo, Preset
from saboteur.play.events.audiences import EVENTS
from saboteur.play.game import Result
from saboteur.play.records.record import Record
from saboteur.play.records.verification import Report
from saboteur.play.schema.descriptions import described
from saboteur.play.setup import PublicSetup, Setup
from saboteur.play.views.view_types import View

# The documents that are exchanged; everything else in the schema is a part of one of them.
ROOTS: dict[str, Any] = {
    "action": AnyAction,
    "event": Union[EVENTS],  # noqa: UP007 - made from a tuple
    "view": View,
    "setup": Setup,
    "public_setup": PublicSetup,
    "result": Result,
    "record": Record,
    "report": Report,
    "module": ModuleInfo,
    "option": OptionInfo,
    "preset": Preset,
}


def schema() -> dict[str, Any]:
    """Return one JSON Schema document: `properties` has the roots by name, `$defs` every type."""
    roots, types = msgspec.json.schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    for one in described(types, ROOTS.values()).values():
        one["description"] = inspect.cleandoc(one["description"])
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Saboteur",
        "description": "The values that this engine and its front ends exchange, each under its name.",
        "type": "object",
        "properties": dict(zip(ROOTS, roots, strict=True)),
        "additionalProperties": False,
        "$defs": dict(sorted(types.items())),
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))  # defaults may be tuples
    return plain


def schema_text() -> str:
    """Return the schema as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
