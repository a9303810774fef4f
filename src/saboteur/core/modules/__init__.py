"""One file for each module of the game: the difference that it makes. None of them imports another.

Nobody lists them: whatever lies in this folder and has a class with a `spec` is a module.
"""

import importlib
import pkgutil

from saboteur.core.table.ruleset import Module


def found() -> list[type[Module]]:
    """Import every file of this folder and return the modules in it, in the order in which they compose."""
    out: list[type[Module]] = []
    for name in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        file = importlib.import_module(f"{__name__}.{name}")
        classes = [one for one in vars(file).values() if isinstance(one, type) and issubclass(one, Module)]
        out += [one for one in classes if "spec" in vars(one) and one.__module__ == file.__name__]
    return sorted(out, key=lambda one: (one.spec.order, one.spec.key))
