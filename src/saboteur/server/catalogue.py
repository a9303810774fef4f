"""What can be chosen for a table."""

from __future__ import annotations

from functools import cache
from typing import get_args

from saboteur.core.compose import CLASSIC, SPECS, clashes
from saboteur.core.refusal import Refusal
from saboteur.play.catalog import OptionInfo, common_options, modules
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
    chosen, options = PRESETS[preset]
    return m.TableSetup(seats=setup.seats, modules=list(chosen), options={**options, **setup.options})


@cache
def catalogue() -> m.Catalogue:
    """Give everything."""
    return m.Catalogue(
        modules=[
            m.CatalogueModule(
                key=module.key,
                group=module.group,
                line=module.line,
                min_seats=module.fewest_seats,
                max_seats=module.most_seats,
                foundations=module.foundations,
                clashes=sorted(module.clashes),
                options=[_option(option) for option in module.options],
            )
            for module in modules()
        ],
        options=[_option(option) for option in common_options()],
        presets=[_preset(key) for key in PRESETS],
        levels=list(get_args(m.Level)),
        clocks=list(get_args(m.ClockKind)),
    )


def _option(option: OptionInfo) -> m.CatalogueOption:
    return m.CatalogueOption(key=option.key, values=option.values, line=option.line, free=option.free)


def _preset(key: str) -> m.CataloguePreset:
    chosen, options = PRESETS[key]
    fitting = [seats for seats in range(2, m.MAX_SEATS + 1) if not clashes(seats, chosen, options)]
    return m.CataloguePreset(key=key, modules=chosen, options=options, min_seats=min(fitting), max_seats=max(fitting))
