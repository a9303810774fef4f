"""What others may rely on, as a list of lines: python -m tools.public writes tests/project/public.txt again.

docs/compatibility.md has the promise. A line that goes or changes breaks somebody's program, file or server, so it
waits for the next major version; a new line is a new promise. The diff of the list is part of a change's review.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

import saboteur
from saboteur import bots, client, kit
from saboteur.bots import own_bots
from saboteur.cli import parser
from saboteur.core.registry import OPTIONS, SPECS
from saboteur.core.table.codes import QUESTIONS
from saboteur.play.extensions import packages
from saboteur.play.positions.text_form import KEYS
from saboteur.play.schema.json_schema import schema
from saboteur.server import messages
from saboteur.server.http.openapi import openapi, protocol_schema
from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.settings import Settings
from saboteur.server.store.migrations import migrations
from saboteur.server.tables.log import log_entries

STORED = Path(__file__).resolve().parents[1] / "tests/project/public.txt"
PYTHON = {"saboteur": saboteur, "saboteur.kit": kit, "saboteur.bots": bots, "saboteur.client": client}


def lines() -> list[str]:
    """List everything, sorted by what it is part of."""
    found = {*_python(), *_rules(), *_types(), *_protocol(), *_folders(), *_commands()}
    return sorted(found)


def _python() -> Iterator[str]:
    """Yield names that a program imports, with how they are called."""
    for name, module in PYTHON.items():
        for public in getattr(module, "__all__", ["Client"]):
            value = getattr(module, public)
            yield f"python {name}.{public}{_signature(value)}"
            yield from (f"python {name}.{public}.{method}" for method in _methods(value))


def _methods(value: Any) -> Iterator[str]:
    """Yield the methods of a class of ours, with how they are called."""
    if not inspect.isclass(value) or not value.__module__.startswith("saboteur."):
        return
    code = _core(value.__module__, value.__name__) if value.__module__.startswith("saboteur.core.") else None
    if isinstance(code, ast.ClassDef):
        written = [one for one in code.body if isinstance(one, ast.FunctionDef)]
        yield from (one.name + _written(one) for one in written if not one.name.startswith("_"))
        return
    for method, function in inspect.getmembers(value, callable):
        if not method.startswith("_") and method in vars(value):
            yield method + _signature(function)


def _signature(value: Any) -> str:
    """Write the parameters by name; annotations and defaults are spelled differently by each Python."""
    if not callable(value):
        return ""
    home = getattr(value, "__module__", "")
    if home.startswith("saboteur.core."):
        return _written(_core(home, value.__name__))
    try:
        parameters = inspect.signature(value).parameters.values()
    except (TypeError, ValueError):  # a type of Python's own
        return ""
    optional = (one.name + ("?" if one.default is not one.empty else "") for one in parameters if one.name != "self")
    return f"({', '.join(optional)})"


def _core(module: str, name: str) -> ast.stmt | None:
    """Find where something of the core is written: what is compiled does not tell its parameters."""
    source = Path(saboteur.__file__).parents[1].joinpath(*module.split(".")).with_suffix(".py")
    return _defined(ast.parse(source.read_text("utf-8")).body, name)


def _defined(body: list[ast.stmt], name: str) -> ast.stmt | None:
    return next((one for one in body if getattr(one, "name", "") == name), None)


def _written(code: ast.stmt | None) -> str:
    """Write the parameters of a function, or those that a class is made with."""
    if isinstance(code, ast.ClassDef):
        made = _defined(code.body, "__init__")
        fields = [one for one in code.body if isinstance(one, ast.AnnAssign)]
        if made is None:
            return f"({', '.join(ast.unparse(one.target) + ('?' if one.value else '') for one in fields)})"
        code = made
    assert isinstance(code, ast.FunctionDef)
    a = code.args
    needed = len(a.args) - len(a.defaults)
    given = [(one.arg, at >= needed) for at, one in enumerate(a.args)]
    given += [(one.arg, value is not None) for one, value in zip(a.kwonlyargs, a.kw_defaults, strict=True)]
    return f"({', '.join(name + ('?' if optional else '') for name, optional in given if name != 'self')})"


def _rules() -> Iterator[str]:
    """Yield keys of modules, options and questions, which records and positions name, and the keys of positions."""
    yield from (f"package entry points {group}" for group in (packages.GROUP, own_bots.GROUP))
    yield from (f"module {spec.key}" for spec in SPECS if not spec.package)
    yield from (f"option {key} = {value}" for key, one in OPTIONS.items() for value in one.values)
    yield from (f"question {name}" for name in QUESTIONS)
    yield from (f"position {key}" for key in KEYS)


def _types() -> Iterator[str]:
    """Yield every type of `saboteur schema` with its fields: actions, events, views, setups, records."""
    yield from _fields("type", schema()["$defs"])


def _protocol() -> Iterator[str]:
    """Yield the version of the protocol, its routes, and its types with their fields."""
    yield f"protocol {messages.PROTOCOL}"
    yield from (f"route {one.method} {one.path}" for one in ENDPOINTS)
    yield from _fields("protocol", protocol_schema()["$defs"])
    yield from _fields("protocol", openapi(ENDPOINTS)["components"]["schemas"])


def _fields(kind: str, schemas: dict[str, Any]) -> Iterator[str]:
    for name, one in schemas.items():
        for field, said in one.get("properties", {}).items():
            needed = "" if field in one.get("required", []) else "?"
            yield f"{kind} {name}.{field}{needed}{_tag(said)}"


def _tag(schema: dict[str, Any]) -> str:
    """Write the one value of a field that names its type."""
    return f" = {schema['enum'][0]}" if len(schema.get("enum", [])) == 1 else ""


def _folders() -> Iterator[str]:
    """Yield what lies in a server's data folder: steps of the database, entries of logs, settings."""
    for dialect in ("sqlite", "postgres"):
        for step in migrations(dialect):
            yield f"database {dialect} {step.number} {step.name} {hashlib.sha256(step.sql.encode()).hexdigest()[:12]}"
    for entry in get_args(log_entries.AnyEntry):
        yield from (f"log {entry.__struct_config__.tag}.{field}" for field in entry.__struct_encode_fields__)
    yield from (f"setting {field.name}" for field in msgspec.structs.fields(Settings))


def _commands() -> Iterator[str]:
    """Yield every command with its arguments."""
    yield from _arguments("saboteur", parser([]))


def _arguments(command: str, described: argparse.ArgumentParser) -> Iterator[str]:
    for action in described._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield f"command {command} {name}"
                yield from _arguments(f"{command} {name}", inner)
        else:
            yield from (f"command {command} {name}" for name in action.option_strings or [action.dest])


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    STORED.write_text("\n".join(lines()) + "\n", "utf-8")
    sys.stderr.write(f"{STORED.name}: {len(lines())} lines\n")
