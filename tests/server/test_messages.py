"""The wire types themselves."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saboteur.play.fields.values import Cell
from saboteur.server import messages as m

STRUCTS = [
    kind for kind in vars(m).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(m.__name__)
]  # fmt: skip


def parts(info: msgspec.inspect.Type, seen: set[int]) -> Iterator[msgspec.inspect.Type]:
    """Return a type and everything it is made of."""
    if isinstance(info, msgspec.inspect.StructType):
        if id(info.cls) in seen:
            return
        seen.add(id(info.cls))
    yield info
    inner: list[Any] = [getattr(info, name, None) for name in ("type", "item_type", "key_type", "value_type")]
    inner += [field.type for field in getattr(info, "fields", ())]
    inner += getattr(info, "types", ())
    for one in inner:
        if isinstance(one, msgspec.inspect.Type):
            yield from parts(one, seen)


PATCHES = [m.Choices, m.ListChange, m.Changes]  # parts of typed values, put together again at the other end


def test_no_wire_type_has_a_tuple_or_anything_goes() -> None:
    for kind in [m.ServerMessage, m.ClientMessage, *(kind for kind in STRUCTS if kind not in PATCHES)]:
        for part in parts(msgspec.inspect.type_info(kind), {id(patch) for patch in PATCHES}):
            assert not isinstance(
                part, msgspec.inspect.TupleType | msgspec.inspect.VarTupleType | msgspec.inspect.AnyType
            ), f"{kind} has {part}"


FILES = sorted({Path(inspect.getfile(kind)) for kind in STRUCTS})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_type_and_every_field_says_what_it_is(file: Path) -> None:
    source = file.read_text("utf-8")
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            assert ast.get_docstring(node), node.name
            for field in node.body:
                if isinstance(field, ast.AnnAssign):
                    last = field.end_lineno or field.lineno
                    assert "#" in lines[last - 1], f"{node.name}: {lines[last - 1].strip()}"


@pytest.mark.parametrize(
    "message",
    [
        m.Hello(protocol=m.PROTOCOL, table="x", last_seq=3),
        m.Ping(),
        m.TakeInput(),
        m.Join(cid="1", name="Ann", seat=2),
        m.Speak(cid="2", claim=m.GoalIs(Cell(8, -2), "treasure")),
        m.ChangeSetup(cid="3", setup=m.TableSetup(seats=7), options=m.TableOptions(clock="slow")),
        m.Reorder(cid="4", order=[1, 0]),
    ],
)
def test_what_a_client_says_comes_back_the_same(message: m.ClientMessage) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=m.ClientMessage) == message


@pytest.mark.parametrize(
    "message",
    [
        m.Ok(cid="1", seq=4),
        m.No(cid=None, code="x", sentence="y", seq=1, clashes=[m.Clash(code="c", sentence="z", values={"seats": 2})]),
        m.Presence(online=[True, False], spectators=3),
        m.Restart(retry_after=2.5),
        m.Bye(code="slow", sentence="…", resume=True),
    ],
)
def test_what_the_server_says_comes_back_the_same(message: m.ServerMessage) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=m.ServerMessage) == message


def test_unknown_fields_are_ignored_and_unknown_kinds_refused() -> None:
    decoder = msgspec.json.Decoder(m.ClientMessage)
    assert decoder.decode(b'{"t":"ping","later":1}') == m.Ping()
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(b'{"t":"pang"}')
