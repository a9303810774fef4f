"""`saboteur rules` and `saboteur schema`: what can be played, and the shape of what is exchanged."""

from __future__ import annotations

import argparse

import msgspec
from rich.table import Table

from saboteur.cli.common import OK, console, say
from saboteur.play.catalog import ModuleInfo, OptionInfo, common_options, modules, presets


def add_rules(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "rules",
        help="list modules, options and presets",
        description="List the modules with their seats, what they go with, their options, and the presets. "
        "docs/rules has a page on each.",
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=rules)


def rules(args: argparse.Namespace) -> int:
    """Show what can be played."""
    if args.json:
        document = {"modules": modules(), "options": common_options(), "presets": presets()}
        say(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
        return OK
    out = console()
    table = Table(title="modules: one foundation, and whatever goes with it", title_justify="left")
    for column in ("module", "group", "seats", "what it is", "not with"):
        table.add_column(column, overflow="fold")
    for module in modules():
        seats = f"{module.fewest_seats}–{module.most_seats}"
        table.add_row(module.key, module.group, seats, module.line, ", ".join(not_with(module)))
    out.print(table)
    out.print(option_table())
    ready = Table(title="presets", title_justify="left")
    for column in ("preset", "seats", "what it is", "modules"):
        ready.add_column(column, overflow="fold")
    for preset in presets():
        seats = f"{preset.fewest_seats}–{preset.most_seats}"
        ready.add_row(preset.key, seats, preset.line, ", ".join(preset.modules))
    out.print(ready)
    return OK


def not_with(module: ModuleInfo) -> list[str]:
    """Name what a module cannot meet."""
    others = [key for key in ("base", "saboteur2") if key not in module.foundations and key != module.key]
    return [*others, *module.clashes]


def option_table() -> Table:
    """List every option; the default comes first."""
    table = Table(title="options, the default first", title_justify="left")
    for column in ("option", "module", "values", "what it decides"):
        table.add_column(column, overflow="fold")
    owned = [("any", option) for option in common_options()]
    owned += [(module.key, option) for module in modules() for option in module.options]
    for owner, option in owned:
        table.add_row(option.key, owner, values(option), option.line)
    return table


def values(option: OptionInfo) -> str:
    """List what an option may be."""
    return ", ".join(option.values) + (f", or {option.free}" if option.free else "")


def add_schema(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "schema",
        help="print the JSON Schema of actions, events, views, setups and records",
        description="Print one JSON Schema document with everything that is exchanged.",
    )
    parser.set_defaults(run=schema)


def schema(args: argparse.Namespace) -> int:
    """Print the schema."""
    del args  # there is nothing to choose
    from saboteur.play.schema import schema_text  # noqa: PLC0415 - building it takes a while

    say(schema_text().rstrip("\n"))
    return OK
