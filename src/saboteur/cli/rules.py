"""`saboteur rules` and `saboteur schema`: what can be played, and the shape of what is exchanged."""

from __future__ import annotations

import argparse

import msgspec
from rich.table import Table

from saboteur.cli.shared import OK, add_language, console, say
from saboteur.core.registry import FAILED
from saboteur.play.catalogue import ModuleInfo, OptionInfo, common_options, modules, presets
from saboteur.words import Texts, texts
from saboteur.words.thing_names import dashed


def add_rules(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command; the Fluent files (`cli-…`) have the words of its help."""
    parser = commands.add_parser("rules", help="list modules, options and presets")
    add_language(parser)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=rules)


def rules(args: argparse.Namespace) -> int:
    """Show what can be played."""
    if args.json:
        document = {"modules": modules(), "options": common_options(), "presets": presets()}
        say(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
        return OK
    t, out = texts(args.language), console()
    table = _table(t("term-modules"), t, "module", "group", "players", "what", "not-with")
    for module in modules():
        seats = f"{module.fewest_seats}–{module.most_seats}"
        line = f"{t(f'module-{dashed(module.key)}')}: {t(f'moduleline-{dashed(module.key)}')}"
        brought = f"{t(f'group-{module.group}')} ({module.package})" if module.package else t(f"group-{module.group}")
        table.add_row(module.key, brought, seats, line, ", ".join(not_with(module)))
    out.print(table)
    for key, why in FAILED.items():
        out.print(t("term-module-failed", module=key, why=why))
    out.print(option_table(t))
    ready = _table(t("term-presets"), t, "module", "players", "what", "modules-column")
    for preset in presets():
        seats = f"{preset.fewest_seats}–{preset.most_seats}"
        line = f"{t(f'preset-{preset.key}')}: {t(f'presetline-{preset.key}')}"
        ready.add_row(preset.key, seats, line, ", ".join(preset.modules))
    out.print(ready)
    return OK


def _table(title: str, t: Texts, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(t(f"term-{column}"), overflow="fold")
    return table


def not_with(module: ModuleInfo) -> list[str]:
    """Name what a module cannot meet."""
    others = [key for key in ("base", "saboteur2") if key not in module.foundations and key != module.key]
    return [*others, *module.clashes]


def option_table(t: Texts) -> Table:
    """List every option; the default comes first."""
    table = _table(t("term-options"), t, "option", "module", "values", "what")
    owned = [(t("term-any"), option) for option in common_options()]
    owned += [(module.key, option) for module in modules() for option in module.options]
    for owner, option in owned:
        line = f"{t(f'option-{dashed(option.key)}')}: {t(f'rule-option-{dashed(option.key)}')}"
        table.add_row(option.key, owner, values(option, t), line)
    return table


def values(option: OptionInfo, t: Texts) -> str:
    """List what an option may be: as it is typed, and what it means."""
    listed = [f"{value} ({t(f'value-{dashed(value)}')})" for value in option.values]
    return ", ".join(listed) + (f", {option.free}" if option.free else "")


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
    from saboteur.play.schema.json_schema import schema_text  # noqa: PLC0415 - building it takes a while

    say(schema_text().rstrip("\n"))
    return OK
