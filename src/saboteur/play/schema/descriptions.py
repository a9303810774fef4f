"""What the fields of published types mean: the comment that stands beside each where its type is written.

A comment costs nothing when values are read and written, and stands where whoever changes the field sees it.
"""

import ast
import inspect
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
import msgspec.inspect


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


def described(components: dict[str, Any], kinds: Iterable[Any]) -> dict[str, Any]:
    """Add to JSON Schemas what is said beside each field of their types."""
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
