"""What can be chosen for a table."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec

from saboteur.bots.arena import preset_balance
from saboteur.bots.characters import CHARACTERS
from saboteur.core.registry import BY_KEY, CLASSES, late
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.spec import Card
from saboteur.play.catalogue import ModuleInfo, OptionInfo, Preset, common_options, modules, presets
from saboteur.play.extensions.module_lessons import lessons_in
from saboteur.play.extensions.module_words import words_of
from saboteur.server import messages as m

PARTY = frozenset(
    {"championship", "treasures", "doubt", "everything", "everything2"}
)  # tables opened with these vote
PRESETS: dict[str, Preset] = {preset.key: preset for preset in presets()}


def with_preset(setup: m.TableSetup, preset: str | None) -> m.TableSetup:
    """Put a preset's modules and options into a setup; options given besides override the preset's."""
    if preset is None:
        return setup
    if preset not in PRESETS:
        raise Refusal("no_preset", f"There is no preset {preset[:40]!r}; there are {', '.join(PRESETS)}.")
    chosen = PRESETS[preset]
    return m.TableSetup(seats=setup.seats, modules=chosen.modules, options={**chosen.options, **setup.options})


@cache
def catalogue() -> m.Catalogue:
    """Return everything."""
    return m.Catalogue(
        modules=[_module(module) for module in modules()],
        options=[_option(option) for option in common_options()],
        presets=[
            m.CataloguePreset(
                key=preset.key,
                modules=preset.modules,
                options=preset.options,
                min_seats=preset.fewest_seats,
                max_seats=preset.most_seats,
                party=preset.key in PARTY,
                balance=[
                    m.Balance(seats=one.seats, found=one.found, within=one.within)
                    for one in preset_balance.figures().get(preset.key, [])
                ],
            )
            for preset in PRESETS.values()
        ],
        levels=list(get_args(m.Level)),
        styles=list(get_args(m.BotStyle)),
        companies=list(get_args(m.BotCompany)),
        characters=[
            msgspec.convert({"key": key, **msgspec.structs.asdict(one)}, m.CatalogueCharacter)
            for key, one in CHARACTERS.items()
        ],
        clocks=list(get_args(m.ClockKind)),
        speeds=list(get_args(m.BotSpeed)),
        colours=list(get_args(m.Colour)),
        faces=list(get_args(m.Face)),
    )


def _module(module: ModuleInfo) -> m.CatalogueModule:
    spec = BY_KEY[module.key]
    return m.CatalogueModule(
        key=module.key,
        group=module.group,
        line=module.line,
        min_seats=module.fewest_seats,
        max_seats=module.most_seats,
        foundations=module.foundations,
        clashes=sorted(module.clashes),
        options=[_option(option) for option in module.options],
        package=module.package,
        cards=[_card(card) for card in spec.cards] if late(spec) else [],
        words=words_of(spec.key) if late(spec) else {},
        lessons=[lesson.key for lesson in lessons_in(CLASSES[spec.key])],
    )


def _card(card: Card) -> m.CatalogueCard:
    return m.CatalogueCard(name=card.name, targets=list(card.targets), symbol=card.symbol, drawing=card.drawing)


def _option(option: OptionInfo) -> m.CatalogueOption:
    return m.CatalogueOption(key=option.key, values=option.values, line=option.line, free=option.free)
