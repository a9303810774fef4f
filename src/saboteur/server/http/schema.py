"""JSON Schema of the protocol and OpenAPI of the HTTP routes, made from the types."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
import msgspec.inspect

from saboteur.server import messages as m
from saboteur.server.http.guard import Endpoint

JSON = "application/json"
_REF = "#/components/schemas/{name}"


@cache
def _comments(module: str) -> dict[tuple[str, str], str]:
    """Return what is said beside each field in a module, by type and field."""
    source = inspect.getsource(sys.modules[module])
    lines = source.split("\n")
    found: dict[tuple[str, str], str] = {}
    for node in [one for one in ast.parse(source).body if isinstance(one, ast.ClassDef)]:
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                line = lines[(field.end_lineno or field.lineno) - 1]
                found[node.name, field.target.id] = line.partition("  # ")[2].strip()
    return found


def _said(kind: type, field: str) -> str:
    """Return what is said beside a field where its type, or the one it comes from, is written down."""
    own = [base for base in kind.__mro__ if base.__module__.startswith("saboteur.")]
    return next((said for base in own if (said := _comments(base.__module__).get((base.__name__, field)))), "")


def _structs(kinds: Iterable[Any]) -> dict[str, type[msgspec.Struct]]:
    """Find all types that others are made of, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    left = list(msgspec.inspect.multi_type_info(kinds))
    while left:
        one = left.pop()
        if isinstance(one, msgspec.inspect.StructType):
            if one.cls.__name__ not in found:
                found[one.cls.__name__] = one.cls
                left += [field.type for field in one.fields]
        elif isinstance(one, msgspec.inspect.UnionType):
            left += one.types
        else:
            inner = (getattr(one, name, None) for name in ("type", "item_type", "key_type", "value_type"))
            left += [part for part in inner if isinstance(part, msgspec.inspect.Type)]
    return found


def _described(components: dict[str, Any], kinds: Iterable[Any]) -> dict[str, Any]:
    structs = _structs(kinds)
    for name, schema in components.items():
        for field, properties in schema.get("properties", {}).items():
            kind = structs.get(name)
            said = _said(kind, field) if kind else ""
            if kind and field == kind.__struct_config__.tag_field:
                said = "which of the kinds it is"
            if said:
                properties["description"] = said
    return components


def protocol_schema() -> dict[str, Any]:
    """Return the JSON Schema of everything that either side says."""
    kinds = [m.ClientMessage, m.ServerMessage]
    (client, server), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Saboteur protocol {m.PROTOCOL}",
        "$defs": {**_described(components, kinds), "FromClient": client, "FromServer": server},
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
            "schemas": _described(components, unique),
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
