"""JSON Schema of the protocol and OpenAPI of the HTTP routes, made from the types."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from typing import Any

import msgspec

from saboteur.server import messages as m
from saboteur.server.http.guard import Endpoint

JSON = "application/json"
_REF = "#/components/schemas/{name}"


@cache
def comments() -> dict[str, dict[str, str]]:
    """Return what is said beside each field in `messages`, by type and field."""
    source = inspect.getsource(m)
    lines = source.split("\n")
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = found.setdefault(node.name, {})
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    said = lines[(field.end_lineno or field.lineno) - 1].rpartition("  # ")[2]
                    fields[field.target.id] = said.strip()
    return found


def _described(components: dict[str, Any]) -> dict[str, Any]:
    for name, schema in components.items():
        for field, said in comments().get(name, {}).items():
            if field in schema.get("properties", {}):
                schema["properties"][field]["description"] = said
    return components


def protocol_schema() -> dict[str, Any]:
    """Return the JSON Schema of everything that either side says."""
    (client, server), components = msgspec.json.schema_components(
        [m.ClientMessage, m.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Saboteur protocol {m.PROTOCOL}",
        "$defs": {**_described(components), "FromClient": client, "FromServer": server},
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
            "schemas": _described(components),
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
