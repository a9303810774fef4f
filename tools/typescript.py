"""Write what the browser client must know of the server, read from the server's own types and tables.

web/src/lib/net/wire.ts   the wire's types, from the msgspec Structs
web/src/lib/net/codes.ts  every code of a refusal, what it means, and the values that it always carries

tools/typescript.py          write the files
tools/typescript.py --check  fail when one is out of date
"""

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec import inspect

from saboteur.core.registry import SPECS, late
from saboteur.core.table.cards import FRONTS, GOALS, NAMES, NUMBERED, ROLES, TOOLS
from saboteur.core.table.codes import ENDINGS, QUESTIONS
from saboteur.core.table.events import WHY
from saboteur.play import refusal_codes as game
from saboteur.play.actions import AnyAction
from saboteur.play.catalogue import common_options
from saboteur.play.commentary.thoughts import GROUNDS
from saboteur.play.events.audiences import EVENTS
from saboteur.play.views.view_types import View
from saboteur.server import messages
from saboteur.server import protocol_refusals as refused

LIB = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "net"
TARGET = LIB / "wire.ts"
CODES = LIB / "codes.ts"
HEAD = "// Written by tools/typescript.py from the server's types: do not edit.\n"
SIMPLE = {
    inspect.NoneType: "null", inspect.BoolType: "boolean", inspect.IntType: "number", inspect.FloatType: "number",
    inspect.StrType: "string", inspect.AnyType: "unknown", inspect.RawType: "unknown", inspect.DateTimeType: "string",
}  # fmt: skip
WORDS = {
    "ROLES": ROLES, "FRONTS": FRONTS, "TOOLS": TOOLS, "GOALS": GOALS, "ENDINGS": ENDINGS[1:],
    "QUESTIONS": QUESTIONS, "WHY": WHY[1:], "CARDS": NAMES[1:NUMBERED],
    "GROUNDS": tuple(sorted(GROUNDS)),
    "MODULES": [spec.key for spec in SPECS if not late(spec)],
    "OPTIONS": [one.key for one in common_options()]
    + [one.key for spec in SPECS if not late(spec) for one in spec.options],
}  # fmt: skip

UNIONS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "AnyAction": AnyAction.__args__, "AnyEvent": EVENTS, "AnyNews": messages.AnyNews.__args__,
    "AnyClaim": messages.AnyClaim.__args__, "AnyIntent": messages.AnyIntent.__args__,
    "ServerMessage": messages.ServerMessage.__args__, "ClientMessage": messages.ClientMessage.__args__,
}  # fmt: skip


class Writer:
    """Collects the Structs met, and writes each of them once."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def type_of(self, kind: inspect.Type) -> str:
        """Write a type as TypeScript does."""
        for simple, text in SIMPLE.items():
            if isinstance(kind, simple):
                return text
        match kind:
            case inspect.UnionType(types=types):
                return self.union_of(types)
            case inspect.ListType(item_type=item):
                inner = self.type_of(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type_of(value)}>"
            case inspect.LiteralType(values=values):
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
            case inspect.EnumType(cls=cls):
                return " | ".join(f"'{member.value}'" for member in cls)
            case inspect.StructType():
                self.struct(kind)
                return kind.cls.__name__
        raise NotImplementedError(f"no TypeScript for {kind}")

    def union_of(self, types: tuple[inspect.Type, ...]) -> str:
        """Write a union, by its name where it has one."""
        parts = list(dict.fromkeys(self.type_of(part) for part in types))
        for name, members in UNIONS.items():
            names = [member.__name__ for member in members]
            if len(names) > 1 and set(names) <= set(parts):
                parts = [name, *(part for part in parts if part not in names)]
        return " | ".join(parts)

    def struct(self, kind: inspect.StructType) -> None:
        """Write a Struct as an interface."""
        name = kind.cls.__name__
        if name in self.found:
            return
        self.found[name] = ""  # a struct may hold itself
        lines = [f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: '{kind.tag}'")
        # A default may be left out by whoever writes; msgspec leaves it out only if told so.
        leaves_out = bool(kind.cls.__struct_config__.omit_defaults)
        for field in kind.fields:
            optional = "?" if leaves_out and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type_of(field.type)}")
        self.found[name] = "\n".join([*lines, "}"])


def union(name: str, members: tuple[type[msgspec.Struct], ...]) -> str:
    """Name a union of Structs."""
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members)


def wire() -> str:
    """Write the whole file."""
    writer = Writer()
    for kind in (*inspect.multi_type_info([View, *AnyAction.__args__, *EVENTS, *_server_messages()]),):
        writer.type_of(kind)
    unions = [union(name, members) for name, members in UNIONS.items()]
    constants = [
        f"export const {name} = [\n" + "".join(f"  '{word}',\n" for word in words) + "] as const"
        for name, words in WORDS.items()
    ]
    return HEAD + "\n" + "\n\n".join([*writer.found.values(), *unions, *constants]) + "\n"


def codes() -> str:
    """Write the codes of refusals: those of a setup's clashes apart, as they never come alone."""
    refusals = {**game.REASONS, "setup": "The setup cannot be played; `clashes` has every reason.", **refused.REASONS}
    values = {**game.VALUES, **refused.VALUES}
    head = HEAD + "// code: the values that such a refusal always carries; the comment says when it is given\n"
    return (
        head
        + _codes("REFUSALS", refusals, values)
        + _codes("CLASHES", game.SETUP_REASONS, game.SETUP_VALUES)
        + "export type RefusalCode = keyof typeof REFUSALS\nexport type ClashCode = keyof typeof CLASHES\n"
    )


def _codes(name: str, lines: dict[str, str], values: dict[str, tuple[str, ...]]) -> str:
    rows = [
        f"  {code}: [{', '.join(repr(value) for value in values.get(code, ()))}], // {line}\n"
        for code, line in lines.items()
    ]
    return f"\nexport const {name} = {{\n{''.join(rows)}}} as const\n"


def _server_messages() -> list[type[msgspec.Struct]]:
    kinds = [value for value in vars(messages).values() if isinstance(value, type)]
    ours = [kind for kind in kinds if kind.__module__.startswith(messages.__name__)]
    return [kind for kind in ours if issubclass(kind, msgspec.Struct)]


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail when one is out of date")
    args = parser.parse_args(arguments)
    stale = [
        (file, text)
        for file, text in ((TARGET, wire()), (CODES, codes()))
        if not file.is_file() or file.read_text("utf-8") != text
    ]
    for file, text in stale:
        if args.check:
            print(f"web/src/lib/net/{file.name} is out of date: run tools/typescript.py")
        else:
            file.write_text(text, "utf-8")
    return int(args.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
