"""What can be chosen for a table."""

from __future__ import annotations

from functools import cache
from typing import get_args

from saboteur.core.compose import CLASSIC, FIRST_SEAT_OPTION, FOUNDATIONS, SPECS, Option, clashes
from saboteur.core.refusal import Refusal
from saboteur.server import messages as m

_EXTRAS = ["goal_swap", "trove", "veto", "turnabout", "master_craftsman", "path_specialist", "detour", "toll"]
# key -> modules and options; the seats that fit are found by asking the rules.
PRESETS: dict[str, tuple[list[str], dict[str, str]]] = {
    "base": (["base"], {}),
    "classic": (["base"], dict(CLASSIC)),
    "saboteur2": (["saboteur2"], {}),
    "championship": (
        [
            "base",
            "greedy_dwarf",
            *(spec.key for spec in SPECS if spec.group == "championship" and spec.key != "greedy_dwarf"),
        ],
        {},
    ),
    "treasures": (["base", "new_goals", "chests"], {}),
    "tournament": (["base", "tournament"], {}),
    "everything": (["saboteur2", *_EXTRAS, "tunnel_party", "new_goals", "chests"], {}),
}


def with_preset(setup: m.TableSetup, preset: str | None) -> m.TableSetup:
    """Put a preset's modules and options into a setup; options given besides override the preset's."""
    if preset is None:
        return setup
    if preset not in PRESETS:
        raise Refusal("no_preset", f"There is no preset {preset[:40]!r}; there are {', '.join(PRESETS)}.")
    modules, options = PRESETS[preset]
    return m.TableSetup(seats=setup.seats, modules=list(modules), options={**options, **setup.options})


@cache
def catalogue() -> m.Catalogue:
    """Give everything."""
    return m.Catalogue(
        modules=[
            m.CatalogueModule(
                key=spec.key,
                group=spec.group,
                line=spec.line,
                min_seats=spec.seats[0],
                max_seats=spec.seats[1],
                foundations=[spec.key] if spec.key in FOUNDATIONS else list(spec.foundations),
                clashes=sorted({*spec.clashes, *(other.key for other in SPECS if spec.key in other.clashes)}),
                options=[_option(option) for option in spec.options],
            )
            for spec in SPECS
        ],
        options=[_option(FIRST_SEAT_OPTION)],
        presets=[_preset(key) for key in PRESETS],
        levels=list(get_args(m.Level)),
        clocks=list(get_args(m.ClockKind)),
    )


def _option(option: Option) -> m.CatalogueOption:
    return m.CatalogueOption(key=option.key, values=list(option.values), line=option.line, free=option.free)


def _preset(key: str) -> m.CataloguePreset:
    modules, options = PRESETS[key]
    fitting = [seats for seats in range(2, m.MAX_SEATS + 1) if not clashes(seats, modules, options)]
    return m.CataloguePreset(
        key=key, modules=modules, options=options, min_seats=min(fitting), max_seats=max(fitting)
    )
