"""docs/protocol.md, docs/security.md and the schemas say what is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from tools.site_tables import filled

from saboteur.server import messages as m
from saboteur.server.http.openapi import bodies_reference, fields_reference, openapi, protocol_schema
from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.tables.log.clocks import PACES

ROOT = Path(__file__).resolve().parents[2]
PAGE = filled((ROOT / "docs/protocol.md").read_text(encoding="utf-8"))
EXAMPLES = re.findall(r"```json (from-client|from-server)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("side", "text"), EXAMPLES)
def test_every_example_is_a_message_of_the_protocol_and_of_the_schema(side: str, text: str) -> None:
    kind: Any = m.ClientMessage if side == "from-client" else m.ServerMessage
    message = msgspec.json.decode(text, type=kind)
    schema = protocol_schema()
    schema["$ref"] = "#/$defs/FromClient" if side == "from-client" else "#/$defs/FromServer"
    jsonschema.validate(msgspec.to_builtins(message), schema)
    jsonschema.validate(msgspec.json.decode(text), schema)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 6


def test_every_route_has_its_row() -> None:
    for one in ENDPOINTS:
        assert f"| `{one.method} {one.path}` | {one.line} |" in PAGE


def test_every_intent_and_every_claim_is_named() -> None:
    for kind in (*get_args(m.AnyIntent), *get_args(m.AnyClaim)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE


@pytest.mark.parametrize("union", [m.AnyIntent, m.AnyClaim], ids=["intents", "claims"])
def test_every_intent_and_claim_is_there_with_its_fields(union: Any) -> None:
    assert fields_reference(union) in PAGE, "write it again: python -m saboteur.server.http.routes"


def test_every_body_of_a_request_is_there_with_its_fields() -> None:
    assert bodies_reference(ENDPOINTS) in PAGE


def test_every_clock_is_named() -> None:
    assert all(f"| `{kind}` |" in PAGE for kind in PACES)


def test_openapi_names_every_route_and_can_be_followed() -> None:
    description = openapi(ENDPOINTS)
    for one in ENDPOINTS:
        assert one.method.lower() in description["paths"][one.path]
    text = msgspec.json.encode(description).decode()
    for name in set(re.findall(r'"#/components/schemas/([^"]+)"', text)):
        assert name in description["components"]["schemas"]


def test_every_field_of_the_protocol_and_of_every_route_says_what_it_means() -> None:
    for schemas in (protocol_schema()["$defs"], openapi(ENDPOINTS)["components"]["schemas"]):
        fields = [(name, *one) for name, schema in schemas.items() for one in schema.get("properties", {}).items()]
        assert len(fields) > 200
        silent = [f"{name}.{field}" for name, field, said in fields if not said.get("description")]
        assert not silent, f"say beside each of these fields, in a comment on its line, what it means: {silent}"


def test_every_promise_of_security_names_a_test_that_exists() -> None:
    page = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    tests = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_[a-z0-9_]+)`", page)
    assert len(named) > 15
    for name in named:
        assert f"def {name}(" in tests, name
