"""JSON Schema of the protocol and OpenAPI of the HTTP routes, made from the types."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from saboteur.play.schema.descriptions import described
from saboteur.server import messages as m
from saboteur.server.http.guard import Endpoint

JSON = "application/json"
_REF = "#/components/schemas/{name}"


def protocol_schema() -> dict[str, Any]:
    """Return the JSON Schema of everything that either side says."""
    kinds = [m.ClientMessage, m.ServerMessage]
    (client, server), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Saboteur protocol {m.PROTOCOL}",
        "$defs": {**described(components, kinds), "FromClient": client, "FromServer": server},
    }


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI description of the routes."""
    kinds = [kind for one in endpoints for kind in (one.body, one.answers) if kind is not None]
    unique: list[Any] = [m.Problem]
    for kind in kinds:
        if kind not in unique:
            unique.append(kind)
    schemas, components = msgspec.json.schema_components(unique, ref_template=_REF)
    by_kind = list(zip(unique, schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saboteur", "version": str(m.PROTOCOL)},
        "paths": paths,
        "components": {
            "schemas": described(components, unique),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "saboteur_device"},
            },
        },
    }


def _operation(one: Endpoint, by_kind: list[tuple[Any, dict[str, Any]]]) -> dict[str, Any]:
    def schema(kind: Any) -> dict[str, Any]:
        return next(found for known, found in by_kind if known == kind)

    stream = one.path.endswith("/events")
    success: dict[str, Any] = {"description": one.line}
    if one.answers is not None:
        success["content"] = {"text/event-stream" if stream else JSON: {"schema": schema(one.answers)}}
    problem = {"description": "Refused.", "content": {JSON: {"schema": schema(m.Problem)}}}
    operation: dict[str, Any] = {
        "summary": one.line,
        "parameters": [
            {"name": name.strip("{}"), "in": "path", "required": True, "schema": {"type": "string"}}
            for name in one.path.split("/")
            if name.startswith("{")
        ]
        + [
            {"name": name, "in": "query", "required": False, "description": said, "schema": {"type": "string"}}
            for name, said in one.query.items()
        ],
        "responses": {str(one.status): success, "4XX": problem, "5XX": problem},
    }
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema(one.body)}}}
    if one.known:
        operation["security"] = [{"token": []}, {"cookie": []}]
    return operation


def fields_reference(union: Any) -> str:
    """Write the table of docs/protocol.md: every kind of a union, what it is, and its fields."""
    kinds = get_args(union)
    _, components = msgspec.json.schema_components(kinds)
    schemas = described(components, list(kinds))
    rows = ["| kind | what | fields |", "|---|---|---|"]
    for kind in kinds:
        schema, config = schemas[kind.__name__], kind.__struct_config__
        rows.append(f"| `{config.tag}` | {_what(schema)} | {_fields(schema, {config.tag_field, 'cid'})} |")
    return "\n".join(rows) + "\n"


def bodies_reference(endpoints: list[Endpoint]) -> str:
    """Write the table of the protocol's page: the body of every request but intents, and the types in it."""
    bodies = {one.body.__name__: one for one in endpoints if isinstance(one.body, type)}
    kinds = [one.body for one in bodies.values()]
    _, components = msgspec.json.schema_components(kinds)
    rows = ["| type | of | fields |", "|---|---|---|"]
    for name, schema in described(components, kinds).items():
        if "properties" in schema:
            of = f"`{bodies[name].method} {bodies[name].path}`" if name in bodies else _what(schema)
            rows.append(f"| `{name}` | {of} | {_fields(schema, set())} |")
    return "\n".join(rows) + "\n"


def _what(schema: dict[str, Any]) -> str:
    return " ".join(str(schema["description"]).split())


def _fields(schema: dict[str, Any], without: set[str | None]) -> str:
    """List the fields of a type; those with a question mark may be left out."""
    shown = [
        f"`{name}`{'' if name in schema['required'] else '?'} ({_type(field)}): {field['description']}"
        for name, field in schema["properties"].items()
        if name not in without
    ]
    return "<br>".join(shown) or "–"


def _type(schema: dict[str, Any]) -> str:
    """Say in a word what a value is."""
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        kinds = [_type(one) for one in schema["anyOf"] if one != {"type": "null"}]
        return kinds[0] if len(kinds) == 1 else "one of several"
    return str(schema.get("type", "anything"))
